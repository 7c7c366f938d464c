"""Call to Adventure: the chances that are told are the true ones."""

import itertools
import random

import pytest

from kachidoki import CHANCE, Rng
from kachidoki.games.adventure.conditions import pool_of, result_bonus, target_number
from kachidoki.games.adventure.pieces import VALUE_0, VALUE_1
from tests.games.adventure.data import effect, entry
from tests.games.adventure.states import ADVENTURE, Scene, Stage
from tests.games.adventure.test_differential import TABLES, eager_step

ATTEMPTS_OF_A_POSITION = 6


def until_the_cast(state, text, dark):
    """A copy in which an attempt was declared, so many Dark runes bought, and nothing else done."""
    state = state.copy()
    state.play(ADVENTURE.parse(text))
    for word in [*["dark"] * dark, "ready"]:
        # Who has nothing else to decide gets on without being asked.
        if state.actor != CHANCE and state.question(state.actor).key == "prep":
            state.play(ADVENTURE.parse(word))
    while state.actor != CHANCE:
        state.play(ADVENTURE.parse("pass"))
    return state


def truth(state):
    """The share of all results of the cast that reach the target, each of them tried."""
    stones = [stone for stone in range(24) if pool_of(state) >> stone & 1]
    assert str(state.chance(Rng(1))).startswith("cast ")
    ways = [(VALUE_0[stone], VALUE_1[stone]) for stone in stones]
    needed = target_number(state) - result_bonus(state)
    won = sum(sum(faces) >= needed for faces in itertools.product(*ways))
    return won / 2 ** len(stones)


def told(state):
    """The chances that the player in turn is told: (move, number of Dark runes, chance)."""
    chances = state.view(state.actor).table()["chances"]
    for one in chances["attempts"]:
        for dark, chance in enumerate(one["dark"]):
            if chance is not None:
                yield f"attempt {one['act']}.{one['place']} {one['way']}", dark, chance
    for dark, chance in enumerate(chances["face"] or ()):
        if chance is not None:
            yield "face adversary", dark, chance


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_cast_the_chances_told_are_those_of_all_results(mode, players):
    """Before declaring, whatever cards are in play: for each path and number of Dark runes."""
    pick, rng = random.Random(f"{mode} {players}"), Rng(players)
    options = {"adversary_target": 40} if mode in ("solo", "coop") else {}
    seen = 0
    for _ in range(5):
        state = ADVENTURE.start(players, mode, **options)
        while not state.over:
            if state.actor != CHANCE and state.question(state.actors[0]).key in ("main", "final"):
                every = list(told(state))
                for text, dark, chance in pick.sample(
                    every, min(len(every), ATTEMPTS_OF_A_POSITION)
                ):
                    seen += 1
                    assert chance == pytest.approx(
                        truth(until_the_cast(state, text, dark)), abs=1e-6
                    )
            eager_step(state, rng, pick)
    assert seen > 50


def test_cast_noble_counts_an_ally_before_the_attempt_is_declared():
    """Noble: 1 more against a challenge with an Ally under it."""
    scene = Stage(
        seats=[{"origin": "noble", "motivation": "lone-wanderer"}],
        acts=("street-brawl loyal-hound", "", ""),
    )
    under = [slot["card"] for slot in scene.table["rows"][0] if slot["ally"]]
    assert len(under) == 1
    for text, dark, chance in told(scene.state):
        assert chance == pytest.approx(truth(until_the_cast(scene.state, text, dark)), abs=1e-6)


SURE = {
    "a bonus": [entry("before", effect("add_total", n=2), when={"ability": ["strength"]})],
    "a harder target": [entry("before", effect("change_difficulty", n=1))],
    "a path": [entry("before", effect("add_total", n=1), when={"card": {"tone": "dark"}})],
    "a rune": [entry("before", effect("add_runes", rune="strength", n=1))],
    "a Dark rune": [entry("before", effect("add_runes", rune="dark", n=2))],
    "an ability": [entry("before", effect("allow", what="ability", ability="charisma"))],
    "Experience": [
        entry("before", effect("gain_xp", n=1)),
        entry("xp_gained", effect("draw", deck="hero", n=1)),
    ],
    "less Experience": [entry("before", effect("lose_xp", n=2))],
    "two of them": [
        entry("before", effect("add_total", n=1)),
        entry("before", effect("add_total", n=1)),
    ],
}


@pytest.mark.parametrize("sure", SURE)
def test_cast_all_that_is_sure_to_apply_counts_before_the_attempt_is_declared(sure):
    """Whatever a card in play does by itself before a cast."""
    seat = {"abilities": "strength charisma", "effects": SURE[sure]}
    scene = Scene(act1="c3 c4 c20 t1", seats=[seat], heroes="h2 h2 h2 h2 h2")
    found = list(told(scene.state))
    assert len({text for text, _, _ in found}) == 6
    for text, dark, chance in found:
        assert chance == pytest.approx(truth(until_the_cast(scene.state, text, dark)), abs=1e-6)
