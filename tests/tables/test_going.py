"""Coming and going, playing again, and talk."""

from kachidoki import TooLate
from kachidoki.bots.registry import DEFAULT_LEVEL
from kachidoki.tables import record as kept
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow, TooMuch
from kachidoki.tables.record import Clock, Seat
from kachidoki.tables.table import (
    ABANDON,
    ABSENT,
    LEFT,
    LONGEST_CHAT,
    OVER,
    PLAYING,
    TIME,
    Table,
)
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    DI,
    PEOPLE,
    do,
    facts,
    finish,
    moves,
    question,
    refusal,
    step,
    table,
)

# Away and back.


def test_in_a_game_a_bot_takes_over_every_seat_of_whoever_leaves():
    at = table(ADA, Seat(ADA.id, "Léa"), BO)
    do(at, at.leave(ADA, 1))
    do(at, at.leave(ADA, 2))
    assert at.leave(ADA, 3) is None
    assert [(seat.player, seat.why) for seat in at.seats] == [
        (DEFAULT_LEVEL, LEFT),
        (DEFAULT_LEVEL, LEFT),
        ("", ""),
    ]
    assert at.seats_of(ADA.id) == (0, 1)
    assert [event.key for _, event in list(at.news)[-2:]] == ["stood-in", "stood-in"]


def test_the_stand_in_is_asked_what_the_person_was_asked_and_the_person_is_not():
    at = table(ADA, BO)
    own, asked, move = at.asked[0], question(at), moves(at)[0]
    who = PEOPLE[at.seats[own].person]
    assert at.outlook().bots == ()
    refusal(at, at.bot_move, own, asked, move, 1)
    do(at, at.leave(who, 1))
    assert at.outlook().bots == ((own, asked),)
    found = refusal(at, at.submit, who, own, asked, move, 2)
    assert (type(found), found.reason) == (NotNow, "seat-away")
    do(at, at.bot_move(own, asked, move, 3))


def test_a_bot_that_thought_too_long_finds_the_person_back():
    at = table(ADA, BO)
    own, asked, move = at.asked[0], question(at), moves(at)[0]
    who = PEOPLE[at.seats[own].person]
    do(at, at.leave(who, 1))
    do(at, at.come_back(who, 2))
    assert at.seats[own] == Seat(who.id, who.name)
    assert isinstance(refusal(at, at.bot_move, own, asked, move, 3), TooLate)
    do(at, at.submit(who, own, asked, move, 4))


def test_a_repeated_answer_is_the_same_move_also_while_a_bot_stands_in():
    at = table(ADA, BO)
    own, asked, move = at.asked[0], question(at), moves(at)[0]
    who = PEOPLE[at.seats[own].person]
    sequence = do(at, at.submit(who, own, asked, move, 1))
    do(at, at.leave(who, 2))
    assert at.submit(who, own, asked, move, 3) == sequence


def test_whoever_left_comes_back_only_when_he_says_so():
    at = table(ADA, BO, CY)
    do(at, at.leave(ADA, 1))
    do(at, at.replace(ADA, 1, "greedy", False, 1))
    assert at.come_back(ADA, 2, (TIME, ABSENT)) is None
    assert at.come_back(CY, 2) is None
    do(at, at.come_back(BO, 2, (TIME, ABSENT)))
    do(at, at.come_back(ADA, 3))
    assert at.come_back(ADA, 4) is None
    assert not any(seat.player for seat in at.seats)


def test_a_bot_plays_for_somebody_absent_when_another_at_the_table_wants_it():
    at = table(ADA, BO, BOT)
    do(at, at.replace(ADA, 1, "greedy", False, 1))
    assert at.seats[1] == Seat("bo", "Bo", stand_in="greedy", why=ABSENT)
    assert at.news[-1][1].values == {"seat": 1, "why": ABSENT}


def test_nobody_is_replaced_who_is_there_or_by_those_who_only_watch():
    at = table(ADA, BO, BOT)
    for error, reason, who, seat, present in (
        (NotAllowed, "seat-present", ADA, 1, True),
        (NotAllowed, "not-seated", DI, 1, False),
        (NotNow, "seat-plays", ADA, 2, False),
        (NotFound, "no-such-seat", ADA, 3, False),
        (NotFound, "no-such-seat", ADA, -1, False),
    ):
        found = refusal(at, at.replace, who, seat, "greedy", present, 1)
        assert (type(found), found.reason) == (error, reason)
    do(at, at.leave(BO, 2))
    assert refusal(at, at.replace, ADA, 1, "greedy", False, 3).reason == "seat-plays"
    waiting = table(ADA, BO, None)
    found = refusal(waiting, waiting.replace, ADA, 1, "greedy", False, 1)
    assert found.reason == "table-not-started"


def test_when_time_is_up_a_bot_plays_for_the_seat_that_is_asked_and_for_no_other():
    at = table(ADA, BO, clock=Clock(30))
    own = at.asked[0]
    assert at.time_out(own, 39_999) is None
    assert at.time_out(1 - own, 999_999) is None
    do(at, at.time_out(own, 40_000))
    assert (at.seats[own].stand_in, at.seats[own].why) == (DEFAULT_LEVEL, TIME)
    assert at.time_out(own, 999_999) is None
    assert table(ADA, BO).time_out(own, 10**15) is None


def test_whoever_was_away_for_lack_of_time_can_leave_for_good():
    at = table(ADA, BO, clock=Clock(30))
    own = at.asked[0]
    who = PEOPLE[at.seats[own].person]
    do(at, at.time_out(own, 40_000))
    do(at, at.leave(who, 40_001))
    assert at.seats[own].why == LEFT
    assert at.come_back(who, 40_002, (TIME, ABSENT)) is None


def test_after_the_end_nobody_leaves_returns_or_runs_out_of_time():
    at = table(ADA, BO, clock=Clock(30), rounds=1)
    do(at, at.leave(BO, 1))
    finish(at)
    assert at.status == OVER
    assert at.leave(ADA, 2) is None
    assert at.come_back(BO, 2) is None
    assert at.time_out(0, 10**15) is None
    assert at.close(2) is None
    assert refusal(at, at.replace, ADA, 1, "greedy", False, 3).reason == "game-over"


# Playing again.


def test_everybody_plays_again_one_seat_on_and_nobody_is_away():
    at = table(ADA, BO, BOT, Seat(ADA.id, "Léa"), mode="both", rounds=1, public=True, hints=False)
    do(at, at.leave(BO, 1))
    finish(at)
    again = at.rotated()
    assert [seat.name for seat in again.seats] == ["Léa", "Ada", "Bo", "Hana"]
    assert [seat.player for seat in again.seats] == ["", "", "", "random"]
    assert not any(seat.why for seat in again.seats)
    same = ("game", "mode", "players", "options", "host", "public", "hints", "clock")
    assert [getattr(again, name) for name in same] == [getattr(at.setup, name) for name in same]
    for _ in range(3):
        again = Table("next", again, at.seed, 0).rotated()
    assert again.seats == at.setup.seats


def test_there_is_one_table_to_play_again_at_and_only_after_the_end():
    at = table(ADA, BO, rounds=1)
    assert refusal(at, at.again, ADA, "first", 1).reason == "game-not-over"
    finish(at)
    assert refusal(at, at.again, CY, "first", 1).reason == "not-seated"
    draft = at.again(ADA, "first", 2)
    assert draft.record == kept.Rematched(2, "first")
    do(at, draft)
    assert at.again(BO, "second", 3) is None
    assert at.rematch == "first"
    assert at.status == OVER


def test_a_game_that_was_given_up_can_be_played_again():
    at = table(ADA, BOT)
    do(at, at.propose(ADA, ABANDON, None, 1))
    do(at, at.again(ADA, "again", 2))
    assert at.rematch == "again"


# Talk.


def test_anybody_at_the_table_says_something_at_any_time():
    at = table(ADA, None)
    do(at, at.say(ADA, "  anybody\n\t there? ", 1))
    do(at, at.say(DI, "<b>hi</b>", 2))
    assert [event.values for _, event in at.news] == [
        {"name": "Ada", "text": "anybody there?"},
        {"name": "Di", "text": "<b>hi</b>"},
    ]
    assert at.say(ADA, "x", 1).record.seat == 0
    assert at.say(DI, "x", 1).record.seat == -1
    over = finish(table(ADA, BO, rounds=1))
    do(over, over.say(BO, "well played", 3))
    assert over.status == OVER


def test_talk_is_neither_empty_nor_endless():
    at = table(ADA, BO)
    for text in ("", " \n\t "):
        assert refusal(at, at.say, ADA, text, 1).reason == "chat-empty"
    do(at, at.say(ADA, " " + "é" * LONGEST_CHAT + " ", 1))
    found = refusal(at, at.say, ADA, "é" * (LONGEST_CHAT + 1), 1)
    assert (type(found), found.values) == (TooMuch, {"most": LONGEST_CHAT})


def test_talk_changes_nothing_in_the_game():
    at = table(ADA, BO, clock=Clock(30, 5))
    before = facts(at)
    do(at, at.say(BO, "hurry", 20_000))
    after = facts(at)
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"sequence", "news", "clocks"}
    assert before["clocks"][:2] == after["clocks"][:2]
    assert at.status == PLAYING
    step(at, moves(at)[0], now=30_000)
