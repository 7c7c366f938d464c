"""Call to Adventure: every word of the vocabulary that no other test names really occurs."""

import random

import pytest

import kachidoki
from kachidoki import BadOption, BadPosition, KachidokiError
from tests.games.adventure.data import adversary, effect, entry, hand
from tests.games.adventure.states import Scene
from tests.games.adventure.test_allies import second_act
from tests.games.test_every_log import spoiled
from tests.games.worlds import short, walk
from tests.text.test_texts import _heard

ADVENTURE = kachidoki.game("adventure")
EVENTS = (
    *("characters", "characters-seen", "keep-seen", "slot-empty", "shuffle", "ally-leaves"),
    *("final-turn", "recast", "xp-from-adversary", "adversary-xp", "adversary-takes"),
    *("adversary-xp-lost", "no-draw", "bonuses-gone", "permit", "hand-lost", "taken-back"),
    *("cancelled-adversary", "replaced", "adversary-plays", "adversary-waits", "attempt-ends"),
    *("gain", "adversary-beaten", "game-over"),
)
QUESTIONS = (
    *("final", "react", "respond", "pay", "pick-player", "pick-hero", "pick-slot", "pick-rune"),
    *(
        "pick-ability",
        "dark-again",
        "pick-card",
        "lose-card",
        "lose-ally",
        "hand-limit",
    ),
)
REFUSALS = (
    *("slot-empty", "no-such-path", "dark-limit", "dark-price", "not-held", "no-target"),
    *("no-power", "power-not-now", "power-used", "power-price", "powers-forbidden"),
    *("not-a-host", "not-offered", "must-choose", "cast-first", "react-or-pass"),
    *("no-attempt", "nothing-to-pass"),
)
POSITIONS = (
    *("card-twice", "card-missing", "wrong-place", "columns", "phase-impossible", "unknown-card"),
)


def test_components_everything_happens_and_is_asked():
    heard = _heard("adventure")
    told = {
        event.seen_by(seat).key for event in heard.events.values() for seat in (None, 0, 1, 2, 3)
    }
    assert set(EVENTS) <= told
    assert set(QUESTIONS) <= {question.key for question in heard.questions.values()}
    assert set(REFUSALS) <= {error.reason for error in heard.refusals.values()}


def test_components_positions_are_refused_for_every_reason():
    pick = random.Random(1)
    reasons = set()
    for mode in ("versus", "coop"):
        for state in walk("adventure", mode, 2, 2, every=3, **short("adventure", mode)):
            for _ in range(12):
                try:
                    ADVENTURE.from_position(spoiled(state.position(), pick))
                except (BadPosition, BadOption) as refusal:
                    reasons.add(refusal.reason)
    assert set(POSITIONS) <= reasons


def test_end_nothing_can_be_played_any_more():
    *_, state = walk("adventure", "solo", 1, 1)
    with pytest.raises(KachidokiError) as refusal:
        state.play(ADVENTURE.parse("pass"))
    assert refusal.value.reason == "game-over"


def test_setup_only_what_chance_is_asked_for():
    state = ADVENTURE.start(2, "versus")
    with pytest.raises(KachidokiError) as refusal:
        state.play(ADVENTURE.parse("cast 000"))
    assert refusal.value.reason == "not-this-chance"


def test_dark_three_in_one_cast():
    gift = hand("hd", "hero", "before", effect("add_runes", rune="dark", n=3))
    scene = Scene(act1="c3 t2 t2#2 t2#3", cards=[gift], seats=[{"hand": "hd hs"}])
    scene.play("attempt 1.1 1", "play hd")
    while scene.table["stack"]:
        scene.play("pass")
    assert scene.refused("dark") == "dark-pool"


def test_dark_forbidden_by_an_adversary():
    ban = entry("static", effect("forbid", what="dark_runes"), whose="any")
    one = adversary("adr", 2, 6, "strength", effects=[ban])
    scene = second_act({"hand": "hs"}, act2="adr c6", cards=[one])
    place = scene.row(2).index("c6") + 1
    scene.play(f"attempt 2.{place} 1")
    assert scene.refused("dark") == "dark-forbidden"


def test_stack_a_card_of_nobody_cannot_wait():
    scene = Scene(act1="c3 t2 t2#2 t2#3", seats=[{"hand": "hs"}, {"hand": "hc"}])
    scene.play("attempt 1.1 1", "play hs")
    position = scene.state.position()
    position["stack"] = [position["stack"][0] | 3 << 8]
    with pytest.raises(BadPosition) as refusal:
        ADVENTURE.from_position(position)
    assert refusal.value.reason == "turn-impossible"


def test_stack_a_card_that_the_set_has_not_cannot_wait():
    scene = Scene(act1="c3 t2 t2#2 t2#3", seats=[{"hand": "hs"}, {"hand": "hc"}])
    scene.play("attempt 1.1 1", "play hs")
    position = scene.state.position()
    position["stack"] = [position["stack"][0] | 255]
    with pytest.raises(BadPosition) as refusal:
        ADVENTURE.from_position(position)
    assert refusal.value.reason == "out-of-range"
