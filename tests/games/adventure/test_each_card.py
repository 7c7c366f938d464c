"""Call to Adventure: what each card of the standard set does, in the plainest case."""

from pathlib import Path

import pytest

from kachidoki.games.adventure.cardset.codes import ON
from kachidoki.games.adventure.cardset.loader import standard
from kachidoki.games.adventure.pieces import CARD_KINDS
from tests.games.adventure.states import Stage

# Difficulty 3 with a light path; 4 with a harder light path; two traits with conditions.
ROW = "street-brawl cruel-winter rebel foundling"
RAGE = (ROW, "", "")
# An Origin with no effect here, and a Motivation whose power is left alone.
PLAIN = {"origin": "woodcutter", "motivation": "call-of-the-wild", "destiny": "wise-master"}
# A card that can be played at any time keeps a player asked in every window.
STAY = "old-songs-remembered"
CARDS = {card.key: card for card in standard().cards}
TRIED = set()


def of_kind(*kinds):
    return [key for key, card in CARDS.items() if CARD_KINDS[card.kind] in kinds]


def stage(*seats, **options):
    options.setdefault("acts", RAGE)
    return Stage(seats=[{**PLAIN, **seats[0]}, *seats[1:]], **options)


def attempt(*seats, ready=True, way="1.1 1", **options):
    """An attempt of the first player, ready to be cast."""
    scene = stage(*seats, **options)
    scene.play(f"attempt {way}")
    if ready:
        go(scene)
    return scene


def go(scene):
    while not scene.ref.chance:
        scene.play("ready" if "ready" in scene.legal else "pass")


def faces(scene):
    """The sum of the runes that lie."""
    found = scene.table["attempt"]
    return sum(
        (1 - face if stone < 3 else 2 - 2 * face if stone >= 6 and stone % 3 == 2 else 2 - face)
        for stone, face in found["faces"]
    )


def bonus(scene):
    return scene.table["attempt"]["result"] - faces(scene)


def tried(key):
    TRIED.add(key)
    return key


# [cards] Hero and Antihero cards.


@pytest.mark.parametrize(("key", "n"), [("blessing-of-courage", 3)])
def test_cards_before_the_cast(key, n):
    scene = attempt({"hand": f"{tried(key)} {STAY}"}, ready=False)
    scene.act(f"play {key}")
    go(scene)
    scene.cast()
    assert bonus(scene) == n


@pytest.mark.parametrize(
    ("key", "n"), [("last-effort", 2), ("steadfast-heart", 2), ("by-any-means", 3)]
)
def test_cards_facing_a_challenge(key, n):
    scene = attempt({"hand": f"{tried(key)} {STAY}"})
    scene.cast()
    level = scene.hero(0)["level"]
    scene.act(f"play {key}")
    assert bonus(scene) == n
    assert scene.hero(0)["level"] == level + (key == "by-any-means")


def test_cards_steadfast_heart_shields():
    scene = attempt({"hand": f"steadfast-heart {STAY}"}, ready=False)
    scene.play("dark")
    go(scene)
    scene.cast(3)
    assert scene.hero(0)["level"] == 4
    scene.act("play steadfast-heart")
    assert scene.hero(0)["level"] == 3


@pytest.mark.parametrize("key", ["second-wind", "cheat-death"])
def test_cards_try_again(key):
    scene = attempt({"hand": tried(key)}, way="1.2 1")
    scene.cast()
    assert scene.table["attempt"]["outcome"] == "failure"
    scene.act(f"play {key}")
    assert scene.table["attempt"]["outcome"] is None
    assert scene.hero(0)["played"] == [key]


@pytest.mark.parametrize("key", ["guiding-star", "loaded-dice"])
def test_cards_cast_again(key):
    scene = attempt({"hand": f"{tried(key)} {STAY}"})
    scene.cast()
    scene.act(f"play {key}", "rune core-1", "rune core-2", "enough")
    scene.cast(0, 1)
    assert scene.table["attempt"]["result"] == 4


@pytest.mark.parametrize("key", ["turn-of-fortune", "blood-price"])
def test_cards_turn_over(key):
    scene = attempt({"hand": f"{tried(key)} {STAY}"})
    scene.cast()
    scene.act(f"play {key}", "rune core-1", "rune strength-1")
    assert scene.table["attempt"]["result"] == 1 + 0 + 1 + 2


def test_cards_tales_by_the_fire():
    scene = stage({"hand": tried("tales-by-the-fire")})
    scene.act("play tales-by-the-fire")
    assert scene.hero(0)["xp"] == 5


@pytest.mark.parametrize("path", [1, 2])
def test_cards_act_of_mercy(path):
    scene = attempt({"hand": tried("act-of-mercy")}, way=f"1.1 {path}")
    scene.cast(0, 1, 6)
    if path == 1:
        scene.act("play act-of-mercy")
        assert scene.hero(0)["level"] == 2
    else:
        assert "play act-of-mercy" not in scene.legal


@pytest.mark.parametrize(
    ("key", "deck"), [("old-songs-remembered", "hero"), ("dark-pact", "antihero")]
)
def test_cards_draw_two(key, deck):
    scene = stage({"hand": tried(key)})
    held = scene.hero(0)["hand"][deck]
    scene.act(f"play {key}")
    assert scene.hero(0)["hand"][deck] == held + 1


@pytest.mark.parametrize("key", ["hidden-path", "burned-bridges"])
def test_cards_replace_three(key):
    scene = stage({"hand": tried(key)})
    row = scene.row(1)
    scene.act(f"play {key}", "slot 1.1", "slot 1.2", "slot 1.3")
    assert scene.row(1)[3] == row[3]
    assert not set(scene.row(1)) & set(row[:3])
    assert scene.hero(0)["xp"] == 4


def test_cards_unexpected_talent():
    scene = attempt(
        {"hand": f"{tried('unexpected-talent')} {STAY}", "motivation": "forbidden-love"},
        ready=False,
    )
    scene.act("play unexpected-talent", "ability charisma")
    go(scene)
    assert 21 in scene.ref.asked.of
    scene.cast()
    assert bonus(scene) == 1


def test_cards_years_of_practice():
    scene = attempt({"hand": tried("years-of-practice")}, ready=False)
    scene.act("play years-of-practice", "ability strength", "ability dexterity")
    go(scene)
    assert scene.ref.asked.of == [0, 1, 2, 6, 7, 9]


def test_cards_stand_against_evil():
    scene = stage({"hand": "tap-into-darkness"}, {"hand": tried("stand-against-evil")})
    scene.play("play tap-into-darkness")
    assert scene.asked == 1
    scene.act("play stand-against-evil")
    assert [scene.hero(seat)["xp"] for seat in (0, 1)] == [3, 4]
    assert scene.hero(0)["level"] == 3


def test_cards_stand_against_evil_of_others():
    """Not against one's own cards, nor against Hero cards."""
    scene = stage({"hand": "tap-into-darkness stand-against-evil"})
    scene.play("play tap-into-darkness")
    assert scene.table["stack"] == []
    scene = stage({"hand": "tales-by-the-fire"}, {"hand": "stand-against-evil"})
    scene.play("play tales-by-the-fire")
    assert scene.table["stack"] == []


@pytest.mark.parametrize("key", ["recognised-at-last", "false-papers"])
def test_cards_a_trait_without_its_requirement(key):
    """Secret Royalty asks for Charisma and costs 1."""
    scene = stage(
        {"hand": tried(key), "xp": 0}, acts=("street-brawl secret-royalty rebel foundling", "", "")
    )
    assert "trait 1.2" not in scene.legal
    scene.act(f"play {key}")
    assert "trait 1.2" in scene.legal
    scene.play("trait 1.2")
    assert scene.cards_of(0) == ["secret-royalty"]


def test_cards_cruel_betrayal():
    scene = stage({"hand": tried("cruel-betrayal")}, {"allies": "loyal-hound"})
    scene.act("play cruel-betrayal")
    assert scene.hero(1)["allies"] == []


def test_cards_dark_lords_champion():
    scene = stage({"hand": tried("dark-lords-champion")})
    scene.act("play dark-lords-champion")
    assert scene.hero(1)["level"] == 4
    assert scene.hero(0)["xp"] == 4


def test_cards_harsh_lesson():
    scene = attempt({}, {"hand": tried("harsh-lesson")}, way="1.2 1")
    scene.cast()
    assert scene.asked == 1
    scene.act("play harsh-lesson")
    # Two lost, then the one of the failure.
    assert [scene.hero(seat)["xp"] for seat in (0, 1)] == [2, 4]


def test_cards_instill_fear():
    scene = attempt({"hand": STAY}, {"hand": tried("instill-fear")})
    scene.cast()
    while scene.asked != 1:
        scene.play("pass")
    scene.act("play instill-fear")
    assert bonus(scene) == -2


def test_cards_tap_into_darkness():
    scene = stage({"hand": tried("tap-into-darkness")})
    scene.act("play tap-into-darkness")
    assert (scene.hero(0)["xp"], scene.hero(0)["level"]) == (5, 4)


def test_cards_sabotage():
    scene = stage({"hand": tried("sabotage")}, {"hand": "second-wind"})
    scene.act("play sabotage")
    scene.play(f"lose {scene.ref.asked.of[0]}")
    assert sum(scene.hero(1)["hand"].values()) == 1


def test_cards_forbidden_power():
    scene = attempt({"hand": tried("forbidden-power"), "level": 7}, ready=False)
    assert "dark" not in scene.legal
    scene.act("play forbidden-power")
    assert scene.table["attempt"]["dark_free"] == 2
    assert "dark" in scene.legal


def test_cards_blackmail():
    scene = stage({"hand": tried("blackmail")})
    scene.act("play blackmail")
    assert [scene.hero(seat)["xp"] for seat in (0, 1)] == [5, 1]


# [abilities] Origins.


def xp_of(origin, run, **options):
    """What an Origin brings beside what would happen anyway."""
    found = []
    for key in (tried(origin), "noble"):
        scene = stage({"origin": key}, **options)
        run(scene)
        found.append(scene.hero(0)["xp"])
    return found[0] - found[1]


def fail(scene):
    scene.play("attempt 1.2 2")
    go(scene)
    scene.cast()


def win(path=1, margin=0, slot=1):
    def run(scene):
        scene.play(f"attempt 1.{slot} {path}")
        go(scene)
        target = scene.table["attempt"]["target"]
        stones = scene.ref.asked.of
        # From the lowest cast upwards, until the margin is right.
        total = 1 + sum(1 for stone in stones if stone >= 6 and stone % 3 != 2)
        high = []
        for stone in (0, 1, *[s for s in stones if s >= 6 and s % 3 != 2]):
            if total < target + margin:
                high.append(stone)
                total += 1
        scene.cast(*high)
        scene.quiet()
        assert scene.cards_of(0)

    return run


@pytest.mark.parametrize(
    ("origin", "run", "gained"),
    [
        ("conscript", fail, 2),
        ("conscript", win(), 0),
        ("squire", win(margin=1), 1),
        ("squire", win(margin=2), 0),
        ("woodcutter", win(slot=2), 2),
        ("woodcutter", win(slot=1), 0),
        ("acolyte", win(path=1), 1),
        ("acolyte", win(path=2), 0),
    ],
)
def test_abilities_of_origins_after_an_attempt(origin, run, gained):
    assert xp_of(origin, run) == gained


@pytest.mark.parametrize("origin", ["stonemason", "merchant"])
def test_abilities_of_origins_with_traits(origin):
    acts = ("adventurous brave bookish devout", "", "")
    wanted = 1 if origin == "stonemason" else 2
    assert xp_of(origin, lambda scene: scene.play("trait 1.1"), acts=acts) == wanted


def test_abilities_of_the_apprentice():
    acts = ("collapsed-mine street-brawl rebel foundling", "", "")
    assert xp_of("apprentice", win(), acts=acts) == 1


def test_abilities_of_the_noble():
    """More with an Ally at stake, and XP for Allies and Adversaries."""
    acts = ("street-brawl loyal-hound rebel foundling", "", "")
    scene = stage({"origin": tried("noble"), "hand": STAY}, acts=acts)
    assert scene.table["rows"][0][0]["ally"] == "loyal-hound"
    scene.play("attempt 1.1 1")
    go(scene)
    scene.cast(0, 1, 6)
    assert bonus(scene) == 1
    scene.quiet()
    assert scene.hero(0)["xp"] == 5
    assert scene.hero(0)["allies"] == ["loyal-hound"]


@pytest.mark.parametrize(
    ("origin", "xp", "gained"),
    [("sailor", 0, 1), ("sailor", 1, 0), ("farmer", 1, 1), ("farmer", 2, 0)],
)
def test_abilities_of_the_poor(origin, xp, gained):
    scene = stage({"origin": tried(origin), "xp": xp})
    scene.end()
    scene.end()
    assert scene.hero(0)["xp"] == xp + gained


def test_abilities_of_the_sailor_on_a_journey():
    assert xp_of("sailor", lambda scene: scene.play("journey 1.1")) == 1


@pytest.mark.parametrize(
    ("origin", "key", "gained"),
    [
        ("pickpocket", "dark-pact", 1),
        ("pickpocket", STAY, 0),
        ("performer", STAY, 1),
        ("performer", "dark-pact", 0),
    ],
)
def test_abilities_of_those_who_play_cards(origin, key, gained):
    scene = stage({"origin": tried(origin), "hand": key})
    scene.act(f"play {key}")
    assert scene.hero(0)["xp"] == 3 + gained
    assert scene.hero(1)["xp"] == 3 - (gained if origin == "pickpocket" else 0)


def test_abilities_of_the_hunter():
    for high, gained in (((), 1), ((0,), 0)):
        scene = stage({"origin": tried("hunter"), "hand": STAY})
        scene.play("attempt 1.2 2")
        go(scene)
        scene.cast(*high)
        assert scene.hero(0)["xp"] == 3 + gained


def test_abilities_of_the_urchin():
    """Once for each step."""
    scene = stage({"origin": tried("urchin"), "hand": STAY, "xp": 5, "level": 1})
    scene.play("attempt 1.2 2", "dark", "dark")
    go(scene)
    scene.cast(3, 4)
    assert scene.hero(0)["level"] == 3
    assert scene.hero(0)["xp"] == 5


def test_abilities_of_the_student():
    scene = stage({"origin": tried("student"), "hand": "second-wind"})
    scene.play("use origin 1")
    if any(text.startswith("card") for text in scene.legal):
        scene.play("card second-wind")
    assert scene.hero(0)["xp"] == 5
    assert "use origin 1" not in scene.legal


@pytest.mark.parametrize(
    ("drawn", "policy", "asked"),
    [
        ("years-of-practice", "public", True),
        ("years-of-practice", "exact", False),
        ("", "public", False),
    ],
)
def test_abilities_of_the_student_ak16_which_of_two_equal_cards_is_asked_too(drawn, policy, asked):
    """Not to be asked would tell everybody that they are equal; how many there are is no secret."""
    # Years of Practice was dealt already.
    scene = stage({"origin": "student", "hand": drawn}, ask_policy=policy)
    while "use origin 1" not in scene.legal:
        scene.play("pass")
    scene.play("use origin 1")
    assert (scene.legal == {"card years-of-practice"}) == asked
    if asked:
        scene.play("card years-of-practice")
    assert scene.hero(0)["xp"] == 5


# [abilities] Motivations.


def motivated(key, *before, way="1.1 1", **seat):
    scene = stage({"motivation": tried(key), "hand": STAY, "xp": 4, **seat})
    scene.play(f"attempt {way}", *before)
    return scene


@pytest.mark.parametrize("key", ["bound-by-honor", "chosen-by-the-light"])
def test_abilities_of_motivations_one_more(key):
    scene = motivated(key)
    go(scene)
    scene.cast()
    scene.play("use motivation 1")
    assert bonus(scene) == 1
    assert scene.hero(0)["xp"] == 3
    assert "use motivation 1" not in scene.legal


def test_abilities_of_the_chosen_shield():
    scene = motivated("chosen-by-the-light", "dark")
    go(scene)
    scene.cast(3)
    scene.play("use motivation 1")
    assert scene.hero(0)["level"] == 3


def test_abilities_of_vengeance():
    scene = motivated("vow-of-vengeance", way="1.1 2")
    scene.play("use motivation 1")
    go(scene)
    scene.cast()
    assert bonus(scene) == 1
    assert "use motivation 1" not in motivated("vow-of-vengeance").legal


@pytest.mark.parametrize("key", ["sole-survivor", "born-lucky"])
def test_abilities_of_motivations_cast_again(key):
    scene = motivated(key)
    go(scene)
    scene.cast()
    scene.play("use motivation 1", "rune core-1", "enough")
    scene.cast(0)
    assert scene.table["attempt"]["result"] == faces(scene)
    assert "use motivation 1" not in scene.legal


def test_abilities_of_the_sole_survivor_alone():
    scene = motivated("sole-survivor", allies="old-soldier")
    go(scene)
    scene.cast()
    assert "use motivation 1" not in scene.legal


def test_abilities_thirst_for_knowledge():
    scene = stage({"motivation": tried("thirst-for-knowledge")})
    held = scene.hero(0)["hand"]["hero"]
    scene.play("use motivation 1")
    assert (scene.hero(0)["xp"], scene.hero(0)["hand"]["hero"]) == (1, held + 1)


def test_abilities_of_the_lone_wanderer():
    scene = motivated("lone-wanderer", origin="hunter")
    scene.play("use motivation 1", "ability wisdom")
    assert 18 in scene.table["attempt"]["pool"]


def test_abilities_of_the_thrill_seeker():
    assert "use motivation 1" not in motivated("thrill-seeker").legal
    scene = motivated("thrill-seeker", way="1.2 1")
    scene.play("use motivation 1")
    go(scene)
    scene.cast()
    assert bonus(scene) == 2


def test_abilities_of_the_seeker_of_truth():
    scene = stage(
        {"motivation": tried("seeker-of-truth"), "xp": 1},
        acts=("street-brawl secret-royalty rebel foundling", "", ""),
    )
    assert "trait 1.2" not in scene.legal
    scene.play("use motivation 1")
    assert "trait 1.2" in scene.legal


def test_abilities_hunger_for_power():
    scene = motivated("hunger-for-power")
    scene.play("use motivation 1")
    assert scene.table["attempt"]["pool"][3:5] == [3, 4]


@pytest.mark.parametrize(
    ("key", "way", "deck"),
    [("protector-of-the-weak", "1.1 1", "hero"), ("marked-by-shadow", "1.1 2", "antihero")],
)
def test_abilities_after_a_success(key, way, deck):
    scene = motivated(key, "dark", way=way)
    go(scene)
    scene.cast(0, 1, 3, 6)
    while scene.table["window"] != "outcome":
        scene.play("pass")
    held = scene.hero(0)["hand"][deck]
    scene.play("use motivation 1")
    assert scene.hero(0)["hand"][deck] == held + 1


def test_abilities_forbidden_love():
    scene = motivated("forbidden-love", way="1.2 1")
    go(scene)
    scene.cast()
    while scene.table["window"] != "outcome":
        scene.play("pass")
    scene.play("use motivation 1")
    assert scene.table["attempt"]["outcome"] is None


def test_abilities_haunted_by_visions():
    scene = motivated("haunted-by-visions")
    go(scene)
    scene.cast()
    scene.play("use motivation 1", "rune core-1")
    assert scene.table["attempt"]["faces"][0] == (0, 0)


def test_abilities_call_of_the_wild():
    scene = motivated("call-of-the-wild")
    scene.play("use motivation 1", "ability strength")
    assert scene.table["attempt"]["pool"][-2:] == [6, 7]


# [allies]


def with_ally(key, **seat):
    return stage({"allies": tried(key), "hand": STAY, **seat})


@pytest.mark.parametrize(
    ("key", "n", "xp", "stays"),
    [("old-soldier", 2, 2, True), ("gentle-giant", 4, 3, False)],
)
def test_allies_before_the_cast(key, n, xp, stays):
    scene = with_ally(key)
    scene.play("attempt 1.1 1", "use ally-1 1")
    assert scene.hero(0)["xp"] == xp
    go(scene)
    scene.cast()
    assert bonus(scene) == n
    assert bool(scene.hero(0)["allies"]) == stays


def test_allies_loyal_hound():
    scene = with_ally("loyal-hound")
    scene.play("attempt 1.1 1")
    go(scene)
    scene.cast()
    scene.play("use ally-1 1")
    assert bonus(scene) == 3
    assert scene.hero(0)["allies"] == []


def test_allies_wandering_minstrel():
    scene = with_ally("wandering-minstrel")
    before = sum(scene.hero(0)["hand"].values())
    scene.play("use ally-1 1", "draw hero", "draw antihero")
    assert sum(scene.hero(0)["hand"].values()) == before + 2


def test_allies_hedge_witch():
    scene = with_ally("hedge-witch")
    scene.play("attempt 1.1 1")
    go(scene)
    scene.cast()
    scene.play("use ally-1 1", "rune core-1", "rune core-2")
    scene.cast(0, 1)
    assert scene.table["attempt"]["result"] == 4
    assert scene.hero(0)["allies"] == ["hedge-witch"]


def test_allies_smuggler():
    scene = with_ally("smuggler")
    scene.play("journey 1.1")
    assert scene.hero(0)["xp"] == 3
    scene.play("use ally-1 1")
    assert scene.hero(0)["xp"] == 6
    assert scene.hero(0)["allies"] == []


def test_allies_exiled_heir():
    scene = with_ally("exiled-heir", motivation="forbidden-love")
    scene.play("attempt 1.1 1", "use ally-1 1")
    assert 21 in scene.table["attempt"]["pool"]
    go(scene)
    scene.cast()
    assert bonus(scene) == 1


def test_allies_temple_healer():
    scene = with_ally("temple-healer")
    held = scene.hero(0)["hand"]["hero"]
    scene.play("use ally-1 1")
    assert (scene.hero(0)["level"], scene.hero(0)["hand"]["hero"]) == (2, held + 1)


def test_allies_reformed_thief():
    scene = with_ally("reformed-thief")
    scene.play("attempt 1.2 1")
    go(scene)
    scene.cast()
    while scene.table["window"] != "outcome":
        scene.play("pass")
    scene.play("use ally-1 1")
    assert scene.table["attempt"]["outcome"] is None


# [adversaries]


def a_challenge(act):
    """An easy challenge of an act, for those who can do everything."""
    return next(
        key
        for key, card in CARDS.items()
        if card.act == act and CARD_KINDS[card.kind] == "challenge"
    )


def facing(key, *seats, **options):
    """The first player fills the column before, and the Adversary lies first in its row."""
    act = CARDS[tried(key)].act
    acts = ["adventurous brave light-fingered bookish devout silver-tongue", "", ""]
    acts[1] = "veteran " + " ".join(
        key for key, card in CARDS.items() if card.act == 2 and CARD_KINDS[card.kind] == "challenge"
    )
    acts[act - 1] = f"{key} {a_challenge(act)} " + (acts[1] if act == 2 else "")
    if act == 2:
        acts[1] = f"{key} {a_challenge(2)} veteran"
    mine = {**PLAIN, "xp": 30, **(seats[0] if seats else {})}
    scene = Stage(seats=[mine, *seats[1:]], acts=acts, stall_rounds=0, **options)
    wanted = 3 if act == 2 else 6
    while scene.asked != 0 or len(scene.ref.players[0].story) < wanted:
        if scene.asked == 0 and "end" in scene.legal:
            take(scene)
        scene.end()
    assert scene.row(act)[0] == key
    return scene


def take(scene):
    """A trait, or a challenge that is won with everything the bank has."""
    traits = sorted(text for text in scene.legal if text.startswith("trait"))
    if traits:
        scene.play(traits[0])
        scene.quiet()
        return
    scene.play(min(text for text in scene.legal if text.startswith("attempt")))
    for _ in range(3):
        scene.play("dark")
    go(scene)
    high = [stone for stone in scene.ref.asked.of if not 3 <= stone < 6]
    scene.cast(*high)
    scene.quiet()


def price_of(scene, what):
    return scene.ref.price(what, 0, 1)


@pytest.mark.parametrize(
    ("key", "what", "price"),
    [
        ("the-bandit-chief", "journey", 2),
        ("the-bandit-chief", "dark_rune", 2),
        ("the-corrupt-magistrate", "trait", 2),
    ],
)
def test_adversaries_that_change_prices(key, what, price):
    scene = facing(key)
    assert scene.row(2)[0] == key
    assert price_of(scene, what) == price
    assert scene.table["turn_state"]["journey_cost"] == price_of(scene, "journey")
    assert scene.table["turn_state"]["dark_cost"] == price_of(scene, "dark_rune")


def test_adversaries_the_masked_assassin():
    scene = facing("the-masked-assassin", {"allies": "temple-healer"})
    assert not any(text.startswith("use ally") for text in scene.legal)


@pytest.mark.parametrize("key", ["the-mad-cultist"])
def test_adversaries_the_mad_cultist(key):
    """One step more if a Dark rune corrupts."""
    scene = facing(key, {"level": 1})
    scene.play("attempt 2.1 1", "dark", "dark")
    go(scene)
    level = scene.hero(0)["level"]
    scene.cast(3)
    assert scene.hero(0)["level"] == level + 2


@pytest.mark.parametrize("key", ["the-beast-of-the-moors", "the-ancient-dragon"])
def test_adversaries_that_punish_failure(key):
    """The XP of the failure is lost again; not when it is the Adversary itself that leaves."""
    scene = facing(key)
    act = CARDS[key].act
    xp = scene.hero(0)["xp"]
    other = (
        min(
            text
            for text in scene.legal
            if text.startswith(f"attempt {act}") and not text.startswith(f"attempt {act}.1")
        )
        if act == 2
        else None
    )
    if other:
        scene.play(other)
        go(scene)
        scene.cast()
        scene.quiet()
        assert scene.hero(0)["xp"] == xp
        return
    scene.play(f"attempt {act}.1 1")
    go(scene)
    scene.cast()
    scene.quiet()
    assert scene.hero(0)["xp"] == xp + 1


def test_adversaries_the_ancient_dragon_sweeps_its_row():
    scene = facing("the-ancient-dragon")
    assert len(scene.table["discards"]["act-3"]) == 3
    assert a_challenge(3) in scene.table["discards"]["act-3"]


def test_adversaries_the_sorceress():
    scene = facing("the-sorceress", {"hand": "tales-by-the-fire"})
    assert scene.hero(0)["level"] <= 4
    assert "play tales-by-the-fire" not in scene.legal
    assert scene.refused("play tales-by-the-fire") == "forbidden"


def test_adversaries_the_demon():
    assert price_of(facing("the-demon"), "dark_rune") == 0


def test_adversaries_the_usurper_king():
    """Challenges of the last act are harder, the King is not."""
    scene = facing("the-usurper-king")
    king, other = scene.table["rows"][2][:2]
    assert king["targets"][0] == CARDS["the-usurper-king"].difficulty
    card = CARDS[other["card"]]
    assert other["targets"][:2] == [card.difficulty + path.plus + 1 for path in card.paths]


def test_adversaries_the_deathless_lord():
    """No card for a draw face."""
    scene = facing("the-deathless-lord")
    held = scene.hero(0)["hand"]
    scene.play("attempt 3.1 1")
    go(scene)
    scene.cast(draw=True)
    scene.quiet()
    assert scene.hero(0)["hand"] == held


# [scoring] Destinies.


@pytest.mark.parametrize("key", of_kind("destiny"))
def test_scoring_of_each_destiny(key):
    """Its clauses as the second reading counts them, and never less than nothing."""
    tried(key)
    scene = Stage(seats=[{**PLAIN, "destiny": key, "level": 6}], stall_rounds=1, acts=RAGE)
    while not scene.ref.over:
        scene.end()
    sheet = scene.table["sheet"][0]
    assert sum(one["points"] for one in sheet["destiny"]) == sum(scene.ref.sheets[0]["destiny"])
    assert all(one["points"] >= 0 for one in sheet["destiny"])
    assert {one["card"] for one in sheet["destiny"]} == {key}


# [solo] Quests.


def quest(key, **options):
    foe = standard().cards[CARDS[tried(key)].foe].key
    return Stage("solo", 1, seats=[{**PLAIN, "xp": 4}], acts=RAGE, adversary=foe, **options)


@pytest.mark.parametrize(
    ("key", "steps", "gained"),
    [
        ("quest-the-bandit-chief", "turn", 1),
        ("quest-the-ancient-dragon", "turn", 1),
        ("quest-the-corrupt-magistrate", "trait", 2),
        ("quest-the-beast-of-the-moors", "fail", 2),
        ("quest-the-deathless-lord", "fail", 1),
        ("quest-the-demon", "dark", 1),
        ("quest-the-mad-cultist", "corrupt", 2),
        ("quest-the-sorceress", "zeros", 2),
        ("quest-the-masked-assassin", "narrow", 1),
        ("quest-the-usurper-king", "trait", 0),
    ],
)
def test_solo_what_each_quest_brings(key, steps, gained):
    """A failure brings one more by the Rise."""
    scene = quest(key)
    if steps == "turn":
        scene.end()
    elif steps == "trait":
        scene.play("trait 1.4")
    else:
        scene.play(f"attempt 1.{2 if steps == 'fail' else 1} 1")
        if steps in ("dark", "corrupt", "narrow"):
            scene.play("dark")
        go(scene)
        high = {"dark": (0, 1, 6), "corrupt": (0, 1, 3, 6), "narrow": ()}.get(steps, ())
        scene.cast(*high, draw=steps == "zeros")
        if steps == "zeros":
            assert scene.legal == {"draw hero", "draw antihero"}
            scene.play("draw hero")
        scene.quiet()
    xp = scene.table["foe"]["xp"]
    if steps == "corrupt":
        # One by the Dark rune, one more by the Mad Cultist.
        assert xp == gained
    elif steps == "zeros":
        assert xp >= gained
    else:
        assert xp == gained


def test_components_every_card_of_the_hands_is_tried():
    """Each Hero and Antihero card, each Origin, Motivation, Ally, Destiny and Quest has a test."""
    text = Path(__file__).read_text(encoding="utf-8")
    for kind in ("hero", "antihero", "origin", "motivation", "ally", "quest", "adversary"):
        for key in of_kind(kind):
            assert f'"{key}"' in text or f"'{key}'" in text, key
    assert all(ON[entry.on] for card in CARDS.values() for entry in card.entries)
