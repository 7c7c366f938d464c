"""What the terminal shows beside the table: answers in groups, thoughts of bots, results."""

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from kachidoki.bots.bot import Thought
from kachidoki.bots.registry import levels
from kachidoki.cli.screen import Screen
from kachidoki.kernel.game import Game, Sides
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import State
from kachidoki.tables.record import Seat
from kachidoki.text import Texts

HINT_MOVES = 3
BAR = 20


def show_seats(screen: Screen, mode: str, seats: Sequence[Seat], called: Sequence[str]) -> None:
    """The game, and who plays it: levels of bots in words, other codes as they are."""
    texts = screen.texts
    screen.heading(f"{texts.title()} · {texts.mode(mode)[0]}")
    for seat, name in zip(seats, called, strict=True):
        level = texts.level(seat.bot)[0] if seat.bot in levels() else seat.bot
        screen.line(f"  {name} ({level})" if level else f"  {name}")


def grouped(game: Game, moves: Sequence[Move]) -> list[Move]:
    """The moves as they are numbered: those of one sort together, in the order of all moves."""
    sorts = list(dict.fromkeys(game.describe(move)[0] for move in moves))
    return sorted(moves, key=lambda move: (sorts.index(game.describe(move)[0]), move.index))


def group(game: Game, move: Move, places: bool = True) -> str:
    """Moves of one sort, and to one place if they name one, stand on one line; where room is short,
    all of one sort."""
    key, values = game.describe(move)
    return f"{key} {values.get('place', '') if places else ''}"


def show_thought(
    screen: Screen,
    thought: Thought,
    said: Callable[[Sequence[Move]], list[str]],
    why: Callable[[Move], str],
) -> None:
    """The best moves with what they bring, and the chance to win that the search expects."""
    texts = screen.texts
    lines = [line for line in thought.lines if line.visits > 0][:HINT_MOVES]
    # The search puts first what it looked at most; a reader expects the best chance there.
    lines.sort(key=lambda line: -line.value)
    labels = said([line.move for line in lines])
    screen.say("cli-hint", count=thought.simulations)
    if screen.plain:
        for line, label in zip(lines, labels, strict=True):
            screen.say("cli-of", name=label, facts=percent(texts, line.value))
            if brings := why(line.move):
                screen.line(f"  {brings}")
        return
    table = Table.grid(padding=(0, 2))
    for line, label in zip(lines, labels, strict=True):
        full = round(line.value * BAR)
        bar = Text("━" * full, style="green").append("╌" * (BAR - full), style="dim")
        brings = why(line.move)
        told = Text.assemble((label, "bold"), (f"\n{brings}" if brings else "", "dim"))
        table.add_row("", told, bar, percent(texts, line.value))
    screen.show(table)


def percent(texts: Texts, share: float, digits: int = 0) -> str:
    number = f"{100 * share:.{digits}f}"
    return texts.say("cli-percent", number=decimal(texts, number))


def decimal(texts: Texts, number: str) -> str:
    """A number with the decimal sign of the language."""
    return number.replace(".", texts.say("cli-decimal"))


def show_result(
    screen: Screen, state: State, sides: Sides, names: list[str], viewer: int | None
) -> None:
    """The points of all, the best first; those of partners together, if they have the same."""
    texts = screen.texts
    screen.heading(texts.say("cli-result"))
    lines: list[tuple[int, ...]] = []
    for side in sides:
        alike = len({state.scores[seat] for seat in side}) == 1
        lines += [side] if alike else [(seat,) for seat in side]
    for side in sorted(lines, key=lambda s: (s[0] not in state.winners, -state.scores[s[0]])):
        won = side[0] in state.winners
        name = texts.join([texts.called(seat, names, viewer) for seat in side])
        points = texts.say("cli-points", count=state.scores[side[0]])
        said = texts.say("cli-of", name=name, facts=points)
        if screen.plain:
            screen.line(f"{said}.{' ' + texts.say('cli-winner') if won else ''}")
        else:
            screen.line(f"  {'★' if won else ' '} {said}", "bold" if won else "")
