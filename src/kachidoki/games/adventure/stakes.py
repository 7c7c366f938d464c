# interpreted: advice for people; nothing here is used inside playouts.
"""[reactions] Which of the moves in a window are worth a question: those that can change how an
attempt ends, and those whose moment does not come again."""

from kachidoki.games.adventure import conditions, moves, pieces
from kachidoki.games.adventure.cardset.cards import Entry
from kachidoki.games.adventure.cardset.codes import Do, On
from kachidoki.games.adventure.effects.kind import KINDS
from kachidoki.games.adventure.sense import entry_of
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.steps.windows import Window
from kachidoki.kernel.move import Move


def stakes(state: AdventureState, seat: int | None) -> list[str] | None:
    """The moves of `seat` that are worth a question; None where it is not asked to react."""
    if seat is None or state.phase != pieces.PLAYING or state.actor != seat:
        return None
    step = state.step
    if not isinstance(step, Window):
        return None
    found = [(move, entry) for move in state.legal(seat) if (entry := entry_of(state, seat, move))]
    window, responding = step.window, step.responding
    turning = not responding and window == pieces.W_FACING and _can_turn(state, seat, found)
    return [
        move.text
        for move, entry in found
        if _timely(state, entry, window, responding)
        or (turning and _turns(entry))
        or (window == pieces.W_FACING and not responding and _besides(state, entry))
    ]


def _timely(state: AdventureState, entry: Entry, window: int, responding: bool) -> bool:
    """Whether it has no better moment than this."""
    if responding:
        # A retry on the stack closes the window behind it.
        return entry.on == On.RESPONSE or (entry.on == On.AFTER and _retries(state))
    if entry.on in (On.ANY, On.OWN_TURN):
        # [end] If nobody has a turn after this one, what is still held counts for nothing.
        ending = state.rules.versus and state.trigger >= 0 and state.pending >= 0
        last = ending and state.pending & ~(1 << state.active) == 0
        return last and window == pieces.W_TURN_END
    return entry.on != On.FACING


def _retries(state: AdventureState) -> bool:
    cards = state.rules.cards.cards
    return any(
        effect.kind == Do.RETRY
        for top in state.card_stack
        if top.owner != pieces.FOE
        for effect in cards[top.card].entries[0].do
    )


def _shift(entry: Entry) -> int:
    """By how much it brings a result nearer to its target number, or away from it."""
    return sum(int(KINDS[effect.kind].shift(effect)) for effect in entry.do)


def _unsure(entry: Entry) -> bool:
    return any(KINDS[effect.kind].unsure for effect in entry.do)


def _turns(entry: Entry) -> bool:
    return _shift(entry) != 0 or _unsure(entry)


def _can_turn(state: AdventureState, seat: int, found: list[tuple[Move, Entry]]) -> bool:
    """[cast] Whether all that could be played together might turn the attempt the way this seat
    would like it: its own, and in a game together everybody's, to a success; another's to a
    failure."""
    margin = int(conditions.result_now(state) - conditions.target_now(state))
    mine = state.trier == seat or not state.rules.versus
    if (margin >= 0) == mine:
        return False
    if any(_unsure(entry) for _, entry in found):
        return True
    shifts = [_shift(entry) * _copies(state, seat, move) for move, entry in found]
    return (margin + sum(shift for shift in shifts if (shift > 0) == mine) >= 0) == mine


def _copies(state: AdventureState, seat: int, move: Move) -> int:
    """Identical cards are one move."""
    if not isinstance(move, moves.PlayCard):
        return 1
    hand, title = int(state.hand[seat]), state.rules.title
    return sum(hand >> at & 1 for at in range(len(title)) if title[at] == move.number)


def _besides(state: AdventureState, entry: Entry) -> bool:
    """Whether a card for this moment does something else, which the outcome does not matter for."""
    if entry.on != On.FACING:
        return False
    if any(effect.kind == Do.SHIELD for effect in entry.do):
        return state.steps > 0
    return not _turns(entry)
