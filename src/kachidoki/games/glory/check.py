# interpreted: checking positions is not hot.
"""Whether a position of Call to Glory can be: BadPosition says why not."""

from itertools import product

from kachidoki.games.glory import pieces
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.steps.scoring import DONE, REVEALING, counted, next_starter
from kachidoki.games.glory.steps.setup import ASSIGN, DEAL, START
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing, may_strike
from kachidoki.kernel.errors import must
from kachidoki.kernel.step import Step


def check(state: GloryState) -> None:
    """Raise BadPosition for what no game can reach."""
    _check_course(state)
    _check_cards(state)
    _check_turn(state)
    if isinstance(state.step, Placing):
        _check_placing(state, state.step)
    _check_round_end(state)
    _check_ninja(state)
    _check_missions(state)
    _check_points(state)


def _possible(fine: object, state: GloryState, rule: str) -> None:
    must(fine, "phase-impossible", rule, phase=state.step.name)


def _between(state: GloryState) -> bool:
    """Whether a round is over and the next one is not dealt."""
    return state.step is DONE or (state.step is DEAL and state.round > 0)


def _stands(state: GloryState) -> Step[GloryState]:
    """Where the turn stands: what follows once cards are placed, else the step itself."""
    return state.stack[-1] if isinstance(state.step, Placing) else state.step


def _check_course(state: GloryState) -> None:
    """Which step can come in which round, who starts it and whose turn it is before and after."""
    phase, rules, done = state.step, state.rules, len(state.history)
    counted = max(0, int(state.round) - (phase not in (START, ASSIGN, DEAL, DONE)))
    must(done == counted, "history-length", "scoring", found=done, wanted=counted)
    _possible(phase is DEAL or (phase in (START, ASSIGN)) == (state.round == 0), state, "play")
    _possible(phase is not START or rules.starter < 0, state, "play")
    _possible(phase not in (ASSIGN, REVEALING) or rules.missions, state, "missions-setup")
    _possible((phase is DONE) == (done == rules.rounds), state, "winning")
    _possible(phase is START or min(state.starter, state.turn) >= 0, state, "play")
    _possible((state.last >= 0) == (done > 0 or phase is REVEALING), state, "next-start")
    starter, turn, rule = int(state.starter), int(state.turn), "play"
    if phase is START:
        starter = turn = -1
    elif done and phase not in (REVEALING, DONE):
        starter, rule = int(next_starter(state)), "next-start"
    elif rules.starter >= 0 and state.round <= 1:
        starter = int(rules.starter)
    if phase in (ASSIGN, DEAL) or (phase is DONE and rules.missions):
        turn = starter
    elif phase is DONE:
        turn = int(state.last)
    for field, wanted, cited in (("starter", starter, rule), ("turn", turn, "play")):
        fine = getattr(state, field) == wanted
        must(fine, "out-of-range", cited, field=field, low=wanted, high=wanted)


def _check_cards(state: GloryState) -> None:
    step, rules = state.step, state.rules
    cards = state.deck1 + state.deck2 + bytes(state.pile1 + state.pile2)
    for kind, name in enumerate(pieces.NAMES):
        found = sum(state.hand[kind :: pieces.KINDS]) + state.sets[kind] + cards.count(kind)
        found += int(step.count) if isinstance(step, Placing) and step.kind == kind else 0
        wanted = pieces.VALUES[kind] if state.round else 0
        must(found == wanted, "card-count", "cards", kind=name, found=found, wanted=wanted)
        least = 1 if rules.ninja else rules.smallest[kind]
        fine = state.sets[kind] == 0 or state.sets[kind] >= least
        must(fine, "set-too-small", "action2a", kind=name, least=least)
    for at, known in enumerate(state.known):
        seat, name = at // pieces.KINDS, pieces.NAMES[at % pieces.KINDS]
        must(known <= state.hand[at], "known-not-held", "action1", seat=seat, kind=name)
    # The first turn of a round takes a card of each draw pile at once.
    left = pieces.CARDS - pieces.DEALT * int(state.players)
    for size, most in ((state.left1, (left + 1) // 2 - 1), (state.left2, left // 2 - 1)):
        must(size <= most, "deck-too-large", "setup", most=most)


def _check_turn(state: GloryState) -> None:
    step, drawn, at = _stands(state), int(state.drawn), int(state.turn) * pieces.KINDS
    must((drawn >= 0) == (step in (SECOND, ACTION, CLOSE)), "drawn-impossible", "action1")
    # How many cards the turn has drawn; a card of a discard pile is known to everyone.
    turn: list[Step[GloryState]] = [FIRST, SECOND, ACTION, CLOSE]
    draws = min(turn.index(step), 2) if step in turn else 0
    if step is SECOND or step is ACTION:
        _possible(state.size[state.turn] >= draws, state, "action1")
        fine = drawn < 2 or any(state.known[at : at + pieces.KINDS])
        must(fine, "drawn-impossible", "action1")
    if step in turn:
        # Both draw piles have cards when a turn begins: an empty one was emptied by this turn.
        empty = [pile for pile, left in enumerate((state.left1, state.left2)) if left == 0]
        _possible(len(empty) <= draws - (drawn >= 2), state, "round-end")
        _possible(step is not SECOND or empty in ([], [drawn]), state, "round-end")
    # Nobody is asked what has one answer that everyone can see.
    if state.step is FIRST:
        _possible(state.pile1 or state.pile2 or may_strike(state), state, "action1")
    elif state.step is CLOSE:
        _possible(may_strike(state), state, "ninja-use")
    elif state.step in (SECOND, REVEALING):
        _possible(len(state.legal(state.turn)) != 1, state, state.step.rule)


def _check_placing(state: GloryState, step: Placing) -> None:
    seat, turn, kind, count, cause = step.seat, state.turn, int(step.kind), step.count, step.cause
    follows = state.stack[-1]
    smallest = int(state.rules.smallest[kind])
    must(state.pile1 and state.pile2, "no-choice-of-pile", "action2b")
    if cause == pieces.STRUCK:
        possible = seat != turn and count == 1 and state.owner[kind] in (-1, seat)
        possible = possible and state.supply > 0 and follows in (FIRST, SECOND, ACTION, CLOSE)
    elif cause == pieces.HAND:
        possible = seat == turn and count == 1 and follows is CLOSE
    else:
        possible = (seat == turn) == (cause == pieces.REPLACED) and state.owner[kind] == turn
        possible = possible and state.sets[kind] >= smallest and state.sets[kind] > count
        possible = possible and count >= (1 if state.rules.ninja else smallest) and follows is CLOSE
    must(possible, "placing-impossible", "action2b", cause=pieces.CAUSES[cause])


def _check_round_end(state: GloryState) -> None:
    """Nothing ends a round before action 2; after it, only what the last turn laid."""
    step, need = state.step, int(state.rules.types_to_end)
    over = _between(state) or step is REVEALING
    acted = _stands(state) not in (FIRST, SECOND, ACTION)
    acted = acted and not (isinstance(step, Placing) and step.cause == pieces.HAND)
    types = [state.owner.count(seat) for seat in range(state.players)]
    laid_now = int(state.last if over else state.turn)
    for seat, count in enumerate(types):
        most = need if acted and seat == laid_now else need - 1
        _possible(count <= most, state, "round-end")
    _possible(acted or sum(types) < pieces.KINDS, state, "round-end")
    ended = max(types) == need or sum(types) == pieces.KINDS or 0 in (state.left1, state.left2)
    _possible(ended or not over, state, "round-end")


def _check_ninja(state: GloryState) -> None:
    step, rules = state.step, state.rules
    found = sum(state.figures) + int(state.supply)
    wanted = pieces.FIGURES if rules.ninja else 0
    must(found == wanted, "figure-count", "ninja-setup", found=found, wanted=wanted)
    if step is DEAL and any(state.figures):
        _possible(state.round > 0 and rules.keep_figures, state, "ninja-setup")
    if state.gained:
        laid = _stands(state) is CLOSE and state.owner[pieces.NINJA] == state.turn
        if isinstance(step, Placing) and step.cause != pieces.STRUCK:
            laid = laid and step.kind == pieces.NINJA and step.cause != pieces.HAND
        must(laid and state.figures[state.turn], "gained-impossible", "ninja-gain")


def _check_missions(state: GloryState) -> None:
    dealt = state.rules.missions and state.step not in (START, ASSIGN)
    wanted = list(range(len(pieces.STACKS))) if dealt else []
    seen = [mission for missions in (*state.held, *state.shown) for mission in missions]
    must(len(seen) == len(set(seen)), "mission-twice", "missions-setup")
    # Each player reveals one mission a round, from the starter of the round.
    revealed = _revealed(state) if state.step is REVEALING else []
    for seat, parts in enumerate(zip(state.held, state.shown, strict=True)):
        held, shown = [[mission // pieces.STACK_SIZE for mission in part] for part in parts]
        different = len(held) + len(shown) == len(set(held)) + len(set(shown))
        must(different, "two-of-a-stack", "missions-setup", seat=seat)
        must(sorted(held + shown) == wanted, "mission-count", "missions-setup", seat=seat)
        fine = not dealt or len(shown) == len(state.history) + (seat in revealed)
        must(fine, "mission-count", "missions-scoring", seat=seat)


def _revealed(state: GloryState) -> list[int]:
    """The seats that have revealed a mission at the end of the round that lies on the table."""
    players, starter = int(state.players), int(state.starter)
    count = players if _between(state) and state.rules.missions else 0
    if state.step is REVEALING:
        count = (int(state.turn) - starter) % players
    return [seat for seat in range(players) if (seat - starter) % players < count]


def _check_points(state: GloryState) -> None:
    # Which of the missions shown so far were those of this round is not written down: any may be.
    bonuses = set()
    for missions in product(*[state.shown[seat] for seat in _revealed(state)]):
        bonus = [0] * int(state.players)
        for mission in missions:
            kind = pieces.MISSION_KIND[mission]
            if state.owner[kind] >= 0:
                each = pieces.BONUS[mission // pieces.STACK_SIZE]
                bonus[state.owner[kind]] += each * state.sets[kind]
        bonuses.add(tuple(bonus))
    must(state.bonus in bonuses, "points-impossible", "missions-scoring", field="bonus")
    rows = state.history
    if _between(state):
        must(rows[-1] == counted(state), "points-impossible", "scoring", field="history")
        rows = rows[:-1]
    sums = {0}
    for value in pieces.VALUES:
        sums |= {value + other for other in sums}
    for row in () if state.rules.missions else rows:
        fine = sum(row) <= sum(pieces.VALUES) and sums.issuperset(row)
        must(fine, "points-impossible", "scoring", field="history")
