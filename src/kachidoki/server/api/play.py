"""Playing: answers, taking back, agreeing, hints, chat. The WebSocket does the same, quicker."""

from litestar import Controller
from litestar.params import JSONBody

from kachidoki.server import commands, shapes
from kachidoki.server.api.route import Visitor, post, put
from kachidoki.server.limits import THINK
from kachidoki.server.making import hint


class PlayApi(Controller):
    path = "/api/tables/{table:str}"
    tags = ["play"]  # noqa: RUF012

    @post("/moves", "Answer a question")
    async def submit(self, visit: Visitor, data: JSONBody[commands.Submit]) -> shapes.Done:
        """Acknowledged when it is stored. Sent twice, it is one move with one sequence number."""
        answer = data.seat, data.question, data.move
        return shapes.Done(await visit.house.submit(visit.live, visit.who, *answer))

    @post("/undo", "Take back your last choice")
    async def undo(self, visit: Visitor, data: JSONBody[commands.Undo]) -> shapes.Done:
        """Only if nobody acted since and nothing was revealed; else propose it to the others."""
        return await visit.act(lambda t, now: t.undo(visit.who, data.seat, now))

    @post("/proposals", "Ask everybody to agree to an undo, or to abandon the game")
    async def propose(self, visit: Visitor, data: JSONBody[commands.Propose]) -> shapes.Done:
        """With no other person at the table it is agreed at once. Those who are away are asked too;
        only to abandon the game nobody need wait for somebody who was not seen for a day."""
        proposal = data.about, data.seat
        return shapes.Done(await visit.house.propose(visit.live, visit.who, *proposal))

    @post("/proposals/answer", "Agree, or refuse")
    async def consent(self, visit: Visitor, data: JSONBody[commands.Consent]) -> shapes.Done:
        return shapes.Done(await visit.house.consent(visit.live, visit.who, data.agrees))

    @post("/chat", "Say something")
    async def say(self, visit: Visitor, data: JSONBody[commands.Say]) -> shapes.Done:
        return await visit.act(lambda t, now: t.say(visit.who, data.text, now, data.partners))

    @put("/hush", "Let those who watch talk, or not")
    async def hush(self, visit: Visitor, data: JSONBody[commands.Hush]) -> shapes.Done:
        """For players."""
        return await visit.act(lambda t, now: t.hush(visit.who, data.on, now))

    @post("/hint", "What would a bot do?", status_code=200, cost=THINK)
    async def advise(self, visit: Visitor, data: JSONBody[shapes.HintWish]) -> shapes.Hint:
        """The best moves for your open question, from what you can see. Off by default when other
        people play."""
        return await hint(visit.house, visit.live, visit.who, data)
