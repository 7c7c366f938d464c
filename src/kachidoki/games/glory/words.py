# interpreted: it puts a view into words for people; nothing here is used inside playouts.
"""The facts of a view of Call to Glory in words, for the ear and for drawings."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kachidoki.games.glory.pieces import BONUS, NAMES, PILES, STACKS, VALUES
from kachidoki.kernel.state import View
from kachidoki.text import Texts


def tell(view: View, texts: Texts, names: Sequence[str]) -> list[str]:
    words = Words(view, texts, names)
    lines = [words.heading() + "."]
    lines += [words.pile(pile) for pile in range(len(PILES))]
    if words.ninja:
        lines.append(words.supply() + ".")
    for seat in words.order():
        facts = [words.size(seat), words.seen(seat), words.sets(seat)]
        facts += [words.types(seat), words.figures(seat), words.shown(seat), words.points(seat)]
        said = texts.say("cli-glory-between").join(fact for fact in facts if fact)
        lines.append(texts.say("cli-of", name=words.who(seat), facts=said) + ".")
    if words.me is not None:
        held = ", ".join(words.counted(words.table["hand"])) or "-"
        lines.append(texts.say("cli-of", name=texts.say("cli-glory-your-hand"), facts=held) + ".")
        if words.missions():
            lines.append(words.missions() + ".")
    return lines


class Words:
    """The facts of a view in words. Kinds are numbers, the most valuable first."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        self.me = view.seat
        self.texts = texts
        self.names = names
        table: Any = view.table()
        self.table: dict[str, Any] = table
        self.ninja = "supply" in table
        self.kinds = [texts.name("kind", name) for name in NAMES]

    def heading(self) -> str:
        game, name = self.texts.title(), self.texts.mode(self.table["mode"])[0]
        number, last = self.table["round"], self.table["rounds"]
        return self.texts.say("cli-glory-heading", game=game, name=name, round=number, rounds=last)

    def listed(self, key: str, value: str, facts: Iterable[str]) -> str:
        """A sentence with a list in it; nothing where the list is empty."""
        listed = ", ".join(facts)
        return self.texts.say(key, **{value: listed}) if listed else ""

    def counted(self, cards: Mapping[str, int]) -> list[str]:
        return [f"{self.kinds[kind]} {VALUES[kind]} ×{count}" for kind, count in counts(cards)]

    # The players.

    def order(self) -> list[int]:
        """The seats clockwise from the left of the viewer, who comes last."""
        players = self.table["players"]
        first = 0 if self.me is None else self.me + 1
        return [(first + step) % players for step in range(players)]

    def others(self) -> list[int]:
        return [seat for seat in self.order() if seat != self.me]

    def name(self, seat: int) -> str:
        return self.texts.called(seat, self.names, self.me)

    def who(self, seat: int) -> str:
        name = self.name(seat)
        return self.texts.say("cli-glory-turn", name=name) if self.active(seat) else name

    def active(self, seat: int) -> bool:
        return bool(self.table["actor"] == seat)

    def size(self, seat: int) -> str:
        return self.texts.say("cli-glory-cards", count=self.table["hands"][seat])

    def types(self, seat: int) -> str:
        """How many sets lie before a seat, of those that end the round."""
        count, goal = len(self.laid(seat)), self.table["goal"]
        return self.texts.say("cli-glory-types", count=count, goal=goal)

    def points(self, seat: int) -> str:
        """The rounds so far as a sum."""
        rounds = [row[seat] for row in self.table["history"]]
        how = " + ".join(str(points) for points in rounds)
        sum_of = f"{how} = {sum(rounds)}" if len(rounds) > 1 else str(sum(rounds))
        return self.texts.say("cli-glory-points", sum=sum_of, count=sum(rounds))

    def seen(self, seat: int) -> str:
        """Cards that everyone saw going into another hand."""
        known = {} if seat == self.me else self.table["memory"]["hands"][seat]
        return self.listed("cli-glory-seen", "cards", self.counted(known))

    def sets(self, seat: int) -> str:
        return self.listed("cli-glory-sets", "sets", self.counted(self._front(seat)))

    def laid(self, seat: int) -> list[tuple[int, int]]:
        """The sets before a seat: kind and number of cards."""
        return counts(self._front(seat))

    def _front(self, seat: int) -> dict[str, int]:
        sets = self.table["sets"]
        return {name: laid["count"] for name, laid in sets.items() if laid["seat"] == seat}

    def hand(self) -> list[tuple[int, int]]:
        """The viewer's cards."""
        return counts(self.table["hand"] or {})

    # Ninja figures and missions.

    def figures(self, seat: int) -> str:
        count = self.table["figures"][seat] if self.ninja else 0
        return self.texts.say("cli-glory-figures", count=count) if count else ""

    def supply(self) -> str:
        return self.texts.say("cli-glory-supply", count=self.table["supply"])

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
        return self.texts.say("cli-glory-mission", letter=letter.upper(), name=name, each=each)

    # The piles.

    def pile(self, pile: int) -> str:
        """A deck or a discard pile, by its number in `PILES`."""
        name = self.texts.name("pile", PILES[pile])
        name = name[:1].upper() + name[1:]
        decks, discards = self.table["deck"], self.table["discard"]
        discard = None if pile < len(decks) else discards[pile - len(decks)]
        if discard is None:
            facts = self.texts.say("cli-glory-cards", count=decks[pile])
        elif discard["top"] is None:
            facts = self.texts.say("cli-glory-empty")
        else:
            top = NAMES.index(discard["top"])
            facts = self.texts.say("cli-glory-cards", count=discard["size"]) + ", "
            facts += self.texts.say("cli-glory-top", name=self.kinds[top], value=VALUES[top])
        return self.texts.say("cli-of", name=name, facts=facts) + "."


def counts(cards: Mapping[str, int]) -> list[tuple[int, int]]:
    """Kinds by number with how many cards there are of each, in the order of the kinds."""
    return [(kind, cards[name]) for kind, name in enumerate(NAMES) if cards.get(name)]
