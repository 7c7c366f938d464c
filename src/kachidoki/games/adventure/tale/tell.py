# interpreted: prose.
"""[tale] Tells each hero's story from what happened: the same for the same game, never twice alike.

What is told, and in which order, is settled here for all languages; the words of each are in
`en.py`, `fr.py` and `de.py`. All choices come from a seed that is a hash of the events.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.games.adventure.tale import de, en, fr
from kachidoki.games.adventure.tale.collect import (
    KEPT,
    THE_ADVERSARY,
    Annals,
    Attempt,
    Beat,
    Hand,
    Record,
    collect,
    column_of,
)
from kachidoki.kernel.event import Event
from kachidoki.kernel.rng import Rng

TONGUES: Mapping[str, Any] = {"en": en, "fr": fr, "de": de}
# A paragraph has at most so many sentences, and a scene. An attempt this close, or this clear, is
# told as such.
MOST_SENTENCES = 5
NARROW = 1
CRUSHING = 4
# What is worth a sentence of its own beside the story cards, and how much.
WEIGHTS: Mapping[str, int] = {
    "fall": 9,
    "redeem": 9,
    "foul": 8,
    "depth": 7,
    "sacrifice": 7,
    "ally": 6,
    "ally-lost": 6,
    "grace": 6,
    "meddles": 5,
    "robbed": 5,
    "foiled": 5,
    "fail": 5,
    "aids": 5,
    "robs": 4,
    "foils": 4,
    "played": 2,
}
# The less room, the less is told beside the bare deeds: other beats, a scene, attempts with a
# story of their own.
ROOM = ((0, 0, 0), (1, 0, 1), (1, 1, 1), (1, 1, 2), (2, 1, 2))
STORIES = ("aided", "helped", "retry", "hindered", "dark-marked")
# How often one manner may colour a tale.
MOST_OF = {"narrow": 2, "crushing": 2, "contrast": 2, "dark": 2, "dark-clean": 1, "helped-some": 1}
_END = re.compile(r"[.!?…][”»“]?(?=\s|$)")


@dataclass(frozen=True)
class Tale:
    """One hero's story. `cards` are the story cards with the chosen paths, in order."""

    seat: int
    title: str
    paragraphs: list[str]
    closing: str
    cards: list[tuple[str, str]]

    def data(self) -> dict[str, object]:
        return asdict(self)


class Words:
    """Something to put into a sentence, in the form that the sentence asks for."""

    def __init__(self, text: str, tongue: Any) -> None:
        self.text = text
        self.tongue = tongue

    def __format__(self, form: str) -> str:
        return str(self.tongue.bend(self.text, form)) if form else self.text

    def __str__(self) -> str:
        return self.text


def seed_of(events: Sequence[Event]) -> bytes:
    """A hash of what everybody saw."""
    told = [[event.key, dict(event.values)] for event in events]
    return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).digest()


def tell(
    events: Sequence[Event],
    names: Sequence[str],
    cards: CardSet | Sequence[Mapping[str, Any]],
    language: str = "en",
    seed: bytes | None = None,
) -> list[Tale]:
    """The tale of every hero. `events` are the public ones of a game that has ended."""
    known = {card["id"]: card for card in (_listed(cards) if isinstance(cards, CardSet) else cards)}
    annals = collect(events, len(names), known)
    root = seed_of(events) if seed is None else seed
    called = [heroic(name, at) for at, name in enumerate(names)]
    used: dict[str, int] = {}
    return [
        Teller(annals, hero, called, known, TONGUES[language], root, used).tale()
        for hero in annals.heroes
    ]


def _listed(cards: CardSet) -> list[dict[str, Any]]:
    """What the tale needs of a card set: kinds, words, paths and what they give."""
    found = []
    for card in cards.data:
        one: dict[str, Any] = {**card, "kind": card["type"]}
        paths: Any = card.get("paths") or ()
        one["paths"] = [
            {"plus": 0, "rewards": {}, **path, "id": f"{card['id']}-{number}"}
            for number, path in enumerate(paths, 1)
        ]
        found.append(one)
    return found


def heroic(name: str, seat: int) -> str:
    """A name that can stand in a sentence."""
    shown = " ".join(name.split()).rstrip(".,;:!?… ").replace("{", "(").replace("}", ")")
    shown = shown or f"N{seat + 1}"
    return shown[0].upper() + shown[1:]


def sentences(text: str) -> int:
    return len(_END.findall(text))


class Teller:
    """Tells one hero's story in one language."""

    def __init__(
        self,
        annals: Annals,
        hero: Record,
        names: Sequence[str],
        cards: Mapping[str, Mapping[str, Any]],
        tongue: Any,
        seed: bytes,
        used: dict[str, int],
    ) -> None:
        self.annals = annals
        self.hero = hero
        self.names = names
        self.cards = cards
        self.tongue = tongue
        self.code: str = tongue.CODE
        digest = hashlib.sha256(seed + b" tale %d" % hero.seat).digest()
        self.rng = Rng(int.from_bytes(digest, "big"))
        # Templates by how often they were used: in this tale, and in all of this telling.
        self.mine: dict[str, int] = {}
        self.used = used
        self.manners: dict[str, int] = {}
        # The attempts of this paragraph that are told with their story.
        self.stories: set[int] = set()
        self.told_once: set[tuple[str, str]] = set()
        self.opening = ""
        self.aliased = True
        # Whether what is being told was done on a dark path.
        self.base = False
        self.name = names[hero.seat]
        origin = self.words(hero.origin, "name")
        self.alias: str = tongue.alias(hero.origin, origin) if origin else ""
        self.titled = self._titled()

    # Words of the cards.

    def words(self, card: str, what: str) -> str:
        found = self.cards.get(card, {}).get(what) or {}
        return str(found.get(self.code) or found.get("en") or "")

    def way(self, card: str, path: str) -> Mapping[str, Any]:
        """A path of a card; a card without paths is one itself."""
        there: Mapping[str, Any] = self.cards.get(card, {})
        for way in there.get("paths") or ():
            if way["id"] == path:
                found: Mapping[str, Any] = way
                return found
        return there

    def deed(self, card: str, path: str = "") -> str:
        found = self.way(card, path).get("flavour") or {}
        return str(found.get(self.code) or found.get("en") or "")

    def infinitive(self, way: Mapping[str, Any]) -> str:
        """The name of a path as something that one can try; nothing if it cannot stand alone."""
        name = way.get("name") or {}
        # A pronoun in one language is a gap in the others.
        if not name or not en.infinitive(name.get("en", "")):
            return ""
        return str(self.tongue.infinitive(name.get(self.code) or ""))

    def other_way(self, card: str, path: str) -> Mapping[str, Any] | None:
        ways = self.cards.get(card, {}).get("paths") or ()
        others = [way for way in ways if way["id"] != path]
        return others[0] if len(others) == 1 else None

    def kind(self, card: str) -> str:
        return str(self.cards.get(card, {}).get("kind", ""))

    def foe(self, card: str) -> str:
        return str(self.tongue.called(self.words(card, "name")))

    # Saying.

    def pick(self, kind: str, slots: Mapping[str, str]) -> str:
        """A template that was told as seldom as possible, does not open like the last one, says no
        word that comes again in what is put into it, adds no further "and" to one there, and
        praises no base deed."""
        there = self.tongue.TEMPLATES[kind]
        if self.base:
            there = [one for one in there if not self.praises(one)] or there
        fewest = min(self.mine.get(one, 0) for one in there)
        fresh = [one for one in there if self.mine.get(one, 0) == fewest]
        other = [one for one in fresh if _opening(one) != self.opening] or fresh
        if any(self.tongue.AND in text for text in slots.values()):
            other = [one for one in other if self.tongue.AND not in _bare(one)] or other
        other = [one for one in other if not _echoes(_bare(one), slots.values())] or other
        least = min(self.used.get(one, 0) for one in other)
        best = [one for one in other if self.used.get(one, 0) == least]
        return str(best[self.rng.below(len(best))])

    def praises(self, template: str) -> bool:
        """Whether a frame honours what it tells: no frame for a base deed."""
        return any(words in template for words in self.tongue.PRAISE)

    def say(self, kind: str, **slots: str) -> str:
        if self.tongue.AND in slots.get("deed", "") and f"{kind}-long" in self.tongue.TEMPLATES:
            kind = f"{kind}-long"
        template = self.pick(kind, slots)
        self.mine[template] = self.mine.get(template, 0) + 1
        self.used[template] = self.used.get(template, 0) + 1
        self.opening = _opening(template)
        hero = self.name
        if "{hero}" in template or "{hero:" in template or ":{hero}" in template:
            # Now and then what the hero once was, never twice in a row.
            twice = "{name" in template
            fits = bool(self.alias) and not _echoes(self.alias, slots.values())
            if fits and not self.aliased and not twice and self.rng.below(5) < 3:
                hero = self.alias
                self.aliased = True
            else:
                self.aliased = False
        filled = {
            slot: Words(text, self.tongue)
            for slot, text in {
                "hero": hero,
                "name": self.name,
                "titled": self.titled,
                **slots,
            }.items()
        }
        return polished(template.format_map(filled), self.tongue)

    def chance(self, of: int) -> bool:
        return self.rng.below(of) == 0

    # The whole.

    def tale(self) -> Tale:
        title = self.say("title")
        told = [self.paragraph(number) for number in range(3)]
        return Tale(self.hero.seat, title, told, self.closing(), list(self.hero.story))

    def _titled(self) -> str:
        tongue, hero = self.tongue, self.hero
        most = max(hero.abilities.values(), default=0)
        parts = [self.name]
        if most > 0:
            best = [one for one, count in hero.abilities.items() if count == most]
            epithets = tongue.EPITHETS[best[self.rng.below(len(best))]]
            parts.append(epithets[self.rng.below(len(epithets))])
        icon = self.icon()
        if icon:
            styles = tongue.STYLES[icon]
            parts.append(styles[self.rng.below(len(styles))])
        return " ".join(parts)

    def icon(self) -> str:
        """The strongest set of story icons, if there is one."""
        most = max(self.hero.icons.values(), default=0)
        if most < 2:
            return ""
        return next(icon for icon, count in self.hero.icons.items() if count == most)

    def paragraph(self, number: int) -> str:
        """Beginnings, journey or destiny: as much as fits, the weightiest first."""
        text = ""
        state = (
            self.opening,
            set(self.told_once),
            dict(self.mine),
            dict(self.manners),
            dict(self.used),
        )
        for room in range(4, -1, -1):
            self.opening, self.told_once, self.aliased = state[0], set(state[1]), True
            self.mine, self.manners = dict(state[2]), dict(state[3])
            self.used.clear()
            self.used.update(state[4])
            text = " ".join(self.compose(number, room))
            if sentences(text) <= MOST_SENTENCES + ROOM[room][1]:
                break
        return text

    def compose(self, number: int, room: int) -> list[str]:
        """One paragraph, with up to `room` sentences beside the bare deeds."""
        told: list[str] = []
        if number == 0:
            told.append(self.say("open", deed=self.deed(self.hero.origin)))
        elif number == 1:
            told.append(self.say("turn", deed=self.deed(self.hero.motivation)))
        told += self.course(self.choose(number, room), number, room)
        if number == 0 and self.annals.foe:
            told.append(self.foe_intro())
        if number == 2:
            told += self.ending(sentences(" ".join(told)), room)
        elif sentences(" ".join(told)) < 2 + (room > 1):
            told += self.filler(number, room > 0)
        return told

    def choose(self, number: int, room: int) -> list[Beat]:
        """The story cards of this column and the weightiest other beats, in order of time."""
        hero = self.hero
        here = [beat for beat in hero.beats if column_of(beat) == number]
        gains = [beat for beat in here if beat.kind == "gain"]
        others: list[tuple[int, int, Beat]] = []
        seen = {("depth", ""), ("grace", "")} & self.told_once
        for at, beat in enumerate(here):
            weight = self.weight(beat)
            mark = (beat.kind, beat.card if beat.kind != "fail" else "")
            if weight > 0 and mark not in seen:
                seen.add(mark)
                others.append((-weight, at, beat))
        others.sort(key=lambda one: one[:2])
        most = ROOM[room][0] + (len(gains) < 2)
        taken = [beat for _, _, beat in others[:most]]
        if ("fall", "") not in self.told_once and all(beat.kind != "fall" for beat in taken):
            # Nobody has heard of a fall to rise from.
            taken = [beat for beat in taken if beat.kind != "redeem"]
        self.told_once |= {(beat.kind, "") for beat in taken}
        kept = {id(beat) for beat in gains + taken}
        return [beat for beat in here if id(beat) in kept]

    def weight(self, beat: Beat) -> int:
        if beat.kind == "gain":
            return 0
        if beat.kind == "fail" and self.foul(beat) is not None:
            return WEIGHTS["foul"]
        if beat.kind == "faced":
            return 99 if self.hero.faced == "failed" else 0
        of_cards = ("meddles", "played", "robbed", "robs", "foiled", "foils")
        if beat.kind in of_cards and self.kind(beat.card) not in ("hero", "antihero"):
            return 0
        if beat.kind in of_cards and ("help", beat.card) in self.told_once:
            return 0
        if beat.kind == "meddles":
            hand = _hand(beat)
            if hand is None or hand.cancelled:
                return 0
            return WEIGHTS["meddles"] if hand.decisive else WEIGHTS["played"]
        if beat.kind in ("sacrifice", "ally-lost") and ("met", beat.card) not in self.told_once:
            # Nobody has heard of this friend.
            return WEIGHTS["played"]
        if beat.kind == "ally" and any(
            one.kind in ("sacrifice", "ally-lost") and one.card == beat.card
            for one in self.hero.beats
        ):
            return WEIGHTS["sacrifice"]
        return WEIGHTS.get(beat.kind, 0)

    def foul(self, beat: Beat) -> Hand | None:
        """Whose doing a failure was."""
        hands = beat.attempt.hands if beat.attempt is not None else []
        for hand in hands:
            if hand.decisive and hand.seat != self.hero.seat and self.deed(hand.card):
                return hand
        return None

    def course(self, beats: list[Beat], number: int, room: int) -> list[str]:
        """The beats in order; two plain deeds may share a sentence."""
        told: list[str] = []
        _, scenes, stories = ROOM[room]
        setting = self.setting(beats) if scenes else None
        gains = sum(beat.kind == "gain" for beat in beats)
        own = [beat for beat in beats if beat.kind == "gain" and self.story_of(beat)]
        own.sort(key=lambda beat: STORIES.index(self.story_of(beat)))
        self.stories = {id(beat) for beat in own[:stories]}
        pairs = 1 if gains > 1 else 0
        at = 0
        first = True
        while at < len(beats):
            beat = beats[at]
            after = beats[at + 1] if at + 1 < len(beats) else None
            if beat.kind != "gain":
                told.append(self.event(beat))
            elif (
                pairs
                and after is not None
                and self.simple(beat, setting)
                and self.simple(after, setting)
                and self.joinable(beat, after, room)
                and (room < 3 or not self.chance(3))
            ):
                pairs -= 1
                at += 1
                told.append(self.pair(beat, after))
            else:
                told.append(self.chapter(beat, number, first, beat is setting, room))
            first = first and beat.kind != "gain"
            at += 1
        return told

    def setting(self, beats: list[Beat]) -> Beat | None:
        """The challenge whose scene is told."""
        fitting = [
            beat
            for beat in beats
            if beat.kind == "gain" and self.kind(beat.card) in ("challenge", "adversary")
        ]
        fitting = [beat for beat in fitting if beat.card != self.annals.foe]
        best = [beat for beat in fitting if self.kind(beat.card) == "adversary"] or fitting
        return best[self.rng.below(len(best))] if best else None

    def simple(self, beat: Beat, setting: Beat | None) -> bool:
        """May it share a sentence?"""
        if beat.kind != "gain" or beat is setting or beat.card == self.annals.foe:
            return False
        if self.kind(beat.card) == "adversary":
            return False
        # “… and bakers became soldiers”: what follows would be the bakers' doing.
        deed = (self.way(beat.card, beat.path).get("flavour") or {}).get("de", "")
        return ", und " not in deed and id(beat) not in self.stories

    def story_of(self, beat: Beat) -> str:
        """What makes an attempt a story of its own."""
        attempt = beat.attempt
        if attempt is None:
            return ""
        if attempt.retries:
            return "retry"
        other, own = self.helpers(attempt)
        if other is not None and other.decisive:
            return "aided"
        if own is not None and own.decisive:
            return "helped"
        if self.hinderer(attempt) is not None:
            return "hindered"
        if attempt.corrupted and self.manners.get("dark", 0) < MOST_OF["dark"]:
            return "dark-marked"
        return ""

    def helpers(self, attempt: Attempt) -> tuple[Hand | None, Hand | None]:
        """The hand of another hero, and of this one, that helped the most."""
        found: list[Hand | None] = [None, None]
        for hand in attempt.hands:
            mine = hand.seat == self.hero.seat
            helps = hand.change >= 0 if mine else hand.change > 0
            if hand.cancelled or not helps or hand.seat == THE_ADVERSARY:
                continue
            if self.kind(hand.card) not in ("hero", "antihero"):
                continue
            if ("help", hand.card) in self.told_once:
                continue
            before = found[mine]
            if before is None or (hand.decisive, hand.change) > (before.decisive, before.change):
                found[mine] = hand
        return found[0], found[1]

    def hinderer(self, attempt: Attempt) -> Hand | None:
        for hand in attempt.hands:
            known = self.kind(hand.card) in ("hero", "antihero")
            if ("help", hand.card) in self.told_once or hand.cancelled:
                continue
            if hand.seat != self.hero.seat and hand.change < 0 and known:
                return hand
        return None

    def manner(self, name: str) -> bool:
        """May this manner be used once more? Then it is."""
        so_far = self.manners.get(name, 0)
        if so_far >= MOST_OF.get(name, 2):
            return False
        self.manners[name] = so_far + 1
        return True

    def first_time(self, card: str) -> bool:
        """Was this card not yet told of? Then it is now: its copies do the same."""
        told = ("help", card) in self.told_once
        self.told_once.add(("help", card))
        return not told

    def other(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.foe(self.annals.foe)

    def pair(self, beat: Beat, after: Beat) -> str:
        self.base = self.is_base(beat) or self.is_base(after)
        flat = self.kind(after.card) == "trait"
        first, then = self.deed(beat.card, beat.path), self.deed(after.card, after.path)
        long = self.tongue.AND in first or self.tongue.AND in then
        kind = "pair-flat" if flat else "pair-long" if long else "pair"
        return self.say(kind, first=first, then=then)

    def is_base(self, beat: Beat) -> bool:
        return self.way(beat.card, beat.path).get("tone") == "dark"

    def joinable(self, beat: Beat, after: Beat, room: int) -> bool:
        """Two deeds that are two each are too many for one sentence, if there is room."""
        both = [self.deed(one.card, one.path) for one in (beat, after)]
        doubled = sum(self.tongue.AND in deed for deed in both)
        flat = self.kind(after.card) == "trait"
        return room == 0 or doubled == 0 or (doubled == 1 and not flat)

    def chapter(self, beat: Beat, number: int, first: bool, scene: bool, room: int) -> str:
        """One story card."""
        self.base = self.is_base(beat)
        deed = self.deed(beat.card, beat.path)
        attempt = beat.attempt
        slots = {"deed": deed}
        if beat.card == self.annals.foe:
            narrow = attempt is not None and attempt.margin <= NARROW
            slots["foe"] = self.foe(beat.card)
            return self.say("foe-beaten-narrow" if narrow else "foe-beaten", **slots)
        if scene and (id(beat) in self.stories) and self.kind(beat.card) != "adversary":
            about = polished(self.words(beat.card, "flavour"), self.tongue)
            self.opening = ""
            return f"{about} {self.chapter(beat, number, first, False, room)}"
        story = self.story_of(beat) if id(beat) in self.stories else ""
        if attempt is not None and story:
            other, own = self.helpers(attempt)
            if story == "retry":
                hand = next((one for one in attempt.hands if one.retry), None)
                if hand is not None and hand.seat == self.hero.seat:
                    if self.kind(hand.card) in ("hero", "antihero") and self.first_time(hand.card):
                        return self.say("retry", help=self.deed(hand.card), **slots)
                return self.say("retry-plain", **slots)
            if story == "aided" and other is not None and self.first_time(other.card):
                friend = self.other(other.seat)
                return self.say("aided", other=friend, help=self.deed(other.card), **slots)
            if story == "helped" and own is not None and self.first_time(own.card):
                return self.say("helped", help=self.deed(own.card), **slots)
            if story == "hindered":
                hand = self.hinderer(attempt)
                if hand is not None and self.first_time(hand.card):
                    slots |= {"other": self.other(hand.seat), "help": self.deed(hand.card)}
                    if hand.seat == THE_ADVERSARY:
                        return self.say("hindered-foe", foe=self.foe(self.annals.foe), **slots)
                    return self.say("hindered", **slots)
            if story == "dark-marked" and self.manner("dark"):
                return self.say("dark-marked", **slots)
        if scene and self.kind(beat.card) == "adversary":
            about = self.words(beat.card, "flavour")
            return self.say("beast", scene=about, foe=self.foe(beat.card), **slots)
        if scene and attempt is not None and room > 2 and self.chance(3):
            against = self.contrast(beat, slots)
            if against:
                return against
        if scene:
            return self.say("scene", scene=self.words(beat.card, "flavour"), **slots)
        if attempt is None:
            return self.say("trait", **slots)
        plain = self.coloured(beat, attempt, slots, room)
        if plain:
            return plain
        if first and number > 0:
            return self.say("so" if number == 1 else "dawn", **slots)
        return self.say("plain", **slots)

    def coloured(self, beat: Beat, attempt: Attempt, slots: dict[str, str], room: int) -> str:
        """Close, clear, with a shadow's help, or against the other way."""
        if attempt.dark and not attempt.corrupted and self.manner("dark-clean"):
            return self.say("dark-clean", **slots)
        _, own = self.helpers(attempt)
        if own is not None and self.manner("helped-some") and self.first_time(own.card):
            return self.say("helped-some", help=self.deed(own.card), **slots)
        if attempt.margin <= NARROW and not self.chance(3) and self.manner("narrow"):
            return self.say("narrow", **slots)
        against = self.contrast(beat, slots) if room > 2 and not self.chance(3) else ""
        if against:
            return against
        if attempt.margin >= CRUSHING and not self.chance(3) and self.manner("crushing"):
            return self.say("crushing", **slots)
        return ""

    def contrast(self, beat: Beat, slots: dict[str, str]) -> str:
        """The deed beside the way that was not taken."""
        other = self.other_way(beat.card, beat.path)
        inf = self.infinitive(other) if other is not None else ""
        if other is None or not inf or not self.manner("contrast"):
            return ""
        way = self.way(beat.card, beat.path)
        kind = "contrast"
        if way["plus"] > other["plus"]:
            kind = "contrast-hard"
        elif way["tone"] == "light" and other["tone"] == "dark":
            kind = "contrast-light"
        elif way["tone"] == "dark" and other["tone"] == "light":
            kind = "contrast-dark"
        return self.say(kind, inf=inf, **slots)

    def event(self, beat: Beat) -> str:
        """Something beside the story cards."""
        kind = beat.kind
        if kind in ("fall", "redeem", "grace", "depth"):
            return self.say(kind)
        if kind == "ally":
            self.told_once.add(("met", beat.card))
            return self.say("ally", deed=self.deed(beat.card))
        if kind in ("sacrifice", "ally-lost"):
            name = self.tongue.ally(beat.card, self.words(beat.card, "name"))
            taken = self.annals.heroes[beat.other] if beat.other >= 0 else None
            if kind == "ally-lost" and taken is not None and taken is not self.hero and beat.path:
                help_ = self.deed(beat.path)
                return self.say("ally-taken", ally=name, other=self.other(beat.other), help=help_)
            return self.say(kind, ally=name)
        if kind == "fail":
            return self.failure(beat)
        if kind == "faced":
            return self.say("foe-failed", foe=self.foe(beat.card))
        slots = {"other": self.other(beat.other), "help": self.deed(beat.card)}
        self.first_time(beat.card)
        if kind == "meddles":
            hand = _hand(beat)
            change = hand.change if hand is not None else 0
            decisive = hand is not None and hand.decisive
            if change > 0 or (hand is not None and hand.retry):
                return self.say("aids" if decisive else "aids-some", **slots)
            if change < 0:
                return self.say("meddles" if decisive else "meddles-vain", **slots)
            return self.say("played", help=slots["help"])
        if kind == "played":
            return self.say("played", help=slots["help"])
        return self.say(kind, **slots)

    def failure(self, beat: Beat) -> str:
        attempt = beat.attempt
        inf = self.infinitive(self.way(beat.card, beat.path))
        scene = self.words(beat.card, "flavour")
        hand = self.foul(beat)
        if hand is not None and self.first_time(hand.card):
            slots = {"other": self.other(hand.seat), "help": self.deed(hand.card)}
            if hand.seat == THE_ADVERSARY and inf:
                foe = self.foe(self.annals.foe)
                return self.say("foul-foe", inf=inf, foe=foe, **slots)
            if inf:
                return self.say("foul", inf=inf, **slots)
            return self.say("foul-bare", scene=scene, **slots)
        if not inf:
            return self.say("fail-bare", scene=scene)
        near = attempt is not None and attempt.margin == -1
        return self.say("fail-near" if near else "fail", inf=inf)

    # [solo]

    def foe_intro(self) -> str:
        scene = self.words(self.annals.quest, "flavour") or self.words(self.annals.foe, "flavour")
        return self.say("foe-intro", foe=self.foe(self.annals.foe), scene=scene)

    # Endings.

    def ending(self, told: int, room: int) -> list[str]:
        hero = self.hero
        lines: list[str] = []
        more = MOST_SENTENCES - 1 - told
        foe = self.annals.foe
        if foe and hero.faced != "beaten":
            by = self.annals.beaten_by
            if by >= 0:
                deed = self.deed(foe, f"{foe}-1")
                lines.append(self.say("foe-by-other", other=self.names[by], deed=deed))
            elif self.annals.overrun and hero.faced != "failed":
                lines.append(self.say("foe-overrun", foe=self.foe(foe)))
        if more - sentences(" ".join(lines)) > 1 or told == 0:
            # Before the end, whatever it is.
            lines = self.filler(2, False) + lines
        if more - sentences(" ".join(lines)) > 1 and room > 1 and not self.chance(3):
            lines += [self.say(f"arc-{hero.arc}")]
        destiny = self.words(hero.destiny, "name")
        if not destiny:
            return lines
        lost = self.annals.won is False
        if hero.promise != "broken" and not lost and (hero.finished or hero.promise == "kept"):
            kind = f"destiny-{hero.promise}"
            return [*lines, self.say(kind, deed=self.deed(hero.destiny))]
        kind = "destiny-broken" if hero.finished and not lost else "destiny-open"
        return [*lines, self.say(kind, destiny=destiny)]

    def filler(self, number: int, long: bool) -> list[str]:
        """What is known of the hero, where little happened."""
        hero = self.hero
        lines: list[str] = []
        if not any(column_of(beat) == number and beat.kind == "gain" for beat in hero.beats):
            lines.append(self.say("quiet"))
            if number == 2:
                return lines
        icon = self.icon()
        if number == 2 and icon and not self.mine.get("icon"):
            self.mine["icon"] = 1
            lines.append(self.say(f"icon-{icon}"))
        elif number > 0 and hero.abilities and not self.mine.get("renown"):
            self.mine["renown"] = 1
            most = max(hero.abilities.values())
            best = next(one for one, count in hero.abilities.items() if count == most)
            lines.append(self.say("renown", quality=self.tongue.QUALITIES[best]))
        elif hero.journeys > 1 and not self.mine.get("wander"):
            self.mine["wander"] = 1
            lines.append(self.say("wander"))
        elif not lines:
            lines.append(self.say("quiet"))
        return lines

    def closing(self) -> str:
        hero, annals = self.hero, self.annals
        slots = {}
        if annals.foe:
            slots["foe"] = self.foe(annals.foe)
            return self.say("close-won" if annals.won else "close-lost", **slots)
        if hero.rank == 1:
            if not hero.finished:
                return self.say("close-unfinished-first")
            return self.say("close-tied" if hero.tied else "close-first")
        winner = next((one.seat for one in annals.heroes if one.rank == 1), hero.seat)
        slots["winner"] = self.names[winner]
        if not hero.finished:
            # Not every winner has come to the end of a story.
            ended = annals.heroes[winner].finished
            return self.say("close-unfinished" if ended else "close-open", **slots)
        return self.say("close-second" if hero.rank == 2 else "close-other", **slots)


def _hand(beat: Beat) -> Hand | None:
    """The hand that a hero had in another's attempt."""
    hands = beat.attempt.hands if beat.attempt is not None else []
    return next((hand for hand in hands if hand.card == beat.card), None)


def _echoes(phrase: str, texts: Iterable[str], least: int = 4) -> bool:
    """Does a word of the phrase, not too short, come again?"""
    words = {word for word in _words(phrase) if len(word) >= least}
    return any(not words.isdisjoint(_words(text)) for text in texts)


# The same templates and names are looked at again and again.
@lru_cache(maxsize=4096)
def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text.lower()))


@lru_cache(maxsize=4096)
def _bare(template: str) -> str:
    """A template without what is put into it."""
    return re.sub(r"\{[^{}]*(?:\{[^{}]*\})?[^{}]*\}", " ", template)


def polished(text: str, tongue: Any) -> str:
    return _capitals(tongue.polish(text), tongue.CAPITALS_AFTER)


def _opening(template: str) -> str:
    return " ".join(template.split()[:1])


def _capitals(text: str, after: str) -> str:
    """Every sentence begins with a capital letter."""

    def up(found: re.Match[str]) -> str:
        return found[1] + found[2].upper()

    return re.sub(rf"(^[“„«\s]*|[{re.escape(after)}][”»“]?\s+[“„«]?[\s]*)(\w)", up, text)


__all__ = ["KEPT", "Tale", "Teller", "seed_of", "tell"]
