"""What may be done: the moves of every question, and what chance may bring."""

from __future__ import annotations

from typing import Final

from kachidoki.games.adventure.cardset.cards import (
    ACTIVE,
    ADD_RUNES,
    ADD_TOTAL,
    ALLOW,
    ALLOW_BOTTOM,
    ALLOW_TRAIT,
    CANCEL,
    CHANGE_DIFFICULTY,
    DISCARD_CARDS,
    DRAW,
    EACH,
    FLIP,
    FROM_ANTIHERO,
    FROM_HERO,
    GAIN_XP,
    LOOK,
    LOSE_XP,
    MOVE_ALLY,
    MOVE_TRACK,
    NO_DARK_RUNES,
    OPPONENT,
    OTHER,
    OWN,
    PER_GAME,
    PER_TURN,
    REMOVE_ALLY,
    REPLACE_ROW,
    REROLL,
    RESPONSE,
    RETRY,
    SELF,
    SHIELD,
    SUPPLY,
    THE_ADVERSARY,
    VIRTUE,
    Card,
    Cost,
    Entry,
)
from kachidoki.games.adventure.frames import (
    F_DARK_AGAIN,
    F_DRAW,
    F_HOST,
    F_LOSE,
    F_LOSE_ALLY,
    F_MAIN,
    F_MAY,
    F_ORDER,
    F_PATH,
    F_PREP,
    F_RESPOND,
    F_WINDOW,
    a_of,
    b_of,
    c_of,
    op_of,
)
from kachidoki.games.adventure.moves import (
    ATTEMPT,
    DARK_RUNE,
    DRAW_FROM,
    END,
    ENOUGH,
    FACE,
    FREE,
    HOST,
    JOURNEYS,
    KEEP,
    NO,
    NUMBER,
    PASS,
    PAY,
    PICK_ALLY,
    READY,
    TRAITS,
    USE,
    USE_ALLY,
    USE_FOE,
    USE_MOTIVATION,
    USE_ORIGIN,
    USE_ROW,
    USE_STORY,
    YES,
)
from kachidoki.games.adventure.picks import NOT_PICKING, TO_TRAIT, Picks, ways
from kachidoki.games.adventure.pieces import (
    ADVERSARY,
    ALLY,
    DARK_STONES,
    FAILURE,
    HERO_DECK,
    LEVELS,
    NO_OUTCOME,
    TRAIT,
    W_MAIN,
    W_PREP,
    WIDEST_ROW,
)
from kachidoki.games.adventure.table import CHOOSING
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

# [dark] What may keep a player from buying a Dark rune.
NO_OBSTACLE: Final = 0
BOUGHT_ENOUGH: Final = 1
POOL_FULL: Final = 2
AT_BOTTOM: Final = 3
TOO_DEAR: Final = 4
FORBIDDEN_DARK: Final = 5


class Legal(Picks):
    """A table that knows what may be done at it."""

    def legal(self, seat: i64) -> tuple[Move, ...]:
        if self.listing is None:
            self.listing = self._list(seat)
        return self.listing

    def _list(self, seat: i64) -> tuple[Move, ...]:
        if self.phase == CHOOSING:
            return tuple(KEEP)
        if self.picking == TO_TRAIT:
            return tuple(self.trait_ways(seat))
        if self.picking != NOT_PICKING:
            return tuple(self.next_pick(seat)[1])
        top: i64 = self.todo[-1]
        op = op_of(top)
        if op == F_MAIN:
            return tuple(self.main_moves(seat))
        if op == F_PREP:
            return tuple(self.prep_moves(seat))
        if op == F_WINDOW or op == F_RESPOND:
            found: list[Move] = []
            self.add_reactions(found, seat, a_of(top), op == F_RESPOND)
            found.append(PASS)
            return tuple(found)
        if op == F_HOST:
            return tuple([HOST[slot] for slot in self.hosts()])
        if op == F_DRAW:
            return tuple(DRAW_FROM)
        if op == F_MAY:
            return (YES, NO)
        if op == F_LOSE:
            return tuple(self.titles(self.losable(a_of(top), c_of(top))))
        if op == F_LOSE_ALLY:
            return tuple(PICK_ALLY[: len(self.allies[a_of(top)])])
        if op == F_ORDER:
            last = b_of(top) >> 3
            return (*NUMBER[c_of(top) + 1 : last + 1], ENOUGH)
        if op == F_DARK_AGAIN:
            return tuple(NUMBER[: self.dark_in_pool() + 1])
        assert op == F_PATH
        return (NUMBER[1], NUMBER[2])

    def losable(self, seat: i64, deck: i64) -> i64:
        """The cards that a player may have to discard."""
        hand: i64 = self.hand[seat]
        if deck == FROM_HERO:
            return hand & self.rules.hero_mask
        if deck == FROM_ANTIHERO:
            return hand & self.rules.antihero_mask
        return hand

    # [turn]

    def takes(self, seat: i64) -> list[Move]:
        """The traits and the challenges that a player may go for."""
        found: list[Move] = []
        cards = self.rules.cards.cards
        end: i64 = self.revealed * WIDEST_ROW
        if self.may_take(seat):
            # [acts] Closed acts come before the open ones.
            slot: i64 = (self.stage(seat) - 1) * WIDEST_ROW if self.rules.closed_acts else 0
            while slot < end:
                number = self.row[slot]
                if number >= 0:
                    card = cards[number]
                    if card.kind == TRAIT:
                        if self.trait_in_reach(seat, card):
                            found.append(TRAITS[slot])
                    elif card.kind != ALLY:
                        found.append(ATTEMPT[2 * slot])
                        if len(card.paths) > 1:
                            found.append(ATTEMPT[2 * slot + 1])
                slot += 1
        return found

    def main_moves(self, seat: i64) -> list[Move]:
        found = self.takes(seat)
        slot: i64 = 0
        end: i64 = self.revealed * WIDEST_ROW
        acting = len(found) > 0
        # [free-discard] A challenge, or a trait within reach, is a valid option.
        stuck = not acting and self.may_discard_free(seat)
        if self.final and self.main_left > 0:
            found.append(FACE)
            acting = True
        if self.may_journey(seat):
            slot = 0
            while slot < end:
                if self.row[slot] >= 0:
                    found.append(JOURNEYS[slot])
                slot += 1
        if stuck:
            slot = 0
            while slot < end:
                if self.row[slot] >= 0:
                    found.append(FREE[slot])
                slot += 1
        self.add_reactions(found, seat, W_MAIN, False)
        if not (self.final and self.main_left > 0) and not (self.rules.must_act and acting):
            found.append(END)
        return found

    def may_take(self, seat: i64) -> bool:
        """Whether the main action is left and the story has room."""
        return (
            self.main_left > 0
            and not self.final
            and len(self.story[seat]) < self.story_limit()
            and not self.waits(seat)
        )

    def may_journey(self, seat: i64) -> bool:
        if self.journeys >= self.rules.journey_limit + self.more_journeys:
            return False
        return self.xp[seat] >= self.journey_price(seat)

    def may_discard_free(self, seat: i64) -> bool:
        """[free-discard] Apart from whether there is a valid option."""
        if self.free_used or self.main_left == 0 or self.final or self.waits(seat):
            return False
        if len(self.story[seat]) >= self.story_limit():
            return False
        if self.rules.free_uses_journey:
            return self.journeys < self.rules.journey_limit + self.more_journeys
        return True

    def trait_in_reach(self, seat: i64, card: Card) -> bool:
        if not self.any_trait and not self.met(card.requires, seat, card.number, -1):
            if not self.allows(seat, ALLOW_TRAIT):
                return False
        return self.trait_payable(seat, card)

    def trait_payable(self, seat: i64, card: Card) -> bool:
        if not card.cost.others:
            return self.way_payable(seat, card.cost)
        return any(self.way_payable(seat, cost) for cost in ways(card.cost))

    def way_payable(self, seat: i64, cost: Cost) -> bool:
        """[trait] One of the ways to pay for a trait."""
        if self.xp[seat] < self.trait_price(seat, cost):
            return False
        return cost.corruption == 0 or self.level[seat] + cost.corruption <= LEVELS

    def trait_ways(self, seat: i64) -> list[Move]:
        """[trait] The ways to pay for the trait that is being taken."""
        costs = ways(self.rules.cards.cards[self.pick_card].cost)
        return [PAY[way] for way in range(len(costs)) if self.way_payable(seat, costs[way])]

    # [prepare]

    def prep_moves(self, seat: i64) -> list[Move]:
        found: list[Move] = []
        if self.dark_obstacle(seat) == NO_OBSTACLE:
            found.append(DARK_RUNE)
        self.add_reactions(found, seat, W_PREP, False)
        found.append(READY)
        return found

    def dark_obstacle(self, seat: i64) -> i64:
        """[dark] What keeps a player from buying a Dark rune."""
        rules = self.rules
        if self.dark_bought >= rules.dark_max:
            return BOUGHT_ENOUGH
        if self.dark_paid + self.dark_free >= DARK_STONES:
            return POOL_FULL
        if not (rules.dark_allowed[self.level[seat]] or self.bottom_ok) and not self.allows(
            seat, ALLOW_BOTTOM
        ):
            return AT_BOTTOM
        if self.xp[seat] < self.dark_price(seat):
            return TOO_DEAR
        return FORBIDDEN_DARK if self.forbidder(seat, NO_DARK_RUNES) >= 0 else NO_OBSTACLE

    def dark_refusal(self, seat: i64) -> Refusal | None:
        """[dark] Why no Dark rune can be bought, or None."""
        obstacle = self.dark_obstacle(seat)
        if obstacle == NO_OBSTACLE:
            return None
        if obstacle == BOUGHT_ENOUGH:
            return Refusal("dark-limit", "dark", {"count": int(self.rules.dark_max)})
        if obstacle == POOL_FULL:
            return Refusal("dark-pool", "dark", {})
        if obstacle == AT_BOTTOM:
            return Refusal("dark-bottom", "track", {})
        if obstacle == TOO_DEAR:
            price = int(self.dark_price(seat))
            return Refusal("dark-price", "dark", {"cost": price, "xp": self.xp[seat]})
        name = self.rules.cards.cards[self.forbidder(seat, NO_DARK_RUNES)].key
        return Refusal("dark-forbidden", "adversaries", {"card": name})

    # [cards], [timing]

    def add_reactions(self, found: list[Move], seat: i64, window: i64, responding: bool) -> None:
        """The cards that a player may play now, and the powers that may be used."""
        place = window * 2 + self.relation(seat)
        hand = self.timely_hand(seat, place)
        if hand:
            self._add_cards(found, hand, seat, window, responding)
        self.add_powers(found, seat, window, responding)

    def _add_cards(
        self, found: list[Move], hand: i64, seat: i64, window: i64, responding: bool
    ) -> None:
        seen: i64 = 0
        number: i64 = 0
        while hand:
            if not hand & 255:
                hand >>= 8
                number += 8
                continue
            if hand & 1:
                title: i64 = self.rules.title[number]
                if not seen >> title & 1:
                    seen |= self.one(title)
                    if self.playable(seat, title, window, responding):
                        found.append(self.rules.moves.play[title])
            hand >>= 1
            number += 1

    def timely_hand(self, seat: i64, place: i64) -> i64:
        """The held cards that may have something to say; `place` is window * 2 + relation."""
        held: i64 = self.hand[seat]
        if held:
            held &= self.rules.hand_windows[self.level[seat] * 16 + place]
        return held

    def relation(self, seat: i64) -> i64:
        """0 for the player in turn, 1 for the others."""
        return 0 if seat == self.active else 1

    def playable(self, seat: i64, title: i64, window: i64, responding: bool) -> bool:
        """[cards] Whether a held card may be played now."""
        number: i64 = self.rules.first_hero + title
        card = self.rules.cards.cards[number]
        hero = number < self.rules.first_antihero
        level = self.level[seat]
        if hero:
            if not self.rules.hero_allowed[level]:
                return False
        elif not self.rules.antihero_allowed[level]:
            return False
        entry = card.entries[0]
        if not self.timely(seat, entry, window, responding, True):
            return False
        if self.forbidder(seat, 0 if hero else 1) >= 0:
            return False
        if not self.suits(seat, entry):
            return False
        if not entry.cost.free and not self.payable(seat, entry.cost, number, title):
            return False
        if not self.has_targets(seat, entry, number):
            return False
        return self.rules.idle_play or self.could_change(seat, entry, number)

    def timely(self, seat: i64, entry: Entry, window: i64, responding: bool, card: bool) -> bool:
        """[timing] Whether the moment is right."""
        if entry.on == RESPONSE:
            if not responding or not self.stack:
                return False
            top = self.stack[-1]
            owner = top >> 8 & 15
            if entry.whose == OWN and owner != seat:
                return False
            return not (entry.whose == OTHER and owner == seat)
        at = (entry.on * 3 + entry.whose) * 8 + window
        return self.rules.fit[
            at * 8 + self.relation(seat) * 4 + (2 if card else 0) + (1 if responding else 0)
        ]

    def suits(self, seat: i64, entry: Entry) -> bool:
        """Whether the conditions of a card or a power hold now."""
        if not entry.when:
            return True
        if entry.on == RESPONSE:
            # The player tested is the one who played the card that is answered.
            top = self.stack[-1]
            return self.met(entry.when, top >> 8 & 15, top & 255, -1)
        tested = seat
        if entry.on < 3 and self.trier >= 0:
            # What is before, facing or after an attempt tests the player who attempts.
            tested = self.trier
        return self.met(entry.when, tested, self.card, self.slot)

    def could_change(self, seat: i64, entry: Entry, number: i64) -> bool:
        """[cards] With `allow_idle_play` off: whether any effect can change something."""
        for effect in entry.do:
            kind = effect.kind
            if kind == GAIN_XP:
                if effect.source == SUPPLY:
                    if effect.n > 0 and self.bank() > 0:
                        return True
                    continue
                if self.foe_xp > 0 and self.foe_meant(effect.source, number):
                    return True
                for other in self.meant(seat, effect.source):
                    if self.xp[other] > 0:
                        return True
            elif kind == DRAW:
                if effect.deck != FROM_ANTIHERO and self.can_draw(HERO_DECK):
                    return True
                if effect.deck != FROM_HERO and self.can_draw(HERO_DECK + 1):
                    return True
            elif kind in (LOSE_XP, DISCARD_CARDS, REMOVE_ALLY, MOVE_TRACK):
                if kind == LOSE_XP and self.foe_xp > 0 and self.foe_meant(effect.who, number):
                    return True
                for other in self.meant(seat, effect.who):
                    if kind == LOSE_XP and self.xp[other] > 0:
                        return True
                    if kind == DISCARD_CARDS and self.hand[other]:
                        return True
                    if kind == REMOVE_ALLY and self.allies[other]:
                        return True
                    if kind == MOVE_TRACK:
                        level = self.level[other]
                        if (level > 1) if effect.way == VIRTUE else (level < LEVELS):
                            return True
            elif kind in (ADD_TOTAL, CHANGE_DIFFICULTY):
                if effect.n != 0 and (self.verdict == NO_OUTCOME or effect.until == 2):
                    return True
            elif kind == RETRY:
                if self.verdict == FAILURE:
                    return True
            elif kind == SHIELD:
                if self.steps > 0:
                    return True
            elif kind in (ADD_RUNES, REROLL, FLIP, ALLOW):
                if self.verdict == NO_OUTCOME:
                    return True
            elif kind == CANCEL:
                if self.stack:
                    return True
            elif kind == LOOK:
                if self.left_in(effect.pile) > 0:
                    return True
            elif kind == REPLACE_ROW:
                for slot in range(self.revealed * WIDEST_ROW):
                    if self.row[slot] >= 0 and effect.act in (0, slot // WIDEST_ROW + 1):
                        return True
            elif kind == MOVE_ALLY and effect.source == OPPONENT:
                for other in self.meant(seat, OPPONENT):
                    if self.allies[other]:
                        return True
            else:
                return True
        return False

    def meant(self, seat: i64, who: i64) -> list[int]:
        """The players whom an effect of a card of `seat` could concern."""
        found: list[int] = []
        for other in range(self.players):
            if who == ACTIVE:
                if other == self.active:
                    found.append(other)
            elif who == SELF:
                if other == seat or self.rules.coop:
                    found.append(other)
            elif who == EACH or (other != seat and who != THE_ADVERSARY):
                found.append(other)
        return found

    def foe_meant(self, who: i64, number: i64) -> bool:
        """[solo] Whether an effect of a card could concern the Adversary."""
        if self.foe < 0 or who == THE_ADVERSARY:
            return self.foe >= 0
        targetable = self.rules.cards.cards[number].adversary_targetable
        return who == OPPONENT and targetable and not self.beaten

    # [abilities]

    def source_card(self, seat: i64, source: i64) -> i64:
        """The card that a move `use` names, or -1."""
        if source == USE_ORIGIN:
            return self.origin[seat]
        if source == USE_MOTIVATION:
            return self.motivation[seat]
        if source < USE_ALLY:
            at = source - USE_STORY
            if at >= len(self.story[seat]):
                return -1
            card: i64 = self.story[seat][at]
            return -1 if self.rules.cards.cards[card].kind == ADVERSARY else card
        if source < USE_ROW:
            at = source - USE_ALLY
            return self.allies[seat][at] if at < len(self.allies[seat]) else -1
        if source < USE_FOE:
            slot = source - USE_ROW
            return self.row[slot] if self.at_work(slot) else -1
        if self.foe < 0 or self.beaten:
            return -1
        if source == USE_FOE:
            return self.foe
        return self.quest if source == USE_FOE + 1 else self.rules.cards.rise

    def add_powers(self, found: list[Move], seat: i64, window: i64, responding: bool) -> None:
        moment = window * 2 + self.relation(seat)
        if not self.may_use(seat, moment):
            return
        windows = self.rules.card_windows
        tools = self.tools[seat]
        for at in range(0, len(tools), 2):
            if windows[tools[at + 1]] >> moment & 1:
                self._add_powers(found, seat, tools[at], tools[at + 1], window, responding)
        if not self.rules.row_powers:
            return
        end: i64 = self.revealed * WIDEST_ROW
        slot: i64 = 0
        while slot < end:
            card = self.row[slot]
            if card >= 0 and windows[card] >> moment & 1 and self.at_work(slot):
                if self.rules.cards.cards[card].kind == ADVERSARY:
                    self._add_powers(found, seat, USE_ROW + slot, card, window, responding)
            slot += 1
        if self.foe >= 0 and not self.beaten:
            for at in range(3):
                card = self.source_card(seat, USE_FOE + at)
                if card >= 0 and windows[card] >> moment & 1:
                    self._add_powers(found, seat, USE_FOE + at, card, window, responding)

    def _add_powers(
        self, found: list[Move], seat: i64, source: i64, card: i64, window: i64, responding: bool
    ) -> None:
        powers = self.rules.powers[card]
        for which in range(len(powers)):
            if which < 2 and self.usable(seat, card, powers[which], window, responding):
                found.append(USE[2 * source + which])

    def usable(self, seat: i64, number: i64, at: i64, window: i64, responding: bool) -> bool:
        """[abilities] Whether a power may be used now."""
        card = self.rules.cards.cards[number]
        entry = card.entries[at]
        if not self.timely(seat, entry, window, responding, False):
            return False
        if entry.limit and self.spent(number, at):
            return False
        if not self.payable(seat, entry.cost, number, -1):
            return False
        if not self.suits(seat, entry):
            return False
        if card.kind == ALLY and self.forbidder(seat, 2) >= 0:
            return False
        if not self.has_targets(seat, entry, number):
            return False
        return self.rules.idle_play or self.could_change(seat, entry, number)

    def spent(self, number: i64, at: i64) -> bool:
        """Whether a power has been used as often as it may."""
        limit = self.rules.cards.cards[number].entries[at].limit
        key: i64 = number * 8 + at
        if limit == PER_TURN:
            return key in self.used
        return limit == PER_GAME and key in self.used_up

    # [reactions] Whom to ask.

    def to_be_asked(self, seat: i64, window: i64, responding: bool) -> bool:
        """Whether a seat is asked in a window. With `public` it depends on open things alone."""
        if not self.rules.public:
            place = window * 2 + self.relation(seat)
            hand = self.timely_hand(seat, place)
            if not hand and not self.may_use(seat, place):
                return False
            listed: list[Move] = []
            if hand:
                self._add_cards(listed, hand, seat, window, responding)
            self.add_powers(listed, seat, window, responding)
            if not listed:
                return False
            listed.append(PASS)
            self.listing = tuple(listed)
            return True
        rules = self.rules
        hand = self.hand[seat]
        level = self.level[seat]
        at = window * 2 + self.relation(seat)
        if hand & rules.hero_mask and rules.hero_allowed[level]:
            if rules.deck_fits[at] or (responding and rules.responders[0]):
                if self.forbidder(seat, 0) < 0:
                    return True
        if hand & rules.antihero_mask and rules.antihero_allowed[level]:
            if rules.deck_fits[16 + at] or (responding and rules.responders[1]):
                if self.forbidder(seat, 1) < 0:
                    return True
        found: list[Move] = []
        self.add_powers(found, seat, window, responding)
        return len(found) > 0
