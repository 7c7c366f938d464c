"""Victory & Honor on a terminal."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kachidoki.cli.cards import Card, Cards
from kachidoki.games.honor import pieces
from kachidoki.games.honor.words import Cell, Words
from kachidoki.kernel.state import View
from kachidoki.text import Texts

# Middle tones, to be read on dark and on light screens; the words say the same.
TONES = {"red": "#d64545", "green": "#4f9d3a", "yellow": "#c9a227", "black": "#8a8f98"}
# Lines of the screen that are left for the news, the question and the answers.
LEFT_FREE = 14
LABEL = 22
# A face-down card names what it may be only if these are few: there is no room for more.
FEW_COLOURS = 2


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Drawing(Words(view, texts, names))


class Drawing:
    """The battlefields as rows of three boxes or, on a low screen, as chips."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.table = words.table
        self.texts = texts = words.texts
        self.colours = {colour: texts.name("colour", colour) for colour in pieces.COLOURS}
        self.ranks = {name: self._rank(at) for at, name in enumerate(pieces.RANK_NAMES)}
        self.titles = [texts.name("place", place, "title") for place in pieces.PLACES]
        below = [f"12 {texts.say(key)}" for key in ("cli-honor-hit-short", "cli-honor-down-short")]
        longest = max(cell_len(text) for text in (*self.ranks.values(), *self.titles, *below))
        self.width = longest + 4

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rule(Text(self.words.heading(), style="bold"), style="dim")
        boxes = self._boxes()
        lines = console.render_lines(boxes, options)
        roomy = len(lines) <= options.max_height - LEFT_FREE
        yield boxes if roomy else Group(*self._chips())

    def _boxes(self) -> Group:
        """Names on the left, battlefields on the right."""
        words = self.words
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(width=LABEL)
        grid.add_column(ratio=1)
        if words.playing:
            grid.add_row(Text("  " + words.trump(), style="bold"), self._markers())
        for seat in words.order():
            grid.add_row(self._label(seat), self._field(seat))
        parts: list[RenderableType] = [grid, *self._why(), *self._hand()]
        for name, cards in words.piles(hand=False):
            parts.append(_quiet(self.texts.say("cli-of", name=name, facts=cards)))
        return Group(*parts, *[_quiet(points) for points in words.points()])

    def _chips(self) -> list[RenderableType]:
        """The same on few lines."""
        words = self.words
        parts: list[RenderableType] = []
        if words.playing:
            parts.append(_quiet(" · ".join(words.marks())))
        for seat in words.order():
            facts = [*self._facts(seat), *words.voids(seat)]
            line = self._name(seat).append(" · " + " · ".join(facts), style="not bold default")
            parts.append(line)
            if words.playing:
                row = [self._chip((seat, place)) for place in range(3)]
                parts.append(_indented(Cards(row, 0, boxed=False)))
        return [*parts, *self._why(), *self._hand(), _quiet(" · ".join(words.points()))]

    def _why(self) -> list[RenderableType]:
        return [_quiet(" ".join(self.words.situation()))] if self.words.playing else []

    def _hand(self) -> list[RenderableType]:
        if self.words.me is None or not self.words.playing:
            return []
        hand = []
        for card in self.table["hand"]:
            colour, rank = card.split(" ")
            hand.append(Card(f"{self.colours[colour]} {self.ranks[rank]}", colour=TONES[colour]))
        title = Text("  " + self.texts.say("cli-honor-your-hand"), style="bold")
        return [title, _indented(Cards(hand, 0, boxed=False))]

    def _name(self, seat: int) -> Text:
        active = self.words.active(seat)
        style = "bold green" if active else "bold"
        return Text(("▶ " if active else "  ") + self.words.name(seat), style=style)

    def _facts(self, seat: int) -> list[str]:
        """A seat in a few words: hand and spoils by number, and whether it is the partner."""
        held, taken = self.table["hands"][seat], self.table["captured"][seat]
        facts = [self.texts.say("cli-honor-short", count=held, captured=taken)]
        return [*facts, self.texts.say("cli-honor-ally")] if self.words.partner(seat) else facts

    def _label(self, seat: int) -> RenderableType:
        return Group(self._name(seat), *[_indented(Text(fact)) for fact in self._facts(seat)])

    def _markers(self) -> Text:
        """The places and their colours, above the boxes."""
        marks = self.table["marks"]
        said = [self.colours[mark] if mark else "-" for mark in marks]
        styles = [f"bold {TONES[mark]}" if mark else "dim" for mark in marks]
        line = Text(no_wrap=True)
        for words, shown in ((self.titles, ["bold"] * 3), (said, styles)):
            line.append("\n" if line else "")
            for word, style in zip(words, shown, strict=True):
                line.append(set_cell_size(f" {word}", self.width) + " ", style=style)
            line.right_crop(1)
        return line

    def _field(self, seat: int) -> RenderableType:
        if not self.words.playing:
            return Text()
        row = [self._box((seat, place)) for place in range(3)]
        voids = [Text(fact, style="dim") for fact in self.words.voids(seat)]
        return Group(Cards(row, self.width), *voids)

    def _box(self, cell: Cell) -> Card:
        lies = self.table["cells"][cell[0]][cell[1]]
        if lies is None:
            return Card(self._towards(cell), colour="dim")
        below = " ".join([str(lies["order"]), *self._state(cell)])
        if lies["card"] is None:
            return Card("", self._guess(lies["colours"]), str(lies["order"]))
        colour, rank = lies["card"].split(" ")
        return Card(self.colours[colour], self.ranks[rank], below, TONES[colour])

    def _chip(self, cell: Cell) -> Card:
        """A place on a line of three, which stand in the order of the markers above."""
        lies = self.table["cells"][cell[0]][cell[1]]
        if lies is None:
            return Card(self._towards(cell), colour="dim")
        below = f"({', '.join([str(lies['order']), *self._state(cell)])})"
        if lies["card"] is None:
            return Card(self._guess(lies["colours"]), "", below)
        colour, rank = lies["card"].split(" ")
        return Card(f"{self.colours[colour]} {self.ranks[rank]}", "", below, TONES[colour])

    def _towards(self, cell: Cell) -> str:
        """An empty place, by whom a card there would pass the turn to."""
        return self.texts.say("cli-honor-to", name=self.words.call(int(pieces.faced(*cell))))

    def _state(self, cell: Cell) -> list[str]:
        facts = []
        if not self.table["cells"][cell[0]][cell[1]]["up"]:
            facts.append(self.texts.say("cli-honor-down-short"))
        if cell in self.words.hits:
            facts.append(self.texts.say("cli-honor-hit-short"))
        return facts

    def _guess(self, colours: Sequence[str]) -> str:
        """What another player's face-down card may be."""
        few = len(colours) <= FEW_COLOURS
        return "/".join(self.colours[colour] for colour in colours) if few else "?"

    def _rank(self, rank: int) -> str:
        """A rank on a card: its number, with a name if it has one; a general by the stars."""
        letter = pieces.CARD_LETTERS[rank][1]
        if letter in pieces.STARS:
            return "★" * len(pieces.STARS[letter])
        name = self.texts.name("rank", pieces.RANK_NAMES[rank])
        return name if name == letter or not letter.isdecimal() else f"{letter} {name}"


def _indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2))


def _quiet(line: str) -> Padding:
    return _indented(Text(line, style="dim"))
