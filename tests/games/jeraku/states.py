"""Tables of Jeraku for tests: what they show, how they go on, and random games.

Cards are short here, `r5` or `bn` (the blue Ninja). Plays are written `red r5, yellow y2`: the
clan, then the card. Positions are built in positions.py.
"""

import random

import pytest

import kachidoki
from kachidoki import CHANCE, IllegalMove, NotYourTurn, Rng

JERAKU = kachidoki.game("jeraku")
TABLES = [(mode, players) for mode, found in JERAKU.modes.items() for players in found.players]
every_table = pytest.mark.parametrize(("mode", "players"), TABLES)
CLANS = ("red", "yellow", "blue", "green", "black")
SUITS = {"r": "red", "y": "yellow", "b": "blue"}
VALUES = ("ninja", "1", "2", "3", "4", "5", "6")
DECK = [f"{suit} {value}" for suit in SUITS.values() for value in VALUES]


def card(short):
    """`bn` as `blue ninja`."""
    return f"{SUITS[short[0]]} {'ninja' if short[1] == 'n' else short[1]}"


def cards(text):
    return [card(short) for short in text.split()]


def letters(names):
    """`red ninja` as `rn`, many of them as one word."""
    return "".join(name[0] + name.split(" ")[1][0] for name in names)


def ordered(names):
    return sorted(names, key=DECK.index)


# What a table says.


def texts(state, seat=None):
    """What may be answered."""
    return {str(move) for move in state.moves(seat)}


def clan(state, name):
    """The line of a clan in what everybody sees."""
    return next(entry for entry in state.view(None).table()["clans"] if entry["clan"] == name)


def samurai(state, name):
    return clan(state, name)["samurai"]


def supply(state, name):
    return clan(state, name)["supply"]


def daimyo(state, name):
    return clan(state, name)["daimyo"]


def points(state):
    """The points of every clan."""
    return {entry["clan"]: entry["rp"] for entry in state.view(None).table()["clans"]}


def hand(state, seat):
    return state.view(seat).table()["hand"]


def see(state, word, seat=None):
    """One word of what a seat, or everybody, sees."""
    return state.view(seat).table()[word]


def told(events, key):
    """The values of all events with this key."""
    return [dict(event.values) for event in events if event.key == key]


def only(events, key):
    (found,) = told(events, key)
    return found


def keys(events):
    return [event.key for event in events]


def asked(state, seat=None):
    question = state.question(seat)
    return question.seat, question.key, question.rule


def scores(events, region):
    """What a Prestige paid in one region: points by clan, of all that had a rank."""
    return {
        values["clan"]: values["points"]
        for values in told(events, "score") + told(events, "score-enemy")
        if values["region"] == region
    }


def cries(events):
    """What the last Kachidoki paid."""
    return {values["clan"]: values["points"] for values in told(events, "cry-score")}


# Going on.


def play(state, *moves, seat=None):
    """Play texts one after the other, results of chance too; the events that they brought."""
    state.events = []
    for text in moves:
        state.play(JERAKU.parse(text), seat)
    return list(state.events)


def spend(state, plays):
    """Cards that do nothing: `red r5, yellow yn`. Each must be that clan's turn. All events."""
    story = []
    for text in plays.split(", "):
        name, short = text.split(" ")
        question = state.question()
        assert question.values["clan"] == name, (text, question.values)
        story += play(state, f"play {card(short)}")
        while state.actor >= 0 and state.question().key in ("use", "place", "place-ninja", "act"):
            story += play(state, "deploy" if state.question().key == "use" else "stop")
    return story


def refused(state, text, seat=None):
    """The reason and the rule of a refusal. The move must not be listed, and nothing may change."""
    before = state.position()
    move = JERAKU.parse(text)
    assert move not in state.moves(seat)
    with pytest.raises(IllegalMove) as refusal:
        state.play(move, seat)
    assert state.position() == before
    if not isinstance(refusal.value, NotYourTurn):
        assert tuple(refusal.value.values) == JERAKU.vocabulary.refusals[refusal.value.reason]
    return refusal.value.reason, refusal.value.rule


# Random games.


def clumped(pick):
    """A deal in which the suits lie together, so that many players soon miss some."""
    order = list(range(21))
    turn = pick.randrange(21)
    order = order[turn:] + order[:turn]
    for _ in range(pick.choice((2, 4, 8))):
        a, b = pick.randrange(21), pick.randrange(21)
        order[a], order[b] = order[b], order[a]
    return JERAKU.parse("deal " + letters(DECK[card] for card in order))


def step(state, rng, pick, clump=0.0):
    """One random move of one of those asked, or one result of chance; some deals are clumped."""
    if state.actor == CHANCE:
        deal = see(state, "step") == "deal" and pick.random() < clump
        state.play(clumped(pick) if deal else state.chance(rng))
        return
    seat = pick.choice(state.actors)
    state.play(pick.choice(state.moves(seat)), seat)


def walk(mode, players, seed, every=1, clump=0.5, **options):
    """The states of a random game, from before its first chance move to its end."""
    state = JERAKU.start(players, mode, **options)
    rng, pick = Rng(seed), random.Random(seed)
    at = 0
    while True:
        if at % every == 0 or state.over:
            yield state
        if state.over:
            return
        step(state, rng, pick, clump)
        at += 1


def drafting(seed):
    """Two armies that have their Daimyo cards, and draft."""
    state, rng = JERAKU.start(2, "armies"), Rng(seed)
    while see(state, "step") != "draft":
        state.play(state.chance(rng) if state.actor == CHANCE else state.moves()[0])
    return state


def finish(state, seed=0):
    """Play to the end with random moves."""
    rng, pick = Rng(seed), random.Random(seed)
    for _ in range(1000):
        if state.over:
            return state
        step(state, rng, pick)
    raise AssertionError("the game does not end")
