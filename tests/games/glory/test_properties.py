"""Call to Glory: what holds at every step of every game."""

import json
import random

import pytest

import kachidoki
from kachidoki import CHANCE, IllegalMove, NotYourTurn, Rng
from tests.worlds import GLORY, KINDS, TABLES, VALUES, finish, step, table, walk

every_table = pytest.mark.parametrize(("mode", "players"), TABLES)


def counted(position: dict) -> dict[str, int]:
    """How many cards of each kind there are, wherever they lie."""
    found = dict.fromkeys(KINDS, 0)
    for pile in (*position["deck"], *position["discard"]):
        for kind in pile:
            found[kind] += 1
    for hand in position["hands"]:
        for kind, count in hand.items():
            found[kind] += count
    for kind, laid in position["sets"].items():
        found[kind] += laid["count"]
    if position["placing"]:
        found[position["placing"]["kind"]] += position["placing"]["count"]
    return found


@every_table
def test_cards_ct19_random_games_end_and_keep_every_card(mode, players):
    """CT19: 110 cards at every step, one set of a kind at most, and an end."""
    for seed in (1, 2):
        steps, serial, questions = 0, -1, set()
        for state in walk(mode, players, seed):
            position = state.position()
            if position["round"]:
                assert counted(position) == VALUES
            ninja = mode in ("ninja", "both")
            assert sum(position["figures"]) + position["supply"] == (4 if ninja else 0)
            assert position["serial"] > serial
            serial = position["serial"]
            question = state.question()
            if question is not None:
                assert question.id not in questions
                questions.add(question.id)
                assert state.moves()
            steps += 1
        assert steps < 4000
        assert state.winners


@every_table
def test_play_a_move_is_refused_exactly_when_it_is_not_listed(mode, players):
    for state in walk(mode, players, seed=3, rounds=2):
        if state.actor < 0:
            continue
        legal = state.moves()
        assert len(set(legal)) == len(legal)
        for move in GLORY.all_moves:
            assert (state.refusal(move, state.actor) is None) == (move in legal)


@every_table
def test_play_a_refused_move_changes_nothing_and_says_why(mode, players):
    refusals = GLORY.vocabulary.refusals
    for state in walk(mode, players, seed=4, every=23, rounds=2):
        before = state.position()
        legal = state.moves()
        state.events = []
        for move in GLORY.all_moves:
            if move in legal:
                continue
            with pytest.raises(IllegalMove) as refusal:
                state.play(move)
            error = refusal.value
            assert tuple(error.values) == refusals[error.reason]
            assert error.rule in GLORY.vocabulary.sections
        for seat in range(players):
            if seat not in state.actors:
                with pytest.raises(NotYourTurn):
                    state.play(GLORY.all_moves[0], seat)
        assert state.position() == before
        assert state.events == []
        state.events = None


@every_table
def test_play_events_and_questions_are_in_the_vocabulary(mode, players):
    events, questions = GLORY.vocabulary.events, GLORY.vocabulary.questions
    for seed in range(2):
        for state in walk(mode, players, seed):
            for event in state.events or []:
                for seat in (None, *range(players)):
                    seen = event.seen_by(seat)
                    assert set(seen.values) == set(events[seen.key])
                    json.dumps(seen.data())
            state.events = []
            question = state.question()
            if question is not None:
                assert tuple(question.values) == questions[question.key]
                assert question.rule in GLORY.vocabulary.sections


@every_table
def test_play_a_copy_goes_its_own_way(mode, players):
    rng, pick = Rng(1), random.Random(1)
    for state in walk(mode, players, seed=5, every=40):
        before = state.position()
        twin = state.copy()
        assert twin.position() == before
        assert twin.events is None
        for _ in range(12):
            if not twin.over:
                step(twin, rng, pick)
        assert state.position() == before


@every_table
def test_play_results_are_shares_of_one_at_every_step(mode, players):
    for state in walk(mode, players, seed=6, every=11):
        assert sum(state.results()) == pytest.approx(1.0)
    assert [score == 0.0 for score in state.results()] == [
        seat not in state.winners for seat in range(players)
    ]


def test_play_moves_are_numbered_from_zero_and_parse_back():
    assert [move.index for move in GLORY.all_moves] == list(range(len(GLORY.all_moves)))
    assert len({str(move) for move in GLORY.all_moves}) == len(GLORY.all_moves)
    for move in GLORY.all_moves:
        assert GLORY.parse(str(move)) is move
        assert GLORY.parse(f"  {str(move).upper().replace(' ', '   ')} ") is move
        assert move.rule in GLORY.vocabulary.sections
        key, values = GLORY.describe(move)
        assert tuple(values) == GLORY.vocabulary.moves[key]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay 1 farmer",
        "lay 21 farmer",
        "draw deck 3",
        "lay 6 farmers",
        "start 5",
        "start",
        "deal",
        "deal 123",
        "deal " + "9" * 110,
        "missions 0123 0123",
        "missions 0x123 0123 0123",
        "missions 0122 0123 0123",
        "deal " + "x" * 110,
        "x" * 5000,
    ],
)
def test_play_what_is_no_move_cannot_be_read(text):
    with pytest.raises(kachidoki.UnreadableMove) as refusal:
        GLORY.parse(text)
    assert refusal.value.reason == "unreadable-move"


def test_play_a_slip_of_the_pen_is_answered_with_a_suggestion():
    with pytest.raises(kachidoki.UnreadableMove) as refusal:
        GLORY.parse("lay 6 farmrs")
    assert refusal.value.values["like"] == "lay 6 farmer"


def spread(state, pick):
    """Every value that may follow, one draw at a time, to a complete result."""
    values = []
    while options := state.outcomes(values):
        assert all(weight > 0 for _, weight in options)
        yield values, options
        values.append(pick.choice(options)[0])
    state.play(state.outcome(values))


@every_table
def test_setup_chance_is_spread_over_small_draws(mode, players):
    state = GLORY.start(players, mode)
    pick = random.Random(7)
    seen = []
    while state.actor == CHANCE:
        phase = state.position()["phase"]
        for values, options in spread(state, pick):
            total = sum(weight for _, weight in options)
            wanted = {"start": players, "assign": 4 - len(values) % 4, "deal": 110 - len(values)}
            assert total == wanted[phase]
        seen.append(phase)
    missions = ["assign"] if mode in ("missions", "both") else []
    assert seen == ["start", *missions, "deal"]
    assert state.actor >= 0


@every_table
def test_setup_results_of_chance_parse_back(mode, players):
    state = GLORY.start(players, mode)
    rng = Rng(8)
    while state.actor == CHANCE:
        move = state.chance(rng)
        again = GLORY.parse(str(move))
        assert again == move
        assert hash(again) == hash(move)
        twin = state.copy()
        twin.play(again)
        state.play(move)
        assert twin.position() == state.position()


def test_setup_the_deal_is_fair():
    """The first card of 4,000 deals, against the share of each kind: chi-square, 8 degrees."""
    state = GLORY.start(2, starter=1)
    rng = Rng(11)
    first = [0] * 9
    for _ in range(4000):
        first[int(str(state.chance(rng))[5])] += 1
    expected = [4000 * count / 110 for count in VALUES.values()]
    assert sum((f - e) ** 2 / e for f, e in zip(first, expected, strict=True)) < 30


def test_play_undo_is_barred_by_what_a_move_shows():
    state = table(phase="first", hands={0: "1 farmer"}, discard=("monk", "envoy"))
    state.play(GLORY.parse("draw discard 1"))
    assert not state.revealing
    state.play(GLORY.parse("draw deck 1"))
    assert state.revealing


def test_play_finished_games_have_scores_for_all():
    state = finish(GLORY.new(players=4, mode="both", seed=3))
    assert len(state.scores) == 4
    assert max(state.scores) == state.scores[state.winners[0]]
