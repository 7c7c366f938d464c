"""Positions for tests: say what matters, and the rest of the 110 cards finds its place."""

import random
from collections.abc import Iterator, Mapping, Sequence

import kachidoki
from kachidoki import Event, IllegalMove, Rng, State
from tests.games import worlds

GLORY = kachidoki.game("glory")
KINDS = GLORY.vocabulary.names["kind"]
VALUES = dict(zip(KINDS, (20, 18, 16, 14, 12, 9, 8, 7, 6), strict=True))
TABLES = [(mode, players) for mode in GLORY.modes for players in (2, 3, 4)]
# In the order of the stacks; seat 0 gets the first of each unless a test says otherwise.
MISSIONS = (
    ("a emperor", "a empress", "a daimyo", "a shogun"),
    ("b shogun", "b samurai", "b ninja", "b envoy"),
    ("c ninja", "c envoy", "c monk", "c farmer"),
)
SETTLED = {"second": "deck 1", "action": "deck 1", "close": "deck 1"}


def cards(text: str) -> dict[str, int]:
    """`"6 farmer 1 monk"` as counts."""
    words = text.split()
    return {kind: int(count) for count, kind in zip(words[::2], words[1::2], strict=True)}


def place(
    players: int = 2,
    mode: str = "standard",
    *,
    phase: str = "action",
    turn: int = 0,
    front: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    discard: tuple[str, str] = ("", ""),
    tops: tuple[str, str] = ("", ""),
    decks: tuple[int, int] | None = None,
    drawn: str | None = None,
    starter: int = 0,
    last: int = 0,
    history: Sequence[Sequence[int]] = (),
    figures: Mapping[int, int] | None = None,
    missions: Mapping[int, str] | None = None,
    shown: Mapping[int, str] | None = None,
    **more: object,
) -> dict[str, object]:
    """A complete position. `front` and `hands` say what a seat has, as `{0: "4 farmer"}`.

    `discard` lists the cards of the two piles, the top last; `tops` the next cards of the draw
    piles; `decks` their sizes. Cards that nobody mentions go to the draw piles and then to the
    hands that were not named.
    """
    hands, front, figures = hands or {}, front or {}, figures or {}
    piles = [pile.split() for pile in discard]
    draw = [top.split() for top in tops]
    placing = more.get("placing")
    left = dict(VALUES)
    laid = {}
    for seat, text in front.items():
        for kind, count in cards(text).items():
            laid[kind] = {"seat": seat, "count": count}
            left[kind] -= count
    held = [cards(hands.get(seat, "")) for seat in range(players)]
    for hand in held:
        for kind, count in hand.items():
            left[kind] -= count
    for kind in (*piles[0], *piles[1], *draw[0], *draw[1]):
        left[kind] -= 1
    if isinstance(placing, dict):
        left[placing["kind"]] -= placing["count"]
    assert min(left.values()) >= 0, left
    rest = [kind for step in range(20) for kind in KINDS if step < left[kind]]
    after = 110 - 3 * players
    sizes = decks or ((after + 1) // 2 - 1, after // 2 - 1)
    while rest and (len(draw[0]) < sizes[0] or len(draw[1]) < sizes[1]):
        shorter = 0 if len(draw[0]) < sizes[0] and len(draw[0]) <= len(draw[1]) else 1
        if len(draw[1]) >= sizes[1]:
            shorter = 0
        draw[shorter].append(rest.pop())
    others = [seat for seat in range(players) if seat not in hands] or [(turn + 1) % players]
    for at, kind in enumerate(rest):
        hand = held[others[at % len(others)]]
        hand[kind] = hand.get(kind, 0) + 1
    dealt, seen = _missions(mode, players, missions or {}, shown or {})
    if history and phase not in ("revealing", "done"):
        starter = _starter(history, last, players)
    ninja = mode in ("ninja", "both")
    options: dict[str, object] = {"rounds": 3 if mode in ("missions", "both") else 4}
    options["starter"] = "random"
    if ninja:
        options["keep_figures"] = True
    return {
        "game": "glory",
        "rules": 1,
        "mode": mode,
        "players": players,
        "options": options,
        "serial": 1,
        "phase": phase,
        "round": len(history) + 1,
        "starter": starter,
        "turn": turn,
        "last": last if history or phase == "revealing" else -1,
        "hands": held,
        "known": [cards((known or {}).get(seat, "")) for seat in range(players)],
        "sets": laid,
        "deck": draw,
        "discard": piles,
        "drawn": drawn or SETTLED.get(phase),
        "placing": None,
        "figures": [figures.get(seat, 0) for seat in range(players)],
        "supply": 4 - sum(figures.values()) if ninja else 0,
        "gained": 0,
        "missions": dealt,
        "shown": seen,
        "bonus": [0] * players,
        "history": [list(row) for row in history],
        **more,
    }


def _missions(
    mode: str, players: int, wanted: Mapping[int, str], shown: Mapping[int, str]
) -> tuple[list[list[str]], list[list[str]]]:
    """`wanted` and `shown` name missions as `"a empress, b ninja"`; the rest are dealt in order."""
    held: list[list[str]] = [[] for _ in range(players)]
    seen: list[list[str]] = [[] for _ in range(players)]
    if mode not in ("missions", "both"):
        return held, seen
    named = [
        [name.strip() for name in said.get(seat, "").split(",") if name.strip()]
        for said in (wanted, shown)
        for seat in range(players)
    ]
    taken = {name for names in named for name in names}
    for stack in MISSIONS:
        free = [name for name in stack if name not in taken]
        for seat in range(players):
            mine = [name for name in named[seat] if name in stack]
            open_one = [name for name in named[players + seat] if name in stack]
            seen[seat] += open_one
            if not open_one:
                held[seat] += mine or [free.pop(0)]
    return held, seen


def _starter(history: Sequence[Sequence[int]], last: int, players: int) -> int:
    """Fewest points in all, then in the last round, then the first after the last turn."""
    totals = [sum(row[seat] for row in history) for seat in range(players)]
    order = [(last + 1 + step) % players for step in range(players)]
    return min(order, key=lambda seat: (totals[seat], history[-1][seat], order.index(seat)))


def table(*args: object, **kwargs: object) -> State:
    """The state of `place(...)`, with a listener."""
    state = GLORY.from_position(place(*args, **kwargs))  # type: ignore[arg-type]
    state.events = []
    return state


def play(state: State, *moves: str) -> list[Event]:
    """Play texts one after the other; the events that they brought."""
    state.events = []
    for text in moves:
        state.play(GLORY.parse(text))
    return list(state.events)


def refused(state: State, text: str, seat: int | None = None) -> IllegalMove:
    """The refusal of a move, which must not be among the moves and must change nothing."""
    before = state.position()
    move = GLORY.parse(text)
    assert move not in state.moves(seat)
    try:
        state.play(move, seat)
    except IllegalMove as error:
        assert state.position() == before
        return error
    raise AssertionError(f"{text} was played")


def texts(state: State) -> list[str]:
    return [str(move) for move in state.moves()]


def lays(state: State) -> list[str]:
    return [text for text in texts(state) if text.startswith("lay")]


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def only(events: list[Event], key: str) -> Event:
    """The one event with this key."""
    (found,) = [event for event in events if event.key == key]
    return found


def asked(state: State) -> tuple[int, str, str]:
    """Who is asked what, by which rule."""
    question = state.question()
    assert question is not None
    return question.seat, question.key, question.rule


def step(state: State, rng: Rng, pick: random.Random) -> None:
    """One random move, or one result of chance; sets and strikes come up often."""
    worlds.step("glory", state, rng, pick)


def walk(mode: str, players: int, seed: int, every: int = 1, **options: object) -> Iterator[State]:
    """The states of a random game, from before its first chance move to its end."""
    return worlds.walk("glory", mode, players, seed, every, **options)


def finish(state: State, seed: int = 0) -> State:
    """Play to the end with random moves."""
    return worlds.finish("glory", state, seed)
