"""The games, their modes and options, their rulebooks, and the levels of the bots."""

from typing import Annotated

from litestar import Controller
from litestar.params import PathParameter

from kachidoki.bots.registry import levels
from kachidoki.games import find, ids
from kachidoki.kernel.game import Game, Mode
from kachidoki.server.api.route import Asking, Lang, get, language
from kachidoki.server.shapes import Games, GameShape, LevelShape, ModeShape, OptionShape, Section
from kachidoki.server.words import texts
from kachidoki.text import Texts

GameId = Annotated[str, PathParameter(max_length=40, description="The id of a game.")]


class GamesApi(Controller):
    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get("/", summary="The games and the levels of the bots")
    async def games(self, request: Asking, lang: Lang = None) -> Games:
        code = language(request, lang)
        say = texts(code)
        shown = [_game(find(game), texts(code, game)) for game in ids()]
        return Games(shown, [LevelShape(name, *say.level(name)) for name in levels()])

    @get("/{game:str}", summary="One game")
    async def game(self, request: Asking, game: GameId, lang: Lang = None) -> GameShape:
        found = find(game)
        return _game(found, texts(language(request, lang), found.id))

    @get("/{game:str}/rules", summary="Its rulebook, in our own words")
    async def rules(self, request: Asking, game: GameId, lang: Lang = None) -> list[Section]:
        say = texts(language(request, lang), find(game).id)
        return [Section(*section) for section in say.rulebook()]


def _game(game: Game, say: Texts) -> GameShape:
    modes = [_mode(name, mode, say) for name, mode in game.modes.items()]
    return GameShape(game.id, say.title(), say.about(), game.rules, modes)


def _mode(name: str, mode: Mode, say: Texts) -> ModeShape:
    options = [
        OptionShape(
            option.name,
            list(option.values),
            [say.setting(key, value) for value in option.values],
            option.default,
            option.rule,
            *say.option(key),
        )
        for key, option in mode.options.items()
    ]
    return ModeShape(name, *say.mode(name), list(mode.players), options)
