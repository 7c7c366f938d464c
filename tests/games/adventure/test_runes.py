"""Call to Adventure: runes, casts, Dark runes and the outcome."""

from fractions import Fraction
from itertools import product

import pytest

from kachidoki.games.adventure.pieces import STONES, VALUE_0, VALUE_1
from tests.games.adventure.data import challenge, effect, hand
from tests.games.adventure.states import Scene, keys

TEN = {"origin": "o1", "motivation": "m1"}


def attempt(card, *more, **seat):
    """A scene in which the first player has declared the first path of one challenge."""
    options = seat.pop("options", {})
    scene = Scene(act1=f"{card} t2 t2#2 t2#3", seats=[seat], **options)
    return scene, scene.play("attempt 1.1 1", *more)


def test_cast_the_example():
    """CT10, A12, A72: the example of the rulebook."""
    scene = Scene(act1="c4 t2 t2#2 t2#3", seats=[TEN], heroes="hx", antiheroes="ax")
    scene.play("attempt 1.1 2", "dark")
    assert scene.hero(0)["xp"] == 2
    assert len(scene.table["attempt"]["pool"]) == 7
    scene.play("ready", "cast 1010011")
    assert scene.legal == {"draw hero", "draw antihero"}
    assert scene.hero(0)["level"] == 4
    found = scene.table["attempt"]
    assert (found["result"], found["target"], found["margin"]) == (7, 5, 2)
    scene.play("draw antihero")
    scene.quiet()
    hero = scene.hero(0)
    assert hero["level"] == 4
    assert hero["icons"]["nature"] == 1
    assert hero["abilities"]["wisdom"] == 3
    assert hero["hand"] == {"hero": 1, "antihero": 1}
    assert hero["story"] == [{"card": "c4", "path": "c4-2", "column": 0}]


def values_of(stones):
    """Every sum of these stones, as a distribution."""
    sums = {}
    for faces in product((0, 1), repeat=len(stones)):
        total = sum((VALUE_1 if f else VALUE_0)[s] for s, f in zip(stones, faces, strict=True))
        sums[total] = sums.get(total, 0) + Fraction(1, 2 ** len(stones))
    return sums


@pytest.mark.parametrize("extra", range(6))
def test_runes_a02_core_and_ordinary_ones(extra):
    """CT11, A2: the recomputed rows."""
    ordinary = [3, 4, 5, 6, 7, 9]
    sums = values_of([0, 1, 2, *ordinary[:extra]])
    assert (min(sums), max(sums)) == (extra, 3 + 2 * extra)
    assert sum(total * chance for total, chance in sums.items()) == Fraction(3 + 3 * extra, 2)


def test_runes_a_special_one():
    """CT12"""
    for ability in range(6):
        assert values_of([8 + 3 * ability]) == {0: Fraction(1, 2), 2: Fraction(1, 2)}
    assert len(VALUE_0) == len(VALUE_1) == STONES


@pytest.mark.parametrize(("icons", "stones"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_runes_from_icons(icons, stones):
    """CT13: two ordinary ones, then the special one."""
    scene, _ = attempt("c3", abilities=" ".join(["strength"] * icons))
    assert scene.table["attempt"]["pool"] == [0, 1, 2, *range(6, 6 + stones)]


def test_runes_only_listed_abilities():
    """CT16"""
    scene, _ = attempt("c4", abilities="constitution constitution dexterity")
    assert scene.table["attempt"]["pool"] == [0, 1, 2, 9]


@pytest.mark.parametrize("path", [1, 2])
def test_runes_both_abilities_whatever_the_path(path):
    scene = Scene(act1="c4 t2 t2#2 t2#3", seats=[{"abilities": "dexterity wisdom"}])
    scene.play(f"attempt 1.1 {path}")
    assert scene.table["attempt"]["pool"] == [0, 1, 2, 9, 18]


@pytest.mark.parametrize(
    ("ability", "bonus"),
    [
        ("strength", "xp"),
        ("constitution", "xp"),
        ("intelligence", "hero"),
        ("wisdom", "hero"),
        ("dexterity", "antihero"),
        ("charisma", "antihero"),
    ],
)
def test_runes_the_low_face_of_a_special_one(ability, bonus):
    """CT17: XP, a Hero or an Antihero card; value 0."""
    one = challenge("cx", 1, 1, ability)
    scene = Scene(
        act1="cx t2 t2#2 t2#3",
        cards=[one],
        seats=[{"abilities": " ".join([ability] * 3)}],
    )
    scene.play("attempt 1.1 1", "ready")
    before = scene.hero(0)
    scene.play("cast 000111")
    after = scene.hero(0)
    gained = {
        "xp": after["xp"] - before["xp"],
        "hero": after["hand"]["hero"] - before["hand"]["hero"],
        "antihero": after["hand"]["antihero"] - before["hand"]["antihero"],
    }
    assert gained == {"xp": 0, "hero": 0, "antihero": 0, bonus: 1}
    assert scene.table["attempt"] is None
    assert scene.cards_of(0) == ["cx"]


def test_outcome_reaching_the_target_is_enough():
    """CT18"""
    scene, _ = attempt("c3", "ready")
    events = scene.play("cast 000")
    assert "success" in keys(events)
    assert next(e for e in events if e.key == "success").values["margin"] == 0
    assert scene.cards_of(0) == ["c3"]


def test_outcome_failure():
    """CT19: the card is discarded, one XP, the place filled."""
    scene, _ = attempt("c3", "ready", "cast 001", "draw hero")
    assert scene.hero(0)["xp"] == 4
    assert scene.table["discards"]["act-1"] == ["c3"]
    assert scene.row(1)[0].startswith("free")
    assert scene.cards_of(0) == []
    assert scene.table["attempt"] is None


def test_dark_as_many_as_can_be_paid():
    """CT20"""
    scene, _ = attempt("c3", xp=2)
    scene.play("dark", "dark")
    assert scene.hero(0)["xp"] == 0
    # READY was the only move left.
    assert scene.state.actor == -1


def test_dark_a14_never_more_than_three():
    """A14"""
    scene, _ = attempt("c3", "dark", "dark", "dark", xp=9)
    assert scene.state.actor == -1
    assert scene.table["attempt"]["pool"] == [0, 1, 2, 3, 4, 5]


def test_dark_a14_free_ones_fill_the_pool():
    """A14: three stones exist, whoever gives them."""
    gift = hand("hd", "hero", "before", effect("add_runes", rune="dark", n=2))
    scene = Scene(act1="c3 t2 t2#2 t2#3", cards=[gift], seats=[{"hand": "hd hd", "xp": 9}])
    scene.act("attempt 1.1 1", "dark", "play hd")
    found = scene.table["attempt"]
    assert (found["dark_paid"], found["dark_free"]) == (1, 2)
    assert "dark" not in scene.legal
    scene.act("play hd")
    assert scene.table["attempt"]["dark_free"] == 2
    assert scene.table["attempt"]["pool"] == [0, 1, 2, 3, 4, 5]


def test_dark_not_on_the_bottom():
    """CT22: not for sale, unless a card allows it."""
    scene, _ = attempt("c3", level=7, xp=5, hand="ab")
    assert scene.legal == {"play ab", "ready"}
    assert scene.refused("dark") == "dark-bottom"
    scene.play("play ab")
    assert "dark" in scene.legal
    scene.play("dark", "dark", "dark")
    assert scene.hero(0)["xp"] == 2


def test_dark_a13_runes_in_the_pool_stay():
    """CT24, A13: three corruptions from level 6, two of them are lost."""
    scene, _ = attempt("c20", "dark", "dark", "dark", level=6)
    scene.play("cast 111000")
    assert scene.hero(0)["level"] == 7
    assert scene.state.actor == 0
    scene.play("draw hero")
    assert scene.hero(0)["xp"] == 1


def test_dark_a13_bought_before_the_fall():
    """A13: a fall before the cast."""
    fall = hand("hf", "hero", "before", effect("move_track", corruption=4))
    scene = Scene(act1="c20 t2 t2#2 t2#3", cards=[fall], seats=[{"hand": "hf"}])
    scene.play("attempt 1.1 1", "dark", "play hf")
    assert scene.ref.asked.of == [0, 1, 2, 3]


@pytest.mark.parametrize(("icons", "stones"), [(1, 2), (2, 3), (3, 3)])
def test_runes_a38_granted_ones_count(icons, stones):
    """CT25, A38: icons and grants together; the third is the special one."""
    scene, _ = attempt("c3", abilities=" ".join(["strength"] * icons), hand="hs")
    scene.play("play hs", "ready")
    assert scene.ref.asked.of == [0, 1, 2, *range(6, 6 + stones)]


def test_cast_a12_order_of_the_faces():
    """A12: XP, corruption, special draws, then the core draw."""
    one = challenge("cx", 1, 1, "strength wisdom")
    scene = Scene(
        act1="cx t2 t2#2 t2#3",
        cards=[one],
        seats=[{"abilities": "strength strength strength wisdom wisdom wisdom"}],
    )
    scene.play("attempt 1.1 1", "dark", "ready")
    events = scene.play("cast 0010001001")
    assert scene.state.question().key == "draw"
    seen = [key for key in keys(events) if key in ("xp", "corruption", "draw", "cast")]
    assert seen == ["cast", "xp", "corruption", "draw"]


def test_cast_a12_dark_corruption():
    """A12: at once."""
    scene = Scene(act1="c3 t2 t2#2 t2#3", seats=[{"hand": "h2"}])
    scene.play("attempt 1.1 1", "dark", "ready", "cast 1100")
    assert scene.legal == {"play h2", "pass"}
    assert scene.hero(0)["level"] == 4
    scene.play("pass")
    assert scene.hero(0)["level"] == 4


def test_cast_a62_the_core_draw_takes_the_deck_that_has_cards():
    """A62: one deck, the other, none."""
    scene = Scene(act1="c20 t2 t2#2 t2#3", heroes="")
    ref = scene.ref
    scene.play("attempt 1.1 1", "ready")
    assert len(ref.decks["hero"]) == 20
    scene.play("cast 001")
    assert scene.legal == {"draw hero", "draw antihero"}


def test_prepare_a52_a_declared_attempt_stays():
    """A52: no way back."""
    scene, _ = attempt("c3")
    assert not any(text.startswith(("end", "journey", "attempt")) for text in scene.legal)


def test_prepare_a68_in_any_order():
    """A68: runes and cards before the cast."""
    scene, _ = attempt("c3", hand="hs hs hx", xp=5)
    assert scene.legal == {"dark", "play hs", "play hx", "ready"}
    scene.act("play hs", "dark", "play hs", "dark", "play hx", "dark")
    assert scene.ref.asked.of == [0, 1, 2, 3, 4, 5, 6, 7]


def test_dark_a67_only_for_a_declared_attempt():
    """CT112, A67"""
    scene = Scene(act1="c3 t2 t2#2 t2#3")
    assert "dark" not in scene.legal


@pytest.mark.parametrize(
    ("abilities", "decks"),
    [
        ("dexterity intelligence", ["antihero", "hero"]),
        ("wisdom charisma", ["hero", "antihero"]),
    ],
)
def test_cast_a12_special_draws_in_the_order_of_abilities(abilities, decks):
    """A12"""
    one = challenge("cx", 1, 1, abilities)
    scene = Scene(
        act1="cx t2 t2#2 t2#3", cards=[one], seats=[{"abilities": " ".join([abilities] * 3)}]
    )
    scene.play("attempt 1.1 1", "ready")
    events = scene.play("cast 000111111")
    assert [event.values["deck"] for event in events if event.key == "draw"] == decks
