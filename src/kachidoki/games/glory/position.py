# interpreted: reading and checking positions is not hot.
"""A state of Call to Glory as plain data, and back, refusing what cannot be."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kachidoki.games.glory.check import check
from kachidoki.games.glory.pieces import (
    ASSIGN,
    CAUSES,
    DEAL,
    DONE,
    FIGURES,
    KINDS,
    MISSION_NAMES,
    MISSION_STACK,
    NAMES,
    PHASES,
    PILES,
    PLACING,
    RULES_VERSION,
    START,
    VALUES,
)
from kachidoki.games.glory.state import GloryState
from kachidoki.kernel.errors import BadPosition, shown
from kachidoki.kernel.game import Reader, integers
from kachidoki.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from kachidoki.games.glory import Glory


def to_position(state: GloryState) -> dict[str, object]:
    """Everything about a state, in words and numbers."""
    rules = state.rules
    seats = range(state.players)
    return {
        "game": "glory",
        "rules": RULES_VERSION,
        "mode": rules.mode,
        "players": int(rules.players),
        "options": {
            "rounds": int(rules.rounds),
            "starter": "random" if rules.starter < 0 else int(rules.starter) + 1,
            **({"keep_figures": rules.keep_figures} if rules.ninja else {}),
        },
        "serial": int(state.serial),
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "starter": int(state.starter),
        "turn": int(state.turn),
        "last": int(state.last),
        "hands": [_counts(state.hand, seat) for seat in seats],
        "known": [_counts(state.known, seat) for seat in seats],
        "sets": {
            NAMES[kind]: {"seat": state.owner[kind], "count": state.sets[kind]}
            for kind in range(KINDS)
            if state.owner[kind] >= 0
        },
        "deck": [
            [NAMES[kind] for kind in state.deck[state.top1 : state.end1]],
            [NAMES[kind] for kind in state.deck[state.top2 : state.end2]],
        ],
        "discard": [[NAMES[kind] for kind in pile] for pile in (state.pile1, state.pile2)],
        "drawn": PILES[state.drawn] if state.drawn >= 0 else None,
        "placing": None
        if state.placing_seat < 0
        else {
            "seat": int(state.placing_seat),
            "kind": NAMES[state.placing_kind],
            "count": int(state.placing_count),
            "cause": CAUSES[state.placing_cause],
            "resume": PHASES[state.resume],
        },
        "figures": list(state.figures),
        "supply": int(state.supply),
        "gained": int(state.gained),
        "missions": [_missions(state.held, seat) for seat in seats],
        "shown": [_missions(state.shown, seat) for seat in seats],
        "bonus": list(state.bonus),
        "history": [list(row) for row in state.history],
    }


def _counts(hands: list[int], seat: int) -> dict[str, int]:
    at = seat * KINDS
    return {NAMES[kind]: hands[at + kind] for kind in range(KINDS) if hands[at + kind]}


def _missions(held: tuple[int, ...], seat: int) -> list[str]:
    return [MISSION_NAMES[mission] for mission in held[seat * 3 : seat * 3 + 3] if mission >= 0]


def from_position(game: "Glory", position: Mapping[str, object]) -> GloryState:
    """The state that `to_position` described; BadPosition says what is wrong with it."""
    read = Reader(position)
    read.text("game", ["glory"])
    read.integer("rules", RULES_VERSION, RULES_VERSION)
    mode = read.text("mode", list(game.modes))
    players = read.integer("players", 2, 4)
    settings = game.settings(players, mode, read.mapping("options"))
    rules = game.table_rules(players, mode, settings)
    state = GloryState(rules, None)
    state.serial = read.integer("serial", 0, 1_000_000)
    state.phase = PHASES.index(read.text("phase", PHASES))
    state.round = read.integer("round", 0, rules.rounds)
    state.starter = read.integer("starter", -1, players - 1)
    state.turn = read.integer("turn", -1, players - 1)
    state.last = read.integer("last", -1, players - 1)
    _read_cards(state, read)
    _read_variants(state, read)
    _read_placing(state, read)
    state.history = tuple(
        tuple(integers(_row(row, players), "history", 0, 1000)) for row in read.array("history")
    )
    read.finish()
    check(state)
    if state.phase == DONE:
        state.actor = OVER
    elif state.phase in (START, ASSIGN, DEAL):
        state.actor = CHANCE
    else:
        state.actor = state.placing_seat if state.phase == PLACING else state.turn
    return state


def _row(row: object, players: int) -> list[object]:
    if not isinstance(row, (list, tuple)) or len(row) != players:
        raise BadPosition("wrong-length", field="history", wanted=players, found=_length(row))
    return list(row)


def _length(value: object) -> int:
    return len(value) if isinstance(value, (list, tuple)) else 0


def _kind(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in NAMES:
        raise BadPosition("unknown-name", field=field, value=shown(value), known=NAMES)
    return NAMES.index(value)


def _hands(read: Reader, field: str, players: int) -> list[int]:
    hands = [0] * (players * KINDS)
    for seat, hand in enumerate(read.array(field, players)):
        if not isinstance(hand, Mapping):
            raise BadPosition("wrong-type", field=field, wanted="object")
        for name, count in hand.items():
            kind = _kind(name, field)
            hands[seat * KINDS + kind] = integers([count], field, 1, VALUES[kind])[0]
    return hands


def _read_cards(state: GloryState, read: Reader) -> None:
    players = int(state.players)
    state.hand = _hands(read, "hands", players)
    state.known = _hands(read, "known", players)
    state.size = [sum(state.hand[seat * KINDS : (seat + 1) * KINDS]) for seat in range(players)]
    for name, found in read.mapping("sets").items():
        kind = _kind(name, "sets")
        one = Reader(found, "sets")
        state.owner[kind] = one.integer("seat", 0, players - 1)
        state.sets[kind] = one.integer("count", 1, VALUES[kind])
        one.finish()
        state.types[state.owner[kind]] += 1
        state.laid += 1
    decks = [
        [_kind(name, "deck") for name in _list(pile, "deck")] for pile in read.array("deck", 2)
    ]
    state.deck = bytes(decks[0] + decks[1])
    state.end1 = len(decks[0])
    state.top2 = len(decks[0])
    state.end2 = len(state.deck)
    piles = read.array("discard", 2)
    state.pile1 = [_kind(name, "discard") for name in _list(piles[0], "discard")]
    state.pile2 = [_kind(name, "discard") for name in _list(piles[1], "discard")]
    drawn = read.optional("drawn")
    if drawn is not None:
        if drawn not in PILES:
            raise BadPosition("unknown-name", field="drawn", value=shown(drawn), known=PILES)
        state.drawn = PILES.index(str(drawn))


def _list(value: object, field: str) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise BadPosition("wrong-type", field=field, wanted="array")
    return list(value)


def _read_placing(state: GloryState, read: Reader) -> None:
    found = read.optional("placing")
    if found is None:
        return
    one = Reader(found, "placing")
    state.placing_seat = one.integer("seat", 0, int(state.players) - 1)
    state.placing_kind = _kind(one.text("kind", NAMES), "placing")
    state.placing_count = one.integer("count", 1, VALUES[state.placing_kind])
    state.placing_cause = CAUSES.index(one.text("cause", CAUSES))
    state.resume = PHASES.index(one.text("resume", PHASES))
    one.finish()


def _read_variants(state: GloryState, read: Reader) -> None:
    players = int(state.players)
    state.figures = tuple(integers(read.array("figures", players), "figures", 0, FIGURES))
    state.supply = read.integer("supply", 0, FIGURES)
    state.gained = read.integer("gained", 0, 1)
    state.bonus = tuple(integers(read.array("bonus", players), "bonus", 0, 1000))
    for field in ("missions", "shown"):
        held = [-1] * (players * 3)
        for seat, names in enumerate(read.array(field, players)):
            for name in _list(names, field):
                if name not in MISSION_NAMES:
                    raise BadPosition(
                        "unknown-name",
                        field=field,
                        value=shown(name),
                        known=tuple(MISSION_NAMES),
                    )
                mission = MISSION_NAMES.index(str(name))
                at = seat * 3 + MISSION_STACK[mission]
                if held[at] >= 0:
                    raise BadPosition("two-of-a-stack", "missions-setup", seat=seat)
                held[at] = mission
        if field == "missions":
            state.held = tuple(held)
        else:
            state.shown = tuple(held)
