# interpreted: it puts a view into words for people; nothing here is used inside playouts.
"""The facts of a view of Jeraku in words, for the ear and for drawings."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from kachidoki.games.jeraku.pieces import CARD_NAMES, REGION_NAMES, REGIONS
from kachidoki.kernel.state import View
from kachidoki.text import Texts
from kachidoki.words import ViewWords


def tell(view: View, texts: Texts, names: Sequence[str]) -> list[str]:
    words = Words(view, texts, names)
    # First what a decision needs: the cards on the table, one's own, then the road.
    lines = [words.heading(), *words.situation(), *words.own()]
    lines += [words.road(region) for region in range(REGIONS)]
    if not words.table["official"]:
        lines.append(texts.say("cli-jeraku-unofficial-line"))
    lines += [*words.clans(), *words.parties(), *words.seen(), *words.score()]
    return [line + "." for line in lines]


class Words(ViewWords):
    """What a view shows, as lines without their full stops."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        self.between = texts.say("cli-jeraku-between")
        self.solo: dict[str, Any] | None = self.table["solo"]

    def heading(self) -> str:
        table, say = self.table, self.texts.say
        mode = self.texts.mode(table["mode"])[0]
        if table["step"] == "done":
            return say("cli-jeraku-after", name=mode)
        if not table["round"]:
            return say("cli-jeraku-before", name=mode)
        said = say("cli-jeraku-round", name=mode, round=table["round"], rounds=table["rounds"])
        if not table["skirmish"]:
            return said
        number, count = table["skirmish"], table["skirmishes"]
        return said + " · " + say("cli-jeraku-skirmish", number=number, count=count)

    # Players and clans.

    def name(self, seat: int) -> str:
        """Who sits there, and whether that is the reader's partner."""
        name = self.texts.called(seat, self.names, self.me)
        if self.partner(seat):
            name = self.texts.say("cli-jeraku-partner", name=name)
        return name

    def together(self, seats: Sequence[int]) -> str:
        """The names of a side."""
        return self.texts.join([self.texts.called(seat, self.names, self.me) for seat in seats])

    def partner(self, seat: int) -> bool:
        if self.me is None or seat == self.me:
            return False
        if self.table["mode"] == "team":
            return (seat - self.me) % 2 == 0
        return any({seat, self.me} <= set(party["seats"]) for party in self.table["parties"])

    def waits(self, clan: dict[str, Any]) -> bool:
        """Whether the table waits for the player of a clan, and with this clan."""
        if clan["seat"] not in self.table["asked"]:
            return False
        mine = [one["clan"] for one in self.table["clans"] if one["seat"] == clan["seat"]]
        return self.table["acting"] not in mine or self.table["acting"] == clan["clan"]

    def clan(self, clan: dict[str, Any]) -> str:
        """A clan by its colour and its player."""
        colour, seat, say = clan["clan"], clan["seat"], self.texts.say
        if seat is not None:
            return say("cli-jeraku-clan", clan=colour, name=self.name(seat))
        if self.solo:
            return say("cli-jeraku-enemy", clan=colour)
        return say("cli-jeraku-neutral", clan=colour)

    def clans(self) -> list[str]:
        """Each clan: points, Daimyo, supply; and what its player holds, if that is one's own."""
        lines = []
        for clan in self.table["clans"]:
            facts = [*self.clan_facts(clan)]
            for party in self.table["parties"]:
                if party["clans"] == [clan["clan"]]:
                    facts += self.party_facts(party)
            lines.append(self.line(self.clan(clan), facts))
        return lines

    def clan_facts(self, clan: dict[str, Any]) -> Iterator[str]:
        say = self.texts.say
        if self.waits(clan):
            yield say("cli-jeraku-turn")
        if not self.is_neutral(clan):
            yield say("cli-jeraku-points", count=clan["rp"])
            yield say("cli-jeraku-supply", count=clan["supply"])
        if clan["daimyo"] is not None:
            yield say("cli-jeraku-daimyo-in", region=REGION_NAMES[clan["daimyo"]])
        if clan["card"]:
            yield say("cli-jeraku-daimyo-card", card=clan["card"])

    def is_neutral(self, clan: dict[str, Any]) -> bool:
        return clan["seat"] is None and not self.solo

    def parties(self) -> list[str]:
        """Sides with two clans, whose hand serves both."""
        lines = []
        for party in self.table["parties"]:
            if len(party["clans"]) > 1:
                colours = self.texts.join([self.texts.name("clan", one) for one in party["clans"]])
                name = self.together(party["seats"])
                called = self.texts.say("cli-jeraku-side", name=name, clans=colours)
                if facts := self.party_facts(party):
                    lines.append(self.line(called, facts))
        return lines

    def party_facts(self, party: dict[str, Any]) -> list[str]:
        """The hand of a party by number, what is known of it, and the Kachidoki card."""
        say = self.texts.say
        facts = []
        if self.solo is None and self.table["round"]:
            facts.append(say("cli-jeraku-in-hand", count=party["hand"]))
            if party["locked"]:
                facts.append(say("cli-jeraku-chosen", count=party["locked"]))
        if self.table["kachidoki"] == self.table["parties"].index(party):
            facts.append(say("cli-jeraku-kachidoki"))
        if party["voids"]:
            facts.append(self.without(party["voids"]))
        mine = self.me is not None and self.me in party["seats"]
        if party["known"] and not mine:
            facts.append(say("cli-jeraku-known", cards=self.sorted(party["known"])))
        return facts

    def without(self, voids: Sequence[str]) -> str:
        """The colours that a hand is known to lack: none of them, and so not "this and that"."""
        suits = self.texts.name("suit", voids[0])
        for suit in voids[1:]:
            suits = self.texts.say("cli-jeraku-void-more", suits=suits, suit=suit)
        return self.texts.say("cli-jeraku-void", suits=suits, count=len(voids))

    # The road.

    def road(self, region: int) -> str:
        """What a region pays now and next, and who is there with which influence and place."""
        say = self.texts.say
        found = self.table["regions"][region]
        now = self.texts.join([str(points) for points in found["pays"]])
        facts = [say("cli-jeraku-pays", pays=now, points=sum(found["pays"]))]
        if found["next"] is not None:
            then = self.texts.join([str(points) for points in found["next"]])
            facts.append(say("cli-jeraku-pays-next", pays=then, points=sum(found["next"])))
        stands = [
            say(
                "cli-jeraku-stands",
                clan=clan["clan"],
                daimyo=clan["daimyo"] == region,
                count=clan["samurai"][region],
                influence=found["influence"][clan["clan"]],
                rank=found["ranks"][clan["clan"]],
            )
            for clan in self.table["clans"]
            if clan["clan"] in found["ranks"]
        ]
        facts += stands or [say("cli-jeraku-nobody")]
        return self.line(say("cli-jeraku-region", region=REGION_NAMES[region]), facts)

    # What is going on.

    def situation(self) -> list[str]:
        """The cards on the table and the one that is being used."""
        return [*self.trick(), *self.alone(), *self.acting()]

    def trick(self) -> list[str]:
        table, say = self.table, self.texts.say
        if not table["trick"]:
            return []
        led = table["led"]
        facts = [say("cli-jeraku-led", suit=led) if led else say("cli-jeraku-no-led")]
        for play in table["trick"]:
            suit, value = play["card"].split(" ")
            facts.append(say("cli-jeraku-played", clan=play["clan"], suit=suit, value=value))
        if table["winning"]:
            facts.append(say("cli-jeraku-winning", clan=table["winning"]))
        return [self.line(say("cli-jeraku-skirmish-cards"), facts)]

    def alone(self) -> list[str]:
        """[solo] The open cards, the piles, and the sum to beat."""
        say, solo = self.texts.say, self.solo
        if solo is None:
            return []
        lines = []
        if solo["open"]:
            cards = [self.card(card) for card in solo["open"]]
            cards += [say("cli-jeraku-hidden")] if solo["hidden"] else []
            lines.append(self.line(say("cli-jeraku-open"), cards))
        elif solo["hidden"]:
            lines.append(say("cli-jeraku-hidden-left"))
        if solo["taken"]:
            lines.append(self.line(say("cli-jeraku-taken"), [self.card(solo["taken"])]))
        if solo["enemy"]:
            lines.append(say("cli-jeraku-enemy-acts", clan=solo["enemy"].split(" ")[0]))
        mine = next(clan["rp"] for clan in self.table["clans"] if clan["seat"] is not None)
        lines.append(say("cli-jeraku-sum", sum=solo["sum"], points=mine))
        return lines

    def acting(self) -> list[str]:
        """The card that is being used, and what is left of it."""
        table, say = self.table, self.texts.say
        lines = []
        if table["step"] == "pass" and self.me in table["asked"] and not table["locked"]:
            lines.append(say("cli-jeraku-pass-order"))
        if table["acting"] and table["card"] and not (self.solo and self.solo["enemy"]):
            suit, value = table["card"].split(" ")
            facts = [say("cli-jeraku-uses", clan=table["acting"], suit=suit, value=value)]
            if table["use"] == "actions":
                facts.append(say("cli-jeraku-left-points", count=table["left"]))
            elif table["use"] == "deploy" or value == "ninja":
                facts.append(say("cli-jeraku-left-samurai", count=table["left"]))
            if table["placed"]:
                placed = [self.region(region) for region in table["placed"]]
                facts.append(say("cli-jeraku-placed", places=self.texts.join(placed)))
            lines.append(self.between.join(facts))
        if table["push"] is not None:
            lines.append(say("cli-jeraku-push", region=REGION_NAMES[table["push"]]))
        return lines

    def region(self, region: int) -> str:
        return self.texts.name("region", REGION_NAMES[region])

    # Cards.

    def card(self, card: str) -> str:
        suit, value = card.split(" ")
        return self.texts.say("cli-jeraku-card", suit=suit, value=value)

    def sorted(self, cards: Iterable[str]) -> str:
        """Cards by colour, each colour said once."""
        values: dict[str, list[str]] = {}
        for card in sorted(cards, key=CARD_NAMES.index):
            suit, value = card.split(" ")
            values.setdefault(suit, []).append(self.texts.name("value", value))
        said = [
            self.texts.say("cli-jeraku-suit", suit=suit, cards=", ".join(held))
            for suit, held in values.items()
        ]
        return self.between.join(said)

    def own(self) -> list[str]:
        """The cards that the reader has or can choose from."""
        table, say = self.table, self.texts.say
        return self.piles(
            (say("cli-jeraku-row"), table["row"]),
            (say("cli-jeraku-picks"), table["picks"]),
            (say("cli-jeraku-pack"), table["pack"]),
            (say("cli-jeraku-hand"), None if self.solo else table["hand"]),
            (say("cli-jeraku-locked"), table["locked"]),
        )

    def seen(self) -> list[str]:
        """The cards that the reader gave, got and has seen, and how many nobody has."""
        table, say = self.table, self.texts.say
        aside = table["discarded"]
        said = self.piles(
            (say("cli-jeraku-given"), table["given"]),
            (say("cli-jeraku-received"), table["received"]),
            (say("cli-jeraku-discarded"), [aside] if aside else None),
            (say("cli-jeraku-seen"), None if self.solo else table["played"]),
            (say("cli-jeraku-unseen"), None if self.solo else self.unseen()),
            (say("cli-jeraku-discard"), self.solo["discard"] if self.solo else None),
        )
        if not table["round"] or table["step"] == "done":
            return said
        if self.solo:
            return [*said, say("cli-jeraku-pile", count=self.solo["pile"], out=table["out"])]
        return [*said, say("cli-jeraku-out", out=table["out"])]

    def piles(self, *piles: tuple[str, list[str] | None]) -> list[str]:
        return [self.line(name, [self.sorted(cards)]) for name, cards in piles if cards]

    def unseen(self) -> list[str]:
        """The cards that the reader can only guess at."""
        table = self.table
        if not table["round"] or table["step"] in ("deal", "done"):
            return []
        return [card for card in CARD_NAMES if card not in table["seen"]]

    # Points.

    def score(self) -> list[str]:
        """Each clan with its points by round; each side with its sum, where sums count."""
        table, say = self.table, self.texts.say
        lines = []
        for clan in table["clans"]:
            if self.is_neutral(clan):
                continue
            colour = clan["clan"]
            facts = [say("cli-jeraku-points", count=clan["rp"])]
            for at, row in enumerate(table["history"], 1):
                parts = [str(row[kind][colour]) for kind in self.kinds() if colour in row[kind]]
                facts.append(say("cli-jeraku-of-round", round=at, sum=" + ".join(parts)))
            if table["cries"].get(colour):
                facts.append(say("cli-jeraku-cries", count=table["cries"][colour]))
            # The points alone are said with the clan.
            if facts[1:]:
                lines.append(self.line(say("cli-jeraku-clan-title", clan=colour), facts))
        return [*lines, *self.sides()]

    def kinds(self) -> tuple[str, ...]:
        return ("prestige",) if self.solo or self.table["mode"] == "duo" else ("cries", "prestige")

    def sides(self) -> list[str]:
        """The sums of sides with two clans."""
        table = self.table
        sides = [tuple(party["seats"]) for party in table["parties"] if len(party["clans"]) > 1]
        if table["mode"] == "team":
            sides = [(0, 2), (1, 3)]
        lines = []
        for side in sides:
            points = [clan["rp"] for clan in table["clans"] if clan["seat"] in side]
            best, total = max(points), sum(points)
            facts = [self.texts.say("cli-jeraku-together", sum=total, best=best)]
            lines.append(self.line(self.together(side), facts))
        return lines
