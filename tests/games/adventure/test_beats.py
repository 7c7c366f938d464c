"""Call to Adventure: the table once runes have landed, it is decided, or a card is played."""

from collections import Counter

import pytest

from kachidoki.games.adventure.pieces import STONE_NAMES
from tests.games.beats import beats

TABLES = pytest.mark.parametrize(
    ("mode", "players", "seat"),
    [("versus", 3, 1), ("first", 2, None), ("coop", 3, 0), ("solo", 1, 0)],
)


def faces_of(event):
    stones = [face.split(" ") for face in event.values["faces"]]
    return {STONE_NAMES.index(stone): int(face) for stone, face in stones}


@TABLES
def test_cast_the_table_is_as_it_was_told(mode, players, seat):
    seen = Counter()
    for one in beats("adventure", mode, players, seat, 4):
        before, events, table = one
        event = events[0]
        seen[event.key] += 1
        attempt = table["attempt"]
        assert (table["chances"], table["stakes"], table["picking"]) == (None, None, None)
        if event.key in ("cast", "recast"):
            assert len(events) == 1
            faces = dict(attempt["faces"])
            assert faces_of(event).items() <= faces.items()
            assert event.key == "recast" or faces_of(event) == faces
            told = attempt["result"], attempt["target"], attempt["outcome"]
            assert told == (event.values["result"], event.values["target"], None)
        elif event.key in ("success", "failure"):
            assert len(events) == 1
            told = [attempt[name] for name in ("outcome", "card", "result", "target")]
            assert told == [
                event.key,
                *(event.values[name] for name in ("card", "result", "target")),
            ]
            assert before["attempt"]["outcome"] is None
        elif event.key == "play":
            assert len(events) == 1
            own = event.values["seat"]
            top = {"seat": own, "card": event.values["card"], "cancelled": False}
            assert table["stack"] == [*before["stack"], top]
            held = [sum(hero["heroes"][own]["hand"].values()) for hero in (before, table)]
            assert held[0] - held[1] == 1
            if own == seat:
                assert sorted([*table["hand"], top["card"]]) == sorted(before["hand"])
        elif event.key == "adversary-plays":
            assert len(events) == 1
            assert table["stack"][-1]["card"] == event.values["card"]
    assert min(seen[key] for key in ("cast", "success", "failure", "play")) > 0
    assert (seen["adversary-plays"] > 0) == (mode in ("coop", "solo"))
