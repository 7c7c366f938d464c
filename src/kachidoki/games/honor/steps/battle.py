"""[resolution] How a phase of Victory & Honor is decided once all twelve cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.honor import events, pieces
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState


def target(state: HonorState, gun: i64) -> i64:
    """[artillery] The cell at which a gun in this cell fires, or -1 if it has none."""
    return -1 if state.rules.team and gun % 3 == pieces.CENTRE else pieces.FACES[gun]


def shells(state: HonorState) -> i64:
    """[artillery] The cells whose cards are hit: face up, and in the line of a gun."""
    hit: i64 = 0
    guns = state.guns
    cell: i64 = 0
    while guns:
        if guns & 1:
            aim = target(state, cell)
            if aim >= 0:
                hit |= pieces.bit(aim)
        guns >>= 1
        cell += 1
    return hit & state.filled & ~state.down


def is_trump(state: HonorState, cell: i64) -> bool:
    """[trump] Whether a face-down card of the fourth colour lies there."""
    card: i64 = state.cell[cell]
    return state.down >> cell & 1 != 0 and card // pieces.RANKS == state.trump


def champion(state: HonorState, place: i64, hit: i64) -> i64:
    """[resolution] The cell that wins a place once the hit cards are gone, or -1."""
    best: i64 = -1
    most: i64 = -1
    last: i64 = -1
    trumped = False
    out = state.down | hit
    order = state.order
    # From the last card to the first, so that of equal honours the first one wins.
    for _ in range(pieces.CELLS):
        cell = order & 15
        order >>= 4
        if cell % 3 != place:
            continue
        if last < 0:
            last = cell
        card: i64 = state.cell[cell]
        rank = card % pieces.RANKS
        if rank < pieces.HONOURS:
            rank = 0
        if is_trump(state, cell):
            if not trumped or rank >= most:
                trumped = True
                most = rank
                best = cell
        elif not trumped and not out >> cell & 1 and rank >= most:
            most = rank
            best = cell
    # [cavalry] The last card, face up, not hit, and no trump beside it.
    if not trumped and not out >> last & 1 and pieces.RANK_OF[state.cell[last]] == pieces.CAVALRY:
        return last
    return best


def fight(state: HonorState) -> bool:
    """[resolution] Artillery first, then place by place. Whether anybody won the centre."""
    if state.events is not None:
        _tell_revealed(state)
    if state.rules.redeal:
        # Of whoever shows a general the others know that they had one.
        for cell in range(pieces.CELLS):
            if pieces.RANK_OF[state.cell[cell]] >= pieces.GENERALS:
                state.general |= pieces.bit(cell // 3)
    hit = shells(state)
    if hit:
        _shell(state, hit)
    centre_won = False
    place: i64 = 0
    while place < 3:
        winner = champion(state, place, hit)
        cards: i64 = 0
        at = place
        while at < pieces.CELLS:
            if not hit >> at & 1:
                cards |= pieces.bit(state.cell[at])
            at += 3
        state.seen |= cards
        if winner < 0:
            state.lost |= cards
        else:
            state.spoils[winner // 3] |= cards
            if place == pieces.CENTRE:
                # [centre] They lead the next phase; without a winner the same player does.
                state.first = winner // 3
                centre_won = True
        if state.events is not None:
            _tell_outcome(state, place, winner, cards, hit)
        place += 1
    return centre_won


def _shell(state: HonorState, hit: i64) -> None:
    """[artillery] Every card that was hit goes to the player whose gun it was."""
    for cell in range(pieces.CELLS):
        if not hit >> cell & 1:
            continue
        gun: i64 = pieces.FACES[cell]
        card: i64 = state.cell[cell]
        state.spoils[gun // 3] |= pieces.bit(card)
        state.seen |= pieces.bit(card)
        if state.events is not None:
            at = pieces.PLACES[gun % 3]
            state.happened(
                events.Shell(seat=gun // 3, place=at, victim=cell // 3, **pieces.named(card))
            )


# For those who listen.


def _tell_revealed(state: HonorState) -> None:
    state.happened(events.Battle(phase=state.phase))
    for cell in sorted(state.played(), key=_place_of):
        if state.down >> cell & 1:
            at = pieces.PLACES[cell % 3]
            trump = is_trump(state, cell)
            card = pieces.named(state.cell[cell])
            state.happened(events.Reveal(seat=cell // 3, place=at, trump=trump, **card))


def _place_of(cell: int) -> int:
    return cell % 3


def _tell_outcome(state: HonorState, place: i64, winner: i64, cards: i64, hit: i64) -> None:
    names = pieces.card_names(cards)
    at = pieces.PLACES[place]
    if winner < 0:
        if names:
            why = "rout" if state.mark(place) < 0 else "shelled"
            state.happened(events.Lost(place=at, cards=names, why=why))
        return
    card = state.cell[winner]
    how = "highest"
    if is_trump(state, winner):
        how = "trump"
    elif pieces.RANK_OF[card] < pieces.HONOURS:
        # [honours-battle] It is only the first of several that has come before another.
        if pieces.count(state.filled & ~(state.down | hit) & 0x249 << place) > 1:
            how = "first"
    elif pieces.RANK_OF[card] == pieces.CAVALRY:
        last = [cell for cell in state.played() if cell % 3 == place][3]
        how = "flank" if winner == last else how
    state.happened(
        events.Win(seat=winner // 3, place=at, how=how, cards=names, **pieces.named(card))
    )
