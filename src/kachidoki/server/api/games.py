"""The games, their modes and options, their rulebooks, and the levels of the bots."""

from collections.abc import Callable
from typing import Annotated, TypeVar, cast

from litestar import Controller, Response
from litestar.params import PathParameter
from msgspec.json import encode

from kachidoki.games import find, ids
from kachidoki.server import game_shapes as shapes
from kachidoki.server import sheets
from kachidoki.server.api.route import Asking, Lang, TaleLanguage, get, language, query, sheet
from kachidoki.server.files import ASK_AGAIN, NEVER, PACKED
from kachidoki.server.limits import READ
from kachidoki.server.office import TheOffice
from kachidoki.server.shapes import Tales
from kachidoki.tables.errors import NotFound

GameId = Annotated[str, PathParameter(max_length=40, description="The id of a game.")]
_CARD_SET = "One of several sets of cards, as `table.cards` of a view names it."
CardSetId = Annotated[str, query("set", _CARD_SET, max_length=40)]
LearnerName = Annotated[str, query("name", "The learner, as the tale is to say.", max_length=40)]
T = TypeVar("T")


async def _sent(
    request: Asking, key: tuple[str, ...], make: Callable[[], T], cached: str = NEVER
) -> Response[T]:
    """What `make` makes, from the shelf if somebody has asked for it already."""
    answer = await sheet(request, key, "application/json", lambda: encode(make()), cached)
    # Without `lang` it is the reader's own.
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return cast(Response[T], answer)


class GamesApi(Controller):
    path = "/api/games"
    tags = ["games"]  # noqa: RUF012
    opt = {PACKED: True}  # noqa: RUF012

    @get("/", "The games and the levels of the bots")
    async def games(
        self, request: Asking, office: TheOffice, lang: Lang = None
    ) -> Response[shapes.Games]:
        shown, code = [office.editions.offered(game) for game in ids()], language(request, lang)
        return await _sent(request, ("games", code), lambda: sheets.games_sheet(code, shown))

    @get("/{game:str}", "One game")
    async def game(
        self, request: Asking, office: TheOffice, game: GameId, lang: Lang = None
    ) -> Response[shapes.GameShape]:
        shown, code = office.editions.offered(game), language(request, lang)
        return await _sent(
            request, ("game", code, shown.id), lambda: sheets.game_sheet(shown, code)
        )

    @get("/{game:str}/rules", "Its rulebook, in our own words")
    async def rules(
        self, request: Asking, game: GameId, lang: Lang = None
    ) -> Response[list[shapes.Section]]:
        name, code = find(game).id, language(request, lang)
        return await _sent(request, ("rules", code, name), lambda: sheets.rules_sheet(code, name))

    @get("/{game:str}/vocabulary", "Its names and its moves, in no language")
    async def vocabulary(
        self, request: Asking, office: TheOffice, game: GameId, chosen: CardSetId = ""
    ) -> Response[shapes.VocabularyShape]:
        """The same, with every move there is and the sections of the rulebook."""
        shown = office.editions.named(game, chosen) or find(game)
        key = "vocabulary", shown.id, shown.digest
        return await _sent(request, key, lambda: sheets.vocabulary_sheet(shown))

    @get("/{game:str}/names", "Its names and printed numbers, in no language")
    async def names(
        self, request: Asking, office: TheOffice, game: GameId, chosen: CardSetId = ""
    ) -> Response[shapes.NamesShape]:
        """What a program needs to say values with the text files, and to draw cards and boards."""
        shown = office.editions.named(game, chosen) or find(game)
        return await _sent(
            request, ("names", shown.id, shown.digest), lambda: sheets.names_sheet(shown)
        )

    @get("/{game:str}/cards", "Its cards, in every language")
    async def cards(
        self, request: Asking, office: TheOffice, game: GameId, chosen: CardSetId = ""
    ) -> Response[list[shapes.CardShape]]:
        """All cards of a game that has cards to look up. Ask again with `If-None-Match`."""
        shown = office.editions.named(game, chosen)
        if shown is None:
            raise NotFound("no-cards")
        key = "cards", shown.id, shown.digest
        return await _sent(request, key, lambda: sheets.cards_sheet(shown), ASK_AGAIN)

    @get("/{game:str}/lesson", "A guided first game, as data")
    async def lesson(self, request: Asking, game: GameId) -> Response[shapes.LessonShape]:
        """Each step is a table to look at, and what to say about it with the text files."""
        shown = find(game)
        return await _sent(request, ("lesson", shown.id), lambda: sheets.lesson_sheet(shown))

    @get("/{game:str}/lesson/tale", "The tale of each hero of its lesson", cost=READ)
    async def lesson_tale(
        self,
        request: Asking,
        office: TheOffice,
        game: GameId,
        name: LearnerName = "",
        spoken: TaleLanguage = None,
    ) -> Tales:
        """The lesson always ends the same; only the name of the learner is new."""
        shown, code = find(game), language(request, spoken)
        return await office.archive.read(lambda: sheets.lesson_tale(shown, code, name))
