# interpreted: learners call it from Python anyway.
"""The view as numbers for learning: what a seat knows, in parts with names."""

from kachidoki.games.adventure import conditions, counts, pieces
from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.moves import HAND_CARDS
from kachidoki.games.adventure.shown import window_of
from kachidoki.games.adventure.state import AdventureState
from kachidoki.kernel.state import named

# A card set has at most so many cards; this is the number of the standard one.
MOST_CARDS = 255


def parts(state: AdventureState, seat: int | None) -> list[tuple[str, list[float]]]:
    """Seats are counted from the viewer; a spectator counts from seat 0."""
    players: int = state.players
    me = 0 if seat is None else seat
    order = [(me + further) % players for further in range(players)]
    hand = 0 if seat is None else state.hand[me]
    window = window_of(state)[0]
    own = [state.origin[me], state.motivation[me], state.destiny[me]]
    if seat is None and state.phase != pieces.OVER_NOW:
        own = [-1, -1, -1]
    return [
        *[(named("hero", one, order), _hero(state, one)) for one in order],
        ("own hand", _mask(hand, HAND_CARDS)),
        ("own characters", [_card(card) for card in own]),
        ("row cards", [number for slot in range(pieces.SLOTS) for number in _slot(state, slot)]),
        ("decks", [counts.left_in(state, deck) / 40 for deck in range(len(pieces.DECKS))]),
        ("attempt", _attempt(state, me)),
        ("lying runes", _mask(state.lying, pieces.STONES)),
        ("low faces", _mask(state.low & state.lying, pieces.STONES)),
        ("window", [float(window == name) for name in pieces.WINDOWS]),
        ("turn", _turn(state, me)),
        ("adversary", _adversary(state)),
    ]


def _mask(mask: int, length: int) -> list[float]:
    return [float(mask >> at & 1) for at in range(length)]


def _card(number: int) -> float:
    """A card by its number; 0 for none."""
    return (number + 1) / MOST_CARDS


def _clip(value: float) -> float:
    return 0.0 if value < 0 else 1.0 if value > 1 else value


def _hero(state: AdventureState, seat: int) -> list[float]:
    rules = state.rules
    at = seat * pieces.TALLY
    hand = state.hand[seat]
    return [
        *[_clip(count / 20) for count in state.tally[at : at + pieces.TALLY]],
        state.level[seat] / 7,
        _clip(state.xp[seat] / 20),
        len(state.story[seat]) / pieces.WHOLE_STORY,
        _clip(bits(hand & rules.hero_mask) / 10),
        _clip(bits(hand & rules.antihero_mask) / 10),
        _clip(len(state.allies[seat]) / 5),
        _clip(len(state.played[seat]) / 15),
        _card(state.origin[seat]),
        _card(state.motivation[seat]),
        float(state.done >> seat & 1),
        float(state.active == seat),
        float(state.first == seat),
    ]


def _slot(state: AdventureState, slot: int) -> list[float]:
    number = state.row[slot] if slot // 5 < state.revealed else -1
    if number < 0:
        return [0.0] * 4
    card = state.rules.cards.cards[number]
    ally = float(state.under[slot] >= 0)
    return [_card(number), (card.kind + 1) / 12, card.difficulty / 20, ally]


def _attempt(state: AdventureState, me: int) -> list[float]:
    trying = state.trier >= 0
    return [
        float(trying),
        float(trying and state.trier == me),
        _card(state.card),
        float(state.path),
        _clip(conditions.target_number(state) / 20) if trying else 0.0,
        _clip(conditions.sum_of_runes(state) / 40) if trying and state.casts else 0.0,
        _clip((conditions.result_bonus(state) + 20) / 40) if trying else 0.0,
        _clip(state.dark_paid / 3),
        _clip(state.dark_free / 3),
        float(state.verdict) / 2,
        _clip(state.casts / 4),
        _clip(len(state.card_stack) / 8),
    ]


def _turn(state: AdventureState, me: int) -> list[float]:
    return [
        _clip(state.main_left / 2),
        _clip(state.journeys / 3),
        _clip(state.dark_bought / 3),
        float(state.active == me),
        state.revealed / 3,
        float(state.final),
        float(state.trigger >= 0),
        _clip(state.turn_no / 100),
    ]


def _adversary(state: AdventureState) -> list[float]:
    foe = state.foe >= 0
    return [
        float(foe),
        _card(state.foe),
        _clip(int(state.foe_xp) / int(state.rules.target)) if foe else 0.0,
        float(state.beaten),
    ]
