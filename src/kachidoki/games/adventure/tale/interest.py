# interpreted: prose.
"""[tale] What is worth telling of a hero's life, and what was told of it so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from kachidoki.games.adventure.tale import collect
from kachidoki.games.adventure.tale.lore import Lore
from kachidoki.games.adventure.tale.tongues import read_data

# How much something is worth a sentence of its own beside the story cards.
WEIGHTS: Final[Mapping[str, int]] = read_data("deeds")["weights"]
# Beats in which a card of somebody's hand does something.
BY_HAND: Final = ("meddles", "played", "robbed", "robs", "foiled", "foils")
STORIES: Final = ("aided", "helped", "retry", "hindered", "dark-marked")
# Beats in which an Ally is lost.
LOSSES: Final = ("sacrifice", "ally-lost")
# How often one manner may colour a tale.
MOST_OF: Final = {"dark-clean": 1, "helped-some": 1}
MOST_OF_OTHERS: Final = 2


@dataclass
class Interest:
    """Weighs the beats of one life."""

    hero: collect.Life
    lore: Lore
    # Marks of what was told: a kind of beat, or a card and what it did.
    told: set[tuple[str, str]] = field(default_factory=set)
    manners: dict[str, int] = field(default_factory=dict)

    def choose(self, number: int, most: int) -> list[collect.Beat]:
        """The story cards of this column and the weightiest other beats, in order of time."""
        here = [beat for beat in self.hero.beats if collect.column_of(beat) == number]
        gains = [beat for beat in here if beat.kind == "gain"]
        others: list[tuple[int, collect.Beat]] = []
        seen = {("depth", ""), ("grace", "")} & self.told
        for beat in here:
            weight = self.weight(beat)
            mark = (beat.kind, beat.card if beat.kind != "fail" else "")
            if weight > 0 and mark not in seen:
                seen.add(mark)
                others.append((weight, beat))
        others.sort(key=lambda one: -one[0])
        taken = [beat for _, beat in others[: most + (len(gains) < 2)]]
        if ("fall", "") not in self.told and all(beat.kind != "fall" for beat in taken):
            # Nobody has heard of a fall to rise from.
            taken = [beat for beat in taken if beat.kind != "redeem"]
        self.told |= {(beat.kind, "") for beat in taken}
        kept = {id(beat) for beat in gains + taken}
        return [beat for beat in here if id(beat) in kept]

    def weight(self, beat: collect.Beat) -> int:
        """How much a beat beside the story cards is worth telling."""
        kind = beat.kind
        if kind == "faced":
            return 99 if self.hero.faced == "failed" else 0
        if kind in BY_HAND and not self.is_new(beat.card):
            return 0
        if kind == "meddles":
            hand = hand_of(beat)
            if hand is None or hand.cancelled:
                return 0
            kind = "meddles" if hand.decisive else "played"
        elif kind == "fail" and self.foul(beat) is not None:
            kind = "foul"
        elif kind in LOSSES and ("met", beat.card) not in self.told:
            # Nobody has heard of this friend.
            kind = "played"
        elif kind == "ally":
            gone = [one.card for one in self.hero.beats if one.kind in LOSSES]
            kind = "sacrifice" if beat.card in gone else "ally"
        return WEIGHTS.get(kind, 0)

    def foul(self, beat: collect.Beat) -> collect.Hand | None:
        """Whose doing a failure was."""
        hands = beat.attempt.hands if beat.attempt is not None else []
        others = (hand for hand in hands if hand.decisive and hand.seat != self.hero.seat)
        return next((hand for hand in others if self.lore.deed(hand.card)), None)

    def story_of(self, beat: collect.Beat) -> tuple[str, collect.Hand | None]:
        """What makes an attempt a story of its own, and whose hand it is about."""
        attempt = beat.attempt
        if attempt is None:
            return "", None
        if attempt.retries:
            return "retry", next((hand for hand in attempt.hands if hand.retry), None)
        for story, mine in (("aided", False), ("helped", True)):
            hand = self.helper(attempt, mine)
            if hand is not None and hand.decisive:
                return story, hand
        for hand in self.new_hands(attempt, mine=False):
            if hand.change < 0:
                return "hindered", hand
        dark = attempt.corrupted and self.manners.get("dark", 0) < MOST_OF_OTHERS
        return "dark-marked" if dark else "", None

    def is_new(self, card: str) -> bool:
        """Whether it is a Hero or Antihero card that was not yet told of."""
        return self.lore.of_hand(card) and ("help", card) not in self.told

    def new_hands(self, attempt: collect.Attempt, mine: bool) -> list[collect.Hand]:
        """The cards of this hero, or of others, that touched an attempt and are new."""
        hands = [hand for hand in attempt.hands if (hand.seat == self.hero.seat) == mine]
        return [hand for hand in hands if not hand.cancelled and self.is_new(hand.card)]

    def helper(self, attempt: collect.Attempt, mine: bool) -> collect.Hand | None:
        """The hand of this hero, or of another one, that helped the most."""
        hands = [
            hand
            for hand in self.new_hands(attempt, mine)
            if hand.seat != collect.THE_ADVERSARY and hand.change >= (0 if mine else 1)
        ]
        return max(hands, key=lambda hand: (hand.decisive, hand.change), default=None)

    def manner(self, name: str) -> bool:
        """May this manner be used once more? Then it is."""
        so_far = self.manners.get(name, 0)
        if so_far >= MOST_OF.get(name, MOST_OF_OTHERS):
            return False
        self.manners[name] = so_far + 1
        return True

    def first_time(self, card: str) -> bool:
        """Was this card not yet told of? Then it is now: its copies do the same."""
        told = ("help", card) in self.told
        self.told.add(("help", card))
        return not told


def hand_of(beat: collect.Beat) -> collect.Hand | None:
    """The hand that a hero had in another's attempt."""
    hands = beat.attempt.hands if beat.attempt is not None else []
    return next((hand for hand in hands if hand.card == beat.card), None)


def meddling(hand: collect.Hand | None) -> str:
    """How a card played in another's attempt is told."""
    if hand is None or (hand.change == 0 and not hand.retry):
        return "played"
    if hand.change > 0 or hand.retry:
        return "aids" if hand.decisive else "aids-some"
    return "meddles" if hand.decisive else "meddles-vain"
