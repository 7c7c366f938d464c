"""Call to Adventure: what is kept about the cards in play equals what is worked out from them."""

import random

import pytest

from kachidoki import Rng
from kachidoki.games.adventure.inplay import anyone_does
from tests.games.adventure.data_wild import wild_set
from tests.games.adventure.states import ADVENTURE
from tests.games.adventure.test_differential import TABLES, eager_step, settings

# What a `marks.Working` and a `marks.Lasting` hold.
OF_WORKING = ("cards", "does", "will", "tools", "powers")
OF_LASTING = ("kind", "card", "owner", "entry", "effect")


def values(thing, names):
    return [getattr(thing, name) for name in names]


def kept(state):
    """What is kept about the cards in play; it is there once somebody has asked for it."""
    anyone_does(state, 0)
    return {
        "present": state.present,
        "works": state.works,
        "working": [values(one, OF_WORKING) for one in state.working],
        "of each": [[values(it, OF_LASTING) for it in one.lasting] for one in state.working],
        "lasting": [[values(it, OF_LASTING) for it in kind] for kind in state.lasting],
    }


def anew(state):
    """The same from the cards alone."""
    found = state.copy()
    found.present = -1
    return kept(found)


@pytest.mark.parametrize("named", ["standard", "wild"])
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_abilities_kept_are_those_worked_out_anew(mode, players, named):
    """In a game, in a copy of it that was left behind, and in a world that a player imagines."""
    pick = random.Random(f"{mode} {players} {named}")
    rng = Rng(pick.randrange(1000))
    options = {**pick.choice(settings(mode))}
    if named == "wild":
        options["cards"] = wild_set()
    state = ADVENTURE.start(players, mode, **options)
    for step in range(300):
        if state.over:
            break
        copy, before = state.copy(), state.position()
        eager_step(state, rng, pick)
        assert kept(state) == anew(state)
        # A move changes nothing that copies share.
        assert copy.position() == before
        if step % 10 == 0:
            assert kept(copy) == anew(copy)
            assert kept(state) == kept(ADVENTURE.from_position(state.position()))
            world = state.view(pick.randrange(players)).imagine(rng)
            assert kept(world) == anew(world)
            assert kept(state) == anew(state)
