"""What can be counted tells nothing: the number of answers, whom they came from, ids of questions.

Everybody at a table sees each record come, also one that shows nothing. So it must not depend on
what is hidden whether a seat is asked: a choice among cards that happen to be alike is asked too.
"""

import json
import random

import pytest

from tests.games.adventure.test_each_card import stage
from tests.games.worlds import HIDING, discreet, every_hiding_table, short, twins, walk

# Answers in a row that are compared, and the most that are tried from one state.
DEEP = 3
MOST = 300
ENOUGH = 600


class TooMany(Exception):
    """More ways than are worth comparing."""


def ways(world, seat, follow):
    """All that others may do next, as `seat` sees it: what happens and who is asked then, with the
    steps in which it can come about. A step is what was seen by then, who is asked, and the number
    of the question."""
    found = {}
    tried = 0

    def go(state, told, steps):
        nonlocal tried
        if state.actor < 0 or seat in state.actors or len(steps) == DEEP:
            return
        moves = state.moves()
        tried += len(moves)
        if tried > MOST:
            raise TooMany
        for move in moves:
            after = state.copy()
            after.events = []
            after.play(move)
            follow(after)
            seen = [event.seen_by(seat).data() for event in after.events]
            after.events = None
            more = (*told, *(json.dumps(event, sort_keys=True) for event in seen))
            step = (len(more), after.actors, after.serial - world.serial)
            if seen:
                found.setdefault((more, after.actors), set()).add((*steps, step))
            go(after, more, (*steps, step))

    go(world, (), ())
    return found


def nothing(state):
    """Games do by themselves what is to be done."""


def compared(game, state, seat, pick, follow=nothing):
    """How much of what may happen was compared with another world that `seat` cannot tell apart.
    After each answer `follow` may do more."""
    if state.actor < 0 or seat in state.actors or state.position().get("picking"):
        # In the middle of a choice nobody knows for what: not even the other world does.
        return 0
    try:
        other = twins(game).exchanged(state, seat, pick)
        here, there = ways(state, seat, follow), ways(other, seat, follow)
    except TooMany:
        return 0
    both = here.keys() & there.keys()
    for what in both:
        assert here[what] == there[what], what
    return len(both)


@every_hiding_table
def test_neither_the_number_of_answers_nor_an_id_depends_on_what_is_hidden(game, mode, players):
    pick = random.Random(players)
    total = 0
    options = {**short(game, mode, 2), **discreet(game, mode)}
    for seed in range(1, 30):
        for state in walk(game, mode, players, seed, every=3, most=100, **options):
            total += compared(game, state, pick.choice([None, *range(players)]), pick)
        if total > ENOUGH:
            break
    assert total > ENOUGH


def test_the_student_who_pays_with_one_of_two_equal_cards_is_asked_like_any_other():
    """[AK16] Random games hardly ever come to it: two cards of the hand are the same."""
    pick = random.Random(1)
    scene = stage({"origin": "student", "hand": "years-of-practice"}, ask_policy="public")
    while "use origin 1" not in scene.legal:
        scene.play("pass")
    state = scene.state.copy()
    state.events = None
    assert scene.hand(0) == ["years-of-practice"] * 2
    for seat in (None, 1):
        assert sum(compared("adventure", state, seat, pick) for _ in range(40)) > 40


# The property can fail.


def unasked(state):
    """Let be played what is the only answer."""
    while state.actor >= 0 and len(state.moves()) == 1:
        state.play(state.moves()[0])


def numbered(state):
    """Count a question by the answers there are."""
    if state.actor >= 0:
        state.serial += len(state.moves())


def all_compared(game, mode, players, follow=nothing, **options):
    pick = random.Random(players)
    for seed in range(1, 30):
        for state in walk(game, mode, players, seed, every=3, most=100, **options):
            compared(game, state, pick.choice([None, *range(players)]), pick, follow)


# In Call to Glory hands are large: there is hardly ever one answer only.
LEAKS = [
    (*table, leak)
    for table in {table[0]: table for table in HIDING}.values()
    for leak in (unasked, numbered)
    if (table[0], leak) != ("glory", unasked)
]


@pytest.mark.parametrize(("game", "mode", "players", "leak"), LEAKS)
def test_a_table_that_tells_by_a_number_or_an_id_is_found_out(game, mode, players, leak):
    options = {**short(game, mode, 2), **discreet(game, mode)}
    with pytest.raises(AssertionError):
        all_compared(game, mode, players, leak, **options)


def test_questions_for_those_alone_who_have_a_choice_are_found_out():
    """Call to Adventure lets a table play so, and says that it tells what somebody holds."""
    with pytest.raises(AssertionError):
        all_compared("adventure", "versus", 3, ask_policy="exact")
