"""Tables of Victory & Honor for tests: say what matters, the other cards find their place.

Cards are short here, `r5`, `k**` or `gb`, and plays are written as in the specification: `A-C r5`
is seat 0 (Alan, Bob, Cindy, Diane), his centre, the red five.
"""

import random

import pytest

import kachidoki
from kachidoki import CHANCE, IllegalMove, Rng

HONOR = kachidoki.game("honor")
MODES = tuple(HONOR.modes)
every_mode = pytest.mark.parametrize("mode", MODES)
COLOURS = {"r": "red", "g": "green", "y": "yellow", "k": "black"}
RANKS = {
    "b": "bugle",
    "f": "flag",
    "d": "drum",
    "1": "scout",
    "2": "two",
    "3": "three",
    "4": "artillery",
    "5": "five",
    "6": "six",
    "7": "cavalry",
    "*": "one-star",
    "**": "two-star",
    "***": "three-star",
}
PLACES = ("left", "centre", "right")

# Where the two examples of the rulebook are played, and a phase that ends after eleven cards.
FLOW = ["A-C", "C-C", "A-R", "D-C", "B-R", "A-L", "B-C", "D-R", "C-L", "D-L", "B-L", "C-R"]
LONG = ["A-C", "C-C", "A-R", "D-C", "B-C", "D-R", "C-L", "D-L", "A-L", "B-L", "C-R", "B-R"]


def card(short):
    """`k**` as `black two-star`."""
    return f"{COLOURS[short[0]]} {RANKS[short[1:]]}"


def cards(text):
    return [card(short) for short in text.split()]


def deck(mode):
    ranks = RANKS if mode.endswith("advanced") else list(RANKS)[3:]
    return [card(colour + rank) for colour in COLOURS for rank in ranks]


def colour_of(name):
    return name.split(" ")[0]


def deal_of(state, hands):
    """The result of chance that brings these hands."""
    names = [card(colour + rank) for colour in COLOURS for rank in RANKS]
    return state.outcome([names.index(name) for hand in hands for name in hand])


def dealt(mode, hands, starter=0, without=None, **options):
    """A table after its first deal. `hands` names some cards of some seats; `without` names colours
    (`"rg"`) that a seat gets no other card of."""
    size = len(deck(mode)) // 4
    held = [cards(hands.get(seat, "")) for seat in range(4)]
    named = {name for hand in held for name in hand}
    rest = [name for name in deck(mode) if name not in named]
    without = without or {}
    for seat in sorted(range(4), key=lambda seat: -len(without.get(seat, ""))):
        barred = [COLOURS[letter] for letter in without.get(seat, "")]
        while len(held[seat]) < size:
            name = next(name for name in rest if colour_of(name) not in barred)
            rest.remove(name)
            held[seat].append(name)
    state = HONOR.start(4, mode, starter=starter + 1, **options)
    state.play(deal_of(state, held))
    state.events = []
    return state


def late(mode, hands, first=0, spoils=None, phase=None, **more):
    """A position at the beginning of a phase, of the last one unless told. What nobody holds or has
    captured is lost, but for what `spoils` must still get."""
    phases = 4 if mode.endswith("advanced") else 3
    held = [cards(hands[seat]) for seat in range(4)]
    captured = [cards((spoils or {}).get(seat, "")) for seat in range(4)]
    named = {name for some in (*held, *captured) for name in some}
    options = {"rounds": 4, "starter": "random", "redeal": False}
    if mode.endswith("advanced"):
        options["mixed"] = "any"
    options |= more.pop("options", {})
    history = more.pop("history", ())
    return {
        "game": "honor",
        "rules": HONOR.rules,
        "mode": mode,
        "players": 4,
        "options": options,
        "serial": 1,
        "step": "play",
        "round": len(history) + 1,
        "starter": more.pop("starter", 0),
        "side": -1,
        "phase": phase or phases,
        "first": first,
        "turn": first,
        "hands": held,
        "plays": [],
        "forced": None,
        "suggested": None,
        "spoils": captured,
        "lost": [name for name in deck(mode) if name not in named],
        "voids": [[], [], [], []],
        **({"generals": [True] * 4} if options["redeal"] else {}),
        "history": [row(*points) for points in history],
        **more,
    }


def row(*points):
    """A finished round: four points, then perhaps four for the honours."""
    return {"points": list(points[:4]), "honours": list(points[4:]) or [0] * 4}


def scene(mode, plays, reserves, **more):
    """The last phase of a round in which `plays` will be played, `reserves` being left over."""
    hands = [[short] for short in reserves.split()]
    for play in plays.split(", "):
        where, short = play.split(" ")
        hands["ABCD".index(where[0])].append(short)
    held = {seat: " ".join(hands[seat]) for seat in range(4)}
    first = "ABCD".index(plays[0])
    state = HONOR.from_position(late(mode, held, first, **more))
    state.events = []
    return state


def follow(state, plays):
    """Play `A-C r5, C-C r2`: each must be asked in this order. Orders of scouts are `A orders L`
    or `A is silent`. Returns all events."""
    state.events = []
    for play in plays.split(", "):
        assert state.actor == "ABCD".index(play[0]), play
        words = play.split(" ")
        if words[1] == "orders":
            text = "order " + next(place for place in PLACES if place[0] == words[2].lower())
        elif words[1] == "is":
            text = "no order"
        else:
            text = f"{words[0][-1].lower()} {words[1]}"
        state.play(HONOR.parse(text))
    return list(state.events)


def along(path, shorts):
    """Cards put on a path of places: `"A-C r5, C-C r2"`."""
    pairs = zip(path, shorts.split(), strict=False)
    return ", ".join(f"{where} {short}" for where, short in pairs)


def fought(mode, path, shorts, reserves, **more):
    """Twelve cards along a path, and what comes of it: the state and the events."""
    plays = along(path, shorts)
    state = scene(mode, plays, reserves, **more)
    return state, follow(state, plays)


def play(state, *moves):
    """Play texts one after the other; the events that they brought."""
    state.events = []
    for text in moves:
        state.play(HONOR.parse(text))
    return list(state.events)


def refused(state, text, seat=None):
    """The reason and the rule of a refusal. The move must not be listed, and nothing may change."""
    before = state.position()
    move = HONOR.parse(text)
    assert move not in state.moves(seat)
    with pytest.raises(IllegalMove) as refusal:
        state.play(move, seat)
    assert state.position() == before
    return refusal.value.reason, refusal.value.rule


def texts(state):
    """What may be answered."""
    return {str(move) for move in state.moves()}


def places(state):
    """The places where a card may go now."""
    return {text.split(" ")[0] for text in texts(state)}


def told(events, key):
    """The values of all events with this key."""
    return [dict(event.values) for event in events if event.key == key]


def only(events, key):
    (found,) = told(events, key)
    return found


def wins(events):
    """Who won which place, with which card, how."""
    return {
        win["place"]: (win["seat"], f"{win['colour']} {win['rank']}", win["how"])
        for win in told(events, "win")
    }


def asked(state):
    question = state.question()
    return question.seat, question.key, question.rule


# Random games.


def clumped(state, pick):
    """A deal in which colours lie together, so that many players soon miss some."""
    names = sorted(deck(state.position()["mode"]), key=colour_of)
    turn = pick.randrange(len(names))
    names = names[turn:] + names[:turn]
    for _ in range(pick.choice((3, 8, 16))):
        a, b = pick.randrange(len(names)), pick.randrange(len(names))
        names[a], names[b] = names[b], names[a]
    size = len(names) // 4
    hands = [names[at : at + size] for at in range(0, len(names), size)]
    pick.shuffle(hands)
    return deal_of(state, hands)


def cramped(mode, pick, **more):
    """The last phase with little but two colours in all hands: some place is hardly ever led."""
    two = pick.sample(list(COLOURS.values()), 2)
    names = [name for name in deck(mode) if colour_of(name) in two]
    others = [name for name in deck(mode) if colour_of(name) not in two]
    pick.shuffle(names)
    chosen = names[:16]
    for at in range(pick.choice((0, 0, 1, 2, 4))):
        chosen[at] = others.pop(pick.randrange(len(others)))
    pick.shuffle(chosen)
    return last_phase(mode, chosen, pick, **more)


def lopsided(mode, pick, **more):
    """The last phase, everybody with one or two colours: many cards face down, many trumps."""
    chosen = sorted(pick.sample(deck(mode), 16), key=colour_of)
    for _ in range(pick.choice((0, 2, 4))):
        a, b = pick.randrange(16), pick.randrange(16)
        chosen[a], chosen[b] = chosen[b], chosen[a]
    return last_phase(mode, chosen, pick, **more)


def last_phase(mode, chosen, pick, **more):
    """The last phase with these sixteen cards in the hands, in order, the first hand anybody's."""
    position = late(mode, dict.fromkeys(range(4), ""), first=pick.randrange(4), **more)
    turn = pick.randrange(4)
    hands = [chosen[at : at + 4] for at in range(0, 16, 4)]
    position["hands"] = hands[turn:] + hands[:turn]
    gone = [name for name in deck(mode) if name not in chosen]
    pick.shuffle(gone)
    position["spoils"] = [gone[seat * 5 : seat * 5 + 5] for seat in range(4)]
    position["lost"] = gone[20:]
    return HONOR.from_position(position)


def step(state, rng, pick, clump=0.0):
    """One random move, or one result of chance; some deals are clumped."""
    if state.actor != CHANCE:
        moves = state.moves()
        scouts = [move for move in moves if str(move).endswith("scout")]
        state.play(pick.choice(scouts if scouts and pick.random() < 0.3 else moves))
    elif state.position()["step"] == "deal" and pick.random() < clump:
        state.play(clumped(state, pick))
    else:
        state.play(state.chance(rng))


def walk(mode, seed, every=1, clump=0.5, **options):
    """The states of a random game, from before its first chance move to its end."""
    state = HONOR.start(4, mode, **options)
    rng, pick = Rng(seed), random.Random(seed)
    at = 0
    while True:
        if at % every == 0 or state.over:
            yield state
        if state.over:
            return
        step(state, rng, pick, clump)
        at += 1


def finish(state, seed=0):
    """Play to the end with random moves."""
    rng, pick = Rng(seed), random.Random(seed)
    for _ in range(2000):
        if state.over:
            return state
        step(state, rng, pick)
    raise AssertionError("the game does not end")
