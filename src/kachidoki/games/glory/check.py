# interpreted: checking positions is not hot.
"""Whether a position of Call to Glory can be: BadPosition says why not."""

from itertools import product

from kachidoki.games.glory import pieces
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.steps import rounds
from kachidoki.games.glory.steps.rounds import ASSIGN, DEAL, DONE, REVEALING, START
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing
from kachidoki.kernel.errors import must

# The steps of a turn, by how often it has drawn.
TURN = (FIRST, SECOND, ACTION, CLOSE)
# Whatever sets pay, by one player in one round: the sums of any of their values.
SUMS = {sum(some) for some in product(*[(0, value) for value in pieces.VALUES])}


class Check:
    """A position, and what several of its checks ask for. They raise BadPosition."""

    def __init__(self, state: GloryState) -> None:
        self.state, self.rules, self.step = state, state.rules, state.step
        self.placing = state.step if isinstance(state.step, Placing) else None
        # Where the turn stands: what follows once cards are placed, else the step itself.
        self.stands = state.stack[-1] if self.placing else state.step
        # Whether a round is over and the next one is not dealt.
        self.between = state.step is DONE or (state.step is DEAL and state.round > 0)

    def possible(self, fine: object, rule: str) -> None:
        must(fine, "phase-impossible", rule, phase=self.step.name)

    def course(self) -> None:
        """Which step can come in which round, who starts it, whose turn it is before and after."""
        state, rules, step, done = self.state, self.rules, self.step, len(self.state.history)
        wanted = max(0, int(state.round) - (step not in (START, ASSIGN, DEAL, DONE)))
        must(done == wanted, "history-length", "scoring", found=done, wanted=wanted)
        self.possible(step is DEAL or (step in (START, ASSIGN)) == (state.round == 0), "play")
        self.possible(step is not START or rules.starter < 0, "play")
        self.possible(step not in (ASSIGN, REVEALING) or rules.missions, "missions-setup")
        self.possible((step is DONE) == (done == rules.rounds), "winning")
        self.possible(step is START or min(state.starter, state.turn) >= 0, "play")
        self.possible((state.last >= 0) == (done > 0 or step is REVEALING), "next-start")
        starter, turn, rule = int(state.starter), int(state.turn), "play"
        if step is START:
            starter = turn = -1
        elif done and step not in (REVEALING, DONE):
            starter, rule = int(rounds.next_starter(state)), "next-start"
        elif rules.starter >= 0 and state.round <= 1:
            starter = int(rules.starter)
        if step in (ASSIGN, DEAL) or (step is DONE and rules.missions):
            turn = starter
        elif step is DONE:
            turn = int(state.last)
        for field, seat, cited in (("starter", starter, rule), ("turn", turn, "play")):
            fine = getattr(state, field) == seat
            must(fine, "out-of-range", cited, field=field, low=seat, high=seat)

    def cards(self) -> None:
        state, rules, placing = self.state, self.rules, self.placing
        cards = state.deck1 + state.deck2 + bytes(state.pile1 + state.pile2)
        for kind, name in enumerate(pieces.NAMES):
            found = sum(state.hand[kind :: pieces.KINDS]) + state.sets[kind] + cards.count(kind)
            found += int(placing.count) if placing and placing.kind == kind else 0
            wanted = pieces.VALUES[kind] if state.round else 0
            must(found == wanted, "card-count", "cards", kind=name, found=found, wanted=wanted)
            least = 1 if rules.ninja else rules.smallest[kind]
            fine = not 0 < state.sets[kind] < least
            must(fine, "set-too-small", "action2a", kind=name, least=least)
        for at, known in enumerate(state.known):
            seat, name = at // pieces.KINDS, pieces.NAMES[at % pieces.KINDS]
            must(known <= state.hand[at], "known-not-held", "action1", seat=seat, kind=name)
        # The first turn of a round takes a card of each draw pile at once.
        left = pieces.CARDS - pieces.DEALT * int(state.players)
        for size, most in ((state.left1, (left + 1) // 2 - 1), (state.left2, left // 2 - 1)):
            must(size <= most, "deck-too-large", "setup", most=most)

    def turn(self) -> None:
        state, stands, drawn = self.state, self.stands, int(self.state.drawn)
        must((drawn >= 0) == (stands in TURN[1:]), "drawn-impossible", "action1")
        if stands not in TURN:
            return
        draws = min(TURN.index(stands), 2)
        if stands in (SECOND, ACTION):
            self.possible(state.size[state.turn] >= draws, "action1")
            # A card of a discard pile is known to everyone.
            at = int(state.turn) * pieces.KINDS
            fine = drawn < 2 or any(state.known[at : at + pieces.KINDS])
            must(fine, "drawn-impossible", "action1")
        # Both draw piles have cards when a turn begins: an empty one was emptied by this turn.
        empty = [pile for pile, left in enumerate((state.left1, state.left2)) if left == 0]
        self.possible(len(empty) <= draws - (drawn >= 2), "round-end")
        self.possible(stands is not SECOND or empty in ([], [drawn]), "round-end")

    def put_down(self) -> None:
        state, placing = self.state, self.placing
        if placing is None:
            return
        kind, count, cause = placing.kind, placing.count, placing.cause
        own, owner, laid = placing.seat == state.turn, state.owner[kind], state.sets[kind]
        smallest = self.rules.smallest[kind]
        must(state.pile1 and state.pile2, "no-choice-of-pile", "action2b")
        if cause == pieces.STRUCK:
            fine = not own and count == 1 and owner in (-1, placing.seat)
            fine = fine and state.supply > 0 and self.stands in TURN
        elif cause == pieces.HAND:
            fine = own and count == 1 and self.stands is CLOSE
        else:
            fine = own == (cause == pieces.REPLACED) and owner == state.turn
            fine = fine and laid >= smallest and laid > count and self.stands is CLOSE
            fine = fine and count >= (1 if self.rules.ninja else smallest)
        must(fine, "placing-impossible", "action2b", cause=pieces.CAUSES[cause])

    def round_end(self) -> None:
        """Nothing ends a round before action 2; after it, only what the last turn laid."""
        state, need = self.state, int(self.rules.types_to_end)
        over = self.between or self.step is REVEALING
        discarding = self.placing is not None and self.placing.cause == pieces.HAND
        acted = self.stands not in TURN[:3] and not discarding
        laid_now = int(state.last if over else state.turn)
        for seat, count in enumerate(state.types):
            self.possible(count < need + (acted and seat == laid_now), "round-end")
        self.possible(acted or state.laid < pieces.KINDS, "round-end")
        full = max(state.types) == need or state.laid == pieces.KINDS
        ended = full or 0 in (state.left1, state.left2)
        self.possible(ended or not over, "round-end")

    def ninjas(self) -> None:
        state, rules, placing = self.state, self.rules, self.placing
        found, wanted = sum(state.figures) + int(state.supply), int(rules.figures)
        must(found == wanted, "figure-count", "ninja-setup", found=found, wanted=wanted)
        if self.step is DEAL and any(state.figures):
            self.possible(state.round > 0 and rules.keep_figures, "ninja-setup")
        if state.gained:
            laid = self.stands is CLOSE and state.owner[pieces.NINJA] == state.turn
            if placing and placing.cause != pieces.STRUCK:
                laid = laid and placing.kind == pieces.NINJA and placing.cause != pieces.HAND
            must(laid and state.figures[state.turn], "gained-impossible", "ninja-gain")

    def missions(self) -> None:
        """Each player has one of each stack, and reveals one a round, from who started it."""
        state = self.state
        dealt = self.rules.missions and self.step not in (START, ASSIGN)
        wanted = list(range(len(pieces.STACKS))) if dealt else []
        seen = [mission for missions in (*state.held, *state.shown) for mission in missions]
        must(len(seen) == len(set(seen)), "mission-twice", "missions-setup")
        revealed = [] if self.between else self.revealed()
        for seat, parts in enumerate(zip(state.held, state.shown, strict=True)):
            held, shown = [[mission // pieces.STACK_SIZE for mission in part] for part in parts]
            different = len(held) + len(shown) == len(set(held)) + len(set(shown))
            must(different, "two-of-a-stack", "missions-setup", seat=seat)
            must(sorted(held + shown) == wanted, "mission-count", "missions-setup", seat=seat)
            fine = not dealt or len(shown) == len(state.history) + (seat in revealed)
            must(fine, "mission-count", "missions-scoring", seat=seat)

    def revealed(self) -> list[int]:
        """The seats that have revealed a mission at the end of the round that lies on the table."""
        state, players = self.state, int(self.state.players)
        count = players if self.between and self.rules.missions else 0
        if self.step is REVEALING:
            count = (int(state.turn) - int(state.starter)) % players
        return [seat for seat in range(players) if (seat - state.starter) % players < count]

    def points(self) -> None:
        state, rows = self.state, self.state.history
        # Which of the missions shown were those of this round is not written down: any may be.
        bonuses = set()
        for missions in product(*[state.shown[seat] for seat in self.revealed()]):
            bonus = [0] * int(state.players)
            for mission in missions:
                kind = pieces.MISSION_KIND[mission]
                if state.owner[kind] >= 0:
                    bonus[state.owner[kind]] += pieces.MISSION_BONUS[mission] * state.sets[kind]
            bonuses.add(tuple(bonus))
        must(state.bonus in bonuses, "points-impossible", "missions-scoring", field="bonus")
        if self.between:
            must(rows[-1] == rounds.counted(state), "points-impossible", "scoring", field="history")
            rows = rows[:-1]
        for row in () if self.rules.missions else rows:
            fine = sum(row) <= sum(pieces.VALUES) and SUMS.issuperset(row)
            must(fine, "points-impossible", "scoring", field="history")

    def asked(self) -> None:
        """Nobody is asked what has one answer that everyone can see: the game would go on."""
        again = self.state.copy()
        again.step.enter(again)
        self.possible(again.step is self.step and again.turn == self.state.turn, self.step.rule)


def check(state: GloryState) -> None:
    """Raise BadPosition for what no game can reach."""
    one = Check(state)
    parts = [one.course, one.cards, one.turn, one.put_down, one.round_end, one.ninjas]
    for part in (*parts, one.missions, one.points, one.asked):
        part()
