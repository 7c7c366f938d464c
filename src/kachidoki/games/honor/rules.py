"""What a table of Victory & Honor settled before the game."""

from collections.abc import Mapping

from kachidoki.games.honor.pieces import ADVANCED, ADVANCED_CARDS, BASIC, BASIC_CARDS, SEATS
from kachidoki.kernel.native import i64


class Rules:
    """Never changes, so copies share it."""

    def __init__(self, players: int, mode: str, settings: Mapping[str, str | int | bool]) -> None:
        self.players: i64 = players
        self.mode = mode
        self.settings = dict(settings)
        self.team = mode.startswith("partners")
        self.advanced = mode.endswith("advanced")
        self.rounds: i64 = int(settings["rounds"])
        # The seat that starts round 1, or -1 for the lot to say.
        starter = settings["starter"]
        self.starter: i64 = -1 if starter == "random" else int(starter) - 1
        # [redeal] Whether a hand without a general makes a new deal.
        self.redeal = bool(settings["redeal"])
        # [honours-scoring] Whether mixed honours have to be of three different colours.
        self.different = settings.get("mixed") == "different"
        # The seats that win and lose together.
        self.sides: list[tuple[int, ...]] = (
            [(0, 2), (1, 3)] if self.team else [(seat,) for seat in range(SEATS)]
        )
        self.deck: list[int] = ADVANCED if self.advanced else BASIC
        self.cards: i64 = ADVANCED_CARDS if self.advanced else BASIC_CARDS
        # In each phase everybody plays three cards, and one is left as reserve.
        self.dealt: i64 = len(self.deck) // SEATS
        self.phases: i64 = self.dealt // 3
