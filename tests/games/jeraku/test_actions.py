"""Jeraku: what a card does. Ninjas, deploying, action points, removing."""

from itertools import pairwise

import pytest

from tests.games.jeraku.positions import table
from tests.games.jeraku.states import (
    CLANS,
    asked,
    daimyo,
    keys,
    only,
    play,
    refused,
    samurai,
    see,
    supply,
    texts,
    told,
)

ACT = {
    "daimyo in",
    "daimyo out",
    *(f"samurai {n} in" for n in range(1, 7)),
    *(f"samurai {n} out" for n in ("kyoto", 1, 2, 3, 4, 5)),
}


def acting(short, **more):
    """Red has played a card for its action points."""
    state = table(hands={"red": short}, first="red", **more)
    play(state, f"play red {short[1]}", "actions")
    return state


# [ninja]


def test_ninja_bt16_three_samurai_in_kyoto():
    """BT16: three in Kyoto with one Ninja. A19: no action points, nothing is chosen before."""
    state = table(hands={"red": "rn", "yellow": "r1"}, first="red")
    play(state, "play red ninja")
    assert asked(state) == (0, "place-ninja", "ninja")
    assert texts(state) == {f"place {n}" for n in ("kyoto", 1, 2, 3, 4, 5, 6)} | {"stop"}
    events = play(state, "place kyoto", "place kyoto", "place kyoto")
    assert samurai(state, "red") == [3, 0, 0, 0, 0, 0, 0]
    assert supply(state, "red") == 7
    assert keys(events) == ["place"] * 3
    assert told(events, "place")[0] == {"seat": 0, "clan": "red", "region": "kyoto"}
    assert asked(state)[:2] == (1, "follow")


def test_ninja_each_samurai_where_one_likes():
    state = table(hands={"red": "rn"}, first="red")
    play(state, "play red ninja", "place 2", "place 4", "place 6")
    assert samurai(state, "red") == [0, 0, 1, 0, 1, 0, 1]
    assert state.actor == 1


def test_ninja_a08_none_or_fewer_may_be_placed():
    """A8: a Ninja may be played for nothing. A9."""
    state = table(hands={"red": "rn"}, first="red")
    events = play(state, "play red ninja", "stop")
    assert only(events, "stop") == {"seat": 0, "clan": "red", "left": 3}
    assert samurai(state, "red") == [0] * 7
    state = table(hands={"red": "rn"}, first="red")
    events = play(state, "play red ninja", "place 5", "stop")
    assert only(events, "stop")["left"] == 2
    assert samurai(state, "red") == [0, 0, 0, 0, 0, 1, 0]


def test_ninja_places_are_named_once_in_their_order():
    """JK4: each placement is reached in one way: 120 of them, in place of 400 in any order."""
    state = table(hands={"red": "rn"}, first="red")
    play(state, "play red ninja")
    found = []

    def go(here, path):
        for move in here.moves():
            there = here.copy()
            there.play(move)
            if str(move) == "stop" or len(path) == 2:
                found.append(tuple(samurai(there, "red")))
            else:
                go(there, (*path, move))

    go(state, ())
    assert len(found) == 120
    assert len(set(found)) == 120
    state = table(hands={"red": "rn"}, first="red")
    play(state, "play red ninja", "place 3")
    assert texts(state) == {"place 3", "place 4", "place 5", "place 6", "stop"}
    assert refused(state, "place 2") == ("place-in-order", "ninja")


def test_ninja_ends_with_the_supply():
    state = table(hands={"red": "rn"}, first="red", samurai={"red": "1x8"})
    play(state, "play red ninja")
    assert state.question().values["count"] == 2
    events = play(state, "place 2", "place 2")
    assert "stop" not in keys(events)
    assert supply(state, "red") == 0
    assert state.actor == 1
    state = table(hands={"red": "rn"}, first="red", samurai={"red": "1x10"})
    events = play(state, "play red ninja")
    assert keys(events) == ["play"]
    assert state.actor == 1


def test_ninja_has_no_action_points():
    state = table(hands={"red": "rn"}, first="red", samurai={"red": "3x1"})
    play(state, "play red ninja")
    assert refused(state, "samurai 3 in") == ("ninja-places", "ninja")
    assert refused(state, "daimyo in") == ("ninja-places", "ninja")
    assert refused(state, "actions")[0] in ("ninja-places", "not-asked")


# [deploy]


def test_deploy_bt13_three_samurai_into_the_region_of_the_card():
    """BT13: at every step only that region and to stop; the third ends the card. A19: no action
    points on top."""
    state = table(hands={"red": "r4"}, first="red")
    play(state, "play red 4")
    assert asked(state) == (0, "use", "deploy")
    assert texts(state) == {"deploy", "actions"}
    events = play(state, "deploy")
    assert only(events, "deploy") == {"seat": 0, "clan": "red", "region": "4"}
    for left in (3, 2, 1):
        assert asked(state)[:2] == (0, "place")
        assert state.question().values == {"clan": "red", "region": "4", "count": left}
        assert texts(state) == {"place 4", "stop"}
        assert see(state, "left") == left
        events = play(state, "place 4")
    assert samurai(state, "red") == [0, 0, 0, 0, 3, 0, 0]
    assert supply(state, "red") == 7
    assert keys(events) == ["place"]
    assert state.actor == 1


def test_deploy_a11_never_into_kyoto_nor_anywhere_else():
    """A11: a number brings samurai into its own region only."""
    state = table(hands={"red": "r1"}, first="red")
    play(state, "play red 1", "deploy")
    assert refused(state, "place kyoto") == ("deploy-there-only", "deploy")
    assert refused(state, "place 2") == ("deploy-there-only", "deploy")
    assert refused(state, "daimyo in")[0] == "not-asked"


def test_deploy_a08_a09_fewer_than_three_or_none():
    """A8, A9: a card may be wasted, and one may stop at any time."""
    state = table(hands={"red": "r4"}, first="red")
    events = play(state, "play red 4", "deploy", "stop")
    assert only(events, "stop")["left"] == 3
    assert samurai(state, "red") == [0] * 7
    state = table(hands={"red": "r4"}, first="red")
    play(state, "play red 4", "deploy", "place 4", "stop")
    assert samurai(state, "red")[4] == 1


def test_deploy_ends_with_the_supply():
    """With two samurai left only two; with none it is still asked which use, then it is over."""
    state = table(hands={"red": "r4"}, first="red", samurai={"red": "1x8"})
    play(state, "play red 4", "deploy", "place 4")
    assert see(state, "left") == 1
    play(state, "place 4")
    assert state.actor == 1
    state = table(hands={"red": "r4"}, first="red", samurai={"red": "1x10"})
    play(state, "play red 4")
    assert texts(state) == {"deploy", "actions"}
    events = play(state, "deploy")
    assert keys(events) == ["deploy"]
    assert state.actor == 1


# [actions]


def test_actions_bt17_kinds_may_be_mixed():
    """BT17: five points for two steps of the Daimyo and one removal; then the card is over. A20,
    A14: the samurai goes back to its supply."""
    state = acting("r5", daimyos={"red": 4}, samurai={"yellow": "2x1"})
    assert supply(state, "yellow") == 9
    events = play(state, "daimyo in", "daimyo in")
    assert [(e["from"], e["region"]) for e in told(events, "daimyo")] == [("4", "3"), ("3", "2")]
    assert see(state, "left") == 1
    events = play(state, "remove yellow")
    assert only(events, "remove") == {"seat": 0, "clan": "red", "rival": "yellow", "region": "2"}
    assert keys(events) == ["remove"]
    assert daimyo(state, "red") == 2
    assert (samurai(state, "yellow")[2], supply(state, "yellow")) == (0, 10)
    assert state.actor == 1


def test_actions_bt18_one_point_moves_no_daimyo():
    """BT18: only the samurai can move, and one may stop."""
    state = acting("r1", daimyos={"red": 4}, samurai={"red": "4x1"})
    assert asked(state) == (0, "act", "actions")
    assert state.question().values == {"clan": "red", "count": 1}
    assert texts(state) == {"stop", "samurai 4 in", "samurai 4 out"}
    assert refused(state, "daimyo in") == ("no-points", "actions")
    state = acting("r2", daimyos={"red": 4}, samurai={"red": "4x1"})
    assert "daimyo in" in texts(state)
    play(state, "samurai 4 in")
    assert refused(state, "daimyo in") == ("no-points", "actions")


def test_actions_bt19_a10_no_way_round():
    """BT19: from 6 and from Kyoto there is one way only. A10: samurai go both ways elsewhere."""
    state = acting("r2", daimyos={"red": 6}, samurai={"red": "0x1 6x1"})
    assert texts(state) == {"stop", "daimyo in", "samurai kyoto out", "samurai 6 in"}
    assert refused(state, "daimyo out") == ("edge-of-map", "map")
    state = acting("r2", daimyos={"red": 0})
    assert texts(state) == {"stop", "daimyo out"}
    assert refused(state, "daimyo in") == ("edge-of-map", "map")
    assert refused(state, "samurai 3 in") == ("no-samurai", "actions")


def test_actions_bt22_a_daimyo_travels_alone():
    """BT22: his samurai do not follow."""
    state = acting("r2", daimyos={"red": 5}, samurai={"red": "5x3"})
    play(state, "daimyo in")
    assert daimyo(state, "red") == 4
    assert samurai(state, "red")[5] == 3
    assert state.actor == 1


def test_actions_bt25_a_card_without_any_effect_ends_by_itself():
    """BT25, A8: nothing but to stop, so nobody is asked."""
    state = table(hands={"red": "r1"}, first="red", daimyos={"red": 4})
    events = play(state, "play red 1", "actions")
    assert keys(events) == ["play", "actions"]
    assert only(events, "actions") == {"seat": 0, "clan": "red", "count": 1}
    assert state.actor == 1
    assert samurai(state, "red") == [0] * 7


def test_actions_a09_leftover_points_are_lost():
    """A9: to stop is always possible. A11: pieces walk into Kyoto in round I too."""
    state = acting("r6", daimyos={"red": 1}, samurai={"red": "1x2"})
    play(state, "samurai 1 in", "daimyo in")
    assert (daimyo(state, "red"), samurai(state, "red")[0]) == (0, 1)
    events = play(state, "stop")
    assert only(events, "stop") == {"seat": 0, "clan": "red", "left": 3}
    assert state.actor == 1


def test_actions_every_step_counts_from_where_the_pieces_are():
    """A samurai that has moved may move again; six points are six steps."""
    state = acting("r6", samurai={"red": "6x1"}, daimyos={"red": 3})
    steps = [f"samurai {n} in" for n in range(6, 0, -1)]
    for here, there in pairwise(steps):
        play(state, here)
        assert there in texts(state)
        assert here not in texts(state)
    events = play(state, steps[-1])
    assert only(events, "samurai") == {"seat": 0, "clan": "red", "from": "1", "region": "kyoto"}
    assert samurai(state, "red") == [1, 0, 0, 0, 0, 0, 0]
    assert state.actor == 1


# For one, two and three points: how many ways there are, and how many different results.
CROWDED = {
    ("base", 3): [(15, 15), (203, 108), (2629, 508)],
    ("base", 4): [(16, 16), (233, 124), (3263, 633)],
    ("five", 5): [(17, 17), (265, 141), (3989, 775)],
}


@pytest.mark.parametrize(("mode", "players"), CROWDED)
def test_actions_the_counts_of_a_crowded_table(mode, players):
    """As they were counted for the specification, with all ten samurai of each clan on the map."""
    pieces = dict.fromkeys(CLANS[:players], "0x1 1x1 2x2 3x2 4x2 5x1 6x1")
    more = {"daimyos": dict.fromkeys(CLANS[:players], 3), "samurai": pieces}
    for number, wanted in enumerate(CROWDED[mode, players], 1):
        ways, results = 0, set()
        waiting = [acting(f"r{number}", mode=mode, players=players, **more)]
        while waiting:
            here = waiting.pop()
            for move in here.moves():
                there = here.copy()
                there.play(move)
                if there.actor == 0:
                    waiting.append(there)
                else:
                    ways += 1
                    clans = there.view(None).table()["clans"]
                    results.add(str([(entry["daimyo"], entry["samurai"]) for entry in clans]))
        assert (ways, len(results)) == wanted


def test_map_a21_seven_regions_in_a_line():
    """A21: Kyoto and six regions; each is next to those whose number differs by one."""
    state = acting("r6", samurai={"red": "0x1 1x1 2x1 3x1 4x1 5x1 6x1"}, daimyos={"red": 3})
    assert texts(state) == ACT | {"stop"}
    assert len(see(state, "regions")) == 7


# [removal]


def test_removal_bt20_only_where_ones_own_daimyo_stands():
    """BT20: blue in 3 may be removed; yellow is only next to samurai."""
    state = acting("r1", daimyos={"red": 3}, samurai={"red": "5x2", "yellow": "5x1", "blue": "3x2"})
    assert {text for text in texts(state) if text.startswith("remove")} == {"remove blue"}
    assert refused(state, "remove yellow") == ("no-victim", "removal")
    assert refused(state, "remove red")[0] in ("own-samurai", "no-victim")
    assert refused(state, "remove green") == ("no-victim", "removal")
    play(state, "remove blue")
    assert (samurai(state, "blue")[3], supply(state, "blue")) == (1, 9)


def test_removal_own_samurai_are_never_removed():
    state = acting("r1", daimyos={"red": 3}, samurai={"red": "3x2", "blue": "3x1"})
    assert refused(state, "remove red") == ("own-samurai", "removal")


@pytest.mark.parametrize("shield", ["off", "on"])
def test_removal_bt23_a02_a_daimyo_may_shield_his_samurai(shield):
    """BT23, A2: only where the table has settled on it."""
    state = acting("r1", daimyos={"red": 3, "yellow": 3}, samurai={"yellow": "3x1"}, shield=shield)
    if shield == "off":
        assert texts(state) == {"stop", "remove yellow"}
    else:
        # Nothing else can be done, so the card is over.
        assert state.actor == 1
        state = acting(
            "r1",
            daimyos={"red": 3, "yellow": 3},
            samurai={"yellow": "3x1", "blue": "3x1"},
            shield=shield,
        )
        assert texts(state) == {"stop", "remove blue"}
        assert refused(state, "remove yellow") == ("protected", "removal")


def test_removal_the_shield_is_where_the_daimyo_stands_now():
    state = acting("r3", daimyos={"red": 4, "yellow": 2}, samurai={"yellow": "3x1"}, shield="on")
    play(state, "daimyo in")
    assert "remove yellow" in texts(state)
    state = acting("r3", daimyos={"red": 4, "yellow": 3}, samurai={"yellow": "3x1"}, shield="on")
    play(state, "daimyo in")
    assert state.actor == 1


def test_removal_costs_one_point_each():
    state = acting("r3", daimyos={"red": 3}, samurai={"yellow": "3x2", "green": "3x2"})
    play(state, "remove yellow", "remove green")
    assert see(state, "left") == 1
    play(state, "remove green")
    assert (samurai(state, "yellow")[3], samurai(state, "green")[3]) == (1, 0)
    assert state.actor == 1
