"""What a seat, or a spectator, may know of a game of Jeraku."""

from __future__ import annotations

from typing import Final

from kachidoki.games.jeraku.imagine import Hidden
from kachidoki.games.jeraku.pieces import (
    ACT,
    ALL_CARDS,
    ASSIGN,
    CARD_NAMES,
    CARDS,
    CLANS,
    DAIMYO_CARDS,
    DRAFT,
    GREEN,
    NINJAS,
    PLACE,
    PLACES_PAID,
    PLAY,
    PUSH,
    REGIONS,
    ROUNDS,
    SAMURAI,
    STEPS,
    SUITS,
    TAKE,
    bit,
    card_names,
    count,
    suit_cards,
)
from kachidoki.games.jeraku.points import official
from kachidoki.games.jeraku.rules import PACK, SOLO_NINJA
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import View

# Brings points, and what places pay, to about 0 to 1.
SCORE_SCALE: Final = 100.0
PAY_SCALE: Final = 10.0
MOST_PARTIES: Final = 5


class JerakuView(View):
    """The open table, the viewer's own cards, and what was seen of those of others.

    `open` is a state that holds what the viewer knows and nothing else. Hidden, and therefore not
    in it: other hands, what others locked, passed among themselves or laid aside, the row and the
    first pick of the other side, and the cards out of the round.
    """

    def __init__(self, state: JerakuState, seat: int | None) -> None:
        asked = seat is not None and seat in state.actors
        super().__init__(
            seat, state.question(seat) if asked else None, state.moves(seat) if asked else ()
        )
        rules = state.rules
        self.party: i64 = -1 if seat is None else rules.party_of[seat]
        self.actors: tuple[int, ...] = state.actors
        parties = range(rules.parties)
        self.sizes: list[int] = [int(count(state.hand[party])) for party in parties]
        self.locks: list[int] = [int(count(state.locked[party])) for party in parties]
        self.discards: list[int] = [int(count(state.discarded[party])) for party in parties]
        self.pack_size: i64 = count(state.pack[0]) if rules.armies else 0
        # Cards that the viewer knows to be in another hand.
        self.known: list[int] = [0] * int(rules.parties)
        self.received: i64 = 0
        self.open = _open_table(state)
        if self.party >= 0:
            self._add_own(state, self.party)
        self._hidden: Hidden | None = None

    def _add_own(self, state: JerakuState, me: i64) -> None:
        """The viewer's own cards, and what he has seen of others."""
        rules = state.rules
        open_ = self.open
        open_.hand[me] = state.hand[me]
        open_.given[me] = state.given[me]
        open_.locked[me] = state.locked[me]
        open_.discarded[me] = state.discarded[me]
        if state.step == PLAY and rules.party[state.acting] == me:
            open_.can = state.can
        if rules.armies:
            self._add_drafted(state, me)
            return
        for party in range(rules.parties):
            if rules.left[party] == me:
                open_.given[party] = state.given[party]
                self.received = state.given[party]
        left: i64 = rules.left[me]
        self.known[left] = state.given[me] & ~state.laid[left]

    def _add_drafted(self, state: JerakuState, me: i64) -> None:
        """[armies-draft] Of the other side all but its row and its first pick, once packs have
        changed hands."""
        open_ = self.open
        other: i64 = 1 - me
        open_.row[me] = state.row[me]
        open_.pack[me] = state.pack[me]
        open_.picks[me] = state.picks[me]
        open_.hidden_pick[me] = state.hidden_pick[me]
        if self.pack_size < PACK:
            open_.pack[other] = state.pack[other]
        open_.picks[other] = state.picks[other] & ~state.hidden_pick[other]
        if state.step != DRAFT:
            self.known[other] = open_.picks[other] & ~state.laid[other]

    def imagine(self, rng: Rng) -> JerakuState:
        state = self.open.copy()
        if self._hidden is None:
            self._hidden = Hidden(self)
        self._hidden.deal(state, rng)
        return state

    # As JSON.

    def table(self) -> dict[str, object]:
        open_ = self.open
        rules = open_.rules
        me = self.party
        mine = me >= 0
        clans = range(rules.clans)
        winning = open_.winning_play()
        drafting = rules.armies and mine and open_.step == DRAFT
        return {
            "game": "jeraku",
            "mode": rules.mode,
            "players": int(rules.players),
            "round": int(open_.round),
            "rounds": ROUNDS,
            "step": STEPS[open_.step],
            "actor": int(open_.actor),
            "asked": list(self.actors),
            "order": [int(rules.captain[party]) for party in rules.order],
            "clans": [self._clan(clan) for clan in clans],
            "regions": [self._region(region) for region in range(REGIONS)],
            "official": official(str(rules.settings["rp_table"])),
            "parties": [self._party(party) for party in range(rules.parties)],
            "kachidoki": int(open_.kachidoki) if open_.kachidoki >= 0 else None,
            "skirmish": int(open_.skirmish),
            "skirmishes": int(rules.skirmishes),
            "led": SUITS[open_.led] if open_.led >= 0 else None,
            "trick": [
                {"clan": CLANS[clan], "seat": rules.seat[clan], "card": CARD_NAMES[card]}
                for clan, card in zip(open_.trick_clan, open_.trick, strict=True)
            ],
            "winning": CLANS[open_.trick_clan[winning]] if winning >= 0 else None,
            "acting": CLANS[open_.acting] if open_.acting >= 0 else None,
            "card": CARD_NAMES[open_.now] if open_.now >= 0 else None,
            "use": self._use(),
            "left": int(open_.left),
            "placed": open_.placed_in(),
            "push": int(open_.pushed) if open_.pushed >= 0 else None,
            "hand": list(card_names(open_.hand[me])) if mine else None,
            "given": list(card_names(open_.given[me])) if mine else [],
            "received": list(card_names(self.received)),
            "locked": list(card_names(open_.locked[me])) if mine else [],
            "discarded": self._aside(),
            "row": list(card_names(open_.row[me])) if drafting else [],
            "pack": list(card_names(open_.pack[me])) if drafting else [],
            "picks": list(card_names(open_.picks[me])) if drafting else [],
            "daimyo_pair": self._pair(),
            "out": int(rules.out) + sum(self.discards),
            "played": list(card_names(self._played())),
            "seen": list(card_names(self._seen())),
            "solo": self._solo() if rules.solo else None,
            "history": [
                {"cries": self._by_clan(row, 0), "prestige": self._by_clan(row, len(CLANS))}
                for row in open_.history
            ],
            "cries": self._by_clan(tuple(open_.cries), 0),
        }

    def _use(self) -> str | None:
        step = self.open.step
        return "deploy" if step == PLACE else "actions" if step == ACT or step == PUSH else None

    def certain(self, party: i64) -> i64:
        """The cards that the viewer knows to be in another hand, for certain."""
        held: i64 = self.known[party]
        if not self.discards[party]:
            return held
        # [neutral-recruitment] One of them may have been laid aside, unless it shows which it was.
        away: i64 = 0
        for suit in range(len(SUITS)):
            if self.open.voids[party] >> suit & 1:
                away |= held & suit_cards(suit)
        if not self.open.rules.ninja_has_suit:
            away &= ~NINJAS
        return held & ~away if away else 0

    def _played(self) -> i64:
        cards: i64 = 0
        for laid in self.open.laid:
            cards |= laid
        return cards

    def _seen(self) -> i64:
        """The cards of this round that the viewer has had before him, wherever they are now.

        [solo] None: the discard pile is not to be looked through.
        """
        open_ = self.open
        me = self.party
        if open_.rules.solo:
            return 0
        cards = self._played()
        if me >= 0:
            cards |= open_.hand[me] | open_.given[me] | self.received | open_.discarded[me]
            # [armies-draft] Of the other side the open table holds what passed through one's hands.
            for part in (open_.row, open_.pack, open_.picks):
                for some in part:
                    cards |= some
        return cards

    def _aside(self) -> str | None:
        cards: i64 = self.open.discarded[self.party] if self.party >= 0 else 0
        return card_names(cards)[0] if cards else None

    def _pair(self) -> list[int] | None:
        if self.open.step != ASSIGN or self.party < 0:
            return None
        at = 2 * self.party
        return self.open.pair[at : at + 2]

    def _clan(self, clan: i64) -> dict[str, object]:
        open_ = self.open
        at = clan * REGIONS
        seat, party = open_.rules.seat[clan], open_.rules.party[clan]
        return {
            "clan": CLANS[clan],
            "seat": seat if seat >= 0 else None,
            "party": party if party >= 0 else None,
            "card": open_.card[clan] or None,
            "daimyo": open_.daimyo[clan] if open_.daimyo[clan] >= 0 else None,
            "samurai": open_.samurai[at : at + REGIONS],
            "supply": open_.supply[clan],
            "rp": open_.rp[clan],
        }

    def _region(self, region: i64) -> dict[str, object]:
        open_ = self.open
        influence: dict[str, int] = {}
        ranks: dict[str, int] = {}
        for clan in range(open_.rules.clans):
            here = int(open_.influence(clan, region))
            if here:
                influence[CLANS[clan]] = here
                ranks[CLANS[clan]] = int(open_.rank(clan, region))
        now = max(1, int(open_.round))
        return {
            "pays": self._pays(now, region),
            "next": self._pays(now + 1, region) if now < ROUNDS else None,
            "influence": influence,
            "ranks": ranks,
        }

    def _pays(self, number: int, region: i64) -> list[int]:
        at = ((number - 1) * REGIONS + region) * PLACES_PAID
        return self.open.rules.pays[at : at + PLACES_PAID]

    def _party(self, party: i64) -> dict[str, object]:
        rules = self.open.rules
        void: i64 = self.open.voids[party]
        return {
            "seats": list(rules.seats_of(party)),
            "clans": [CLANS[clan] for clan in range(len(CLANS)) if rules.party[clan] == party],
            "hand": self.sizes[party],
            "locked": self.locks[party],
            "voids": [SUITS[suit] for suit in range(len(SUITS)) if void >> suit & 1],
            "known": list(card_names(self.certain(party))),
        }

    def _by_clan(self, row: tuple[int, ...], start: int) -> dict[str, int]:
        return {CLANS[clan]: row[start + clan] for clan in range(self.open.rules.clans)}

    def _solo(self) -> dict[str, object]:
        open_ = self.open
        resolved = open_.seen & ~open_.open
        if open_.enemy >= 0:
            resolved &= ~bit(open_.enemy)
        if open_.now >= 0:
            resolved &= ~bit(open_.now)
        top = [CARD_NAMES[open_.top]] if open_.top >= 0 and resolved >> open_.top & 1 else []
        return {
            "open": list(card_names(open_.open)),
            "hidden": open_.step >= TAKE and open_.turn == 0 and open_.skirmish > 0,
            "ninja": SOLO_NINJA[open_.rules.solo_ninja],
            "taken": CARD_NAMES[open_.now] if open_.now >= 0 else None,
            "discard": top,
            "discarded": int(count(resolved)),
            "pile": int(CARDS - open_.rules.out - count(open_.seen)),
            "sum": open_.solo_sum(),
            "enemy": CARD_NAMES[open_.enemy] if open_.enemy >= 0 else None,
            "victims": [CLANS[clan] for clan in range(GREEN) if open_.victims >> clan & 1],
        }

    # As numbers.

    def features(self) -> list[float]:
        """See `layout`. Clans and parties are counted from the viewer's own; a spectator counts
        from the first. What a mode does not have is 0."""
        open_ = self.open
        rules = open_.rules
        me: i64 = max(0, self.party)
        mine = self.party >= 0
        numbers = _cards(open_.hand[me] if mine else 0)
        for cards in (open_.given[me], self.received, open_.locked[me], open_.discarded[me]):
            numbers += _cards(cards if mine else 0)
        for drafted in (open_.row, open_.pack, open_.picks):
            numbers += _cards(drafted[me] if drafted and mine else 0)
        numbers += _cards(self._played() | open_.seen)
        numbers += _cards(open_.open)
        numbers += _cards(bit(open_.now) if open_.now >= 0 else 0)
        numbers += _cards(bit(open_.enemy) if open_.enemy >= 0 else 0)
        for turn in range(MOST_PARTIES):
            party = (me + turn) % rules.parties if turn < rules.parties else -1
            numbers += _cards(self.certain(party) if party >= 0 else 0)
            numbers += _bits(open_.voids[party] if party >= 0 else 0, len(SUITS))
            numbers.append(self.sizes[party] / 9.0 if party >= 0 else 0.0)
            numbers.append(self.locks[party] / 3.0 if party >= 0 else 0.0)
            numbers.append(1.0 if party >= 0 and party == open_.kachidoki else 0.0)
        first: i64 = GREEN if rules.solo else rules.clan[me]
        for turn in range(len(CLANS)):
            clan = (first + turn) % rules.clans if turn < rules.clans else -1
            numbers += self._clan_numbers(clan)
        now = max(1, int(open_.round))
        for ahead in range(2):
            for region in range(REGIONS):
                pays = self._pays(now + ahead, region) if now + ahead <= ROUNDS else [0, 0, 0]
                numbers += [min(1.0, points / PAY_SCALE) for points in pays]
        numbers += _bits(1 << open_.step, len(STEPS))
        numbers += _bits(1 << open_.led if open_.led >= 0 else 0, len(SUITS))
        numbers += _bits(1 << open_.pushed if open_.pushed >= 0 else 0, REGIONS)
        numbers.append(float(open_.left) / 6.0)
        numbers.append(float(open_.round) / float(ROUNDS))
        numbers.append(float(open_.skirmish) / float(rules.skirmishes))
        return numbers

    def _clan_numbers(self, clan: i64) -> list[float]:
        open_ = self.open
        if clan < 0:
            return [0.0] * CLAN_NUMBERS
        at = clan * REGIONS
        there: i64 = open_.daimyo[clan]
        numbers = [open_.samurai[at + region] / float(SAMURAI) for region in range(REGIONS)]
        numbers += _bits(1 << there if there >= 0 else 0, REGIONS)
        numbers.append(open_.supply[clan] / float(SAMURAI))
        numbers.append(min(1.0, open_.rp[clan] / SCORE_SCALE))
        numbers.append(open_.card[clan] / float(DAIMYO_CARDS))
        numbers.append(1.0 if open_.acting == clan else 0.0)
        card: i64 = 0
        for other, played in zip(open_.trick_clan, open_.trick, strict=True):
            if other == clan:
                card = bit(played)
        return numbers + _cards(card)


CLAN_NUMBERS: Final = 2 * REGIONS + 4 + CARDS


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of `JerakuView.features`, in order, with their lengths: the same for all modes."""
    own = ("hand", "given", "received", "locked", "laid aside", "row", "pack", "picks")
    parts = [(name, CARDS) for name in own]
    parts += [(name, CARDS) for name in ("cards seen", "open", "card in use", "enemy card")]
    for turn in range(MOST_PARTIES):
        mark = f"+{turn}" if turn else ""
        parts += [(f"known hand{mark}", CARDS), (f"voids{mark}", len(SUITS))]
        parts += [(f"hand size{mark}", 1), (f"cards locked{mark}", 1), (f"kachidoki{mark}", 1)]
    for turn in range(len(CLANS)):
        mark = f"+{turn}" if turn else ""
        parts += [(f"samurai{mark}", REGIONS), (f"daimyo{mark}", REGIONS), (f"supply{mark}", 1)]
        parts += [(f"points{mark}", 1), (f"daimyo card{mark}", 1), (f"acting{mark}", 1)]
        parts.append((f"card played{mark}", CARDS))
    paid = REGIONS * PLACES_PAID
    parts += [("pays", paid), ("pays next", paid), ("step", len(STEPS)), ("led", len(SUITS))]
    parts += [("neutral samurai from", REGIONS), ("left to do", 1), ("round", 1), ("skirmish", 1)]
    return parts


def _open_table(state: JerakuState) -> JerakuState:
    """What everybody sees of a state: every field is named here, or it is not there."""
    seen = JerakuState(state.rules, None)
    seen.actor = state.actor
    seen.together = state.together
    seen.serial = state.serial
    seen.step = state.step
    seen.round = state.round
    seen.samurai = state.samurai[:]
    seen.occupied = state.occupied[:]
    seen.supply = state.supply[:]
    seen.daimyo = state.daimyo[:]
    seen.card = state.card
    seen.rp = state.rp[:]
    seen.cries = state.cries[:]
    seen.kachidoki = state.kachidoki
    seen.laid = state.laid[:]
    seen.voids = state.voids[:]
    seen.pair = state.pair
    seen.first_army = state.first_army[:]
    seen.skirmish = state.skirmish
    seen.turn = state.turn
    seen.led = state.led
    seen.trick = state.trick[:]
    seen.trick_clan = state.trick_clan[:]
    seen.acting = state.acting
    seen.now = state.now
    seen.left = state.left
    seen.placed = state.placed
    seen.pushed = state.pushed
    # What may be played depends on a hand; what a card may do can be seen by all.
    seen.can = 0 if state.step == PLAY else state.can
    seen.open = state.open
    seen.seen = state.seen
    seen.top = state.top
    seen.enemy = state.enemy
    seen.stage = state.stage
    seen.victims = state.victims
    seen.history = state.history
    return seen


def _bits(mask: i64, length: int) -> list[float]:
    return [float(mask >> at & 1) for at in range(length)]


def _cards(cards: i64) -> list[float]:
    return _bits(cards & ALL_CARDS, CARDS)
