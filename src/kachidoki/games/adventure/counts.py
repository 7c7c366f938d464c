"""What can be read off the table: stories, quantities, decks."""

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.codes import Counted
from kachidoki.games.adventure.masks import bits, members
from kachidoki.games.adventure.rules import Rules
from kachidoki.kernel.native import i64

# [acts] Stories.


def stage_of(state: AdventureRecord, seat: i64) -> i64:
    """The act that a player is in: 1 to 3."""
    cards = len(state.story[seat])
    return 1 if cards < pieces.COLUMN else 2 if cards < 2 * pieces.COLUMN else 3


def story_limit(state: AdventureRecord) -> i64:
    """[final-turn] The last card is the Adversary's, as long as it is unbeaten."""
    return pieces.WHOLE_STORY if state.foe < 0 or state.beaten else pieces.WHOLE_STORY - 1


def act_open(state: AdventureRecord, seat: i64, act: i64) -> bool:
    """Whether a player may take cards of an act."""
    return stage_of(state, seat) <= act <= state.revealed


def waits_for_others(state: AdventureRecord, seat: i64) -> bool:
    """[coop] Whether a player with eight cards has to wait for the others."""
    waiting = state.rules.gate_all and not state.final and state.foe >= 0 and not state.beaten
    return waiting and len(state.story[seat]) >= pieces.WHOLE_STORY - 1


def quantity(state: AdventureRecord, seat: i64, what: i64) -> i64:
    """What `count` conditions and `per` count, for a player."""
    of_seat: i64 = seat * pieces.TALLY
    if what < codes.FIRST_COUNTED:
        return state.tally[of_seat + what]
    if what == Counted.ICON_KINDS:
        return _kinds(state, of_seat + codes.FIRST_ICON)
    if what == Counted.ABILITY_KINDS:
        return _kinds(state, of_seat)
    if what == Counted.STORY_TRIUMPH:
        return state.tally[of_seat + pieces.TRIUMPH]
    if what == Counted.STORY_TRAGEDY:
        return state.tally[of_seat + pieces.TRAGEDY]
    if what == Counted.XP:
        return state.xp[seat]
    if what == Counted.HAND:
        return bits(state.hand[seat])
    if what == Counted.ALLIES:
        return len(state.allies[seat])
    if what == Counted.ADVERSARY_XP:
        return state.foe_xp
    if what == Counted.CARDS:
        return len(state.story[seat])
    if what == Counted.STAGE:
        return stage_of(state, seat)
    if what == Counted.PLAYED:
        return len(state.played[seat])
    if what == Counted.PLAYED_HERO:
        return _of_kind(state, state.played[seat], pieces.HERO)
    if what == Counted.PLAYED_ANTIHERO:
        return _of_kind(state, state.played[seat], pieces.ANTIHERO)
    if what == Counted.ADVERSARIES:
        return _of_kind(state, state.story[seat], pieces.ADVERSARY)
    if what == Counted.CHALLENGES:
        return _of_kind(state, state.story[seat], pieces.CHALLENGE)
    assert what == Counted.TRAITS
    return _of_kind(state, state.story[seat], pieces.TRAIT)


def _kinds(state: AdventureRecord, first: i64) -> i64:
    """How many kinds of abilities or icons, from a place of the tally on, a story has."""
    found: i64 = 0
    for at in range(first, first + pieces.KINDS_OF_ICON):
        if state.tally[at] > 0:
            found += 1
    return found


def _of_kind(state: AdventureRecord, pile: bytes, kind: i64) -> i64:
    found: i64 = 0
    for card in pile:
        if state.rules.cards.cards[card].kind == kind:
            found += 1
    return found


# Rows, decks, and hands.


def is_challenge(state: AdventureRecord, card: i64) -> bool:
    """[challenge], [adversaries] Whether a card is attempted; -1 is none."""
    if card < 0:
        return False
    kind = state.rules.cards.cards[card].kind
    return kind == pieces.CHALLENGE or kind == pieces.ADVERSARY


def host_slots(state: AdventureRecord) -> list[int]:
    """[allies] The challenges that may take an Ally."""
    found: list[int] = []
    for slot in range(state.revealed * pieces.WIDEST_ROW):
        if state.under[slot] < 0 and is_challenge(state, state.row[slot]):
            found.append(slot)
    return found


def left_in(state: AdventureRecord, deck: i64) -> i64:
    """Cards still in a deck."""
    return len(state.decks[deck]) - state.tops[deck]


def can_draw(state: AdventureRecord, deck: i64) -> bool:
    return left_in(state, deck) > 0 or len(state.discards[deck]) > 0


def held_cards(rules: Rules, hand: i64) -> list[int]:
    """The Hero and Antihero cards of a hand, which is a mask."""
    return [rules.first_hero + number for number in members(hand)]


def lying_cards(state: AdventureRecord) -> bytes:
    """All cards that lie somewhere, be it in a hand."""
    found = [*state.row, *state.under, *state.origin, *state.motivation, *state.destiny]
    for hand in state.hand:
        found += held_cards(state.rules, hand)
    found += [played.card for played in state.card_stack]
    piles = [*state.decks, *state.discards, *state.dealt, *state.rejected]
    piles += [*state.story, *state.allies, *state.played, state.aside, state.shown, state.waiting]
    return b"".join(piles) + bytes([card for card in found if card >= 0])
