"""Matches between bots: fair to every seat, the same on any number of cores, honestly counted."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from kachidoki import BadBot, BadOption, UnknownGame
from kachidoki.arena import Tournament, run
from kachidoki.arena import match as arena
from kachidoki.arena.match import Played, Tally, contest_for, entrants, play_game, wilson
from kachidoki.bots import Bot, Line, Thought
from kachidoki.games import find
from tests.games.glory.states import GLORY
from tests.games.worlds import every_table, short
from tests.pennies import PENNIES

ONE_ROUND = {"rounds": 1}
QUICK = contest_for(GLORY, "standard", ["greedy", "random"], None, ONE_ROUND, 3)


@pytest.fixture
def pennies(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with partners, for the arena to find."""

    def find_also(game_id: str) -> object:
        return PENNIES if game_id == PENNIES.id else find(game_id)

    monkeypatch.setattr(arena, "find", find_also)
    return PENNIES.id


def outcome(tournament: Tournament) -> list[tuple[object, ...]]:
    """All of the standings but the time that was taken."""
    rows = tournament.standings
    return [(row.bot, row.games, row.wins, row.rate, row.low, row.high, row.points) for row in rows]


def timeless(played: Played) -> Played:
    return replace(played, seconds=(), slowest=())


class Chooser(Bot):
    """A bot that says what it does, and nothing about why."""

    def think(self, view):
        return Thought([Line(self.choose(view), 0, 0.5)], 0, 0.0)


# Seats.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_played_from_every_seat(monkeypatch, players):
    """Each entrant sits once on each seat of a deal; then the next deal comes."""
    names = tuple("abcde"[:players])
    shown: list[tuple[str, int, bytes]] = []

    class Witness(Chooser):
        """Plays the first move, and writes down where it sits and what it is shown."""

        def __init__(self, name):
            super().__init__(0)
            self.name = name

        def choose(self, view):
            shown.append((self.name, view.seat, view.encode()))
            return view.moves[0]

    monkeypatch.setattr(arena, "make", lambda code, seed=0: Witness(code))
    contest = contest_for(GLORY, "standard", names, None, ONE_ROUND, 1)
    games = []
    for number in range(2 * players):
        shown.clear()
        play_game(contest, number)
        games.append((shown[0][2], {(name, seat) for name, seat, _ in shown}))
    for deal in (games[:players], games[players:]):
        # What the first to act sees, before anyone has done anything, is the deal.
        assert len({first for first, _ in deal}) == 1
        places = [place for _, seated in deal for place in seated]
        assert len(places) == len(set(places)) == players * players
        for _, seated in deal:
            assert {name for name, _ in seated} == set(names)
    assert games[0][0] != games[players][0]


def test_points_and_wins_are_counted_for_the_entrant_not_the_seat(monkeypatch):
    """Where one entrant always discards and the other always lays, the second wins each game."""

    class Fixed(Chooser):
        def __init__(self, lays):
            super().__init__(0)
            self.lays = lays

        def choose(self, view):
            laying = [move for move in view.moves if str(move).startswith("lay")]
            return laying[-1] if self.lays and laying else view.moves[0]

    monkeypatch.setattr(arena, "make", lambda code, seed=0: Fixed(code == "greedy"))
    for number in range(6):
        played = play_game(QUICK, number)
        assert played.wins == (1.0, 0.0)
        assert played.points[0] > played.points[1] == 0


def test_no_seat_has_luck_against_itself():
    """Equal entrants that depend on nothing but the view: over whole rotations all win as often."""
    contest = replace(QUICK, bots=("random", "random"))
    result = run(contest, 40, jobs=1)
    assert sum(row.wins for row in result.standings) == pytest.approx(40)
    for row in result.standings:
        assert row.low < 0.5 < row.high


@pytest.mark.parametrize(
    ("bots", "places", "wanted"),
    [
        (["greedy", "random"], 4, ("greedy", "random", "random", "random")),
        (["greedy"], 3, ("greedy", "greedy", "greedy")),
        (["greedy"], 1, ("greedy",)),
        (["a", "b", "c"], 3, ("a", "b", "c")),
    ],
)
def test_the_last_bot_fills_the_table(bots, places, wanted):
    assert entrants(bots, places) == wanted


def test_too_many_or_no_bots_are_refused():
    with pytest.raises(BadBot) as error:
        entrants([], 2)
    assert error.value.reason == "no-bots"
    with pytest.raises(BadBot) as error:
        entrants(["random"] * 3, 2)
    assert error.value.reason == "too-many-bots"
    assert error.value.values == {"bots": 3, "players": 2}


@pytest.mark.parametrize(
    ("game", "mode", "bots", "players", "table", "wanted"),
    [
        (GLORY, "standard", ["a"], None, 2, ("a", "a")),
        (GLORY, "standard", ["a", "b"], None, 2, ("a", "b")),
        (GLORY, "standard", ["a", "b", "c"], None, 3, ("a", "b", "c")),
        (GLORY, "standard", ["a", "b"], 4, 4, ("a", "b", "b", "b")),
        (PENNIES, "solo", ["a"], None, 1, ("a",)),
        (PENNIES, "together", ["a"], None, 2, ("a",)),
        (PENNIES, "together", ["a"], 3, 3, ("a",)),
        (PENNIES, "partners", ["a"], None, 4, ("a", "a")),
        (PENNIES, "partners", ["a", "b"], None, 4, ("a", "b")),
        (PENNIES, "partners", ["a", "b"], 4, 4, ("a", "b")),
    ],
)
def test_a_contest_has_a_table_and_a_bot_for_each_side(
    pennies, game, mode, bots, players, table, wanted
):
    contest = contest_for(game, mode, bots, players, {}, 1)
    assert (contest.setup.players, contest.bots) == (table, wanted)
    assert len(contest.sides) == len(contest.bots)


@pytest.mark.parametrize(
    ("game", "mode", "bots", "players", "reason", "values"),
    [
        (GLORY, "standard", ["a"] * 3, 2, "too-many-bots", {"bots": 3, "players": 2}),
        (GLORY, "standard", ["a"] * 5, None, "too-many-bots", {"bots": 5, "players": 4}),
        (GLORY, "standard", [], None, "no-bots", {}),
        (PENNIES, "partners", ["a"] * 4, 4, "bots-for-sides", {"bots": 4, "sides": 2}),
        (PENNIES, "partners", ["a"] * 3, None, "bots-for-sides", {"bots": 3, "sides": 2}),
    ],
)
def test_more_bots_than_there_is_room_for_are_refused(game, mode, bots, players, reason, values):
    with pytest.raises(BadBot) as error:
        contest_for(game, mode, bots, players, {}, 1)
    assert error.value.reason == reason
    assert error.value.values == values


@pytest.mark.parametrize(
    ("mode", "players", "options"),
    [("duel", None, {}), ("standard", 7, {}), ("standard", None, {"rounds": 99})],
)
def test_a_contest_that_cannot_be_is_refused(mode, players, options):
    with pytest.raises(BadOption):
        contest_for(GLORY, mode, ["greedy"], players, options, 1)


def test_a_contest_reads_its_options():
    contest = contest_for(GLORY, "standard", ["greedy"], None, {"rounds": "2"}, 1)
    assert (contest.setup.options["rounds"], contest.named) == (2, ("rounds",))


# Partners.


def test_one_entrant_plays_for_a_whole_side_and_every_deal_is_played_from_both(
    pennies, monkeypatch
):
    """Seats 0 and 2, then 1 and 3, with a bot of its own at each seat."""
    made: list[tuple[str, int]] = []
    sat: dict[int, tuple[str, int]] = {}

    class Witness(Chooser):
        def __init__(self, name, seed):
            super().__init__(seed)
            self.name = name
            made.append((name, seed))

        def choose(self, view):
            sat[view.seat] = (self.name, self.seed)
            return view.moves[0 if self.name == "zero" else 1]

    monkeypatch.setattr(arena, "make", lambda code, seed=0: Witness(code, seed))
    contest = contest_for(PENNIES, "partners", ("zero", "one"), seed=1)
    assert (contest.setup.players, contest.sides) == (4, ((0, 2), (1, 3)))
    seen = []
    for number in range(40):
        made.clear()
        sat.clear()
        played = play_game(contest, number)
        assert len({seed for _, seed in made}) == 4
        assert len(set(sat.values())) == 4
        names = [sat[seat][0] for seat in range(4)]
        assert names == (["zero", "one"] * 2 if number % 2 == 0 else ["one", "zero"] * 2)
        assert played.moves == (2, 2)
        # Who bets on the face that is shown has both coins right; the points are the side's.
        assert sorted(played.points) == [0, 2]
        assert played.wins == tuple(float(points == 2) for points in played.points)
        seen.append(played.points)
    # The same deal from both sides of the table: the same bot wins.
    assert seen[::2] == seen[1::2]
    assert {(2, 0), (0, 2)} == set(seen)


def test_sides_that_share_a_win_have_a_half_each(pennies, monkeypatch):
    class First(Chooser):
        def choose(self, view):
            return view.moves[0]

    monkeypatch.setattr(arena, "make", lambda code, seed=0: First(seed))
    played = play_game(contest_for(PENNIES, "partners", ("a", "b"), seed=1), 0)
    assert played.wins == (0.5, 0.5)


def test_partners_are_counted_as_one(pennies):
    result = run(contest_for(PENNIES, "partners", ("random", "random"), seed=3), 31, jobs=1)
    assert result.games == 32
    assert sum(row.wins for row in result.standings) == pytest.approx(32)
    data = result.data()
    assert (data["players"], data["sides"]) == (4, ((0, 2), (1, 3)))


@pytest.mark.parametrize(("bots", "players"), [(("random",) * 4, 4), (("random",), 4)])
def test_each_side_needs_a_bot(pennies, bots, players):
    contest = replace(contest_for(PENNIES, "partners", ["random"], 4), bots=bots)
    with pytest.raises(BadBot) as error:
        run(contest, 2, jobs=1)
    assert error.value.values == {"bots": len(bots), "sides": 2}


# Results.


def test_the_number_of_jobs_changes_nothing():
    contest = contest_for(GLORY, "ninja", ["greedy", "search:24", "random"], None, ONE_ROUND, 11)
    results = [run(contest, 3, jobs=jobs) for jobs in (1, 2)]
    assert outcome(results[0]) == outcome(results[1])
    assert results[0].games == 3


def test_another_seed_brings_other_games():
    games = [timeless(play_game(replace(QUICK, seed=seed), 0)) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


@every_table
def test_every_table_can_be_played(game, mode, players):
    sides = len(find(game).sides(players, mode))
    bots = ["greedy", "random"][:sides]
    contest = contest_for(find(game), mode, bots, players, short(game, mode))
    played = play_game(contest, 1)
    # Alone one wins or loses.
    assert sum(played.wins) == pytest.approx(1) or (sides == 1 and played.wins[0] == 0)
    assert len(played.points) == len(played.moves) == len(contest.sides)
    assert all(count > 0 for count in played.moves)
    assert all(
        0 <= slow <= total for slow, total in zip(played.slowest, played.seconds, strict=True)
    )


@pytest.mark.parametrize(("asked", "played"), [(1, 3), (3, 3), (4, 6)])
def test_games_are_rounded_up_to_whole_rotations(asked, played):
    contest = contest_for(GLORY, "standard", ["random"] * 3, None, ONE_ROUND)
    assert run(contest, asked, jobs=1).games == played


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_hears_of_every_game(jobs):
    heard: list[tuple[int, Tournament]] = []
    result = run(QUICK, 6, jobs, lambda total, so_far: heard.append((total, so_far)))
    assert [total for total, _ in heard] == [6] * 6
    assert [so_far.games for _, so_far in heard] == [1, 2, 3, 4, 5, 6]
    assert outcome(heard[-1][1]) == outcome(result)


def test_the_result_is_json():
    result = run(QUICK, 2, jobs=1)
    data = json.loads(json.dumps(result.data()))
    assert data["game"] == "glory"
    assert (data["mode"], data["players"], data["games"]) == ("standard", 2, 2)
    assert (data["options"], data["seed"]) == ({"rounds": 1}, 3)
    assert data["seconds"] >= 0
    assert data["games_per_second"] > 0
    assert [row["bot"] for row in data["standings"]] == ["greedy", "random"]
    assert set(data["standings"][0]) == {
        "bot",
        "games",
        "wins",
        "rate",
        "low",
        "high",
        "points",
        "move_ms",
        "slowest_ms",
    }


def test_games_are_added_up():
    tally = Tally(replace(QUICK, bots=("a", "b", "c")))
    third = 1.0 / 3.0
    late = (0, 0, 0)
    games = [
        Played((third,) * 3, (30, 30, 30), (4, 5, 6), (0.4, 0.5, 0.6), (0.2, 0.1, 0.3), late),
        Played(
            (1.0, 0.0, 0.0), (60, 10, 20), (6, 5, 4), (0.6, 0.1, 0.0), (0.3, 0.1, 0.0), (0, 0, 0)
        ),
        Played(
            (0.5, 0.5, 0.0), (45, 45, 0), (0, 0, 0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0, 0, 0)
        ),
    ]
    for game in games:
        tally.add(game)
    first, second, last = tally.tournament(1.0).standings
    assert first.wins == pytest.approx(11 / 6)
    assert first.rate == pytest.approx(11 / 18)
    assert (first.points, second.points) == (45, 85 / 3)
    assert first.move_ms == pytest.approx(100)
    assert (first.slowest_ms, last.slowest_ms) == (300, 300)
    assert (first.low, first.high) == wilson(first.wins, 3)


def test_the_order_in_which_games_end_changes_no_digit():
    shares = [1 / 3, 0.5, 1.0, 1 / 3, 0.25, 1 / 3, 0.0, 0.5, 1 / 3]
    wins = set()
    for order in (shares, shares[::-1], sorted(shares), sorted(shares)[::-1]):
        tally = Tally(replace(QUICK, bots=("a",)))
        for share in order:
            tally.add(Played((share,), (0,), (1,), (0.0,), (0.0,), (0,)))
        wins.add(tally.tournament(1.0).standings[0].wins)
    assert len(wins) == 1


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Known values, among them those of Newcombe's comparison of intervals (1998).
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 20, 0.0089, 0.2361),
        (81, 263, 0.2553, 0.3662),
        (50, 100, 0.4038, 0.5962),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    found = wilson(wins, games)
    assert found == pytest.approx((low, high), abs=6e-5)


def test_the_interval_takes_shared_wins():
    low, high = wilson(5.5, 10)
    assert wilson(5, 10)[0] < low < 0.55 < high < wilson(6, 10)[1]


# Refusals come before anything is played.


@pytest.mark.parametrize(
    ("changes", "games", "error"),
    [
        ({"game": "chess"}, 1, UnknownGame),
        ({"mode": "duel"}, 1, BadOption),
        ({"options": {"rounds": 99}}, 1, BadOption),
        ({"players": 1}, 1, BadOption),
        ({"bots": ("random",)}, 1, BadBot),
        ({"bots": ()}, 1, BadBot),
        ({"bots": ("random", "genius")}, 1, BadBot),
        ({}, 0, BadOption),
        ({}, -5, BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(changes, games, error):
    bots = changes.get("bots", QUICK.bots)
    settled = {name: value for name, value in changes.items() if name != "bots"}
    setup = replace(QUICK.setup, **settled)
    with pytest.raises(error):
        run(replace(QUICK, setup=setup, bots=bots), games, jobs=2)


# Stopping.

LONG = """
import signal
import kachidoki
from kachidoki.arena.match import contest_for, run
if __name__ == "__main__":
    # In the background of a shell, where it would be ignored, too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print("go", flush=True)
    run(contest_for(kachidoki.game("glory"), "standard", ["search:60s"] * 2), 10, jobs=2)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("seconds", [0.05, 0.4, 2.0])
def test_ctrl_c_stops_games_under_way_at_once(tmp_path, seconds):
    """Also while workers are being started: nobody is left behind to play on."""
    script = tmp_path / "long.py"
    script.write_text(LONG)
    game = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert game.stdout is not None
    assert game.stdout.readline() == "go\n"
    time.sleep(seconds)
    assert game.poll() is None
    # As a terminal does it: to every process at once.
    os.killpg(game.pid, signal.SIGINT)
    _, said = game.communicate(timeout=15)
    assert game.returncode != 0
    assert said.count("Traceback") == 1
    assert "KeyboardInterrupt" in said
    # The helpers of multiprocessing take a moment to see that it is over.
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        try:
            os.killpg(game.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.killpg(game.pid, signal.SIGKILL)
    pytest.fail("somebody plays on")


def test_whoever_listens_may_stop_it():
    class Enough(Exception):
        pass

    def stop(total, so_far):
        raise Enough

    for jobs in (1, 2):
        with pytest.raises(Enough):
            run(QUICK, 2000, jobs, stop)
