"""Call to Adventure: Allies and Adversaries in the rows."""

import pytest

from tests.games.adventure.data import adversary, card, challenge, effect, entry, hand
from tests.games.adventure.states import Scene

STRONG = "strength strength strength wisdom wisdom wisdom"
FREE = "free free#2 free#3 t2 t2#2 t2#3 t2#4"


def second_act(*seats, act2="ad c6", act1=FREE, **options):
    """The first player has three cards and act II has just been turned up."""
    scene = Scene(act1=act1, act2=act2, seats=seats, **options)
    for place in (1, 2, 3):
        scene.play(f"trait 1.{place}")
        scene.end()
        scene.end()
    return scene


def test_allies_make_their_host_harder():
    """CT66: printed, the path's one, the Ally's one."""
    scene = Scene(act1="c4 al t1 t2")
    scene.play("attempt 1.1 2")
    assert scene.table["attempt"]["target"] == 6


def test_allies_gained_with_their_host():
    """CT67: not a story card."""
    scene = Scene(act1="c3 al t1 t2", seats=[{"abilities": STRONG}])
    scene.play("attempt 1.1 1", "ready", "cast 000000")
    assert scene.cards_of(0) == ["c3"]
    assert scene.hero(0)["allies"] == ["al"]
    assert len(scene.hero(0)["story"]) == 1


def test_allies_a26_lost_with_a_failed_host():
    """A26"""
    scene = Scene(act1="c20 al t1 t2")
    scene.play("attempt 1.1 1", "ready", "cast 000")
    assert scene.hero(0)["allies"] == []
    assert sorted(scene.table["discards"]["act-1"]) == ["al", "c20"]


def test_allies_one_under_a_card():
    """CT69: never traits, never a second one."""
    scene = Scene(act1="c4 al t1 c3 t2 al#2 c1")
    scene.play("host 1.1")
    scene.play("journey 1.3")
    # Only one host was free: no question.
    assert scene.table["rows"][0][3]["ally"] == "al-2"


def test_allies_can_be_sacrificed():
    scene = Scene(act1="c3 al t1 c20", seats=[{"abilities": STRONG}])
    scene.play("host 1.1", "attempt 1.1 1", "ready", "cast 000000")
    scene.end()
    scene.end()
    assert not any(text.startswith("use") for text in scene.legal)
    scene.play("attempt 1.4 1", "ready", "cast 000000")
    assert scene.legal == {"use ally-1 1", "pass"}
    scene.play("use ally-1 1")
    assert scene.hero(0)["allies"] == []
    assert "al" in scene.table["discards"]["act-1"]


def test_allies_a24_may_join_an_adversary():
    """A24"""
    helper = card("al2", "ally", act=2)
    scene = second_act(
        act2="ad t-ii al2 t-iii",
        cards=[
            helper,
            card("t-ii", "trait", act=2),
            card("t-iii", "trait", act=2),
        ],
    )
    assert scene.table["rows"][1][0]["ally"] == "al2"
    assert scene.table["discards"]["act-2"] == []


def test_allies_a24_in_any_revealed_row():
    """A24: the active player chooses among all rows."""
    helper = card("al2", "ally", act=2)
    scene = second_act(act1="free free#2 free#3 c4 t2 t2#2 t2#3", act2="al2 c6", cards=[helper])
    assert scene.legal == {"host 1.4", "host 2.2"}


def test_adversaries_raise_other_challenges():
    """A28: all but itself."""
    scene = second_act({"abilities": STRONG})
    rows = scene.table["rows"][1]
    assert rows[0]["targets"][0] == 6
    assert rows[1]["targets"][:2] == [7, 7]


@pytest.mark.parametrize("own", [True, False])
def test_adversaries_a28_itself_only_if_it_says_so(own):
    """A28"""
    one = adversary(
        "adx",
        2,
        6,
        "strength",
        effects=[entry("static", effect("change_difficulty", n=1, includes_self=own), whose="any")],
    )
    scene = second_act(act2="adx c6", cards=[one])
    assert scene.table["rows"][1][0]["targets"][0] == 6 + own


def test_adversaries_that_leave_during_an_attempt():
    """CT72: the outcome is computed without it."""
    sweep = hand("hw", "hero", "facing", effect("replace_row", n=1), whose="other")
    scene = second_act({"abilities": STRONG}, {"hand": "hw"}, cards=[sweep], act2="c6 ad")
    scene.play("attempt 2.1 1", "ready")
    scene.play("cast 110011111")
    assert scene.asked == 1
    found = scene.table["attempt"]
    assert (found["target"], found["result"]) == (7, 6)
    scene.play("play hw", "slot 2.2")
    assert scene.cards_of(0)[-1] == "c6"


def test_adversaries_target_without_the_one_that_left():
    """CT72"""
    sweep = hand("hw", "hero", "before", effect("replace_row", n=1))
    scene = second_act({"abilities": STRONG, "hand": "hw"}, cards=[sweep], act2="c6 ad")
    scene.play("attempt 2.1 1")
    assert scene.table["attempt"]["target"] == 7
    scene.play("play hw", "slot 2.2")
    assert scene.table["attempt"]["target"] == 6


def test_adversaries_overcome():
    """CT73: its points count, its effect does not."""
    scene = second_act({"abilities": STRONG})
    scene.play("attempt 2.1 1", "ready", "cast 000000000")
    assert scene.hero(0)["triumph"] == 3
    assert scene.hero(0)["story"][-1] == {"card": "ad", "path": "ad-1", "column": 1}
    rows = scene.table["rows"][1]
    assert rows[0]["card"] is not None
    assert rows[1]["targets"][:2] == [6, 6]


def test_adversaries_a27_that_were_not_overcome():
    """A27"""
    scene = second_act()
    scene.play("attempt 2.1 1", "ready", "cast 000")
    assert scene.row(2)[0] != "ad"
    assert scene.table["discards"]["act-2"] == ["ad"]
    assert scene.hero(0)["xp"] == 4


def test_adversaries_when_revealed():
    """7.3: once, when the queue reaches it; choices by the active player."""
    one = adversary(
        "adr", 2, 6, "strength", effects=[entry("reveal", effect("lose_xp", n=1, who="each"))]
    )
    scene = second_act(act2="adr c6", cards=[one])
    assert [scene.hero(seat)["xp"] for seat in (0, 1)] == [2, 2]


def test_adversaries_that_sweep_the_row():
    """A whole row is replaced; what is discarded meanwhile is not drawn again."""
    one = adversary(
        "ads", 2, 6, "strength", effects=[entry("reveal", effect("replace_row", n=0, act=2))]
    )
    scene = second_act(act2="c6 ads c6#2 c6#3", cards=[one])
    row = scene.row(2)
    assert row[1] == "ads"
    assert all(card is not None for card in row)
    assert sorted(scene.table["discards"]["act-2"]) == ["c6", "c6-2", "c6-3"]
    # The Adversary did it, not the player in turn.
    swept = [event for event in scene.state.events if event.key in ("swept", "replaced")]
    assert [(event.key, event.values["card"]) for event in swept] == [("swept", "ads")]


def test_adversaries_effects_add_up():
    other = adversary(
        "ade",
        2,
        6,
        "strength",
        effects=[entry("static", effect("change_difficulty", n=2), whose="any")],
    )
    scene = second_act(act2="ad ade c6", cards=[other])
    targets = [slot["targets"] for slot in scene.table["rows"][1][:3]]
    assert [found[0] for found in targets] == [8, 7, 9]


@pytest.mark.parametrize("there", [True, False])
def test_adversaries_are_left_out(there):
    scene = Scene(allies_adversaries=there)
    whole = sum(scene.table["decks"][f"act-{act}"] for act in (1, 2, 3))
    assert whole == 79 - (0 if there else 10)


def test_allies_any_of_them_as_a_price():
    """A cost that takes any Ally: the payer chooses."""
    sell = card(
        "m-sell",
        "motivation",
        effects=[entry("own_turn", effect("gain_xp", n=2), cost={"any_ally": True})],
        needs_ally_adversary=True,
    )
    scene = Scene(
        act1="c1 al c1#2 al#2 t2 t2#2 t2#3", cards=[sell], seats=[{"motivation": "m-sell"}, {}]
    )
    scene.play("host 1.1")
    scene.play("attempt 1.1 1", "ready", "cast 000")
    assert "use motivation 1" in scene.legal
    scene.end()
    scene.end()
    scene.play("attempt 1.3 1", "ready", "cast 000")
    scene.quiet()
    assert scene.hero(0)["allies"] == ["al", "al-2"]
    scene.play("use motivation 1")
    assert scene.legal == {"ally 1", "ally 2"}
    scene.play("ally 2")
    assert scene.hero(0)["allies"] == ["al"]
    assert scene.hero(0)["xp"] == 5


def test_challenge_lists_one_ability_or_two():
    one = challenge("ck", 1, 2, "charisma")
    scene = Scene(act1="ck c4 t1 t2", cards=[one], seats=[{"abilities": "charisma"}])
    scene.play("attempt 1.1 1")
    assert scene.table["attempt"]["pool"] == [0, 1, 2, 21]
