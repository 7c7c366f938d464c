# interpreted: prose.
"""[tale] Tells each hero's story from what happened: the same for the same game, never twice alike.

What is told, and in which order, is settled here for all languages; `voice` chooses the sentences.
All choices come from a seed that is a hash of the events.
"""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from typing import Any, Final

from kachidoki.games.adventure.tale import collect
from kachidoki.games.adventure.tale.collect import THE_ADVERSARY, Attempt, Beat, Hand
from kachidoki.games.adventure.tale.interest import BY_HAND, STORIES, Interest, hand_of, meddling
from kachidoki.games.adventure.tale.lore import Lore
from kachidoki.games.adventure.tale.tongues import tongue
from kachidoki.games.adventure.tale.voice import Voice
from kachidoki.kernel.event import Event
from kachidoki.kernel.rng import Rng

# The most sentences of a paragraph. An attempt this close, or this clear, is told as such.
MOST_SENTENCES: Final = 5
NARROW: Final = 1
CRUSHING: Final = 4
# The less room, the less is told beside the bare deeds: other beats, a scene, attempts with a
# story of their own.
ROOM: Final = ((0, 0, 0), (1, 0, 1), (1, 1, 1), (1, 1, 2), (2, 1, 2))
_END: Final = re.compile(r"[.!?…][”»“]?(?=\s|$)")


@dataclass(frozen=True)
class Tale:
    """One hero's story. `cards` are the story cards with the chosen paths, in order."""

    seat: int
    title: str
    paragraphs: list[str]
    closing: str
    cards: list[tuple[str, str]]


def seed_of(events: Sequence[Event]) -> bytes:
    """A hash of what everybody saw."""
    told = [[event.key, dict(event.values)] for event in events]
    return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).digest()


def tell(
    events: Sequence[Event],
    names: Sequence[str],
    cards: Sequence[Mapping[str, Any]],
    language: str = "en",
    seed: bytes | None = None,
) -> list[Tale]:
    """The tale of every hero. `events` are the public ones of a game that has ended, `cards` the
    catalogue of its set."""
    known = {card["id"]: card for card in cards}
    annals = collect.collect(events, len(names), known)
    root = seed_of(events) if seed is None else seed
    called = [heroic(name, at) for at, name in enumerate(names)]
    lore = Lore(known, tongue(language))
    used: dict[str, int] = {}
    return [Teller(annals, hero, called, lore, root, used).tale() for hero in annals.heroes]


def heroic(name: str, seat: int) -> str:
    """A name that can stand in a sentence."""
    shown = " ".join(name.split()).rstrip(".,;:!?… ").replace("{", "(").replace("}", ")")
    shown = shown or f"N{seat + 1}"
    return shown[0].upper() + shown[1:]


def sentences(text: str) -> int:
    return len(_END.findall(text))


def strongest(counts: Mapping[str, int]) -> list[str]:
    most = max(counts.values())
    return [one for one, count in counts.items() if count == most]


@dataclass
class Teller:
    """Tells one hero's story in one language."""

    annals: collect.Annals
    hero: collect.Life
    names: Sequence[str]
    lore: Lore
    seed: InitVar[bytes]
    used: InitVar[dict[str, int]]
    # The attempts of this paragraph that are told with their story.
    stories: set[int] = field(default_factory=set)

    def __post_init__(self, seed: bytes, used: dict[str, int]) -> None:
        digest = hashlib.sha256(seed + b" tale %d" % self.hero.seat).digest()
        self.rng = Rng(int.from_bytes(digest, "big"))
        self.tongue = self.lore.tongue
        self.interest = Interest(self.hero, self.lore)
        name, alias = self.names[self.hero.seat], self.lore.alias(self.hero.origin)
        self.voice = Voice(self.tongue, self.rng, name, alias, self._titled(name), used)
        self.say = self.voice.say

    def chance(self, of: int) -> bool:
        return self.rng.below(of) == 0

    def one_of(self, choices: Sequence[str]) -> str:
        return choices[self.rng.below(len(choices))]

    # The whole.

    def tale(self) -> Tale:
        title = self.say("title")
        told = [self.paragraph(number) for number in range(3)]
        return Tale(self.hero.seat, title, told, self.closing(), list(self.hero.story))

    def _titled(self, name: str) -> str:
        parts = [name]
        best = strongest(self.hero.abilities)
        if self.hero.abilities[best[0]]:
            parts.append(self.one_of(self.tongue.epithets[self.one_of(best)]))
        if icon := self.icon():
            parts.append(self.one_of(self.tongue.styles[icon]))
        return " ".join(parts)

    def icon(self) -> str:
        """The strongest set of story icons, if there is one."""
        icon = strongest(self.hero.icons)[0]
        return icon if self.hero.icons[icon] > 1 else ""

    def paragraph(self, number: int) -> str:
        """Beginnings, journey or destiny: as much as fits, the weightiest first."""
        text = ""
        state = self.voice.state()
        told_once, manners = set(self.interest.told), dict(self.interest.manners)
        for room in range(4, -1, -1):
            self.voice.back_to(state)
            self.interest.told, self.interest.manners = set(told_once), dict(manners)
            text = " ".join(self.compose(number, room))
            if sentences(text) <= MOST_SENTENCES + ROOM[room][1]:
                break
        return text

    def compose(self, number: int, room: int) -> list[str]:
        """One paragraph, with up to `room` sentences beside the bare deeds."""
        told: list[str] = []
        if number < 2:
            kind, cause = (("open", self.hero.origin), ("turn", self.hero.motivation))[number]
            told.append(self.say(kind, deed=self.lore.deed(cause)))
        told += self.course(self.interest.choose(number, ROOM[room][0]), number, room)
        if number == 0 and self.annals.foe:
            told.append(self.foe_intro())
        if number == 2:
            told += self.ending(sentences(" ".join(told)), room)
        elif sentences(" ".join(told)) < 2 + (room > 1):
            told += self.filler(number)
        return told

    def course(self, beats: list[Beat], number: int, room: int) -> list[str]:
        """The beats in order; two plain deeds may share a sentence."""
        told: list[str] = []
        _, scenes, stories = ROOM[room]
        setting = self.setting(beats) if scenes else None
        gains = [beat for beat in beats if beat.kind == "gain"]
        own = [(self.interest.story_of(beat)[0], at) for at, beat in enumerate(gains)]
        ranked = sorted((STORIES.index(story), at) for story, at in own if story)
        self.stories = {id(gains[at]) for _, at in ranked[:stories]}
        may_pair = len(gains) > 1
        first, coming = True, list(beats)
        while coming:
            beat = coming.pop(0)
            if beat.kind != "gain":
                told.append(self.event(beat))
                continue
            if may_pair and coming and self.joinable(beat, coming[0], setting, room):
                may_pair = False
                told.append(self.pair(beat, coming.pop(0)))
            else:
                told.append(self.chapter(beat, number, first, beat is setting, room))
            first = False
        return told

    def setting(self, beats: list[Beat]) -> Beat | None:
        """The challenge whose scene is told."""
        there = [beat for beat in beats if beat.kind == "gain" and beat.card != self.annals.foe]
        for wanted in ("adversary", "challenge"):
            if best := [beat for beat in there if self.lore.kind(beat.card) == wanted]:
                return best[self.rng.below(len(best))]
        return None

    # Two deeds in one sentence.

    def joinable(self, beat: Beat, after: Beat, setting: Beat | None, room: int) -> bool:
        """Two deeds that are two each are too many for one sentence, if there is room."""
        if not self.simple(beat, setting) or not self.simple(after, setting):
            return False
        doubled = sum(self.voice.joint_in(self.deed(one)) for one in (beat, after))
        few = room == 0 or doubled == 0 or (doubled == 1 and not self.is_flat(after))
        return few and (room < 3 or not self.chance(3))

    def simple(self, beat: Beat, setting: Beat | None) -> bool:
        """May it share a sentence?"""
        if beat.kind != "gain" or beat is setting or beat.card == self.annals.foe:
            return False
        if self.lore.kind(beat.card) == "adversary" or id(beat) in self.stories:
            return False
        return not self.lore.stands_apart(beat)

    def pair(self, beat: Beat, after: Beat) -> str:
        self.voice.base = self.lore.is_base(beat) or self.lore.is_base(after)
        kind = "pair-flat" if self.is_flat(after) else "pair"
        return self.say(kind, first=self.deed(beat), then=self.deed(after))

    def deed(self, beat: Beat) -> str:
        return self.lore.deed(beat.card, beat.path)

    def is_flat(self, beat: Beat) -> bool:
        """Nobody resists when a Trait is gained."""
        return self.lore.kind(beat.card) == "trait"

    def tell(self, kind: str, beat: Beat, by: Hand | None = None, **more: str) -> str:
        """A sentence about a beat, and about whose card had a hand in it."""
        by = by or Hand(beat.other, beat.card)
        foe = self.lore.foe(self.annals.foe)
        known = {
            "deed": self.deed(beat),
            "scene": self.lore.words(beat.card, "flavour"),
            "ally": self.lore.ally(beat.card),
            "help": self.lore.deed(by.card),
            "other": foe if by.seat == THE_ADVERSARY else self.names[by.seat],
            "foe": foe,
            **more,
        }
        asked = self.tongue.places(kind)
        return self.say(kind, **{at: text for at, text in known.items() if at in asked})

    # Story cards.

    def chapter(self, beat: Beat, number: int, first: bool, scene: bool, room: int) -> str:
        """One story card."""
        self.voice.base = self.lore.is_base(beat)
        attempt = beat.attempt
        if beat.card == self.annals.foe:
            narrow = attempt is not None and attempt.margin <= NARROW
            return self.tell("foe-beaten-narrow" if narrow else "foe-beaten", beat)
        adversary = self.lore.kind(beat.card) == "adversary"
        if id(beat) in self.stories and attempt is not None:
            if scene and not adversary:
                self.voice.opening = ""
                told = self.chapter(beat, number, first, False, room)
                return f"{self.voice.polished(self.lore.words(beat.card, 'flavour'))} {told}"
            if told := self.story(beat):
                return told
        if scene and adversary:
            return self.tell("beast", beat, foe=self.lore.foe(beat.card))
        if scene:
            telling = attempt is not None and room > 2 and self.chance(3)
            return (telling and self.contrast(beat)) or self.tell("scene", beat)
        if attempt is None:
            return self.tell("trait", beat)
        if coloured := self.coloured(beat, attempt, room):
            return coloured
        if first and number > 0:
            return self.tell("so" if number == 1 else "dawn", beat)
        return self.tell("plain", beat)

    def story(self, beat: Beat) -> str:
        """An attempt with its story, if it is not yet told."""
        interest = self.interest
        story, by = interest.story_of(beat)
        if story == "dark-marked":
            return self.tell(story, beat) if interest.manner("dark") else ""
        if story == "retry":
            if by is None or by.seat != self.hero.seat or not self.lore.of_hand(by.card):
                return self.tell("retry-plain", beat)
            return self.tell("retry" if interest.first_time(by.card) else "retry-plain", beat, by)
        if by is None or not interest.first_time(by.card):
            return ""
        foe = story == "hindered" and by.seat == THE_ADVERSARY
        return self.tell("hindered-foe" if foe else story, beat, by)

    def coloured(self, beat: Beat, attempt: Attempt, room: int) -> str:
        """Close, clear, with a shadow's help, or against the other way."""
        manner = self.interest.manner
        if attempt.dark and not attempt.corrupted and manner("dark-clean"):
            return self.tell("dark-clean", beat)
        own = self.interest.helper(attempt, mine=True)
        if own is not None and manner("helped-some") and self.interest.first_time(own.card):
            return self.tell("helped-some", beat, own)
        if attempt.margin <= NARROW and not self.chance(3) and manner("narrow"):
            return self.tell("narrow", beat)
        if room > 2 and not self.chance(3) and (against := self.contrast(beat)):
            return against
        if attempt.margin >= CRUSHING and not self.chance(3) and manner("crushing"):
            return self.tell("crushing", beat)
        return ""

    def contrast(self, beat: Beat) -> str:
        """The deed beside the way that was not taken."""
        other = self.lore.other_way(beat.card, beat.path)
        inf = self.lore.infinitive(other) if other is not None else ""
        if other is None or not inf or not self.interest.manner("contrast"):
            return ""
        way = self.lore.way(beat.card, beat.path)
        kind = f"contrast-{way['tone']}" if way["tone"] != other["tone"] else "contrast"
        hard = way["plus"] > other["plus"]
        return self.tell("contrast-hard" if hard else kind, beat, inf=inf)

    # What is beside the story cards.

    def event(self, beat: Beat) -> str:
        kind, by = beat.kind, None
        if kind == "fail":
            return self.failure(beat)
        if kind in BY_HAND:
            self.interest.first_time(beat.card)
            if kind == "meddles":
                kind = meddling(hand_of(beat))
        elif kind == "faced":
            kind = "foe-failed"
        elif kind == "ally":
            self.interest.told.add(("met", beat.card))
        elif kind == "ally-lost" and beat.path and beat.other not in (-1, self.hero.seat):
            kind, by = "ally-taken", Hand(beat.other, beat.path)
        return self.tell(kind, beat, by)

    def failure(self, beat: Beat) -> str:
        inf = self.lore.infinitive(self.lore.way(beat.card, beat.path))
        by = self.interest.foul(beat)
        kind = "fail"
        if by is not None and self.interest.first_time(by.card):
            kind = "foul-foe" if inf and by.seat == THE_ADVERSARY else "foul"
        elif inf and beat.attempt is not None and beat.attempt.margin == -1:
            kind = "fail-near"
        return self.tell(kind if inf else f"{kind}-bare", beat, by, inf=inf)

    def foe_intro(self) -> str:
        """[solo]"""
        lore, foe = self.lore, self.annals.foe
        scene = lore.words(self.annals.quest, "flavour") or lore.words(foe, "flavour")
        return self.say("foe-intro", foe=lore.foe(foe), scene=scene)

    # Endings.

    def ending(self, told: int, room: int) -> list[str]:
        hero = self.hero
        lines = self.foe_ending()
        more = MOST_SENTENCES - 1 - told
        if more - sentences(" ".join(lines)) > 1 or told == 0:
            # Before the end, whatever it is.
            lines = self.filler(2) + lines
        if more - sentences(" ".join(lines)) > 1 and room > 1 and not self.chance(3):
            lines.append(self.say(f"arc-{hero.arc}"))
        destiny = self.lore.words(hero.destiny, "name")
        if not destiny:
            return lines
        lost = self.annals.won is False
        if hero.promise != "broken" and not lost and (hero.finished or hero.promise == "kept"):
            deed = self.lore.deed(hero.destiny)
            return [*lines, self.say(f"destiny-{hero.promise}", deed=deed)]
        kind = "destiny-broken" if hero.finished and not lost else "destiny-open"
        return [*lines, self.say(kind, destiny=destiny)]

    def foe_ending(self) -> list[str]:
        """[solo] What became of an Adversary that this hero did not beat."""
        foe, by = self.annals.foe, self.annals.beaten_by
        if not foe or self.hero.faced == "beaten":
            return []
        if by >= 0:
            deed = self.lore.deed(foe, f"{foe}-1")
            return [self.say("foe-by-other", other=self.names[by], deed=deed)]
        if self.annals.overrun and self.hero.faced != "failed":
            return [self.say("foe-overrun", foe=self.lore.foe(foe))]
        return []

    def filler(self, number: int) -> list[str]:
        """What is known of the hero, where little happened."""
        hero = self.hero
        gained = {collect.column_of(beat) for beat in hero.beats if beat.kind == "gain"}
        lines = [] if number in gained else [self.say("quiet")]
        if number == 2 and lines:
            return lines
        icon = self.icon()
        if number == 2 and icon and self.voice.once("icon"):
            lines.append(self.say(f"icon-{icon}"))
        elif number > 0 and self.voice.once("renown"):
            quality = self.tongue.qualities[strongest(hero.abilities)[0]]
            lines.append(self.say("renown", quality=quality))
        elif hero.journeys > 1 and self.voice.once("wander"):
            lines.append(self.say("wander"))
        elif not lines:
            lines.append(self.say("quiet"))
        return lines

    def closing(self) -> str:
        hero, annals = self.hero, self.annals
        if annals.foe:
            kind = "close-won" if annals.won else "close-lost"
            return self.say(kind, foe=self.lore.foe(annals.foe))
        if hero.rank == 1:
            if not hero.finished:
                return self.say("close-unfinished-first")
            return self.say("close-tied" if hero.tied else "close-first")
        winner = next((one.seat for one in annals.heroes if one.rank == 1), hero.seat)
        kind = "close-second" if hero.rank == 2 else "close-other"
        if not hero.finished:
            # Not every winner has come to the end of a story.
            kind = "close-unfinished" if annals.heroes[winner].finished else "close-open"
        return self.say(kind, winner=self.names[winner])
