"""Call to Adventure: traits, Journey, the free discard and the main action."""

import pytest

from tests.games.adventure.data import card, effect, entry, hand
from tests.games.adventure.states import Scene


def test_trait_gained():
    """CT28: paid, tucked, refilled at once."""
    scene = Scene(act1="t1 c4 c3 t2")
    scene.play("trait 1.1")
    hero = scene.hero(0)
    assert hero["xp"] == 2
    assert hero["story"] == [{"card": "t1", "path": "t1-1", "column": 0}]
    assert (hero["abilities"]["constitution"], hero["icons"]["nature"]) == (1, 1)
    assert scene.row(1)[0] is not None


def test_journey_and_traits_need_their_price():
    """CT29"""
    scene = Scene(act1="t1 c4 c3 t2", seats=[{"xp": 0}])
    assert "trait" not in scene.verbs()
    assert "journey" not in scene.verbs()
    assert scene.refused("trait 1.1") == "cannot-pay"
    assert scene.refused("journey 1.1") == "journey-price"


def test_turn_one_main_action():
    """CT30: then only other actions."""
    scene = Scene(act1="t1 c4 c3 t2", seats=[{"hand": "hx"}])
    scene.play("trait 1.1")
    scene.quiet()
    assert scene.verbs() == {"journey", "play", "end"}
    assert scene.refused("attempt 1.2 1") == "main-action-done"
    assert scene.refused("trait 1.1") == "main-action-done"


def test_journey_a07_once_a_turn():
    """CT31, A7, A8: one XP, once."""
    scene = Scene(act1="t1 c4 c3 t2 t2#2 t2#3")
    scene.play("journey 1.1")
    assert scene.hero(0)["xp"] == 2
    assert scene.row(1)[0] == "t2-2"
    assert "journey" not in scene.verbs()
    assert scene.refused("journey 1.2") == "journey-used"
    scene.play("end", "end")
    assert "journey" in scene.verbs()


def test_journey_a07_without_limit():
    """A7: as the quick guide says."""
    scene = Scene(act1="t1 c4 c3 t2", journey_limit="none")
    scene.play("journey 1.1", "journey 1.1", "journey 1.1")
    assert scene.hero(0)["xp"] == 0
    assert "journey" not in scene.verbs()


def test_journey_a08_its_price():
    """A8"""
    scene = Scene(act1="t1 c4 c3 t2", seats=[{"xp": 1}])
    scene.play("journey 1.1")
    assert scene.hero(0)["xp"] == 0


def test_journey_takes_the_ally_too():
    """CT32, A26"""
    scene = Scene(act1="c4 al t1 t2 t2#2 t2#3")
    assert scene.table["rows"][0][0]["ally"] == "al"
    scene.play("journey 1.1")
    assert sorted(scene.table["discards"]["act-1"]) == ["al", "c4"]
    assert scene.row(1) == ["t2-3", "t2-2", "t1", "t2"]


def test_free_discard_without_a_valid_option():
    """CT33, A10: each place, once, for nothing."""
    scene = Scene(act1="t2 t2#2 t2#3 t4 t2#4 c3")
    assert {text for text in scene.legal if text.startswith("discard")} == {
        f"discard 1.{place}" for place in (1, 2, 3, 4)
    }
    scene.play("discard 1.2")
    assert scene.hero(0)["xp"] == 3
    assert "discard" not in scene.verbs()
    assert scene.refused("discard 1.1") == "free-discard-used"


def test_free_discard_a10_then_the_new_card():
    """CT34, A10"""
    scene = Scene(act1="t2 t2#2 t2#3 t4 c3")
    scene.play("discard 1.2")
    assert {"attempt 1.2 1", "attempt 1.2 2"} <= scene.legal
    assert "journey 1.1" in scene.legal


def test_free_discard_not_with_a_valid_option():
    """CT35"""
    scene = Scene(act1="t2 t2#2 t2#3 c3")
    assert "discard" not in scene.verbs()
    assert scene.refused("discard 1.1") == "has-options"


def test_free_discard_not_after_the_main_action():
    scene = Scene(act1="t1 t2 t2#2 t2#3 t2#4")
    scene.play("trait 1.1")
    assert "discard" not in scene.verbs()


def test_trait_a61_corruption_on_the_bottom():
    """CT36, A61: no cost that cannot be paid."""
    scene = Scene(act1="t3 c4 c3 t2", seats=[{"level": 7}])
    assert "trait 1.1" not in scene.legal
    assert scene.refused("trait 1.1") == "cannot-fall"
    scene = Scene(act1="t3 c4 c3 t2", seats=[{"level": 6}])
    scene.play("trait 1.1")
    assert scene.hero(0)["level"] == 7
    assert scene.hero(0)["icons"]["infamy"] == 1


def test_trait_by_level():
    """CT37: level 1 and no further."""
    scene = Scene(act1="t4 t4#2 c3 t2", seats=[{"level": 2}])
    scene.play("trait 1.1")
    assert scene.hero(0)["level"] == 1
    assert scene.hero(0)["icons"]["divinity"] == 1
    scene.play("end", "end", "trait 1.2")
    assert scene.hero(0)["level"] == 1


def test_trait_requirement():
    scene = Scene(act1="t2 t4 c3 c4", seats=[{"icons": "royalty royalty"}])
    assert scene.refused("trait 1.1") == "requirement"
    assert scene.refused("trait 1.2") == "requirement"
    assert scene.refused("trait 1.3") == "not-a-trait"
    assert scene.refused("attempt 1.1 1") == "not-a-challenge"
    scene = Scene(act1="t2 t4 c3 c4", seats=[{"icons": "royalty royalty royalty"}])
    scene.play("trait 1.1")


def test_trait_a69_icons_are_not_used_up():
    """CT118, A69"""
    needs = card(
        "tn",
        "trait",
        act=1,
        requires=[{"count": {"what": "icon:nature", "min": 2}}],
        rewards={"icons": ["nature"]},
    )
    scene = Scene(act1="tn c3 c4 t2", cards=[needs], seats=[{"icons": "nature nature"}])
    scene.play("trait 1.1")
    assert scene.hero(0)["icons"]["nature"] == 3


def test_trait_a36_a_hidden_destiny_does_not_count():
    """CT116, A36"""
    destiny = card("dn", "destiny", rewards={"icons": ["royalty", "royalty", "royalty"]})
    scene = Scene(act1="t2 c3 c4 t1", cards=[destiny], seats=[{"destiny": "dn"}])
    assert "trait 1.1" not in scene.legal
    assert scene.hero(0)["icons"]["royalty"] == 0


def test_refill_a34_never_itself():
    """CT38, A34: an emptied deck, one discarded card."""
    scene = Scene(act1="c3 c4 t1 t2", journey_limit="none", seats=[{"xp": 15}, {"xp": 15}])
    for _ in range(13):
        scene.play("journey 1.4")
    scene.play("end")
    for _ in range(12):
        scene.play("journey 1.4")
    assert scene.table["decks"]["act-1"] == 0
    gone = scene.row(1)[3]
    piled = set(scene.table["discards"]["act-1"])
    assert len(piled) == 25
    scene.play("journey 1.4")
    pile, numbers = scene.ref.asked.of
    assert pile == "act-1"
    assert {scene.cards.cards[number].key for number in numbers} == piled
    scene.shuffle("t2")
    assert scene.row(1)[3] == "t2"
    assert scene.table["discards"]["act-1"] == [gone]


def test_turn_a09_a_main_action_is_not_compulsory():
    """CT39, A9"""
    assert "end" in Scene(act1="c3 c4 t1 t2").legal


def test_journey_a66_any_card_on_the_table():
    """A66, CT77: Adversaries, and acts that the player has closed."""
    scene = Scene(act1="free free#2 free#3 c4 t2 t2#2 t2#3", act2="ad c6")
    scene.play("trait 1.1", "end", "end", "trait 1.2", "end", "end", "trait 1.3", "end", "end")
    assert scene.table["revealed"] == 2
    assert {"journey 1.4", "journey 2.1", "journey 2.2"} <= scene.legal
    assert not any(text.startswith(("trait 1", "attempt 1")) for text in scene.legal)
    assert scene.refused("attempt 1.4 1") == "act-closed"
    scene.play("journey 2.1")
    assert scene.table["discards"]["act-2"] == ["ad"]


@pytest.mark.parametrize("rounds", [1, 2])
def test_end_a56_nobody_does_anything(rounds):
    """A56: after so many rounds without a main action."""
    scene = Scene(stall_rounds=rounds)
    for _ in range(2 * rounds):
        assert not scene.state.over
        scene.play("end")
    assert scene.state.over


def test_end_a56_who_cannot_act_is_not_idle():
    """A56: turns in which nothing could be taken are foreseen, and count for nothing."""
    scene = Scene(act1="t2 t2#2 t2#3 t4", stall_rounds=1)
    for _ in range(6):
        assert "end" in scene.legal
        scene.play("end")
    assert not scene.state.over
    assert scene.table["turn_state"]["idle"] == 0


@pytest.mark.parametrize("deed", ["journey 1.1", "play hx", "use motivation 1"])
def test_end_a56_any_deed_breaks_the_silence(deed):
    """A56: only who does nothing at all is idle."""
    scene = Scene(seats=[{"hand": "hx", "motivation": "m1"}], stall_rounds=1)
    scene.act(deed)
    scene.end()
    scene.end()
    assert not scene.state.over
    assert scene.table["turn_state"]["idle"] == 1


def test_end_a56_a_free_replacement_breaks_the_silence():
    """A56, A10"""
    scene = Scene(act1="t2 t2#2 t2#3 t4 c3", stall_rounds=1)
    scene.play("discard 1.1", "end", "end")
    assert not scene.state.over
    assert scene.table["turn_state"]["idle"] == 1


def test_end_a56_a_main_action_breaks_the_silence():
    scene = Scene(stall_rounds=1)
    scene.play("end", "trait 1.1", "end", "end")
    assert not scene.state.over
    scene.play("end")
    assert scene.state.over


def test_end_ak15_after_a_hundred_turns_each():
    """AK15: also where rounds without a deed end nothing, and it is said why."""
    scene = Scene(stall_rounds=0)
    for _ in range(199):
        scene.play("end")
    told = scene.play("end")
    assert scene.state.over
    assert [event.values for event in told if event.key == "stalled"] == [{"rounds": 0}]


def test_end_a56_never_if_switched_off():
    scene = Scene(stall_rounds=0)
    for _ in range(12):
        scene.play("end")
    assert not scene.state.over


def test_refill_a03_when():
    """A3: at once."""
    scene = Scene(act1="t1 c4 c3 t2")
    scene.play("trait 1.1")
    assert scene.row(1)[0] is not None
    scene.play("journey 1.2")
    assert scene.row(1)[1] is not None


def test_trait_a53_that_leaves_the_row():
    """A53: the price and the main action are given back."""
    sweep = hand("hw", "hero", "trait", effect("replace_row", n=1), whose="other")
    scene = Scene(act1="t1 c4 c3 t2", cards=[sweep], seats=[{}, {"hand": "hw"}])
    scene.play("trait 1.1")
    assert scene.asked == 1
    assert scene.hero(0)["xp"] == 2
    scene.play("play hw", "slot 1.1")
    assert scene.hero(0)["xp"] == 3
    assert scene.cards_of(0) == []
    assert scene.table["turn_state"]["main"] == 1
    assert scene.table["discards"]["act-1"] == ["t1"]


def test_trait_a53_corruption_is_given_back_too():
    """A53"""
    sweep = hand("hw", "hero", "trait", effect("replace_row", n=1), whose="other")
    scene = Scene(act1="t3 c4 c3 t2", cards=[sweep], seats=[{}, {"hand": "hw"}])
    scene.play("trait 1.1")
    assert scene.hero(0)["level"] == 4
    scene.play("play hw", "slot 1.1")
    assert scene.hero(0)["level"] == 3


def test_challenge_a53_that_leaves_the_row():
    """A53: Dark runes are refunded and no longer count."""
    sweep = hand("hw", "hero", "before", effect("replace_row", n=1), whose="other")
    scene = Scene(act1="c4 c3 t1 t2", cards=[sweep], seats=[{}, {"hand": "hw"}])
    scene.play("attempt 1.1 1", "dark", "dark", "ready", "play hw", "slot 1.1")
    assert scene.asked == 0
    assert scene.table["attempt"] is None
    assert scene.hero(0)["xp"] == 3
    assert scene.table["turn_state"]["main"] == 1
    assert scene.table["turn_state"]["dark"] == 0


def test_challenge_a53_after_the_cast():
    """A53: what the faces have done stays."""
    sweep = hand("hw", "hero", "facing", effect("replace_row", n=1), whose="other")
    scene = Scene(act1="c4 c3 t1 t2", cards=[sweep], seats=[{}, {"hand": "hw"}])
    scene.play("attempt 1.1 1", "dark", "ready", "cast 1110", "draw hero", "play hw", "slot 1.1")
    assert scene.asked == 0
    assert scene.table["attempt"] is None
    assert (scene.hero(0)["xp"], scene.hero(0)["level"]) == (3, 4)
    assert scene.hero(0)["hand"]["hero"] == 2
    assert scene.table["turn_state"]["main"] == 1


def test_rewards_a54_in_a_fixed_order():
    """A54: track, XP, draws."""
    rich = card(
        "tr",
        "trait",
        act=1,
        rewards={"xp": 2, "virtue": 1, "corruption": 2, "hero": 1, "antihero": 2},
    )
    scene = Scene(act1="tr c4 c3 t2", cards=[rich])
    events = scene.play("trait 1.1")
    seen = [e.key for e in events if e.key in ("xp", "virtue", "corruption", "draw")]
    assert seen == ["virtue", "corruption", "corruption", "xp", "draw", "draw", "draw"]
    hero = scene.hero(0)
    assert (hero["level"], hero["xp"]) == (4, 5)
    assert hero["hand"] == {"hero": 2, "antihero": 2}


def test_turn_powers_of_story_cards():
    able = card(
        "ta",
        "trait",
        act=1,
        effects=[entry("own_turn", effect("gain_xp", n=1), cost={"corruption": 1}, limit="turn")],
    )
    scene = Scene(act1="ta c4 c3 t2", cards=[able])
    scene.play("trait 1.1")
    assert "use story-1 1" in scene.legal
    scene.play("use story-1 1")
    assert (scene.hero(0)["xp"], scene.hero(0)["level"]) == (4, 4)
    assert "use story-1 1" not in scene.legal


def test_challenge_a53_after_the_outcome():
    """A53, 3.9: a card that leaves when the outcome is known is neither won nor lost."""
    sweep = hand("hw", "hero", "after", effect("replace_row", n=1), whose="other")
    scene = Scene(act1="c3 c4 t1 t2", cards=[sweep], seats=[{}, {"hand": "hw"}])
    scene.play("attempt 1.1 1", "dark", "ready", "cast 0001")
    assert scene.asked == 1
    assert scene.table["attempt"]["outcome"] == "success"
    scene.play("play hw", "slot 1.1")
    assert scene.cards_of(0) == []
    assert scene.table["attempt"] is None
    assert scene.hero(0)["xp"] == 3
    assert scene.table["turn_state"]["main"] == 1
    assert scene.table["turn_state"]["dark"] == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pass", "nothing-to-pass"),
        ("dark", "no-attempt"),
        ("ready", "no-attempt"),
        ("yes", "not-offered"),
        ("keep 1 1 1", "not-offered"),
        ("draw hero", "not-offered"),
    ],
)
def test_turn_who_is_asked_is_told_why_an_answer_does_not_fit(text, reason):
    """The player in turn is not told that nobody has asked."""
    assert Scene().refused(text) == reason


def test_prepare_who_is_asked_is_told_why_an_answer_does_not_fit():
    scene = Scene(act1="c3 c4 t1 t2", seats=[{"hand": "hx"}, {"hand": "hx"}])
    scene.quiet()
    scene.play("attempt 1.1 1")
    assert {scene.refused(text) for text in ("end", "pass", "attempt 1.2 1")} == {"cast-first"}
    scene.play("ready")
    assert {scene.refused(text) for text in ("end", "ready", "yes")} == {"react-or-pass"}
