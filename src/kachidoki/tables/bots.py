"""What bots do at the tables: they answer, they take their time, and they advise people."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from kachidoki.bots.registry import prompt
from kachidoki.bots.strength import LEARNED, meant
from kachidoki.games import find
from kachidoki.kernel.game import Setup
from kachidoki.tables.errors import NotAllowed, NotNow
from kachidoki.tables.live import Decide, Live
from kachidoki.tables.seating import Person
from kachidoki.tables.shares import PLAYED, WATCHED, Claim
from kachidoki.tables.table import Table
from kachidoki.tables.think import Thinkers, advise, luck, think

# Reactions are asked for often: what bots that search think with then, and how long (seconds) each
# bot takes to answer, whatever it holds.
QUICK = {"adept": "search:60ms", "expert": "search:150ms", "master": "search:150ms"}
REACTIONS = {"adept": 0.08, "expert": 0.2, "master": 0.2}
REACTION = 0.03
# Seconds before each move where bots play for all the people of a table: time to
# look on, and to take a seat back.
FOLLOWED = 0.7
# How many thoughts of a bot are remembered for the time that they took; and the seconds that it
# takes before the first.
MOST_PACES = 16
PACES = {"adept": 0.1, "expert": 0.5, "master": 0.5}
# Plans of bots that are kept for one table.
MOST_PLANS = 50

Thinking = Callable[..., dict[str, Any]]
# The game, its mode and players, the bot, and what it is asked.
Pace = tuple[str, str, int, str, str]


def reacting(code: str, table: Setup) -> str:
    """What thinks for a bot that is asked to react."""
    bot = meant(code, table)
    if prompt(bot):
        return bot
    # What it has learned, at a glance.
    return LEARNED if bot.partition(":")[0] == LEARNED else QUICK.get(code, bot)


class Bots:
    """The bots of a house. `act` lets happen what they decide."""

    # By what the time that they take is told, and how they wait.
    clock = staticmethod(time.monotonic)
    sleep = staticmethod(asyncio.sleep)

    def __init__(self, thinkers: Thinkers, act: Callable[[Live, Decide], Awaitable[int]]) -> None:
        self.thinkers = thinkers
        self._act = act
        # Called with what a bot took to think, in seconds.
        self.thought: Callable[[str, float], None] = lambda code, seconds: None
        # How long bots thought where they had a choice, at any table.
        self.paces: dict[Pace, deque[float]] = {}

    async def play(self, live: Live, seat: int, question: str) -> None:
        """Let the bot of a seat answer its question, if it is still open."""
        try:
            table, match = live.table, live.table.match
            code = table.seats[seat].player
            asked = match.question(seat) if match and code else None
            if match is None or asked is None or asked.id != question:
                return
            began = self.clock()
            plan = live.plans.pop(question, [])
            if plan and plan[0] in [move.text for move in match.state.moves(seat)]:
                if asked.key in find(table.setup.game).reactions:
                    await self._pace(began, REACTIONS.get(code, REACTION))
            else:
                plan = await self.planned(live, seat, code, asked.key)
            move = plan[0]
            if len(plan) > 1:
                if len(live.plans) >= MOST_PLANS:
                    live.plans.clear()
                live.plans[asked.following] = plan[1:]
            if table.handed_over:
                await self.sleep(FOLLOWED)
            await self._act(live, lambda table, now: table.bot_move(seat, question, move, now))
        finally:
            live.thinking.discard(question)

    async def planned(self, live: Live, seat: int, code: str, key: str) -> list[str]:
        """What the bot of a seat means to answer, and then. How long it takes to say so does not
        tell whether it had a choice."""
        table, began = live.table, self.clock()
        assert table.match is not None
        choices = len(table.match.state.moves(seat))
        reacts = key in find(table.setup.game).reactions
        bot = reacting(code, table.setup) if reacts else code
        quick = prompt(meant(bot, table.setup))
        claim = Claim(table.setup.host, PLAYED if table.played else WATCHED, quick)
        thought = await self._think(claim, table, seat, bot)
        if reacts:
            wanted = REACTIONS.get(code, REACTION)
        elif choices > 1:
            self._paces(table, code, key).append(self.clock() - began)
            wanted = 0.0
        else:
            known = self._paces(table, code, key)
            wanted = secrets.choice(known) if known else PACES.get(code, REACTION)
        await self._pace(began, wanted)
        return [str(thought["lines"][0]["move"]), *thought["then"]]

    def _paces(self, table: Table, code: str, key: str) -> deque[float]:
        about = table.setup.game, table.setup.mode, table.setup.players, code, key
        return self.paces.setdefault(about, deque(maxlen=MOST_PACES))

    async def _pace(self, began: float, wanted: float) -> None:
        """Wait until `wanted` seconds have gone by since it began."""
        if (left := wanted - (self.clock() - began)) > 0:
            await self.sleep(left)

    async def hint(
        self, live: Live, who: Person, seat: int | None, code: str
    ) -> tuple[str, dict[str, Any]]:
        """What a bot thinks of the question that a person has to answer, and its id."""
        table = live.table
        own = table.seats_of(who.id)
        asked = [n for n in own if n in table.asked and (seat is None or n == seat)]
        if not table.setup.hints:
            raise NotAllowed("hints-off")
        if not own:
            raise NotAllowed("not-seated")
        if not asked or table.match is None:
            raise NotNow("not-asked-now")
        question = table.match.question(asked[0])
        assert question is not None
        claim = Claim(who.id, quick=prompt(meant(code, table.setup)))
        return question.id, await self._think(claim, table, asked[0], code, advise)

    async def _think(
        self, claim: Claim, table: Table, seat: int, code: str, work: Thinking = think
    ) -> dict[str, Any]:
        assert table.match is not None
        # Different at each table, the same when a turn is thought out again after a crash.
        seed = luck(table.seed + b"bot %d" % seat)
        began = time.perf_counter()
        bot = meant(code, table.setup)
        about = table.setup.game, table.match.state.position(), seat, bot, seed
        thought = await self.thinkers.run(claim, work, *about)
        self.thought(code, time.perf_counter() - began)
        return thought
