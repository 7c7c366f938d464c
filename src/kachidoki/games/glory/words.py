# interpreted: it puts a view into words for people; nothing here is used inside playouts.
"""The facts of a view of Call to Glory in words, for the ear and for drawings."""

from collections.abc import Mapping, Sequence
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
        held = [words.counted(kind, count) for kind, count in words.hand()]
        hand = texts.say("cli-glory-your-hand")
        lines.append(texts.say("cli-of", name=hand, facts=", ".join(held) or "-") + ".")
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
        return self.texts.say(
            "cli-glory-heading",
            game=self.texts.title(),
            name=self.texts.mode(self.table["mode"])[0],
            round=self.table["round"],
            rounds=self.table["rounds"],
        )

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
        total = sum(rounds)
        how = " + ".join(str(points) for points in rounds)
        sum_of = f"{how} = {total}" if len(rounds) > 1 else str(total)
        return self.texts.say("cli-glory-points", sum=sum_of, count=total)

    def seen(self, seat: int) -> str:
        """Cards that everyone saw going into another hand."""
        if seat == self.me:
            return ""
        known = counts(self.table["memory"]["hands"][seat])
        said = [self.counted(kind, count) for kind, count in known]
        return self.texts.say("cli-glory-seen", cards=", ".join(said)) if said else ""

    def sets(self, seat: int) -> str:
        said = [self.counted(kind, count) for kind, count in self.laid(seat)]
        return self.texts.say("cli-glory-sets", sets=", ".join(said)) if said else ""

    def laid(self, seat: int) -> list[tuple[int, int]]:
        """The sets before a seat: kind and number of cards."""
        sets = self.table["sets"]
        return counts({name: laid["count"] for name, laid in sets.items() if laid["seat"] == seat})

    def hand(self) -> list[tuple[int, int]]:
        """The viewer's cards."""
        return counts(self.table["hand"] or {})

    def counted(self, kind: int, count: int) -> str:
        return f"{self.kinds[kind]} {VALUES[kind]} ×{count}"

    # Ninja figures and missions.

    def figures(self, seat: int) -> str:
        count = self.table["figures"][seat] if self.ninja else 0
        return self.texts.say("cli-glory-figures", count=count) if count else ""

    def supply(self) -> str:
        return self.texts.say("cli-glory-supply", count=self.table["supply"])

    def missions(self) -> str:
        """The viewer's own missions that are not yet revealed."""
        mine = [self.mission(mission) for mission in self.table.get("missions", ())]
        return self.texts.say("cli-glory-missions", missions=", ".join(mine)) if mine else ""

    def shown(self, seat: int) -> str:
        """The missions that a seat has revealed."""
        shown = self.table["shown"][seat] if "shown" in self.table else ()
        said = [self.mission(mission) for mission in shown]
        return self.texts.say("cli-glory-shown", missions=", ".join(said)) if said else ""

    def mission(self, mission: str) -> str:
        stack, kind = mission.split(" ")
        return self.texts.say(
            "cli-glory-mission",
            letter=stack.upper(),
            name=self.kinds[NAMES.index(kind)],
            each=BONUS[STACKS.index(stack)],
        )

    # The piles.

    def pile(self, pile: int) -> str:
        """A deck or a discard pile, by its number in `PILES`."""
        name = self.texts.name("pile", PILES[pile])
        name = name[:1].upper() + name[1:]
        decks, discards = self.table["deck"], self.table["discard"]
        if pile < len(decks):
            facts = self.texts.say("cli-glory-cards", count=decks[pile])
        else:
            discard = discards[pile - len(decks)]
            facts = self.texts.say("cli-glory-empty")
            if discard["top"] is not None:
                top = NAMES.index(discard["top"])
                facts = self.texts.say("cli-glory-cards", count=discard["size"]) + ", "
                facts += self.texts.say("cli-glory-top", name=self.kinds[top], value=VALUES[top])
        return self.texts.say("cli-of", name=name, facts=facts) + "."


def counts(cards: Mapping[str, int]) -> list[tuple[int, int]]:
    """Kinds by number with how many cards there are of each, in the order of the kinds."""
    return [(kind, cards[name]) for kind, name in enumerate(NAMES) if cards.get(name)]
