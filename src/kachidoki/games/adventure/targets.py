"""[cards], [abilities] Picking targets, paying, and playing or using what was picked for."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import (
    ALLY_SACRIFICED,
    CORRUPTION,
    ON_TRAIT,
    Cost,
)
from kachidoki.games.adventure.changes import Y_COST, Y_TRAIT
from kachidoki.games.adventure.frames import (
    F_MAIN,
    F_PREP,
    F_RESPOND,
    F_RUN,
    F_TAKE_TRAIT,
    F_WINDOW,
    NOBODY,
    a_of,
    frame,
    op_of,
    run_frame,
)
from kachidoki.games.adventure.moves import (
    ENOUGH,
    Pay,
    PickAbility,
    PickAlly,
    PickCard,
    PickPlayer,
    PickRune,
    PickSlot,
)
from kachidoki.games.adventure.picks import (
    ENOUGH_PICKED,
    NOT_PICKING,
    P_HAND,
    P_NOTHING,
    TO_AIM,
    TO_PLAY,
    TO_TRAIT,
    TO_USE,
    ways,
)
from kachidoki.games.adventure.pieces import (
    W_MAIN,
    W_PREP,
    W_TRAIT,
)
from kachidoki.games.adventure.scoring import Scoring
from kachidoki.games.adventure.table import bits, joined
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64


class Targets(Scoring):
    """A table at which cards are played and powers used."""

    def _want(self, slot: i64, seat: i64) -> None:
        """[trait] Declare a trait; with several prices, choose one first."""
        self.slot = slot
        self.left = False
        self.card = self.row[slot]
        self.path = 0
        self.pick_card = self.card
        costs = ways(self.rules.cards.cards[self.card].cost)
        open_ways = self.trait_ways(seat)
        if len(open_ways) > 1:
            self.picking = TO_TRAIT
            return
        way = open_ways[0]
        assert isinstance(way, Pay)
        self._pay_trait(costs[way.way], seat)

    def _pay_trait(self, cost: Cost, seat: i64) -> None:
        price = self.trait_price(seat, cost)
        self.pick_card = -1
        self.main_left -= 1
        self.deeds += 1
        self.trait_paid = price
        self.trait_fell = cost.corruption
        if self.events is not None:
            self.tell("trait", {"seat": seat, "card": self.name(self.card), "cost": price})
        self.push(frame(F_TAKE_TRAIT))
        self.push(frame(F_WINDOW, W_TRAIT))
        number = self.card
        self.fire(ON_TRAIT, seat, number, self.slot)
        self.lose(seat, price, Y_TRAIT, number)
        self.steps_of(seat, CORRUPTION, cost.corruption, Y_TRAIT, number)

    def _start_picking(self, how: i64, number: i64, entry: i64, seat: i64) -> None:
        self.picking = how
        self.pick_card = number
        self.pick_entry = entry
        self.picks = b""
        self.pick_on(seat)
        if self.picking == NOT_PICKING:
            self.go_on()

    def pick_on(self, seat: i64) -> None:
        """Ask for the next target, or go ahead if all are there."""
        entry = self.rules.cards.cards[self.pick_card].entries[self.pick_entry]
        if not self.needs(entry) and not self.asks_for_whom(entry, self.pick_card):
            self._commit(seat)
            return
        while True:
            kind, options = self.next_pick(seat)
            if kind == P_NOTHING:
                self._commit(seat)
                return
            if len(options) != 1 or (kind == P_HAND and self._choice_is_private(seat)):
                self.actor = seat
                self.listing = tuple(options)
                return
            self.picks = joined(self.picks, self._picked_value(options[0], kind, seat))

    def _picked_value(self, move: Move, kind: int, seat: i64) -> int:
        """What a pick leaves in the list; a card to pay with is the first copy still there."""
        if kind != P_HAND:
            return pick_value(move)
        assert isinstance(move, PickCard)
        return self.copy_of(self._left_to_pay(seat), move.number)

    def _left_to_pay(self, seat: i64) -> i64:
        """The cards of the hand that may still be picked to pay with."""
        entry = self.rules.cards.cards[self.pick_card].entries[self.pick_entry]
        playing: i64 = -1
        if self.picking == TO_PLAY:
            playing = self.pick_card - self.rules.first_hero
        mask = self.payable_hand(seat, self.chosen_cost(entry), playing)
        for number in self.picks[1 if entry.cost.others else 0 :]:
            mask &= ~self.one(number)
        return mask

    def _choice_is_private(self, seat: i64) -> bool:
        """Whether others would learn that all cards to pay with are alike, were it not asked."""
        if not self.rules.public:
            return False
        entry = self.rules.cards.cards[self.pick_card].entries[self.pick_entry]
        picked = len(self.picks) - (1 if entry.cost.others else 0)
        # Everybody can count the cards: all of them go where no more are there than are needed.
        return bits(self._left_to_pay(seat)) > self.chosen_cost(entry).hand - picked

    def _pick(self, move: Move, seat: i64) -> None:
        if self.picking == TO_TRAIT:
            assert isinstance(move, Pay)
            costs = ways(self.rules.cards.cards[self.card].cost)
            self.picking = NOT_PICKING
            self._pay_trait(costs[move.way], seat)
            self.go_on()
            return
        # Only a card may be something else than what it looks like: one to pay with.
        kind = self.next_pick(seat)[0] if isinstance(move, PickCard) else P_NOTHING
        value = self._picked_value(move, kind, seat)
        self.picks = joined(self.picks, value)
        self.pick_on(seat)
        if self.picking == NOT_PICKING:
            self.go_on()

    def _commit(self, seat: i64) -> None:
        """Everything is picked: pay, and play or use."""
        how = self.picking
        number = self.pick_card
        at = self.pick_entry
        picks = self.picks
        card = self.rules.cards.cards[number]
        entry = card.entries[at]
        cost = self.chosen_cost(entry)
        place: i64 = 1 if entry.cost.others else 0
        self.picking = NOT_PICKING
        self.pick_card = -1
        self.pick_entry = 0
        self.picks = b""
        owner = seat
        if how == TO_AIM:
            top: i64 = self.todo.pop()
            owner = top >> 22 & 15
        else:
            self.reacted(how == TO_PLAY)
            if seat == self.active:
                self.deeds += 1
        if self.events is not None and (how != TO_AIM or not entry.cost.free):
            self.tell("play" if how == TO_PLAY else "use", {"seat": seat, "card": card.key})
        held: i64 = -1
        if how == TO_PLAY:
            held = self.copy_of(self.hand[seat], number - self.rules.first_hero)
            self.leaves_hand(seat, held)
        elif entry.limit and (how == TO_USE or not entry.cost.free or entry.optional):
            self.mark_used(number, at)
        hand_picks = picks[place : place + cost.hand]
        place += cost.hand
        ally: i64 = -1
        if cost.any_ally:
            ally = picks[place]
            place += 1
        favoured = owner
        if self.asks_for_whom(entry, number):
            favoured = picks[place]
            place += 1
        opponent: i64 = NOBODY
        if self.names_opponent(entry):
            opponent = picks[place]
            place += 1
        rest = picks[place:]
        if how == TO_PLAY:
            played: i64 = self.rules.first_hero + held
            self.stack = [*self.stack, played | seat << 8 | favoured << 13 | opponent << 17]
            self.stack_picks = [*self.stack_picks, rest]
            if op_of(self.todo[-1]) != F_RESPOND:
                window = self._window_now()
                self.push(frame(F_RESPOND, window))
        else:
            if rest:
                self.picked = [*self.picked, rest]
            self.push(
                run_frame(F_RUN, number, at, owner, favoured, opponent, seat, 1 if rest else 0)
            )
        self._pay(seat, cost, number, hand_picks, ally)

    def _pay(self, seat: i64, cost: Cost, number: i64, hand: bytes, ally: i64) -> None:
        if cost.xp:
            self.lose(seat, cost.xp, Y_COST, number)
        self.steps_of(seat, CORRUPTION, cost.corruption, Y_COST, number)
        for held in hand:
            self.lose_card(seat, held, number)
        gone: i64 = -1
        if cost.sacrifice:
            gone = self.lose_ally(seat, self.allies[seat].index(number))
        elif ally >= 0:
            gone = self.lose_ally(seat, ally)
        if gone >= 0:
            if self.events is not None:
                self.tell("sacrifice", {"seat": seat, "card": self.name(gone)})
            self.fire(ALLY_SACRIFICED, seat, gone, -1)

    def _window_now(self) -> i64:
        """The window that is open: the one around, while a card is answered."""
        top: i64 = self.todo[-1]
        op = op_of(top)
        if op == F_MAIN:
            return W_MAIN
        return W_PREP if op == F_PREP else a_of(top)


def pick_value(move: Move) -> int:
    """What a pick leaves in the list of picks."""
    if move is ENOUGH:
        return ENOUGH_PICKED
    if isinstance(move, PickRune):
        return move.stone
    if isinstance(move, PickSlot):
        return move.slot
    if isinstance(move, PickPlayer):
        return move.seat
    if isinstance(move, PickAbility):
        return move.ability
    if isinstance(move, PickCard):
        return move.number
    if isinstance(move, PickAlly):
        return move.place
    assert isinstance(move, Pay)
    return move.way
