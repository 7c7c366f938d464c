"""What a table of Call to Glory settled before the game."""

from collections.abc import Mapping

from kachidoki.games.glory.pieces import FIGURES, SMALLEST, TYPES_TO_END
from kachidoki.kernel.native import i64


class Rules:
    """Never changes, so copies share it."""

    def __init__(self, players: int, mode: str, settings: Mapping[str, str | int | bool]) -> None:
        self.players: i64 = players
        # Who sits to the left of each player.
        self.left: list[int] = [*range(1, players), 0]
        self.mode = mode
        self.settings = dict(settings)
        self.missions = mode in ("missions", "both")
        self.ninja = mode in ("ninja", "both")
        self.figures: i64 = FIGURES if self.ninja else 0
        self.rounds: i64 = int(settings["rounds"])
        # The seat that starts round 1, or -1 for chance to say.
        starter = settings["starter"]
        self.starter: i64 = -1 if starter == "random" else int(starter) - 1
        # [ninja-use] Whether figures are kept from round to round.
        self.keep_figures = bool(settings.get("keep_figures", True))
        self.smallest: list[int] = SMALLEST[players]
        self.types_to_end: i64 = TYPES_TO_END[players]
