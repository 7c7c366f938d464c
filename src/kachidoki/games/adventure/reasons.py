# interpreted: reasons are for people; nothing here is used inside playouts.
# mypy: disable-error-code="empty-body"
"""What a move of Call to Adventure brings, as a sensible player says it who sees what the seat
sees.

Declared and told like events; the judgement is that of sense.py and worth.py. `chance` is a word:
how likely it is to come about.
"""

from typing import Annotated, Final

from kachidoki.games.adventure import moves, pieces, worth
from kachidoki.games.adventure.cardset.cards import Path
from kachidoki.games.adventure.shown import declared, odds_of
from kachidoki.games.adventure.state import AdventureState
from kachidoki.kernel.event import Event, Told, declare
from kachidoki.kernel.move import Move

Ability = Annotated[int, Told(pieces.ABILITIES)]
Icon = Annotated[int, Told(pieces.ICONS)]

# What chances are called, from so much on.
WORDS: Final = ((0.97, "sure"), (0.6, "likely"), (0.4, "even"), (0.0, "bold"))
LIKELY: Final = 0.6
# A chance that grows by as much is worth a word.
MORE: Final = 0.05


# [challenge], [trait] What a card is taken for: an icon, whose set is worth so much more then, or
# begins; an ability; points; Experience; cards.
def sets(icon: Icon, points: int, chance: str) -> Event: ...
def icons(icon: Icon, chance: str) -> Event: ...
def abilities(ability: Ability, count: int, chance: str) -> Event: ...
def scores(points: int, chance: str) -> Event: ...
def experience(count: int, chance: str) -> Event: ...
def draws(count: int, chance: str) -> Event: ...


# [final-turn], [prepare], [dark] What may be hoped for now, and with one more Dark rune.
# [journey] Another card may be worth more. [reactions] What one has can wait.
def casts(chance: str) -> Event: ...
def darkens(chance: str) -> Event: ...
def replaces() -> Event: ...
def saves() -> Event: ...


# [characters] Origin and Motivation show the same ability, or so many different ones.
def doubles(ability: Ability) -> Event: ...
def broadens(count: int) -> Event: ...


declare(globals())


def reason(state: AdventureState, seat: int, move: Move) -> Event | None:
    """What the move brings; `state` is a record in which only what `seat` may know is filled in."""
    if isinstance(move, moves.Keep):
        return _keep(state, seat, move)
    if isinstance(move, moves.Attempt):
        path = state.rules.cards.cards[state.row[move.slot]].paths[move.path]
        return _gift(state, seat, path, _chance(state, move.slot, move.path))
    if isinstance(move, moves.Trait):
        return _gift(state, seat, state.rules.cards.cards[state.row[move.slot]].paths[0], "taken")
    if isinstance(move, (moves.Journey, moves.FreeDiscard)):
        return replaces()
    if move is moves.FACE:
        return casts(chance=_chance(state, pieces.AT_ADVERSARY, 0))
    if move is moves.READY:
        return casts(chance=_word(worth.chance_now(state)))
    if move is moves.DARK_RUNE:
        more = worth.chance_with(state, state.granted, 1)
        return darkens(chance=_word(more)) if more > worth.chance_now(state) + MORE else None
    return saves() if move is moves.PASS and len(state.legal(seat)) > 1 else None


def _word(chance: float) -> str:
    return next(word for least, word in WORDS if chance >= least)


def _chance(state: AdventureState, slot: int, path: int) -> str:
    """How likely an attempt is to succeed; with Dark runes, if it is not without them."""
    trial = declared(state, slot, path)
    odds = [odd for odd in odds_of(trial) if odd is not None] if trial else []
    if not odds:
        return "bold"
    return "dark" if odds[0] < LIKELY <= max(odds) else _word(odds[0])


def _gift(state: AdventureState, seat: int, path: Path, chance: str) -> Event | None:
    """Of all that a path gives, what is worth most."""
    have, gives = state.tally[seat * pieces.TALLY : (seat + 1) * pieces.TALLY], path.tally
    found: list[tuple[float, Event]] = []
    for kind in range(6):
        if count := gives[6 + kind]:
            had, now = (min(number, 4) for number in (have[6 + kind], have[6 + kind] + count))
            points = pieces.SET_POINTS[now] - pieces.SET_POINTS[had]
            value = sum(worth.NEXT_ICON[had:now])
            told = sets(icon=kind, points=points, chance=chance)
            found.append((value, told if points else icons(icon=kind, chance=chance)))
        if count := gives[kind]:
            value = sum(
                worth.NEXT_ABILITY[min(number, 4)]
                for number in range(have[kind], have[kind] + count)
            )
            told = abilities(ability=kind, count=have[kind] + count, chance=chance)
            found.append((value, told))
    points = gives[pieces.TRIUMPH] + gives[pieces.TRAGEDY]
    found.append((float(points), scores(points=points, chance=chance)))
    found.append((worth.XP * float(path.xp), experience(count=path.xp, chance=chance)))
    drawn = path.hero + path.antihero
    found.append((worth.HAND_CARD * float(drawn), draws(count=drawn, chance=chance)))
    value, told = max(found, key=lambda one: one[0])
    return told if value else None


def _keep(state: AdventureState, seat: int, move: moves.Keep) -> Event | None:
    cards, dealt = state.rules.cards.cards, state.dealt[seat]
    origin, motivation = cards[dealt[move.origin]], cards[dealt[2 + move.motivation]]
    both = [card.paths[0].tally for card in (origin, motivation)]
    shared = [kind for kind in range(6) if all(tally[kind] for tally in both)]
    if shared:
        return doubles(ability=shared[0])
    return broadens(count=sum(1 for kind in range(6) if any(tally[kind] for tally in both)))
