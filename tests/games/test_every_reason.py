"""What a move brings, as hints say it: in every game that says it at all."""

import random
from collections.abc import Iterator

import pytest

import kachidoki
from kachidoki.kernel.event import Event
from kachidoki.text import LANGUAGES, Texts
from tests.games.worlds import EVERY, HIDING, twins, walk

SAYING = [table for table in EVERY if kachidoki.game(table[0]).vocabulary.reasons]
every_saying_game = pytest.mark.parametrize("game", dict.fromkeys(table[0] for table in SAYING))
every_saying_table = pytest.mark.parametrize(
    ("game", "mode", "players"), [table for table in SAYING if table in HIDING]
)
# As many random games as it takes for every reason to come up at one table or another.
GAMES = range(1, 9)


def reasons(view: kachidoki.View) -> Iterator[Event]:
    """What the moves of a view bring, where that is said."""
    return (reason for move in view.moves if (reason := view.reason(move)) is not None)


@every_saying_game
def test_every_reason_comes_up_with_the_values_that_texts_are_given(game: str) -> None:
    declared = kachidoki.game(game).vocabulary.reasons
    texts = [Texts(language, game) for language in LANGUAGES]
    missing = set(declared)
    for seed in GAMES:
        for _, mode, players in (table for table in SAYING if table[0] == game):
            for state in walk(game, mode, players, seed, most=150):
                for seat in state.actors:
                    for reason in reasons(state.view(seat)):
                        assert tuple(reason.values) == declared[reason.key]
                        if reason.key in missing:
                            missing.remove(reason.key)
                            assert all(text.reason(reason, (), seat) for text in texts)
        if not missing:
            break
    assert not missing


@every_saying_table
def test_no_reason_tells_what_one_cannot_know(game: str, mode: str, players: int) -> None:
    """Substitution: exchange what is hidden, and the same is said of every move."""
    pick = random.Random(players)
    compared = 0
    for state in walk(game, mode, players, seed=4, most=60):
        for seat in state.actors:
            other = twins(game).exchanged(state, seat, pick)
            view, twin = state.view(seat), other.view(seat)
            assert list(reasons(view)) == list(reasons(twin))
            compared += len(list(reasons(view)))
    assert compared > 10


def test_who_looks_on_is_told_no_reason() -> None:
    state = kachidoki.game("glory").new(2, seed=1)
    move = state.moves()[0]
    assert state.view(None).reason(move) is None
