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
    lines = [words.heading(), *words.trick(), *words.alone(), *words.acting(), *words.own()]
    lines += [words.road(region) for region in range(REGIONS)]
    if not words.table["official"]:
        lines.append(texts.say("cli-jeraku-unofficial-line"))
    lines += [*words.clans(), *words.parties(), *words.seen(), *words.score()]
    return [line + "." for line in lines]


class Words(ViewWords):
    """What a view shows, as lines without their full stops."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        self.solo: dict[str, Any] | None = self.table["solo"]
        self.between = texts.say("cli-jeraku-between")
        # The seats of each side that has two clans.
        parties = [party for party in self.table["parties"] if len(party["clans"]) > 1]
        self.pairs = [party["seats"] for party in parties]
        if self.table["mode"] == "team":
            self.pairs = [(0, 2), (1, 3)]

    def heading(self) -> str:
        table, say = self.table, self.say
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
        name = super().name(seat)
        partner = seat != self.me and any({seat, self.me} <= set(pair) for pair in self.pairs)
        return self.say("cli-jeraku-partner", name=name) if partner else name

    def together(self, seats: Sequence[int]) -> str:
        """The names of a side."""
        return self.texts.join([self.texts.called(seat, self.names, self.me) for seat in seats])

    def waits(self, clan: dict[str, Any]) -> bool:
        """Whether the table waits for the player of a clan, and with this clan."""
        if clan["seat"] not in self.table["asked"]:
            return False
        mine = [one["clan"] for one in self.table["clans"] if one["seat"] == clan["seat"]]
        return self.table["acting"] not in mine or self.table["acting"] == clan["clan"]

    def clan(self, clan: dict[str, Any]) -> str:
        """A clan by its colour and its player."""
        if clan["seat"] is not None:
            return self.say("cli-jeraku-clan", clan=clan["clan"], name=self.name(clan["seat"]))
        key = "cli-jeraku-enemy" if self.solo else "cli-jeraku-neutral"
        return self.say(key, clan=clan["clan"])

    def clans(self) -> Iterator[str]:
        """Each clan: points, Daimyo, supply; and what its player holds, if that is one's own."""
        for clan in self.table["clans"]:
            parties = [one for one in self.table["parties"] if one["clans"] == [clan["clan"]]]
            held = [fact for party in parties for fact in self.party_facts(party)]
            yield self.line(self.clan(clan), [*self.clan_facts(clan), *held])

    def clan_facts(self, clan: dict[str, Any]) -> Iterator[str]:
        if self.waits(clan):
            yield self.say("cli-jeraku-turn")
        if not self.is_neutral(clan):
            yield self.say("cli-jeraku-points", count=clan["rp"])
            yield self.say("cli-jeraku-supply", count=clan["supply"])
        if clan["daimyo"] is not None:
            yield self.say("cli-jeraku-daimyo-in", region=REGION_NAMES[clan["daimyo"]])
        if clan["card"]:
            yield self.say("cli-jeraku-daimyo-card", card=clan["card"])

    def is_neutral(self, clan: dict[str, Any]) -> bool:
        return clan["seat"] is None and not self.solo

    def parties(self) -> Iterator[str]:
        """Sides with two clans, whose hand serves both."""
        for party in self.table["parties"]:
            if len(party["clans"]) > 1 and (facts := [*self.party_facts(party)]):
                colours = self.texts.join([self.texts.name("clan", one) for one in party["clans"]])
                name = self.together(party["seats"])
                yield self.line(self.say("cli-jeraku-side", name=name, clans=colours), facts)

    def party_facts(self, party: dict[str, Any]) -> Iterator[str]:
        """The hand of a party by number, what is known of it, and the Kachidoki card."""
        if self.solo is None and self.table["round"]:
            yield self.say("cli-jeraku-in-hand", count=party["hand"])
            if party["locked"]:
                yield self.say("cli-jeraku-chosen", count=party["locked"])
        if self.table["kachidoki"] == self.table["parties"].index(party):
            yield self.say("cli-jeraku-kachidoki")
        if party["voids"]:
            yield self.without(party["voids"])
        if party["known"] and self.me not in party["seats"]:
            yield self.say("cli-jeraku-known", cards=self.sorted(party["known"]))

    def without(self, voids: Sequence[str]) -> str:
        """The colours that a hand is known to lack: none of them, and so not "this and that"."""
        suits = self.texts.name("suit", voids[0])
        for suit in voids[1:]:
            suits = self.say("cli-jeraku-void-more", suits=suits, suit=suit)
        return self.say("cli-jeraku-void", suits=suits, count=len(voids))

    # The road.

    def road(self, region: int) -> str:
        """What a region pays now and next, and who is there with which influence and place."""
        say, found = self.say, self.table["regions"][region]
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

    def trick(self) -> Iterator[str]:
        table, say = self.table, self.say
        if table["trick"]:
            led = table["led"]
            facts = [say("cli-jeraku-led", suit=led) if led else say("cli-jeraku-no-led")]
            for play in table["trick"]:
                suit, value = play["card"].split(" ")
                facts.append(say("cli-jeraku-played", clan=play["clan"], suit=suit, value=value))
            if table["winning"]:
                facts.append(say("cli-jeraku-winning", clan=table["winning"]))
            yield self.line(say("cli-jeraku-skirmish-cards"), facts)

    def alone(self) -> Iterator[str]:
        """[solo] The open cards, the piles, and the sum to beat."""
        say, solo = self.say, self.solo
        if solo is None:
            return
        if solo["open"]:
            cards = [self.card(card) for card in solo["open"]]
            cards += [say("cli-jeraku-hidden")] if solo["hidden"] else []
            yield self.line(say("cli-jeraku-open"), cards)
        elif solo["hidden"]:
            yield say("cli-jeraku-hidden-left")
        if solo["taken"]:
            yield self.line(say("cli-jeraku-taken"), [self.card(solo["taken"])])
        if solo["enemy"]:
            yield say("cli-jeraku-enemy-acts", clan=solo["enemy"].split(" ")[0])
        mine = next(clan["rp"] for clan in self.table["clans"] if clan["seat"] is not None)
        yield say("cli-jeraku-sum", sum=solo["sum"], points=mine)

    def acting(self) -> Iterator[str]:
        """The card that is being used, and what is left of it."""
        table, say = self.table, self.say
        if table["step"] == "pass" and self.me in table["asked"] and not table["locked"]:
            yield say("cli-jeraku-pass-order")
        if table["acting"] and table["card"] and not (self.solo and self.solo["enemy"]):
            suit, value = table["card"].split(" ")
            facts = [say("cli-jeraku-uses", clan=table["acting"], suit=suit, value=value)]
            if table["use"] == "actions":
                facts.append(say("cli-jeraku-left-points", count=table["left"]))
            elif table["use"] == "deploy" or value == "ninja":
                facts.append(say("cli-jeraku-left-samurai", count=table["left"]))
            if table["placed"]:
                placed = [REGION_NAMES[region] for region in table["placed"]]
                places = self.texts.join([self.texts.name("region", name) for name in placed])
                facts.append(say("cli-jeraku-placed", places=places))
            yield self.between.join(facts)
        if table["push"] is not None:
            yield say("cli-jeraku-push", region=REGION_NAMES[table["push"]])

    # Cards.

    def card(self, card: str) -> str:
        suit, value = card.split(" ")
        return self.say("cli-jeraku-card", suit=suit, value=value)

    def sorted(self, cards: Iterable[str]) -> str:
        """Cards by colour, each colour said once."""
        values: dict[str, list[str]] = {}
        for card in sorted(cards, key=CARD_NAMES.index):
            suit, value = card.split(" ")
            values.setdefault(suit, []).append(self.texts.name("value", value))
        held = [{"suit": suit, "cards": ", ".join(said)} for suit, said in values.items()]
        return self.between.join([self.say("cli-jeraku-suit", **suit) for suit in held])

    def own(self) -> Iterator[str]:
        """The cards that the reader has or can choose from."""
        piles = {
            "cli-jeraku-row": self.table["row"],
            "cli-jeraku-picks": self.table["picks"],
            "cli-jeraku-pack": self.table["pack"],
            "cli-jeraku-hand": None if self.solo else self.table["hand"],
            "cli-jeraku-locked": self.table["locked"],
        }
        return self.piles(piles)

    def seen(self) -> Iterator[str]:
        """The cards that the reader gave, got and has seen, and how many nobody has."""
        table, solo, aside = self.table, self.solo, self.table["discarded"]
        piles = {
            "cli-jeraku-given": table["given"],
            "cli-jeraku-received": table["received"],
            "cli-jeraku-discarded": [aside] if aside else None,
            "cli-jeraku-seen": None if solo else table["played"],
            "cli-jeraku-unseen": None if solo else self.unseen(),
            "cli-jeraku-discard": solo["discard"] if solo else None,
        }
        yield from self.piles(piles)
        if table["round"] and table["step"] != "done":
            if solo:
                yield self.say("cli-jeraku-pile", count=solo["pile"], out=table["out"])
            else:
                yield self.say("cli-jeraku-out", out=table["out"])

    def piles(self, piles: dict[str, list[str] | None]) -> Iterator[str]:
        for key, cards in piles.items():
            if cards:
                yield self.line(self.say(key), [self.sorted(cards)])

    def unseen(self) -> list[str]:
        """The cards that the reader can only guess at."""
        table = self.table
        if not table["round"] or table["step"] in ("deal", "done"):
            return []
        return [card for card in CARD_NAMES if card not in table["seen"]]

    # Points.

    def score(self) -> Iterator[str]:
        """Each clan with its points by round; each side with its sum, where sums count."""
        table, say = self.table, self.say
        kinds = ["prestige"] if self.solo or table["mode"] == "duo" else ["cries", "prestige"]
        for clan in table["clans"]:
            colour = clan["clan"]
            facts = []
            for at, row in enumerate(table["history"], 1):
                parts = " + ".join([str(row[kind][colour]) for kind in kinds])
                facts.append(say("cli-jeraku-of-round", round=at, sum=parts))
            if table["cries"].get(colour):
                facts.append(say("cli-jeraku-cries", count=table["cries"][colour]))
            # The points alone are said with the clan.
            if facts and not self.is_neutral(clan):
                facts = [say("cli-jeraku-points", count=clan["rp"]), *facts]
                yield self.line(say("cli-jeraku-clan-title", clan=colour), facts)
        yield from self.sides()

    def sides(self) -> list[str]:
        """The sums of sides with two clans."""
        lines = []
        for pair in self.pairs:
            points = [clan["rp"] for clan in self.table["clans"] if clan["seat"] in pair]
            facts = [self.say("cli-jeraku-together", sum=sum(points), best=max(points))]
            lines.append(self.line(self.together(pair), facts))
        return lines
