# interpreted: it puts a view into words for people; nothing here is used inside playouts.
"""The facts of a view of Call to Adventure in words, for the ear and for drawings.

Written as a player needs them who only hears them: every line is a sentence without its full stop.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.unseen import AdventureView
from kachidoki.games.adventure.words.cards import CardWords
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import View
from kachidoki.text import Texts

COLUMNS = ("origin", "motivation", "destiny")
# What a hero holds of the icons on cards.
HELD = ("abilities", "icons")
# Moves that name a place in a row.
IN_ROWS = ("attempt", "trait", "journey", "discard", "host", "slot")


class TableWords(CardWords):
    """What a view shows, as lines without their full stops."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        assert isinstance(view, AdventureView)
        table: Any = view.table()
        super().__init__(view.cards, texts)
        self.me = view.seat
        self.names = names
        self.table: dict[str, Any] = table
        self.foe: dict[str, Any] | None = table["foe"]
        self.heroes: list[dict[str, Any]] = table["heroes"]
        self.odds = self._odds()

    def _odds(self) -> dict[tuple[int, int, int], list[float | None]]:
        """The chances of each attempt by its act, its place and its way."""
        chances = self.table["chances"]
        if not chances:
            return {}
        odds = {(one["act"], one["place"], one["way"]): one["dark"] for one in chances["attempts"]}
        if chances["face"]:
            odds[0, 0, 1] = chances["face"]
        return odds

    def name(self, seat: int) -> str:
        return self.texts.called(seat, self.names, self.me)

    # What is going on.

    def heading(self) -> str:
        table = self.table
        return self.say(
            "cli-adventure-heading",
            name=self.texts.mode(table["mode"])[0],
            phase=table["phase"],
            turn=table["turn"],
            active=self.name(table["active"]),
        )

    def situation(self) -> Iterator[str]:
        """The attempt, the waiting cards, what was picked, and what is left to do in the turn."""
        yield from [*self.attempt(), *self.stack(), *self.picking()]
        if self.table["phase"] == "play" and self.table["attempt"] is None:
            yield from self.turn()
        end = self.table["end"]
        if self.table["phase"] == "play" and end["trigger"] >= 0:
            yield self.say("cli-adventure-last", count=end["left"])

    def attempt(self) -> Iterator[str]:
        attempt = self.table["attempt"]
        if attempt is None:
            return
        card, path, outcome = self.cards[attempt["card"]], attempt["path"], attempt["outcome"]
        seat, result = attempt["seat"], attempt["result"]
        title = self.say("cli-adventure-attempt", own=seat == self.me, name=self.name(seat))
        facts = [
            self.card(card.key),
            self.card(path) if card.paths and self.bare(path) != self.bare(card.key) else "",
            self.say("cli-adventure-target", target=attempt["target"]),
            result is not None and self.say("cli-adventure-result", result=result),
            outcome and self.say(f"cli-adventure-{outcome}"),
        ]
        yield self.line(title, facts)
        if attempt["faces"]:
            shown = ", ".join(self.rune(*rune) for rune in attempt["faces"])
            yield self.line(self.say("cli-adventure-lying"), [shown])
        elif attempt["pool"]:
            yield self.line(self.say("cli-adventure-pool"), [self.pool(attempt["pool"])])
        for mod in attempt["mods"]:
            number = f"{mod['value']:+d}".replace("-", "−")
            name = self.card(mod["card"]) if mod["card"] else ""
            yield self.say("cli-adventure-mod", number=number, on=mod["on"], name=name)
        chances = self.table["chances"]
        if chances and (odds := chances["cast"]):
            yield self.line(self.say("cli-adventure-chance"), [self.chance(odds)])

    def rune(self, stone: int, face: int) -> str:
        return self.texts.name("face", f"{pieces.STONE_NAMES[stone]} {face}")

    def pool(self, stones: Sequence[int]) -> str:
        """Runes by kind and number."""
        kinds = Counter(pieces.STONE_NAMES[stone].rpartition("-")[0] for stone in stones)
        return ", ".join(
            f"{count} {self.texts.name('ability', kind)}"
            if kind in pieces.ABILITIES
            else self.say(f"cli-adventure-pool-{kind}", count=count)
            for kind, count in kinds.items()
        )

    def chance(self, odds: Sequence[float | None]) -> str:
        """How likely success is, by the number of Dark runes that are bought."""
        return ", ".join(
            self.say("cli-adventure-percent", percent=odd, dark=dark)
            for dark, odd in enumerate(percents(odds))
        )

    def stack(self) -> Iterator[str]:
        """The cards that wait to take effect, the next one first."""
        for place, card in reversed([*enumerate(self.table["stack"], 1)]):
            foe = card["seat"] < 0
            by = self.say("cli-adventure-the-adversary") if foe else self.name(card["seat"])
            said = self.card(card["card"])
            if card["cancelled"]:
                said = self.say("cli-adventure-cancelled", name=said)
            waits = self.say("cli-adventure-waits", number=place, name=by, what=said)
            yield self.with_rules(waits, card["card"])

    def picking(self) -> Iterator[str]:
        picking = self.table["picking"]
        if picking and picking["card"]:
            name = self.say("cli-adventure-for", name=self.card(picking["card"]))
            yield self.with_rules(name, picking["card"])

    def turn(self) -> Iterator[str]:
        """What the player in turn may still do."""
        turn = self.table["turn_state"]
        if self.table["active"] != self.me or not self.table["turn"]:
            return
        facts = [
            self.say("cli-adventure-main", count=turn["main"]),
            self.say("cli-adventure-journeys", count=turn["journeys"], cost=turn["journey_cost"]),
            turn["free_discard"] and self.say("cli-adventure-free"),
            turn["dark"] and self.say("cli-adventure-dark", count=turn["dark"]),
            turn["final"] and self.say("cli-adventure-final"),
        ]
        yield self.line(self.say("cli-adventure-your-turn"), facts)

    # Heroes.

    def hero(self, seat: int) -> Iterator[str]:
        """A hero: the character, numbers, the Story, and what its cards can do."""
        hero, own = self.heroes[seat], seat == self.me
        title = self.say("cli-adventure-hero", own=own, name=self.name(seat))
        yield self.line(title, self.character(hero))
        if hero["origin"] is None:
            return
        yield self.line(self.say("cli-adventure-stands"), self.numbers(hero))
        yield self.line(self.say("cli-adventure-has"), self.strengths(hero))
        yield self.line(self.say("cli-adventure-story"), self.story(hero))
        if hero["played"]:
            yield self.line(self.say("cli-adventure-played"), [self.quoted(hero["played"])])
        if not own:
            yield self.line(self.say("cli-adventure-holds"), [self.held(hero)])
        yield from self.powers(hero)

    def character(self, hero: dict[str, Any]) -> Iterator[str]:
        for kind in COLUMNS:
            if hero[kind] is not None:
                yield self.say("cli-adventure-character", kind=kind, name=self.card(hero[kind]))
        if hero["origin"] is None:
            yield self.say("cli-adventure-unknown")
        elif hero["destiny"] is None:
            yield self.say("cli-adventure-destiny-hidden")
        if hero["done"]:
            yield self.say("cli-adventure-done")

    def numbers(self, hero: dict[str, Any]) -> list[str]:
        """Level, Experience, and the points so far."""
        points = hero["points"]
        total = points["total"]
        if total is None:
            total = sum(points[part] for part in points if part not in ("destiny", "total"))
        return [
            self.say("cli-adventure-level", level=hero["level"], points=points["track"]),
            self.say("cli-adventure-xp", count=hero["xp"]),
            self.say("cli-adventure-points", count=total),
        ]

    def strengths(self, hero: dict[str, Any]) -> list[str]:
        """Abilities, story icons, Triumph and Tragedy."""
        able, icons = (", ".join(self.counted(hero[kind], self.icon)) for kind in HELD)
        triumph, tragedy = hero["triumph"], hero["tragedy"]
        return [
            able or self.say("cli-adventure-no-abilities"),
            icons or self.say("cli-adventure-no-icons"),
            self.say("cli-adventure-worth", triumph=triumph, tragedy=tragedy),
        ]

    def counted(self, counts: Mapping[str, int], called: Callable[[str], str]) -> list[str]:
        """Names with their numbers, without those that are 0."""
        return [f"{called(name)} {count}" for name, count in counts.items() if count]

    def story(self, hero: dict[str, Any]) -> Iterator[str]:
        """The cards of a Story by column."""
        story = hero["story"]
        yield self.say("cli-adventure-cards", count=len(story), all=pieces.WHOLE_STORY)
        for column, kind in enumerate(COLUMNS):
            held = ", ".join(self.chapter(one) for one in story if one["column"] == column)
            if held:
                yield self.say("cli-adventure-under", kind=kind, cards=held)

    def chapter(self, one: dict[str, Any]) -> str:
        """A card of a Story: the path, and the card that it was part of."""
        name, whole = self.card(one["path"]), self.bare(one["card"])
        if self.bare(one["path"]) == whole:
            return name
        return self.say("cli-adventure-path-of", name=name, whole=whole)

    def held(self, hero: dict[str, Any]) -> str:
        hand = hero["hand"]
        said = self.say("cli-adventure-hand-of", hero=hand["hero"], antihero=hand["antihero"])
        if hero["known"]:
            said += ", " + self.say("cli-adventure-known", cards=self.quoted(hero["known"]))
        return said

    def powers(self, hero: dict[str, Any]) -> list[str]:
        """What the cards of a hero say."""
        story = [one["card"] for one in hero["story"]]
        keys = [hero[kind] for kind in COLUMNS if hero[kind] is not None]
        keys += [key for key in story if self.cards[key].kind == pieces.TRAIT]
        keys = [*filter(self.rules, keys), *hero["allies"]]
        return [self.with_rules(self.called(key), key) for key in keys]

    def dealt(self) -> list[str]:
        """[characters] The cards to choose from."""
        dealt = () if self.me is None else self.heroes[self.me].get("dealt") or ()
        return [self.offered(key, at) for cards in dealt for at, key in enumerate(cards, 1)]

    def offered(self, key: str, number: int) -> str:
        card = self.cards[key]
        kind, called = pieces.CARD_KINDS[card.kind], self.card(key)
        name = self.say("cli-adventure-offered", kind=kind, number=number, name=called)
        gives = [self.texts.join(self.gifts(path)) for path in card.paths]
        return self.line(name, [*gives, self.rules(key)])

    # The rows.

    def revealed(self) -> list[tuple[int, list[dict[str, Any]]]]:
        """The rows that are revealed, by act."""
        return list(enumerate(self.table["rows"][: self.table["revealed"]], 1))

    def rows(self) -> Iterator[str]:
        for act, row in self.revealed():
            yield from (self.slot(act, place, slot) for place, slot in enumerate(row, 1))
        for act in range(self.table["revealed"] + 1, len(self.table["rows"]) + 1):
            yield self.say("cli-adventure-hidden", act=act)

    def slot(self, act: int, place: int, slot: dict[str, Any]) -> str:
        """A card in a row: what it asks for, and what each of its paths gives."""
        at = f"{act}.{place}"
        if slot["card"] is None:
            return self.line(at, [self.say("cli-adventure-empty")])
        card, ally = self.cards[slot["card"]], slot["ally"]
        facts = [self.called(card.key)]
        if card.kind == pieces.TRAIT:
            gives = self.say("cli-adventure-gives", gifts=self.gives(card.paths[0]))
            return self.line(at, [*facts, *self.price(card), gives, self.rules(card.key)])
        if card.kind != pieces.ALLY:
            facts.append(self.challenge(card, card.difficulty))
            if ally is not None:
                name = self.say("cli-adventure-ally", name=self.card(ally))
                facts.append(self.with_rules(name, ally))
        facts.append(self.rules(card.key))
        for way, path in enumerate(card.paths, 1):
            target, odds = slot["targets"][way - 1], self.odds.get((act, place, way))
            said = [
                self.card(path.key),
                self.say("cli-adventure-tone", tone=path.tone),
                "" if target is None else self.say("cli-adventure-target", target=target),
                self.say("cli-adventure-gives", gifts=self.gives(path)),
                self.say("cli-adventure-chance-of", chance=self.chance(odds)) if odds else "",
            ]
            path_facts = ", ".join(filter(None, said))
            facts.append(self.say("cli-adventure-way", way=way, facts=path_facts))
        return self.line(at, facts)

    def move(self, move: Move, asked: str) -> str:
        """A move with the card in its place, or with what a number counts; else ""."""
        verb, said = move.described()
        values: Mapping[str, Any] = said
        if verb == "number" and asked == "dark-again":
            return self.say("page-adventure-dark-again", count=int(values["number"]))
        if verb not in IN_ROWS:
            return ""
        key = self.table["rows"][int(values["act"]) - 1][int(values["place"]) - 1]["card"]
        if key is None:
            return ""
        tried = verb == "attempt"
        path = self.bare(self.cards[key].paths[int(values["way"]) - 1].key) if tried else ""
        return self.say("page-adventure-move", verb=verb, name=self.bare(key), path=path)

    # The Adversary, the decks and the hand.

    def adversary(self) -> Iterator[str]:
        """[solo] The Adversary, its Quest and what it has turned up."""
        foe = self.foe
        if foe is None or foe["card"] is None:
            return
        card, odds = self.cards[foe["card"]], self.odds.get((0, 0, 1))
        title = self.say("cli-adventure-the-adversary")
        if foe["beaten"]:
            yield self.line(title, [self.card(card.key), self.say("cli-adventure-beaten")])
        else:
            facts = [
                self.card(card.key),
                self.say("cli-adventure-foe-xp", count=foe["xp"], target=foe["target"]),
                self.challenge(card, foe["difficulty"]),
                self.say("cli-adventure-gives", gifts=self.gives(card.paths[0])),
                self.say("cli-adventure-chance-of", chance=self.chance(odds)) if odds else "",
                self.rules(card.key),
            ]
            yield self.line(title, facts)
            for key in filter(None, (foe["quest"], foe["rise"])):
                yield self.with_rules(self.called(key), key)
        if foe["shown"]:
            yield self.line(self.say("cli-adventure-shown"), [self.quoted(foe["shown"])])
        for key in foe["waiting"]:
            yield self.with_rules(self.say("cli-adventure-foe-waits", name=self.card(key)), key)

    def decks(self) -> Iterator[str]:
        counts = [(deck, self.table["decks"].get(deck)) for deck in pieces.DECKS]
        facts = [
            self.say("cli-adventure-deck", deck=deck, count=count)
            for deck, count in counts
            if count is not None and (deck != "adversary" or self.foe is not None)
        ]
        yield self.line(self.say("cli-adventure-decks"), facts)
        for deck, cards in self.table["tops"].items():
            # Numbered, as the moves that reorder them are; "?" is a place that is not known.
            known = [f"{at} {self.card(key) if key else '?'}" for at, key in enumerate(cards, 1)]
            yield self.line(self.say("cli-adventure-top", deck=deck), known)
        for deck in pieces.DECKS:
            if discards := self.table["discards"].get(deck):
                name = self.say("cli-adventure-discards", deck=deck)
                yield self.line(name, [self.quoted(discards)])

    def hand(self) -> Iterator[str]:
        """One's own cards with what they say."""
        hand = self.table["hand"]
        if hand is None or self.table["phase"] == "setup":
            return
        yield self.say("cli-adventure-hand", count=len(hand))
        for key, count in Counter(hand).items():
            yield self.with_rules(self.times(self.called(key), count), key)

    # Points.

    def score(self) -> Iterator[str]:
        """The parts of every score, when Destinies are known."""
        for seat, hero in enumerate(self.heroes):
            points = hero["points"]
            if self.table["phase"] != "over" or points["total"] is None:
                continue
            facts = [
                self.say("cli-adventure-part", part=part, count=points[part])
                for part in ("printed", "sets", "xp", "hero", "antihero", "track", "destiny")
            ]
            facts.append(self.say("cli-adventure-total", count=points["total"]))
            yield self.line(self.name(seat), facts)


def percents(odds: Sequence[float | None]) -> list[int]:
    """Chances in percent by the number of Dark runes, up to the first that is certain."""
    said: list[int] = []
    for odd in odds:
        if odd is None or said[-1:] == [100]:
            break
        said.append(percent(odd))
    return said


def percent(odd: float) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    return 0 if odd <= 0 else 100 if odd >= 1 else min(99, max(1, round(odd * 100)))
