"""A table decides: who sits where, whose answer counts, and that a refusal changes nothing."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from kachidoki import BadLog, IllegalMove, KachidokiError, NotYourTurn, TooLate, UnreadableMove
from kachidoki.tables import record as kept
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow
from kachidoki.tables.record import Clock, Seat
from kachidoki.tables.seating import ABANDONED, OPEN, OVER, PLAYING, Draft, Person
from kachidoki.tables.table import ABANDON, MOST_ANSWERS, Table
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    DI,
    PEOPLE,
    SEED,
    do,
    facts,
    finish,
    happened,
    moves,
    question,
    refusal,
    seek,
    setup,
    step,
    table,
)


def refused(
    at: Table, error: type[KachidokiError], wish: Callable[..., object], *said: object
) -> KachidokiError:
    """The refusal of a wish, of just this kind."""
    found = refusal(at, wish, *said)
    assert type(found) is error
    return found


# Seats.


def test_whoever_joins_gets_the_first_open_seat_or_the_one_he_names():
    at = table(ADA, None, BOT, None)
    do(at, at.join(BO, None, 5))
    do(at, at.join(CY, 3, 6))
    assert [seat.person for seat in at.seats] == ["ada", "bo", "", "cy"]
    assert [event.key for _, event in happened(at)] == ["seat-taken", "seat-taken"]
    assert happened(at)[1] == (2, happened(at)[1][1])
    assert happened(at)[1][1].values == {"number": 4, "name": "Cy"}


def test_whoever_sits_already_stays_there():
    at = table(ADA, None, None)
    assert at.join(ADA, None, 1) == at.join(ADA, 0, 1) == 0
    sequence = do(at, at.join(BO, 2, 1))
    assert at.join(BO, None, 2) == at.join(BO, 2, 2) == sequence
    assert refused(at, NotNow, at.join, BO, 0, 3).reason == "seat-taken"
    for number in (3, -1):
        assert refused(at, NotFound, at.join, BO, number, 3).reason == "no-such-seat"


def test_whoever_sits_already_may_change_to_another_seat_before_the_game():
    at = table(ADA, None, None)
    do(at, at.join(BO, 2, 1))
    do(at, at.join(BO, 1, 2))
    assert [seat.person for seat in at.seats] == ["ada", "bo", ""]
    assert happened(at)[-1][1].values == {"number": 2, "name": "Bo"}
    # Several at one screen stay together.
    both = table(ADA, Seat(ADA.id, "Léa"), None, None)
    found = refused(both, NotNow, both.join, ADA, 2, 1)
    assert (found.reason, found.values) == ("already-seated", {"number": 1})
    # And nobody changes in the game.
    began = table(ADA, BO)
    found = refused(began, NotNow, began.join, BO, 0, 3)
    assert (found.reason, found.values) == ("already-seated", {"number": 2})


def test_names_at_a_table_can_be_told_apart():
    guests = [Person(letter, "Guest") for letter in "abc"]
    at = table(guests[0], None, None, None, host=guests[0])
    do(at, at.join(guests[1], None, 1))
    do(at, at.join(Person("x", "\uff27uest"), None, 1))
    do(at, at.place(guests[0], 3, Seat(name="Guest 2", bot="random"), 2))
    assert [seat.name for seat in at.seats] == ["Guest", "Guest 2", "\uff27uest 3", "Guest 2 2"]


def test_a_seat_that_is_taken_or_not_there_is_refused():
    at = table(ADA, BOT, None)
    assert refused(at, NotNow, at.join, BO, 0, 1).reason == "seat-taken"
    assert refused(at, NotNow, at.join, BO, 1, 1).reason == "seat-taken"
    for number in (-1, -2, 3, 99, 10**30):
        assert refused(at, NotFound, at.join, BO, number, 1).reason == "no-such-seat"
    do(at, at.join(BO, None, 1))
    assert refused(at, NotNow, at.join, CY, None, 1).reason == "seat-taken"
    do(at, at.start(2))
    assert refused(at, NotNow, at.join, CY, None, 3).reason == "table-full"
    assert at.join(BO, None, 3) == at.sequence


def test_the_host_places_bots_and_players_at_his_screen_and_opens_seats_again():
    at = table(ADA, None, None)
    do(at, at.place(ADA, 1, BOT, 1))
    do(at, at.place(ADA, 2, Seat(ADA.id, "Léa"), 2))
    assert at.seats_of(ADA.id) == (0, 2)
    assert [seat.name for seat in at.seats] == ["Ada", "Hana", "Léa"]
    do(at, at.place(ADA, 1, Seat(), 3))
    assert at.seats[1].open
    assert happened(at)[-1][1].key == "seat-opened"


def test_nobody_else_places_and_nobody_is_put_out_of_his_seat():
    at = table(ADA, BO, None)
    assert refused(at, NotAllowed, at.place, BO, 2, BOT, 1).reason == "host-only"
    assert refused(at, NotAllowed, at.place, CY, 2, BOT, 1).reason == "host-only"
    assert refused(at, NotAllowed, at.place, ADA, 1, BOT, 1).reason == "seat-of-another"
    assert refused(at, NotFound, at.place, ADA, 3, BOT, 1).reason == "no-such-seat"
    do(at, at.place(ADA, 2, BOT, 1))
    do(at, at.start(2))
    assert refused(at, NotNow, at.place, ADA, 2, Seat(), 3).reason == "table-started"


def test_leaving_before_the_game_opens_every_seat_of_the_person():
    at = table(ADA, Seat(ADA.id, "Léa"), BO, None)
    do(at, at.leave(ADA, 1))
    assert at.seats_of(ADA.id) == (1,)
    do(at, at.leave(ADA, 2))
    assert at.leave(ADA, 3) is None
    assert [seat.open for seat in at.seats] == [True, True, False, True]
    assert at.close(3) is None
    assert at.leave(CY, 3) is None


def test_a_table_that_everybody_left_is_closed_whatever_bots_sit_there():
    at = table(ADA, BOT, None)
    do(at, at.leave(ADA, 1))
    do(at, at.close(2))
    assert at.status == ABANDONED
    assert at.close(3) is None
    assert at.start(3) is None
    assert refused(at, NotNow, at.join, BO, None, 4).reason == "table-full"


# The start.


def test_it_starts_when_the_last_seat_is_taken_and_only_once():
    at = table(ADA, None)
    assert (at.status, at.match, at.asked) == (OPEN, None, ())
    assert at.start(1) is None
    do(at, at.join(BO, None, 2))
    assert at.status == OPEN
    begin = at.start(3)
    do(at, begin)
    assert at.status == PLAYING
    assert len(at.asked) == 1
    assert at.start(4) is None
    assert {"start", "round", "deal"} <= {
        event.key for sequence, event in happened(at) if sequence == 2
    }


def test_the_seed_deals_and_the_header_names_bots():
    at, again, other = (table(ADA, BOT, seed=seed) for seed in (SEED, SEED, bytes(32)))
    assert at.match.state.position() == again.match.state.position()
    assert at.match.state.position() != other.match.state.position()
    assert at.match.log.header.seats == ("Ada", "Hana [random]")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"entries": ((-1, "start 1"), (-1, "deal " + "0" * 110))}, "log-altered"),
        ({"entries": ()}, "log-altered"),
    ],
)
def test_a_stored_start_with_other_cards_is_not_played_on(change, reason):
    at = Table("table", setup(ADA, BO), SEED, 0)
    draft = at.start(1)
    fields = {name: getattr(draft.record, name) for name in ("at", "rules", "names", "entries")}
    with pytest.raises(BadLog) as error:
        at.accept(Draft(kept.Started(**(fields | change))))
    assert error.value.reason == reason


def test_a_table_of_other_rules_is_closed_and_says_so():
    at = Table("table", setup(ADA, BO), SEED, 0)
    started = at.start(1).record
    other = replace(started, rules=started.rules + 1)
    at.accept(Draft(other))
    at.accept(Draft(kept.Moved(2, 0, "1.0", ((0, "a move of then"),))))
    assert (at.outdated, at.status, at.match, at.sequence) == (True, ABANDONED, None, 2)
    for wish in (
        (at.submit, ADA, 0, "1.0", "draw deck 1", 3),
        (at.undo, ADA, None, 3),
        (at.propose, ADA, ABANDON, None, 3),
        (at.check_away, ADA),
        (at.say, ADA, "a pity", 3),
    ):
        assert refused(at, TooLate, *wish).reason == "table-outdated"
    assert at.outlook().due is None


@pytest.mark.parametrize("clock", [None, Clock(30, 60)])
def test_what_is_stored_with_a_record_is_what_the_table_waits_for_after_it(clock):
    """From the first deal on: who is asked, which bots, when to look again."""
    at = Table("table", setup(BOT, ADA, None, clock=clock, rounds=1), SEED, 0)
    pick = random.Random(1)
    bots = 0

    def happen(draft: Draft | int | None) -> None:
        nonlocal bots
        assert isinstance(draft, Draft)
        told = at.outlook(draft)
        do(at, draft)
        now = at.outlook()
        assert told == now
        bots += len(now.bots)
        assert (now.due is not None) == bool(now.bots or (clock and now.asked) or full())

    def full() -> bool:
        return at.status == OPEN and not any(seat.open for seat in at.seats)

    happen(at.join(BO, None, 1000))
    happen(at.start(2000))
    while at.asked:
        own, now = at.asked[0], 2000 + 7 * at.sequence
        move, asked = pick.choice(moves(at)), question(at)
        if at.seats[own].player:
            happen(at.bot_move(own, asked, move, now))
        else:
            happen(at.submit(PEOPLE[at.seats[own].person], own, asked, move, now))
    assert at.status == OVER
    assert bots > 20


# Answers.


def test_an_answer_counts_once_however_often_and_however_it_is_written():
    at = table(ADA, BO)
    own = at.asked[0]
    who = PEOPLE[at.seats[own].person]
    asked, move = question(at), moves(at)[0]
    sequence = do(at, at.submit(who, own, asked, move, 1))
    after = facts(at)
    for text in (move, move.upper(), f"  {move} ", move.replace(" ", " \t ")):
        assert at.submit(who, own, asked, text, 2) == sequence
        assert at.submit(who, None, asked, text, 2) == sequence
    assert facts(at) == after


def test_an_answer_sent_again_is_the_same_for_a_long_time_and_then_too_late():
    at = table(ADA, BO)
    own, asked, move = at.asked[0], question(at), moves(at)[0]
    who = PEOPLE[at.seats[own].person]
    sequence = step(at, move)
    for _ in range(MOST_ANSWERS - 1):
        step(at, moves(at)[0])
    assert at.submit(who, own, asked, move, 2) == sequence
    step(at, moves(at)[0])
    while at.asked != (own,):
        step(at, moves(at)[0])
    assert refused(at, TooLate, at.submit, who, own, asked, move, 3).reason == "too-late"
    assert len(at.answers) == MOST_ANSWERS


def test_another_answer_to_an_answered_question_is_too_late():
    at = table(ADA, BO)
    own = at.asked[0]
    who = PEOPLE[at.seats[own].person]
    asked, options = question(at), moves(at)
    step(at, options[0])
    for text in (*options[1:], "castle", "x" * 5000, "", f"{options[0]} 1"):
        refused(at, TooLate, at.submit, who, own, asked, text, 2)


def test_why_tells_what_submit_would_refuse_and_plays_nothing():
    at = table(ADA, BO)
    game = at.match.game
    for _ in range(30):
        own, asked = at.asked[0], question(at)
        who = PEOPLE[at.seats[own].person]
        before, legal = facts(at), moves(at)
        for text in ("castle", "deal 0", *(move.text for move in game.all_moves)):
            if text in legal:
                assert at.why(who, own, text) == at.why(who, None, text) == at.sequence
                continue
            told = refusal(at, at.why, who, own, text)
            same = refusal(at, at.submit, who, own, asked, text, 1)
            assert (type(told), told.reason, told.rule, told.values) == (
                type(same),
                same.reason,
                same.rule,
                same.values,
            )
        assert facts(at) == before
        step(at, legal[-1])


def test_why_is_told_only_to_whoever_plays_there_and_is_asked():
    at = table(ADA, BO)
    own, move = at.asked[0], moves(at)[0]
    who = PEOPLE[at.seats[own].person]
    other = BO if who is ADA else ADA
    assert refused(at, NotAllowed, at.why, DI, None, move).reason == "not-seated"
    assert refused(at, NotAllowed, at.why, other, own, move).reason == "not-your-seat"
    assert refused(at, NotYourTurn, at.why, other, None, move).reason == "not-your-turn"
    do(at, at.hand_over(who, "adept", 1))
    assert refused(at, NotNow, at.why, who, own, move).reason == "seat-away"
    finish(at)
    assert refused(at, TooLate, at.why, other, None, move).reason == "game-over"
    fresh = table(ADA, None)
    assert refused(fresh, NotNow, fresh.why, ADA, None, move).reason == "table-not-started"


def test_what_cannot_be_an_answer_is_refused_with_its_reason():
    at = table(ADA, BO, CY)
    own = at.asked[0]
    who = PEOPLE[at.seats[own].person]
    other = next(person for person in (ADA, BO, CY) if person != who)
    asked, move = question(at), moves(at)[0]

    def submit(person=who, seat=own, question=asked, text=move):
        return at.submit(person, seat, question, text, 9)

    def refused_with(**wish):
        return refusal(at, lambda: submit(**wish))

    for error, reason, wish in (
        (NotAllowed, "not-seated", {"person": DI}),
        (NotAllowed, "not-seated", {"person": DI, "seat": None}),
        (NotAllowed, "not-your-seat", {"person": other}),
        (NotAllowed, "not-your-seat", {"seat": 99}),
        (NotAllowed, "not-your-seat", {"seat": -1}),
        (NotYourTurn, "not-your-turn", {"person": other, "seat": None}),
        (TooLate, "too-late", {"question": "0.0"}),
        (TooLate, "too-late", {"question": ""}),
        (TooLate, "too-late", {"question": "9" * 5000}),
        (UnreadableMove, "unreadable-move", {"text": "castle"}),
        (UnreadableMove, "unreadable-move", {"text": ""}),
        (UnreadableMove, "unreadable-move", {"text": "undo 1"}),
        (UnreadableMove, "unreadable-move", {"text": "x" * 100_000}),
    ):
        found = refused_with(**wish)
        assert (type(found), found.reason) == (error, reason)
    for text in ("draw discard 1", at.match.log.entries[-1].move):
        illegal = refused_with(text=text)
        assert type(illegal) is IllegalMove
        assert illegal.rule
    do(at, submit())


def test_before_the_game_and_after_it_nothing_is_answered():
    at = table(ADA, None)
    assert refused(at, NotNow, at.submit, ADA, 0, "1.0", "x", 1).reason == "table-not-started"
    at = finish(table(ADA, BO, rounds=1))
    assert at.status == OVER
    for asked in ("99999.0", "1.9"):
        found = refused(at, TooLate, at.submit, ADA, 0, asked, "draw deck 1", 1)
        assert found.reason == "game-over"


def test_at_one_screen_the_seat_need_not_be_said_and_a_repeated_answer_is_still_the_same():
    at = table(ADA, Seat(ADA.id, "Léa"), rounds=1)
    seats = set()
    pick = random.Random(2)
    while at.asked:
        own, asked, move = at.asked[0], question(at), pick.choice(moves(at))
        sequence = do(at, at.submit(ADA, None, asked, move, 1))
        assert at.submit(ADA, None, asked, move, 2) == sequence
        assert at.submit(ADA, own, asked, move, 2) == sequence
        seats.add(own)
    assert seats == {0, 1}


def test_a_bot_answers_at_its_seat_once_and_at_no_other():
    at = table(BOT, ADA)
    if at.asked != (0,):
        step(at, moves(at)[0])
        seek(at, "draw-first")
    while at.asked != (0,):
        step(at, moves(at)[0])
    asked, options = question(at), moves(at)
    sequence = do(at, at.bot_move(0, asked, options[0], 1))
    assert at.bot_move(0, asked, options[0], 2) == sequence
    refused(at, TooLate, at.bot_move, 0, asked, options[1], 2)
    while at.asked != (1,):
        step(at, moves(at)[0])
    refused(at, TooLate, at.bot_move, 1, question(at), moves(at)[0], 3)


# Sealed answers, given at the same time.


def sealed(game: str) -> Table:
    return table(ADA, BO, CY, game=game, mode="together")


def test_sealed_answers_come_in_any_order_and_nobody_waits_for_another(pennies):
    at = sealed(pennies)
    asked = {seat: question(at, seat) for seat in at.asked}
    assert set(asked) == {0, 1, 2}
    first = do(at, at.submit(CY, None, asked[2], "seal 1", 1))
    do(at, at.submit(ADA, None, asked[0], "seal 0", 2))
    assert at.submit(CY, None, asked[2], "SEAL  1", 3) == first
    refused(at, TooLate, at.submit, CY, None, asked[2], "seal 0", 3)
    refused(at, NotYourTurn, at.submit, CY, None, asked[1], "seal 0", 3)
    do(at, at.submit(BO, None, asked[1], "seal 0", 4))
    assert at.status == OVER


def test_nobody_finds_out_a_sealed_answer_by_sending_guesses_for_it(pennies):
    """The question of another seat is answered the same whatever is guessed."""
    for coin in (0, 1):
        at = sealed(pennies)
        asked = question(at, 1)
        do(at, at.submit(BO, None, asked, f"seal {coin}", 1))
        for seat in (None, 0):
            for guess in ("seal 0", "seal 1"):
                found = refused(at, TooLate, at.submit, ADA, seat, asked, guess, 2)
                assert found.reason == "too-late"


def test_a_sealed_answer_that_was_taken_back_is_given_anew(pennies):
    at = sealed(pennies)
    do(at, at.submit(BO, None, question(at, 1), "seal 1", 1))
    do(at, at.undo(BO, None, 2))
    assert set(at.asked) == {0, 1, 2}
    do(at, at.submit(BO, None, question(at, 1), "seal 0", 3))
    assert at.match.state.position()["coins"] == [-1, 0, -1]
    do(at, at.undo(BO, None, 4))
    do(at, at.submit(BO, None, question(at, 1), "seal 0", 5))
    for who, seat in ((ADA, 0), (CY, 2)):
        do(at, at.submit(who, None, question(at, seat), "seal 0", 6))
    assert at.status == OVER


# One answer for several.


@pytest.mark.parametrize("turn", [0, 1])
def test_either_partner_answers_where_one_answer_is_for_both(turn: int) -> None:
    people = (ADA, BO, CY, DI)
    at = table(*people, game="honor", mode="partners", rounds=2, clock=Clock(30, 5))
    first = seek(at, "starter")
    assert at.asked == (first, first + 2)
    mine, other = at.asked[turn], at.asked[1 - turn]
    asked, banks = question(at, other), at.clocks.banks[:]
    step(at, f"starter {other + 1}", 40_000, mine)
    assert at.asked == (other,)
    # Only whoever answered has used time for it.
    assert at.clocks.banks[mine] < banks[mine]
    assert at.clocks.banks[other] == banks[other]
    refused(at, TooLate, at.submit, people[other], None, asked, f"starter {mine + 1}", 40_001)


def test_a_bot_leaves_to_a_person_what_one_answers_for_both() -> None:
    for person in range(4):
        who = [BOT] * person + [ADA] + [BOT] * (3 - person)
        at = table(*who, game="honor", mode="partners", rounds=2)
        first = seek(at, "starter")
        # Where there is no person, one of the bots is asked, not both.
        alone = person % 2 != first
        assert at.outlook().bots == (((first, question(at, first)),) if alone else ())


def test_a_bot_leaves_to_its_partner_which_clan_comes_first() -> None:
    for person in range(4):
        who = [BOT] * person + [ADA] + [BOT] * (3 - person)
        at = table(*who, game="jeraku", mode="armies-team")
        first = seek(at, "assign")
        assert at.asked == (first, first + 1)
        alone = person // 2 != first // 2
        assert at.outlook().bots == (((first, question(at, first)),) if alone else ())
