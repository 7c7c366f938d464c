"""A bot is given a View, never a State."""

import hashlib

from kachidoki.kernel.errors import NotYourTurn
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import mypyc_attr
from kachidoki.kernel.rng import Rng, check_seed
from kachidoki.kernel.state import View


class Line:
    """What a bot thinks of one move: how often it looked at it, and how it expects to end.

    `value` is between 0 (lost) and 1 (won), and `error` its standard error; without visits both
    mean nothing.
    """

    def __init__(self, move: Move, visits: int, value: float, error: float = 0.0) -> None:
        self.move = move
        self.visits = visits
        self.value = value
        self.error = error

    def data(self) -> dict[str, object]:
        return {
            "move": self.move.text,
            "visits": self.visits,
            "value": self.value,
            "error": self.error,
        }


class Thought:
    """The lines that a bot considered, the best first, and what it took to find them.

    `then` is what it means to do after the best move, as long as nobody else is asked.
    """

    def __init__(
        self,
        lines: list[Line],
        simulations: int,
        seconds: float,
        then: list[Move] | None = None,
    ) -> None:
        self.lines = lines
        self.simulations = simulations
        self.seconds = seconds
        self.then: list[Move] = then if then is not None else []

    @property
    def best(self) -> Move:
        return self.lines[0].move

    def data(self) -> dict[str, object]:
        return {
            "lines": [line.data() for line in self.lines],
            "then": [move.text for move in self.then],
            "simulations": self.simulations,
            "seconds": self.seconds,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves. The same view and the same seed give the same answer, unless time decides."""

    def __init__(self, seed: int = 0) -> None:
        check_seed(seed)
        self.seed = seed

    def rng(self, view: View) -> Rng:
        """A generator that depends on the seed and on what is seen, and on nothing else."""
        if not view.moves:
            raise NotYourTurn("not-asked-now")
        digest = hashlib.sha256(b"%d" % self.seed + view.encode()).digest()
        return Rng(int.from_bytes(digest[:16], "big"))

    def choose(self, view: View) -> Move:
        """One of `view.moves`."""
        return self.think(view).best

    def think(self, view: View) -> Thought:
        """All of `view.moves`, the best first."""
        raise TypeError("a bot must define think()")


class RandomBot(Bot):
    """Any legal move."""

    def think(self, view: View) -> Thought:
        moves = list(view.moves)
        first: int = self.rng(view).below(len(moves))
        moves[0], moves[first] = moves[first], moves[0]
        return Thought([Line(move, 0, 0.5) for move in moves], 0, 0.0)


class Follower:
    """A bot in one seat of one match, which carries its plans out without thinking again."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        # Whether the last move took a thought, what is to follow it, and the question that this
        # answers.
        self.thought = False
        self._then: list[Move] = []
        self._next = ""

    def choose(self, view: View) -> Move:
        """One of `view.moves`."""
        asked = view.question
        if asked is None:
            raise NotYourTurn("not-asked-now")
        self.thought = asked.id != self._next or self._then[0] not in view.moves
        if self.thought:
            thought = self.bot.think(view)
            self._then = [thought.best, *thought.then]
        move = self._then[0]
        self._then = self._then[1:]
        self._next = asked.following if self._then else ""
        return move


class GreedyBot(Bot):
    """The plan that the game values most."""

    def think(self, view: View) -> Thought:
        rng = self.rng(view)
        assert view.seat is not None
        # Plans use only what the seat knows, so any world that fits the view will do.
        best: dict[int, float] = {}
        plans = view.imagine(rng).plans(view.seat, view.moves)
        for plan in plans:
            first: int = plan.moves[0].index
            best[first] = max(plan.worth, best.get(first, plan.worth))
        order = shuffled(view, rng)
        # A move that no plan begins with comes last.
        order.sort(key=lambda move: -best.get(move.index, -1e9))
        then: list[Move] = []
        for plan in plans:
            if plan.moves[0] is order[0] and plan.worth == best[order[0].index]:
                then = plan.moves[1:]
                break
        return Thought([Line(move, 0, 0.5) for move in order], 0, 0.0, then)


class Careless(Bot):
    """Another bot; but now and then, by `share`, it plays any move at all."""

    def __init__(self, bot: Bot, share: float) -> None:
        super().__init__(bot.seed)
        self.bot = bot
        self.share = share

    def think(self, view: View) -> Thought:
        rng = self.rng(view)
        if rng.random() >= self.share:
            return self.bot.think(view)
        return Thought([Line(move, 0, 0.5) for move in shuffled(view, rng)], 0, 0.0)


def shuffled(view: View, rng: Rng) -> list[Move]:
    """The moves of a view, in any order."""
    order = list(view.moves)
    marks = list(range(len(order)))
    rng.shuffle(marks)
    return [order[at] for at in marks]
