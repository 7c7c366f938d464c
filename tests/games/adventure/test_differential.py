"""Call to Adventure: the engine against a second reading of the rules (reference.py)."""

import random

import pytest

from kachidoki import CHANCE, Rng
from tests.games.adventure.data_wild import wild_set
from tests.games.adventure.states import ADVENTURE, Both

TABLES = [(mode, players) for mode, found in ADVENTURE.modes.items() for players in found.players]
EVERY = [
    {"deal_mode": "fixed", "first_player": 1},
    {"allies_adversaries": False, "stall_rounds": 3},
    {"journey_limit": 3},
    {"journey_limit": "none", "stall_rounds": 0},
    {"stall_rounds": 1},
    {"track": "T9hd T4hda T1had Y2had Y4had Y0ad T-4a"},
    {"hand_limit": 2},
    {"tiebreak": "none", "anytime_windows": "lean"},
    {"ask_policy": "exact"},
    {"ask_policy": "public"},
]
FOES = [
    {"adversary": "the-sorceress", "adversary_target": 30},
    {"final_fight": "repeat", "adversary_target": 40},
]
COOP = [
    {"coop_gate": "all", "adversary_target": 40},
    {"coop_gate": "all", "adversary_target": 25},
]


def eager(texts, pick):
    """A move of somebody who wants to get on, but plays what he can."""
    wanted = [text for text in texts if text not in ("pass", "end", "ready", "enough")]
    if wanted and pick.random() < 0.75:
        acts = [text for text in wanted if text.startswith(("attempt", "trait", "face", "dark"))]
        if acts and pick.random() < 0.7:
            return pick.choice(acts)
        return pick.choice(wanted)
    return pick.choice(texts)


def eager_step(state, rng, pick):
    """One result of chance, or such a move."""
    if state.actor == CHANCE:
        state.play(state.chance(rng))
        return
    seat = pick.choice(state.actors)
    moves = {str(move): move for move in state.moves(seat)}
    state.play(moves[eager(sorted(moves), pick)], seat)


def one_step(both, rng, pick):
    if both.state.actor == CHANCE:
        result = both.state.chance(rng)
        both.one(str(result))
        return
    seat = pick.choice(both.state.actors)
    texts = sorted(str(move) for move in both.state.moves(seat))
    both.one(eager(texts, pick), seat)


def compared(mode, players, options, seed, cards=None):
    """A whole random game of both."""
    if mode in ("solo", "coop"):
        # Long enough for the last turns.
        options = {"adversary_target": 40, **options}
    both = Both(mode, players, options, cards)
    rng, pick = Rng(seed), random.Random(seed)
    try:
        while not both.state.over:
            one_step(both, rng, pick)
    except AssertionError as error:
        error.add_note(f"{mode} {players} {options} seed {seed} after {both.texts[-12:]}")
        raise
    return both


def settings(mode):
    """Options of a mode, each with one or a few away from their defaults."""
    known = ADVENTURE.modes[mode].options
    foes = FOES if mode in ("solo", "coop") else []
    coop = COOP if mode == "coop" else []
    return [
        {key: value for key, value in found.items() if key in known}
        for found in [*EVERY, *foes, *coop]
    ]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_turn_every_mode_as_in_the_second_reading(mode, players):
    """Who is asked what, the whole table and the final sheet, at every step of random games."""
    compared(mode, players, {}, players)


@pytest.mark.parametrize(
    ("mode", "players", "options"),
    [
        (mode, players, options)
        for mode, players in (("versus", 2), ("solo", 1), ("coop", 2))
        for number, options in enumerate(settings(mode))
        # What is not about the Adversary is seen well enough without one.
        if options and (mode == "versus" or number >= len(EVERY) or number % 5 == players)
    ],
)
def test_turn_every_switch_as_in_the_second_reading(mode, players, options):
    compared(mode, players, options, len(str(options)))


@pytest.mark.parametrize(
    ("mode", "players", "options"),
    [
        ("versus", 2, {"ask_policy": "exact", "journey_limit": 3}),
        ("versus", 3, {"journey_limit": "none", "hand_limit": 2}),
        ("versus", 4, {"stall_rounds": 1}),
        ("solo", 1, {"stall_rounds": 1}),
        ("coop", 2, {"stall_rounds": 1, "anytime_windows": "lean"}),
        ("coop", 3, {"ask_policy": "exact", "coop_gate": "all"}),
    ],
)
def test_abilities_of_all_kinds_as_in_the_second_reading(mode, players, options):
    """A set in which everything that cards can say happens all the time."""
    compared(mode, players, options, 100 + players, wild_set())


def test_challenge_the_card_has_left_and_come_back():
    """3.5: the attempt is over, even if the replaced card is shuffled and drawn for the same place.
    In this game an Ally comes in between, for whose place the pile is shuffled."""
    options = {"adversary_target": 40, "coop_gate": "all", "stall_rounds": 0}
    both = Both("coop", 4, options, wild_set())
    rng, pick = Rng(128), random.Random(128)
    tried, back = None, False
    while not back:
        one_step(both, rng, pick)
        table = both.table
        if tried and "attempt-ends" in [event.key for event in both.state.events]:
            back = table["rows"][tried["act"] - 1][tried["place"] - 1]["card"] == tried["card"]
        tried = table["attempt"] or (tried if both.state.actor == CHANCE else None)
    assert both.table["attempt"] is None
