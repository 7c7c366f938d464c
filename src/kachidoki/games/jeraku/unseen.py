"""What a seat, or a spectator, may know of a game of Jeraku."""

from typing import Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.hidden import Hidden
from kachidoki.games.jeraku.points import PLACEHOLDER
from kachidoki.games.jeraku.reasons import reason
from kachidoki.games.jeraku.rules import PACK, SOLO_NINJA
from kachidoki.games.jeraku.scoring import (
    influence_of,
    rank_of,
    solo_best,
    solo_sum,
    winning_play,
)
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.games.jeraku.steps import STEPS
from kachidoki.games.jeraku.steps.card import placeable, pushed_from
from kachidoki.games.jeraku.steps.recruitment import DRAFT
from kachidoki.games.jeraku.steps.rounds import ASSIGN, DAIMYOS
from kachidoki.games.jeraku.steps.skirmish import PLAY, following
from kachidoki.games.jeraku.steps.solo import OPEN, Attack
from kachidoki.games.jeraku.table import (
    ClanShape,
    Deploy,
    JerakuTable,
    Party,
    Played,
    RegionShape,
    Solo,
)
from kachidoki.kernel.event import Event
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import SPECTATOR, View, one_hot

# Brings points, and what places pay, to about 0 to 1.
SCORE_SCALE: Final = 100.0
PAY_SCALE: Final = 10.0
MOST_PARTIES: Final = 5
# What a card is used for, by the step.
USES: Final[dict[str, str]] = {"place": "deploy", "act": "actions", "push": "actions"}
# A part of the numbers, with its name.
Parts = list[tuple[str, list[float]]]


class JerakuView(View):
    """The masked record, and what the viewer knows of cards of others.

    Hidden, and therefore not in the record: other hands, what others locked, passed among
    themselves or laid aside, the row and the first pick of the other side, and the cards out of the
    round.
    """

    def __init__(self, state: JerakuState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.actors: tuple[int, ...] = state.actors
        rules = state.rules
        self.party: i64 = -1 if seat is None else rules.party_of[seat]
        # How many cards each party has in hand, has locked and has laid aside; the size of a pack.
        self.sizes: list[int] = _counts(state.hand)
        self.locks: list[int] = _counts(state.locked)
        self.discards: list[int] = _counts(state.discarded)
        self.pack_size: i64 = pieces.count(state.pack[0]) if rules.armies else 0
        # Cards that the viewer knows to be in another hand, and those that they were given.
        self.known: list[int] = [0] * rules.parties
        self.received: i64 = 0
        record = JerakuState(rules, state, SPECTATOR if seat is None else seat)
        # What may be played depends on a hand; what a card may do can be seen by all.
        if state.step is not PLAY or rules.party[state.acting] == self.party:
            record.can = state.can
        self.record = record
        if self.party >= 0 and rules.armies:
            self._see_draft(state, self.party)
        elif self.party >= 0:
            # [recruitment] What the viewer was given, and what they gave and nobody has played.
            left: i64 = rules.left[self.party]
            right: i64 = rules.left.index(self.party)
            self.received = record.given[right] = state.given[right]
            self.known[left] = state.given[self.party] & ~state.laid[left]
        self._hidden: Hidden | None = None

    def _see_draft(self, state: JerakuState, me: i64) -> None:
        """[armies-draft] Of the other side all but its row and its first pick, once packs have
        changed hands."""
        other: i64 = 1 - me
        if self.pack_size < PACK:
            self.record.pack[other] = state.pack[other]
        self.record.picks[other] = state.picks[other] & ~state.hidden_pick[other]
        if state.step is not DRAFT:
            self.known[other] = self.record.picks[other] & ~state.laid[other]

    def certain(self, party: i64) -> i64:
        """The cards that the viewer knows to be in another hand, for certain."""
        held: i64 = self.known[party]
        if not self.discards[party]:
            return held
        # [neutral-recruitment] One of them may have been laid aside, unless it shows which it was.
        away: i64 = 0
        for suit in range(len(pieces.SUITS)):
            if self.record.voids[party] >> suit & 1:
                away |= following(self.record.rules, suit, held)
        return held & ~away if away else 0

    def imagine(self, rng: Rng) -> JerakuState:
        state = self.record.copy()
        if self._hidden is None:
            self._hidden = Hidden(self)
        self._hidden.deal(state, rng)
        return state

    def table(self) -> JerakuTable:
        record = self.record
        rules = record.rules
        drafting, assigning = record.step is DRAFT, record.step is ASSIGN and self.party >= 0
        winning = winning_play(record)
        own = self._own()
        cards = {name: _names(mask) for name, mask in own.items()}
        return {
            "game": "jeraku",
            "mode": rules.mode,
            "players": int(rules.players),
            "round": int(record.round),
            "rounds": pieces.ROUNDS,
            "step": record.step.name,
            "actor": int(record.actor),
            "asked": list(self.actors),
            "order": [int(rules.captain[party]) for party in rules.order],
            "clans": [_clan(record, clan) for clan in range(rules.clans)],
            "regions": [_region(record, region) for region in range(pieces.REGIONS)],
            "official": rules.settings["rp_table"] != PLACEHOLDER,
            "parties": [self._party(party) for party in range(rules.parties)],
            "kachidoki": _number(record.kachidoki),
            "skirmish": int(record.skirmish),
            "skirmishes": int(rules.skirmishes),
            "led": _name(pieces.SUITS, record.led),
            "trick": [
                _played(record, clan, card)
                for clan, card in zip(record.trick_clan, record.trick, strict=True)
            ],
            "winning": _name(pieces.CLANS, record.trick_clan[winning] if winning >= 0 else -1),
            "acting": _name(pieces.CLANS, record.acting),
            "card": _name(pieces.CARD_NAMES, record.now),
            "use": USES.get(record.step.name) if record.now >= 0 else None,
            "left": int(record.left),
            "placed": record.places[:],
            "push": _number(pushed_from(record)),
            "deploys": self._deploys(),
            "hand": cards["hand"] if self.party >= 0 else None,
            "given": cards["given"],
            "received": cards["received"],
            "locked": cards["locked"],
            "row": cards["row"],
            "pack": cards["pack"],
            "discarded": next(iter(cards["discarded"]), None),
            "picks": cards["picks"] if drafting else [],
            "daimyo_pair": record.pair[2 * self.party :][:2] if assigning else None,
            "out": int(rules.out) + sum(self.discards),
            "played": _names(played(record)),
            "seen": _names(_seen(record, own)),
            "solo": _solo(record) if rules.solo else None,
            "history": [
                {"cries": _by_clan(record, row), "prestige": _by_clan(record, row[rules.clans :])}
                for row in record.history
            ],
            "cries": _by_clan(record, tuple(record.cries)),
            # [kachidoki] What it pays, place by place; nothing where it is not scored.
            "cry": rules.cry[:],
            "totals": list(record.scores),
            "decides": list(rules.decides),
        }

    def _deploys(self) -> dict[str, Deploy]:
        """[deploy], [ninja], [solo-card] What a card of each value may place, for the clan that
        acts or else the viewer's: how many samurai, in which regions, in which of them just one,
        and in which only if no other is placed."""
        record, rules = self.record, self.record.rules
        clan: i64 = pieces.GREEN if rules.solo else rules.clan[max(0, self.party)]
        if record.acting >= 0:
            clan = record.acting
        found: dict[str, Deploy] = {}
        for value, name in enumerate(pieces.VALUE_NAMES):
            regions = _regions(placeable(rules, value, []))
            then = {region: _regions(placeable(rules, value, [region])) for region in regions}
            found[name] = {
                "most": min(rules.deployed[value], record.supply[clan]),
                "regions": regions,
                "single": [region for region in regions if region not in then[region]],
                "alone": [region for region in regions if not then[region]],
            }
        return found

    def _own(self) -> dict[str, i64]:
        """The cards of the viewer; none in modes that have none, and none for a spectator."""
        record, me = self.record, self.party
        lists: dict[str, list[int]] = {
            "hand": record.hand,
            "given": record.given,
            "received": [int(self.received)] * record.rules.parties,
            "locked": record.locked,
            "discarded": record.discarded,
            "row": record.row,
            "pack": record.pack,
            "picks": record.picks,
        }
        return {name: cards[me] if me >= 0 and cards else 0 for name, cards in lists.items()}

    def _party(self, party: i64) -> Party:
        rules = self.record.rules
        void: i64 = self.record.voids[party]
        return {
            "seats": list(rules.seats_of[party]),
            "clans": [
                pieces.CLANS[clan]
                for clan in range(len(pieces.CLANS))
                if rules.party[clan] == party
            ],
            "hand": self.sizes[party],
            "locked": self.locks[party],
            "voids": [pieces.SUITS[suit] for suit in range(len(pieces.SUITS)) if void >> suit & 1],
            "known": _names(self.certain(party)),
        }

    def reason(self, move: Move) -> Event | None:
        return None if self.seat is None else reason(self.record, self.seat, move)

    def parts(self) -> Parts:
        """What a view shows as numbers, the same parts for all modes. Clans and parties are counted
        from the viewer's own; a spectator counts from the first. What a mode does not have is 0."""
        record = self.record
        rules = record.rules
        me: i64 = max(0, self.party)
        cards = {**self._own(), "cards seen": played(record) | record.seen, "open": record.open}
        shown = [
            ("laid aside" if name == "discarded" else name, _bits(mask, pieces.CARDS))
            for name, mask in cards.items()
        ]
        shown.append(("card in use", one_hot(int(record.now), pieces.CARDS)))
        shown.append(("enemy card", one_hot(int(record.enemy), pieces.CARDS)))
        for turn in range(MOST_PARTIES):
            party = (me + turn) % rules.parties
            shown += _of(turn, rules.parties, self._party_parts(party))
        first: i64 = pieces.GREEN if rules.solo else rules.clan[me]
        for turn in range(len(pieces.CLANS)):
            shown += _of(turn, rules.clans, _clan_parts(record, (first + turn) % rules.clans))
        now = max(1, int(record.round))
        step = one_hot(STEPS.index(record.step.name), len(STEPS))
        return [
            *shown,
            ("pays", _pay_numbers(record, now)),
            ("pays next", _pay_numbers(record, now + 1)),
            ("step", step),
            ("led", one_hot(int(record.led), len(pieces.SUITS))),
            ("neutral samurai from", one_hot(pushed_from(record), pieces.REGIONS)),
            ("left to do", [float(record.left) / 6.0]),
            ("round", [float(record.round) / float(pieces.ROUNDS)]),
            ("skirmish", [float(record.skirmish) / float(rules.skirmishes)]),
        ]

    def _party_parts(self, party: i64) -> Parts:
        return [
            ("known hand", _bits(self.certain(party), pieces.CARDS)),
            ("voids", _bits(self.record.voids[party], len(pieces.SUITS))),
            ("hand size", [self.sizes[party] / 9.0]),
            ("cards locked", [self.locks[party] / 3.0]),
            ("kachidoki", [1.0 if party == self.record.kachidoki else 0.0]),
        ]


def _counts(cards: list[int]) -> list[int]:
    return [int(pieces.count(some)) for some in cards]


def _names(cards: i64) -> list[str]:
    return list(pieces.card_names(cards))


def _name(names: tuple[str, ...], at: i64) -> str | None:
    return names[at] if at >= 0 else None


def _regions(bits: i64) -> list[int]:
    return [region for region in range(pieces.REGIONS) if bits >> region & 1]


def _number(value: i64) -> int | None:
    return int(value) if value >= 0 else None


def played(record: JerakuState) -> i64:
    cards: i64 = 0
    for laid in record.laid:
        cards |= laid
    return cards


def _seen(record: JerakuState, own: dict[str, i64]) -> i64:
    """The cards of this round that the viewer has seen, wherever they are now.

    [armies-draft] Of the other side the record holds what passed through one's hands. [solo] None:
    the discard pile is not to be looked through.
    """
    if record.rules.solo:
        return 0
    cards = played(record)
    for some in (*own.values(), *record.pack, *record.picks):
        cards |= some
    return cards


def _played(record: JerakuState, clan: i64, card: i64) -> Played:
    seat = record.rules.seat[clan]
    return {"clan": pieces.CLANS[clan], "seat": seat, "card": pieces.CARD_NAMES[card]}


def _clan(record: JerakuState, clan: i64) -> ClanShape:
    at = clan * pieces.REGIONS
    return {
        "clan": pieces.CLANS[clan],
        "seat": _number(record.rules.seat[clan]),
        "party": _number(record.rules.party[clan]),
        "side": int(record.rules.side[clan]) if record.rules.allied else None,
        "card": record.card[clan] or None,
        "daimyo": _number(record.daimyo[clan]),
        "samurai": record.samurai[at : at + pieces.REGIONS],
        "supply": record.supply[clan],
        "rp": record.rp[clan],
    }


def _region(record: JerakuState, region: i64) -> RegionShape:
    influence: dict[str, int] = {}
    ranks: dict[str, int] = {}
    for clan in range(record.rules.clans):
        here = int(influence_of(record, clan, region))
        if here:
            influence[pieces.CLANS[clan]] = here
            ranks[pieces.CLANS[clan]] = int(rank_of(record, clan, region))
    now = max(1, int(record.round))
    return {
        "pays": record.rules.pays_in(now, region),
        "next": record.rules.pays_in(now + 1, region) if now < pieces.ROUNDS else None,
        "influence": influence,
        "ranks": ranks,
    }


def _by_clan(record: JerakuState, row: tuple[int, ...]) -> dict[str, int]:
    return {pieces.CLANS[clan]: row[clan] for clan in range(record.rules.clans)}


def _solo(record: JerakuState) -> Solo:
    resolved = record.seen & ~record.open
    if record.enemy >= 0:
        resolved &= ~pieces.bit(record.enemy)
    if record.now >= 0:
        resolved &= ~pieces.bit(record.now)
    top: i64 = resolved & pieces.bit(record.top) if record.top >= 0 else 0
    step = record.step
    drawn = step is not DAIMYOS and step is not OPEN and record.skirmish > 0
    asked = record.actor >= 0
    tied: i64 = step.bits(record, 0) if asked and isinstance(step, Attack) else 0
    return {
        "open": _names(record.open),
        "hidden": drawn and record.turn == 0,
        "ninja": SOLO_NINJA[record.rules.solo_ninja],
        "taken": _name(pieces.CARD_NAMES, record.now),
        "discard": _names(top),
        "discarded": int(pieces.count(resolved)),
        "pile": int(pieces.CARDS - record.rules.out - pieces.count(record.seen)),
        "sum": solo_sum(record),
        "best": solo_best(record),
        "enemy": _name(pieces.CARD_NAMES, record.enemy),
        "victims": [pieces.CLANS[clan] for clan in range(pieces.GREEN) if tied >> clan & 1],
    }


def _of(turn: int, number: i64, parts: Parts) -> Parts:
    """The parts of a clan or a party, by its turn from the viewer's; zeros where there are not so
    many."""
    mark = f"+{turn}" if turn else ""
    there = turn < number
    return [(name + mark, part if there else [0.0] * len(part)) for name, part in parts]


def _clan_parts(record: JerakuState, clan: i64) -> Parts:
    at = clan * pieces.REGIONS
    card = dict(zip(record.trick_clan, record.trick, strict=True)).get(clan, -1)
    samurai = record.samurai[at : at + pieces.REGIONS]
    return [
        ("samurai", [number / float(pieces.SAMURAI) for number in samurai]),
        ("daimyo", one_hot(record.daimyo[clan], pieces.REGIONS)),
        ("supply", [record.supply[clan] / float(pieces.SAMURAI)]),
        ("points", [min(1.0, record.rp[clan] / SCORE_SCALE)]),
        ("daimyo card", [record.card[clan] / float(pieces.DAIMYO_CARDS)]),
        ("acting", [1.0 if record.acting == clan else 0.0]),
        ("card played", one_hot(card, pieces.CARDS)),
    ]


def _pay_numbers(record: JerakuState, number: int) -> list[float]:
    places = pieces.REGIONS * pieces.PLACES_PAID
    if number > pieces.ROUNDS:
        return [0.0] * places
    pays = record.rules.pays[(number - 1) * places : number * places]
    return [min(1.0, points / PAY_SCALE) for points in pays]


def _bits(mask: i64, length: int) -> list[float]:
    return [float(mask >> at & 1) for at in range(length)]
