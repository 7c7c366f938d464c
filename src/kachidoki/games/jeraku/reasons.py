# interpreted: reasons are for people; nothing here is used inside playouts.
# mypy: disable-error-code="empty-body"
"""What a move of Jeraku brings, as a sensible player says it who sees what the seat sees.

Declared and told like events; the judgement is that of board.py, plans.py and sense.py.
"""

from typing import Final

from kachidoki.games.jeraku import moves, pieces
from kachidoki.games.jeraku.board import Board
from kachidoki.games.jeraku.events import Clan, Region
from kachidoki.games.jeraku.moves import CardMove, ClanMove, March, Place, Push, Remove, Walk
from kachidoki.games.jeraku.plans import Quick, win_chance
from kachidoki.games.jeraku.scoring import rank_of
from kachidoki.games.jeraku.sense import hand_worths
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.games.jeraku.steps.recruitment import DRAFT, Choosing
from kachidoki.games.jeraku.steps.solo import Attack
from kachidoki.kernel.event import Event, declare
from kachidoki.kernel.move import Move

# A skirmish that is won as likely as this is worth a word.
LIKELY: Final = 0.5
SURE: Final = 0.999


# [winner], [kachidoki] Nobody can beat the card; hardly anybody will; the region of the Daimyo is
# scored then. [duo] The lead of the next skirmish is all that there is to win.
def wins(region: Region) -> Event: ...
def likely(region: Region) -> Event: ...
def leads() -> Event: ...


# [deploy], [ninja], [actions] What the card is rather used for.
def deploys(region: Region, count: int) -> Event: ...
def spreads(count: int) -> Event: ...
def acts(count: int) -> Event: ...


# [ranks] A better place in a region, and what it pays in this round; the first place, further
# ahead; influence on the way to a better one. A rival has less.
def climbs(clan: Clan, region: Region, rank: int, points: int) -> Event: ...
def secures(clan: Clan, region: Region) -> Event: ...
def gathers(clan: Clan, region: Region) -> Event: ...
def weakens(rival: Clan, region: Region) -> Event: ...
def harmless(region: Region) -> Event: ...


# [recruitment], [armies-draft] Among the cards of least, or most, use in this round.
# [solo] Which clan acts with the other open card.
def least() -> Event: ...
def best() -> Event: ...
def leaves(clan: Clan) -> Event: ...


declare(globals())


def reason(state: JerakuState, seat: int, move: Move) -> Event | None:
    """What the move brings; `state` is a record in which only what `seat` may know is filled in."""
    if isinstance(move, CardMove):
        return _card(state, seat, move)
    if move is moves.DEPLOY or move is moves.ACTIONS:
        found = _use(state, pieces.VALUE_OF[state.now])
        same = found is not None and (found.key == "acts") == (move is moves.ACTIONS)
        return found if same else None
    if isinstance(move, (Place, Walk, March, Remove, Push)):
        return _piece(state, move)
    if isinstance(move, ClanMove) and isinstance(state.step, Attack):
        return weakens(rival=move.clan, region=state.step.attacked(state))
    return None


def _card(state: JerakuState, seat: int, move: CardMove) -> Event | None:
    if move.verb == "play":
        return _play(state, move)
    if move.verb == "take":
        other = pieces.cards_in(state.open & ~pieces.bit(move.card))
        return leaves(clan=pieces.SUIT_OF[other[0]]) if other else None
    step = state.step
    assert isinstance(step, Choosing)
    held, worths = step.held(state, state.rules.party_of[seat]), hand_worths(state)
    ranked = sorted(worths[pieces.VALUE_OF[card]] for card in pieces.cards_in(held))
    mine = worths[move.value]
    if step is DRAFT:
        return best() if mine == ranked[-1] else None
    return least() if mine <= ranked[min(step.wanted(state), len(ranked)) - 1] else None


def _play(state: JerakuState, move: CardMove) -> Event | None:
    chance = win_chance(state, state.trick, move.value)
    if chance < LIKELY:
        return _use(state, move.value)
    if state.rules.duo:
        return leads()
    region = state.daimyo[state.acting]
    return wins(region=region) if chance > SURE else likely(region=region)


def _use(state: JerakuState, value: int) -> Event | None:
    """What a card is rather used for."""
    count = min(state.rules.deployed[value], state.supply[state.acting])
    if value == pieces.NINJA:
        return spreads(count=count) if count else None
    placed, spent = Quick(state, state.acting).deploy(value), Quick(state, state.acting).act(value)
    if spent.gain > placed.gain:
        return acts(count=value)
    return deploys(region=value, count=count) if count else None


def _piece(state: JerakuState, move: Move) -> Event | None:
    """What becomes of the places in the region where something changes."""
    clan, board = state.acting, Board(state, state.acting)
    _, source, target = board.shift(move)
    region = source if target < 0 else target
    board.change(move, 1)
    after = state.copy()
    after.samurai, after.daimyo = board.samurai, board.daimyo
    before, rank = rank_of(state, clan, region), rank_of(after, clan, region)
    if rank and (not before or rank < before):
        pays = state.rules.pays_in(max(1, state.round), region)
        points = pays[rank - 1] if rank <= pieces.PLACES_PAID else 0
        return climbs(clan=clan, region=region, rank=rank, points=points)
    if isinstance(move, Remove):
        return weakens(rival=move.clan, region=region)
    if isinstance(move, Push):
        return None if rank else harmless(region=region)
    return secures(clan=clan, region=region) if rank == 1 else gathers(clan=clan, region=region)
