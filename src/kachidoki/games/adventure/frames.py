"""What is still to be done, as numbers on a list: a frame is a step with its values.

A game is a list of frames, `todo`. The last one is done next; it may ask somebody, or put others
above itself. This is what a call stack would be, in a form that can be copied and written down.
"""

from typing import Final

from kachidoki.kernel.native import i64

# name, and the values: a, b, c, d (up to 255 each) and e (up to 24 bits).
FRAMES: Final[tuple[str, ...]] = (
    "none",
    "main",  # the active player's turn, outside an attempt
    "prep",  # the player who attempts gets ready
    "window",  # a: window, b: how many were asked, c: passes in a row
    "respond",  # a card waits on the stack; a: the window around, b, c as above
    "run",  # an entry: see `run_frame`
    "may",  # an entry that its owner may decline, or pay for; like run
    "fire",  # a: a moment (cards.ON), b: the player, c: the card, d: its slot, e: the way of a step
    "turn",  # a turn begins
    "reveal",  # acts that are due
    "queue",  # Allies and Adversaries that were turned up
    "host",  # a: the slot of an Ally that needs a host
    "refill",  # a: slot
    "release",  # cards held aside may be drawn again
    "shuffle",  # a: deck
    "end-turn",
    "take-trait",
    "gain",  # a: step, b: slot, c: card, d: path and kind of gain, e: seat
    "fail",  # a: step
    "before-done",  # everybody has passed before the cast
    "throw",  # e: stones; a: 0 a cast, 1 a recast, 2 more runes
    "faces",  # a: step, e: the stones that have just landed
    "compare",
    "waiting",  # what the Adversary has kept for the outcome
    "consequences",
    "drop",  # the attempt is over
    "draw",  # a: seat, b: deck (2: either), c: why, d: the card that says so
    "lose",  # a: seat discards b cards of deck c, because of card d
    "lose-random",
    "lose-ally",  # a: seat, b: who gets the Ally, from 1, or 0; d: card
    "foe",  # the Adversary turns a card up
    "hand-limit",
    "score",
    "gain-story",  # a: slot, b: seat: a story card without an attempt
    "first",  # chance: the first player
    "foe-drawn",  # chance: the Adversary
    "deal",  # characters
    "begin",  # all have chosen
    "order",  # a: who reorders, b: deck and how many cards (<< 3), c: the next place, d: the card
    "one",  # an effect for one of several players: see `one_frame`
    "dark-again",  # how many of its Dark runes a retry casts again
)
F_MAIN: Final = 1
F_PREP: Final = 2
F_WINDOW: Final = 3
F_RESPOND: Final = 4
F_RUN: Final = 5
F_MAY: Final = 6
F_FIRE: Final = 7
F_TURN: Final = 8
F_REVEAL: Final = 9
F_QUEUE: Final = 10
F_HOST: Final = 11
F_REFILL: Final = 12
F_RELEASE: Final = 13
F_SHUFFLE: Final = 14
F_END_TURN: Final = 15
F_TAKE_TRAIT: Final = 16
F_GAIN: Final = 17
F_FAIL: Final = 18
F_BEFORE_DONE: Final = 19
F_THROW: Final = 20
F_FACES: Final = 21
F_COMPARE: Final = 22
F_WAITING: Final = 23
F_CONSEQUENCES: Final = 24
F_DROP: Final = 25
F_DRAW: Final = 26
F_LOSE: Final = 27
F_LOSE_RANDOM: Final = 28
F_LOSE_ALLY: Final = 29
F_FOE: Final = 30
F_HAND_LIMIT: Final = 31
F_SCORE: Final = 32
F_GAIN_STORY: Final = 33
F_FIRST: Final = 34
F_FOE_DRAWN: Final = 35
F_DEAL: Final = 36
F_BEGIN: Final = 37
F_ORDER: Final = 38
F_ONE: Final = 39
F_DARK_AGAIN: Final = 40

# What lies below all frames and is never done. A list that is longer than this neither grows nor
# shrinks in memory with the few frames that come and go: a twentieth of the time of a game.
GROUND: Final[list[int]] = [0] * 8

# No card, no seat, no slot, in a frame.
NOTHING: Final = 255
# No player, where a frame has four bits for one.
NOBODY: Final = 15


def frame(op: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    return op | a << 6 | b << 14 | c << 22 | d << 30 | e << 38


def op_of(found: i64) -> i64:
    return found & 63


def a_of(found: i64) -> i64:
    return found >> 6 & 255


def b_of(found: i64) -> i64:
    return found >> 14 & 255


def c_of(found: i64) -> i64:
    return found >> 22 & 255


def d_of(found: i64) -> i64:
    return found >> 30 & 255


def e_of(found: i64) -> i64:
    return found >> 38 & 16777215


# An entry that is carried out. a: the card. b: the entry, or AS_FOE. c: owner, and for whom
# (`self`). d: the opponent, and the next effect. e: the player who set it off, and whether targets
# were picked.
AS_FOE: Final = 15
# Added to the frame of an entry, it goes on to the next effect.
NEXT_EFFECT: Final = 1 << 34


def run_frame(
    op: i64,
    card: i64,
    entry: i64,
    owner: i64,
    favoured: i64,
    opponent: i64,
    setter: i64,
    picks: i64,
) -> i64:
    return frame(op, card, entry, owner | favoured << 4, opponent, setter | picks << 4)


def one_frame(found: i64, at: i64, seat: i64) -> i64:
    """The effect `at` of an entry that is carried out, for one player: a to d as in `run_frame`."""
    return frame(F_ONE, a_of(found), b_of(found), c_of(found), found >> 30 & 15 | at << 4, seat)
