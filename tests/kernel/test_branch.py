"""A match plays on from any entry of another, and both its lucks can be proved."""

import hashlib
import json

import pytest

import kachidoki
from kachidoki import CHANCE, BadLog, CannotUndo, Log, Match, Rng, TooLate
from kachidoki.kernel.log import Past
from kachidoki.kernel.timeline import Entry
from tests.logs import lines, played, written

NAMES = ("Ada", "Bo", "Cy")


def branch(log: Log, at: int, seed: int = 99) -> Match:
    return Match.playing_on(log.past(at), log.header.setup, seed, NAMES)


def play_on(match: Match, choices: int = 10_000, seed: int = 3) -> Match:
    rng = Rng(seed)
    while not match.over and choices > 0:
        moves = match.state.moves()
        match.play(moves[rng.below(len(moves))])
        choices -= 1
    return match


def committed(past: dict[str, str], entries: list[Entry], seed: bytes) -> str:
    """The commitment of a match with a past, computed once more from what docs/logs.md says."""
    until = max(map(int, past))
    told = [["chance" if entry.by == CHANCE else entry.by, entry.move] for entry in entries]
    line = {"entries": told[:until], "past": past}
    plain = json.dumps(line, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    digest = hashlib.sha256(plain).digest()
    return hashlib.sha256(b"kachidoki branch " + digest + seed).hexdigest()


def read(text: str) -> Log:
    return Log.loads(text, kachidoki.game)


@pytest.fixture(scope="module")
def log() -> Log:
    return played("standard", 3, rounds=2).log


@pytest.fixture(scope="module")
def border(log: Log) -> int:
    """Somewhere after an undo."""
    return next(n for n, entry in enumerate(log.entries, 1) if entry.is_undo and n > 40)


def test_it_begins_with_the_past_and_goes_on_with_new_luck(log, border):
    match = branch(log, border)
    assert match.log.entries[:border] == log.entries[:border]
    assert match.state.position() == log.state(border).position()
    assert match.header.seats == NAMES
    assert match.header.commitment != log.header.commitment
    play_on(match)
    second = [entry.move for entry in match.log.entries[border:] if entry.by == CHANCE]
    assert second
    assert not set(second) & {entry.move for entry in log.entries if entry.by == CHANCE}


def test_its_log_reads_back_and_is_proved(log, border):
    done = play_on(branch(log, border)).log
    again = read(done.dumps())
    assert (again.header, again.entries, again.seed) == (done.header, done.entries, done.seed)
    assert again.dumps() == done.dumps()
    verdict = again.verify()
    assert (verdict.fair, verdict.finished, verdict.past) == (True, True, border)
    dealt = [n for n, entry in enumerate(done.entries, 1) if entry.by == CHANCE]
    assert verdict.past_chances == sum(n <= border for n in dealt) > 0
    assert verdict.chances == sum(n > border for n in dealt) > 0
    assert (log.verify().past, log.verify().past_chances) == (0, 0)


def test_every_entry_but_the_last_can_be_played_on_from(log):
    for at in range(len(log)):
        match = branch(log, at)
        assert match.log.entries[:at] == log.entries[:at]
        assert not match.over
        assert match.secret_log().verify().fair
    with pytest.raises(TooLate) as error:
        branch(log, len(log))
    assert error.value.reason == "game-over"
    with pytest.raises(BadLog) as refused:
        branch(log, len(log) + 1)
    assert refused.value.reason == "log-no-such-entry"
    unfinished = Log(log.game, log.header, log.entries)
    with pytest.raises(BadLog) as refused:
        branch(unfinished, 3)
    assert refused.value.reason == "log-no-seed"


def test_before_the_first_entry_it_is_a_match_like_any_other(log):
    assert log.past(0) == Past()
    match = branch(log, 0)
    assert match.header.past == ()
    assert "past" not in lines(match.log)[0]


def test_a_branch_of_a_branch_names_every_seed(log, border):
    first = play_on(branch(log, border, seed=7)).log
    second = play_on(branch(first, border + 20, seed=8)).log
    assert [until for until, _ in second.header.past] == [border, border + 20]
    assert [seed for _, seed in second.header.past] == [log.seed, first.seed]
    assert read(second.dumps()).verify().fair
    # From within the oldest part only that part is left.
    third = play_on(branch(second, border - 5, seed=9)).log
    assert third.header.past == ((border - 5, log.seed),)
    assert read(third.dumps()).verify().fair
    at_the_border = branch(second, border, seed=9)
    assert at_the_border.header.past == ((border, log.seed),)


def test_a_match_that_was_saved_plays_on(log, border):
    match = play_on(branch(log, border), choices=10)
    again = Match.resume(read(match.secret_log().dumps()))
    assert again.state.position() == match.state.position()
    assert play_on(again).log.entries == play_on(match).log.entries


# Taking back.


def test_nobody_takes_back_what_was_played_before_the_branch(log):
    """Neither by right nor by consent."""
    for at in range(30, 60):
        match = branch(log, at)
        for seat in range(3):
            for agreed in (False, True):
                with pytest.raises(CannotUndo):
                    match.propose_undo(seat, agreed=agreed)


def test_what_was_played_since_is_taken_back_as_ever(log, border):
    match = branch(log, border)
    before = match.state.position()
    seat = int(match.state.actor)
    play_on(match, choices=5)
    own = [n for n, entry in enumerate(match.log.entries, 1) if n > border and entry.by == seat]
    for _ in own:
        match.accept(match.propose_undo(seat, agreed=True))
    with pytest.raises(CannotUndo) as error:
        match.propose_undo(seat, agreed=True)
    assert error.value.reason == "undo-nothing"
    back = match.state.position()
    assert {**back, "serial": 0} == {**before, "serial": 0}
    done = play_on(match).log
    assert read(done.dumps()).verify().agreed >= 1


def test_a_log_that_takes_back_its_past_is_refused(log, border):
    match = branch(log, border)
    number = next(n for n in range(border, 0, -1) if log.entries[n - 1].by >= 0)
    seat = log.entries[number - 1].by
    forged = match.secret_log()
    forged.entries.append(Entry(seat, f"undo {number} agreed"))
    with pytest.raises(BadLog) as error:
        forged.state()
    assert error.value.reason == "log-bad-undo"


# Forgeries, with hashes that are right.


def test_a_past_that_was_tampered_with_is_not_fair(log, border):
    done = play_on(branch(log, border)).log
    rows = lines(done)
    old, new = log.seed.hex(), done.seed.hex()
    other = bytes(reversed(log.seed)).hex()
    for past, until in (
        ({str(border): other}, border),
        ({str(border): new}, border),
        # As if a deal of the past were one of the new seed, or the other way round.
        ({"1": old}, border),
        ({str(len(done) - 1): old}, len(done)),
    ):
        header = {**rows[0], "past": past}
        verdict = read(written([header, *rows[1:]])).verify()
        assert (verdict.fair, verdict.line) == (False, 1)
        # Also with a commitment to just this past.
        header["commitment"] = committed(past, done.entries, done.seed)
        verdict = read(written([header, *rows[1:]])).verify()
        assert (verdict.fair, verdict.commitment) == (False, True)
        assert 2 <= verdict.line <= until + 1


def test_the_commitment_is_what_the_documentation_says(log, border):
    done = play_on(branch(log, border)).log
    past = lines(done)[0]["past"]
    assert done.header.commitment == committed(past, done.entries, done.seed)


def test_a_match_cannot_be_retold_as_one_that_played_on(log):
    """With the commitment that everybody saw, and deals from a seed that the forger ground out."""
    ground = played("standard", 3, seed=77, rounds=2).log
    rows, end = lines(ground), lines(log)[-1]
    for until in (len(ground), len(ground) - 1, 60):
        header = {**rows[0], "commitment": log.header.commitment}
        header["past"] = {str(until): ground.seed.hex()}
        forged = written([header, *rows[1:-1], {**rows[-1], "seed": end["seed"]}])
        if until == len(ground):
            with pytest.raises(BadLog) as error:
                read(forged)
            assert (error.value.reason, error.value.values["line"]) == ("log-header", 1)
        else:
            verdict = read(forged).verify()
            assert (verdict.fair, verdict.commitment, verdict.line) == (False, False, 1)
        with pytest.raises(BadLog):
            Match.resume(read(forged))


def test_a_match_that_played_on_cannot_be_retold_as_another(log, border):
    done = play_on(branch(log, border)).log
    rows = lines(done)
    plain = {name: value for name, value in rows[0].items() if name != "past"}
    assert read(written([plain, *rows[1:]])).verify().line == 1
    # Nor as one with a shorter past.
    other = play_on(branch(log, border - 1), choices=1).secret_log()
    header = {**lines(other)[0], "commitment": rows[0]["commitment"]}
    retold = [header, *lines(other)[1:-1], {**lines(other)[-1], "seed": done.seed.hex()}]
    assert read(written(retold)).verify().line == 1


def test_the_end_of_a_game_is_no_place_to_play_on_from(log):
    rows = lines(log)
    past = {str(len(log)): log.seed.hex()}
    header = {**rows[0], "past": past, "commitment": committed(past, log.entries, log.seed)}
    with pytest.raises(BadLog) as error:
        read(written([header, *rows[1:]]))
    assert (error.value.reason, error.value.values["line"]) == ("log-header", 1)


@pytest.mark.parametrize(
    "past",
    [
        {},
        [],
        "57",
        {"0": "00" * 32},
        {"-1": "00" * 32},
        {"x": "00" * 32},
        {"٣": "00" * 32},
        {"03": "00" * 32},
        {"9" * 5000: "00" * 32},
        {"99999": "00" * 32},
        {"9": "00" * 32, "5": "00" * 32},
        {"9": "00"},
        {"9": "no seed"},
        {"9": 5},
        {"9": None},
    ],
)
def test_a_past_that_cannot_be_is_refused(log, past):
    rows = lines(log)
    with pytest.raises(BadLog):
        read(written([{**rows[0], "past": past}, *rows[1:]]))


def test_logs_without_a_past_are_what_they_were(log):
    assert "past" not in lines(log)[0]
