"""Call to Glory: the end of a round, its points, the next starter and the winner."""

import pytest

from kachidoki import CHANCE, OVER
from tests.games.glory.states import GLORY, KINDS, asked, keys, only, play, refused, table

SIX = "2 monk 2 samurai 2 shogun 2 daimyo 2 empress"


def ending(events):
    return only(events, "round-end").values


def points(events):
    return [event.values["points"] for event in events if event.key == "score"]


def test_round_end_ct05_sixty_against_thirty_six():
    """CT5: six types end a round of two; B has fewer points and starts the next."""
    state = table(
        front={0: SIX, 1: "3 farmer 4 envoy"}, hands={0: "2 emperor 1 monk"}, discard=("monk", "")
    )
    events = play(state, "lay 2 emperor")
    assert ending(events) == {"round": 1, "why": "types", "seat": 0}
    assert points(events) == [60, 36]
    assert state.scores == (60, 36)
    assert only(events, "next-start").values == {"seat": 1}
    assert state.actor == CHANCE
    assert len(state.position()["sets"]) == 8


FOUR = "2 shogun 2 daimyo 2 empress 2 emperor"


@pytest.mark.parametrize(
    ("players", "before", "fewer"),
    [
        (3, FOUR, "2 shogun 2 daimyo 2 empress"),
        (4, "2 shogun 2 daimyo 2 empress", "2 shogun 2 daimyo"),
    ],
)
def test_round_end_ct14_five_types_for_three_players_four_for_four(players, before, fewer):
    """CT14."""
    state = table(players=players, front={0: before}, hands={0: "2 farmer"}, discard=("monk", ""))
    events = play(state, "lay 2 farmer")
    assert ending(events)["why"] == "types"
    goes_on = table(players=players, front={0: fewer}, hands={0: "2 farmer"}, discard=("monk", ""))
    assert "round-end" not in keys(play(goes_on, "lay 2 farmer"))
    assert goes_on.actor == 1


@pytest.mark.parametrize("players", [2, 3])
def test_round_end_ct15_all_nine_types_on_the_table(players):
    """CT15: nobody has enough alone."""
    front = {0: "2 monk 3 envoy 3 ninja", 1: FOUR}
    if players == 3:
        front[2] = "3 samurai"
    else:
        front[0] += " 2 samurai"
    state = table(players=players, front=front, hands={0: "2 farmer"}, discard=("monk", ""))
    events = play(state, "lay 2 farmer")
    assert ending(events)["why"] == "all-nine"
    assert sum(points(events)) == 110


def test_round_end_with_four_nine_types_cannot_lie_without_a_player_who_ends_it():
    """Four players with three types each would be twelve; nine may be shared as 3, 3, 3 and 0."""
    front = {0: "2 farmer 2 monk", 1: "3 envoy 3 ninja 3 samurai", 2: "2 shogun 2 daimyo 2 empress"}
    state = table(players=4, front=front, hands={0: "2 emperor"}, discard=("monk", ""))
    assert ending(play(state, "lay 2 emperor"))["why"] == "all-nine"


@pytest.mark.parametrize(("decks", "pile"), [((1, 9), "draw deck 1"), ((9, 1), "draw deck 2")])
def test_round_end_one_draw_pile_is_exhausted(decks, pile):
    state = table(
        phase="second",
        drawn="discard 1",
        decks=decks,
        known={0: "1 farmer"},
        hands={0: "1 farmer"},
        discard=("", "monk"),
    )
    play(state, pile)
    assert asked(state)[1] == "act"
    events = play(state, "discard farmer")
    assert ending(events)["why"] == "draw-pile"


def test_round_end_discard_piles_do_not_matter():
    state = table(hands={0: "2 farmer"}, discard=("", ""))
    assert "round-end" not in keys(play(state, "lay 2 farmer"))


def test_round_end_c13_only_at_the_end_of_a_turn():
    """C13: the turn in which a draw pile runs out is played to its end."""
    state = table(
        phase="second",
        drawn="deck 1",
        decks=(0, 5),
        hands={0: "2 farmer"},
        discard=("monk", "envoy"),
    )
    play(state, "draw deck 2")
    assert asked(state) == (0, "act", "action2")
    play(state, "discard farmer")
    assert asked(state) == (0, "place", "action2b")
    assert ending(play(state, "onto discard 1"))["why"] == "draw-pile"


def test_round_end_c14_both_draw_piles_run_out_in_one_turn():
    """C14."""
    state = table(phase="first", decks=(1, 1), hands={0: "1 farmer"}, discard=("monk", ""))
    play(state, "draw deck 1", "draw deck 2")
    assert ending(play(state, "discard farmer"))["why"] == "draw-pile"
    assert state.position()["deck"] == [[], []]


def test_round_end_a_beaten_set_is_placed_before_the_test():
    state = table(
        players=4,
        front={0: "2 shogun 2 daimyo 2 empress", 1: "2 farmer"},
        hands={0: "3 farmer"},
        discard=("monk", "envoy"),
    )
    assert "round-end" not in keys(play(state, "lay 3 farmer"))
    assert asked(state) == (1, "place", "action2a")
    assert ending(play(state, "onto discard 1"))["seat"] == 0


def test_scoring_the_size_of_a_set_does_not_matter():
    for size in (2, 9):
        state = table(
            front={0: f"{size} farmer", 1: "2 emperor"},
            hands={0: "2 ninja"},
            decks=(0, 3),
            discard=("monk", ""),
        )
        assert points(play(state, "lay 2 ninja")) == [34, 6]


def test_scoring_cards_in_hand_count_nothing():
    state = table(hands={0: "9 farmer 1 monk"}, decks=(0, 3), discard=("envoy", ""))
    assert points(play(state, "discard monk")) == [0, 0]


def test_scoring_totals_grow_over_the_rounds():
    state = table(
        history=[(60, 36), (7, 40)],
        last=1,
        turn=0,
        front={1: "2 farmer"},
        hands={0: "9 farmer 1 monk"},
        decks=(0, 3),
        discard=("envoy", ""),
    )
    events = play(state, "discard monk")
    assert [event.values["total"] for event in events if event.key == "score"] == [67, 96]
    assert only(events, "next-start").values == {"seat": 0}


def test_scoring_k08_hands_stay_hidden_when_a_round_is_over():
    state = table(hands={0: "9 farmer 1 monk"}, decks=(0, 3), discard=("envoy", ""))
    play(state, "discard monk")
    view = state.view(1).table()
    assert view["memory"]["hands"][0] == {}
    assert view["hands"][0] == 9


def after(history, last, front, players=2, **more):
    """The starter after a round in which seat `last` had the last turn and all had `front`."""
    state = table(
        players=players,
        history=history,
        last=0,
        turn=last,
        front=front,
        hands={last: "1 farmer 1 ninja"},
        decks=(0, 3),
        discard=("envoy", ""),
        **more,
    )
    events = play(state, "discard ninja")
    return only(events, "next-start").values["seat"]


def test_next_start_lowest_total_not_lowest_round():
    # Seat 0: 60 + 20; seat 1: 26 + 30. Seat 1 has fewer in all though more in this round.
    assert after([(60, 26)], 0, {0: "2 farmer", 1: "2 monk 2 samurai"}) == 1


def test_next_start_a_tie_goes_to_the_fewest_points_of_this_round():
    # 26 + 18 and 36 + 8.
    assert after([(26, 36)], 0, {0: "2 monk", 1: "2 daimyo"}) == 1


def test_next_start_c16_only_the_tied_are_compared():
    """C16: seat 2 had the fewest points this round but is not among the lowest totals."""
    front = {0: "2 monk", 1: "2 daimyo", 2: "2 emperor"}
    assert after([(26, 36, 44)], 0, front, players=3) == 1


@pytest.mark.parametrize(("last", "starter"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_next_start_c15_a_double_tie_goes_clockwise_from_the_last_turn(last, starter):
    """C15: after round 1 every tie is a double one."""
    assert after([], last, {}, players=4) == starter


def test_next_start_c15_clockwise_among_the_tied_only():
    """C15: seats 0 and 2 are tied; after seat 0's turn the next of them is seat 2."""
    front = {1: "2 farmer"}
    assert after([], 0, front, players=3) == 2
    assert after([], 2, front, players=3) == 0


def test_next_start_the_starter_of_the_next_round_is_asked_first():
    state = table(front={0: "2 farmer"}, hands={0: "2 monk 1 ninja"}, decks=(0, 3))
    play(state, "discard ninja")
    order = [number for number in range(9) for _ in range((20, 18, 16, 14, 12, 9, 8, 7, 6)[number])]
    events = []
    state.events = events
    state.play(state.outcome(order))
    assert only(events, "round").values == {"round": 2, "seat": 1}
    assert state.actor == 1


def last_round(history, front, mode="standard", **more):
    players = len(history[0])
    state = table(
        players=players,
        mode=mode,
        history=history,
        front=front,
        turn=0,
        hands={0: "1 farmer 1 ninja"},
        decks=(0, 3),
        discard=("envoy", ""),
        **more,
    )
    return state, play(state, "discard ninja")


def test_winning_most_points_after_four_rounds():
    state, events = last_round([(6, 7), (20, 0), (0, 20)], {0: "2 farmer"})
    assert state.actor == OVER
    assert state.over
    assert state.winners == (0,)
    assert only(events, "game-over").values == {"seats": (0,), "points": 46, "how": "points"}
    assert "next-start" not in keys(events)


def test_winning_a_tie_goes_to_the_best_single_round():
    # 20 + 20 + 0 + 20 = 60 and 0 + 0 + 38 + 22: seat 1's best round is 38.
    state, events = last_round([(20, 0), (20, 0), (0, 38)], {0: "2 farmer", 1: "2 envoy 2 emperor"})
    assert state.scores == (60, 60)
    assert state.winners == (1,)
    assert only(events, "game-over").values["how"] == "best-round"


def test_winning_still_tied_players_share():
    state, events = last_round(
        [(20, 0, 0), (0, 20, 0), (0, 0, 6)],
        {},
    )
    assert state.scores == (20, 20, 6)
    assert state.winners == (0, 1)
    assert only(events, "game-over").values == {"seats": (0, 1), "points": 20, "how": "shared"}
    assert state.results() == [0.5, 0.5, 0.0]


def test_winning_nothing_can_be_played_after_the_end():
    state, _ = last_round([(6, 7), (20, 0), (0, 20)], {0: "2 farmer"})
    assert state.moves() == ()
    assert state.question() is None
    assert state.actors == ()
    error = refused(state, "draw deck 1")
    assert (error.reason, error.rule) == ("game-over", "winning")


def test_winning_nobody_has_won_before_the_end():
    assert GLORY.new(players=3, seed=1).winners == ()


def test_cards_the_names_are_those_of_the_rulebook():
    named = "farmer monk envoy ninja samurai shogun daimyo empress emperor"
    assert " ".join(KINDS) == named
