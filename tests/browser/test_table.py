"""A game at the table: by mouse, by keyboard, by finger, in every language."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, edge, moves_of, wait_for

BOT = "bot:novice"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def near_its_end(news: Any) -> bool:
    """Whether a round lacks a set or two: somebody has many, or nearly all nine lie there."""
    table = news["view"]["table"]
    if news["table"]["status"] == "over":
        return True
    owners = [one["seat"] for one in table["sets"].values()]
    most = max(map(owners.count, owners), default=0)
    return bool(most >= table["goal"] - 1 or len(owners) >= 7)


def test_a_whole_game_with_nothing_but_clicks(new_player: NewPlayer) -> None:
    player = new_player("Anna", reduced_motion="no-preference")
    table = player.sit("me", BOT)
    over = player.page.get_by_role("dialog", name=player.say("page-game-over"), exact=True)
    for _ in range(400):
        player.lit_or_told()
        if over.is_visible():
            break
        player.act()
    expect(over).to_be_visible()
    news = player.news(table)
    assert news["table"]["status"] == "over"
    expect(over).to_contain_text(str(max(news["table"]["scores"])))
    # All deals are proved, at once.
    expect(over.locator(".proof:not(.bad)")).to_be_visible()
    player.check_access()
    player.button("page-look-at-table").click()
    expect(over).to_be_hidden()
    player.shows(table)
    player.button("page-result").click()
    player.button("page-again").click()
    expect(player.page).not_to_have_url(f"{player.url}/table/{table}")
    expect(player.page.locator(".question")).to_be_visible()


def at_the_end_of_a_round(player: Player) -> tuple[str, Locator]:
    """A table of two rounds whose first was played to its end by clicks, and the score sheet."""
    table = player.make("me", BOT, options={"rounds": 2})
    player.play_until(table, near_its_end)
    player.open(f"/table/{table}")
    sheet = player.page.get_by_role("dialog", name=player.say("page-round-over"), exact=True)
    for _ in range(400):
        player.lit_or_told()
        if sheet.is_visible():
            break
        player.act()
    expect(sheet).to_be_visible()
    return table, sheet


def test_the_rounds_of_a_game_end_with_a_score_sheet(player: Player) -> None:
    table, sheet = at_the_end_of_a_round(player)
    player.check_access()
    # Nothing is done to the table under it.
    before = player.news(table)["view"]["table"]["history"]
    player.page.keyboard.press("u")
    player.page.keyboard.press("h")
    expect(sheet).to_be_visible()
    assert player.news(table)["view"]["table"]["history"] == before
    # Under it the round lies as it ended; the next one waits.
    sets = player.page.locator(".cloth .set")
    laid = sets.count()
    assert laid >= 6
    begins = player.log.filter(has_text=player.begins(2))
    expect(begins).to_have_count(0)
    # Escape is enough to go on; as is Enter, which the tests of Victory & Honor press.
    player.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(begins).to_have_count(1)
    assert sets.count() < laid
    assert player.news(table)["table"]["status"] == "playing"
    # Nobody need look at the next round, but at its end.
    player.away()
    player.play_until(table, near_its_end)
    player.open(f"/table/{table}")
    player.finish(table)
    over = player.page.get_by_role("dialog", name=player.say("page-game-over"), exact=True)
    for _ in range(2):
        wait_for(over)
        expect(over.locator(".sums li")).to_have_count(2)
        expect(over).to_contain_text(str(max(player.news(table)["table"]["scores"])))
        player.page.reload()


def test_where_tables_open_as_text_they_do_so_from_anywhere(new_player: NewPlayer) -> None:
    player = new_player("Anna", own=True)
    player.page.add_init_script(
        "localStorage.setItem('kachidoki', JSON.stringify({text: true, speed: 'none'}))"
    )
    table = player.make("me", BOT)
    player.open("/")
    player.page.locator(f'a[href="/table/{table}"]').first.click()
    expect(player.page).to_have_url(f"{player.url}/table/{table}/text")
    player.lit()


def test_reloading_in_mid_turn_changes_nothing(player: Player) -> None:
    table = player.sit("me", BOT)
    player.deed()
    player.lit()
    before, news = player.log_lines(), player.news(table)
    player.page.reload()
    player.lit()
    expect(player.log).to_have_text(before)
    assert player.news(table)["sequence"] == news["sequence"]
    assert player.news(table)["view"] == news["view"]
    player.deed()
    player.lit()
    player.shows(table)


def test_the_keyboard_alone_is_enough(player: Player) -> None:
    table = player.sit("me", BOT)
    keyboard = player.page.keyboard

    for _ in range(6):
        player.deed(player.walk)
        player.lit()
    player.shows(table)
    keyboard.press("?")
    expect(
        player.page.get_by_role("dialog", name=player.say("page-rules"), exact=True)
    ).to_be_visible()
    keyboard.press("Escape")
    keyboard.press("h")
    wait_for(player.page.locator(".hints li").first)


def test_fingers_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player("Anna", **PHONE)
    table = player.sit("me", BOT, BOT, BOT)
    for _ in range(6):
        player.deed(lambda place: place.tap(**edge(place)))
        player.check_width()
        player.lit()
    player.shows(table)
    player.check_access()


@pytest.mark.parametrize("mode", ["missions", "ninja", "both"])
def test_expansions_are_played_by_clicks_as_well(player: Player, mode: str) -> None:
    table = player.sit("me", BOT, BOT, mode=mode)
    for _ in range(8):
        player.deed()
        player.lit()
    player.shows(table)
    player.check_words()
    player.check_access()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_language(new_player: NewPlayer, language: str) -> None:
    player = new_player("Anna", language)
    table = player.sit("me", BOT)
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    for _ in range(4):
        player.deed()
        player.lit()
    player.shows(table)
    player.check_words()
    # Changing the language says everything anew, also what has happened.
    other = new_player(language="en").texts
    player.page.locator("header select").select_option("en")
    player.texts = other
    expect(player.button("page-undo")).to_be_visible()
    player.shows(table)


def test_a_card_is_dragged_onto_a_discard_pile(player: Player) -> None:
    table = player.sit("me", BOT)
    piles = player.page.locator("[data-drop^=discard]")
    expect(piles.nth(1)).to_be_visible()
    before = player.log.count()
    player.drag(player.page.locator("[data-target=hand]").first, piles.first)
    expect(player.log).not_to_have_count(before)
    discards = [one["values"] for one in player.news(table)["events"] if one["key"] == "discard"]
    assert (discards[0]["seat"], discards[0]["pile"]) == (0, "discard 1")
    player.lit()
    player.shows(table)


def told_why(player: Player, reason: str, **values: Any) -> None:
    """What was tried is refused in words, with a way to its rule, and nothing has happened."""
    toast = player.page.locator(".toast.refusal").last
    expect(toast).to_contain_text(player.say(f"error-{reason}", **values))
    expect(toast.get_by_role("button", name=player.say("page-rule-open"))).to_be_visible()


def test_what_cannot_be_played_says_why(player: Player) -> None:
    table = player.sit("me", BOT)
    before = player.news(table)["sequence"]
    page = player.page
    # By mouse: nobody draws a third card.
    page.locator(".piles [aria-disabled]").first.click(force=True)
    told_why(player, "drawn-already")
    page.locator(".toast.refusal").get_by_role("button", name=player.say("page-rule-open")).click()
    text = player.texts.rule("action1")[1]
    dialog = page.get_by_role("dialog", name=player.say("page-rules"), exact=True)
    expect(dialog.locator("select")).to_have_value("action1")
    expect(dialog).to_contain_text(text.split("\n")[0][:40])
    page.keyboard.press("Escape")
    # A single card is no set: dragged, by mouse, and by keyboard.
    held = player.news(table)["view"]["table"]["hand"]
    single = next(kind for kind, count in held.items() if count == 1)
    card = page.locator("[data-target=hand]").filter(has_text=held_as(player, single)).first
    player.drag(card, page.locator("[data-drop=mine]"))
    told_why(player, "too-few-held", kind=single, count=2, held=1)
    page.locator(".toast.refusal").get_by_role("button", name=player.say("page-close")).click()
    card.focus()
    page.keyboard.press("Enter")
    page.locator(".sets[aria-disabled]").focus()
    page.keyboard.press("Enter")
    told_why(player, "too-few-held", kind=single, count=2, held=1)
    # In the text view, where it stands in a list.
    player.open(f"/table/{table}/text")
    page.locator("details", has=page.locator("[data-try]")).locator("summary").click()
    page.locator(f'[data-try="lay 2 {single}"]').click()
    told_why(player, "too-few-held", kind=single, count=2, held=1)
    assert player.news(table)["sequence"] == before


def test_what_a_refusal_covers_can_be_reached_by_a_click_on_it(new_player: NewPlayer) -> None:
    anna = new_player("Anna", viewport={"width": 390, "height": 844})
    table = anna.make("me", BOT, BOT, BOT, mode="ninja")

    def laid(news: Any) -> bool:
        moves, sets = moves_of(news["view"]), news["view"]["table"]["sets"].values()
        struck = any(move.startswith("strike") for move in moves)
        return bool(moves) and not struck and any(one["seat"] == 1 for one in sets)

    anna.play_until(table, laid)
    anna.open(f"/table/{table}")
    anna.lit()
    place = anna.page.locator(".opponent .set").first.bounding_box()
    assert place
    middle = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    refusal = anna.page.locator(".toast.refusal:not([inert])")
    anna.page.mouse.click(*middle)
    expect(refusal).to_have_count(1)
    anna.page.mouse.click(*middle)
    expect(refusal).to_have_count(0)
    anna.page.mouse.click(*middle)
    expect(refusal).to_have_count(1)


def held_as(player: Player, kind: str) -> str:
    return player.texts.say("page-glory-held", kind=kind, count=1)


def test_nothing_is_taken_back_where_there_is_nothing(player: Player) -> None:
    player.sit("me", BOT)
    expect(player.button("page-undo")).to_be_disabled()
    player.deed()
    player.lit()
    expect(player.button("page-undo")).to_be_enabled()


def test_a_game_that_was_given_up_can_be_played_again(player: Player) -> None:
    table = player.sit("me", BOT)
    player.ask("POST", f"/api/tables/{table}/proposals", {"about": "abandon"})
    player.button("page-again").click()
    expect(player.page).not_to_have_url(f"{player.url}/table/{table}")
    player.lit()


def test_taking_back(player: Player) -> None:
    table = player.sit("me", BOT)
    take = player.page.locator("[data-drop^=discard][data-target=pile]")
    # To take a card that lies open shows nothing new: that can be taken back.
    for _ in range(60):
        player.lit()
        # Cards in hand are lit when something is to be laid or discarded.
        if take.count() and not player.page.locator("[data-target=hand]").count():
            if player.news(table)["view"]["question"]["key"].startswith("draw"):
                break
        player.act()
    before = player.log_lines()
    take.first.click()
    expect(player.log).not_to_have_count(len(before))
    player.button("page-undo").click()
    expect(take.first).to_be_visible()
    player.shows(table)


def test_alone_at_the_table_even_a_card_that_was_drawn_goes_back(player: Player) -> None:
    table = player.sit("me", BOT)
    deck = player.page.locator("[data-target=pile]:not([data-drop])")
    for _ in range(60):
        player.lit()
        if deck.count():
            break
        player.act()
    asked = player.news(table)["view"]["question"]["key"]
    player.deed(lambda _: deck.first.click())
    player.lit()
    drawn = player.log.count()
    player.button("page-undo").click()
    expect(player.log).not_to_have_count(drawn)
    expect(deck.first).to_be_visible()
    assert player.news(table)["view"]["question"]["key"] == asked
    player.shows(table)


def test_a_hint_marks_the_move_and_says_why(player: Player) -> None:
    player.sit("me", BOT)
    player.button("page-hint").click()
    hints = player.page.locator(".hints li")
    wait_for(hints.first)
    expect(hints.first).to_contain_text("%")
    expect(hints.first).to_contain_text(player.say("page-hint-best"))
    # What a move brings: it was dealt three cards, and draws.
    expect(hints.locator(".why").first).to_be_visible()
    before = player.log.count()
    hints.first.get_by_role("button").click()
    expect(player.log).not_to_have_count(before)


def test_the_rule_behind_the_question_opens_beside_the_table(player: Player) -> None:
    table = player.sit("me", BOT)
    rule = player.news(table)["view"]["question"]["rule"]
    title, text = player.texts.rule(rule)
    player.button("page-rule", title=title).click()
    dialog = player.page.get_by_role("dialog", name=player.say("page-rules"), exact=True)
    expect(dialog).to_contain_text(text.split("\n")[0][:40])
    player.check_access()


def test_chat_is_shown_as_it_was_typed(player: Player) -> None:
    player.sit("me", BOT)
    box = player.page.get_by_role("textbox", name=player.say("page-chat"), exact=True)
    box.fill("<b>Hello</b> { $seat }")
    box.press("Enter")
    expect(player.log.last).to_contain_text("<b>Hello</b> { $seat }")
    expect(box).to_have_value("")
