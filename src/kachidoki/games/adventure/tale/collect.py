# interpreted: reads events, once, when a game has ended.
"""[tale] What really happened to each hero, gathered from what everybody saw.

Only public events are read, and the Destinies that the scoring reveals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kachidoki.games.adventure.pieces import ABILITIES, COLUMN, ICONS, START_LEVEL, WHOLE_STORY
from kachidoki.kernel.event import Event

Values = Mapping[str, Any]

# The Adversary of a solo or co-op game among those who play cards.
THE_ADVERSARY = -1

# [track] Up to here a hero stands in the light, and from there on in the shadow.
LIGHT_LEVEL = 2
SHADOW_LEVEL = 5
DEEPEST_LEVEL = 7
# A promise of Destiny counts as kept from this number of points on.
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
    hands: list[Hand] = field(default_factory=list)
    # Its consequences are done; what follows is another matter.
    closed: bool = False
    # Result minus target as they lie, once something has been cast.
    now: int | None = None

    def hand(self, card: str) -> Hand | None:
        """The last one in which there was this card."""
        return next((hand for hand in reversed(self.hands) if hand.card == card), None)

    def changed(self, values: Values, change: int) -> None:
        """A card changed the result or the difficulty."""
        if (hand := self.hand(values["card"])) is not None:
            hand.change += change
        if self.now is not None:
            self.now = values["result"] - values["target"]

    def retried(self, seat: int, card: str) -> None:
        """Something gave a second chance: a card that was played, or a power of `card`."""
        self.retries += 1
        self.outcome = ""
        if (hand := self.hand(card)) is not None:
            hand.retry = True
        else:
            self.hands.append(Hand(seat, card, retry=True))

    def settle(self) -> None:
        """Which hands were decisive: without them it would have ended otherwise."""
        won = self.outcome == "success"
        for hand in self.hands:
            if not hand.cancelled:
                turned = (self.margin - hand.change >= 0) != won
                hand.decisive = turned or hand.retry if won else turned and hand.change < 0


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
class Life:
    """What happened to one hero."""

    seat: int
    origin: str = ""
    motivation: str = ""
    destiny: str = ""
    story: list[tuple[str, str]] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    level: int = START_LEVEL
    worst: int = START_LEVEL
    journeys: int = 0
    dark: int = 0
    allies: list[str] = field(default_factory=list)
    abilities: dict[str, int] = field(default_factory=dict)
    icons: dict[str, int] = field(default_factory=dict)
    destiny_points: int = 0
    scored: bool = False
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

    heroes: list[Life]
    # [solo] The Adversary, its Quest, who beat it (-1 nobody), and how the game ended.
    foe: str = ""
    quest: str = ""
    beaten_by: int = -1
    won: bool | None = None
    overrun: bool = False


class _Chronicler:
    """Goes through the events once."""

    def __init__(self, players: int, cards: Mapping[str, Values]) -> None:
        self.cards = cards
        self.annals = Annals([Life(seat) for seat in range(players)])
        self.lives: Mapping[object, Life] = dict(enumerate(self.annals.heroes))
        self.attempt: Attempt | None = None
        # The card or power that was played or used last: what follows is its doing.
        self.source: Hand | None = None
        self.stack: list[Hand] = []
        self.winners: tuple[int, ...] = ()
        self.later: list[str] = []
        # Who has just gained a story card: what follows at once still belongs to it.
        self.gained = -1

    def read(self, event: Event) -> None:
        values: Values = event.values
        self._of_all(event.key, values)
        if (hero := self.lives.get(values.get("seat"))) is not None:
            self._of_attempt(event.key, hero, values)
            self._of_life(event.key, hero, values)

    # What is said of nobody in particular.

    def _of_all(self, key: str, values: Values) -> None:
        match key:
            case "adversary":
                self.annals.foe, self.annals.quest = values["card"], values["quest"]
            case "leaves" if self.attempt is not None and self.attempt.card == values["card"]:
                self.attempt.closed = True
            case "adversary-plays":
                self._played(THE_ADVERSARY, values["card"])
            case "ally-leaves":
                self._leaves(values["card"])
            case "game-over" | "won":
                self.winners = tuple(values["seats"])
                if key == "won":
                    self.annals.won = True
            case "lost":
                self.annals.won = False
                self.annals.overrun = values["total"] >= values["target"]

    # Attempts.

    def _of_attempt(self, key: str, hero: Life, values: Values) -> None:
        attempt = self.attempt
        match key:
            case "turn":
                self._finish()
                self.stack.clear()
                self.source = None
                self.gained = -1
            case "attempt":
                self._finish()
                self.gained = -1
                self.attempt = Attempt(hero.seat, values["card"], values["path"])
            case "face":
                self._finish()
                self.attempt = Attempt(hero.seat, values["card"], f"{values['card']}-1")
            case "attempt-ends":
                self._finish()
            case "play" | "use":
                # Cards played after the consequences of an attempt have nothing to do with it.
                if attempt is not None and attempt.closed:
                    self._finish()
                self._played(hero.seat, values["card"])
                if key == "play":
                    self._tell_play(hero, values["card"])
            case "cancelled":
                self._cancel(values["victim"], values["lost"])
                self._against(hero, values, "foils", "foiled")
            case "cancelled-adversary":
                self._cancel(THE_ADVERSARY, values["lost"])
            case _ if attempt is not None:
                self._of_this(key, hero, values, attempt)

    def _of_this(self, key: str, hero: Life, values: Values, attempt: Attempt) -> None:
        """What happens in an attempt that is going on."""
        match key:
            case "dark":
                attempt.dark += attempt.seat == hero.seat
            case "cast" | "recast" | "flip":
                before, attempt.now = attempt.now, values["result"] - values["target"]
                source = self.source
                if key != "cast" and before is not None and source in attempt.hands:
                    source.change += attempt.now - before
            case "result" | "difficulty":
                attempt.changed(values, values["count"] if key == "result" else -values["count"])
            case "bonuses-gone" if attempt.now is not None:
                attempt.changed(values, values["result"] - values["target"] - attempt.now)
            case "xp" if values["why"] == "failure":
                attempt.closed = True
            case "success" | "failure":
                attempt.outcome, attempt.margin = key, values["margin"]
            case "retry":
                attempt.retried(hero.seat, values["card"])
            case "corruption" if attempt.seat == hero.seat and values["why"] == "rune":
                attempt.corrupted += 1

    def _tell_play(self, hero: Life, card: str) -> None:
        attempt = self.attempt
        if attempt is None:
            self._beat(hero, "played", card=card)
        elif attempt.seat != hero.seat:
            self._beat(hero, "meddles", card=card, other=attempt.seat, attempt=attempt)

    def _played(self, seat: int, card: str) -> None:
        hand = Hand(seat, card)
        self.source = hand
        self.stack.append(hand)
        if self.attempt is not None:
            self.attempt.hands.append(hand)

    def _cancel(self, seat: int, card: str) -> None:
        for hand in reversed(self.stack):
            if (hand.card, hand.seat, hand.cancelled) == (card, seat, False):
                hand.cancelled = True
                return

    def _finish(self) -> None:
        """The attempt is over, if there was one."""
        attempt, self.attempt = self.attempt, None
        later, self.later = self.later, []
        if attempt is None or not attempt.outcome:
            return
        attempt.settle()
        hero = self.annals.heroes[attempt.seat]
        foe, failed = attempt.card == self.annals.foe, attempt.outcome == "failure"
        if failed:
            kind = "faced" if foe else "fail"
            self._beat(hero, kind, card=attempt.card, path=attempt.path, attempt=attempt)
        if foe:
            hero.faced = "failed" if failed else "beaten"
        for kind in later:
            self._beat(hero, kind)

    # What a hero is, gains and loses.

    def _of_life(self, key: str, hero: Life, values: Values) -> None:
        match key:
            case "hero":
                hero.origin, hero.motivation = values["origin"], values["motivation"]
            case "dark":
                hero.dark += 1
            case "gain":
                self._gain(hero, values["card"], values["path"])
            case "gain-ally":
                self._joins(hero, values["card"])
            case "ally-given":
                self._leaves(values["card"])
                self._joins(hero, values["card"])
            case "sacrifice" if values["card"] in hero.allies:
                hero.allies.remove(values["card"])
                self._beat(hero, "sacrifice", card=values["card"])
            case "journey":
                hero.journeys += 1
            case "xp-moved":
                self._against(hero, values, "robs", "robbed")
            case "virtue" | "corruption":
                self._moves(hero, values["level"])
            case "adversary-beaten" if values["card"] == self.annals.foe:
                hero.faced = "beaten"
                self.annals.beaten_by = hero.seat
            case "destiny":
                hero.destiny = values["card"]
            case "score":
                hero.destiny_points, hero.total = values["destiny"], values["total"]
                hero.scored = True

    def _beat(self, hero: Life, kind: str, **more: Any) -> None:
        hero.beats.append(Beat(kind, len(hero.story) - (self.gained == hero.seat), **more))

    def _against(self, hero: Life, values: Values, kind: str, suffered: str) -> None:
        """A card of one hero harms another; the card just played is told by what it did."""
        victim, card = self.lives.get(values["victim"]), values["card"]
        if victim is None or victim is hero:
            return
        for last in hero.beats[-1:]:
            if last.kind in ("played", "meddles") and last.card == card:
                hero.beats.pop()
        self._beat(hero, kind, card=card, other=victim.seat)
        self._beat(victim, suffered, card=card, other=hero.seat)

    def _gain(self, hero: Life, card: str, path: str) -> None:
        attempt = self.attempt
        if attempt is None or (attempt.seat, attempt.card) != (hero.seat, card):
            attempt = None
        else:
            attempt.outcome = attempt.outcome or "success"
            attempt.closed = True
        self.gained = -1
        self._beat(hero, "gain", card=card, path=path, attempt=attempt)
        hero.story.append((card, path))
        self.gained = hero.seat

    def _joins(self, hero: Life, ally: str) -> None:
        hero.allies.append(ally)
        self._beat(hero, "ally", card=ally)

    def _leaves(self, ally: str) -> None:
        for hero in self.annals.heroes:
            if ally in hero.allies:
                hero.allies.remove(ally)
                by = self.source or Hand(hero.seat, "")
                self._beat(hero, "ally-lost", card=ally, other=by.seat, path=by.card)

    def _moves(self, hero: Life, after: int) -> None:
        """[track]"""
        before, hero.level = hero.level, after
        hero.worst = max(hero.worst, after)
        turns = {
            "fall": before < SHADOW_LEVEL <= after,
            "depth": before < DEEPEST_LEVEL <= after,
            "redeem": after < SHADOW_LEVEL <= before,
            "grace": after <= LIGHT_LEVEL < before,
        }
        kind = next((kind for kind, turned in turns.items() if turned), "")
        attempt = self.attempt
        if attempt is not None and attempt.seat == hero.seat and self.gained != hero.seat:
            # What the runes do to a hero is told after what the hero did.
            self.later += [kind] if kind else []
        elif kind:
            self._beat(hero, kind)

    # [end], [scoring]

    def end(self) -> Annals:
        self._finish()
        heroes = self.annals.heroes
        for hero in heroes:
            better = [one for one in heroes if one.scored and one.total > hero.total]
            hero.rank = 1 if hero.seat in self.winners else max(len(better) + 1, 2)
            hero.tied = hero.rank == 1 and len(self.winners) > 1
            held = [(hero.origin, ""), (hero.motivation, ""), *hero.story]
            given = [way_of(self.cards, *one).get("rewards", {}) for one in held]
            hero.abilities = _counted(ABILITIES, "abilities", given)
            hero.icons = _counted(ICONS, "icons", given)
        return self.annals


def _counted(names: Sequence[str], key: str, given: Sequence[Values]) -> dict[str, int]:
    found = [name for rewards in given for name in rewards.get(key, ())]
    return {name: found.count(name) for name in names}


def way_of(cards: Mapping[str, Values], card: str, path: str) -> Values:
    """A path of a card; a card without paths is one itself."""
    there = cards.get(card, {})
    return next((way for way in there.get("paths", ()) if way["id"] == path), there)


def collect(events: Sequence[Event], players: int, cards: Mapping[str, Values]) -> Annals:
    """The life of each hero. `cards` is the catalogue by id."""
    chronicler = _Chronicler(players, cards)
    for event in events:
        chronicler.read(event)
    return chronicler.end()


def column_of(beat: Beat) -> int:
    """The paragraph in which a beat is told."""
    return min(beat.cards // COLUMN, 2)
