# interpreted: a declaration; tools/records.py writes _record.py from it.
"""Every field of a game of Jeraku: its type, its start value, who may see it.

Sets of cards are masks. Lists go by clan or by party (see `Rules`).
"""

from collections.abc import Callable, Mapping
from typing import Any

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.rules import Rules
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.games.jeraku.steps import ATTACKS, NAMED
from kachidoki.games.jeraku.steps.card import pushed_from
from kachidoki.games.jeraku.steps.solo import Attack
from kachidoki.kernel.errors import BadPosition, must
from kachidoki.kernel.native import i64
from kachidoki.kernel.record import Memo, Open, Own, Part, Record, Waiting
from kachidoki.kernel.shapes import Flag, Many, Mask, Members, Name, Number, Shape, array

# More points than three rounds of any table can pay.
MOST_POINTS = 9_999
POINTS = Number(0, MOST_POINTS)
REGION = Number(-1, pieces.REGIONS - 1)
CARD = Name(pieces.CARD_NAMES, none=True)
CLAN_NAME = Name(pieces.CLANS, none=True)


# The fields that hold something for each clan, or each party, with its shape: of a `Many` a list
# holds as many for each.
Columns = Mapping[str, Shape]
# What some of them are called in a position.
CALLED = {"rp": "points", "laid": "played", "hidden_pick": "first_pick", "pair": "daimyo_cards"}


class Each(Part):
    """What several lists hold for each clan, or each party: a list of objects."""

    def __init__(
        self,
        columns: Columns,
        only: Callable[[Rules], bool] | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        super().__init__(
            list(columns), self._write, self._read, "" if names else "parties", only=only
        )
        self.columns = columns
        # What the objects are called: clans are, parties are not.
        self.names = names

    def _rows(self, rules: Rules) -> list[Members]:
        columns = {CALLED.get(field, field): shape for field, shape in self.columns.items()}
        if not self.names:
            return [Members(**columns)] * int(rules.parties)
        return [Members(clan=Name([name]), **columns) for name in self.names[: int(rules.clans)]]

    def _write(self, state: JerakuState) -> object:
        rows, called = [], [0] if self.names else []
        for row, shape in enumerate(self._rows(state.rules)):
            columns = self.columns.items()
            values = [getattr(state, field)[_place(row, each)] for field, each in columns]
            rows.append(shape.write([*called, *values], state.rules))
        return rows

    def _read(self, state: JerakuState, value: object) -> None:
        rows = self._rows(state.rules)
        for row, one in enumerate(array(value, self.called, len(rows))):
            values = rows[row].read(one, self.called, state.rules)[bool(self.names) :]
            for (field, shape), found in zip(self.columns.items(), values, strict=True):
                getattr(state, field)[_place(row, shape)] = found


def _place(row: int, shape: Shape) -> int | slice:
    """Where the values of a row stand in a list."""
    if isinstance(shape, Many):
        assert isinstance(shape.length, int)
        return slice(row * shape.length, (row + 1) * shape.length)
    return row


def _twice(card: int) -> BadPosition:
    return BadPosition("card-count", "cards", **pieces.card_values(card), found=2, wanted=1)


CARDS = Mask(pieces.CARD_NAMES, _twice)
CLAN: Columns = {
    "card": Number(0, pieces.DAIMYO_CARDS),
    "daimyo": REGION,
    "samurai": Many(Number(0, pieces.SAMURAI), pieces.REGIONS),
    "supply": Number(0, pieces.SAMURAI),
    "rp": POINTS,
    "cries": POINTS,
}
PARTY: Columns = {"hand": CARDS, "laid": CARDS, "locked": CARDS, "voids": Mask(pieces.SUITS)}
PASSED: Columns = {**PARTY, "given": CARDS, "discarded": CARDS}
DRAFTED: Columns = {
    **PARTY,
    **dict.fromkeys(("row", "pack", "picks", "hidden_pick"), CARDS),
    "pair": Many(Number(0, pieces.DAIMYO_CARDS), 2),
    "first_army": CLAN_NAME,
}


class Paid(Members):
    """For each clan what the skirmishes of a round paid, then for each what Prestige did."""

    def write(self, value: Any, rules: Rules) -> object:
        clans = len(value) // 2
        return super().write((value[:clans], value[clans:]), rules)

    def read(self, value: object, name: str, rules: Rules) -> Any:
        cries, prestige = super().read(value, name, rules)
        return (*cries, *prestige)


EACH_CLAN = Many(POINTS, lambda rules: rules.clans)
HISTORY = Many(Paid(cries=EACH_CLAN, prestige=EACH_CLAN), None, tuple)


def _occupied(state: JerakuState) -> list[int]:
    """The regions of each clan, as bits."""
    occupied = [0] * len(pieces.CLANS)
    for at, number in enumerate(state.samurai):
        occupied[at // pieces.REGIONS] |= bool(number) << at % pieces.REGIONS
    return occupied


def _plays(rules: Rules) -> Many:
    clans = Name(pieces.CLANS[: int(rules.clans)])
    return Many(Members(clan=clans, card=Name(pieces.CARD_NAMES)))


def _trick(state: JerakuState) -> object:
    return _plays(state.rules).write(zip(state.trick_clan, state.trick, strict=True), state.rules)


def _read_trick(state: JerakuState, value: object) -> None:
    for clan, card in _plays(state.rules).read(value, "trick", state.rules):
        state.trick_clan.append(clan)
        state.trick.append(card)
    state.turn = len(state.trick) - (1 if state.now >= 0 else 0)


def _read_pushed(state: JerakuState, value: object) -> None:
    follows = REGION.read(value, "pushed", state.rules) == pushed_from(state)
    must(follows, "phase-impossible", "neutral-samurai", phase=state.step.name)


STAGE = Name(pieces.STAGES)
SOLO = Members(open=CARDS, seen=CARDS, top=CARD, enemy=CARD, second=Flag(), stage=STAGE)


def _solo(state: JerakuState) -> object:
    stage = pieces.STAGES.index(state.step.stage if isinstance(state.step, Attack) else "arrive")
    values = (state.open, state.seen, state.top, state.enemy, state.turn, stage)
    return SOLO.write(values, state.rules)


def _read_solo(state: JerakuState, value: object) -> None:
    values = SOLO.read(value, "solo", state.rules)
    state.open, state.seen, state.top, state.enemy, second, stage = values
    state.turn = int(second)
    attack = ATTACKS.get(pieces.STAGES[stage])
    if (attack is None) == (state.step.name == "victim") or pieces.STAGES[stage] == "end":
        raise BadPosition("phase-impossible", "solo-samurai", phase=state.step.name)
    if attack is not None:
        state.step = attack


def _several(rules: Rules) -> bool:
    return not rules.solo


class Fields(Record):
    """What lies on the table of Jeraku, and what it waits for."""

    game = "jeraku"
    version = pieces.RULES_VERSION

    step = Waiting(NAMED)
    round = Open(i64, 0, Number(0, pieces.ROUNDS))
    # [map] Samurai at clan * 7 + region, the regions of a clan as bits, the Daimyos.
    samurai = Open(list[int], lambda rules: [0] * (pieces.REGIONS * len(pieces.CLANS)))
    occupied = Open(list[int], lambda rules: [0] * len(pieces.CLANS), follows=_occupied)
    supply = Open(list[int], lambda rules: rules.supply[:])
    daimyo = Open(list[int], lambda rules: [-1] * len(pieces.CLANS))
    # The Daimyo card of each clan; 0 if it has none.
    card = Open(list[int], lambda rules: [0] * len(pieces.CLANS), shared=True)
    rp = Open(list[int], lambda rules: [0] * len(pieces.CLANS))
    # [kachidoki] Of these, what the skirmishes of this round paid.
    cries = Open(list[int], lambda rules: [0] * len(pieces.CLANS))
    clans = Each(CLAN, names=pieces.CLANS)
    # The card that is being carried out, for which clan; how much it may still do, and where it has
    # placed samurai so far, in order.
    acting = Open(i64, -1, CLAN_NAME)
    now = Open(i64, -1, CARD, "card")
    left = Open(i64, 0, Number(0, 6))
    places = Open(list[int], lambda rules: [], Many(Number(0, pieces.REGIONS - 1)), "placed")
    # The skirmish of the round, from 1.
    skirmish = Open(i64, 0, Number(0, lambda rules: rules.skirmishes))
    history = Open(tuple[tuple[int, ...], ...], (), HISTORY)
    # [solo] The open cards, all that were seen in this round, the top of the discard pile, and the
    # enemy card that is being resolved.
    open = Open(i64, 0)
    seen = Open(i64, 0)
    top = Open(i64, -1)
    enemy = Open(i64, -1)
    solo = Part(
        ["open", "seen", "top", "enemy", "turn", "step"],
        _solo,
        _read_solo,
        only=lambda rules: rules.solo,
    )
    # The party that holds the Kachidoki card.
    kachidoki = Open(i64, -1, Number(-1, lambda rules: rules.parties - 1), only=_several)
    # The suit to follow.
    led = Open(i64, -1, Name(pieces.SUITS, none=True), only=_several)
    # The cards of the skirmish in order, with their clans; how many turns have come to an end.
    trick = Open(list[int], lambda rules: [])
    trick_clan = Open(list[int], lambda rules: [])
    turn = Open(i64, 0)
    plays = Part(["trick", "trick_clan", "turn"], _trick, _read_trick, "trick", only=_several)
    pushed = Part(["step"], pushed_from, _read_pushed, only=_several)
    # The hand of each party, what it has played in this round, and the suits that it has shown not
    # to have, as bits.
    hand = Own(list[int], lambda rules: rules.no_cards[:])
    laid = Open(list[int], lambda rules: rules.no_cards[:])
    voids = Open(list[int], lambda rules: rules.no_cards[:])
    # What it gave away, has locked for now, and has laid aside.
    given = Own(list[int], lambda rules: rules.no_cards[:], shared=True)
    locked = Own(list[int], lambda rules: rules.no_cards[:], shared=True)
    discarded = Own(list[int], lambda rules: rules.no_cards[:], shared=True)
    # [armies-draft] The dealt row, the pack in hand, what was picked, and of that the first card,
    # which the other side never saw.
    row = Own(list[int], lambda rules: rules.no_draft[:], shared=True)
    pack = Own(list[int], lambda rules: rules.no_draft[:], shared=True)
    picks = Own(list[int], lambda rules: rules.no_draft[:], shared=True)
    hidden_pick = Own(list[int], lambda rules: rules.no_draft[:], shared=True)
    # [armies] The two Daimyo cards of each side, and the army that plays first.
    pair = Open(list[int], lambda rules: rules.no_draft * 2, shared=True)
    first_army = Open(list[int], lambda rules: [-1] * len(rules.no_draft), shared=True)
    hands = Each(PASSED, lambda rules: not rules.solo and not rules.armies)
    drafted = Each(DRAFTED, lambda rules: rules.armies)
    # The legal moves as bits while a card is played or carried out, else 0: those moves are the
    # first 57 of all.
    can = Memo(i64, 0)
    # [solo] How many of the human's cards quick play has used: see `sense.guess`.
    hasty = Memo(i64, 0)
