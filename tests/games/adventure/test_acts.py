"""Call to Adventure: acts, columns, and the end of the game."""

import pytest

from tests.games.adventure.data import effect, hand
from tests.games.adventure.states import Scene

STRONG = "strength strength strength wisdom wisdom wisdom"
FREE = "free free#2 free#3 t2 t2#2 t2#3 t2#4"


def three_cards(scene):
    for place in (1, 2, 3):
        scene.play(f"trait 1.{place}")
        if place < 3:
            scene.end()
            scene.end()


def test_acts_a04_when_the_next_is_turned_up():
    """CT75, A4: at the start of the turn after the third card."""
    scene = Scene(act1=FREE, act2="c6")
    three_cards(scene)
    assert scene.table["revealed"] == 1
    scene.end()
    assert scene.asked == 1
    assert scene.table["revealed"] == 1
    scene.end()
    assert scene.asked == 0
    assert scene.table["revealed"] == 2


def test_acts_a05_columns_whatever_the_act():
    """CT76, A5: a card of act II under the Origin of who is behind."""
    scene = Scene(act2="c6", seats=[{}, {"abilities": STRONG}])
    for turn in range(3):
        scene.play("trait 1.1")
        scene.end()
        if turn < 2:
            scene.play("trait 1.1")
        scene.end()
    scene.end()
    assert scene.asked == 1
    scene.play("attempt 2.1 1", "ready", "cast 000000000")
    assert scene.hero(1)["story"][2] == {"card": "c6", "path": "c6-1", "column": 0}
    scene.end()
    scene.end()
    scene.play("trait 2.2")
    assert scene.hero(1)["story"][3]["column"] == 1


def test_acts_a06_closed_ones():
    """CT77, A6: neither traits nor challenges of a closed act; a Journey there is allowed."""
    scene = Scene(act1="free free#2 free#3 c4 t2 t2#2 free#4", act2="c6")
    three_cards(scene)
    scene.end()
    scene.end()
    assert not any(text.startswith(("trait 1", "attempt 1")) for text in scene.legal)
    assert "journey 1.4" in scene.legal
    assert any(text.startswith("attempt 2") for text in scene.legal)


def test_acts_hidden_ones_cannot_be_touched():
    scene = Scene(act1=FREE, act2="c6")
    assert scene.refused("attempt 2.1 1") == "act-hidden"
    assert scene.refused("journey 2.1") == "act-hidden"


def all_nine(scene, seats):
    """Everybody gains until one of these seats has nine cards."""
    while scene.ref.trigger is None:
        seat = scene.asked
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        if traits and seat in seats:
            scene.play(traits[-1])
        scene.end()


def test_end_a32_one_more_turn_for_each_other():
    """CT80, A32: clockwise, once; a second finisher changes nothing."""
    scene = Scene(players=4)
    while scene.ref.trigger is None:
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        if traits and scene.asked in (1, 2):
            scene.play(traits[-1])
        scene.end()
    # Seat 1 was first; it was its turn.
    assert scene.table["end"]["trigger"] == 1
    turns = []
    while not scene.state.over:
        turns.append(scene.asked)
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        if traits and scene.asked == 2:
            scene.play(traits[-1])
        scene.end()
    assert turns == [2, 3, 0]
    assert len(scene.cards_of(2)) == 9


def test_end_a57_no_tenth_card():
    """A57: not even with a second main action in the same turn."""
    more = hand("hm", "hero", "own_turn", effect("extra_action", n=1))
    scene = Scene(seats=[{"hand": "hm"}], cards=[more])
    while len(scene.cards_of(0)) < 8:
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        if scene.asked == 0:
            scene.play(traits[-1])
        scene.end()
    while scene.asked != 0:
        scene.end()
    scene.act("play hm")
    scene.play(sorted(text for text in scene.legal if text.startswith("trait"))[-1])
    assert scene.table["turn_state"]["main"] == 1
    assert not any(text.startswith(("trait", "attempt")) for text in scene.legal)
    assert scene.refused("trait 3.1") == "story-full"


def test_end_the_finisher_is_still_asked_in_windows():
    scene = Scene(seats=[{"hand": "hx"}], heroes="")
    while scene.ref.trigger is None:
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        if traits and scene.asked == 0:
            scene.play(traits[-1])
            scene.quiet()
        scene.end()
        if scene.ref.trigger is not None:
            break
    assert scene.asked == 1
    scene.play("end")
    assert scene.asked == 0
    assert "play hx" in scene.legal


def test_acts_a22_the_hidden_rows_are_real_cards():
    """A22: what was dealt face down is what is turned up."""
    scene = Scene(act1=FREE, act2="c6 c6#2 c6#3 c6#4")
    three_cards(scene)
    scene.end()
    scene.end()
    assert scene.row(2) == ["c6", "c6-2", "c6-3", "c6-4"]


def test_acts_early_raids():
    """8.2: later acts may be raided by those behind."""
    scene = Scene(act1=FREE, act2="c6", seats=[{}, {"abilities": STRONG}])
    three_cards(scene)
    scene.end()
    scene.end()
    scene.end()
    assert scene.asked == 1
    assert any(text.startswith("attempt 2.1") for text in scene.legal)


def test_end_a31_ties():
    """CT90, A31: cards, challenges, XP, shared."""
    scene = Scene()
    all_nine(scene, (0,))
    scene.end()
    assert scene.state.over
    sheet = scene.table["sheet"]
    assert [one["total"] for one in sheet] == [5, 5]
    assert scene.state.winners == (0,)


@pytest.mark.parametrize(
    ("order", "winners"),
    [("cards-challenges-xp", (0,)), ("none", (0, 1)), ("xp", (0, 1))],
)
def test_ties_a31_as_configured(order, winners):
    """CT90, A31"""
    scene = Scene(tiebreak=order)
    all_nine(scene, (0,))
    scene.end()
    assert scene.state.winners == winners


def test_ties_everything_equal_is_shared():
    """CT90"""
    scene = Scene(stall_rounds=1)
    scene.end()
    scene.end()
    assert scene.state.over
    assert scene.state.winners == (0, 1)


def test_ties_challenges_before_experience():
    """A31: the second and the third word."""
    scene = Scene(
        act1="c1 free free#2 free#3",
        seats=[{"abilities": "strength", "xp": 4}, {"xp": 5}],
        stall_rounds=1,
        cards=[hand("hq", "hero", "own_turn", effect("lose_xp", n=1, who="self"))],
    )
    scene.play("attempt 1.1 1", "ready", "cast 0000")
    scene.end()
    scene.play("trait 1.2")
    scene.end()
    scene.end()
    scene.end()
    assert scene.state.over
    sheet = scene.table["sheet"]
    assert [one["total"] for one in sheet] == [7, 7]
    assert scene.state.winners == (0,)


def test_end_a32_the_ninth_card_in_the_turn_of_another():
    """A32: each other player once more, also the one whose turn it was."""
    gift = hand("hg", "hero", "any", effect("gain_story"))
    scene = Scene(players=3, cards=[gift], seats=[{}, {"hand": "hg"}, {}])
    while len(scene.ref.players[1].story) < 8:
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        if traits and scene.asked == 1 and scene.ref.active == 1:
            scene.play(traits[-1])
            scene.quiet()
        scene.end()
    while scene.ref.active != 0:
        scene.end()
    scene.play("end")
    assert scene.asked == 1
    scene.play("play hg", "slot 3.1")
    assert scene.table["end"]["trigger"] == 1
    scene.quiet()
    turns = []
    while not scene.state.over:
        turns.append(scene.ref.active)
        scene.end()
    assert turns == [2, 0]
