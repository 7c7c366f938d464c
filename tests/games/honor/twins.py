"""Victory & Honor for the tests of every game: what can be exchanged unseen."""

import copy
import random
from typing import Any

import kachidoki
from kachidoki import BadPosition, State

LIVELY: tuple[str, ...] = ()
# Face-down cards are turned over, and spoils are counted before everybody's eyes.
SHOWING = frozenset({"reveal", "round-end"})
CHOICES = 18
# How often two cards are to change their places, in all and before it is enough.
TRIES, ENOUGH = 14, 6


def exchanged(state: State, seat: int | None, pick: random.Random) -> State:
    """Two by two, the cards of other hands and face down in front of others, as long as all plays
    stay legal and look the same; and the spoils of others, by number."""
    game = kachidoki.game("honor")
    position = state.position()
    others = [other for other in range(4) if other != seat]
    if not any(position["hands"]):
        return game.from_position(position)
    pool = [card for other in others for card in position["spoils"][other]]
    pick.shuffle(pool)
    for other in others:
        position["spoils"][other] = [pool.pop() for _ in position["spoils"][other]]
    found, done = game.from_position(position), 0
    places = _hidden(state, position, others)
    for _ in range(TRIES if len(places) > 1 else 0):
        changed = copy.deepcopy(position)
        one, two = pick.sample(places, 2)
        first, second = _card(changed, one), _card(changed, two)
        _put(changed, one, second)
        _put(changed, two, first)
        try:
            twin = game.from_position(changed)
        except BadPosition:
            continue
        if (twin.down, twin.marks) == (state.down, state.marks):
            position, found = changed, twin
            done += 1
            if done == ENOUGH:
                break
    return found


# A card in a hand is ("hands", seat, number), one face down on the table ("plays", number, 0).
Place = tuple[str, int, int]


def _hidden(state: State, position: dict[str, Any], others: list[int]) -> list[Place]:
    held = [("hands", seat, at) for seat in others for at in range(len(position["hands"][seat]))]
    return held + [
        ("plays", number, 0)
        for number, cell in enumerate(state.played())
        if state.down >> cell & 1 and cell // 3 in others
    ]


def _card(position: dict[str, Any], place: Place) -> str:
    part, number, at = place
    found = position[part][number]
    return str(found[at] if part == "hands" else found.partition(" ")[2])


def _put(position: dict[str, Any], place: Place, card: str) -> None:
    part, number, at = place
    if part == "hands":
        position[part][number][at] = card
    else:
        where = position[part][number].partition(" ")[0]
        position[part][number] = f"{where} {card}"


def swapped(result: str, pick: random.Random) -> str | None:
    """A deal with any two cards exchanged; each is two letters."""
    word, *cards = result.split(" ", 1)
    if word != "deal":
        return None
    letters = cards[0]
    a, b = sorted(pick.sample(range(0, len(letters), 2), 2))
    one, two = letters[a : a + 2], letters[b : b + 2]
    return f"deal {letters[:a]}{two}{letters[a + 2 : b]}{one}{letters[b + 2 :]}"


def rare() -> list[State]:
    """Random games bring everything."""
    return []
