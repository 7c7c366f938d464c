"""Call to Adventure: what the documentation says of positions, and two of our own rulings."""

import json
import re
from pathlib import Path

import kachidoki
from kachidoki.games.adventure.pieces import ENDINGS, PHASES
from tests.games.adventure.data import effect, hand
from tests.games.adventure.states import Scene

ADVENTURE = kachidoki.game("adventure")
POSITIONS = Path(__file__).resolve().parents[3] / "docs" / "positions.md"


def test_trait_the_example_of_the_documentation_is_a_position():
    """docs/positions.md: its example is read, played as the text says, and written the same."""
    text = POSITIONS.read_text(encoding="utf-8").split("\n## ")[4]
    assert text.startswith("Call to Adventure\n")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    position = json.loads(example)
    state = ADVENTURE.from_position(position)
    assert state.position() == position
    (seat, xp) = re.findall(r"seat (\d) has (\d+) Experience", text)[0]
    assert state.actors == (int(seat),)
    assert state.view(int(seat)).table()["heroes"][int(seat)]["xp"] == int(xp)
    (played,) = re.findall(r"^    >>> .*?\"(.+?)\"", text, re.MULTILINE)
    state.play(ADVENTURE.parse(played))
    (scores,) = re.findall(r"^    \((.+)\)$", text, re.MULTILINE)
    assert state.scores == tuple(int(points) for points in scores.split(", "))
    written = state.position()
    assert ADVENTURE.from_position(written).position() == written
    for field in position:
        assert f"`{field}`" in text, field
    for name in (*PHASES, *ENDINGS[1:]):
        assert f"`{name}`" in text, name
    for mode in ADVENTURE.modes:
        assert f'`"{mode}"`' in text


# Two rulings about the program.


def test_dark_ak09_gifts_on_the_bottom():
    """AK9: free Dark runes come there only if a card allows it."""
    gift = hand("ag", "antihero", "before", effect("add_runes", rune="dark", n=2))
    for moves, dark in (["play ag"], []), (["play ab", "pass", "play ag"], [3, 4]):
        seat = {"level": 7, "hand": "ab ag"}
        scene = Scene(act1="c3 t2 t2#2 t2#3", cards=[gift], seats=[seat])
        scene.play("attempt 1.1 1", *moves)
        while scene.table["stack"]:
            scene.play("pass")
        assert scene.table["attempt"]["pool"] == [0, 1, 2, *dark]


def test_refill_ak10_the_ally_under_a_replaced_card():
    """AK10: it may come back at once; only the card itself is held back."""
    scene = Scene(act1="c3 al c4 t1 t2", journey_limit="none", seats=[{"xp": 15}, {"xp": 15}])
    scene.play("host 1.1")
    rest = scene.table["decks"]["act-1"]
    for number in range(rest):
        if scene.hero(scene.table["active"])["xp"] == 0:
            scene.play("end")
        scene.play("journey 1.4")
        assert scene.table["decks"]["act-1"] == rest - 1 - number
    piled = set(scene.table["discards"]["act-1"])
    scene.play("journey 1.1")
    pile, numbers = scene.ref.asked.of
    assert pile == "act-1"
    assert {scene.cards.cards[number].key for number in numbers} == piled | {"al"}
