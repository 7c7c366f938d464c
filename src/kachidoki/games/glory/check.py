# interpreted: checking positions is not hot.
"""Whether a position of Call to Glory can be: BadPosition says why not."""

from itertools import product

from kachidoki.games.glory import pieces
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.steps.scoring import DONE, REVEALING, next_starter
from kachidoki.games.glory.steps.setup import ASSIGN, DEAL, START
from kachidoki.games.glory.steps.step import usable
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing
from kachidoki.kernel.errors import BadPosition
from kachidoki.kernel.step import Step


def check(state: GloryState) -> None:
    """Raise BadPosition for what no game can reach."""
    _check_phase(state)
    _check_cards(state)
    _check_seats(state)
    _check_turn(state)
    step = state.step
    if isinstance(step, Placing):
        _check_placing(state, step)
    _check_round_end(state)
    _check_ninja(state)
    _check_missions(state)
    _check_asked(state)
    _check_points(state)


def _impossible(state: GloryState, rule: str) -> BadPosition:
    return BadPosition("phase-impossible", rule, phase=state.step.name)


def _between(state: GloryState) -> bool:
    """Whether a round is over and the next one is not dealt."""
    return state.step is DONE or (state.step is DEAL and state.round > 0)


def _stands(state: GloryState) -> Step[GloryState]:
    """Where the turn stands: what follows once cards are placed, else the step itself."""
    return state.stack[-1] if isinstance(state.step, Placing) else state.step


def _check_phase(state: GloryState) -> None:
    phase = state.step
    done = len(state.history)
    wanted = int(state.round) if phase in (START, ASSIGN, DEAL, DONE) else int(state.round) - 1
    if done != max(wanted, 0):
        raise BadPosition("history-length", "scoring", found=done, wanted=max(wanted, 0))
    if phase is not DEAL and (phase in (START, ASSIGN)) != (state.round == 0):
        raise _impossible(state, "play")
    if phase is START and state.rules.starter >= 0:
        raise _impossible(state, "play")
    if phase in (ASSIGN, REVEALING) and not state.rules.missions:
        raise _impossible(state, "missions-setup")
    if (phase is DONE) != (done == state.rules.rounds):
        raise _impossible(state, "winning")


def _check_cards(state: GloryState) -> None:
    step = state.step
    for kind in range(pieces.KINDS):
        count = sum(state.hand[kind :: pieces.KINDS]) + state.sets[kind] + state.deck.count(kind)
        count += state.pile1.count(kind) + state.pile2.count(kind)
        if isinstance(step, Placing) and step.kind == kind:
            count += step.count
        wanted = pieces.VALUES[kind] if state.round else 0
        if count != wanted:
            raise BadPosition(
                "card-count", "cards", kind=pieces.NAMES[kind], found=count, wanted=wanted
            )
    for at, known in enumerate(state.known):
        if known > state.hand[at]:
            raise BadPosition(
                "known-not-held",
                "action1",
                seat=at // pieces.KINDS,
                kind=pieces.NAMES[at % pieces.KINDS],
            )
    for kind in range(pieces.KINDS):
        least = 1 if state.rules.ninja else state.rules.smallest[kind]
        if 0 < state.sets[kind] < least:
            raise BadPosition("set-too-small", "action2a", kind=pieces.NAMES[kind], least=least)
    # The first turn of a round takes a card of each draw pile at once.
    left = pieces.CARDS - pieces.DEALT * int(state.players)
    for size, most in ((state.end1, (left + 1) // 2 - 1), (state.end2 - state.top2, left // 2 - 1)):
        if size > most:
            raise BadPosition("deck-too-large", "setup", most=most)


def _check_seats(state: GloryState) -> None:
    phase = state.step
    if phase is START:
        _must(state, "starter", -1, "play")
        _must(state, "turn", -1, "play")
    elif state.starter < 0 or state.turn < 0:
        raise _impossible(state, "play")
    played = state.history or phase is REVEALING
    if (state.last >= 0) != bool(played):
        raise _impossible(state, "next-start")
    first_round = state.round == 0 or (state.round == 1 and phase is not DEAL)
    if first_round and state.rules.starter >= 0:
        _must(state, "starter", int(state.rules.starter), "play")
    if state.history and phase not in (REVEALING, DONE):
        _must(state, "starter", int(next_starter(state)), "next-start")
    if phase in (ASSIGN, DEAL) or (phase is DONE and state.rules.missions):
        _must(state, "turn", int(state.starter), "play")
    elif phase is DONE:
        _must(state, "turn", int(state.last), "play")


def _must(state: GloryState, field: str, wanted: int, rule: str) -> None:
    if int(state.starter if field == "starter" else state.turn) != wanted:
        raise BadPosition("out-of-range", rule, field=field, low=wanted, high=wanted)


def _check_turn(state: GloryState) -> None:
    step = _stands(state)
    if (state.drawn >= 0) != (step in (SECOND, ACTION, CLOSE)):
        raise BadPosition("drawn-impossible", "action1")
    if step is SECOND or step is ACTION:
        at = int(state.turn) * pieces.KINDS
        if state.size[state.turn] < (1 if step is SECOND else 2):
            raise _impossible(state, "action1")
        if state.drawn >= 2 and not any(state.known[at : at + pieces.KINDS]):
            raise BadPosition("drawn-impossible", "action1")
    # Both draw piles have cards when a turn begins: an empty one was emptied by this turn.
    draws = {FIRST: 0, SECOND: 1, ACTION: 2, CLOSE: 2}
    if step in draws:
        empty = [pile for pile in (0, 1) if (state.end1, state.end2 - state.top2)[pile] == 0]
        if len(empty) > draws[step] - (1 if state.drawn >= 2 else 0):
            raise _impossible(state, "round-end")
        if step is SECOND and empty and empty[0] != state.drawn:
            raise _impossible(state, "round-end")


def _check_placing(state: GloryState, step: Placing) -> None:
    cause, count = step.cause, step.count
    seat, turn, kind = step.seat, state.turn, int(step.kind)
    follows = state.stack[-1]
    if not state.pile1 or not state.pile2:
        raise BadPosition("no-choice-of-pile", "action2b")
    if cause == pieces.STRUCK:
        possible = (
            seat != turn
            and count == 1
            and state.owner[kind] in (-1, seat)
            and state.supply > 0
            and follows in (FIRST, SECOND, ACTION, CLOSE)
        )
    elif cause == pieces.HAND:
        possible = seat == turn and count == 1 and follows is CLOSE
    else:
        smallest = state.rules.smallest[kind]
        possible = (
            (seat == turn) == (cause == pieces.REPLACED)
            and state.owner[kind] == turn
            and state.sets[kind] >= smallest
            and state.sets[kind] > count >= (1 if state.rules.ninja else smallest)
            and follows is CLOSE
        )
    if not possible:
        raise BadPosition("placing-impossible", "action2b", cause=pieces.CAUSES[cause])


def _check_round_end(state: GloryState) -> None:
    """Nothing ends a round before action 2; after it, only what the last turn laid."""
    step = state.step
    need = int(state.rules.types_to_end)
    laid_now = int(state.last) if _between(state) or state.step is REVEALING else int(state.turn)
    acted = _stands(state) not in (FIRST, SECOND, ACTION)
    acted = acted and not (isinstance(step, Placing) and step.cause == pieces.HAND)
    for seat, types in enumerate(state.types):
        if types > need or (types == need and not (acted and seat == laid_now)):
            raise _impossible(state, "round-end")
    if state.laid == pieces.KINDS and not acted:
        raise _impossible(state, "round-end")
    if _between(state) or state.step is REVEALING:
        emptied = state.end1 == 0 or state.end2 == state.top2
        if max(state.types) < need and state.laid < pieces.KINDS and not emptied:
            raise _impossible(state, "round-end")


def _check_ninja(state: GloryState) -> None:
    step = state.step
    found = sum(state.figures) + int(state.supply)
    wanted = pieces.FIGURES if state.rules.ninja else 0
    if found != wanted:
        raise BadPosition("figure-count", "ninja-setup", found=found, wanted=wanted)
    if state.step is DEAL and any(state.figures):
        if state.round == 0 or not state.rules.keep_figures:
            raise _impossible(state, "ninja-setup")
    if state.gained:
        laid = _stands(state) is CLOSE and state.owner[pieces.NINJA] == state.turn
        if isinstance(step, Placing) and step.cause != pieces.STRUCK:
            laid = laid and step.kind == pieces.NINJA and step.cause != pieces.HAND
        if not laid or state.figures[state.turn] == 0:
            raise BadPosition("gained-impossible", "ninja-gain")


def _check_missions(state: GloryState) -> None:
    seen = [mission for mission in (*state.held, *state.shown) if mission >= 0]
    if len(seen) != len(set(seen)):
        raise BadPosition("mission-twice", "missions-setup")
    dealt = state.rules.missions and state.step not in (START, ASSIGN)
    for at in range(len(state.held)):
        found = (state.held[at] >= 0) + (state.shown[at] >= 0)
        if found != (1 if dealt else 0):
            raise BadPosition("mission-count", "missions-setup", seat=at // 3)
    if not dealt:
        return
    # Each player reveals one mission a round, from the starter of the round.
    for seat in range(int(state.players)):
        wanted = len(state.history)
        if state.step is REVEALING and seat in _revealed(state):
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
    if state.step is not REVEALING:
        return []
    count = (int(state.turn) - int(state.starter)) % players
    return [(int(state.starter) + step) % players for step in range(count)]


def _check_asked(state: GloryState) -> None:
    """Nobody is asked what has one answer that everyone can see."""
    phase = state.step
    if phase is FIRST and not state.pile1 and not state.pile2 and usable(state) == 0:
        raise _impossible(state, "action1")
    if phase is CLOSE and usable(state) == 0:
        raise _impossible(state, "ninja-use")
    if phase in (SECOND, REVEALING) and len(state.legal(state.turn)) == 1:
        raise _impossible(state, "action1" if phase is SECOND else "missions-scoring")


def _check_points(state: GloryState) -> None:
    # Which of the missions shown so far were those of this round is not written down: any may be.
    bonuses = set()
    revealed = _revealed(state)
    for missions in product(*[_shown(state, seat) for seat in revealed]):
        bonus = [0] * int(state.players)
        for mission in missions:
            kind = pieces.MISSION_KIND[mission]
            if state.owner[kind] >= 0:
                bonus[state.owner[kind]] += (
                    pieces.BONUS[pieces.MISSION_STACK[mission]] * state.sets[kind]
                )
        bonuses.add(tuple(bonus))
    if state.bonus not in bonuses:
        raise BadPosition("points-impossible", "missions-scoring", field="bonus")
    rows = state.history
    if _between(state):
        points = list(state.bonus)
        for kind in range(pieces.KINDS):
            if state.owner[kind] >= 0:
                points[state.owner[kind]] += pieces.VALUES[kind]
        if rows[-1] != tuple(points):
            raise BadPosition("points-impossible", "scoring", field="history")
        rows = rows[:-1]
    if state.rules.missions:
        return
    sums = {0}
    for value in pieces.VALUES:
        sums |= {value + other for other in sums}
    for row in rows:
        if sum(row) > sum(pieces.VALUES) or any(points not in sums for points in row):
            raise BadPosition("points-impossible", "scoring", field="history")
