# interpreted: the description of the game; nothing here is used inside playouts.
"""Victory & Honor, by Talon Doubs: four players, alone or as partners, with or without honours."""

from collections.abc import Mapping

from kachidoki.games.honor import events, pieces
from kachidoki.games.honor.check import check
from kachidoki.games.honor.moves import ALL, parse_chance, parse_play
from kachidoki.games.honor.record import Fields, read_plays
from kachidoki.games.honor.rules import Rules
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.steps import QUESTIONS
from kachidoki.games.honor.steps.setup import DEAL, START
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Game, Mode, Option, Setting, Sides, Vocabulary, move_keys
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.step import REFUSALS


def _mode(*more: Option) -> Mode:
    options = [
        Option("rounds", tuple(range(1, pieces.ROUNDS + 1)), pieces.ROUNDS, "winning"),
        Option("starter", ("random", 1, 2, 3, 4), "random", "start"),
        Option("redeal", (False, True), False, "redeal"),
        *more,
    ]
    return Mode((pieces.SEATS,), {option.name: option for option in options})


BASIC = _mode()
ADVANCED = _mode(Option("mixed", ("any", "different"), "any", "honours-scoring"))

# Why a move is refused, and why a position cannot be, with the names of the values.
ILLEGAL = {
    **dict.fromkeys(("no-honours-here", "order-first"), ()),
    **dict.fromkeys(("place-taken", "ordered-elsewhere", "sacrifice-elsewhere"), ("place",)),
    **dict.fromkeys(("wrong-way", "order-taken", "order-wrong-way"), ("place", "victim")),
    **dict.fromkeys(("must-follow", "must-lead"), ("place", "colour")),
    "card-not-held": ("colour", "rank"),
    "order-must": ("victim",),
    "not-your-partner": ("seat",),
}
IMPOSSIBLE = {
    **dict.fromkeys(("plays-impossible", "points-impossible"), ()),
    **dict.fromkeys(("no-general", "turn-impossible"), ("seat",)),
    "card-count": ("colour", "rank", "found", "wanted"),
    "hand-size": ("seat", "found", "wanted"),
    "void-held": ("seat", "colour"),
    "history-length": ("found", "wanted"),
    "phase-impossible": ("phase",),
}


class Honor(Game):
    """The rules of Victory & Honor."""

    id = "honor"
    rules = pieces.RULES_VERSION
    modes: Mapping[str, Mode] = {
        "partners": BASIC,
        "individual": BASIC,
        "partners-advanced": ADVANCED,
        "individual-advanced": ADVANCED,
    }
    all_moves = ALL
    vocabulary = Vocabulary(
        events=event_keys(events),
        questions=QUESTIONS,
        moves=move_keys(ALL),
        refusals={**REFUSALS, **ILLEGAL, **IMPOSSIBLE},
        sections=pieces.SECTIONS,
        names={
            "colour": pieces.COLOURS,
            "rank": pieces.RANK_NAMES,
            "place": pieces.PLACES,
            "set": tuple(pieces.WORTH),
        },
    )
    fields = Fields

    def empty(self, players: int, mode: str, settings: Mapping[str, Setting]) -> HonorState:
        return HonorState(Rules(players, mode, settings), None)

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> HonorState:
        state = self.empty(players, mode, settings)
        state.wait(START if state.starter < 0 else DEAL)
        return state

    def resume(self, state: HonorState, position: Mapping[str, object]) -> None:
        check(state, read_plays(position["plays"]))

    def sides(self, players: int, mode: str) -> Sides:
        return ((0, 2), (1, 3)) if mode.startswith("partners") else super().sides(players, mode)

    def parse(self, text: str) -> Move:
        return parse_play(text) or super().parse(text)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)


GAME = Honor()
