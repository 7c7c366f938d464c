# interpreted: the description of the game; nothing here is used inside playouts.
"""Victory & Honor, by Talon Doubs: four players, alone or as partners, with or without honours."""

from collections.abc import Mapping

from kachidoki.games.honor.lesson import LESSON
from kachidoki.games.honor.moves import ALL, describe, parse_chance, spelled_out
from kachidoki.games.honor.pieces import ROUNDS, RULES_VERSION, SEATS
from kachidoki.games.honor.position import from_position
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.table import Rules
from kachidoki.games.honor.view import layout
from kachidoki.games.honor.vocabulary import VOCABULARY
from kachidoki.kernel.event import Value
from kachidoki.kernel.game import Game, Mode, Option, Setting
from kachidoki.kernel.move import Chance, Move


def _mode(advanced: bool) -> Mode:
    options = [
        Option("rounds", tuple(range(1, ROUNDS + 1)), ROUNDS, "winning"),
        Option("starter", ("random", 1, 2, 3, 4), "random", "start"),
        Option("redeal", (False, True), False, "redeal"),
    ]
    if advanced:
        options.append(Option("mixed", ("any", "different"), "any", "honours-scoring"))
    return Mode((SEATS,), {option.name: option for option in options})


class Honor(Game):
    """The rules of Victory & Honor."""

    id = "honor"
    rules = RULES_VERSION
    modes: Mapping[str, Mode] = {
        "partners": _mode(advanced=False),
        "individual": _mode(advanced=False),
        "partners-advanced": _mode(advanced=True),
        "individual-advanced": _mode(advanced=True),
    }
    all_moves = ALL
    vocabulary = VOCABULARY
    lesson = LESSON

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> HonorState:
        return HonorState(self.table_rules(mode, settings), None)

    def table_rules(self, mode: str, settings: Mapping[str, Setting]) -> Rules:
        starter = settings["starter"]
        return Rules(
            mode,
            int(settings["rounds"]),
            -1 if starter == "random" else int(starter) - 1,
            bool(settings["redeal"]),
            settings.get("mixed") == "different",
        )

    def sides(self, players: int, mode: str) -> tuple[tuple[int, ...], ...]:
        if mode.startswith("partners"):
            return (0, 2), (1, 3)
        return super().sides(players, mode)

    def parse(self, text: str) -> Move:
        if isinstance(text, str) and len(text) < 40:
            text = spelled_out(" ".join(text.lower().split()))
        return super().parse(text)

    def describe(self, move: Move) -> tuple[str, dict[str, Value]]:
        return describe(move)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)

    def from_position(self, position: Mapping[str, object]) -> HonorState:
        return from_position(self, position)

    def layout(self, players: int) -> list[tuple[str, int]]:
        return layout(players)


GAME = Honor()
