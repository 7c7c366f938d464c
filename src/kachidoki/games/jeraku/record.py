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
from kachidoki.games.jeraku.steps.card import Pushing, placed_in
from kachidoki.games.jeraku.steps.solo import Attack
from kachidoki.kernel.errors import BadPosition
from kachidoki.kernel.native import i64
from kachidoki.kernel.record import Memo, Open, Own, Part, Record, Waiting
from kachidoki.kernel.shapes import Flag, Many, Members, Name, Number, Shape, array

# More points than three rounds of any table can pay.
MOST_POINTS = 9_999
POINTS = Number(0, MOST_POINTS)
REGION = Number(-1, pieces.REGIONS - 1)
CARD = Name(pieces.CARD_NAMES, none=True)
CLAN_NAME = Name(pieces.CLANS, none=True)


class Mask(Shape):
    """Several things as bits, by name."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.name = Name(names, none=True)

    def write(self, value: int, rules: Rules) -> object:
        return [name for at, name in enumerate(self.name.names) if value >> at & 1]

    def read(self, value: object, name: str, rules: Rules) -> int:
        bits = 0
        for one in array(value, name):
            at = self.name.read(one, name, rules)
            if at < 0:
                raise BadPosition("wrong-type", field=name, wanted="string")
            if bits >> at & 1 and self.name.names == pieces.CARD_NAMES:
                suit, number = pieces.CARD_NAMES[at].split(" ")
                raise BadPosition("card-count", "cards", suit=suit, value=number, found=2, wanted=1)
            bits |= 1 << at
        return bits


# The fields that hold something for each clan, or each party, by the name that it has in a position
# and with its shape: of a `Many` a list holds as many for each.
Columns = Mapping[str, tuple[str, Shape]]


class Each(Part):
    """What several lists hold for each clan, or each party: a list of objects."""

    def __init__(
        self,
        columns: Columns,
        rows: Callable[[Rules], int],
        only: Callable[[Rules], bool] | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        fields = [field for field, _ in columns.values()]
        super().__init__(fields, self._write, self._read, "" if names else "parties", only=only)
        self.columns = columns
        self.rows = rows
        # What the objects are called, if they are.
        self.names = names

    def _object(self, row: int) -> Members:
        called: dict[str, Shape] = {"clan": Name(self.names[row : row + 1])} if self.names else {}
        return Members(**called, **{name: shape for name, (_, shape) in self.columns.items()})

    def _write(self, state: JerakuState) -> object:
        rows = []
        for row in range(self.rows(state.rules)):
            called = [0] if self.names else []
            values = [getattr(state, f)[_place(row, s)] for f, s in self.columns.values()]
            rows.append(self._object(row).write([*called, *values], state.rules))
        return rows

    def _read(self, state: JerakuState, value: object) -> None:
        for row, one in enumerate(array(value, self.called, self.rows(state.rules))):
            values = self._object(row).read(one, self.called, state.rules)[bool(self.names) :]
            for (field, shape), found in zip(self.columns.values(), values, strict=True):
                getattr(state, field)[_place(row, shape)] = found


def _place(row: int, shape: Shape) -> int | slice:
    """Where the values of a row stand in a list."""
    if isinstance(shape, Many):
        assert isinstance(shape.length, int)
        return slice(row * shape.length, (row + 1) * shape.length)
    return row


CLAN: Columns = {
    "card": ("card", Number(0, pieces.DAIMYO_CARDS)),
    "daimyo": ("daimyo", REGION),
    "samurai": ("samurai", Many(Number(0, pieces.SAMURAI), pieces.REGIONS)),
    "supply": ("supply", Number(0, pieces.SAMURAI)),
    "points": ("rp", POINTS),
    "cries": ("cries", POINTS),
}
CARDS = Mask(pieces.CARD_NAMES)
PARTY: Columns = {
    "hand": ("hand", CARDS),
    "played": ("laid", CARDS),
    "locked": ("locked", CARDS),
    "voids": ("voids", Mask(pieces.SUITS)),
}
PASSED: Columns = {**PARTY, "given": ("given", CARDS), "discarded": ("discarded", CARDS)}
DRAFTED: Columns = {
    **PARTY,
    "row": ("row", CARDS),
    "pack": ("pack", CARDS),
    "picks": ("picks", CARDS),
    "first_pick": ("hidden_pick", CARDS),
    "daimyo_cards": ("pair", Many(Number(0, pieces.DAIMYO_CARDS), 2)),
    "first_army": ("first_army", CLAN_NAME),
}


class History(Shape):
    """For each round what the skirmishes paid to each clan, then what Prestige did."""

    def _round(self, rules: Rules) -> Members:
        each = Many(POINTS, int(rules.clans))
        return Members(cries=each, prestige=each)

    def write(self, value: Any, rules: Rules) -> object:
        clans, all_clans = int(rules.clans), len(pieces.CLANS)
        rounds = [(row[:clans], row[all_clans : all_clans + clans]) for row in value]
        return [self._round(rules).write(row, rules) for row in rounds]

    def read(self, value: object, name: str, rules: Rules) -> tuple[tuple[int, ...], ...]:
        rounds = Many(self._round(rules)).read(value, name, rules)
        rest = [0] * (len(pieces.CLANS) - int(rules.clans))
        return tuple((*cries, *rest, *earned, *rest) for cries, earned in rounds)


def _occupied(state: JerakuState) -> list[int]:
    """The regions of each clan, as bits."""
    occupied = pieces.NO_CLANS[:]
    for at, number in enumerate(state.samurai):
        occupied[at // pieces.REGIONS] |= bool(number) << at % pieces.REGIONS
    return occupied


def _read_placed(state: JerakuState, value: object) -> None:
    places = Many(Number(0, pieces.REGIONS - 1)).read(value, "placed", state.rules)
    state.placed = len(places)
    state.places = places if state.now >= 0 and pieces.VALUE_OF[state.now] == pieces.NINJA else []
    if places != placed_in(state):
        raise BadPosition("phase-impossible", "deploy", phase=state.step.name)


PLAY = Members(clan=Name(pieces.CLANS), card=Name(pieces.CARD_NAMES))


def _trick(state: JerakuState) -> object:
    plays = zip(state.trick_clan, state.trick, strict=True)
    return [PLAY.write(play, state.rules) for play in plays]


def _read_trick(state: JerakuState, value: object) -> None:
    clans = Name(pieces.CLANS[: int(state.rules.clans)])
    for play in Many(Members(clan=clans, card=PLAY.shapes["card"])).read(
        value, "trick", state.rules
    ):
        state.trick_clan.append(play[0])
        state.trick.append(play[1])
    state.turn = len(state.trick) - (1 if state.now >= 0 else 0)


def _pushed(state: JerakuState) -> object:
    return int(state.step.source) if isinstance(state.step, Pushing) else -1


def _read_pushed(state: JerakuState, value: object) -> None:
    region = REGION.read(value, "pushed", state.rules)
    if (region >= 0) != (state.step.name == "push"):
        raise BadPosition("phase-impossible", "neutral-samurai", phase=state.step.name)
    if region >= 0:
        state.step = Pushing(region)


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


def _alone(rules: Rules) -> bool:
    return rules.solo


def _several(rules: Rules) -> bool:
    return not rules.solo


def _parties(rules: Rules) -> int:
    return int(rules.parties)


class Fields(Record):
    """What lies on the table of Jeraku, and what it waits for."""

    game = "jeraku"
    version = pieces.RULES_VERSION

    step = Waiting(NAMED)
    round = Open(i64, 0, Number(0, pieces.ROUNDS))
    # [map] Samurai at clan * 7 + region, the regions of a clan as bits, the Daimyos.
    samurai = Open(list[int], lambda rules: pieces.NOWHERE[:])
    occupied = Open(list[int], lambda rules: pieces.NO_CLANS[:], follows=_occupied)
    supply = Open(list[int], lambda rules: rules.supply[:])
    daimyo = Open(list[int], lambda rules: pieces.NO_DAIMYOS[:])
    # The Daimyo card of each clan; 0 if it has none.
    card = Open(list[int], lambda rules: pieces.NO_CLANS[:], shared=True)
    rp = Open(list[int], lambda rules: pieces.NO_CLANS[:])
    # [kachidoki] Of these, what the skirmishes of this round paid.
    cries = Open(list[int], lambda rules: pieces.NO_CLANS[:])
    clans = Each(CLAN, lambda rules: int(rules.clans), names=pieces.CLANS)
    # The card that is being carried out, for which clan; how much it may still do, how many
    # samurai it has placed and, if it is a Ninja, in which regions.
    acting = Open(i64, -1, CLAN_NAME)
    now = Open(i64, -1, CARD, "card")
    left = Open(i64, 0, Number(0, 6))
    placed = Open(i64, 0)
    places = Open(list[int], lambda rules: [])
    placed_in = Part(["placed", "places"], placed_in, _read_placed, "placed")
    # The skirmish of the round, from 1.
    skirmish = Open(i64, 0, Number(0, lambda rules: rules.skirmishes))
    history = Open(tuple[tuple[int, ...], ...], (), History())
    # [solo] The open cards, all that were seen in this round, the top of the discard pile, and the
    # enemy card that is being resolved.
    open = Open(i64, 0)
    seen = Open(i64, 0)
    top = Open(i64, -1)
    enemy = Open(i64, -1)
    solo = Part(["open", "seen", "top", "enemy", "turn", "step"], _solo, _read_solo, only=_alone)
    # The party that holds the Kachidoki card.
    kachidoki = Open(i64, -1, Number(-1, lambda rules: rules.parties - 1), only=_several)
    # The suit to follow.
    led = Open(i64, -1, Name(pieces.SUITS, none=True), only=_several)
    # The cards of the skirmish in order, with their clans; how many turns have come to an end.
    trick = Open(list[int], lambda rules: [])
    trick_clan = Open(list[int], lambda rules: [])
    turn = Open(i64, 0)
    plays = Part(["trick", "trick_clan", "turn"], _trick, _read_trick, "trick", only=_several)
    pushed = Part(["step"], _pushed, _read_pushed, only=_several)
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
    first_army = Open(list[int], lambda rules: pieces.NO_ARMIES[: len(rules.no_draft)], shared=True)
    hands = Each(PASSED, _parties, lambda rules: not rules.solo and not rules.armies)
    drafted = Each(DRAFTED, _parties, lambda rules: rules.armies)
    # The legal moves as bits while a card is played or carried out, else 0: those moves are the
    # first 57 of all.
    can = Memo(i64, 0)
    # [solo] How many of the human's cards quick play has used: see `sense.guess`.
    hasty = Memo(i64, 0)
