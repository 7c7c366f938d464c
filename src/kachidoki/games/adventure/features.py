# interpreted: learners call it from Python anyway.
"""The view as numbers for learning: what a seat knows, laid out by `parts`."""

from __future__ import annotations

from kachidoki.games.adventure.conditions import result_bonus, sum_of_runes, target_number
from kachidoki.games.adventure.counts import left_in
from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.pieces import SLOTS, STONES, TALLY, WHOLE_STORY, WINDOWS
from kachidoki.games.adventure.shown import _window
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.table import OVER_NOW

# A card set has at most so many cards; this is the number of the standard one.
MOST_CARDS = 255
PER_HERO = TALLY + 12


def parts(players: int) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for step in range(players):
        found.append((f"hero+{step}" if step else "hero", PER_HERO))
    found += [
        ("own hand", 44),
        ("own characters", 3),
        ("row cards", SLOTS * 4),
        ("decks", 6),
        ("attempt", 12),
        ("lying runes", STONES),
        ("low faces", STONES),
        ("window", len(WINDOWS)),
        ("turn", 8),
        ("adversary", 4),
    ]
    return found


def features(state: AdventureState, seat: int | None) -> list[float]:
    """See `parts`. Seats are counted from the viewer; a spectator counts from seat 0."""
    players: int = state.players
    me = 0 if seat is None else seat
    numbers: list[float] = []
    for step in range(players):
        numbers += _hero(state, (me + step) % players)
    hand = 0 if seat is None else state.hand[me]
    numbers += [1.0 if hand >> number & 1 else 0.0 for number in range(44)]
    for card in (state.origin[me], state.motivation[me], state.destiny[me]):
        known = seat is not None or state.phase == OVER_NOW
        numbers.append((card + 1) / MOST_CARDS if card >= 0 and known else 0.0)
    cards = state.rules.cards.cards
    for slot in range(SLOTS):
        number = state.row[slot] if slot // 5 < state.revealed else -1
        if number < 0:
            numbers += [0.0] * 4
        else:
            found = cards[number]
            numbers += [
                (number + 1) / MOST_CARDS,
                (found.kind + 1) / 12,
                found.difficulty / 20,
                1.0 if state.under[slot] >= 0 else 0.0,
            ]
    numbers += [left_in(state, deck) / 40 for deck in range(6)]
    trying = state.trier >= 0
    numbers += [
        1.0 if trying else 0.0,
        1.0 if trying and state.trier == me else 0.0,
        (state.card + 1) / MOST_CARDS if state.card >= 0 else 0.0,
        float(state.path),
        _clip(target_number(state) / 20) if trying else 0.0,
        _clip(sum_of_runes(state) / 40) if trying and state.casts else 0.0,
        _clip((result_bonus(state) + 20) / 40) if trying else 0.0,
        _clip(state.dark_paid / 3),
        _clip(state.dark_free / 3),
        float(state.verdict) / 2,
        _clip(state.casts / 4),
        _clip(len(state.stack) / 8),
    ]
    numbers += [1.0 if state.lying >> stone & 1 else 0.0 for stone in range(STONES)]
    numbers += [1.0 if (state.low & state.lying) >> stone & 1 else 0.0 for stone in range(STONES)]
    window = _window(state)[0]
    numbers += [1.0 if window == name else 0.0 for name in WINDOWS]
    numbers += [
        _clip(state.main_left / 2),
        _clip(state.journeys / 3),
        _clip(state.dark_bought / 3),
        1.0 if state.active == me else 0.0,
        state.revealed / 3,
        1.0 if state.final else 0.0,
        1.0 if state.trigger >= 0 else 0.0,
        _clip(state.turn_no / 100),
    ]
    foe = state.foe >= 0
    numbers += [
        1.0 if foe else 0.0,
        (state.foe + 1) / MOST_CARDS if foe else 0.0,
        _clip(int(state.foe_xp) / int(state.rules.target)) if foe else 0.0,
        1.0 if state.beaten else 0.0,
    ]
    return numbers


def _clip(value: float) -> float:
    return 0.0 if value < 0 else 1.0 if value > 1 else value


def _hero(state: AdventureState, seat: int) -> list[float]:
    rules = state.rules
    at = seat * TALLY
    numbers = [_clip(count / 20) for count in state.tally[at : at + TALLY]]
    hand = state.hand[seat]
    numbers += [
        state.level[seat] / 7,
        _clip(state.xp[seat] / 20),
        len(state.story[seat]) / WHOLE_STORY,
        _clip(bits(hand & rules.hero_mask) / 10),
        _clip(bits(hand & rules.antihero_mask) / 10),
        _clip(len(state.allies[seat]) / 5),
        _clip(len(state.played[seat]) / 15),
        (state.origin[seat] + 1) / MOST_CARDS,
        (state.motivation[seat] + 1) / MOST_CARDS,
        1.0 if state.done >> seat & 1 else 0.0,
        1.0 if state.active == seat else 0.0,
        1.0 if state.first == seat else 0.0,
    ]
    return numbers
