"""[cards], [abilities] Picking targets, paying, and playing or using what was picked for."""

from typing import Final

from kachidoki.games.adventure import changes, events, inplay, legal, moves, picks, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Entry
from kachidoki.games.adventure.cardset.codes import On, Track
from kachidoki.games.adventure.conditions import card_gone, trait_price
from kachidoki.games.adventure.effects.kind import Pick
from kachidoki.games.adventure.marks import Cause, StackedCard, Why
from kachidoki.games.adventure.masks import bits, joined
from kachidoki.games.adventure.steps import entries, gains, step, windows
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64, mypyc_attr


@mypyc_attr(free_list_len=1)
class Picking(step.AdventureStep):
    """A card is played, a power used, or an entry aimed that works by itself: what has to be picked
    for it is picked, one thing after the other."""

    otherwise = ("must-choose", "cards")

    def __init__(self, how: i64, card: i64, entry: i64, seat: i64, picked: bytes) -> None:
        super().__init__("picking", "", "cards")
        # TO_PLAY, TO_USE or TO_AIM.
        self.how: i64 = how
        self.card: i64 = card
        self.entry: i64 = entry
        # Who picks, and what was picked so far: see `picks.py`.
        self.seat: i64 = seat
        self.picks = picked

    def said(self, state: AdventureRecord) -> Entry:
        """The entry for which targets are picked."""
        return state.rules.cards.cards[self.card].entries[self.entry]

    def playing(self, state: AdventureRecord) -> i64:
        """The hand card that is being played, or -1."""
        if self.how != picks.TO_PLAY:
            return -1
        return self.card - state.rules.first_hero

    def next_pick(self, state: AdventureRecord) -> picks.Picked:
        entry = self.said(state)
        return picks.next_pick(state, self.seat, entry, self.card, self.playing(state), self.picks)

    def enter(self, state: AdventureRecord) -> None:
        entry = self.said(state)
        if not picks.needs_of(entry) and not picks.asks_for_whom(state, entry, self.card):
            self.commit(state)
            return
        following = self.next_pick(state)
        options = following.options
        if following.pick == Pick.NOTHING:
            self.commit(state)
        elif len(options) == 1 and not self.is_private(state, following):
            self.pick(state, options[0], following.payable)
        else:
            state.actor = self.seat
            state.listing = tuple(options)

    def asked(self, state: AdventureRecord, seat: int) -> tuple[str, dict[str, Value]]:
        following = self.next_pick(state)
        values: dict[str, Value] = {"card": changes.name_of(state, self.card)}
        if following.pick in (Pick.RUNE, Pick.SLOT):
            values["count"] = following.left
        return picks.PICK_QUESTIONS[following.pick], values

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return tuple(self.next_pick(state).options)

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        # Only a card may be something else than what it looks like: one to pay with.
        is_card = isinstance(move, moves.PickCard)
        self.pick(state, move, self.next_pick(state).payable if is_card else 0)

    def pick(self, state: AdventureRecord, move: Move, payable: i64) -> None:
        """One more is picked; of the cards to pay with, if any, the first copy still there."""
        value = pick_value(move)
        if payable:
            value = picks.copy_of(state, payable, value)
        picked = joined(self.picks, value)
        state.step = Picking(self.how, self.card, self.entry, self.seat, picked)

    def is_private(self, state: AdventureRecord, found: picks.Picked) -> bool:
        """Whether others would learn that all cards to pay with are alike, were it not asked."""
        # Everybody can count the cards: all of them go where no more are there than are needed.
        return state.rules.public and bits(found.payable) > found.cost.hand - len(found.hand)

    def commit(self, state: AdventureRecord) -> None:
        """Everything is picked: pay, and play or use."""
        number = self.card
        seat = self.seat
        entry = self.said(state)
        step.done(state)
        below = state.step
        assert isinstance(below, step.AdventureStep)
        owner = seat
        if self.how == picks.TO_AIM:
            assert isinstance(below, Agreeing)
            owner = below.cause.owner
            step.done(state)
        else:
            below.reacted(state, self.how == picks.TO_PLAY)
            if seat == state.active:
                state.deeds += 1
        if state.events is not None and (self.how != picks.TO_AIM or not entry.cost.free):
            told = events.play if self.how == picks.TO_PLAY else events.use
            events.tell(state, told, seat=seat, card=number)
        found = picks.picked(state, entry, number, owner, self.picks)
        if self.how == picks.TO_PLAY:
            held = picks.copy_of(state, state.hand[seat], number - state.rules.first_hero)
            changes.leaves_hand(state, seat, held)
            card = state.rules.first_hero + held
            played = StackedCard(card, seat, found.favoured, found.opponent, found.targets)
            state.card_stack = [*state.card_stack, played]
            if state.events is not None:
                state.beat()
            if not below.responding:
                step.put(state, windows.ANSWERED[below.window])
        else:
            if entry.limit and (self.how == picks.TO_USE or not step.by_itself(entry)):
                changes.mark_used(state, number, self.entry)
            favoured, opponent = found.favoured, found.opponent
            cause = Cause(number, self.entry, owner, favoured, opponent, seat, found.targets)
            step.put(state, entries.Running(cause, 0))
        pay(state, seat, found, number)


class Paying(step.AdventureStep):
    """[trait] A trait with several prices: one of them is chosen first."""

    otherwise = ("must-choose", "cards")

    def ask(self, state: AdventureRecord) -> None:
        state.actor = state.active

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        return {"card": changes.name_of(state, state.card)}

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return tuple(legal.trait_ways(state, seat, state.card))

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        step.done(state)
        pay_trait(state, move, seat)


PAYING: Final = Paying("paying", "pay", "trait")


class TakingTrait(step.AdventureStep):
    """[trait] Nobody has interfered; or the card is gone, and everything is given back."""

    def enter(self, state: AdventureRecord) -> None:
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
            inplay.hand_changes(state, seat)
            if state.events is not None:
                events.tell(state, events.attempt_ends, seat=seat, card=number)
            return
        state.any_trait = False
        step.put(state, gains.Gaining(gains.TUCK, slot, number, 0, gains.AS_TRAIT, seat))


TAKING_TRAIT: Final = TakingTrait("take-trait")


class Agreeing(step.AdventureStep):
    """[abilities] An entry that works by itself, but is optional, has a price, or needs targets."""

    def __init__(self, cause: Cause) -> None:
        super().__init__("may", "may", "abilities")
        self.cause = cause

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        return {"card": changes.name_of(state, self.cause.card)}

    def said(self, state: AdventureRecord) -> Entry:
        return state.rules.cards.cards[self.cause.card].entries[self.cause.entry]

    def chooser(self, state: AdventureRecord) -> i64:
        return state.active if self.cause.owner == pieces.FOE else self.cause.owner

    def enter(self, state: AdventureRecord) -> None:
        entry = self.said(state)
        card = self.cause.card
        chooser = self.chooser(state)
        if not picks.has_targets(state, chooser, entry, card) or not picks.payable(
            state, chooser, entry.cost, card, -1
        ):
            step.done(state)
        elif step.by_itself(entry):
            self.aim(state)
        else:
            state.actor = chooser

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return (moves.YES, moves.NO)

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        if move is moves.YES:
            self.aim(state)
        else:
            step.done(state)

    def aim(self, state: AdventureRecord) -> None:
        """Pick the targets."""
        cause = self.cause
        chooser = self.chooser(state)
        step.put(state, Picking(picks.TO_AIM, cause.card, cause.entry, chooser, b""))


changes.ASKING.append(Agreeing)


def want_trait(state: AdventureRecord, slot: i64, seat: i64) -> None:
    """[trait] Declare a trait; with several prices, choose one first."""
    state.slot = slot
    state.left = False
    state.card = state.row[slot]
    state.path = 0
    open_ways = legal.trait_ways(state, seat, state.card)
    if len(open_ways) > 1:
        step.put(state, PAYING)
    else:
        pay_trait(state, open_ways[0], seat)


def pay_trait(state: AdventureRecord, way: Move, seat: i64) -> None:
    assert isinstance(way, moves.Pay)
    number = state.card
    cost = picks.ways(state.rules.cards.cards[number].cost)[way.number]
    price = trait_price(state, seat, cost)
    state.main_left -= 1
    state.deeds += 1
    state.trait_paid = price
    state.trait_fell = cost.corruption
    if state.events is not None:
        events.tell(state, events.trait, seat=seat, card=number, cost=price)
    step.put(state, TAKING_TRAIT)
    step.put(state, windows.OPENED[pieces.W_TRAIT])
    changes.fire(state, On.TRAIT, seat, number, state.slot)
    changes.lose(state, seat, price, Why.TRAIT, number)
    changes.steps_on_track(state, seat, Track.CORRUPTION, cost.corruption, Why.TRAIT, number)


def pay(state: AdventureRecord, seat: i64, found: picks.Picked, number: i64) -> None:
    """Pay for a card or a power with what was picked."""
    cost = found.cost
    changes.lose(state, seat, cost.xp, Why.COST, number)
    changes.steps_on_track(state, seat, Track.CORRUPTION, cost.corruption, Why.COST, number)
    for held in found.hand:
        changes.lose_card(state, seat, held, number)
    place = state.allies[seat].index(number) if cost.sacrifice else found.ally
    if place >= 0:
        gone = changes.lose_ally(state, seat, place)
        if state.events is not None:
            events.tell(state, events.sacrifice, seat=seat, card=gone)
        changes.fire(state, On.ALLY_SACRIFICED, seat, gone)


def pick_value(move: Move) -> i64:
    """What a pick leaves in the list of picks."""
    if move is moves.ENOUGH:
        return picks.ENOUGH_PICKED
    if isinstance(move, moves.PickSlot):
        return move.slot
    if isinstance(move, moves.PickCard):
        return move.number
    assert isinstance(move, moves.Pick)
    return move.number


def react(state: AdventureRecord, move: Move, seat: i64) -> None:
    """[cards], [abilities] A seat plays a card or uses a power: its targets are picked first."""
    if isinstance(move, moves.PlayCard):
        number = state.rules.first_hero + move.number
        step.put(state, Picking(picks.TO_PLAY, number, 0, seat, b""))
    else:
        assert isinstance(move, moves.Use)
        number = legal.source_card(state, seat, move.source)
        entry = state.rules.powers[number][move.which]
        step.put(state, Picking(picks.TO_USE, number, entry, seat, b""))
