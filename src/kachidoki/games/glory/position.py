# interpreted: reading and checking positions is not hot.
"""A state of Call to Glory as plain data, and back, refusing what cannot be."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kachidoki.games.glory.pieces import (
    CARDS,
    FIGURES,
    KINDS,
    MISSION_NAMES,
    MISSION_STACK,
    NAMES,
    PILES,
    VALUES,
)
from kachidoki.games.glory.state import (
    ACTION,
    ASSIGN,
    BEATEN,
    CAUSES,
    CLOSE,
    DEAL,
    DONE,
    FIRST,
    HAND,
    PHASES,
    PLACING,
    REPLACED,
    REVEALING,
    SECOND,
    START,
    STRUCK,
    GloryState,
    Rules,
)
from kachidoki.kernel.errors import BadPosition
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
        "rules": 1,
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
    read.integer("rules", 1, 1)
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
    _check(state)
    return state


def _row(row: object, players: int) -> list[object]:
    if not isinstance(row, (list, tuple)) or len(row) != players:
        raise BadPosition("wrong-length", field="history", wanted=players, found=_length(row))
    return list(row)


def _length(value: object) -> int:
    return len(value) if isinstance(value, (list, tuple)) else 0


def _kind(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in NAMES:
        raise BadPosition("unknown-name", field=field, value=str(value)[:40], known=NAMES)
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
    decks = [[_kind(name, "deck") for name in _list(pile, "deck")] for pile in read.array("deck", 2)]
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
            raise BadPosition("unknown-name", field="drawn", value=str(drawn)[:40], known=PILES)
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
                        "unknown-name", field=field, value=str(name)[:40], known=tuple(MISSION_NAMES)
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


def _check(state: GloryState) -> None:
    """Raise BadPosition for what no game can reach."""
    _check_cards(state)
    _check_phase(state)
    _check_ninja(state)
    _check_missions(state)


def _check_cards(state: GloryState) -> None:
    for kind in range(KINDS):
        count = sum(state.hand[kind::KINDS]) + state.sets[kind] + state.deck.count(kind)
        count += state.pile1.count(kind) + state.pile2.count(kind)
        if state.placing_seat >= 0 and state.placing_kind == kind:
            count += state.placing_count
        expected = VALUES[kind] if state.round else 0
        if count != expected:
            raise BadPosition(
                "card-count", "cards", kind=NAMES[kind], found=count, wanted=expected
            )
    for at, known in enumerate(state.known):
        if known > state.hand[at]:
            raise BadPosition(
                "known-not-held", "action1", seat=at // KINDS, kind=NAMES[at % KINDS]
            )
    if not state.rules.ninja:
        for kind in range(KINDS):
            if 0 < state.sets[kind] < state.rules.smallest[kind]:
                raise BadPosition(
                    "set-too-small",
                    "action2a",
                    kind=NAMES[kind],
                    least=state.rules.smallest[kind],
                )
    decks = (int(state.end1 - state.top1), int(state.end2 - state.top2))
    largest = (CARDS - 3 * int(state.players) + 1) // 2
    if max(decks) > largest:
        raise BadPosition("deck-too-large", "setup", most=largest)


def _check_phase(state: GloryState) -> None:
    phase = int(state.phase)
    rounds_done = len(state.history)
    between = phase in (DEAL, DONE)
    expected = int(state.round) if between or phase in (START, ASSIGN) else int(state.round) - 1
    if rounds_done != expected:
        raise BadPosition("history-length", "scoring", found=rounds_done, wanted=expected)
    if (phase in (START, ASSIGN)) != (state.round == 0) and not (phase == DEAL and state.round == 0):
        raise BadPosition("phase-impossible", "play", phase=PHASES[phase])
    if phase == START and state.rules.starter >= 0:
        raise BadPosition("phase-impossible", "play", phase=PHASES[phase])
    if (phase == ASSIGN or phase == REVEALING) and not state.rules.missions:
        raise BadPosition("phase-impossible", "missions-setup", phase=PHASES[phase])
    if (phase == DONE) != (rounds_done == state.rules.rounds):
        raise BadPosition("phase-impossible", "winning", phase=PHASES[phase])
    if phase != START and (state.starter < 0 or state.turn < 0):
        raise BadPosition("phase-impossible", "play", phase=PHASES[phase])
    ended = between or phase == REVEALING
    if ended and state.round > 0 and state.last < 0:
        raise BadPosition("phase-impossible", "next-start", phase=PHASES[phase])
    if (phase == PLACING) != (state.placing_seat >= 0):
        raise BadPosition("phase-impossible", "action2b", phase=PHASES[phase])
    if phase == FIRST and state.drawn >= 0:
        raise BadPosition("drawn-impossible", "action1")
    if phase in (SECOND, ACTION, CLOSE) and state.drawn < 0:
        raise BadPosition("drawn-impossible", "action1")
    if phase == FIRST and (state.top1 == state.end1 or state.top2 == state.end2):
        raise BadPosition("phase-impossible", "round-end", phase=PHASES[phase])
    if phase == PLACING:
        _check_placing(state)
    if phase == ACTION and state.size[state.turn] == 0:
        raise BadPosition("phase-impossible", "action2", phase=PHASES[phase])
    if phase == CLOSE and state.usable() == 0:
        raise BadPosition("phase-impossible", "ninja-use", phase=PHASES[phase])
    if phase == DONE:
        state.actor = OVER
    elif phase in (START, ASSIGN, DEAL):
        state.actor = CHANCE
    else:
        state.actor = state.placing_seat if phase == PLACING else state.turn


def _check_placing(state: GloryState) -> None:
    cause = int(state.placing_cause)
    seat, turn, kind = int(state.placing_seat), int(state.turn), int(state.placing_kind)
    if not state.pile1 or not state.pile2:
        raise BadPosition("no-choice-of-pile", "action2b")
    possible = {
        HAND: seat == turn and state.placing_count == 1 and state.resume == CLOSE,
        BEATEN: seat != turn and state.owner[kind] == turn and state.resume == CLOSE,
        REPLACED: seat == turn and state.owner[kind] == turn and state.resume == CLOSE,
        STRUCK: seat != turn
        and state.rules.ninja
        and state.placing_count == 1
        and state.resume in (FIRST, SECOND, ACTION, CLOSE),
    }
    larger = cause in (HAND, STRUCK) or state.sets[kind] > state.placing_count
    if not possible[cause] or not larger:
        raise BadPosition("placing-impossible", "action2b", cause=CAUSES[cause])


def _check_ninja(state: GloryState) -> None:
    figures = sum(state.figures) + int(state.supply)
    expected = FIGURES if state.rules.ninja else 0
    if figures != expected:
        raise BadPosition("figure-count", "ninja-setup", found=figures, wanted=expected)
    if state.gained and (state.turn < 0 or state.figures[state.turn] < state.gained):
        raise BadPosition("gained-impossible", "ninja-gain")


def _check_missions(state: GloryState) -> None:
    seen = [mission for mission in (*state.held, *state.shown) if mission >= 0]
    if len(seen) != len(set(seen)):
        raise BadPosition("mission-twice", "missions-setup")
    dealt = state.rules.missions and state.phase > ASSIGN
    for at in range(len(state.held)):
        found = (state.held[at] >= 0) + (state.shown[at] >= 0)
        if found != (1 if dealt else 0):
            raise BadPosition("mission-count", "missions-setup", seat=at // 3)
    if not dealt:
        return
    # Each player reveals one mission a round, from the starter of the round.
    for seat in range(int(state.players)):
        shown = sum(1 for mission in state.shown[seat * 3 : seat * 3 + 3] if mission >= 0)
        expected = len(state.history)
        if state.phase == REVEALING:
            before = (seat - int(state.starter)) % int(state.players)
            now = (int(state.turn) - int(state.starter)) % int(state.players)
            expected += 1 if before < now else 0
        if shown != expected:
            raise BadPosition("mission-count", "missions-setup", seat=seat)
