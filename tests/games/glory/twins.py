"""Call to Glory for the tests of every game: what can be exchanged unseen."""

import random
from collections import Counter

from kachidoki import State
from tests.games.glory.states import GLORY, MISSIONS

LIVELY = ("lay", "strike")
SHOWING: frozenset[str] = frozenset()
CHOICES = 30


def exchanged(state: State, seat: int | None, pick: random.Random) -> State:
    """The cards of other hands and of the draw piles, and the missions of others."""
    position = state.position()
    others = [other for other in range(position["players"]) if other != seat]
    pool = [kind for pile in position["deck"] for kind in pile]
    for other in others:
        for kind, count in position["hands"][other].items():
            pool += [kind] * (count - position["known"][other].get(kind, 0))
    pick.shuffle(pool)
    for other in others:
        hidden = sum(position["hands"][other].values()) - sum(position["known"][other].values())
        hand = Counter(position["known"][other])
        hand.update(pool.pop() for _ in range(hidden))
        position["hands"][other] = dict(hand)
    position["deck"] = [[pool.pop() for _ in pile] for pile in position["deck"]]
    assert not pool
    seen = {name for shown in position["shown"] for name in shown}
    seen |= set(position["missions"][seat]) if seat is not None else set()
    for stack in MISSIONS:
        free = [name for name in stack if name not in seen]
        pick.shuffle(free)
        for other in others:
            held = position["missions"][other]
            position["missions"][other] = [free.pop() if name in stack else name for name in held]
    return GLORY.from_position(position)


def swapped(result: str, pick: random.Random) -> str | None:
    """A deal, or the missions, with two cards of one stack exchanged."""
    words = result.split()
    if words[0] not in ("deal", "missions"):
        return None
    stack = pick.randrange(1, len(words))
    cards = list(words[stack])
    a, b = pick.randrange(len(cards)), pick.randrange(len(cards))
    cards[a], cards[b] = cards[b], cards[a]
    words[stack] = "".join(cards)
    return " ".join(words)


def rare() -> list[State]:
    """Random games bring everything."""
    return []
