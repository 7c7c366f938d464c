"""Victory & Honor: how twelve cards are decided."""

import pytest

from tests.games.honor.states import (
    FLOW,
    HONOR,
    LONG,
    along,
    card,
    cards,
    dealt,
    follow,
    fought,
    late,
    only,
    play,
    scene,
    told,
    wins,
)

alone_or_not = pytest.mark.parametrize("mode", ["partners", "individual"])
# The example of the rulebook: the artillery is deduced, reds and Diane's green two fill it up.
EXAMPLE = "r5 r2 g4 k3 g** y4 r6 g2 y*** y6 y7 g5"
RESERVES = "k5 k6 k7 k2"


def taken(events):
    """Which cards went where: by whom a place was won, and what artillery took."""
    won = {win["place"]: set(win["cards"]) for win in told(events, "win")}
    shelled = [
        (shell["seat"], shell["place"], shell["victim"], f"{shell['colour']} {shell['rank']}")
        for shell in told(events, "shell")
    ]
    return won, sorted(shelled)


def test_resolution_vt04_the_example_of_the_rulebook():
    """VT4, V31, V32: two cards shelled, a flank, a trump, a green five; Diane starts again."""
    hands = {0: "r5 g4 y4", 1: "g** r6 y7", 2: "r2 y*** g5", 3: "k3 g2 y6"}
    state = dealt("partners", hands, without={3: "r"})
    events = follow(state, along(FLOW, EXAMPLE))
    won, shelled = taken(events)
    assert shelled == [(0, "left", 1, card("g**")), (0, "right", 3, card("y6"))]
    assert wins(events) == {
        "left": (1, card("y7"), "flank"),
        "centre": (3, card("k3"), "trump"),
        "right": (2, card("g5"), "highest"),
    }
    assert won == {
        "left": set(cards("y7 y4 y***")),
        "centre": set(cards("r5 r2 r6 k3")),
        "right": set(cards("g5 g4 g2")),
    }
    assert [len(some) for some in state.position()["spoils"]] == [2, 3, 3, 4]
    assert only(events, "phase") == {"phase": 2, "seat": 3, "why": "centre"}
    assert state.actor == 3


def test_resolution_v34_hidden_cards_are_shown_when_the_battle_begins():
    """V34: each to everybody, before anything is captured."""
    _, events = fought("partners", FLOW, EXAMPLE, RESERVES)
    order = [event.key for event in events]
    assert only(events, "battle") == {"phase": 3}
    assert order.index("battle") < order.index("reveal") < order.index("shell")
    assert only(events, "reveal") == {
        "seat": 3,
        "place": "centre",
        "colour": "black",
        "rank": "three",
        "trump": True,
    }
    assert all(not event.secrets for event in events if event.key == "reveal")


@pytest.mark.parametrize(
    ("low", "high"),
    list(
        zip(
            ["1", "2", "3", "4", "5", "6", "7", "*", "**"],
            ["2", "3", "4", "5", "6", "7", "*", "**", "***"],
            strict=True,
        )
    ),
)
def test_resolution_the_higher_card_wins(low, high):
    """Alan and Cindy alone have red. The other two cards are routed."""
    for first, second in ((low, high), (high, low)):
        plays = along(FLOW, f"r{first} r{second} g5 g2 g6 y5 g7 g3 y2 y6 y3 g1")
        state = scene("partners", plays, "k5 k6 k7 k2")
        plays = plays.replace("A-C r1", "A-C r1, A is silent")
        plays = plays.replace("C-C r1", "C-C r1, C is silent")
        events = follow(state, plays)
        assert wins(events)["centre"] == (0 if first == high else 2, card(f"r{high}"), "highest")


@alone_or_not
def test_trump_the_highest_one_wins(mode):
    _, events = fought(mode, FLOW, "r*** r2 g5 k5 g6 y5 k3 g3 y2 y6 y3 g2", "k6 k7 k* k2")
    assert wins(events)["centre"] == (3, card("k5"), "trump")
    assert [reveal["trump"] for reveal in told(events, "reveal")] == [True, True]


@alone_or_not
def test_sacrifice_a_routed_card_never_wins(mode):
    """A hidden three-star general of a colour that is not trump."""
    _, events = fought(mode, FLOW, "r2 r3 g5 g*** g6 y5 y*** g3 y2 y6 y3 g2", "k6 k7 k* k2")
    assert wins(events)["centre"] == (2, card("r3"), "highest")
    assert [reveal["trump"] for reveal in told(events, "reveal")] == [False, False]


# Cavalry.


@alone_or_not
def test_cavalry_the_last_card_flanks_the_centre_too(mode):
    _, events = fought(mode, FLOW, "r*** r** g5 r* g6 y5 r7 g3 y2 y6 y3 g2", RESERVES)
    assert wins(events)["centre"] == (1, card("r7"), "flank")
    assert taken(events)[0]["centre"] == set(cards("r*** r** r* r7"))


@alone_or_not
def test_cavalry_not_the_last_it_is_a_mere_seven(mode):
    _, events = fought(mode, FLOW, "r5 r2 g5 r7 g6 y5 r* g3 y2 y6 y3 g2", RESERVES)
    assert wins(events)["centre"] == (1, card("r*"), "highest")


@alone_or_not
def test_cavalry_hidden_it_does_not_flank(mode):
    _, events = fought(mode, FLOW, "r5 r2 g5 r3 g6 y5 g7 g3 y2 y6 y3 g2", RESERVES)
    assert wins(events)["centre"] == (0, card("r5"), "highest")


@alone_or_not
def test_cavalry_vt10_shelled_it_does_not_flank(mode):
    """VT10: Cindy's cavalry comes last on the right, but Bob's artillery looks at it."""
    state, events = fought(mode, FLOW, "r5 r2 g5 r3 g6 y5 r6 g3 y2 y6 y4 g7", RESERVES)
    won, shelled = taken(events)
    assert shelled == [(1, "left", 2, card("g7"))]
    assert wins(events)["right"] == (1, card("g6"), "highest")
    assert won["right"] == set(cards("g5 g6 g3"))
    assert card("g7") in state.position()["spoils"][1]


@alone_or_not
def test_cavalry_v16_a_trump_elsewhere_does_not_matter(mode):
    """V16: trump lies in the centre, the flank on the left succeeds."""
    _, events = fought(mode, FLOW, EXAMPLE, RESERVES)
    assert wins(events)["left"] == (1, card("y7"), "flank")
    assert wins(events)["centre"][2] == "trump"


@alone_or_not
@pytest.mark.parametrize(
    ("hidden", "winner"),
    [("k3", (3, "black three", "trump")), ("y3", (1, "red cavalry", "flank"))],
)
def test_cavalry_v17_a_trump_settled_later_breaks_the_flank(mode, hidden, winner):
    """V17: the centre is complete, with Bob's cavalry last, before black becomes trump."""
    shorts = f"r5 r2 g5 {hidden} r7 g3 y2 y6 y5 y* g2 g6"
    state = scene(mode, along(LONG, shorts), "k5 k6 k7 k2")
    plays = along(LONG, shorts).split(", ")
    follow(state, ", ".join(plays[:5]))
    assert state.view(None).table()["trump"] is None
    events = follow(state, ", ".join(plays[5:]))
    assert wins(events)["centre"] == winner


@alone_or_not
def test_cavalry_v18_a_shelled_last_card_was_still_the_last(mode):
    """V18: Diane's cavalry came third; Cindy's card after it is gone, and yet it does not flank."""
    _, events = fought(mode, FLOW, "r5 r2 g* r3 g6 y5 r6 g7 y2 y6 y4 g3", RESERVES)
    assert taken(events)[1] == [(1, "left", 2, card("g3"))]
    assert wins(events)["right"] == (0, card("g*"), "highest")


@alone_or_not
def test_cavalry_v18_a_hidden_last_card_was_the_last(mode):
    """V18: Cindy has no green; her sacrifice lies on top of time."""
    _, events = fought(mode, FLOW, "r5 r2 g* r3 g6 y5 r6 g7 y2 y6 y3 y7", RESERVES)
    assert wins(events)["right"] == (0, card("g*"), "highest")


# Artillery.


def test_artillery_vt08_what_looks_at_what():
    """VT8: the same map for turns and guns; what I look at looks at me."""
    seen = {}
    for seat in range(4):
        for place in ("left", "centre", "right"):
            state = HONOR.new(4, "individual", seed=1, starter=seat + 1)
            position = state.position()
            gun = "red artillery"
            owner = next(s for s in range(4) if gun in position["hands"][s])
            if owner != seat:
                position["hands"][owner].remove(gun)
                position["hands"][owner].append(position["hands"][seat].pop())
                position["hands"][seat].append(gun)
            state = HONOR.from_position(position)
            play(state, f"{place} {gun}")
            table = state.view(None).table()
            (fire,) = table["fire"]
            assert (fire["seat"], fire["place"], fire["hit"]) == (seat, place, False)
            assert table["arrow"] == {"seat": seat, "place": place, "to": fire["to"]}
            assert state.actor == fire["to"]
            seen[seat, place] = (fire["to"], fire["at"])
    assert seen[0, "left"] == (1, "right")
    assert seen[0, "centre"] == (2, "centre")
    assert seen[0, "right"] == (3, "left")
    assert len(seen) == 12
    assert all(seen[seen[cell]] == cell for cell in seen)
    for (seat, place), (to, at) in seen.items():
        step = {"left": 1, "centre": 2, "right": 3}[place]
        opposite = {"left": "right", "centre": "centre", "right": "left"}[place]
        assert (to, at) == ((seat + step) % 4, opposite)


@alone_or_not
def test_artillery_vt13_a_hidden_card_is_not_hit(mode):
    """VT13: Bob has no green. His hidden card faces Alan's gun and stays."""
    _, events = fought(mode, FLOW, "r5 r2 g5 r3 y7 y4 r6 g3 y2 y6 y3 g2", "k5 k6 k7 k2")
    won, shelled = taken(events)
    assert shelled == []
    assert card("y7") in won["right"]


def test_artillery_vt14_v14_across_the_table():
    """VT14, V14: partners do not shell each other; opponents do."""
    shorts = "r4 r*** g5 r3 g6 y5 r6 g3 y2 y6 y3 g2"
    state, events = fought("partners", FLOW, shorts, RESERVES)
    assert told(events, "shell") == []
    assert wins(events)["centre"] == (2, card("r***"), "highest")
    state, events = fought("individual", FLOW, shorts, RESERVES)
    assert taken(events)[1] == [(0, "centre", 2, card("r***"))]
    assert wins(events)["centre"] == (1, card("r6"), "highest")
    assert card("r***") in state.position()["spoils"][0]


def test_artillery_vt14_the_view_says_which_guns_fire():
    """VT14: the same card on the same place, with and without partners."""
    for mode, guns in (("partners", 0), ("individual", 1)):
        state = dealt(mode, {0: "r4", 2: "r5"})
        follow(state, "A-C r4")
        assert len(state.view(None).table()["fire"]) == guns
        follow(state, "C-C r5")
        assert [fire["hit"] for fire in state.view(None).table()["fire"]] == [True] * guns


@alone_or_not
def test_artillery_v15_two_guns_take_each_other(mode):
    """V15: Alan's left and Bob's right look at each other; both cards are captured."""
    state, events = fought(mode, FLOW, "r5 r2 g5 r3 g4 y4 r6 g3 y2 y6 y3 g2", RESERVES)
    won, shelled = taken(events)
    assert shelled == [(0, "left", 1, card("g4")), (1, "right", 0, card("y4"))]
    assert card("g4") in state.position()["spoils"][0]
    assert card("y4") in state.position()["spoils"][1]
    assert won["left"] == set(cards("y2 y6 y3"))
    assert won["right"] == set(cards("g5 g3 g2"))


@alone_or_not
def test_artillery_a_gun_belongs_to_the_winner_of_its_own_place(mode):
    state, _ = fought(mode, FLOW, EXAMPLE, RESERVES)
    assert card("y4") in state.position()["spoils"][1]
    assert card("g4") in state.position()["spoils"][2]


@alone_or_not
def test_artillery_played_at_the_end_of_a_phase_still_fires(mode):
    """Diane fills her left with the gun: Alan's right was played long before."""
    _, events = fought(mode, FLOW, "r5 r2 g*** r3 g6 y5 r6 g3 y2 y4 y3 g2", RESERVES)
    assert taken(events)[1] == [(3, "left", 0, card("g***"))]
    assert wins(events)["right"] == (1, card("g6"), "highest")


@alone_or_not
def test_artillery_v12_everything_in_the_open_is_shelled(mode):
    """V12: Alan's lead is gone, the rest is routed, nothing is trump: lost."""
    state, events = fought(mode, FLOW, "y5 y2 g5 y6 g4 r6 y7 g6 y3 y* g3 g2", "k* k7 k5 k6")
    assert taken(events)[1] == [(1, "right", 0, card("r6"))]
    lost = only(events, "lost")
    assert (lost["place"], lost["why"]) == ("left", "shelled")
    assert set(lost["cards"]) == set(cards("y3 y* g3"))
    assert set(cards("y3 y* g3")) <= set(state.position()["lost"])
    assert "left" not in wins(events)


@alone_or_not
def test_artillery_v11_a_trump_wins_where_everything_else_is_shelled(mode):
    """V11: what the rulebook says of a total rout happens here."""
    _, events = fought(mode, FLOW, "y5 y2 g5 y6 g4 r6 y7 g6 k5 y* g3 g2", "k* k7 y3 k6")
    assert wins(events)["left"] == (2, card("k5"), "trump")
    assert taken(events)[0]["left"] == set(cards("k5 y* g3"))


# Rout, and the centre without a winner.

TWO_COLOURS = (
    "A-L r5, B-R g5, A-R g3, D-R g2, C-L r3, D-L r2, A-C r*, C-R g*, B-L r**, "
    "C-C g**, D-C g***, B-C r***"
)


@alone_or_not
def test_rout_nobody_captures_what_nobody_led(mode):
    state = scene(mode, TWO_COLOURS, "r6 r7 g6 g7")
    events = follow(state, TWO_COLOURS)
    lost = only(events, "lost")
    assert (lost["place"], lost["why"]) == ("centre", "rout")
    assert set(lost["cards"]) == set(cards("r* g** g*** r***"))
    assert "centre" not in wins(events)
    held = [name for some in state.position()["spoils"] for name in some]
    assert not set(lost["cards"]) & set(held)


def test_centre_v13_without_a_winner_the_same_player_starts_again():
    """V13: thirteen red and thirteen green cards in four hands, and nobody can lead the centre.

    Only honours make hands long enough for it before the last phase.
    """
    hands = {
        0: "r5 r* r1 r2 r3 r6 y2",
        1: "g5 gb gf gd g1 g2 g3",
        2: "r** rb rf rd r7 r4 k2",
        3: "r*** g4 g6 g7 g* g** g***",
    }
    position = late("partners-advanced", hands, phase=3, starter=2)
    state = HONOR.from_position(position)
    events = follow(
        state,
        "A-L r5, B-R g5, A-R y2, D-R g6, C-L r7, D-L r***, A-C r*, C-R k2, B-L gb, "
        "C-C r**, D-C g7, B-C gf",
    )
    assert only(events, "lost")["place"] == "centre"
    assert only(events, "phase") == {"phase": 4, "seat": 0, "why": "again"}
    assert state.actor == 0


@alone_or_not
def test_centre_its_winner_starts_the_next_phase(mode):
    state = dealt(mode, {0: "r5 g5 y5", 1: "g6 r6 y6", 2: "r2 y2 g2", 3: "r3 g3 y3"})
    events = follow(state, along(FLOW, "r5 r2 g5 r3 g6 y5 r6 g3 y2 y3 y6 g2"))
    assert wins(events)["centre"][0] == 1
    assert only(events, "phase") == {"phase": 2, "seat": 1, "why": "centre"}
    assert state.actor == 1


@alone_or_not
def test_spoils_the_winner_takes_all_that_is_left_with_his_own_card(mode):
    state, events = fought(mode, FLOW, "r5 r2 g5 r3 g6 y5 r6 g3 y2 y3 y6 g2", RESERVES)
    won, _ = taken(events)
    assert won["centre"] == set(cards("r5 r2 r3 r6"))
    assert set(state.position()["spoils"][1]) >= won["centre"]
    everywhere = [name for some in won.values() for name in some]
    assert len(everywhere) == 12


# Honours in battle.

honours = pytest.mark.parametrize("mode", ["partners-advanced", "individual-advanced"])


@honours
def test_honours_battle_vt20_among_honours_the_first_wins(mode):
    """VT20, V27, V29: a bugle leads, a drum follows, two cards are routed."""
    _, events = fought(mode, FLOW, "rb rd g5 g2 g6 y5 g7 g3 y2 y6 y3 g1", "k5 k6 k7 k2")
    assert wins(events)["centre"] == (0, card("rb"), "first")
    # Whichever comes first.
    _, events = fought(mode, FLOW, "rd rb g5 g2 g6 y5 rf g3 y2 y6 y3 g1", "k5 k6 k7 k2")
    assert wins(events)["centre"] == (0, card("rd"), "first")


@honours
def test_honours_battle_an_honour_that_meets_no_other_is_simply_the_highest(mode):
    """Three cards are routed: nothing came after the bugle that it could have been before."""
    _, events = fought(mode, FLOW, "rb g3 g5 g2 g6 y5 g7 gf y2 y6 y3 g1", "k5 k6 k7 k2")
    assert wins(events)["centre"] == (0, card("rb"), "highest")


@honours
def test_honours_battle_the_lowest_card_beats_them(mode):
    plays = along(FLOW, "rb r1 g5 rd g6 y5 rf g3 y2 y6 y3 g2")
    state = scene(mode, plays, RESERVES)
    events = follow(state, plays.replace("C-C r1", "C-C r1, C orders R"))
    assert told(events, "lead")[0]["rank"] == "bugle"
    assert wins(events)["centre"] == (2, card("r1"), "highest")


@honours
def test_honours_battle_vt20_a_trump_honour_alone_wins(mode):
    """VT20: a drum of the trump colour against a three-star general."""
    _, events = fought(mode, FLOW, "r5 r*** g5 kd g6 y5 r6 g3 y2 y6 y3 g2", "k5 k6 k7 k2")
    assert wins(events)["centre"] == (3, card("kd"), "trump")


@honours
@pytest.mark.parametrize(("third", "fourth"), [("kd", "k1"), ("k1", "kd")])
def test_honours_battle_vt20_any_other_trump_beats_it(mode, third, fourth):
    """VT20: a drum and a scout, both trump: the scout wins, first or last."""
    _, events = fought(
        mode, FLOW, f"r5 r*** g5 {third} g6 y5 {fourth} g3 y2 y6 y3 g2", "k5 k6 k7 k2"
    )
    assert wins(events)["centre"] == (3 if third == "k1" else 1, card("k1"), "trump")


@honours
def test_honours_battle_v28_of_several_trump_honours_the_first_wins(mode):
    """V28: Diane's drum came before Bob's bugle."""
    _, events = fought(mode, FLOW, "r5 r*** g5 kd g6 y5 kb g3 y2 y6 y3 g2", "k5 k6 k7 k2")
    assert wins(events)["centre"] == (3, card("kd"), "trump")


@honours
def test_honours_battle_v29_honours_are_cards_like_others(mode):
    """V29: one is shelled, and one that is trump stops the cavalry."""
    _, events = fought(mode, FLOW, "r5 r2 g4 kd g6 y5 r7 g3 y2 yf y3 g2", "k5 k6 k7 k2")
    assert taken(events)[1] == [(0, "right", 3, card("yf"))]
    assert wins(events)["centre"] == (3, card("kd"), "trump")
