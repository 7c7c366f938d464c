"""Substitution: exchange what a reader cannot know, and the bytes he is sent do not change."""

import copy
import json
import random

import pytest

from kachidoki import CHANCE, Rng, State
from kachidoki.tables.news import Board, Viewer
from kachidoki.tables.record import Clock, Seat
from kachidoki.tables.table import Table
from tests.games.worlds import ENDS, HIDING, discreet, lively, short, some_hiding_tables, twins
from tests.tables.hall import ADA, BO, CY, DI, EV, moves, step, table

PEOPLE_OF = (ADA, BO, CY, DI, EV)
PRESENT = frozenset({"ada", "cy"})


def twin(at: Table, state: State) -> Table:
    """The same table, with the same past, over another truth."""
    other = copy.copy(at)
    match = other.match = copy.copy(at.match)
    timeline = match.timeline = copy.copy(at.match.timeline)
    timeline.entries = timeline.entries[:]
    timeline._marks = timeline._marks[:]
    timeline.state = state
    match.events = []
    other.news = copy.deepcopy(at.news)
    other.answers = dict(at.answers)
    other.clocks = copy.deepcopy(at.clocks)
    return other


def sent(at: Table, reader: Viewer, after: int = 0) -> str:
    return Board(at).news(reader, after, PRESENT)


def bold(at: Table, pick: random.Random) -> str:
    """A random move; those that make a game lively come up often."""
    return lively(at.setup.game, moves(at), pick)


def imagined(at: Table, seat: int | None, rng: Rng) -> Table:
    return twin(at, at.match.view(seat).imagine(rng))


# As many games as it takes to compare enough: some are short.
GAMES = range(1, 17)
shared = pytest.mark.parametrize(
    ("game", "mode", "players"), [table for table in ENDS if table in HIDING and table[2] > 1]
)


def next_look(at: Table) -> int:
    """The record at which to look again: in long games ever more rarely."""
    return at.sequence * 8 // 7 + 3


@some_hiding_tables
def test_a_player_and_a_spectator_are_sent_nothing_that_they_cannot_know(game, mode, players):
    pick, rng = random.Random(players), Rng(players)
    exchanged, noticed = 0, 0
    people = PEOPLE_OF[:players]
    for seed in GAMES:
        seeds = bytes([seed]) * 32
        options = short(game, mode)
        at = table(*people, game=game, mode=mode, clock=Clock(30, 60), seed=seeds, **options)
        look = 0
        while at.asked:
            step(at, bold(at, pick))
            if at.sequence < look:
                continue
            look = next_look(at)
            readers = [(None, Viewer("")), (None, Viewer("pal"))]
            readers += [(seat, Viewer(who.id)) for seat, who in enumerate(people)]
            for seat, reader in readers:
                other = imagined(at, seat, rng)
                for after in (0, at.sequence - 3):
                    assert sent(at, reader, after) == sent(other, reader, after)
                different = at.match.state.position() != other.match.state.position()
                exchanged += different
                noticed += any(
                    sent(at, Viewer(who.id)) != sent(other, Viewer(who.id))
                    for where, who in enumerate(people)
                    if where != seat
                )
        if exchanged > 60 and noticed > 50:
            break
    # Those who do know the difference are sent it: the test would see a leak.
    assert exchanged > 60
    assert noticed > 50


@shared
def test_whoever_looks_at_a_shared_screen_sees_nothing_of_the_others(game, mode, players):
    """Covered it is the spectator's; passed on, it is that of the player who holds it."""
    pick, rng = random.Random(players), Rng(players)
    seats = [ADA, Seat(ADA.id, "Léa"), CY, Seat(ADA.id, "Noé"), EV][:players]
    own = {seat for seat, sitter in enumerate(seats) if sitter not in (CY, EV)}
    covered, shown = 0, 0
    for seed in GAMES:
        at = table(*seats, game=game, mode=mode, seed=bytes([seed]) * 32, **short(game, mode))
        look = 0
        while at.asked:
            step(at, bold(at, pick))
            if at.sequence < look:
                continue
            look = next_look(at)
            for looking in (None, *range(players), 99):
                reader = Viewer(ADA.id, looking)
                seat = reader.seat(at)
                # Several may be asked at once; covered it is for whoever is not.
                turn = looking in at.asked or not set(at.asked) & own
                assert seat == (looking if looking in own and turn else None)
                other = imagined(at, seat, rng)
                assert sent(at, reader, at.sequence - 2) == sent(other, reader, at.sequence - 2)
                changed = at.match.state.position() != other.match.state.position()
                covered += changed and seat is None
                shown += changed and seat is not None
        if covered > 100 and shown > 30:
            break
    assert covered > 100
    assert shown > 30


@some_hiding_tables
def test_what_happens_next_tells_nothing_either(game, mode, players):
    """The same moves in two worlds that a reader cannot tell apart bring him the same bytes."""
    pick, rng = random.Random(players), Rng(players)
    people = PEOPLE_OF[:players]
    options = {**short(game, mode, 2), **discreet(game, mode)}
    compared = 0
    for seed in GAMES:
        at = table(*people, game=game, mode=mode, seed=bytes([seed]) * 32, **options)
        look = 0
        while at.asked:
            step(at, bold(at, pick))
            if at.sequence < look or not at.asked:
                continue
            look = next_look(at)
            seat = pick.choice([None, *range(players)])
            reader = Viewer("" if seat is None else people[seat].id)
            there = imagined(at, seat, rng)
            compared += alike(twin(at, at.match.state.copy()), there, seat, reader, pick)
        if compared > 60:
            break
    assert compared > 60


def alike(here: Table, there: Table, seat: int | None, reader: Viewer, pick: random.Random) -> int:
    """Some moves in two worlds that a reader cannot tell apart: how many brought the same."""
    game = here.setup.game
    for compared in range(12):
        listed = set(moves(there))
        both = [move for move in moves(here) if move in listed]
        if not both:
            return compared
        known, move = here.sequence, pick.choice(both)
        for world in (here, there):
            step(world, move)
        if not here.asked or here.match.log.entries[-1].by == CHANCE:
            return compared  # the end of a round shows the cards
        told = {
            json.loads(said)["key"] for w in (here, there) for said in w.news.since(known, seat)
        }
        if told & twins(game).SHOWING or any(key.endswith("-seen") for key in told):
            return compared  # from here the reader may know
        assert sent(here, reader, known) == sent(there, reader, known)
        assert sent(here, reader) == sent(there, reader)
        every = Viewer(reader.person, every=True)
        last = here.sequence - 1
        assert sent(here, every, last) == sent(there, every, last)
        assert bool(here.beats) == ("beats" in json.loads(sent(here, every, last)))
    return 12


@pytest.mark.parametrize("sealed", [(1,), (0,), (2, 0), (1, 0)])
def test_sealed_answers_are_sent_to_nobody_else(pennies, sealed):
    """Two tables that differ in the coins alone: only those who chose them are sent them."""
    people = (ADA, BO, CY)
    worlds = [table(*people, game=pennies, mode="together") for _ in range(2)]
    for coin, world in enumerate(worlds):
        for seat in sealed:
            step(world, f"seal {coin}", seat=seat)
    here, there = worlds
    for seat, who in enumerate(people):
        same = sent(here, Viewer(who.id)) == sent(there, Viewer(who.id))
        assert same == (seat not in sealed)
    assert sent(here, Viewer("")) == sent(there, Viewer(""))
    for coin, world in enumerate(worlds):
        for seat in world.asked:
            step(world, f"seal {coin}", seat=seat)
    assert sent(here, Viewer("")) != sent(there, Viewer(""))


def test_a_sealed_answer_is_not_sent_to_the_others_at_the_same_screen(pennies):
    worlds = [table(ADA, Seat(ADA.id, "Léa"), game=pennies) for _ in range(2)]
    for coin, world in enumerate(worlds):
        step(world, f"seal {coin}", seat=0)
    for looking in (None, 0, 1):
        here, there = (sent(world, Viewer(ADA.id, looking)) for world in worlds)
        assert here == there
