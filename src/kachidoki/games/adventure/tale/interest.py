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
# How often one manner may colour a tale.
MOST_OF: Final = {"dark-clean": 1, "helped-some": 1}


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
        if kind == "fail" and self.foul(beat) is not None:
            return WEIGHTS["foul"]
        if kind == "faced":
            return 99 if self.hero.faced == "failed" else 0
        if kind in BY_HAND:
            if not self.lore.of_hand(beat.card) or ("help", beat.card) in self.told:
                return 0
            if kind == "meddles":
                hand = hand_of(beat)
                if hand is None or hand.cancelled:
                    return 0
                return WEIGHTS["meddles" if hand.decisive else "played"]
        if kind in ("sacrifice", "ally-lost") and ("met", beat.card) not in self.told:
            # Nobody has heard of this friend.
            return WEIGHTS["played"]
        if kind == "ally":
            gone = [one.card for one in self.hero.beats if one.kind in ("sacrifice", "ally-lost")]
            return WEIGHTS["sacrifice" if beat.card in gone else "ally"]
        return WEIGHTS.get(kind, 0)

    def foul(self, beat: collect.Beat) -> collect.Hand | None:
        """Whose doing a failure was."""
        hands = beat.attempt.hands if beat.attempt is not None else []
        others = (hand for hand in hands if hand.decisive and hand.seat != self.hero.seat)
        return next((hand for hand in others if self.lore.deed(hand.card)), None)

    def story_of(self, beat: collect.Beat) -> str:
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
        if attempt.corrupted and self.manners.get("dark", 0) < 2:
            return "dark-marked"
        return ""

    def new_hands(self, attempt: collect.Attempt) -> list[collect.Hand]:
        """The cards that touched an attempt and were not yet told of."""
        return [
            hand
            for hand in attempt.hands
            if not hand.cancelled
            and self.lore.of_hand(hand.card)
            and ("help", hand.card) not in self.told
        ]

    def helpers(self, attempt: collect.Attempt) -> tuple[collect.Hand | None, collect.Hand | None]:
        """The hand of another hero, and of this one, that helped the most."""
        best: list[collect.Hand | None] = [None, None]
        for hand in self.new_hands(attempt):
            mine = hand.seat == self.hero.seat
            if hand.seat == collect.THE_ADVERSARY or hand.change < (0 if mine else 1):
                continue
            before = best[mine]
            if before is None or (hand.decisive, hand.change) > (before.decisive, before.change):
                best[mine] = hand
        return best[0], best[1]

    def hinderer(self, attempt: collect.Attempt) -> collect.Hand | None:
        others = (hand for hand in self.new_hands(attempt) if hand.seat != self.hero.seat)
        return next((hand for hand in others if hand.change < 0), None)

    def manner(self, name: str) -> bool:
        """May this manner be used once more? Then it is."""
        so_far = self.manners.get(name, 0)
        if so_far >= MOST_OF.get(name, 2):
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
