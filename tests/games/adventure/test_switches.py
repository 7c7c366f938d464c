"""Call to Adventure: every option, with each of its values, and those that are no more."""

import random
from pathlib import Path

import pytest

import kachidoki
from kachidoki import CHANCE, BadOption, Log, Rng
from tests.games.adventure.states import ADVENTURE
from tests.games.adventure.test_differential import eager
from tests.logs import lines, played, written

FOLDER = Path(__file__).parent
EVERY = [
    (mode, name, value)
    for mode, found in ADVENTURE.modes.items()
    for name, option in found.options.items()
    for value in option.values
    if name != "cards" and (mode in ("versus", "coop") or name in ("ask_policy", "final_fight"))
]


@pytest.mark.parametrize(("mode", "name", "value"), EVERY)
def test_setup_every_value_of_every_switch(mode, name, value):
    """12.2: it is kept with the game, and the game can be played."""
    players = max(ADVENTURE.modes[mode].players)
    state = ADVENTURE.start(players, mode, **{name: value})
    assert state.position()["options"][name] == value
    rng, pick = Rng(1), random.Random(1)
    for _ in range(60):
        if state.over:
            break
        if state.actor == CHANCE:
            state.play(state.chance(rng))
            continue
        seat = state.actors[0]
        moves = {str(move): move for move in state.moves(seat)}
        state.play(moves[eager(sorted(moves), pick)], seat)
    assert state.position()["options"][name] == value


def test_setup_at_most_fifteen_options():
    """Those on which tables differ, over all modes; `docs/rulings.md` names those that went."""
    names = {name for mode in ADVENTURE.modes.values() for name in mode.options}
    assert len(names) <= 15
    assert not names & set(ADVENTURE.dropped)


@pytest.mark.parametrize("mode", ADVENTURE.modes)
def test_setup_what_was_settled_in_earlier_versions(mode):
    """An option that was dropped is read where it has the value that is now the rule: in settings,
    in positions and in logs."""
    players = max(ADVENTURE.modes[mode].players)
    state = ADVENTURE.start(players, mode, **ADVENTURE.dropped)
    now = state.position()
    assert not set(now["options"]) & set(ADVENTURE.dropped)
    old = {**now, "options": {**ADVENTURE.dropped, **now["options"]}}
    assert ADVENTURE.from_position(old).position() == now
    log = played(mode, players, game="adventure").log
    header, *rows = lines(log)
    header["options"] |= ADVENTURE.dropped
    assert Log.loads(written([header, *rows]), kachidoki.game).dumps() == log.dumps()


@pytest.mark.parametrize("name", ADVENTURE.dropped)
def test_setup_what_is_settled_no_more(name):
    """Another value is refused, with the reason."""
    now = ADVENTURE.dropped[name]
    other = (not now) if isinstance(now, bool) else 0
    with pytest.raises(BadOption) as caught:
        ADVENTURE.start(2, "versus", **{name: other})
    assert caught.value.reason == "option-dropped"
    assert caught.value.values == {"option": name, "value": str(other), "now": str(now)}


def test_setup_every_switch_is_tried_somewhere():
    """Each is set away from its default in a test of its own section, too."""
    text = "".join(
        file.read_text(encoding="utf-8")
        for file in FOLDER.glob("test_*.py")
        if file.name not in ("test_switches.py", "test_differential.py")
    )
    for mode in ADVENTURE.modes.values():
        for name in mode.options:
            assert f"{name}=" in text or f'"{name}":' in text or name == "cards", name


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("journey_limit", 9),
        ("stall_rounds", 4),
        ("track", "T1hd"),
        ("track", "T6hd T4hd T2had Y2had Y4ad Y0ad X-4a"),
        ("first_player", 3),
        ("tiebreak", "cards-cards"),
        ("hand_limit", 11),
    ],
)
def test_setup_what_is_no_value(name, value):
    with pytest.raises(BadOption):
        ADVENTURE.start(2, "versus", **{name: value})


def test_solo_an_adversary_that_is_not_there():
    with pytest.raises(BadOption):
        ADVENTURE.start(1, "solo", adversary="nobody")
    state = ADVENTURE.start(1, "solo", adversary="the-demon")
    assert state.view(0).table()["foe"]["card"] == "the-demon"


def test_setup_defaults():
    """12.2, AK21: alone one is asked only where one can do something."""
    options = ADVENTURE.start(2, "versus").position()["options"]
    wanted = {
        "deal_mode": "choose",
        "allies_adversaries": True,
        "first_player": "random",
        "journey_limit": 1,
        "stall_rounds": 2,
        "track": "standard",
        "hand_limit": "none",
        "tiebreak": "cards-challenges-xp",
        "anytime_windows": "full",
        "ask_policy": "public",
    }
    assert {key: options[key] for key in wanted} == wanted
    assert ADVENTURE.start(1, "solo").position()["options"]["ask_policy"] == "exact"
    coop = ADVENTURE.start(2, "coop").position()["options"]
    assert (coop["final_fight"], coop["coop_gate"]) == ("single", "individual")
    assert (coop["adversary"], coop["adversary_target"]) == ("random", "card")
