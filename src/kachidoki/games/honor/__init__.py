# interpreted: the description of the game; nothing here is used inside playouts.
"""Victory & Honor, by Talon Doubs: four players, alone or as partners, with or without honours."""

from collections.abc import Mapping

from kachidoki.games.honor import events, pieces, planes, reasons
from kachidoki.games.honor.check import check
from kachidoki.games.honor.moves import ALL, parse_chance, parse_play
from kachidoki.games.honor.record import Fields
from kachidoki.games.honor.rules import Rules
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.steps.rounds import DEAL, START, STEPS
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Game, Mode, Option, Setting, Vocabulary, move_keys, refusal_keys
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.step import question_keys


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

# Why a move is refused, and why a position cannot be, by the names of the values.
REASONS: dict[tuple[str, ...], str] = {
    (): "no-honours-here order-first plays-impossible points-impossible",
    ("place",): "place-taken ordered-elsewhere sacrifice-elsewhere",
    ("place", "victim"): "wrong-way order-taken order-wrong-way",
    ("place", "colour"): "must-follow must-lead",
    ("colour", "rank"): "card-not-held",
    ("colour", "rank", "found", "wanted"): "card-count",
    ("victim",): "order-must",
    ("seat",): "not-your-partner no-general turn-impossible",
    ("seat", "found", "wanted"): "hand-size",
    ("seat", "colour"): "void-held",
    ("found", "wanted"): "history-length",
    ("phase",): "phase-impossible",
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
        questions={
            **question_keys(STEPS.values()),
            # [scout] Two steps ask in other words where a scout has spoken.
            **dict.fromkeys(("ordered", "suggested"), ("place", "victim")),
            "suggest": ("victim",),
        },
        moves=move_keys(ALL),
        refusals=refusal_keys(REASONS),
        reasons=event_keys(reasons),
        sections=pieces.SECTIONS,
        names={
            "colour": pieces.COLOURS,
            "rank": pieces.RANK_NAMES,
            "place": pieces.PLACES,
            "set": tuple(pieces.WORTH),
        },
        numbers=pieces.NUMBERS,
    )
    fields = Fields

    def empty(self, players: int, mode: str, settings: Mapping[str, Setting]) -> HonorState:
        return HonorState(Rules(players, mode, settings), None)

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> HonorState:
        state = self.empty(players, mode, settings)
        state.wait(START if state.starter < 0 else DEAL)
        return state

    def resume(self, state: HonorState, position: Mapping[str, object]) -> None:
        check(state, position["plays"])

    def sides(self, players: int, mode: str) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if mode.startswith("partners") else super().sides(players, mode)

    def parse(self, text: str) -> Move:
        return parse_play(text) or super().parse(text)

    def planes(self, players: int) -> list[tuple[str, int]]:
        return planes.layout(players)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)


GAME = Honor()
