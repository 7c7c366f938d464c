"""Victory & Honor on a terminal."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from kachidoki.cli.boards import chips, fitting, heading, indented, labelled, player, quiet, title
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


class Drawing:
    """The battlefields as rows of three boxes or, on a low screen, as chips."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        self.words = words = Words(view, texts, names)
        self.table = words.table
        self.say = words.say
        self.texts = texts
        self.colours = {colour: texts.name("colour", colour) for colour in pieces.COLOURS}
        self.ranks = {name: self._rank(at) for at, name in enumerate(pieces.RANK_NAMES)}
        self.titles = [texts.name("place", place, "title") for place in pieces.PLACES]
        below = [f"12 {texts.say(key)}" for key in ("cli-honor-hit-short", "cli-honor-down-short")]
        longest = max(cell_len(text) for text in (*self.ranks.values(), *self.titles, *below))
        self.width = longest + 4

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield heading(self.words.heading())
        yield fitting(console, options, LEFT_FREE, Group(*self._boxes()), Group(*self._chips()))

    def _boxes(self) -> Iterator[RenderableType]:
        """Names on the left, battlefields on the right."""
        words = self.words
        grid = labelled(LABEL)
        if words.playing:
            grid.add_row(title(words.trump()), self._markers())
        for seat in words.order():
            facts = [indented(Text(fact)) for fact in self._facts(seat)]
            grid.add_row(Group(self._name(seat), *facts), self._field(seat))
        yield grid
        yield from self._hand()
        yield from map(quiet, [*words.piles(hand=False), *words.points()])

    def _chips(self) -> Iterator[RenderableType]:
        """The same on few lines."""
        words = self.words
        if words.playing:
            yield quiet(" · ".join(words.marks()))
        for seat in words.order():
            facts = [*self._facts(seat), *words.voids(seat)]
            yield self._name(seat).append(" · " + " · ".join(facts), style="not bold default")
            if words.playing:
                yield chips([self._card((seat, place), boxed=False) for place in range(3)])
        yield from self._hand()
        yield quiet(" · ".join(words.points()))

    def _hand(self) -> Iterator[RenderableType]:
        """What is going on, and what the viewer can play."""
        if not self.words.playing:
            return
        yield quiet(" ".join(self.words.situation()))
        if self.table["hand"] is not None:
            held = [card.split(" ") for card in self.table["hand"]]
            cards = [
                Card(f"{self.colours[colour]} {self.ranks[rank]}", colour=TONES[colour])
                for colour, rank in held
            ]
            yield title(self.say("cli-honor-your-hand"))
            yield chips(cards)

    def _name(self, seat: int) -> Text:
        return player(self.words.name(seat), self.words.active(seat))

    def _facts(self, seat: int) -> list[str]:
        """A seat in a few words: hand and spoils by number, and whether it is the partner."""
        held, taken = self.table["hands"][seat], self.table["captured"][seat]
        facts = [self.say("cli-honor-short", count=held, captured=taken)]
        return [*facts, self.say("cli-honor-ally")] if self.words.partner(seat) else facts

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
        row = [self._card((seat, place), boxed=True) for place in range(3)]
        voids = [Text(fact, style="dim") for fact in self.words.voids(seat)]
        return Group(Cards(row, self.width), *voids)

    def _card(self, cell: Cell, boxed: bool) -> Card:
        """What lies in a place; on a line of three they stand in the order of the markers above."""
        lies = self.table["cells"][cell[0]][cell[1]]
        if lies is None:
            # An empty place, by whom a card there would pass the turn to.
            name = self.words.call(int(pieces.faced(*cell)))
            return Card(self.say("cli-honor-to", name=name), colour="dim")
        facts = [str(lies["order"])]
        facts += [] if lies["up"] else [self.say("cli-honor-down-short")]
        facts += [self.say("cli-honor-hit-short")] if cell in self.words.hits else []
        if lies["card"] is None:
            guess = self._guess(lies["colours"])
            return Card("", guess, facts[0]) if boxed else Card(guess, "", f"({', '.join(facts)})")
        colour, rank = lies["card"].split(" ")
        name, above, tone = self.colours[colour], self.ranks[rank], TONES[colour]
        if boxed:
            return Card(name, above, " ".join(facts), tone)
        return Card(f"{name} {above}", "", f"({', '.join(facts)})", tone)

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


draw = Drawing
