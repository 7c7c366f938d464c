"""Jeraku: what holds at every step of every game."""

import random
from collections import Counter

import pytest

from kachidoki import CHANCE, IllegalMove, Rng
from kachidoki.bots import Search
from tests.games import worlds
from tests.games.jeraku.states import DECK, JERAKU, clumped, every_table, see, told, walk

# No game has more decisions.
MOST = {
    ("base", 3): 342,
    ("base", 4): 372,
    ("team", 4): 372,
    ("five", 5): 378,
    ("duo", 2): 336,
    ("armies", 2): 344,
    ("armies-team", 4): 344,
    ("neutral", 2): 456,
    ("solo", 1): 207,
    ("solo-expert", 1): 207,
}
# Cards that are never dealt to anybody.
OUT = {"base3": 3, "base4": 1, "team4": 1, "five5": 1, "duo2": 3, "neutral2": 5}
SEALED = [
    ("base", 3),
    ("base", 4),
    ("five", 5),
    ("duo", 2),
    ("armies", 2),
    ("armies-team", 4),
    ("team", 4),
    ("neutral", 2),
]


def eager(state, pick):
    """A move of somebody who acts a lot and seldom stops."""
    seat = pick.choice(state.actors)
    moves = {str(move): move for move in state.moves(seat)}
    texts = [text for text in moves if text not in ("stop", "deploy")] or list(moves)
    high = [text for text in texts if text[-1] in "56" and text.startswith(("play", "take"))]
    state.play(moves[pick.choice(high or texts)], seat)


def games(mode, players, seeds=(1, 2, 3, 4)):
    """States of random games, one half of them eager; all events of a step are with its state."""
    for seed in seeds:
        state = JERAKU.start(players, mode)
        state.events = []
        rng, pick = Rng(seed), random.Random(seed)
        decisions = 0
        yield seed, state, decisions
        while not state.over:
            state.events = []
            if state.actor == CHANCE:
                deal = see(state, "step") == "deal" and pick.random() < 0.4
                state.play(clumped(pick) if deal else state.chance(rng))
            else:
                decisions += 1
                if seed % 2:
                    eager(state, pick)
                else:
                    seat = pick.choice(state.actors)
                    state.play(pick.choice(state.moves(seat)), seat)
            yield seed, state, decisions


@every_table
def test_map_pieces_are_never_lost(mode, players):
    """Ten samurai of each clan, every Daimyo somewhere; points never go down. F2, A14."""
    before = None
    for _, state, _ in games(mode, players):
        clans = state.position()["clans"]
        for entry in clans:
            assert min(entry["samurai"]) >= 0
            assert entry["supply"] >= 0
            assert sum(entry["samurai"]) + entry["supply"] == 10
            assert entry["daimyo"] in range(7) or see(state, "step") in ("daimyos", "assign")
        now = [entry["points"] for entry in clans]
        if before and see(state, "round"):
            assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now if see(state, "round") else None
        if mode == "neutral" and see(state, "round"):
            neutral = clans[2]
            assert (neutral["supply"], neutral["points"], neutral["card"]) == (0, 0, 0)
            assert neutral["daimyo"] == 7 - see(state, "round")
            assert sum(neutral["samurai"][neutral["daimyo"] + 1 :]) == 0


@every_table
def test_cards_every_card_is_in_one_place(mode, players):
    """21 cards over hands, rows, packs, what was played or laid aside, and what is out."""
    for _, state, _ in games(mode, players):
        position = state.position()
        if mode.startswith("solo"):
            solo = position["solo"]
            assert len(set(solo["seen"])) == len(solo["seen"]) <= 18
            assert set(solo["open"]) <= set(solo["seen"])
            continue
        assert position["kachidoki"] in range(len(position["parties"])) or not see(state, "round")
        found, sizes = [], []
        for entry in position["parties"]:
            found += entry["hand"] + entry["played"] + entry.get("discarded", [])
            if position["step"] == "draft":
                found += entry["row"] + entry["pack"] + entry["picks"]
            sizes.append(len(entry["hand"]))
        assert len(set(found)) == len(found)
        assert set(found) <= set(DECK)
        if found:
            assert len(found) == 21 - OUT.get(f"{mode}{players}", 5)
        assert max(sizes) - min(sizes) <= 1
        if not position["trick"]:
            assert max(sizes) == min(sizes)


@every_table
def test_rounds_games_end_within_the_bounds(mode, players):
    """No more decisions than the specification allows, and somebody has won, alone perhaps not."""
    longest = Counter()
    for seed, state, decisions in games(mode, players, seeds=(5, 6, 7)):
        assert decisions <= MOST[mode, players]
        longest[seed] = decisions
        if state.actor >= 0:
            assert state.moves()
        if state.over:
            assert state.winners or mode.startswith("solo")
            assert see(state, "round") == 3 or mode == "duo"
    assert max(longest.values()) > MOST[mode, players] * 0.3


@every_table
def test_prestige_never_pays_more_than_its_row(mode, players):
    """A1: what is paid in a region is at most the sum of its row; Kachidoki pays at most six."""
    paid = Counter()
    for _, state, _ in games(mode, players, seeds=(1, 2)):
        rows = {values["region"]: values for values in told(state.events, "region")}
        sums = Counter()
        for key in ("score", "score-enemy"):
            for values in told(state.events, key):
                sums[values["region"]] += values["points"]
                assert values["influence"] > 0
        for region, total in sums.items():
            row = rows[region]
            assert total <= row["first"] + row["second"] + row["third"]
            paid["prestige"] += total
        cries = sum(values["points"] for values in told(state.events, "cry-score"))
        assert cries <= 6
        paid["cries"] += cries
        history = see(state, "history")
        now = {entry["clan"]: entry["rp"] for entry in see(state, "clans")}
        for name, total in now.items():
            rounds = sum(row["cries"][name] + row["prestige"][name] for row in history)
            assert rounds + see(state, "cries")[name] == total
    assert paid["prestige"] > 50
    assert (paid["cries"] == 0) == (mode in ("duo", "solo", "solo-expert"))


@every_table
def test_skirmish_what_may_be_answered_is_what_is_accepted(mode, players):
    """Every move that is not listed is refused with a reason that the texts know, a section, and
    its values; nothing changes."""
    refusals, sections = JERAKU.vocabulary.refusals, JERAKU.vocabulary.sections
    for number, state in enumerate(walk(mode, players, seed=3, every=5)):
        if state.actor < 0:
            continue
        seat = state.actors[number % len(state.actors)]
        before, legal = state.position(), set(state.moves(seat))
        for move in JERAKU.all_moves:
            if move not in legal:
                with pytest.raises(IllegalMove) as refusal:
                    state.play(move, seat)
                assert tuple(refusal.value.values) == refusals[refusal.value.reason]
                assert refusal.value.rule in sections
        assert state.position() == before


@pytest.mark.parametrize(("mode", "players"), SEALED)
def test_recruitment_nobody_sees_what_another_has_locked(mode, players):
    """Whatever a seat locks, the views of all others have the same bytes until all have chosen."""
    steps, captains = Counter(), {"armies-team": (0, 2)}.get(mode, range(players))
    width = JERAKU.width(players)
    for state in walk(mode, players, seed=4):
        if see(state, "round") > 1:
            break
        if not state.together:
            continue
        steps[see(state, "step")] += 1
        seat = state.actors[0]
        if len(state.actors) == 1 and len(state.position()["parties"][0]["locked"]) == 0:
            continue
        others = [None, *range(players)]
        mine = (seat, seat + 1) if mode == "armies-team" else (seat,)
        views = []
        for move in state.moves(seat):
            twin = state.copy()
            twin.events = []
            twin.play(move, seat)
            if not twin.together or twin.actors == tuple(captains):
                continue
            told_to = [
                [event.seen_by(other).data() for event in twin.events]
                for other in others
                if other not in mine
            ]
            seen = [twin.view(other).encode() for other in others if other not in mine]
            features = [twin.view(other).features() for other in others if other not in mine]
            planes = [worlds.observed(twin, other, width) for other in others if other not in mine]
            views.append((told_to, seen, features, planes))
        assert all(view == views[0] for view in views)
        steps["compared"] += len(views) > 1
    assert steps["compared"] >= 2
    wanted = {"armies": "draft", "armies-team": "draft"}.get(mode, "pass")
    assert steps[wanted]
    assert (mode == "neutral") == (steps["discard"] > 0)


@pytest.mark.parametrize(("mode", "players"), SEALED)
def test_recruitment_the_order_of_the_answers_does_not_matter(mode, players):
    """Sealed answers given in another order lead to the same table."""
    state = JERAKU.new(players, mode, seed=6)
    while not state.together:
        if state.actor == CHANCE:
            state.play(state.chance(Rng(1)))
        else:
            state.play(state.moves()[0])
    ends = []
    for turn in (1, -1):
        twin, step = state.copy(), see(state, "step")
        seats = list(twin.actors)[::turn]
        for seat in seats:
            while see(twin, "step") == step and twin.together and seat in twin.actors:
                before = len(twin.position()["parties"][0].get("pack", []))
                twin.play(twin.moves(seat)[-1], seat)
                if step == "draft":
                    break
            assert before >= 0
        ends.append(twin.position())
    assert ends[0] == ends[1]


@every_table
def test_winning_scores_and_results_go_together(mode, players):
    """The winners have the most points; with equal ones a later test has decided."""
    for seed in range(3):
        *_, state = walk(mode, players, seed, every=1000)
        assert state.over
        if mode.startswith("solo"):
            assert state.results() == ([1.0] if state.winners else [0.0])
            continue
        best = max(state.scores)
        assert all(state.scores[seat] == best for seat in state.winners)
        assert sum(state.results()) >= 1.0


SWITCHED = [
    ("solo", 1, {"solo_player_ninja": "single_if_kyoto"}),
    ("solo", 1, {"solo_player_ninja": "one_kyoto_only"}),
    ("solo-expert", 1, {"solo_player_ninja": "one_kyoto_only"}),
    ("neutral", 2, {"neutral_dest": "adjacent"}),
    ("neutral", 2, {"shield": "on"}),
    ("team", 4, {"team4_friendly_removal": False, "team4_seating": "adjacent"}),
]


@pytest.mark.parametrize(("mode", "players", "options"), SWITCHED)
def test_actions_plans_and_quick_play_keep_to_the_switches(mode, players, options):
    """What bots have in mind is legal at every step, however the table plays."""
    for state in worlds.walk("jeraku", mode, players, seed=12, every=5, **options):
        for seat in state.actors:
            for plan in state.plans(seat, state.moves(seat))[:40]:
                world = state.copy()
                for move in plan.moves:
                    world.play(move, seat)
            assert Search(1, iterations=4).choose(state.view(seat)) in state.moves(seat)
