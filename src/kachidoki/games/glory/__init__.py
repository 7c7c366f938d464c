# interpreted: the description of the game; nothing here is used inside playouts.
"""Call to Glory, by Michael Schacht: 2 to 4 players, with Imperial Missions and ninjas."""

from collections.abc import Mapping

from kachidoki.games.glory import events, pieces, planes, reasons
from kachidoki.games.glory.check import check
from kachidoki.games.glory.moves import ALL, parse_chance
from kachidoki.games.glory.record import Fields
from kachidoki.games.glory.rules import Rules
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.steps.rounds import ROUND_END, START, STEPS
from kachidoki.kernel.errors import BadOption
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Game, Mode, Option, Setting, Vocabulary, move_keys, refusal_keys
from kachidoki.kernel.move import Chance
from kachidoki.kernel.step import question_keys

STARTER = Option("starter", ("random", 1, 2, 3, 4), "random", "play")
KEEP = Option("keep_figures", (True, False), True, "ninja-use")


def _mode(rounds: int, *more: Option) -> Mode:
    length = Option("rounds", tuple(range(1, rounds + 1)), rounds, "winning")
    return Mode((2, 3, 4), {option.name: option for option in (length, STARTER, *more)})


# Why a move is refused, and why a position cannot be, by the names of the values.
REASONS: dict[tuple[str, ...], str] = {
    (): "drawn-already draw-first place-first empty-first reveal-later no-ninjas-here no-figure "
    "drawn-impossible gained-impossible no-choice-of-pile mission-twice",
    ("pile",): "same-pile empty-pile",
    ("kind",): "card-not-held no-such-set own-set",
    ("stack", "kind"): "mission-not-held",
    ("kind", "count", "held"): "too-few-held",
    ("kind", "least"): "set-too-small",
    ("kind", "standing", "least"): "set-not-larger",
    ("kind", "found", "wanted"): "card-count",
    ("seat",): "two-of-a-stack mission-count",
    ("seat", "kind"): "known-not-held",
    ("found", "wanted"): "history-length figure-count",
    ("starter", "players"): "starter-not-seated",
    ("most",): "deck-too-large",
    ("phase",): "phase-impossible",
    ("cause",): "placing-impossible",
    ("field",): "points-impossible",
}


class Glory(Game):
    """The rules of Call to Glory."""

    id = "glory"
    rules = pieces.RULES_VERSION
    modes: Mapping[str, Mode] = {
        "standard": _mode(pieces.ROUNDS),
        "missions": _mode(pieces.MISSION_ROUNDS),
        "ninja": _mode(pieces.ROUNDS, KEEP),
        "both": _mode(pieces.MISSION_ROUNDS, KEEP),
    }
    all_moves = ALL
    vocabulary = Vocabulary(
        events=event_keys(events),
        questions=question_keys(STEPS.values()),
        moves=move_keys(ALL),
        refusals=refusal_keys(REASONS),
        reasons=event_keys(reasons),
        sections=pieces.SECTIONS,
        names={"kind": pieces.NAMES, "pile": pieces.PILES, "stack": pieces.STACKS},
        numbers=pieces.NUMBERS,
    )
    fields = Fields
    first_step = START

    def empty(self, players: int, mode: str, settings: Mapping[str, Setting]) -> GloryState:
        state = GloryState(Rules(players, mode, settings), None)
        state.stack = [ROUND_END]
        return state

    def resume(self, state: GloryState, position: Mapping[str, object]) -> None:
        check(state)
        super().resume(state, position)

    def check_settings(self, players: int, settings: Mapping[str, Setting]) -> None:
        starter = settings["starter"]
        if starter != "random" and int(starter) > players:
            raise BadOption("starter-not-seated", "play", starter=starter, players=players)

    def planes(self, players: int) -> list[tuple[str, int]]:
        return planes.layout(players)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)


GAME = Glory()
