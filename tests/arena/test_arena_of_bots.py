"""Arenas: who meets whom, the same games on any number of cores, kept and gone on with."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from kachidoki import BadBot, BadOption
from kachidoki.arena import match, picture
from kachidoki.arena.book import GAMES, Book
from kachidoki.arena.errors import BadArena
from kachidoki.arena.field import FIRST, LADDER, PAIRINGS, field_for
from kachidoki.arena.keep import CROSSTABLE, RESULT, keep
from kachidoki.arena.keep import LADDER as LADDER_FILE
from kachidoki.arena.outcome import outcome
from kachidoki.arena.play import play
from kachidoki.bots import Bot, Line, RandomBot, Thought
from kachidoki.games import find
from tests.games.glory.states import GLORY

QUICK = {"rounds": 1}
TRIO = ["greedy", "random", "greedy:50%"]


def quick(bots=TRIO, games=4, players=None, pairing=PAIRINGS[0], seed=3):
    return field_for(GLORY, "standard", bots, games, players, QUICK, pairing, seed)


def timeless(found):
    """All that does not depend on clocks or on where it was."""
    data = found.data()
    for row in data["standings"]:
        del row["move_ms"], row["slowest_ms"], row["late"]
    del data["runs"]
    return data


def held(field, folder=None, resume=False, jobs=1):
    with Book(field, folder, resume) as book:
        play(book, jobs)
        return outcome(book)


class Cut(Exception):
    pass


def cut_after(games):
    def progress(now):
        if now.games >= games:
            raise Cut

    return progress


# Who meets whom.


@pytest.mark.parametrize(
    ("players", "pairing", "tables"),
    [
        (2, "round-robin", [(0, 1), (0, 2), (1, 2)]),
        (2, LADDER, [(0, 1), (1, 2)]),
        (2, FIRST, [(0, 1), (0, 2)]),
        (3, LADDER, [(0, 1, 1), (1, 0, 0), (1, 2, 2), (2, 1, 1)]),
        (4, FIRST, [(0, 1, 1, 1), (0, 2, 2, 2)]),
    ],
)
def test_bots_meet_in_pairs_and_with_more_sides_alone_among_the_other(players, pairing, tables):
    field = quick(players=players, pairing=pairing)
    assert [meeting.sides for meeting in field.meetings()] == tables
    for meeting in field.meetings():
        assert meeting.contest.bots == tuple(TRIO[at] for at in meeting.sides)


def test_against_the_game_each_bot_meets_the_game():
    field = field_for(find("jeraku"), "solo", ["greedy"], 3)
    assert field.players == ("game", "greedy")
    assert [meeting.sides for meeting in field.meetings()] == [(1, 0)]
    assert field.total() == 3


def test_partners_are_one_bot():
    field = field_for(find("honor"), "partners", ["greedy", "random"], 3)
    assert field.meetings()[0].contest.sides == ((0, 2), (1, 3))
    assert field.total() == 4


@pytest.mark.parametrize(
    ("players", "pairing", "asked", "total"),
    [(2, LADDER, 5, 12), (3, LADDER, 5, 12), (3, LADDER, 7, 24), (4, FIRST, 5, 16)],
)
def test_games_of_a_pair_are_rounded_up_to_whole_deals(players, pairing, asked, total):
    assert quick(games=asked, players=players, pairing=pairing).total() == total


def test_all_pairings_play_the_same_deals_deal_by_deal(monkeypatch):
    seen = {}

    class Witness(Bot):
        def think(self, view):
            seen.setdefault(key, view.encode())
            return RandomBot(self.seed).think(view)

    monkeypatch.setattr(match, "make", lambda code, seed=0: Witness(seed))
    field = quick(games=4)
    order = []
    for meeting, (contest, number) in field.tasks():
        key = meeting, number
        order.append(number // 2)
        match.play_game(contest, number)
    assert order == sorted(order)
    # What the first to act sees of the first question is the deal.
    deals = {deal: {view for (_, n), view in seen.items() if n // 2 == deal} for deal in (0, 1)}
    assert [len(views) for views in deals.values()] == [1, 1]
    assert deals[0] != deals[1]


def test_another_bot_beside_them_changes_nothing_between_two():
    both = [held(quick(bots)).cells[0] for bots in (TRIO, TRIO[:2])]
    assert both[0] == both[1]


# The same whatever happens on the way.


def test_the_number_of_jobs_changes_nothing(tmp_path):
    found = [held(quick(), tmp_path / str(jobs), jobs=jobs) for jobs in (1, 2)]
    assert timeless(found[0]) == timeless(found[1])
    assert found[0].games == 12


@pytest.mark.parametrize("cut", [1, 5, 11])
def test_who_goes_on_after_a_cut_gets_the_same(tmp_path, cut):
    whole = held(quick())
    with pytest.raises(Cut), Book(quick(), tmp_path) as book:
        play(book, 1, cut_after(cut))
    kept = (tmp_path / GAMES).read_bytes()
    assert kept.count(b'"game":') == cut + 1  # and the name of the game
    heard = []
    with Book(quick(), tmp_path, resume=True) as book:
        assert len(book.games) == cut
        play(book, 2, heard.append)
        found = outcome(book)
    assert timeless(found) == timeless(whole)
    assert len(heard) == 12 - cut
    assert (heard[-1].games, heard[-1].total, heard[-1].left) == (12, 12, 0)
    # Nothing was written anew, and nothing twice.
    assert (tmp_path / GAMES).read_bytes().startswith(kept)
    assert (tmp_path / GAMES).read_bytes().count(b'"game":') == 13


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    whole = held(quick(), tmp_path)
    path = tmp_path / GAMES
    path.write_bytes(path.read_bytes()[:-20])
    assert timeless(held(quick(), tmp_path, resume=True)) == timeless(whole)
    for line in path.read_text().splitlines():
        json.loads(line)


def test_what_is_finished_is_only_counted_again(tmp_path):
    first = held(quick(), tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    assert timeless(held(quick(), tmp_path, resume=True)) == timeless(first)
    assert (tmp_path / GAMES).read_bytes() == before


def test_one_may_go_on_with_more_games(tmp_path):
    held(quick(games=2), tmp_path)
    assert timeless(held(quick(games=4), tmp_path, resume=True)) == timeless(held(quick(games=4)))


def test_only_whole_deals_count():
    """A game that is over sooner than the other of its deal says nothing yet."""
    with pytest.raises(Cut), Book(quick(TRIO[:2])) as book:
        play(book, 1, cut_after(3))
    found = outcome(book)
    assert (found.games, found.deals) == (2, 1)


# What comes out.


@pytest.mark.parametrize(
    ("game", "mode", "players", "bots"),
    [
        ("glory", "standard", 3, ["greedy", "random"]),
        ("honor", "partners", 4, ["greedy", "random"]),
        ("adventure", "coop", 2, ["greedy:50%", "random"]),
    ],
)
def test_every_kind_of_table_has_ratings_and_pictures(tmp_path, game, mode, players, bots):
    options = {"rounds": 1} if game != "adventure" else {}
    field = field_for(find(game), mode, bots, 6, players, options)
    found = held(field)
    assert [row.bot for row in found.standings] == bots
    assert found.standings[0].rating > found.standings[1].rating
    alone = mode == "coop"
    assert (
        [len(cell.bots) for cell in found.cells] == [2] * 2
        if alone
        else [field.sides] * len(found.cells)
    )
    keep(found, tmp_path, "A <title> & more")
    for name in (CROSSTABLE, LADDER_FILE):
        drawn = ET.parse(tmp_path / name).getroot()
        texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
        assert texts[0] == "A <title> & more"
        assert set(bots) <= set(texts)
        assert "prefers-color-scheme: dark" in (tmp_path / name).read_text()
    data = json.loads((tmp_path / RESULT).read_text())
    assert data == json.loads(json.dumps(found.data()))


def test_the_figures_say_where_they_come_from(tmp_path):
    data = held(quick()).data()
    assert data["arena"] == {
        "format": 1,
        "game": "glory",
        "mode": "standard",
        "players": 2,
        "options": {"rounds": 1},
        "bots": TRIO,
        "pairing": "round-robin",
        "seed": 3,
        "rules": GLORY.rules,
        "edition": "",
    }
    (run,) = data["runs"]
    assert set(run) == {"kachidoki", "commit", "compiled", "python", "processor", "cores"}
    assert (data["sides"], data["together"], data["games"], data["deals"]) == (2, False, 12, 2)
    assert set(data["standings"][0]) == {
        *("bot", "rating", "low", "high", "step", "step_low", "step_high"),
        *("games", "won", "points", "move_ms", "slowest_ms", "late"),
    }
    assert set(data["cells"][0]) == {"bots", "games", "rate", "low", "high", "points"}


def test_greedy_has_a_thousand_and_otherwise_the_first_bot():
    for bots, anchor in ((TRIO[::-1], "greedy"), (["random", "greedy:50%"], "random")):
        rated = {row.bot: row for row in held(quick(bots, games=2)).standings}
        assert (rated[anchor].rating, rated[anchor].low, rated[anchor].high) == (1000, 1000, 1000)


def test_the_crosstable_has_each_pair_from_both_sides():
    found = held(quick())
    both = picture._by_pair(found)
    assert len(both) == 6
    for (one, other), cell in both.items():
        back = both[other, one]
        assert cell.rate == pytest.approx(1 - back.rate)
        assert (cell.low, cell.high) == pytest.approx((1 - back.high, 1 - back.low))


# What cannot be.


@pytest.mark.parametrize(
    ("bots", "pairing", "games", "error", "reason"),
    [
        ([], LADDER, 1, BadBot, "no-bots"),
        (["greedy"], LADDER, 1, BadBot, "one-bot"),
        (["greedy", "genius"], LADDER, 1, BadBot, "bad-bot"),
        (["greedy", "random", "greedy"], LADDER, 1, BadBot, "bot-twice"),
        (["greedy", "random"], "swiss", 1, BadOption, "pairing"),
        (["greedy", "random"], LADDER, 0, BadOption, "game-count"),
    ],
)
def test_an_arena_that_cannot_be_is_refused(bots, pairing, games, error, reason):
    with pytest.raises(error) as caught:
        quick(bots, games, pairing=pairing)
    assert caught.value.reason == reason


def test_a_wrong_number_of_players_is_refused():
    with pytest.raises(BadOption):
        quick(players=7)


def test_an_arena_is_not_written_over(tmp_path):
    held(quick(games=2), tmp_path)
    with pytest.raises(BadArena) as caught:
        Book(quick(games=2), tmp_path)
    assert caught.value.reason == "arena-there"


def test_where_there_is_no_arena_nothing_goes_on(tmp_path):
    with pytest.raises(BadArena) as caught:
        Book(quick(), tmp_path, resume=True)
    assert caught.value.reason == "arena-missing"


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"bots": ["greedy", "random"]}, "bots"),
        ({"players": 3}, "players"),
        ({"seed": 4}, "seed"),
        ({"pairing": LADDER}, "pairing"),
    ],
)
def test_another_arena_does_not_go_on_with_it(tmp_path, changed, what):
    held(quick(games=2), tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(BadArena) as caught:
        Book(quick(**changed), tmp_path, resume=True)
    assert (caught.value.reason, caught.value.values["what"]) == ("arena-differs", what)
    assert (tmp_path / GAMES).read_bytes() == before


@pytest.mark.parametrize("text", [b"", b"hello\n", b"[]\n", b'{"arena": 5}\n', b"\xff\xfe\n"])
def test_a_file_that_is_no_arena_is_refused(tmp_path, text):
    (tmp_path / GAMES).write_bytes(text)
    with pytest.raises(BadArena) as caught:
        Book(quick(), tmp_path, resume=True)
    assert (caught.value.reason, caught.value.values["line"]) == ("arena-damaged", 1)


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        '{"meeting":0,"game":0,"wins":[1]}',
        '{"meeting":9,"game":0,"wins":[1,0],"points":[1,1],"moves":[1,1],"seconds":[1,1],'
        '"slowest":[1,1],"late":[0,0]}',
        '{"meeting":0,"game":0,"wins":["a",0],"points":[1,1],"moves":[1,1],"seconds":[1,1],'
        '"slowest":[1,1],"late":[0,0]}',
    ],
)
def test_a_damaged_line_is_named(tmp_path, line):
    held(quick(games=2), tmp_path)
    with (tmp_path / GAMES).open("a") as file:
        file.write(line + "\n")
    with pytest.raises(BadArena) as caught:
        Book(quick(games=2), tmp_path, resume=True)
    assert (caught.value.reason, caught.value.values["line"]) == ("arena-damaged", 9)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadArena) as caught:
        Book(quick(), tmp_path / "file" / "arena")
    assert caught.value.reason == "arena-folder"


# Bots that break down.


class Broken(Bot):
    def think(self, view):
        raise ZeroDivisionError("no luck")


class Cheat(Bot):
    def think(self, view):
        illegal = next(move for move in GLORY.all_moves if move not in view.moves)
        return Thought([Line(illegal, 0, 0.5)], 0, 0.0)


@pytest.mark.parametrize(
    ("kind", "why"), [(Broken, "ZeroDivisionError: no luck"), (Cheat, "IllegalMove: ")]
)
def test_a_bot_that_breaks_down_is_named_and_what_is_played_is_kept(
    tmp_path, monkeypatch, kind, why
):
    def made(code, seed=0):
        return kind(seed) if code == "greedy:50%" else RandomBot(seed)

    monkeypatch.setattr(match, "make", made)
    with pytest.raises(BadBot) as caught, Book(quick(), tmp_path) as book:
        play(book, 1)
    assert caught.value.reason == "bot-failed"
    assert caught.value.values["code"] == "greedy:50%"
    assert caught.value.values["why"].startswith(why)
    assert len(book.games) == 2


# From a plain checkout.

BARE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("rich", "typer", "fluent", "numpy"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
sys.argv[1:] = WORDS
from kachidoki.arena.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""


def bare(tmp_path, *arguments):
    """`python -m kachidoki.arena`, where nothing is installed but the package."""
    script = tmp_path / "bare.py"
    words = ["glory", "--bots", "greedy,random", "--option", "rounds=1", *arguments]
    script.write_text(BARE.replace("WORDS", repr(words)))
    return subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=120, check=False
    )


def test_an_arena_needs_nothing_but_the_package(tmp_path):
    out = tmp_path / "out"
    first = bare(tmp_path, "--games", "4", "--jobs", "2", "--out", str(out), "--json", "-")
    assert first.returncode == 0, first.stderr
    assert json.loads(first.stdout)["games"] == 4
    again = bare(tmp_path, "--games", "4", "--jobs", "1", "--out", str(out), "--resume")
    assert again.returncode == 0, again.stderr
    assert again.stdout.startswith("glory, standard, 2 players: 4 games\n")
    assert "greedy against random: 100.0%" in again.stdout
    assert {path.name for path in out.iterdir()} == {GAMES, RESULT, CROSSTABLE, LADDER_FILE}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "9"], "player-count"),
        (["--pairing", "swiss"], "pairing"),
        (["--option", "rounds"], "option-value"),
        (["--out", "here", "--resume"], "arena-missing"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(tmp_path, arguments, said):
    done = bare(tmp_path, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
