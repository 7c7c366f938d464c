"""Call to Adventure at the table: every mode to its end, reactions in two browsers, passing."""

import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

import kachidoki
from kachidoki.kernel.match import Match
from kachidoki.kernel.state import State
from tests.browser.conftest import NewPlayer
from tests.browser.player import LOOK, Player, edge, moves_of, wait_for

BOT = "bot:novice"
MODES = kachidoki.game("adventure").modes
SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

PASS = "[data-target=pass]"
# What a player without plans clicks on, the best first: what was picked is done, what is asked is
# answered, and cards are kept in the hand.
ORDER = (
    *(f".deeds [data-target={deed}]" for deed in ("attempt", "trait", "discard")),
    *(f"[data-target={target}]" for target in ("face", "ready", "draw", "pay", "player", "rune")),
    *(f"[data-target={target}]" for target in ("ability", "icon", "number", "ally", "stack")),
    *("[data-target=card]", "[data-target=yes]", "[data-target=enough]", "[data-target=spot].lit"),
    *(PASS, "[data-target=end]", "[data-target=hand]", "[data-target=source]"),
)
# The first of them that is there, and how all looks now. What passes is pressed at once: the page
# itself may pass in the next moment.
FIRST = f"""order => {{
  const found = order.find((one) => document.querySelector(one)?.checkVisibility()) ?? "";
  const look = ({LOOK})();
  if (found.includes("pass")) document.querySelector(found).click();
  return [found, look];
}}"""
PRESS = f"document.querySelector('[data-target=draw], {PASS}')?.click()"
# What was ever to be read on the stage, however quickly it went on.
WATCH = """() => {
  window.seen = new Set();
  const look = () => {
    for (const node of document.querySelectorAll(".stage .number")) {
      window.seen.add(node.textContent.trim());
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true,
    characterData: true });
}"""


@pytest.fixture
def hero(new_player: NewPlayer) -> Player:
    """Anna, in English, on a wide screen."""
    return new_player("Anna", game="adventure")


# Tables as a test needs them.


def choice(texts: list[str]) -> list[str]:
    """The moves that bring a story on."""
    taking = [text for text in texts if text.startswith(("attempt", "trait", "face"))]
    plain = [text for text in texts if text in ("ready", "pass", "end")]
    return taking or plain or texts


def arranged(
    player: Player,
    mode: str,
    seats: list[str],
    fits: Callable[[State], bool],
    first: int = 0,
    **options: Any,
) -> Callable[[], str]:
    """Makes tables that stand as wished for. Games are played here until one comes to that; the
    first seed is one that is known to."""
    for seed in range(first, first + 1000):
        match, rng = Match("adventure", len(seats), mode, seed, **options), random.Random(seed)
        while not match.state.over and len(match.log) < 500:
            if int(match.state.actor) >= 0 and fits(match.state):
                log = match.secret_log().dumps()
                played = player.ask("POST", "/api/logs", log)["id"]
                wish = {"at": len(match.log), "seats": seats}
                return lambda: str(player.ask("POST", f"/api/tables/{played}/branch", wish)["id"])
            moves = {move.text: move for move in match.state.moves()}
            match.play(moves[rng.choice(choice(list(moves)))])
    raise AssertionError("it does not come to that")


def offers(state: State, begins: str) -> bool:
    """Whether the first seat may do such a thing."""
    return int(state.actor) == 0 and any(move.text.startswith(begins) for move in state.moves())


def go_on(player: Player, table: str, reached: Callable[[Any], bool]) -> Any:
    """Answer without looking at the page, which may pass by itself meanwhile."""
    known = 0
    for _ in range(2000):
        news = player.ask("GET", f"/api/tables/{table}?after={known}")
        known = news["sequence"]
        if reached(news):
            return news
        view = news["view"]
        if view["question"] and view["moves"]:
            wish = {"question": view["question"]["id"], "move": choice(moves_of(view))[0]}
            answer = player.page.request.post(
                f"{player.url}/api/tables/{table}/moves",
                data=wish,
                headers={"Origin": player.url},
            )
            assert answer.ok or answer.status == 409, answer.text()
        else:
            player.page.wait_for_timeout(20)
    raise AssertionError("it does not come to that")


def ended(news: Any) -> bool:
    return bool(news["table"]["status"] == "over")


def nearly_ended(news: Any) -> bool:
    """The last turns have begun, or the own story lacks one card."""
    table = news["view"]["table"]
    full = len(table["heroes"][0]["story"]) >= 8
    return ended(news) or table["end"]["trigger"] >= 0 or full or table["turn_state"]["final"]


def well_begun(news: Any) -> bool:
    return ended(news) or news["view"]["table"]["turn"] >= 4


def last_turn(state: State) -> bool:
    """The own last turn begins."""
    if offers(state, "face adversary"):
        return True
    return (
        offers(state, "end")
        and offers(state, "attempt")
        and state.view(0).table()["end"]["trigger"] == 1
    )


def happened(player: Player, table: str, *keys: str, **values: Any) -> list[Any]:
    """What the table has told this player of such things."""
    told = [one["values"] for one in player.news(table)["events"] if one["key"] in keys]
    return [one for one in told if values.items() <= one.items()]


# Clicks.


def result(player: Player) -> Locator:
    return player.page.get_by_role("dialog", name=player.say("page-game-over"), exact=True)


def click(player: Player, *order: str) -> None:
    """One click on the first of these that there is, and wait until it has had its effect."""
    player.lit_or_told()
    # The card under a resting mouse is shown large.
    player.page.mouse.move(1, 1)
    found, before = player.page.evaluate(FIRST, list(order or ORDER))
    if not found:
        # The answer is on its way.
        player.page.wait_for_timeout(20)
        return
    if found == PASS:
        # A pass leaves no trace, and the next window may look the same.
        player.page.wait_for_timeout(50)
        return
    player.page.locator(found).first.click()
    player.page.wait_for_function(f"before => ({LOOK})() !== before", arg=before)


def click_until(player: Player, reached: Callable[[], bool]) -> None:
    over = result(player)
    for _ in range(400):
        player.lit_or_told()
        if reached():
            return
        if over.is_visible():
            # It may have ended between two looks.
            assert reached(), "the game is over"
            return
        click(player)
    raise AssertionError("it does not come to that")


def there(player: Player, target: str) -> Callable[[], bool]:
    return player.page.locator(f"[data-target={target}]").first.is_visible


def choose_characters(player: Player) -> None:
    """One card of each pair; before that nothing can be confirmed."""
    confirm = player.button("page-adventure-keep-confirm")
    pairs = player.page.locator(".keep fieldset")
    wait_for(pairs.first)
    expect(confirm).to_be_disabled()
    for pair in range(3):
        pairs.nth(pair).locator("button").nth(pair % 2).click()
    confirm.click()


def begin(player: Player, *seats: str, mode: str = "versus", **options: Any) -> str:
    """A new table, up to the own first turn. In a few games of a hundred only Traits lie there."""
    for _ in range(9):
        table = player.sit(*seats, mode=mode, options={"first_player": 1, **options})
        if mode != "first":
            choose_characters(player)
        click_until(player, there(player, "end"))
        if any(move.startswith("attempt") for move in moves_of(player.news(table)["view"])):
            return table
    raise AssertionError("no table has a challenge")


def attempt(player: Player) -> str:
    """Pick a challenge, read its odds, declare it; the odds as they are shown."""
    spots = player.page.locator("[data-target=spot].lit")
    declare = player.page.locator(".deeds [data-target=attempt]").first
    wait_for(spots.first)
    for at in range(spots.count()):
        player.page.mouse.move(1, 1)
        spots.nth(at).click()
        expect(spots.nth(at)).to_have_attribute("aria-pressed", "true")
        if declare.is_visible():
            said = declare.locator("b").first.inner_text()
            declare.click()
            return said
    raise AssertionError("there is no challenge to attempt")


def buy_and_cast(player: Player) -> None:
    """One Dark rune, where there can be one, and all runes fall."""
    ready = player.page.locator("[data-target=ready]")
    wait_for(ready)
    dark = player.page.locator('[data-target=dark][data-key="1"]:enabled')
    if dark.count():
        dark.click()
        expect(player.page.locator(".stage .ghost")).to_have_count(1)
    ready.click()


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_in_the_browser(hero: Player, mode: str) -> None:
    """A turn by clicks, then the answers come from elsewhere, and the last turn by clicks."""
    options = {"adversary_target": 40} if "adversary_target" in MODES[mode].options else {}
    seats = ["me", *[BOT] * (min(MODES[mode].players) - 1)]
    table = begin(hero, *seats, mode=mode, **options)
    before = hero.news(table)["view"]["table"]["heroes"][0]
    hero.page.evaluate(WATCH)
    assert re.fullmatch(r"\d+\s?%", attempt(hero))
    expect(hero.page.locator(".stage")).to_be_visible()
    buy_and_cast(hero)
    click_until(hero, there(hero, "end"))
    bought = happened(hero, table, "dark", seat=0)
    assert len(bought) == (1 if before["xp"] else 0)
    cast = happened(hero, table, "cast", seat=0)[0]
    stones = [face.split()[0] for face in cast["faces"]]
    assert sum(stone.startswith("dark") for stone in stones) == len(bought)
    if mode in ("versus", "first"):
        # Everybody is asked, so it can be read what the runes have shown.
        assert str(cast["result"]) in hero.page.evaluate("[...window.seen]")
    assert happened(hero, table, "success", "failure", seat=0)
    click(hero, "[data-target=end]")
    if mode == "solo":
        go_on(hero, table, nearly_ended)
    else:
        # Two heroes take long: after some turns the page turns to a table that has come further.
        go_on(hero, table, well_begun)
        # The game goes on meanwhile: the page has told at least the turns that are over.
        told = "document.querySelectorAll('[role=log] p').length > 20"
        hero.page.wait_for_function(told)
        table = arranged(hero, mode, seats, last_turn, first_player=1, **options)()
        hero.open(f"/table/{table}")
    click_until(hero, result(hero).is_visible)
    over, news = result(hero), hero.news(table)
    assert news["table"]["status"] == "over"
    for sums in news["view"]["table"]["sheet"]:
        expect(over.locator("tfoot")).to_contain_text(str(sums["total"]).replace("-", "−"))
    tale = hero.ask("GET", f"/api/tables/{table}/tale?language=en")["tales"][0]
    expect(over.locator("article.tale h2")).to_have_text(tale["title"])
    expect(over.locator("article.tale")).to_contain_text(tale["paragraphs"][0])
    expect(over.locator(".proof:not(.bad)")).to_be_visible()
    hero.check_access()
    hero.button("page-look-at-table").click()
    expect(over).to_be_hidden()
    hero.shows(table)
    hero.check_width()


# Reactions.


def may_answer(state: State) -> bool:
    """The first seat may attempt something and hold off an Antihero card, the second has one."""
    if not offers(state, "attempt"):
        return False
    anna, ben = state.view(0).table(), state.view(1).table()
    if "stand-against-evil" not in anna["hand"] or "instill-fear" not in ben["hand"]:
        return False
    known = [*anna["discards"]["antihero"], *anna["heroes"][1]["known"]]
    known += [card for one in anna["heroes"] for card in one["played"]]
    levels = [one["level"] for one in anna["heroes"]]
    return "instill-fear" not in [*known, *anna["hand"]] and levels[0] <= 4 and levels[1] >= 3


ASK_ALWAYS = """localStorage['kachidoki-adventure-passing'] =
  JSON.stringify({ pass: [], lean: false })"""


@pytest.mark.parametrize("answer", ["pass", "cancel"])
def test_a_card_is_played_from_another_browser(new_player: NewPlayer, answer: str) -> None:
    anna, ben = new_player("Anna", game="adventure"), new_player("Ben", "de", game="adventure")
    table = arranged(anna, "versus", ["me", "open"], may_answer, first=3, first_player=1)()
    invite = anna.ask("GET", f"/api/tables/{table}/invite")["invite"]
    ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    sent: dict[Player, list[str]] = {anna: [], ben: []}
    for player in (anna, ben):
        listen(player, sent[player])
        player.page.goto(f"{player.url}/favicon.svg")
        # They want to be asked, whatever the runes show.
        player.page.evaluate(ASK_ALWAYS)
        player.open(f"/table/{table}")
    anna.lit()
    attempt(anna)
    wait_for(anna.page.locator("[data-target=ready]"))
    anna.page.locator("[data-target=ready]").click()
    # Who is asked before Ben can react passes, or the page does it.
    mine = ben.page.locator("[data-target=hand]").filter(has_text="Furcht einflößen")
    for _ in range(200):
        facing = anna.news(table)["view"]["table"]["window"] == "facing"
        if facing and mine.first.is_visible():
            break
        for player in (anna,) if facing else (anna, ben):
            player.page.evaluate(PRESS)
        anna.page.wait_for_timeout(50)
    # Until now nobody has been told what the other holds.
    assert "stand-against-evil" in "".join(sent[anna])
    assert "stand-against-evil" not in "".join(sent[ben])
    assert "instill-fear" in "".join(sent[ben])
    assert "instill-fear" not in "".join(sent[anna])
    mine.first.click(**edge(mine.first))
    ben.page.locator(".deeds [data-target=play]").click()
    stack = [player.page.locator(".stack li") for player in (anna, ben)]
    for waiting, name in zip(stack, ("Instill Fear", "Furcht einflößen"), strict=True):
        expect(waiting).to_have_count(1)
        expect(waiting).to_contain_text(name)
        expect(waiting).to_contain_text("Ben")
    anna.check_access()
    assert not happened(anna, table, "result", card="instill-fear")
    if answer == "pass":
        anna.page.locator(PASS).click()
        pass_until([ben], lambda: bool(happened(ben, table, "result", card="instill-fear")))
        for player in (anna, ben):
            changed = happened(player, table, "result", card="instill-fear")
            assert [one["count"] for one in changed] == [-2]
        assert "stand-against-evil" not in "".join(sent[ben])
        return
    card = anna.page.locator("[data-target=hand]").filter(has_text="Stand Against Evil")
    card.click(**edge(card))
    # A second click plays it.
    card.click(**edge(card))
    expect(anna.log.filter(has_text="Stand Against Evil").first).to_be_attached()
    pass_until([anna, ben], lambda: bool(happened(ben, table, "cancelled")))
    assert happened(ben, table, "cancelled")[0]["lost"] == "instill-fear"
    assert not happened(ben, table, "result", card="instill-fear")
    for waiting in stack:
        expect(waiting.and_(waiting.page.locator(".cancelled"))).to_have_count(1)


def pass_until(players: list[Player], reached: Callable[[], bool]) -> None:
    for _ in range(200):
        if reached():
            return
        for player in players:
            player.page.evaluate(PRESS)
            player.page.wait_for_timeout(50)
    raise AssertionError("it does not come to that")


def listen(player: Player, sent: list[str]) -> None:
    """Note all that the server tells this page."""

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: sent.append(str(frame)))

    player.note("websocket", opened)


def test_an_ally_is_put_under_a_challenge(hero: Player) -> None:
    """Each that may take it is lit; it is harder then, and shows whom it hides."""
    table = arranged(hero, "versus", ["me", BOT], lambda state: offers(state, "host"))()
    places = [move.split()[1] for move in moves_of(hero.news(table)["view"])]
    ally = hero.news(table)["view"]["question"]["values"]["card"]
    hero.open(f"/table/{table}")
    hero.lit()
    lit = hero.page.locator(".spot .card.lit")
    expect(lit).to_have_count(len(places))
    hero.check_access()
    host = hero.page.locator(".spot").filter(has=hero.page.locator(".card.lit")).first
    before = host.inner_text()
    cards = {card["id"]: card["name"]["en"] for card in kachidoki.game("adventure").catalogue()}
    name = cards[ally]
    lit.first.click()
    expect(hero.page.locator(".spot .ally").filter(has_text=name)).to_be_visible()
    told = happened(hero, table, "host", card=ally)
    assert len(told) == 1
    assert name not in before


# Alone.


def undecided(state: State) -> bool:
    """The last fight is about as likely to be lost as won."""
    if not offers(state, "face adversary"):
        return False
    return 0.3 < state.view(0).table()["chances"]["face"][0] < 0.7


def test_alone_one_wins_or_loses(hero: Player) -> None:
    again = arranged(hero, "solo", ["me"], undecided, first=44, adversary_target=40)
    table = again()
    hero.open(f"/table/{table}")
    hero.lit()
    # The odds stand on the button.
    expect(hero.page.locator("[data-target=face]")).to_contain_text(re.compile(r"\d+\s?%"))
    expect(hero.page.locator(".foe")).to_be_visible()
    click_until(hero, result(hero).is_visible)
    seen = {}
    for _ in range(40):
        news = go_on(hero, table, ended)
        won = news["view"]["table"]["results"]["won"]
        if won not in seen:
            seen[won] = table
            if not result(hero).is_visible():
                hero.open(f"/table/{table}")
            expect(result(hero)).to_contain_text(hero.say("page-adventure-verdict", won=won))
            expect(result(hero).locator("article.tale h2")).to_be_visible()
            said = hero.say("page-you-won") if won else hero.say("page-won", name="", count=0)
            expect(result(hero).get_by_role("heading", name=said)).to_be_visible()
        if len(seen) == 2:
            return
        table = again()
        hero.away()
    raise AssertionError("it always ends alike")


# Passing.


def only_passes(state: State) -> bool:
    moves = [move.text for move in state.moves()]
    return int(state.actor) == 0 and state.view(0).table()["active"] == 1 and moves == ["pass"]


def may_react(state: State) -> bool:
    """A card fits after the other's cast."""
    if not offers(state, "play"):
        return False
    table = state.view(0).table()
    facing = table["window"] == "facing" and table["active"] == 1 and not table["responding"]
    return facing and bool(table["stakes"])


def asked(player: Player, table: str) -> str:
    """The open question to this player, by its number."""
    return str((player.news(table)["view"]["question"] or {}).get("id", ""))


def test_where_nothing_else_can_be_done_the_page_passes(hero: Player) -> None:
    table = arranged(hero, "versus", ["me", BOT], only_passes, first_player=1)()
    before = asked(hero, table)
    assert before
    hero.open(f"/table/{table}")
    for _ in range(200):
        if asked(hero, table) != before:
            return
        hero.page.wait_for_timeout(50)
    raise AssertionError("the page did not pass")


def stop_time(player: Player) -> None:
    """Nothing happens on the page after a while, until the clock is set on."""
    player.page.clock.install()
    player.page.clock.pause_at(time.time() + 1)


def idle_card(state: State) -> bool:
    """A card fits, but nothing is at stake."""
    if not offers(state, "play"):
        return False
    table = state.view(0).table()
    return table["active"] == 1 and table["stakes"] == []


@pytest.mark.parametrize("view", ["", "/text"])
def test_what_the_page_passes_is_not_asked(new_player: NewPlayer, view: str) -> None:
    """No title, no question, and nothing read aloud."""
    hero = new_player("Anna", game="adventure", own=True)
    table = arranged(hero, "versus", ["me", BOT], idle_card, first_player=1)()
    before = asked(hero, table)
    # The time after which it passes does not come.
    stop_time(hero)
    hero.open(f"/table/{table}{view}")
    wait_for(hero.page.locator("[data-key=r]").first)
    assert asked(hero, table) == before
    assert not hero.page.title().startswith("●")
    for nothing in (".question.active", ".ask.open", "[role=log] .read-aloud", PASS):
        expect(hero.page.locator(nothing)).to_have_count(0)


def test_where_nothing_is_at_stake_one_key_asks(new_player: NewPlayer) -> None:
    hero = new_player("Anna", game="adventure", own=True)
    made = arranged(hero, "versus", ["me", BOT], idle_card, first_player=1)
    stop_time(hero)
    table = made()
    before = asked(hero, table)
    hero.open(f"/table/{table}")
    react = hero.page.locator(".dock [data-key=r]")
    wait_for(react)
    expect(hero.page.locator(PASS)).to_have_count(0)
    hero.page.keyboard.press("r")
    wait_for(hero.page.locator(PASS))
    hero.page.clock.run_for(5000)
    assert asked(hero, table) == before
    # Another time it passes.
    table = made()
    before = asked(hero, table)
    hero.open(f"/table/{table}")
    for _ in range(200):
        hero.page.clock.run_for(100)
        if asked(hero, table) != before:
            return
    raise AssertionError("the page did not pass")


@pytest.mark.parametrize("players", [2, 4])
def test_at_one_screen_the_device_changes_hands_with_the_turn(
    new_player: NewPlayer, players: int
) -> None:
    """For the characters, and once for each turn; and where somebody might change something, all
    are asked at once."""
    hero = new_player("Anna", game="adventure")
    names = ["Anna", "Ben", "Clara", "Dora"][:players]
    table = hero.make(*[f"me:{name}" for name in names], options={"first_player": 1})
    hero.open(f"/table/{table}")
    cover = hero.page.locator(".cover")
    passed = 0
    for _ in range(400):
        turn = hero.news(table)["view"]["table"]["turn"]
        if turn > 3:
            break
        if hero.page.locator(".keep fieldset button:enabled").count() and not cover.count():
            choose_characters(hero)
        elif cover.count():
            nobody = hero.button("page-pass-nobody")
            if nobody.count():
                nobody.click()
            else:
                passed += 1
                cover.get_by_role("button").first.click()
            expect(cover).to_have_count(0)
        else:
            found, _ = hero.page.evaluate(FIRST, list(ORDER))
            if found and found != PASS and not cover.count():
                hero.page.locator(found).first.click()
            hero.page.wait_for_timeout(50)
    assert turn > 3
    # Whoever chose a character last may be somebody else than who begins; then one for each turn.
    assert passed <= players + 1 + 3


def test_the_page_passes_where_it_is_told_to(new_player: NewPlayer) -> None:
    hero = new_player("Anna", game="adventure", own=True)
    table = arranged(hero, "versus", ["me", BOT], may_react, first_player=1)()
    before = asked(hero, table)
    hero.page.clock.install()
    hero.open(f"/table/{table}")
    hero.lit()
    # Where there is a choice, it waits.
    hero.page.clock.run_for(3000)
    assert asked(hero, table) == before
    window = hero.texts.name("window", "facing")
    wish = hero.page.locator("dialog").get_by_role("combobox", name=window, exact=True)
    hero.page.locator(".answers").get_by_label(hero.say("page-adventure-passing")).click()
    hero.check_access()
    hero.page.clock.pause_at(hero.page.evaluate("Date.now() + 1000"))
    wish.select_option("pass")
    hero.page.keyboard.press("Escape")
    # While it is about to pass, one can still choose.
    hero.page.locator(".dock [data-key=r]").click()
    hero.page.clock.run_for(3000)
    assert asked(hero, table) == before
    hero.page.clock.resume()
    # It is kept, and can be taken back.
    hero.page.locator(".answers").get_by_label(hero.say("page-adventure-passing")).click()
    expect(wish).to_have_value("pass")
    wish.select_option("ask")
    hero.page.reload()
    hero.lit()
    hero.page.clock.run_for(3000)
    assert asked(hero, table) == before
    hero.page.locator(".answers").get_by_label(hero.say("page-adventure-passing")).click()
    wish.select_option("pass")
    for _ in range(200):
        if asked(hero, table) != before:
            return
        hero.page.wait_for_timeout(50)
    raise AssertionError("the page did not pass")


# Looking.


def test_all_cards_can_be_looked_through(new_player: NewPlayer) -> None:
    hero = new_player("Anna", game="adventure", own=True)
    cards = kachidoki.game("adventure").catalogue()
    hero.open("/cards/adventure")
    shown = hero.page.locator(".gallery li")
    expect(shown).to_have_count(len(cards))
    hero.check_words()
    kind = hero.page.get_by_role("combobox", name=hero.say("page-adventure-gallery-kind"))
    kind.select_option("destiny")
    destinies = [card for card in cards if card["kind"] == "destiny"]
    expect(shown).to_have_count(len(destinies))
    hero.check_access()
    shown.first.get_by_role("button").click()
    large = hero.page.get_by_role("dialog")
    expect(large).to_contain_text(destinies[0]["name"]["en"])
    hero.page.keyboard.press("ArrowRight")
    expect(large).to_contain_text(destinies[1]["name"]["en"])
    hero.page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    kind.select_option("")
    search = hero.page.get_by_role("searchbox", name=hero.say("page-adventure-gallery-text"))
    search.fill(destinies[2]["name"]["en"])
    expect(shown.first).to_contain_text(destinies[2]["name"]["en"])
    hero.page.set_viewport_size({"width": 360, "height": 740})
    hero.check_width()


def test_a_small_phone_is_enough(new_player: NewPlayer) -> None:
    player = new_player("Anna", game="adventure", **SMALL)
    player.sit("me", BOT)
    player.check_width()
    table = begin(player, "me", BOT)
    player.check_width()
    player.check_access()
    attempt(player)
    wait_for(player.page.locator("[data-target=ready]"))
    player.check_width()
    buy_and_cast(player)
    click_until(player, there(player, "end"))
    assert happened(player, table, "cast", seat=0)
    player.check_width()


def test_a_turn_in_the_text_view_with_the_keyboard(new_player: NewPlayer) -> None:
    player = new_player("Anna", "fr", game="adventure")
    table = player.make("me", mode="solo")
    player.open(f"/table/{table}/text")
    player.lit()
    player.check_access()
    for _ in range(6):
        player.lit()
        moves = player.page.evaluate(
            "[...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move)"
        )
        before = asked(player, table)
        button = player.page.locator(f'[data-move="{choice(moves)[0]}"]')
        # What it is worth to try stands beside it.
        if "attempt" in choice(moves)[0]:
            expect(button).to_contain_text("%")
        button.focus()
        player.page.keyboard.press("Enter")
        while asked(player, table) == before:
            player.page.wait_for_timeout(20)
    player.page.reload()
    player.shows(table)
    player.check_words()
    player.check_access()


def test_a_step_of_the_lesson_by_its_address_shows_what_it_speaks_of(hero: Player) -> None:
    hero.open("/learn/adventure?step=6")
    wait_for(hero.page.locator(".pointed").first)


def test_what_cannot_be_played_says_why(new_player: NewPlayer) -> None:
    """By mouse, by keyboard and in the text view; with its rule, and nothing is played."""
    hero = new_player("Anna", game="adventure")
    table = arranged(hero, "versus", ["me", BOT], too_dear, first_player=1)()
    before = hero.news(table)["sequence"]
    view = hero.news(table)["view"]
    place = next(dear_places(view["table"], moves_of(view)))
    hero.open(f"/table/{table}")
    hero.lit()
    rows = hero.page.locator(".rows section")
    card = rows.nth(place[0] - 1).locator(".spot > .card").nth(place[1] - 1)
    refusal = hero.page.locator(".toast.refusal")
    for press in (card.click, lambda: card.press("Enter")):
        press()
        expect(refusal).to_be_visible()
        expect(refusal.get_by_role("button", name=hero.say("page-rule-open"))).to_be_visible()
        refusal.get_by_role("button", name=hero.say("page-close")).click()
        expect(refusal).to_have_count(0)
        hero.page.keyboard.press("Escape")
    hero.open(f"/table/{table}/text")
    tries = hero.page.locator("details", has=hero.page.locator("[data-try]"))
    tries.locator("summary").click()
    tries.locator(f'[data-try="trait {place[0]}.{place[1]}"]').click()
    expect(refusal).to_be_visible()
    assert hero.news(table)["sequence"] == before


def dear_places(table: Any, moves: list[str]) -> Iterator[tuple[int, int]]:
    """Traits in open rows that cannot be taken."""
    cards = {card["id"]: card for card in kachidoki.game("adventure").catalogue()}
    for act, row in enumerate(table["rows"][: table["revealed"]]):
        for place, spot in enumerate(row):
            kind = cards[spot["card"]]["kind"] if spot["card"] else ""
            if kind == "trait" and f"trait {act + 1}.{place + 1}" not in moves:
                yield act + 1, place + 1


def too_dear(state: State) -> bool:
    if not offers(state, "end") or not offers(state, "attempt"):
        return False
    moves = [move.text for move in state.moves()]
    return any(dear_places(state.view(0).table(), moves))
