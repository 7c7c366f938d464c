"""What a view of Jeraku shows: as JSON, and as numbers for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.points import official
from kachidoki.games.jeraku.rules import SOLO_NINJA
from kachidoki.games.jeraku.scoring import influence_of, rank_of, solo_sum, winning_play
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.games.jeraku.steps import STEPS
from kachidoki.games.jeraku.steps.card import pushed_from
from kachidoki.games.jeraku.steps.recruitment import DRAFT
from kachidoki.games.jeraku.steps.rounds import ASSIGN, DAIMYOS
from kachidoki.games.jeraku.steps.solo import OPEN, Attack
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import one_hot

if TYPE_CHECKING:
    from kachidoki.games.jeraku.unseen import JerakuView

# Brings points, and what places pay, to about 0 to 1.
SCORE_SCALE: Final = 100.0
PAY_SCALE: Final = 10.0
MOST_PARTIES: Final = 5


# As JSON.


def table(view: JerakuView) -> dict[str, object]:
    record = view.record
    rules = record.rules
    drafting, assigning = record.step is DRAFT, record.step is ASSIGN and view.party >= 0
    winning = winning_play(record)
    own = _own(view)
    cards = {name: _names(mask) for name, mask in own.items()}
    return {
        "game": "jeraku",
        "mode": rules.mode,
        "players": int(rules.players),
        "round": int(record.round),
        "rounds": pieces.ROUNDS,
        "step": record.step.name,
        "actor": int(record.actor),
        "asked": list(view.actors),
        "order": [int(rules.captain[party]) for party in rules.order],
        "clans": [_clan(record, clan) for clan in range(rules.clans)],
        "regions": [_region(record, region) for region in range(pieces.REGIONS)],
        "official": official(str(rules.settings["rp_table"])),
        "parties": [_party(view, party) for party in range(rules.parties)],
        "kachidoki": _number(record.kachidoki),
        "skirmish": int(record.skirmish),
        "skirmishes": int(rules.skirmishes),
        "led": _name(pieces.SUITS, record.led),
        "trick": [
            {"clan": pieces.CLANS[clan], "seat": rules.seat[clan], "card": pieces.CARD_NAMES[card]}
            for clan, card in zip(record.trick_clan, record.trick, strict=True)
        ],
        "winning": _name(pieces.CLANS, record.trick_clan[winning] if winning >= 0 else -1),
        "acting": _name(pieces.CLANS, record.acting),
        "card": _name(pieces.CARD_NAMES, record.now),
        "use": USES.get(record.step.name),
        "left": int(record.left),
        "placed": record.places[:],
        "push": _number(pushed_from(record)),
        **cards,
        "hand": cards["hand"] if view.party >= 0 else None,
        "discarded": next(iter(cards["discarded"]), None),
        "picks": cards["picks"] if drafting else [],
        "daimyo_pair": record.pair[2 * view.party :][:2] if assigning else None,
        "out": int(rules.out) + sum(view.discards),
        "played": _names(played(record)),
        "seen": _names(_seen(record, own)),
        "solo": _solo(record) if rules.solo else None,
        "history": [
            {"cries": _by_clan(record, row), "prestige": _by_clan(record, row[len(pieces.CLANS) :])}
            for row in record.history
        ],
        "cries": _by_clan(record, tuple(record.cries)),
    }


def _own(view: JerakuView) -> dict[str, i64]:
    """The cards of the viewer; none in modes that have none, and none for a spectator."""
    record, me = view.record, view.party
    lists = {
        "hand": record.hand,
        "given": record.given,
        "received": [],
        "locked": record.locked,
        "discarded": record.discarded,
        "row": record.row,
        "pack": record.pack,
        "picks": record.picks,
    }
    own: dict[str, i64] = {
        name: cards[me] if me >= 0 and cards else 0 for name, cards in lists.items()
    }
    return {**own, "received": view.received}


# What a card is used for, by the step.
USES: Final[dict[str, str]] = {"place": "deploy", "act": "actions", "push": "actions"}


def _names(cards: i64) -> list[str]:
    return list(pieces.card_names(cards))


def _name(names: tuple[str, ...], at: i64) -> str | None:
    return names[at] if at >= 0 else None


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


def _clan(record: JerakuState, clan: i64) -> dict[str, object]:
    at = clan * pieces.REGIONS
    return {
        "clan": pieces.CLANS[clan],
        "seat": _number(record.rules.seat[clan]),
        "party": _number(record.rules.party[clan]),
        "card": record.card[clan] or None,
        "daimyo": _number(record.daimyo[clan]),
        "samurai": record.samurai[at : at + pieces.REGIONS],
        "supply": record.supply[clan],
        "rp": record.rp[clan],
    }


def _region(record: JerakuState, region: i64) -> dict[str, object]:
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


def _party(view: JerakuView, party: i64) -> dict[str, object]:
    rules = view.record.rules
    void: i64 = view.record.voids[party]
    return {
        "seats": list(rules.seats_of(party)),
        "clans": [
            pieces.CLANS[clan] for clan in range(len(pieces.CLANS)) if rules.party[clan] == party
        ],
        "hand": view.sizes[party],
        "locked": view.locks[party],
        "voids": [pieces.SUITS[suit] for suit in range(len(pieces.SUITS)) if void >> suit & 1],
        "known": _names(view.certain(party)),
    }


def _by_clan(record: JerakuState, row: tuple[int, ...]) -> dict[str, int]:
    return {pieces.CLANS[clan]: row[clan] for clan in range(record.rules.clans)}


def _solo(record: JerakuState) -> dict[str, object]:
    resolved = record.seen & ~record.open
    if record.enemy >= 0:
        resolved &= ~pieces.bit(record.enemy)
    if record.now >= 0:
        resolved &= ~pieces.bit(record.now)
    top: i64 = resolved & pieces.bit(record.top) if record.top >= 0 else 0
    step = record.step
    drawn = step is not DAIMYOS and step is not OPEN and record.skirmish > 0
    tied: i64 = step.bits(record, 0) if isinstance(step, Attack) else 0
    return {
        "open": _names(record.open),
        "hidden": drawn and record.turn == 0,
        "ninja": SOLO_NINJA[record.rules.solo_ninja],
        "taken": _name(pieces.CARD_NAMES, record.now),
        "discard": _names(top),
        "discarded": int(pieces.count(resolved)),
        "pile": int(pieces.CARDS - record.rules.out - pieces.count(record.seen)),
        "sum": solo_sum(record),
        "enemy": _name(pieces.CARD_NAMES, record.enemy),
        "victims": [pieces.CLANS[clan] for clan in range(pieces.GREEN) if tied >> clan & 1],
    }


# As numbers.

# A part of the numbers, with its name.
Parts = list[tuple[str, list[float]]]


def parts(view: JerakuView) -> Parts:
    """What a view shows as numbers, the same parts for all modes. Clans and parties are counted
    from the viewer's own; a spectator counts from the first. What a mode does not have is 0."""
    record = view.record
    rules = record.rules
    me: i64 = max(0, view.party)
    cards = {**_own(view), "cards seen": played(record) | record.seen, "open": record.open}
    shown = [
        ("laid aside" if name == "discarded" else name, _bits(mask, pieces.CARDS))
        for name, mask in cards.items()
    ]
    shown.append(("card in use", one_hot(int(record.now), pieces.CARDS)))
    shown.append(("enemy card", one_hot(int(record.enemy), pieces.CARDS)))
    for turn in range(MOST_PARTIES):
        party = (me + turn) % rules.parties
        shown += _of(turn, rules.parties, _party_parts(view, party))
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


def _of(turn: int, number: i64, parts: Parts) -> Parts:
    """The parts of a clan or a party, by its turn from the viewer's; zeros where there are not so
    many."""
    mark = f"+{turn}" if turn else ""
    there = turn < number
    return [(name + mark, part if there else [0.0] * len(part)) for name, part in parts]


def _party_parts(view: JerakuView, party: i64) -> Parts:
    return [
        ("known hand", _bits(view.certain(party), pieces.CARDS)),
        ("voids", _bits(view.record.voids[party], len(pieces.SUITS))),
        ("hand size", [view.sizes[party] / 9.0]),
        ("cards locked", [view.locks[party] / 3.0]),
        ("kachidoki", [1.0 if party == view.record.kachidoki else 0.0]),
    ]


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
