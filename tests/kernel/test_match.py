"""A match: chance plays itself, answers are taken once and from the right seat, undo is honest."""

import random
from itertools import permutations

import pytest

from kachidoki import (
    CHANCE,
    BadLog,
    BadOption,
    CannotUndo,
    Event,
    IllegalMove,
    Log,
    Match,
    NotYourTurn,
    TooLate,
    UnreadableMove,
)
from kachidoki.kernel.dealer import Dealer
from kachidoki.kernel.game import Setup
from kachidoki.kernel.timeline import KEPT, Entry
from tests.games.glory.states import GLORY, KINDS
from tests.logs import played
from tests.pennies import PENNIES, SEAL


def facts(match: Match) -> tuple[object, ...]:
    """Everything that a refusal must leave as it was."""
    log = match.secret_log()
    return match.state.position(), match.state.actors, log.entries, log.seed, len(match.events)


def start(players: int = 2, mode: str = "standard", seed: int = 1, **options: object) -> Match:
    return Match(GLORY, players, mode, seed, **options)


def choices(match: Match) -> list[str]:
    return [str(move) for move in match.state.moves()]


def seek(match: Match, wanted: str, seed: int = 1) -> Match:
    """Play at random until the question with this key is asked."""
    pick = random.Random(seed)
    while True:
        question = match.question()
        assert question is not None, f"never asked: {wanted}"
        if question.key == wanted:
            return match
        match.play(pick.choice(match.state.moves()))


# Beginning.


def test_the_first_deal_is_played_when_the_match_begins():
    match = start(3, "both")
    assert [entry.by for entry in match.log.entries] == [CHANCE] * 3
    assert [entry.move.split()[0] for entry in match.log.entries] == ["start", "missions", "deal"]
    assert match.state.actor >= 0
    assert {"start", "missions", "round", "deal"} <= {event.key for event in match.events}


def test_chance_plays_itself_to_the_end_of_the_game():
    match = start(rounds=3)
    pick = random.Random(2)
    while not match.over:
        assert match.state.actor != CHANCE
        match.play(pick.choice(match.state.moves()))
    deals = [entry.move for entry in match.log.entries if entry.by == CHANCE]
    assert len(deals) == 4
    assert len(set(deals)) == 4


def test_a_match_says_what_it_cannot_begin():
    for attempt in (
        lambda: Match(GLORY, 5),
        lambda: Match(GLORY, 2, "duel"),
        lambda: Match(GLORY, 2, rounds=9),
        lambda: Match(GLORY, 2, seats=("A", "B", "C")),
        lambda: Match(GLORY, 2, seed=b"short"),
        lambda: Match(GLORY, 2, seed=1.5),
    ):
        with pytest.raises(BadOption):
            attempt()


def test_the_header_says_what_was_settled():
    match = start(2, "ninja", 7, seats=("Ada", "Bo"), keep_figures=False)
    header = match.log.header
    options = {"rounds": 4, "starter": "random", "keep_figures": False}
    assert header.setup == Setup("glory", "ninja", 2, options)
    assert (header.rules, header.seats) == (GLORY.rules, ("Ada", "Bo"))
    assert header.commitment == Dealer.of(7).commitment


def test_a_match_without_a_seed_is_dealt_afresh():
    deals = {start(seed=None).log.entries[-1].move for _ in range(4)}
    assert len(deals) == 4


def test_the_log_that_is_given_away_is_a_copy():
    match = start()
    match.log.entries.clear()
    match.secret_log().entries.clear()
    assert len(match.log) == 2


# Answering.


def test_a_move_may_be_given_as_itself_or_as_text():
    by_move, by_text = start(), start()
    move = by_move.state.moves()[0]
    told = by_move.play(move)
    assert by_text.play(f"  {str(move).upper()} ") == told
    assert by_text.log.entries == by_move.log.entries
    assert told
    assert by_move.events[-len(told) :] == told


def test_an_answer_may_name_its_seat_and_its_question():
    match = start()
    question = match.question()
    assert question is not None
    match.play(choices(match)[0], question.seat, question.id)
    following = match.question()
    assert following is not None
    assert following.id != question.id


def test_an_answer_to_an_old_question_is_too_late_and_changes_nothing():
    match = start()
    old = match.question()
    assert old is not None
    match.play(match.state.moves()[0])
    before = facts(match)
    for question in (old.id, "", "no such question", "9" * 500):
        with pytest.raises(TooLate) as error:
            match.play(match.state.moves()[0], int(match.state.actor), question)
        assert error.value.reason == "too-late"
        assert facts(match) == before


def test_an_answer_sent_twice_counts_once():
    match = start()
    question = match.question()
    assert question is not None
    answer = match.state.moves()[0]
    match.play(answer, question.seat, question.id)
    with pytest.raises(TooLate):
        match.play(answer, question.seat, question.id)


def test_another_seat_is_not_asked_and_changes_nothing():
    match = start(4)
    before = facts(match)
    for seat in {0, 1, 2, 3, 99, -1, -2, 10**40} - {int(match.state.actor)}:
        with pytest.raises(NotYourTurn) as error:
            match.play(match.state.moves()[0], seat)
        assert error.value.values == {"seat": seat}
        assert facts(match) == before


def test_a_refusal_changes_nothing():
    match = start()
    before = facts(match)
    with pytest.raises(UnreadableMove):
        match.play("castle")
    for text in ("draw deck 1", "end turn", "start 1", match.log.entries[-1].move):
        with pytest.raises(IllegalMove) as error:
            match.play(text)
        assert error.value.rule
        assert facts(match) == before


def test_after_the_end_it_is_too_late():
    match = start(rounds=1)
    pick = random.Random(1)
    seat = 0
    while not match.over:
        seat = int(match.state.actor)
        match.play(pick.choice(match.state.moves()))
    before = facts(match)
    assert match.question() is None
    for question in (None, "1.0"):
        for by in (None, 0, 1):
            with pytest.raises(TooLate):
                match.play("draw deck 1", by, question)
    with pytest.raises(CannotUndo) as error:
        match.undo(seat)
    assert error.value.reason == "undo-over"
    assert facts(match) == before


# Going on later.


@pytest.mark.parametrize(("mode", "players"), [("standard", 2), ("both", 3)])
def test_a_resumed_match_deals_what_it_would_have_dealt(mode, players):
    """Interrupted at any entry, written, read and resumed: the same moves meet the same cards."""
    match = start(players, mode, rounds=2)
    pick = random.Random(4)
    saved = []
    while not match.over:
        saved.append(match.secret_log())
        match.play(pick.choice(match.state.moves()))
    whole = match.log
    for log in saved[:: max(1, len(saved) // 12)]:
        again = Match.resume(Log.loads(log.dumps(), lambda game_id: GLORY))
        assert again.log.entries == log.entries
        assert again.state.position() == log.state().position()
        for entry in whole.entries[len(log) :]:
            if entry.by != CHANCE:
                again.play(entry.move, entry.by)
        assert again.log.dumps() == whole.dumps()
    assert whole.verify().fair


def test_a_match_resumed_between_rounds_is_fair_to_the_end():
    match = start(rounds=2)
    pick = random.Random(4)
    while not match.over:
        match.play(pick.choice(match.state.moves()))
        match = Match.resume(match.secret_log())
    verdict = match.log.verify()
    assert verdict.fair
    assert verdict.chances == 3


def test_a_resumed_match_knows_what_happened():
    match = seek(start(), "place")
    again = Match.resume(match.secret_log())
    assert again.events == match.events
    seat = int(match.state.actor)
    again.undo(seat)
    match.undo(seat)
    assert facts(again) == facts(match)
    assert facts(Match.resume(again.secret_log())) == facts(match)


def test_a_log_with_another_seed_is_not_resumed():
    log = start().secret_log()
    with pytest.raises(BadLog) as error:
        Match.resume(Log(log.game, log.header, log.entries, Dealer.of(2).secret))
    assert (error.value.reason, error.value.line) == ("log-bad-seed", len(log) + 2)


# Taking back.


def test_the_card_to_discard_can_be_chosen_again_while_its_pile_is_asked():
    match = seek(start(), "place")
    seat = int(match.state.actor)
    number = len(match.log)
    before = match.log.state(number - 1)
    told = match.undo(seat)
    assert [event.key for event in told] == ["undo"]
    assert told[0].values == {"seat": seat}
    assert match.question().key == "act"
    assert match.view(seat).table() == before.view(seat).table()
    assert match.log.entries[-1] == Entry(seat, f"undo {number}")
    assert len(match.log) == number + 1


def test_an_open_discard_taken_first_can_be_put_back():
    """Everyone saw it lie there, so nothing was learned."""
    for seed in range(20):
        match = seek(start(seed=seed), "draw-first")
        seat = int(match.state.actor)
        before = match.view(seat).table()
        match.play("draw discard 1")
        if match.state.actor == seat and match.question().key == "draw-second":
            match.undo(seat)
            assert match.view(seat).table() == before
            assert "draw discard 1" in choices(match)
            return
    raise AssertionError("never asked for a second card")


def test_a_card_from_a_draw_pile_was_seen_and_stays():
    match = seek(start(), "draw-first")
    seat = int(match.state.actor)
    match.play("draw deck 1")
    before = facts(match)
    with pytest.raises(CannotUndo) as error:
        match.undo(seat)
    assert error.value.reason == "undo-revealed"
    assert facts(match) == before


def test_a_turn_that_made_the_next_player_draw_stays():
    """The first turns are drawn without a question: the next player has seen new cards."""
    match = start()
    seat = int(match.state.actor)
    match.play(next(text for text in choices(match) if text.startswith("discard")))
    if match.question().key == "act":
        with pytest.raises(CannotUndo):
            match.undo(seat)
    else:
        match.undo(seat)
        assert match.question().key == "act"


def test_a_turn_can_be_taken_back_until_the_next_player_acts():
    match = seek(start(seed=3), "draw-first")
    seat = 1 - int(match.state.actor)
    match.undo(seat)
    assert match.state.actor == seat
    match.play(match.state.moves()[0])
    seek(match, "draw-first")
    actor = int(match.state.actor)
    match.play(match.state.moves()[-1])
    with pytest.raises(CannotUndo) as error:
        match.undo(1 - actor)
    assert error.value.reason == "undo-not-yours"
    assert error.value.values == {"seat": actor}


def test_nobody_takes_back_the_choice_of_another():
    match = seek(start(4), "place")
    owner = match.log.entries[-1].by
    before = facts(match)
    for seat in range(4):
        if seat != owner:
            with pytest.raises(CannotUndo) as error:
                match.undo(seat)
            assert error.value.reason == "undo-not-yours"
    assert facts(match) == before


def test_chance_is_never_taken_back():
    match = start(rounds=2)
    with pytest.raises(CannotUndo) as error:
        match.undo(int(match.state.actor))
    assert error.value.reason == "undo-chance"
    pick = random.Random(1)
    seat = 0
    while match.log.entries[-1].by != CHANCE or len(match.log) == 2:
        seat = int(match.state.actor)
        match.play(pick.choice(match.state.moves()))
    with pytest.raises(CannotUndo) as error:
        match.undo(seat)
    assert error.value.reason == "undo-chance"


def test_where_nothing_happened_there_is_nothing_to_take_back():
    match = Match(PENNIES, 2, seed=1)
    with pytest.raises(CannotUndo) as error:
        match.undo(0)
    assert error.value.reason == "undo-nothing"


def test_two_choices_in_a_row_can_both_be_taken_back():
    """Chosen the card, chosen the pile: back to the pile, back to the card."""
    for seed in range(40):
        match = seek(start(seed=seed), "place", seed)
        seat = int(match.state.actor)
        first = match.log.state(len(match.log) - 1)
        match.play("onto discard 1")
        if match.log.entries[-1].by == CHANCE or match.state.revealing:
            continue
        match.undo(seat)
        assert match.question().key == "place"
        match.undo(seat)
        assert match.view(seat).table() == first.view(seat).table()
        return
    raise AssertionError("never two choices in a row")


def test_a_question_that_is_asked_again_is_a_new_question():
    """An answer on its way when the choice was taken back must not count for the new one."""
    match = seek(start(), "place")
    seat = int(match.state.actor)
    asked = [match.question().id]
    match.undo(seat)
    asked.append(match.question().id)
    match.play(next(text for text in choices(match) if text.startswith("discard")))
    asked.append(match.question().id)
    assert len(set(asked)) == 3
    with pytest.raises(TooLate):
        match.play("onto discard 1", seat, asked[0])
    assert Match.resume(match.secret_log()).question().id == asked[-1]


def test_a_match_with_choices_taken_back_is_fair():
    match = start(rounds=2)
    pick = random.Random(6)
    undone = 0
    while not match.over:
        seat = int(match.state.actor)
        match.play(pick.choice(match.state.moves()))
        if pick.random() < 0.5:
            try:
                match.undo(seat)
                undone += 1
            except CannotUndo:
                continue
    assert undone > 10
    log = Log.loads(match.log.dumps(), lambda game_id: GLORY)
    assert log.verify().fair
    assert log.state().position() == match.state.position()


# Worked out before it happens.


def test_what_is_proposed_has_not_happened():
    match = start(3, "both")
    pick = random.Random(5)
    undone = 0
    for _ in range(60):
        before = facts(match)
        events = list(match.events)
        turns = [match.propose(move) for move in match.state.moves()]
        assert len({turn.entries for turn in turns}) == len(turns)
        for seat in range(3):
            for agreed in (False, True):
                try:
                    turns.append(match.propose_undo(seat, agreed))
                    undone += 1
                except CannotUndo:
                    continue
        assert facts(match) == before
        assert match.events == events
        assert all(turn.state is not match.state for turn in turns)
        match.play(pick.choice(match.state.moves()))
    assert undone > 60


def test_to_accept_what_was_proposed_is_to_play_it():
    played, accepted = start(rounds=2), start(rounds=2)
    pick = random.Random(6)
    deals = 0
    while not played.over:
        move, seat = str(pick.choice(played.state.moves())), int(played.state.actor)
        turn = accepted.propose(move, seat, accepted.question().id)
        told = played.play(move, seat)
        assert accepted.accept(turn) == told == list(turn.events)
        assert facts(accepted) == facts(played)
        assert accepted.events == played.events
        deals += len(turn.entries) - 1
        if pick.random() < 0.3:
            try:
                turn = accepted.propose_undo(seat)
            except CannotUndo:
                continue
            played.undo(seat)
            accepted.accept(turn)
            assert facts(accepted) == facts(played)
    assert deals == 1
    assert accepted.log.verify().fair


def test_a_refused_proposal_is_refused_as_the_move_would_be():
    match = start(4)
    before = facts(match)
    other = (int(match.state.actor) + 1) % 4
    for error, said in (
        (UnreadableMove, ("castle",)),
        (IllegalMove, ("draw discard 1",)),
        (NotYourTurn, (choices(match)[0], other)),
        (TooLate, (choices(match)[0], None, "9.9")),
    ):
        with pytest.raises(error):
            match.propose(*said)
        assert facts(match) == before


def test_what_another_wrote_is_followed_entry_by_entry():
    match, other = start(2, "missions", rounds=2), start(2, "missions", rounds=2)
    pick = random.Random(7)
    while not match.over:
        known = len(match.log)
        seat = int(match.state.actor)
        told = match.play(pick.choice(match.state.moves()))
        try:
            if pick.random() < 0.4:
                right = pick.choice(({}, {"agreed": True}, {"alone": True}))
                told += match.accept(match.propose_undo(seat, **right))
        except CannotUndo:
            pass
        assert other.follow(match.log.entries[known:]) == told
        assert facts(other) == facts(match)
        assert other.question() == match.question()
    assert other.events == match.events
    assert {"undo", "undo-agreed"} <= {event.key for event in other.events}


# Taking back by consent.


def agree(match: Match, seat: int) -> str:
    """Take back the last choice of a seat by consent; the move that it was."""
    count = len(match.log)
    turn = match.propose_undo(seat, agreed=True)
    told = match.accept(turn)
    assert told == [Event("undo-agreed", {"seat": seat})]
    (entry,) = match.log.entries[count:]
    word, number, agreed = entry.move.split()
    assert (word, agreed, entry.by) == ("undo", "agreed", seat)
    return match.log.entries[int(number) - 1].move


def test_by_consent_a_choice_goes_with_everything_that_others_did_after_it():
    match = start(3)
    pick = random.Random(8)
    # What was there before each choice, for each seat the last on top.
    seen: dict[int, list[object]] = {0: [], 1: [], 2: []}
    for _ in range(60):
        seat = int(match.state.actor)
        seen[seat].append(match.state.position())
        match.play(pick.choice(match.state.moves()))
    acted = [entry.by for entry in match.log.entries if entry.by >= 0]
    longest = max(range(3), key=acted[::-1].index)
    assert acted[::-1].index(longest) >= 2
    agree(match, longest)
    found, before = match.state.position(), seen[longest][-1]
    assert found.pop("serial") > before.pop("serial")
    assert found == before
    assert match.state.actor == longest


def test_by_consent_chance_is_taken_back_and_comes_out_anew():
    """The next result is the next of the seed: what was seen of the old one is worth nothing."""
    match = start(rounds=2)
    pick = random.Random(1)
    seat = 0
    while match.log.entries[-1].by != CHANCE or len(match.log) == 2:
        seat = int(match.state.actor)
        match.play(pick.choice(match.state.moves()))
    first = match.log.entries[-1].move
    with pytest.raises(CannotUndo):
        match.undo(seat)
    move = agree(match, seat)
    assert match.state.actor == seat
    match.play(move)
    second = match.log.entries[-1]
    assert second.by == CHANCE
    assert second.move != first
    assert match.secret_log().verify().fair
    assert match.secret_log().verify().chances == 4


def test_by_consent_what_was_seen_is_taken_back():
    match = seek(start(), "draw-first")
    seat = int(match.state.actor)
    match.play("draw deck 1")
    assert agree(match, seat) == "draw deck 1"
    assert match.question().key == "draw-first"


def test_consent_does_not_bring_back_what_is_not_there():
    match = start(rounds=1)
    before = facts(match)
    for seat in (0, 1, 2, 99, CHANCE, -2):
        with pytest.raises(CannotUndo) as error:
            match.propose_undo(seat, agreed=True)
        assert error.value.reason == "undo-nothing"
    assert facts(match) == before
    pick = random.Random(1)
    while not match.over:
        match.play(pick.choice(match.state.moves()))
    for seat in (0, 1, CHANCE):
        with pytest.raises(CannotUndo) as error:
            match.propose_undo(seat, agreed=True)
        assert error.value.reason == "undo-over"


def test_no_question_is_ever_asked_under_the_id_of_another():
    match = start(rounds=2)
    pick = random.Random(9)
    asked: set[str] = set()
    for _ in range(300):
        if match.over:
            break
        question = match.question()
        assert question.id not in asked
        asked.add(question.id)
        match.play(pick.choice(match.state.moves()))
        if pick.random() < 0.5:
            try:
                match.accept(match.propose_undo(pick.randrange(2), True, pick.random() < 0.5))
            except CannotUndo:
                continue
    assert len(asked) > 100
    assert Match.resume(match.secret_log()).question() == match.question()


def test_alone_the_same_luck_comes_again_until_it_is_used():
    """Whoever plays alone may take anything back, but never throws until the throw is good."""
    match = start(rounds=3)
    pick = random.Random(1)
    first: list[str] = []
    for _ in range(3):
        while match.log.entries[-1].by != CHANCE or len(match.log) == 2:
            seat = int(match.state.actor)
            match.play(pick.choice(match.state.moves()))
        first.append(match.log.entries[-1].move)
        match.accept(match.propose_undo(seat, alone=True))
        assert match.log.entries[-1].move.split()[::2] == ["undo", "alone"]
        assert match.events[-1] == Event("undo-agreed", {"seat": seat})
        with pytest.raises(CannotUndo):
            match.undo(1 - seat)
    assert len(set(first)) == 1
    log = match.secret_log()
    assert log.verify().fair
    assert (log.verify().chances, log.verify().agreed) == (5, 3)
    assert Match.resume(log).state.position() == match.state.position()
    assert log.state().position() == match.state.position()
    # Agreed among several people, what was seen is worth nothing: other cards come.
    agreed = match.log.entries[:]
    agreed[-1] = Entry(agreed[-1].by, agreed[-1].move.replace("alone", "agreed"))
    other = Match.resume(Log(GLORY, log.header, agreed, log.seed))
    move = next(e.move for e in reversed(log.entries[:-1]) if e.by >= 0)
    for one in (match, other):
        one.play(move)
        assert one.log.entries[-1].by == CHANCE
        assert one.secret_log().verify().fair
    assert match.log.entries[-1].move == first[0] != other.log.entries[-1].move


class Counted:
    """A game that counts how many moves are read: as many as are played again."""

    def __init__(self, game: object) -> None:
        self.game = game
        self.read = 0

    def parse(self, text: str) -> object:
        self.read += 1
        return self.game.parse(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)


def test_taking_back_does_not_play_a_long_match_again():
    """However much was played before: a log full of undos takes no longer than any other."""
    match = start(3, "both", rounds=3)
    pick = random.Random(4)
    while len(match.log) < 150:
        match.play(pick.choice(match.state.moves()))
    match.timeline.game = counted = Counted(match.game)
    undone = 0
    for _ in range(40):
        for _ in range(6):
            match.play(pick.choice(match.state.moves()))
        counted.read = 0
        match.accept(
            match.propose_undo(match.timeline.last_chooser((pick.randrange(3),)), agreed=True)
        )
        undone += counted.read > 0
        assert counted.read <= KEPT + 4
    assert undone > 10
    match.timeline.game = counted.game
    assert Match.resume(match.secret_log()).state.position() == match.state.position()


# What each seat hears.


def test_a_card_is_told_to_its_player_alone():
    match = played("both", 3)
    secret = [event for event in match.events if event.secrets]
    assert len(secret) > 10
    for event in secret:
        if event.key == "draw":
            assert set(event.secrets) == {event.values["seat"]}
            assert set(event.seen_by(None).values) == {"seat", "pile"}
        elif event.key == "deal":
            hidden = event.seen_by(0)
            assert hidden.values["cards"] == event.secrets[0]["cards"]
            assert not set(event.seen_by(None).values.values()) & set(KINDS)


# Sealed answers: several seats are asked at the same time.


@pytest.fixture
def sealed() -> Match:
    return Match(PENNIES, 3, "together", seed=1)


def test_all_are_asked_together(sealed):
    assert set(sealed.state.actors) == {0, 1, 2}
    questions = [sealed.question(seat) for seat in range(3)]
    assert len({question.id for question in questions}) == 3
    assert [question.seat for question in questions] == [0, 1, 2]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_they_answer_in_any_order_and_their_questions_stay_open(sealed, order):
    asked = {seat: sealed.question(seat).id for seat in range(3)}
    for at, seat in enumerate(order):
        for waiting in order[at:]:
            assert sealed.question(waiting).id == asked[waiting]
            assert sealed.state.moves(waiting) == SEAL
        for done in order[:at]:
            assert sealed.question(done) is None
            assert sealed.state.moves(done) == ()
        assert not sealed.over
        sealed.play("seal 1", seat, asked[seat])
    assert sealed.over
    assert [entry.by for entry in sealed.log.entries] == [*order, CHANCE]


def test_nobody_answers_twice(sealed):
    question = sealed.question(1)
    sealed.play("seal 1", 1)
    before = facts(sealed)
    with pytest.raises(NotYourTurn):
        sealed.play("seal 0", 1)
    with pytest.raises(TooLate):
        sealed.play("seal 0", 1, question.id)
    with pytest.raises(TooLate):
        sealed.play("seal 0", 1, sealed.question(2).id)
    assert facts(sealed) == before


def test_nobody_learns_an_answer_before_all_have_answered():
    """Two matches that differ only in one sealed coin look the same to all others."""
    matches = [Match(PENNIES, 3, "together", seed=1) for _ in range(2)]
    told = [match.play(f"seal {coin}", 1) for coin, match in enumerate(matches)]
    here, there = matches
    for seat in (None, 0, 2):
        assert here.view(seat).encode() == there.view(seat).encode()
        assert [event.seen_by(seat) for event in told[0]] == [
            event.seen_by(seat) for event in told[1]
        ]
    assert here.view(1).encode() != there.view(1).encode()
    for match in matches:
        match.play("seal 0", 0)
        match.play("seal 0", 2)
    assert here.view(None).encode() != there.view(None).encode()


def test_a_sealed_answer_can_be_taken_back_while_it_is_the_last(sealed):
    asked = sealed.question(0).id
    sealed.play("seal 1", 1)
    sealed.undo(1)
    assert set(sealed.state.actors) == {0, 1, 2}
    sealed.play("seal 0", 1)
    # The others keep their questions all the while.
    sealed.play("seal 0", 0, asked)
    with pytest.raises(CannotUndo) as error:
        sealed.undo(1)
    assert error.value.reason == "undo-not-yours"
    sealed.undo(0)
    assert set(sealed.state.actors) == {0, 2}


def test_the_order_of_answers_changes_neither_chance_nor_result():
    logs = []
    for order in permutations(range(3)):
        match = Match(PENNIES, 3, "together", seed=8)
        for seat in order:
            match.play(f"seal {seat % 2}", seat)
        logs.append(match.log)
    assert len({log.entries[-1].move for log in logs}) == 1
    assert len({log.state().winners for log in logs}) == 1
    assert all(log.verify().fair for log in logs)


@pytest.mark.parametrize("seed", range(6))
def test_a_match_with_undos_is_where_its_log_says(seed: int) -> None:
    """Undo by right and by consent, near and far: match, followed log and replayed log agree."""
    pick = random.Random(seed)
    match = Match("glory", 3, "both", seed)
    for _ in range(300):
        if match.over:
            break
        if pick.random() < 0.15:
            seat, agreed = pick.randrange(3), pick.random() < 0.7
            # Now and then all at once what would otherwise be a few choices.
            for _ in range(pick.choice((1, 1, 2, 40))):
                try:
                    match.accept(match.propose_undo(seat, agreed))
                except CannotUndo:
                    break
        else:
            match.play(pick.choice(match.state.moves()))
        if pick.random() < 0.1 or match.over:
            replayed = match.log.state()
            followed = Match.resume(match.secret_log())
            for other in (replayed, followed.state):
                assert other.position() == match.state.position()
                assert other.question() == match.state.question()
            assert followed.log.entries == match.log.entries
    assert any("agreed" in entry.move for entry in match.log.entries)


@pytest.mark.parametrize("way", ["played", "followed"])
def test_the_end_of_a_choice_is_a_beat_before_the_chance_after_it(way: str):
    pick = random.Random(5)
    match = Match(GLORY, 3, "both", 5, rounds=2)
    # The cards that are drawn without a choice come after the deal.
    assert [match.events[beat.events - 1].key for beat in match.beats] == ["deal"]
    found = 0
    while not match.over:
        turn = match.propose(pick.choice(match.state.moves()))
        known = len(match.events)
        match.accept(turn) if way == "played" else match.follow(turn.entries)
        due = [beat for beat in match.beats if beat.due]
        assert len(due) == (len(turn.entries) > 1)
        for beat in due:
            then = match.log.state(at=len(match.log) - len(turn.entries) + 1)
            assert beat.state.position() == then.position()
            assert beat.state.actor == CHANCE
            assert match.events[beat.events].key == "round"
            assert beat.events > known
            found += 1
    assert found == 1


def test_who_follows_many_choices_has_the_beats_of_the_last_one():
    match = Match(GLORY, 2, "standard", 2)
    pick = random.Random(2)
    while not match.over:
        match.play(pick.choice(match.state.moves()))
    again = Match.resume(match.secret_log())
    assert again.events == match.events
    assert again.beats == ()
    assert match.beats == ()


def test_nothing_of_what_was_taken_back_is_a_beat():
    match = Match(GLORY, 2, "standard", 1)
    assert match.beats
    match.play(match.state.moves()[0])
    match.undo(match.timeline.last_chooser((0, 1)))
    assert match.beats == ()
