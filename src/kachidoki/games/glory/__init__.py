# interpreted: the description of the game; nothing here is used inside playouts.
"""Call to Glory, by Michael Schacht: 2 to 4 players, with Imperial Missions and ninjas."""

from collections.abc import Mapping

from kachidoki.games.glory import steps
from kachidoki.games.glory.check import check
from kachidoki.games.glory.lesson import LESSON
from kachidoki.games.glory.moves import ALL, parse_chance
from kachidoki.games.glory.pieces import MISSION_ROUNDS, ROUNDS, RULES_VERSION
from kachidoki.games.glory.record import Fields
from kachidoki.games.glory.rules import Rules
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.vocabulary import VOCABULARY
from kachidoki.kernel.errors import BadOption
from kachidoki.kernel.game import Game, Mode, Option, Setting
from kachidoki.kernel.move import Chance
from kachidoki.kernel.record import read_head

PLAYERS = (2, 3, 4)


def _mode(rounds: int, ninja: bool) -> Mode:
    options = [
        Option("rounds", tuple(range(1, rounds + 1)), rounds, "winning"),
        Option("starter", ("random", 1, 2, 3, 4), "random", "play"),
    ]
    if ninja:
        options.append(Option("keep_figures", (True, False), True, "ninja-use"))
    return Mode(PLAYERS, {option.name: option for option in options})


class Glory(Game):
    """The rules of Call to Glory."""

    id = "glory"
    rules = RULES_VERSION
    modes: Mapping[str, Mode] = {
        "standard": _mode(ROUNDS, ninja=False),
        "missions": _mode(MISSION_ROUNDS, ninja=False),
        "ninja": _mode(ROUNDS, ninja=True),
        "both": _mode(MISSION_ROUNDS, ninja=True),
    }
    all_moves = ALL
    vocabulary = VOCABULARY
    lesson = LESSON

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> GloryState:
        state = GloryState(Rules(players, mode, settings), None)
        steps.begin(state)
        return state

    def check_settings(self, players: int, settings: Mapping[str, Setting]) -> None:
        starter = settings["starter"]
        if starter != "random" and int(starter) > players:
            raise BadOption("starter-not-seated", "play", starter=starter, players=players)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)

    def from_position(self, position: Mapping[str, object]) -> GloryState:
        players, mode, settings, serial = read_head(self, position)
        state = GloryState(Rules(players, mode, settings), None)
        state.serial = serial
        Fields.read(state, position)
        check(state)
        steps.resume(state)
        return state


GAME = Glory()
