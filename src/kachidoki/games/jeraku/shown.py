"""What a view of Jeraku shows: as JSON, and as numbers for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.points import official
from kachidoki.games.jeraku.rules import SOLO_NINJA
from kachidoki.games.jeraku.scoring import solo_sum, winning_play
from kachidoki.games.jeraku.steps import STEPS
from kachidoki.games.jeraku.steps.card import Pushing, placed_in
from kachidoki.games.jeraku.steps.recruitment import DRAFT
from kachidoki.games.jeraku.steps.setup import ASSIGN, DAIMYOS
from kachidoki.games.jeraku.steps.solo import OPEN, Attack
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import one_hot

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState
    from kachidoki.games.jeraku.unseen import JerakuView

# Brings points, and what places pay, to about 0 to 1.
SCORE_SCALE: Final = 100.0
PAY_SCALE: Final = 10.0
MOST_PARTIES: Final = 5


# As JSON.


def table(view: JerakuView) -> dict[str, object]:
    record = view.record
    rules = record.rules
    me = view.party
    mine = me >= 0
    winning = winning_play(record)
    drafting = rules.armies and mine and record.step is DRAFT
    pushed = _pushed(record)
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
        "kachidoki": int(record.kachidoki) if record.kachidoki >= 0 else None,
        "skirmish": int(record.skirmish),
        "skirmishes": int(rules.skirmishes),
        "led": pieces.SUITS[record.led] if record.led >= 0 else None,
        "trick": [
            {"clan": pieces.CLANS[clan], "seat": rules.seat[clan], "card": pieces.CARD_NAMES[card]}
            for clan, card in zip(record.trick_clan, record.trick, strict=True)
        ],
        "winning": pieces.CLANS[record.trick_clan[winning]] if winning >= 0 else None,
        "acting": pieces.CLANS[record.acting] if record.acting >= 0 else None,
        "card": _card(record.now),
        "use": USES.get(record.step.name),
        "left": int(record.left),
        "placed": placed_in(record),
        "push": pushed if pushed >= 0 else None,
        "hand": _names(record.hand[me]) if mine else None,
        "given": _names(record.given[me]) if mine else [],
        "received": _names(view.received),
        "locked": _names(record.locked[me]) if mine else [],
        "discarded": pieces.card_names(record.discarded[me])[0]
        if mine and record.discarded[me]
        else None,
        "row": _names(record.row[me]) if drafting else [],
        "pack": _names(record.pack[me]) if drafting else [],
        "picks": _names(record.picks[me]) if drafting else [],
        "daimyo_pair": record.pair[2 * me : 2 * me + 2] if mine and record.step is ASSIGN else None,
        "out": int(rules.out) + sum(view.discards),
        "played": _names(_played(record)),
        "seen": _names(_seen(view)),
        "solo": _solo(record) if rules.solo else None,
        "history": [
            {
                "cries": _by_clan(record, row, 0),
                "prestige": _by_clan(record, row, len(pieces.CLANS)),
            }
            for row in record.history
        ],
        "cries": _by_clan(record, tuple(record.cries), 0),
    }


# What a card is used for, by the step.
USES: Final[dict[str, str]] = {"place": "deploy", "act": "actions", "push": "actions"}


def _pushed(record: JerakuState) -> int:
    """[neutral-samurai] Where a neutral samurai is pushed from; -1 if none is."""
    return int(record.step.source) if isinstance(record.step, Pushing) else -1


def _names(cards: i64) -> list[str]:
    return list(pieces.card_names(cards))


def _card(card: i64) -> str | None:
    return pieces.CARD_NAMES[card] if card >= 0 else None


def _played(record: JerakuState) -> i64:
    cards: i64 = 0
    for laid in record.laid:
        cards |= laid
    return cards


def _seen(view: JerakuView) -> i64:
    """The cards of this round that the viewer has seen, wherever they are now.

    [solo] None: the discard pile is not to be looked through.
    """
    record = view.record
    me = view.party
    if record.rules.solo:
        return 0
    cards = _played(record)
    if me >= 0:
        cards |= record.hand[me] | record.given[me] | view.received | record.discarded[me]
        # [armies-draft] Of the other side the record holds what passed through one's hands.
        for part in (record.row, record.pack, record.picks):
            for some in part:
                cards |= some
    return cards


def _clan(record: JerakuState, clan: i64) -> dict[str, object]:
    at = clan * pieces.REGIONS
    seat, party = record.rules.seat[clan], record.rules.party[clan]
    return {
        "clan": pieces.CLANS[clan],
        "seat": seat if seat >= 0 else None,
        "party": party if party >= 0 else None,
        "card": record.card[clan] or None,
        "daimyo": record.daimyo[clan] if record.daimyo[clan] >= 0 else None,
        "samurai": record.samurai[at : at + pieces.REGIONS],
        "supply": record.supply[clan],
        "rp": record.rp[clan],
    }


def _region(record: JerakuState, region: i64) -> dict[str, object]:
    influence: dict[str, int] = {}
    ranks: dict[str, int] = {}
    for clan in range(record.rules.clans):
        here = int(record.influence(clan, region))
        if here:
            influence[pieces.CLANS[clan]] = here
            ranks[pieces.CLANS[clan]] = int(record.rank(clan, region))
    now = max(1, int(record.round))
    return {
        "pays": _pays(record, now, region),
        "next": _pays(record, now + 1, region) if now < pieces.ROUNDS else None,
        "influence": influence,
        "ranks": ranks,
    }


def _pays(record: JerakuState, number: int, region: i64) -> list[int]:
    at = ((number - 1) * pieces.REGIONS + region) * pieces.PLACES_PAID
    return record.rules.pays[at : at + pieces.PLACES_PAID]


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


def _by_clan(record: JerakuState, row: tuple[int, ...], start: int) -> dict[str, int]:
    return {pieces.CLANS[clan]: row[start + clan] for clan in range(record.rules.clans)}


def _solo(record: JerakuState) -> dict[str, object]:
    resolved = record.seen & ~record.open
    if record.enemy >= 0:
        resolved &= ~pieces.bit(record.enemy)
    if record.now >= 0:
        resolved &= ~pieces.bit(record.now)
    top = [pieces.CARD_NAMES[record.top]] if record.top >= 0 and resolved >> record.top & 1 else []
    step = record.step
    drawn = step is not DAIMYOS and step is not OPEN and record.skirmish > 0
    tied: i64 = step.bits(record, 0) if isinstance(step, Attack) else 0
    return {
        "open": _names(record.open),
        "hidden": drawn and record.turn == 0,
        "ninja": SOLO_NINJA[record.rules.solo_ninja],
        "taken": _card(record.now),
        "discard": top,
        "discarded": int(pieces.count(resolved)),
        "pile": int(pieces.CARDS - record.rules.out - pieces.count(record.seen)),
        "sum": solo_sum(record),
        "enemy": _card(record.enemy),
        "victims": [pieces.CLANS[clan] for clan in range(pieces.GREEN) if tied >> clan & 1],
    }


# As numbers.


def numbers(view: JerakuView) -> list[list[float]]:
    """The parts, in the order of `PARTS`. Clans and parties are counted from the viewer's own; a
    spectator counts from the first. What a mode does not have is 0."""
    record = view.record
    rules = record.rules
    me: i64 = max(0, view.party)
    mine = view.party >= 0
    own = (record.hand[me], record.given[me], view.received, record.locked[me])
    parts = [_bits(cards if mine else 0, pieces.CARDS) for cards in (*own, record.discarded[me])]
    for drafted in (record.row, record.pack, record.picks):
        parts.append(_bits(drafted[me] if drafted and mine else 0, pieces.CARDS))
    parts.append(_bits(_played(record) | record.seen, pieces.CARDS))
    parts.append(_bits(record.open, pieces.CARDS))
    parts += [one_hot(int(record.now), pieces.CARDS), one_hot(int(record.enemy), pieces.CARDS)]
    for turn in range(MOST_PARTIES):
        parts += _party_numbers(view, (me + turn) % rules.parties if turn < rules.parties else -1)
    first: i64 = pieces.GREEN if rules.solo else rules.clan[me]
    for turn in range(len(pieces.CLANS)):
        parts += _clan_numbers(record, (first + turn) % rules.clans if turn < rules.clans else -1)
    now = max(1, int(record.round))
    for ahead in range(2):
        paid: list[float] = []
        for region in range(pieces.REGIONS):
            pays = _pays(record, now + ahead, region) if now + ahead <= pieces.ROUNDS else [0, 0, 0]
            paid += [min(1.0, points / PAY_SCALE) for points in pays]
        parts.append(paid)
    parts.append(one_hot(STEPS.index(record.step.name), len(STEPS)))
    parts += [one_hot(int(record.led), len(pieces.SUITS)), one_hot(_pushed(record), pieces.REGIONS)]
    parts += [[float(record.left) / 6.0], [float(record.round) / float(pieces.ROUNDS)]]
    parts.append([float(record.skirmish) / float(rules.skirmishes)])
    return parts


def _party_numbers(view: JerakuView, party: i64) -> list[list[float]]:
    if party < 0:
        return [[0.0] * pieces.CARDS, [0.0] * len(pieces.SUITS), [0.0], [0.0], [0.0]]
    return [
        _bits(view.certain(party), pieces.CARDS),
        _bits(view.record.voids[party], len(pieces.SUITS)),
        [view.sizes[party] / 9.0],
        [view.locks[party] / 3.0],
        [1.0 if party == view.record.kachidoki else 0.0],
    ]


def _clan_numbers(record: JerakuState, clan: i64) -> list[list[float]]:
    if clan < 0:
        return [
            [0.0] * pieces.REGIONS,
            [0.0] * pieces.REGIONS,
            [0.0],
            [0.0],
            [0.0],
            [0.0],
            [0.0] * pieces.CARDS,
        ]
    at = clan * pieces.REGIONS
    card = -1
    for other, played in zip(record.trick_clan, record.trick, strict=True):
        if other == clan:
            card = played
    return [
        [record.samurai[at + region] / float(pieces.SAMURAI) for region in range(pieces.REGIONS)],
        one_hot(record.daimyo[clan], pieces.REGIONS),
        [record.supply[clan] / float(pieces.SAMURAI)],
        [min(1.0, record.rp[clan] / SCORE_SCALE)],
        [record.card[clan] / float(pieces.DAIMYO_CARDS)],
        [1.0 if record.acting == clan else 0.0],
        one_hot(card, pieces.CARDS),
    ]


def _names_of_parts() -> list[str]:
    """The parts of the numbers, in order: the same for all modes."""
    names = "hand,given,received,locked,laid aside,row,pack,picks,cards seen,open,card in use"
    parts = [*names.split(","), "enemy card"]
    for names, number in (
        ("known hand,voids,hand size,cards locked,kachidoki", MOST_PARTIES),
        ("samurai,daimyo,supply,points,daimyo card,acting,card played", len(pieces.CLANS)),
    ):
        for turn in range(number):
            mark = f"+{turn}" if turn else ""
            parts += [name + mark for name in names.split(",")]
    names = "pays,pays next,step,led,neutral samurai from,left to do,round,skirmish"
    return parts + names.split(",")


PARTS: Final[list[str]] = _names_of_parts()


def _bits(mask: i64, length: int) -> list[float]:
    return [float(mask >> at & 1) for at in range(length)]
