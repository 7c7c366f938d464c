"""What holds at every step of every game, in every mode and for every number of players."""

import json
import random

import pytest

import kachidoki
from kachidoki import CHANCE, BadOption, IllegalMove, NotYourTurn, Rng, UnreadableMove
from kachidoki.kernel.game import shares
from tests.games.worlds import every_game, every_table, short, step, walk

# No game of ours takes longer: a search, or a server, could otherwise wait for ever.
MOST_STEPS = 4000


# A game tells of itself.


@every_game
def test_modes_options_and_sections(game):
    rules = kachidoki.game(game)
    sections = rules.vocabulary.sections
    assert len(set(sections)) == len(sections)
    for name, mode in rules.modes.items():
        assert mode.players
        assert len(set(mode.players)) == len(mode.players)
        for key, option in mode.options.items():
            assert option.name == key
            assert option.default in option.values
            assert option.rule in sections
        for players in mode.players:
            assert set(rules.settings(players, name, {})) == set(mode.options)
        for players in (0, max(mode.players) + 1):
            with pytest.raises(BadOption):
                rules.settings(players, name, {})


@every_table
def test_every_seat_is_on_one_side(game, mode, players):
    sides = kachidoki.game(game).sides(players, mode)
    assert sorted(seat for side in sides for seat in side) == list(range(players))
    assert all(list(side) == sorted(side) for side in sides)
    assert list(sides) == sorted(sides)


@every_game
def test_moves_are_numbered_from_zero_and_parse_back(game):
    rules = kachidoki.game(game)
    words = rules.vocabulary
    assert [move.index for move in rules.all_moves] == list(range(len(rules.all_moves)))
    assert len({str(move) for move in rules.all_moves}) == len(rules.all_moves)
    for move in rules.all_moves:
        assert rules.parse(str(move)) is move
        assert rules.parse(f"  {str(move).upper().replace(' ', '   ')} ") is move
        assert move.rule in words.sections
        key, values = rules.describe(move)
        assert tuple(values) == words.moves[key]


@every_game
@pytest.mark.parametrize("text", ["", " ", "xyzzy", "deal", "start", "undo 3", "x" * 5000, "\0"])
def test_what_is_no_move_cannot_be_read(game, text):
    with pytest.raises(UnreadableMove) as refusal:
        kachidoki.game(game).parse(text)
    assert refusal.value.reason == "unreadable-move"


@every_game
def test_a_slip_of_the_pen_is_answered_with_a_suggestion(game):
    rules = kachidoki.game(game)
    for move in rules.all_moves[:: max(1, len(rules.all_moves) // 20)]:
        with pytest.raises(UnreadableMove) as refusal:
            rules.parse(f"{move}xx")
        assert rules.parse(refusal.value.values["like"]) in rules.all_moves


# The course of a game.


@every_table
def test_random_games_end_with_winners_and_every_question_is_new(game, mode, players):
    sides = kachidoki.game(game).sides(players, mode)
    for seed in (1, 2):
        steps, serial, questions = 0, -1, set()
        for state in walk(game, mode, players, seed):
            # It stands still while others have yet to answer a sealed question.
            assert state.serial > serial - state.together
            serial = state.serial
            question = state.question()
            if question is not None:
                assert question.id not in questions
                questions.add(question.id)
                assert state.moves()
            assert len(state.scores) == players
            assert state.over or state.winners == ()
            steps += 1
        assert steps < MOST_STEPS
        # Whoever wins, wins with all of the side. Partners have the same points, unless there is
        # only the game to beat: then everybody may have their own.
        assert state.winners == tuple(sorted(set(state.winners)))
        for side in sides:
            assert set(side) <= set(state.winners) or set(side).isdisjoint(state.winners)
            assert len(sides) == 1 or len({state.scores[seat] for seat in side}) == 1
        assert state.winners or len(sides) == 1
        for move in kachidoki.game(game).all_moves:
            with pytest.raises(IllegalMove):
                state.play(move)


@every_table
def test_a_move_is_refused_exactly_when_it_is_not_listed(game, mode, players):
    rules = kachidoki.game(game)
    for state in walk(game, mode, players, seed=3, most=300, **short(game, mode, 2)):
        if state.actor < 0:
            assert state.moves() == ()
            continue
        # A game may remember what it has listed: ask also one that has listed nothing.
        asked = state.copy()
        legal = state.moves()
        assert len(set(legal)) == len(legal)
        for move in rules.all_moves:
            assert (asked.refusal(move, state.actor) is None) == (move in legal)
            assert (state.refusal(move, state.actor) is None) == (move in legal)


@every_table
def test_a_refused_move_changes_nothing_and_says_why(game, mode, players):
    rules = kachidoki.game(game)
    words = rules.vocabulary
    for state in walk(game, mode, players, seed=4, every=23, **short(game, mode, 2)):
        before = state.position()
        legal = state.moves()
        state.events = []
        for move in rules.all_moves:
            if move in legal:
                continue
            with pytest.raises(IllegalMove) as refusal:
                state.play(move)
            error = refusal.value
            assert tuple(error.values) == words.refusals[error.reason]
            assert error.rule in words.sections
        for seat in range(players):
            if seat not in state.actors:
                with pytest.raises(NotYourTurn):
                    state.play(rules.all_moves[0], seat)
        assert state.position() == before
        assert state.events == []
        state.events = None


@every_table
def test_events_and_questions_are_in_the_vocabulary(game, mode, players):
    words = kachidoki.game(game).vocabulary
    for seed in range(2):
        for state in walk(game, mode, players, seed):
            for event in state.events or []:
                for seat in (None, *range(players)):
                    seen = event.seen_by(seat)
                    assert set(seen.values) == set(words.events[seen.key])
                    json.dumps(seen.data())
            state.events = []
            question = state.question()
            if question is not None:
                assert tuple(question.values) == words.questions[question.key]
                assert question.rule in words.sections


@every_table
def test_a_copy_goes_its_own_way(game, mode, players):
    rng, pick = Rng(1), random.Random(1)
    for state in walk(game, mode, players, seed=5, every=40):
        before = state.position()
        twin = state.copy()
        assert twin.position() == before
        assert twin.events is None
        for _ in range(12):
            if not twin.over:
                step(game, twin, rng, pick)
        assert state.position() == before


@every_table
def test_results_are_shares_of_one_among_the_sides(game, mode, players):
    """A fair guess on the way, and what came of it at the end: partners have the same."""
    sides = kachidoki.game(game).sides(players, mode)
    for state in walk(game, mode, players, seed=6, every=11):
        results = state.results()
        assert len(results) == players
        for side in sides:
            assert [results[seat] for seat in side] == [results[side[0]]] * len(side)
        # Together, or alone, one may also lose to the game.
        if state.horizon() and not state.over and len(sides) > 1:
            assert sum(results[side[0]] for side in sides) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in results)
    assert state.horizon()
    assert state.results() == shares(sides, state.winners)


@every_table
def test_plans_go_by_the_rules(game, mode, players):
    """Every move of every plan is legal, and the same seat is asked until the last one."""
    for state in walk(game, mode, players, seed=8, every=13, **short(game, mode)):
        for seat in state.actors:
            moves = state.moves(seat)
            plans = state.plans(seat, moves)
            assert plans
            for plan in plans[:40]:
                assert plan.moves[0] in moves
                world = state.copy()
                for move in plan.moves:
                    world.play(move, seat)


@every_table
def test_advice_and_quick_play_go_by_the_rules(game, mode, players):
    """Advice has a number for each move, and quick play comes to a horizon."""
    rng = Rng(3)
    for state in walk(game, mode, players, seed=7, every=17, **short(game, mode, 2)):
        if state.actor >= 0:
            moves = state.moves()
            assert len(state.advice(state.actor, moves)) == len(moves)
        before = state.position()
        twin = state.copy()
        twin.rollout(rng)
        assert twin.horizon()
        assert state.position() == before
        rules = kachidoki.game(game)
        assert rules.from_position(twin.position()).position() == twin.position()


# Chance.


@every_table
def test_chance_is_spread_over_small_draws(game, mode, players):
    """Every value that may follow has a weight, and any complete result can be played."""
    pick = random.Random(7)
    seen = 0
    for state in walk(game, mode, players, seed=9, **short(game, mode, 2)):
        if state.actor != CHANCE:
            continue
        values: list[int] = []
        while options := state.outcomes(values):
            assert all(weight > 0 for _, weight in options)
            assert len({value for value, _ in options}) == len(options)
            values.append(pick.choice(options)[0])
        twin = state.copy()
        twin.play(state.outcome(values))
        seen += 1
    assert seen


@every_table
def test_results_of_chance_parse_back(game, mode, players):
    rules = kachidoki.game(game)
    rng = Rng(8)
    for state in walk(game, mode, players, seed=10, **short(game, mode, 2)):
        if state.actor != CHANCE:
            continue
        move = state.chance(rng)
        again = rules.parse(str(move))
        assert again == move
        assert hash(again) == hash(move)
        assert again.index == -1
        worlds = state.copy(), state.copy()
        for world, result in zip(worlds, (move, again), strict=True):
            world.play(result)
        assert worlds[0].position() == worlds[1].position()


@every_table
def test_a_seat_cannot_play_for_chance_nor_chance_for_a_seat(game, mode, players):
    state = kachidoki.game(game).start(players, mode)
    rng = Rng(2)
    while state.actor == CHANCE:
        dealt = state.chance(rng)
        with pytest.raises(NotYourTurn):
            state.play(dealt, 0)
        state.play(dealt)
    before = state.position()
    with pytest.raises(IllegalMove):
        state.play(dealt)
    with pytest.raises(IllegalMove):
        state.play(dealt, int(state.actor))
    with pytest.raises(IllegalMove):
        state.chance(rng)
    assert state.position() == before


@every_table
def test_a_seed_repeats_the_opening(game, mode, players):
    rules = kachidoki.game(game)
    positions = [rules.new(players, mode, seed=seed).position() for seed in (7, 7, 8)]
    assert positions[0] == positions[1] != positions[2]
    # Some games begin in one of a few ways (Jeraku's armies for two): two deals may be alike.
    unseeded = [rules.new(players, mode).position() for _ in range(20)]
    assert any(position != unseeded[0] for position in unseeded)
    assert rules.start(players, mode).actor == CHANCE
