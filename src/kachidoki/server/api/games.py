"""The games, their modes and options, their rulebooks, and the levels of the bots."""

from functools import cache, lru_cache
from typing import Annotated, cast

from litestar import Controller, Response
from litestar.params import PathParameter, QueryParameter
from msgspec import convert
from msgspec.json import encode

from kachidoki.bots.registry import DEFAULT_LEVEL, levels, others, package_of
from kachidoki.games import find, ids
from kachidoki.kernel.game import Game, Option, Setting
from kachidoki.server.api.route import Asking, Lang, get, language
from kachidoki.server.files import PACKED, File, file, send
from kachidoki.server.shapes import (
    CardShape,
    EventShape,
    Games,
    GameShape,
    LessonShape,
    LessonStep,
    LevelShape,
    ModeShape,
    MoveShape,
    OptionShape,
    Section,
    VocabularyShape,
)
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


class GamesApi(Controller):
    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get("/", summary="The games and the levels of the bots")
    async def games(self, request: Asking, lang: Lang = None) -> Games:
        code = language(request, lang)
        say = texts(code)
        shown = [_game(find(game), texts(code, game)) for game in ids()]
        known = [LevelShape(name, *say.level(name), name == DEFAULT_LEVEL) for name in levels()]
        for name in others():
            about = say.say("cli-bot-other", package=package_of(name))
            known.append(LevelShape(name, name, about, False))
        return Games(shown, known)

    @get("/{game:str}", summary="One game")
    async def game(self, request: Asking, game: GameId, lang: Lang = None) -> GameShape:
        found = find(game)
        return _game(found, texts(language(request, lang), found.id))

    @get("/{game:str}/rules", summary="Its rulebook, in our own words")
    async def rules(self, request: Asking, game: GameId, lang: Lang = None) -> list[Section]:
        say = texts(language(request, lang), find(game).id)
        return [Section(*section) for section in say.rulebook()]

    @get("/{game:str}/vocabulary", summary="Its names and its moves, in no language")
    async def vocabulary(self, game: GameId) -> VocabularyShape:
        """What a program needs to show a game and to say it with the text files."""
        found = find(game)
        words = found.vocabulary
        moves = [MoveShape(move.text, *found.describe(move), move.rule) for move in found.all_moves]
        names = {category: list(known) for category, known in words.names.items()}
        return VocabularyShape(names, list(words.sections), moves)

    @get("/{game:str}/cards", summary="Its cards, in every language", opt={PACKED: True})
    async def cards(
        self, request: Asking, game: GameId, chosen: CardSetId = ""
    ) -> Response[list[CardShape]]:
        """All cards of a game that has cards to look up. Ask again with `If-None-Match`."""
        found = _cards(find(game), chosen)
        return cast(Response[list[CardShape]], send(request, found))

    @get("/{game:str}/lesson", summary="A guided first game, as data")
    async def lesson(self, game: GameId) -> LessonShape:
        """Each step is a table to look at, and what to say about it with the text files."""
        return _lesson(find(game))


def _cards(game: Game, chosen: str) -> File:
    found = game.catalogue(chosen)
    if found is None:
        raise NotFound("no-cards")
    shapes = convert(found, list[CardShape])
    return _packed(encode(shapes))


# A catalogue is the same as long as the program runs, but sets of cards come and go.
@lru_cache(maxsize=16)
def _packed(content: bytes) -> File:
    return file(content, "application/json")


@cache
def _lesson(game: Game) -> LessonShape:
    lesson = game.lesson
    if lesson is None:
        raise NotFound("no-lesson")
    start = game.start(lesson.players, lesson.mode, **lesson.options)
    steps = [
        LessonStep(
            stop.say,
            dict(stop.values),
            list(stop.point),
            list(stop.wants),
            stop.view.data(),
            [EventShape(n, e.key, dict(e.values), e.auto) for e in stop.events],
        )
        for n, stop in enumerate(lesson.play(start, game.parse))
    ]
    names = list(lesson.names)
    return LessonShape(game.id, lesson.mode, lesson.players, lesson.seat, names, steps)


def _game(game: Game, say: Texts) -> GameShape:
    modes = [_mode(game, name, say) for name in game.modes]
    return GameShape(game.id, say.title(), say.about(), game.rules, modes)


def _label(option: Option, value: Setting, say: Texts) -> str:
    said, called = say.setting(option.name, value), option.called(value)
    return f"{said} ({called})" if called else said


def _mode(game: Game, name: str, say: Texts) -> ModeShape:
    mode = game.modes[name]
    options = [
        OptionShape(
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
    return ModeShape(name, *say.mode(name), list(mode.players), options, together)
