"""Jeraku: alone against three clans. The own card, the end, and what stays hidden."""

import pytest

from kachidoki import Rng
from tests.games.jeraku.positions import enemy, solo, solo_end
from tests.games.jeraku.states import (
    JERAKU,
    asked,
    clan,
    daimyo,
    keys,
    only,
    play,
    points,
    refused,
    samurai,
    see,
    supply,
    texts,
    told,
)

BOTH = pytest.mark.parametrize("mode", ["solo", "solo-expert"])


def taken(short, **more):
    """Green has taken a card; the other open one does nothing but place a samurai in 6."""
    state = solo(open=f"{short} y6", **more)
    value = "ninja" if short[1] == "n" else short[1]
    suit = {"r": "red", "y": "yellow", "b": "blue"}[short[0]]
    play(state, f"take {suit} {value}")
    return state


# [solo]


@BOTH
def test_solo_st01_s01_setting_up(mode):
    """ST1, S1: four clans, the player is green, nobody holds Kachidoki."""
    state = JERAKU.start(1, mode)
    events = play(state, "daimyos 5263")
    assert [entry["daimyo"] for entry in see(state, "clans")] == [5, 2, 6, 3]
    assert told(events, "daimyo-card-enemy") == [
        {"clan": name, "card": card} for name, card in (("red", 5), ("yellow", 2), ("blue", 6))
    ]
    assert only(events, "daimyo-card") == {"clan": "green", "seat": 0, "card": 3}
    assert [entry["seat"] for entry in see(state, "clans")] == [None, None, None, 0]
    assert set(points(state).values()) == {0}
    assert see(state, "kachidoki") is None
    assert told(events, "first") == []


def test_solo_st02_s04_s21_one_of_the_two_open_cards():
    """ST2; S4: no suit is followed; S21: then the other one, then the hidden one."""
    state = solo(open="r4 b2", daimyos={"green": 3})
    assert asked(state) == (0, "take", "solo-card")
    assert texts(state) == {"take red 4", "take blue 2"}
    assert refused(state, "take yellow 6") == ("not-open", "solo-card")
    assert see(state, "solo")["hidden"] is True
    events = play(state, "take red 4")
    assert only(events, "take") == {"seat": 0, "suit": "red", "value": "4"}
    events = play(state, "actions", "stop")
    assert samurai(state, "blue") == [0, 0, 1, 0, 0, 0, 0]
    assert daimyo(state, "blue") == 5
    assert told(events, "reveal") == []
    assert see(state, "step") == "reveal"
    events = play(state, "reveal y6")
    assert only(events, "reveal") == {"suit": "yellow", "value": "6"}
    assert samurai(state, "yellow")[6] == 1
    assert daimyo(state, "yellow") == 6
    assert only(events, "enemy-stay")["why"] == "home"
    assert see(state, "step") == "open"


def test_solo_six_skirmishes_of_three_cards():
    """Eighteen cards in a round, three stay aside; nobody wins a skirmish (S1)."""
    state = JERAKU.new(1, "solo", seed=3)
    said = []
    while see(state, "round") == 1 and see(state, "skirmish") <= 6:
        state.events = []
        if state.actor >= 0:
            state.play(state.moves()[-1])
        else:
            state.play(state.chance(Rng(len(said))))
        said += keys(state.events)
        if "prestige" in said:
            break
    assert said.count("take") == 6
    assert said.count("reveal") == 6
    assert said.count("enemy") == 12
    assert "win" not in said
    assert "kachidoki" not in said


def test_solo_only_cards_that_are_still_there():
    """A card that was seen in this round does not come again. JK5: it is drawn when it is shown."""
    state = solo(open="r4 b2", daimyos={"green": 3})
    play(state, "take red 4", "actions", "stop")
    assert refused(state, "reveal r4")[0] == "not-this-chance"
    assert refused(state, "reveal b2")[0] == "not-this-chance"
    play(state, "reveal y6")
    assert refused(state, "open r4y1")[0] == "not-this-chance"
    assert refused(state, "open y1y6")[0] == "not-this-chance"
    play(state, "open r1y1")


def test_solo_s20_the_discard_pile_shows_its_top_card():
    """S20: and how many lie there."""
    state = solo(open="r4 b2", daimyos={"green": 3})
    play(state, "take red 4", "actions", "stop", "reveal y6")
    shown = see(state, "solo")
    assert shown["discarded"] == 3
    assert shown["discard"] == ["yellow 6"]


# [solo-card]


def test_solo_card_st03_s02_one_samurai_with_a_one():
    """ST3, S2: the card ends at once."""
    state = taken("r1")
    play(state, "deploy")
    assert state.question().values["count"] == 1
    events = play(state, "place 1")
    assert (samurai(state, "green")[1], supply(state, "green")) == (1, 9)
    assert "stop" not in keys(events)
    assert only(events, "enemy")["clan"] == "yellow"


def test_solo_card_other_numbers_deploy_three():
    state = taken("r2", elsewhere=0)
    play(state, "deploy", "place 2", "place 2", "place 2")
    assert samurai(state, "green")[2] == 3
    assert see(state, "step") == "reveal"


def test_solo_card_st04_s02_one_samurai_in_kyoto_with_a_ninja():
    """ST4, S2: two more go elsewhere."""
    state = taken("rn", elsewhere=6)
    assert texts(state) == {f"place {n}" for n in ("kyoto", 1, 2, 3, 4, 5, 6)} | {"stop"}
    play(state, "place kyoto")
    assert texts(state) == {f"place {n}" for n in range(1, 7)} | {"stop"}
    assert refused(state, "place kyoto") == ("one-in-kyoto", "solo-card")
    play(state, "place 3", "place 5")
    assert samurai(state, "green") == [1, 0, 0, 1, 0, 1, 0]


def test_solo_card_s02_the_other_readings_of_the_ninja():
    """S2: if one goes to Kyoto it is the only one; or one samurai, in Kyoto only."""
    state = taken("rn", solo_player_ninja="single_if_kyoto")
    assert len(texts(state)) == 8
    play(state, "place kyoto")
    assert see(state, "step") == "reveal"
    state = taken("rn", solo_player_ninja="single_if_kyoto")
    play(state, "place 1")
    assert texts(state) == {f"place {n}" for n in range(1, 7)} | {"stop"}
    play(state, "place 2", "place 4")
    assert samurai(state, "green") == [0, 1, 1, 0, 1, 0, 0]
    state = taken("rn", solo_player_ninja="one_kyoto_only")
    assert texts(state) == {"place kyoto", "stop"}
    assert refused(state, "place 3") == ("kyoto-only", "solo-card")
    play(state, "place kyoto")
    assert samurai(state, "green")[0] == 1
    assert see(state, "step") == "reveal"


def test_solo_card_st05_s03_the_cap_is_about_deploying():
    """ST5, S3: moving is free."""
    state = taken("r3", daimyos={"green": 2}, samurai={"green": "1x2 2x1"})
    play(state, "actions", "samurai 1 in", "samurai 1 in", "samurai 2 in")
    assert samurai(state, "green")[:3] == [2, 1, 0]


def test_solo_card_s03_kyoto_may_hold_more_over_time():
    """S3: the cap is per card."""
    state = taken("rn", samurai={"green": "0x2"}, elsewhere=6)
    play(state, "place kyoto", "stop")
    assert samurai(state, "green")[0] == 3


# [solo-protection]


def test_solo_protection_s11_the_player_is_bound_too():
    """S11: unless the table has settled otherwise."""
    board = {"daimyos": {"green": 3, "blue": 3}, "samurai": {"blue": "3x1", "red": "3x1"}}
    state = taken("r1", **board)
    play(state, "actions")
    assert texts(state) == {"stop", "remove red"}
    assert refused(state, "remove blue") == ("protected", "solo-protection")
    state = taken("r1", **board, solo_player_bound=False)
    play(state, "actions")
    assert texts(state) == {"stop", "remove red", "remove blue"}


def test_solo_protection_st07_s25_a_samurai_beside_its_daimyo():
    """ST7: green keeps its samurai, yellow loses one. S25: a Daimyo protects samurai; nothing ever
    removes a Daimyo."""
    state, events = enemy(
        "r3",
        daimyos={"red": 6, "yellow": 5, "blue": 5, "green": 3},
        samurai={"green": "3x1", "yellow": "3x2"},
        rp={"yellow": 9, "green": 2},
    )
    assert samurai(state, "green")[3] == 1
    assert samurai(state, "yellow")[3] == 1
    kill = only(events, "enemy-kill")
    assert (kill["clan"], kill["rival"], kill["region"]) == ("red", "yellow", "3")
    assert (kill["by"], kill["why"]) == ("samurai", "only")


def test_solo_protection_st14_arrival_where_all_are_protected():
    """ST14: nothing is eliminated."""
    state, events = enemy(
        "b2", daimyos={"blue": 5, "green": 4}, samurai={"green": "4x2"}, elsewhere=0
    )
    assert daimyo(state, "blue") == 4
    assert samurai(state, "green")[4] == 2
    assert told(events, "enemy-kill") == []
    assert [v["why"] for v in told(events, "enemy-spare") if v["region"] == "4"] == ["protected"]


# [solo-winning]


def test_solo_winning_st31_s18_more_than_the_two_best():
    """ST31, S18: 40 against 25 and 14."""
    state, events = solo_end({"green": 40, "red": 25, "blue": 14, "yellow": 9})
    assert state.winners == (0,)
    assert only(events, "solo-won") == {"seat": 0, "points": 40, "sum": 39, "how": "points"}
    state, events = solo_end({"green": 38, "red": 25, "blue": 14, "yellow": 9})
    assert state.winners == ()
    assert only(events, "solo-lost") == {"seat": 0, "points": 38, "sum": 39, "how": "points"}


KYOTO = {"daimyos": {"green": 0}, "samurai": {"green": "0x2", "red": "0x3", "blue": "0x1"}}
EQUAL = {"green": 39, "red": 25, "blue": 14, "yellow": 9}


def test_solo_winning_st33_s09_presence_in_kyoto():
    """ST33, S9: equal, and green has four in Kyoto, its Daimyo counting two."""
    state, events = solo_end(EQUAL, **KYOTO)
    assert state.winners == (0,)
    assert only(events, "solo-won")["how"] == "kyoto"


def test_solo_winning_st34_equal_twice_is_lost():
    """ST34: red has four in Kyoto too."""
    board = KYOTO["samurai"] | {"red": "0x4"}
    state, events = solo_end(EQUAL, daimyos={"green": 0}, samurai=board)
    assert state.winners == ()
    assert only(events, "solo-lost")["how"] == "kyoto"


def test_solo_winning_st35_s19_against_whom():
    """ST35, S19: yellow, the fourth, has five in Kyoto; that alone pays it ten points."""
    board = {"green": "0x2", "blue": "0x1", "yellow": "0x5"}
    rp = EQUAL | {"yellow": 10}
    state, _ = solo_end(rp, daimyos={"green": 0}, samurai=board)
    assert state.winners == ()


@pytest.mark.parametrize("rival", ["red", "blue"])
def test_solo_winning_s19_the_second_and_the_third_always_count(rival):
    """S19: whichever of the two has as much in Kyoto as green has, it is lost."""
    board = {"green": "0x2", rival: "0x4"}
    state, events = solo_end(EQUAL, daimyos={"green": 0}, samurai=board)
    assert state.winners == ()
    assert only(events, "solo-lost")["how"] == "kyoto"


@pytest.mark.parametrize("rival", ["yellow", "blue"])
def test_solo_winning_s19_who_ties_for_the_third_place_counts(rival):
    """S19: yellow and blue have 14 each, so both are compared; no colour decides."""
    board = {"green": "0x2", rival: "0x5"}
    rp = EQUAL | {"yellow": 14}
    assert solo_end(rp, daimyos={"green": 0}, samurai=board)[0].winners == ()


def test_solo_winning_s18_the_two_best_enemies():
    """S18: green is second and the third has nothing; it is not compared with itself."""
    rp = {"green": 20, "red": 30, "blue": 0, "yellow": 0}
    _, events = solo_end(rp)
    assert only(events, "solo-lost")["sum"] == 30
    _, events = solo_end({"green": 40, "red": 25, "blue": 14})
    assert only(events, "solo-won")["sum"] == 39


def test_solo_winning_a_game_that_is_over_asks_nothing():
    state, _ = solo_end({"green": 40, "red": 25, "blue": 14, "yellow": 9})
    assert state.over
    assert refused(state, "take red 4")[0] == "game-over"
    assert clan(state, "green")["rp"] == 40
