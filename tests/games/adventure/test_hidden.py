"""Call to Adventure: what is hidden, what is imagined, and that everything can be told again."""

import random
from collections import Counter
from itertools import combinations, permutations
from math import sqrt

import pytest

from kachidoki import CHANCE, Rng
from tests.games.adventure.data import effect, hand
from tests.games.adventure.states import ADVENTURE, Scene

ROW = "c3 c4 t1 t2"


def fits(found, worlds):
    """Every world that can be, none that cannot, all as likely: a bound that chance exceeds about
    once in a million runs."""
    assert set(found) <= set(worlds)
    draws, free = sum(found.values()), len(worlds) - 1
    if free:
        wanted = draws / len(worlds)
        value = sum((found[world] - wanted) ** 2 / wanted for world in worlds)
        assert value < free + 6.0 * sqrt(2.0 * free) + 12.0


def imagined(scene, viewer, count, what):
    view, rng = scene.state.view(viewer), Rng(7)
    return Counter(what(view.imagine(rng).position()) for _ in range(count))


# 13.10


def names_in(data):
    """All texts anywhere in some JSON."""
    if isinstance(data, dict):
        for value in data.values():
            yield from names_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from names_in(value)
    elif isinstance(data, str):
        yield data


def test_cards_hidden_from_the_others():
    """CT108: neither hands, Destinies, face-down places nor rejected characters."""
    scene = Scene(deal_mode="choose", seats=[{"hand": "h2"}, {"hand": "hr"}])
    scene.play("keep 1 1 1", seat=0)
    scene.play("keep 2 2 2", seat=1)
    position = scene.state.position()
    for viewer in (None, 0, 1):
        told = set(names_in(scene.state.view(viewer).table()))
        for other in (0, 1):
            if other == viewer:
                continue
            secret = {position["destiny"][other], *position["rejected"][other]}
            assert not secret & told
        hidden = [card for card in position["row"][5:] if card]
        assert not set(hidden) & told
        # What is left of each deck in a set without copies.
        for deck in position["decks"][:3]:
            assert not set(deck) & told


def test_cards_a_draw_shows_its_back():
    """CT109"""
    scene = Scene(act1="c20 c4 t1 t2", heroes="hx")
    before = scene.state.view(1).table()["heroes"][0]["hand"]
    events = scene.play("attempt 1.1 1", "ready", "cast 001", "draw hero")
    after = scene.state.view(1).table()["heroes"][0]["hand"]
    assert (before["hero"], after["hero"]) == (1, 2)
    (drawn,) = [event for event in events if event.key == "draw"]
    assert drawn.seen_by(1).key == drawn.seen_by(None).key == "draw"
    assert drawn.seen_by(0).values["drawn"] == "hx"


@pytest.mark.parametrize(
    ("mode", "players"),
    [(mode, players) for mode, found in ADVENTURE.modes.items() for players in found.players],
)
def test_turn_the_same_texts_make_the_same_game(mode, players):
    """CT111: replay."""
    rng, pick = Rng(players), random.Random(players)
    state = ADVENTURE.start(players, mode)
    state.events = []
    texts, told = [], []
    while not state.over:
        if state.actor == CHANCE:
            seat, move = None, state.chance(rng)
        else:
            seat = pick.choice(state.actors)
            move = pick.choice(state.moves(seat))
        texts.append((str(move), seat))
        state.play(move, seat)
    again = ADVENTURE.start(players, mode)
    again.events = []
    for text, seat in texts:
        again.play(ADVENTURE.parse(text), seat)
    assert again.position() == state.position()
    told = [event.data() for event in state.events]
    assert [event.data() for event in again.events] == told


# What is imagined.


def test_cards_imagined_hands_and_deck():
    """Every way to deal the unseen Hero cards, each as likely."""
    scene = Scene(
        act1=ROW,
        cards=[
            hand("hm", "hero", "own_turn", effect("draw", deck="hero", n=4)),
            hand("ho", "hero", "own_turn", effect("draw", deck="hero", n=3)),
        ],
        seats=[{"hand": "hm hm hm ho"}, {"hand": "h2"}, {"hand": "hr"}],
        players=3,
    )
    scene.act("play hm", "play hm", "play hm", "play ho")
    position = scene.state.position()
    deck = position["decks"][3]
    assert len(deck) == 1
    hidden = [*deck, *position["hand"][1], *position["hand"][2]]
    worlds = [tuple(order) for order in permutations(hidden)]
    assert len(set(worlds)) == 6
    found = imagined(
        scene,
        0,
        800,
        lambda p: (p["decks"][3][0], p["hand"][1][0], p["hand"][2][0]),
    )
    fits(found, worlds)
    # A spectator does not know the first player's hand either.
    mine = len(position["hand"][0])
    seen = imagined(scene, None, 600, lambda p: p["hand"][1][0])
    assert len(seen) == mine + 3
    fits(seen, [*hidden, *position["hand"][0]])


def test_cards_imagined_hands_of_several_cards():
    """Sets of two cards for one player, and the order of the deck."""
    scene = Scene(
        act1=ROW,
        cards=[hand("hm", "hero", "own_turn", effect("draw", deck="hero", n=6))],
        seats=[{"hand": "hm hm hm"}, {"hand": "h2 hr"}],
    )
    scene.act("play hm", "play hm")
    position = scene.state.position()
    deck, theirs = position["decks"][3], position["hand"][1]
    assert (len(deck), len(theirs)) == (5, 2)
    hidden = [*deck, *theirs]
    worlds = [tuple(sorted(pair)) for pair in combinations(hidden, 2)]
    found = imagined(scene, 0, 900, lambda p: tuple(sorted(p["hand"][1])))
    fits(found, worlds)
    fits(imagined(scene, 0, 900, lambda p: p["decks"][3][0]), hidden)
    # Who holds them imagines only the deck.
    fits(
        imagined(scene, 1, 900, lambda p: p["decks"][3][0]),
        [*deck, *position["hand"][0]],
    )
    assert set(imagined(scene, 1, 20, lambda p: tuple(p["hand"][1]))) == {tuple(theirs)}


def test_refill_imagined_after_a_reshuffle():
    """A34, 14.3: the new deck is exactly the old discard pile."""
    scene = Scene(act1=ROW, journey_limit="none", seats=[{"xp": 15}, {"xp": 15}])
    for _ in range(15):
        scene.play("journey 1.4")
    scene.quiet()
    if "end" in scene.legal and scene.asked == 0:
        scene.play("end")
    for _ in range(11):
        scene.play("journey 1.4")
        if scene.ref.chance:
            break
    pile = [scene.cards.cards[number].key for number in scene.ref.asked.of[1]]
    scene.shuffle()
    top = scene.row(1)[3]
    left = sorted(set(pile) - {top})
    for viewer in (None, 0, 1):
        found = imagined(scene, viewer, 12, lambda p: tuple(sorted(p["decks"][0])))
        assert set(found) == {tuple(left)}
        fits(imagined(scene, viewer, 600, lambda p: p["decks"][0][0]), left)


def test_acts_imagined_rows_that_lie_face_down():
    """A22: any card of the act, in any place."""
    scene = Scene(act1=ROW)
    position = scene.state.position()
    pool = [*position["decks"][1], *[card for card in position["row"][5:10] if card]]
    assert len(pool) == 32
    for viewer in (None, 0):
        fits(imagined(scene, viewer, 900, lambda p: p["row"][6]), pool)
        fits(imagined(scene, viewer, 900, lambda p: p["decks"][1][-1]), pool)
        pairs = imagined(scene, viewer, 50, lambda p: (p["row"][5], p["row"][6]))
        assert all(a != b for a, b in pairs)


def test_characters_imagined_destinies():
    """14.4: any Destiny that the viewer has not seen, for each other player."""
    scene = Scene(deal_mode="choose", players=3)
    for seat in range(3):
        scene.play("keep 1 2 1", seat=seat)
    position = scene.state.position()
    every = {card.key for card in scene.cards.cards if card.kind == 2}
    mine = {position["destiny"][0], position["rejected"][0][2]}
    pool = sorted(every - mine)
    for other in (1, 2):
        fits(imagined(scene, 0, 900, lambda p, other=other: p["destiny"][other]), pool)
    both = imagined(scene, 0, 200, lambda p: (p["destiny"][1], p["destiny"][2]))
    assert all(one != two for one, two in both)
    assert set(imagined(scene, 0, 9, lambda p: p["destiny"][0])) == {position["destiny"][0]}
    fits(imagined(scene, None, 900, lambda p: p["destiny"][0]), sorted(every))


def test_characters_imagined_while_they_are_chosen():
    """What others were dealt and have chosen; who has not chosen yet is still asked."""
    scene = Scene(deal_mode="choose", players=3)
    scene.play("keep 2 1 2", seat=1)
    position = scene.state.position()
    mine = position["dealt"][0]
    every = [card.key for card in scene.cards.cards if card.kind == 0]
    pool = [name for name in every if name not in mine]
    fits(imagined(scene, 0, 900, lambda p: p["dealt"][1][0]), pool)
    fits(imagined(scene, 0, 900, lambda p: p["chosen"][1]), range(8))
    sample = scene.state.view(0).imagine(Rng(1))
    assert sample.actors == (0, 2)
    assert sample.position()["dealt"][0] == mine


def test_special_deck_imagined():
    """14.3: its set is known, its order is not."""
    scene = Scene("solo", 1, act1="c20 c4 t1 t2", special="s1 s2 s3 s1 s3")
    position = scene.state.position()
    deck = position["decks"][5]
    worlds = [tuple(order) for order in permutations(deck)]
    found = imagined(scene, 0, 2400, lambda p: tuple(p["decks"][5]))
    fits(found, worlds)


def test_cards_known_to_everybody_stay_where_they_are():
    """14.4: a card taken back is known until it is played."""
    back = hand("hz", "hero", "own_turn", effect("take_back", deck="hero"))
    one = hand("ho", "hero", "own_turn", effect("gain_xp", n=1))
    scene = Scene(act1=ROW, cards=[back, one], seats=[{"hand": "hz ho h2"}])
    scene.act("play ho", "play hz")
    assert scene.hero(0)["known"] == ["ho"]
    for viewer in (None, 1):
        found = imagined(scene, viewer, 60, lambda p: "ho" in p["hand"][0])
        assert set(found) == {True}
        rest = imagined(scene, viewer, 600, lambda p: tuple(sorted(set(p["hand"][0]) - {"ho"})))
        assert len(rest) > 10
    scene.act("play ho")
    assert scene.hero(0)["known"] == []


def test_reactions_nobody_sees_what_is_about_to_be_played():
    """14.1: the targets of a card are chosen before anybody learns of it."""
    scene = Scene(
        act1=ROW,
        seats=[{"hand": "ax hx"}, {}, {}],
        players=3,
        ask_policy="public",
    )
    others = [scene.state.view(viewer).encode() for viewer in (None, 1, 2)]
    events = scene.play("play ax")
    assert scene.legal == {"player 2", "player 3"}
    assert events == []
    assert [scene.state.view(viewer).encode() for viewer in (None, 1, 2)] == others
    assert scene.state.view(0).table()["picking"]["card"] == "ax"


def test_cards_the_same_sample_from_the_same_numbers():
    scene = Scene(act1=ROW, seats=[{"hand": "h2 a2"}, {"hand": "hr hx"}])
    view = scene.state.view(0)
    assert view.imagine(Rng(3)).position() == view.imagine(Rng(3)).position()
    many = {str(view.imagine(Rng(seed)).position()["hand"][1]) for seed in range(30)}
    assert len(many) > 10
