"""Jeraku: alone against three clans. What a card does for an enemy."""

import pytest

from tests.games.jeraku.positions import enemy, solo
from tests.games.jeraku.states import (
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


def by(events, phase):
    """Who was eliminated in a phase."""
    return [(v["rival"], v["region"]) for v in told(events, "enemy-kill") if v["by"] == phase]


# [solo-samurai]


def test_solo_samurai_st06_green_first():
    """ST6: although yellow is ahead and has more; then the Daimyo steps into an empty region."""
    state, events = enemy(
        "r3",
        daimyos={"red": 6, "yellow": 5, "blue": 5, "green": 1},
        samurai={"green": "3x1", "yellow": "3x2"},
        rp={"yellow": 9, "green": 2},
    )
    assert samurai(state, "red")[3] == 1
    assert (samurai(state, "green")[3], supply(state, "green")) == (0, 10)
    assert samurai(state, "yellow")[3] == 2
    assert daimyo(state, "red") == 5
    assert only(events, "enemy") == {
        "clan": "red",
        "suit": "red",
        "value": "3",
        "region": "3",
        "rule": only(events, "enemy")["rule"],
    }
    assert only(events, "enemy-place")["region"] == "3"
    assert only(events, "enemy-kill")["why"] == "green"
    move = only(events, "enemy-move")
    assert (move["from"], move["region"], move["why"]) == ("6", "5", "card")
    assert told(events, "enemy-spare")[-1]["why"] == "empty"


MANY = {
    "daimyos": {"red": 6, "yellow": 5, "blue": 5, "green": 1},
    "samurai": {"yellow": "4x2", "blue": "4x3"},
}


def test_solo_samurai_s07_then_the_clan_with_most_points():
    """S7: yellow is ahead of blue, although blue has more there."""
    state, events = enemy("r4", **MANY, rp={"yellow": 9, "blue": 5, "green": 20})
    assert (samurai(state, "yellow")[4], samurai(state, "blue")[4]) == (1, 3)
    assert only(events, "enemy-kill")["why"] == "points"


def test_solo_samurai_st09_s09_then_presence():
    """ST9, S9: equal points, blue has more samurai there."""
    state, events = enemy("r4", **MANY, rp={"yellow": 9, "blue": 9})
    assert (samurai(state, "yellow")[4], samurai(state, "blue")[4]) == (2, 2)
    assert only(events, "enemy-kill")["why"] == "influence"


def test_solo_samurai_then_the_player_chooses():
    state, _ = enemy("r4", daimyos=MANY["daimyos"], samurai={"yellow": "4x2", "blue": "4x2"})
    assert asked(state) == (0, "victim", "solo-samurai")
    assert state.question().values == {"clan": "red", "region": "4"}
    assert texts(state) == {"victim yellow", "victim blue"}
    assert refused(state, "victim red") == ("not-a-candidate", "solo-samurai")
    assert see(state, "solo")["enemy"] == "red 4"
    assert see(state, "solo")["victims"] == ["yellow", "blue"]
    events = play(state, "victim blue")
    assert (samurai(state, "yellow")[4], samurai(state, "blue")[4]) == (2, 1)
    kill = only(events, "enemy-kill")
    assert (kill["rival"], kill["region"], kill["why"]) == ("blue", "4", "choice")
    assert daimyo(state, "red") == 5


def test_solo_samurai_s10_s12_whoever_is_there_must_go():
    """S10, S12: compulsory, and all other clans are adverse."""
    state, events = enemy("r4", daimyos=MANY["daimyos"], samurai={"yellow": "4x1", "red": "4x2"})
    assert samurai(state, "yellow")[4] == 0
    assert samurai(state, "red")[4] == 3
    assert only(events, "enemy-kill")["why"] == "only"


def test_solo_samurai_st26_s05_an_enemy_ninja_goes_to_kyoto():
    """ST26, S5: and the Daimyo walks towards it."""
    board = {"daimyos": {"red": 2, "green": 6}, "samurai": {"green": "0x1"}, "elsewhere": 6}
    state, events = enemy("rn", **board)
    assert samurai(state, "red")[0] == 1
    assert samurai(state, "green")[0] == 0
    assert daimyo(state, "red") == 1
    assert only(events, "enemy")["value"] == "ninja"


def test_solo_samurai_st28_s06_an_empty_supply():
    """ST28, S6: nothing is placed, the rest happens all the same."""
    board = {
        "round": 2,
        "daimyos": {"red": 5},
        "samurai": {"red": "1x10", "green": "3x1"},
        "elsewhere": 0,
    }
    state, events = enemy("r3", **board)
    assert samurai(state, "red")[3] == 0
    assert samurai(state, "green")[3] == 0
    assert daimyo(state, "red") == 4
    assert only(events, "enemy-empty")["clan"] == "red"


def test_solo_samurai_s23_two_attacks_in_one_region():
    """S23: the samurai and the Daimyo who stands there, both."""
    state, events = enemy("r3", daimyos={"red": 3}, samurai={"green": "3x3"}, elsewhere=0)
    assert samurai(state, "green")[3] == 1
    assert by(events, "samurai") == by(events, "daimyo") == [("green", "3")]
    assert only(events, "enemy-stay")["why"] == "killed"


def test_solo_samurai_the_player_may_be_asked_twice():
    board = {"yellow": "3x2", "blue": "3x2"}
    state, _ = enemy("r3", daimyos={"red": 3}, samurai=board, elsewhere=0)
    play(state, "victim yellow")
    # Blue has more there now.
    assert (samurai(state, "yellow")[3], samurai(state, "blue")[3]) == (1, 1)
    board = {"yellow": "3x1 4x2", "blue": "3x1 4x2"}
    state, _ = enemy("r3", daimyos={"red": 4}, samurai=board, elsewhere=0)
    events = play(state, "victim yellow")
    assert texts(state) == {"victim yellow", "victim blue"}
    assert asked(state)[2] in ("solo-daimyo", "solo-samurai")
    assert told(events, "enemy-move") == []
    play(state, "victim blue")
    assert (samurai(state, "yellow")[4], samurai(state, "blue")[4]) == (2, 1)
    assert daimyo(state, "red") == 4
    assert see(state, "step") == "reveal"


# [solo-daimyo]


def test_solo_daimyo_st13_one_step_then_an_attack():
    """ST13: towards the new samurai, and one green samurai is gone on arrival."""
    state, events = enemy("b2", daimyos={"blue": 5}, samurai={"green": "4x2"}, elsewhere=0)
    assert samurai(state, "blue")[2] == 1
    assert daimyo(state, "blue") == 4
    assert samurai(state, "green")[4] == 1
    assert by(events, "daimyo") == [("green", "4")]


def test_solo_daimyo_who_kills_where_he_stands_stays():
    state, events = enemy("b2", daimyos={"blue": 5}, samurai={"green": "5x1 4x1"}, elsewhere=0)
    assert samurai(state, "green")[4:6] == [1, 0]
    assert daimyo(state, "blue") == 5
    assert told(events, "enemy-move") == []


@pytest.mark.parametrize("round_", [1, 2])
def test_solo_daimyo_st16_s13_in_the_region_of_his_card(round_):
    """ST16, S13: in rounds I and II he stays."""
    state, events = enemy("r3", round=round_, daimyos={"red": 3}, elsewhere=0)
    assert samurai(state, "red")[3] == 1
    assert daimyo(state, "red") == 3
    assert only(events, "enemy-stay")["why"] == "home"


def test_solo_daimyo_st29_two_cards_of_one_colour():
    """ST29: the clan acts twice, one after the other."""
    state, _ = enemy("r4", daimyos={"red": 6}, elsewhere=0)
    assert (samurai(state, "red")[4], daimyo(state, "red")) == (1, 5)
    events = play(state, "reveal r5")
    assert samurai(state, "red")[4:6] == [1, 1]
    assert daimyo(state, "red") == 5
    assert only(events, "enemy-stay")["why"] == "home"


def test_solo_daimyo_walks_outwards_too():
    state, _ = enemy("r6", daimyos={"red": 2}, samurai={"yellow": "3x1"}, elsewhere=0)
    assert daimyo(state, "red") == 3
    assert samurai(state, "yellow")[3] == 0


# [solo-third-round]


def third(card, **more):
    return enemy(card, **{"round": 3, "elsewhere": 0, **more})


def test_solo_third_round_st17_one_step_to_kyoto():
    """ST17: where he would stay in rounds I and II."""
    state, events = third("r3", daimyos={"red": 3})
    assert samurai(state, "red")[3] == 1
    assert daimyo(state, "red") == 2
    assert only(events, "enemy-move")["why"] == "kyoto"


def test_solo_third_round_st18_s14_and_an_attack_there():
    """ST18, S14."""
    state, _ = third("r3", daimyos={"red": 3}, samurai={"green": "2x1"})
    assert daimyo(state, "red") == 2
    assert samurai(state, "green")[2] == 0


def test_solo_third_round_no_step_after_an_elimination():
    state, _ = third("r3", daimyos={"red": 3}, samurai={"green": "3x2"})
    assert daimyo(state, "red") == 3
    assert samurai(state, "green")[3] == 0


def test_solo_third_round_st19_s17_s22_no_daimyo_into_five():
    """ST19; S22: the samurai is placed; S17: and there is no step to Kyoto instead."""
    state, events = third("y5", daimyos={"yellow": 4})
    assert samurai(state, "yellow")[5] == 1
    assert daimyo(state, "yellow") == 4
    assert only(events, "enemy-stay")["why"] == "blocked"


def test_solo_third_round_st20_blocked_but_he_attacks():
    """ST20: where he stands; then with nobody there he is blocked."""
    state, events = third("y6", daimyos={"yellow": 4}, samurai={"green": "4x1"})
    assert samurai(state, "yellow")[6] == 1
    assert samurai(state, "green")[4] == 0
    assert only(events, "enemy-stay")["why"] == "killed"
    events = play(state, "reveal y5")
    assert samurai(state, "yellow")[5] == 1
    assert daimyo(state, "yellow") == 4
    assert only(events, "enemy-stay")["why"] == "blocked"


def test_solo_third_round_st21_outward_as_far_as_four():
    """ST21: from 3 to 4 with a 6."""
    state, _ = third("y6", daimyos={"yellow": 3})
    assert daimyo(state, "yellow") == 4


def test_solo_third_round_st24_s16_in_six_with_a_six():
    """ST24, S16: a step to Kyoto."""
    state, _ = third("y6", daimyos={"yellow": 6})
    assert daimyo(state, "yellow") == 5


def test_solo_third_round_s16_in_six_with_a_five():
    """S16: an inward move that ends in 5 is barred too."""
    state, _ = third("y5", daimyos={"yellow": 6})
    assert daimyo(state, "yellow") == 6
    assert samurai(state, "yellow")[5] == 1


def test_solo_third_round_s16_in_five():
    """S16: from 5 outward with a 6 never; from 5 with a 5 the step to Kyoto always."""
    state, _ = third("y6", daimyos={"yellow": 5})
    assert daimyo(state, "yellow") == 5
    state, _ = third("y5", daimyos={"yellow": 5})
    assert daimyo(state, "yellow") == 4


def test_solo_third_round_st25_in_six_with_a_two():
    """ST25: the block names fives and sixes."""
    state, _ = third("y2", daimyos={"yellow": 6})
    assert daimyo(state, "yellow") == 5
    state, _ = enemy("y5", round=2, daimyos={"yellow": 4}, elsewhere=0)
    assert daimyo(state, "yellow") == 5


def test_solo_third_round_st27_s15_already_in_kyoto():
    """ST27, S15: there is nothing beyond."""
    state, events = third("rn", daimyos={"red": 0}, elsewhere=6)
    assert samurai(state, "red")[0] == 1
    assert daimyo(state, "red") == 0
    assert only(events, "enemy-stay")["why"] == "kyoto"


# [solo-expert]


def test_solo_expert_xt02_samurai_are_still_stopped():
    """XT2: the green Daimyo protects in phase 1."""
    state, events = enemy(
        "b4",
        mode="solo-expert",
        daimyos={"blue": 6, "green": 4},
        samurai={"green": "4x2"},
        elsewhere=0,
    )
    assert samurai(state, "blue")[4] == 1
    assert samurai(state, "green")[4] == 2
    assert daimyo(state, "blue") == 5
    assert told(events, "enemy-kill") == []


STANDING = {"daimyos": {"blue": 4, "green": 4}, "samurai": {"green": "4x2"}, "elsewhere": 0}


def test_solo_expert_xt03_s24_a_daimyo_who_stands_there():
    """XT3, S24: he kills and stays; in solo he moves on."""
    state, _ = enemy("b2", mode="solo-expert", **STANDING)
    assert samurai(state, "green")[4] == 1
    assert daimyo(state, "blue") == 4
    state, _ = enemy("b2", mode="solo", **STANDING)
    assert samurai(state, "green")[4] == 2
    assert daimyo(state, "blue") == 3


def test_solo_expert_a_daimyo_who_arrives():
    """He always kills, also with his step to Kyoto."""
    state, _ = enemy(
        "b2",
        mode="solo-expert",
        daimyos={"blue": 5, "green": 4},
        samurai={"green": "4x2"},
        elsewhere=0,
    )
    assert (daimyo(state, "blue"), samurai(state, "green")[4]) == (4, 1)
    state, _ = enemy(
        "b5",
        mode="solo-expert",
        round=3,
        daimyos={"blue": 5, "green": 4},
        samurai={"green": "4x2"},
        elsewhere=0,
    )
    assert (daimyo(state, "blue"), samurai(state, "green")[4]) == (4, 1)


def test_solo_expert_xt04_the_other_daimyos_protect():
    """XT4: also against the player."""
    state, _ = enemy(
        "b2",
        mode="solo-expert",
        daimyos={"blue": 4, "red": 4, "green": 4},
        samurai={"red": "4x2"},
        elsewhere=0,
    )
    assert samurai(state, "red")[4] == 2
    assert daimyo(state, "blue") == 3
    state = solo(
        "solo-expert",
        open="b2 r1",
        daimyos={"blue": 4, "red": 4, "green": 4},
        samurai={"red": "4x2", "green": "2x1"},
        elsewhere=0,
    )
    play(state, "take red 1", "actions")
    assert texts(state) == {"stop", "samurai 2 in", "samurai 2 out"}
    assert refused(state, "remove red") == ("protected", "solo-protection")


def test_solo_samurai_events_cite_their_rule():
    """Each says which section of the rules it follows."""
    _, events = enemy("r3", round=3, daimyos={"red": 3}, samurai={"green": "2x1"}, elsewhere=0)
    rules = {event.key: event.values.get("rule") for event in events}
    assert rules["enemy-place"] == "solo-samurai"
    assert rules["enemy-move"] == "solo-third-round"
    assert "enemy" in keys(events)
    _, events = enemy("r3", daimyos={"red": 5}, elsewhere=0)
    assert only(events, "enemy-move")["rule"] == "solo-daimyo"
