"""Call to Adventure: what holds at every moment of every game (section 1.6), whatever the table."""

import random
from collections import Counter

import pytest

from kachidoki import CHANCE, Rng
from kachidoki.games.adventure.cardset.loader import standard
from kachidoki.games.adventure.pieces import CARD_KINDS
from tests.games.adventure.states import ADVENTURE
from tests.games.adventure.test_differential import TABLES, eager_step, settings

CARDS = standard().cards
FIRST_HERO = next(card.number for card in CARDS if CARD_KINDS[card.kind] == "hero")


def label(number):
    copy = number - CARDS[number].title + 1
    return CARDS[number].key if copy == 1 else f"{CARDS[number].key}+{copy}"


NUMBER = {label(card.number): card.number for card in CARDS}


def kind(name):
    return CARD_KINDS[CARDS[NUMBER[name]].kind]


def everywhere(position):
    """Every card of the decks that run while a game is played, wherever it is."""
    found = []
    for name in ("decks", "discards", "story", "allies", "played", "hand"):
        found += [card for pile in position[name] for card in pile]
    for name in ("row", "under"):
        found += [card for card in position[name] if card]
    for name in ("aside", "shown", "waiting"):
        found += position[name]
    return found + [label(item & 255) for item in position["stack"]]


def check(state, position, cards):
    """The invariants, by their numbers."""
    table = state.view(None).table()
    players = position["players"]
    options = position["options"]
    # 1: every card is in exactly one place, and none is lost.
    found = Counter(everywhere(position))
    assert found == cards, found - cards or cards - found
    # 2: columns of three.
    for hero in table["heroes"]:
        assert [one["column"] for one in hero["story"]] == [
            n // 3 for n in range(len(hero["story"]))
        ]
        assert len(hero["story"]) <= 9
        # 3: bounds.
        assert 1 <= hero["level"] <= 7
        assert hero["xp"] >= 0
    assert all(position[name] >= 0 for name in ("main_left", "journeys", "dark_bought", "idle"))
    # 5: acts are open from the first on, and the others lie face down.
    assert 1 <= position["revealed"] <= 3 or position["phase"] != "play"
    for act, row in enumerate(table["rows"]):
        for slot in row:
            if act >= position["revealed"]:
                assert slot["card"] is None
    check_rows(state, position, options)
    check_runes(state, position)
    # 9: what a turn allows.
    assert position["dark_bought"] <= 3
    # 10: one decision at a time.
    assert len(state.actors) == 1 or state.together or state.actor < 0
    # 11: nothing waits on the stack in the main part of a turn.
    if state.actor >= 0 and position["picking"] == 0 and state.question().key in ("main", "prep"):
        assert position["stack"] == []
    # 14: the end.
    whole = [seat for seat in range(players) if len(position["story"][seat]) == 9]
    if position["mode"] in ("versus", "first"):
        if state.actor >= 0 and state.question().key in ("main", "main-done"):
            assert (position["trigger"] >= 0) == bool(whole)
    elif not position["beaten"]:
        assert not whole


def check_rows(state, position, options):
    if state.actor < 0 or position["picking"] or state.question().key not in ("main", "main-done"):
        return
    size = 5 if position["players"] == 4 else 4
    for act in range(position["revealed"]):
        row = position["row"][5 * act : 5 * act + 5]
        # 4: so many places, all of them filled.
        assert row[size:] == [None] * (5 - size)
        assert None not in row[:size] or not position["decks"][act]
        for slot, name in enumerate(row):
            # 6: Allies lie under challenges.
            assert name is None or kind(name) != "ally"
            if position["under"][5 * act + slot]:
                assert kind(name) in ("challenge", "adversary")


def check_runes(state, position):
    lying = [stone for stone in range(24) if position["lying"] >> stone & 1]
    if not lying:
        return
    # 7: three core runes, at most three of each kind; 8: the special one is the third.
    assert lying[:3] == [0, 1, 2]
    for first in range(3, 24, 3):
        stones = [stone for stone in lying if first <= stone < first + 3]
        assert stones == list(range(first, first + len(stones)))


def watched(mode, players, options, seed):
    """A random game in which everything is checked."""
    state = ADVENTURE.start(players, mode, **options)
    rng, pick = Rng(seed), random.Random(seed)
    cards = None
    for _ in range(20_000):
        if state.over:
            break
        eager_step(state, rng, pick)
        position = state.position()
        if position["phase"] in ("play", "over"):
            if cards is None:
                cards = Counter(everywhere(position))
            before = position["beaten"] and position["foe"]
            wanted = cards + Counter([position["foe"]]) if before else cards
            check(state, position, wanted)
    assert state.over
    return state


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_components_what_always_holds(mode, players):
    """1.6, A33: the fourteen invariants, and every game ends."""
    for seed in range(2):
        watched(mode, players, {}, 10 * players + seed)


@pytest.mark.parametrize(
    ("mode", "players", "options"),
    [
        (mode, players, options)
        for mode, players in (("versus", 3), ("coop", 2))
        for options in settings(mode)[:: 1 if mode == "versus" else 3]
        if options
    ],
)
def test_components_what_always_holds_with_other_settings(mode, players, options):
    watched(mode, players, options, len(str(options)))


def test_end_every_game_ends():
    """Random players of every kind: those who do nothing, and those who do all they can."""
    for seed in range(4):
        for mode, players in (("versus", 2), ("solo", 1), ("coop", 3)):
            state, rng = ADVENTURE.start(players, mode), Rng(seed)
            pick = random.Random(seed)
            for _ in range(20_000):
                if state.over:
                    break
                if state.actor == CHANCE:
                    state.play(state.chance(rng))
                    continue
                moves = state.moves(state.actors[0])
                lazy = [m for m in moves if str(m) in ("pass", "end", "ready")]
                move = lazy[0] if seed == 0 and lazy else pick.choice(moves)
                state.play(move, state.actors[0])
            assert state.over


def test_cards_every_position_comes_back():
    """A state written down and read again is the same state, at every moment."""
    for mode, players, seed in (("versus", 3, 1), ("coop", 2, 2), ("solo", 1, 3), ("first", 2, 4)):
        state, rng = ADVENTURE.start(players, mode), Rng(seed)
        pick = random.Random(seed)
        while not state.over:
            eager_step(state, rng, pick)
            again = ADVENTURE.from_position(state.position())
            assert again.position() == state.position()
            assert again.actor == state.actor
            if state.actor >= 0:
                assert again.moves() == state.moves()
