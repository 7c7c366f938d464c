# interpreted: reads events, once, when a game has ended.
"""[tale] What really happened to each hero, gathered from what everybody saw.

Only public events are read, and the Destinies that the scoring reveals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kachidoki.games.adventure.pieces import ABILITIES, COLUMN, ICONS, START_LEVEL, WHOLE_STORY
from kachidoki.kernel.event import Event

# The Adversary of a solo or co-op game among those who play cards.
THE_ADVERSARY = -1

# [track] Up to here a hero stands in the light, and from there on in the shadow.
LIGHT_LEVEL = 2
SHADOW_LEVEL = 5
DEEPEST_LEVEL = 7
# A promise of Destiny counts as kept from so many points on.
KEPT = 5


@dataclass
class Hand:
    """A card or a power that touched an attempt, and by how much it changed the margin."""

    seat: int
    card: str
    change: int = 0
    retry: bool = False
    cancelled: bool = False
    decisive: bool = False


@dataclass
class Attempt:
    """One challenge, from its declaration to its end."""

    seat: int
    card: str
    path: str
    outcome: str = ""
    margin: int = 0
    retries: int = 0
    dark: int = 0
    corrupted: int = 0
    ally: str = ""
    hands: list[Hand] = field(default_factory=list)
    # Its consequences are done; what follows is another matter.
    closed: bool = False
    # Result minus target as they lie, once something has been cast.
    now: int | None = None

    def settle(self) -> None:
        """Which hands were decisive: without them it would have ended otherwise."""
        for hand in self.hands:
            if hand.cancelled:
                continue
            if self.outcome == "success":
                hand.decisive = hand.retry or self.margin - hand.change < 0
            else:
                hand.decisive = hand.change < 0 and self.margin - hand.change >= 0


@dataclass
class Beat:
    """Something worth telling, with the number of story cards its hero had by then.

    kind: gain, fail, faced, ally, sacrifice, ally-lost (`path` is the card that did it), fall,
    depth, redeem, grace, robbed, robs, played, meddles, foiled, foils.
    """

    kind: str
    cards: int
    card: str = ""
    path: str = ""
    other: int = THE_ADVERSARY
    attempt: Attempt | None = None


@dataclass
class Record:
    """One hero's life."""

    seat: int
    origin: str = ""
    motivation: str = ""
    destiny: str = ""
    story: list[tuple[str, str]] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    level: int = START_LEVEL
    best: int = START_LEVEL
    worst: int = START_LEVEL
    journeys: int = 0
    dark: int = 0
    allies: list[str] = field(default_factory=list)
    abilities: dict[str, int] = field(default_factory=dict)
    icons: dict[str, int] = field(default_factory=dict)
    destiny_points: int = 0
    total: int = 0
    rank: int = 0
    tied: bool = False
    # The Adversary: "" not met, "beaten" or "failed".
    faced: str = ""

    @property
    def finished(self) -> bool:
        return len(self.story) >= WHOLE_STORY

    @property
    def promise(self) -> str:
        if self.destiny_points >= KEPT:
            return "kept"
        return "half" if self.destiny_points > 0 else "broken"

    @property
    def arc(self) -> str:
        """[track] The moral of the story."""
        if self.level >= SHADOW_LEVEL:
            return "fallen"
        if self.worst >= SHADOW_LEVEL:
            return "redeemed"
        if self.level <= LIGHT_LEVEL:
            return "pure"
        return "tempted" if self.dark else "steadfast"


@dataclass
class Annals:
    """All heroes of a game, and what they have in common."""

    heroes: list[Record]
    # [solo] The Adversary, its Quest, who beat it (-1 nobody), and how the game ended.
    foe: str = ""
    quest: str = ""
    beaten_by: int = -1
    won: bool | None = None
    overrun: bool = False


class _Reader:
    """Goes through the events once."""

    def __init__(self, players: int, cards: Mapping[str, Mapping[str, Any]]) -> None:
        self.cards = cards
        self.annals = Annals([Record(seat) for seat in range(players)])
        self.attempt: Attempt | None = None
        # The card or power that was played or used last: what follows is its doing.
        self.source: Hand | None = None
        self.stack: list[Hand] = []
        self.scored: dict[int, int] = {}
        self.winners: tuple[int, ...] = ()
        self.later: list[str] = []
        # Who has just gained a story card: what follows at once still belongs to it.
        self.gained = -1

    def read(self, event: Event) -> None:
        values: Mapping[str, Any] = event.values
        seat = values.get("seat")
        hero = self.hero(seat)
        known = getattr(self, "on_" + event.key.replace("-", "_"), None)
        if known is None:
            return
        if "seat" in values and hero is None:
            return
        known(hero, values)

    def hero(self, seat: object) -> Record | None:
        if isinstance(seat, int) and 0 <= seat < len(self.annals.heroes):
            return self.annals.heroes[seat]
        return None

    def beat(self, hero: Record, kind: str, **more: Any) -> Beat:
        beat = Beat(kind, len(hero.story) - (self.gained == hero.seat), **more)
        hero.beats.append(beat)
        return beat

    def _known_better(self, hero: Record, card: str) -> None:
        """A card just played is told by what it did."""
        last = hero.beats[-1] if hero.beats else None
        if last is not None and last.kind in ("played", "meddles") and last.card == card:
            hero.beats.pop()

    # Beginnings.

    def on_hero(self, hero: Record, values: Mapping[str, Any]) -> None:
        hero.origin, hero.motivation = values["origin"], values["motivation"]

    def on_adversary(self, _: None, values: Mapping[str, Any]) -> None:
        self.annals.foe, self.annals.quest = values["card"], values["quest"]

    # Attempts.

    def on_turn(self, hero: Record, values: Mapping[str, Any]) -> None:
        self.finish()
        self.stack.clear()
        self.source = None
        self.gained = -1

    def on_attempt(self, hero: Record, values: Mapping[str, Any]) -> None:
        self.finish()
        self.gained = -1
        self.attempt = Attempt(hero.seat, values["card"], values["path"])

    def on_face(self, hero: Record, values: Mapping[str, Any]) -> None:
        self.finish()
        self.attempt = Attempt(hero.seat, values["card"], f"{values['card']}-1")

    def on_dark(self, hero: Record, values: Mapping[str, Any]) -> None:
        hero.dark += 1
        if self.attempt is not None and self.attempt.seat == hero.seat:
            self.attempt.dark += 1

    def on_cast(self, hero: Record, values: Mapping[str, Any]) -> None:
        if self.attempt is not None:
            self.attempt.now = values["result"] - values["target"]

    def on_recast(self, hero: Record, values: Mapping[str, Any]) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        after = values["result"] - values["target"]
        if attempt.now is not None and self.source is not None and self.source in attempt.hands:
            self.source.change += after - attempt.now
        attempt.now = after

    on_flip = on_recast

    def on_result(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._changed(values, values["count"])

    def on_difficulty(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._changed(values, -values["count"])

    def on_bonuses_gone(self, hero: Record, values: Mapping[str, Any]) -> None:
        attempt = self.attempt
        if attempt is not None and attempt.now is not None:
            self._changed(values, values["result"] - values["target"] - attempt.now)

    def _changed(self, values: Mapping[str, Any], change: int) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        for hand in reversed(attempt.hands):
            if hand.card == values["card"]:
                hand.change += change
                break
        if attempt.now is not None:
            attempt.now = values["result"] - values["target"]

    def on_leaves(self, _: None, values: Mapping[str, Any]) -> None:
        if self.attempt is not None and self.attempt.card == values["card"]:
            self.attempt.closed = True

    def on_xp(self, hero: Record, values: Mapping[str, Any]) -> None:
        if self.attempt is not None and values["why"] == "failure":
            self.attempt.closed = True

    def on_play(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._next()
        self._played(hero.seat, values["card"])
        attempt = self.attempt
        if attempt is None:
            self.beat(hero, "played", card=values["card"])
        elif attempt.seat != hero.seat:
            self.beat(hero, "meddles", card=values["card"], other=attempt.seat, attempt=attempt)

    def _next(self) -> None:
        """Cards played after the consequences of an attempt have nothing to do with it."""
        if self.attempt is not None and self.attempt.closed:
            self.finish()

    def on_use(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._next()
        self._played(hero.seat, values["card"])

    def on_adversary_plays(self, _: None, values: Mapping[str, Any]) -> None:
        self._played(THE_ADVERSARY, values["card"])

    def _played(self, seat: int, card: str) -> None:
        hand = Hand(seat, card)
        self.source = hand
        self.stack.append(hand)
        if self.attempt is not None:
            self.attempt.hands.append(hand)

    def on_cancelled(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._cancel(values["victim"], values["lost"])
        victim = self.hero(values["victim"])
        if victim is not None and victim is not hero:
            self._known_better(hero, values["card"])
            self.beat(hero, "foils", card=values["card"], other=victim.seat)
            self.beat(victim, "foiled", card=values["card"], other=hero.seat)

    def on_cancelled_adversary(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._cancel(THE_ADVERSARY, values["lost"])

    def _cancel(self, seat: int, card: str) -> None:
        for hand in reversed(self.stack):
            if hand.card == card and hand.seat == seat and not hand.cancelled:
                hand.cancelled = True
                return

    def on_success(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._came(values, "success")

    def on_failure(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._came(values, "failure")

    def _came(self, values: Mapping[str, Any], outcome: str) -> None:
        if self.attempt is not None:
            self.attempt.outcome = outcome
            self.attempt.margin = values["margin"]

    def on_retry(self, hero: Record, values: Mapping[str, Any]) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        attempt.retries += 1
        attempt.outcome = ""
        # Something gave the second chance: a card, or a power of `card`.
        for hand in reversed(attempt.hands):
            if hand.card == values["card"]:
                hand.retry = True
                return
        attempt.hands.append(Hand(hero.seat, values["card"], retry=True))

    def on_attempt_ends(self, hero: Record, values: Mapping[str, Any]) -> None:
        self.finish()

    def finish(self) -> None:
        """The attempt is over, if there was one."""
        attempt, self.attempt = self.attempt, None
        later, self.later = self.later, []
        if attempt is None or not attempt.outcome:
            return
        attempt.settle()
        hero = self.annals.heroes[attempt.seat]
        foe = attempt.card == self.annals.foe
        if attempt.outcome == "failure":
            kind = "faced" if foe else "fail"
            self.beat(hero, kind, card=attempt.card, path=attempt.path, attempt=attempt)
            if foe:
                hero.faced = "failed"
        elif foe:
            hero.faced = "beaten"
        for kind in later:
            self.beat(hero, kind)

    # What the hero gains and loses.

    def on_gain(self, hero: Record, values: Mapping[str, Any]) -> None:
        card, path = values["card"], values["path"]
        attempt = self.attempt
        if attempt is not None and (attempt.seat != hero.seat or attempt.card != card):
            attempt = None
        if attempt is not None:
            attempt.outcome = attempt.outcome or "success"
            attempt.closed = True
        self.gained = -1
        self.beat(hero, "gain", card=card, path=path, attempt=attempt)
        hero.story.append((card, path))
        self.gained = hero.seat

    def on_gain_ally(self, hero: Record, values: Mapping[str, Any]) -> None:
        hero.allies.append(values["card"])
        self.beat(hero, "ally", card=values["card"])

    def on_sacrifice(self, hero: Record, values: Mapping[str, Any]) -> None:
        if values["card"] in hero.allies:
            hero.allies.remove(values["card"])
            self.beat(hero, "sacrifice", card=values["card"])

    def on_ally_given(self, hero: Record, values: Mapping[str, Any]) -> None:
        self.on_ally_leaves(None, values)
        self.on_gain_ally(hero, values)

    def on_ally_leaves(self, _: None, values: Mapping[str, Any]) -> None:
        for hero in self.annals.heroes:
            if values["card"] in hero.allies:
                hero.allies.remove(values["card"])
                by, card = hero.seat, ""
                if self.source is not None:
                    by, card = self.source.seat, self.source.card
                self.beat(hero, "ally-lost", card=values["card"], other=by, path=card)

    def on_journey(self, hero: Record, values: Mapping[str, Any]) -> None:
        hero.journeys += 1

    def on_xp_moved(self, hero: Record, values: Mapping[str, Any]) -> None:
        victim = self.hero(values["victim"])
        if victim is not None and victim is not hero:
            self._known_better(hero, values["card"])
            self.beat(victim, "robbed", card=values["card"], other=hero.seat)
            self.beat(hero, "robs", card=values["card"], other=victim.seat)

    # [track]

    def on_virtue(self, hero: Record, values: Mapping[str, Any]) -> None:
        self._moves(hero, values)

    def on_corruption(self, hero: Record, values: Mapping[str, Any]) -> None:
        attempt = self.attempt
        if attempt is not None and attempt.seat == hero.seat and values["why"] == "rune":
            attempt.corrupted += 1
        self._moves(hero, values)

    def _moves(self, hero: Record, values: Mapping[str, Any]) -> None:
        before, after = hero.level, values["level"]
        hero.level = after
        hero.best, hero.worst = min(hero.best, after), max(hero.worst, after)
        kind = ""
        if before < SHADOW_LEVEL <= after:
            kind = "fall"
        elif before < DEEPEST_LEVEL <= after:
            kind = "depth"
        elif after < SHADOW_LEVEL <= before:
            kind = "redeem"
        elif after <= LIGHT_LEVEL < before:
            kind = "grace"
        if not kind:
            return
        attempt = self.attempt
        if attempt is not None and attempt.seat == hero.seat and self.gained != hero.seat:
            # What the runes do to a hero is told after what the hero did.
            self.later.append(kind)
        else:
            self.beat(hero, kind)

    # [end], [scoring]

    def on_adversary_beaten(self, hero: Record, values: Mapping[str, Any]) -> None:
        if values["card"] == self.annals.foe:
            hero.faced = "beaten"
            self.annals.beaten_by = hero.seat

    def on_destiny(self, hero: Record, values: Mapping[str, Any]) -> None:
        hero.destiny = values["card"]

    def on_score(self, hero: Record, values: Mapping[str, Any]) -> None:
        hero.destiny_points = values["destiny"]
        hero.total = values["total"]
        self.scored[hero.seat] = values["total"]

    def on_game_over(self, _: None, values: Mapping[str, Any]) -> None:
        self.winners = tuple(values["seats"])

    def on_won(self, _: None, values: Mapping[str, Any]) -> None:
        self.winners = tuple(values["seats"])
        self.annals.won = True

    def on_lost(self, _: None, values: Mapping[str, Any]) -> None:
        self.annals.won = False
        self.annals.overrun = values["total"] >= values["target"]

    def end(self) -> Annals:
        self.finish()
        for hero in self.annals.heroes:
            better = [seat for seat, total in self.scored.items() if total > hero.total]
            hero.rank = 1 if hero.seat in self.winners else max(len(better) + 1, 2)
            hero.tied = hero.rank == 1 and len(self.winners) > 1
            self._tally(hero)
        return self.annals

    def _tally(self, hero: Record) -> None:
        hero.abilities = dict.fromkeys(ABILITIES, 0)
        hero.icons = dict.fromkeys(ICONS, 0)
        for card, path in [(hero.origin, ""), (hero.motivation, ""), *hero.story]:
            rewards = rewards_of(self.cards.get(card, {}), path)
            for ability in rewards.get("abilities", ()):
                hero.abilities[ability] = hero.abilities.get(ability, 0) + 1
            for icon in rewards.get("icons", ()):
                hero.icons[icon] = hero.icons.get(icon, 0) + 1


def rewards_of(card: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    """What a card gives, or one of its paths."""
    for way in card.get("paths") or ():
        if way["id"] == path:
            found: Mapping[str, Any] = way["rewards"]
            return found
    return card.get("rewards") or {}


def collect(
    events: Sequence[Event], players: int, cards: Mapping[str, Mapping[str, Any]]
) -> Annals:
    """The life of each hero. `cards` is the catalogue by id."""
    reader = _Reader(players, cards)
    for event in events:
        reader.read(event)
    return reader.end()


def column_of(beat: Beat) -> int:
    """The paragraph in which a beat is told."""
    return min(beat.cards // COLUMN, 2)
