"""Call to Glory: the table within a step."""

import pytest

from kachidoki.games.glory.pieces import CARDS
from tests.games.beats import beats


@pytest.mark.parametrize("players", [2, 3, 4])
def test_action1_what_is_drawn_without_a_choice_is_drawn_from_what_was_dealt(players):
    dealt = [one for one in beats("glory", "both", players, 0, 6) if one.last.key == "deal"]
    # In each round of two.
    assert len(dealt) == 12
    for _, _, table in dealt:
        assert table["hands"] == [3] * players
        assert sum(table["hand"].values()) == 3
        assert sum(table["deck"]) == CARDS - 3 * players
        assert (table["sets"], table["drawn"], table["actor"]) == ({}, None, -1)


def test_round_end_a_round_has_ended_before_the_next_one_is_dealt():
    ended = [one for one in beats("glory", "missions", 3, None, 6) if "score" in one.keys]
    assert len(ended) == 6
    for before, events, table in ended:
        points = [event.values["points"] for event in events if event.key == "score"]
        assert table["history"] == [points]
        assert before["sets"]
        assert table["sets"]
