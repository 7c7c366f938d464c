"""What a seat may know of a game of Call to Adventure as planes, for those who learn.

Everything is read off the state, and only what `AdventureView` would show: of other hands the
number of the cards, of decks how many are left, and nothing of what another is about to play. Cards
are told by what they ask, give and do, so that a set of an owner's reads like any other. Seats are
counted from the one that looks, a spectator counts from seat 0.
"""

from typing import Final

from kachidoki.games.adventure import conditions, counts, pieces, runes, worth
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.effects.kind import Pick
from kachidoki.games.adventure.heroes import APART, HERO, OWN, write_heroes
from kachidoki.games.adventure.offers import (
    FOE,
    MOST_TARGET,
    SPOT_WIDTH,
    Eyes,
    places,
    write_best,
    write_chance,
    write_foe,
    write_rows,
    write_worth,
)
from kachidoki.games.adventure.prints import ASKS, DOES, GIVES, prints_of, stamp
from kachidoki.games.adventure.steps.cards import Losing
from kachidoki.games.adventure.steps.cast import Throwing
from kachidoki.games.adventure.steps.picking import Agreeing, Paying, Picking
from kachidoki.games.adventure.steps.rows import Hosting
from kachidoki.games.adventure.steps.step import AdventureStep
from kachidoki.games.adventure.steps.windows import Window
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import FULL, LEAD, bits, choice, lead, share, thermometer
from kachidoki.kernel.step import Step

# The steps at which the table waits for somebody, or for chance.
STEPS: Final = pieces.words(
    "keep main prep window respond picking paying may host draw lose lose-ally order dark-again "
    "first foe-drawn shuffle throw lose-random score"
)
MODES: Final = pieces.words("versus first solo coop")
STONES: Final = pieces.STONES
PICKS: Final = Pick.CARD + 1
# How far the bits of a count go.
DARK: Final = pieces.DARK_STONES
FEW: Final = 2
# What counts as all of a scale.
MOST_RESULT: Final = 20
MOST_STACK: Final = 3
MOST_PRICE: Final = 3
MOST_PICKED: Final = 4
MOST_IDLE: Final = 4
MOST_TURNS: Final = 60
MOST_IN_DECK: Final = 32

ATTEMPT: Final[list[tuple[str, int]]] = [
    ("attempt", 4),
    ("attempted card", ASKS + GIVES),
    ("target and result", 2),
    ("odds of the attempt", 3),
    ("prize of the attempt", 1),
    ("margin", LEAD),
    ("verdict", 2),
    ("dark runes", 2 * DARK),
    ("casts", FEW),
    ("runes that lie low", STONES),
]
TABLE: Final[list[tuple[str, int]]] = [
    ("step", len(STEPS)),
    ("window", len(pieces.WINDOWS)),
    ("answering", 1),
    ("stack", 4),
    ("card in question", DOES),
    # What is picked next, how many more; and the runes, places or abilities picked so far.
    ("picks", PICKS + 1),
    ("picked", STONES),
    ("actions left", FEW),
    ("journeys left", FEW),
    ("prices", 2),
    ("dark bought", DARK),
    ("turn", 6),
    ("revealed", pieces.ACTS),
    ("decks", len(pieces.DECKS)),
    ("mode", len(MODES)),
]
STEP_NUMBERS: Final = {name: at for at, name in enumerate(STEPS)}
MODE_NUMBERS: Final = {name: at for at, name in enumerate(MODES)}


def layout(players: int) -> list[tuple[str, int]]:
    """The names and lengths of what `fill` writes, in order: the same in all modes."""
    seats = range(players)
    rows = [(act, place) for act in range(1, 4) for place in range(1, places(players) + 1)]
    return [
        *[(f"place {act}.{place}", SPOT_WIDTH) for act, place in rows],
        *FOE,
        *[(f"{name}+{further}", n) for further in seats for name, n in HERO],
        *[(f"behind the viewer+{further}", APART) for further in seats[1:]],
        *OWN,
        *ATTEMPT,
        *TABLE,
    ]


def fill(state: AdventureRecord, seat: i64, into: bytearray, at: i64) -> None:
    """Write the planes of a seat into a buffer of zeros."""
    eyes = Eyes(state, seat, prints_of(state.rules.cards))
    step = shown_step(state, seat)
    at = write_rows(state, eyes, into, at)
    at = write_foe(state, eyes, into, at)
    write_best(eyes, into)
    at = write_heroes(state, eyes, asked_seat(state, step, seat), into, at)
    at = _attempt(state, eyes, into, at)
    at = _waiting(state, eyes, step, into, at)
    _turn(state, eyes, into, at)


def shown_step(state: AdventureRecord, seat: i64) -> Step[AdventureRecord]:
    """The step that the table waits at, as far as the viewer knows: what another picks for a card
    or a power, nobody knows before it is played."""
    step = state.step
    if isinstance(step, (Picking, Paying)) and state.actor != seat:
        step = state.stack[len(state.stack) - 1]
    return step


def asked_seat(state: AdventureRecord, step: Step[AdventureRecord], seat: i64) -> i64:
    """[reactions] Who is asked; -1 where that would tell that somebody has an answer."""
    if isinstance(step, Window) and not state.rules.public and state.actor != seat:
        return -1
    return state.actor


# The attempt under way, or the trait that is declared.


def _attempt(state: AdventureRecord, eyes: Eyes, into: bytearray, at: i64) -> i64:
    begin = at
    secret = isinstance(state.step, Paying) and state.actor != eyes.seat
    if state.card >= 0 and not secret:
        trier = state.trier
        if trier >= 0:
            into[at] = FULL
            if trier == eyes.me:
                into[at + 1] = FULL
            if state.slot == pieces.AT_ADVERSARY:
                into[at + 2] = FULL
        if conditions.card_gone(state):
            into[at + 3] = FULL
        stamp(into, at + 4, eyes.prints.asks[state.card])
        stamp(into, at + 4 + ASKS, eyes.prints.gives[2 * state.card + state.path])
        if trier >= 0:
            _numbers(state, eyes, into, at + 4 + ASKS + GIVES)
    at = begin + 4 + ASKS + GIVES + 6 + LEAD
    choice(into, at, state.verdict - 1, 2)
    thermometer(into, at + 2, state.dark_paid, DARK)
    thermometer(into, at + 2 + DARK, state.dark_free, DARK)
    thermometer(into, at + 2 + 2 * DARK, state.casts, FEW)
    at += 2 + 2 * DARK + FEW
    bits(into, at, state.low & state.lying)
    return at + STONES


def _numbers(state: AdventureRecord, eyes: Eyes, into: bytearray, at: i64) -> None:
    """What is to be reached and what is there, the odds, and what hangs on it."""
    share(into, at, conditions.target_now(state), MOST_TARGET)
    if state.casts > 0:
        share(into, at + 1, conditions.result_now(state), MOST_RESULT)
        lead(into, at + 6, conditions.margin_now(state))
    if isinstance(state.step, Throwing):
        write_chance(into, at + 2, chance_thrown(state, state.step.stones))
    elif state.casts == 0 and state.verdict == pieces.NO_OUTCOME:
        write_chance(into, at + 2, worth.chance_now(state))
        if state.trier == eyes.seat:
            for more in range(1, 3):
                write_chance(into, at + 2 + more, worth.chance_with(state, state.granted, more))
    if state.trier == eyes.seat:
        write_worth(into, at + 5, worth.prize_now(state))


def chance_thrown(state: AdventureRecord, stones: i64) -> float:
    """[cast] The chance of a success with the runes that are in the air, when the others lie."""
    lying = state.lying & ~stones
    fixed: i64 = 0
    for stone in range(STONES):
        if lying >> stone & 1:
            low = state.low >> stone & 1
            fixed += pieces.VALUE_1[stone] if low else pieces.VALUE_0[stone]
    return runes.chance_of(stones, conditions.needed(state) - fixed)


# What the table waits for.


def _waiting(
    state: AdventureRecord, eyes: Eyes, step: Step[AdventureRecord], into: bytearray, at: i64
) -> i64:
    choice(into, at, STEP_NUMBERS.get(step.name, -1), len(STEPS))
    at += len(STEPS)
    if isinstance(step, AdventureStep):
        choice(into, at, step.window, len(pieces.WINDOWS))
        if step.responding:
            into[at + len(pieces.WINDOWS)] = FULL
    at += len(pieces.WINDOWS) + 1
    size = len(state.card_stack)
    if size > 0:
        top = state.card_stack[size - 1]
        share(into, at, size, MOST_STACK)
        if top.owner == eyes.me:
            into[at + 1] = FULL
        if top.owner == pieces.FOE:
            into[at + 2] = FULL
        if top.cancelled:
            into[at + 3] = FULL
    at += 4
    _in_question(state, eyes, step, into, at)
    return at + DOES + PICKS + 1 + STONES


def _in_question(
    state: AdventureRecord, eyes: Eyes, step: Step[AdventureRecord], into: bytearray, at: i64
) -> None:
    """The card for which somebody is asked something, or that waits on the stack; and what is
    picked for it."""
    number: i64 = -1
    if isinstance(step, Picking):
        number = step.card
        following = step.next_pick(state)
        choice(into, at + DOES, following.pick, PICKS)
        share(into, at + DOES + PICKS, following.left, MOST_PICKED)
        for value in step.picks:
            if value < STONES:
                into[at + DOES + PICKS + 1 + value] = FULL
    elif isinstance(step, Agreeing):
        number = step.cause.card
    elif isinstance(step, Hosting):
        number = state.row[step.slot]
    elif isinstance(step, Losing):
        share(into, at + DOES + PICKS, step.count, MOST_PICKED)
    if number < 0 and state.card_stack:
        number = state.card_stack[-1].card
    if number >= 0:
        stamp(into, at, eyes.prints.does[number])


# The turn.


def _turn(state: AdventureRecord, eyes: Eyes, into: bytearray, at: i64) -> None:
    rules = state.rules
    thermometer(into, at, state.main_left, FEW)
    at += FEW
    thermometer(into, at, rules.journey_limit + state.more_journeys - state.journeys, FEW)
    at += FEW
    if state.phase == pieces.PLAYING and state.active >= 0:
        share(into, at, conditions.journey_price(state, state.active), MOST_PRICE)
        share(into, at + 1, conditions.dark_price(state, state.active), MOST_PRICE)
    thermometer(into, at + 2, state.dark_bought, DARK)
    at += 2 + DARK
    if state.final:
        into[at] = FULL
    if state.trigger >= 0:
        into[at + 1] = FULL
    if state.free_used:
        into[at + 2] = FULL
    if state.any_trait:
        into[at + 3] = FULL
    share(into, at + 4, state.idle, MOST_IDLE)
    share(into, at + 5, state.turn_no, MOST_TURNS)
    thermometer(into, at + 6, state.revealed, pieces.ACTS)
    at += 6 + pieces.ACTS
    for deck in range(len(pieces.DECKS)):
        share(into, at + deck, counts.left_in(state, deck), MOST_IN_DECK)
    choice(into, at + len(pieces.DECKS), MODE_NUMBERS[rules.mode], len(MODES))
