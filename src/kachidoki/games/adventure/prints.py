"""What is printed on the cards of a set, as numbers for learning: made once for each set.

Of each card a list of places and values in turn, to be written where the card is spoken of: so that
a learner sees what a card asks, gives and does, and an owner's cards are read like any others.
"""

from functools import lru_cache
from typing import Final

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset.cards import Card, CardSet, Entry, Path
from kachidoki.games.adventure.cardset.codes import EFFECTS, Counted, Do, If, On
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import FULL

# What a path gives: as `pieces.TALLY`, then Experience, Hero and Antihero cards, and steps on the
# track either way.
GIVES: Final = pieces.TALLY + 5
MOST_ICONS: Final = 2
MOST_POINTS: Final = 8
MOST_GIVEN: Final = 3
# What a card asks: whether it is a trait or an Adversary, else a challenge, and its abilities.
ASKS: Final = 2 + len(pieces.ABILITIES)
# What the text of a card does: every effect of the vocabulary, what hinders an attempt, the moments
# at which a player may use it, and what it costs.
DOES: Final = len(EFFECTS) + 1 + On.STATIC + 1
MOST_EFFECT: Final = 3
# What a Destiny pays for each of something; for enough of it; and for standing high or low.
QUANTITIES: Final = Counted.STAGE + 1
SCORES: Final = 2 * QUANTITIES + 2
MOST_SCORE: Final = 6

Pairs = list[int]


class Prints:
    """By card, what it asks, does and scores; by card * 2 + path, what it gives."""

    def __init__(self, cards: CardSet) -> None:
        self.gives: list[Pairs] = []
        self.asks: list[Pairs] = []
        self.does: list[Pairs] = []
        self.scores: list[Pairs] = []
        for card in cards.cards:
            for path in range(2):
                there = path < len(card.paths)
                self.gives.append(_pairs(_gives(card.paths[path])) if there else [])
            self.asks.append(_pairs(_asks(card)))
            self.does.append(_pairs(_does(card)))
            self.scores.append(_pairs(_scores(card)))


@lru_cache(maxsize=16)
def prints_of(cards: CardSet) -> Prints:
    """Those of a set."""
    return Prints(cards)


def stamp(into: bytearray, at: i64, pairs: Pairs) -> None:
    """Write what is printed."""
    end: i64 = len(pairs)
    place: i64 = 0
    while place < end:
        into[at + pairs[place]] = pairs[place + 1]
        place += 2


def add(into: bytearray, at: i64, pairs: Pairs) -> None:
    """Add what is printed to what is written there."""
    end: i64 = len(pairs)
    place: i64 = 0
    while place < end:
        spot: i64 = at + pairs[place]
        value: i64 = into[spot] + pairs[place + 1]
        into[spot] = value if value < FULL else FULL
        place += 2


# How the lists are made.


def _pairs(numbers: list[float]) -> Pairs:
    """The places of all that is not 0, each with its value: a share of 1, at most that."""
    found: Pairs = []
    for at, number in enumerate(numbers):
        if number > 0.0:
            found += [at, min(FULL, int(number * FULL + 0.5))]
    return found


def _gives(path: Path) -> list[float]:
    numbers = [float(count) / MOST_ICONS for count in path.tally]
    numbers[pieces.TRIUMPH] = float(path.tally[pieces.TRIUMPH]) / MOST_POINTS
    numbers[pieces.TRAGEDY] = float(path.tally[pieces.TRAGEDY]) / MOST_POINTS
    for count in (path.xp, path.hero, path.antihero, path.virtue, path.corruption):
        numbers.append(float(count) / MOST_GIVEN)
    return numbers


def _asks(card: Card) -> list[float]:
    numbers = [1.0 if card.kind == kind else 0.0 for kind in (pieces.TRAIT, pieces.ADVERSARY)]
    for ability in range(len(pieces.ABILITIES)):
        numbers.append(1.0 if card.abilities >> ability & 1 else 0.0)
    return numbers


def _does(card: Card) -> list[float]:
    numbers = [0.0] * DOES
    for entry in card.entries:
        if entry.on != On.GAME_END:
            _add_entry(numbers, entry)
    return numbers


def _add_entry(numbers: list[float], entry: Entry) -> None:
    for effect in entry.do:
        size = float(max(1, effect.n, -effect.n)) / MOST_EFFECT
        hinders = effect.n < 0 and effect.kind == Do.ADD_TOTAL
        numbers[len(EFFECTS) if hinders else effect.kind] += size
    if entry.on <= On.ANY:
        numbers[len(EFFECTS) + 1 + entry.on] = 1.0
    cost = entry.cost
    paid = cost.xp + cost.corruption + cost.hand
    if cost.sacrifice or cost.any_ally:
        paid += 1
    numbers[DOES - 1] += float(paid) / MOST_EFFECT


def _scores(card: Card) -> list[float]:
    """[scoring] Of a Destiny: what its clauses pay."""
    numbers = [0.0] * SCORES
    for entry in card.entries:
        if entry.on != On.GAME_END:
            continue
        points = 0.0
        for effect in entry.do:
            if 0 <= effect.per < QUANTITIES:
                numbers[effect.per] += float(effect.n) / float(effect.each) / MOST_EFFECT
            else:
                points += float(effect.n) / MOST_SCORE
        for condition in entry.when:
            if condition.kind == If.COUNT and condition.what < QUANTITIES:
                numbers[QUANTITIES + condition.what] += points
            elif condition.kind == If.LEVEL:
                low = condition.low > 1
                numbers[2 * QUANTITIES + (1 if low else 0)] += points
    return numbers
