"""Call to Adventure: together against the Adversary."""

import pytest

from tests.games.adventure.data import card, effect, entry, hand
from tests.games.adventure.states import Scene, keys

ROW = "c3 c4 t1 t2"
STRONG = "strength strength strength wisdom wisdom wisdom"


def together(*seats, players=2, **options):
    return Scene("coop", players, seats=seats, **options)


def gain(scene, count, *seats):
    """These seats take cards until each of them has so many and it is the first one's turn."""
    while True:
        if scene.asked == seats[0] and all(
            len(scene.ref.players[seat].story) >= count for seat in seats
        ):
            return scene
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        seat = scene.asked
        if traits and seat in seats and len(scene.ref.players[seat].story) < count:
            scene.play(traits[-1])
        scene.end()


def test_coop_targets_by_players():
    """A47, AK2: as the Victory card says."""
    assert [together(players=n).table["foe"]["target"] for n in (2, 3, 4)] == [14, 18, 22]


def test_coop_cards_for_anybody():
    """10.7.1: `you` is any player."""
    scene = together({"hand": "hx"})
    scene.play("play hx")
    assert scene.legal == {"player 1", "player 2"}
    scene.play("player 2")
    assert scene.hero(1)["xp"] == 4
    assert scene.hero(0)["played"] == ["hx"]


def test_coop_a45_timing_follows_the_target():
    """A45, AK7: a card for one's own attempt helps another player's."""
    scene = together({}, {"hand": "h2 hs"}, act1=ROW)
    scene.play("attempt 1.1 1", "ready")
    assert scene.state.actor == 1
    assert "play hs" in scene.legal
    scene.play("play hs")
    scene.quiet()
    scene.play("ready")
    scene.quiet()
    assert scene.ref.asked.of == [0, 1, 2, 6]
    scene.play("cast 1100")
    assert scene.asked == 1
    scene.play("play h2")
    assert scene.cards_of(0) == ["c3"]
    assert sorted(scene.hero(1)["played"]) == ["h2", "hs"]


def test_coop_the_player_of_a_card_needs_the_permission():
    """10.7.2: by the own level."""
    scene = together({}, {"hand": "h2", "level": 6}, act1=ROW)
    scene.play("attempt 1.1 1", "ready", "cast 000")
    assert scene.asked == 0


def test_coop_only_cards_are_widened():
    """10.7.3: powers stay their owner's."""
    scene = together(
        {},
        {"effects": [entry("facing", effect("add_total", n=1), cost={"xp": 1})]},
        act1=ROW,
    )
    scene.play("attempt 1.1 1", "ready", "cast 000")
    assert scene.asked == 0


def test_coop_a46_opponents_are_the_other_players():
    """A46"""
    scene = together({"hand": "ax"}, players=3)
    scene.play("play ax")
    assert scene.legal == {"player 2", "player 3"}
    scene.play("player 3")
    assert [scene.hero(seat)["xp"] for seat in range(3)] == [3, 3, 2]


def test_coop_the_adversary_as_an_opponent():
    """A46: where the card says so."""
    steal = hand(
        "ak",
        "antihero",
        "any",
        effect("gain_xp", n=1, **{"from": "opponent"}),
        adversary_targetable=True,
    )
    scene = together({"hand": "ak"}, cards=[steal])
    scene.play("play ak", "player 1")
    assert scene.legal == {"player 2", "player adversary"}


def test_final_turn_a43_each_alone():
    """A43: who has eight cards faces the Adversary at once."""
    scene = gain(together(players=2, target=99), 8, 0)
    assert "face adversary" in scene.legal
    assert "end" not in scene.legal


def test_final_turn_a43_or_all_together():
    """A43: who waits has no main action, and is not counted as idle."""
    scene = gain(together(players=2, coop_gate="all", target=99), 8, 0)
    assert "face adversary" not in scene.legal
    assert not any(text.startswith(("trait", "attempt", "discard")) for text in scene.legal)
    assert "end" in scene.legal
    for _ in range(3):
        scene.end()
        assert scene.asked == 1
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        scene.play(traits[-1])
        scene.end()
    while len(scene.ref.players[1].story) < 8:
        scene.end()
        traits = sorted(text for text in scene.legal if text.startswith("trait"))
        scene.play(traits[-1])
        scene.end()
    assert scene.asked == 0
    assert "face adversary" in scene.legal


def test_final_turn_a44_after_the_victory():
    """CT104, A44, A42: the others who are not done have one more turn."""
    scene = together({}, {"abilities": STRONG, "xp": 9}, {}, players=3, target=99)
    gain(scene, 8, 0, 1)
    scene.play("face adversary", "ready", "cast 000")
    scene.quiet()
    assert scene.hero(0)["done"]
    scene.end()
    assert scene.asked == 1
    scene.play("face adversary", "dark", "dark", "dark", "cast 000111000000")
    scene.quiet()
    assert scene.table["foe"]["beaten"]
    scene.end()
    # The third player, and nobody else.
    assert scene.asked == 2
    scene.end()
    assert scene.state.over
    assert set(scene.state.winners) == {0, 1, 2}


def test_final_turn_a44_a_ninth_card_afterwards():
    """10.5.6: who has eight may gain a ninth in the last turn."""
    scene = together({"abilities": STRONG, "xp": 9}, {}, players=2, target=99)
    gain(scene, 8, 0, 1)
    scene.play("face adversary", "dark", "dark", "dark", "cast 000111000000")
    scene.quiet()
    scene.end()
    assert scene.asked == 1
    traits = sorted(text for text in scene.legal if text.startswith("trait"))
    assert traits
    assert "face adversary" not in scene.legal
    scene.play(traits[-1])
    assert len(scene.cards_of(1)) == 9
    scene.end()
    assert scene.state.over


def test_losing_when_all_have_failed():
    """A42"""
    scene = together(players=2, target=99)
    gain(scene, 8, 0, 1)
    scene.play("face adversary", "ready", "cast 000")
    scene.end()
    assert not scene.state.over
    scene.play("face adversary", "ready", "cast 000")
    if not scene.state.over:
        scene.end()
    assert scene.state.over
    assert scene.state.winners == ()


def test_coop_a49_a_beaten_adversary_does_nothing():
    """CT115, A49: no XP for it any more; the team wins."""
    scene = together(
        {"abilities": STRONG, "xp": 9},
        {},
        players=2,
        act3="c7 c7#2",
        target=3,
    )
    gain(scene, 8, 0)
    scene.play("face adversary", "dark", "dark", "dark", "cast 000111000000")
    scene.quiet()
    scene.end()
    assert scene.asked == 1
    fails = sorted(text for text in scene.legal if text.startswith("attempt 3"))
    scene.play(fails[0], "ready", "cast 110")
    assert scene.table["foe"]["xp"] == 0
    scene.end()
    assert scene.state.over
    assert set(scene.state.winners) == {0, 1}


def test_coop_the_special_deck_stops():
    """10.5.4: with the Adversary's defeat."""
    scene = together({"abilities": STRONG, "xp": 9}, {}, act3="c7 c7#2", special="s1")
    gain(scene, 8, 0)
    scene.play("face adversary", "dark", "dark", "dark", "cast 000111000000")
    scene.quiet()
    scene.end()
    fails = sorted(text for text in scene.legal if text.startswith("attempt 3"))
    scene.play(fails[0], "ready", "cast 111", "draw hero")
    assert scene.table["foe"]["shown"] == []


def test_coop_losing_for_all():
    """10.4"""
    scene = together(act1="c20 c20#2 t1 t2", target=2, players=3)
    scene.play("attempt 1.1 1", "ready", "cast 000")
    assert scene.state.over
    assert scene.state.winners == ()


def test_coop_the_ultimate_victor():
    """10.6: all win, the sheet has ranks."""
    scene = together({"abilities": STRONG, "xp": 9}, {}, target=99)
    gain(scene, 8, 0)
    scene.play("face adversary", "dark", "dark", "dark", "cast 000111000000")
    scene.quiet()
    scene.end()
    scene.end()
    assert [one["rank"] for one in scene.table["sheet"]] == [1, 2]


def test_special_deck_chooses_the_active_player():
    """10.3.5: the player in turn is the opponent of the Adversary."""
    harm = hand(
        "sh",
        "antihero",
        "any",
        effect("move_track", corruption=1, who="opponent"),
        effect("gain_xp", n=1),
        skull=True,
        as_adversary={"when": "now"},
    )
    scene = together(act1=ROW, special="sh", cards=[harm], first_player=2)
    scene.play("attempt 1.1 1", "ready", "cast 001", "draw hero")
    assert [scene.hero(seat)["level"] for seat in (0, 1)] == [3, 4]
    assert scene.table["foe"]["xp"] == 3


def test_coop_quests_take_from_the_player():
    """`from = active`: the Adversary takes XP of the player in turn."""
    quest = card(
        "qt",
        "quest",
        adversary="ad",
        effects=[
            entry(
                "turn_start",
                effect("gain_xp", n=1, who="adversary", **{"from": "active"}),
                whose="any",
                when={"count": {"what": "xp", "min": 4}},
            )
        ],
    )
    scene = Scene("coop", 2, cards=[quest], seats=[{"xp": 4}, {"xp": 5}], foe="ad")
    assert scene.table["foe"]["xp"] == 1
    assert scene.hero(0)["xp"] == 3
    scene.end()
    assert scene.hero(1)["xp"] == 4


def test_coop_a56_who_gains_the_eighth_card_was_not_idle():
    """A56, A43: the count of idle turns begins anew with a main action, waiting or not."""
    scene = together(players=2, coop_gate="all", target=99, stall_rounds=1)
    gain_first = gain(scene, 7, 0, 1)
    # The second player does nothing, the first gains the eighth card, the second nothing again.
    assert gain_first.asked == 0
    scene.end()
    traits = sorted(text for text in scene.legal if text.startswith("trait"))
    scene.play(traits[-1])
    scene.end()
    assert scene.table["turn_state"]["idle"] == 0
    scene.end()
    assert not scene.state.over


def test_coop_a_beaten_adversary_is_no_opponent():
    """A46, A49"""
    steal = hand(
        "ak",
        "antihero",
        "own_turn",
        effect("gain_xp", n=1, **{"from": "opponent"}),
        adversary_targetable=True,
    )
    scene = together(
        {"abilities": STRONG, "xp": 9}, {"hand": "ak"}, cards=[steal], target=99, players=2
    )
    gain(scene, 8, 0)
    scene.play("face adversary", "dark", "dark", "dark", "cast 000111000000")
    scene.quiet()
    scene.end()
    scene.play("play ak", "player 2")
    # Only one opponent is left.
    assert scene.hero(1)["played"] == ["ak"]


@pytest.mark.parametrize("whom", [1, 2, 3])
def test_coop_ak07_what_a_card_for_an_attempt_brings_goes_to_anybody(whom):
    """10.7.1, AK7: Experience and steps go to the player who is named; what concerns the attempt
    stays with it."""
    one = hand(
        "hy",
        "hero",
        "facing",
        effect("add_total", n=3),
        effect("gain_xp", n=1),
        effect("move_track", corruption=1),
    )
    scene = together({}, {"hand": "hy"}, act1=ROW, cards=[one], players=3)
    scene.play("attempt 1.1 1", "ready", "cast 110")
    assert scene.asked == 1
    scene.play("play hy")
    assert scene.legal == {"player 1", "player 2", "player 3"}
    scene.play(f"player {whom}")
    assert scene.table["attempt"] is None or scene.table["attempt"]["result"] == 4
    scene.quiet()
    assert scene.cards_of(0) == ["c3"]
    assert [scene.hero(seat)["level"] for seat in range(3)] == [
        4 if seat == whom - 1 else 3 for seat in range(3)
    ]
    assert [scene.hero(seat)["xp"] for seat in range(3)] == [
        4 if seat == whom - 1 else 3 for seat in range(3)
    ]


def test_coop_ak07_an_answer_brings_its_gift_to_anybody():
    """10.7.1: cards that answer others, too."""
    foil = hand("hf", "hero", "response", effect("cancel"), effect("gain_xp", n=1), whose="other")
    harm = hand("ah", "antihero", "any", effect("lose_xp", n=1, who="opponent"))
    scene = together({"hand": "ah"}, {"hand": "hf"}, act1=ROW, cards=[foil, harm])
    scene.play("play ah", "play hf")
    assert scene.legal == {"player 1", "player 2"}
    scene.play("player 1")
    assert [scene.hero(seat)["xp"] for seat in (0, 1)] == [4, 3]


def test_special_deck_each_is_not_only_the_player_in_turn():
    """10.3.5, AK20: a card that touches any of those whom it names is not ignored."""
    harm = hand(
        "sh",
        "antihero",
        "any",
        effect("lose_xp", n=1, who="each_other"),
        skull=True,
        as_adversary={"when": "now"},
    )
    scene = together({"xp": 0}, {}, act1=ROW, special="sh", cards=[harm])
    told = scene.play("attempt 1.1 1", "cast 001", "draw hero")
    assert "adversary-idle" not in keys(told)
    assert scene.hero(1)["xp"] == 2


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("coop", 2)])
def test_final_turn_ak18_after_the_victory(mode, players):
    """10.5.6, 10.5.7, AK18: alone the turn is over, together it goes on."""
    scene = Scene(mode, players, seats=[{"abilities": STRONG, "xp": 9}], target=99)
    gain(scene, 8, 0)
    scene.play("face adversary", "dark", "dark", "dark", "cast 000111000000")
    scene.quiet()
    assert scene.state.over == (mode == "solo")
    if mode == "coop":
        assert scene.asked == 0
        assert {"end", "journey 1.1"} <= scene.legal
