"""[special-deck] The Adversary turns cards of its deck up."""

from typing import Final

from kachidoki.games.adventure import changes, conditions, counts, events
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import On
from kachidoki.games.adventure.effects.kind import KINDS
from kachidoki.games.adventure.marks import StackedCard
from kachidoki.games.adventure.masks import joined
from kachidoki.games.adventure.pieces import FOE, NO_OUTCOME, SPECIAL_DECK, W_FACING, W_OUTCOME
from kachidoki.games.adventure.steps import windows
from kachidoki.games.adventure.steps.cards import FIRST_DECK, SHUFFLING
from kachidoki.games.adventure.steps.step import AdventureStep, done, put
from kachidoki.kernel.native import i64


class FoePlaying(AdventureStep):
    """The Adversary turns up a card of its deck."""

    def enter(self, state: AdventureRecord) -> None:
        if state.events is not None:
            state.beat()
        done(state)
        if counts.left_in(state, SPECIAL_DECK) == 0:
            if state.discards[SPECIAL_DECK]:
                put(state, FOE_PLAYING)
                put(state, SHUFFLING[FIRST_DECK + SPECIAL_DECK])
            return
        number = changes.take_top(state, SPECIAL_DECK)
        if state.rules.cards.cards[number].waits:
            state.waiting = joined(state.waiting, number)
            if state.events is not None:
                events.tell(state, events.adversary_waits, card=number)
            return
        foe_card(state, number)


class Waiting(AdventureStep):
    """Cards that the Adversary has kept for the outcome, one after the other."""

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        if not state.waiting:
            return
        if state.events is not None:
            state.beat()
        number: i64 = state.waiting[0]
        state.waiting = state.waiting[1:]
        put(state, WAITING)
        foe_card(state, number)


FOE_PLAYING: Final = FoePlaying("foe")
WAITING: Final = Waiting("waiting")


def foe_can(state: AdventureRecord, number: i64) -> bool:
    """Whether a card of the Adversary's would change anything."""
    card = state.rules.cards.cards[number]
    if card.waits and card.entries and card.entries[0].on == On.AFTER:
        if not conditions.met(state, card.entries[0].when, state.active, state.card, state.slot):
            return False
    return any(KINDS[effect.kind].could_change(state, effect) for effect in card.as_adversary)


def foe_card(state: AdventureRecord, number: i64) -> None:
    if not foe_can(state, number):
        state.shown = joined(state.shown, number)
        if state.events is not None:
            events.tell(state, events.adversary_idle, card=number)
        return
    played = StackedCard(number, FOE, FOE, state.active, b"")
    state.card_stack = [*state.card_stack, played]
    if state.events is not None:
        events.tell(state, events.adversary_plays, card=number)
        state.beat()
    put(state, windows.ANSWERED[W_OUTCOME if state.verdict != NO_OUTCOME else W_FACING])
