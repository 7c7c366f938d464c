"""Jeraku: ranks, Prestige, the points of the regions, and who wins."""

import pytest

from tests.games.jeraku.positions import final, last_skirmish
from tests.games.jeraku.states import JERAKU, cries, keys, only, points, scores, see, told

ROWS = {
    1: [(0, 0, 0), (1, 0, 0), (3, 1, 0), (4, 2, 1), (5, 3, 2), (7, 4, 2), (8, 5, 3)],
    2: [(2, 1, 0), (4, 2, 1), (5, 3, 2), (7, 4, 2), (5, 3, 2), (4, 2, 1), (1, 0, 0)],
    3: [(10, 6, 4), (8, 5, 3), (6, 4, 2), (4, 2, 1), (2, 1, 0), (0, 0, 0), (0, 0, 0)],
}


# [ranks]


def test_ranks_bt30_two_tied_for_first_and_two_for_third():
    """BT30: they are second and fourth."""
    _, events = last_skirmish(
        daimyos={"red": 0, "yellow": 0, "blue": 0, "green": 0},
        samurai={"red": "4x5", "blue": "4x5", "yellow": "4x3", "green": "4x3"},
    )
    assert scores(events, "4") == {"red": 3, "blue": 3, "yellow": 0, "green": 0}
    ranks = {v["clan"]: v["rank"] for v in told(events, "score") if v["region"] == "4"}
    assert ranks == {"red": 2, "blue": 2, "yellow": 4, "green": 4}


def test_ranks_bt31_three_tied_for_first():
    """BT31: all third, and the fourth gets nothing."""
    _, events = last_skirmish(
        daimyos={"red": 0, "yellow": 0, "blue": 0, "green": 0},
        samurai={"red": "4x4", "blue": "4x4", "yellow": "4x4", "green": "4x1"},
    )
    assert scores(events, "4") == {"red": 2, "blue": 2, "yellow": 2, "green": 0}


def test_ranks_bt34_a07_no_presence_no_rank():
    """BT34; A7: nobody is second or third where only one clan stands."""
    _, events = last_skirmish(
        daimyos={"red": 0, "yellow": 0, "blue": 0, "green": 0}, samurai={"red": "6x1"}
    )
    assert scores(events, "6") == {"red": 8}


def test_ranks_bt35_a_daimyo_is_worth_two_samurai():
    """BT35: a Daimyo alone ties with two samurai."""
    _, events = last_skirmish(
        daimyos={"red": 5, "yellow": 0, "blue": 0, "green": 0},
        samurai={"yellow": "5x2", "blue": "5x1"},
    )
    assert scores(events, "5") == {"red": 4, "yellow": 4, "blue": 2}


def test_ranks_four_tied_score_nothing():
    """A6: four tied for first share the fourth place, with Kachidoki too."""
    _, events = last_skirmish(daimyos={"red": 6, "yellow": 6, "blue": 6, "green": 6})
    assert scores(events, "6") == dict.fromkeys(("red", "yellow", "blue", "green"), 0)
    assert set(cries(events).values()) == {0}


# [prestige], [points]


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_prestige_every_region_pays_the_row_of_the_round(round_):
    """A1: with the numbers of the placeholder table; red first, yellow second, blue third."""
    _, events = last_skirmish(
        round=round_,
        daimyos={"red": 0, "yellow": 0, "blue": 0, "green": 0},
        samurai={
            "red": "0x3 1x1 2x1 3x1 4x1 5x1 6x2",
            "yellow": "0x2 6x1",
            "blue": "0x1",
        },
    )
    rows = {values["region"]: values for values in told(events, "region")}
    assert len(rows) == 7
    for region in range(7):
        first, second, third = ROWS[round_][region]
        row = rows[str(region) if region else "kyoto"]
        assert (row["first"], row["second"], row["third"]) == (first, second, third)
    paid = ROWS[round_]
    assert scores(events, "kyoto") == {
        "red": paid[0][0],
        "yellow": paid[0][1],
        "blue": paid[0][2],
        "green": 0,
    }
    assert scores(events, "6") == {"red": paid[6][0], "yellow": paid[6][1]}
    for region in range(1, 6):
        assert scores(events, str(region)) == {"red": paid[region][0]}
    assert only(events, "prestige") == {"round": round_}


def test_prestige_totals_are_told():
    """What the skirmishes of the round paid, what Prestige paid, and both on top of the rest."""
    state, events = last_skirmish(
        daimyos={"red": 4, "yellow": 0, "blue": 0, "green": 0}, rp={"red": 20, "blue": 7}
    )
    total = {values["clan"]: values for values in told(events, "total")}
    assert set(total) == {"red", "yellow", "blue", "green"}
    assert total["red"]["prestige"] == 5
    assert total["red"]["total"] == points(state)["red"] == 20 + 5 + cries(events).get("red", 0)
    assert total["blue"]["seat"] == 2
    assert see(state, "history")[-1]["prestige"]["red"] == 5


def test_prestige_regions_without_anybody_are_not_told():
    _, events = last_skirmish(daimyos={"red": 4, "yellow": 0, "blue": 0, "green": 0})
    assert {values["region"] for values in told(events, "region")} == {"4", "kyoto"}


def test_points_a01_the_numbers_are_unofficial():
    """A1: the table says so, and shows what each region pays now and in the next round."""
    state = JERAKU.new(4, "base", seed=1)
    assert see(state, "official") is False
    for region, shown in enumerate(see(state, "regions")):
        assert tuple(shown["pays"]) == ROWS[1][region]
        assert tuple(shown["next"]) == ROWS[2][region]
    state, _ = last_skirmish(round=2)
    for region, shown in enumerate(see(state, "regions")):
        assert tuple(shown["pays"]) == ROWS[3][region]
        assert shown["next"] is None


# [winning]


def test_winning_bt37_a15_the_higher_daimyo_card():
    """BT37, A15: blue and yellow tie on 44, and 5 beats 2; red's 6 does not matter."""
    rp = {"red": 40, "yellow": 44, "blue": 44, "green": 12}
    numbers = {"red": 6, "yellow": 2, "blue": 5, "green": 1}
    state, events = final(rp=rp, numbers=numbers)
    assert points(state) == rp
    assert state.winners == (2,)
    assert only(events, "game-over")["how"] == "card"
    other = final(rp=rp, numbers={"red": 6, "yellow": 5, "blue": 2, "green": 1})[0]
    assert other.winners == (1,)
    state, events = final(rp=rp, numbers=numbers, final_tie="shared")
    assert state.winners == (1, 2)
    assert only(events, "game-over")["how"] == "shared"


def test_winning_most_points():
    state, events = final(rp={"red": 40, "yellow": 44, "blue": 43, "green": 12})
    assert state.winners == (1,)
    over = only(events, "game-over")
    assert (tuple(over["seats"]), over["points"], over["how"]) == ((1,), 44, "points")
    assert state.over
    assert keys(events)[-1] == "game-over"


def test_rounds_bt38_a13_fifty_points_do_not_end_a_base_game():
    """BT38, A13: they are beyond the end of the track, and the game goes on."""
    state, events = last_skirmish(round=2, rp={"red": 53})
    assert points(state)["red"] >= 53
    assert told(events, "game-over") == []
    assert see(state, "round") == 3
    assert see(state, "step") == "deal"


def test_rounds_three_and_no_more():
    state, events = last_skirmish(round=3)
    assert state.over
    assert keys(events).count("game-over") == 1


# [five]


def test_five_ft03_f03_four_tied_for_first():
    """FT3, F3: they are fourth, the last is fifth, and nobody scores."""
    _, events = last_skirmish(
        "five",
        daimyos=dict.fromkeys(("red", "yellow", "blue", "green", "black"), 0),
        samurai={"red": "4x2", "yellow": "4x2", "blue": "4x2", "green": "4x2", "black": "4x1"},
    )
    assert scores(events, "4") == dict.fromkeys(("red", "yellow", "blue", "green", "black"), 0)
    ranks = {v["clan"]: v["rank"] for v in told(events, "score") if v["region"] == "4"}
    assert ranks == {"red": 4, "yellow": 4, "blue": 4, "green": 4, "black": 5}
    # In Kyoto all five Daimyos tie: nobody is among the first three either.
    assert set(scores(events, "kyoto").values()) == {0}


def test_five_f03_the_fourth_and_the_fifth_get_nothing():
    """F3."""
    _, events = last_skirmish(
        "five",
        daimyos=dict.fromkeys(("red", "yellow", "blue", "green", "black"), 0),
        samurai={"red": "6x5", "yellow": "6x4", "blue": "6x3", "green": "6x2", "black": "6x1"},
    )
    wanted = {"red": 8, "yellow": 5, "blue": 3, "green": 0, "black": 0}
    assert scores(events, "6") == wanted


# [duo]


def test_duo_dt06_two_tied_in_a_region():
    """DT6: both are second."""
    _, events = last_skirmish(
        "duo", daimyos={"red": 0, "yellow": 0}, samurai={"red": "6x2", "yellow": "6x2"}
    )
    assert scores(events, "6") == {"red": 5, "yellow": 5}


@pytest.mark.parametrize(("rp", "over"), [(43, True), (42, False)])
@pytest.mark.parametrize(("clan", "other"), [("red", "yellow"), ("yellow", "red")])
def test_duo_dt04_u02_fifty_points_end_the_game(clan, other, rp, over):
    """DT4, U2: exactly 50 are enough, 49 are not; whoever has them."""
    state, events = last_skirmish("duo", round=2, daimyos={clan: 3, other: 6}, rp={clan: rp})
    assert points(state) == {clan: rp + 7, other: 1}
    assert state.over == over
    if over:
        seat = ("red", "yellow").index(clan)
        assert only(events, "enough") == {"seats": (seat,)}
        assert state.winners == (seat,)
    else:
        assert told(events, "enough") == []
        assert see(state, "round") == 3


def test_duo_dt05_u03_the_most_points_win_not_the_first_to_fifty():
    """DT5, U3: 55 beat 52; equal, the higher Daimyo card. Region 3 pays 7, region 2 pays 5."""
    daimyos = {"red": 3, "yellow": 2}
    more = {"round": 2, "daimyos": daimyos, "samurai": {"yellow": "6x1"}}
    state, events = last_skirmish("duo", rp={"red": 45, "yellow": 49}, **more)
    assert points(state) == {"red": 52, "yellow": 55}
    assert state.winners == (1,)
    assert only(events, "game-over")["how"] == "points"
    assert set(only(events, "enough")["seats"]) == {0, 1}
    numbers = {"red": 2, "yellow": 4}
    equal = {"round": 2, "daimyos": daimyos, "rp": {"red": 45, "yellow": 47}, "numbers": numbers}
    state, events = last_skirmish("duo", **equal)
    assert points(state) == {"red": 52, "yellow": 52}
    assert state.winners == (1,)
    assert only(events, "game-over")["how"] == "card"
    state, events = last_skirmish("duo", **equal, final_tie="shared")
    assert state.winners == (0, 1)
    assert only(events, "game-over")["how"] == "shared"


def test_duo_u02_the_test_comes_after_all_regions():
    """U2: what is scored after somebody has 50 points counts too."""
    board = {
        "round": 2,
        "daimyos": {"red": 3, "yellow": 1},
        "samurai": {"yellow": "2x1"},
        "rp": {"red": 43, "yellow": 49},
    }
    # Region 3 gives red 50; regions 2 and 1 give yellow 9.
    state, _ = last_skirmish("duo", **board)
    assert points(state) == {"red": 50, "yellow": 58}
    assert state.winners == (1,)
