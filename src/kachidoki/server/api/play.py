"""Playing: answers, taking back, agreeing, hints, chat. The WebSocket does the same, quicker."""

from litestar import Controller
from litestar.params import JSONBody

from kachidoki.server import shapes
from kachidoki.server.api.route import Asking, Somebody, TableId, TheHouse, post, put, take
from kachidoki.server.api.tables import bot_code
from kachidoki.server.limits import THINK
from kachidoki.server.sight import sight

HINTED = 3


class PlayApi(Controller):
    path = "/api/tables/{table:str}"
    tags = ["play"]  # noqa: RUF012

    @post("/moves", summary="Answer a question")
    async def submit(
        self, table: TableId, data: JSONBody[shapes.Answer], house: TheHouse, who: Somebody
    ) -> shapes.Done:
        """Acknowledged when it is stored. Sent twice, it is one move with one sequence number."""
        live = await sight(house, table, who)
        return shapes.Done(await house.submit(live, who, data.seat, data.question, data.move))

    @post("/undo", summary="Take back your last choice")
    async def undo(
        self, table: TableId, data: JSONBody[shapes.TakeBack], house: TheHouse, who: Somebody
    ) -> shapes.Done:
        """Only if nobody acted since and nothing was revealed; else propose it to the others."""
        live = await sight(house, table, who)
        return shapes.Done(await house.act(live, lambda t, now: t.undo(who, data.seat, now)))

    @post("/proposals", summary="Ask everybody to agree to an undo, or to abandon the game")
    async def propose(
        self, table: TableId, data: JSONBody[shapes.Propose], house: TheHouse, who: Somebody
    ) -> shapes.Done:
        """With no other person at the table it is agreed at once. Those who are away are asked too;
        only to abandon the game nobody need wait for somebody who was not seen for a day."""
        live = await sight(house, table, who)
        return shapes.Done(await house.propose(live, who, data.about, data.seat))

    @post("/proposals/answer", summary="Agree, or refuse")
    async def answer(
        self, table: TableId, data: JSONBody[shapes.Consent], house: TheHouse, who: Somebody
    ) -> shapes.Done:
        live = await sight(house, table, who)
        return shapes.Done(await house.answer(live, who, data.agrees))

    @post("/chat", summary="Say something")
    async def chat(
        self, table: TableId, data: JSONBody[shapes.Chat], house: TheHouse, who: Somebody
    ) -> shapes.Done:
        live = await sight(house, table, who)
        said = data.text
        return shapes.Done(
            await house.act(live, lambda t, now: t.say(who, said, now, data.partners))
        )

    @put("/hush", summary="Let those who watch talk, or not")
    async def hush(
        self, table: TableId, data: JSONBody[shapes.Hush], house: TheHouse, who: Somebody
    ) -> shapes.Done:
        """For players."""
        live = await sight(house, table, who)
        return shapes.Done(await house.act(live, lambda t, now: t.hush(who, data.on, now)))

    @post("/hint", summary="What would a bot do?", status_code=200)
    async def hint(
        self,
        request: Asking,
        table: TableId,
        data: JSONBody[shapes.HintWish],
        house: TheHouse,
        who: Somebody,
    ) -> shapes.Hint:
        """The best moves for your open question, from what you can see. Off by default when other
        people play."""
        take(request, THINK)
        live = await sight(house, table, who)
        question, thought = await house.bots.hint(live, who, data.seat, bot_code(data.level))
        lines = [shapes.Line(**line) for line in thought["lines"][:HINTED]]
        return shapes.Hint(question, lines, thought["simulations"], thought["seconds"])
