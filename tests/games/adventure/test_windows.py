"""Call to Adventure: Hero and Antihero cards, windows, the stack, and what may be played when."""

import pytest

from tests.games.adventure.data import effect, entry, hand
from tests.games.adventure.states import Scene, told

ROW = "c4 c3 t1 t2"


def faced(*seats, text="cast 000", way="1.2 1", players=2, **options):
    """A scene after the cast of the first player against difficulty 3."""
    scene = Scene(act1=ROW, seats=seats, players=players, **options)
    scene.play(f"attempt {way}")
    if "ready" in scene.legal:
        scene.play("ready")
    scene.quiet()
    scene.play(text)
    return scene


def test_cards_drawn_at_once():
    """CT40: others see only the kind."""
    scene = Scene(
        act1="free free#2 free#3 t2 t2#2 t2#3 t2#4",
        act2="c6",
        seats=[{"abilities": "strength strength strength wisdom wisdom wisdom"}],
        antiheroes="ax",
    )
    for place in (1, 2, 3):
        scene.play(f"trait 1.{place}", "end", "end")
    scene.play("attempt 2.1 2", "ready")
    events = scene.play("cast 000000000")
    assert scene.hero(0)["hand"] == {"hero": 1, "antihero": 1}
    assert scene.hand(0) == ["ax", "h-idle"]
    (drawn,) = [event for event in events if event.key == "draw"]
    assert "drawn" not in drawn.seen_by(1).values
    assert drawn.seen_by(0).values["drawn"] == "ax"


@pytest.mark.parametrize(("level", "playable"), [(1, False), (2, False), (3, True), (5, True)])
def test_track_antihero_cards(level, playable):
    """CT42, A15"""
    scene = faced({}, {"level": level, "hand": "a2"})
    assert (scene.state.actor == 1 and "play a2" in scene.legal) == playable


@pytest.mark.parametrize(("level", "playable"), [(1, True), (4, True), (5, False), (7, False)])
def test_track_hero_cards(level, playable):
    """CT43, A15, A64"""
    scene = faced({"level": level, "hand": "h2"})
    assert ("play h2" in scene.legal) == playable


def test_track_antihero_cards_where_hero_cards_are_lost():
    """CT43"""
    scene = Scene(act1=ROW, seats=[{"level": 5, "hand": "h2 ab"}])
    scene.play("attempt 1.2 1")
    assert "play ab" in scene.legal
    assert "play h2" not in scene.legal
    assert scene.refused("play h2") in ("level-forbids", "not-now")


def test_timing_before_is_not_after():
    """CT44"""
    scene = faced({"hand": "hs h2"})
    assert scene.legal == {"play h2", "pass"}
    assert scene.refused("play hs") == "not-now"


def test_timing_a11_facing_before_the_cast():
    """CT45, A11: not before the runes lie."""
    scene = Scene(act1=ROW, seats=[{"hand": "h2"}, {"hand": "a2"}])
    scene.play("attempt 1.2 1")
    assert "play h2" not in scene.legal
    scene.play("ready")
    # Nobody can play anything: the runes are cast.
    assert scene.ref.chance


def test_reactions_who_passed_is_asked_again():
    """CT46"""
    scene = faced({"hand": "h2"}, {"hand": "a2"}, players=3, text="cast 000")
    assert scene.asked == 0
    scene.play("pass")
    assert scene.asked == 1
    scene.play("play a2")
    scene.play(*["pass"] * (scene.asked == 0 and bool(scene.ref.stack)))
    assert scene.table["attempt"]["result"] == 1
    assert scene.asked == 0
    assert scene.legal == {"play h2", "pass"}
    scene.play("play h2")
    assert scene.cards_of(0) == ["c3"]


def test_stack_last_played_first_resolved():
    """CT47: the answer finds no bonus yet."""
    scene = faced({"hand": "h2"}, {"hand": "aw"}, text="cast 110")
    scene.play("play h2")
    assert scene.asked == 1
    scene.play("play aw")
    assert scene.cards_of(0) == ["c3"]
    assert scene.hero(1)["played"] == ["aw"]


def test_stack_a_bonus_saved_by_an_answer():
    """CT48: the second bonus comes first, then both are removed."""
    scene = faced({"hand": "h2 h2"}, {"hand": "aw"}, text="cast 110")
    scene.play("play h2", "pass", "pass")
    assert scene.table["attempt"]["result"] == 3
    scene.play("pass")
    assert scene.asked == 1
    scene.play("play aw")
    assert scene.asked == 0
    scene.play("play h2")
    assert scene.cards_of(0) == []
    assert scene.hero(0)["xp"] == 4
    assert scene.hero(0)["played"] == ["h2", "h2"]


def test_stack_a_cancelled_answer():
    """CT49: all three lie with their players."""
    scene = faced({"hand": "hc"}, {"hand": "a2"}, {"hand": "hc"}, players=3, text="cast 000")
    assert scene.asked == 1
    scene.play("play a2")
    assert scene.asked == 2
    scene.play("pass")
    assert scene.asked == 0
    scene.play("play hc")
    assert scene.asked == 2
    scene.play("play hc")
    assert scene.cards_of(0) == []
    assert [scene.hero(seat)["played"] for seat in range(3)] == [["hc"], ["a2"], ["hc"]]


def test_stack_a18_a_cancelled_card():
    """CT50, A18: it was played."""
    scene = faced({"hand": "hc"}, {"hand": "a2"}, text="cast 000")
    events = scene.play("play a2", "play hc")
    assert "cancelled" in [event.key for event in events]
    assert scene.cards_of(0) == ["c3"]
    assert scene.hero(1)["played"] == ["a2"]
    assert scene.table["discards"]["antihero"] == []
    assert scene.hero(0)["played"] == ["hc"]
    assert scene.hero(1)["points"]["antihero"] == 1
    assert scene.hero(0)["points"]["hero"] == 1


def test_reactions_the_order_of_asking():
    """CT51"""
    hx = {"hand": "hx hx"}
    scene = Scene(act1=ROW, seats=[hx, hx, hx, hx], players=4, first_player=3)
    order = []

    def asked():
        order.append(scene.asked)
        return scene.asked

    scene.play("attempt 1.2 1", "ready")
    scene.quiet()
    scene.play("cast 000")
    for _ in range(2):
        asked()
        scene.play("pass")
    asked()
    scene.play("play hx")
    for _ in range(4):
        asked()
        scene.play("pass")
    for _ in range(4):
        asked()
        scene.play("pass")
    assert order == [2, 3, 0, 1, 2, 3, 0, 2, 3, 0, 1]


def test_reactions_nobody_is_asked_for_nothing():
    """CT52"""
    scene = Scene(act1=ROW)
    scene.play("attempt 1.2 1", "ready")
    assert scene.state.actor == -1
    scene.play("cast 000")
    assert scene.state.question().key == "main-done" or scene.verbs() == {"journey", "end"}


def test_timing_a_card_for_any_time():
    """CT54: in another player's turn, at its end."""
    scene = Scene(act1=ROW, seats=[{"hand": "hx"}], first_player=2)
    scene.play("end")
    assert scene.asked == 0
    assert scene.table["window"] == "turn-end"
    scene.play("play hx")
    assert scene.hero(0)["xp"] == 4
    assert scene.hero(0)["played"] == ["hx"]


def test_stack_a39_permission_is_tested_on_playing():
    """CT55, A39: a fall in between changes nothing."""
    push = hand("ap", "antihero", "any", effect("move_track", corruption=1, who="opponent"))
    scene = faced({"level": 4, "hand": "h2"}, {"hand": "ap"}, text="cast 110", cards=[push])
    scene.play("play h2")
    assert scene.asked == 1
    scene.play("play ap")
    assert scene.hero(0)["level"] == 5
    assert scene.cards_of(0) == ["c3"]


def test_stack_a39_a_target_that_is_gone():
    """A39: that part does nothing."""
    one = hand(
        "aq", "antihero", "any", effect("remove_ally", who="opponent"), needs_ally_adversary=True
    )
    scene = Scene(
        act1="c3 al t1 t2 t2#2 t2#3",
        cards=[one],
        seats=[{}, {"hand": "aq"}, {"hand": "aq"}],
        players=3,
    )
    scene.play("attempt 1.1 1", "dark", "ready")
    scene.quiet()
    scene.play("cast 0000")
    scene.quiet()
    assert scene.hero(0)["allies"] == ["al"]
    scene.play("end")
    assert scene.asked == 1
    scene.play("play aq", "player 1")
    assert scene.asked == 2
    scene.play("play aq", "player 1")
    assert scene.hero(0)["allies"] == []
    assert scene.hero(1)["played"] == ["aq"]
    assert scene.hero(2)["played"] == ["aq"]


def test_cards_a17_only_for_the_point():
    """CT56, A17: legal, although nothing changes."""
    lost = hand("hl", "hero", "any", effect("lose_xp", n=1, who="opponent"))
    scene = Scene(act1=ROW, cards=[lost], seats=[{"hand": "hl"}, {"xp": 0}])
    assert "play hl" in scene.legal
    scene = faced({"abilities": "strength strength strength", "hand": "h2"}, text="cast 000000")
    scene.play("play h2")
    assert scene.hero(0)["played"] == ["h2"]
    assert scene.hero(0)["points"]["hero"] == 1


def test_cards_an_empty_deck():
    """CT57: nothing; with one discarded card, that card."""
    more = hand("hm", "hero", "own_turn", effect("draw", deck="hero", n=6))
    throw = hand("ht", "hero", "own_turn", effect("discard_cards", n=1, who="self"))
    scene = Scene(act1=ROW, cards=[more, throw], seats=[{"hand": "hm hm hm hm ht"}], heroes="")
    scene.act("play hm", "play hm", "play hm")
    left = scene.table["decks"]["hero"]
    assert left == 0
    held = scene.hero(0)["hand"]["hero"]
    scene.act("play hm")
    assert scene.hero(0)["hand"]["hero"] == held - 1
    scene.play("play ht")
    scene.quiet()


def test_reactions_lean_windows():
    """A card for any time is not asked for at the start of a turn, or when a trait is declared."""
    full = Scene(act1=ROW, seats=[{"hand": "hx"}, {"hand": "hx"}])
    assert full.table["turn"] == 1
    full.play("trait 1.3")
    assert full.asked == 1
    assert full.table["window"] == "trait"
    lean = Scene(act1=ROW, seats=[{"hand": "hx"}, {"hand": "hx"}], anytime_windows="lean")
    lean.play("trait 1.3")
    assert lean.asked == 0
    assert lean.state.question().key in ("main", "main-done")


def test_reactions_lean_windows_open_for_cards_that_name_them():
    name = hand("hn", "hero", "trait", effect("gain_xp", n=1), whose="other")
    scene = Scene(act1=ROW, cards=[name], seats=[{}, {"hand": "hn"}], anytime_windows="lean")
    scene.play("trait 1.3")
    assert scene.asked == 1


def test_reactions_public_policy_asks_who_could_react():
    """6.6, AK8: whoever holds a card of a kind that could fit is asked, and may only pass."""
    scene = Scene(act1=ROW, seats=[{"hand": "h2"}, {}], ask_policy="public")
    scene.play("attempt 1.2 1", "ready", "cast 000")
    # The second player has a Hero card of no use; in the outcome it could be of use.
    asked = []
    while scene.table["attempt"]:
        asked.append((scene.asked, scene.table["window"]))
        scene.play("pass")
    assert asked == [(0, "facing"), (0, "outcome")]


def test_reactions_public_policy_does_not_betray_the_hand():
    """The same number of cards with the same backs is asked alike, whatever they are."""
    found = []
    for theirs in ("hx", "h2", "hc"):
        scene = Scene(
            act1=ROW,
            seats=[{"hand": "hs"}, {"hand": theirs}],
            heroes="hx h2 hc",
            ask_policy="public",
        )
        asked = []
        scene.play("attempt 1.2 1", "ready")
        while scene.table["attempt"]:
            if scene.ref.chance:
                scene.play("cast 000")
                continue
            asked.append((scene.asked, scene.table["window"]))
            scene.play("ready" if "ready" in scene.legal else "pass")
        found.append(asked)
    assert found[0] == found[1] == found[2]
    assert (1, "facing") in found[0]


def test_timing_own_turn_cards_only_in_the_main_part():
    mine = hand("ho", "hero", "own_turn", effect("gain_xp", n=1))
    scene = Scene(act1=ROW, cards=[mine], seats=[{"hand": "ho"}, {"hand": "ho"}])
    assert "play ho" in scene.legal
    scene.play("attempt 1.2 1")
    assert "play ho" not in scene.legal
    assert scene.asked == 0


def test_abilities_a55_at_once_and_never_on_the_stack():
    """A55: nobody can answer a power."""
    scene = Scene(act1=ROW, seats=[{"motivation": "m1"}, {"hand": "hc hx"}], players=2)
    scene.play("use motivation 1")
    assert scene.table["stack"] == []
    assert scene.asked == 0
    assert scene.hero(0)["xp"] == 2


def test_abilities_own_turn_powers_in_an_attempt():
    """In MAIN, PREP, FACING and OUTCOME."""
    scene = Scene(
        act1=ROW,
        seats=[
            {
                "effects": [
                    entry("own_turn", effect("add_total", n=1, until="turn"), cost={"xp": 1})
                ],
                "xp": 9,
            }
        ],
    )
    assert "use origin 1" in scene.legal
    scene.play("attempt 1.2 1")
    assert "use origin 1" in scene.legal
    scene.play("use origin 1", "ready", "cast 111", "draw hero")
    assert scene.legal == {"use origin 1", "pass"}
    scene.play("use origin 1")
    assert scene.table["attempt"]["result"] == 2
    scene.play("pass")
    assert scene.table["window"] == "outcome"
    assert scene.legal == {"use origin 1", "pass"}
    scene.play("use origin 1")
    # A71: the result is frozen.
    assert scene.table["attempt"]["result"] == 2
    scene.play("pass")
    assert scene.cards_of(0) == []


def test_outcome_a71_frozen():
    """A71: only a retry can change the outcome."""
    late = hand("hl", "hero", "any", effect("gain_xp", n=1))
    scene = faced({"hand": "hl h2"}, text="cast 110", cards=[late])
    scene.play("pass")
    assert scene.table["window"] == "outcome"
    assert scene.table["attempt"]["outcome"] == "failure"
    assert "play h2" not in scene.legal
    scene.act("play hl")
    scene.quiet()
    assert scene.cards_of(0) == []


def test_reactions_before_the_cast_and_again():
    """Whatever was used by others before the cast lets the player prepare again."""
    xp = {"hand": "hx"}
    scene = Scene(act1=ROW, seats=[{"hand": "hs"}, xp])
    scene.play("attempt 1.2 1", "ready")
    assert scene.asked == 1
    assert scene.table["window"] == "before"
    scene.play("play hx")
    scene.quiet()
    assert scene.asked == 0
    assert {"play hs", "ready", "dark"} <= scene.legal


def test_cards_identical_copies_are_one_move():
    scene = faced({"hand": "h2 h2 h2"})
    assert scene.legal == {"play h2", "pass"}
    assert told(scene.play("play h2"), "play") == [{"seat": 0, "card": "h2"}]


def test_cards_a35_hand_limit():
    """A35: none, or discard down at the end of the turn."""
    hoard = {"hand": "h2 hr hs hc"}
    scene = Scene(act1=ROW, seats=[hoard])
    scene.play("end")
    assert scene.hero(0)["hand"]["hero"] == 4
    scene = Scene(act1=ROW, seats=[hoard], hand_limit=3)
    scene.play("end")
    assert scene.asked == 0
    assert scene.legal == {"card h2", "card hr", "card hs", "card hc"}
    scene.play("card hs")
    assert scene.asked == 1
    assert scene.table["discards"]["hero"] == ["hs"]


def test_stack_an_answer_looks_at_who_played_the_card():
    """The player tested is the one who set it off."""
    deny = hand(
        "hd", "hero", "response", effect("cancel"), whose="other", when={"level": {"min": 4}}
    )
    for level, asked in ((4, 1), (3, 0)):
        scene = Scene(
            act1=ROW, cards=[deny], seats=[{"level": level, "hand": "hx"}, {"hand": "hd"}]
        )
        scene.play("play hx")
        assert scene.asked == asked


@pytest.mark.parametrize(("level", "playable"), [(4, True), (3, False)])
def test_timing_conditions_look_at_who_attempts(level, playable):
    """The player tested is the one who set it off, not the one who plays the card."""
    weak = hand(
        "az",
        "antihero",
        "facing",
        effect("add_total", n=-2),
        whose="other",
        when={"level": {"min": 4}},
    )
    scene = faced({"level": level}, {"hand": "az"}, cards=[weak])
    assert (scene.asked == 1) == playable


@pytest.mark.parametrize(("answer", "gained"), [("yes", 2), ("no", 0)])
def test_abilities_what_works_by_itself_may_be_declined(answer, gained):
    gift = entry("turn_end", effect("gain_xp", n=2), optional=True)
    scene = Scene(act1=ROW, seats=[{"effects": [gift]}])
    before = scene.hero(0)["xp"]
    scene.play("end")
    question = scene.state.question()
    assert (question.key, question.seat) == ("may", 0)
    assert question.values == {"card": "o-seat-1"}
    assert scene.legal == {"yes", "no"}
    scene.play(answer)
    assert scene.hero(0)["xp"] - before == gained
    assert scene.state.question().seat == 1
