"""How a game goes on: setting up, turns, the end, and which frame does what."""

from __future__ import annotations

from kachidoki.games.adventure.attempts import AS_GIFT, Attempts
from kachidoki.games.adventure.cardset.cards import (
    TURN_START,
)
from kachidoki.games.adventure.changes import (
    Y_SETUP,
)
from kachidoki.games.adventure.frames import (
    F_BEFORE_DONE,
    F_BEGIN,
    F_COMPARE,
    F_CONSEQUENCES,
    F_DARK_AGAIN,
    F_DEAL,
    F_DRAW,
    F_END_TURN,
    F_FACES,
    F_FAIL,
    F_FIRE,
    F_FIRST,
    F_FOE,
    F_FOE_DRAWN,
    F_GAIN,
    F_GAIN_STORY,
    F_HAND_LIMIT,
    F_HOST,
    F_LOSE,
    F_LOSE_ALLY,
    F_LOSE_RANDOM,
    F_MAIN,
    F_MAY,
    F_ONE,
    F_ORDER,
    F_PATH,
    F_PREP,
    F_QUEUE,
    F_REFILL,
    F_RELEASE,
    F_RESPOND,
    F_REVEAL,
    F_RUN,
    F_SCORE,
    F_SHUFFLE,
    F_TAKE_TRAIT,
    F_THROW,
    F_TURN,
    F_WAITING,
    F_WINDOW,
    GROUND,
    NOBODY,
    NOTHING,
    a_of,
    b_of,
    c_of,
    d_of,
    frame,
    op_of,
)
from kachidoki.games.adventure.moves import END
from kachidoki.games.adventure.pieces import (
    ACTS,
    FOE,
    SPECIAL_DECK,
    START_XP,
    W_TURN_START,
    WHOLE_STORY,
    WIDEST_ROW,
)
from kachidoki.games.adventure.rules import MOST_TURNS
from kachidoki.games.adventure.table import (
    BY_STALL,
    BY_STORY,
    BY_VICTORY,
    CHOOSING,
    NO_PRICES,
    OVER_NOW,
    PLAYING,
    bits,
    joined,
)
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE, OVER


class Flow(Attempts):
    """A table at which the game goes on by itself until somebody is asked."""

    def go_on(self) -> None:
        """Do what is to be done until a seat is asked, chance is due, or the game is over."""
        self.actor = NOBODY
        while self.actor == NOBODY:
            self._do(self.todo[-1])

    def go_one_step(self) -> None:
        """Do only what comes next."""
        self._do(self.todo[-1])

    def _do(self, top: i64) -> None:
        op = op_of(top)
        if op == F_WINDOW:
            self._window(top, False)
        elif op == F_RUN:
            self.run(top)
        elif op == F_RESPOND:
            self._window(top, True)
        elif op == F_MAIN:
            self._main()
        elif op == F_PREP:
            self._prep()
        elif op == F_FACES:
            self._faces(top)
        elif op == F_GAIN:
            self._gain(top)
        elif op == F_REFILL:
            self._refill(top)
        elif op == F_QUEUE:
            self._queue()
        elif op == F_DRAW:
            self._draw(top)
        elif op == F_MAY:
            self._may(top)
        elif op == F_FAIL:
            self._fail(top)
        elif op == F_HOST:
            self._host(top)
        elif op == F_LOSE:
            self._lose(top)
        elif op == F_LOSE_RANDOM:
            self._lose_random(top)
        elif op == F_LOSE_ALLY:
            self._lose_ally(top)
        elif op in (F_SHUFFLE, F_THROW, F_FIRST, F_FOE_DRAWN):
            self.actor = CHANCE
        elif op == F_PATH or op == F_DARK_AGAIN:
            self.ask(self.trier)
        elif op == F_ORDER:
            self.ask(a_of(top))
        elif op == F_END_TURN:
            self._end_turn(top)
        else:
            self.todo.pop()
            self._pass_by(op, top)

    def _pass_by(self, op: i64, top: i64) -> None:
        """The frames that are done at once; they are off the list already."""
        if op == F_RELEASE:
            if not self.queueing:
                self.release()
        elif op == F_FIRE:
            card: i64 = c_of(top)
            slot: i64 = d_of(top)
            self.fire(
                a_of(top),
                b_of(top),
                -1 if card == NOTHING else card,
                -1 if slot == NOTHING else slot,
            )
        elif op == F_BEFORE_DONE:
            if self.acted:
                self.push(frame(F_PREP))
            else:
                self._cast()
        elif op == F_COMPARE:
            self._compare()
        elif op == F_WAITING:
            self._waiting()
        elif op == F_CONSEQUENCES:
            self._consequences()
        elif op == F_TAKE_TRAIT:
            self._take_trait()
        elif op == F_TURN:
            self._turn()
        elif op == F_REVEAL:
            self._reveal_due()
        elif op == F_FOE:
            self._foe_plays()
        elif op == F_ONE:
            self.to_one(top)
        elif op == F_GAIN_STORY:
            self._gift(a_of(top), b_of(top))
        elif op == F_HAND_LIMIT:
            seat = a_of(top)
            over = bits(self.hand[seat]) - self.rules.hand_limit
            if over > 0:
                self.push(frame(F_LOSE, seat, over, 2, NOTHING))
        elif op == F_DEAL:
            self._deal()
        elif op == F_BEGIN:
            self._begin()
        elif op == F_SCORE:
            self._score()
        else:
            # F_DROP
            self.drop_attempt()

    def set_up(self) -> None:
        """What chance has to settle before the first question."""
        rules = self.rules
        self.push(frame(F_DEAL))
        for pile in range(8 if rules.versus else 9):
            self.push(frame(F_SHUFFLE, 7 - pile if rules.versus else 8 - pile))
        if not rules.versus:
            if rules.foe >= 0:
                self.meet(rules.foe)
            else:
                self.push(frame(F_FOE_DRAWN))
        if rules.first >= 0:
            self.first = rules.first
        elif self.players > 1:
            self.push(frame(F_FIRST))
        else:
            self.first = 0
        self.actor = CHANCE

    def meet(self, number: i64) -> None:
        """[solo] The Adversary and its Quest."""
        self.foe = number
        self.present = -1
        self.quest = self.rules.quests[number]

    def _deal(self) -> None:
        """[characters] Two of each to choose from, or one each."""
        each: i64 = 1 if self.rules.fixed else 2
        for seat in range(self.players):
            cards = b""
            for pile in self.characters:
                cards += pile[seat * each : seat * each + each]
            self.dealt[seat] = cards
        self.characters = [b"", b"", b""]
        if self.events is not None:
            self.tell("start", {"seat": self.first})
            if self.foe >= 0:
                values: dict[str, Value] = {
                    "card": self.name(self.foe),
                    "quest": self.name(self.quest),
                    "target": self.rules.target,
                }
                self.tell("adversary", values)
            secrets: dict[int, dict[str, Value]] = {}
            for seat in range(self.players):
                secrets[seat] = {"cards": tuple([self.name(card) for card in self.dealt[seat]])}
            self.tell("characters", {"count": 3 * each}, secrets)
        self.push(frame(F_BEGIN))
        if not self.rules.fixed:
            self.phase = CHOOSING
            self.together = self.players > 1
            self.actor = 0

    def keep(self, seat: i64, choice: i64) -> None:
        """[characters] A player keeps one of each; nobody learns it before all have chosen."""
        self.chosen[seat] = choice
        if self.events is not None:
            dealt = self.dealt[seat]
            kept = (dealt[choice >> 2], dealt[2 + (choice >> 1 & 1)], dealt[4 + (choice & 1)])
            self.tell(
                "keep", {"seat": seat}, {int(seat): {"cards": tuple([self.name(c) for c in kept])}}
            )
        for other in range(self.players):
            if self.chosen[other] < 0:
                self.actor = other
                return
        self.together = False
        self.go_on()

    def _begin(self) -> None:
        """[setup] Characters, Experience, the first Hero cards, and the rows."""
        self.phase = PLAYING
        self.present = -1
        rules = self.rules
        for seat in range(self.players):
            dealt = self.dealt[seat]
            if rules.fixed:
                kept = dealt
                rest = b""
            else:
                choice = self.chosen[seat]
                kept = bytes(
                    [dealt[choice >> 2], dealt[2 + (choice >> 1 & 1)], dealt[4 + (choice & 1)]]
                )
                rest = bytes([card for card in dealt if card not in kept])
            self.origin[seat] = kept[0]
            self.motivation[seat] = kept[1]
            self.destiny[seat] = kept[2]
            self.rejected[seat] = rest
            self.dealt[seat] = b""
            self.chosen[seat] = -1
            self.xp[seat] = START_XP
            for card in kept[:2]:
                self.count_path(seat, rules.cards.cards[card].paths[0], 1)
        if self.events is not None:
            for seat in range(self.players):
                self.tell(
                    "hero",
                    {
                        "seat": seat,
                        "origin": self.name(self.origin[seat]),
                        "motivation": self.name(self.motivation[seat]),
                    },
                )
        self.active = self.first
        seats = [(self.first + away) % self.players for away in range(self.players)]
        for seat in seats:
            self.take_card(seat, 0, Y_SETUP, -1)
        # Rows, then the immediate icons above them, so that these come first.
        self.push(frame(F_TURN))
        self.push(frame(F_QUEUE))
        for slot in range(ACTS * WIDEST_ROW):
            if slot % WIDEST_ROW < rules.row_size:
                act = slot // WIDEST_ROW
                if self.left_in(act) > 0:
                    self.row[slot] = self.decks[act][self.tops[act]]
                    self.tops[act] += 1
        self.present = -1
        self.push(frame(F_REVEAL))
        seats.reverse()
        for seat in seats:
            for card in (self.motivation[seat], self.origin[seat]):
                self.push(frame(F_GAIN, 1, NOTHING, card, AS_GIFT << 2, seat))
        self.revealing = True

    def _turn(self) -> None:
        self.turn_no += 1
        self.journeys = 0
        self.more_journeys = 0
        self.dark_bought = 0
        self.main_left = 1
        self.free_used = False
        self.acted = False
        self.deeds = 0
        if self.used:
            self.used = []
        self.prices = NO_PRICES
        self.any_trait = False
        self.bottom_ok = False
        seat = self.active
        if self.events is not None:
            self.tell("turn", {"seat": seat, "turn": self.turn_no})
        self.final = self._is_final(seat)
        if self.final and self.events is not None:
            self.tell("final-turn", {"seat": seat})
        self.push(frame(F_END_TURN))
        self.push(frame(F_MAIN))
        self.push(frame(F_WINDOW, W_TURN_START))
        if self.stage(seat) > self.revealed:
            self.push(frame(F_FIRE, TURN_START, seat, NOTHING, NOTHING))
            self.push(frame(F_REVEAL))
        else:
            self.fire(TURN_START, seat, -1, -1)

    def _is_final(self, seat: i64) -> bool:
        """[final-turn] Eight cards, and the Adversary unbeaten."""
        if self.foe < 0 or self.beaten or len(self.story[seat]) < WHOLE_STORY - 1:
            return False
        if self.rules.gate_all:
            for other in range(self.players):
                if not self.done >> other & 1 and len(self.story[other]) < WHOLE_STORY - 1:
                    return False
        return True

    def _main(self) -> None:
        seat = self.active
        if not self.hand[seat] or not self.rules.public:
            # [turn] Where nothing is left to decide, and that tells nobody anything, it is done.
            found = self.main_moves(seat)
            if len(found) == 1 and found[0] is END:
                self.end()
                return
            self.listing = tuple(found)
        self.ask(seat)

    def _end_turn(self, top: i64) -> None:
        """[turn] T9: what lasts until now ends; who is next?"""
        step = a_of(top)
        if step == 0:
            if self.mods:
                self.mods = []
            if self.bans:
                self.bans = []
            if self.shown:
                self.discards[SPECIAL_DECK] += self.shown
                self.shown = b""
            if self.rules.refill_at_end:
                self.todo[-1] = frame(F_END_TURN, 1)
                self.push(frame(F_QUEUE))
                for slot in range(self.revealed * WIDEST_ROW - 1, -1, -1):
                    if self.row[slot] < 0 and slot % WIDEST_ROW < self.rules.row_size:
                        self.push(frame(F_REFILL, slot))
                return
        if step < 2 and bits(self.hand[self.active]) > self.rules.hand_limit:
            self.todo[-1] = frame(F_END_TURN, 2)
            self.push(frame(F_HAND_LIMIT, self.active))
            return
        self.todo.pop()
        if self.deeds:
            self.idle = 0
        elif self.takes(self.active):
            # To stay idle is to leave a card that could be had; who cannot act does not stall.
            self.idle += 1
        limit = self.rules.stall_rounds * self.players
        idle = limit > 0 and self.idle >= limit
        if idle or self.turn_no >= MOST_TURNS * self.players:
            if self.events is not None:
                self.tell("stalled", {"rounds": self.rules.stall_rounds if idle else 0})
            if self.rules.versus or self.beaten:
                self.ending = BY_STALL
                self.push(frame(F_SCORE))
            else:
                self.lost(BY_STALL)
            return
        self._next_turn()

    def _next_turn(self) -> None:
        """[end], [final-turn] Whose turn comes, or whether it was the last."""
        everyone: i64 = self.one(self.players) - 1
        me = self.one(self.active)
        ending = self.trigger >= 0 if self.rules.versus else self.beaten
        if ending:
            if self.pending < 0:
                self.pending = everyone & ~me & ~self.done
                if self.rules.versus:
                    self.pending = everyone & ~self.one(self.trigger)
                    if self.rules.finisher_again:
                        self.pending = everyone
            else:
                self.pending &= ~me
            if self.pending == 0:
                self.ending = BY_STORY if self.rules.versus else BY_VICTORY
                self.push(frame(F_SCORE))
                return
        seat = self.active
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            if ending:
                if self.pending >> seat & 1:
                    break
            elif not self.done >> seat & 1:
                break
        self.active = seat
        self._turn()

    def lost(self, how: i64) -> None:
        self.ending = how
        self.todo = [*GROUND, frame(F_SCORE)]
        self.picked = []
        self.stack_over()
        self.phase = OVER_NOW

    def stack_over(self) -> None:
        """Cards that will never take effect lie with those played."""
        for top in self.stack:
            owner = top >> 8 & 15
            if owner == FOE:
                self.shown = joined(self.shown, top & 255)
            else:
                self.played[owner] = joined(self.played[owner], top & 255)
        self.stack = []
        self.stack_picks = []

    def _score(self) -> None:
        self.phase = OVER_NOW
        self.actor = OVER
        self.release()
        self.tell_end()

    def tell_end(self) -> None:
        """Tell Destinies, sheets and winners; `state.py` defines it."""
        raise TypeError("defined by AdventureState")
