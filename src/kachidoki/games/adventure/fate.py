"""What chance may bring, and what it does."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import (
    ADD_TOTAL,
    CHANGE_DIFFICULTY,
    DISCARD_CARDS,
    DRAW,
    FROM_ANTIHERO,
    FROM_HERO,
    GAIN_XP,
    LOSE_XP,
    MOVE_ALLY,
    MOVE_TRACK,
    REMOVE_ALLY,
    SUPPLY,
    VIRTUE,
    Effect,
)
from kachidoki.games.adventure.effects import to_players
from kachidoki.games.adventure.frames import (
    F_FIRST,
    F_FOE_DRAWN,
    F_SHUFFLE,
    F_THROW,
    a_of,
    c_of,
    e_of,
    op_of,
)
from kachidoki.games.adventure.moves import (
    Cast,
    First,
    Foe,
    Lose,
    Shuffle,
    cast_of,
)
from kachidoki.games.adventure.pieces import (
    ANTIHERO_DECK,
    DECKS,
    FOE,
    HERO_DECK,
    LEVELS,
)
from kachidoki.games.adventure.table import bits, with_pile
from kachidoki.games.adventure.targets import Targets
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import Refusal


def same_cards(some: bytes, pile: bytes) -> bool:
    """Whether they are the same cards in any order; a pile has none of them twice."""
    if len(some) != len(pile):
        return False
    return not some.translate(None, pile) and not pile.translate(None, some)


class Fate(Targets):
    """A table at which chance has its say."""

    def _happen(self, move: Move) -> None:
        """Chance has spoken."""
        if isinstance(move, Cast):
            self.thrown(move.faces)
        elif isinstance(move, Shuffle):
            top: i64 = self.todo.pop()
            pile = a_of(top)
            if pile < 3:
                self.characters[pile] = move.order
            else:
                if self.turn_no > 0 and self.events is not None:
                    self.tell("shuffle", {"deck": DECKS[pile - 3]})
                self.decks = with_pile(self.decks, pile - 3, move.order)
                self.tops[pile - 3] = 0
                self.discards[pile - 3] = b""
                self.shuffled(pile - 3)
        elif isinstance(move, Lose):
            self.lose_one(move.number)
        elif isinstance(move, First):
            self.todo.pop()
            self.first = move.seat
        else:
            assert isinstance(move, Foe)
            self.todo.pop()
            self.meet(self.rules.foes[move.place])

    def _chance_refusal(self, move: Move) -> Refusal | None:
        return None if self._may_happen(move) else Refusal("not-this-chance", "setup", {})

    def _may_happen(self, move: Move) -> bool:
        top: i64 = self.todo[-1]
        op = op_of(top)
        if op == F_THROW:
            return isinstance(move, Cast) and move.count == bits(e_of(top))
        if op == F_SHUFFLE:
            if isinstance(move, Shuffle) and move.pile == a_of(top):
                pile = self.pile_to_shuffle()
                return move.cards is pile or same_cards(move.order, pile)
            return False
        if op == F_FIRST:
            return isinstance(move, First) and move.seat < self.players
        if op == F_FOE_DRAWN:
            return isinstance(move, Foe) and move.place < len(self.rules.foes)
        if isinstance(move, Lose):
            return self.losable(a_of(top), c_of(top)) >> move.number & 1 != 0
        return False

    def pile_to_shuffle(self) -> bytes:
        """The cards of the pile that is being shuffled, in no order that means anything."""
        pile = a_of(self.todo[-1])
        rules = self.rules
        if pile == 0:
            return rules.origins
        if pile == 1:
            return rules.motivations
        if pile == 2:
            return rules.destinies
        return rules.piles[pile - 3] if self.opening() else self.discards[pile - 3]

    def opening(self) -> bool:
        """[setup] Whether whole piles are shuffled, and not what was discarded."""
        return self.turn_no == 0 and self.active < 0

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        top: i64 = self.todo[-1]
        op = op_of(top)
        if op == F_THROW:
            return [(0, 1), (1, 1)] if len(prefix) < bits(e_of(top)) else []
        if op == F_SHUFFLE:
            rest = sorted(self.pile_to_shuffle())
            for card in prefix:
                rest.remove(card)
            return [(card, 1) for card in rest]
        if prefix:
            return []
        if op == F_FIRST:
            return [(seat, 1) for seat in range(self.players)]
        if op == F_FOE_DRAWN:
            return [(place, 1) for place in range(len(self.rules.foes))]
        mask = self.losable(a_of(top), c_of(top))
        return [(number, 1) for number in range(44) if mask >> number & 1]

    def outcome(self, values: list[int]) -> Chance:
        top: i64 = self.todo[-1]
        op = op_of(top)
        if op == F_THROW:
            faces: i64 = 0
            for at in range(len(values)):
                if values[at]:
                    faces |= self.one(at)
            return cast_of(len(values), faces)
        if op == F_SHUFFLE:
            return Shuffle(a_of(top), bytes(values))
        if op == F_FIRST:
            return First(values[0])
        return Foe(values[0]) if op == F_FOE_DRAWN else Lose(values[0])

    def drawn_from(self, rng: Source) -> Chance:
        top: i64 = self.todo[-1]
        op = op_of(top)
        if op == F_THROW:
            count = bits(e_of(top))
            return cast_of(count, rng.below(1 << count))
        if op == F_SHUFFLE:
            pile = a_of(top)
            cards = self.pile_to_shuffle()
            order = self.rules.in_order[pile][:] if self.opening() else sorted(cards)
            rng.shuffle(order)
            found = Shuffle(pile, bytes(order))
            found.cards = cards
            return found
        if op == F_FIRST:
            return First(rng.below(self.players))
        if op == F_FOE_DRAWN:
            return Foe(rng.below(len(self.rules.foes)))
        return super().drawn_from(rng)

    def foe_could(self, number: i64) -> bool:
        for effect in self.rules.cards.cards[number].as_adversary:
            if self._foe_effect(effect):
                return True
        return False

    def _foe_effect(self, effect: Effect) -> bool:
        """Whether one effect would change something for a player it concerns, or the Adversary."""
        kind = effect.kind
        if kind == GAIN_XP and effect.source == SUPPLY:
            return self.bank() > 0
        if to_players(kind):
            whom = effect.source if kind == GAIN_XP else effect.who
            for seat in self.who(whom, FOE, FOE, self.active):
                if seat != FOE and self._foe_touches(effect, seat):
                    return True
            return False
        if kind == MOVE_ALLY:
            return False
        if kind in (ADD_TOTAL, CHANGE_DIFFICULTY):
            return self.verdict == 0 and self.trier >= 0
        return True

    def _foe_touches(self, effect: Effect, seat: i64) -> bool:
        """Whether an effect of the Adversary would change something for a player."""
        kind = effect.kind
        if kind == GAIN_XP or kind == LOSE_XP:
            return self.xp[seat] > 0
        if kind == DRAW:
            if effect.deck != FROM_ANTIHERO and self.can_draw(HERO_DECK):
                return True
            return effect.deck != FROM_HERO and self.can_draw(ANTIHERO_DECK)
        if kind == DISCARD_CARDS:
            return self.losable(seat, effect.deck) != 0
        if kind == MOVE_TRACK:
            level = self.level[seat]
            return level > 1 if effect.way == VIRTUE else level < LEVELS
        if kind == REMOVE_ALLY:
            return len(self.allies[seat]) > 0
        return self.left_in(effect.pile) > 0
