# interpreted: positions are checked once, when they are read.
"""What cannot be: the invariants of section 1.6, for positions that somebody wrote."""

from kachidoki.games.adventure import counts, looks, pieces
from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.record import IN_HANDS, IN_ROWS, impossible, misplaced
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.steps.cards import Ordering, Shuffling
from kachidoki.games.adventure.steps.named import waiting, written
from kachidoki.games.adventure.steps.picking import Paying, Picking
from kachidoki.games.adventure.steps.setup import set_up
from kachidoki.games.adventure.steps.step import go_on
from kachidoki.kernel.errors import BadPosition
from kachidoki.kernel.state import CHANCE, OVER


def check(state: AdventureState) -> None:
    """Raise BadPosition for a table that no game can lead to."""
    if not _steps_fit(state):
        raise impossible(state)
    _places(state)
    _stories(state)
    _numbers(state)
    _looks(state)
    if not _stays(state):
        raise impossible(state)


def _steps_fit(state: AdventureState) -> bool:
    """What lies at the bottom of all that is still to be done, and what may lie above it."""
    steps = [step.name for step in waiting(state)]
    if state.phase == pieces.SETTING_UP:
        opening = AdventureState(state.rules, None)
        set_up(opening)
        now = [written(step) for step in waiting(state)]
        return len(now) > 0 and now == [written(step) for step in waiting(opening)][: len(now)]
    if state.phase == pieces.CHOOSING:
        return steps == ["begin"]
    if state.phase == pieces.PLAYING:
        trying = steps[2:3] in (["prep"], ["before-done"], ["compare"], ["drop"])
        return (
            steps[:1] in (["end-turn"], ["turn"])
            and not {"turn", "end-turn", "deal", "begin", "first"} & set(steps[1:])
            and ("main" not in steps or steps[:2] == ["end-turn", "main"])
            and steps.count("main") <= 1
            and (state.trier >= 0) == trying
        )
    return True


def _places(state: AdventureState) -> None:
    """Each card is in one place, and in one where it can be."""
    rules = state.rules
    cards = rules.cards.cards
    for top in state.card_stack:
        if cards[top.card].kind not in IN_HANDS:
            raise misplaced(rules, top.card, "stack")
    seen: set[int] = set()
    for number in counts.lying_cards(state):
        if number in seen:
            raise BadPosition("card-twice", card=rules.labels[number])
        seen.add(number)
    for host, ally in zip(state.row, state.under, strict=True):
        if ally >= 0 and not counts.is_challenge(state, host):
            raise misplaced(rules, ally, "under")
    if state.phase == pieces.SETTING_UP:
        return
    taking_part = {number for pile in rules.piles for number in pile}
    for number in sorted(taking_part - seen):
        if number != state.foe:
            raise BadPosition("card-missing", card=rules.labels[number])
    for number in sorted(seen - taking_part - set(rules.foes)):
        if cards[number].kind in (*IN_ROWS, *IN_HANDS):
            raise misplaced(rules, number, "decks")


def _stories(state: AdventureState) -> None:
    settled = state.phase not in (pieces.SETTING_UP, pieces.CHOOSING)
    fighting = state.foe >= 0 and not state.beaten
    for seat in range(state.players):
        cards = len(state.story[seat])
        if cards > pieces.WHOLE_STORY or len(state.allies[seat]) > 12:
            raise BadPosition("columns", "acts", seat=seat)
        if settled != (state.origin[seat] >= 0):
            raise impossible(state)
        if fighting and cards >= pieces.WHOLE_STORY:
            raise BadPosition("columns", "final-turn", seat=seat)
        # Allowed only while the gain is being finished.
        ended = state.rules.versus and cards == pieces.WHOLE_STORY and not waiting(state)
        if ended and state.trigger < 0:
            raise BadPosition("columns", "end", seat=seat)


def _numbers(state: AdventureState) -> None:
    if state.low & ~state.lying:
        raise BadPosition("out-of-range", field="low", low=0, high=state.lying)
    for known, hand in zip(state.known, state.hand, strict=True):
        if known & ~hand:
            raise BadPosition("out-of-range", field="known", low=0, high=0)
    if (state.foe >= 0) == state.rules.versus and state.phase != pieces.SETTING_UP:
        raise impossible(state)
    for top in state.card_stack:
        if top.owner >= state.players and top.owner != pieces.FOE:
            raise BadPosition("turn-impossible", seat=top.owner)


def _looks(state: AdventureState) -> None:
    """What somebody has looked at is there; and where nobody has, nothing is written down."""
    lengths = {"tops_seen": state.players * len(pieces.DECKS), "hands_seen": state.players}
    for field, length in lengths.items():
        seen = getattr(state, field)
        if len(seen) not in (0, length) or (seen and not any(seen)):
            raise BadPosition("out-of-range", field=field, low=0, high=length)
    for at, places in enumerate(state.tops_seen):
        if places >> counts.left_in(state, at % len(pieces.DECKS)):
            raise BadPosition("out-of-range", field="tops_seen", low=0, high=0)
    for step in waiting(state):
        if isinstance(step, Ordering):
            seat, pile, count = step.seat, step.pile, step.count
            fits = seat < state.players and pile < len(pieces.DECKS) and step.place < count - 1
            if not fits or count > bits(looks.knows_top(state, seat, pile)):
                raise impossible(state)


def _stays(state: AdventureState) -> bool:
    """Let the game go on: it has to stay where it is."""
    actor = state.actor
    try:
        trial = state.copy()
        trial.listing = None
        picking = isinstance(trial.step, (Picking, Paying))
        if trial.phase == pieces.SETTING_UP or (trial.phase == pieces.PLAYING and actor != OVER):
            if not picking:
                go_on(trial)
        elif trial.phase == pieces.CHOOSING and (not trial.actors or actor != trial.actors[0]):
            return False
        if (actor >= 0 or picking) and not trial.legal(actor):
            return False
        if actor == CHANCE and not trial.outcomes([]):
            if not isinstance(trial.step, Shuffling) or trial.step.cards(trial):
                return False
        return bool(trial.position() == state.position())
    except (IndexError, KeyError, AssertionError, ValueError, TypeError, OverflowError):
        return False
