"""Jeraku: two players and a neutral side; and the skirmishes of two players."""

import pytest

from tests.games.jeraku.positions import final, last_skirmish, table
from tests.games.jeraku.states import (
    JERAKU,
    asked,
    clan,
    cries,
    daimyo,
    only,
    play,
    points,
    refused,
    samurai,
    scores,
    see,
    spend,
    supply,
    texts,
    told,
)

START = [0, 2, 2, 2, 2, 2, 0]


def pushing(card="r1", **more):
    """Red acts with a card in round I; its Daimyo stands in 3 unless told."""
    board = {"daimyos": {"red": 3, "yellow": 1}, **more}
    state = table("neutral", hands={"red": card}, first="red", size=3, **board)
    play(state, f"play red {card[1]}", "actions")
    return state


# [neutral]


def test_neutral_nt01_n01_n02_setting_up():
    """NT1; N1: blue is neutral; N2: ten samurai on the map, none in the supply."""
    state = JERAKU.start(2, "neutral")
    events = play(state, "daimyos 62")
    assert only(events, "neutral") == {"clan": "blue"}
    assert daimyo(state, "blue") == 6
    assert samurai(state, "blue") == START
    assert supply(state, "blue") == 0
    assert clan(state, "blue")["card"] is None
    assert clan(state, "blue")["seat"] is clan(state, "blue")["party"] is None
    assert (supply(state, "red"), supply(state, "yellow")) == (10, 10)
    assert (daimyo(state, "red"), daimyo(state, "yellow")) == (6, 2)
    assert see(state, "kachidoki") == 0
    assert len(see(state, "clans")) == 3
    assert len(see(state, "parties")) == 2


def test_neutral_nt04_n05_the_neutral_side_marches_to_kyoto():
    """NT4, N5: before the deal; those in Kyoto stay."""
    state, events = last_skirmish(
        "neutral",
        round=2,
        daimyos={"red": 6, "yellow": 6, "blue": 5},
        samurai={"blue": "0x2 1x2 2x2 3x2 4x2"},
    )
    assert only(events, "advance") == {"clan": "blue", "region": "4"}
    assert samurai(state, "blue") == [4, 2, 2, 2, 0, 0, 0]
    assert daimyo(state, "blue") == 4
    assert see(state, "step") == "deal"
    assert see(state, "round") == 3


def test_neutral_the_first_advance():
    state, events = last_skirmish("neutral", round=1, samurai={"blue": "1x2 2x2 3x2 4x2 5x1 6x1"})
    assert only(events, "advance")["region"] == "5"
    assert samurai(state, "blue") == [2, 2, 2, 2, 1, 1, 0]
    state, events = last_skirmish("neutral", round=3)
    assert told(events, "advance") == []


def test_neutral_nt07_n09_a_rank_but_no_points():
    """NT7, N9: the neutral side ties with red for first, yellow is third."""
    state = table(
        "neutral",
        daimyos={"red": 3, "yellow": 1},
        samurai={"yellow": "3x1"},
        hands={"yellow": "r1", "red": "r4"},
        first="yellow",
        size=3,
    )
    assert samurai(state, "blue") == START
    story = spend(state, "yellow r1, red r4")
    assert cries(story) == {"red": 2, "yellow": 1}
    assert only(story, "cry-score-neutral") == {"clan": "blue", "rank": 2, "influence": 2}
    assert points(state) == {"red": 2, "yellow": 1, "blue": 0}
    assert see(state, "kachidoki") == 0


def test_neutral_nt09_n08_the_neutral_daimyo_counts_two():
    """NT9, N8: yellow's Daimyo ties with him, red's samurai is third."""
    _, events = last_skirmish("neutral", daimyos={"red": 0, "yellow": 6}, samurai={"red": "6x1"})
    assert scores(events, "6") == {"yellow": 5, "red": 3}
    (neutral,) = [v for v in told(events, "score-neutral") if v["region"] == "6"]
    assert neutral == {"clan": "blue", "region": "6", "rank": 2, "influence": 2}
    assert "blue" not in {v["clan"] for v in told(events, "total")}


def test_neutral_nt10_the_higher_daimyo_card():
    """NT10: both have 48."""
    numbers = {"red": 3, "yellow": 5}
    state, events = final("neutral", rp={"red": 48, "yellow": 48}, numbers=numbers)
    assert state.winners == (1,)
    assert only(events, "game-over")["how"] == "card"
    state, _ = final("neutral", rp={"red": 48, "yellow": 48}, numbers=numbers, final_tie="shared")
    assert state.winners == (0, 1)
    state, _ = final("neutral", rp={"red": 49, "yellow": 48}, numbers=numbers)
    assert state.winners == (0,)


def test_neutral_nt11_seven_skirmishes_of_two_plays():
    """NT11: the neutral side plays no card and never leads."""
    state = JERAKU.new(2, "neutral", seed=8)
    plays = wins = 0
    while see(state, "step") != "deal":
        state.events = []
        state.play(state.moves(state.actors[0])[-1], state.actors[0])
        for values in told(state.events, "play") + told(state.events, "win"):
            assert values["clan"] in ("red", "yellow")
        assert see(state, "kachidoki") in (0, 1)
        plays += len(told(state.events, "play"))
        wins += len(told(state.events, "win"))
    assert (plays, wins) == (14, 7)


# [neutral-samurai]


def test_neutral_samurai_nt05_n03_n04_a_removal_moves_it():
    """NT5; N3: not behind its Daimyo, here everything but its own region; N4: any distance."""
    state = pushing()
    assert texts(state) == {"stop", "remove blue"}
    play(state, "remove blue")
    assert asked(state) == (0, "push", "neutral-samurai")
    assert state.question().values == {"rival": "blue", "from": "3"}
    assert see(state, "push") == 3
    assert texts(state) == {f"to {n}" for n in ("kyoto", 1, 2, 4, 5, 6)}
    assert refused(state, "to 3") == ("push-elsewhere", "neutral-samurai")
    events = play(state, "to kyoto")
    assert only(events, "push") == {
        "seat": 0,
        "clan": "red",
        "rival": "blue",
        "from": "3",
        "region": "kyoto",
    }
    assert samurai(state, "blue") == [1, 2, 2, 1, 2, 2, 0]
    assert supply(state, "blue") == 0
    assert state.actor == 1


def test_neutral_samurai_n03_not_behind_the_neutral_daimyo():
    """N3: in round III he is in 4; his own region is not behind him."""
    state = pushing(
        round=3, daimyos={"red": 2, "yellow": 1, "blue": 4}, samurai={"blue": "0x4 1x2 2x2 3x2"}
    )
    play(state, "remove blue")
    assert texts(state) == {f"to {n}" for n in ("kyoto", 1, 3, 4)}
    assert refused(state, "to 5") == ("behind-daimyo", "neutral-samurai")
    play(state, "to 4")
    assert samurai(state, "blue") == [4, 2, 1, 2, 1, 0, 0]


def test_neutral_samurai_n04_only_to_the_next_region():
    """N4, the other way."""
    state = pushing("r2", neutral_dest="adjacent")
    play(state, "remove blue")
    assert texts(state) == {"to 2", "to 4"}
    assert refused(state, "to 5") == ("not-adjacent", "neutral-samurai")
    play(state, "to 4")
    assert samurai(state, "blue") == [0, 2, 2, 1, 3, 2, 0]
    assert "remove blue" in texts(state)


def test_neutral_samurai_n04_with_one_way_nobody_is_asked():
    """N4: from Kyoto, and from the Daimyo's own region, there is one way to the next region."""
    state = pushing(
        daimyos={"red": 0, "yellow": 1},
        samurai={"blue": "0x1 1x2 2x2 3x2 4x2 5x1"},
        neutral_dest="adjacent",
    )
    events = play(state, "remove blue")
    assert only(events, "push")["region"] == "1"
    assert samurai(state, "blue")[:2] == [0, 3]
    assert state.actor == 1


def test_neutral_samurai_n10_only_where_the_daimyo_stands():
    """N10: it is a removal like any other."""
    state = pushing("r2", daimyos={"red": 6, "yellow": 1})
    assert texts(state) == {"stop", "daimyo in"}
    assert refused(state, "remove blue") == ("no-victim", "removal")


@pytest.mark.parametrize("shield", ["off", "on"])
def test_neutral_samurai_n07_the_shield_of_the_neutral_daimyo(shield):
    """N7: as the table has settled for all Daimyos."""
    state = pushing(
        "r2",
        daimyos={"red": 6, "yellow": 1},
        samurai={"blue": "1x2 2x2 3x2 4x2 5x1 6x1"},
        shield=shield,
    )
    assert ("remove blue" in texts(state)) == (shield == "off")
    if shield == "on":
        assert refused(state, "remove blue") == ("protected", "removal")


def test_neutral_samurai_each_push_costs_one_point():
    state = pushing("r3")
    play(state, "remove blue", "to 4", "remove blue")
    assert see(state, "left") in (1, 2)
    play(state, "to 5")
    # Nothing of the neutral side is left there: one point for nothing but to stop.
    assert samurai(state, "blue") == [0, 2, 2, 0, 3, 3, 0]
    assert state.actor == 1


# [duo]


def test_duo_dt02_u04_kachidoki_pays_nothing():
    """DT2, U4: but it still gives the lead."""
    state = table(
        "duo",
        daimyos={"red": 3, "yellow": 5},
        samurai={"yellow": "3x1"},
        hands={"red": "r2", "yellow": "r4"},
        first="red",
        size=3,
    )
    story = spend(state, "red r2, yellow r4")
    assert only(story, "win")["clan"] == "yellow"
    assert told(story, "kachidoki") == told(story, "cry-score") == []
    assert points(state) == {"red": 0, "yellow": 0}
    assert see(state, "kachidoki") == 1
    assert state.actor == 1


def test_duo_nobody_is_removed_but_the_opponent():
    state = table(
        "duo",
        daimyos={"red": 3},
        samurai={"yellow": "3x1"},
        hands={"red": "r1"},
        first="red",
        size=3,
    )
    play(state, "play red 1", "actions")
    assert texts(state) == {"stop", "remove yellow"}
    assert refused(state, "remove blue")[0] == "no-victim"
