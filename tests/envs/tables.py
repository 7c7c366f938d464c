"""Every table that the environments must be able to set up, and a small game of our own."""

import re
import shutil
from pathlib import Path

import pytest

import kachidoki
from kachidoki.games.adventure.cardset import loader
from kachidoki.kernel.game import Sides
from tests.games.worlds import ENDS, HIDING
from tests.games.worlds import short as short
from tests.pennies import PENNIES as PENNIES

ALL = [(game, players, mode) for game, mode, players in ENDS]
# Where something is hidden, and where sides play against each other.
HIDDEN = [(game, players, mode) for game, mode, players in ENDS if (game, mode, players) in HIDING]
AGAINST = [table for table in ALL if len(kachidoki.game(table[0]).sides(table[1], table[2])) > 1]


def renamed_cards(folder: Path) -> str:
    """A card set of Call to Adventure in which no card of a hand has the id that it has in ours."""
    shutil.copytree(loader.FOLDER, folder)
    for file in ("heroes.toml", "antiheroes.toml"):
        path = folder / file
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r'^id = "', 'id = "my-', text, flags=re.M), encoding="utf-8")
    return loader.pack(loader.load(folder))


def check_rewards(rewards: list[float], sides: Sides) -> None:
    """What the seats of any game against each other get: 0 in all, the same for partners, 1 for a
    side that won alone, and the others pay for it equally."""
    assert sum(rewards) == pytest.approx(0.0)
    by_side = [{rewards[seat] for seat in side} for side in sides]
    assert all(len(found) == 1 for found in by_side)
    if 1.0 in rewards:
        assert sorted(found.pop() for found in by_side)[:-1] == [-1.0 / (len(sides) - 1)] * (
            len(sides) - 1
        )
