"""Call to Glory on a terminal."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kachidoki.cli.boards import chips, fitting, heading, indented, labelled, player, title
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


class Drawing:
    """The table as boxes or, on a low screen, as chips."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        self.words = words = Words(view, texts, names)
        self.table = words.table
        self.say = words.say
        self.width = max(map(cell_len, words.kinds)) + 4
        tops = [f"{value} {name}" for value, name in zip(VALUES, words.kinds, strict=True)]
        titles = [card.above for card in self._piles()]
        self.pile_width = max(cell_len(text) for text in tops + titles) + 4

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield heading(self.words.heading())
        boxes, low = self._boxes(options.max_width), Group(*self._chips())
        yield fitting(console, options, LEFT_FREE, boxes, low)

    def _boxes(self, width: int) -> Table:
        """Names on the left, cards in boxes on the right."""
        words, me = self.words, self.words.me
        grid = labelled(min(LABEL[1], max(LABEL[0], width // 4)))
        for seat in words.others():
            grid.add_row(self._label(seat), self._front(seat))
        supply = [_fact(words.supply())] if words.ninja else []
        piles = Group(title(self.say("cli-glory-piles")), *supply)
        grid.add_row(piles, Cards(self._piles(), self.pile_width))
        if me is not None:
            grid.add_row(self._label(me), self._front(me))
            hand = Cards(self._cards(words.hand()), self.width)
            known = Group(hand, *_known(words.missions()))
            grid.add_row(title(self.say("cli-glory-your-hand")), known)
        return grid

    def _chips(self) -> Iterator[RenderableType]:
        """The same on few lines."""
        words = self.words
        for seat in words.others():
            yield from self._seat_chips(seat)
        yield chips(self._pile_chips())
        yield from map(indented, _known(words.supply()))
        if words.me is not None:
            yield from self._seat_chips(words.me)
            yield title(self.say("cli-glory-your-hand"))
            yield chips(self._cards(words.hand()))
            yield from map(indented, _known(words.missions()))

    def _seat_chips(self, seat: int) -> Iterator[RenderableType]:
        words = self.words
        facts = [words.size(seat), words.types(seat), words.points(seat)]
        yield self._name(seat).append(" · " + " · ".join(facts), style="not bold default")
        if laid := self._cards(words.laid(seat)):
            yield chips(laid)
        yield from map(indented, _known(words.seen(seat), words.shown(seat)))

    def _name(self, seat: int) -> Text:
        words = self.words
        figures = " ◆" * (self.table["figures"][seat] if words.ninja else 0)
        return player(words.name(seat) + figures, words.active(seat))

    def _label(self, seat: int) -> RenderableType:
        words = self.words
        facts = [f"{words.size(seat)}, {words.types(seat)}", words.points(seat)]
        return Group(self._name(seat), *map(_fact, facts))

    def _front(self, seat: int) -> RenderableType:
        """The sets in front of a seat, and what else is known of it."""
        words = self.words
        known = [words.figures(seat), words.seen(seat), words.shown(seat)]
        if laid := self._cards(words.laid(seat)):
            return Group(Cards(laid, self.width), *_known(*known))
        return Group(*_known(self.say("cli-glory-no-sets"), *known))

    def _piles(self) -> list[Card]:
        cards = [
            Card("", self.say("cli-glory-deck", number=number), str(size), BACK)
            for number, size in enumerate(self.table["deck"], 1)
        ]
        for number, pile in enumerate(self.table["discard"], 1):
            above = self.say("cli-glory-discard", number=number)
            if pile["top"] is not None:
                top = NAMES.index(pile["top"])
                name = f"{VALUES[top]} {self.words.kinds[top]}"
                cards.append(Card(name, above, str(pile["size"]), COLOURS[top]))
            else:
                cards.append(Card(self.say("cli-glory-empty"), above, colour="dim"))
        return cards

    def _pile_chips(self) -> list[Card]:
        """A pile on one line: its name and, of a discard pile, the top card."""
        said = []
        for card in self._piles():
            both = f"{card.name} ({card.below})" if card.name and card.below else ""
            facts = both or card.name or card.below
            name = self.say("cli-of", name=card.above, facts=facts)
            said.append(Card(name, colour=card.colour))
        return said

    def _cards(self, counts: Sequence[tuple[int, int]]) -> list[Card]:
        """Cards by kind, with how many there are of each."""
        names = self.words.kinds
        return [
            Card(names[kind], str(VALUES[kind]), f"×{count}", COLOURS[kind])
            for kind, count in counts
        ]


def _fact(fact: str) -> RenderableType:
    return indented(Text(fact))


def _known(*facts: str) -> list[Text]:
    """What there is of facts, each on a line."""
    return [Text(fact, style="dim") for fact in facts if fact]


draw = Drawing
