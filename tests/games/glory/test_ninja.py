"""Call to Glory, variant 2: the power of the ninjas."""

import pytest

from kachidoki import CHANCE, Rng
from tests.games.glory.states import (
    GLORY,
    asked,
    finish,
    keys,
    lays,
    only,
    play,
    refused,
    table,
    texts,
)


def ninja(players=2, **more):
    return table(players=players, mode="ninja", **{"discard": ("monk", "envoy"), **more})


def strikes(state):
    return [text for text in texts(state) if text.startswith("strike")]


def test_ninja_setup_four_figures_in_a_common_supply():
    position = GLORY.new(players=3, mode="ninja", seed=1).position()
    assert (position["supply"], position["figures"]) == (4, [0, 0, 0])
    assert GLORY.new(players=3, seed=1).position()["supply"] == 0


def test_ninja_setup_no_figures_in_the_standard_game():
    state = table(hands={0: "2 ninja"}, front={1: "2 farmer"}, discard=("monk", ""))
    error = refused(state, "strike farmer")
    assert (error.reason, error.rule) == ("no-ninjas-here", "ninja-setup")
    assert "figure" not in keys(play(state, "lay 2 ninja"))


def test_ninja_gain_ct07_the_example_of_the_rulebook():
    """CT7: A gains a figure, uses it on B's Samurai later, and loses his Ninjas to B."""
    state = ninja(hands={0: "2 ninja", 1: "3 ninja"}, front={1: "4 monk 5 samurai"})
    events = play(state, "lay 2 ninja")
    assert only(events, "figure").values == {"seat": 0, "left": 3}
    assert state.position()["figures"] == [1, 0]
    pass_turn(state)
    assert strikes(state) == ["strike monk", "strike samurai"]
    events = play(state, "strike samurai")
    assert only(events, "strike").values == {
        "seat": 0,
        "victim": 1,
        "kind": "samurai",
        "left": 4,
    }
    assert asked(state) == (1, "place", "ninja-use")
    assert state.question().values == {"kind": "samurai", "count": 1, "cause": "struck"}
    play(state, "onto discard 2")
    position = state.position()
    assert position["sets"]["samurai"] == {"seat": 1, "count": 4}
    assert (position["figures"], position["supply"]) == ([0, 0], 4)
    assert position["discard"][1][-1] == "samurai"
    pass_turn(state)
    play(state, "draw deck 1", "draw deck 2", "lay 3 ninja")
    assert asked(state) == (0, "place", "action2a")
    play(state, "onto discard 1")
    position = state.position()
    assert position["sets"]["ninja"] == {"seat": 1, "count": 3}
    assert (position["figures"], position["supply"]) == ([0, 1], 3)
    assert asked(state) == (0, "draw-first", "action1")  # B could not use it in this turn


def pass_turn(state):
    """Draw from both draw piles and discard something that is no Ninja."""
    play(state, "draw deck 1", "draw deck 2")
    kinds = [text.split()[1] for text in texts(state) if text.startswith("discard")]
    play(state, "discard " + next(kind for kind in kinds if kind != "ninja"), "onto discard 1")


def test_ninja_gain_only_sets_of_ninjas_give_figures():
    state = ninja(hands={0: "2 samurai"})
    assert "figure" not in keys(play(state, "lay 2 samurai"))


def test_ninja_gain_replacing_ones_own_ninjas_gives_another():
    state = ninja(front={0: "2 ninja"}, hands={0: "3 ninja"}, figures={0: 1})
    play(state, "lay 3 ninja")
    assert state.position()["figures"] == [2, 0]


def test_ninja_gain_c26_an_empty_supply_gives_nothing():
    """C26: and no claim later."""
    state = ninja(front={0: "2 ninja"}, hands={0: "3 ninja"}, figures={1: 4})
    assert "figure" not in keys(play(state, "lay 3 ninja", "onto discard 1"))
    assert state.position()["figures"] == [0, 4]


def test_ninja_gain_c26_a_figure_returned_first_is_there_to_take():
    """C26: all four are out; using one before the lay makes one available."""
    state = ninja(front={1: "2 farmer"}, hands={0: "3 ninja"}, figures={0: 1, 1: 3})
    play(state, "strike farmer", "onto discard 1")
    assert state.position()["supply"] == 1
    assert only(play(state, "lay 3 ninja"), "figure").values == {"seat": 0, "left": 0}


def test_ninja_use_c21_not_in_the_turn_in_which_it_was_gained():
    """C21: the turn ends without asking, unless an older figure is left."""
    state = ninja(front={1: "2 farmer"}, hands={0: "3 ninja"})
    play(state, "lay 3 ninja")
    assert asked(state) == (1, "draw-first", "action1")
    older = ninja(front={1: "2 farmer"}, hands={0: "3 ninja"}, figures={0: 1})
    play(older, "lay 3 ninja")
    assert asked(older) == (0, "close", "ninja-use")
    play(older, "strike farmer", "onto discard 1")
    assert asked(older) == (1, "draw-first", "action1")
    assert older.position()["figures"] == [1, 0]


def test_ninja_use_c21_not_even_after_a_beaten_set_was_placed():
    """C21: A's set had to be placed in between; B's new figure still waits for his next turn."""
    state = ninja(turn=1, front={0: "2 ninja 2 farmer"}, hands={1: "3 ninja"})
    play(state, "lay 3 ninja")
    assert refused(state, "strike farmer").reason == "place-first"
    play(state, "onto discard 1")
    assert asked(state) == (0, "draw-first", "action1")
    assert state.position()["figures"] == [0, 1]


WINDOWS = {
    "before the first card": {"phase": "first"},
    "between the cards": {"phase": "second", "hands": {0: "1 emperor"}},
    "before action 2": {"phase": "action", "hands": {0: "1 emperor 2 shogun"}},
    "after action 2": {"phase": "close", "hands": {0: "1 emperor"}},
}


@pytest.mark.parametrize("given", WINDOWS.values(), ids=WINDOWS)
def test_ninja_use_at_any_moment_of_ones_turn(given):
    state = ninja(front={1: "3 farmer"}, figures={0: 1}, **given)
    assert "strike farmer" in texts(state)
    events = play(state, "strike farmer", "onto discard 1")
    assert only(events, "struck").values == {
        "seat": 1,
        "kind": "farmer",
        "pile": "discard 1",
        "count": 1,
    }
    assert state.position()["sets"]["farmer"]["count"] == 2
    if given["phase"] == "close":
        assert state.position()["turn"] == 1
    else:
        assert state.position()["phase"] == given["phase"]
        assert state.actor == 0


def test_ninja_use_one_is_asked_to_end_the_turn_only_if_a_figure_can_be_used():
    state = ninja(front={1: "3 farmer"}, figures={0: 1}, hands={0: "1 emperor 1 shogun"})
    play(state, "discard emperor", "onto discard 1")
    assert asked(state) == (0, "close", "ninja-use")
    assert texts(state) == ["end turn", "strike farmer"]
    play(state, "end turn")
    assert asked(state) == (1, "draw-first", "action1")
    no_target = ninja(figures={0: 1}, hands={0: "1 emperor 1 shogun"})
    play(no_target, "discard emperor", "onto discard 1")
    assert no_target.actor == 1


def test_ninja_use_after_action_2_nothing_else_is_left():
    state = ninja(phase="close", front={1: "3 farmer"}, figures={0: 1}, hands={0: "2 emperor"})
    for text in ("lay 2 emperor", "discard emperor", "draw deck 1", "onto discard 1"):
        error = refused(state, text)
        assert (error.reason, error.rule) == ("not-asked", "ninja-use")


def test_ninja_use_several_figures_in_one_turn():
    state = ninja(phase="first", front={1: "3 farmer 2 monk"}, figures={0: 3})
    play(state, "strike farmer", "onto discard 1", "strike monk", "onto discard 2")
    play(state, "draw deck 1", "strike farmer", "onto discard 1")
    position = state.position()
    assert position["sets"] == {
        "farmer": {"seat": 1, "count": 1},
        "monk": {"seat": 1, "count": 1},
    }
    assert (position["figures"], position["supply"]) == ([0, 0], 4)
    assert asked(state) == (0, "draw-second", "action1")


def test_ninja_use_the_victim_chooses_the_pile_if_there_is_a_choice():
    state = ninja(players=3, phase="first", front={2: "3 farmer"}, figures={0: 1})
    play(state, "strike farmer")
    assert state.actor == 2
    assert texts(state) == ["onto discard 1", "onto discard 2"]
    forced = ninja(phase="first", front={1: "3 farmer"}, figures={0: 1}, discard=("monk", ""))
    struck = only(play(forced, "strike farmer"), "struck")
    assert (struck.values["pile"], struck.auto) == ("discard 2", True)
    assert forced.actor == 0


def test_ninja_use_no_figure_no_strike():
    state = ninja(front={1: "3 farmer"}, hands={0: "2 monk"})
    error = refused(state, "strike farmer")
    assert (error.reason, error.rule) == ("no-figure", "ninja-use")


def test_ninja_use_there_must_be_such_a_set():
    state = ninja(front={1: "3 farmer"}, figures={0: 1}, hands={0: "2 monk"})
    error = refused(state, "strike monk")
    assert (error.reason, error.values) == ("no-such-set", {"kind": "monk"})


def test_ninja_use_c28_not_on_ones_own_set():
    """C28."""
    state = ninja(front={0: "2 monk", 1: "3 farmer"}, figures={0: 1}, hands={0: "2 emperor"})
    assert strikes(state) == ["strike farmer"]
    error = refused(state, "strike monk")
    assert (error.reason, error.rule, error.values) == ("own-set", "ninja-use", {"kind": "monk"})


def test_ninja_use_c22_a_set_of_one_card_stays():
    """C22: it counts as a type and for its full value."""
    state = ninja(
        front={1: "2 farmer"}, figures={0: 1}, hands={0: "1 emperor 1 shogun"}, decks=(0, 3)
    )
    play(state, "strike farmer", "onto discard 1")
    assert state.position()["sets"]["farmer"] == {"seat": 1, "count": 1}
    play(state, "discard emperor", "onto discard 1")
    assert state.scores == (0, 20)


def test_ninja_use_c23_a_set_without_cards_is_gone():
    """C23: no points, no type, and the next set needs only the minimum."""
    state = ninja(front={1: "1 farmer"}, figures={0: 1}, hands={0: "2 farmer"}, decks=(0, 3))
    events = play(state, "strike farmer", "onto discard 1")
    assert only(events, "strike").values["left"] == 0
    assert state.position()["sets"] == {}
    assert lays(state) == ["lay 2 farmer"]
    play(state, "lay 2 farmer")
    assert state.scores == (20, 0)


def test_ninja_use_c24_the_present_size_is_to_be_beaten():
    """C24: strike first, lay afterwards in the same turn."""
    state = ninja(front={1: "5 farmer"}, figures={0: 1}, hands={0: "5 farmer"})
    assert lays(state) == []
    play(state, "strike farmer", "onto discard 1")
    assert lays(state) == ["lay 5 farmer"]


FIVE = "2 monk 2 samurai 2 shogun 2 daimyo 2 empress"


def test_ninja_use_c25_a_strike_after_action_2_may_undo_the_end_of_the_round():
    """C25: all nine types lie there until the last one is struck away."""
    front = {0: FIVE, 1: "1 farmer 2 envoy 2 ninja"}
    state = ninja(
        front={**front, 0: FIVE.replace("2 monk ", "")}, figures={0: 1}, hands={0: "2 monk"}
    )
    play(state, "lay 2 monk")
    assert asked(state) == (0, "close", "ninja-use")
    assert len(state.position()["sets"]) == 8
    nine = ninja(
        front={0: "2 monk 2 samurai 2 shogun 2 daimyo", 1: front[1] + " 2 emperor"},
        figures={0: 1},
        hands={0: "2 empress"},
    )
    ends = nine.copy()
    play(nine, "lay 2 empress")
    assert len(nine.position()["sets"]) == 9
    assert "round-end" not in keys(play(nine, "strike farmer", "onto discard 1"))
    assert nine.actor == 1
    play(ends, "lay 2 empress", "end turn")
    assert ends.actor == CHANCE
    assert ends.position()["history"] == [[18 + 12 + 9 + 8 + 7, 20 + 16 + 14 + 6]]


def test_ninja_use_c27_figures_are_kept_from_round_to_round():
    """C27."""
    state = ninja(
        front={1: "2 farmer"}, figures={0: 2, 1: 1}, hands={0: "1 emperor 1 shogun"}, decks=(0, 3)
    )
    play(state, "discard emperor", "onto discard 1", "end turn")
    state.play(state.chance(Rng(1)))
    assert state.position()["round"] == 2
    assert (state.position()["figures"], state.position()["supply"]) == ([2, 1], 1)


def test_ninja_use_c27_k05_unless_the_table_plays_without_keeping_them():
    """C27: the option keep_figures; the German rulebook does not say."""
    options = {"rounds": 4, "starter": "random", "keep_figures": False}
    state = ninja(
        front={0: "2 emperor", 1: "2 farmer"},
        figures={0: 2, 1: 1},
        decks=(0, 3),
        hands={0: "3 ninja"},
        options=options,
    )
    play(state, "lay 3 ninja", "end turn")
    assert (state.position()["figures"], state.position()["supply"]) == ([0, 0], 4)
    state.play(state.chance(Rng(1)))
    assert (state.position()["figures"], state.position()["supply"]) == ([0, 0], 4)


def test_ninja_use_figures_stay_when_the_ninja_set_is_lost():
    state = ninja(turn=1, front={0: "2 ninja"}, figures={0: 1}, hands={1: "3 ninja"})
    play(state, "lay 3 ninja", "onto discard 1")
    assert state.position()["figures"] == [1, 1]


def test_ninja_use_unused_figures_score_nothing():
    state = ninja(figures={0: 4}, hands={0: "1 emperor 1 shogun"}, decks=(0, 3))
    play(state, "discard emperor", "onto discard 1")
    assert state.scores == (0, 0)


def test_ninja_use_k09_with_missions_figures_work_the_same():
    """C27: kept over the reveals and the next deal; they score nothing and pay no bonus."""
    state = table(
        mode="both",
        figures={0: 2, 1: 1},
        hands={0: "1 emperor 1 shogun"},
        decks=(0, 3),
        discard=("monk", ""),
    )
    play(state, "discard emperor")
    for _ in range(2):
        assert strikes(state) == []
        play(state, texts(state)[0])
    assert state.scores == (0, 0)
    state.play(state.chance(Rng(1)))
    assert (state.position()["figures"], state.position()["supply"]) == ([2, 1], 1)


def test_ninja_use_c05_the_card_struck_away_may_be_drawn():
    """C5: with a ninja before the draws."""
    state = ninja(phase="first", front={1: "3 farmer"}, figures={0: 1}, hands={0: ""})
    play(state, "strike farmer", "onto discard 2", "draw discard 2")
    assert state.position()["hands"][0] == {"farmer": 1}


def test_ninja_use_k02_a_pile_formed_again_between_the_draws_is_the_same_pile():
    """The card drawn first emptied discard 1; the victim's card lies there now."""
    state = ninja(phase="first", front={1: "3 farmer"}, figures={0: 1}, discard=("monk", "envoy"))
    play(state, "draw discard 1", "strike farmer")
    assert state.position()["discard"] == [["farmer"], ["envoy"]]
    assert refused(state, "draw discard 1").reason == "same-pile"


def test_ninja_use_the_new_round_has_nothing_to_strike():
    state = GLORY.new(players=2, mode="ninja", seed=1)
    assert strikes(state) == []
    finish(state, 3)


def test_ninja_use_counts_for_missions_and_types_of_the_victim():
    front = {0: "2 shogun 2 daimyo 2 empress", 1: "2 farmer 2 monk 1 emperor"}
    state = ninja(players=4, front=front, turn=2, figures={2: 1}, hands={2: "1 farmer 1 monk"})
    play(state, "strike emperor", "onto discard 1")
    assert "emperor" not in state.view(None).table()["sets"]
