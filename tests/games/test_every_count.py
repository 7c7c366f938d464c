"""What can be counted tells nothing: the number of answers, whom they came from, ids of questions.

Everybody at a table sees each record come, also one that shows nothing. So it must not depend on
what is hidden whether a seat is asked: a choice among cards that happen to be alike is asked too.
"""

import json
import random

from tests.games.worlds import discreet, every_hiding_table, short, twins, walk

# Answers in a row that are compared, and the most that are tried from one state.
DEEP = 3
MOST = 300
ENOUGH = 600


class TooMany(Exception):
    """More ways than are worth comparing."""


def ways(world, seat):
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
            seen = [event.seen_by(seat).data() for event in after.events]
            after.events = None
            more = (*told, *(json.dumps(event, sort_keys=True) for event in seen))
            step = (len(more), after.actors, after.serial - world.serial)
            if seen:
                found.setdefault((more, after.actors), set()).add((*steps, step))
            go(after, more, (*steps, step))

    go(world, (), ())
    return found


def compared(game, state, seat, pick):
    """How much of what may happen was compared with another world that `seat` cannot tell apart."""
    if state.actor < 0 or seat in state.actors or state.position().get("picking"):
        # In the middle of a choice nobody knows for what: not even the other world does.
        return 0
    try:
        here, there = ways(state, seat), ways(twins(game).exchanged(state, seat, pick), seat)
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
