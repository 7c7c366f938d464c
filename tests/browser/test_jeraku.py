"""Jeraku at the table: every mode to its end, sealed choices in two browsers."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import kachidoki
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

BOT = "bot:novice"
MODES = kachidoki.game("jeraku").modes
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def jeraku(new_player: NewPlayer) -> Player:
    """Anna, in English, on a wide screen."""
    return new_player("Anna", game="jeraku")


def bots(mode: str) -> list[str]:
    """A bot on every seat but the first."""
    return [BOT] * (min(MODES[mode].players) - 1)


def result(player: Player) -> Locator:
    return player.page.get_by_role("dialog", name=player.say("page-game-over"), exact=True)


def sheet(player: Player) -> Locator:
    return player.page.get_by_role("dialog", name=player.say("page-round-over"), exact=True)


def turn_the_sheet(player: Player) -> None:
    """Close the sheet of a round by Enter; that of the next round may be behind it."""
    dialog = sheet(player)
    before = dialog.text_content()
    expect(player.button("page-next-round")).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(
        "before => document.querySelector('.cover [role=dialog]')?.textContent !== before",
        arg=before,
    )


def play_to_the_end(player: Player) -> None:
    """Click on what is lit, and close the sheet of each round, until the result is shown."""
    over, between = result(player), sheet(player)
    for _ in range(600):
        player.lit_or_told()
        if over.is_visible():
            return
        if between.is_visible():
            turn_the_sheet(player)
        else:
            player.act()
    raise AssertionError("it does not end")


def last_skirmish(news: dict[str, Any]) -> bool:
    """The last one of the game; a duo may end before it."""
    table = news["view"]["table"]
    over = news["table"]["status"] == "over"
    return bool(over or (table["round"] == 3 and table["skirmish"] == table["skirmishes"]))


# In these modes the page looks on all the time; in the others it comes back for the end.
WATCHED = ("base", "solo")


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_in_the_browser(jeraku: Player, mode: str) -> None:
    """Recruiting and the first cards by clicks, then the answers come from elsewhere, and the last
    skirmish by clicks again."""
    table = jeraku.sit("me", *bots(mode), mode=mode)
    for _ in range(8):
        jeraku.act()
        jeraku.lit()
    if mode not in WATCHED:
        jeraku.away()
    jeraku.play_until(table, last_skirmish)
    if mode not in WATCHED:
        jeraku.open(f"/table/{table}")
    play_to_the_end(jeraku)
    over, news = result(jeraku), jeraku.news(table)
    assert news["table"]["status"] == "over"
    expect(over).to_contain_text(str(max(news["table"]["scores"])))
    expect(over.locator(".proof:not(.bad)")).to_be_visible()
    jeraku.check_access()
    jeraku.button("page-look-at-table").click()
    expect(over).to_be_hidden()
    jeraku.shows(table)
    jeraku.check_width()


def test_cards_are_passed_at_the_same_time(new_player: NewPlayer) -> None:
    """Nobody waits for another to choose, and nobody sees what another has chosen."""
    anna, ben = new_player("Anna", game="jeraku"), new_player("Ben", "de", game="jeraku")
    table = anna.make("me", "open", BOT)
    invite = anna.ask("GET", f"/api/tables/{table}/invite")["invite"]
    ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    for player in (anna, ben):
        player.open(f"/table/{table}")
        player.lit()
        assert player.news(table)["view"]["question"]["key"] == "pass"
    before = ben.news(table)["view"]["table"]
    choose_two(anna)
    # Anna is done; for Ben nothing has changed but that she is.
    expect(anna.targets).to_have_count(0)
    # Both cards are on their way by then.
    while (after := ben.news(table)["view"]["table"])["parties"][0]["locked"] < 2:
        ben.page.wait_for_timeout(20)
    assert after["hand"] == before["hand"]
    assert after["received"] == []
    assert after["parties"][0]["locked"] == 2
    chosen = anna.news(table)["view"]["table"]["locked"]
    assert len(chosen) == 2
    assert not set(chosen) & set(str(ben.news(table)["events"]).split("'"))
    choose_two(ben)
    # Now the cards have gone on: what Anna gave is in Ben's hand.
    expect(ben.log.filter(has_text="Anna")).not_to_have_count(0)
    # The bot may still have to choose.
    while not (got := ben.news(table)["view"]["table"])["received"]:
        ben.page.wait_for_timeout(20)
    assert sorted(got["received"]) == sorted(chosen)
    for player, seat in ((anna, 0), (ben, 1)):
        seen = [one for one in player.news(table)["events"] if one["key"] == "pass-seen"]
        assert all(seat in (one["values"]["seat"], one["values"]["victim"]) for one in seen)
        assert len(seen) == 2
        player.page.reload()
        player.shows(table)


def choose_two(player: Player) -> None:
    """Pick the last card first: the order is the page's business."""
    hand = player.page.locator("[data-target=hand]")
    count = hand.count()
    for at in (count - 1, 0):
        player.page.mouse.move(1, 1)
        hand.nth(at).click(position={"x": 8, "y": 24})
    player.page.locator("[data-target=confirm]").first.click()


def test_a_round_ends_with_its_sums(jeraku: Player) -> None:
    table = jeraku.make("me", BOT, BOT)
    jeraku.play_until(table, lambda news: news["view"]["table"]["skirmish"] == 6)
    jeraku.open(f"/table/{table}")
    dialog = sheet(jeraku)
    for _ in range(60):
        jeraku.lit_or_told()
        if dialog.is_visible():
            break
        jeraku.act()
    jeraku.check_access()
    for one in jeraku.news(table)["events"]:
        if one["key"] == "total":
            expect(dialog).to_contain_text(str(one["values"]["total"]))
    jeraku.page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()


def test_the_keyboard_alone_is_enough(jeraku: Player) -> None:
    table = jeraku.sit("me", BOT, mode="duo")
    for _ in range(4):
        jeraku.deed(jeraku.walk)
        jeraku.lit()
    jeraku.shows(table)


@pytest.mark.parametrize(("device", "mode"), [(PHONE, "armies"), (SMALL, "five")])
def test_a_phone_has_room_for_everything(
    new_player: NewPlayer, device: dict[str, object], mode: str
) -> None:
    player = new_player("Anna", game="jeraku", **device)
    table = player.make("me", *bots(mode), mode=mode)
    player.play_until(table, lambda news: news["view"]["table"]["skirmish"] == 3)
    player.open(f"/table/{table}")
    player.lit()
    player.check_width()
    player.check_access()
    for _ in range(3):
        player.act()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_solo_game_in_other_languages_and_dark(new_player: NewPlayer, language: str) -> None:
    player = new_player("Anna", language, game="jeraku", color_scheme="dark")
    table = player.make("me", mode="solo")
    player.play_until(table, lambda news: news["view"]["table"]["round"] == 2)
    player.open(f"/table/{table}")
    player.lit()
    player.check_access()
    player.deed()
    player.shows(table)
