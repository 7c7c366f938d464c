"""Call to Adventure: the set-up, characters and the first row."""

import pytest

from kachidoki import BadOption
from kachidoki.games.adventure.cardset.codes import ON
from kachidoki.games.adventure.cardset.loader import standard
from kachidoki.games.adventure.pieces import ICONS
from tests.games.adventure.data import card, effect, entry, pack, the_set, whole_set
from tests.games.adventure.states import Both, Scene, told


@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 4), (4, 5)])
def test_setup_rows(players, size):
    """CT1, A22, A41: rows of real cards, only the first face up."""
    scene = Scene(players=players)
    table = scene.table
    assert [len(row) for row in table["rows"]] == [size] * 3
    assert all(slot["card"] for slot in table["rows"][0])
    assert all(slot["card"] is None for row in table["rows"][1:] for slot in row)
    assert table["decks"]["act-1"] == 29 - size
    assert table["decks"]["act-2"] == 32 - size
    assert table["decks"]["act-3"] == 30 - size


def test_setup_a41_a_row_of_four_alone():
    """A41"""
    assert len(Scene("solo", 1).row(1)) == 4


def test_characters_the_choice_is_hidden():
    """CT3, A51: nothing about a choice before all have chosen, nothing about the rejected ever."""
    scene = Scene(deal_mode="choose")
    assert sorted(scene.state.actors) == [0, 1]
    assert scene.state.together
    assert len(scene.state.moves(0)) == 8

    def seen(viewer):
        """All but who has answered already."""
        table = scene.state.view(viewer).table()
        for hero in table["heroes"]:
            hero.pop("chosen", None)
        return table

    before, spectator = seen(1), seen(None)
    scene.play("keep 1 2 1", seat=0)
    assert seen(1) == before
    assert seen(None) == spectator
    assert scene.state.actors == (1,)
    scene.play("keep 2 1 2", seat=1)
    mine = scene.state.view(0).table()
    assert len(mine["heroes"][0]["rejected"]) == 3
    assert "rejected" not in mine["heroes"][1]
    assert mine["heroes"][1]["destiny"] is None
    assert mine["heroes"][0]["destiny"] is not None
    assert mine["heroes"][1]["origin"] is not None


def test_characters_every_choice_is_kept():
    for origin in (1, 2):
        for motivation in (1, 2):
            for destiny in (1, 2):
                scene = Scene(deal_mode="choose")
                mine = scene.state.view(0).table()["heroes"][0]["dealt"]
                scene.play(f"keep {origin} {motivation} {destiny}", seat=0)
                scene.play("keep 1 1 1", seat=1)
                hero = scene.state.view(0).table()["heroes"][0]
                kept = [hero["origin"], hero["motivation"], hero["destiny"]]
                numbers = (origin, motivation, destiny)
                assert kept == [pair[n - 1] for pair, n in zip(mine, numbers, strict=True)]
                assert sorted(hero["rejected"]) == sorted(
                    pair[2 - n] for pair, n in zip(mine, numbers, strict=True)
                )


def test_characters_fixed():
    """CT4: no character decision; each seat has one of each kind."""
    scene = Scene(players=3)
    assert scene.state.question().key == "main"
    for seat in range(3):
        hero = scene.state.view(seat).table()["heroes"][seat]
        assert hero["origin"] == f"o-seat-{seat + 1}"
        assert hero["motivation"] == f"m-seat-{seat + 1}"
        assert hero["destiny"] == f"d-seat-{seat + 1}"


def test_setup_what_everybody_begins_with():
    """CT5: level 3, 3 XP, one Hero card, no Antihero card; the Destiny is the owner's alone."""
    scene = Scene(players=4)
    for seat in range(4):
        hero = scene.hero(seat)
        assert (hero["level"], hero["xp"]) == (3, 3)
        assert hero["hand"] == {"hero": 1, "antihero": 0}
        assert hero["destiny"] is None
        for other in range(4):
            seen = scene.state.view(other).table()["heroes"][seat]["destiny"]
            assert (seen is not None) == (other == seat)


def test_setup_a37_icons_of_characters_work_at_once():
    """A37: immediate icons of Origin and Motivation."""
    scene = Scene(seats=[{"level": 6, "xp": 5, "hand": "h2 hx a2"}, {"level": 1}])
    assert (scene.hero(0)["level"], scene.hero(0)["xp"]) == (6, 5)
    assert scene.hand(0) == ["a2", "h2", "hx"]
    assert scene.hero(1)["level"] == 1


def test_setup_a37_in_the_order_of_seats_from_the_first_player():
    scene = Scene(
        players=3,
        seats=[{"hand": "h2 h2"}, {"hand": "hx hx"}, {"hand": "hc hc"}],
        first_player=2,
    )
    assert scene.hand(0) == ["h2", "h2"]
    assert scene.hand(1) == ["hx", "hx"]
    assert scene.hand(2) == ["hc", "hc"]
    assert scene.asked == 1


def test_setup_a50_the_first_player_is_drawn():
    """A50"""
    for number in (1, 2, 3):
        both = Both("versus", 3, {"ask_policy": "exact"})
        assert both.ref.asked.kind == "first"
        told_now = both.play(f"first {number}")
        assert told(told_now, "start") == [{"seat": number - 1}] or both.ref.first == number - 1


def test_setup_a50_or_given():
    scene = Scene(players=3, first_player=3)
    assert scene.asked == 2
    scene.play("end")
    assert scene.asked == 0


def test_allies_a25_in_the_first_row():
    """CT7, A25: the first player must choose a host; the slot is filled, the host is harder."""
    scene = Scene(act1="c4 t1 al c3 t2")
    assert scene.asked == 0
    assert scene.legal == {"host 1.1", "host 1.4"}
    scene.play("host 1.4")
    assert scene.row(1) == ["c4", "t1", "t2", "c3"]
    slot = scene.table["rows"][0][3]
    assert slot["ally"] == "al"
    assert slot["targets"][:2] == [4, 5]


def test_allies_a25_without_a_host():
    """CT8: discarded, and its place is filled."""
    scene = Scene(act1="t1 t2 al t1#2 c3")
    assert scene.row(1) == ["t1", "t2", "c3", "t1-2"]
    assert scene.table["discards"]["act-1"] == ["al"]
    assert scene.table["rows"][0][2]["ally"] is None


def test_allies_several_in_the_order_of_the_row():
    """A25: all are turned up, then the Allies find hosts from the first place on."""
    scene = Scene(act1="al c4 al#2 c3 t1 t2")
    assert scene.legal == {"host 1.2", "host 1.4"}
    scene.play("host 1.2")
    # The second has only one host left.
    assert [slot["ally"] for slot in scene.table["rows"][0]] == [None, "al", None, "al-2"]
    assert scene.row(1) == ["t1", "c4", "t2", "c3"]


def test_allies_one_that_replaces_an_ally_joins_the_queue():
    scene = Scene(act1="al c4 al#2 c3 al#3 t2 t1")
    scene.play("host 1.2")
    # The third Ally comes into the first place, after the second: there is no host left.
    assert scene.table["discards"]["act-1"] == ["al-3"]
    assert scene.row(1)[1::2] == ["c4", "c3"]


def test_allies_a23_the_place_of_an_ally():
    """A23"""
    assert Scene(act1="c4 t1 al t2 c3").row(1) == ["c4", "t1", "c3", "t2"]


def test_first_game_leaves_out_allies_and_adversaries():
    scene = Scene("first", 2, cards=())
    piles = scene.table["decks"]
    there = sum(piles[f"act-{act}"] for act in (1, 2, 3)) + 12
    assert there == 91 - 10
    assert scene.state.question().key == "main"


def test_first_game_leaves_out_the_cards_that_need_them():
    flagged = card(
        "o-flag",
        "origin",
        effects=[entry("ally_revealed", effect("gain_xp", n=1))],
        needs_ally_adversary=True,
    )
    both = Scene("first", 2, cards=[flagged], stop=True)
    pile, numbers = both.ref.asked.of
    assert pile == "origins"
    assert len(numbers) == 14
    both.set_up()


@pytest.mark.parametrize("there", [True, False])
def test_first_game_is_also_an_option(there):
    scene = Scene(act1="c4 al t1 t2 c3" if there else "c4 t1 t2 c3", allies_adversaries=there)
    assert any(slot["ally"] for slot in scene.table["rows"][0]) == there


def test_card_sets_a01_how_many_story_cards():
    """CT9, A1: 29, 32 and 30; another sum is refused."""
    cards = standard().cards
    assert [sum(one.act == act for one in cards) for act in (1, 2, 3)] == [29, 32, 30]
    made = whole_set([], {})
    with pytest.raises(BadOption):
        the_set(pack([one for one in made if one["id"] != "free-1-0"]))
    assert len(the_set(pack(made)).cards) == len(cards)


def test_card_sets_ak01_one_word_for_one_thing():
    """AK1"""
    assert ICONS[-1] == "infamy"
    assert ON[:7] == ("before", "facing", "after", "trait", "own_turn", "response", "any")
    assert sum(one.skull for one in standard().cards) == 10
    assert sum(one.needs_ally_adversary for one in standard().cards) == 6


def test_components_skulls_mean_nothing_in_versus():
    """6.1: they are ordinary Antihero cards."""
    scene = Scene(seats=[{"hand": "s1"}], antiheroes="s2 s3")
    assert scene.table["decks"]["antihero"] == 21
    assert scene.table["decks"]["adversary"] == 0
    assert scene.hand(0) == ["h-idle", "s1"]
