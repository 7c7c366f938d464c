"""Jeraku as it is played: recruitment, skirmishes, cards and their effects."""

from __future__ import annotations

from kachidoki.games.jeraku.legal import SKIRMISH_MOVES, STOP_BIT, USE_BITS, choices, only_push
from kachidoki.games.jeraku.moves import (
    Army,
    Assign,
    Daimyos,
    Deal,
    Discard,
    Draft,
    March,
    Open,
    Pass,
    Place,
    Play,
    Push,
    Remove,
    Reveal,
    Stop,
    Take,
    Use,
    Victim,
    Walk,
)
from kachidoki.games.jeraku.pieces import (
    ACT,
    ARMY,
    CLANS,
    DAIMYO_COST,
    ENOUGH,
    GREEN,
    NINJA,
    NINJAS,
    OPEN,
    PLACE,
    PLAY,
    PUSH,
    REGION_NAMES,
    REVEAL,
    ROUNDS,
    SUIT_OF,
    SUITS,
    TAKE,
    USE,
    VALUE_NAMES,
    VALUE_OF,
    bit,
    card_names,
)
from kachidoki.games.jeraku.recruit import Recruit
from kachidoki.games.jeraku.sense import advise, guess, plan, play_on
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, Plan, View


class JerakuState(Recruit):
    """The truth about one game of Jeraku."""

    def copy(self) -> JerakuState:
        return JerakuState(self.rules, self)

    # The two that callers use most, once more for speed: Python finds and calls what the class of
    # an object defines itself more quickly than what a base of its bases does.

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        if seat is None and self.step > PLAY and self.step <= PUSH:
            return choices(self.can)
        return super().moves(seat)

    def play(self, move: object, seat: object = None) -> None:
        if seat is None and self.step >= PLAY and self.step <= PUSH and isinstance(move, Move):
            index = move.index
            if index >= 0 and index < SKIRMISH_MOVES and self.can >> index & 1:
                self.apply(move, self.actor)
                return
        super().play(move, seat)

    def apply(self, move: Move, seat: i64) -> None:
        self.revealing = False
        if self.together:
            # The numbers of the questions go on when everybody has answered.
            self._seal(move, seat)
            return
        self.serial += 1
        step = self.step
        if step == ACT:
            self._act(move)
        elif step == PLACE:
            if isinstance(move, Place):
                self._place(move.region)
            else:
                self._stop()
        elif isinstance(move, Play):
            self._play(move)
        elif isinstance(move, Use):
            self._use(move.use)
        elif isinstance(move, Push):
            self._push(move.region, False)
        else:
            self._apply_rarely(move, seat)

    def _apply_rarely(self, move: Move, seat: i64) -> None:
        if isinstance(move, Deal):
            self.deal(move.order)
        elif isinstance(move, Army):
            self.first_army[self.rules.party_of[seat]] = move.clan
            self._ask_card(move.clan, "choice")
        elif isinstance(move, Take):
            self._take(move)
        elif isinstance(move, Victim):
            self.choose_victim(move.clan)
            self._resolve()
        elif isinstance(move, Open):
            self._open(move.cards)
        elif isinstance(move, Reveal):
            self._reveal(move.card)
        elif isinstance(move, Daimyos):
            self.place_daimyos(move.cards)
        elif isinstance(move, Assign):
            self.assign(seat, move.clan)

    def _seal(self, move: Move, seat: i64) -> None:
        if isinstance(move, Pass):
            self.lock(seat, move.card)
        elif isinstance(move, Draft):
            self.pick(seat, move.card)
        elif isinstance(move, Discard):
            self.lay_aside(seat, move.card)

    # [skirmish]

    def begin_skirmish(self) -> None:
        self.skirmish += 1
        self.turn = 0
        self.led = -1
        self.trick = []
        self.trick_clan = []
        if self.rules.solo:
            self.tell("solo-skirmish", {"number": self.skirmish})
            self.step = OPEN
            self.actor = CHANCE
            return
        if self.events is not None:
            seats = self.rules.seats_of(self.kachidoki)
            self.tell("skirmish", {"number": self.skirmish, "seats": seats})
        if self.rules.armies:
            self.first_army = [-1, -1]
        self._next_play()

    def _next_play(self) -> None:
        party = self.party_at(self.turn)
        if not self.rules.armies:
            self._ask_card(self.rules.clan[party], "")
            return
        # [armies-skirmish] The army with more points first, the other one in the second turn.
        one: i64 = 2 * party
        two: i64 = one + 1
        if self.turn >= 2:
            first: i64 = self.first_army[party]
            self._ask_card(one + two - first, "")
        elif self.rp[one] == self.rp[two]:
            self.step = ARMY
            self.acting = -1
            self.actor = self.rules.captain[party]
        else:
            ahead: i64 = one if self.rp[one] > self.rp[two] else two
            self.first_army[party] = ahead
            self._ask_card(ahead, "points")

    def _ask_card(self, clan: i64, why: str) -> None:
        self.acting = clan
        self.step = PLAY
        self.actor = self.rules.seat[clan]
        self.can = self.can_play(self.hand[self.rules.party[clan]])
        if why and self.events is not None:
            values: dict[str, Value] = {"seat": self.actor, "clan": CLANS[clan], "why": why}
            self.tell("army", values, None, why == "points")

    def _play(self, move: Play) -> None:
        card = move.card
        clan = self.acting
        party: i64 = self.rules.party[clan]
        self.hand[party] &= ~bit(card)
        self.laid[party] |= bit(card)
        suit = move.suit
        why = "follow"
        if not self.trick:
            why = "lead"
            # A Ninja without a suit leads none, and nobody has to follow.
            if self.rules.ninja_has_suit or not bit(card) & NINJAS:
                self.led = suit
        elif self.led >= 0 and not self.following(bit(card)):
            why = "void"
            self.voids[party] |= bit(self.led)
        elif self.led < 0:
            why = "free"
        self.trick.append(card)
        self.trick_clan.append(clan)
        if self.events is not None:
            self._tell_card("play", card, why)
        self._carry_out(card)

    def _carry_out(self, card: i64) -> None:
        """[ninja], [deploy], [actions] Ask what the card is to do."""
        self.now = card
        self.placed = 0
        if VALUE_OF[card] == NINJA:
            self._begin_placing()
            return
        self.step = USE
        self.actor = self.rules.seat[self.acting]
        self.can = USE_BITS

    def _use(self, use: i64) -> None:
        value: i64 = VALUE_OF[self.now]
        if use == 0:
            if self.events is not None:
                self._tell_region("deploy", value)
            self._begin_placing()
            return
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": self.actor,
                "clan": CLANS[self.acting],
                "count": value,
            }
            self.tell("actions", values)
        self.step = ACT
        self.left = value
        self._go_on_acting()

    # [deploy], [ninja]

    def _begin_placing(self) -> None:
        self.left = min(self.most_placed(VALUE_OF[self.now]), self.supply[self.acting])
        self.step = PLACE
        self.actor = self.rules.seat[self.acting]
        self._go_on_placing()

    def _go_on_placing(self) -> None:
        if self.left > 0:
            self.can = self.can_place()
            if self.can != STOP_BIT:
                return
        self._finish_card()

    def _place(self, region: i64) -> None:
        clan = self.acting
        self.put(clan, region)
        self.supply[clan] -= 1
        self.placed = self.placed << 3 | region + 1
        self.left -= 1
        if self.events is not None:
            self._tell_region("place", region)
        self._go_on_placing()

    def _stop(self) -> None:
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": self.actor,
                "clan": CLANS[self.acting],
                "left": self.left,
            }
            self.tell("stop", values)
        self._finish_card()

    # [actions], [removal], [neutral-samurai]

    def _act(self, move: Move) -> None:
        clan = self.acting
        at: i64
        if isinstance(move, March):
            at = move.region
            self.take(clan, at)
            self.put(clan, at + move.step)
            self.left -= 1
            if self.events is not None:
                self._tell_way("samurai", at, at + move.step)
        elif isinstance(move, Walk):
            at = self.daimyo[clan]
            self.daimyo[clan] = at + move.step
            self.left -= DAIMYO_COST
            if self.events is not None:
                self._tell_way("daimyo", at, at + move.step)
        elif isinstance(move, Remove):
            at = self.daimyo[clan]
            self.left -= 1
            if move.clan == self.rules.neutral:
                self.pushed = at
                self.can = self.can_push()
                if self.can & (self.can - 1):
                    self.step = PUSH
                else:
                    # One way only, which everybody can see.
                    self._push(only_push(self.can), True)
                return
            self.take(move.clan, at)
            self.supply[move.clan] += 1
            if self.events is not None:
                values: dict[str, Value] = {
                    "seat": self.actor,
                    "clan": CLANS[clan],
                    "rival": CLANS[move.clan],
                    "region": REGION_NAMES[at],
                }
                self.tell("remove", values)
        elif isinstance(move, Stop):
            self._stop()
            return
        self._go_on_acting()

    def _push(self, region: i64, auto: bool) -> None:
        neutral = self.rules.neutral
        self.take(neutral, self.pushed)
        self.put(neutral, region)
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": self.actor,
                "clan": CLANS[self.acting],
                "rival": CLANS[neutral],
                "from": REGION_NAMES[self.pushed],
                "region": REGION_NAMES[region],
            }
            self.tell("push", values, None, auto)
        self.pushed = -1
        self.step = ACT
        self._go_on_acting()

    def _go_on_acting(self) -> None:
        if self.left > 0:
            self.can = self.can_act()
            if self.can != STOP_BIT:
                return
        self._finish_card()

    # The end of a card, of a skirmish, of a round.

    def _finish_card(self) -> None:
        self.now = -1
        self.left = 0
        self.placed = 0
        self.can = 0
        if self.rules.solo:
            self._enemies_turn()
            return
        self.turn += 1
        if self.turn < self.rules.plays:
            self._next_play()
        else:
            self._end_skirmish()

    def _end_skirmish(self) -> None:
        play = self.winning_play()
        clan: i64 = self.trick_clan[play]
        if self.events is not None:
            self._tell_win(play, clan)
        self.kachidoki = self.rules.party[clan]
        self.acting = -1
        if not self.rules.duo:
            self.score_cry(clan)
        if self.skirmish < self.rules.skirmishes:
            self.begin_skirmish()
        else:
            self._end_round()

    def _end_round(self) -> None:
        self.trick = []
        self.trick_clan = []
        self.led = -1
        self.acting = -1
        self.turn = 0
        self.skirmish = 0
        self.revealing = True
        self.forget_cards()
        self.score_prestige()
        last = self.round == ROUNDS
        if self.enough() and not last:
            ahead = [seat for seat in range(2) if self.rp[seat] >= ENOUGH]
            self.tell("enough", {"seats": tuple(ahead)})
            last = True
        if last:
            self.finish()
        else:
            self.begin_round()

    def _tell_win(self, play: i64, clan: i64) -> None:
        card: i64 = self.trick[play]
        values = [VALUE_OF[other] for other in self.trick]
        how = "last" if values.count(VALUE_OF[card]) > 1 else "highest"
        if VALUE_OF[card] == NINJA and how == "highest":
            how = "ninja"
        said: dict[str, Value] = {
            "seat": self.rules.seat[clan],
            "clan": CLANS[clan],
            "suit": SUITS[SUIT_OF[card]],
            "value": VALUE_NAMES[VALUE_OF[card]],
            "how": how,
        }
        self.tell("win", said)

    # [solo]

    def _open(self, cards: list[int]) -> None:
        self.revealing = True
        self.open = bit(cards[0]) | bit(cards[1])
        self.seen |= self.open
        if self.events is not None:
            self.tell("open", {"cards": card_names(self.open)})
        self.acting = -1
        self.step = TAKE
        self.actor = 0

    def _take(self, move: Take) -> None:
        self.open &= ~bit(move.card)
        self.acting = GREEN
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": 0,
                "suit": SUITS[move.suit],
                "value": VALUE_NAMES[move.value],
            }
            self.tell("take", values)
        self.top = move.card
        self._carry_out(move.card)

    def _enemies_turn(self) -> None:
        """[solo] The other open card is next; then the hidden one is revealed."""
        card: i64 = 0
        while not self.open >> card & 1:
            card += 1
        self.open = 0
        self.begin_enemy(card)
        self._resolve()

    def _reveal(self, card: i64) -> None:
        self.revealing = True
        self.seen |= bit(card)
        # The second enemy card of the skirmish: see `_resolve`.
        self.turn = 1
        if self.events is not None:
            values: dict[str, Value] = {
                "suit": SUITS[SUIT_OF[card]],
                "value": VALUE_NAMES[VALUE_OF[card]],
            }
            self.tell("reveal", values)
        self.begin_enemy(card)
        self._resolve()

    def _resolve(self) -> None:
        """Go on with an enemy card, and with what comes after it."""
        if not self.resolve_enemy():
            return
        self.top = self.enemy
        self.enemy = -1
        self.stage = 0
        self.acting = -1
        if self.turn == 0:
            self.step = REVEAL
            self.actor = CHANCE
        elif self.skirmish < self.rules.skirmishes:
            self.begin_skirmish()
        else:
            self._end_round()

    # What is told.

    def _tell_card(self, key: str, card: i64, why: str) -> None:
        values: dict[str, Value] = {
            "seat": self.actor,
            "clan": CLANS[self.acting],
            "suit": SUITS[SUIT_OF[card]],
            "value": VALUE_NAMES[VALUE_OF[card]],
            "why": why,
        }
        self.tell(key, values)

    def _tell_region(self, key: str, region: i64) -> None:
        values: dict[str, Value] = {
            "seat": self.actor,
            "clan": CLANS[self.acting],
            "region": REGION_NAMES[region],
        }
        self.tell(key, values)

    def _tell_way(self, key: str, source: i64, region: i64) -> None:
        values: dict[str, Value] = {
            "seat": self.actor,
            "clan": CLANS[self.acting],
            "from": REGION_NAMES[source],
            "region": REGION_NAMES[region],
        }
        self.tell(key, values)

    # What others see, and what bots may use.

    def look(self, seat: int | None) -> View:
        from kachidoki.games.jeraku.view import JerakuView

        return JerakuView(self, seat)

    def position(self) -> dict[str, object]:
        from kachidoki.games.jeraku.position import to_position

        return to_position(self)

    def horizon(self) -> bool:
        """A search looks to the end of the round: the next deal is as good for one as another."""
        if self.actor >= 0:
            return False
        # [solo] Nothing is dealt: a round begins with its first open cards.
        return self.skirmish == 0 or (self.step == OPEN and self.skirmish == 1)

    def results(self) -> list[float]:
        return guess(self)

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def plans(self, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
        return plan(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)
