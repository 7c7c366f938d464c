"""Jeraku: following suit, who wins a skirmish, and what Kachidoki pays."""

import pytest

from tests.games.jeraku.positions import table
from tests.games.jeraku.states import (
    asked,
    cries,
    hand,
    keys,
    only,
    play,
    points,
    refused,
    see,
    spend,
    texts,
    told,
)

FOUR = ("red", "yellow", "blue", "green")


def won(plays, players=4, **more):
    """The event of the win when these cards are played and nothing else is done."""
    held = {text.split(" ")[0]: text.split(" ")[1] for text in plays.split(", ")}
    first = plays.split(" ")[0]
    suit = held[first][0]
    void = {name: suit for name, short in held.items() if short[0] != suit}
    state = table(players=players, hands=held, first=first, without=void, size=3, **more)
    return only(spend(state, plays), "win")


# [skirmish]


def following(held, led, **options):
    """What yellow may play when red has led a card of a suit."""
    state = table(players=3, hands={"red": f"{led}5", "yellow": held}, first="red", **options)
    play(state, f"play {led}5", "deploy", "stop")
    return state


def test_skirmish_a_card_of_the_suit_that_was_led():
    state = following("r1 r6 y3", "r")
    assert asked(state) == (1, "follow", "skirmish")
    assert state.question().values == {"clan": "yellow", "suit": "red"}
    assert texts(state) == {"play red 1", "play red 6"}
    assert refused(state, "play yellow 3") == ("must-follow", "skirmish")
    assert refused(state, "play red 2") == ("card-not-held", "skirmish")
    events = play(state, "play red 1")
    assert only(events, "play") == {
        "seat": 1,
        "clan": "yellow",
        "suit": "red",
        "value": "1",
        "why": "follow",
    }


def test_skirmish_bt05_a03_a_lone_ninja_is_forced():
    """BT5, A3: it belongs to its suit, unless the table has settled otherwise."""
    assert texts(following("rn b6 y2", "r")) == {"play red ninja"}
    free = following("rn b6 y2", "r", ninja_has_suit=False)
    assert texts(free) == {"play red ninja", "play blue 6", "play yellow 2"}


def test_skirmish_a03_a_ninja_without_a_suit_does_not_follow():
    """A3, JK1: with a number of the suit one plays a number, and a Ninja leads no suit."""
    state = following("rn r2 b6", "r", ninja_has_suit=False)
    assert texts(state) == {"play red 2"}
    assert refused(state, "play red ninja") == ("must-follow", "skirmish")
    state = table(
        players=3, hands={"red": "rn", "yellow": "r3 b6 yn"}, first="red", ninja_has_suit=False
    )
    play(state, "play red ninja", "stop")
    assert texts(state) == {"play red 3", "play blue 6", "play yellow ninja"}
    assert asked(state)[1] == "free"
    events = play(state, "play blue 6")
    assert only(events, "play")["why"] == "free"
    assert see(state, "parties")[1]["voids"] == []


def test_skirmish_a_ninja_leads_its_suit():
    state = table(players=3, hands={"red": "rn", "yellow": "r3 b6 yn"}, first="red")
    play(state, "play red ninja", "stop")
    assert see(state, "led") == "red"
    assert texts(state) == {"play red 3"}


def test_skirmish_bt06_void_in_the_suit():
    """BT6: then anything."""
    state = following("r1 b6 bn", "y")
    assert texts(state) == {"play red 1", "play blue 6", "play blue ninja"}
    assert asked(state)[1] == "free"
    events = play(state, "play blue 6")
    assert only(events, "play")["why"] == "void"
    assert see(state, "parties")[1]["voids"] == ["yellow"]


def test_skirmish_a_card_without_a_choice_is_still_asked():
    """That somebody was not asked would tell the others what he holds."""
    state = following("r1 y2 b2", "r")
    assert texts(state) == {"play red 1"}
    assert state.actor == 1


def test_skirmish_each_card_is_resolved_before_the_next_is_played():
    state = table(hands={"yellow": "r3", "blue": "r4"}, first="yellow")
    assert asked(state) == (1, "lead", "skirmish")
    play(state, "play red 3")
    assert state.actor == 1
    play(state, "deploy", "place 3")
    assert state.actor == 1
    play(state, "stop")
    assert state.actor == 2
    assert refused(state, "play red 4", seat=3)[0] == "not-your-turn"


@pytest.mark.parametrize("first", FOUR)
def test_skirmish_the_order_is_clockwise_from_the_leader(first):
    shorts = dict(zip(FOUR, ("r1", "r2", "r3", "r4"), strict=True))
    state = table(hands=shorts, first=first, size=2)
    at = FOUR.index(first)
    plays = [f"{name} {shorts[name]}" for name in FOUR[at:] + FOUR[:at]]
    events = spend(state, ", ".join(plays))
    assert [values["clan"] for values in told(events, "play")] == [*FOUR[at:], *FOUR[:at]]
    assert state.actor == 3


# [winner]


def test_winner_bt08_the_last_of_equal_numbers():
    """BT8: three fives; the suit plays no part."""
    event = won("red r5, yellow y5, blue b5, green r1")
    assert (event["clan"], event["how"]) == ("blue", "last")


def test_winner_the_highest_number_of_any_suit():
    event = won("red r2, yellow r4, blue b5, green r3")
    assert event == {"seat": 2, "clan": "blue", "suit": "blue", "value": "5", "how": "highest"}


def test_winner_bt09_a_ninja_without_a_six_is_the_lowest():
    """BT9: even a 1 beats it."""
    assert won("red rn, yellow r2, blue r1", players=3)["clan"] == "yellow"
    assert won("red r1, yellow rn, blue bn", players=3)["clan"] == "red"


def test_winner_bt11_a05_the_later_of_two_ninjas_beats_a_six():
    """BT11; A5: before or after the six makes no difference, it is decided at the end."""
    event = won("red rn, yellow r6, blue bn, green r4")
    assert (event["clan"], event["value"], event["how"]) == ("blue", "ninja", "last")
    event = won("red rn, yellow r6, blue r3, green r4")
    assert (event["clan"], event["how"]) == ("red", "ninja")
    assert won("red r6, yellow rn, blue r3, green r4")["clan"] == "yellow"
    assert won("red r5, yellow rn, blue b6, green r4")["clan"] == "yellow"
    assert won("red r6, yellow y6, blue r3, green r4")["clan"] == "yellow"


def test_winner_bt12_a04_only_ninjas():
    """BT12, A4: the last one."""
    event = won("red rn, yellow yn, blue bn", players=3)
    assert (event["clan"], event["how"]) == ("blue", "last")


# [kachidoki]


def test_kachidoki_bt26_a16_the_region_of_the_winning_daimyo():
    """BT26; A16: everybody scores there, and the winner may be last of them."""
    state = table(
        daimyos={"red": 3},
        samurai={"yellow": "3x4", "blue": "3x3"},
        hands={"yellow": "r1", "blue": "r2", "green": "r3", "red": "r6"},
        first="yellow",
        size=2,
    )
    events = spend(state, "yellow r1, blue r2, green r3, red r6")
    assert only(events, "win")["clan"] == "red"
    assert only(events, "kachidoki") == {"clan": "red", "region": "3"}
    assert cries(events) == {"yellow": 3, "blue": 2, "red": 1}
    assert {
        "clan": "blue",
        "seat": 2,
        "rank": 2,
        "influence": 3,
        "points": 2,
    } in told(events, "cry-score")
    assert points(state) == {"red": 1, "yellow": 3, "blue": 2, "green": 0}
    assert see(state, "kachidoki") == 0
    assert state.actor == 0


def test_kachidoki_bt27_a06_ties_take_the_lower_place():
    """BT27; A6: two tied for first are second, the next is third."""
    state = table(
        daimyos={"red": 3},
        samurai={"yellow": "3x2", "blue": "3x1"},
        hands={"red": "r5", "yellow": "r2", "blue": "r3", "green": "r4"},
        first="red",
        size=2,
    )
    events = spend(state, "red r5, yellow r2, blue r3, green r4")
    assert cries(events) == {"red": 2, "yellow": 2, "blue": 1}


def test_kachidoki_a16_where_the_daimyo_stands_when_the_skirmish_ends():
    """A16: red plays last, walks away from 3 and is scored in 2."""
    state = table(
        daimyos={"red": 3, "yellow": 2},
        hands={"yellow": "r1", "blue": "r3", "green": "r4", "red": "r5"},
        first="yellow",
        size=2,
    )
    spend(state, "yellow r1, blue r3, green r4")
    events = play(state, "play red 5", "actions", "daimyo in", "stop")
    assert only(events, "kachidoki")["region"] == "2"
    assert cries(events) == {"red": 2, "yellow": 2}


def test_kachidoki_bt29_a17_the_last_winner_leads_the_next_round():
    """BT29, A17: pieces and points stay as they were, and all cards are dealt again."""
    shorts = {"red": "r1", "yellow": "r2", "blue": "r6", "green": "r3"}
    state = table(
        daimyos={"red": 1, "yellow": 2, "blue": 3, "green": 4},
        samurai={"red": "5x2", "green": "0x1"},
        hands=shorts,
        first="red",
        size=1,
    )
    events = spend(state, "red r1, yellow r2, blue r6, green r3")
    assert keys(events).count("prestige") == 1
    # Kachidoki in 3, then Prestige I: 1, 3, 4 and 5 for the Daimyos, 7 for red in 5.
    assert points(state) == {"red": 8, "yellow": 3, "blue": 7, "green": 5}
    before = [(e["daimyo"], e["samurai"], e["supply"], e["rp"]) for e in see(state, "clans")]
    play(state, "deal " + "".join(s + v for s in "ryb" for v in "n123456"))
    held = [name for seat in range(4) for name in hand(state, seat)]
    assert len(set(held)) == 20
    while state.together:
        seat = state.actors[0]
        state.play(state.moves(seat)[0], seat)
    assert see(state, "round") == 2
    assert asked(state)[:2] == (2, "lead")
    now = [(e["daimyo"], e["samurai"], e["supply"], e["rp"]) for e in see(state, "clans")]
    assert now == before


# [ranks]


def test_ranks_bt27_the_table_shows_them():
    """BT27, A7: tied clans have the worse place; who has nothing there has none."""
    state = table(daimyos={"red": 3}, samurai={"yellow": "3x2", "blue": "3x1"}, first="red")
    region = see(state, "regions")[3]
    assert region["influence"] == {"red": 2, "yellow": 2, "blue": 1}
    assert region["ranks"] == {"red": 2, "yellow": 2, "blue": 3}
