"""The games, their modes and options, their rulebooks, and the levels of the bots."""

from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar, cast

from litestar import Controller, Response
from litestar.params import PathParameter
from msgspec import convert
from msgspec.json import encode

from kachidoki.bots.registry import DEFAULT_LEVEL, levels, others, package_of
from kachidoki.bots.strength import ratings_at
from kachidoki.games import find, ids, part
from kachidoki.kernel.game import Game, Option, Setting
from kachidoki.server import game_shapes as shapes
from kachidoki.server.api.route import Asking, Lang, TaleLanguage, get, language, query, sheet
from kachidoki.server.files import ASK_AGAIN, NEVER, PACKED
from kachidoki.server.limits import READ
from kachidoki.server.office import TheOffice
from kachidoki.server.shapes import Tales
from kachidoki.server.words import texts
from kachidoki.tables.errors import NotFound
from kachidoki.tables.shapes import BeatShape, EventShape, MoveShape
from kachidoki.text import Texts

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
        return await _sent(request, ("games", code), lambda: _games(code, shown))

    @get("/{game:str}", "One game")
    async def game(
        self, request: Asking, office: TheOffice, game: GameId, lang: Lang = None
    ) -> Response[shapes.GameShape]:
        shown, code = office.editions.offered(game), language(request, lang)
        return await _sent(request, ("game", code, shown.id), lambda: _game(shown, code))

    @get("/{game:str}/rules", "Its rulebook, in our own words")
    async def rules(
        self, request: Asking, game: GameId, lang: Lang = None
    ) -> Response[list[shapes.Section]]:
        name, code = find(game).id, language(request, lang)
        return await _sent(request, ("rules", code, name), lambda: _rules(code, name))

    @get("/{game:str}/vocabulary", "Its names and its moves, in no language")
    async def vocabulary(
        self, request: Asking, office: TheOffice, game: GameId, chosen: CardSetId = ""
    ) -> Response[shapes.VocabularyShape]:
        """The same, with every move there is and the sections of the rulebook."""
        shown = office.editions.named(game, chosen) or find(game)
        key = "vocabulary", shown.id, shown.digest
        return await _sent(request, key, lambda: _vocabulary(shown))

    @get("/{game:str}/names", "Its names and printed numbers, in no language")
    async def names(
        self, request: Asking, office: TheOffice, game: GameId, chosen: CardSetId = ""
    ) -> Response[shapes.NamesShape]:
        """What a program needs to say values with the text files, and to draw cards and boards."""
        shown = office.editions.named(game, chosen) or find(game)
        return await _sent(request, ("names", shown.id, shown.digest), lambda: _names(shown))

    @get("/{game:str}/cards", "Its cards, in every language")
    async def cards(
        self, request: Asking, office: TheOffice, game: GameId, chosen: CardSetId = ""
    ) -> Response[list[shapes.CardShape]]:
        """All cards of a game that has cards to look up. Ask again with `If-None-Match`."""
        shown = office.editions.named(game, chosen)
        if shown is None:
            raise NotFound("no-cards")
        key = "cards", shown.id, shown.digest
        return await _sent(request, key, lambda: _cards(shown), ASK_AGAIN)

    @get("/{game:str}/lesson", "A guided first game, as data")
    async def lesson(self, request: Asking, game: GameId) -> Response[shapes.LessonShape]:
        """Each step is a table to look at, and what to say about it with the text files."""
        shown = find(game)
        return await _sent(request, ("lesson", shown.id), lambda: _lesson(shown))

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
        return await office.archive.read(lambda: _lesson_tale(shown, code, name))


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
    names, moves = _names(game), [MoveShape.of(game, move) for move in game.all_moves]
    sections = list(game.vocabulary.sections)
    return shapes.VocabularyShape(names.names, names.numbers, sections, moves)


def _names(game: Game) -> shapes.NamesShape:
    words = game.vocabulary
    names = {category: list(known) for category, known in words.names.items()}
    return shapes.NamesShape(names, {name: dict(known) for name, known in words.numbers.items()})


def _cards(game: Game) -> list[shapes.CardShape]:
    cards = game.catalogue()
    if cards is None:
        raise NotFound("no-cards")
    return convert(cards, list[shapes.CardShape])


def _lesson(game: Game) -> shapes.LessonShape:
    lesson = game.lesson
    if lesson is None:
        raise NotFound("no-lesson")
    start = game.start(lesson.players, lesson.mode, **lesson.options)
    steps = []
    for n, stop in enumerate(lesson.play(start, game.parse)):
        said = stop.say, dict(stop.values), list(stop.point), list(stop.wants)
        events = [EventShape.of(n, event) for event in stop.events]
        view = game.view_data(stop.view)
        beats = BeatShape.all_of(stop.beats, lesson.seat, view["table"])
        steps.append(shapes.LessonStep(*said, view, events, beats))
    names = list(lesson.names)
    return shapes.LessonShape(game.id, lesson.mode, lesson.players, lesson.seat, names, steps)


def _lesson_tale(game: Game, code: str, name: str) -> Tales:
    lesson, teller = game.lesson, part(game.id, "tale")
    if lesson is None or teller is None:
        raise NotFound("no-tale")
    start = game.start(lesson.players, lesson.mode, **lesson.options)
    events = lesson.public(start.copy(), game.parse)
    own = name.strip() or texts(code).say("page-guest")
    names = [one or own for one in lesson.names]
    return Tales.of(code, teller.of_events(start, events, names, code))


def _game(game: Game, code: str) -> shapes.GameShape:
    say = texts(code, game)
    modes = [_mode(game, name, say) for name in game.modes]
    return shapes.GameShape(game.id, say.title(), say.about(), game.rules, modes)


def _label(option: Option, value: Setting, say: Texts) -> str:
    said, called = say.setting(option.name, value), option.called(value)
    return f"{said} ({called})" if called else said


def _mode(game: Game, name: str, say: Texts) -> shapes.ModeShape:
    mode = game.modes[name]
    options = []
    for key, option in mode.options.items():
        labels = [_label(option, value, say) for value in option.values]
        about = list(option.values), labels, option.default, option.rule, *say.option(key)
        options.append(shapes.OptionShape(option.name, *about))
    sides = game.sides(max(mode.players), name)
    together = [list(side) for side in sides] if any(len(side) > 1 for side in sides) else []
    marks = list(mode.marks)
    ratings = {players: ratings_at(game, name, players) for players in mode.players}
    seats = list(mode.players)
    return shapes.ModeShape(name, *say.mode(name), seats, options, together, marks, ratings)
