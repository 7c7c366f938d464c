# interpreted: reading and checking positions is not hot.
"""A state of Call to Glory as plain data, and back, refusing what cannot be."""

from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING

from kachidoki.games.glory.pieces import (
    BONUS,
    CARDS,
    DEALT,
    FIGURES,
    KINDS,
    MISSION_KIND,
    MISSION_NAMES,
    MISSION_STACK,
    NAMES,
    NINJA,
    PILES,
    VALUES,
)
from kachidoki.games.glory.state import (
    ACTION,
    ASSIGN,
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
                        "unknown-name",
                        field=field,
                        value=str(name)[:40],
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


def _check(state: GloryState) -> None:
    """Raise BadPosition for what no game can reach."""
    _check_phase(state)
    _check_cards(state)
    _check_seats(state)
    _check_turn(state)
    if state.phase == PLACING:
        _check_placing(state)
    _check_round_end(state)
    _check_ninja(state)
    _check_missions(state)
    _check_asked(state)
    _check_points(state)
    if state.phase == DONE:
        state.actor = OVER
    elif state.phase in (START, ASSIGN, DEAL):
        state.actor = CHANCE
    else:
        state.actor = state.placing_seat if state.phase == PLACING else state.turn


def _impossible(state: GloryState, rule: str) -> BadPosition:
    return BadPosition("phase-impossible", rule, phase=PHASES[state.phase])


def _between(state: GloryState) -> bool:
    """Whether a round is over and the next one is not dealt."""
    return state.phase == DONE or (state.phase == DEAL and state.round > 0)


def _step(state: GloryState) -> int:
    """Where the turn stands: what follows once cards are placed, else the phase itself."""
    return int(state.resume if state.phase == PLACING else state.phase)


def _check_phase(state: GloryState) -> None:
    phase = state.phase
    done = len(state.history)
    wanted = int(state.round) if phase in (START, ASSIGN, DEAL, DONE) else int(state.round) - 1
    if done != max(wanted, 0):
        raise BadPosition("history-length", "scoring", found=done, wanted=max(wanted, 0))
    if phase != DEAL and (phase in (START, ASSIGN)) != (state.round == 0):
        raise _impossible(state, "play")
    if phase == START and state.rules.starter >= 0:
        raise _impossible(state, "play")
    if phase in (ASSIGN, REVEALING) and not state.rules.missions:
        raise _impossible(state, "missions-setup")
    if (phase == DONE) != (done == state.rules.rounds):
        raise _impossible(state, "winning")
    if (phase == PLACING) != (state.placing_seat >= 0):
        raise _impossible(state, "action2b")


def _check_cards(state: GloryState) -> None:
    for kind in range(KINDS):
        count = sum(state.hand[kind::KINDS]) + state.sets[kind] + state.deck.count(kind)
        count += state.pile1.count(kind) + state.pile2.count(kind)
        if state.placing_seat >= 0 and state.placing_kind == kind:
            count += state.placing_count
        wanted = VALUES[kind] if state.round else 0
        if count != wanted:
            raise BadPosition("card-count", "cards", kind=NAMES[kind], found=count, wanted=wanted)
    for at, known in enumerate(state.known):
        if known > state.hand[at]:
            raise BadPosition("known-not-held", "action1", seat=at // KINDS, kind=NAMES[at % KINDS])
    for kind in range(KINDS):
        least = 1 if state.rules.ninja else state.rules.smallest[kind]
        if 0 < state.sets[kind] < least:
            raise BadPosition("set-too-small", "action2a", kind=NAMES[kind], least=least)
    # The first turn of a round takes a card of each draw pile at once.
    left = CARDS - DEALT * int(state.players)
    for size, most in ((state.end1, (left + 1) // 2 - 1), (state.end2 - state.top2, left // 2 - 1)):
        if size > most:
            raise BadPosition("deck-too-large", "setup", most=most)


def _check_seats(state: GloryState) -> None:
    phase = state.phase
    if phase == START:
        _must(state, "starter", -1, "play")
        _must(state, "turn", -1, "play")
    elif state.starter < 0 or state.turn < 0:
        raise _impossible(state, "play")
    played = state.history or phase == REVEALING
    if (state.last >= 0) != bool(played):
        raise _impossible(state, "next-start")
    first_round = state.round == 0 or (state.round == 1 and phase != DEAL)
    if first_round and state.rules.starter >= 0:
        _must(state, "starter", int(state.rules.starter), "play")
    if state.history and phase not in (REVEALING, DONE):
        _must(state, "starter", int(state.next_starter()), "next-start")
    if phase in (ASSIGN, DEAL) or (phase == DONE and state.rules.missions):
        _must(state, "turn", int(state.starter), "play")
    elif phase == DONE:
        _must(state, "turn", int(state.last), "play")


def _must(state: GloryState, field: str, wanted: int, rule: str) -> None:
    if int(state.starter if field == "starter" else state.turn) != wanted:
        raise BadPosition("out-of-range", rule, field=field, low=wanted, high=wanted)


def _check_turn(state: GloryState) -> None:
    step = _step(state)
    if (state.drawn >= 0) != (step in (SECOND, ACTION, CLOSE)):
        raise BadPosition("drawn-impossible", "action1")
    if step == SECOND or step == ACTION:
        at = int(state.turn) * KINDS
        if state.size[state.turn] < (1 if step == SECOND else 2):
            raise _impossible(state, "action1")
        if state.drawn >= 2 and not any(state.known[at : at + KINDS]):
            raise BadPosition("drawn-impossible", "action1")
    # Both draw piles have cards when a turn begins: an empty one was emptied by this turn.
    draws = {FIRST: 0, SECOND: 1, ACTION: 2, CLOSE: 2}
    if step in draws:
        empty = [pile for pile in (0, 1) if (state.end1, state.end2 - state.top2)[pile] == 0]
        if len(empty) > draws[step] - (1 if state.drawn >= 2 else 0):
            raise _impossible(state, "round-end")
        if step == SECOND and empty and empty[0] != state.drawn:
            raise _impossible(state, "round-end")


def _check_placing(state: GloryState) -> None:
    cause, count = state.placing_cause, state.placing_count
    seat, turn, kind = state.placing_seat, state.turn, int(state.placing_kind)
    if not state.pile1 or not state.pile2:
        raise BadPosition("no-choice-of-pile", "action2b")
    if cause == STRUCK:
        possible = (
            seat != turn
            and count == 1
            and state.owner[kind] in (-1, seat)
            and state.supply > 0
            and state.resume in (FIRST, SECOND, ACTION, CLOSE)
        )
    elif cause == HAND:
        possible = seat == turn and count == 1 and state.resume == CLOSE
    else:
        smallest = state.rules.smallest[kind]
        possible = (
            (seat == turn) == (cause == REPLACED)
            and state.owner[kind] == turn
            and state.sets[kind] >= smallest
            and state.sets[kind] > count >= (1 if state.rules.ninja else smallest)
            and state.resume == CLOSE
        )
    if not possible:
        raise BadPosition("placing-impossible", "action2b", cause=CAUSES[cause])


def _check_round_end(state: GloryState) -> None:
    """Nothing ends a round before action 2; after it, only what the last turn laid."""
    need = int(state.rules.types_to_end)
    laid_now = int(state.last) if _between(state) or state.phase == REVEALING else int(state.turn)
    acted = _step(state) not in (FIRST, SECOND, ACTION)
    acted = acted and not (state.phase == PLACING and state.placing_cause == HAND)
    for seat, types in enumerate(state.types):
        if types > need or (types == need and not (acted and seat == laid_now)):
            raise _impossible(state, "round-end")
    if state.laid == KINDS and not acted:
        raise _impossible(state, "round-end")
    if _between(state) or state.phase == REVEALING:
        emptied = state.end1 == 0 or state.end2 == state.top2
        if max(state.types) < need and state.laid < KINDS and not emptied:
            raise _impossible(state, "round-end")


def _check_ninja(state: GloryState) -> None:
    found = sum(state.figures) + int(state.supply)
    wanted = FIGURES if state.rules.ninja else 0
    if found != wanted:
        raise BadPosition("figure-count", "ninja-setup", found=found, wanted=wanted)
    if state.phase == DEAL and any(state.figures):
        if state.round == 0 or not state.rules.keep_figures:
            raise _impossible(state, "ninja-setup")
    if state.gained:
        laid = _step(state) == CLOSE and state.owner[NINJA] == state.turn
        if state.phase == PLACING and state.placing_cause != STRUCK:
            laid = laid and state.placing_kind == NINJA and state.placing_cause != HAND
        if not laid or state.figures[state.turn] == 0:
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
        wanted = len(state.history)
        if state.phase == REVEALING and seat in _revealed(state):
            wanted += 1
        if len(_shown(state, seat)) != wanted:
            raise BadPosition("mission-count", "missions-scoring", seat=seat)


def _shown(state: GloryState, seat: int) -> list[int]:
    return [mission for mission in state.shown[seat * 3 : seat * 3 + 3] if mission >= 0]


def _revealed(state: GloryState) -> list[int]:
    """The seats that have revealed a mission at the end of the round that lies on the table."""
    players = int(state.players)
    if not state.rules.missions:
        return []
    if _between(state):
        return list(range(players))
    if state.phase != REVEALING:
        return []
    count = (int(state.turn) - int(state.starter)) % players
    return [(int(state.starter) + step) % players for step in range(count)]


def _check_asked(state: GloryState) -> None:
    """Nobody is asked what has one answer that everyone can see."""
    phase = state.phase
    if phase == FIRST and not state.pile1 and not state.pile2 and state.usable() == 0:
        raise _impossible(state, "action1")
    if phase == CLOSE and state.usable() == 0:
        raise _impossible(state, "ninja-use")
    if phase in (SECOND, REVEALING) and len(state.legal(state.turn)) == 1:
        raise _impossible(state, "action1" if phase == SECOND else "missions-scoring")


def _check_points(state: GloryState) -> None:
    # Which of the missions shown so far were those of this round is not written down: any may be.
    bonuses = set()
    revealed = _revealed(state)
    for missions in product(*[_shown(state, seat) for seat in revealed]):
        bonus = [0] * int(state.players)
        for mission in missions:
            kind = MISSION_KIND[mission]
            if state.owner[kind] >= 0:
                bonus[state.owner[kind]] += BONUS[MISSION_STACK[mission]] * state.sets[kind]
        bonuses.add(tuple(bonus))
    if state.bonus not in bonuses:
        raise BadPosition("points-impossible", "missions-scoring", field="bonus")
    rows = state.history
    if _between(state):
        points = list(state.bonus)
        for kind in range(KINDS):
            if state.owner[kind] >= 0:
                points[state.owner[kind]] += VALUES[kind]
        if rows[-1] != tuple(points):
            raise BadPosition("points-impossible", "scoring", field="history")
        rows = rows[:-1]
    if state.rules.missions:
        return
    sums = {0}
    for value in VALUES:
        sums |= {value + other for other in sums}
    for row in rows:
        if sum(row) > sum(VALUES) or any(points not in sums for points in row):
            raise BadPosition("points-impossible", "scoring", field="history")
