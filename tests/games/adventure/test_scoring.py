"""Call to Adventure: the score sheet."""

import pytest

from tests.games.adventure.data import card, effect, entry, hand
from tests.games.adventure.states import Scene

IDLE = hand("hi", "hero", "own_turn", effect("gain_xp", n=1))


def scored(*seats, moves=(), players=2, **scene):
    """The sheet of the first player of a game in which nobody does more than `moves`."""
    found = Scene(seats=seats, players=players, stall_rounds=1, **scene)
    found.act(*moves)
    while not found.state.over:
        found.end()
    return found.table["sheet"][0], found


def points(sheet):
    return sum(points for _, points in sheet["sets"].values())


def test_scoring_the_example():
    """CT83, A30, A29, A70: 19 + 8 + 2 + 2 + 1 + 4 + 5 = 41."""
    spend = hand("hz", "hero", "own_turn", effect("lose_xp", n=1, who="self"))
    anti = hand("az", "antihero", "own_turn", effect("lose_xp", n=1, who="opponent"))
    fall = hand("hf", "hero", "own_turn", effect("move_track", corruption=2))
    sheet, _ = scored(
        {
            "destiny": "d1",
            "triumph": 17,
            "tragedy": 2,
            "icons": "nature nature nature nature nature",
            "hand": "hz hf az",
        },
        moves=["play hz", "play az", "play hf"],
        cards=[spend, anti, fall],
    )
    assert (sheet["printed_triumph"], sheet["printed_tragedy"]) == (17, 2)
    assert list(sheet["sets"]["nature"]) == [5, 8]
    assert (sheet["xp"], sheet["hero"], sheet["antihero"]) == (2, 2, 1)
    assert (sheet["track"][0], sheet["track"][-1]) == (5, 4)
    assert sheet["total"] == 41


def test_scoring_the_bottom():
    """CT86: cards played earlier keep their point."""
    fall = hand("hf", "hero", "own_turn", effect("move_track", corruption=4))
    sheet, _ = scored(
        {"hand": "hi hi hf"}, moves=["play hi", "play hi", "play hf"], cards=[IDLE, fall]
    )
    assert sheet["hero"] + sheet["track"][-1] == 3 - 4


def test_scoring_a36_clauses_count_the_story():
    """CT88: printed points, not those of cards or the track."""
    destiny = card(
        "dt",
        "destiny",
        effects=[
            entry("game_end", effect("score", kind="triumph", n=1, per={"what": "story_triumph"}))
        ],
    )
    sheet, _ = scored(
        {"destiny": "dt", "triumph": 6, "hand": "hi hi hi hi"},
        moves=["play hi"] * 4,
        cards=[destiny, IDLE],
    )
    assert sheet["total"] == 6 + 7 + 4 + 2 + 6


@pytest.mark.parametrize(
    ("level", "worth"), [(1, 6), (2, 4), (3, 2), (4, 2), (5, 4), (6, 0), (7, -4)]
)
def test_track_what_a_level_is_worth(level, worth):
    """CT89, A15"""
    sheet, _ = scored({"level": level})
    assert (sheet["track"][0], sheet["track"][-1]) == (level, worth)
    assert sheet["total"] == 3 + worth


def test_track_is_an_option():
    """A15, A64"""
    track = "T9hd T4hd T1had Y2had Y4ad Y0ad T-4a"
    sheet, _ = scored({}, track=track)
    assert sheet["track"][-1] == 1
    scene = Scene(seats=[{"hand": "hi"}], cards=[IDLE], track="T9hd T4hd T1ad Y2had Y4ad Y0ad T-4a")
    assert "play hi" not in scene.legal


@pytest.mark.parametrize(("icons", "worth"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 8), (5, 8)])
def test_sets_of_one_icon(icons, worth):
    sheet, _ = scored({"icons": " ".join(["arcana"] * icons)})
    assert list(sheet["sets"]["arcana"]) == [icons, worth]
    assert points(sheet) == worth


def test_sets_each_kind_apart():
    sheet, _ = scored({"icons": "arcana arcana nature nature nature royalty"})
    assert points(sheet) == 2 + 4


def test_scoring_a70_points_on_the_destiny_count():
    """A70, A36: at the end, with its icons."""
    destiny = card("dp", "destiny", rewards={"triumph": 3, "icons": ["arcana"]})
    sheet, _ = scored({"destiny": "dp", "icons": "arcana"}, cards=[destiny])
    assert sheet["printed_triumph"] == 3
    assert list(sheet["sets"]["arcana"]) == [2, 2]
    assert sheet["total"] == 3 + 2 + 3 + 2


def test_scoring_a16_card_points():
    """A16: one for each."""
    sheet, _ = scored({"hand": "hi"}, moves=["play hi"], cards=[IDLE])
    assert sheet["hero"] == 1


def test_scoring_a29_clauses_last():
    """A29: the final level counts."""
    destiny = card(
        "dl",
        "destiny",
        effects=[
            entry(
                "game_end",
                effect("score", kind="tragedy", n=6),
                when={"level": {"min": 4}},
            )
        ],
    )
    fall = hand("hf", "hero", "own_turn", effect("move_track", corruption=1))
    sheet, _ = scored({"destiny": "dl"}, cards=[destiny])
    assert sheet["total"] == 5
    sheet, _ = scored({"destiny": "dl", "hand": "hf"}, moves=["play hf"], cards=[destiny, fall])
    assert sheet["total"] == 3 + 1 + 2 + 6


PER = [
    ("ability:strength", {"abilities": "strength strength"}, 2),
    ("icon:justice", {"icons": "justice"}, 1),
    ("icon_kinds", {"icons": "justice nature nature"}, 2),
    ("ability_kinds", {"abilities": "wisdom charisma"}, 2),
    ("story_triumph", {"triumph": 4}, 4),
    ("story_tragedy", {"tragedy": 3}, 3),
    ("xp", {"xp": 5}, 5),
    ("hand", {"hand": "h2 a2"}, 2),
    ("stage", {}, 1),
    ("cards", {}, 0),
    ("traits", {}, 0),
    ("challenges", {}, 0),
    ("played", {}, 0),
    ("played_hero", {}, 0),
    ("played_antihero", {}, 0),
]


@pytest.mark.parametrize(("what", "seat", "count"), PER)
def test_scoring_points_for_each(what, seat, count):
    """Every quantity, two points for each."""
    destiny = card(
        "dq",
        "destiny",
        effects=[entry("game_end", effect("score", kind="triumph", n=2, per={"what": what}))],
    )
    sheet, _ = scored({**seat, "destiny": "dq"}, cards=[destiny])
    plain, _ = scored(seat)
    assert sheet["total"] - plain["total"] == 2 * count


@pytest.mark.parametrize(("each", "most", "worth"), [(1, None, 10), (2, None, 4), (1, 3, 3)])
def test_scoring_full_groups_and_a_most(each, most, worth):
    clause = {"kind": "triumph", "n": 2, "per": {"what": "xp", "each": each}}
    if most:
        clause["max"] = most
    destiny = card("dq", "destiny", effects=[entry("game_end", effect("score", **clause))])
    sheet, _ = scored({"xp": 5, "destiny": "dq"}, cards=[destiny])
    plain, _ = scored({"xp": 5})
    assert sheet["total"] - plain["total"] == worth


def test_scoring_quantities_of_a_played_game():
    """What only play brings: story cards, Allies, played cards."""
    destiny = card(
        "da",
        "destiny",
        effects=[
            entry("game_end", effect("score", kind="triumph", n=1, per={"what": what}))
            for what in ("traits", "challenges", "allies", "played_hero", "cards")
        ],
        needs_ally_adversary=True,
    )
    _, scene = scored(
        {"destiny": "da", "abilities": "strength", "hand": "hi"},
        act1="c1 al t2 t1",
        cards=[destiny, IDLE],
        moves=["play hi", "attempt 1.1 1", "ready", "cast 0000", "end", "end", "trait 1.4"],
    )
    assert scene.ref.sheets[0]["destiny"] == [1, 1, 1, 1, 2]


def test_scoring_cards_in_hand_are_worth_nothing():
    """Nor are Allies."""
    sheet, _ = scored({"hand": "h2 hr a2"})
    assert sheet["total"] == 5


def test_scoring_negative_totals():
    sheet, _ = scored({"level": 7, "xp": 0})
    assert sheet["total"] == -4


def test_scoring_of_everybody_at_every_table():
    _, scene = scored(players=4)
    assert [one["total"] for one in scene.table["sheet"]] == [5, 5, 5, 5]
    assert [one["rank"] for one in scene.table["sheet"]] == [1, 1, 1, 1]
    assert all(hero["destiny"] for hero in scene.table["heroes"])


def test_components_a33_tokens():
    """A33: no limit."""
    rich = {"xp": 15}
    scene = Scene(seats=[rich, rich, rich, {}], players=4)
    assert [scene.hero(seat)["xp"] for seat in range(4)] == [15, 15, 15, 3]


def test_goal_the_best_story_wins():
    _, scene = scored({"triumph": 2}, {"triumph": 5}, {"tragedy": 4}, players=3)
    assert [one["total"] for one in scene.table["sheet"]] == [7, 10, 9]
    assert [one["rank"] for one in scene.table["sheet"]] == [3, 1, 2]
    assert scene.state.winners == (1,)
    assert scene.table["results"]["winners"] == [1]
