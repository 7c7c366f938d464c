"""Whether the conditions of a card hold: the one place that reads them."""

from kachidoki.games.adventure.cardset.cards import (
    IF_ABILITY,
    IF_CARD,
    IF_COUNT,
    IF_DIRECTION,
    IF_EITHER,
    IF_LEVEL,
    IF_MARGIN,
    IF_NOT,
    IF_OUTCOME,
    IF_RUNES,
    Condition,
)
from kachidoki.games.adventure.inplay import InPlay
from kachidoki.games.adventure.pieces import (
    AT_ADVERSARY,
    CORE,
    CORE_CARD,
    DARK_MASK,
    FOE,
    NO_OUTCOME,
    STONES,
    VALUE_0,
    VALUE_1,
)
from kachidoki.kernel.native import i64


class Conditions(InPlay):
    """A table that can tell whether conditions hold."""

    def met(self, when: list[Condition], seat: i64, card: i64, slot: i64) -> bool:
        """Whether all conditions hold for a player and the card concerned (-1: none)."""
        if not when:
            return True
        return all(self._holds(condition, seat, card, slot) for condition in when)

    def _holds(self, condition: Condition, seat: i64, card: i64, slot: i64) -> bool:
        kind = condition.kind
        if kind == IF_OUTCOME:
            return self.verdict == condition.low
        if kind == IF_MARGIN:
            if self.trier < 0 or self.casts == 0:
                return False
            margin = self.margin_now()
            return condition.low <= margin <= condition.high
        if kind == IF_ABILITY:
            return self.trier >= 0 and self.listed_abilities() & condition.mask != 0
        if kind == IF_RUNES:
            return self._shown(condition) >= condition.low
        if kind == IF_CARD:
            return self._is(condition, card, slot)
        if kind == IF_LEVEL:
            return seat != FOE and condition.low <= self.level[seat] <= condition.high
        if kind == IF_COUNT:
            found = self.quantity(0 if seat == FOE else seat, condition.what)
            return condition.low <= found <= condition.high
        if kind == IF_DIRECTION:
            return self.way == condition.low
        if kind == IF_NOT:
            return not self.met(condition.parts[0], seat, card, slot)
        assert kind == IF_EITHER
        return any(self.met(part, seat, card, slot) for part in condition.parts)

    def card_gone(self) -> bool:
        """Whether the card of a declared trait or of an attempt has left its row."""
        if not 0 <= self.slot < AT_ADVERSARY:
            return False
        return self.left or self.row[self.slot] != self.card

    def result_now(self) -> i64:
        """The result; frozen once the outcome is known."""
        return self.result() if self.verdict == NO_OUTCOME else self.result_was

    def target_now(self) -> i64:
        """The target number; frozen once the outcome is known."""
        return self.target() if self.verdict == NO_OUTCOME else self.result_was - self.margin

    def margin_now(self) -> i64:
        """Result minus target; frozen once the outcome is known."""
        return self.result() - self.target() if self.verdict == NO_OUTCOME else self.margin

    def _shown(self, condition: Condition) -> i64:
        """How many of the runes concerned show a face."""
        stones = self.lying if self.fresh < 0 else self.fresh
        if condition.what == 0:
            stones &= CORE
        elif condition.what == 1:
            stones &= DARK_MASK
        elif condition.what == 2:
            stones &= ~(CORE | DARK_MASK)
        found: i64 = 0
        stone: i64 = 0
        while stone < STONES:
            if stones >> stone & 1 and self._face_is(stone, condition.face):
                found += 1
            stone += 1
        return found

    def _face_is(self, stone: i64, face: i64) -> bool:
        """Whether a lying stone shows a face of `cards.FACES`."""
        low = self.low >> stone & 1 != 0
        if face == 3:
            return low and stone == CORE_CARD
        if face == 4:
            return not low and DARK_MASK >> stone & 1 != 0
        if face == 5:
            return True
        return 2 - face == (VALUE_1[stone] if low else VALUE_0[stone])

    def _is(self, condition: Condition, number: i64, slot: i64) -> bool:
        """[card] Whether the card concerned is such a one."""
        if number < 0:
            return False
        card = self.rules.cards.cards[number]
        if condition.mask and not condition.mask >> card.kind & 1:
            return False
        if condition.acts and not condition.acts >> card.act & 1:
            return False
        path = self.path_seen
        if path < 0:
            path = self.path if number == self.card else 0
        if condition.face >= 0 or condition.tone >= 0:
            if path >= len(card.paths):
                return False
            if condition.face >= 0 and card.paths[path].plus != condition.face:
                return False
            if condition.tone >= 0 and card.paths[path].tone != condition.tone:
                return False
        if condition.ally >= 0:
            has = 0 <= slot < AT_ADVERSARY and self.under[slot] >= 0
            if slot == self.slot and self.had_ally:
                has = True
            if has != (condition.ally == 1):
                return False
        return True
