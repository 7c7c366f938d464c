"""Jeraku: two armies each, for two players or for two teams; and the team variant for four."""

import pytest

from kachidoki import Rng
from kachidoki.games.jeraku.board import weights
from tests.games.jeraku.positions import final, last_skirmish, table
from tests.games.jeraku.states import (
    JERAKU,
    asked,
    card,
    cries,
    daimyo,
    hand,
    only,
    play,
    points,
    refused,
    samurai,
    scores,
    see,
    spend,
    texts,
    told,
)

BOTH = pytest.mark.parametrize("mode", ["armies", "armies-team"])


def seats(mode, name):
    """Who decides for a clan."""
    return ("red", "yellow", "blue", "green").index(name) // (2 if mode == "armies" else 1)


# [armies]


@BOTH
def test_armies_v01_two_piles_and_the_choice_of_the_army(mode):
    """V1: the holder of the highest card is first, and each side says who takes its higher one."""
    state = JERAKU.start(2 if mode == "armies" else 4, mode)
    events = play(state, "daimyos 1526")
    pairs = told(events, "daimyo-cards")
    assert [(pair["low"], pair["high"]) for pair in pairs] == [(1, 5), (2, 6)]
    assert only(events, "first")["card"] == 6
    assert see(state, "kachidoki") == 1
    captain = state.actor
    assert captain == seats(mode, "blue")
    assert asked(state) == (captain, "assign", "armies")
    assert state.question().values == {"low": 2, "high": 6}
    assert see(state, "daimyo_pair", captain) == [2, 6]
    assert texts(state) == {"assign blue", "assign green"}
    assert refused(state, "assign red") == ("not-your-army", "armies")
    play(state, "assign green")
    assert (daimyo(state, "blue"), daimyo(state, "green")) == (2, 6)
    assert state.actor == 0
    play(state, "assign red")
    assert (daimyo(state, "red"), daimyo(state, "yellow")) == (5, 1)
    assert see(state, "step") == "deal"
    assert set(points(state).values()) == {0}


# [armies-skirmish]

FOUR = {0: "r1 r2 y1 y2", 1: "r3 r4 b3 b4"}


@BOTH
def test_armies_skirmish_vt04_v03_the_order_of_the_four_plays(mode):
    """VT4, V3: the army with more points first; nobody is asked."""
    rp = {"red": 7, "yellow": 4, "blue": 3, "green": 9}
    state = table(mode, rp=rp, hands=FOUR, first=0, size=4)
    story = spend(state, "red r1, green r3, yellow r2, blue r4")
    # Blue wins, so its side is the first of the next skirmish too.
    assert [(v["clan"], v["why"]) for v in told(story, "army")] == [("green", "points")] * 2
    assert [v["clan"] for v in told(story, "play")] == ["red", "green", "yellow", "blue"]
    assert [v["seat"] for v in told(story, "play")] == [
        seats(mode, name) for name in ("red", "green", "yellow", "blue")
    ]


@BOTH
def test_armies_skirmish_vt05_equal_points_are_a_choice(mode):
    """VT5: only for the side whose armies are equal."""
    rp = {"red": 5, "yellow": 5, "blue": 2, "green": 1}
    state = table(mode, rp=rp, hands=FOUR, first=0, size=4)
    assert asked(state) == (0, "army", "armies-skirmish")
    assert texts(state) == {"army red", "army yellow"}
    assert refused(state, "army blue") == ("not-your-army", "armies")
    events = play(state, "army yellow")
    seat = seats(mode, "yellow")
    assert only(events, "army") == {"seat": seat, "clan": "yellow", "why": "choice"}
    story = spend(state, "yellow r1, blue r3, red r2, green r4")
    assert [v["clan"] for v in told(story, "play")] == ["yellow", "blue", "red", "green"]


@BOTH
def test_armies_skirmish_v09_the_first_seat_answers_for_the_side(mode):
    """V9: the second side chooses right before its first play; then the owner plays."""
    state = table(mode, rp={"red": 1}, hands=FOUR, first=0, size=4)
    spend(state, "red r1")
    assert asked(state)[:2] == (seats(mode, "blue"), "army")
    play(state, "army green")
    assert state.actor == seats(mode, "green")
    assert state.question().values["clan"] == "green"


@BOTH
def test_armies_skirmish_v04_all_three_follow_the_first_card(mode):
    """V4: the leader's second card too."""
    held = {0: "r1 r2 y1 y2", 1: "b3 b4 y3 y4"}
    state = table(mode, rp={"red": 1, "blue": 1}, hands=held, first=0, size=4)
    spend(state, "red r1")
    assert asked(state)[1] == "free"
    spend(state, "blue b3")
    assert see(state, "parties")[1]["voids"] == ["red"]
    assert texts(state) == {"play red 2"}
    assert refused(state, "play yellow 1") == ("must-follow", "skirmish")
    spend(state, "yellow r2")
    assert texts(state) == {"play blue 4", "play yellow 3", "play yellow 4"}


@BOTH
def test_armies_skirmish_vt07_a_card_works_for_the_acting_army(mode):
    """VT7: neither the other army's pieces nor its Daimyo's region."""
    state = table(
        mode,
        daimyos={"red": 5, "yellow": 3},
        samurai={"red": "4x1", "yellow": "3x2", "blue": "3x1"},
        rp={"red": 1},
        hands=FOUR,
        first=0,
        size=4,
    )
    play(state, "play red 2", "actions")
    assert texts(state) == {"stop", "daimyo in", "daimyo out", "samurai 4 in", "samurai 4 out"}
    assert refused(state, "samurai 3 in") == ("no-samurai", "actions")
    assert refused(state, "remove blue") == ("no-victim", "removal")


@BOTH
def test_armies_skirmish_vt08_v07_kachidoki_goes_to_the_side(mode):
    """VT8, V7: the winning clan's Daimyo is scored, four clans apart from each other."""
    state = table(
        mode,
        daimyos={"red": 5, "yellow": 3, "blue": 3, "green": 6},
        samurai={"red": "3x1", "green": "3x3"},
        rp={"red": 1, "blue": 1},
        hands={0: "r2 r6", 1: "r1 r3"},
        first=1,
        size=4,
    )
    story = spend(state, "blue r1, red r2, green r3, yellow r6")
    assert only(story, "win")["clan"] == "yellow"
    assert only(story, "kachidoki") == {"clan": "yellow", "region": "3"}
    assert cries(story) == {"green": 3, "yellow": 1, "blue": 1, "red": 0}
    assert points(state) == {"red": 1, "yellow": 1, "blue": 2, "green": 3}
    assert see(state, "kachidoki") == 0


@BOTH
def test_armies_skirmish_v06_the_later_of_two_own_cards(mode):
    """V6: equal numbers of one side, the last one wins."""
    state = table(
        mode,
        rp={"red": 1, "blue": 1},
        hands={0: "r5 y5", 1: "r1 r2"},
        without={0: "r"},
        first=0,
        size=4,
    )
    story = spend(state, "red r5, blue r1, yellow y5, green r2")
    assert (only(story, "win")["clan"], only(story, "win")["how"]) == ("yellow", "last")


@BOTH
@pytest.mark.parametrize("friendly", [False, True])
def test_armies_skirmish_vt10_v05_no_removal_inside_one_side(mode, friendly):
    """VT10, V5: unless the table has settled on it."""
    state = table(
        mode,
        daimyos={"red": 3},
        samurai={"yellow": "3x2", "blue": "3x1"},
        rp={"red": 1},
        hands=FOUR,
        first=0,
        size=4,
        v22_friendly_removal=friendly,
    )
    play(state, "play red 1", "actions")
    if friendly:
        assert texts(state) == {"stop", "remove blue", "remove yellow"}
    else:
        assert texts(state) == {"stop", "remove blue"}
        assert refused(state, "remove yellow") == ("same-side", "armies-skirmish")


@BOTH
def test_armies_skirmish_a02_an_allied_daimyo_does_not_shield(mode):
    """A2: clan by clan: green's Daimyo shields green's samurai, not blue's."""
    state = table(
        mode,
        daimyos={"red": 3, "green": 3},
        samurai={"blue": "3x1", "green": "3x1"},
        rp={"red": 1},
        hands=FOUR,
        first=0,
        size=4,
        shield="on",
    )
    play(state, "play red 1", "actions")
    assert texts(state) == {"stop", "remove blue"}


@BOTH
def test_armies_skirmish_vt14_four_skirmishes_of_four_plays(mode):
    """VT14: sixteen plays in a round."""
    state = JERAKU.start(2 if mode == "armies" else 4, mode)
    play(state, "daimyos 1526", "assign blue", "assign red")
    play(state, "deal " + "".join(s + v for v in "n123456" for s in "ryb"))
    plays = wins = 0
    while see(state, "round") < 2:
        state.events = []
        seat = state.actors[0]
        state.play(state.moves(seat)[-1], seat)
        plays += len(told(state.events, "play"))
        wins += len(told(state.events, "win"))
    assert (plays, wins) == (16, 4)


# [armies-winning]


@BOTH
def test_armies_winning_vt09_own_armies_tie_with_each_other(mode):
    """VT9: four independent clans."""
    _, events = last_skirmish(
        mode,
        daimyos=dict.fromkeys(("red", "yellow", "blue", "green"), 0),
        samurai={"red": "6x2", "yellow": "6x2"},
    )
    assert scores(events, "6") == {"red": 5, "yellow": 5}


WON = {"armies": ((0,), (1,)), "armies-team": ((0, 1), (2, 3))}


@BOTH
def test_armies_winning_vt11_the_best_single_clan(mode):
    """VT11: 45 beats 40, although the sum is smaller."""
    state, events = final(mode, rp={"red": 45, "yellow": 10, "blue": 40, "green": 39})
    assert state.winners == WON[mode][0]
    end = only(events, "game-over")
    assert (end["how"], end["points"]) == ("best", 45)


@BOTH
def test_armies_winning_then_the_sum(mode):
    state, events = final(mode, rp={"red": 45, "yellow": 10, "blue": 45, "green": 11})
    assert state.winners == WON[mode][1]
    end = only(events, "game-over")
    assert (end["how"], end["points"]) == ("sum", 56)


@BOTH
@pytest.mark.parametrize("holder", [0, 1])
def test_armies_winning_vt13_v10_then_kachidoki(mode, holder):
    """VT13, V10: equal on both, the side that holds the card."""
    rp = {"red": 45, "yellow": 12, "blue": 12, "green": 45}
    state, events = final(mode, rp=rp, holder=holder)
    assert see(state, "kachidoki") == holder
    assert state.winners == WON[mode][holder]
    assert only(events, "game-over")["how"] == "kachidoki"


# [armies-team]


def test_armies_team_v08_partners_share_one_hand():
    """V8: what one sees the other sees, and nobody else."""
    state = JERAKU.new(4, "armies-team", seed=5)
    if see(state, "step") == "assign":
        play(state, str(state.moves()[0]))
        play(state, str(state.moves()[0]))
        state.play(JERAKU.parse("deal " + "".join(s + v for v in "n123456" for s in "ryb")))
    assert state.actors == (0, 2)
    for one, two in ((0, 1), (2, 3)):
        for word in ("row", "pack", "picks"):
            assert see(state, word, one) == see(state, word, two)
    assert set(see(state, "pack", 0)).isdisjoint(see(state, "pack", 2))
    while state.together:
        state.play(state.moves(state.actors[0])[0], state.actors[0])
    assert hand(state, 0) == hand(state, 1)
    assert hand(state, 2) == hand(state, 3)
    assert [party["hand"] for party in see(state, "parties")] == [8, 8]


def test_armies_team_v09_each_plays_for_his_own_colour():
    """V9: the second army of a side is played by its own seat."""
    state = table("armies-team", rp={"yellow": 1, "green": 1}, hands=FOUR, first=0, size=4)
    assert state.actor == 1
    spend(state, "yellow r1")
    assert state.actor == 3
    spend(state, "green r3")
    assert state.actor == 0
    assert refused(state, f"play {card('r2')}", seat=1)[0] == "not-your-turn"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("named", ["red", "yellow"])
def test_armies_team_v09_either_partner_says_which_clan_acts_first(seat, named):
    """V9: whoever answers first; the other comes too late, and nothing else differs."""
    state = table("armies-team", hands=FOUR, first=0, size=4)
    assert state.actors == (0, 1)
    assert state.shared
    assert state.view(0).moves == state.view(1).moves
    assert state.view(2).moves == ()
    assert refused(state, "army blue", seat=1)[0] == "not-your-army"
    late = state.question(1 - seat)
    for one in (0, 1):
        world = state.view(one).imagine(Rng(5))
        assert (world.actors, world.shared) == ((0, 1), True)
    state.play(JERAKU.parse(f"army {named}"), seat)
    assert state.actors == (seats("armies-team", named),)
    assert not state.shared
    assert state.question().id != late.id


def test_armies_team_v09_either_partner_gives_out_the_daimyo_cards():
    """V9: and in the draft one seat of each side answers."""
    state = JERAKU.start(4, "armies-team")
    play(state, "daimyos 1526")
    for _ in range(2):
        assert state.shared
        first, second = state.actors
        assert second == first + 1
        assert state.question(first).key == state.question(second).key == "assign"
        state.play(state.moves(second)[0], second)
    state.play(state.chance(Rng(1)))
    assert (state.actors, state.shared) == ((0, 2), False)


# [team]


@pytest.mark.parametrize(("mode", "shown"), [("team", (1, 3))])
def test_team_kt01_the_sum_of_both(mode, shown):
    """KT1: 63 against 60, although 50 is the best."""
    state, events = final(mode, rp={"red": 50, "blue": 10, "yellow": 31, "green": 32})
    assert state.winners == shown
    end = only(events, "game-over")
    assert (end["how"], end["points"]) == ("sum", 63)


def test_team_then_the_best_single_clan():
    state, events = final("team", rp={"red": 31, "blue": 29, "yellow": 32, "green": 28})
    assert state.winners == (1, 3)
    end = only(events, "game-over")
    assert (end["how"], end["points"]) == ("best", 32)


@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_team_kt03_k04_then_kachidoki(holder):
    """KT3, K4: both teams have the best Daimyo, so the holder's team wins."""
    rp = {"red": 40, "blue": 20, "yellow": 20, "green": 40}
    state, events = final("team", rp=rp, holder=holder)
    assert state.winners == ((0, 2) if holder % 2 == 0 else (1, 3))
    assert only(events, "game-over")["how"] == "kachidoki"


@pytest.mark.parametrize("friendly", [True, False])
def test_team_k02_the_partners_samurai(friendly):
    """K2: legal as in the base game, unless the table has settled otherwise."""
    state = table(
        "team",
        daimyos={"red": 3},
        samurai={"yellow": "3x1", "blue": "3x1", "green": "3x1"},
        hands={"red": "r1"},
        first="red",
        team4_friendly_removal=friendly,
    )
    play(state, "play red 1", "actions")
    wanted = {"stop", "remove yellow", "remove green"} | ({"remove blue"} if friendly else set())
    assert texts(state) == wanted
    if not friendly:
        assert refused(state, "remove blue") == ("same-side", "team")


@pytest.mark.parametrize(
    ("seating", "order"), [("alternate", [0, 1, 2, 3]), ("adjacent", [0, 2, 1, 3])]
)
def test_team_k01_where_partners_sit(seating, order):
    """K1, JK3: alternate or side by side; it changes who gets the cards and who plays next."""
    state = JERAKU.start(4, "team", team4_seating=seating)
    play(state, "daimyos 6512")
    play(state, "deal " + "".join(s + v for s in "ryb" for v in "n123456"))
    assert see(state, "order") == order
    for seat in range(4):
        left = order[(order.index(seat) + 1) % 4]
        assert state.question(seat).values["victim"] == left
    held = [hand(state, seat) for seat in range(4)]
    for seat in range(4):
        play(state, *(f"pass {name}" for name in held[seat][:2]), seat=seat)
    for seat in range(4):
        left = order[(order.index(seat) + 1) % 4]
        assert set(held[seat][:2]) <= set(hand(state, left))
    turns = []
    while len(turns) < 4:
        if state.question().key in ("lead", "follow", "free"):
            turns.append(state.actor)
        state.play(state.moves()[-1])
    assert turns == order


def test_team_k03_partners_share_nothing():
    """K3: a partner's hand is as unknown as any other."""
    state = JERAKU.new(4, "team", seed=6)
    assert hand(state, 0) != hand(state, 2)
    assert see(state, "parties", 0)[2]["known"] == []
    assert len(see(state, "parties")) == 4


def test_team_plays_like_the_base_game():
    state = table(
        "team",
        daimyos={"red": 3},
        samurai={"yellow": "3x4", "blue": "3x3"},
        hands={"yellow": "r1", "blue": "r2", "green": "r3", "red": "r6"},
        first="yellow",
        size=2,
    )
    events = spend(state, "yellow r1, blue r2, green r3, red r6")
    assert cries(events) == {"yellow": 3, "blue": 2, "red": 1}
    assert samurai(state, "yellow")[3] == 4


@BOTH
def test_armies_winning_the_advice_weighs_the_better_army_of_a_side_more(mode):
    """The best army of a side decides, so what the other one gets or loses matters less."""
    state = JERAKU.new(2 if mode == "armies" else 4, mode, seed=1)
    assert weights(state, 0) == [-weight for weight in weights(state, 2)]
    even = weights(state, 0)
    assert even[0] == even[1] > 0 > even[2] == even[3]
    state.rp[:4] = [9, 2, 1, 8]
    mine, other, theirs, best = weights(state, 1)
    assert mine > even[0] > other > 0
    assert best < even[2] < theirs < 0
