"""How things change: Experience, the track, cards; and the entries that a change sets off."""

from __future__ import annotations

from typing import Final

from kachidoki.games.adventure.cardset.cards import (
    ANY,
    CARD_DRAWN,
    TRACK_MOVED,
    VIRTUE,
    XP_GAINED,
    XP_SPENT,
)
from kachidoki.games.adventure.frames import (
    F_DRAW,
    F_MAY,
    F_RUN,
    NOBODY,
    NOTHING,
    a_of,
    b_of,
    frame,
    op_of,
    run_frame,
)
from kachidoki.games.adventure.looks import Looks
from kachidoki.games.adventure.pieces import (
    ANTIHERO_DECK,
    FOE,
    HERO_DECK,
    LEVELS,
    STONE_NAMES,
    STONES,
    WIDEST_ROW,
)
from kachidoki.games.adventure.table import BY_TARGET, OVER_NOW, joined, with_pile
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64

# What brought something about, as events say it.
WHYS: Final[tuple[str, ...]] = (
    "rune",
    "failure",
    "reward",
    "card",
    "dark",
    "journey",
    "trait",
    "cost",
    "setup",
)
Y_RUNE: Final = 0
Y_FAILURE: Final = 1
Y_REWARD: Final = 2
Y_CARD: Final = 3
Y_DARK: Final = 4
Y_JOURNEY: Final = 5
Y_TRAIT: Final = 6
Y_COST: Final = 7
Y_SETUP: Final = 8


class Changes(Looks):
    """A table at which things change, and cards answer to it."""

    def name(self, card: i64) -> str:
        """The id of a card, or "" for none."""
        return self.rules.cards.cards[card].key if 0 <= card < NOTHING else ""

    def push(self, found: i64) -> None:
        self.todo.append(found)

    def gain(self, seat: i64, count: i64, why: i64, card: i64) -> None:
        """A player gains Experience from the supply."""
        bank = self.bank()
        if count > bank:
            count = bank
        if count <= 0:
            return
        self.xp[seat] += count
        if self.events is not None:
            self._tell_xp("xp", seat, count, why, card)
        self.fire(XP_GAINED, seat, -1, -1)

    def lose(self, seat: i64, count: i64, why: i64, card: i64) -> i64:
        """A player loses or pays Experience, down to nothing."""
        if count > self.xp[seat]:
            count = self.xp[seat]
        if count <= 0:
            return 0
        self.xp[seat] -= count
        if self.events is not None:
            self._tell_xp("xp-lost", seat, count, why, card)
        if why != Y_CARD and why != Y_FAILURE:
            self.fire(XP_SPENT, seat, -1, -1)
        return count

    def _tell_xp(self, key: str, seat: i64, count: i64, why: i64, card: i64) -> None:
        values: dict[str, Value] = {
            "seat": seat,
            "count": count,
            "total": self.xp[seat],
            "why": WHYS[why],
            "card": self.name(card),
        }
        self.tell(key, values)

    def foe_gains(self, count: i64, card: i64) -> None:
        """[losing] The Adversary gains Experience; with enough of it, it has won."""
        if self.foe < 0 or self.beaten or self.phase == OVER_NOW:
            return
        bank = self.bank()
        if count > bank:
            count = bank
        if count <= 0:
            return
        self.foe_xp += count
        if self.events is not None:
            values: dict[str, Value] = {
                "count": count,
                "total": self.foe_xp,
                "target": self.rules.target,
                "card": self.name(card),
            }
            self.tell("adversary-xp", values)
        self.check_foe()

    def check_foe(self) -> None:
        if self.foe_xp >= self.rules.target and not self.beaten:
            self.lost(BY_TARGET)

    def lost(self, how: i64) -> None:
        """[losing] All players lose at once."""
        raise TypeError("defined by Flow")

    def move_xp(self, giver: i64, taker: i64, count: i64, card: i64) -> None:
        """Experience goes from one to another; FOE is the Adversary."""
        have: i64 = self.foe_xp if giver == FOE else self.xp[giver]
        if count > have:
            count = have
        if count <= 0 or giver == taker:
            return
        if giver == FOE:
            self.foe_xp -= count
            self.xp[taker] += count
            if self.events is not None:
                self.tell(
                    "xp-from-adversary",
                    {
                        "seat": taker,
                        "count": count,
                        "total": self.foe_xp,
                        "card": self.name(card),
                    },
                )
            self.fire(XP_GAINED, taker, -1, -1)
            return
        if taker == FOE:
            if self.foe < 0 or self.beaten:
                return
            self.xp[giver] -= count
            self.foe_xp += count
            if self.events is not None:
                values: dict[str, Value] = {
                    "victim": giver,
                    "count": count,
                    "total": self.foe_xp,
                    "target": self.rules.target,
                    "card": self.name(card),
                }
                self.tell("adversary-takes", values)
            self.check_foe()
            return
        self.xp[giver] -= count
        self.xp[taker] += count
        if self.events is not None:
            moved: dict[str, Value] = {
                "seat": taker,
                "victim": giver,
                "count": count,
                "card": self.name(card),
            }
            self.tell("xp-moved", moved)
        self.fire(XP_GAINED, taker, -1, -1)

    def step(self, seat: i64, way: i64, why: i64, card: i64) -> bool:
        """One step on the track; False at its ends, where nothing happens."""
        level = self.level[seat]
        if way == VIRTUE:
            if level <= 1:
                return False
            self.level[seat] = level - 1
        else:
            if level >= LEVELS:
                return False
            self.level[seat] = level + 1
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": seat,
                "level": self.level[seat],
                "why": WHYS[why],
                "card": self.name(card),
            }
            self.tell("virtue" if way == VIRTUE else "corruption", values)
        if self.does_now(TRACK_MOVED):
            self.way = way
            self.fire(TRACK_MOVED, seat, -1, -1)
            self.way = -1
        return True

    def steps_of(self, seat: i64, way: i64, count: i64, why: i64, card: i64) -> None:
        for _ in range(count):
            if not self.step(seat, way, why, card):
                return

    def draw_later(self, seat: i64, deck: i64, count: i64, why: i64, card: i64) -> None:
        """Draws, one after the other; deck 0 is Hero, 1 Antihero, 2 the player's choice."""
        for _ in range(count):
            self.push(frame(F_DRAW, seat, deck, why, NOTHING if card < 0 else card))

    def take_card(self, seat: i64, deck: i64, why: i64, card: i64) -> None:
        """The top card of a deck that is not empty; deck 0 is Hero, 1 Antihero."""
        pile = HERO_DECK + deck
        number: i64 = self.decks[pile][self.tops[pile]]
        self.tops[pile] += 1
        self.top_leaves(pile, number)
        hand: i64 = self.hand[seat]
        self.hand[seat] = hand | self.one(number - self.rules.first_hero)
        self.revealing = True
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": seat,
                "deck": "antihero" if deck else "hero",
                "why": WHYS[why],
                "card": self.name(card),
            }
            self.tell("draw", values, {int(seat): {"drawn": self.name(number)}})
        if why != Y_SETUP:
            self.fire(CARD_DRAWN, seat, number, -1)

    def leaves_hand(self, seat: i64, number: i64) -> None:
        """A card of the hand is no longer there; `number` counts from the first Hero."""
        mask = ~self.one(number)
        hand: i64 = self.hand[seat]
        known: i64 = self.known[seat]
        self.hand[seat] = hand & mask
        if known & ~mask:
            self.know(seat, known & mask)

    def lose_card(self, seat: i64, number: i64, card: i64) -> None:
        """A card of the hand goes to its discard pile; `number` counts from the first Hero."""
        self.leaves_hand(seat, number)
        found: i64 = self.rules.first_hero + number
        pile = ANTIHERO_DECK if found >= self.rules.first_antihero else HERO_DECK
        self.discards[pile] = joined(self.discards[pile], found)
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": seat,
                "lost": self.name(found),
                "card": self.name(card),
            }
            self.tell("hand-lost", values)

    def discard_story(self, number: i64) -> None:
        """A story card goes to the pile of its act, or waits until a replacement is drawn."""
        self.aside = joined(self.aside, number)

    def release(self) -> None:
        """What was held aside may be drawn again."""
        if len(self.aside) == 0:
            return
        for number in self.aside:
            act = self.rules.cards.cards[number].act
            self.discards[act - 1] = joined(self.discards[act - 1], number)
        self.aside = b""

    def lose_ally(self, seat: i64, place: i64) -> i64:
        """One of a player's Allies goes to the pile of its act."""
        number: i64 = self.allies[seat][place]
        # Others move up: their powers are found in other places.
        self.present = -1
        allies = self.allies[seat]
        self.allies = with_pile(self.allies, seat, allies[:place] + allies[place + 1 :])
        act = self.rules.cards.cards[number].act
        self.discards[act - 1] = joined(self.discards[act - 1], number)
        return number

    def unqueue(self, slot: i64) -> None:
        """A card that has been turned up needs no handling any more."""
        if self.queue:
            self.queue = [other for other in self.queue if other != slot]

    def clear_slot(self, slot: i64) -> None:
        """A row card leaves, with its Ally; both are held aside."""
        number: i64 = self.row[slot]
        self.row[slot] = -1
        if slot == self.slot:
            self.left = True
        self.row_changes(number)
        self.unqueue(slot)
        self.discard_story(number)
        ally: i64 = self.under[slot]
        if ally >= 0:
            self.under[slot] = -1
            if self.queueing:
                self.discard_story(ally)
            else:
                act = self.rules.cards.cards[ally].act
                self.discards[act - 1] = joined(self.discards[act - 1], ally)
            if self.events is not None:
                self.tell("ally-leaves", {"card": self.name(ally)})

    def fire(self, on: i64, setter: i64, card: i64, slot: i64) -> None:
        """Find the entries that a moment sets off; they come next, in their proper order."""
        if not self.does_now(on) or self.phase == OVER_NOW:
            return
        found: list[int] = []
        owner = self.active if self.active >= 0 else self.first
        for _ in range(self.players):
            self._set_off_all(found, self.working[owner], on, owner, setter, card, slot)
            owner = owner + 1 if owner + 1 < self.players else 0
        self._set_off_all(found, self.working[self.players], on, FOE, setter, card, slot)
        self._push_all(found)

    def _set_off_all(
        self,
        found: list[int],
        cards: list[int],
        on: i64,
        owner: i64,
        setter: i64,
        card: i64,
        slot: i64,
    ) -> None:
        auto = self.rules.auto
        for number in cards:
            if auto[number] >> on & 1:
                self._set_off(found, number, on, owner, setter, card, slot)

    def _push_all(self, found: list[int]) -> None:
        """Frames to be done in their order: the first one last."""
        at = len(found)
        while at > 0:
            at -= 1
            self.todo.append(found[at])

    def _set_off(
        self, found: list[int], number: i64, on: i64, owner: i64, setter: i64, card: i64, slot: i64
    ) -> None:
        entries = self.rules.cards.cards[number].entries
        for at in range(len(entries)):
            entry = entries[at]
            if entry.on != on or (on <= ANY and (not entry.cost.free or entry.optional)):
                continue
            if not self.concerns(entry, owner, setter):
                continue
            if not self.met(entry.when, setter, card, slot):
                continue
            if self._running(number, at):
                # An entry cannot set itself off.
                continue
            if entry.limit:
                if self.spent(number, at):
                    continue
                if entry.cost.free and not entry.optional:
                    self.mark_used(number, at)
            op: i64 = F_RUN
            if not entry.cost.free or entry.optional or self.needs(entry):
                op = F_MAY
            found.append(run_frame(op, number, at, owner, owner, NOBODY, setter, 0))

    def _running(self, number: i64, at: i64) -> bool:
        for found in self.todo:
            if op_of(found) == F_RUN and a_of(found) == number and b_of(found) == at:
                # Begun, and not merely waiting for its turn.
                if found >> 34 & 15:
                    return True
        return False

    def mark_used(self, number: i64, at: i64) -> None:
        key: i64 = number * 8 + at
        if self.rules.cards.cards[number].entries[at].limit == 1:
            self.used = [*self.used, key]
        else:
            self.used_up = [*self.used_up, key]

    def set_off_revealed(self, number: i64, on: i64) -> None:
        """[adversaries] What a card does when it has just been turned up itself."""
        found: list[int] = []
        self._set_off(found, number, on, FOE, self.active, number, -1)
        self._push_all(found)

    def tell_numbers(self, key: str, count: i64, card: i64) -> None:
        """A change of the result or of the target number."""
        if self.events is None:
            return
        trying = self.trier >= 0
        values: dict[str, Value] = {
            "seat": self.trier if trying else self.active,
            "result": self.result_now() if trying and self.casts else self.bonus(),
            "target": self.target_now() if trying else 0,
            "card": self.name(card),
        }
        if key != "bonuses-gone":
            values["count"] = count
        self.tell(key, values)

    def tell_faces(self, key: str, stones: i64) -> None:
        """Runes that have landed."""
        if self.events is None:
            return
        faces: list[str] = []
        for stone in range(STONES):
            if stones >> stone & 1:
                faces.append(f"{STONE_NAMES[stone]} {self.low >> stone & 1}")
        values: dict[str, Value] = {
            "seat": self.trier,
            "faces": tuple(faces),
            "result": self.result(),
            "target": self.target(),
        }
        self.tell(key, values)

    def tell_place(self, key: str, slot: i64, values: dict[str, Value]) -> None:
        """Something about a place in a row."""
        self.tell(key, {"act": slot // WIDEST_ROW + 1, "place": slot % WIDEST_ROW + 1, **values})
