"""Victory & Honor at the table: every mode by clicks, two partners in two browsers."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import kachidoki
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, edge, moves_of, wait_for

BOT = "bot:novice"
BOTS = (BOT, BOT, BOT)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def honor(new_player: NewPlayer) -> Player:
    """Anna, in English, on a wide screen."""
    return new_player("Anna", game="honor")


def result(player: Player) -> Locator:
    return player.page.get_by_role("dialog", name=player.say("page-game-over"), exact=True)


def play_to_the_end(player: Player) -> None:
    """Click on what is lit until the result is shown."""
    over = result(player)
    for _ in range(200):
        player.lit_or_told()
        if over.is_visible():
            return
        player.act()
    raise AssertionError("it does not end")


# Two modes are played to their end by others: by two partners, and in the text view.
ELSEWHERE = ("partners-advanced", "individual")


@pytest.mark.parametrize(
    "mode", [mode for mode in kachidoki.game("honor").modes if mode not in ELSEWHERE]
)
def test_a_whole_game_with_nothing_but_clicks(new_player: NewPlayer, mode: str) -> None:
    honor = new_player("Anna", game="honor", reduced_motion="no-preference")
    table = honor.sit("me", *BOTS, mode=mode)
    play_to_the_end(honor)
    over, news = result(honor), honor.news(table)
    assert news["table"]["status"] == "over"
    expect(over).to_contain_text(str(max(news["table"]["scores"])))
    expect(over.locator(".proof:not(.bad)")).to_be_visible()
    honor.check_access()
    honor.button("page-look-at-table").click()
    expect(over).to_be_hidden()
    honor.shows(table)
    honor.check_width()


def turn(table: str, *players: Player) -> Player | None:
    """Wait until somebody is asked: who that is; None when the game is over."""
    for _ in range(1000):
        for player in players:
            news = player.news(table)
            if news["table"]["status"] == "over":
                return None
            if news["view"]["moves"]:
                return player
        players[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_two_partners_in_two_browsers(new_player: NewPlayer) -> None:
    anna, ben = new_player("Anna", game="honor"), new_player("Ben", "de", game="honor")
    table = anna.make("me", BOT, "open", BOT, mode="partners-advanced")
    invite = anna.ask("GET", f"/api/tables/{table}/invite")["invite"]
    ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    anna.open(f"/table/{table}")
    ben.open(f"/table/{table}")
    over = [result(anna), result(ben)]

    def act(most: int) -> None:
        """Whoever is asked clicks; the other one sees it happen."""
        for _ in range(most):
            asked = turn(table, anna, ben)
            if asked is None:
                return
            asked.deed()

    act(8)
    # The middle of the round comes from elsewhere, while both look on.
    for _ in range(200):
        asked = turn(table, anna, ben)
        assert asked is not None
        if asked.news(table)["view"]["table"]["phase"] == 4:
            break
        asked.play_until(table, lambda news: not news["view"]["moves"])
    act(60)
    wait_for(over[0])
    wait_for(over[1])
    for player, seat in ((anna, 0), (ben, 2)):
        events = player.news(table)["events"]
        # Each has seen the own deal, and of what lay face down the own cards before the battle.
        assert [one["key"] for one in events if "deal" in one["key"]] == ["deal-seen"]
        hidden = [one for one in events if one["key"] == "sacrifice-seen"]
        assert {one["values"]["seat"] for one in hidden} <= {seat}
    for player, dialog in ((anna, over[0]), (ben, over[1])):
        scores = player.news(table)["table"]["scores"]
        assert scores[0] == scores[2]
        expect(dialog).to_contain_text(str(scores[0]))
        player.button("page-look-at-table").click()
        player.shows(table)


@pytest.mark.parametrize("seats", [("me", *BOTS), (*BOTS[:2], "me", BOTS[0])], ids=["1", "3"])
def test_between_two_rounds_the_partners_behind_name_who_starts(
    honor: Player, seats: tuple[str, ...]
) -> None:
    """Either of them is asked; a bot leaves it to its partner."""
    # Whether one's own side is behind is luck: of a few tables one will do.
    for _ in range(20):
        table = honor.make(*seats, options={"rounds": 2})
        honor.play_until(table, lambda news: news["view"]["table"]["history"])
        question = honor.news(table)["view"]["question"]
        if question is not None and question["key"] == "starter":
            break
    else:
        raise AssertionError("twenty times the others were behind")
    honor.open(f"/table/{table}")
    honor.lit()
    honor.check_access()
    hand = honor.page.locator("[data-target=hand]")
    expect(hand).to_have_count(0)
    honor.page.locator("[data-target=seat], [data-target=answer]").first.click()
    expect(honor.log.filter(has_text=honor.begins(2))).to_have_count(1)
    named = [one for one in honor.news(table)["events"] if one["key"] == "next-start"]
    assert named[-1]["values"]["seat"] in (0, 2)
    assert named[-1]["values"]["why"] == "choice"


def test_the_score_sheet_of_a_round_has_its_sums(honor: Player) -> None:
    table = honor.make("me", *BOTS, mode="individual-advanced", options={"rounds": 2})
    honor.play_until(table, lambda news: news["view"]["table"]["phase"] == 4)
    honor.open(f"/table/{table}")
    sheet = honor.page.get_by_role("dialog", name=honor.say("page-round-over"), exact=True)
    for _ in range(60):
        honor.lit_or_told()
        if sheet.is_visible():
            break
        honor.act()
    honor.check_access()
    for one in honor.news(table)["events"]:
        if one["key"] == "total":
            expect(sheet).to_contain_text(str(one["values"]["total"]))
    honor.page.keyboard.press("Enter")
    expect(sheet).to_be_hidden()


def test_the_keyboard_alone_is_enough(honor: Player) -> None:
    table = honor.sit("me", *BOTS)
    for _ in range(4):
        honor.deed(honor.walk)
        honor.lit()
    honor.shows(table)


def test_a_place_where_a_card_may_not_go_says_why(honor: Player) -> None:
    table = honor.make("me", *BOTS)

    def barred(news: Any) -> bool:
        """Whether some card may go to one place and not to another that is open."""
        moves = moves_of(news["view"])
        places = {move.split()[0] for move in moves}
        card = moves[-1].split(" ", 1)[1] if moves else ""
        return places != {move.split()[0] for move in moves if move.endswith(card)}

    honor.play_until(table, barred)
    news = honor.news(table)
    honor.open(f"/table/{table}")
    honor.lit()
    page = honor.page
    page.locator("[data-target=hand]").last.click()
    place = page.locator(".place.barred").first
    expect(place).to_be_visible()
    place.click(force=True)
    toast = page.locator(".toast.refusal")
    expect(toast.get_by_role("button", name=honor.say("page-rule-open"))).to_be_visible()
    toast.get_by_role("button", name=honor.say("page-close")).click()
    expect(toast).to_have_count(0)
    # The same with its key.
    page.keyboard.press(place.get_attribute("data-key") or "")
    expect(toast).to_be_visible()
    assert honor.news(table)["sequence"] == news["sequence"]


def test_a_card_that_may_not_be_played_says_why(honor: Player) -> None:
    """By mouse, dragged, by keyboard and in the text view; and nothing happens."""
    table = ""

    def barred(news: Any) -> bool:
        view = news["view"]
        can = {move.split(" ", 1)[1] for move in moves_of(view)}
        return bool(can and can < set(view["table"]["hand"])) or news["table"]["status"] == "over"

    for _ in range(10):
        table = honor.make("me", *BOTS)
        honor.play_until(table, barred)
        if honor.news(table)["table"]["status"] != "over":
            break
    before = honor.news(table)["sequence"]
    page = honor.page
    toast = page.locator(".toast.refusal")

    def told() -> None:
        expect(toast.get_by_role("button", name=honor.say("page-rule-open"))).to_be_visible()
        toast.get_by_role("button", name=honor.say("page-close")).click()
        expect(toast).to_have_count(0)

    honor.open(f"/table/{table}")
    honor.lit()
    card = page.locator(".hand button[aria-disabled=true]").last
    card.click(force=True)
    told()
    card.focus()
    page.keyboard.press("Enter")
    told()
    for place in ("left", "centre", "right"):
        honor.drag(card, page.locator(f'[data-drop="place 0 {place}"]'))
        told()
    honor.open(f"/table/{table}/text")
    honor.lit()
    page.locator("details", has=page.locator("[data-try]")).locator("summary").click()
    page.locator("[data-try]").last.click()
    told()
    assert honor.news(table)["sequence"] == before


def test_a_card_is_dragged_onto_a_place(honor: Player) -> None:
    table = honor.sit("me", *BOTS)
    before = honor.log.count()
    honor.drag(
        honor.page.locator("[data-target=hand]").first,
        honor.page.locator('[data-drop="place 0 centre"]'),
    )
    expect(honor.log).not_to_have_count(before)
    first = next(one for one in honor.news(table)["events"] if one["key"] == "lead")
    assert (first["values"]["seat"], first["values"]["place"]) == (0, "centre")
    honor.lit()
    honor.shows(table)


@pytest.mark.parametrize("device", [PHONE, SMALL], ids=["phone", "small phone"])
def test_fingers_on_a_phone(new_player: NewPlayer, device: dict[str, object]) -> None:
    player = new_player("Anna", game="honor", **device)
    table = player.sit("me", *BOTS, mode="individual-advanced")
    for _ in range(4):
        player.deed(lambda place: place.tap(**edge(place)))
        player.check_width()
        player.lit()
    player.shows(table)
    player.check_access()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_language_at_night(new_player: NewPlayer, language: str) -> None:
    player = new_player("Anna", language, game="honor", color_scheme="dark")
    table = player.sit("me", *BOTS, mode="partners-advanced")
    for _ in range(4):
        player.deed()
        player.lit()
    player.shows(table)
    player.check_words()
    player.check_access()


def test_a_round_in_the_text_view_with_the_keyboard(honor: Player) -> None:
    table = honor.make("me", *BOTS, mode="individual")
    honor.open(f"/table/{table}/text")
    honor.lit()
    honor.check_access()
    over = honor.page.get_by_role("heading", name=honor.say("page-text-result"), exact=True)
    while True:
        wait_for(honor.targets.first.or_(over).first)
        if over.is_visible():
            break
        honor.act(lambda place: (place.focus(), honor.page.keyboard.press("Enter"))[1])
    honor.shows(table)
    honor.check_access()


def test_a_replay_shows_every_card_and_battle(honor: Player) -> None:
    table = honor.make("me", *BOTS)
    honor.finish(table)
    honor.open(f"/table/{table}/replay")
    slider = honor.page.get_by_role("slider", name=honor.say("page-replay-slider"), exact=True)
    last = int(slider.get_attribute("max") or 0)
    assert last >= 36
    honor.button("page-replay-first").click()
    expect(slider).to_have_value("0")
    for step in range(1, 16):
        honor.button("page-replay-next").click()
        expect(slider).to_have_value(str(step))
    honor.check_access()
    honor.check_words()
    honor.button("page-replay-last").click()
    expect(slider).to_have_value(str(last))
