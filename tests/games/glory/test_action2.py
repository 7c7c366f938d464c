"""Call to Glory, action 2: lay a set or discard one card."""

import pytest

from tests.games.glory.states import asked, keys, lays, only, play, refused, table, texts


def test_action2_lay_or_discard_exactly_one():
    state = table(hands={0: "2 farmer 1 monk"}, discard=("envoy", "envoy"))
    assert asked(state) == (0, "act", "action2")
    assert texts(state) == ["discard farmer", "lay 2 farmer", "discard monk"]
    play(state, "lay 2 farmer")
    assert asked(state) == (1, "draw-first", "action1")


def test_action2_laying_is_never_compulsory():
    state = table(hands={0: "6 farmer 1 monk"}, discard=("envoy", ""))
    play(state, "discard monk")
    assert state.position()["sets"] == {}
    assert state.position()["hands"][0] == {"farmer": 6}


def test_action2_k10_a_discard_without_alternative_is_still_asked():
    """Two cards that cannot beat the set on the table: one answer, but not for all to know."""
    state = table(
        phase="second",
        hands={0: "1 farmer"},
        front={1: "5 farmer"},
        discard=("monk", "monk"),
        tops=("farmer", "farmer"),
    )
    play(state, "draw deck 2")
    assert texts(state) == ["discard farmer"]
    assert state.view(1).question is None
    assert state.view(1).table()["phase"] == "action"


def test_action2a_two_cards_at_least():
    state = table(hands={0: "1 farmer 2 monk 3 emperor"})
    assert lays(state) == ["lay 2 monk", "lay 2 emperor", "lay 3 emperor"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("kind", ["envoy", "ninja", "samurai"])
def test_action2a_ct11_three_dots_need_three_cards(players, kind):
    """CT11: the cards 12, 14 and 16 with three or four players."""
    state = table(players=players, hands={0: f"3 {kind}"})
    assert lays(state) == [f"lay 3 {kind}"]
    error = refused(state, f"lay 2 {kind}")
    assert (error.reason, error.rule, error.values) == (
        "set-too-small",
        "action2a",
        {"kind": kind, "least": 3},
    )
    assert lays(table(players=2, hands={0: f"3 {kind}"})) == [f"lay 2 {kind}", f"lay 3 {kind}"]


@pytest.mark.parametrize("players", [3, 4])
def test_action2a_ct11_the_other_kinds_need_two(players):
    """CT11."""
    state = table(players=players, hands={0: "2 farmer 2 monk 2 shogun 2 daimyo 2 empress"})
    assert lays(state) == [
        f"lay 2 {kind}" for kind in ["farmer", "monk", "shogun", "daimyo", "empress"]
    ]


def test_action2a_c12_fewer_than_all_held_may_be_laid():
    """C12."""
    state = table(hands={0: "5 farmer"}, discard=("monk", ""))
    assert lays(state) == [f"lay {count} farmer" for count in (2, 3, 4, 5)]
    play(state, "lay 3 farmer")
    assert state.position()["hands"][0] == {"farmer": 2}
    assert state.position()["sets"] == {"farmer": {"seat": 0, "count": 3}}


def test_action2a_one_cannot_lay_what_one_does_not_hold():
    error = refused(table(hands={0: "3 farmer"}), "lay 4 farmer")
    assert (error.reason, error.rule) == ("too-few-held", "action2a")
    assert error.values == {"kind": "farmer", "count": 4, "held": 3}


def four_farmers(**more):
    given = {"front": {0: "4 farmer"}, "hands": {1: "6 farmer 1 monk"}, "turn": 1}
    return table(**{**given, "discard": ("monk", "envoy"), **more})


def test_action2a_ct03_c06_four_farmers_are_beaten_by_six():
    """CT3, C6: their owner chooses the pile, though it is not his turn."""
    state = four_farmers()
    laid = play(state, "lay 6 farmer")
    assert only(laid, "lay").values == {"seat": 1, "kind": "farmer", "count": 6}
    assert asked(state) == (0, "place", "action2a")
    assert state.question().values == {"kind": "farmer", "count": 4, "cause": "beaten"}
    assert texts(state) == ["onto discard 1", "onto discard 2"]
    assert state.moves(1) == ()
    events = play(state, "onto discard 2")
    beaten = only(events, "beaten")
    assert beaten.values == {"seat": 0, "kind": "farmer", "pile": "discard 2", "count": 4}
    assert not beaten.auto
    position = state.position()
    assert position["discard"] == [["monk"], ["envoy", *["farmer"] * 4]]
    assert position["sets"] == {"farmer": {"seat": 1, "count": 6}}
    assert asked(state) == (0, "draw-first", "action1")


def test_action2a_ct03_more_cards_than_the_set_on_the_table():
    """CT3: four do not beat four, five do."""
    state = four_farmers()
    assert lays(state) == ["lay 5 farmer", "lay 6 farmer"]
    error = refused(state, "lay 4 farmer")
    assert (error.reason, error.rule) == ("set-not-larger", "action2a")
    assert error.values == {"kind": "farmer", "standing": 4, "least": 5}


def test_action2a_any_players_set_counts():
    state = table(players=4, turn=0, front={3: "3 monk"}, hands={0: "4 monk"})
    assert lays(state) == ["lay 4 monk"]


def test_action2a_nothing_else_until_the_beaten_set_lies_down():
    state = four_farmers()
    play(state, "lay 6 farmer")
    for text in ("draw deck 1", "discard monk", "end turn"):
        error = refused(state, text)
        assert (error.reason, error.rule) == ("place-first", "action2a")


def test_action2a_c07_a_beaten_set_stays_together():
    """C7: one answer places the whole set."""
    state = four_farmers()
    play(state, "lay 5 farmer", "onto discard 1")
    assert state.position()["discard"] == [["monk", *["farmer"] * 4], ["envoy"]]
    assert state.position()["placing"] is None


@pytest.mark.parametrize(("discard", "place"), [(("monk", ""), 1), (("", "monk"), 0)])
def test_action2a_c08_a_beaten_set_forms_the_missing_pile(discard, place):
    """C8: the rule of the empty place holds for sets as well; nobody is asked."""
    state = four_farmers(discard=discard)
    events = play(state, "lay 5 farmer")
    assert only(events, "beaten").auto
    assert state.position()["discard"][place] == ["farmer"] * 4
    assert state.position()["discard"][1 - place] == ["monk"]


def test_action2a_c09_a_beaten_set_forms_one_pile_of_two():
    """C9: and the next discard forms the other."""
    state = four_farmers(discard=("", ""))
    play(state, "lay 5 farmer")
    assert state.position()["discard"] == [["farmer"] * 4, []]
    play(state, "draw deck 1", "draw deck 2")
    events = play(state, texts(state)[0])
    assert only(events, "discard").values["pile"] == "discard 2"


def three_ninjas():
    return table(front={0: "3 ninja"}, hands={0: "5 ninja"}, discard=("monk", "envoy"))


def test_action2a_ct04_c11_own_set_is_replaced_not_extended():
    """CT4, C11: five new Ninjas, not eight; the old three are discarded."""
    state = three_ninjas()
    play(state, "lay 5 ninja")
    assert asked(state) == (0, "place", "action2a")
    assert state.question().values["cause"] == "replaced"
    events = play(state, "onto discard 1")
    assert only(events, "replaced").values["count"] == 3
    position = state.position()
    assert position["sets"] == {"ninja": {"seat": 0, "count": 5}}
    assert position["discard"][0] == ["monk", "ninja", "ninja", "ninja"]
    assert position["hands"][0] == {}


def test_action2a_ct04_a_replacement_must_be_larger():
    """CT4: three do not replace three, four do."""
    state = three_ninjas()
    assert lays(state) == ["lay 4 ninja", "lay 5 ninja"]
    assert refused(state, "lay 3 ninja").reason == "set-not-larger"


@pytest.mark.parametrize("least", [3])
def test_action2a_c10_the_minimum_holds_when_beating_too(least):
    """C10: a Samurai set that ninjas cut to one is beaten by three, not by two."""
    state = table(players=3, mode="ninja", front={1: "1 samurai"}, hands={0: "3 samurai"})
    assert lays(state) == [f"lay {least} samurai"]
    assert refused(state, "lay 2 samurai").reason == "set-too-small"


def test_action2a_one_set_a_turn_and_no_discard_after():
    state = table(hands={0: "2 farmer 2 monk"}, discard=("envoy", ""))
    play(state, "lay 2 farmer")
    assert state.actor == 1


def test_action2a_the_last_card_of_the_hand_may_be_laid():
    state = table(hands={0: "2 farmer"}, discard=("envoy", ""))
    play(state, "lay 2 farmer")
    assert state.view(1).table()["hands"][0] == 0


def test_action2b_ct08_places_are_filled_one_after_the_other():
    """CT8: the first discard forms a pile, the second the other, the third may choose."""
    state = table(hands={0: "4 farmer", 1: "3 monk"})
    first = only(play(state, "discard farmer"), "discard")
    assert first.values["pile"] == "discard 1"
    play(state, "draw deck 1", "draw deck 2")
    second = only(play(state, "discard monk"), "discard")
    assert second.values["pile"] == "discard 2"
    play(state, "draw deck 1", "draw deck 2", "discard farmer")
    assert asked(state) == (0, "place", "action2b")
    assert state.question().values == {"kind": "farmer", "count": 1, "cause": "discard"}
    third = only(play(state, "onto discard 2"), "discard")
    assert third.values["pile"] == "discard 2"
    assert state.position()["discard"] == [["farmer"], ["monk", "farmer"]]


@pytest.mark.parametrize(
    ("discard", "pile"), [(("", "monk"), "discard 1"), (("monk", ""), "discard 2")]
)
def test_action2b_an_emptied_pile_is_formed_again_first(discard, pile):
    state = table(hands={0: "2 farmer"}, discard=discard)
    assert only(play(state, "discard farmer"), "discard").values["pile"] == pile


def test_action2b_the_new_card_goes_on_top():
    state = table(hands={0: "2 farmer"}, discard=("monk", "envoy"))
    play(state, "discard farmer", "onto discard 1")
    assert state.position()["discard"][0] == ["monk", "farmer"]
    assert state.view(1).table()["discard"][0] == {"size": 2, "top": "farmer"}


def test_action2b_only_a_card_of_the_hand():
    error = refused(table(hands={0: "2 farmer"}), "discard monk")
    assert (error.reason, error.rule, error.values) == (
        "card-not-held",
        "action2b",
        {"kind": "monk"},
    )


def test_action2b_every_kind_held_may_go():
    state = table(hands={0: "1 farmer 1 shogun 1 emperor"})
    assert texts(state) == ["discard farmer", "discard shogun", "discard emperor"]


def test_action2b_k07_the_card_is_public_while_its_pile_is_chosen():
    state = table(hands={0: "2 farmer"}, discard=("monk", "envoy"))
    play(state, "discard farmer")
    for seat in (0, 1, None):
        placing = state.view(seat).table()["placing"]
        assert placing == {"seat": 0, "kind": "farmer", "count": 1, "cause": "discard"}


def test_action2b_c30_k01_piles_show_their_top_and_size_and_memory_keeps_the_rest():
    """C30: the table shows no more; every card went down face up, so memory is perfect."""
    view = table(discard=("monk shogun farmer", "")).view(None).table()
    assert view["discard"] == [{"size": 3, "top": "farmer"}, {"size": 0, "top": None}]
    assert view["memory"]["discard"] == [["monk", "shogun", "farmer"], []]


def test_action2b_known_cards_are_forgotten_when_they_leave_the_hand():
    state = table(hands={0: "4 farmer 1 monk"}, known={0: "2 farmer 1 monk"}, discard=("envoy", ""))
    play(state, "discard farmer")
    assert state.position()["known"][0] == {"farmer": 1, "monk": 1}
    other = table(hands={0: "4 farmer 1 monk"}, known={0: "2 farmer 1 monk"}, discard=("envoy", ""))
    play(other, "lay 3 farmer")
    assert other.position()["known"][0] == {"monk": 1}
    assert keys(other.events) == ["lay"]


@pytest.mark.parametrize("discard", [("monk", ""), ("", "monk")])
def test_action2b_an_empty_place_is_filled_first_whatever_pile_is_wished_for(discard):
    state = table(hands={0: "1 farmer 1 monk"}, discard=discard)
    for text in ("onto discard 1", "onto discard 2"):
        error = refused(state, text)
        assert (error.reason, error.rule) == ("empty-first", "action2b")
    play(state, "discard farmer")
    piles = state.position()["discard"]
    assert sorted(map(len, piles)) == [1, 1]
