"""Call to Glory, variant 1: missions for the Empire."""

from kachidoki import CHANCE, Rng
from tests.games.glory.states import GLORY, MISSIONS, asked, keys, only, play, refused, table, texts


def closing(players=3, mode="missions", turn=0, **more):
    """One discard before the end of a round: a draw pile is empty."""
    given = {"hands": {turn: "1 farmer 1 ninja"}, "decks": (0, 3), "discard": ("envoy", "")}
    return table(players=players, mode=mode, turn=turn, **{**given, **more})


def bonuses(events):
    return [
        (event.values["seat"], event.values["points"]) for event in events if event.key == "bonus"
    ]


def test_missions_setup_c01_k06_the_faces_are_data_and_the_empress_is_red():
    """C1: only the red 7 is known from the rulebook; four neighbouring values a stack."""
    reveals = [str(move) for move in GLORY.all_moves if str(move).startswith("reveal")]
    assert reveals == [f"reveal {name}" for stack in MISSIONS for name in stack]
    assert "reveal a empress" in reveals


def test_missions_setup_c02_three_stacks_of_four():
    """C2: with four players every card is dealt."""
    state = GLORY.new(players=4, mode="missions", seed=1)
    held = [name for missions in state.position()["missions"] for name in missions]
    assert sorted(held) == sorted(name for stack in MISSIONS for name in stack)


def test_missions_setup_one_of_each_stack_in_secret():
    state = GLORY.start(3, "missions", starter=1)
    state.events = []
    play(state, "missions 3012 0123 2103")
    held = state.position()["missions"]
    assert held[0] == ["a shogun", "b shogun", "c monk"]
    assert [[name[0] for name in missions] for missions in held] == [["a", "b", "c"]] * 3
    event = only(state.events, "missions")
    assert event.seen_by(0).key == "missions-seen"
    assert event.seen_by(0).values["missions"] == tuple(held[0])
    assert event.seen_by(None).values == {}
    assert state.view(0).table()["missions"] == held[0]
    assert state.view(None).table()["missions"] == []


def test_missions_setup_c18_dealt_once_a_game():
    """C18: what is left after a round is kept for the next."""
    state = closing(players=2)
    play(state, "discard ninja")
    play(state, texts(state)[0])
    play(state, texts(state)[0])
    left = state.position()["missions"]
    assert [len(missions) for missions in left] == [2, 2]
    assert state.actor == CHANCE
    state.play(state.chance(Rng(1)))
    assert state.position()["missions"] == left


def test_missions_scoring_ct06_the_red_seven_pays_another_player():
    """CT6: A reveals the 7; C has two Empresses and gets 2 x 5, and 7 for the set."""
    state = closing(front={2: "2 empress"}, missions={0: "a empress", 1: "a daimyo", 2: "a shogun"})
    play(state, "discard ninja")
    assert asked(state) == (0, "reveal", "missions-scoring")
    events = play(state, "reveal a empress")
    assert only(events, "bonus").values == {
        "seat": 2,
        "kind": "empress",
        "count": 2,
        "each": 5,
        "points": 10,
    }
    assert state.position()["bonus"] == [0, 0, 10]
    assert "a empress" not in state.position()["missions"][0]
    assert state.position()["shown"][0] == ["a empress"]
    events = play(state, "reveal a daimyo", "reveal a shogun")
    assert state.scores == (0, 0, 17)
    assert only([e for e in events if e.values.get("seat") == 2], "score").values["bonus"] == 10


def test_missions_scoring_a_mission_pays_its_own_player_too():
    state = closing(front={0: "4 ninja"}, missions={0: "b ninja"})
    play(state, "discard ninja")
    assert bonuses(play(state, "reveal b ninja")) == [(0, 16)]


def test_missions_scoring_three_points_a_card_from_the_third_stack():
    state = closing(front={1: "5 farmer"}, missions={0: "c farmer"})
    play(state, "discard ninja")
    assert bonuses(play(state, "reveal c farmer")) == [(1, 15)]


def test_missions_scoring_nobody_has_the_type():
    state = closing(missions={0: "a empress"})
    play(state, "discard ninja")
    events = play(state, "reveal a empress")
    assert keys(events) == ["reveal", "no-bonus"]
    assert state.position()["bonus"] == [0, 0, 0]


def test_missions_scoring_c20_one_after_the_other_from_the_starter_of_the_round():
    """C20: each sees what was revealed before."""
    state = closing(starter=1, turn=0)
    play(state, "discard ninja")
    order = []
    while state.actor >= 0:
        order.append(state.actor)
        before = state.view(state.actor).table()["shown"]
        assert sum(len(shown) for shown in before) == len(order) - 1
        play(state, texts(state)[0])
    assert order == [1, 2, 0]


def test_missions_scoring_each_must_reveal_one_he_holds():
    state = closing(missions={0: "a empress, b ninja, c monk"})
    play(state, "discard ninja")
    assert texts(state) == ["reveal a empress", "reveal b ninja", "reveal c monk"]
    error = refused(state, "reveal a emperor")
    assert (error.reason, error.rule) == ("mission-not-held", "missions-scoring")
    assert error.values == {"stack": "a", "kind": "emperor"}
    for text in ("end turn", "strike farmer", "draw deck 2"):
        error = refused(state, text)
        assert (error.reason, error.rule) == ("not-asked", "missions-scoring")


def test_missions_scoring_nothing_is_revealed_before_the_round_has_ended():
    state = closing(missions={0: "a empress, b ninja, c monk"})
    error = refused(state, "reveal a empress")
    assert (error.reason, error.rule) == ("reveal-later", "missions-scoring")


def test_missions_scoring_c19_two_missions_for_one_type_pay_twice():
    """C19: the Ninja is in two stacks of ours."""
    state = closing(front={2: "3 ninja"}, missions={0: "b ninja", 1: "c ninja"})
    play(state, "discard ninja")
    events = play(state, "reveal b ninja", "reveal c ninja")
    assert bonuses(events) == [(2, 12), (2, 9)]
    assert state.position()["bonus"] == [0, 0, 21]


def test_missions_scoring_the_last_mission_is_revealed_without_asking():
    shown = {0: "a emperor, b shogun", 1: "a empress, b samurai"}
    state = closing(players=2, history=[(0, 0), (0, 0)], last=1, turn=0, shown=shown)
    events = play(state, "discard ninja")
    reveals = [event for event in events if event.key == "reveal"]
    assert [event.values["seat"] for event in reveals] == [0, 1]
    assert all(event.auto for event in reveals)
    assert state.over


def test_missions_scoring_a_set_cut_to_one_card_pays_once_c22():
    """C22."""
    state = closing(mode="both", front={1: "1 farmer"}, missions={0: "c farmer"})
    play(state, "discard ninja")
    assert bonuses(play(state, "reveal c farmer")) == [(1, 3)]


def test_missions_scoring_is_for_tables_with_missions():
    state = closing(mode="standard")
    assert "reveal" not in keys(play(state, "discard ninja"))
    assert state.actor == CHANCE


def test_missions_winning_c17_ties_are_broken_as_always_with_the_bonus():
    """C17: three rounds; the best single round includes the missions."""
    shown = {0: "a emperor, b shogun", 1: "a empress, b samurai"}
    missions = {0: "c farmer", 1: "c monk"}
    state = closing(
        players=2,
        history=[(20, 6), (6, 20)],
        last=0,
        turn=0,
        shown=shown,
        missions=missions,
        front={0: "2 farmer", 1: "2 monk"},
    )
    # Round 3: seat 0 gets 20 + 6, seat 1 gets 18 + 6: 52 and 50.
    play(state, "discard ninja")
    assert state.scores == (52, 50)
    assert state.winners == (0,)


def test_missions_winning_c17_a_tie_after_three_rounds():
    """C17: 0 + 0 + 26 and 20 + 6 + 0: the 26 of one round wins, 6 of it from a mission."""
    shown = {0: "a emperor, b shogun", 1: "a empress, b samurai"}
    state = closing(
        players=2,
        history=[(0, 20), (0, 6)],
        last=0,
        turn=0,
        shown=shown,
        missions={0: "c farmer", 1: "c ninja"},
        front={0: "2 farmer"},
    )
    events = play(state, "discard ninja")
    assert state.scores == (26, 26)
    assert state.winners == (0,)
    assert only(events, "game-over").values["how"] == "best-round"
