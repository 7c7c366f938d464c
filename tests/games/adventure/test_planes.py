"""Call to Adventure: the planes say what the table says."""

import itertools

import pytest

import kachidoki
from kachidoki import CHANCE, Rng
from kachidoki.games.adventure import runes
from kachidoki.games.adventure.offers import SPOT, SPOT_WIDTH, TRY
from kachidoki.games.adventure.pieces import PLAYING, VALUE_0, VALUE_1
from kachidoki.games.adventure.planes import layout
from kachidoki.games.adventure.prints import GIVES
from kachidoki.games.adventure.scoring import Sheet
from tests.games.adventure.data_wild import wild_set
from tests.games.worlds import EVERY, observed, walk

GAME = kachidoki.game("adventure")
TABLES = [(mode, players) for game, mode, players in EVERY if game == "adventure"]
every_table = pytest.mark.parametrize(("mode", "players"), TABLES)


def parts(state, seat, players):
    """The planes of a seat by the names of their parts."""
    planes, found, at = observed(state, seat, GAME.width(players)), {}, 0
    for name, length in layout(players):
        found[name] = planes[at : at + length]
        at += length
    return found


@every_table
def test_scoring_planes_know_the_points_that_everybody_can_count(mode, players):
    compared = 0
    for state in walk("adventure", mode, players, seed=4, every=4):
        if state.over or state.phase != PLAYING:
            continue
        for seat in range(players):
            found = parts(state, seat, players)
            for further in range(players):
                points = Sheet(state, (seat + further) % players, False).total
                assert found[f"points+{further}"][0] == max(0, min(255, points * 255 // 80))
                compared += points > 0
    assert compared > 10


@every_table
def test_cast_planes_have_the_odds_of_what_can_be_attempted(mode, players):
    """Those of the table, but for what an attempt sets off by itself before it is cast."""
    same = other = 0
    for state in walk("adventure", mode, players, seed=6):
        if state.over or state.actor == CHANCE or state.step.name != "main":
            continue
        seat = state.actor
        found = parts(state, seat, players)
        for one in state.view(seat).table()["chances"]["attempts"]:
            place = found[f"place {one['act']}.{one['place']}"]
            assert len(place) == SPOT_WIDTH
            tried = place[SPOT + (one["way"] - 1) * (GIVES + TRY) + GIVES :][:TRY]
            agree = abs(tried[1] / 255 - one["dark"][0]) < 0.004
            same, other = same + agree, other + (not agree)
    assert same > 20
    assert other < same / 5


@every_table
def test_cards_planes_have_the_own_hand_and_only_the_size_of_others(mode, players):
    held = 0
    for state in walk("adventure", mode, players, seed=8, every=5):
        for seat in range(players):
            own = parts(state, seat, players)["hand cards"]
            assert sum(1 << at for at, there in enumerate(own) if there) == state.hand[seat]
            held += state.hand[seat] > 0
        assert not any(parts(state, None, players)["hand cards"])
    assert held > 10


def test_cast_the_chance_of_some_runes_is_that_of_all_their_faces():
    """Core, Dark and special runes, as they are cast again."""
    for stones in (0b1, 0b1001, 1 << 8, 0b100 | 1 << 11 | 1 << 6, 0b111111 | 1 << 23):
        thrown = [stone for stone in range(24) if stones >> stone & 1]
        faces = list(itertools.product(*[(VALUE_0[one], VALUE_1[one]) for one in thrown]))
        for target in range(-1, 14):
            reached = sum(sum(shown) >= target for shown in faces) / len(faces)
            assert runes.chance_of(stones, target) == pytest.approx(reached)


def test_characters_planes_show_what_was_chosen_while_others_choose():
    """[characters] The choice is already in the numbers of the one who made it, and of no other."""
    state, rng = GAME.start(2, "versus"), Rng(2)
    while state.actor == CHANCE:
        state.play(state.chance(rng))
    before = [observed(state, seat, GAME.width(2)) for seat in (None, 0, 1)]
    ends = set()
    for move in state.moves(0):
        after = state.copy()
        after.play(move, 0)
        seen = [observed(after, seat, GAME.width(2)) for seat in (None, 0, 1)]
        ends.add(seen[1])
        assert seen[1] != before[1]
        assert parts(after, 1, 2)["hand cards"] == parts(state, 1, 2)["hand cards"]
        assert parts(after, 1, 2)["abilities+1"] == bytes(6)
    assert len(ends) == 8


@pytest.mark.parametrize(("mode", "players"), [("versus", 4), ("coop", 3), ("solo", 1)])
def test_card_sets_planes_read_the_cards_of_an_owner(mode, players):
    """Cards that say all that a card can say: the same parts, and worlds that look alike."""
    width, rng, wild, odd = GAME.width(players), Rng(5), wild_set(), 0
    for at, state in enumerate(walk("adventure", mode, players, seed=2, cards=wild)):
        if at % 6:
            continue
        for seat in (None, *range(players)):
            seen = observed(state, seat, width)
            assert observed(state.view(seat).imagine(rng), seat, width) == seen
            odd += any(parts(state, seat, players)["hand does"])
    assert odd > 5
