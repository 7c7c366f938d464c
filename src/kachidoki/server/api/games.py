"""The games, their modes and options, their rulebooks, and the levels of the bots."""

from collections.abc import Sequence
from typing import Annotated, cast

from litestar import Controller, Response
from litestar.params import PathParameter, QueryParameter
from msgspec import convert
from msgspec.json import encode

from kachidoki.bots.registry import DEFAULT_LEVEL, levels, others, package_of
from kachidoki.games import find, ids, part
from kachidoki.kernel.game import Game, Option, Setting
from kachidoki.server import shapes
from kachidoki.server.api.route import Asking, Lang, get, language, take
from kachidoki.server.api.tales import TaleLanguage, tales
from kachidoki.server.archive import TheArchive
from kachidoki.server.editions import TheEditions
from kachidoki.server.files import ASK_AGAIN, NEVER, PACKED, File, file, send
from kachidoki.server.limits import READ
from kachidoki.server.words import texts
from kachidoki.tables.errors import NotFound
from kachidoki.text import Texts

GameId = Annotated[str, PathParameter(max_length=40, description="The id of a game.")]
CardSetId = Annotated[
    str,
    QueryParameter(
        name="set",
        max_length=40,
        description="One of several sets of cards, as `table.cards` of a view names it.",
    ),
]


LearnerName = Annotated[
    str,
    QueryParameter(name="name", max_length=40, description="The learner, as the tale is to say."),
]


class GamesApi(Controller):
    """What is the same for everybody is written once, and sent once while it stays the same."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012
    opt = {PACKED: True}  # noqa: RUF012

    @get("/", summary="The games and the levels of the bots")
    async def games(
        self, request: Asking, archive: TheArchive, editions: TheEditions, lang: Lang = None
    ) -> Response[shapes.Games]:
        code = language(request, lang)
        shown = [editions.offered(game) for game in ids()]
        found = await archive.sheets.get(("games", code), lambda: _sheet(_games(code, shown)))
        return cast(Response[shapes.Games], _send(request, found))

    @get("/{game:str}", summary="One game")
    async def game(
        self,
        request: Asking,
        game: GameId,
        archive: TheArchive,
        editions: TheEditions,
        lang: Lang = None,
    ) -> Response[shapes.GameShape]:
        shown, code = editions.offered(game), language(request, lang)
        key = ("game", code, shown.id)
        found = await archive.sheets.get(key, lambda: _sheet(_game(shown, code)))
        return cast(Response[shapes.GameShape], _send(request, found))

    @get("/{game:str}/rules", summary="Its rulebook, in our own words")
    async def rules(
        self, request: Asking, game: GameId, archive: TheArchive, lang: Lang = None
    ) -> Response[list[shapes.Section]]:
        name, code = find(game).id, language(request, lang)
        found = await archive.sheets.get(("rules", code, name), lambda: _sheet(_rules(code, name)))
        return cast(Response[list[shapes.Section]], _send(request, found))

    @get("/{game:str}/vocabulary", summary="Its names and its moves, in no language")
    async def vocabulary(
        self,
        request: Asking,
        game: GameId,
        archive: TheArchive,
        editions: TheEditions,
        chosen: CardSetId = "",
    ) -> Response[shapes.VocabularyShape]:
        """What a program needs to show a game and to say it with the text files."""
        shown = editions.named(game, chosen) or find(game)
        key = ("vocabulary", shown.id, shown.digest)
        found = await archive.sheets.get(key, lambda: _sheet(_vocabulary(shown)))
        return cast(Response[shapes.VocabularyShape], _send(request, found))

    @get("/{game:str}/cards", summary="Its cards, in every language")
    async def cards(
        self,
        request: Asking,
        game: GameId,
        archive: TheArchive,
        editions: TheEditions,
        chosen: CardSetId = "",
    ) -> Response[list[shapes.CardShape]]:
        """All cards of a game that has cards to look up. Ask again with `If-None-Match`."""
        shown = editions.named(game, chosen)
        if shown is None:
            raise NotFound("no-cards")
        key = ("cards", shown.id, shown.digest)
        found = await archive.sheets.get(key, lambda: _cards(shown))
        return cast(Response[list[shapes.CardShape]], _send(request, found))

    @get("/{game:str}/lesson", summary="A guided first game, as data")
    async def lesson(
        self, request: Asking, game: GameId, archive: TheArchive
    ) -> Response[shapes.LessonShape]:
        """Each step is a table to look at, and what to say about it with the text files."""
        shown = find(game)
        found = await archive.sheets.get(("lesson", shown.id), lambda: _sheet(_lesson(shown)))
        return cast(Response[shapes.LessonShape], _send(request, found))

    @get("/{game:str}/lesson/tale", summary="The tale of each hero of its lesson")
    async def lesson_tale(
        self,
        request: Asking,
        game: GameId,
        archive: TheArchive,
        name: LearnerName = "",
        spoken: TaleLanguage = None,
    ) -> shapes.Tales:
        """The lesson always ends the same; only the name of the learner is new."""
        take(request, READ)
        shown, code = find(game), language(request, spoken)
        return await archive.read(lambda: _lesson_tale(shown, code, name))


def _send(request: Asking, found: File) -> Response[bytes]:
    answer = send(request, found)
    # Without `lang` it is the reader's own.
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return answer


def _sheet(shape: object, cached: str = NEVER) -> File:
    return file(encode(shape), "application/json", cached)


def _games(code: str, games: Sequence[Game]) -> shapes.Games:
    say = texts(code)
    shown = [_game(game, code) for game in games]
    known = [shapes.LevelShape(name, *say.level(name), name == DEFAULT_LEVEL) for name in levels()]
    for name in others():
        about = say.say("cli-bot-other", package=package_of(name))
        known.append(shapes.LevelShape(name, name, about, False))
    return shapes.Games(shown, known)


def _rules(code: str, game: str) -> list[shapes.Section]:
    return [shapes.Section(*section) for section in texts(code, game).rulebook()]


def _vocabulary(game: Game) -> shapes.VocabularyShape:
    moves = [
        shapes.MoveShape(move.text, *game.describe(move), move.rule) for move in game.all_moves
    ]
    names = {category: list(known) for category, known in game.vocabulary.names.items()}
    return shapes.VocabularyShape(names, list(game.vocabulary.sections), moves)


def _cards(game: Game) -> File:
    found = game.catalogue()
    if found is None:
        raise NotFound("no-cards")
    return _sheet(convert(found, list[shapes.CardShape]), ASK_AGAIN)


def _lesson(game: Game) -> shapes.LessonShape:
    lesson = game.lesson
    if lesson is None:
        raise NotFound("no-lesson")
    start = game.start(lesson.players, lesson.mode, **lesson.options)
    steps = [
        shapes.LessonStep(
            stop.say,
            dict(stop.values),
            list(stop.point),
            list(stop.wants),
            stop.view.data(),
            [shapes.EventShape(n, e.key, dict(e.values), e.auto) for e in stop.events],
        )
        for n, stop in enumerate(lesson.play(start, game.parse))
    ]
    names = list(lesson.names)
    return shapes.LessonShape(game.id, lesson.mode, lesson.players, lesson.seat, names, steps)


def _lesson_tale(game: Game, code: str, name: str) -> shapes.Tales:
    lesson, found = game.lesson, part(game.id, "tale")
    if lesson is None or found is None:
        raise NotFound("no-tale")
    start = game.start(lesson.players, lesson.mode, **lesson.options)
    events = lesson.public(start.copy(), game.parse)
    own = name.strip() or texts(code).say("page-guest")
    names = [one or own for one in lesson.names]
    return tales(code, found.of_events(start, events, names, code))


def _game(game: Game, code: str) -> shapes.GameShape:
    say = texts(code, game)
    modes = [_mode(game, name, say) for name in game.modes]
    return shapes.GameShape(game.id, say.title(), say.about(), game.rules, modes)


def _label(option: Option, value: Setting, say: Texts) -> str:
    said, called = say.setting(option.name, value), option.called(value)
    return f"{said} ({called})" if called else said


def _mode(game: Game, name: str, say: Texts) -> shapes.ModeShape:
    mode = game.modes[name]
    options = [
        shapes.OptionShape(
            option.name,
            list(option.values),
            [_label(option, value, say) for value in option.values],
            option.default,
            option.rule,
            *say.option(key),
        )
        for key, option in mode.options.items()
    ]
    sides = game.sides(max(mode.players), name)
    together = [list(side) for side in sides] if any(len(side) > 1 for side in sides) else []
    return shapes.ModeShape(name, *say.mode(name), list(mode.players), options, together)
