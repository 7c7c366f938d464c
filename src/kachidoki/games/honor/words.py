# interpreted: it puts a view into words for people; nothing here is used inside playouts.
"""The facts of a view of Victory & Honor in words, for the ear and for drawings."""

from collections.abc import Iterable, Sequence

from kachidoki.games.honor.pieces import ADVANCED, BASIC, CARD_NAMES, COLOURS, PLACES, SEATS
from kachidoki.kernel.state import View
from kachidoki.text import Texts
from kachidoki.words import ViewWords

Cell = tuple[int, int]  # a seat, and a place by number


def tell(view: View, texts: Texts, names: Sequence[str]) -> list[str]:
    words = Words(view, texts, names)
    lines = [words.heading() + "."]
    if words.playing:
        lines.append(" ".join(fact + "." for fact in words.marks()))
        lines.append(" ".join(words.situation()))
    for seat in words.order():
        said = [words.line(words.who(seat), words.facts(seat))]
        said += [words.place((seat, place)) for place in range(3)] if words.playing else []
        lines.append(" ".join(one + "." for one in said))
    return [*lines, *[line + "." for line in [*words.piles(), *words.points()]]]


class Words(ViewWords):
    """The facts of a view in words."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        self.between = texts.say("cli-honor-between")
        # Before and after a phase nothing lies on the table.
        self.playing = self.table["step"] in ("play", "order", "fill")
        # Artillery: what it aims at, and which cards it hits.
        self.aims: dict[Cell, Cell] = {}
        self.hits: dict[Cell, int] = {}
        for shot in self.table["fire"]:
            target = (shot["to"], PLACES.index(shot["at"]))
            self.aims[shot["seat"], PLACES.index(shot["place"])] = target
            if shot["hit"]:
                self.hits[target] = shot["seat"]

    def call(self, seat: int) -> str:
        """The name at a seat; nothing for the reader, who is spoken to as "you"."""
        return "" if seat == self.me else self.texts.player(seat, self.names)

    def heading(self) -> str:
        table = self.table
        told = {"name": self.texts.mode(table["mode"])[0], "rounds": table["rounds"]}
        if table["step"] == "done":
            return self.say("cli-honor-after", **told)
        if not self.playing:
            return self.say("cli-honor-before", round=table["round"] + 1, **told)
        told |= {name: table[name] for name in ("round", "phase", "phases")}
        return self.say("cli-honor-heading", **told)

    # The table.

    def marks(self) -> list[str]:
        """The three places with their markers, and the trump."""
        facts = []
        for place, mark in zip(PLACES, self.table["marks"], strict=True):
            told = {"place": place, "colour": mark} if mark else {"place": place}
            facts.append(self.say("cli-honor-mark" if mark else "cli-honor-no-mark", **told))
        return [*facts, self.trump()]

    def trump(self) -> str:
        if colour := self.table["trump"]:
            return self.say("cli-honor-trump", colour=colour)
        return self.say("cli-honor-no-trump")

    def situation(self) -> list[str]:
        """Whose turn it is and why: who started, what was played last, what a scout said."""
        table, say = self.table, self.say
        first = self.call(table["first"])
        if not any(cell for row in table["cells"] for cell in row):
            return [say("cli-honor-starts", name=first)]
        lines = [say("cli-honor-first", name=first)]
        arrow = table["arrow"]
        if table["step"] == "fill" or arrow is None:
            return [*lines, say("cli-honor-filling")]
        name, target = self.call(arrow["seat"]), self.call(arrow["to"])
        for key, place in (
            ("cli-honor-arrow", arrow["place"]),
            ("cli-honor-ordered", table["forced"]),
            ("cli-honor-suggested", table["suggested"]),
        ):
            if place:
                lines.append(say(key, name=name, place=place, target=target))
        return lines

    def place(self, cell: Cell) -> str:
        """What lies in a place, in which order it came, and what artillery does to it."""
        say = self.say
        seat, place = cell
        lies = self.table["cells"][seat][place]
        if lies is None:
            return say("cli-honor-place", place=PLACES[place], facts=say("cli-honor-empty"))
        facts = []
        if lies["card"]:
            colour, rank = lies["card"].split(" ")
            facts.append(say("cli-honor-card", colour=colour, rank=rank))
        if not lies["up"]:
            facts.append(say("cli-honor-down"))
        facts.append(say("cli-honor-order", number=lies["order"]))
        if lies["colours"] and len(lies["colours"]) < len(COLOURS):
            colours = [say("cli-honor-maybe", colour=colour) for colour in lies["colours"]]
            facts.append(say("cli-honor-may-be", colours=self.texts.join(colours, "list-known")))
        if cell in self.aims:
            target, at = self.aims[cell]
            facts.append(say("cli-honor-aims", name=self.call(target), place=PLACES[at]))
        if cell in self.hits:
            facts.append(say("cli-honor-hit", name=self.call(self.hits[cell])))
        return say("cli-honor-place", place=PLACES[place], facts=", ".join(facts))

    # The players.

    def partner(self, seat: int) -> bool:
        """Whether the reader plays together with this seat."""
        return bool(self.table["team"]) and self.me is not None and seat == (self.me + 2) % SEATS

    def who(self, seat: int) -> str:
        name = self.name(seat)
        if self.partner(seat):
            name = self.say("cli-honor-partner", name=name)
        return self.say("cli-honor-turn", name=name) if self.active(seat) else name

    def voids(self, seat: int) -> list[str]:
        """The colours that a seat has shown not to have."""
        void = self.table["memory"]["voids"][seat] if self.playing else ()
        said = [self.say("cli-honor-void", colour=colour) for colour in void]
        return [self.say("cli-honor-voids", facts=self.texts.join(said))] if said else []

    def facts(self, seat: int) -> list[str]:
        held = self.say("cli-honor-in-hand", count=self.table["hands"][seat])
        taken = self.say("cli-honor-captured", count=self.table["captured"][seat])
        return [*([held] if self.playing else []), taken, *self.voids(seat)]

    # Cards.

    def sorted(self, cards: Iterable[str]) -> list[str]:
        """Cards by colour, the low ones first; each colour is said once."""
        ranks: dict[str, list[str]] = {}
        for card in sorted(cards, key=CARD_NAMES.index):
            colour, rank = card.split(" ")
            ranks.setdefault(colour, []).append(self.say("cli-honor-rank", rank=rank))
        said = [(colour, ", ".join(held)) for colour, held in ranks.items()]
        colours = [self.say("cli-honor-colour", colour=one, ranks=held) for one, held in said]
        return colours or [self.say("cli-honor-none")]

    def piles(self, hand: bool = True) -> list[str]:
        """The viewer's hand and spoils, what is lost, and what has not been seen."""
        table, playing = self.table, self.playing
        piles = [
            ("cli-honor-your-hand", table["hand"] if playing and hand else None),
            ("cli-honor-your-spoils", table["spoils"]),
            ("cli-honor-lost", table["lost"] or None),
            ("cli-honor-unseen", self.unseen() if playing else None),
        ]
        return [
            self.line(self.say(key), self.sorted(cards))
            for key, cards in piles
            if cards is not None
        ]

    def unseen(self) -> list[str]:
        """The cards that the viewer can only guess at: in other hands, or face down there."""
        table = self.table
        known = {*table["memory"]["seen"], *(table["hand"] or ())}
        known |= {cell["card"] for row in table["cells"] for cell in row if cell}
        deck = ADVANCED if table["advanced"] else BASIC
        return [CARD_NAMES[card] for card in deck if CARD_NAMES[card] not in known]

    # Points.

    def points(self) -> list[str]:
        """Each side with its total and how it came about."""
        table, say = self.table, self.say
        order = [((self.me or 0) + step) % SEATS for step in range(SEATS)]
        sides = list(zip(order[:2], order[2:], strict=True)) if table["team"] else list(zip(order))
        lines = []
        # Those of the viewer come first.
        for side in sides:
            facts = [say("cli-honor-points", count=table["totals"][side[0]])]
            for at, row in enumerate(table["history"], 1):
                parts = [str(row["points"][seat]) for seat in side]
                if bonus := sum(row["honours"][seat] for seat in side):
                    parts.append(say("cli-honor-bonus", points=bonus))
                facts.append(say("cli-honor-of-round", round=at, sum=" + ".join(parts)))
            name = self.texts.join([self.name(seat) for seat in side])
            lines.append(self.line(name, facts))
        return lines
