"""[trait], [challenge], [cast], [outcome], [rewards] From a declaration to what comes of it."""

from __future__ import annotations

from typing import Final

from kachidoki.games.adventure.cardset.cards import (
    AFTER,
    BEFORE,
    CORRUPTION,
    FACING,
    GAIN_CARD,
    VIRTUE,
    Path,
)
from kachidoki.games.adventure.changes import (
    Y_FAILURE,
    Y_REWARD,
    Y_RUNE,
)
from kachidoki.games.adventure.frames import (
    F_BEFORE_DONE,
    F_COMPARE,
    F_CONSEQUENCES,
    F_DARK_AGAIN,
    F_DROP,
    F_FACES,
    F_FAIL,
    F_FIRE,
    F_FOE,
    F_GAIN,
    F_MAY,
    F_PATH,
    F_PREP,
    F_QUEUE,
    F_REFILL,
    F_RELEASE,
    F_RESPOND,
    F_REVEAL,
    F_RUN,
    F_SHUFFLE,
    F_THROW,
    F_WAITING,
    F_WINDOW,
    NOTHING,
    a_of,
    b_of,
    c_of,
    d_of,
    e_of,
    frame,
    op_of,
)
from kachidoki.games.adventure.pieces import (
    ADVERSARY,
    AT_ADVERSARY,
    BONUS_HERO,
    BONUS_XP,
    COLUMN,
    CORE_CARD,
    DARK,
    DARK_MASK,
    DARK_STONES,
    FAILURE,
    FIRST_ABILITY_STONE,
    FOE,
    NO_OUTCOME,
    SPECIAL_BONUS,
    SPECIAL_DECK,
    SPECIAL_MASK,
    SUCCESS,
    TALLY,
    W_BEFORE,
    W_FACING,
    W_OUTCOME,
    WHOLE_STORY,
)
from kachidoki.games.adventure.table import BY_FAILURE, ON_RESULT, bits, joined, with_pile
from kachidoki.games.adventure.windows import Windows
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64

# How a card is gained.
BY_ATTEMPT: Final = 0
AS_TRAIT: Final = 1
AS_GIFT: Final = 2


class Attempts(Windows):
    """A table at which heroes try things."""

    def count_path(self, seat: i64, path: Path, sign: i64) -> None:
        """A path becomes part of a story, or leaves it."""
        at: i64 = seat * TALLY
        printed = path.tally
        for kind in range(TALLY):
            count: i64 = printed[kind]
            if count:
                self.tally[at + kind] += count * sign

    def _take_trait(self) -> None:
        """[trait] Nobody has interfered; or the card is gone, and everything is given back."""
        slot = self.slot
        number = self.card
        seat = self.active
        gone = self.card_gone()
        self.slot = -1
        self.card = -1
        self.left = False
        if gone:
            self.main_left += 1
            self.deeds -= 1
            self.xp[seat] += self.trait_paid
            self.level[seat] -= self.trait_fell
            if self.events is not None:
                self.tell("attempt-ends", {"seat": seat, "card": self.name(number)})
            return
        self.any_trait = False
        self.push(frame(F_GAIN, 0, slot, number, AS_TRAIT << 2, seat))

    def _gift(self, slot: i64, seat: i64) -> None:
        """A story card without an attempt, if there is room for it."""
        number: i64 = self.row[slot]
        if number >= 0 and len(self.story[seat]) < self.story_limit():
            self.push(frame(F_GAIN, 0, slot, number, AS_GIFT << 2, seat))

    def declare(self, slot: i64, number: i64, path: i64) -> None:
        """[challenge] The attempt begins."""
        self.main_left -= 1
        self.deeds += 1
        self.trier = self.active
        self.slot = slot
        self.card = number
        self.path = path
        self.dark_paid = 0
        self.dark_free = 0
        self.granted = 0
        self.listed = 0
        self.casts = 0
        self.lying = 0
        self.low = 0
        self.verdict = NO_OUTCOME
        self.had_ally = False
        self.retrying = False
        self.shielded = False
        self.left = False
        self.steps = 0
        if self.events is not None:
            if slot == AT_ADVERSARY:
                self.tell(
                    "face",
                    {"seat": self.trier, "card": self.name(number), "target": self.target()},
                )
            else:
                values: dict[str, Value] = {
                    "seat": self.trier,
                    "card": self.name(number),
                    "path": self.rules.cards.cards[number].paths[path].key,
                    "target": self.target(),
                }
                self.tell("attempt", values)
        self.push(frame(F_PREP))
        self.fire(BEFORE, self.trier, number, slot)

    def _prep(self) -> None:
        if self._attempt_lost():
            return
        seat = self.trier
        if not self.hand[seat] or not self.rules.public:
            found = self.prep_moves(seat)
            if len(found) == 1:
                self.ready()
                return
            self.listing = tuple(found)
        self.ask(seat)

    def ready(self) -> None:
        """[prepare] The others are asked before the cast."""
        self.todo.pop()
        self.acted = False
        self.push(frame(F_BEFORE_DONE))
        self.push(frame(F_WINDOW, W_BEFORE))

    def _cast(self) -> None:
        """[cast] All runes of the pool are thrown."""
        self.steps = 0
        self.push(frame(F_COMPARE))
        self.push(frame(F_WINDOW, W_FACING))
        self.push(frame(F_THROW, 0, 0, 0, 0, self.pool()))

    def thrown(self, faces: i64) -> None:
        """The runes have landed."""
        top: i64 = self.todo.pop()
        stones = e_of(top)
        kind = a_of(top)
        low: i64 = 0
        rest = stones
        while rest:
            lowest = rest & -rest
            if faces & 1:
                low |= lowest
            faces >>= 1
            rest ^= lowest
        if kind == 0:
            self.casts += 1
            self.lying = stones
            self.low = low
        else:
            self.lying |= stones
            self.steps &= ~stones
            self.low = (self.low & ~stones) | low
        self.revealing = True
        self.tell_faces("cast" if kind == 0 else "recast", stones)
        self.push(frame(F_FACES, 0, 0, 0, 0, stones))

    def _faces(self, top: i64) -> None:
        """[cast] What the faces bring, in a fixed order."""
        step = a_of(top)
        fresh = e_of(top)
        low = self.low & fresh
        # Steps without anything to do are passed over.
        if step == 0 and not low & SPECIAL_MASK:
            step = 1
        if step == 1 and not fresh & ~low & DARK_MASK:
            step = 2
        if step == 2 and not low & SPECIAL_MASK:
            step = 3
        if step == 3 and not low >> CORE_CARD & 1:
            step = 4
        if step == 4 and not self.does_now(FACING):
            step = 5
        if step >= 5:
            self.todo.pop()
            if low >> CORE_CARD & 1 and self.foe >= 0 and not self.beaten:
                self.push(frame(F_FOE))
            return
        self.todo[-1] = frame(F_FACES, step + 1, 0, 0, 0, fresh)
        seat = self.trier
        if step == 0:
            count: i64 = 0
            for ability in range(6):
                special = FIRST_ABILITY_STONE + 3 * ability + 2
                if low >> special & 1 and SPECIAL_BONUS[ability] == BONUS_XP:
                    count += 1
            if count:
                self.gain(seat, count, Y_RUNE, -1)
        elif step == 1:
            if not self.shielded and not self.rules.corrupt_late:
                for stone in range(DARK, DARK + DARK_STONES):
                    if fresh & ~low & DARK_MASK & self.one(stone):
                        if self.step(seat, CORRUPTION, Y_RUNE, -1):
                            self.steps |= self.one(stone)
        elif step == 2:
            if self.forbidder(seat, 3) >= 0:
                return
            for back in range(6):
                ability = 5 - back
                special = FIRST_ABILITY_STONE + 3 * ability + 2
                if low >> special & 1 and SPECIAL_BONUS[ability] != BONUS_XP:
                    deck = 0 if SPECIAL_BONUS[ability] == BONUS_HERO else 1
                    self.draw_later(seat, deck, 1, Y_RUNE, -1)
        elif step == 3:
            if low >> CORE_CARD & 1 and self.forbidder(seat, 3) < 0:
                self.draw_later(seat, 2, 1, Y_RUNE, -1)
        else:
            self.fresh = fresh
            self.fire(FACING, seat, self.card, self.slot)
            self.fresh = -1

    def _foe_plays(self) -> None:
        """The Adversary turns up a card of its deck."""
        if self.left_in(SPECIAL_DECK) == 0:
            if self.discards[SPECIAL_DECK]:
                self.push(frame(F_FOE))
                self.push(frame(F_SHUFFLE, 3 + SPECIAL_DECK))
            return
        number: i64 = self.decks[SPECIAL_DECK][self.tops[SPECIAL_DECK]]
        self.tops[SPECIAL_DECK] += 1
        self.top_leaves(SPECIAL_DECK, number)
        self.revealing = True
        if self.rules.cards.cards[number].waits:
            self.waiting = joined(self.waiting, number)
            if self.events is not None:
                self.tell("adversary-waits", {"card": self.name(number)})
            return
        self._foe_card(number)

    def _waiting(self) -> None:
        """Cards that were kept for the outcome, one after the other."""
        if not self.waiting:
            return
        number: i64 = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.push(frame(F_WAITING))
        self._foe_card(number)

    def _foe_card(self, number: i64) -> None:
        if not self._foe_can(number):
            self.shown = joined(self.shown, number)
            if self.events is not None:
                self.tell("adversary-idle", {"card": self.name(number)})
            return
        if self.events is not None:
            self.tell("adversary-plays", {"card": self.name(number)})
        self.stack = [*self.stack, number | FOE << 8 | FOE << 13 | self.active << 17]
        self.stack_picks = [*self.stack_picks, b""]
        self.push(frame(F_RESPOND, W_OUTCOME if self.verdict != NO_OUTCOME else W_FACING))

    def _foe_can(self, number: i64) -> bool:
        """[special-deck] Whether a card of the Adversary's would change anything."""
        card = self.rules.cards.cards[number]
        if card.waits and card.entries and card.entries[0].on == AFTER:
            if not self.met(card.entries[0].when, self.active, self.card, self.slot):
                return False
        return self.foe_could(number)

    def foe_could(self, number: i64) -> bool:
        """Whether the effects of a special card can do something; `state.py` defines it."""
        raise TypeError("defined by AdventureState")

    def _compare(self) -> None:
        result = self.result()
        target = self.target()
        if self.rules.corrupt_late and not self.shielded:
            for _ in range(bits(self.lying & ~self.low & DARK_MASK)):
                self.step(self.trier, CORRUPTION, Y_RUNE, -1)
        self.margin = result - target
        self.result_was = result
        # It may be gone when cards ask whether there was one.
        self.had_ally = self.slot < AT_ADVERSARY and self.under[self.slot] >= 0
        self.verdict = SUCCESS if result >= target else FAILURE
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": self.trier,
                "card": self.name(self.card),
                "path": self.rules.cards.cards[self.card].paths[self.path].key,
                "result": result,
                "target": target,
                "margin": self.margin,
            }
            self.tell("success" if self.verdict == SUCCESS else "failure", values)
        # Below what may just have been set off by late Corruption.
        above: list[int] = []
        while op_of(self.todo[-1]) in (F_RUN, F_MAY):
            above.append(self.todo.pop())
        self.push(frame(F_DROP))
        self.push(frame(F_CONSEQUENCES))
        self.push(frame(F_WINDOW, W_OUTCOME))
        if above or self.waiting:
            self.push(frame(F_WAITING))
        while above:
            self.push(above.pop())

    def _consequences(self) -> None:
        if self.retrying:
            self._try_again()
        elif self.verdict == SUCCESS:
            self.push(
                frame(F_GAIN, 0, self.slot, self.card, self.path | BY_ATTEMPT << 2, self.trier)
            )
        else:
            self.push(frame(F_FAIL, 0))

    def _try_again(self) -> None:
        """[retry] The failure is set aside; runes, bonuses and penalties stay."""
        self.todo.pop()
        self.retrying = False
        self.verdict = NO_OUTCOME
        self.lying = 0
        self.low = 0
        # What the first cast brought stays: no shield takes it back.
        self.steps = 0
        self.had_ally = False
        self.mods = [mod for mod in self.mods if mod >> 16 & 15 != 1]
        self.bans = [found for found in self.bans if found >> 8 & 15 != 1]
        if not self.rules.retry_penalties:
            kept: list[int] = []
            for mod in self.mods:
                harmful = (mod & 127 < 64) == (mod >> 20 == ON_RESULT) and mod & 127 != 64
                if not harmful or mod >> 16 & 15 == 2:
                    kept.append(mod)
            self.mods = kept
        self.push(frame(F_PREP))
        if self.dark_in_pool():
            self.push(frame(F_DARK_AGAIN))
        if self.rules.retry_free_path and len(self.rules.cards.cards[self.card].paths) > 1:
            self.push(frame(F_PATH))
        if self.rules.retry_xp:
            self.gain(self.trier, 1, Y_FAILURE, -1)

    def cast_again(self, dark: i64) -> None:
        """[retry] So many of the Dark runes are cast again; the others stay bought, but aside."""
        self.todo.pop()
        gone = self.dark_paid + self.dark_free - dark
        given = gone if gone < self.dark_free else self.dark_free
        self.dark_free -= given
        self.dark_paid -= gone - given

    def _gain(self, top: i64) -> None:
        """[rewards] A story card joins a story, step by step; characters begin at step 1."""
        step = a_of(top)
        slot = b_of(top)
        number = c_of(top)
        path_at = d_of(top) & 3
        how = d_of(top) >> 2
        seat = e_of(top)
        path = self.rules.cards.cards[number].paths[path_at]
        # Steps without anything to do are passed over.
        if step == 1 and not path.virtue and not path.corruption:
            step = 2
        if step == 2 and not path.xp:
            step = 3
        if step == 3 and not path.hero and not path.antihero:
            step = 4
        if step == 4 and slot < AT_ADVERSARY and self.under[slot] < 0:
            step = 5
        if step == 5 and not self.does_now(GAIN_CARD) and not self.does_now(AFTER):
            step = 6
        self.todo[-1] = frame(F_GAIN, step + 1, slot, number, d_of(top), seat)
        if step == 0:
            self._tuck(slot, number, path_at, seat, path)
        elif step == 1:
            self.steps_of(seat, VIRTUE, path.virtue, Y_REWARD, number)
            self.steps_of(seat, CORRUPTION, path.corruption, Y_REWARD, number)
        elif step == 2:
            if path.xp:
                self.gain(seat, path.xp, Y_REWARD, number)
        elif step == 3:
            self.draw_later(seat, 1, path.antihero, Y_REWARD, number)
            self.draw_later(seat, 0, path.hero, Y_REWARD, number)
        elif slot == NOTHING:
            self.todo.pop()
        elif step == 4:
            ally: i64 = self.under[slot] if slot < AT_ADVERSARY else -1
            if ally >= 0:
                self.under[slot] = -1
                self.allies = with_pile(self.allies, seat, joined(self.allies[seat], ally))
                self.comes_or_goes(ally)
                if self.events is not None:
                    self.tell("gain-ally", {"seat": seat, "card": self.name(ally)})
                self.fire(GAIN_CARD, seat, ally, -1)
        elif step == 5:
            # Found now, carried out in the order: gained, overcome.
            if how == BY_ATTEMPT:
                self.push(frame(F_FIRE, AFTER, seat, number, slot))
            self.fire(GAIN_CARD, seat, number, slot)
        elif step == 6:
            if slot < AT_ADVERSARY and not self.rules.refill_at_end:
                self.push(frame(F_QUEUE))
                self.push(frame(F_REFILL, slot))
        else:
            self.todo.pop()
            self._completed(seat)

    def _tuck(self, slot: i64, number: i64, path_at: i64, seat: i64, path: Path) -> None:
        if slot < AT_ADVERSARY:
            if self.row[slot] != number or (slot == self.slot and self.left):
                # [challenge] It has left the table: nothing is gained, and nothing lost.
                self.todo.pop()
                if self.trier >= 0:
                    self.refund()
                return
            self.row[slot] = -1
        self.comes_or_goes(number)
        self.story[seat] = joined(self.story[seat], number)
        self.paths[seat] = joined(self.paths[seat], path_at)
        self.count_path(seat, path, 1)
        if slot == AT_ADVERSARY:
            self.beaten = True
            self.present = -1
            if self.events is not None:
                self.tell("adversary-beaten", {"seat": seat, "card": self.name(number)})
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": seat,
                "card": self.name(number),
                "path": path.key,
                "column": (len(self.story[seat]) - 1) // COLUMN + 1,
            }
            self.tell("gain", values)

    def _completed(self, seat: i64) -> None:
        """[acts], [end] A column may be full, and a story."""
        cards = len(self.story[seat])
        if cards == WHOLE_STORY and self.rules.versus and self.trigger < 0:
            self.trigger = seat
            if self.events is not None:
                self.tell("last-turns", {"seat": seat})
        if self.rules.reveal_at_once and seat == self.active:
            self.push(frame(F_REVEAL))

    def _fail(self, top: i64) -> None:
        """[outcome] The card is discarded, and failing teaches."""
        step = a_of(top)
        # Nothing can come between the first two steps; later ones are passed over if idle.
        if step == 0:
            step = 1
        elif step == 2 and not self.does_now(AFTER):
            step = 3
        self.todo[-1] = frame(F_FAIL, step + 1)
        slot = self.slot
        seat = self.trier
        stays = slot == AT_ADVERSARY or (
            self.rules.adversary_stays and self.rules.cards.cards[self.card].kind == ADVERSARY
        )
        if step == 1:
            if self.card_gone():
                self.todo.pop()
                self.refund()
                return
            if not stays:
                if self.events is not None:
                    self.tell("leaves", {"card": self.name(self.card)})
                self.clear_slot(slot)
            self.gain(seat, 1, Y_FAILURE, -1)
        elif step == 2:
            self.fire(AFTER, seat, self.card, slot)
        elif step == 3:
            if not stays:
                if self.rules.refill_at_end:
                    self.release()
                else:
                    self.push(frame(F_QUEUE))
                    self.push(frame(F_RELEASE))
                    self.push(frame(F_REFILL, slot))
        else:
            self.todo.pop()
            if slot == AT_ADVERSARY and not self.rules.repeat_fight:
                self.done |= self.one(seat)
                if self.events is not None:
                    self.tell("done", {"seat": seat})
                if self.done == self.one(self.players) - 1:
                    self.lost(BY_FAILURE)
