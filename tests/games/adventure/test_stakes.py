"""Call to Adventure: which reactions are worth a question, by what the asked seat may know."""

import pytest

from tests.games.adventure.states import Scene
from tests.games.adventure.test_windows import ROW, faced


def stakes(scene, seat=None):
    return scene.state.view(scene.asked if seat is None else seat).table()["stakes"]


@pytest.mark.parametrize(
    ("hand", "text", "worth"),
    [
        # 3 against 3: more is worth nothing.
        ("h2", "cast 000", []),
        # 1 against 3: one card is enough.
        ("h2", "cast 110", ["play h2"]),
        # 0 against 3: two are needed, and one is not enough.
        ("h2", "cast 111", []),
        ("h2 h2", "cast 111", ["play h2"]),
        ("hx", "cast 111", []),
    ],
)
def test_reactions_what_can_turn_the_own_attempt_is_at_stake(hand, text, worth):
    scene = faced({"hand": hand}, text=text)
    while "draw hero" in scene.legal:
        scene.play("draw hero")
    assert scene.asked == 0
    assert stakes(scene) == worth


def test_reactions_anothers_success_is_at_stake_and_a_failure_is_not():
    scene = faced({}, {"hand": "a2"}, text="cast 000")
    assert scene.asked == 1
    assert stakes(scene) == ["play a2"]
    scene = faced({}, {"hand": "a2"}, text="cast 100")
    assert scene.asked == 1
    assert stakes(scene) == []
    # Nobody else learns what it is about.
    assert stakes(scene, 0) is None
    assert scene.state.view(None).table()["stakes"] is None


def test_reactions_a_card_for_any_time_waits_for_the_last_moment():
    scene = Scene(act1=ROW, seats=[{}, {"hand": "hx"}])
    scene.play("attempt 1.2 1", "ready")
    assert scene.asked == 1
    assert "play hx" in scene.legal
    assert stakes(scene) == []
    # [end] In the last turn of all, at its end, it is played or lost.
    scene.quiet()
    while not (scene.table["window"] == "turn-end" and scene.asked == 1):
        if scene.ref.chance:
            scene.cast()
        else:
            moves = scene.legal
            scene.play("pass" if "pass" in moves else "end")
    assert stakes(scene) == []
    scene.state.trigger, scene.state.pending = 1, 1
    assert stakes(scene) == ["play hx"]
    scene.state.pending = 0b10
    assert stakes(scene) == []


def test_stack_an_answer_is_at_stake_and_what_can_wait_is_not():
    scene = faced({"hand": "h2"}, {"hand": "hc a2"}, text="cast 110")
    scene.play("play h2")
    assert scene.asked == 1
    assert scene.legal >= {"play hc", "play a2"}
    assert stakes(scene) == ["play hc"]
