"""Victory & Honor: the table at each beat of a battle, in the order of the rulebook."""

from collections import Counter

import pytest

from tests.games.beats import beats

TABLES = pytest.mark.parametrize(
    ("mode", "seat"),
    [("partners", 0), ("individual", None), ("individual-advanced", 3)],
)
OUTCOMES = ("win", "lost")


def lying(table):
    return [cell for row in table["cells"] for cell in row if cell]


def cards_of(event):
    return len(event.values.get("cards", (event,)))


@TABLES
def test_resolution_no_card_is_lost_or_found_on_the_way(mode, seat):
    seen = Counter()
    for before, events, table in beats("honor", mode, 4, seat, 3):
        if not before or "deal" in [event.key for event in events]:
            continue
        places = [sum(one["hands"]) + len(lying(one)) for one in (before, table)]
        taken = [sum(one["captured"]) + len(one["lost"]) for one in (before, table)]
        assert sum(part[0] for part in (places, taken)) == sum(part[1] for part in (places, taken))
        gone = sum(cards_of(event) for event in events if event.key in (*OUTCOMES, "shell"))
        if len(events) == 1 or events[-1].key == "shell":
            assert taken[1] - taken[0] == gone
            seen[events[-1].key] += 1
    assert seen["win"] > 20
    assert seen["shell"] > 5


@TABLES
def test_resolution_hidden_cards_are_turned_then_guns_fire_then_place_by_place(mode, seat):
    battles = 0
    for before, events, table in beats("honor", mode, 4, seat, 3):
        keys = [event.key for event in events]
        # Nobody is to play, and whom the last card looked at does not matter any more.
        assert (table["actor"], table["arrow"]) == (-1, None)
        if keys[0] == "battle":
            battles += 1
            # The last card lay before that, and what lay hidden did so still.
            assert len(lying(before)) == 12
            assert not any("shown" in cell for cell in lying(before))
            assert all(cell["card"] and cell["up"] != ("shown" in cell) for cell in lying(table))
            turned = {(event.values["seat"], event.values["place"]) for event in events[1:]}
            assert len(turned) == sum("shown" in cell for cell in lying(table))
        for event in events if keys[0] == "shell" else []:
            place = ("right", "centre", "left")[
                ("left", "centre", "right").index(event.values["place"])
            ]
            at = ("left", "centre", "right").index(place)
            assert before["cells"][event.values["victim"]][at]["card"]
            assert table["cells"][event.values["victim"]][at] is None
            assert table["fire"] == []
        if keys[0] in OUTCOMES:
            (event,) = events
            at = ("left", "centre", "right").index(event.values["place"])
            cards = [row[at]["card"] for row in before["cells"] if row[at]]
            assert sorted(cards) == sorted(event.values["cards"])
            assert [row[at] for row in table["cells"]] == [None] * 4
            others = [[row[n] for row in table["cells"]] for n in range(3) if n != at]
            assert others == [[row[n] for row in before["cells"]] for n in range(3) if n != at]
            if event.key == "lost":
                assert set(event.values["cards"]) <= set(table["lost"])
            elif event.values["seat"] == seat:
                assert set(event.values["cards"]) <= set(table["spoils"])
    assert battles > 12


def test_resolution_what_others_capture_is_counted_and_not_known():
    for before, events, table in beats("honor", "individual", 4, 0, 2):
        if events[0].key == "win" and events[0].values["seat"] != 0:
            assert table["spoils"] == before["spoils"]
            seat = events[0].values["seat"]
            assert table["captured"][seat] > before["captured"][seat]
