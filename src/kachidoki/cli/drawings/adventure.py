"""Call to Adventure on a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from kachidoki.cli.cards import Card as Chip
from kachidoki.cli.cards import Cards as Chips
from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset.cards import Card, Path
from kachidoki.games.adventure.cardset.codes import Tone
from kachidoki.games.adventure.speech.said import cost_text, requires_text
from kachidoki.games.adventure.words.cards import abilities_of
from kachidoki.games.adventure.words.table import COLUMNS, TableWords, percents
from kachidoki.kernel.state import View
from kachidoki.text import Texts

# Middle tones, to be read on dark and on light screens; shapes and letters say the same.
LIGHT, SHADE, GOLD, STONE, BLUE = "#4f9d3a", "#b06ac4", "#c9a227", "#8a8f98", "#4a86d8"
# Lines of the screen that are left for the news, the question and the answers.
LEFT_FREE = 12
NAME = 26
ODDS = 14


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Drawing(TableWords(view, texts, names))


def legend(texts: Texts) -> str:
    return texts.say("cli-adventure-key")


class Drawing:
    """The heroes, the rows card by card, the attempt, and the hand."""

    def __init__(self, words: TableWords) -> None:
        self.words = words
        self.table = words.table
        self.texts = words.texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rule(Text(self.words.heading(), style="bold"), style="dim")
        # On a low screen rules of cards are left out, and so are cards that are closed. On a very
        # low one each card has one line, and one's own hero is nearest to the question.
        for parts in (self._parts(full=True), self._parts(full=False)):
            group = Group(*parts)
            if len(console.render_lines(group, options)) <= options.max_height - LEFT_FREE:
                yield group
                return
        yield Group(*self._low())

    def _parts(self, full: bool) -> Iterator[RenderableType]:
        words = self.words
        if self.table["phase"] == "setup":
            for line in words.dealt():
                yield _indented(Text(line))
            yield from self._foe(full=True)
            return
        if self.table["phase"] == "over":
            for line in words.score():
                yield _indented(Text(line))
        for seat in range(len(words.heroes)):
            yield from self._hero(seat, full)
        yield from self._foe(full)
        if self.table["phase"] == "play":
            for act, row in enumerate(self.table["rows"], 1):
                yield from self._row(act, row, full)
            if full:
                yield _quiet(self.texts.say("cli-adventure-key"))
        yield from self._attempt()
        for line in [*words.stack(), *words.picking()]:
            yield _indented(Text(line))
        yield from self._hand(full)

    def _low(self) -> Iterator[RenderableType]:
        """What one needs now; the rest is a command away."""
        words = self.words
        if self.table["phase"] != "play":
            yield from self._parts(full=False)
            return
        own = words.me
        for seat in range(len(words.heroes)):
            if seat != own:
                yield self._name_line(seat)
        if words.foe is not None and not words.foe["beaten"]:
            yield self._bar().append("  " + words.bare(words.foe["card"]))
        hero = None if own is None else words.heroes[own]
        if self.table["attempt"] is None:
            for act, row in enumerate(self.table["rows"], 1):
                if act <= self.table["revealed"] and (hero is None or act >= hero["stage"]):
                    for place, slot in enumerate(row, 1):
                        yield self._short_slot(act, place, slot)
        yield from self._attempt()
        for line in [*words.stack(), *words.picking()]:
            yield _indented(Text(line))
        if own is not None:
            yield self._name_line(own)
            yield from self._strengths(words.heroes[own])
        yield from self._hand(full=False)
        yield _quiet(self.texts.say("cli-adventure-low"))

    # Heroes.

    def _hero(self, seat: int, full: bool) -> Iterator[RenderableType]:
        hero, words, say = self.words.heroes[seat], self.words, self.texts.say
        yield self._name_line(seat)
        yield from self._strengths(hero)
        if full or seat == words.me:
            yield Padding(self._story(hero), (0, 0, 0, 4))
        if hero["allies"] or hero["done"]:
            facts = [words.quoted(hero["allies"])] if hero["allies"] else []
            facts += [say("cli-adventure-done")] if hero["done"] else []
            yield Text("    " + words.line(say("cli-adventure-allies"), facts), style="dim")
        if full:
            for power in words.powers(hero):
                yield Padding(Text(power, style="dim"), (0, 0, 0, 4))

    def _name_line(self, seat: int) -> Text:
        hero, words, say = self.words.heroes[seat], self.words, self.texts.say
        mark = "▶ " if seat == self.table["active"] and self.table["phase"] == "play" else "  "
        line = Text(mark + words.name(seat), style="bold")
        line.append(f"  ◆{hero['xp']} ", style=GOLD)
        line.append_text(_track(hero["level"]))
        line.append(f"  ▲{hero['triumph']}", style=LIGHT).append(f" ▼{hero['tragedy']}", SHADE)
        hand = hero["hand"]
        line.append(
            "  "
            + say("cli-adventure-hand-short", hero=hand["hero"], antihero=hand["antihero"])
            + f"  {len(hero['story'])}/{pieces.WHOLE_STORY}",
            style="not bold",
        )
        return line.append("  " + words.numbers(hero)[-1], style="not bold dim")

    def _strengths(self, hero: dict[str, Any]) -> Iterator[RenderableType]:
        able = [f"{self._short(name)} {hero['abilities'][name]}" for name in pieces.ABILITIES]
        able = [said for said in able if not said.endswith(" 0")]
        icons = [
            f"{self.texts.name('icon', name)} {hero['icons'][name]}"
            for name in pieces.ICONS
            if hero["icons"][name]
        ]
        strengths = "  ".join(able) + ("  |  " if able and icons else "") + "  ".join(icons)
        if strengths:
            yield Padding(Text(strengths), (0, 0, 0, 4))

    def _story(self, hero: dict[str, Any]) -> Text:
        """Each character with the paths below it."""
        parts = []
        for column, kind in enumerate(COLUMNS):
            held = [
                self.words.bare(one["path"]) for one in hero["story"] if one["column"] == column
            ]
            if hero[kind] is None and not held:
                continue
            name = "?" if hero[kind] is None else self.words.bare(hero[kind])
            part = Text(self.words.line(name, [", ".join(held)]) if held else name)
            part.stylize("italic", 0, len(name))
            parts.append(part)
        return Text(" | ").join(parts)

    def _short(self, ability: str) -> str:
        return self.texts.say("cli-adventure-short", ability=ability)

    # The Adversary.

    def _foe(self, full: bool) -> Iterator[RenderableType]:
        lines = self.words.adversary()
        if not lines:
            return
        if self.words.foe is not None and not self.words.foe["beaten"]:
            yield self._bar()
        for line in lines if full else lines[:2] + lines[3:]:
            yield _indented(Text(self.words.sentence(line)))

    def _bar(self) -> Text:
        assert self.words.foe is not None
        xp, target = self.words.foe["xp"], self.words.foe["target"]
        bar = Text(f"  {'■' * xp}{'□' * max(0, target - xp)} ", style=f"bold {SHADE}")
        return bar.append(f"{xp}/{target}")

    # The rows.

    def _row(self, act: int, row: list[dict[str, Any]], full: bool) -> Iterator[RenderableType]:
        say = self.texts.say
        count = self.table["decks"][f"act-{act}"]
        if act > self.table["revealed"]:
            return
        hero = None if self.words.me is None else self.words.heroes[self.words.me]
        closed = hero is not None and act < hero["stage"]
        title = say("cli-adventure-act", act=act, count=count)
        if closed:
            title += " · " + say("cli-adventure-closed")
        if closed and not full:
            names = [self._named(act, place, slot) for place, slot in enumerate(row, 1)]
            yield _quiet(self.words.line(title, [", ".join(names)]))
            return
        yield Text("  " + title, style="bold")
        for place, slot in enumerate(row, 1):
            yield from self._slot(act, place, slot)

    def _named(self, act: int, place: int, slot: dict[str, Any]) -> str:
        name = "·" if slot["card"] is None else self.words.bare(slot["card"])
        return f"{act}.{place} {name}"

    def _slot(self, act: int, place: int, slot: dict[str, Any]) -> Iterator[RenderableType]:
        line = Text(f"  {act}.{place} ", style="bold", no_wrap=True, overflow="ellipsis")
        if slot["card"] is None:
            yield line.append("·", style="dim")
            return
        card = self.words.cards[slot["card"]]
        shape = "○" if card.kind == pieces.TRAIT else "■" if card.kind == pieces.ADVERSARY else "□"
        colour = (
            BLUE if card.kind == pieces.TRAIT else SHADE if card.kind == pieces.ADVERSARY else GOLD
        )
        line.append(f"{shape} ", style=colour)
        line.append(_fit(self.words.bare(card.key), NAME) + " ")
        if card.kind == pieces.TRAIT:
            line.append(self._price(card), style="not bold").append(" → ", style="dim not bold")
            yield line.append_text(self._gifts(card.paths[0]))
        elif card.kind == pieces.ALLY:
            yield line.append(self.texts.name("kind", "ally"), style="not bold")
        else:
            able = " ".join(self._short(name) for name in abilities_of(card))
            line.append(f"{card.difficulty} {able}", style="not bold")
            if slot["ally"] is not None:
                ally = self.words.bare(slot["ally"])
                line.append(f"  +1 {self.texts.name('kind', 'ally')}: {ally}", style="not bold")
            yield line
            for way, path in enumerate(card.paths, 1):
                yield self._path(act, place, way, path, slot["targets"][way - 1])
        if card.kind == pieces.ADVERSARY and (rules := self.words.rules(card.key)):
            yield Padding(Text(rules, style="dim"), (0, 0, 0, 8))

    def _short_slot(self, act: int, place: int, slot: dict[str, Any]) -> RenderableType:
        """A card of a row on one line: a Challenge with the target number of each path."""
        first, *paths = list(self._slot(act, place, slot))
        if slot["card"] is None or not paths or not isinstance(first, Text):
            return first
        card = self.words.cards[slot["card"]]
        for way, path in enumerate(card.paths, 1):
            target = slot["targets"][way - 1]
            odds = self.words.odds.get((act, place, way))
            chance = f" {percents(odds)[0]}%" if odds else ""
            dark = path.tone == Tone.DARK
            first.append(f"  {'☾' if dark else '☼'}", style=SHADE if dark else LIGHT)
            first.append(f"{'-' if target is None else target}", style="bold")
            first.append(chance, style=f"not bold {BLUE}")
        return first

    def _price(self, card: Card) -> str:
        """What a Trait requires and costs."""
        cost = f"{card.cost.xp}◆" if card.cost.xp else ""
        cost += "↓" * card.cost.corruption
        if card.cost.others:
            cost = cost_text(card, self.texts.language)
        parts = [requires_text(card, self.texts.language), cost]
        return ", ".join(part for part in parts if part)

    def _path(self, act: int, place: int, way: int, path: Path, target: int | None) -> Text:
        dark = path.tone == Tone.DARK
        line = Text(f"      {way} ", no_wrap=True, overflow="ellipsis")
        line.append("☾ " if dark else "☼ ", style=SHADE if dark else LIGHT)
        line.append(_fit(self.words.bare(path.key), NAME) + " ")
        line.append(f"{'-' if target is None else target:>2} ", style="bold")
        odds = self.words.odds.get((act, place, way))
        if odds:
            said = "·".join(str(odd) for odd in percents(odds))
            line.append(_fit(said + "%", ODDS), style=BLUE)
        return line.append(" → ", style="dim").append_text(self._gifts(path))

    def _gifts(self, path: Path) -> Text:
        """What a path gives, in signs."""
        tally = path.tally
        parts = []
        for at, name in enumerate((*pieces.ABILITIES, *pieces.ICONS)):
            if tally[at]:
                said = (
                    self._short(name)
                    if at < len(pieces.ABILITIES)
                    else self.texts.name("icon", name)
                )
                parts.append(Text(said if tally[at] == 1 else f"{tally[at]} {said}"))
        for count, sign, colour in (
            (tally[pieces.TRIUMPH], "▲", LIGHT),
            (tally[pieces.TRAGEDY], "▼", SHADE),
            (path.xp, "◆", GOLD),
        ):
            if count:
                parts.append(Text(f"{count}{sign}", style=colour))
        parts += [Text("↑" * path.virtue, style=LIGHT)] if path.virtue else []
        parts += [Text("↓" * path.corruption, style=SHADE)] if path.corruption else []
        cards = self.texts.say("cli-adventure-hand-short", hero=path.hero, antihero=path.antihero)
        parts += [Text(cards)] if path.hero or path.antihero else []
        signs = Text(" ").join(parts)
        signs.stylize("not bold")
        return signs

    # The attempt and the hand.

    def _attempt(self) -> Iterator[RenderableType]:
        attempt = self.table["attempt"]
        if attempt is None:
            return
        lines = self.words.attempt()
        yield _indented(Text(lines[0], style="bold"))
        if attempt["faces"]:
            chips = []
            for stone, face in attempt["faces"]:
                name = self.texts.name("face", f"{pieces.STONE_NAMES[stone]} {face}")
                chips.append(Chip(name, colour=_colour(stone)))
            yield _indented(Chips(chips, 0, boxed=False))
            lines = lines[1:]
        for line in lines[1:]:
            yield _indented(Text(line))

    def _hand(self, full: bool) -> Iterator[RenderableType]:
        lines = self.words.hand()
        if not lines or self.table["phase"] == "over":
            return
        if full or len(lines) == 1:
            yield _indented(Text(lines[0], style="bold"))
            for line in lines[1:]:
                yield Padding(Text(self.words.sentence(line)), (0, 0, 0, 4))
            return
        chips = []
        for key in self.table["hand"]:
            card: Card = self.words.cards[key]
            letter = self.texts.say("cli-adventure-letter", deck=_deck(card))
            chips.append(Chip(self.words.bare(key), letter, colour=_tone(card)))
        yield _indented(Text(lines[0], style="bold"))
        yield _indented(Chips(chips, 0, boxed=False))


def _deck(card: Card) -> str:
    return "hero" if card.kind == pieces.HERO else "antihero"


def _tone(card: Card) -> str:
    return LIGHT if _deck(card) == "hero" else SHADE


def _colour(stone: int) -> str:
    if stone >= pieces.FIRST_ABILITY_STONE:
        return BLUE
    return SHADE if pieces.DARK <= stone < pieces.DARK + pieces.DARK_STONES else STONE


def _track(level: int) -> Text:
    """The seven levels, and where the hero stands."""
    said = Text("  ")
    for one in range(1, pieces.LEVELS + 1):
        if one == level:
            colour = LIGHT if one < 3 else SHADE if one > 4 else "default"
            said.append(f"[{one}]", style=f"bold {colour}")
        else:
            said.append(str(one), style="dim not bold")
    return said


def _fit(words: str, width: int) -> str:
    """Words in exactly so many cells."""
    if cell_len(words) > width:
        return set_cell_size(words, width - 1).rstrip() + "…"
    return set_cell_size(words, width)


def _indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2))


def _quiet(line: str) -> Padding:
    return _indented(Text(line, style="dim"))
