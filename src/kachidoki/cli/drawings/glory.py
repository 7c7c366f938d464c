"""Call to Glory on a terminal."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kachidoki.cli.cards import Card, Cards
from kachidoki.games.glory.pieces import NAMES, VALUES
from kachidoki.games.glory.words import Words
from kachidoki.kernel.state import View
from kachidoki.text import Texts

# Middle tones, to be read on dark and on light screens; the words say the same.
COLOURS = (
    "#4f9d3a",  # farmer
    "#d9822b",  # monk
    "#2fa3a3",  # envoy
    "#8a8f98",  # ninja
    "#4a7fd6",  # samurai
    "#d64545",  # shogun
    "#9b6bd3",  # daimyo
    "#d65f9e",  # empress
    "#c9a227",  # emperor
)
BACK = "#8a8f98"
# Lines of the screen that are left for the news, the question and the answers.
LEFT_FREE = 14
LABEL = (23, 30)


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Drawing(Words(view, texts, names))


class Drawing:
    """The table as boxes or, on a low screen, as chips."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.table = words.table
        self.texts = words.texts
        self.width = max(cell_len(name) for name in self.words.kinds) + 4
        tops = [f"{value} {name}" for value, name in zip(VALUES, self.words.kinds, strict=True)]
        titles = [card.above for card in self._piles()]
        self.pile_width = max(cell_len(text) for text in tops + titles) + 4

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rule(Text(self.words.heading(), style="bold"), style="dim")
        boxes = self._boxes(options.max_width)
        lines = console.render_lines(boxes, options)
        roomy = len(lines) <= options.max_height - LEFT_FREE
        yield boxes if roomy else Group(*self._chips())

    def _boxes(self, width: int) -> Table:
        """Names on the left, cards in boxes on the right."""
        me = self.words.me
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(width=min(LABEL[1], max(LABEL[0], width // 4)))
        grid.add_column(ratio=1)
        for seat in self.words.others():
            grid.add_row(self._label(seat), self._front(seat))
        grid.add_row(self._middle_label(), Cards(self._piles(), self.pile_width))
        if me is not None:
            grid.add_row(self._label(me), self._front(me))
            hand = Cards(self._hand(), self.width)
            grid.add_row(
                Text("  " + self.texts.say("cli-glory-your-hand"), style="bold"),
                Group(hand, *self._facts([self.words.missions()])),
            )
        return grid

    def _chips(self) -> list[RenderableType]:
        """The same on few lines."""
        parts: list[RenderableType] = []
        for seat in self.words.others():
            parts += self._seat_chips(seat)
        supply = [self.words.supply()] if self.words.ninja else []
        parts.append(_indented(Cards(self._pile_chips(), 0, boxed=False)))
        parts += [_indented(fact) for fact in self._facts(supply)]
        if self.words.me is not None:
            parts += self._seat_chips(self.words.me)
            parts.append(Text("  " + self.texts.say("cli-glory-your-hand"), style="bold"))
            parts.append(_indented(Cards(self._hand(), 0, boxed=False)))
            parts += [_indented(fact) for fact in self._facts([self.words.missions()])]
        return parts

    def _seat_chips(self, seat: int) -> list[RenderableType]:
        words = self.words
        facts = [words.size(seat), words.types(seat), words.points(seat)]
        line = self._name(seat).append(" · " + " · ".join(facts), style="not bold default")
        parts: list[RenderableType] = [line]
        laid = [self._card(kind, count) for kind, count in words.laid(seat)]
        if laid:
            parts.append(_indented(Cards(laid, 0, boxed=False)))
        known = [words.seen(seat), words.shown(seat)]
        return parts + [_indented(fact) for fact in self._facts(known)]

    def _name(self, seat: int) -> Text:
        words = self.words
        style = "bold green" if words.active(seat) else "bold"
        figures = " ◆" * (self.table["figures"][seat] if words.ninja else 0)
        mark = "▶ " if words.active(seat) else "  "
        return Text(mark + words.name(seat) + figures, style=style)

    def _label(self, seat: int) -> RenderableType:
        words = self.words
        facts = [f"{words.size(seat)}, {words.types(seat)}", words.points(seat)]
        return Group(self._name(seat), *[_indented(Text(fact)) for fact in facts])

    def _middle_label(self) -> RenderableType:
        supply = [self.words.supply()] if self.words.ninja else []
        name = Text("  " + self.texts.say("cli-glory-piles"), style="bold")
        return Group(name, *[_indented(Text(fact)) for fact in supply])

    def _front(self, seat: int) -> RenderableType:
        """The sets in front of a seat, and what else is known of it."""
        words = self.words
        laid = [self._card(kind, count) for kind, count in words.laid(seat)]
        known = [words.figures(seat), words.seen(seat), words.shown(seat)]
        if laid:
            return Group(Cards(laid, self.width), *self._facts(known))
        return Group(*self._facts([self.texts.say("cli-glory-no-sets"), *known]))

    def _facts(self, facts: Sequence[str]) -> list[Text]:
        return [Text(fact, style="dim") for fact in facts if fact]

    def _piles(self) -> list[Card]:
        cards = [
            Card("", self.texts.say("cli-glory-deck", number=number), str(size), BACK)
            for number, size in enumerate(self.table["deck"], 1)
        ]
        for number, pile in enumerate(self.table["discard"], 1):
            above = self.texts.say("cli-glory-discard", number=number)
            if pile["top"] is not None:
                top = NAMES.index(pile["top"])
                name = f"{VALUES[top]} {self.words.kinds[top]}"
                cards.append(Card(name, above, str(pile["size"]), COLOURS[top]))
            else:
                cards.append(Card(self.texts.say("cli-glory-empty"), above, colour="dim"))
        return cards

    def _pile_chips(self) -> list[Card]:
        """A pile on one line: its name and, of a discard pile, the top card."""
        chips = []
        for card in self._piles():
            facts = card.name or card.below
            if card.name and card.below:
                facts = f"{card.name} ({card.below})"
            chips.append(
                Card(self.texts.say("cli-of", name=card.above, facts=facts), colour=card.colour)
            )
        return chips

    def _hand(self) -> list[Card]:
        return [self._card(kind, count) for kind, count in self.words.hand()]

    def _card(self, kind: int, count: int) -> Card:
        return Card(self.words.kinds[kind], str(VALUES[kind]), f"×{count}", COLOURS[kind])


def _indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2))
