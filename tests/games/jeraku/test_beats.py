"""Jeraku: the table at each beat, at the end of skirmish and round, and of automatic clans."""

from collections import Counter

import pytest

from tests.games.beats import beats

TABLES = pytest.mark.parametrize(
    ("mode", "players", "seat"),
    [("base", 4, 0), ("five", 5, None), ("duo", 2, 1), ("neutral", 2, 0), ("armies-team", 4, 3)],
)
ALONE = pytest.mark.parametrize("mode", ["solo", "solo-expert"])
SCORES = ("cry-score", "score", "score-enemy")


def clans(table):
    return {one["clan"]: one for one in table["clans"]}


def pieces_kept(before, table):
    """No samurai comes from nowhere."""
    for name, clan in clans(before).items():
        now = clans(table)[name]
        assert sum(now["samurai"]) + now["supply"] == sum(clan["samurai"]) + clan["supply"]


@TABLES
def test_points_at_each_beat_are_those_that_were_told(mode, players, seat):
    seen = Counter()
    for one in beats("jeraku", mode, players, seat, 3):
        before, events, table = one
        if not before:
            continue
        pieces_kept(before, table)
        paid = Counter()
        for event in events:
            if event.key in SCORES:
                paid[event.values["clan"]] += event.values["points"]
        for name, clan in clans(before).items():
            assert clans(table)[name]["rp"] - clan["rp"] == paid[name]
        seen[one.keys[0]] += 1
        if one.keys[0] == "win":
            clan = events[0].values["clan"]
            assert len(events) == 1
            assert table["winning"] == clan
            assert clan in table["parties"][table["kachidoki"]]["clans"]
            assert table["trick"] == before["trick"] != []
        elif one.keys[0] == "prestige":
            assert (table["trick"], table["round"]) == ([], events[0].values["round"])
        elif one.keys[0] in ("kachidoki", "region"):
            assert set(one.keys[1:]) <= {"cry-score", "cry-score-neutral", "score", "score-neutral"}
        elif one.keys[0] == "total":
            assert set(one.keys) == {"total"}
            assert len(table["history"]) == len(before["history"]) + 1
            for event in events:
                assert clans(table)[event.values["clan"]]["rp"] == event.values["total"]
    assert seen["win"] > 30
    assert (seen["kachidoki"] == 0) == (mode == "duo")
    assert min(seen["prestige"], seen["region"], seen["total"]) > 4


@ALONE
def test_solo_what_automatic_clans_do_is_seen_one_by_one(mode):
    seen = Counter()
    for one in beats("jeraku", mode, 1, 0, 4):
        before, events, table = one
        if not before:
            continue
        pieces_kept(before, table)
        event = events[0]
        if not event.key.startswith("enemy"):
            continue
        assert len(events) == 1
        seen[event.key] += 1
        own, now = clans(before)[event.values["clan"]], clans(table)[event.values["clan"]]
        regions = ("kyoto", "1", "2", "3", "4", "5", "6")
        at = regions.index(event.values["region"])
        assert table["acting"] == event.values["clan"]
        # Nobody has to choose in the middle of it.
        assert table["solo"]["victims"] == []
        if event.key == "enemy":
            card = f"{event.values['suit']} {event.values['value']}"
            assert table["solo"]["enemy"] == card
            assert table["solo"]["open"] == []
            assert before["solo"]["open"] in ([], [card])
            assert now == own
        elif event.key == "enemy-place":
            assert now["samurai"][at] == own["samurai"][at] + 1
        elif event.key == "enemy-move":
            assert (own["daimyo"], now["daimyo"]) == (regions.index(event.values["from"]), at)
        elif event.key == "enemy-kill":
            rival = event.values["rival"]
            left = clans(before)[rival]["samurai"][at] - clans(table)[rival]["samurai"][at]
            assert left == 1
        else:
            assert clans(table) == clans(before)
    # The last of them may be seen only with what comes after it.
    assert min(seen[key] for key in ("enemy", "enemy-place", "enemy-kill", "enemy-move")) > 10
