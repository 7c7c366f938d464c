"""[cards], [abilities] Picking targets, paying, and playing or using what was picked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure import changes, moves
from kachidoki.games.adventure.cardset import cards
from kachidoki.games.adventure.cardset.codes import On, Track
from kachidoki.games.adventure.conditions import card_gone, trait_price
from kachidoki.games.adventure.legal import source_card, trait_ways
from kachidoki.games.adventure.marks import StackedCard
from kachidoki.games.adventure.masks import bit, bits, joined
from kachidoki.games.adventure.picks import (
    ENOUGH_PICKED,
    P_HAND,
    P_NOTHING,
    PICK_QUESTIONS,
    TO_AIM,
    TO_PLAY,
    TO_USE,
    asks_for_whom,
    chosen_cost,
    copy_of,
    has_targets,
    names_opponent,
    needs_of,
    next_pick,
    payable,
    payable_hand,
    ways,
)
from kachidoki.games.adventure.pieces import FOE, W_TRAIT
from kachidoki.games.adventure.steps import step
from kachidoki.games.adventure.steps.entries import Running
from kachidoki.games.adventure.steps.gains import AS_TRAIT, TUCK, Gaining
from kachidoki.games.adventure.steps.windows import ANSWERED, OPENED
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class Picking(step.AdventureStep):
    """A card is played, a power used, or an entry aimed that works by itself: what has to be picked
    for it is picked, one thing after the other."""

    def __init__(self, how: i64, card: i64, entry: i64, seat: i64, picks: bytes) -> None:
        super().__init__("picking", "", "cards")
        # TO_PLAY, TO_USE or TO_AIM.
        self.how: i64 = how
        self.card: i64 = card
        self.entry: i64 = entry
        # Who picks, and what was picked so far: see `picks.py`.
        self.seat: i64 = seat
        self.picks = picks

    def said(self, state: AdventureState) -> cards.Entry:
        """The entry for which targets are picked."""
        return state.rules.cards.cards[self.card].entries[self.entry]

    def playing(self, state: AdventureState) -> i64:
        """The hand card that is being played, or -1."""
        return self.card - state.rules.first_hero if self.how == TO_PLAY else -1

    def next_pick(self, state: AdventureState) -> tuple[int, list[Move], int]:
        return next_pick(
            state, self.seat, self.said(state), self.card, self.playing(state), self.picks
        )

    def enter(self, state: AdventureState) -> None:
        entry = self.said(state)
        if not needs_of(state, entry) and not asks_for_whom(state, entry, self.card):
            self.commit(state)
            return
        kind, options, _ = self.next_pick(state)
        if kind == P_NOTHING:
            self.commit(state)
        elif len(options) != 1 or (kind == P_HAND and self.choice_is_private(state)):
            state.actor = self.seat
            state.listing = tuple(options)
        else:
            state.step = self.with_pick(self.value_of(state, options[0], kind))

    def with_pick(self, value: i64) -> Picking:
        picks = joined(self.picks, value)
        return Picking(self.how, self.card, self.entry, self.seat, picks)

    def asked(self, state: AdventureState, seat: int) -> tuple[str, dict[str, Value]]:
        kind, _, left = self.next_pick(state)
        key = PICK_QUESTIONS[kind]
        values: dict[str, Value] = {"card": changes.name_of(state, self.card)}
        if key in ("pick-rune", "pick-slot"):
            values["count"] = left
        return key, values

    def answers(self, state: AdventureState, seat: i64) -> tuple[Move, ...]:
        return tuple(self.next_pick(state)[1])

    def reason(self, state: AdventureState, move: Move, seat: i64) -> Refusal:
        return Refusal("must-choose", "cards", {})

    def take(self, state: AdventureState, move: Move, seat: i64) -> None:
        # Only a card may be something else than what it looks like: one to pay with.
        kind = self.next_pick(state)[0] if isinstance(move, moves.PickCard) else P_NOTHING
        state.step = self.with_pick(self.value_of(state, move, kind))

    def value_of(self, state: AdventureState, move: Move, kind: int) -> int:
        """What a pick leaves in the list; a card to pay with is the first copy still there."""
        if kind != P_HAND:
            return pick_value(move)
        assert isinstance(move, moves.PickCard)
        return copy_of(state, self.left_to_pay(state), move.number)

    def left_to_pay(self, state: AdventureState) -> i64:
        """The cards of the hand that may still be picked to pay with."""
        entry = self.said(state)
        cost = chosen_cost(entry, self.picks)
        mask = payable_hand(state, self.seat, cost, self.playing(state))
        for number in self.picks[1 if entry.cost.others else 0 :]:
            mask &= ~bit(number)
        return mask

    def choice_is_private(self, state: AdventureState) -> bool:
        """Whether others would learn that all cards to pay with are alike, were it not asked."""
        if not state.rules.public:
            return False
        entry = self.said(state)
        picked = len(self.picks) - (1 if entry.cost.others else 0)
        # Everybody can count the cards: all of them go where no more are there than are needed.
        return bits(self.left_to_pay(state)) > chosen_cost(entry, self.picks).hand - picked

    def commit(self, state: AdventureState) -> None:
        """Everything is picked: pay, and play or use."""
        how = self.how
        number = self.card
        seat = self.seat
        picks = self.picks
        card = state.rules.cards.cards[number]
        entry = card.entries[self.entry]
        cost = chosen_cost(entry, picks)
        place: i64 = 1 if entry.cost.others else 0
        step.done(state)
        owner = seat
        below = state.step
        assert isinstance(below, step.AdventureStep)
        if how == TO_AIM:
            assert isinstance(below, Agreeing)
            owner = below.owner
            step.done(state)
        else:
            below.reacted(state, how == TO_PLAY)
            if seat == state.active:
                state.deeds += 1
        if state.events is not None and (how != TO_AIM or not entry.cost.free):
            state.tell("play" if how == TO_PLAY else "use", {"seat": seat, "card": card.key})
        held: i64 = -1
        if how == TO_PLAY:
            held = copy_of(state, state.hand[seat], number - state.rules.first_hero)
            changes.leaves_hand(state, seat, held)
        elif entry.limit and (how == TO_USE or not step.by_itself(entry)):
            changes.mark_used(state, number, self.entry)
        hand_picks = picks[place : place + cost.hand]
        place += cost.hand
        ally: i64 = -1
        if cost.any_ally:
            ally = picks[place]
            place += 1
        favoured = owner
        if asks_for_whom(state, entry, number):
            favoured = picks[place]
            place += 1
        opponent: i64 = step.NOBODY
        if names_opponent(state, entry):
            opponent = picks[place]
            place += 1
        rest = picks[place:]
        if how == TO_PLAY:
            played = StackedCard(state.rules.first_hero + held, seat, favoured, opponent, rest)
            state.card_stack = [*state.card_stack, played]
            if not below.responding:
                step.put(state, ANSWERED[below.window])
        else:
            step.put(state, Running(number, self.entry, owner, favoured, opponent, seat, rest, 0))
        pay(state, seat, cost, number, hand_picks, ally)


class Paying(step.AdventureStep):
    """[trait] A trait with several prices: one of them is chosen first."""

    def ask(self, state: AdventureState) -> None:
        state.actor = state.active

    def values(self, state: AdventureState, seat: int) -> dict[str, Value]:
        return {"card": changes.name_of(state, state.card)}

    def answers(self, state: AdventureState, seat: i64) -> tuple[Move, ...]:
        return tuple(trait_ways(state, seat, state.card))

    def reason(self, state: AdventureState, move: Move, seat: i64) -> Refusal:
        return Refusal("must-choose", "cards", {})

    def take(self, state: AdventureState, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Pay)
        step.done(state)
        pay_trait(state, ways(state.rules.cards.cards[state.card].cost)[move.way], seat)


PAYING: Final = Paying("paying", "pay", "trait", ("card",))


class TakingTrait(step.AdventureStep):
    """[trait] Nobody has interfered; or the card is gone, and everything is given back."""

    def enter(self, state: AdventureState) -> None:
        step.done(state)
        slot = state.slot
        number = state.card
        seat = state.active
        gone = card_gone(state)
        state.slot = -1
        state.card = -1
        state.left = False
        if gone:
            state.main_left += 1
            state.deeds -= 1
            state.xp[seat] += state.trait_paid
            state.level[seat] -= state.trait_fell
            if state.events is not None:
                state.tell("attempt-ends", {"seat": seat, "card": changes.name_of(state, number)})
            return
        state.any_trait = False
        step.put(state, Gaining(TUCK, slot, number, 0, AS_TRAIT, seat))


TAKING_TRAIT: Final = TakingTrait("take-trait")


class Agreeing(step.AdventureStep):
    """[abilities] An entry that works by itself, but is optional, has a price, or needs targets."""

    def __init__(
        self, card: i64, entry: i64, owner: i64, favoured: i64, opponent: i64, setter: i64
    ) -> None:
        super().__init__("may", "may", "abilities")
        self.card: i64 = card
        self.entry: i64 = entry
        self.owner: i64 = owner
        self.favoured: i64 = favoured
        self.opponent: i64 = opponent
        self.setter: i64 = setter

    def numbers(self) -> list[int]:
        packed = step.entry_numbers(
            self.card, self.entry, self.owner, self.favoured, self.opponent, 0
        )
        return [*packed, int(self.setter)]

    def values(self, state: AdventureState, seat: int) -> dict[str, Value]:
        return {"card": changes.name_of(state, self.card)}

    def said(self, state: AdventureState) -> cards.Entry:
        return state.rules.cards.cards[self.card].entries[self.entry]

    def enter(self, state: AdventureState) -> None:
        entry = self.said(state)
        chooser = state.active if self.owner == FOE else self.owner
        if not has_targets(state, chooser, entry, self.card) or not payable(
            state, chooser, entry.cost, self.card, -1
        ):
            step.done(state)
        elif step.by_itself(entry):
            self.aim(state)
        else:
            state.actor = chooser

    def answers(self, state: AdventureState, seat: i64) -> tuple[Move, ...]:
        return (moves.YES, moves.NO)

    def take(self, state: AdventureState, move: Move, seat: i64) -> None:
        if move is moves.YES:
            self.aim(state)
        else:
            step.done(state)

    def aim(self, state: AdventureState) -> None:
        """Pick the targets."""
        chooser = state.active if self.owner == FOE else self.owner
        step.put(state, Picking(TO_AIM, self.card, self.entry, chooser, b""))


def want_trait(state: AdventureState, slot: i64, seat: i64) -> None:
    """[trait] Declare a trait; with several prices, choose one first."""
    state.slot = slot
    state.left = False
    state.card = state.row[slot]
    state.path = 0
    costs = ways(state.rules.cards.cards[state.card].cost)
    open_ways = trait_ways(state, seat, state.card)
    if len(open_ways) > 1:
        step.put(state, PAYING)
        return
    way = open_ways[0]
    assert isinstance(way, moves.Pay)
    pay_trait(state, costs[way.way], seat)


def pay_trait(state: AdventureState, cost: cards.Cost, seat: i64) -> None:
    price = trait_price(state, seat, cost)
    state.main_left -= 1
    state.deeds += 1
    state.trait_paid = price
    state.trait_fell = cost.corruption
    number = state.card
    if state.events is not None:
        state.tell("trait", {"seat": seat, "card": changes.name_of(state, number), "cost": price})
    step.put(state, TAKING_TRAIT)
    step.put(state, OPENED[W_TRAIT])
    changes.fire(state, On.TRAIT, seat, number, state.slot)
    changes.lose(state, seat, price, changes.Y_TRAIT, number)
    changes.steps_on_track(state, seat, Track.CORRUPTION, cost.corruption, changes.Y_TRAIT, number)


def pay(
    state: AdventureState, seat: i64, cost: cards.Cost, number: i64, hand: bytes, ally: i64
) -> None:
    if cost.xp:
        changes.lose(state, seat, cost.xp, changes.Y_COST, number)
    changes.steps_on_track(state, seat, Track.CORRUPTION, cost.corruption, changes.Y_COST, number)
    for held in hand:
        changes.lose_card(state, seat, held, number)
    gone: i64 = -1
    if cost.sacrifice:
        gone = changes.lose_ally(state, seat, state.allies[seat].index(number))
    elif ally >= 0:
        gone = changes.lose_ally(state, seat, ally)
    if gone >= 0:
        if state.events is not None:
            state.tell("sacrifice", {"seat": seat, "card": changes.name_of(state, gone)})
        changes.fire(state, On.ALLY_SACRIFICED, seat, gone, -1)


def pick_value(move: Move) -> int:
    """What a pick leaves in the list of picks."""
    if move is moves.ENOUGH:
        return ENOUGH_PICKED
    if isinstance(move, moves.PickRune):
        return move.stone
    if isinstance(move, moves.PickSlot):
        return move.slot
    if isinstance(move, moves.PickPlayer):
        return move.seat
    if isinstance(move, moves.PickAbility):
        return move.ability
    if isinstance(move, moves.PickCard):
        return move.number
    if isinstance(move, moves.PickAlly):
        return move.place
    assert isinstance(move, moves.Pay)
    return move.way


def react(state: AdventureState, move: Move, seat: i64) -> None:
    """[cards], [abilities] A seat plays a card or uses a power: its targets are picked first."""
    if isinstance(move, moves.PlayCard):
        step.put(state, Picking(TO_PLAY, state.rules.first_hero + move.number, 0, seat, b""))
    else:
        assert isinstance(move, moves.Use)
        number = source_card(state, seat, move.source)
        step.put(state, Picking(TO_USE, number, state.rules.powers[number][move.which], seat, b""))
