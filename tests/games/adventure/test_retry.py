"""Call to Adventure: a second attempt at the same challenge."""

import pytest

pytest.importorskip("rich")
pytest.importorskip("fluent.runtime")

from kachidoki.games.adventure.words import labels
from kachidoki.text import Texts
from tests.games.adventure.data import effect, hand
from tests.games.adventure.states import Scene

ROW = "c20 c3 t1 t2"


def failed(*before, text=None, way="1.1 1", others=(), **seat):
    """A scene in which the first attempt has failed and may be retried."""
    options = seat.pop("options", {})
    seat.setdefault("hand", "hr")
    scene = Scene(act1=ROW, seats=[seat, *others], **options)
    scene.act(f"attempt {way}", *before)
    if not scene.ref.chance:
        scene.play("ready")
        scene.quiet()
    scene.play(text or "cast 000" + "1" * (len(scene.ref.asked.of) - 3))
    return scene


def test_retry_dark_runes_stay():
    """CT58, A19: nothing is paid again, nothing is gained for the failure."""
    scene = failed("dark", "dark", text="cast 00001")
    scene.act("play hr", "number 2")
    found = scene.table["attempt"]
    assert (found["dark_paid"], found["outcome"]) == (2, None)
    assert found["faces"] == []
    assert scene.hero(0)["xp"] == 1
    assert scene.row(1)[0] == "c20"
    # The faces of the first cast have done their work.
    assert scene.hero(0)["level"] == 4


def test_retry_no_shield_against_the_first_cast():
    """6.8: everything that the first cast produced stays; a shield is for the runes that lie."""
    guard = hand("hg", "hero", "before", effect("shield"))
    scene = failed("dark", "dark", text="cast 00001", hand="hr hg", options={"cards": [guard]})
    scene.act("play hr", "number 2", "play hg")
    assert scene.hero(0)["level"] == 4


def test_retry_a65_the_limit_of_purchases_stays():
    """CT59, A65, A14: a third, then never again this turn."""
    scene = failed("dark", "dark")
    scene.act("play hr", "number 2")
    assert "dark" in scene.legal
    scene.play("dark")
    assert scene.state.actor == -1
    assert scene.ref.asked.of == [0, 1, 2, 3, 4, 5]
    assert scene.table["turn_state"]["dark"] == 3


def test_retry_a65_not_a_fourth():
    """A65"""
    scene = failed("dark", "dark", "dark", xp=9)
    scene.act("play hr", "number 3")
    # Only READY was left.
    assert scene.state.actor == -1


@pytest.mark.parametrize("again", [0, 1, 2])
def test_retry_dark_runes_may_be_used_again(again):
    """6.8, AK17: they may be; those left aside are not cast, and count as bought all the same."""
    scene = failed("dark", "dark")
    scene.act("play hr")
    assert scene.legal == {"number 0", "number 1", "number 2"}
    scene.play(f"number {again}")
    assert scene.table["attempt"]["dark_paid"] == again
    assert scene.hero(0)["xp"] == 1
    scene.play("dark")
    scene.quiet()
    assert scene.ref.asked.of == [0, 1, 2, *range(3, 4 + again)]
    assert scene.table["turn_state"]["dark"] == 3


def test_retry_runes_of_a_gift_are_left_aside_first():
    """6.8, AK17: what was paid for is kept longest."""
    gift = hand("hd", "hero", "before", effect("add_runes", rune="dark", n=2))
    scene = failed("play hd", "dark", hand="hr hd", options={"cards": [gift]})
    scene.act("play hr")
    assert scene.legal == {"number 0", "number 1", "number 2", "number 3"}
    scene.play("number 1")
    found = scene.table["attempt"]
    assert (found["dark_paid"], found["dark_free"]) == (1, 0)


def test_retry_a21_the_second_result():
    """CT61, A21: what helps and what hinders still counts."""
    stay = hand("hk", "hero", "any", effect("gain_xp", n=1))
    scene = Scene(
        act1=ROW,
        cards=[stay],
        seats=[{"hand": "h2 hr hk"}, {"hand": "a2"}],
    )
    scene.play("attempt 1.1 1", "ready", "cast 000")
    scene.act("play h2")
    scene.play("pass")
    scene.act("play a2")
    while scene.table["window"] != "outcome":
        scene.play("pass")
    scene.act("play hr", "ready")
    scene.play("cast 000")
    assert scene.table["attempt"]["result"] == 3


def test_retry_a20_the_same_path():
    """CT64, A20: the target still includes the path's one."""
    scene = failed(way="1.1 2")
    scene.act("play hr")
    assert scene.table["attempt"]["target"] == 21
    assert scene.table["attempt"]["way"] == 2
    assert not any(text.startswith("attempt") for text in scene.legal)


def test_retry_a_bonus_for_the_turn():
    """CT65: it counts again, and cannot be used again."""
    scene = failed("use motivation 1", motivation="m1")
    assert scene.table["attempt"]["result"] == 4
    scene.act("play hr")
    assert "use motivation 1" not in scene.legal
    scene.play("ready", "cast 110")
    assert scene.hero(0)["xp"] == 3


def test_retry_a19_experience_of_the_failure():
    """A19: set aside."""
    scene = failed()
    scene.act("play hr")
    assert scene.hero(0)["xp"] == 3


def test_retry_several():
    scene = failed(hand="hr hr", xp=0)
    scene.act("play hr")
    assert scene.state.actor == -1 or scene.legal
    if not scene.ref.chance:
        scene.play("ready")
    scene.play("cast 000")
    scene.act("play hr")
    if not scene.ref.chance:
        scene.play("ready")
    scene.play("cast 000")
    assert scene.hero(0)["played"] == ["hr", "hr"]
    assert scene.hero(0)["xp"] == 1


def test_retry_not_after_a_success():
    scene = Scene(act1="c1 c3 t1 t2", seats=[{"hand": "hr"}])
    scene.play("attempt 1.1 1", "ready", "cast 000")
    assert scene.cards_of(0) == ["c1"]


def test_retry_modifiers_of_one_cast_end():
    """6.7: for this cast only."""
    once = hand("ho", "hero", "facing", effect("add_total", n=2, until="cast"))
    stay = hand("hk", "hero", "any", effect("gain_xp", n=1))
    scene = Scene(act1=ROW, cards=[once, stay], seats=[{"hand": "ho hr hk"}])
    scene.play("attempt 1.1 1", "ready", "cast 000")
    scene.act("play ho")
    assert scene.table["attempt"]["result"] == 5
    scene.play("pass")
    scene.act("play hr", "ready")
    scene.play("cast 000")
    assert scene.table["attempt"]["result"] == 3


def test_retry_is_not_a_recast():
    """6.8: a recast stays in the same window."""
    again = hand("hg", "hero", "facing", effect("reroll", n=3))
    stay = hand("hk", "hero", "any", effect("gain_xp", n=1))
    scene = Scene(act1=ROW, cards=[again, stay], seats=[{"hand": "hg hk"}])
    scene.play("attempt 1.1 1", "ready", "cast 110")
    scene.act("play hg", "rune core-1", "rune core-2", "enough")
    scene.play("cast 00")
    assert scene.table["attempt"]["result"] == 3
    assert scene.table["window"] == "facing"
    assert scene.table["attempt"]["faces"] == [(0, 0), (1, 0), (2, 0)]


def said(scene, language="en"):
    view = scene.state.view(scene.asked)
    return labels(view, Texts(language, "adventure"), view.moves)


def test_retry_numbers_say_what_they_count():
    """Dark runes."""
    scene = failed("dark", "dark", text="cast 00001")
    scene.act("play hr")
    assert said(scene) == [
        "Cast no Dark rune again",
        "Cast one Dark rune again",
        "Cast 2 Dark runes again",
    ]
    assert said(scene, "fr")[0] == "Ne relancer aucune rune Sombre"
    assert said(scene, "de")[1] == "Eine Dunkle Rune noch einmal werfen"
