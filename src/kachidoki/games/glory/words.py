# interpreted: it puts a view into words for people; nothing here is used inside playouts.
"""The facts of a view of Call to Glory in words, for the ear and for drawings."""

from collections.abc import Iterable, Mapping, Sequence

from kachidoki.games.glory.pieces import BONUS, NAMES, PILES, STACKS, VALUES
from kachidoki.kernel.state import View
from kachidoki.text import Texts
from kachidoki.words import ViewWords


def tell(view: View, texts: Texts, names: Sequence[str]) -> list[str]:
    words = Words(view, texts, names)
    between = texts.say("cli-glory-between")
    lines = [words.heading(), *map(words.pile, range(len(PILES))), words.supply()]
    for seat in words.order():
        facts = [words.size(seat), words.seen(seat), words.sets(seat), words.types(seat)]
        facts += [words.figures(seat), words.shown(seat), words.points(seat)]
        lines.append(words.line(words.who(seat), facts, between))
    if words.me is not None:
        held = words.counted(words.hand()) or "-"
        lines += [words.line(texts.say("cli-glory-your-hand"), held), words.missions()]
    return [line + "." for line in lines if line]


class Words(ViewWords):
    """The facts of a view in words, "" where there are none. Kinds are numbers."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        self.ninja = "supply" in self.table
        self.kinds = [texts.name("kind", name) for name in NAMES]

    def heading(self) -> str:
        told = {name: self.table[name] for name in ("round", "rounds")}
        game, name = self.texts.title(), self.texts.mode(self.table["mode"])[0]
        return self.say("cli-glory-heading", game=game, name=name, **told)

    def listed(self, key: str, value: str, facts: Iterable[str]) -> str:
        """A sentence with a list in it; nothing where the list is empty."""
        listed = ", ".join(facts)
        return self.say(key, **{value: listed}) if listed else ""

    def counted(self, cards: Iterable[tuple[int, int]]) -> list[str]:
        return [f"{self.kinds[kind]} {VALUES[kind]} ×{count}" for kind, count in cards]

    def others(self) -> list[int]:
        return [seat for seat in self.order() if seat != self.me]

    def who(self, seat: int) -> str:
        name = self.name(seat)
        return self.say("cli-glory-turn", name=name) if self.active(seat) else name

    def size(self, seat: int) -> str:
        return self.say("cli-glory-cards", count=self.table["hands"][seat])

    def types(self, seat: int) -> str:
        """How many sets lie before a seat, of those that end the round."""
        return self.say("cli-glory-types", count=len(self.laid(seat)), goal=self.table["goal"])

    def points(self, seat: int) -> str:
        """The rounds so far as a sum."""
        rounds = [row[seat] for row in self.table["history"]]
        how = " + ".join(map(str, rounds)) + " = " if len(rounds) > 1 else ""
        return self.say("cli-glory-points", sum=f"{how}{sum(rounds)}", count=sum(rounds))

    def seen(self, seat: int) -> str:
        """Cards that everyone saw going into another hand."""
        known = {} if seat == self.me else self.table["memory"]["hands"][seat]
        return self.listed("cli-glory-seen", "cards", self.counted(counts(known)))

    def sets(self, seat: int) -> str:
        return self.listed("cli-glory-sets", "sets", self.counted(self.laid(seat)))

    def laid(self, seat: int) -> list[tuple[int, int]]:
        """The sets before a seat: kind and number of cards."""
        sets = self.table["sets"].items()
        return counts({name: laid["count"] for name, laid in sets if laid["seat"] == seat})

    def hand(self) -> list[tuple[int, int]]:
        """The viewer's cards."""
        return counts(self.table["hand"] or {})

    def figures(self, seat: int) -> str:
        count = self.table["figures"][seat] if self.ninja else 0
        return self.say("cli-glory-figures", count=count) if count else ""

    def supply(self) -> str:
        return self.say("cli-glory-supply", count=self.table["supply"]) if self.ninja else ""

    def missions(self) -> str:
        """The viewer's own missions that are not yet revealed."""
        mine = map(self.mission, self.table.get("missions", ()))
        return self.listed("cli-glory-missions", "missions", mine)

    def shown(self, seat: int) -> str:
        """The missions that a seat has revealed."""
        shown = self.table["shown"][seat] if "shown" in self.table else ()
        return self.listed("cli-glory-shown", "missions", map(self.mission, shown))

    def mission(self, mission: str) -> str:
        letter, kind = mission.split(" ")
        name, each = self.kinds[NAMES.index(kind)], BONUS[STACKS.index(letter)]
        return self.say("cli-glory-mission", letter=letter.upper(), name=name, each=each)

    def pile(self, pile: int) -> str:
        """A deck or a discard pile, by its number in `PILES`."""
        name = self.texts.name("pile", PILES[pile])
        piles = [*[{"size": size} for size in self.table["deck"]], *self.table["discard"]]
        size, top = piles[pile]["size"], piles[pile].get("top", "")
        facts = [self.say("cli-glory-cards", count=size)]
        if top is None:
            facts = [self.say("cli-glory-empty")]
        elif top:
            kind = NAMES.index(top)
            facts.append(self.say("cli-glory-top", name=self.kinds[kind], value=VALUES[kind]))
        return self.line(name[:1].upper() + name[1:], facts)


def counts(cards: Mapping[str, int]) -> list[tuple[int, int]]:
    """Kinds by number with how many cards there are of each, in the order of the kinds."""
    return [(kind, cards[name]) for kind, name in enumerate(NAMES) if cards.get(name)]
