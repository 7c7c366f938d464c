"""Call to Adventure on a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from kachidoki.cli.boards import chips, heading, indented, note, quiet
from kachidoki.cli.cards import Card as Chip
from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset.cards import Card, Path
from kachidoki.games.adventure.cardset.codes import Tone
from kachidoki.games.adventure.speech.said import cost_text, requires_text
from kachidoki.games.adventure.words.cards import abilities_of
from kachidoki.games.adventure.words.table import COLUMNS, HELD, TableWords, percents
from kachidoki.kernel.state import View
from kachidoki.text import Texts

# Middle tones, to be read on dark and on light screens; shapes and letters say the same.
LIGHT, SHADE, GOLD, STONE, BLUE = "#4f9d3a", "#b06ac4", "#c9a227", "#8a8f98", "#4a86d8"
# The signs of cards in a row that are no Challenges, and of paths.
KINDS = {pieces.TRAIT: ("○", BLUE), pieces.ADVERSARY: ("■", SHADE)}
TONES = {Tone.LIGHT: ("☼", LIGHT), Tone.DARK: ("☾", SHADE)}
# Lines of the screen that are left for the news, the question and the answers.
LEFT_FREE = 12
NAME = 26
ODDS = 14


def legend(texts: Texts) -> str:
    return texts.say("cli-adventure-key")


class Drawing:
    """The heroes, the rows card by card, the attempt, and the hand."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        self.words = words = TableWords(view, texts, names)
        self.table = words.table
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield heading(self.words.heading())
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
            yield from map(note, words.dealt())
            yield from self._foe(full=True)
            return
        yield from map(note, words.score())
        for seat in range(len(words.heroes)):
            yield from self._hero(seat, full)
        yield from self._foe(full)
        if self.table["phase"] == "play":
            for act, row in words.revealed():
                yield from self._row(act, row, full)
            if full:
                yield quiet(self.texts.say("cli-adventure-key"))
        yield from self._attempt()
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
        yield from self._bar(named=True)
        hero = None if own is None else words.heroes[own]
        if self.table["attempt"] is None:
            for act, row in words.revealed():
                if hero is None or act >= hero["stage"]:
                    for place, slot in enumerate(row, 1):
                        yield self._short_slot(act, place, slot)
        yield from self._attempt()
        if own is not None:
            yield self._name_line(own)
            yield from self._strengths(words.heroes[own])
        yield from self._hand(full=False)
        yield quiet(self.texts.say("cli-adventure-low"))

    # Heroes.

    def _hero(self, seat: int, full: bool) -> Iterator[RenderableType]:
        hero, words, say = self.words.heroes[seat], self.words, self.texts.say
        yield self._name_line(seat)
        yield from self._strengths(hero)
        if full or seat == words.me:
            yield indented(self._story(hero), 4)
        facts = [words.quoted(hero["allies"]), hero["done"] and say("cli-adventure-done")]
        if any(facts):
            yield Text("    " + words.line(say("cli-adventure-allies"), facts), style="dim")
        for power in words.powers(hero) if full else ():
            yield indented(Text(power, style="dim"), 4)

    def _name_line(self, seat: int) -> Text:
        hero, words, say = self.words.heroes[seat], self.words, self.texts.say
        mark = "▶ " if seat == self.table["active"] and self.table["phase"] == "play" else "  "
        line = Text(mark + words.name(seat), style="bold")
        line.append(f"  ◆{hero['xp']} ", style=GOLD)
        line.append_text(_track(hero["level"]))
        line.append(f"  ▲{hero['triumph']}", style=LIGHT).append(f" ▼{hero['tragedy']}", SHADE)
        heroes, antiheroes = hero["hand"]["hero"], hero["hand"]["antihero"]
        held = say("cli-adventure-hand-short", hero=heroes, antihero=antiheroes)
        line.append(f"  {held}  {len(hero['story'])}/{pieces.WHOLE_STORY}", style="not bold")
        return line.append("  " + words.numbers(hero)[-1], style="not bold dim")

    def _strengths(self, hero: dict[str, Any]) -> Iterator[RenderableType]:
        held = ["  ".join(self.words.counted(hero[kind], self._sign)) for kind in HELD]
        if strengths := "  |  ".join(filter(None, held)):
            yield indented(Text(strengths), 4)

    def _story(self, hero: dict[str, Any]) -> Text:
        """Each character with the paths below it."""
        bare, parts = self.words.bare, []
        for column, kind in enumerate(COLUMNS):
            held = [bare(one["path"]) for one in hero["story"] if one["column"] == column]
            if hero[kind] is not None or held:
                name = "?" if hero[kind] is None else bare(hero[kind])
                part = Text(self.words.line(name, [", ".join(held)]))
                part.stylize("italic", 0, len(name))
                parts.append(part)
        return Text(" | ").join(parts)

    def _sign(self, icon: str) -> str:
        """An ability in short, or a story icon."""
        if icon not in pieces.ABILITIES:
            return self.words.icon(icon)
        return self.texts.say("cli-adventure-short", ability=icon)

    # The Adversary.

    def _foe(self, full: bool) -> Iterator[RenderableType]:
        lines = [self.words.sentence(line) for line in self.words.adversary()]
        if lines:
            yield from self._bar()
        yield from map(note, lines if full else lines[:2] + lines[3:])

    def _bar(self, named: bool = False) -> Iterator[Text]:
        """How near an Adversary that is not beaten is to winning."""
        if (foe := self.words.foe) is not None and not foe["beaten"]:
            xp, target = foe["xp"], foe["target"]
            bar = Text(f"  {'■' * xp}{'□' * max(0, target - xp)} ", style=f"bold {SHADE}")
            name = f"  {self.words.bare(foe['card'])}" if named else ""
            yield bar.append(f"{xp}/{target}{name}")

    # The rows.

    def _row(self, act: int, row: list[dict[str, Any]], full: bool) -> Iterator[RenderableType]:
        words, say = self.words, self.texts.say
        closed = words.me is not None and act < words.heroes[words.me]["stage"]
        title = say("cli-adventure-act", act=act, count=self.table["decks"][f"act-{act}"])
        if closed:
            title += " · " + say("cli-adventure-closed")
        if closed and not full:
            cards = [slot["card"] for slot in row]
            names = ["·" if card is None else words.bare(card) for card in cards]
            said = [f"{act}.{place} {name}" for place, name in enumerate(names, 1)]
            yield quiet(words.line(title, [", ".join(said)]))
            return
        yield Text("  " + title, style="bold")
        for place, slot in enumerate(row, 1):
            yield from self._slot(act, place, slot)

    def _slot(self, act: int, place: int, slot: dict[str, Any]) -> Iterator[RenderableType]:
        line = Text(f"  {act}.{place} ", style="bold", no_wrap=True, overflow="ellipsis")
        if slot["card"] is None:
            yield line.append("·", style="dim")
            return
        card = self.words.cards[slot["card"]]
        sign, colour = KINDS.get(card.kind, ("□", GOLD))
        line.append(f"{sign} ", style=colour)
        line.append(_fit(self.words.bare(card.key), NAME) + " ")
        if card.kind == pieces.TRAIT:
            line.append(self._price(card), style="not bold").append(" → ", style="dim not bold")
            yield line.append_text(self._gifts(card.paths[0]))
        elif card.kind == pieces.ALLY:
            yield line.append(self.texts.name("kind", "ally"), style="not bold")
        else:
            able = " ".join(map(self._sign, abilities_of(card)))
            line.append(f"{card.difficulty} {able}", style="not bold")
            if slot["ally"] is not None:
                ally = self.words.bare(slot["ally"])
                line.append(f"  +1 {self.texts.name('kind', 'ally')}: {ally}", style="not bold")
            yield line
            for way, path in enumerate(card.paths, 1):
                yield self._path(act, place, way, path, slot["targets"][way - 1])
        if card.kind == pieces.ADVERSARY and (rules := self.words.rules(card.key)):
            yield indented(Text(rules, style="dim"), 8)

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
            sign, colour = TONES[path.tone]
            first.append(f"  {sign}", style=colour)
            first.append(f"{'-' if target is None else target}", style="bold")
            first.append(chance, style=f"not bold {BLUE}")
        return first

    def _price(self, card: Card) -> str:
        """What a Trait requires and costs."""
        cost = (f"{card.cost.xp}◆" if card.cost.xp else "") + "↓" * card.cost.corruption
        if card.cost.others:
            cost = cost_text(card, self.texts.language)
        return ", ".join(filter(None, (requires_text(card, self.texts.language), cost)))

    def _path(self, act: int, place: int, way: int, path: Path, target: int | None) -> Text:
        sign, colour = TONES[path.tone]
        line = Text(f"      {way} ", no_wrap=True, overflow="ellipsis")
        line.append(f"{sign} ", style=colour)
        line.append(_fit(self.words.bare(path.key), NAME) + " ")
        line.append(f"{'-' if target is None else target:>2} ", style="bold")
        if odds := self.words.odds.get((act, place, way)):
            said = "·".join(map(str, percents(odds)))
            line.append(_fit(said + "%", ODDS), style=BLUE)
        return line.append(" → ", style="dim").append_text(self._gifts(path))

    def _gifts(self, path: Path) -> Text:
        """What a path gives, in signs."""
        parts = [Text(icon) for icon in self.words.icons(path, self._sign)]
        triumph, tragedy = path.tally[pieces.TRIUMPH :]
        signs = (
            (f"{triumph}▲", triumph, LIGHT),
            (f"{tragedy}▼", tragedy, SHADE),
            (f"{path.xp}◆", path.xp, GOLD),
            ("↑" * path.virtue, path.virtue, LIGHT),
            ("↓" * path.corruption, path.corruption, SHADE),
        )
        parts += [Text(sign, style=colour) for sign, count, colour in signs if count]
        cards = self.texts.say("cli-adventure-hand-short", hero=path.hero, antihero=path.antihero)
        parts += [Text(cards)] if path.hero or path.antihero else []
        line = Text(" ").join(parts)
        line.stylize("not bold")
        return line

    # The attempt and the hand.

    def _attempt(self) -> Iterator[RenderableType]:
        """The attempt, the cards that wait, and what is picked for one of them."""
        lines = list(self.words.attempt())
        if lines:
            yield note(lines.pop(0), "bold")
            if faces := self.table["attempt"]["faces"]:
                # Drawn instead of said.
                lines[0] = ""
                yield chips([self._rune(*rune) for rune in faces])
        lines += [*self.words.stack(), *self.words.picking()]
        yield from map(note, filter(None, lines))

    def _rune(self, stone: int, face: int) -> Chip:
        dark = pieces.DARK <= stone < pieces.FIRST_ABILITY_STONE
        colour = SHADE if dark else STONE if stone < pieces.DARK else BLUE
        return Chip(self.words.rune(stone, face), colour=colour)

    def _hand(self, full: bool) -> Iterator[RenderableType]:
        lines = list(self.words.hand())
        if not lines or self.table["phase"] == "over":
            return
        yield note(lines[0], "bold")
        if full:
            for line in lines[1:]:
                yield indented(Text(self.words.sentence(line)), 4)
        elif self.table["hand"]:
            yield chips([self._chip(key) for key in self.table["hand"]])

    def _chip(self, key: str) -> Chip:
        """A card of the hand on a low screen."""
        hero = self.words.cards[key].kind == pieces.HERO
        letter = self.texts.say("cli-adventure-letter", deck="hero" if hero else "antihero")
        return Chip(self.words.bare(key), letter, colour=LIGHT if hero else SHADE)


def _track(level: int) -> Text:
    """The seven levels, and where the hero stands."""
    said = Text("  ")
    for one in range(1, pieces.LEVELS + 1):
        colour = LIGHT if one < 3 else SHADE if one > 4 else "default"
        here = one == level
        said.append(f"[{one}]" if here else str(one), f"bold {colour}" if here else "dim not bold")
    return said


def _fit(words: str, width: int) -> str:
    """Words in exactly so many cells."""
    fits = cell_len(words) <= width
    return set_cell_size(words, width) if fits else set_cell_size(words, width - 1).rstrip() + "…"


draw = Drawing
