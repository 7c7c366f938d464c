# interpreted: it draws for people; nothing here is used inside playouts.
"""Call to Glory on a terminal: `draw` for the eye, `tell` in sentences (kachidoki/cli/table.py)."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kachidoki.cli.cards import Card, Cards
from kachidoki.cli.table import player
from kachidoki.games.glory.pieces import (
    BONUS,
    KINDS,
    MISSION_KIND,
    MISSION_STACK,
    NAMES,
    PILES,
    STACKS,
    TYPES_TO_END,
    VALUES,
)
from kachidoki.games.glory.unseen import GloryView
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
# Lines of the screen that are left for the news, the question and the answers.
LEFT_FREE = 14
LABEL = (23, 30)


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    assert isinstance(view, GloryView)
    return Drawing(view, texts, names)


def tell(view: View, texts: Texts, names: Sequence[str]) -> list[str]:
    assert isinstance(view, GloryView)
    words = Words(view, texts, names)
    lines = [words.heading() + "."]
    lines += [words.pile(pile) for pile in range(len(PILES))]
    if view.record.rules.ninja:
        lines.append(words.supply() + ".")
    for seat in words.order():
        facts = [words.size(seat), words.seen(seat), words.sets(seat)]
        facts += [words.types(seat), words.figures(seat), words.shown(seat), words.points(seat)]
        said = texts.say("cli-glory-between").join(fact for fact in facts if fact)
        lines.append(texts.say("cli-of", name=words.who(seat), facts=said) + ".")
    if view.seat is not None:
        held = [words.counted(kind, count) for kind, count in words.hand()]
        hand = texts.say("cli-glory-your-hand")
        lines.append(texts.say("cli-of", name=hand, facts=", ".join(held) or "-") + ".")
        if words.missions():
            lines.append(words.missions() + ".")
    return lines


class Words:
    """The facts of a view in words, shared by both ways to show it."""

    def __init__(self, view: GloryView, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names
        self.kinds = [texts.name("kind", name) for name in NAMES]

    def order(self) -> list[int]:
        """The seats clockwise from the left of the viewer, who comes last."""
        players = int(self.view.record.rules.players)
        first = 0 if self.view.seat is None else self.view.seat + 1
        return [(first + step) % players for step in range(players)]

    def others(self) -> list[int]:
        return [seat for seat in self.order() if seat != self.view.seat]

    def heading(self) -> str:
        return self.texts.say(
            "cli-glory-heading",
            game=self.texts.title(),
            name=self.texts.mode(self.view.record.rules.mode)[0],
            round=int(self.view.record.round),
            rounds=int(self.view.record.rules.rounds),
        )

    def who(self, seat: int) -> str:
        name = player(self.texts, self.names, seat, self.view.seat)
        return self.texts.say("cli-glory-turn", name=name) if self.active(seat) else name

    def active(self, seat: int) -> bool:
        return self.view.record.actor == seat

    def size(self, seat: int) -> str:
        return self.texts.say("cli-glory-cards", count=self.view.record.size[seat])

    def types(self, seat: int) -> str:
        goal = TYPES_TO_END[int(self.view.record.rules.players)]
        return self.texts.say("cli-glory-types", count=self.view.record.types[seat], goal=goal)

    def points(self, seat: int) -> str:
        """The rounds so far as a sum."""
        rounds = [row[seat] for row in self.view.record.history]
        total = sum(rounds)
        how = " + ".join(str(points) for points in rounds)
        sum_of = f"{how} = {total}" if len(rounds) > 1 else str(total)
        return self.texts.say("cli-glory-points", sum=sum_of, count=total)

    def figures(self, seat: int) -> str:
        count = self.view.record.figures[seat]
        return self.texts.say("cli-glory-figures", count=count) if count else ""

    def supply(self) -> str:
        return self.texts.say("cli-glory-supply", count=int(self.view.record.supply))

    def missions(self) -> str:
        """The viewer's own missions that are not yet revealed."""
        mine = [self.mission(mission) for mission in self.view.missions() if mission >= 0]
        return self.texts.say("cli-glory-missions", missions=", ".join(mine)) if mine else ""

    def seen(self, seat: int) -> str:
        """Cards that everyone saw going into another hand."""
        if seat == self.view.seat:
            return ""
        known = [(k, self.view.record.known[seat * KINDS + k]) for k in range(KINDS)]
        said = [self.counted(kind, count) for kind, count in known if count]
        return self.texts.say("cli-glory-seen", cards=", ".join(said)) if said else ""

    def sets(self, seat: int) -> str:
        said = [self.counted(kind, count) for kind, count in self.laid(seat)]
        return self.texts.say("cli-glory-sets", sets=", ".join(said)) if said else ""

    def shown(self, seat: int) -> str:
        """The missions that a seat has revealed."""
        said = [self.mission(m) for m in self.view.record.shown[seat * 3 : seat * 3 + 3] if m >= 0]
        return self.texts.say("cli-glory-shown", missions=", ".join(said)) if said else ""

    def laid(self, seat: int) -> list[tuple[int, int]]:
        view = self.view
        return [
            (kind, view.record.sets[kind])
            for kind in range(KINDS)
            if view.record.owner[kind] == seat
        ]

    def hand(self) -> list[tuple[int, int]]:
        """The viewer's cards, the most valuable first."""
        at = (self.view.seat or 0) * KINDS
        held = [(kind, self.view.record.hand[at + kind]) for kind in range(KINDS)]
        return [(kind, count) for kind, count in held if count]

    def counted(self, kind: int, count: int) -> str:
        return f"{self.kinds[kind]} {VALUES[kind]} ×{count}"

    def mission(self, mission: int) -> str:
        stack = MISSION_STACK[mission]
        return self.texts.say(
            "cli-glory-mission",
            letter=STACKS[stack].upper(),
            name=self.kinds[MISSION_KIND[mission]],
            each=BONUS[stack],
        )

    def pile(self, pile: int) -> str:
        view = self.view
        name = self.texts.name("pile", PILES[pile])
        name = name[:1].upper() + name[1:]
        if pile < 2:
            count = int(view.record.left(pile))
            facts = self.texts.say("cli-glory-cards", count=count)
        else:
            cards = view.record.pile1 if pile == 2 else view.record.pile2
            facts = self.texts.say("cli-glory-empty")
            if cards:
                name_on_top, value = self.kinds[cards[-1]], VALUES[cards[-1]]
                facts = self.texts.say("cli-glory-cards", count=len(cards)) + ", "
                facts += self.texts.say("cli-glory-top", name=name_on_top, value=value)
        return self.texts.say("cli-of", name=name, facts=facts) + "."


class Drawing:
    """The table as boxes or, on a low screen, as chips."""

    def __init__(self, view: GloryView, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.words = Words(view, texts, names)
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
        view = self.view
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(width=min(LABEL[1], max(LABEL[0], width // 4)))
        grid.add_column(ratio=1)
        for seat in self.words.others():
            grid.add_row(self._label(seat), self._front(seat))
        grid.add_row(self._middle_label(), Cards(self._piles(), self.pile_width))
        if view.seat is not None:
            grid.add_row(self._label(view.seat), self._front(view.seat))
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
        supply = [self.words.supply()] if self.view.record.rules.ninja else []
        parts.append(_indented(Cards(self._pile_chips(), 0, boxed=False)))
        parts += [_indented(fact) for fact in self._facts(supply)]
        if self.view.seat is not None:
            parts += self._seat_chips(self.view.seat)
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
        name = player(words.texts, words.names, seat, self.view.seat)
        figures = " ◆" * self.view.record.figures[seat]
        return Text(("▶ " if words.active(seat) else "  ") + name + figures, style=style)

    def _label(self, seat: int) -> RenderableType:
        words = self.words
        facts = [f"{words.size(seat)}, {words.types(seat)}", words.points(seat)]
        return Group(self._name(seat), *[_indented(Text(fact)) for fact in facts])

    def _middle_label(self) -> RenderableType:
        supply = [self.words.supply()] if self.view.record.rules.ninja else []
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
        view = self.view
        cards = [
            Card("", self.texts.say("cli-glory-deck", number=at + 1), str(size), "#8a8f98")
            for at, size in enumerate((int(view.record.left(0)), int(view.record.left(1))))
        ]
        for at, pile in enumerate((view.record.pile1, view.record.pile2)):
            above = self.texts.say("cli-glory-discard", number=at + 1)
            if pile:
                name = f"{VALUES[pile[-1]]} {self.words.kinds[pile[-1]]}"
                cards.append(Card(name, above, str(len(pile)), COLOURS[pile[-1]]))
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
