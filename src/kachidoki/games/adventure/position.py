# interpreted: reading and checking positions is not hot.
"""A state of Call to Adventure as plain data, and back, refusing what cannot be.

A card is written as its id, a further copy of it as `id+2`. What is still to be done is written
frame by frame (see `frames.py`). A position is read by letting the game go on from it: it must come
to rest exactly where it was, or it is refused.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kachidoki.games.adventure.attempts import count_path
from kachidoki.games.adventure.check import check
from kachidoki.games.adventure.fate import pile_to_shuffle
from kachidoki.games.adventure.flow import go_on
from kachidoki.games.adventure.frames import (
    FRAMES,
    GROUND,
    a_of,
    b_of,
    c_of,
    d_of,
    e_of,
    frame,
    op_of,
)
from kachidoki.games.adventure.labels import label
from kachidoki.games.adventure.picks import NOT_PICKING
from kachidoki.games.adventure.pieces import MOST_LOOKED_AT, RULES_VERSION, SLOTS, TALLY
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.table import CHOOSING, ENDINGS, PHASES, PLAYING, SETTING_UP
from kachidoki.kernel.errors import BadPosition, shown
from kachidoki.kernel.game import Reader, integers
from kachidoki.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from kachidoki.games.adventure import Adventure

# Whole numbers of a state, with their bounds.
NUMBERS = {
    "revealed": (0, 3),
    "done": (0, 15),
    "first": (-1, 3),
    "turn_no": (0, 100_000),
    "active": (-1, 3),
    "main_left": (0, 99),
    "journeys": (0, 999),
    "more_journeys": (0, 999),
    "dark_bought": (-3, 99),
    "idle": (0, 1000),
    "trigger": (-1, 3),
    "pending": (-1, 15),
    "trier": (-1, 3),
    "slot": (-1, SLOTS),
    "path": (0, 1),
    "dark_paid": (0, 99),
    "dark_free": (0, 99),
    "dark_spent": (0, 99),
    "granted": (0, 0xFFFFFF),
    "listed": (0, 63),
    "casts": (0, 999),
    "lying": (0, 0xFFFFFF),
    "low": (0, 0xFFFFFF),
    "verdict": (0, 2),
    "margin": (-99, 99),
    "result_was": (-99, 999),
    "steps": (0, 63),
    "deeds": (0, 99),
    "trait_paid": (0, 99),
    "trait_fell": (0, 7),
    "foe_xp": (0, 100_000),
    "picking": (0, 4),
    "pick_entry": (0, 7),
}
TRUTHS = (
    "queueing",
    "acted",
    "free_used",
    "final",
    "any_trait",
    "bottom_ok",
    "retrying",
    "shielded",
    "left",
    "beaten",
    "had_ally",
)
# One card, or none.
SINGLE = ("card", "foe", "quest", "pick_card")
# Cards in order.
PILES = ("aside", "shown", "waiting")
# By seat: one card, or none.
CHARACTERS = ("origin", "motivation", "destiny")
# By seat: cards in order.
AREAS = ("dealt", "rejected", "story", "allies", "played")
MOST_FRAMES = 200
# A mask of the places from the top of a deck that somebody has looked at.
MOST_SEEN = (1 << MOST_LOOKED_AT) - 1


def to_position(state: AdventureState) -> dict[str, object]:
    """Everything about a state, in words and numbers."""
    rules = state.rules
    cards = rules.cards

    def named(pile: bytes) -> list[str | None]:
        return [label(cards, card) for card in pile]

    def held(mask: int) -> list[str | None]:
        return [label(cards, rules.first_hero + n) for n in range(44) if mask >> n & 1]

    data: dict[str, object] = {
        "game": "adventure",
        "rules": RULES_VERSION,
        "mode": rules.mode,
        "players": int(rules.players),
        "options": dict(rules.settings),
        "serial": int(state.serial),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "ending": ENDINGS[state.ending],
        "characters": [named(pile) for pile in state.characters],
        "decks": [named(state.decks[at][state.tops[at] :]) for at in range(6)],
        "discards": [named(pile) for pile in state.discards],
        "row": [label(cards, card) for card in state.row],
        "under": [label(cards, card) for card in state.under],
        "queue": list(state.queue),
        "chosen": list(state.chosen),
        "hand": [held(mask) for mask in state.hand],
        "known": [held(mask) for mask in state.known],
        "tops_seen": list(state.tops_seen),
        "hands_seen": [held(mask) for mask in state.hands_seen],
        "level": list(state.level),
        "xp": list(state.xp),
        "paths": [list(paths) for paths in state.paths],
        "used": list(state.used),
        "used_up": list(state.used_up),
        "prices": list(state.prices),
        "mods": list(state.mods),
        "bans": list(state.bans),
        "stack": list(state.stack),
        "stack_picks": [list(picks) for picks in state.stack_picks],
        "picked": [list(picks) for picks in state.picked],
        "picks": list(state.picks),
        "todo": [_frame(found) for found in state.todo[len(GROUND) :]],
    }
    for name in NUMBERS:
        data[name] = int(getattr(state, name))
    for name in TRUTHS:
        data[name] = bool(getattr(state, name))
    for name in SINGLE:
        data[name] = label(cards, getattr(state, name))
    for name in PILES:
        data[name] = named(getattr(state, name))
    for name in CHARACTERS:
        data[name] = [label(cards, card) for card in getattr(state, name)]
    for name in AREAS:
        data[name] = [named(pile) for pile in getattr(state, name)]
    return data


def _frame(found: int) -> list[object]:
    values: list[int] = [int(part(found)) for part in (a_of, b_of, c_of, d_of, e_of)]
    while values and values[-1] == 0:
        values.pop()
    return [FRAMES[op_of(found)], *values]


def from_position(game: "Adventure", position: Mapping[str, object]) -> AdventureState:
    """The state that `to_position` described; BadPosition says what is wrong with it."""
    read = Reader(position)
    read.text("game", ["adventure"])
    read.integer("rules", RULES_VERSION, RULES_VERSION)
    mode = read.text("mode", list(game.modes))
    players = read.integer("players", 1, 4)
    settings = game.settings(players, mode, read.mapping("options"))
    rules = game.table_rules(players, mode, settings)
    state = AdventureState(rules, None)
    state.todo = GROUND[:]
    _Filler(state, read, players).fill()
    read.finish()
    check(state)
    _settle(state, position)
    return state


def _settle(state: AdventureState, position: Mapping[str, object]) -> None:
    """Let the game go on: it has to stay where it is."""
    actor = state.actor
    try:
        trial = state.copy()
        trial.listing = None
        if trial.phase == PLAYING or trial.phase == SETTING_UP:
            if trial.picking != NOT_PICKING:
                if not trial.legal(actor):
                    raise IndexError
            elif trial.phase == SETTING_UP or actor != OVER:
                go_on(trial)
        elif trial.phase == CHOOSING:
            waiting = trial.actors
            if not waiting or actor != waiting[0]:
                raise IndexError
        if actor >= 0 and not trial.legal(actor):
            raise IndexError
        if actor == CHANCE and not trial.outcomes([]):
            if pile_to_shuffle(trial):
                raise IndexError
        again = to_position(trial)
    except (IndexError, KeyError, AssertionError, ValueError, TypeError, OverflowError):
        raise BadPosition("phase-impossible", phase=PHASES[state.phase]) from None
    again["options"] = position["options"]
    if again != {**position}:
        raise BadPosition("phase-impossible", phase=PHASES[state.phase])


class _Filler:
    """Fills a state from what was read."""

    def __init__(self, state: AdventureState, read: Reader, players: int) -> None:
        self.state = state
        self.read = read
        self.players = players
        cards = state.rules.cards
        self.numbers = {label(cards, card.number): int(card.number) for card in cards.cards}

    def fill(self) -> None:
        state = self.state
        read = self.read
        players = self.players
        state.serial = read.integer("serial", 0, 1_000_000)
        state.phase = PHASES.index(read.text("phase", PHASES))
        state.actor = read.integer("actor", OVER, players - 1)
        state.ending = ENDINGS.index(read.text("ending", ENDINGS))
        for name, (low, high) in NUMBERS.items():
            setattr(state, name, read.integer(name, low, high))
        for name in TRUTHS:
            setattr(state, name, read.boolean(name))
        for name in SINGLE:
            setattr(state, name, self.card(read.optional(name), name))
        for name in PILES:
            setattr(state, name, self.pile(read.array(name), name))
        for name in CHARACTERS:
            setattr(state, name, [self.card(found, name) for found in read.array(name, players)])
        for name in AREAS:
            setattr(state, name, self.piles(name, players))
        state.characters = self.piles("characters", 3)
        state.decks = self.piles("decks", 6)
        state.tops = [0] * 6
        state.discards = self.piles("discards", 6)
        state.row = [self.card(found, "row") for found in read.array("row", SLOTS)]
        state.under = [self.card(found, "under") for found in read.array("under", SLOTS)]
        state.queue = integers(read.array("queue"), "queue", 0, SLOTS - 1)
        state.chosen = integers(read.array("chosen", players), "chosen", -1, 7)
        state.hand = [self.hand(found, "hand") for found in read.array("hand", players)]
        state.known = [self.hand(found, "known") for found in read.array("known", players)]
        state.tops_seen = tuple(integers(read.array("tops_seen"), "tops_seen", 0, MOST_SEEN))
        state.hands_seen = tuple([self.hand(f, "hands_seen") for f in read.array("hands_seen")])
        state.level = integers(read.array("level", players), "level", 1, 7)
        state.xp = integers(read.array("xp", players), "xp", 0, 100_000)
        state.paths = [
            bytes(integers(_list(found, "paths"), "paths", 0, 1))
            for found in read.array("paths", players)
        ]
        state.used = integers(read.array("used"), "used", 0, 2047)
        state.used_up = integers(read.array("used_up"), "used_up", 0, 2047)
        state.prices = tuple(integers(read.array("prices", 3), "prices", -99, 99))
        state.mods = integers(read.array("mods"), "mods", 0, (1 << 21) - 1)
        state.bans = integers(read.array("bans"), "bans", 0, (1 << 20) - 1)
        state.stack = integers(read.array("stack"), "stack", 0, (1 << 21) - 1)
        state.stack_picks = self.lists("stack_picks")
        state.picked = self.lists("picked")
        state.picks = bytes(integers(read.array("picks"), "picks", 0, 255))
        state.todo = [*GROUND, *[self.frame(found) for found in read.array("todo")]]
        if len(state.todo) > MOST_FRAMES or len(state.stack) != len(state.stack_picks):
            raise BadPosition("phase-impossible", phase=PHASES[state.phase])
        state.together = state.phase == CHOOSING and players > 1
        self.count()

    def count(self) -> None:
        """What a story holds follows from its cards."""
        state = self.state
        cards = state.rules.cards.cards
        state.tally = [0] * (self.players * TALLY)
        for seat in range(self.players):
            for number in (state.origin[seat], state.motivation[seat]):
                if number >= 0:
                    if not cards[number].paths:
                        self.misplaced(number, "origin")
                    count_path(state, seat, cards[number].paths[0], 1)
            if len(state.story[seat]) != len(state.paths[seat]):
                raise BadPosition("columns", "acts", seat=seat)
            for number, path in zip(state.story[seat], state.paths[seat], strict=True):
                if path >= len(cards[number].paths):
                    self.misplaced(number, "story")
                count_path(state, seat, cards[number].paths[path], 1)

    def misplaced(self, number: int, field: str) -> None:
        name = label(self.state.rules.cards, number) or ""
        raise BadPosition("wrong-place", card=name, field=field)

    def card(self, found: object, field: str) -> int:
        if found is None:
            return -1
        if not isinstance(found, str) or found not in self.numbers:
            raise BadPosition("unknown-card", card=shown(found))
        return self.numbers[found]

    def pile(self, found: object, field: str) -> bytes:
        numbers = [self.card(card, field) for card in _list(found, field)]
        if any(number < 0 for number in numbers):
            raise BadPosition("wrong-type", field=field, wanted="string")
        return bytes(numbers)

    def piles(self, field: str, count: int) -> list[bytes]:
        return [self.pile(found, field) for found in self.read.array(field, count)]

    def hand(self, found: object, field: str) -> int:
        mask = 0
        first = int(self.state.rules.first_hero)
        for number in self.pile(found, field):
            if not 0 <= number - first < 44 or number >= first + len(self.state.rules.title):
                self.misplaced(number, field)
            if mask >> (number - first) & 1:
                raise BadPosition("card-twice", card=label(self.state.rules.cards, number) or "")
            mask |= 1 << (number - first)
        return mask

    def lists(self, field: str) -> list[bytes]:
        return [
            bytes(integers(_list(found, field), field, 0, 255)) for found in self.read.array(field)
        ]

    def frame(self, found: object) -> int:
        values = _list(found, "todo")
        if not values or values[0] not in FRAMES[1:] or len(values) > 6:
            raise BadPosition(
                "unknown-name",
                field="todo",
                value=shown(values[0] if values else ""),
                known=FRAMES[1:],
            )
        numbers = integers(values[1:5], "todo", 0, 255)
        numbers += integers(values[5:], "todo", 0, (1 << 24) - 1)
        return int(frame(FRAMES.index(str(values[0])), *numbers))


def _list(value: object, field: str) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise BadPosition("wrong-type", field=field, wanted="array")
    return list(value)
