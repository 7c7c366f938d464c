"""What is the same for everybody who asks: the games and their modes, rulebooks, names, cards and
lessons. A server sends it, and it is written into the page that needs no server."""

from collections.abc import Sequence

from msgspec import convert

from kachidoki.bots.registry import DEFAULT_LEVEL, levels, others, package_of
from kachidoki.bots.strength import ratings_at
from kachidoki.games import part
from kachidoki.kernel.game import Game, Option, Setting
from kachidoki.server import game_shapes as shapes
from kachidoki.server.shapes import Tales
from kachidoki.server.words import texts
from kachidoki.tables.errors import NotFound
from kachidoki.tables.shapes import BeatShape, EventShape, MoveShape
from kachidoki.text import Texts


def games_sheet(code: str, games: Sequence[Game]) -> shapes.Games:
    say = texts(code)
    shown = [game_sheet(game, code) for game in games]
    known = [shapes.LevelShape(name, *say.level(name), name == DEFAULT_LEVEL) for name in levels()]
    for name in others():
        about = say.say("cli-bot-other", package=package_of(name))
        known.append(shapes.LevelShape(name, name, about, False))
    return shapes.Games(shown, known)


def rules_sheet(code: str, game: str) -> list[shapes.Section]:
    return [shapes.Section(*section) for section in texts(code, game).rulebook()]


def vocabulary_sheet(game: Game) -> shapes.VocabularyShape:
    names, moves = names_sheet(game), [MoveShape.of(game, move) for move in game.all_moves]
    sections = list(game.vocabulary.sections)
    return shapes.VocabularyShape(names.names, names.numbers, sections, moves)


def names_sheet(game: Game) -> shapes.NamesShape:
    words = game.vocabulary
    names = {category: list(known) for category, known in words.names.items()}
    return shapes.NamesShape(names, {name: dict(known) for name, known in words.numbers.items()})


def cards_sheet(game: Game) -> list[shapes.CardShape]:
    cards = game.catalogue()
    if cards is None:
        raise NotFound("no-cards")
    return convert(cards, list[shapes.CardShape])


def lesson_sheet(game: Game) -> shapes.LessonShape:
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


def lesson_tale(game: Game, code: str, name: str) -> Tales:
    lesson, teller = game.lesson, part(game.id, "tale")
    if lesson is None or teller is None:
        raise NotFound("no-tale")
    start = game.start(lesson.players, lesson.mode, **lesson.options)
    events = lesson.public(start.copy(), game.parse)
    own = name.strip() or texts(code).say("page-guest")
    names = [one or own for one in lesson.names]
    return Tales.of(code, teller.of_events(start, events, names, code))


def game_sheet(game: Game, code: str) -> shapes.GameShape:
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
