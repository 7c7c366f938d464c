"""[resolution] How a phase of Victory & Honor is decided once all twelve cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import events, pieces
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState

# How strong a card is in its place: its rank, a flanking cavalry more, and any trump more still.
OUT: Final = -1
FLANK: Final = 50
TRUMP: Final = 100
# The bits of a place, whose four cells are named in four bits each.
LINE: Final = 16


def firing(state: HonorState) -> i64:
    """[artillery] The cells of the guns that fire: not from one partner at the other."""
    return state.guns & ~(pieces.EVERY_SEAT << pieces.CENTRE) if state.rules.team else state.guns


def shells(state: HonorState) -> i64:
    """[artillery] The cells whose cards are hit: face up, and in the line of a gun."""
    hit: i64 = 0
    guns = firing(state)
    cell: i64 = 0
    while guns:
        if guns & 1:
            hit |= pieces.bit(pieces.FACES[cell])
        guns >>= 1
        cell += 1
    return hit & state.filled & ~state.down


def strength(state: HonorState, cell: i64, last: bool) -> i64:
    """[resolution] How strong a card is in its place, of which it may be the last one played."""
    card: i64 = state.cell[cell]
    rank = card % pieces.RANKS
    strong: i64 = 0
    if rank >= pieces.HONOURS:
        strong = rank
    if state.down >> cell & 1:
        if card // pieces.RANKS != state.trump:
            return OUT
        return TRUMP + strong
    if rank == pieces.CAVALRY and last:
        # [cavalry] A trump beside it is stronger.
        return FLANK
    return strong


def fight(state: HonorState) -> bool:
    """[resolution] Artillery first, then place by place. Whether anybody won the centre."""
    if state.events is not None:
        _tell_revealed(state)
    if state.rules.redeal:
        # Of whoever shows a general the others know that they had one.
        for cell in range(pieces.CELLS):
            if pieces.RANK_OF[state.cell[cell]] >= pieces.GENERALS:
                state.general |= pieces.bit(cell // 3)
    # [artillery] Every card that was hit goes to the player whose gun it was.
    hit = shells(state)
    for cell in range(pieces.CELLS):
        if not hit >> cell & 1:
            continue
        gun: i64 = pieces.FACES[cell]
        shooter = gun // 3
        card: i64 = state.cell[cell]
        state.spoils[shooter] |= pieces.bit(card)
        state.seen |= pieces.bit(card)
        if state.events is not None:
            state.happened(events.shell(seat=shooter, place=gun % 3, card=card, victim=cell // 3))
    if hit and state.events is not None:
        _show_taken(state, hit)
    # The cells of each place, four bits for each, the first one played lowest.
    lines: i64 = 0
    found: i64 = 0
    order = state.order
    for _ in range(pieces.CELLS):
        cell = order & 15
        order >>= 4
        # Without a question, whose answer nothing could foretell.
        line = cell % 3 * LINE
        lines |= cell << (line + LINE - 4 - (found >> line & 15))
        found += pieces.bit(line + 2)
    _decide(state, pieces.LEFT, lines, hit)
    centre_won = _decide(state, pieces.CENTRE, lines >> LINE, hit)
    _decide(state, pieces.RIGHT, lines >> 2 * LINE, hit)
    return centre_won


def _decide(state: HonorState, place: i64, line: i64, hit: i64) -> bool:
    """[resolution] The strongest card of a place wins those that were not hit. Whether any does."""
    winner: i64 = -1
    most: i64 = OUT
    cards: i64 = 0
    for at in range(pieces.SEATS):
        cell = line & 15
        line >>= 4
        if not hit >> cell & 1:
            cards |= pieces.bit(state.cell[cell])
            strong = strength(state, cell, at == pieces.SEATS - 1)
            # Of equal honours the first one wins.
            if strong > most:
                most = strong
                winner = cell
    state.seen |= cards
    if winner < 0:
        state.lost |= cards
        if state.events is not None and cards:
            why = "rout" if state.mark(place) < 0 else "shelled"
            state.happened(events.lost(place=place, cards=cards, why=why))
            _show_taken(state, pieces.EVERY_SEAT << place)
        return False
    state.spoils[winner // 3] |= cards
    if place == pieces.CENTRE:
        # [centre] They lead the next phase; without a winner the same player does.
        state.first = winner // 3
    if state.events is not None:
        _tell_win(state, winner, most, cards, hit)
        _show_taken(state, pieces.EVERY_SEAT << place)
    return True


# For those who listen. What they are shown of the battlefields changes nothing: they are cleared
# after the battle.


def _tell_revealed(state: HonorState) -> None:
    # The last card lies, and is seen before the others are turned.
    state.beat()
    state.happened(events.battle(phase=state.phase))
    played = state.played()
    for cell in [cell for place in range(3) for cell in played if cell % 3 == place]:
        if state.down >> cell & 1:
            card = state.cell[cell]
            trump = pieces.COLOUR_OF[card] == state.trump
            state.happened(events.reveal(seat=cell // 3, place=cell % 3, card=card, trump=trump))
            state.seen |= pieces.bit(card)
    state.beat()


def _show_taken(state: HonorState, cells: i64) -> None:
    """The cards of these cells have gone; what had to be fired has been."""
    for cell in range(pieces.CELLS):
        if cells >> cell & 1:
            state.cell[cell] = -1
            state.down &= ~pieces.bit(cell)
    state.guns = 0
    state.beat()


def _tell_win(state: HonorState, winner: i64, strong: i64, cards: i64, hit: i64) -> None:
    seat, place = divmod(int(winner), 3)
    # [honours-battle] It is only the first of several that has come before another.
    rivals = state.filled & ~(state.down | hit) & pieces.EVERY_SEAT << place
    how = "highest"
    if strong >= TRUMP:
        how = "trump"
    elif strong == FLANK:
        how = "flank"
    elif strong == 0 and pieces.count(rivals) > 1:
        how = "first"
    card = state.cell[winner]
    state.happened(events.win(seat=seat, place=place, card=card, how=how, cards=cards))
