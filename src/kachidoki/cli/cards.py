"""Cards as small boxes, or as chips on one line where there is no room for boxes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

ROUND = tuple("╭─╮│╰╯░")
ASCII = tuple("+-+|++#")


@dataclass(frozen=True, slots=True)
class Card:
    """A card or a pile: a name in the middle, a word above (its value) and one below (how many).

    The colour only repeats what the words say. A card without a name lies face down.
    """

    name: str
    above: str = ""
    below: str = ""
    colour: str = "default"

    def chip(self) -> Text:
        words = [word for word in (self.above, self.name, self.below) if word]
        return Text(f"[{' '.join(words)}]", style=f"bold {self.colour}", no_wrap=True)


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards side by side, as many in a row as there is room for."""

    cards: Sequence[Card]
    width: int
    boxed: bool = True

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        if self.boxed:
            least, all_of_them = self.width, (self.width + 1) * len(self.cards) - 1
        else:
            sizes = [card.chip().cell_len for card in self.cards]
            least, all_of_them = max(sizes, default=0), sum(sizes) + len(sizes) - 1
        return Measurement(least, max(least, all_of_them)).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.boxed:
            yield from self._chips(options.max_width)
            return
        signs = ASCII if options.ascii_only else ROUND
        most = max(1, (options.max_width + 1) // (self.width + 1))
        # Rows of about the same length.
        rows = -(-len(self.cards) // most)
        in_a_row = -(-len(self.cards) // max(1, rows))
        for first in range(0, len(self.cards), max(1, in_a_row)):
            row = [_box(card, self.width, signs) for card in self.cards[first : first + in_a_row]]
            for line in zip(*row, strict=True):
                yield Text(" ", no_wrap=True, overflow="crop").join(line)

    def _chips(self, width: int) -> Iterator[Text]:
        """Lines that break between chips, not within them."""
        line = Text()
        for card in self.cards:
            chip = card.chip()
            if line and line.cell_len + 1 + chip.cell_len > width:
                yield line
                line = Text()
            line.append(" " if line else "").append_text(chip)
        yield line


def _box(card: Card, width: int, signs: tuple[str, ...]) -> list[Text]:
    """Three lines: the value in the upper edge, the name, the number in the lower edge."""
    top_left, edge, top_right, side, low_left, low_right, back = signs
    border = Style.parse(card.colour)
    strong = border + Style(bold=True)
    inner = width - 2
    above = f" {card.above} " if card.above else ""
    below = f" {card.below} " if card.below else ""
    name = (set_cell_size(f" {card.name}", inner), strong) if card.name else back * inner
    first, last = edge * (inner - cell_len(above)), edge * (inner - cell_len(below))
    lines = [
        (top_left, (above, strong), first + top_right),
        (side, name, side),
        (low_left + last, (below, strong), low_right),
    ]
    return [Text.assemble(*line, style=border) for line in lines]
