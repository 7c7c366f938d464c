"""The log is the game: it reads back, replays to any entry, and owns up to every change."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kachidoki
from kachidoki import CHANCE, BadLog, Log, Match
from kachidoki.kernel import log as kernel
from kachidoki.kernel.dealer import Dealer
from kachidoki.kernel.log import FORMAT
from kachidoki.kernel.timeline import Entry
from tests.games.glory.states import GLORY
from tests.games.worlds import every_table
from tests.logs import cut, lines, played, written
from tests.pennies import PENNIES


def read(text: str) -> Log:
    return Log.loads(text, kachidoki.game)


def refused(text: str) -> BadLog:
    with pytest.raises(BadLog) as error:
        read(text)
    assert error.value.values["line"] == error.value.line
    return error.value


@pytest.fixture(scope="module")
def log() -> Log:
    found = played().log
    assert sum(entry.is_undo for entry in found.entries) > 3
    return found


# Reading back.


@every_table
def test_a_log_reads_back_as_it_was_written(game, mode, players):
    log = played(mode, players, game=game).log
    again = read(log.dumps())
    assert (again.header, again.entries, again.seed) == (log.header, log.entries, log.seed)
    assert again.dumps() == log.dumps()
    assert again.game is kachidoki.game(game)
    assert len(again) == len(log.entries)


def test_a_file_reads_back_as_it_was_written(log, tmp_path):
    path = tmp_path / "game.jsonl"
    log.save(path)
    assert Log.load(path, kachidoki.game).dumps() == log.dumps()
    assert [found.name for found in tmp_path.iterdir()] == ["game.jsonl"]
    log.save(path)
    assert path.read_text(encoding="utf-8") == log.dumps()


def test_line_ends_of_windows_and_blank_ends_do_no_harm(log):
    text = log.dumps()
    for other in (text.rstrip("\n"), text + "\n\n", text.replace("\n", "\r\n")):
        assert read(other).dumps() == text


def test_the_hashes_are_those_of_the_documentation(log):
    assert written(lines(log)) == log.dumps()


def test_a_log_of_any_game_reads_back():
    match = Match(PENNIES, 2, seed=1)
    match.play("seal 1", 1)
    match.play("seal 0", 0)
    text = match.log.dumps()
    again = Log.loads(text, lambda game_id: PENNIES)
    assert again.dumps() == text
    assert again.verify().fair


def test_the_state_after_any_entry_is_the_one_that_was_there():
    """Chance, undo and all: `state(at=n)` is what the match showed after n entries."""
    match = Match(GLORY, 2, "missions", seed=3, rounds=1)
    seen = {len(match.log): match.state.position()}
    pick = random.Random(3)
    while not match.over:
        seat = int(match.state.actor)
        match.play(pick.choice(match.state.moves()))
        seen[len(match.log)] = match.state.position()
        try:
            match.undo(seat)
        except kachidoki.CannotUndo:
            continue
        seen[len(match.log)] = match.state.position()
        match.play(pick.choice(match.state.moves()))
        seen[len(match.log)] = match.state.position()
    log = read(match.log.dumps())
    assert sum(entry.is_undo for entry in log.entries) > 3
    assert len(seen) > 60
    for at, position in seen.items():
        assert log.state(at).position() == position
    assert log.state().position() == log.state(len(log)).position() == match.state.position()


def test_the_moments_are_the_states_one_by_one(log):
    beginning, *moments = log.moments()
    assert (beginning.number, beginning.entry, beginning.events) == (0, None, ())
    assert beginning.state.position() == log.start().position()
    assert [moment.entry for moment in moments] == log.entries
    for moment in moments[:: max(1, len(moments) // 12)]:
        assert moment.state.position() == log.state(moment.number).position()
    for moment in moments:
        assert [event.key for event in moment.events] == ["undo"] or not moment.entry.is_undo
        assert moment.state.events is None
    some = [(one.number, one.state.position()) for one in log.moments(7, 9)]
    assert some == [(one.number, one.state.position()) for one in moments[6:9]]


def test_the_moments_tell_what_the_match_told():
    match = played("both", 2)
    assert [event for moment in match.log.moments() for event in moment.events] == match.events


@pytest.mark.parametrize("at", [-1, 10_000])
def test_there_is_no_state_beyond_the_log(log, at):
    with pytest.raises(BadLog) as error:
        log.state(at)
    assert error.value.reason == "log-no-such-entry"


def test_nothing_is_shared_between_states_of_a_log(log):
    first = log.state(3)
    before = first.position()
    first.play(first.moves()[0])
    assert log.state(3).position() == before


# Cut off.


def test_a_log_cut_at_any_line_is_refused_with_the_line(log):
    rows = log.dumps().splitlines(keepends=True)
    assert refused("").reason == "log-empty"
    for count in range(1, len(rows)):
        error = refused("".join(rows[:count]))
        assert (error.reason, error.line) == ("log-truncated", count)


def test_a_log_cut_anywhere_is_refused_with_the_line(log, tmp_path):
    data = log.dumps().encode()
    path = tmp_path / "cut.jsonl"
    pick = random.Random(1)
    header = data.index(b"\n")
    middle = data.index("é".encode()) + 1
    for at in [middle, header, *range(1, 40), *(pick.randrange(len(data) - 1) for _ in range(60))]:
        path.write_bytes(data[:at])
        with pytest.raises(BadLog) as error:
            Log.load(path, kachidoki.game)
        line = data[:at].count(b"\n") + 1
        whole = data[at : at + 1] == b"\n"
        before = data[at - 1 : at] == b"\n"
        reason = "log-truncated" if whole or before else "log-unreadable"
        assert (error.value.reason, error.value.line) == (reason, line - before)


def test_a_log_without_a_line_in_the_middle_is_refused(log):
    rows = log.dumps().splitlines(keepends=True)
    for at in range(1, len(rows) - 1):
        error = refused("".join(rows[:at] + rows[at + 1 :]))
        assert (error.reason, error.line) == ("log-altered", at + 1)


# Altered.


def other(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value[:-1] + ("0" if value[-1:] != "0" else "1")
    if isinstance(value, list):
        return [*value[1:], 77]
    if isinstance(value, dict):
        return {**value, "rounds": 2}
    return 1


def test_any_field_that_was_altered_is_found_at_its_line(log):
    rows = [json.loads(row) for row in log.dumps().splitlines()]
    chosen = [0, 1, 2, 3, 4, len(rows) // 2, len(rows) - 2, len(rows) - 1]
    for at in chosen:
        for name in rows[at]:
            for change in ("other", "gone", "more"):
                row = dict(rows[at])
                if change == "other":
                    row[name] = other(row[name])
                elif change == "gone":
                    del row[name]
                else:
                    row[f"{name}!"] = 1
                changed = [*rows[:at], row, *rows[at + 1 :]]
                error = refused("".join(json.dumps(line) + "\n" for line in changed))
                assert error.line == at + 1, (name, change)
                assert at == 0 or error.reason == "log-altered"


def test_lines_that_changed_places_are_found(log):
    rows = log.dumps().splitlines()
    for at in range(1, len(rows) - 2, 7):
        swapped = [*rows[:at], rows[at + 1], rows[at], *rows[at + 2 :]]
        assert (refused("\n".join(swapped)).reason, refused("\n".join(swapped)).line) == (
            "log-altered",
            at + 1,
        )


def test_a_blank_line_is_found(log):
    rows = log.dumps().splitlines()
    error = refused("\n".join([*rows[:3], "", *rows[3:]]))
    assert (error.reason, error.line) == ("log-unreadable", 4)


# Forged: altered, with the hashes made right again.


def forged(log: Log, at: int, **changes: object) -> str:
    """The log with fields of line `at` changed and every hash computed anew."""
    rows = lines(log)
    rows[at - 1] = {**rows[at - 1], **changes}
    return written(rows)


@pytest.mark.parametrize("found", [0, 2, "1", None, 1.5, [1]])
def test_another_format_is_refused(log, found):
    error = refused(forged(log, 1, kachidoki=found))
    assert (error.reason, error.line) == ("log-format", 1)
    assert error.values["wanted"] == FORMAT


@pytest.mark.parametrize("found", [0, GLORY.rules + 1, "1", None])
def test_other_rules_are_refused_never_misread(log, found):
    error = refused(forged(log, 1, rules=found))
    assert (error.reason, error.line) == ("log-rules", 1)
    assert error.values["game"] == "glory"
    assert error.values["wanted"] == GLORY.rules
    assert error.values["found"] == str(found)


def test_the_version_is_told_before_the_hashes_are_checked(log):
    """A log of another version may have other hashes: its version is what helps."""
    rows = log.dumps().splitlines()
    assert refused(rows[0].replace('"rules": 1', '"rules": 9')).reason == "log-rules"
    assert refused(rows[0].replace('"kachidoki": 1', '"kachidoki": 9')).reason == "log-format"


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": None},
        {"game": "../glory"},
        {"mode": "solo"},
        {"mode": None},
        {"players": 7},
        {"players": "3"},
        {"players": True},
        {"players": 2},
        {"options": {"rounds": 99}},
        {"options": {"speed": 1}},
        {"options": []},
        {"seats": ["A", "B"]},
        {"seats": ["A", "B", 3]},
        {"seats": "ABC"},
        {"commitment": None},
        {"commitment": 5},
    ],
)
def test_a_header_that_describes_no_game_is_refused(log, changes):
    error = refused(forged(log, 1, **changes))
    assert (error.reason, error.line) == ("log-header", 1)


def test_a_log_with_an_option_that_was_dropped_replays_if_it_had_what_is_the_rule_now():
    log = played("duo", 2, game="jeraku").log
    old = {"duo_end_test": "after_prestige", **log.header.setup.options, "canonical_place": True}
    again = read(forged(log, 1, options=old))
    assert again.dumps() == log.dumps()
    assert again.state().position() == log.state().position()
    for name, value in (("duo_end_test", "after_region"), ("canonical_place", False)):
        error = refused(forged(log, 1, options={**old, name: value}))
        assert (error.reason, error.line) == ("option-dropped", 1)
        told = {"option": name, "value": str(value), "now": str(log.game.dropped[name]), "line": 1}
        assert error.values == told


def test_a_header_with_a_field_missing_is_refused(log):
    rows = lines(log)
    for name in rows[0]:
        rest = {key: value for key, value in rows[0].items() if key != name}
        assert refused(written([rest, *rows[1:]])).line == 1


def first_choice(log: Log) -> int:
    """The file line of the first entry by a seat."""
    return 2 + next(at for at, entry in enumerate(log.entries) if entry.by != CHANCE)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"n": 1}, "log-out-of-order"),
        ({"n": None}, "log-out-of-order"),
        ({"by": None}, "log-out-of-order"),
        ({"by": "0"}, "log-out-of-order"),
        ({"by": True}, "log-out-of-order"),
        ({"by": 0.0}, "log-out-of-order"),
        ({"move": None}, "log-out-of-order"),
        ({"move": ["draw deck 1"]}, "log-out-of-order"),
        ({"move": "castle"}, "log-illegal"),
        ({"move": ""}, "log-illegal"),
        ({"move": "x" * 100_000}, "log-illegal"),
        ({"move": "draw deck 1"}, "log-illegal"),
        ({"move": "deal " + "0" * 110}, "log-illegal"),
        ({"move": "start 1"}, "log-illegal"),
        ({"by": "chance"}, "log-illegal"),
        ({"by": -2}, "log-illegal"),
        ({"by": 3}, "log-illegal"),
        ({"by": 10**40}, "log-illegal"),
        ({"move": "undo"}, "log-bad-undo"),
        ({"move": "undo 1"}, "log-bad-undo"),
        ({"move": "undo 99"}, "log-bad-undo"),
        ({"move": "undo -1"}, "log-bad-undo"),
        ({"move": "undo ٢"}, "log-bad-undo"),
        ({"move": "undo " + "1" * 5000}, "log-bad-undo"),
        ({"move": "undoing"}, "log-bad-undo"),
    ],
)
def test_a_forged_entry_is_refused_at_its_line(log, changes, reason):
    at = first_choice(log)
    error = refused(forged(log, at, **changes))
    assert (error.reason, error.line) == (reason, at)


def test_a_move_of_another_seat_is_refused_at_its_line(log):
    at = first_choice(log)
    wrong = (log.entries[at - 2].by + 1) % 3
    error = refused(forged(log, at, by=wrong))
    assert (error.reason, error.line) == ("log-illegal", at)
    assert error.values["move"] == log.entries[at - 2].move


def test_an_illegal_move_is_refused_with_its_line_and_rule(log):
    """Whatever the rules do not allow at an entry, no log can hold there."""
    pick = random.Random(2)
    tried = 0
    for number, entry in enumerate(log.entries, 1):
        if entry.by == CHANCE or entry.is_undo or number % 3:
            continue
        state = log.state(number - 1)
        illegal = [move for move in GLORY.all_moves if move not in state.moves()]
        error = refused(forged(log, number + 1, move=pick.choice(illegal).text))
        assert (error.reason, error.line) == ("log-illegal", number + 1)
        assert error.rule in GLORY.vocabulary.sections
        tried += 1
    assert tried > 10


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"end": 3}, "log-truncated"),
        ({"end": None}, "log-truncated"),
        ({"over": False}, "log-wrong-result"),
        ({"over": None}, "log-wrong-result"),
        ({"scores": [500, 0, 0]}, "log-wrong-result"),
        ({"scores": None}, "log-wrong-result"),
        ({"winners": [0, 1, 2]}, "log-wrong-result"),
        ({"seed": "00" * 15}, "log-bad-seed"),
        ({"seed": "secret"}, "log-bad-seed"),
        ({"seed": 12345}, "log-bad-seed"),
        ({"seed": []}, "log-bad-seed"),
    ],
)
def test_a_forged_end_is_refused_at_its_line(log, changes, reason):
    last = len(log) + 2
    error = refused(forged(log, last, **changes))
    assert (error.reason, error.line) == (reason, last)


def test_nothing_may_stand_in_a_line_but_what_belongs_there(log):
    last = len(log) + 2
    at = first_choice(log)
    for line, changes in [
        (1, {"note": "hello"}),
        (1, {"kachidoki": True}),
        (1, {"rules": 1.0}),
        (1, {"options": {"rounds": "1"}}),
        (2, {"by": -1}),
        (2, {"time": 1}),
        (at, {"n": float(at - 1)}),
        (last, {"end": float(last - 2)}),
        (last, {"over": 1}),
        (last, {"scores": [float(score) for score in log.state().scores]}),
        (last, {"seed": (log.seed or b"").hex().upper()}),
        (last, {"kachidoki": 1}),
    ]:
        error = refused(forged(log, line, **changes))
        assert (error.reason, error.line) == ("log-unreadable", line), changes


# Undo entries follow the rules of undo.


def taken_back(log: Log, count: int, *more: Entry) -> BadLog:
    """The refusal of the last of `more`, entered after the first entries of the log."""
    with pytest.raises(BadLog) as error:
        cut(log, count, *more).state()
    assert error.value.line == count + len(more) + 1
    return error.value


def test_a_deal_cannot_be_taken_back_until_it_pleases():
    """Both deals come from the seed, and yet it would be cheating: no log may say so."""
    match = Match(GLORY, 2, seed=1)
    log = match.secret_log()
    second = log.state(1).chance(Dealer.of(1).source(2))
    again = Entry(CHANCE, second.text)
    for by in (CHANCE, 0, 1):
        error = taken_back(log, 2, Entry(by, "undo 2"))
        assert error.reason == "log-bad-undo"
    assert cut(log, 1, again).state().actor >= 0


def test_a_choice_of_another_seat_cannot_be_taken_back(log):
    for number, entry in enumerate(log.entries, 1):
        if entry.by != CHANCE and not entry.is_undo:
            error = taken_back(log, number, Entry((entry.by + 1) % 3, f"undo {number}"))
            assert error.reason == "log-bad-undo"
            break


def test_what_told_its_player_something_cannot_be_taken_back(log):
    tried = 0
    for number, entry in enumerate(log.entries, 1):
        if entry.move.startswith("draw deck"):
            error = taken_back(log, number, Entry(entry.by, f"undo {number}"))
            assert error.reason == "log-bad-undo"
            tried += 1
    assert tried


def test_only_the_last_choice_that_counts_can_be_taken_back(log):
    undone = [number for number, entry in enumerate(log.entries, 1) if entry.is_undo]
    assert undone
    for number in undone:
        entry = log.entries[number - 1]
        for move in (entry.move, f"undo {number}"):
            error = taken_back(log, number, Entry(entry.by, move))
            assert error.reason == "log-bad-undo"


def test_a_finished_game_cannot_be_taken_back(log):
    last = log.entries[-1]
    error = taken_back(log, len(log), Entry(last.by, f"undo {len(log)}"))
    assert error.reason == "log-bad-undo"


# Choices taken back by consent.


def agreeing(seed: int = 3, rounds: int = 2) -> Match:
    """A random game to its end in which now and then a choice is taken back by consent."""
    match = Match(GLORY, 3, "both", seed, rounds=rounds)
    pick = random.Random(seed)
    deals = 3
    while not match.over:
        seat = int(match.state.actor)
        match.play(pick.choice(match.state.moves()))
        if match.log.entries[-1].by == CHANCE and deals:
            deals -= 1
            match.accept(match.propose_undo(seat, agreed=True))
        elif pick.random() < 0.2:
            try:
                match.accept(match.propose_undo(pick.randrange(3), agreed=True))
            except kachidoki.CannotUndo:
                continue
    return match


@pytest.fixture(scope="module")
def agreed() -> Match:
    match = agreeing()
    assert sum(entry.move.endswith("agreed") for entry in match.log.entries) > 20
    return match


def test_a_log_with_consent_reads_back_replays_and_is_fair(agreed):
    log = agreed.log
    again = read(log.dumps())
    assert (again.entries, again.dumps()) == (log.entries, log.dumps())
    verdict = again.verify()
    assert (verdict.fair, verdict.finished, verdict.line) == (True, True, 0)
    # The game has four deals; three and more were taken back.
    assert verdict.chances >= 7
    assert again.state().position() == agreed.state.position()
    moments = list(again.moments(1))
    assert [event for moment in moments for event in moment.events] == agreed.events
    for moment in moments:
        told = [event.key for event in moment.events]
        assert (told == ["undo-agreed"]) == moment.entry.move.endswith("agreed")
    resumed = Match.resume(again)
    assert resumed.state.position() == agreed.state.position()
    assert resumed.log.dumps() == log.dumps()


def test_after_consent_the_state_is_that_before_the_choice_under_new_questions(agreed):
    log = agreed.log
    states = {moment.number: moment.state for moment in log.moments()}
    for number, entry in enumerate(log.entries, 1):
        if entry.move.endswith("agreed"):
            back = int(entry.move.split()[1])
            assert log.entries[back - 1].by == entry.by
            then, now = states[back - 1].position(), states[number].position()
            assert now.pop("serial") > max(then.pop("serial"), states[number - 1].serial)
            assert now == then


def test_a_deal_that_came_after_consent_is_checked_too(agreed):
    """The second deal of a round is the next of the seed; the first one again is a forgery."""
    log = agreed.log
    found = 0
    for number, entry in enumerate(log.entries, 1):
        if not entry.move.endswith("agreed"):
            continue
        back = int(entry.move.split()[1])
        undone = [e for e in log.entries[back - 1 : number - 1] if e.by == CHANCE]
        if len(undone) != 1 or log.entries[back].by != CHANCE:
            continue
        choice = log.entries[back - 1]
        verdict = cut(log, number, choice, undone[0]).verify()
        assert (verdict.fair, verdict.line) == (False, number + 3)
        found += 1
    assert found >= 3


@pytest.mark.parametrize("by", [CHANCE, 0, 1, 2, 99])
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_nobody_consents_to_another_deal(by, number):
    """A deal that displeases cannot be taken back, not even in the name of chance."""
    log = Match(GLORY, 2, seed=1).secret_log()
    assert [entry.by for entry in log.entries] == [CHANCE, CHANCE]
    error = taken_back(log, 2, Entry(by, f"undo {number} agreed"))
    assert error.reason == "log-bad-undo"


def test_forged_consent_is_refused_at_its_line(agreed):
    log = agreed.log
    first = next(n for n, entry in enumerate(log.entries, 1) if entry.move.endswith("agreed"))
    entry = log.entries[first - 1]
    number = int(entry.move.split()[1])
    assert cut(log, first - 1, entry).state().actor == entry.by
    others = [n for n in range(1, first + 2) if n != number]
    wrong = [Entry(entry.by, f"undo {n} agreed") for n in (*others, -1, 99)]
    wrong += [Entry(by, entry.move) for by in (CHANCE, 0, 1, 2, 3, 99, -2) if by != entry.by]
    wrong += [
        Entry(entry.by, text)
        for text in (
            f"undo {number}  agreed",
            f"undo {number} agreed ",
            f"undo 0{number} agreed",
            f"undo {number} Agreed",
            f"undo {number} disagreed",
            f"undo {number} agreed agreed",
            "undo agreed",
            "undoagreed",
            "undo x agreed",
        )
    ]
    for forgery in wrong:
        assert taken_back(log, first - 1, forgery).reason == "log-bad-undo", forgery
        # As a file too, with all its hashes right.
        rows = lines(cut(log, first - 1))
        line = {"n": first, "by": "chance" if forgery.by == CHANCE else forgery.by}
        rows.insert(first, {**line, "move": forgery.move})
        rows[-1]["end"] = first
        error = refused(written(rows))
        assert (error.reason, error.line) == ("log-bad-undo", first + 1), forgery


def test_what_was_taken_back_by_consent_is_not_taken_back_again(agreed):
    log = agreed.log
    for number, entry in enumerate(log.entries, 1):
        if entry.move.endswith("agreed"):
            error = taken_back(log, number, entry)
            assert error.reason == "log-bad-undo"


def test_not_even_all_together_take_back_the_end(agreed):
    log = agreed.log
    for by in range(3):
        number = max(n for n, entry in enumerate(log.entries, 1) if entry.by == by)
        error = taken_back(log, len(log), Entry(by, f"undo {number} agreed"))
        assert error.reason == "log-bad-undo"


# Fair or not: the commitment and every chance result.


@every_table
def test_an_honest_log_is_fair(game, mode, players):
    log = played(mode, players, game=game).log
    verdict = read(log.dumps()).verify()
    assert verdict.fair
    assert verdict.finished
    assert verdict.commitment
    assert verdict.line == 0
    assert verdict.chances == sum(entry.by == CHANCE for entry in log.entries) > 0


def test_every_deal_of_a_long_game_is_checked():
    log = played("standard", 2, rounds=3).log
    assert log.verify().chances == 4
    deals = [number for number, entry in enumerate(log.entries, 1) if entry.by == CHANCE]
    for number in deals[1:]:
        order = log.entries[number - 1].move
        # The two ends of the draw piles: the last cards that anyone would draw.
        forgery = next(
            found
            for at in range(len(order) - 1, 5, -1)
            if (found := refitted(log, number, swapped(order, at))) is not None
        )
        verdict = forgery.verify()
        assert not verdict.fair
        assert verdict.commitment
        assert verdict.line == number + 1


def swapped(order: str, at: int) -> str:
    """The deal with the card at `at` and the next different one before it exchanged."""
    before = next(back for back in range(at - 1, 4, -1) if order[back] != order[at])
    digits = list(order)
    digits[at], digits[before] = digits[before], digits[at]
    return "".join(digits)


def refitted(log: Log, number: int, order: str) -> Log | None:
    """The log with another deal, written and hashed anew, if the game could still go that way."""
    try:
        return read(forged(log, number + 1, move=order))
    except BadLog:
        return None


def test_a_forged_start_player_is_found():
    log = Match(GLORY, 2, seed=1).secret_log()
    start = "start 2" if log.entries[0].move == "start 1" else "start 1"
    forgery = read(written(lines(cut(log, 0, Entry(CHANCE, start)))))
    assert forgery.verify().line == 2
    assert not forgery.verify().fair


def test_another_seed_does_not_fit_the_commitment(log):
    for seed in (Dealer.of(6).secret, b"\0" * 16, (log.seed or b"") + b"\0"):
        forgery = read(forged(log, len(log) + 2, seed=seed.hex()))
        verdict = forgery.verify()
        assert not verdict.fair
        assert not verdict.commitment
        assert verdict.line == 1


def test_another_commitment_does_not_fit_the_seed(log):
    verdict = read(forged(log, 1, commitment="0" * 64)).verify()
    assert (verdict.fair, verdict.commitment, verdict.line) == (False, False, 1)


def test_a_log_without_its_seed_cannot_be_verified_or_resumed(log):
    silent = read(forged(log, len(log) + 2, seed=None))
    for attempt in (silent.verify, lambda: Match.resume(silent)):
        with pytest.raises(BadLog) as error:
            attempt()
        assert (error.value.reason, error.value.line) == ("log-no-seed", len(log) + 2)


def test_an_unfinished_log_tells_its_seed_to_the_secret_log_alone():
    match = Match(GLORY, 2, seed=b"sixteen bytes or more", rounds=1)
    secret = b"sixteen bytes or more".hex()
    pick = random.Random(1)
    while not match.over:
        assert match.log.seed is None
        assert secret not in match.log.dumps()
        assert secret in match.secret_log().dumps()
        match.play(pick.choice(match.state.moves()))
    assert secret in match.log.dumps()
    unfinished = cut(match.log, 5)
    assert unfinished.verify().fair
    assert not unfinished.verify().finished


# Files that are no logs.


def test_a_huge_file_is_refused_before_it_is_read(tmp_path):
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as file:
        file.truncate(kernel.MOST_BYTES * 100)
    with pytest.raises(BadLog) as error:
        Log.load(path, kachidoki.game)
    assert error.value.reason == "log-too-large"
    assert refused("x" * (kernel.MOST_BYTES + 1)).reason == "log-too-large"
    assert refused("{}\n" * (kernel.MOST_ENTRIES + 2)).reason == "log-too-large"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_a_file_without_end_is_refused():
    with pytest.raises(BadLog) as error:
        Log.load(Path("/dev/zero"), kachidoki.game)
    assert error.value.reason == "log-too-large"


@pytest.mark.parametrize("line", [1, 4])
@pytest.mark.parametrize("junk", [b"\xff\xfe{}", b"\xed\xa0\x80", b"\xc3("])
def test_what_is_no_utf8_is_refused_at_its_line(log, tmp_path, line, junk):
    rows = log.dumps().encode().split(b"\n")
    rows[line - 1] += junk
    path = tmp_path / "bytes.jsonl"
    path.write_bytes(b"\n".join(rows))
    with pytest.raises(BadLog) as error:
        Log.load(path, kachidoki.game)
    assert (error.value.reason, error.value.line) == ("log-unreadable", line)


JUNK = [
    "null",
    "[]",
    "7",
    '"kachidoki"',
    "{",
    "{}}",
    "{'n': 1}",
    '{"n": NaN}',
    '{"n": Infinity}',
    '{"n": -Infinity}',
    '{"n": 1, "n": 1}',
    '{"n": "\\ud800"}',
    '{"\\udfff": 1}',
    '{"n": ' + "1" * 5000 + "}",
    "[" * 100_000,
    '{"a":' * 100_000,
    '{"n": [[1]]}',
    '{"n": {"a": []}}',
    "\ufeff{}",
    "\0",
]


@pytest.mark.parametrize("at", [0, 3])
@pytest.mark.parametrize("junk", JUNK, ids=[text[:16] for text in JUNK])
def test_what_is_no_plain_json_object_is_refused_at_its_line(log, junk, at):
    rows = log.dumps().splitlines()
    rows[at] = junk
    error = refused("\n".join(rows))
    assert (error.reason, error.line) == ("log-unreadable", at + 1)


def test_deep_nesting_is_refused_and_nothing_else_happens():
    """Just below the limit of recursion too, where a line could be read but not written."""
    for depth in (*range(80, 900, 80), *range(900, 1001), 5000):
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            junk = '{"kachidoki": ' + opening * depth + "1" + closing * depth + "}"
            assert refused(junk).reason == "log-unreadable"


def test_the_same_name_twice_is_refused_even_if_it_says_the_same(log):
    rows = log.dumps().splitlines()
    rows[2] = rows[2].replace('{"n": 2', '{"n": 2, "n": 2')
    assert (refused("\n".join(rows)).reason, refused("\n".join(rows)).line) == ("log-unreadable", 3)


def outcome(text: str) -> Log | None:
    """The log that was read, or None for a typed refusal; any other exception is a bug."""
    try:
        return read(text)
    except BadLog as error:
        found = error
    assert found.reason.startswith("log-")
    assert 0 <= found.line <= text.count("\n") + 1
    return None


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["chance", "undo 3", "draw deck 1", "start 1", "glory", "00" * 16])
)
VALUES = SCALARS | st.lists(SCALARS, max_size=4) | st.dictionaries(st.text(max_size=5), SCALARS)


@settings(max_examples=150)
@given(data=st.data())
def test_any_forgery_is_refused_or_is_a_log_to_the_letter(data):
    rows = lines(cut(played().log, 12))
    at = data.draw(st.integers(0, len(rows) - 1))
    name = data.draw(st.sampled_from([*rows[at], "more"]))
    rows[at][name] = data.draw(VALUES)
    try:
        text = written(rows)
    except (ValueError, UnicodeEncodeError):
        return
    found = outcome(text)
    assert found is None or found.dumps() == text


@settings(max_examples=100)
@given(text=st.text(st.characters(codec="utf-8"), max_size=60) | st.binary().map(repr))
def test_any_text_is_refused(text):
    assert outcome(text) is None


def test_any_mutation_of_the_file_is_refused_or_changes_nothing(log, tmp_path):
    data = cut(log, 12).dumps().encode()
    path = tmp_path / "mutated.jsonl"
    pick = random.Random(7)
    accepted = 0
    for _ in range(400):
        changed = bytearray(data)
        for _ in range(pick.choice((1, 1, 1, 3))):
            at = pick.randrange(len(changed))
            kind = pick.randrange(4)
            if kind == 0:
                changed[at] = pick.randrange(256)
            elif kind == 1:
                del changed[at : at + pick.randrange(1, 30)]
            elif kind == 2:
                changed[at:at] = bytes([pick.choice(b'{}[]",:0\n\\ e-')])
            else:
                start = pick.randrange(len(changed))
                changed[at:at] = changed[start : start + 20]
        path.write_bytes(changed)
        try:
            found = Log.load(path, kachidoki.game)
        except BadLog:
            continue
        accepted += 1
        # White space outside the strings is all that may have changed.
        assert found.dumps().encode() == data
    assert accepted < 40
