"""Every table that the environments must be able to set up, and a small game of our own."""

from typing import Any

import kachidoki
from tests.pennies import PENNIES as PENNIES

ALL = [
    (game, players, mode)
    for game in kachidoki.games()
    for mode in kachidoki.game(game).modes
    for players in kachidoki.game(game).modes[mode].players
]


def short(game: str, mode: str) -> dict[str, Any]:
    """The options that make a game short, where it has such options."""
    options = kachidoki.game(game).modes[mode].options
    return {"rounds": options["rounds"].values[0]} if "rounds" in options else {}
