"""The beats of every game: within a step the table is as the events so far have told it."""

import random

from kachidoki import CHANCE, Rng, State
from kachidoki.kernel.event import Beat, Heard
from tests.games.worlds import (
    discreet,
    every_hiding_table,
    lively,
    short,
    some_tables,
    twins,
    walk,
)

GAMES = range(1, 41)
# So many steps from where two worlds part.
STEPS = 16


def choice(game: str, state: State, pick: random.Random) -> str:
    return lively(game, [str(move) for move in state.moves()], pick)


def hear(state: State, move: str, seed: int) -> tuple[Heard, tuple[Beat, ...]]:
    """A choice with all chance after it: what is heard of it, and its beats."""
    heard, rng = Heard(), Rng(seed)
    state.events = heard
    state.play(next(one for one in state.moves() if str(one) == move))
    if state.actor == CHANCE:
        state.beat(due=True)
    while state.actor == CHANCE:
        state.play(state.chance(rng))
    state.events = None
    return heard, heard.within()


@some_tables
def test_at_a_beat_nobody_is_asked_and_everything_else_can_be_seen(game, mode, players):
    pick, seen = random.Random(players), 0
    for seed in GAMES:
        for before in walk(game, mode, players, seed, most=300, **short(game, mode, 2)):
            if before.actor < 0:
                continue
            state = before.copy()
            heard, beats = hear(state, choice(game, state, pick), seen)
            counts = [beat.events for beat in beats]
            assert counts == sorted(set(counts))
            assert all(0 < count < len(heard) for count in counts)
            for seat in (None, *range(players)):
                now = state.view(seat).data()["table"]
                for beat in beats:
                    then = beat.state.view(seat).data()
                    assert (then["question"], then["moves"]) == (None, [])
                    # Readers lay what differs over the table at the end: nothing may be missing.
                    assert then["table"].keys() == now.keys()
                    shown = {**now, **beat.seen_by(seat, now)["table"]}
                    assert shown == then["table"]
                    seen += 1
        if seen > 100:
            break
    assert seen > 20


@some_tables
def test_to_listen_changes_nothing(game, mode, players):
    """Whoever hears every beat plays the same game as whoever hears nothing."""
    rng = Rng(players)
    for before in walk(game, mode, players, 5, most=200, **short(game, mode)):
        if before.actor < 0:
            continue
        worlds = [before.copy(), before.copy()]
        worlds[0].events = Heard()
        move = before.moves()[rng.below(len(before.moves()))]
        for world in worlds:
            world.play(move)
        assert worlds[0].position() == worlds[1].position()


@every_hiding_table
def test_nobody_is_shown_at_a_beat_what_he_cannot_know(game, mode, players):
    """Substitution: the same steps in two worlds that a seat cannot tell apart. As long as it is
    told the same, it is shown the same tables on the way."""
    pick = random.Random(players)
    compared = changed = 0
    options = {**short(game, mode, 2), **discreet(game, mode)}
    for seed in GAMES:
        for state in walk(game, mode, players, seed, every=4, most=100, **options):
            seat = pick.choice([None, *range(players)])
            worlds = [state.copy(), twins(game).exchanged(state, seat, pick)]
            for told, also in steps_alike(game, worlds, seat, pick):
                assert told.shown == also.shown
                compared += 1
                changed += told.truth != also.truth
        if compared > 24 and changed > 8:
            break
    # The exchange exchanges: a test that compares a beat with itself sees no leak.
    assert compared > 20
    assert changed > compared / 5


class Told:
    """A beat: what a seat was told by then, what it is shown, and what all seats are."""

    def __init__(self, heard: Heard, beat: Beat, seat: int | None) -> None:
        self.events = [event.seen_by(seat).data() for event in heard[: beat.events]]
        self.shown = beat.state.view(seat).data()
        self.truth = [beat.state.view(one).data() for one in range(beat.state.players)]


def steps_alike(game, worlds: list[State], seat: int | None, pick: random.Random):
    """The beats of some steps in two worlds, until `seat` is told something else in one of them."""
    here, there = worlds
    for rng in range(STEPS):
        if here.actor < 0 or there.actor != here.actor:
            return
        listed = {str(move) for move in there.moves()}
        both = [str(move) for move in here.moves() if str(move) in listed]
        if not both:
            return
        move = lively(game, both, pick)
        (heard, beats), (other, others) = (hear(world, move, rng) for world in worlds)
        for one, two in zip(beats, others, strict=False):
            told, also = Told(heard, one, seat), Told(other, two, seat)
            if told.events != also.events:
                return
            yield told, also
        if [one.seen_by(seat) for one in heard] != [one.seen_by(seat) for one in other]:
            return
