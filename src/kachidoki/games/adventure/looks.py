"""[cards] What players have looked at: the tops of decks, and cards that then went to a hand.

`tops_seen` has, by seat and deck, a mask of the places from the top that a player knows;
`hands_seen`, by seat, the Hero and Antihero cards that a player knew when somebody drew them. Both
are empty as long as nobody knows anything. Whoever reorders cards makes the others forget them:
what might lie where by then is nobody's knowledge.
"""

from typing import Final

from kachidoki.games.adventure import counts, events
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.masks import bit
from kachidoki.games.adventure.pieces import ANTIHERO_DECK, DECKS, HERO_DECK, MOST_LOOKED_AT
from kachidoki.kernel.native import i64

# A card that lies there unseen.
GAP: Final = 255
GAPS: Final = bytes([GAP])


def look_at_top(
    state: AdventureRecord, seat: i64, pile: i64, count: i64, reorder: bool, card: i64
) -> i64:
    """A player looks at the top of a deck, perhaps to reorder it: how many cards it has shown."""
    count = min(count, counts.left_in(state, pile))
    if count == 0:
        return 0
    places = bit(count) - 1
    seen = list(state.tops_seen) or [0] * (state.players * len(DECKS))
    if reorder and count > 1:
        for other in range(state.players):
            seen[other * len(DECKS) + pile] &= ~places
    seen[seat * len(DECKS) + pile] |= places
    state.tops_seen = tuple(seen)
    state.revealing = True
    if state.events is not None:
        top = state.tops[pile]
        seen_by = {int(seat): state.decks[pile][top : top + count]}
        events.tell(state, events.look, seat=seat, deck=pile, count=count, card=card, cards=seen_by)
    return count


def top_leaves(state: AdventureRecord, pile: i64, number: i64) -> None:
    """The top card of a deck goes; whoever had looked at it knows who draws it."""
    if not state.tops_seen:
        return
    seen = list(state.tops_seen)
    drawn = pile == HERO_DECK or pile == ANTIHERO_DECK
    for seat in range(state.players):
        at = seat * len(DECKS) + pile
        if seen[at] & 1 and drawn:
            hands = list(state.hands_seen) or [0] * state.players
            hands[seat] |= bit(number - state.rules.first_hero)
            state.hands_seen = tuple(hands)
        seen[at] >>= 1
    state.tops_seen = tuple(seen) if any(seen) else ()


def shuffled(state: AdventureRecord, pile: i64) -> None:
    """Nobody knows anything of a deck that has just been shuffled."""
    if state.tops_seen:
        seen = [0 if at % len(DECKS) == pile else mask for at, mask in enumerate(state.tops_seen)]
        state.tops_seen = tuple(seen) if any(seen) else ()
    if state.hands_seen and (pile == HERO_DECK or pile == ANTIHERO_DECK):
        gone: i64 = 0
        for number in state.decks[pile]:
            gone |= bit(number - state.rules.first_hero)
        hands = [mask & ~gone for mask in state.hands_seen]
        state.hands_seen = tuple(hands) if any(hands) else ()


def everybody_knows(state: AdventureRecord, seat: i64, cards: i64) -> None:
    """Everybody knows which of the cards that a player holds: a mask."""
    known = state.known[:]
    known[seat] = cards
    state.known = known


def knows_top(state: AdventureRecord, seat: i64, pile: i64) -> i64:
    """The places from the top of a deck that a seat knows, as a mask; -1 is no seat."""
    if seat < 0 or not state.tops_seen:
        return 0
    return state.tops_seen[seat * len(DECKS) + pile]


def known_top(state: AdventureRecord, seat: i64, pile: i64) -> bytes:
    """The top of a deck, as far down as a seat has looked, with gaps where it does not know."""
    seen = knows_top(state, seat, pile)
    if not seen:
        return b""
    top = state.tops[pile]
    cards = state.decks[pile][top : top + MOST_LOOKED_AT]
    return bytes([card if seen >> at & 1 else GAP for at, card in enumerate(cards)]).rstrip(GAPS)


def knows_held(state: AdventureRecord, seat: i64) -> i64:
    """The Hero and Antihero cards that a seat has seen before somebody drew them."""
    return state.hands_seen[seat] if seat >= 0 and state.hands_seen else 0
