"""Call to Adventure, Appendix A: looking at decks and reordering them, moving Allies, and several
cards that come back. What one player has looked at is hidden from the others."""

import random
from itertools import permutations

import pytest

from kachidoki import CHANCE, BadPosition, Rng
from kachidoki.games.adventure.speech.said import rules_text
from tests.games.adventure.data import effect, entry, hand
from tests.games.adventure.data_wild import wild_set
from tests.games.adventure.states import ADVENTURE, Scene, keys, told
from tests.games.adventure.test_effects import played
from tests.games.adventure.test_hidden import ROW, fits, imagined

STRONG = "strength strength strength wisdom wisdom wisdom"
LOOK = effect("look", deck="hero", n=3)
REORDER = effect("look", deck="hero", n=3, reorder=True)
TOP = "h2 hr hx"


def looked(*effects, **options):
    """The first player has played a card that looks at the Hero deck: h2, hr, hx from the top."""
    options.setdefault("heroes", TOP)
    return played(*effects, **options)


# Looking.


def test_cards_looked_at_are_told_to_nobody_else():
    scene, events = looked(LOOK)
    (event,) = [event for event in events if event.key == "look"]
    assert event.seen_by(0).key == "look-seen"
    assert event.seen_by(0).values["cards"] == ("h2", "hr", "hx")
    for other in (1, None):
        assert event.seen_by(other).key == "look"
        assert "cards" not in event.seen_by(other).values
    assert scene.state.view(0).table()["tops"] == {"hero": ["h2", "hr", "hx"]}
    assert scene.state.view(1).table()["tops"] == scene.state.view(None).table()["tops"] == {}


def test_cards_looked_at_are_no_more_than_there_are():
    """A deck of two cards; and of none, where there is nothing to see."""
    emptying = effect("draw", deck="hero", n=6)
    scene, _ = played(
        *[emptying] * 3, effect("draw", deck="hero", n=1), LOOK, heroes=TOP, players=2
    )
    assert len(scene.state.view(0).table()["tops"]["hero"]) == 1


def test_cards_nothing_to_look_at():
    """Such a card is played for its point."""
    see = hand("hl", "hero", "own_turn", effect("look", deck="adversary", n=2))
    see["needs_ally_adversary"] = True
    scene = Scene(act1=ROW, cards=[see], seats=[{"hand": "hl"}])
    scene.play("play hl")
    assert scene.state.view(0).table()["tops"] == {}
    assert scene.hero(0)["played"] == ["hl"]


@pytest.mark.parametrize(("n", "places"), [(1, ["t1-2"]), (2, ["t1-2", "c3-2"])])
def test_refill_comes_as_it_was_looked_at(n, places):
    """The deck of an act: what turns up is no longer known of the top."""
    scene, _ = played(effect("look", act=1, n=n), act1=f"{ROW} t1#2 c3#2")
    assert scene.state.view(0).table()["tops"] == {"act-1": places}
    scene.play("journey 1.1")
    assert scene.row(1)[0] == "t1-2"
    left = {"act-1": places[1:]} if n > 1 else {}
    assert scene.state.view(0).table()["tops"] == left


def test_cards_the_active_player_looks_at_what_a_table_card_shows():
    power = entry("turn_start", effect("look", who="active", deck="antihero", n=1), whose="any")
    scene = Scene(act1=ROW, seats=[{"effects": [power]}, {}])
    scene.end()
    assert list(scene.state.view(1).table()["tops"]) == ["antihero"]
    assert scene.table["active"] == 1


# Reordering.


@pytest.mark.parametrize("wanted", [list(order) for order in permutations(range(3))])
def test_cards_reordered_as_the_player_likes(wanted):
    scene, _ = looked(REORDER)
    lying, order = [0, 1, 2], []
    for place in range(2):
        number = lying.index(wanted[place]) + 1
        assert scene.asked == 0
        assert scene.legal == {f"number {at}" for at in range(place + 1, 4)} | {"enough"}
        order += scene.play(f"number {number}")
        lying.insert(place, lying.pop(number - 1))
    assert told(order, "reorder") == [{"seat": 0, "deck": "hero", "count": 3, "card": "hz"}]
    names = [TOP.split()[at] for at in wanted]
    assert scene.state.position()["decks"][3][:3] == names
    assert scene.state.view(0).table()["tops"] == {"hero": names}


def test_cards_reordering_can_be_left():
    scene, _ = looked(REORDER)
    scene.play("number 3", "enough")
    assert scene.state.position()["decks"][3][:3] == ["hx", "h2", "hr"]
    assert "end" in scene.legal


def test_cards_one_card_has_no_order():
    scene, events = looked(effect("look", deck="hero", n=1, reorder=True))
    assert "end" in scene.legal
    assert "reorder" not in keys(events)


def test_cards_ak11_whoever_reorders_makes_the_others_forget():
    """AK11: deeper down they know what they knew."""
    deep = hand("hk", "hero", "any", effect("look", deck="hero", n=3))
    two = hand("hq", "hero", "any", effect("look", deck="hero", n=2, reorder=True))
    scene = Scene(act1=ROW, cards=[deep, two], seats=[{"hand": "hk"}, {"hand": "hq"}], heroes=TOP)
    scene.act("play hk")
    scene.play("end")
    scene.act("play hq")
    scene.play("number 2")
    assert scene.state.view(0).table()["tops"] == {"hero": [None, None, "hx"]}
    assert scene.state.view(1).table()["tops"] == {"hero": ["hr", "h2"]}


# What is known, and what is imagined.


def draws_after(looker, drawer):
    """`looker` looks at the top of the Hero deck, then `drawer` draws from it."""
    see = hand("hk", "hero", "any", effect("look", deck="hero", n=2))
    take = hand("ht", "hero", "any", effect("draw", deck="hero", n=1))
    seats = [{}, {}, {}]
    seats[looker]["hand"], seats[drawer]["hand"] = "hk", "ht"
    scene = Scene(act1=ROW, cards=[see, take], seats=seats, heroes=TOP, players=3)
    scene.play("end")
    for _ in range(2):
        (text,) = [text for text in scene.legal if text.startswith("play")]
        scene.act(text)
    return scene


def test_cards_ak11_seen_before_somebody_drew_them():
    """AK11"""
    scene = draws_after(1, 2)
    assert scene.state.view(1).table()["heroes"][2]["known"] == ["h2"]
    for other in (0, None):
        assert scene.state.view(other).table()["heroes"][2]["known"] == []
    assert scene.state.view(2).table()["tops"] == {}
    assert scene.state.view(1).table()["tops"] == {"hero": ["hr"]}
    assert set(imagined(scene, 1, 40, lambda p: tuple(p["hand"][2]))) == {("h2",)}
    assert set(imagined(scene, 1, 40, lambda p: p["decks"][3][0])) == {"hr"}
    # For all others it is any card that they have not seen.
    position = scene.state.position()
    hidden = [*position["decks"][3], *position["hand"][1], *position["hand"][2]]
    fits(imagined(scene, 0, 900, lambda p: p["hand"][2][0]), hidden)


def test_cards_imagined_below_those_looked_at():
    """Every order of the rest, each as likely."""
    scene, _ = looked(effect("draw", deck="hero", n=6), effect("draw", deck="hero", n=6), LOOK)
    position = scene.state.position()
    deck, theirs = position["decks"][3], position["hand"][1]
    unseen = [*deck[3:], *theirs]
    found = imagined(scene, 0, 50, lambda p: tuple(p["decks"][3][:3]))
    assert set(found) == {tuple(deck[:3])}
    fits(imagined(scene, 0, 1200, lambda p: p["decks"][3][3]), unseen)
    fits(imagined(scene, 0, 1200, lambda p: p["hand"][1][0]), unseen)


def test_refill_shuffling_makes_all_forget():
    """A card that was seen, drawn, discarded and shuffled in again can be anywhere."""
    scene = Scene(
        act1=ROW,
        cards=[
            hand("hk", "hero", "any", effect("look", deck="hero", n=1)),
            hand("hl", "hero", "any", effect("draw", deck="hero", n=1, who="opponent")),
            hand("hd", "hero", "any", effect("discard_cards", n=6, who="opponent", deck="hero")),
            hand("hm", "hero", "any", *[effect("draw", deck="hero", n=6)] * 3),
        ],
        seats=[{"hand": "hk hl hd hm hm"}, {}],
    )
    scene.act("play hk", "play hl")
    assert scene.state.hands_seen
    scene.act("play hd", "play hm")
    assert scene.ref.chance
    scene.shuffle()
    assert not scene.state.hands_seen
    assert not scene.state.tops_seen


@pytest.mark.parametrize(("mode", "players"), [("versus", 3), ("coop", 2), ("solo", 1)])
def test_cards_samples_fit_the_view_where_decks_are_looked_at(mode, players):
    """Random games of a set in which it happens all the time: whatever is imagined looks the same
    to its viewer, can be written down, and goes on to the end."""
    seen = 0
    for seed in range(3):
        state = ADVENTURE.start(players, mode, cards=wild_set(), ask_policy="public")
        rng, pick = Rng(seed), random.Random(seed)
        while not state.over:
            if state.actor == CHANCE:
                state.play(state.chance(rng))
                continue
            known = bool(state.tops_seen or state.hands_seen)
            seen += known
            if known and seen % 5 == 0:
                for viewer in (None, *range(players)):
                    view = state.view(viewer)
                    world = view.imagine(rng)
                    again = world.view(viewer)
                    assert again.table() == view.table()
                    assert again.moves == view.moves
                    position = world.position()
                    assert ADVENTURE.from_position(position).position() == position
            seat = pick.choice(state.actors)
            moves = list(state.moves(seat))
            wild = [move for move in moves if str(move).startswith(("play", "use", "number"))]
            state.play(pick.choice(wild if wild and pick.random() < 0.7 else moves), seat)
    assert seen > 20


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("tops_seen", [1]),
        ("tops_seen", [0] * 12),
        ("tops_seen", [64, *[0] * 11]),
        ("tops_seen", "all"),
        ("hands_seen", [["h2"]]),
        ("hands_seen", [[], []]),
        ("hands_seen", [["nobody"], []]),
    ],
)
def test_cards_looks_that_cannot_be(field, value):
    scene, _ = looked(LOOK)
    position = scene.state.position()
    position[field] = value
    with pytest.raises(BadPosition):
        ADVENTURE.from_position(position)


@pytest.mark.parametrize(
    "values",
    [(5, 3 | 3 << 3, 0), (0, 3 | 6 << 3, 0), (0, 3 | 3 << 3, 2), (0, 7 | 3 << 3, 0), (1, 27, 0)],
)
def test_cards_orders_that_cannot_be(values):
    scene, _ = looked(REORDER)
    position = scene.state.position()
    assert position["todo"][-1][:3] == ["order", 0, 3 | 3 << 3]
    position["todo"][-1][1:4] = values
    with pytest.raises(BadPosition):
        ADVENTURE.from_position(position)


# Allies that move.


def test_allies_ak12_move_to_another_challenge():
    """AK12: what they make harder changes with them."""
    scene = Scene(
        act1="c3 c4 al t1 t2",
        cards=[{**hand("hv", "hero", "own_turn", effect("move_ally")), **FLAG}],
        seats=[{"hand": "hv"}],
    )
    scene.play("host 1.1")
    before = [slot["targets"] for slot in scene.table["rows"][0][:2]]
    events = scene.act("play hv")
    after = [slot["targets"] for slot in scene.table["rows"][0][:2]]
    assert after == [[target - 1 for target in before[0]], [target + 1 for target in before[1]]]
    assert told(events, "ally-moved") == [{"seat": 0, "card": "al", "host": "c4"}]


def test_allies_where_to_is_asked():
    scene = Scene(
        act1="c3 c4 al c1 t2",
        cards=[{**hand("hv", "hero", "own_turn", effect("move_ally")), **FLAG}],
        seats=[{"hand": "hv"}],
    )
    scene.play("host 1.1", "play hv")
    assert scene.legal == {"slot 1.2", "slot 1.4"}
    scene.act("slot 1.4")
    assert [slot["ally"] for slot in scene.table["rows"][0]] == [None, None, None, "al"]


@pytest.mark.parametrize("row", ["c3 t1 t2 t2#2", "c3 al t1 t2"])
def test_allies_without_an_ally_or_another_challenge_none_moves(row):
    scene = Scene(
        act1=row,
        cards=[{**hand("hv", "hero", "own_turn", effect("move_ally")), **FLAG}],
        seats=[{"hand": "hv"}],
    )
    assert scene.refused("play hv") == "no-target"


def test_allies_ak12_join_another_player():
    """AK12: it is gained: what waits for that happens."""
    glad = entry("gain_card", effect("gain_xp", n=2))
    scene = Scene(
        act1="c3 al t1 t2",
        cards=[{**hand("hv", "hero", "own_turn", effect("move_ally", **FROM)), **FLAG}],
        seats=[{"abilities": STRONG}, {"hand": "hv", "effects": [glad]}],
    )
    scene.play("attempt 1.1 1", "ready", "cast 000000")
    assert scene.hero(0)["allies"] == ["al"]
    before = scene.hero(1)["xp"]
    scene.end()
    events = scene.act("play hv")
    assert told(events, "ally-given") == [{"seat": 1, "victim": 0, "card": "al"}]
    assert (scene.hero(0)["allies"], scene.hero(1)["allies"]) == ([], ["al"])
    assert scene.hero(1)["xp"] == before + 2


FLAG = {"needs_ally_adversary": True}
FROM = {"from": "opponent"}


# Several cards come back.


def test_cards_several_taken_back():
    plain = [hand(key, "hero", "own_turn", effect("gain_xp", n=1)) for key in ("hp", "hq")]
    back = hand("hz", "hero", "own_turn", effect("take_back", deck="hero", n=2))
    scene = Scene(act1=ROW, cards=[*plain, back], seats=[{"hand": "hp hq hz"}])
    scene.act("play hp", "play hq", "play hz")
    assert scene.legal == {"card hp", "card hq"}
    scene.play("card hp")
    assert scene.legal == {"card hq", "enough"}
    scene.act("card hq")
    assert scene.hand(0) == ["hp", "hq"]


# What cards say.


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (
            REORDER,
            (
                "look at the top three cards of the Hero deck, which go back in any order",
                "regardez les trois premières cartes de la pioche Héros, à replacer dans",
                "betrachte die obersten drei Karten des Heldenstapels, die in beliebiger",
            ),
        ),
        (
            effect("look", act=2, n=1),
            (
                "look at the top card of the Act II deck",
                "regardez la première carte de la pioche de l’Acte II",
                "betrachte die oberste Karte des Stapels von Akt II",
            ),
        ),
        (
            effect("move_ally"),
            (
                "move an Ally from one Challenge to another",
                "déplacez un Allié d’un Défi à un autre",
                "verschiebe einen Verbündeten von einer Herausforderung zu einer anderen",
            ),
        ),
        (
            effect("move_ally", **FROM),
            (
                "take an Ally from another player",
                "prenez un Allié à un autre joueur",
                "nimm einem anderen Spieler einen Verbündeten",
            ),
        ),
        (
            effect("take_back", deck="hero", n=2),
            (
                "take up to two of your played Hero cards back into your hand",
                "reprenez en main jusqu’à deux de vos cartes Héros jouées",
                "nimm bis zu zwei deiner gespielten Heldenkarten auf die Hand zurück",
            ),
        ),
        (
            effect("return_card", deck="either", n=2),
            (
                "take up to two cards from the discard piles into your hand",
                "prenez en main jusqu’à deux cartes des défausses",
                "nimm bis zu zwei Karten aus einer Ablage auf die Hand",
            ),
        ),
    ],
)
def test_cards_say_it_in_every_language(data, said):
    one = {**hand("hz", "hero", "own_turn", data), **FLAG}
    scene = Scene(act1=ROW, cards=[one], seats=[{"hand": "hz"}])
    card = next(card for card in scene.cards.cards if card.key == "hz")
    for language, wanted in zip(("en", "fr", "de"), said, strict=True):
        text = rules_text(card, language).replace("\u00a0", " ").replace("\u202f", " ")
        assert wanted.lower() in text.lower(), text
