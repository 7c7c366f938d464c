"""The bots that sit at the tables of a learner."""

from collections.abc import Mapping, Sequence

from kachidoki.bots.bot import Bot, Follower
from kachidoki.bots.registry import make
from kachidoki.envs import Task
from kachidoki.kernel.errors import BadBot
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import State

# What is played by chance, without looking.
RANDOM = "random"
# A bot by its code, or one that was made.
Named = str | Bot
Bots = Named | Sequence[Named] | Mapping[int, Named] | None


def seated(task: Task, mine: Sequence[int], bots: Bots) -> dict[int, Named]:
    """Who sits where: one bot takes all seats that are not `mine`, several take them in order."""
    free = [seat for seat in range(task.players) if seat not in mine]
    if isinstance(bots, Mapping):
        found = dict(bots)
    elif bots is None or isinstance(bots, (str, Bot)):
        found = dict.fromkeys(free, bots if bots is not None else RANDOM)
    else:
        found = dict(zip(free, bots, strict=False))
        if len(bots) != len(free):
            raise BadBot("too-many-bots", bots=len(bots), players=len(free))
    if sorted(found) != free:
        raise BadBot("too-many-bots", bots=len(found), players=len(free))
    return found


def names(task: Task, named: Mapping[int, Named]) -> tuple[str, ...]:
    """By seat, what a log says of who sits there."""
    every = [named.get(seat, "learner") for seat in range(task.players)]
    return tuple(one if isinstance(one, str) else type(one).__name__ for one in every)


class Opponent:
    """A bot in one seat, at any number of tables."""

    def __init__(self, bot: Named, seed: int) -> None:
        self._bot = make(bot, seed) if isinstance(bot, str) else bot
        # By table the game that is played there, in which the bot may be carrying out a plan.
        self._games: dict[int, tuple[State, Follower]] = {}

    def __call__(self, table: int, state: State, seat: int) -> Move:
        game = self._games.get(table)
        if game is None or game[0] is not state:
            game = self._games[table] = state, Follower(self._bot)
        return game[1].choose(state.view(seat))
