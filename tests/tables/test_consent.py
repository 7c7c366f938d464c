"""Taking back and giving up: alone where it gives nothing away, else with everybody's consent."""

import random

import pytest

from kachidoki import CHANCE, CannotUndo, Log, Match, TooLate
from kachidoki.kernel.timeline import Entry
from kachidoki.tables import record as kept
from kachidoki.tables.errors import NotAllowed, NotNow
from kachidoki.tables.record import Seat
from kachidoki.tables.seating import ABANDONED, MOST_ASIDE, OVER, PLAYING, Person
from kachidoki.tables.table import ABANDON, UNDO, Table
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    DI,
    PAL,
    PEOPLE,
    do,
    finish,
    happened,
    moves,
    question,
    refusal,
    seek,
    step,
    table,
)


def sitter(at: Table, seat: int) -> Person:
    return PEOPLE[at.seats[seat].person]


def view(at: Table, seat: int) -> object:
    return at.match.view(seat).table()


def until_chance(at: Table, seed: int = 1) -> int:
    """Play at random until a move is followed by a deal; the seat that moved."""
    pick = random.Random(seed)
    own = at.asked[0]
    while at.match.log.entries[-1].by != CHANCE or len(at.match.log) == 2:
        own = at.asked[0]
        step(at, pick.choice(moves(at)))
    return own


def acted(at: Table) -> tuple[int, int]:
    """Play until two seats have acted one after the other: the earlier and the later."""
    pick = random.Random(3)
    while True:
        by = [entry.by for entry in at.match.log.entries if entry.by >= 0]
        if len(by) > 1 and by[-1] != by[-2] and at.asked:
            return by[-2], by[-1]
        step(at, pick.choice(moves(at)))


# By right.


def test_whether_there_is_something_to_take_back_is_known():
    at = table(ADA, BO, rounds=1)
    first, other = at.asked[0], 1 - at.asked[0]
    assert not at.may_take_back((0, 1))
    step(at, moves(at)[0])
    assert at.may_take_back((first,))
    assert at.may_take_back((0, 1))
    assert not at.may_take_back((other,))
    assert not at.may_take_back(())
    do(at, at.propose(PEOPLE[at.seats[first].person], UNDO, None, 1))
    do(at, at.consent(PEOPLE[at.seats[other].person], True, 2))
    # It is taken back: there is nothing more.
    assert not at.may_take_back((0, 1))
    finish(at)
    assert not at.may_take_back((0, 1))


def test_ones_own_last_choice_is_taken_back_and_asked_anew():
    at = table(ADA, BO)
    own = seek(at, "place")
    before = at.match.log.state(len(at.match.log) - 1).view(own).table()
    old = question(at)
    number = len(at.match.log)
    sequence = do(at, at.undo(sitter(at, own), None, 5))
    assert at.match.log.entries[-1] == Entry(own, f"undo {number}")
    assert view(at, own) == before
    assert [(n, event.key) for n, event in happened(at)][-1] == (sequence, "undo")
    assert refusal(at, at.submit, sitter(at, own), own, old, "onto discard 1", 6).code == (
        "too-late"
    )
    step(at, moves(at)[0])


def test_nothing_is_taken_back_that_another_answered_that_showed_something_or_that_was_dealt():
    at = table(ADA, BO, rounds=2)
    first, second = acted(at)
    found = refusal(at, at.undo, sitter(at, first), None, 1)
    assert (found.code, found.reason) == ("cannot-undo", "undo-not-yours")
    assert found.values == {"seat": second}
    own = seek(at, "draw-first")
    step(at, "draw deck 1")
    assert refusal(at, at.undo, sitter(at, own), None, 1).reason == "undo-revealed"
    own = until_chance(at)
    assert refusal(at, at.undo, sitter(at, own), None, 1).reason == "undo-chance"


def test_nothing_is_taken_back_before_the_game_after_it_or_from_elsewhere():
    waiting = table(ADA, None)
    assert refusal(waiting, waiting.undo, ADA, None, 1).reason == "table-not-started"
    at = table(ADA, BO, rounds=1)
    assert refusal(at, at.undo, CY, None, 1).reason == "not-seated"
    assert refusal(at, at.undo, ADA, 1, 1).reason == "not-your-seat"
    finish(at)
    for who in (ADA, BO):
        for wish, *said in (
            (at.undo, who, None, 1),
            (at.propose, who, UNDO, None, 1),
            (at.propose, who, ABANDON, None, 1),
            (at.consent, who, True, 1),
        ):
            found = refusal(at, wish, *said)
            assert (type(found), found.reason) == (TooLate, "game-over")


def test_at_one_screen_whoever_chose_last_takes_back():
    at = table(ADA, Seat(ADA.id, "Léa"))
    chooser = 1 - seek(at, "draw-first")
    assert at.match.log.entries[-1].by == chooser
    do(at, at.undo(ADA, None, 1))
    assert at.match.log.entries[-1].by == chooser
    assert at.asked == (chooser,)


def test_a_choice_that_was_taken_back_is_not_counted_a_second_time():
    """The answer that is sent again is the one that was taken back: it does nothing."""
    at = table(ADA, BO)
    seek(at, "act")
    own, asked = at.asked[0], question(at)
    move = next(text for text in moves(at) if text.startswith("discard"))
    while at.match.propose(move).state.question().key != "place":
        step(at, moves(at)[-1])
        own, asked = seek(at, "act"), question(at)
        move = next(text for text in moves(at) if text.startswith("discard"))
    sequence = step(at, move)
    do(at, at.undo(sitter(at, own), None, 1))
    assert at.submit(sitter(at, own), own, asked, move, 2) == sequence
    assert at.submit(sitter(at, own), own, question(at), move, 2) != sequence


# By consent.


def test_everybody_must_agree_before_a_choice_is_taken_back():
    at = table(ADA, BO, CY)
    first, _ = acted(at)
    proposer = sitter(at, first)
    others = [who for who in (ADA, BO, CY) if who != proposer]
    log = len(at.match.log)
    do(at, at.propose(proposer, UNDO, None, 1))
    assert happened(at)[-1][1].values == {"seat": first, "about": UNDO}
    do(at, at.consent(others[0], True, 2))
    assert len(at.match.log) == log
    assert at.proposal.agreed == {proposer.id, others[0].id}
    number = max(n for n, e in enumerate(at.match.log.entries, 1) if e.by == first)
    draft = at.consent(others[1], True, 3)
    assert draft.record.seat == first
    do(at, draft)
    assert at.match.log.entries[-1] == Entry(first, f"undo {number} agreed")
    assert at.proposal is None
    assert at.asked == (first,)
    assert happened(at)[-1][1].key == "undo-agreed"


def test_one_refusal_ends_it_and_it_may_be_proposed_again():
    at = table(ADA, BO, CY)
    first, _ = acted(at)
    proposer = sitter(at, first)
    others = [who for who in (ADA, BO, CY) if who != proposer]
    for about in (UNDO, ABANDON):
        do(at, at.propose(proposer, about, None, 1))
        do(at, at.consent(others[1], False, 2))
        assert at.proposal is None
        assert (at.status, happened(at)[-1][1].key) == (PLAYING, "refused")
        assert refusal(at, at.consent, others[0], True, 3).reason == "no-proposal"
    do(at, at.propose(others[0], ABANDON, None, 4))


def test_a_game_is_given_up_when_all_agree():
    at = table(ADA, BO)
    do(at, at.propose(ADA, ABANDON, None, 1))
    assert at.status == PLAYING
    draft = at.consent(BO, True, 2)
    assert at.outlook(draft).status == ABANDONED
    do(at, draft)
    assert (at.status, at.asked, at.ended) == (ABANDONED, (), True)
    for wish, *said in (
        (at.propose, ADA, ABANDON, None, 3),
        (at.submit, ADA, None, "9.0", "draw deck 1", 3),
        (at.undo, ADA, None, 3),
    ):
        assert refusal(at, wish, *said).reason == "game-over"


def test_alone_it_is_agreed_at_once_also_across_the_moves_of_bots_and_programs():
    for others in ((BOT, BOT), (PAL, BOT)):
        at = table(ADA, *others)
        pick = random.Random(3)
        while [e.by for e in at.match.log.entries[-3:]] != [0, 1, 2]:
            step(at, pick.choice(moves(at)))
        number = len(at.match.log) - 2
        do(at, at.propose(ADA, UNDO, None, 1))
        assert at.match.log.entries[-1] == Entry(0, f"undo {number} alone")
        assert at.asked == (0,)
        do(at, at.propose(ADA, ABANDON, None, 2))
        assert at.status == ABANDONED


def test_people_who_gave_their_seat_to_a_bot_are_not_asked():
    at = table(ADA, BO, CY)
    do(at, at.hand_over(BO, "adept", 1))
    assert at.people() == {"ada", "cy"}
    do(at, at.propose(ADA, ABANDON, None, 2))
    assert refusal(at, at.consent, BO, True, 3).reason == "seat-away"
    assert refusal(at, at.consent, DI, True, 3).reason == "not-seated"
    do(at, at.consent(CY, True, 4))
    assert at.status == ABANDONED


def test_people_who_are_absent_or_out_of_time_are_asked_all_the_same():
    """Nobody takes back or gives up a game behind the back of somebody whose line is down."""
    at = table(ADA, BO, CY)
    acted(at)
    do(at, at.replace(ADA, 1, "adept", False, 1))
    assert at.people() == {"ada", "bo", "cy"}
    for about in (UNDO, ABANDON):
        do(at, at.propose(ADA, about, None, 2))
        do(at, at.consent(CY, True, 3))
        assert at.status == PLAYING
        assert at.proposal.agreed == {"ada", "cy"}
        do(at, at.come_back(BO, 4))
        do(at, at.consent(BO, False, 5))
        assert at.proposal is None
        do(at, at.replace(ADA, 1, "adept", False, 6))
    assert len(at.match.log.entries) == sum(e.move[:4] != "undo" for e in at.match.log.entries)


def test_a_game_is_given_up_without_those_who_are_long_gone_but_nothing_is_taken_back():
    at = table(ADA, BO)
    first, _ = acted(at)
    who, other = sitter(at, first), sitter(at, 1 - first)
    do(at, at.propose(who, UNDO, None, 1, {other.id}))
    assert at.proposal is not None
    do(at, at.consent(other, False, 2))
    do(at, at.propose(who, ABANDON, None, 3, {other.id}))
    assert at.status == ABANDONED


def test_taking_back_leaves_room_for_the_game():
    """Submit and undo, again and again, must not fill a table until nobody can move."""
    at = table(ADA, BO)
    own = seek(at, "place")
    at.sequence = MOST_ASIDE + 1
    for wish in (
        (at.undo, sitter(at, own), None, 1),
        (at.propose, sitter(at, own), UNDO, None, 1),
        (at.say, ADA, "hm", 1),
    ):
        assert refusal(at, *wish).reason == "table-long"
    step(at, moves(at)[0])
    do(at, at.propose(ADA, ABANDON, None, 2))


def test_whoever_is_away_proposes_nothing_until_he_is_back():
    at = table(ADA, BO)
    do(at, at.hand_over(BO, "adept", 1))
    for about in (UNDO, ABANDON):
        found = refusal(at, at.propose, BO, about, None, 2)
        assert (type(found), found.reason) == (NotNow, "seat-away")
    do(at, at.come_back(BO, 3))
    do(at, at.propose(BO, ABANDON, None, 4))
    assert at.proposal.agreed == {"bo"}


def test_who_came_back_must_agree_too():
    at = table(ADA, BO, CY)
    do(at, at.hand_over(BO, "adept", 1))
    do(at, at.propose(ADA, ABANDON, None, 2))
    do(at, at.come_back(BO, 3))
    assert at.proposal is not None
    do(at, at.consent(CY, True, 4))
    assert at.status == PLAYING
    do(at, at.consent(BO, True, 5))
    assert at.status == ABANDONED


def test_when_the_last_who_had_not_agreed_goes_away_the_others_carry_it_out():
    at = table(ADA, BO)
    do(at, at.propose(ADA, ABANDON, None, 1))
    do(at, at.hand_over(BO, "adept", 2))
    assert at.status == PLAYING
    do(at, at.consent(ADA, True, 3))
    assert at.status == ABANDONED


def test_a_proposal_is_withdrawn_when_the_game_goes_on_and_not_by_talk():
    at = table(ADA, BO)
    do(at, at.propose(ADA, ABANDON, None, 1))
    do(at, at.say(BO, "no?", 2))
    do(at, at.hand_over(BO, "adept", 3))
    do(at, at.come_back(BO, 4))
    assert at.proposal is not None
    assert refusal(at, at.propose, BO, ABANDON, None, 5).reason == "proposal-open"
    step(at, moves(at)[0])
    assert at.proposal is None
    assert refusal(at, at.consent, BO, True, 6).reason == "no-proposal"


def test_an_undo_by_right_withdraws_what_was_proposed():
    at = table(ADA, BO)
    own = seek(at, "place")
    do(at, at.propose(ADA, ABANDON, None, 1))
    do(at, at.undo(sitter(at, own), None, 2))
    assert at.proposal is None


def test_nothing_is_proposed_that_could_not_be_done():
    at = table(ADA, BO)
    assert refusal(at, at.propose, CY, ABANDON, None, 1).reason == "not-seated"
    for who in (ADA, BO):
        found = refusal(at, at.propose, who, UNDO, None, 1)
        assert (type(found), found.reason) == (CannotUndo, "undo-nothing")
    with pytest.raises(NotAllowed):
        at.propose(ADA, UNDO, 1, 1)


def test_an_agreed_undo_across_a_deal_brings_other_cards_and_the_log_proves_them():
    """The new deal is the next of the seed, not the one that was seen."""
    at = table(ADA, BO, rounds=2)
    own = until_chance(at, seed=4)
    seen = at.match.log.entries[-1].move
    number = len(at.match.log) - 1
    do(at, at.propose(sitter(at, own), UNDO, None, 1))
    do(at, at.consent(sitter(at, 1 - own), True, 2))
    assert at.match.log.entries[-1] == Entry(own, f"undo {number} agreed")
    assert at.asked == (own,)
    step(at, at.match.log.entries[number - 1].move)
    assert at.match.log.entries[-1].by == CHANCE
    assert at.match.log.entries[-1].move != seen
    finish(at)
    assert at.status == OVER
    log = Log.loads(at.match.log.dumps())
    verdict = log.verify()
    assert (verdict.fair, verdict.finished, verdict.chances) == (True, True, 4)
    assert log.state().position() == at.match.state.position()
    assert Match.resume(log).state.position() == at.match.state.position()


def test_a_sealed_answer_and_what_came_after_it_is_taken_back_by_consent(pennies):
    at = table(ADA, BO, CY, game=pennies, mode="together")
    for who, seat in ((BO, 1), (ADA, 0)):
        do(at, at.submit(who, None, question(at, seat), "seal 1", 1))
    do(at, at.propose(BO, UNDO, None, 2))
    do(at, at.consent(CY, True, 3))
    do(at, at.consent(ADA, True, 4))
    assert set(at.asked) == {0, 1, 2}
    for who, seat in ((ADA, 0), (BO, 1), (CY, 2)):
        do(at, at.submit(who, None, question(at, seat), "seal 0", 5))
    assert at.match.state.position()["coins"] == [0, 0, 0]
    assert at.match.secret_log().verify().fair


def test_records_say_by_which_right_it_was_taken_back():
    at = table(ADA, BO)
    own = seek(at, "place")
    by_right = at.undo(sitter(at, own), None, 1).record
    do(at, at.propose(sitter(at, own), UNDO, None, 2))
    by_consent = at.consent(sitter(at, 1 - own), True, 3).record
    assert isinstance(by_right, kept.Undone)
    assert isinstance(by_consent, kept.Undone)
    assert by_consent.entries == ((own, by_right.entries[0][1] + " agreed"),)


def test_to_agree_again_and_again_is_to_agree_once():
    at = table(ADA, BO, CY)
    do(at, at.propose(ADA, ABANDON, None, 1))
    do(at, at.consent(BO, True, 2))
    for _ in range(3):
        assert at.consent(BO, True, 3) == at.sequence
        assert at.consent(ADA, True, 3) == at.sequence
    do(at, at.consent(CY, True, 4))
    assert at.status == ABANDONED


def test_coming_and_going_leaves_room_for_the_game():
    """Nobody who is losing fills a table until it is given up."""
    at = table(ADA, BO)
    do(at, at.hand_over(BO, "adept", 1))
    at.sequence = MOST_ASIDE + 1
    for wish in ((at.hand_over, ADA, "adept", 2), (at.hush, ADA, True, 2)):
        assert refusal(at, *wish).reason == "table-long"
    assert at.pause("away", 2) is None
    do(at, at.come_back(BO, 3))
    step(at, moves(at)[0])
    waiting = table(ADA, None, None)
    waiting.sequence = MOST_ASIDE + 1
    assert refusal(waiting, waiting.join, BO, 1, 1).reason == "table-long"
    do(waiting, waiting.leave(ADA, 1))
