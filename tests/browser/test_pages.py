"""Every page beside the table: home, a new table, the text view, replay, lesson, rulebook."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import kachidoki
from kachidoki.server.pages import PAGE, built
from tests.browser.conftest import NewPlayer
from tests.browser.player import LIT, PATIENCE, Player, moves_of, wait_for
from tests.browser.test_table import near_its_end
from tests.browser.wire import Wire, watch

BOT = "bot:novice"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLE = re.compile(r"/table/[A-Za-z0-9]+$")
# Where nobody looks, nothing rests to be looked at.
NOBODY_LOOKS = 'Object.defineProperty(document, "hidden", { get: () => true })'

# Whether the teacher says something else by now. Asked at every frame, where `expect` would pause.
SAYS_MORE = """said => {
  const now = document.querySelector(".say:not(.dots)");
  return now && now.innerText.trim() !== said.trim();
}"""

# To the next step, or to be shown the move that is asked for; nothing while something goes on.
ONWARDS = "[data-next]:not([aria-disabled=true]), .ways [aria-disabled=false]:not([data-next])"
# What the teacher says, and the way on.
STEP = f"""() => [".say", "{ONWARDS}"].map(
  (one) => document.querySelector(one).innerText.trim()
)"""


# Home.


def test_from_the_first_visit_to_the_first_move_with_one_click(new_player: NewPlayer) -> None:
    player = new_player()
    player.open("/")
    game = player.page.locator("article").filter(has_text=player.say("game"))
    # What is played is said in a line, and chosen below it.
    game.locator("summary").click()
    game.get_by_role("combobox", name=player.say("page-home-level")).select_option("novice")
    game.locator("form").get_by_role("button").click()
    expect(player.page).to_have_url(TABLE)
    player.lit()
    player.deed()
    # Back home it stands on top.
    player.page.get_by_role("link", name="Kachidoki", exact=True).click()
    player.page.get_by_role("link", name=player.say("page-home-continue")).click()
    player.lit()


def test_the_rating_of_a_level_is_shown_where_one_chooses_it(new_player: NewPlayer) -> None:
    """As the server has it for this table; nothing where the levels were not rated."""
    player = new_player(own=True)

    def rated(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        for game in games["games"]:
            for mode in game["modes"]:
                some = {level["name"]: 400 + 150 * at for at, level in enumerate(games["levels"])}
                mode["ratings"] = {
                    str(count): some if count == 2 else {} for count in mode["players"]
                }
        route.fulfill(response=answer, json=games)

    player.page.route("**/api/games?lang=*", rated)
    player.open("/new/glory")
    shown = player.page.locator(".ladder")
    level = player.page.get_by_role("combobox", name=player.say("page-new-level"))
    expect(level).to_have_count(2)
    expect(shown).to_have_count(0)
    player.page.get_by_role("radio", name="2", exact=True).check()
    level.select_option("apprentice")
    expect(shown.locator("span")).to_have_text(player.say("page-level-rating", rating="550"))
    expect(shown.locator("circle")).to_have_count(5)
    level.select_option("master")
    expect(shown.locator("span")).to_have_text(player.say("page-level-rating", rating="1000"))
    player.check_width()
    player.check_access()


def test_a_name_and_a_personal_link_for_another_device(new_player: NewPlayer) -> None:
    player, phone = new_player(), new_player(**PHONE)
    player.open("/")
    player.page.get_by_role("textbox", name=player.say("page-name"), exact=True).fill("Zoë")
    player.button("page-home-name-use").click()
    expect(player.text("page-home-named", name="Zoë")).to_be_visible()
    table = player.make("me", BOT)
    player.button("page-home-device-make").click()
    link = player.page.get_by_role("textbox", name=player.say("page-home-device-link"), exact=True)
    phone.page.goto(link.input_value())
    phone.check_width()
    phone.check_access()
    phone.button("page-enter-yes", name="Zoë").click()
    expect(phone.page).to_have_url(f"{phone.url}/")
    phone.page.get_by_role("link", name=phone.say("page-home-continue")).click()
    expect(phone.page).to_have_url(f"{phone.url}/table/{table}")
    phone.lit()


def test_a_public_table_is_found_in_the_lobby(new_player: NewPlayer) -> None:
    anna, ben = new_player("Anna"), new_player("Ben")
    table = anna.make("me", "open", public=True)
    ben.open("/")
    line = ben.page.get_by_role("listitem").filter(has_text="Anna")
    ben.check_access()
    line.get_by_role("link", name=ben.say("page-home-sit"), exact=True).first.click()
    expect(ben.page).to_have_url(f"{ben.url}/table/{table}")
    ben.button("page-sit").click()
    expect(ben.page.locator(".question")).to_be_visible()
    assert ben.news(table)["mine"] == [1]


def test_many_public_tables_do_not_hide_the_rest_of_the_page(new_player: NewPlayer) -> None:
    anna, ben = new_player("Anna"), new_player("Ben")
    for _ in range(12):
        anna.make("me", "open", public=True)
    ben.open("/")
    lines = ben.page.locator("section[aria-labelledby=lobby] li")
    expect(lines).to_have_count(10)
    ben.button("page-home-more").click()
    expect(lines.nth(11)).to_be_visible()


def test_nobody_sits_down_with_others_without_a_name_and_seats_are_chosen(
    new_player: NewPlayer,
) -> None:
    anna, guest = new_player("Anna"), new_player()
    table = anna.make("me", "open", "open", public=True)
    guest.open(f"/table/{table}")
    sit = guest.button("page-sit")
    expect(sit).to_have_count(2)
    sit.last.click()
    name = guest.page.get_by_role("textbox", name=guest.say("page-name"), exact=True)
    guest.button("page-go-in").click()
    expect(name).to_be_visible()
    name.fill("anna")
    guest.check_access()
    guest.button("page-go-in").click()
    # Two of one name can be told apart, and one may change seats before the game.
    expect(guest.page.get_by_text("anna 2", exact=True)).to_be_visible()
    guest.button("page-sit-instead").click()
    expect(guest.button("page-sit-instead")).to_have_count(1)
    seats = guest.news(table)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "anna 2", ""]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("path", ["/", "/new/glory", "/rules/glory", "/learn/glory"])
def test_every_page_in_every_language_on_a_phone(
    new_player: NewPlayer, path: str, language: str
) -> None:
    player = new_player(language=language, **PHONE)
    player.open(path)
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    player.check_words()
    player.check_width()
    player.check_access()


# A new table.


def test_a_table_of_ones_own_making(new_player: NewPlayer) -> None:
    player = new_player()
    player.open("/new/glory")
    page = player.page
    page.get_by_role("radio", name=player.texts.mode("ninja")[0], exact=True).check()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("textbox", name=player.say("page-name"), exact=True).fill("Anna")
    page.get_by_text(player.say("page-new-more"), exact=True).click()
    rounds = page.get_by_role("combobox", name=player.texts.option("rounds")[0])
    rounds.select_option(label=player.texts.setting("rounds", 1))
    player.check_access()
    player.button("page-new-make").click()
    expect(page).to_have_url(TABLE)
    player.lit()
    table = player.news(page.url.rpartition("/")[2])["table"]
    assert (table["mode"], table["players"], table["options"]["rounds"]) == ("ninja", 3, 1)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["seats"][0]["name"] == "Anna"


def test_a_table_for_friends_gives_a_link(player: Player) -> None:
    player.open("/new/glory?with=friends")
    player.button("page-new-make").click()
    link = player.page.get_by_role("textbox", name=player.say("page-invite"), exact=True)
    expect(link).to_have_value(re.compile(r"/table/[A-Za-z0-9]+#.+"))
    # Where it is sent, it is shown as more than an address.
    sent = player.page.request.get(player.page.url).text()
    assert all(f'property="og:{name}"' in sent for name in ("site_name", "title", "description"))


# The text view.


def test_a_game_in_the_text_view_with_the_keyboard(player: Player) -> None:
    table = player.make("me", BOT)
    player.play_until(table, near_its_end)
    player.open(f"/table/{table}/text")
    player.lit()
    # It asks the server when something has happened, and not otherwise.
    player.page.wait_for_load_state("networkidle")
    player.check_access()
    over = player.page.get_by_role("heading", name=player.say("page-text-result"), exact=True)
    while True:
        wait_for(player.targets.first.or_(over).first)
        if over.is_visible():
            break
        player.act(lambda place: (place.focus(), player.page.keyboard.press("Enter"))[1])
    player.shows(table)
    player.check_access()


# Replay.


@pytest.fixture
def over(player: Player) -> str:
    """A table where Anna has played a short game to its end."""
    table = player.make("me", BOT)
    player.finish(table)
    return table


def test_a_replay_goes_anywhere_and_draws_the_chances(
    player: Player, over: str, new_player: NewPlayer
) -> None:
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.open(f"/table/{over}/replay")
    slider = player.page.get_by_role("slider", name=player.say("page-replay-slider"), exact=True)
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    player.button("page-replay-last").click()
    expect(slider).to_have_value(str(last))
    player.button("page-replay-first").click()
    expect(slider).to_have_value("0")
    for step in range(1, 6):
        player.button("page-replay-next").click()
        expect(slider).to_have_value(str(step))
    player.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("4")
    # The graph, and its figures.
    graph = player.page.get_by_role("slider", name=player.say("page-replay-graph"), exact=True)
    working = player.text("page-replay-chances-working")
    expect(graph.or_(working).first).to_be_visible()
    if kachidoki.compiled:
        expect(working).to_be_hidden(timeout=5 * PATIENCE)
        expect(graph.locator("path").nth(1)).to_be_attached()
    player.check_access()
    # A link to this very move, also for somebody who was not there.
    expect(player.page).to_have_url(re.compile(r"at=4"))
    player.button("page-replay-copy").click()
    expect(player.text("page-copied")).to_be_visible()
    link = player.page.evaluate("navigator.clipboard.readText()")
    friend = new_player()
    friend.page.goto(link)
    friend.button("page-go-in").click()
    theirs = friend.page.get_by_role("slider", name=friend.say("page-replay-slider"), exact=True)
    expect(theirs).to_have_value("4")


def test_playing_on_from_the_middle_of_a_game(player: Player, over: str) -> None:
    player.open(f"/table/{over}/replay?at=12")
    player.button("page-replay-branch").click()
    player.check_access()
    player.button("page-replay-branch-go").click()
    expect(player.page).to_have_url(TABLE)
    expect(player.page).not_to_have_url(f"{player.url}/table/{over}")
    player.lit()


def test_a_log_is_downloaded_and_opened_again(player: Player, over: str, tmp_path: Path) -> None:
    player.open(f"/table/{over}/replay")
    with player.page.expect_download() as waiting:
        player.link("page-replay-download").click()
    file = tmp_path / "game.jsonl"
    waiting.value.save_as(file)
    player.open("/")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(player.page).to_have_url(re.compile(r"/table/[A-Za-z0-9]+/replay"))
    expect(player.page.locator(".proof.fair")).to_be_visible()


# The lesson, and the rulebook.


@pytest.mark.parametrize("game", kachidoki.games())
def test_the_lesson_is_played_to_its_end(new_player: NewPlayer, game: str) -> None:
    player = new_player(game=game, own=True)
    player.page.add_init_script(NOBODY_LOOKS)
    player.open(f"/learn/{game}")
    page, done = player.page, player.button("page-lesson-play")
    seen, ways = set(), set()
    for _ in range(120):
        page.wait_for_function(LIT, arg=ONWARDS)
        said, way = page.evaluate(STEP)
        if way == player.say("page-lesson-play"):
            break
        seen.add(said)
        ways.add(way)
        page.locator(ONWARDS).click()
        page.wait_for_function(SAYS_MORE, arg=said)
    assert ways == {player.say("page-lesson-next"), player.say("page-lesson-show")}
    expect(done).to_be_visible()
    assert len(seen) > 15
    player.check_access()
    done.click()
    expect(page).to_have_url(TABLE)
    player.lit()


def test_another_move_than_the_teacher_asked_for_is_answered(new_player: NewPlayer) -> None:
    player = new_player()
    player.open("/learn/glory")
    page = player.page
    for _ in range(30):
        expect(page.locator(".say:not(.dots)")).to_be_visible()
        if player.button("page-lesson-show").is_visible():
            break
        said = page.locator(".say").inner_text()
        page.locator("[data-next]").click()
        page.wait_for_function(SAYS_MORE, arg=said)
    lesson = player.ask("GET", "/api/games/glory/lesson")
    step = next(step for step in lesson["steps"] if step["wants"])
    other = next(move for move in moves_of(step["view"]) if move not in step["wants"])
    kind = other.split()[-1]
    name = player.texts.name("kind", kind)
    page.locator("[data-target=hand]").filter(has_text=name).first.click()
    page.locator("[data-target=discard], [data-target=lay]").first.click()
    expect(page.locator(".other")).to_be_visible()


def test_the_rulebook_opens_at_a_section(new_player: NewPlayer) -> None:
    player = new_player()
    player.open("/rules/glory#winning")
    for section, title, _ in player.texts.rulebook():
        expect(player.page.locator(f"#{section}")).to_have_text(title)
    expect(player.page.locator("#winning")).to_be_in_viewport()


def test_all_scripts_together_are_under_230_kB() -> None:
    """More than anybody loads at first: every page of the page, packed."""
    scripts = [file for name, file in built(PAGE).items() if name.endswith(".js")]
    assert len(scripts) > 10
    assert sum(len(file.packed or file.content) for file in scripts) < 230_000


@pytest.mark.parametrize("game", kachidoki.games())
def test_scripts_until_the_first_move_are_under_100_kB(new_player: NewPlayer, game: str) -> None:
    """And those of the first page under 60 kB, as they come over the wire to somebody new."""
    player = new_player(game=game, own=True)
    lit = "[data-target]"
    player.page.add_init_script(watch(lit))
    wire = Wire(player.page)
    player.open("/")
    play = player.page.locator("article").filter(has_text=player.say("game")).locator("form button")
    wait_for(play.first)
    player.page.wait_for_load_state("networkidle")
    first = wire.script()
    play.first.click()
    player.lit()
    then = player.page.evaluate(f"window.seen[{lit!r}]")
    player.page.wait_for_load_state("networkidle")
    assert 20_000 < first < 60_000
    assert first + 10_000 < wire.script(then) < 100_000
