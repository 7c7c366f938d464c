"""What Python says in random games of all modes, for the tests of the page: it must say the same.

python -m tools.page_fixture > build/page-fixture.json
"""

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import kachidoki
from kachidoki import CHANCE, Event, Rng
from kachidoki.kernel.event import Question, Value
from kachidoki.kernel.game import Game
from kachidoki.kernel.move import Move
from kachidoki.text import LANGUAGES, Texts
from kachidoki.text.browser import for_browser

SEED = 7
# One seat has no name: then it is "Player 4".
NAMES = ("Anna", "Ben", "Čeněk & Co.")
# What happens at a table beside the game.
ASIDE = (
    Event("seat-opened", {"number": 2}),
    Event("seat-taken", {"number": 2, "name": "Ben"}),
    Event("said", {"name": "Ben", "text": "{ $seat } “hello”  "}),
    Event("proposed", {"seat": 0, "about": "undo"}),
    Event("agreed", {"seat": 1}),
    Event("abandoned", {}),
)
# Messages of the page itself, with numbers that ask for every plural.
MESSAGES: tuple[tuple[str, dict[str, Value]], ...] = (
    ("page-home", {}),
    ("page-waiting-for", {"name": "Anna"}),
    ("page-rule", {"title": "Draw"}),
    *(("page-home-play", {"count": count}) for count in (1, 2, 21)),
    *(("page-hint-worse", {"how": how}) for how in ("little", "clearly", "much")),
    *(("page-fair", {"count": count}) for count in (0, 1, 2, 1000)),
)

Told = tuple[Event, int | None]
Asked = tuple[Question, int | None]


def main() -> None:
    json.dump({"games": [_game(kachidoki.game(name)) for name in kachidoki.games()]}, sys.stdout)


def _game(game: Game) -> dict[str, Any]:
    told, asked, brought = _played(game)
    texts = [Texts(language, game.id) for language in LANGUAGES]

    def event(event: Event, me: int | None) -> dict[str, Any]:
        said = {text.language: text.event(event, NAMES, me) for text in texts}
        return {**event.data(), "me": me, "said": said}

    def question(question: Question, me: int | None) -> dict[str, Any]:
        said = {text.language: text.question(question, NAMES, me) for text in texts}
        return {**question.data(), "me": me, "said": said}

    def reason(reason: Event, me: int | None) -> dict[str, Any]:
        said = {text.language: text.reason(reason, NAMES, me) for text in texts}
        return {**reason.data(), "me": me, "said": said}

    def move(move: Move, me: int | None) -> dict[str, Any]:
        said = {text.language: text.move(move, NAMES, me) for text in texts}
        return {**game.move_data(move), "me": me, "said": said}

    def message(key: str, values: dict[str, Value]) -> dict[str, Any]:
        said = {text.language: text.say(key, **values) for text in texts}
        return {"key": key, "values": values, "said": said}

    return {
        "game": game.id,
        "names": NAMES,
        "sources": {
            language: [for_browser(language, None), for_browser(language, game.id)]
            for language in LANGUAGES
        },
        # As `GET /api/games/{game}/names` tells them.
        "known": {
            "names": dict(game.vocabulary.names),
            "numbers": dict(game.vocabulary.numbers),
        },
        "events": [event(*one) for one in _once((*told, *((one, 0) for one in ASIDE)))],
        "questions": [question(*one) for one in _once(asked)],
        "reasons": [reason(*one) for one in _once(brought)],
        "moves": [move(one, me) for one in game.all_moves for me in (None, *_seats(game, one))],
        "messages": [message(*one) for one in MESSAGES],
    }


def _seats(game: Game, move: Move) -> list[int]:
    """The readers who are spoken to differently: the seat that a move names."""
    seat = game.describe(move)[1].get("seat")
    return [seat] if isinstance(seat, int) else []


def _played(game: Game) -> tuple[list[Told], list[Asked], list[Told]]:
    """All that seats and a spectator are told and asked in one game of every size and mode, and
    what moves would have brought."""
    events: list[Told] = []
    questions: list[Asked] = []
    reasons: list[Told] = []
    for mode, table in game.modes.items():
        for players in table.players:
            readers: tuple[int | None, ...] = (*range(players), None)
            rng, state = Rng(SEED), game.start(players, mode)
            state.events = []
            while not state.over:
                if (question := state.question()) is not None:
                    questions += [(question, reader) for reader in readers]
                moves = [] if state.actor == CHANCE else state.moves()
                if game.vocabulary.reasons and moves:
                    view = state.view(state.actor)
                    brought = [view.reason(move) for move in moves]
                    reasons += [(reason, state.actor) for reason in brought if reason]
                # Often the last of the list: sets and strikes rather than discards.
                last = rng.below(3) == 0
                state.play(
                    moves[-1 if last else rng.below(len(moves))] if moves else state.chance(rng)
                )
                for event in state.events:
                    events += [(event.seen_by(reader), reader) for reader in readers]
                state.events.clear()
    return events, questions, reasons


def _once(told: Iterable[tuple[Any, int | None]]) -> Iterator[tuple[Any, int | None]]:
    """Each sentence once, whoever it is about; the first of those that differ by name only."""
    seen = set()
    for one, reader in told:
        data = one.data()
        values = dict(data["values"])
        about = [data.get("seat"), *(values.pop(name, None) for name in ("seat", "victim"))]
        sides = tuple(None if seat is None else seat == reader for seat in about)
        # That a seat has no name is told as well.
        nameless = any(seat is not None and seat >= len(NAMES) for seat in about)
        key = (data["key"], data.get("auto"), repr(values), sides, nameless)
        if key not in seen:
            seen.add(key)
            yield one, reader


if __name__ == "__main__":
    main()
