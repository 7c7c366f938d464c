# interpreted: the description of the game; nothing here is used inside playouts.
"""Victory & Honor, by Talon Doubs: four players, alone or as partners, with or without honours."""

from collections.abc import Mapping

from kachidoki.games.honor.check import check
from kachidoki.games.honor.lesson import LESSON
from kachidoki.games.honor.moves import ALL, parse_chance, parse_play
from kachidoki.games.honor.pieces import ROUNDS, RULES_VERSION, SEATS
from kachidoki.games.honor.record import Fields, read_plays
from kachidoki.games.honor.rules import Rules
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.steps.setup import DEAL, START
from kachidoki.games.honor.vocabulary import VOCABULARY
from kachidoki.kernel.game import Game, Mode, Option, Setting
from kachidoki.kernel.move import Chance, Move


def _mode(*more: Option) -> Mode:
    options = [
        Option("rounds", tuple(range(1, ROUNDS + 1)), ROUNDS, "winning"),
        Option("starter", ("random", 1, 2, 3, 4), "random", "start"),
        Option("redeal", (False, True), False, "redeal"),
        *more,
    ]
    return Mode((SEATS,), {option.name: option for option in options})


BASIC = _mode()
ADVANCED = _mode(Option("mixed", ("any", "different"), "any", "honours-scoring"))


class Honor(Game):
    """The rules of Victory & Honor."""

    id = "honor"
    rules = RULES_VERSION
    modes: Mapping[str, Mode] = {
        "partners": BASIC,
        "individual": BASIC,
        "partners-advanced": ADVANCED,
        "individual-advanced": ADVANCED,
    }
    all_moves = ALL
    vocabulary = VOCABULARY
    fields = Fields
    lesson = LESSON

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> HonorState:
        state = self.empty(players, mode, settings)
        state.wait(START if state.starter < 0 else DEAL)
        return state

    def sides(self, players: int, mode: str) -> tuple[tuple[int, ...], ...]:
        if mode.startswith("partners"):
            return (0, 2), (1, 3)
        return super().sides(players, mode)

    def parse(self, text: str) -> Move:
        return parse_play(text) or super().parse(text)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)

    def empty(self, players: int, mode: str, settings: Mapping[str, Setting]) -> HonorState:
        return HonorState(Rules(players, mode, settings), None)

    def resume(self, state: HonorState, position: Mapping[str, object]) -> None:
        check(state, read_plays(position["plays"]))


GAME = Honor()
