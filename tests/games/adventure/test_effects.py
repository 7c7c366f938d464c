"""Call to Adventure: every effect, every condition and every moment of the vocabulary."""

from pathlib import Path

import pytest

from kachidoki.games.adventure.cardset.codes import CONDITIONS, EFFECTS, ON
from tests.games.adventure.data import adversary, card, challenge, effect, entry, hand
from tests.games.adventure.states import ADVENTURE, Scene, keys, told

ROW = "c3 c4 t1 t2"
XP = effect("gain_xp", n=1)


def played(*effects, on="own_turn", kind="hero", seats=(), moves=(), players=2, **options):
    """A scene in which the first player plays a card with these effects."""
    data = options.pop("data", {})
    key = "hz" if kind == "hero" else "az"
    one = hand(key, kind, on, *effects, **data)
    seats = [dict(seat) for seat in seats] or [{}]
    seats[0]["hand"] = f"{key} {seats[0].get('hand', '')}".strip()
    options.setdefault("act1", ROW)
    cards = [one, *options.pop("cards", ())]
    scene = Scene(cards=cards, seats=seats, players=players, **options)
    scene.play(*moves)
    events = scene.act(f"play {key}")
    return scene, events


def origin(*entries, **seat):
    return {"effects": list(entries), **seat}


# Effects.


def test_abilities_gain_and_lose_experience():
    scene, events = played(effect("gain_xp", n=2), effect("lose_xp", n=1, who="opponent"))
    assert [scene.hero(seat)["xp"] for seat in (0, 1)] == [5, 2]
    assert "xp-lost" in keys(events)


@pytest.mark.parametrize(
    ("who", "found"),
    [
        ("self", [4, 3, 3]),
        ("active", [4, 3, 3]),
        ("each", [4, 4, 4]),
        ("each_other", [3, 4, 4]),
    ],
)
def test_abilities_whom_an_effect_concerns(who, found):
    scene, _ = played(effect("gain_xp", n=1, who=who), players=3)
    assert [scene.hero(seat)["xp"] for seat in range(3)] == found


def test_abilities_all_others_of_who_plays_the_card():
    """Not of the player in turn."""
    one = hand("hz", "hero", "any", effect("gain_xp", n=1, who="each_other"))
    scene = Scene(act1=ROW, cards=[one], seats=[{}, {"hand": "hz"}, {}], players=3)
    scene.play("end", "play hz")
    assert [scene.hero(seat)["xp"] for seat in range(3)] == [4, 3, 4]


def test_abilities_an_opponent_is_chosen():
    scene, _ = played(effect("gain_xp", n=1, who="opponent"), players=3)
    assert scene.legal == {"player 2", "player 3"}
    scene.play("player 3")
    assert scene.hero(2)["xp"] == 4


@pytest.mark.parametrize(("held", "moved"), [(3, 2), (1, 1), (0, 0)])
def test_abilities_experience_from_an_opponent(held, moved):
    """Never more than there is."""
    scene, _ = played(effect("gain_xp", n=2, **{"from": "opponent"}), seats=[{}, {"xp": held}])
    assert [scene.hero(seat)["xp"] for seat in (0, 1)] == [3 + moved, held - moved]


def test_abilities_losing_stops_at_nothing():
    scene, _ = played(effect("lose_xp", n=5, who="opponent"))
    assert scene.hero(1)["xp"] == 0


@pytest.mark.parametrize("deck", ["hero", "antihero"])
def test_cards_drawn_by_an_effect(deck):
    scene, events = played(effect("draw", deck=deck, n=2))
    assert scene.hero(0)["hand"][deck] == 2
    assert [one["deck"] for one in told(events, "draw")] == [deck, deck]


def test_cards_drawn_from_either_deck():
    scene, _ = played(effect("draw", deck="either", n=2))
    assert scene.legal == {"draw hero", "draw antihero"}
    scene.play("draw hero", "draw antihero")
    assert scene.hero(0)["hand"] == {"hero": 1, "antihero": 1}


def test_cards_discarded_by_choice():
    scene, _ = played(
        effect("discard_cards", n=1, who="opponent"), seats=[{}, {"hand": "h2 hr a2"}]
    )
    assert scene.asked == 1
    assert scene.legal == {"card h2", "card hr", "card a2"}
    scene.play("card hr")
    assert scene.table["discards"]["hero"] == ["hr"]
    assert scene.hero(1)["hand"] == {"hero": 1, "antihero": 1}


@pytest.mark.parametrize(("deck", "left"), [("hero", ["a2"]), ("antihero", ["h2"])])
def test_cards_discarded_of_one_deck(deck, left):
    """One title: nothing to ask."""
    scene, _ = played(
        effect("discard_cards", n=1, who="opponent", deck=deck), seats=[{}, {"hand": "h2 a2"}]
    )
    assert scene.asked == 0
    assert scene.hand(1) == left


def test_cards_discarded_by_chance():
    scene, _ = played(
        effect("discard_cards", n=1, who="opponent", random=True),
        seats=[{}, {"hand": "h2 hr a2"}],
    )
    assert scene.state.actor == -1
    assert len(scene.ref.asked.of) == 3
    scene.play(f"lose {scene.ref.asked.of[2]}")
    assert scene.hand(1) == ["h2", "hr"]


def test_cards_all_of_them_discarded():
    scene, _ = played(effect("discard_cards", n=3, who="opponent"), seats=[{}, {"hand": "h2 hr"}])
    assert scene.hand(1) == []


@pytest.mark.parametrize(
    ("way", "count", "level", "found"),
    [
        ("virtue", 1, 3, 2),
        ("virtue", 2, 2, 1),
        ("corruption", 1, 3, 4),
        ("corruption", 3, 4, 7),
    ],
)
def test_track_moved_by_an_effect(way, count, level, found):
    scene, _ = played(effect("move_track", **{way: count}), seats=[{"level": level}])
    assert scene.hero(0)["level"] == found


def test_cast_shield_takes_back_the_corruption_of_the_runes():
    """AK6: the steps of the runes that lie; what was lost at the bottom was none."""
    guard = hand("hg", "hero", "facing", effect("shield"))
    stay = hand("hk", "hero", "any", XP)
    scene = Scene(act1="c20 c4 t1 t2", cards=[guard, stay], seats=[{"hand": "hg hk"}])
    scene.play("attempt 1.1 1", "dark", "ready", "cast 1100")
    assert scene.hero(0)["level"] == 4
    scene.act("play hg")
    assert scene.hero(0)["level"] == 3


def test_cast_shield_never_beyond_the_top():
    """AK6: level 1, a Dark rune, a Virtue, the shield."""
    guard = hand("hg", "hero", "facing", effect("shield"))
    heal = hand("hv", "hero", "any", effect("move_track", virtue=1))
    scene = Scene(act1="c20 c4 t1 t2", cards=[guard, heal], seats=[{"level": 1, "hand": "hg hv"}])
    scene.play("attempt 1.1 1", "dark", "ready", "cast 1100")
    assert scene.hero(0)["level"] == 2
    scene.act("play hv")
    assert scene.hero(0)["level"] == 1
    scene.act("play hg")
    assert scene.hero(0)["level"] == 1


def test_cast_shield_against_what_is_still_to_come():
    guard = hand("hg", "hero", "before", effect("shield"))
    scene = Scene(act1="c20 c4 t1 t2", cards=[guard], seats=[{"hand": "hg"}])
    scene.act("attempt 1.1 1", "dark", "play hg", "ready")
    scene.play("cast 1100")
    assert scene.hero(0)["level"] == 3


def test_cast_shield_not_for_a_lifted_rune():
    """AK6: the Corruption of a rune that was cast again stays."""
    guard = hand("hg", "hero", "facing", effect("shield"))
    again = hand("ha", "hero", "facing", effect("reroll", n=1))
    scene = Scene(act1="c20 c4 t1 t2", cards=[guard, again], seats=[{"level": 2, "hand": "hg ha"}])
    scene.play("attempt 1.1 1", "dark", "ready", "cast 1100")
    scene.act("play ha", "rune dark-1")
    scene.play("cast 1")
    assert scene.hero(0)["level"] == 3
    scene.act("play hg")
    assert scene.hero(0)["level"] == 3


@pytest.mark.parametrize("on", ["before", "facing"])
@pytest.mark.parametrize("until", ["challenge", "cast", "turn"])
def test_challenge_a_bonus(on, until):
    """6.7: given before or after the cast, it counts for this cast."""
    bonus = hand("hb", "hero", on, effect("add_total", n=4, until=until))
    scene = Scene(act1="c3 c4 t1 t2", cards=[bonus], seats=[{"hand": "hb"}])
    scene.play("attempt 1.1 1")
    if on == "before":
        scene.act("play hb", "ready")
    else:
        scene.play("ready")
    scene.play("cast 110")
    if on == "facing":
        scene.act("play hb")
    assert scene.cards_of(0) == ["c3"]


@pytest.mark.parametrize(
    ("what", "result"), [("hero", 3 - 1 + 1), ("antihero", 3 - 1 + 2), ("either", 3 - 1)]
)
def test_challenge_bonuses_taken_away(what, result):
    """What such cards have added to the result is gone; what they took off it stays."""
    cards = [
        hand("hb", "hero", "facing", effect("add_total", n=2)),
        hand("ab", "antihero", "facing", effect("add_total", n=1)),
        hand("am", "antihero", "facing", effect("add_total", n=-1), whose="other"),
        hand("az", "antihero", "facing", effect("remove_bonuses", what=what), whose="other"),
        hand("hk", "hero", "any", XP),
    ]
    scene = Scene(
        act1="c20 c4 t1 t2",
        cards=cards,
        seats=[{"hand": "hb ab hk", "level": 4}, {"hand": "am az", "level": 4}],
    )
    scene.play("attempt 1.1 1", "ready", "cast 000")
    scene.act("play hb", "play ab", "play am")
    assert scene.table["attempt"]["result"] == 3 + 2 + 1 - 1
    events = scene.act("play az")
    assert scene.table["attempt"]["result"] == result
    (gone,) = told(events, "bonuses-gone")
    assert (gone["result"], gone["card"]) == (result, "az")


def test_challenge_difficulty_changed_by_a_card():
    scene, _ = played(
        effect("change_difficulty", n=-2),
        on="before",
        moves=["attempt 1.1 1"],
    )
    assert scene.table["attempt"]["target"] == 1


def test_challenge_a_target_is_never_negative():
    scene, _ = played(effect("change_difficulty", n=-9), on="before", moves=["attempt 1.1 1"])
    assert scene.table["attempt"]["target"] == 0


def test_runes_granted_of_a_listed_ability():
    """Each rune of an ability of its own; full ones are not offered as long as others are left."""
    one = hand("hz", "hero", "before", effect("add_runes", rune="listed", n=2))
    scene = Scene(
        act1="c4 c3 t1 t2",
        cards=[one],
        seats=[{"hand": "hz", "abilities": "wisdom wisdom wisdom dexterity dexterity"}],
    )
    scene.play("attempt 1.1 1", "play hz")
    # Only dexterity has a stone left; then none has.
    assert scene.legal == {"ability dexterity", "ability wisdom"}
    scene.play("ability wisdom")
    assert len(scene.table["attempt"]["pool"]) == 9


def test_runes_granted_after_the_cast_are_cast_at_once():
    one = hand("hz", "hero", "facing", effect("add_runes", rune="dark", n=1))
    stay = hand("hk", "hero", "any", XP)
    scene = Scene(act1="c20 c4 t1 t2", cards=[one, stay], seats=[{"hand": "hz hk"}])
    scene.play("attempt 1.1 1", "ready", "cast 110")
    scene.act("play hz")
    assert scene.ref.asked.of == [3]
    scene.play("cast 0")
    assert scene.hero(0)["level"] == 4
    assert scene.table["attempt"]["result"] == 3


def test_runes_cast_again():
    """AK4: up to so many, in rising order, at least one; old results stay."""
    again = hand("ha", "hero", "facing", effect("reroll", n=2))
    stay = hand("hk", "hero", "any", XP)
    scene = Scene(
        act1="c20 c4 t1 t2", cards=[again, stay], seats=[{"hand": "ha hk", "abilities": "strength"}]
    )
    scene.play("attempt 1.1 1", "dark", "ready", "cast 11100", "draw hero")
    held = scene.hero(0)["hand"]["hero"]
    scene.play("play ha")
    assert scene.legal == {
        "rune core-1",
        "rune core-2",
        "rune core-3",
        "rune dark-1",
        "rune strength-1",
    }
    scene.play("rune core-3")
    assert scene.legal == {"rune dark-1", "rune strength-1", "enough"}
    scene.play("rune dark-1")
    scene.quiet()
    assert scene.ref.asked.of == [2, 3]
    scene.play("cast 10")
    # The core rune draws again, the Dark rune corrupts again.
    assert scene.legal == {"draw hero", "draw antihero"}
    assert scene.hero(0)["level"] == 5
    scene.play("draw hero")
    assert scene.hero(0)["hand"]["hero"] == held


def test_runes_turned_over():
    """AK4: exactly so many; the new face works."""
    turn = hand("ht", "hero", "facing", effect("flip", n=2))
    stay = hand("hk", "hero", "any", XP)
    scene = Scene(act1="c20 c4 t1 t2", cards=[turn, stay], seats=[{"hand": "ht hk"}])
    scene.play("attempt 1.1 1", "dark", "ready", "cast 1101")
    scene.play("play ht")
    assert scene.legal == {"rune core-1", "rune core-2", "rune core-3"}
    scene.play("rune core-1")
    assert scene.legal == {"rune core-2", "rune core-3", "rune dark-1"}
    events = scene.act("rune dark-1")
    assert scene.hero(0)["level"] == 4
    assert scene.table["attempt"]["result"] == 1 + 0 + 1 + 2
    assert "flip" in keys(events)


def test_runes_a_turned_core_rune_draws():
    turn = hand("ht", "hero", "facing", effect("flip", n=1))
    scene = Scene(act1="c20 c4 t1 t2", cards=[turn], seats=[{"hand": "ht"}])
    scene.play("attempt 1.1 1", "ready", "cast 110")
    scene.act("play ht", "rune core-3")
    assert scene.legal == {"draw hero", "draw antihero"}


def test_refill_replaced_rows():
    """Up to so many cards, of any act."""
    scene, _ = played(effect("replace_row", n=2))
    assert scene.legal == {"slot 1.1", "slot 1.2", "slot 1.3", "slot 1.4"}
    scene.play("slot 1.2")
    assert scene.legal == {"slot 1.3", "slot 1.4", "enough"}
    scene.play("enough")
    assert scene.table["discards"]["act-1"] == ["c4"]
    assert scene.row(1)[1] is not None


def test_refill_a_whole_row_replaced():
    scene, _ = played(effect("replace_row", n=0, act=1))
    assert sorted(scene.table["discards"]["act-1"]) == ["c3", "c4", "t1", "t2"]


def test_allies_removed_by_a_card():
    """The victim chooses."""
    thief = hand(
        "az", "antihero", "any", effect("remove_ally", who="opponent"), needs_ally_adversary=True
    )
    scene = Scene(
        act1="c1 al c1#2 al#2 t2 t2#2 t2#3",
        cards=[thief],
        seats=[{"hand": "az"}, {}],
        first_player=2,
    )
    scene.play("host 1.1")
    scene.quiet()
    for place in (1, 3):
        scene.play(f"attempt 1.{place} 1", "ready")
        scene.quiet()
        scene.play("cast 000")
        scene.quiet()
        scene.end()
        if place == 1:
            scene.end()
    scene.play("play az")
    assert scene.asked == 1
    assert scene.legal == {"ally 1", "ally 2"}
    scene.play("ally 1")
    assert scene.hero(1)["allies"] == ["al-2"]


@pytest.mark.parametrize(
    ("what", "price", "text"),
    [("journey", 0, "journey 1.1"), ("trait", 0, "trait 1.3")],
)
def test_journey_and_trait_prices_change_for_the_turn(what, price, text):
    scene, _ = played(effect("change_cost", what=what, n=-2))
    scene.play(text)
    assert scene.hero(0)["xp"] == 3 - price


def test_dark_prices_change():
    scene, _ = played(effect("change_cost", what="dark_rune", n=1))
    scene.play("attempt 1.1 1", "dark")
    assert scene.hero(0)["xp"] == 1
    # The second is too dear.
    assert scene.state.actor == -1


def test_dark_refunded_as_it_was_paid():
    """A53: what was paid, not one for each."""
    sweep = hand("hw", "hero", "before", effect("replace_row", n=1), whose="other")
    dear = origin(entry("static", effect("change_cost", what="dark_rune", n=1)))
    scene = Scene(act1="c4 c3 t1 t2", cards=[sweep], seats=[{"xp": 5, **dear}, {"hand": "hw"}])
    scene.play("attempt 1.1 1", "dark", "dark")
    assert scene.hero(0)["xp"] == 1
    scene.play("play hw", "slot 1.1")
    assert scene.hero(0)["xp"] == 5


def test_journey_prices_change_while_a_card_lies():
    seat = origin(entry("static", effect("change_cost", what="journey", n=-1)))
    scene = Scene(act1=ROW, seats=[seat])
    scene.play("journey 1.1")
    assert scene.hero(0)["xp"] == 3
    scene.end()
    scene.play("journey 1.1")
    assert scene.hero(1)["xp"] == 2


def test_runes_of_a_further_ability():
    """One that is not listed, chosen or given."""
    one = hand("hz", "hero", "before", effect("allow", what="ability"))
    scene = Scene(
        act1=ROW, cards=[one], seats=[{"hand": "hz", "abilities": "charisma charisma strength"}]
    )
    scene.play("attempt 1.1 1", "play hz")
    assert "ability strength" not in scene.legal
    assert len(scene.legal) == 5
    scene.play("ability charisma", "ready")
    assert scene.ref.asked.of == [0, 1, 2, 6, 21, 22]
    given = hand("hz", "hero", "before", effect("allow", what="ability", ability="wisdom"))
    scene = Scene(act1=ROW, cards=[given], seats=[{"hand": "hz", "abilities": "wisdom"}])
    scene.play("attempt 1.1 1", "play hz", "ready")
    assert scene.ref.asked.of == [0, 1, 2, 18]


def test_trait_without_its_requirement():
    """For the next trait of this turn."""
    scene, _ = played(effect("allow", what="trait_requirement"), act1="t2 t2#2 c3 c4")
    assert {"trait 1.1", "trait 1.2"} <= scene.legal
    scene.play("trait 1.1")
    assert scene.cards_of(0) == ["t2"]


@pytest.mark.parametrize("what", ["hero_cards", "antihero_cards"])
def test_cards_forbidden_while_a_card_lies(what):
    seat = origin(entry("static", effect("forbid", what=what), whose="any"))
    scene = Scene(act1=ROW, seats=[seat, {"hand": "hx ax"}], first_player=2)
    assert ("play hx" in scene.legal) == (what != "hero_cards")
    assert ("play ax" in scene.legal) == (what != "antihero_cards")


def test_cast_forbidden_draws_dark_and_ability_runes():
    for what, stones in (
        ("rune_draws", [0, 1, 2, 6, 7, 8]),
        ("ability_runes", [0, 1, 2]),
        ("dark_runes", [0, 1, 2, 6, 7, 8]),
    ):
        seat = origin(
            entry("static", effect("forbid", what=what), whose="any"),
            abilities="strength strength strength",
        )
        scene = Scene(act1="c20 c4 t1 t2", seats=[seat])
        scene.play("attempt 1.1 1")
        if what == "dark_runes":
            assert scene.state.actor == -1
        else:
            assert "dark" in scene.legal
            scene.play("ready")
        assert scene.ref.asked.of == stones
        held = scene.hero(0)["hand"]["hero"]
        scene.play("cast " + "1" * len(stones))
        if what == "rune_draws":
            assert scene.hero(0)["hand"]["hero"] == held
            # The Strength rune still brings its XP, and so does the failure.
            assert scene.hero(0)["xp"] == 5


def test_cast_forbidden_runes_of_one_ability():
    seat = origin(
        entry("static", effect("forbid", what="ability_runes", ability="wisdom"), whose="any"),
        abilities="wisdom dexterity",
    )
    scene = Scene(act1="c4 c3 t1 t2", seats=[seat])
    scene.play("attempt 1.1 1", "ready")
    assert scene.ref.asked.of == [0, 1, 2, 9]


def test_allies_powers_forbidden():
    seat = origin(abilities="strength strength strength")
    silence = card(
        "m-silence",
        "motivation",
        effects=[entry("static", effect("forbid", what="ally_powers"), whose="any")],
        needs_ally_adversary=True,
    )
    scene = Scene(act1="c3 al t1 c20", cards=[silence], seats=[{**seat, "motivation": "m-silence"}])
    scene.play("host 1.1", "attempt 1.1 1", "ready", "cast 000000")
    scene.end()
    scene.end()
    scene.play("attempt 1.4 1", "ready", "cast 000000")
    assert scene.table["attempt"] is None


def test_turn_another_main_action_and_journey():
    scene, _ = played(effect("extra_action", n=1), effect("extra_journey", n=1))
    assert scene.table["turn_state"]["main"] == 2
    scene.play("trait 1.3")
    assert any(text.startswith("attempt") for text in scene.legal)
    scene.play("journey 1.3", "journey 1.4")
    assert "journey" not in scene.verbs()


def test_cards_taken_back():
    """From those played; it stops scoring, and everybody knows it."""
    back = hand("hz", "hero", "own_turn", effect("take_back", deck="hero"))
    one = hand("ho", "hero", "own_turn", XP)
    scene = Scene(act1=ROW, cards=[back, one], seats=[{"hand": "hz ho"}])
    scene.act("play ho")
    assert scene.hero(0)["played"] == ["ho"]
    scene.act("play hz")
    assert scene.hero(0)["played"] == ["hz"]
    assert scene.hand(0) == ["ho"]
    assert scene.hero(0)["known"] == ["ho"]
    assert "play ho" in scene.legal


def test_cards_returned_from_the_discards():
    back = hand("hz", "hero", "own_turn", effect("return_card", deck="hero"))
    throw = hand("ht", "hero", "own_turn", effect("discard_cards", n=1, who="self"))
    scene = Scene(act1=ROW, cards=[back, throw], seats=[{"hand": "hz ht hr"}])
    assert "play hz" not in scene.legal
    scene.act("play ht", "card hr")
    assert scene.table["discards"]["hero"] == ["hr"]
    scene.act("play hz")
    assert scene.hand(0) == ["hr"]
    assert scene.state.view(1).table()["heroes"][0]["known"] == ["hr"]


def test_rewards_a_story_card_without_an_attempt():
    scene, _ = played(effect("gain_story"), act1="c3 t1 t2 c4")
    assert scene.legal == {"slot 1.1", "slot 1.2", "slot 1.3", "slot 1.4"}
    scene.play("slot 1.1")
    assert scene.cards_of(0) == ["c3"]
    assert scene.hero(0)["triumph"] == 1
    assert scene.table["turn_state"]["main"] == 1


def test_stack_bonuses_of_one_kind_are_removed():
    """Only those of Hero cards, only on the result."""
    scene = Scene(
        act1="c20 c4 t1 t2",
        seats=[{"hand": "h2 hx", "motivation": "m1"}, {"hand": "aw"}],
    )
    scene.play("attempt 1.1 1", "use motivation 1", "ready")
    scene.quiet()
    scene.play("cast 000")
    scene.act("play h2")
    assert scene.table["attempt"]["result"] == 6
    scene.play("pass")
    scene.act("play aw")
    assert scene.table["attempt"]["result"] == 4


def test_stack_penalties_are_not_removed_with_bonuses():
    """Also if they come from a Hero card."""
    curse = hand("hq", "hero", "facing", effect("add_total", n=-1), whose="other")
    scene = Scene(act1="c20 c4 t1 t2", cards=[curse], seats=[{"hand": "h2 hx"}, {"hand": "hq aw"}])
    scene.play("attempt 1.1 1", "ready")
    scene.quiet()
    scene.play("cast 000")
    scene.act("play h2")
    for key in ("hq", "aw"):
        while scene.asked != 1:
            scene.play("pass")
        scene.act(f"play {key}")
    assert scene.table["attempt"]["result"] == 2


def test_retry_means_nothing_after_a_success():
    """A card that may be played after any attempt."""
    again = hand("hz", "hero", "after", effect("retry"))
    scene = Scene(act1=ROW, cards=[again], seats=[{"hand": "hz"}])
    scene.play("attempt 1.1 1", "ready", "cast 000")
    scene.act("play hz")
    assert scene.cards_of(0) == ["c3"]


def test_abilities_experience_from_oneself_is_none():
    scene, events = played(effect("gain_xp", n=1, **{"from": "active"}))
    assert scene.hero(0)["xp"] == 3
    assert "xp-moved" not in keys(events)


# Costs.


def test_abilities_paid_with_cards_of_the_hand():
    seat = origin(
        entry("own_turn", effect("gain_xp", n=2), cost={"hand": 1}, limit="turn"), hand="h2 hr a2"
    )
    scene = Scene(act1=ROW, seats=[seat])
    scene.play("use origin 1")
    assert scene.legal == {"card h2", "card hr", "card a2"}
    scene.play("card a2")
    assert scene.hero(0)["xp"] == 5
    assert scene.table["discards"]["antihero"] == ["a2"]


def test_abilities_paid_with_corruption():
    """A61"""
    seat = origin(entry("own_turn", XP, cost={"corruption": 2}))
    assert "use origin 1" in Scene(act1=ROW, seats=[{**seat, "level": 5}]).legal
    assert "use origin 1" not in Scene(act1=ROW, seats=[{**seat, "level": 6}]).legal


def test_abilities_one_of_several_prices():
    """D-PAY: the first, or one of the others."""
    seat = origin(
        entry("own_turn", effect("draw", deck="hero", n=1), cost=[{"xp": 2}, {"corruption": 1}])
    )
    scene = Scene(act1=ROW, seats=[seat])
    scene.play("use origin 1")
    assert scene.legal == {"pay 1", "pay 2"}
    scene.play("pay 1")
    assert (scene.hero(0)["xp"], scene.hero(0)["level"]) == (1, 3)
    # Now only the second can be paid: nothing to ask.
    scene.play("use origin 1")
    assert (scene.hero(0)["xp"], scene.hero(0)["level"]) == (1, 4)


def test_abilities_limits():
    seat = origin(
        entry("own_turn", XP, cost={"corruption": 1}, limit="turn"),
        entry("own_turn", XP, cost={"corruption": 1}, limit="game"),
    )
    scene = Scene(act1=ROW, seats=[seat])
    scene.play("use origin 1", "use origin 2")
    assert not any(text.startswith("use") for text in scene.legal)
    scene.end()
    scene.end()
    assert {text for text in scene.legal if text.startswith("use")} == {"use origin 1"}


def test_cards_with_a_price():
    dear = hand("hd", "hero", "any", effect("draw", deck="antihero", n=1), cost={"xp": 3})
    scene = Scene(act1=ROW, cards=[dear], seats=[{"hand": "hd"}])
    scene.play("play hd")
    assert scene.hero(0)["xp"] == 0
    scene = Scene(act1=ROW, cards=[dear], seats=[{"hand": "hd", "xp": 2}])
    assert "play hd" not in scene.legal


def test_abilities_free_by_choice():
    """Without a price, once a turn: a power all the same."""
    seat = origin(entry("own_turn", XP, optional=True, limit="turn"))
    scene = Scene(act1=ROW, seats=[seat])
    assert "use origin 1" in scene.legal
    scene.play("use origin 1")
    assert scene.hero(0)["xp"] == 4
    assert "use origin 1" not in scene.legal


# Moments.


def gains(entry_on, *moves, whose="own", when=None, act1=ROW, seats=({}, {}), **options):
    """How much XP an entry brings to the first player in some moves, beside all else."""
    found = []
    for data in ([entry(entry_on, effect("gain_xp", n=5), whose=whose)], []):
        if when:
            for one in data:
                one["when"] = when
        first = {**seats[0], "effects": data}
        scene = Scene(act1=act1, seats=[first, *seats[1:]], **options)
        for move in moves:
            if move == "end":
                scene.end()
            elif move == "quiet":
                scene.quiet()
            else:
                scene.act(move)
        found.append(scene.hero(0)["xp"])
    return (found[0] - found[1]) // 5


STRONG = {"abilities": "strength strength strength wisdom wisdom wisdom"}
FREE = "free free#2 free#3 t2 t2#2 t2#3"
THREE = ["trait 1.1", "end", "end", "trait 1.2", "end", "end", "trait 1.3", "end", "end"]


def test_timing_turn_start_and_end():
    assert gains("turn_start", "end", "end") == 2
    assert gains("turn_start", "end", "end", whose="other") == 1
    assert gains("turn_start", "end", "end", whose="any") == 3
    assert gains("turn_end", "end", "end") == 1
    assert gains("turn_end", "end", whose="other") == 0


def test_timing_before_an_attempt():
    assert gains("before", "attempt 1.1 1") == 1
    assert gains("before", "attempt 1.1 1", when={"ability": ["strength"]}) == 1
    assert gains("before", "attempt 1.1 1", when={"ability": ["wisdom"]}) == 0
    assert gains("before", "attempt 1.1 1", "ready", "cast 000", seats=({}, {}), whose="other") == 0


def test_timing_facing_after_the_cast():
    """AK5: only what has just landed."""
    two = {"runes": {"kind": "core", "face": "zero", "min": 2}}
    assert gains("facing", "attempt 1.1 1", "ready", "cast 110", when=two) == 1
    assert gains("facing", "attempt 1.1 1", "ready", "cast 100", when=two) == 0


def test_timing_facing_once_more_after_a_recast():
    """AK5"""
    again = hand("ha", "hero", "facing", effect("reroll", n=1))
    cast = ["attempt 1.1 1", "ready", "cast 110", "play ha", "rune core-1", "cast 1"]
    one = {"runes": {"kind": "core", "face": "zero", "min": 1}}
    two = {"runes": {"kind": "core", "face": "zero", "min": 2}}
    seats = ({"hand": "ha"}, {})
    assert gains("facing", *cast, when=one, seats=seats, cards=[again]) == 2
    assert gains("facing", *cast, when=two, seats=seats, cards=[again]) == 1


def test_timing_after_an_attempt():
    """AK3: by itself, with the consequences."""
    won = ["attempt 1.1 1", "ready", "cast 000"]
    lost = ["attempt 1.1 1", "ready", "cast 110"]
    assert gains("after", *won) == 1
    assert gains("after", *won, when={"outcome": "success"}) == 1
    assert gains("after", *lost, when={"outcome": "success"}) == 0
    assert gains("after", *lost, when={"outcome": "failure"}) == 1
    assert gains("after", *won, when={"margin": {"max": 0}}) == 1
    assert gains("after", *won, when={"margin": {"min": 1}}) == 0
    assert gains("after", *lost, when={"margin": {"min": -2, "max": -2}}) == 1
    wide = ["attempt 1.1 1", "ready", "cast 0000"]
    assert (
        gains("after", *wide, when={"margin": {"max": 1}}, seats=({"abilities": "strength"}, {}))
        == 0
    )


def test_timing_after_not_for_a_failure_set_aside():
    """AK3, A19"""
    lost = ["attempt 1.1 1", "ready", "cast 110", "play hr", "ready", "cast 110"]
    seats = ({"hand": "hr"}, {})
    assert gains("after", *lost, when={"outcome": "failure"}, seats=seats) == 1


def test_timing_gain_card():
    assert gains("gain_card", "trait 1.3") == 1
    assert gains("gain_card", "trait 1.3", when={"card": {"type": ["trait"]}}) == 1
    assert gains("gain_card", "trait 1.3", when={"card": {"type": ["challenge"]}}) == 0
    won = ["attempt 1.1 1", "ready", "cast 000"]
    assert gains("gain_card", *won, when={"card": {"type": ["challenge"], "act": [1]}}) == 1
    assert gains("gain_card", *won, when={"card": {"act": [2, 3]}}) == 0
    assert gains("gain_card", *won, when={"card": {"tone": "light"}}) == 1
    assert gains("gain_card", *won, when={"card": {"plus": True}}) == 0


def test_timing_cards_of_a_later_act():
    for acts, count in (([2], 1), ([1], 0), ([1, 3], 0), ([2, 3], 1)):
        moves = [*THREE, "trait 2.1"]
        when = {"card": {"act": acts}}
        later = gains("gain_card", *moves, when=when, act1=FREE)
        assert later == count + (3 if 1 in acts else 0)


def test_timing_paths_and_their_marks():
    dark = ["attempt 1.1 2", "ready", "cast 0000"]
    seats = ({"abilities": "strength"}, {})
    for moment in ("gain_card", "after", "before"):
        assert gains(moment, *dark, when={"card": {"tone": "dark"}}, seats=seats) == 1
        assert gains(moment, *dark, when={"card": {"tone": "light"}}, seats=seats) == 0
        assert gains(moment, *dark, when={"card": {"plus": True}}, seats=seats) == 1


def test_timing_gain_of_an_ally():
    helper = card(
        "m-ally",
        "motivation",
        effects=[entry("gain_card", XP, when={"card": {"type": ["ally"]}})],
        needs_ally_adversary=True,
    )
    scene = Scene(act1="c1 al t1 t2", cards=[helper], seats=[{"motivation": "m-ally", **STRONG}])
    scene.play("attempt 1.1 1", "ready", "cast 000000")
    assert scene.hero(0)["xp"] == 4


@pytest.mark.parametrize("on", ["before", "after", "gain_card"])
def test_timing_a_challenge_with_an_ally(on):
    helper = card(
        "m-ally",
        "motivation",
        effects=[entry(on, XP, when={"card": {"ally": True, "type": ["challenge"]}})],
        needs_ally_adversary=True,
    )
    scene = Scene(act1="c1 al t1 t2", cards=[helper], seats=[{"motivation": "m-ally", **STRONG}])
    scene.play("attempt 1.1 1", "ready", "cast 000000")
    assert scene.hero(0)["xp"] == 4


def test_timing_card_played_and_drawn():
    seats = ({"hand": "hx"}, {"hand": "ax"})
    assert gains("card_played", "play hx", seats=seats) == 1
    assert gains("card_played", "play hx", seats=seats, when={"card": {"type": ["hero"]}}) == 1
    assert gains("card_played", "play hx", seats=seats, when={"card": {"type": ["antihero"]}}) == 0
    more = hand("hm", "hero", "own_turn", effect("draw", deck="hero", n=2))
    assert gains("card_drawn", "play hm", seats=({"hand": "hm"}, {}), cards=[more]) >= 2


def test_timing_track_moved():
    """Once for each step."""
    fall = hand("hf", "hero", "own_turn", effect("move_track", corruption=2))
    rise = hand("hv", "hero", "own_turn", effect("move_track", virtue=3))
    down, up = {"direction": "corruption"}, {"direction": "virtue"}
    for one, key, way, other, steps in (
        (fall, "hf", down, up, 2),
        (rise, "hv", up, down, 2),
    ):
        seats = ({"hand": key}, {})
        assert gains("track_moved", f"play {key}", seats=seats, cards=[one], when=way) == steps
        assert gains("track_moved", f"play {key}", seats=seats, cards=[one], when=other) == 0


def test_timing_track_moved_by_runes():
    """Two Dark runes: two steps."""
    cast = ["attempt 1.1 1", "dark", "dark", "ready", "cast 11000"]
    assert gains("track_moved", *cast) == 2


def test_timing_experience_gained_and_spent():
    """An entry does not set itself off."""
    assert gains("xp_gained", "play hx", seats=({"hand": "hx"}, {})) == 1
    assert gains("xp_spent", "journey 1.1") == 1
    assert gains("xp_spent", "trait 1.3") == 1
    assert gains("xp_spent", "attempt 1.1 1", "dark") == 1


def test_timing_journey():
    assert gains("journey", "journey 1.1") == 1
    assert gains("journey", "end", "journey 1.1", whose="other") == 1


def test_journey_ak13_that_pays_for_itself_ends():
    """AK13: without a limit there are 99 in a turn."""
    seat = origin(entry("journey", effect("gain_xp", n=1)))
    scene = Scene(act1=ROW, seats=[seat], journey_limit="none")
    made = 0
    while "journey" in scene.verbs():
        scene.play("journey 1.1")
        made += 1
        if scene.ref.chance:
            scene.shuffle()
    assert made == 99
    assert scene.hero(0)["xp"] == 3


def test_journey_ak14_the_payment_comes_first():
    """AK14: what it sets off happens before what a Journey sets off, whatever is printed first."""
    fall = effect("move_track", corruption=1)
    seat = origin(entry("journey", effect("gain_xp", n=1)), entry("xp_spent", fall))
    scene = Scene(act1=ROW, seats=[seat])
    found = [key for key in keys(scene.play("journey 1.1")) if key != "refill"]
    assert found == ["journey", "xp-lost", "corruption", "xp"]


def test_abilities_a_whole_row_is_replaced_even_if_it_is_empty():
    """A17: nothing is picked, so the card may be played."""
    sweep = hand("hw", "hero", "own_turn", effect("replace_row", n=0, act=2))
    assert "play hw" in Scene(act1=ROW, cards=[sweep], seats=[{"hand": "hw"}]).legal


def test_timing_act_revealed():
    assert gains("act_revealed", *THREE, act1=FREE) == 1


def flagged(on, **data):
    return card("m-flag", "motivation", effects=[entry(on, XP, **data)], needs_ally_adversary=True)


def test_timing_allies_and_adversaries_revealed():
    scene = Scene(
        act1="c4 al t1 t2", cards=[flagged("ally_revealed")], seats=[{"motivation": "m-flag"}]
    )
    assert scene.hero(0)["xp"] == 4
    scene = Scene(
        act1=FREE,
        act2="ad c6",
        cards=[flagged("adversary_revealed", whose="any")],
        seats=[{"motivation": "m-flag"}],
    )
    for move in THREE:
        if move == "end":
            scene.end()
        else:
            scene.play(move)
    assert scene.hero(0)["xp"] == 4


def test_timing_ally_sacrificed():
    scene = Scene(
        act1="c1 al t1 c20",
        cards=[flagged("ally_sacrificed")],
        seats=[{"motivation": "m-flag", **STRONG}],
    )
    scene.play("host 1.1", "attempt 1.1 1", "ready", "cast 000000")
    scene.end()
    scene.end()
    scene.play("attempt 1.4 1", "ready", "cast 000000", "use ally-1 1")
    assert scene.hero(0)["xp"] == 5


def test_abilities_that_may_be_declined():
    """D-MAY"""
    seat = origin(entry("turn_end", XP, optional=True))
    for answer, xp in (("yes", 4), ("no", 3)):
        scene = Scene(act1=ROW, seats=[seat])
        scene.play("end")
        assert scene.legal == {"yes", "no"}
        scene.play(answer)
        assert scene.hero(0)["xp"] == xp


def test_abilities_set_off_for_a_price():
    seat = origin(entry("turn_end", effect("draw", deck="hero", n=1), cost={"xp": 2}))
    scene = Scene(act1=ROW, seats=[seat])
    scene.play("end", "yes")
    assert scene.hero(0)["xp"] == 1
    assert scene.hero(0)["hand"]["hero"] == 2
    scene.end()
    scene.play("end")
    # It can no longer be paid.
    assert scene.asked == 1


def test_abilities_an_entry_with_a_target():
    """Chosen when it is set off."""
    seat = origin(entry("turn_end", effect("gain_xp", n=1, **{"from": "opponent"})))
    scene = Scene(act1=ROW, seats=[seat], players=3)
    scene.play("end")
    assert scene.legal == {"player 2", "player 3"}
    scene.play("player 3")
    assert [scene.hero(at)["xp"] for at in range(3)] == [4, 3, 2]


def test_abilities_limits_of_what_works_by_itself():
    assert gains("xp_spent", "journey 1.1", "trait 1.3") == 2
    seat = origin(entry("xp_spent", effect("gain_xp", n=5), limit="turn"))
    scene = Scene(act1=ROW, seats=[seat])
    scene.play("journey 1.1", "trait 1.3")
    assert scene.hero(0)["xp"] == 3 - 2 + 5


# Conditions.


@pytest.mark.parametrize(
    ("when", "seat", "holds"),
    [
        ({"level": {"max": 2}}, {"level": 2}, True),
        ({"level": {"max": 2}}, {}, False),
        ({"level": {"min": 3, "max": 3}}, {}, True),
        ({"count": {"what": "xp", "max": 3}}, {}, True),
        ({"count": {"what": "xp", "min": 4}}, {}, False),
        ({"count": {"what": "ability:wisdom", "min": 2}}, {"abilities": "wisdom wisdom"}, True),
        ({"count": {"what": "icon:infamy", "min": 1}}, {"icons": "infamy"}, True),
        ({"count": {"what": "hand", "min": 2}}, {"hand": "h2 hr"}, True),
        ({"not": {"level": {"max": 2}}}, {}, True),
        ({"not": {"level": {"max": 3}, "count": {"what": "xp", "max": 0}}}, {}, True),
        ({"either": [{"level": {"max": 2}}, {"count": {"what": "xp", "min": 3}}]}, {}, True),
        ({"either": [{"level": {"max": 2}}, {"count": {"what": "xp", "min": 9}}]}, {}, False),
    ],
)
def test_abilities_conditions_of_a_power(when, seat, holds):
    able = origin(entry("own_turn", XP, cost={"corruption": 1}, when=when), **seat)
    scene = Scene(act1=ROW, seats=[able])
    assert ("use origin 1" in scene.legal) == holds


FACES = [
    ({"kind": "core", "face": "one"}, "cast 01101", True),
    ({"kind": "core", "face": "one", "min": 2}, "cast 01101", False),
    ({"kind": "core", "face": "draw"}, "cast 00110", True),
    ({"kind": "core", "face": "draw"}, "cast 11010", False),
    ({"kind": "core", "face": "zero", "min": 3}, "cast 11110", True),
    ({"kind": "dark", "face": "corrupt"}, "cast 00001", True),
    ({"kind": "dark", "face": "corrupt"}, "cast 00011", False),
    ({"kind": "dark", "face": "two"}, "cast 00001", True),
    ({"kind": "dark", "face": "any"}, "cast 00011", True),
    ({"kind": "ability", "face": "two"}, "cast 00010", True),
    ({"kind": "ability", "face": "one"}, "cast 00011", True),
    ({"kind": "any", "face": "two", "min": 2}, "cast 00000", True),
    ({"face": "one", "min": 5}, "cast 00011", True),
    ({"face": "one", "min": 5}, "cast 00010", False),
]


@pytest.mark.parametrize(("runes", "text", "holds"), FACES)
def test_runes_conditions_on_faces(runes, text, holds):
    """A core rune, a Dark one and one of Strength."""
    seats = ({"abilities": "strength"}, {})
    moves = ["attempt 1.1 1", "dark", "ready", text]
    if text[7] == "1":
        moves.append("draw hero")
    assert gains("facing", *moves, when={"runes": runes}, seats=seats) == int(holds)


def test_adversaries_static_conditions():
    """Only such cards are harder."""
    dark = adversary(
        "adx",
        2,
        6,
        "strength",
        effects=[
            entry(
                "static",
                effect("change_difficulty", n=2),
                whose="any",
                when={"card": {"type": ["challenge"], "tone": "dark"}},
            )
        ],
    )
    scene = Scene(act1="free free#2 free#3 c3 t2 t2#2 t2#3", act2="adx c6", cards=[dark])
    for move in THREE:
        if move == "end":
            scene.end()
        else:
            scene.play(move)
    assert scene.table["rows"][0][3]["targets"][:2] == [3, 6]


def test_components_a60_shapes_of_the_rulebook():
    """A60: XP for a face; XP for a narrow success; once a turn pay for one until its end."""
    faces = {"runes": {"kind": "any", "face": "two"}}
    cast = ["attempt 1.1 1", "dark", "ready", "cast 1100"]
    assert gains("facing", *cast, when=faces) == 1
    narrow = {"outcome": "success", "margin": {"max": 1}}
    assert gains("after", *cast, when=narrow) == 1
    scene = Scene(act1=ROW, seats=[{"motivation": "m1"}])
    scene.play("use motivation 1")
    assert "use motivation 1" not in scene.legal


def test_components_every_word_is_tried_here():
    """All effects, conditions and moments appear in the cards of these tests."""
    text = Path(__file__).read_text(encoding="utf-8")
    others = "".join(
        Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8")
        for name in (
            "test_retry",
            "test_windows",
            "test_scoring",
            "test_allies",
            "test_looks",
            "states",
        )
    )
    for name in EFFECTS:
        assert f'effect("{name}"' in text + others, name
    for name in CONDITIONS:
        assert f'"{name}"' in text, name
    for name in ON:
        assert f'"{name}"' in text + others, name


def test_challenge_powers_of_cards_in_the_row_do_not_work():
    """13: a trait in a row serves nobody."""
    lazy = card("tw", "trait", act=1, effects=[entry("turn_start", XP)])
    scene = Scene(act1="tw c4 c3 t2", cards=[lazy])
    assert scene.hero(0)["xp"] == 3
    scene.play("trait 1.1")
    scene.end()
    scene.end()
    assert scene.hero(0)["xp"] == 4
    assert scene.hero(1)["xp"] == 3


def test_challenge_of_several_abilities():
    wide = challenge("cw", 1, 2, "charisma intelligence")
    scene = Scene(act1="cw c4 t1 t2", cards=[wide], seats=[{"abilities": "charisma intelligence"}])
    scene.play("attempt 1.1 2", "ready")
    assert scene.ref.asked.of == [0, 1, 2, 15, 21]


def with_allies(scene, *seats):
    """These Allies go from the deck to the players, in both readings."""
    position = scene.state.position()
    for seat, names in enumerate(seats):
        for name in names.split():
            position["decks"][0].remove(name)
            position["allies"][seat].append(name)
            ally = next(one for one in scene.cards.cards if one.key == name)
            scene.ref.decks["act-1"].remove(ally)
            scene.ref.players[seat].allies.append(ally)
    scene.state = ADVENTURE.from_position(position)
    scene.ref.asked.options = {scene.ref.active: scene.ref.main_moves(scene.ref.active)}
    scene.compare()
    return scene


@pytest.mark.parametrize("first", [1, 2, 3])
def test_allies_each_chooses_in_the_order_of_the_seats(first):
    """AK19: all lose an Ally: the player in turn is asked first, then the others clockwise."""
    rob = hand("ar", "antihero", "own_turn", effect("remove_ally", who="each"))
    rob["needs_ally_adversary"] = True
    seats = [{"hand": "ar"} if seat == first - 1 else {} for seat in range(3)]
    scene = with_allies(
        Scene(
            players=3,
            seats=seats,
            act1="c3 c4 t1 t3 al al#2 al#3 al#4 al#5 al#6",
            cards=[rob],
            first_player=first,
        ),
        "al al-2",
        "al-3 al-4",
        "al-5 al-6",
    )
    scene.act("play ar")
    asked = []
    for _ in range(3):
        asked.append(scene.asked)
        scene.play("ally 1")
    assert asked == [(first - 1 + away) % 3 for away in range(3)]


def test_abilities_markers_of_several_players_move_one_after_the_other():
    """AK22: each marker makes all its steps, and what waits for them is carried out before that of
    the next player moves."""
    waits = [entry("track_moved", effect("gain_xp", n=1), optional=True)]
    every = hand("ae", "antihero", "own_turn", effect("move_track", corruption=2, who="each"))
    seats = [{"effects": waits}, {"effects": waits, "hand": "ae"}, {"effects": waits}]
    scene = Scene(players=3, seats=seats, cards=[every], first_player=2)
    scene.act("play ae")
    seen = []
    while scene.legal == {"yes", "no"}:
        levels = [hero["level"] for hero in scene.table["heroes"]]
        seen.append((scene.asked, levels))
        scene.play("no")
    assert seen == [
        (1, [3, 5, 3]),
        (1, [3, 5, 3]),
        (2, [3, 5, 5]),
        (2, [3, 5, 5]),
        (0, [5, 5, 5]),
        (0, [5, 5, 5]),
    ]


@pytest.mark.parametrize(
    ("moment", "done"),
    [
        ("track_moved", effect("move_track", corruption=1, who="each")),
        ("xp_gained", effect("gain_xp", n=1, who="each")),
    ],
)
def test_abilities_what_comes_to_each_comes_seat_by_seat(moment, done):
    """AK19: what a card does to several players is done to one after the other, from the player in
    turn, each with all that it sets off."""
    waits = [entry(moment, effect("add_total", n=1, until="turn"), optional=True, limit="turn")]
    every = hand("ae", "antihero", "own_turn", done)
    seats = [{"effects": waits}, {"effects": waits, "hand": "ae"}, {"effects": waits}]
    scene = Scene(players=3, seats=seats, cards=[every], first_player=2)
    scene.act("play ae")
    asked = []
    while scene.legal == {"yes", "no"}:
        asked.append(scene.asked)
        scene.play("no")
    assert asked == [1, 2, 0]
