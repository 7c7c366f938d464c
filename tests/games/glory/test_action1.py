"""Call to Glory, action 1: draw two cards from different piles."""

from tests.games.glory.states import GLORY, asked, only, play, refused, table, texts


def test_action1_ct02_the_first_turn_takes_one_card_of_each_draw_pile():
    """CT2: nothing else can be drawn, so it happens at once and everyone is told."""
    state = GLORY.start(2, starter=1)
    state.events = []
    state.play(state.outcome([kind for kind in range(9) for _ in range(GLORY_COUNTS[kind])]))
    drawn = [event for event in state.events if event.key == "draw"]
    assert [event.values["pile"] for event in drawn] == ["deck 1", "deck 2"]
    assert all(event.auto for event in drawn)
    assert asked(state) == (0, "act", "action2")


GLORY_COUNTS = (20, 18, 16, 14, 12, 9, 8, 7, 6)


def test_action1_k03_two_draw_piles_alone_are_drawn_without_asking():
    """Later in a round too, when both discard piles were taken."""
    state = table(hands={0: "1 farmer 1 monk"}, discard=("", ""))
    play(state, "discard farmer")  # forms the first pile
    assert asked(state) == (1, "draw-first", "action1")
    empty = table(players=2, turn=1, hands={1: "2 monk"}, tops=("farmer", "envoy"))
    events = play(empty, "lay 2 monk")
    drawn = [event for event in events if event.key == "draw"]
    assert [(event.values["seat"], event.auto) for event in drawn] == [(0, True), (0, True)]
    assert asked(empty) == (0, "act", "action2")


def test_action1_every_pile_with_cards_may_be_drawn_from():
    state = table(phase="first", discard=("monk", "envoy"))
    assert texts(state) == ["draw deck 1", "draw deck 2", "draw discard 1", "draw discard 2"]
    one = table(phase="first", discard=("monk", ""))
    assert texts(one) == ["draw deck 1", "draw deck 2", "draw discard 1"]


def test_action1_an_empty_pile_gives_nothing():
    state = table(phase="first", discard=("monk", ""))
    error = refused(state, "draw discard 2")
    assert (error.reason, error.rule) == ("empty-pile", "action1")
    assert error.values == {"pile": "discard 2"}


def test_action1_ct12_the_same_pile_twice_is_refused():
    """CT12: even though its next card lies open."""
    state = table(phase="first", discard=("monk envoy", "farmer"))
    play(state, "draw discard 1")
    assert asked(state) == (0, "draw-second", "action1")
    assert texts(state) == ["draw deck 1", "draw deck 2", "draw discard 2"]
    error = refused(state, "draw discard 1")
    assert (error.reason, error.rule, error.values) == (
        "same-pile",
        "action1",
        {"pile": "discard 1"},
    )


def test_action1_two_open_cards_may_be_taken():
    state = table(phase="first", hands={0: "1 ninja"}, discard=("monk", "envoy"))
    events = play(state, "draw discard 2", "draw discard 1")
    assert [event.values["kind"] for event in events] == ["envoy", "monk"]
    assert state.position()["hands"][0] == {"ninja": 1, "monk": 1, "envoy": 1}
    assert state.position()["discard"] == [[], []]


def test_action1_the_top_card_is_the_one_taken():
    state = table(
        phase="first", hands={0: "1 ninja"}, discard=("monk envoy", ""), tops=("emperor", "shogun")
    )
    play(state, "draw discard 1", "draw deck 2")
    assert state.position()["hands"][0] == {"ninja": 1, "envoy": 1, "shogun": 1}
    assert state.position()["discard"][0] == ["monk"]


def test_action1_c04_the_first_card_is_seen_before_the_second_pile_is_chosen():
    """C4: two questions, not one."""
    state = table(phase="first", hands={0: ""}, discard=("monk", ""), tops=("emperor", "shogun"))
    play(state, "draw deck 1")
    assert state.view(0).table()["hand"] == {"emperor": 1}
    assert asked(state) == (0, "draw-second", "action1")
    assert texts(state) == ["draw deck 2", "draw discard 1"]


def test_action1_a_card_from_a_draw_pile_is_seen_by_its_player_alone():
    state = table(phase="first", discard=("monk", ""), tops=("emperor", "shogun"))
    event = only(play(state, "draw deck 1"), "draw")
    assert event.seen_by(0).key == "draw-seen"
    assert event.seen_by(0).values["kind"] == "emperor"
    for other in (1, None):
        assert event.seen_by(other).key == "draw"
        assert "kind" not in event.seen_by(other).values


def test_action1_a_card_from_a_discard_pile_is_seen_by_all():
    state = table(phase="first", discard=("monk", ""))
    event = only(play(state, "draw discard 1"), "take")
    assert event.seen_by(None).values == {"seat": 0, "pile": "discard 1", "kind": "monk"}
    assert state.view(None).table()["memory"]["hands"][0] == {"monk": 1}


def test_action1_c05_ones_own_discard_may_be_drawn_again():
    """C5: it is still on top when the turn comes round."""
    state = table(hands={0: "1 farmer 1 monk", 1: "3 envoy"}, discard=("", ""))
    play(state, "discard farmer")
    play(state, "draw deck 1", "draw deck 2")
    play(state, "lay 3 envoy")
    assert asked(state) == (0, "draw-first", "action1")
    play(state, "draw discard 1")
    assert state.position()["known"][0] == {"farmer": 1}


def test_action1_drawing_comes_before_acting():
    state = table(phase="first", hands={0: "3 monk"}, discard=("monk", ""))
    for text in ("lay 3 monk", "discard monk"):
        error = refused(state, text)
        assert (error.reason, error.rule) == ("draw-first", "action1")


def test_action1_two_cards_are_enough():
    state = table(hands={0: "3 monk"}, discard=("farmer", ""))
    error = refused(state, "draw discard 1")
    assert (error.reason, error.rule) == ("drawn-already", "action1")


def test_action1_what_is_not_asked_is_refused():
    state = table(phase="first", discard=("monk", ""))
    for text in ("onto discard 1", "end turn", "reveal a empress"):
        error = refused(state, text)
        assert (error.reason, error.rule) == ("not-asked", "action1")


def test_action1_there_is_always_a_second_pile():
    """Both draw piles have cards when a turn begins, or the round would be over."""
    state = table(phase="first", decks=(1, 1), discard=("monk", ""), hands={0: "1 farmer"})
    for first in texts(state):
        trial = state.copy()
        play(trial, first)
        assert len(texts(trial)) >= 2
