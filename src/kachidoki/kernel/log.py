# interpreted: files and checks.
"""The log is the game: a header and every entry in order, chance included.

As a file: JSON lines. The first is the header, the last closes the log, and each carries a hash
over itself and all lines before it, so that a cut or changed file is found out, with the line.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from kachidoki.kernel.dealer import LEAST_SEED_BYTES, Dealer
from kachidoki.kernel.errors import BadLog, BadOption, KachidokiError, TooLate
from kachidoki.kernel.event import Event, Heard
from kachidoki.kernel.game import Game, Setting, Setup, lookup
from kachidoki.kernel.state import CHANCE, State
from kachidoki.kernel.timeline import Entry, Moment, Seeds, Timeline

FORMAT = 1
# Far more than any game needs; a larger file is refused before it is read.
MOST_BYTES = 8_000_000
MOST_ENTRIES = 20_000


@dataclass(frozen=True, slots=True)
class Header:
    """What was settled before the first entry.

    A match that plays on from an earlier one names the seeds of that `past`; see `Past`.
    """

    setup: Setup
    rules: int
    seats: tuple[str, ...]
    commitment: str
    past: Seeds = ()


@dataclass(frozen=True, slots=True)
class Past:
    """What a match plays on from: the first entries of another, and the seeds that prove them."""

    entries: tuple[Entry, ...] = ()
    seeds: Seeds = ()

    def commitment(self, dealer: Dealer) -> str:
        """The commitment of a match that plays on from here. It binds all that was played before:
        else a match could be retold as one that played on, with other cards at its beginning."""
        if not self.seeds:
            return dealer.commitment
        told = {"past": _told(self.seeds), "entries": [[_by(e), e.move] for e in self.entries]}
        return dealer.commitment_after(_plain(told).encode())


NO_PAST = Past()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `Log.verify` found. `line` is the first bad line, or 0. `chances` counts what was dealt
    in this match. `agreed` counts what was taken back by consent, or alone: the players may have
    seen cards then that were dealt again. `past` counts the entries of an earlier match from which
    this one played on, `past_chances` what was dealt there: that follows from seeds that were told
    before this match began, and is no proof of anybody's luck."""

    fair: bool
    finished: bool
    commitment: bool
    chances: int
    line: int
    agreed: int = 0
    past: int = 0
    past_chances: int = 0


@dataclass(slots=True)
class Log:
    """A header, the entries, and, once it may be told, the seed."""

    game: Game
    header: Header
    entries: list[Entry] = field(default_factory=list)
    seed: bytes | None = None

    def __len__(self) -> int:
        return len(self.entries)

    def start(self) -> State:
        """The state before the first entry."""
        return self.game.open(self.header.setup)

    def state(self, at: int | None = None) -> State:
        """The state after the first `at` entries; after all of them when None."""
        count = len(self.entries) if at is None else at
        if not 0 <= count <= len(self.entries):
            raise BadLog("log-no-such-entry", at=count, entries=len(self.entries))
        timeline = self._timeline()
        for entry in self.entries[:count]:
            timeline.follow(entry)
        return timeline.state

    def moments(self, first: int = 0, last: int | None = None) -> Iterator[Moment]:
        """The match after each entry, with what happened: from its beginning, which is number 0,
        or from entry `first` on, up to entry `last`."""
        timeline = self._timeline()
        if first == 0:
            yield Moment(0, None, timeline.state.copy(), ())
        for number, entry in enumerate(self.entries[:last], 1):
            heard = Heard() if number >= first else None
            timeline.follow(entry, heard)
            if heard is not None:
                state = timeline.state.copy()
                yield Moment(number, entry, state, tuple(heard), heard.within())

    def events(self) -> list[Event]:
        """Everything that happened, without what was taken back."""
        timeline = self._timeline()
        happened: list[list[Event]] = []
        for entry in self.entries:
            happened.append([])
            timeline.follow(entry, happened[-1])
        return [event for number in timeline.counting for event in happened[number - 1]]

    def _timeline(self) -> Timeline:
        return Timeline(self.game, self.header.setup, self.header.past)

    def told_seed(self) -> bytes:
        """The seed, which the log must tell."""
        if self.seed is None:
            raise BadLog("log-no-seed", line=len(self.entries) + 2)
        return self.seed

    @property
    def begun(self) -> Past:
        """What this match played on from."""
        border = self.header.past[-1][0] if self.header.past else 0
        return Past(tuple(self.entries[:border]), self.header.past)

    def past(self, at: int) -> Past:
        """The first `at` entries, for a match that plays on from there. The log must tell its seed:
        the new match tells it in its header."""
        seed = self.told_seed()
        if self.state(at).over:
            raise TooLate("game-over")
        seeds = [*self.header.past, (len(self.entries), seed)]
        kept = [(until, old) for until, old in seeds if until < at]
        if at > 0:
            kept.append((at, next(old for until, old in seeds if until >= at)))
        return Past(tuple(self.entries[:at]), tuple(kept))

    def verify(self) -> Verdict:
        """Check the commitment and every chance result against the seed, or those of the past."""
        dealer = Dealer(self.told_seed())
        past = [(until, Dealer(seed)) for until, seed in self.header.past]
        begun = self.begun
        border = len(begun.entries)
        timeline = self._timeline()
        dealt = [0, 0]
        line = 0 if begun.commitment(dealer) == self.header.commitment else 1
        for number, entry in enumerate(self.entries, 1):
            if entry.by == CHANCE:
                own = next((old for until, old in past if number <= until), dealer)
                wanted = timeline.state.chance(own.source(timeline.chances))
                if wanted.text != entry.move and line == 0:
                    line = number + 1
                dealt[number > border] += 1
            timeline.follow(entry)
        agreed = sum(entry.right != "" for entry in self.entries)
        past_chances, chances = dealt
        over = timeline.state.over
        return Verdict(line == 0, over, line != 1, chances, line, agreed, border, past_chances)

    def dumps(self) -> str:
        """The log as JSON lines. It tells everything: chance results, and the seed if it is set."""
        written: list[str] = []
        chain = ""
        for line in self._rows(self.state()):
            chain = _hash(chain, line)
            written.append(json.dumps({**line, "hash": chain}, ensure_ascii=False))
        return "\n".join(written) + "\n"

    def _rows(self, state: State) -> list[dict[str, object]]:
        """The lines without their hashes; `state` is the one after all entries."""
        header, setup = self.header, self.header.setup
        lines: list[dict[str, object]] = [
            {
                "kachidoki": FORMAT,
                "game": setup.game,
                "rules": header.rules,
                "mode": setup.mode,
                "players": setup.players,
                "options": dict(setup.options),
                "seats": list(header.seats),
                "commitment": header.commitment,
            }
        ]
        if header.past:
            lines[0]["past"] = _told(header.past)
        for number, entry in enumerate(self.entries, 1):
            lines.append({"n": number, "by": _by(entry), "move": entry.move})
        lines.append(
            {
                "end": len(self.entries),
                "over": state.over,
                "scores": list(state.scores),
                "winners": list(state.winners),
                "seed": None if self.seed is None else self.seed.hex(),
            }
        )
        return lines

    def save(self, path: Path) -> None:
        """Write the log, whole or not at all; for its owner only while it tells deals to come."""
        path = Path(path)
        partial = path.with_name(path.name + ".part")
        secret = self.seed is not None and not self.state().over
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600 if secret else 0o666)
        partial.write_text(self.dumps(), encoding="utf-8")
        partial.replace(path)

    @classmethod
    def load(cls, path: Path, find: Callable[[str], Game] = lookup) -> "Log":
        """Read and check a file; `find` gives the game of an id."""
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise BadLog("log-too-large", most=MOST_BYTES)
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise BadLog("log-unreadable", line=line) from error
        return cls.loads(text, find)

    @classmethod
    def loads(cls, text: str, find: Callable[[str], Game] = lookup) -> "Log":
        """Read and check a log: every line, every hash, every move."""
        if len(text) > MOST_BYTES:
            raise BadLog("log-too-large", most=MOST_BYTES)
        text = text.rstrip()
        if not text:
            raise BadLog("log-empty", line=1)
        if text.count("\n") > MOST_ENTRIES:
            raise BadLog("log-too-large", line=MOST_ENTRIES, most=MOST_ENTRIES)
        lines = list(_lines(text))
        game, header = _header(lines[0], find)
        _check_hashes(lines)
        if len(lines) == 1 or "end" not in lines[-1]:
            raise BadLog("log-truncated", line=len(lines))
        entries = [_entry(line, at) for at, line in enumerate(lines[1:-1], 1)]
        if header.past and header.past[-1][0] > len(entries):
            raise BadLog("log-header", line=1)
        log = cls(game, header, entries, _seed(lines[-1], len(lines)))
        state = log.state()
        if state.over and header.past and header.past[-1][0] == len(entries):
            # Nothing can be played on from the end.
            raise BadLog("log-header", line=1)
        _check_end(lines[-1], len(lines), entries, state)
        # Nothing may stand in a line but what we would have written there, and once had.
        lines[0] = _without(lines[0], game.dropped)
        for number, (line, row) in enumerate(zip(lines, log._rows(state), strict=True), 1):
            if _plain({**line, "hash": ""}) != _plain({**row, "hash": ""}):
                raise BadLog("log-unreadable", line=number)
        return log


def _by(entry: Entry) -> int | str:
    return "chance" if entry.by == CHANCE else entry.by


def _told(seeds: Seeds) -> dict[str, str]:
    return {str(until): seed.hex() for until, seed in seeds}


def _plain(line: Mapping[str, object]) -> str:
    return json.dumps(line, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def _hash(chain: str, line: Mapping[str, object]) -> str:
    return hashlib.sha256(f"{chain}\n{_plain(line)}".encode()).hexdigest()[:32]


def _lines(text: str) -> Iterator[dict[str, object]]:
    for number, raw in enumerate(text.split("\n"), 1):
        try:
            line = json.loads(raw, object_pairs_hook=_once, parse_constant=_no_number)
            flat = isinstance(line, dict) and all(_flat(value) for value in line.values())
            if flat:
                # Half a character, which JSON can escape and UTF-8 cannot say.
                _plain(line).encode()
        except (ValueError, RecursionError) as error:
            raise BadLog("log-unreadable", line=number) from error
        if not flat:
            raise BadLog("log-unreadable", line=number)
        yield line


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("the same name twice")
    return dict(pairs)


def _no_number(word: str) -> object:
    raise ValueError(word)


def _flat(value: object) -> bool:
    """Whether a value of a line is as deep as any that we write: options, seats, scores."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not any(isinstance(item, (dict, list)) for item in inner)


def _check_hashes(lines: list[dict[str, object]]) -> None:
    chain = ""
    for number, line in enumerate(lines, 1):
        chain = _hash(chain, {name: value for name, value in line.items() if name != "hash"})
        if line.get("hash") != chain:
            raise BadLog("log-altered", line=number)


def _header(line: dict[str, Any], find: Callable[[str], Game]) -> tuple[Game, Header]:
    if line.get("kachidoki") != FORMAT:
        found = str(line.get("kachidoki", "-"))[:20]
        raise BadLog("log-format", line=1, found=found, wanted=FORMAT)
    try:
        game = find(str(line.get("game")))
        if line.get("rules") != game.rules:
            found = str(line.get("rules", "-"))[:20]
            raise BadLog("log-rules", line=1, game=game.id, found=found, wanted=game.rules)
        options, seats, commitment = line["options"], line["seats"], line["commitment"]
        of_types = ((options, dict), (seats, list), (commitment, str))
        if not all(isinstance(value, kind) for value, kind in of_types):
            raise BadLog("log-header", line=1)
        if len(seats) != line["players"] or not all(isinstance(name, str) for name in seats):
            raise BadLog("log-header", line=1)
        # What is wrong with these is found out there.
        setup = game.setup(line["players"], line["mode"], options)
        game = game.edition(setup.options)
        past = _past(line["past"]) if "past" in line else ()
    except BadLog:
        raise
    except (KachidokiError, KeyError) as error:
        if isinstance(error, BadOption) and error.reason == "option-dropped":
            told = error.values
            raise BadLog(
                error.reason, line=1, option=told["option"], value=told["value"], now=told["now"]
            ) from error
        raise BadLog("log-header", line=1) from error
    return game, Header(setup, game.rules, tuple(seats), commitment, past)


def _without(line: dict[str, object], dropped: Mapping[str, Setting]) -> dict[str, object]:
    """The first line as we would write it now, without the options that are rules today."""
    options = line["options"]
    assert isinstance(options, dict)
    return {**line, "options": {name: options[name] for name in options if name not in dropped}}


def _past(told: object) -> Seeds:
    if not isinstance(told, dict):
        raise BadLog("log-header", line=1)
    try:
        past = tuple((int(until), _secret(str(seed), 1)) for until, seed in told.items())
    except ValueError as error:
        raise BadLog("log-header", line=1) from error
    numbers = [0, *(until for until, _ in past)]
    if any(until <= before for before, until in pairwise(numbers)):
        raise BadLog("log-header", line=1)
    return past


def _entry(line: dict[str, object], number: int) -> Entry:
    by, move = line.get("by"), line.get("move")
    seat = CHANCE if by == "chance" else by
    if line.get("n") != number or not isinstance(move, str):
        raise BadLog("log-out-of-order", line=number + 1)
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise BadLog("log-out-of-order", line=number + 1)
    return Entry(seat, move)


def _seed(line: dict[str, object], number: int) -> bytes | None:
    seed = line.get("seed")
    return None if seed is None else _secret(str(seed), number)


def _secret(seed: str, number: int) -> bytes:
    try:
        secret = bytes.fromhex(seed)
    except ValueError as error:
        raise BadLog("log-bad-seed", line=number) from error
    if len(secret) < LEAST_SEED_BYTES:
        raise BadLog("log-bad-seed", line=number)
    return secret


def _check_end(line: dict[str, object], number: int, entries: list[Entry], state: State) -> None:
    if line["end"] != len(entries):
        raise BadLog("log-truncated", line=number)
    said = (line.get("over"), line.get("scores"), line.get("winners"))
    if said != (state.over, list(state.scores), list(state.winners)):
        raise BadLog("log-wrong-result", line=number)
