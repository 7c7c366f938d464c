"""What can be read off the table: stories, quantities, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset.codes import Counted
from kachidoki.games.adventure.masks import bits
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


# [acts] Stories.


def stage_of(state: AdventureState, seat: i64) -> i64:
    """The act that a player is in: 1 to 3."""
    cards = len(state.story[seat])
    return 1 if cards < pieces.COLUMN else 2 if cards < 2 * pieces.COLUMN else 3


def story_limit(state: AdventureState) -> i64:
    """[final-turn] The last card is the Adversary's, as long as it is unbeaten."""
    return pieces.WHOLE_STORY if state.foe < 0 or state.beaten else pieces.WHOLE_STORY - 1


def act_open(state: AdventureState, seat: i64, act: i64) -> bool:
    """Whether a player may take cards of an act."""
    return stage_of(state, seat) <= act <= state.revealed


def waits_for_others(state: AdventureState, seat: i64) -> bool:
    """[coop] Whether a player with eight cards has to wait for the others."""
    return (
        state.rules.gate_all
        and not state.final
        and state.foe >= 0
        and not state.beaten
        and len(state.story[seat]) >= pieces.WHOLE_STORY - 1
    )


def quantity(state: AdventureState, seat: i64, what: i64) -> i64:
    """What `count` conditions and `per` count, for a player."""
    at: i64 = seat * pieces.TALLY
    if what < 12:
        return state.tally[at + what]
    found: i64 = 0
    if what == Counted.ICON_KINDS or what == Counted.ABILITY_KINDS:
        start: i64 = 6 if what == Counted.ICON_KINDS else 0
        for kind in range(6):
            if state.tally[at + start + kind] > 0:
                found += 1
        return found
    if what == Counted.STORY_TRIUMPH:
        return state.tally[at + pieces.TRIUMPH]
    if what == Counted.STORY_TRAGEDY:
        return state.tally[at + pieces.TRAGEDY]
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
    cards = state.rules.cards.cards
    if what == Counted.PLAYED_HERO or what == Counted.PLAYED_ANTIHERO:
        for card in state.played[seat]:
            if (card < state.rules.first_antihero) == (what == Counted.PLAYED_HERO):
                found += 1
        return found
    kind_wanted: i64 = pieces.TRAIT
    if what == Counted.ADVERSARIES:
        kind_wanted = pieces.ADVERSARY
    elif what == Counted.CHALLENGES:
        kind_wanted = pieces.CHALLENGE
    else:
        assert what == Counted.TRAITS
    for card in state.story[seat]:
        if cards[card].kind == kind_wanted:
            found += 1
    return found


# Rows and hosts.


def host_slots(state: AdventureState) -> list[int]:
    """[allies] The challenges that may take an Ally."""
    found: list[int] = []
    last: i64 = state.revealed * pieces.WIDEST_ROW
    cards = state.rules.cards.cards
    slot: i64 = 0
    while slot < last:
        number = state.row[slot]
        if number >= 0 and state.under[slot] < 0:
            if cards[number].kind in (pieces.CHALLENGE, pieces.ADVERSARY):
                found.append(slot)
        slot += 1
    return found


def left_in(state: AdventureState, deck: i64) -> i64:
    """Cards still in a deck."""
    return len(state.decks[deck]) - state.tops[deck]


def can_draw(state: AdventureState, deck: i64) -> bool:
    return left_in(state, deck) > 0 or len(state.discards[deck]) > 0
