"""The lessons of all games: legal, short, said in every language, and without secrets."""

import pytest

import kachidoki
from kachidoki.text import LANGUAGES, _bundle
from tests.games.lessons import Course, course
from tests.games.lessons import taught as games_with_a_lesson

# Longer is not read.
MOST_WORDS = 50
# Where the page answers some of the moves that are not asked for, with a sentence for all games.
ANSWERED_BY_PAGE = ("glory",)


@pytest.fixture(params=games_with_a_lesson())
def taught(request: pytest.FixtureRequest) -> Course:
    return course(request.param)


def test_each_move_asked_for_is_a_choice(taught):
    assert 6 <= len(taught.asks) <= 18
    for stop in taught.asks:
        texts = [move.text for move in stop.view.moves]
        assert set(stop.wants) <= set(texts)
        # What can be done in one way only teaches nothing.
        assert len(texts) > 1, stop.say


def test_it_is_of_the_first_mode(taught):
    assert taught.lesson.mode == next(iter(kachidoki.game(taught.game_id).modes))


def test_the_learner_sees_nothing_secret(taught):
    for stop in taught.stops:
        assert stop.view.seat == taught.lesson.seat
        assert not any(event.secrets for event in stop.events)


def test_each_move_is_a_stop_of_its_own(taught):
    for stop in taught.stops:
        assert not (stop.say and stop.events)
        assert stop.say or not stop.wants


def test_what_is_watched_has_its_beats_but_not_what_goes_on_meanwhile(taught):
    hurries = [len(scene.moves) > 1 for scene in taught.lesson.script if scene.moves]
    played = [stop for stop in taught.stops if not stop.say]
    assert len(played) == len(hurries)
    for stop, hurry in zip(played, hurries, strict=True):
        assert not (hurry and stop.beats)
        assert all(0 < beat.events < len(stop.events) for beat in stop.beats)
    assert any(stop.beats for stop in played)


def test_the_teacher_has_the_first_and_the_last_word(taught):
    assert taught.stops[0].say
    assert taught.stops[-1].say


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said_in_short(taught, language):
    bundle = _bundle(language, taught.game_id)
    for stop in taught.stops:
        if not stop.say:
            continue
        message = bundle.get_message(stop.say)
        said, faults = bundle.format_pattern(message.value, dict(stop.values))
        assert not faults
        assert len(said.split()) <= MOST_WORDS, (stop.say, len(said.split()))
        own = set(message.attributes)
        assert own <= ({"other"} if stop.wants else set()), stop.say
        assert own or not stop.wants or taught.game_id in ANSWERED_BY_PAGE, stop.say


def test_keys_are_used_once(taught):
    script = taught.lesson.script
    said = [scene.key for scene in script if scene.key]
    assert len(said) == len(set(said)) == len(taught.lesson.keys())
