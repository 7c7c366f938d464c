"""Call to Adventure: alone against the Adversary."""

import pytest

from tests.games.adventure.data import adversary, card, effect, entry, hand
from tests.games.adventure.states import Scene, keys

ROW = "c3 c4 t1 t2"
STRONG = "strength strength strength wisdom wisdom wisdom"


def eight(scene):
    """So many turns that the player has eight cards and the last turn has begun."""
    while len(scene.ref.players[scene.asked].story) < 8:
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        scene.play(traits[-1])
        scene.quiet()
        scene.end()
    return scene


def alone(*seats, **options):
    return Scene("solo", 1, seats=seats, **options)


def test_solo_a40_what_lies_there():
    """A40, A58, A59: the Adversary with its Quest, the special deck face down."""
    scene = alone(special="s1 s1 s3 s2")
    foe = scene.table["foe"]
    assert (foe["card"], foe["quest"], foe["xp"], foe["target"]) == ("ad", "qx", 0, 10)
    assert scene.table["decks"]["adversary"] == 4
    assert scene.table["decks"]["antihero"] == 18
    assert not any(scene.row(act)[0] == "ad" for act in (1,))
    assert foe["shown"] == []


@pytest.mark.parametrize("target", ["card", 5])
def test_solo_a47_the_target_is_data(target):
    """A47"""
    scene = alone(adversary_target=target)
    assert scene.table["foe"]["target"] == (10 if target == "card" else 5)


def test_solo_the_adversary_is_drawn():
    from tests.games.adventure.states import Both

    both = Both("solo", 1, {})
    assert both.ref.asked.kind == "adversary"
    both.play("adversary 3")
    assert both.ref.foe.key == both.ref.of_kind("adversary")[2].key


def test_solo_no_adversaries_in_the_decks():
    scene = alone()
    assert scene.table["decks"]["act-3"] + 4 + scene.table["decks"]["act-2"] + 4 == 62 - 10


@pytest.mark.parametrize("there", [True, False])
def test_solo_a63_without_allies(there):
    """A63: the Adversary stays, Allies and flagged cards go."""
    scene = alone(special="s1 s2" if there else "s1", allies_adversaries=there, cards=[])
    assert scene.table["foe"]["card"] == "ad"
    assert scene.table["decks"]["adversary"] == (2 if there else 1)


def test_special_deck_after_the_draw():
    """CT93: the player draws first, then the Adversary; the result is still open."""
    scene = alone({"abilities": STRONG, "hand": "h2"}, act1=ROW, special="s1 s1", heroes="h2")
    scene.play("attempt 1.1 1", "ready", "cast 111000")
    assert scene.legal == {"draw hero", "draw antihero"}
    assert scene.table["attempt"]["result"] == 6
    assert scene.table["foe"]["shown"] == []
    scene.play("draw hero")
    assert scene.table["stack"] == [{"seat": -1, "card": "s1", "cancelled": False}]
    scene.play("pass")
    assert scene.table["foe"]["shown"] == ["s1"]
    assert scene.table["attempt"]["result"] == 5
    assert scene.legal == {"play h2", "pass"}


def test_special_deck_only_for_the_core_rune():
    """CT94"""
    scene = alone({"abilities": "wisdom wisdom wisdom"}, act1="c4 c3 t1 t2", special="s1")
    scene.play("attempt 1.1 1", "ready", "cast 000001")
    assert scene.hero(0)["hand"]["hero"] == 2
    assert scene.table["foe"]["shown"] == []


def test_special_deck_without_effect():
    """CT95: ignored, discarded at the end of the turn."""
    scene = alone(act1=ROW, special="s2")
    events = scene.play("attempt 1.1 1", "ready", "cast 001", "draw hero")
    assert scene.table["foe"]["shown"] == ["s2"]
    assert "adversary-idle" in keys(events)
    scene.end()
    assert scene.table["foe"]["shown"] == []
    assert scene.table["discards"]["adversary"] == ["s2"]


@pytest.mark.parametrize(("text", "xp"), [("cast 001", 3), ("cast 0010", 0)])
def test_special_deck_waits_for_the_outcome(text, xp):
    """CT96: on failure the Adversary gains one (and two by its Quest), on success nothing."""
    dark = "0010" in text
    scene = alone({"xp": 3}, act1=ROW, special="s3")
    scene.play("attempt 1.1 1", *["dark"] * dark, "ready")
    scene.play(text)
    assert scene.legal == {"draw hero", "draw antihero"}
    scene.play("draw hero")
    scene.quiet()
    assert scene.table["foe"]["xp"] == xp
    assert scene.table["foe"]["shown"] == ["s3"]


def test_special_deck_reshuffled():
    """CT97"""
    scene = alone(act1="c20 c20#2 c20#3 c20#4 c20#5", special="s1", target=99)
    for turn in range(2):
        scene.play("attempt 1.1 1", "ready", "cast 001", "draw hero")
        if turn:
            pile, numbers = scene.ref.asked.of
            assert pile == "adversary"
            assert len(numbers) == 1
            scene.shuffle()
        assert scene.table["foe"]["shown"] == ["s1"]
        scene.end()


def test_special_deck_a48_can_be_answered():
    """A48: by cards that answer cards."""
    scene = alone({"hand": "hc", "abilities": "strength strength"}, act1=ROW, special="s1")
    scene.play("attempt 1.1 1", "ready", "cast 00111", "draw hero")
    assert scene.table["stack"] == [{"seat": -1, "card": "s1", "cancelled": False}]
    assert scene.legal == {"play hc", "pass"}
    scene.play("play hc")
    assert scene.cards_of(0) == ["c3"]
    assert scene.table["foe"]["shown"] == ["s1"]
    assert scene.hero(0)["played"] == ["hc"]


def test_losing_at_once():
    """CT98: the moment the target is reached."""
    scene = alone(act1="c20 c20#2 c20#3 c20#4 c20#5", target=3)
    scene.play("attempt 1.1 1", "ready", "cast 000")
    assert scene.table["foe"]["xp"] == 2
    assert not scene.state.over
    scene.end()
    scene.play("attempt 1.1 1", "ready", "cast 000")
    assert scene.state.over
    assert scene.table["foe"]["xp"] == 4
    assert scene.state.winners == ()
    assert scene.table["results"]["won"] is False


def test_final_turn_only_the_adversary():
    """CT99"""
    scene = eight(alone({"hand": "hx", "xp": 5}))
    assert {"face adversary", "journey 1.1"} <= scene.legal
    assert not any(text.startswith(("trait", "attempt", "end", "discard")) for text in scene.legal)
    assert scene.refused("end") == "face-now"
    assert scene.refused("trait 3.1") in ("face-now", "story-full")
    assert "play hx" in scene.legal
    scene.play("face adversary")
    assert "dark" in scene.legal


def test_final_turn_not_before():
    """CT100"""
    scene = alone()
    while len(scene.cards_of(0)) < 7:
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        scene.play(traits[-1])
        scene.end()
    assert "face adversary" not in scene.legal
    assert scene.refused("face adversary") == "not-final-turn"


def test_final_turn_won():
    """CT101: the ninth card, with its rewards."""
    scene = eight(alone({"abilities": STRONG, "xp": 9}))
    scene.play("face adversary", "dark", "dark", "dark", "cast 000111000000")
    scene.quiet()
    if not scene.state.over:
        scene.end()
    assert scene.state.over
    assert scene.state.winners == (0,)
    hero = scene.hero(0)
    assert hero["story"][-1] == {"card": "ad", "path": "ad-1", "column": 2}
    assert hero["triumph"] == 3
    assert scene.table["foe"]["beaten"]
    assert scene.table["sheet"][0]["printed_triumph"] == 3


@pytest.mark.parametrize("fight", ["single", "repeat"])
def test_final_turn_a42_lost(fight):
    """A42: one try, or again next turn."""
    scene = eight(alone(final_fight=fight, target=99))
    scene.play("face adversary", "ready", "cast 000")
    if fight == "single":
        if not scene.state.over:
            scene.end()
        assert scene.state.over
        assert scene.state.winners == ()
        return
    assert scene.hero(0)["xp"] == 4
    assert not scene.hero(0)["done"]
    scene.end()
    assert "face adversary" in scene.legal


def test_solo_a46_no_opponents():
    """CT107, A46: a card that needs one cannot be played."""
    scene = alone({"hand": "a2 ax"}, act1=ROW)
    scene.play("attempt 1.1 1", "ready", "cast 000")
    # Nobody was asked anything: the attempt is over.
    assert scene.table["attempt"] is None
    assert not any(text.startswith("play") for text in scene.legal)


def test_solo_a46_unless_the_adversary_is_meant():
    """A46: `adversary_targetable`"""
    steal = hand(
        "ak",
        "antihero",
        "any",
        effect("gain_xp", n=2, **{"from": "opponent"}),
        adversary_targetable=True,
    )
    scene = alone({"hand": "ak"}, act1="c20 c4 t1 t2", cards=[steal])
    scene.play("attempt 1.1 1", "ready", "cast 000")
    scene.quiet()
    assert scene.table["foe"]["xp"] == 2
    scene.play("play ak")
    assert scene.table["foe"]["xp"] == 0
    assert scene.hero(0)["xp"] == 6


def test_solo_ongoing_effects():
    """10.1: from the first turn."""
    scene = alone(act1=ROW)
    assert scene.table["rows"][0][0]["targets"][:2] == [4, 5]


def test_solo_a34_the_rise():
    """A59: the Rise card is data."""
    rise = card(
        "rise-x",
        "rise",
        effects=[
            entry(
                "turn_start",
                effect("gain_xp", n=1, who="adversary"),
                whose="any",
                when={"count": {"what": "xp", "min": 3}},
            ),
            entry(
                "static",
                effect("change_difficulty", n=1, per={"what": "adversary_xp", "each": 2}),
                whose="any",
                when={"card": {"type": ["adversary"]}},
            ),
        ],
    )
    foe = adversary("boss", 3, 5, "strength", {"triumph": 1})
    scene = Scene("solo", 1, cards=[rise, foe], foe="boss", act1=ROW)
    assert scene.table["foe"]["xp"] == 1
    assert scene.table["foe"]["difficulty"] == 5
    scene.play("end")
    assert scene.table["foe"]["xp"] == 2
    assert scene.table["foe"]["difficulty"] == 6


def test_losing_not_by_having_nothing_to_do():
    """A56: two turns in which nothing can be taken are no defeat."""
    scene = alone(act1="t2 t2#2 t2#3 t4", stall_rounds=2)
    for _ in range(4):
        scene.end()
    assert not scene.state.over


def test_losing_by_doing_nothing():
    """A56: a stalled game is lost."""
    scene = alone(stall_rounds=2)
    scene.end()
    scene.end()
    assert scene.state.over
    assert scene.state.winners == ()


def test_special_deck_hand_cards_at_random():
    """The Adversary makes the player discard."""
    sabotage = hand(
        "sab",
        "antihero",
        "any",
        effect("discard_cards", n=1, who="opponent", random=True),
        skull=True,
        as_adversary={"when": "now"},
    )
    scene = alone({"hand": "h2 hr"}, act1=ROW, special="sab", cards=[sabotage])
    scene.play("attempt 1.1 1", "ready", "cast 001", "draw hero", "pass")
    assert scene.state.actor == -1
    assert scene.ref.asked.kind == "lose"
    held = scene.ref.players[0].hand
    lost = next(one for one in held if one.key == "hr")
    scene.play(f"lose {scene.ref.lose_number(lost)}")
    assert scene.table["discards"]["hero"] == ["hr"]


def test_special_deck_a_card_that_waits_is_never_lost():
    """A53: the attempt ends early; the card that waited is shown and then discarded."""
    sweep = hand("hw", "hero", "facing", effect("replace_row", n=1))
    scene = alone({"hand": "hw"}, act1=ROW, special="s3 s1", cards=[sweep])
    scene.play("attempt 1.1 1", "ready", "cast 001", "draw hero")
    assert scene.table["foe"]["waiting"] == ["s3"]
    scene.play("play hw", "slot 1.1")
    assert scene.table["attempt"] is None
    assert scene.table["foe"]["waiting"] == []
    scene.end()
    assert scene.table["discards"]["adversary"] == ["s3"]


def test_final_turn_no_ninth_card_before_the_adversary():
    """10.5.1: eight at most, even with a second main action in the same turn."""
    more = hand("hm", "hero", "own_turn", effect("extra_action", n=1))
    scene = alone({"hand": "hm"}, cards=[more])
    while len(scene.cards_of(0)) < 7:
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        scene.play(traits[-1])
        scene.end()
    scene.act("play hm")
    traits = sorted(text for text in scene.legal if text.startswith("trait"))
    scene.play(traits[-1])
    assert scene.table["turn_state"]["main"] == 1
    assert not any(text.startswith(("trait", "attempt", "face")) for text in scene.legal)
    assert scene.refused("trait 3.1") == "story-full"
