# interpreted: reasons are for people; nothing here is used inside playouts.
# mypy: disable-error-code="empty-body"
"""What a move of Call to Glory brings, as a sensible player says it who sees what the seat sees.

Declared and told like events; the judgement is that of sense.py.
"""

from kachidoki.games.glory import pieces, sense
from kachidoki.games.glory.events import Kind
from kachidoki.games.glory.moves import END_TURN, Discard, Draw, Lay, Place, Reveal, Strike
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.steps.rounds import counted
from kachidoki.games.glory.steps.turn import CLOSE, least, would_end
from kachidoki.kernel.event import Event, Seat, declare
from kachidoki.kernel.move import Move


# [action2a] The round ends, with so many points in front of one, and at most so many elsewhere; a
# set of another goes; a set alone on the table; a larger set of one's own. `least` cards beat it.
def ends(points: int, most: int) -> Event: ...
def beats(kind: Kind, points: int, victim: Seat) -> Event: ...
def lays(kind: Kind, points: int, least: int) -> Event: ...
def strengthens(kind: Kind, least: int) -> Event: ...


# [action1] Cards that can be laid then, or are still too few; nothing that lies open helps.
# [action2b] A card that is far from a set, or not needed for it any more.
def completes(kind: Kind, points: int) -> Event: ...
def collects(kind: Kind, count: int, least: int) -> Event: ...
def unknown() -> Event: ...
def spare(kind: Kind, count: int, least: int) -> Event: ...
def standing(kind: Kind) -> Event: ...
def buries(kind: Kind) -> Event: ...
def leaves(kind: Kind) -> Event: ...


# [ninja-use] The last card of a set, or one too few to resist; the figures are kept.
# [missions-scoring] Whom a mission pays.
def removes(kind: Kind, points: int, victim: Seat) -> Event: ...
def opens(kind: Kind, count: int, victim: Seat) -> Event: ...
def keeps(count: int) -> Event: ...
def pays(points: int, seat: Seat) -> Event: ...
def pays_nobody(kind: Kind) -> Event: ...


declare(globals())


def reason(state: GloryState, seat: int, move: Move) -> Event | None:
    """What the move brings; `state` is a record in which only what `seat` may know is filled in."""
    if isinstance(move, Lay):
        return _lay(state, seat, move.kind, move.count)
    if isinstance(move, Draw):
        return _draw(state, seat, move.pile)
    if isinstance(move, Discard):
        return _discard(state, seat, move.kind)
    if isinstance(move, Place):
        return _place(state, seat, move.pile)
    if isinstance(move, Strike):
        return _strike(state, seat, move.kind)
    if isinstance(move, Reveal):
        return _reveal(state, move.mission)
    return keeps(count=state.figures[seat]) if move is END_TURN else None


def _lay(state: GloryState, seat: int, kind: int, count: int) -> Event:
    points, owner = pieces.VALUES[kind], state.owner[kind]
    if would_end(state, kind):
        after = state.copy()
        after.owner[kind] = seat
        sums = counted(after)
        most = max(sums[other] for other in range(state.players) if other != seat)
        return ends(points=sums[seat], most=most)
    if owner == seat:
        return strengthens(kind=kind, least=count + 1)
    if owner >= 0:
        return beats(kind=kind, points=points, victim=owner)
    return lays(kind=kind, points=points, least=count + 1)


def _draw(state: GloryState, seat: int, pile: int) -> Event | None:
    if pile < 2:
        tops = [at for at, cards in ((2, state.pile1), (3, state.pile2)) if cards]
        better = any(sense.draw_worth(state, seat, top) > sense.HIDDEN for top in tops)
        return None if better or not tops else unknown()
    kind = (state.pile1 if pile == 2 else state.pile2)[-1]
    held, needed = state.hand[seat * pieces.KINDS + kind] + 1, least(state, kind)
    if state.owner[kind] == seat:
        return None
    if held >= needed:
        return completes(kind=kind, points=pieces.VALUES[kind])
    return collects(kind=kind, count=held, least=needed)


def _discard(state: GloryState, seat: int, kind: int) -> Event | None:
    held, needed = state.hand[seat * pieces.KINDS + kind], least(state, kind)
    if state.owner[kind] == seat:
        return standing(kind=kind)
    return spare(kind=kind, count=held, least=needed) if held < needed else None


def _place(state: GloryState, seat: int, pile: int) -> Event | None:
    """Of what lies on both piles, one's own wish first."""
    here, there = (state.pile1, state.pile2) if pile == 2 else (state.pile2, state.pile1)
    hand = state.hand_of(seat)
    if there and hand[there[-1]]:
        return leaves(kind=there[-1])
    return buries(kind=here[-1]) if here and not hand[here[-1]] else None


def _strike(state: GloryState, seat: int, kind: int) -> Event | None:
    owner, standing, held = state.owner[kind], state.sets[kind], state.hand_of(seat)[kind]
    if standing == 1:
        return removes(kind=kind, points=pieces.VALUES[kind], victim=owner)
    beats_it = held == standing and held >= state.rules.smallest[kind] and state.step is not CLOSE
    return opens(kind=kind, count=held, victim=owner) if beats_it else None


def _reveal(state: GloryState, mission: int) -> Event:
    kind = pieces.MISSION_KIND[mission]
    points = pieces.MISSION_BONUS[mission] * state.sets[kind]
    owner = state.owner[kind]
    return pays(points=points, seat=owner) if owner >= 0 else pays_nobody(kind=kind)
