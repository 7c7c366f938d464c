"""Jeraku: the planes say what the table says."""

import pytest

from kachidoki import CHANCE
from kachidoki.games.jeraku import scoring
from kachidoki.games.jeraku.pieces import CLANS, GREEN
from kachidoki.games.jeraku.planes import layout
from tests.games.jeraku.states import DECK, JERAKU, every_table, walk
from tests.games.worlds import observed


def parts(state, seat, players):
    """The planes of a seat by the names of their parts."""
    planes, found, at = observed(state, seat, JERAKU.width(players)), {}, 0
    for name, length in layout(players):
        found[name] = planes[at : at + length]
        at += length
    return found


def cards(plane):
    return {card for card, there in zip(DECK, plane, strict=True) if there}


def seen(mode, players, seed=5, every=7):
    for at, state in enumerate(walk(mode, players, seed)):
        if at % every:
            continue
        for seat in (None, *range(players)):
            yield state, seat, state.view(seat).table(), parts(state, seat, players)


def clans(table, mode, seat):
    """The clans as a seat counts them."""
    names = [one["clan"] for one in table["clans"]]
    if mode.startswith("solo"):
        return [CLANS[GREEN], *names[:GREEN]]
    me = seat or 0
    own = 2 * me if mode == "armies" else me
    if mode.startswith("armies"):
        other = (own // 2 * 2 + 2) % 4
        return [names[own], names[own ^ 1], names[other], names[other + 1]]
    many = 2 if mode == "neutral" else len(names)
    return [names[(own + turn) % many] for turn in range(many)] + names[many:]


@every_table
def test_ranks_clans_stand_in_the_planes_as_on_the_map(mode, players):
    compared = 0
    for _, seat, table, found in seen(mode, players):
        for turn, clan in enumerate(clans(table, mode, seat)):
            for at, region in enumerate(table["regions"]):
                influence = region["influence"].get(clan, 0)
                bits = found[f"influence+{turn}"][5 * at : 5 * at + 5]
                assert bits.count(255) == min(influence, 5)
                rank = region["ranks"].get(clan, 0)
                told = found[f"rank+{turn}"][3 * at : 3 * at + 3]
                assert [place + 1 for place in range(3) if told[place]] == [rank] * (0 < rank < 4)
                compared += influence > 0
    assert compared > 50


@every_table
def test_prestige_planes_know_what_regions_pay_as_things_stand(mode, players):
    """[prestige] The same as if the round were scored at once."""
    paid = 0
    for state, seat, table, found in seen(mode, players):
        if state.over or state.round == 0:
            continue
        scored = state.copy()
        scoring.score_prestige(scored)
        for turn, clan in enumerate(clans(table, mode, seat)):
            at = CLANS.index(clan)
            gain = scored.rp[at] - state.rp[at]
            assert sum(found[f"pays+{turn}"]) == sum_of_bytes(state, at, gain)
            paid += gain
    assert paid > 20


def sum_of_bytes(state, clan, gain):
    """What the points that each region pays to a clan come to as bytes: 16 of them are all."""
    found = 0
    for region in range(7):
        rank = scoring.rank_of(state, clan, region)
        if 0 < rank < 4 and clan != state.rules.neutral:
            points = state.rules.pays_in(state.round, region)[rank - 1]
            gain -= points
            found += min(255, points * 16 * 255 // 256)
    assert gain == 0
    return found


@every_table
def test_cards_planes_hold_the_own_cards_and_what_was_not_seen(mode, players):
    compared = 0
    for _, _, table, found in seen(mode, players):
        if table["solo"] is not None:
            assert cards(found["open"]) == set(table["solo"]["open"])
            continue
        hand = {*(table["hand"] or ()), *table["row"], *table["picks"]}
        assert cards(found["hand"]) == hand
        assert cards(found["pack"]) == set(table["pack"])
        # What was seen is what the table says, and what one knows others to have.
        known = {card for party in table["parties"] for card in party["known"]}
        assert set(DECK) - cards(found["unseen"]) >= {*table["seen"], *known}
        assert not cards(found["unseen"]) & (hand | set(table["given"]) | set(table["played"]))
        assert cards(found["known elsewhere"]) >= known
        compared += len(hand) > 0
    assert compared > 30 or mode.startswith("solo")


@pytest.mark.parametrize(("mode", "players"), [("base", 4), ("armies", 2), ("duo", 2)])
def test_winner_planes_tell_which_values_would_win(mode, players):
    """[winner] As the table says once such a card lies there."""
    tried = 0
    for state in walk(mode, players, seed=6):
        if state.actor == CHANCE or state.over or state.step.name != "play":
            continue
        seat = state.actor
        wins = parts(state, seat, players)["would win"]
        for move in state.moves():
            after = state.copy()
            clan = CLANS[state.acting]
            after.play(move)
            if len(after.trick) == len(state.trick) + 1:
                assert (after.view(None).table()["winning"] == clan) == bool(wins[move.value])
                tried += 1
    assert tried > 100
