"""Clocks: time for each move, then a bank, then grace; what is no player's fault does not count."""

import pytest

from kachidoki.tables import record as kept
from kachidoki.tables.clock import COMING, GRACE, Clocks
from kachidoki.tables.record import AWAY, TIME, Clock, Seat
from kachidoki.tables.seating import Draft
from kachidoki.tables.table import UNDO, Table
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    PAL,
    PEOPLE,
    SEED,
    do,
    finish,
    moves,
    question,
    seek,
    setup,
    step,
    table,
)

S = 1000
# Everybody is there.
ALL = frozenset(PEOPLE)


def discard(at: Table) -> str:
    return next(move for move in moves(at) if move.startswith("discard"))


def test_without_a_clock_nothing_is_ever_due():
    clocks = Clocks(None, 2, 0)
    assert clocks.due([0, 1]) is None
    assert not clocks.out(0, 10**15)
    assert clocks.spent(0, 10**15) == 0
    clocks.charge(0, 10**15)
    assert clocks.banks == [0, 0]
    at = table(ADA, BO)
    step(at, moves(at)[0], now=10**12)
    assert at.outlook().due is None


def test_each_move_has_its_own_time_and_grace_after_it():
    clocks = Clocks(Clock(30), 2, 5 * S)
    assert clocks.deadline(0) == 35 * S
    assert not clocks.out(0, 35 * S + GRACE - 1)
    assert clocks.out(0, 35 * S + GRACE)
    clocks.follow(kept.Moved(34 * S, 0, "1.0", ()), (), {0: "1.0"}, {0: "2.0"})
    assert (clocks.deadline(0), clocks.deadline(1)) == (64 * S, 35 * S)
    assert clocks.latest == 34 * S


def test_the_bank_pays_what_a_move_took_beyond_its_time_and_is_never_refilled():
    clocks = Clocks(Clock(30, 60), 2, 0)
    assert clocks.deadline(0) == 90 * S
    clocks.charge(0, 30 * S)
    assert clocks.banks == [60 * S, 60 * S]
    clocks.charge(0, 30 * S + 1)
    clocks.charge(0, 50 * S)
    assert clocks.banks == [40 * S - 1, 60 * S]
    assert clocks.deadline(0) == 70 * S - 1
    clocks.charge(0, 0)
    clocks.charge(0, 500 * S)
    assert clocks.banks == [0, 60 * S]
    assert clocks.deadline(0) == 30 * S


def test_the_first_of_the_people_asked_is_due_and_bots_never_are():
    clocks = Clocks(Clock(30, 60), 3, 0)
    clocks.charge(1, 70 * S)
    assert clocks.due([0, 1]) == 50 * S + GRACE
    assert clocks.due([0]) == 90 * S + GRACE
    assert clocks.due([]) is None


def test_at_a_table_whoever_thinks_pays_and_nobody_else():
    at = table(ADA, BO, clock=Clock(30, 60))
    own = seek(at, "draw-first")
    at.clocks.since[own] = 0
    before = at.clocks.banks[:]
    draft = at.submit(PEOPLE[at.seats[own].person], own, question(at), "draw deck 1", 45 * S)
    assert draft.record.spent == 45 * S
    do(at, draft)
    assert before[own] - at.clocks.banks[own] == 15 * S
    assert before[1 - own] == at.clocks.banks[1 - own]
    assert at.asked == (own,)
    assert at.clocks.deadline(own) == 45 * S + 30 * S + 45 * S


def test_the_clock_of_the_next_starts_when_he_is_asked():
    at = table(ADA, BO, clock=Clock(30))
    own = at.asked[0]
    now = 0
    while at.asked == (own,):
        now += 7 * S
        step(at, moves(at)[0], now)
    assert at.clocks.deadline(1 - own) == now + 30 * S
    assert at.outlook().due == now + 30 * S + GRACE


def test_a_server_that_was_down_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch):
    at = table(ADA, BO, clock=Clock(30, 60), at=0)
    own = at.asked[0]
    monkeypatch.setattr(Clocks, "started", 1000 * S)
    assert at.clocks.deadline(own) == 1090 * S
    assert at.time_out(own, ALL, 1090 * S + GRACE - 1) is None
    assert isinstance(at.time_out(own, ALL, 1090 * S + GRACE), Draft)
    assert at.outlook().due == 1090 * S + GRACE
    step(at, moves(at)[0], now=1020 * S)
    assert at.clocks.banks == [60 * S, 60 * S]
    monkeypatch.setattr(Clocks, "started", 1030 * S)
    assert at.clocks.spent(at.asked[0], 1029 * S) == 0


def test_a_table_that_is_loaded_again_has_the_clocks_it_had():
    at = table(ADA, BO, clock=Clock(5, 60), rounds=1)
    records = []
    now = 0
    while at.asked and len(records) < 40:
        own = at.asked[0]
        now += len(records) % 9 * S
        who = PEOPLE[at.seats[own].person]
        draft = at.submit(who, own, question(at), moves(at)[0], now)
        records.append(draft.record)
        do(at, draft)
    assert min(at.clocks.banks) < 60 * S
    again = table(ADA, BO, clock=Clock(5, 60), rounds=1)
    for record in records:
        again.accept(Draft(record))
    assert again.clocks.banks == at.clocks.banks
    assert again.clocks.since == at.clocks.since


def test_asked_together_each_keeps_his_clock_while_others_answer(pennies):
    at = table(ADA, BO, CY, game=pennies, mode="together", clock=Clock(30, 10))
    do(at, at.submit(BO, None, question(at, 1), "seal 1", 20 * S))
    assert [at.clocks.deadline(seat) for seat in (0, 2)] == [40 * S, 40 * S]
    do(at, at.submit(ADA, None, question(at, 0), "seal 1", 35 * S))
    assert at.clocks.banks == [5 * S, 10 * S, 10 * S]
    assert at.clocks.deadline(2) == 40 * S
    do(at, at.time_out(2, ALL, 40 * S + GRACE))
    assert at.seats[2].why == TIME


def test_asked_together_the_first_to_run_out_is_due(pennies):
    at = table(ADA, BO, BOT, game=pennies, mode="together", clock=Clock(30, 10))
    do(at, at.bot_move(2, question(at, 2), "seal 1", 1 * S))
    at.clocks.charge(1, 35 * S)
    assert at.outlook().due == 35 * S + GRACE
    assert at.time_out(0, ALL, 35 * S + GRACE) is None
    do(at, at.time_out(1, ALL, 35 * S + GRACE))
    # The bot is asked now, and at once.
    assert at.outlook().due == 35 * S + GRACE
    do(at, at.bot_move(1, question(at, 1), "seal 1", 46 * S))
    assert at.outlook().due == 40 * S + GRACE


def test_neither_talk_nor_the_coming_and_going_of_others_gives_more_time():
    at = table(ADA, BO, CY, clock=Clock(30))
    own = at.asked[0]
    who, one, two = (PEOPLE[at.seats[(own + n) % 3].person] for n in range(3))
    do(at, at.say(who, "hm", 10 * S))
    do(at, at.hand_over(one, "adept", 11 * S))
    do(at, at.propose(who, "abandon", None, 12 * S))
    do(at, at.consent(two, False, 13 * S))
    do(at, at.come_back(one, 14 * S))
    assert at.clocks.deadline(own) == 30 * S
    assert at.clocks.latest == 14 * S


def test_whoever_comes_back_has_the_time_of_a_move_from_then_on():
    at = table(ADA, BO, clock=Clock(30, 60))
    own = at.asked[0]
    who = PEOPLE[at.seats[own].person]
    do(at, at.time_out(own, ALL, 90 * S + GRACE))
    assert at.outlook().due == 90 * S + GRACE
    assert at.outlook().bots == ((own, question(at)),)
    do(at, at.come_back(who, 500 * S))
    assert at.outlook().due == 530 * S + GRACE
    assert at.time_out(own, ALL, 530 * S + GRACE - 1) is None
    draft = at.submit(who, own, question(at), moves(at)[0], 520 * S)
    assert draft.record.spent == 20 * S


def test_whoever_let_his_bank_run_out_does_not_find_it_full_when_he_comes_back():
    """However quickly he is back, before the bot has moved."""
    at = table(ADA, BO, clock=Clock(30, 60))
    own = at.asked[0]
    do(at, at.time_out(own, ALL, 90 * S + GRACE))
    do(at, at.come_back(PEOPLE[at.seats[own].person], 90 * S + GRACE + 1))
    assert at.clocks.banks[own] == 0
    assert at.clocks.banks[1 - own] == 60 * S


def test_whoever_left_or_was_absent_keeps_his_bank():
    at = table(ADA, BO, clock=Clock(30, 60))
    do(at, at.hand_over(ADA, "adept", 1))
    do(at, at.replace(ADA, 1, "adept", False, 2))
    for who in (ADA, BO):
        do(at, at.come_back(who, 3))
    assert at.clocks.banks == [60 * S, 60 * S]


def test_the_bot_that_stands_in_has_no_clock_but_the_seat_paid_for_its_delay():
    at = table(ADA, BO, clock=Clock(30, 60))
    own = at.asked[0]
    do(at, at.time_out(own, ALL, 100 * S))
    do(at, at.bot_move(own, question(at), moves(at)[0], 101 * S))
    assert at.clocks.banks[own] == 0
    assert at.clocks.banks[1 - own] == 60 * S


def test_a_question_that_is_asked_anew_has_its_own_time():
    at = table(ADA, BO, clock=Clock(30, 60))
    own = seek(at, "place")
    who = PEOPLE[at.seats[own].person]
    do(at, at.undo(who, None, 20 * S))
    assert at.clocks.deadline(own) == 110 * S
    step(at, discard(at), now=25 * S)
    do(at, at.propose(who, UNDO, own, 26 * S))
    do(at, at.consent(PEOPLE[at.seats[1 - own].person], True, 27 * S))
    assert at.clocks.deadline(own) == 117 * S


def fresh(*who: object, clock: Clock) -> Table:
    """A table that has just begun, to which nobody has come yet."""
    at = Table("table", setup(*who, clock=clock), SEED, 0)
    do(at, at.start(0))
    return at


def test_nobodys_clock_runs_before_they_have_come_to_the_game():
    at = fresh(ADA, BO, clock=Clock(30, 60))
    own = at.asked[0]
    who, other = (PEOPLE[at.seats[seat].person] for seat in (own, 1 - own))
    assert at.clocks.ready == [False, False]
    assert at.time_out(own, ALL, 30 * S + 60 * S + GRACE) is None
    do(at, at.ready_now(who, 100 * S))
    assert at.ready_now(who, 101 * S) is None
    assert at.clocks.deadline(own) == 190 * S
    assert at.outlook().due == 190 * S + GRACE
    # The other has not come yet, and is asked only then.
    while at.asked == (own,):
        step(at, moves(at)[0], now=110 * S)
    assert at.clocks.ready == [own == 0, own == 1]
    assert at.clocks.spent(1 - own, 150 * S) == 0
    # An answer says it, too.
    draft = at.submit(other, None, question(at), moves(at)[0], 170 * S)
    assert draft.record.spent == 0
    assert at.outlook(draft).due == 260 * S + GRACE
    do(at, draft)
    assert at.clocks.ready == [True, True]
    assert at.clocks.banks == [60 * S, 60 * S]


def test_but_nobody_keeps_the_others_waiting_by_never_coming():
    at = fresh(ADA, BO, clock=Clock(30))
    own = at.asked[0]
    assert at.outlook().due == COMING + 30 * S + GRACE
    assert at.time_out(own, ALL, COMING + 30 * S + GRACE - 1) is None
    do(at, at.time_out(own, ALL, COMING + 30 * S + GRACE))
    assert at.seats[own].why == TIME


@pytest.mark.parametrize("others", [(BOT, BOT), (Seat(ADA.id, "Léa"), BOT)])
def test_whoever_plays_alone_or_at_one_screen_is_there(others):
    assert fresh(ADA, *others, clock=Clock(30)).clocks.ready == [True] * 3


def test_programs_are_there_at_once():
    assert fresh(ADA, PAL, clock=Clock(30)).clocks.ready == [False, True]


def test_while_a_game_waits_no_clock_runs_and_then_everybody_has_a_move_of_time():
    at = table(ADA, BO, clock=Clock(30, 60))
    own = at.asked[0]
    do(at, at.pause(AWAY, 40 * S))
    assert at.outlook() == at.outlook()
    assert (at.outlook().due, at.outlook().bots) == (None, ())
    assert at.time_out(own, ALL, 10**9) is None
    # What was used up of the bank is paid, once.
    assert at.clocks.banks[own] == 50 * S
    do(at, at.resume(9_000 * S))
    assert at.clocks.deadline(own) == 9_000 * S + 30 * S + 50 * S
    step(at, moves(at)[0], now=9_010 * S)
    assert at.clocks.banks[own] == 50 * S


def test_after_the_end_no_clock_runs():
    at = finish(table(ADA, BO, clock=Clock(5), rounds=1))
    assert at.outlook().due is None
    assert at.outlook().asked == ()


def test_to_give_the_seat_away_for_a_moment_brings_no_time_to_think():
    at = table(ADA, BO, clock=Clock(30, 60))
    own = at.asked[0]
    who = PEOPLE[at.seats[own].person]
    for moment in (20 * S, 25 * S, 29 * S):
        do(at, at.hand_over(who, "adept", moment))
        do(at, at.come_back(who, moment + 1))
    assert at.clocks.deadline(own) == 90 * S
    # When the bot has answered, the next question has its own time.
    do(at, at.hand_over(who, "adept", 30 * S))
    do(at, at.bot_move(own, question(at), moves(at)[0], 31 * S))
    while at.asked != (own,):
        step(at, moves(at)[0], now=40 * S)
    do(at, at.come_back(who, 50 * S))
    assert at.clocks.deadline(own) > 100 * S


def test_to_move_and_to_take_it_back_brings_no_time_to_think():
    at = table(ADA, BO, clock=Clock(30, 60))
    own = seek(at, "act")
    who = PEOPLE[at.seats[own].person]
    move = discard(at)
    while at.match.propose(move).state.question().key != "place":
        step(at, moves(at)[-1])
        own = seek(at, "act")
        who, move = PEOPLE[at.seats[own].person], discard(at)
    began = at.clocks.since[own]
    for moment in range(began + 20 * S, began + 60 * S, 10 * S):
        step(at, move, now=moment)
        do(at, at.undo(who, None, moment + 5 * S))
    # Four times five seconds, in which the others were asked, are not counted.
    assert at.clocks.spent(own, began + 55 * S) == 35 * S
    assert at.clocks.banks[own] == 60 * S
    step(at, move, now=began + 60 * S)
    assert at.clocks.banks[own] == 50 * S
