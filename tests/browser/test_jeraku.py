"""Jeraku at the table: every mode to its end, sealed choices in two browsers."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import kachidoki
from tests.browser.conftest import NewPlayer
from tests.browser.player import SEEN, SETTLED, Player, edge, moves_of, wait_for
from tests.browser.test_sizes import in_sight
from tests.browser.test_table import told_why

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


def test_too_few_cards_to_pass_say_how_many_are_missing(jeraku: Player) -> None:
    table = jeraku.sit("me", BOT, BOT)
    page = jeraku.page
    toast = page.locator(".toast.refusal").last
    rule = toast.get_by_role("button", name=jeraku.say("page-rule-open"))
    page.locator(".answers .confirm[aria-disabled]").click(force=True)
    expect(toast).to_contain_text(jeraku.say("page-jeraku-try-pass", count=2))
    expect(rule).to_be_visible()
    jeraku.button("page-close").last.click()
    page.locator("[data-target=hand]").first.click(position={"x": 8, "y": 24})
    page.keyboard.press("Enter")
    expect(toast).to_contain_text(jeraku.say("page-jeraku-try-pass", count=1))
    jeraku.check_access()
    assert not jeraku.news(table)["view"]["table"]["locked"]


def test_a_new_table_shows_each_seat_in_the_colour_of_its_clan(jeraku: Player) -> None:
    jeraku.open("/new/jeraku")
    for mode in MODES:
        clans: dict[int, str] = {}
        for one in jeraku.news(jeraku.make("me", *bots(mode), mode=mode))["view"]["table"]["clans"]:
            clans.setdefault(one["seat"], one["clan"])
        radio = jeraku.page.locator(f'input[type=radio][value="{mode}"]')
        jeraku.page.locator("label", has=radio).click()
        expect(radio).to_be_checked()
        marks = jeraku.page.locator("ol .mark")
        for seat in range(marks.count()):
            assert f"--clan-{clans.get(seat, 'green')})" in str(
                marks.nth(seat).get_attribute("style")
            )


def must_follow(news: Any) -> bool:
    """Whether some card of the hand may be played, and some not."""
    view = news["view"]
    hand = view["table"]["hand"] or []
    return view["table"]["step"] == "play" and 0 < len(view["moves"]) < len(hand)


def test_a_card_that_may_not_be_played_says_why(jeraku: Player) -> None:
    table = jeraku.make("me", BOT, BOT)
    jeraku.play_until(table, must_follow)
    news = jeraku.news(table)
    suit = news["view"]["table"]["led"]
    jeraku.open(f"/table/{table}")
    jeraku.lit()
    page, close = jeraku.page, jeraku.button("page-close").last
    card = page.locator(".hand button[aria-disabled=true]").first
    card.click(force=True, position=card.evaluate(SEEN))
    told_why(jeraku, "must-follow", suit=suit)
    close.click()
    jeraku.drag(card, page.locator("[data-drop=trick]"))
    told_why(jeraku, "must-follow", suit=suit)
    close.click()
    card.focus()
    page.keyboard.press("Enter")
    told_why(jeraku, "must-follow", suit=suit)
    # In the text view, where it stands in a list.
    jeraku.open(f"/table/{table}/text")
    page.locator("details", has=page.locator("[data-try]")).locator("summary").click()
    page.locator("[data-try]").first.click()
    told_why(jeraku, "must-follow", suit=suit)
    assert jeraku.news(table)["sequence"] == news["sequence"]


def deployable(news: Any) -> bool:
    """Whether a number may be played, and some samurai is left to be deployed with it."""
    view = news["view"]
    mine = next(one for one in view["table"]["clans"] if one["seat"] == 0)
    numbers = [move for move in moves_of(view) if not move.endswith("ninja")]
    return bool(view["table"]["step"] == "play" and numbers and mine["supply"])


def test_a_number_goes_to_its_region_and_no_other(jeraku: Player) -> None:
    table = jeraku.make("me", BOT, BOT)
    jeraku.play_until(table, deployable)
    news = jeraku.news(table)
    move = next(move for move in moves_of(news["view"]) if not move.endswith("ninja"))
    _, suit, value = move.split()
    jeraku.open(f"/table/{table}")
    jeraku.lit()
    page, close = jeraku.page, jeraku.button("page-close").last
    name = jeraku.say("page-jeraku-card", suit=suit, value=value)
    card = page.locator("[data-target=hand]").filter(has_text=name).first
    card.click(**edge(card))
    here = page.locator(f'[data-region="{value}"]')
    other = page.locator(f'[data-region="{6 if value != "6" else 5}"]')
    # By mouse, by its key, and dropped.
    other.click(force=True, position={"x": 20, "y": 20})
    told_why(jeraku, "deploy-there-only", region=value)
    close.click()
    page.keyboard.press(other.get_attribute("data-key") or "")
    told_why(jeraku, "deploy-there-only", region=value)
    close.click()
    jeraku.drag(card, other)
    told_why(jeraku, "deploy-there-only", region=value)
    assert jeraku.news(table)["sequence"] == news["sequence"]
    # The region that is framed takes the card.
    here.click(position={"x": 20, "y": 20})
    expect(page.locator("[data-target=confirm]")).to_be_visible()
    told = [one["key"] for one in jeraku.news(table)["events"]]
    assert told[-2:] == ["play", "deploy"]
    # And where a number deploys, it deploys nowhere else.
    other.click(force=True, position={"x": 20, "y": 20})
    told_why(jeraku, "deploy-there-only", region=value)


def test_action_points_are_spent_piece_by_piece(jeraku: Player) -> None:
    """A piece is taken up and put into the next region, by clicks and by dragging; the rest of the
    points is left."""
    table = jeraku.make("me", BOT, BOT)
    jeraku.play_until(table, lambda news: bool(many_points(news)))
    move = many_points(jeraku.news(table))[0]
    _, suit, value = move.split()
    jeraku.open(f"/table/{table}")
    jeraku.lit()
    page = jeraku.page
    name = jeraku.say("page-jeraku-card", suit=suit, value=value)
    card = page.locator("[data-target=hand]").filter(has_text=name).first
    card.click(**edge(card))
    page.locator("[data-target=use][data-key=a]").click()
    points, pieces = page.locator(".pips img"), page.locator("[data-target=piece]")
    wait_for(pieces.first)
    expect(points).to_have_count(int(value))
    lit = page.locator("[data-target=region]")
    pieces.first.click()
    expect(pieces.first).to_have_attribute("aria-pressed", "true")
    where = lit.first.get_attribute("data-drop")
    # Put down again, it goes nowhere.
    pieces.first.click()
    expect(lit).to_have_count(0)
    expect(points).to_have_count(int(value))
    jeraku.drag(pieces.first, page.locator(f'[data-drop="{where}"]'))
    expect(points).not_to_have_count(int(value))
    left = points.count()
    assert 0 < left < int(value)
    pieces.last.click()
    lit.first.click(position={"x": 20, "y": 20})
    expect(points).not_to_have_count(left)
    moved = [one["key"] for one in jeraku.news(table)["events"]]
    assert sum(key in ("daimyo", "samurai") for key in moved[moved.index("actions") :]) >= 2
    if points.count():
        page.locator("[data-target=stop]").click()
        expect(points).to_have_count(0)
    # The others act, until it is one's own turn again or the round is over.
    jeraku.lit_or_told()
    jeraku.shows(table)


def many_points(news: Any) -> list[str]:
    """Moves that play a number of five or six, where some samurai of one's own stand."""
    table = news["view"]["table"]
    mine = next(one for one in table["clans"] if one["seat"] == 0)
    if table["step"] != "play" or not sum(mine["samurai"]):
        return []
    return [move for move in moves_of(news["view"]) if move.endswith((" 5", " 6"))]


def test_pieces_that_may_not_be_touched_say_why(jeraku: Player) -> None:
    table = jeraku.make("me", BOT, BOT)

    # Until one action point is left, which is too little for a Daimyo.
    for _ in range(400):
        jeraku.play_until(table, lambda news: bool(news["view"]["moves"]))
        view = jeraku.news(table)["view"]
        if view["table"]["step"] == "act" and view["table"]["left"] == 1:
            break
        moves = moves_of(view)
        cheap = [one for one in moves if one.startswith(("actions", "samurai", "remove", "place"))]
        answer = {"question": view["question"]["id"], "move": (cheap or moves)[-1]}
        jeraku.ask("POST", f"/api/tables/{table}/moves", answer)
    before = jeraku.news(table)["sequence"]
    jeraku.open(f"/table/{table}")
    jeraku.lit()
    page = jeraku.page
    page.locator(".lord.tried[aria-disabled]").last.click(force=True)
    told_why(jeraku, "no-points", cost=2, left=1)
    jeraku.button("page-close").last.click()
    toast = page.locator(".toast.refusal:not([inert])")
    page.locator(".lord.tried[aria-disabled]").first.press("Enter")
    expect(toast).to_contain_text(jeraku.say("page-jeraku-try-daimyo"))
    expect(toast.get_by_role("button", name=jeraku.say("page-rule-open"))).to_be_visible()
    jeraku.check_access()
    assert jeraku.news(table)["sequence"] == before


# Where something of a plate is not wholly on it, or pieces lie under what counts them.
CLIPPED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const over = (a, b, by) => a.right - by > b.left && b.right - by > a.left
    && a.bottom - by > b.top && b.bottom - by > a.top;
  const shown = (node) => box(node).width > 2 && getComputedStyle(node).display !== "none";
  const found = [];
  for (const plate of document.querySelectorAll(".plate")) {
    const { left, right, top, bottom } = box(plate);
    const parts = [...plate.querySelectorAll(".seat b, .facts b, .crest")].filter(shown);
    for (const part of parts) {
      const inside = box(part);
      const within = inside.left >= left - 1 && inside.right <= right + 3
        && inside.top >= top - 9 && inside.bottom <= bottom + 3;
      if (!within) found.push(["cut", part.outerHTML.slice(0, 90)]);
      for (const other of parts)
        if (other !== part && !other.contains(part) && !part.contains(other)
            && over(inside, box(other), 4))
          found.push(["upon", part.outerHTML.slice(0, 90), other.outerHTML.slice(0, 90)]);
    }
  }
  for (const cell of document.querySelectorAll(".cell"))
    for (const piece of cell.querySelectorAll(".piece"))
      for (const rank of cell.querySelectorAll(".rank"))
        if (over(box(piece), box(rank), 5)) found.push(["under", piece.className, cell.innerText]);
  return found;
}"""


@pytest.mark.parametrize("mode", ["five", "armies"])
@pytest.mark.parametrize(
    "size", [(1366, 768), (1280, 800), (820, 1180), (390, 844), (844, 390), (320, 640)], ids=str
)
def test_nothing_of_a_clan_is_cut_off_or_covered(
    new_player: NewPlayer, mode: str, size: tuple[int, int]
) -> None:
    width, height = size
    player = new_player("Charlotte", game="jeraku", viewport={"width": width, "height": height})
    table = player.make("me", *bots(mode), mode=mode, clock={"move": 300, "bank": 0})

    def late(news: Any) -> bool:
        table = news["view"]["table"]
        return bool(table["round"] == 2 and table["skirmish"] == 3 and news["view"]["moves"])

    player.play_until(table, late)
    player.open(f"/table/{table}")
    player.lit()
    assert player.page.evaluate(CLIPPED) == []
    if width < 992:
        in_sight(player.page.locator(".bar .points b"), player.page.locator(".bar button"))


def test_the_road_of_the_lesson_stays_where_it_is(new_player: NewPlayer) -> None:
    """Whether something is asked or not."""
    player = new_player(game="jeraku", viewport={"width": 1366, "height": 768})
    steps = player.ask("GET", "/api/games/jeraku/lesson")["steps"]
    stops = [at for at, step in enumerate(steps) if step["say"]]
    first = next(at for at in stops if steps[at]["wants"])
    tops: dict[bool, set[float]] = {True: set(), False: set()}
    for at in [at for at in stops if at >= first][:8]:
        player.open(f"/learn/jeraku?step={at}")
        wait_for(player.page.locator(".mat .road[role=group]"))
        player.page.evaluate(SETTLED)
        asked = player.page.locator(".mat .question").count() > 0
        tops[asked].add(player.page.locator(".mat .road[role=group]").evaluate(TOP))
    assert tops[True]
    assert tops[False]
    # A long question may take a second line.
    assert max(tops[True] | tops[False]) - min(tops[True] | tops[False]) <= 12
    assert tops[False] <= tops[True]


TOP = "node => Math.round(node.getBoundingClientRect().top)"
