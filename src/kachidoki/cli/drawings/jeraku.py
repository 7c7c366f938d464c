"""Jeraku on a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kachidoki.cli.boards import chips, fitting, heading, indented, quiet, title
from kachidoki.cli.cards import Card
from kachidoki.games.jeraku.pieces import DAIMYO_INFLUENCE, REGION_NAMES, REGIONS
from kachidoki.games.jeraku.words import Words
from kachidoki.kernel.state import View
from kachidoki.text import Texts

# Middle tones, to be read on dark and on light screens; letters and words say the same.
TONES = {
    "red": "#d64545",
    "yellow": "#c9a227",
    "blue": "#4a86d8",
    "green": "#4f9d3a",
    "black": "#8a8f98",
}
# Lines of the screen that are left for the news, the question and the answers.
LEFT_FREE = 12
# The road lies across the screen if there is room for a name and seven regions.
LABEL = 17
CELL = 9
ROAD = LABEL + REGIONS * CELL


class Drawing:
    """The road across the screen or, on a narrow one, region by region."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        self.words = words = Words(view, texts, names)
        self.table = words.table
        self.texts = texts
        self.say = texts.say
        clans = self.table["clans"]
        self.letters = {
            clan["clan"]: self.say("cli-jeraku-letter", clan=clan["clan"]) for clan in clans
        }

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield heading(self.words.heading())
        yield self._road() if options.max_width >= ROAD else Group(*self._regions())
        # On a low screen the clans share one line, and the cards seen so far are left out.
        free = LEFT_FREE + len(self.table["clans"]) + 5
        yield fitting(console, options, free, Group(*self._full()), Group(*self._short()))

    # The road.

    def _road(self) -> RenderableType:
        grid = Table.grid(padding=0, expand=True)
        grid.add_column(width=LABEL, no_wrap=True, overflow="ellipsis")
        for _ in range(REGIONS):
            grid.add_column(ratio=1, min_width=CELL - 1, no_wrap=True)
        regions, say = self.table["regions"], self.say
        names = [self.texts.name("region", REGION_NAMES[0]), *map(str, range(1, REGIONS))]
        grid.add_row(Text(), *[Text(name, "bold") for name in names])
        star, key = "", say("cli-jeraku-key")
        if not self.table["official"]:
            star, key = " *", key + " · * " + say("cli-jeraku-unofficial")
        pays = [_pays(found["pays"]) for found in regions]
        grid.add_row(Text("  " + say("cli-jeraku-now") + star), *pays)
        if regions[0]["next"] is not None:
            pays = [_pays(found["next"], "dim") for found in regions]
            grid.add_row(Text("  " + say("cli-jeraku-next") + star, style="dim"), *pays)
        for clan in self.table["clans"]:
            grid.add_row(self._label(clan), *[self._cell(clan, at) for at in range(REGIONS)])
        return Group(grid, quiet(key))

    def _label(self, clan: dict[str, Any]) -> Text:
        colour = clan["clan"]
        mark = "▶ " if self.words.waits(clan) or self.table["acting"] == colour else "  "
        name, points, seat = "", str(clan["rp"]), clan["seat"]
        if self.words.is_neutral(clan):
            name, points = self.say("cli-jeraku-neutral-short"), ""
        elif seat is not None and seat == self.words.me:
            name = self.say("cli-you")
        elif seat is not None:
            name = self.texts.player(seat, self.words.names)
        room = LABEL - 4 - len(self.letters[colour]) - len(points) - 1
        words = [word for word in (self.letters[colour], name[:room]) if word]
        label = Text(mark, style=f"bold {TONES[colour]}").append(" ".join(words) + " ")
        return label.append(points, style="default")

    def _cell(self, clan: dict[str, Any], region: int) -> Text:
        """Pieces, influence and place: `D3=5 #1` is a Daimyo and three samurai in first place."""
        colour = clan["clan"]
        found = self.table["regions"][region]
        if colour not in found["influence"]:
            return Text("·", style="dim")
        count = clan["samurai"][region]
        pieces = str(count)
        if clan["daimyo"] == region:
            pieces = f"D{count or ''}={count + DAIMYO_INFLUENCE}"
        said = Text(pieces, style=f"bold {TONES[colour]}")
        return said.append(f" #{found['ranks'][colour]}", style="not bold")

    def _regions(self) -> Iterator[RenderableType]:
        """The road from top to bottom."""
        for at, found in enumerate(self.table["regions"]):
            region = self.say("cli-jeraku-region", region=REGION_NAMES[at])
            line = title(region + " ").append_text(_pays(found["pays"]))
            if found["next"] is not None:
                line.append(" → ", style="dim").append_text(_pays(found["next"], "dim"))
            for clan in self.table["clans"]:
                if clan["clan"] in found["influence"]:
                    style = f"bold {TONES[clan['clan']]}"
                    line.append(f"  {self.letters[clan['clan']]} ", style=style)
                    line.append_text(self._cell(clan, at))
            yield line
        yield Text("").join([self._label(clan) for clan in self.table["clans"]])
        yield quiet(self.say("cli-jeraku-key"))
        if not self.table["official"]:
            yield quiet(self.say("cli-jeraku-unofficial-line"))

    # What lies below it.

    def _full(self) -> Iterator[RenderableType]:
        words = self.words
        yield from map(quiet, [*words.clans(), *words.parties()])
        yield from self._cards()
        yield from map(quiet, [*words.seen(), *words.score()])

    def _short(self) -> Iterator[RenderableType]:
        words, say = self.words, self.say
        clans = [clan for clan in self.table["clans"] if not words.is_neutral(clan)]
        supplies = ", ".join(f"{self.letters[clan['clan']]} {clan['supply']}" for clan in clans)
        facts = [say("cli-of", name=say("cli-jeraku-supplies"), facts=supplies)]
        holder = self.table["kachidoki"]
        if holder is not None:
            name = words.together(self.table["parties"][holder]["seats"])
            facts.append(say("cli-jeraku-holder", name=name))
        yield quiet(" · ".join(facts))
        yield from self._cards()
        if sides := words.sides():
            yield quiet(" · ".join(sides))

    def _cards(self) -> Iterator[RenderableType]:
        """The trick or the open cards, the card in use, and the hand."""
        table, words, say = self.table, self.words, self.say
        if table["trick"]:
            led = table["led"]
            yield title(say("cli-jeraku-led", suit=led) if led else say("cli-jeraku-no-led"))
            trick = []
            for play in table["trick"]:
                mark = say("cli-jeraku-wins") if play["clan"] == table["winning"] else ""
                letter, card = self.letters[play["clan"]], words.card(play["card"])
                name = say("cli-of", name=letter, facts=card)
                trick.append(Card(name, "", mark, _tone(play["card"])))
            yield chips(trick)
        for line in [*words.alone(), *words.acting()]:
            yield indented(Text(line))
        for name, cards in (
            (say("cli-jeraku-row"), table["row"]),
            (say("cli-jeraku-picks"), table["picks"]),
            (say("cli-jeraku-pack"), table["pack"]),
            (say("cli-jeraku-hand"), None if words.solo else table["hand"]),
        ):
            if cards:
                yield title(name)
                yield chips([Card(words.card(card), colour=_tone(card)) for card in cards])


def _tone(card: str) -> str:
    return TONES[card.split(" ", maxsplit=1)[0]]


def _pays(points: Sequence[int], style: str = "") -> Text:
    return Text("/".join(str(number) for number in points), style=style)


draw = Drawing
