# interpreted: JSON is for people.
"""The table as data, for the page, the terminal and anybody who asks: see `View.table`."""

from collections.abc import Iterable
from typing import Final, Literal

from kachidoki.games.adventure import conditions, counts, looks, moves, pieces, scoring
from kachidoki.games.adventure.cardset.codes import UNTIL
from kachidoki.games.adventure.changes import name_of
from kachidoki.games.adventure.marks import ON_TARGET
from kachidoki.games.adventure.masks import bits, members
from kachidoki.games.adventure.stakes import stakes
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.steps import attempt, entries, turn
from kachidoki.games.adventure.steps.cards import Fire
from kachidoki.games.adventure.steps.picking import Paying, Picking
from kachidoki.games.adventure.steps.step import AdventureStep, done
from kachidoki.games.adventure.steps.windows import Window
from kachidoki.games.adventure.table import (
    AdventureTable,
    Attempt,
    Chance,
    Chances,
    Clause,
    Foe,
    Hero,
    PickedSoFar,
    Points,
    Results,
    Scored,
    Spot,
    Turn,
)
from kachidoki.games.adventure.worth import chance_with

_OUTCOMES: Final[tuple[None, Literal["success"], Literal["failure"]]] = (None, "success", "failure")


def table_data(state: AdventureState, seat: int | None) -> AdventureTable:
    """What `seat` may know of a state whose hidden cards have been hidden."""
    rules = state.rules
    window, responding, secret = window_of(state)
    viewer = -1 if seat is None else seat
    actor = state.actor if state.actor >= 0 and state.phase == pieces.PLAYING else -1
    over = state.phase == pieces.OVER_NOW
    return {
        "game": "adventure",
        "mode": rules.mode,
        "players": rules.players,
        "cards": rules.cards.digest,
        "phase": "over" if over else "play" if state.phase == pieces.PLAYING else "setup",
        "turn": state.turn_no,
        "active": state.active,
        "actor": -1 if secret and actor != viewer else actor,
        "first": state.first,
        "window": window,
        "responding": responding,
        "revealed": state.revealed,
        "track": [
            {
                "points": rules.track_points[level],
                "hero": rules.hero_allowed[level],
                "antihero": rules.antihero_allowed[level],
                "dark": rules.dark_allowed[level],
            }
            for level in range(1, pieces.LEVELS + 1)
        ],
        "rows": [
            [_slot(state, first + place, seat) for place in range(rules.row_size)]
            for first in range(0, pieces.SLOTS, pieces.WIDEST_ROW)
        ],
        "decks": {name: counts.left_in(state, deck) for deck, name in enumerate(pieces.DECKS)},
        "tops": _tops(state, viewer),
        "discards": _discards(state),
        "heroes": [_hero(state, owner, seat) for owner in range(state.players)],
        "hand": None if seat is None else _hand(state, state.hand[seat]),
        "turn_state": _turn(state),
        "attempt": _attempt(state),
        "stack": [
            {
                "seat": -1 if top.owner == pieces.FOE else top.owner,
                "card": name_of(state, top.card),
                "cancelled": top.cancelled,
            }
            for top in state.card_stack
        ],
        "foe": _foe(state),
        "end": {"trigger": state.trigger, "left": members(max(0, state.pending))},
        "chances": _chances(state, seat),
        "stakes": stakes(state, seat),
        "picking": _picking(state, viewer),
        "sheet": _sheets(state) if over else None,
        "results": _results(state) if over else None,
    }


def _tops(state: AdventureState, viewer: int) -> dict[str, list[str | None]]:
    return {
        name: [_name(state, card) for card in top]
        for deck, name in enumerate(pieces.DECKS)
        if (top := looks.known_top(state, viewer, deck))
    }


def _discards(state: AdventureState) -> dict[str, list[str]]:
    cards = state.rules.cards.cards
    return {
        name: [
            *_names(state, state.discards[deck]),
            *_names(state, [card for card in state.aside if cards[card].act == deck + 1]),
        ]
        for deck, name in enumerate(pieces.DECKS)
    }


def _names(state: AdventureState, cards: Iterable[int]) -> list[str]:
    return [name_of(state, card) for card in cards]


def _name(state: AdventureState, card: int) -> str | None:
    return name_of(state, card) or None


def _hand(state: AdventureState, mask: int) -> list[str]:
    return _names(state, counts.held_cards(state.rules, mask))


def window_of(state: AdventureState) -> tuple[str | None, bool, bool]:
    """The window that is open, whether a card is answered, and whether who is asked is secret."""
    if state.phase != pieces.PLAYING:
        return None, False, False
    steps = [state.step, *reversed(state.stack)]
    if isinstance(state.step, (Picking, Paying)):
        steps = steps[1:]
    for step in steps:
        if isinstance(step, AdventureStep) and step.window >= 0:
            # [reactions] Asked exactly, a question would tell that its seat has an answer.
            secret = isinstance(step, Window) and step is steps[0] and not state.rules.public
            return pieces.WINDOWS[step.window], step.responding, secret
    return None, False, False


def _slot(state: AdventureState, slot: int, seat: int | None) -> Spot:
    number = state.row[slot]
    if slot // pieces.WIDEST_ROW >= state.revealed:
        return {"card": None, "ally": None, "targets": [], "hidden": number >= 0}
    targets: list[int] = []
    if counts.is_challenge(state, number):
        for path in range(len(state.rules.cards.cards[number].paths)):
            targets.append(max(0, conditions.difficulty(state, seat or 0, number, slot, path)))
    ally = _name(state, state.under[slot])
    return {"card": _name(state, number), "ally": ally, "targets": targets, "hidden": False}


def _hero(state: AdventureState, owner: int, seat: int | None) -> Hero:
    own = owner == seat
    told = own or state.phase == pieces.OVER_NOW
    rules = state.rules
    cards = rules.cards.cards
    hand = state.hand[owner]
    viewer = -1 if seat is None or own else seat
    tally = state.tally[owner * pieces.TALLY : owner * pieces.TALLY + pieces.TALLY]
    sheet = scoring.Sheet(state, owner, told)
    data: Hero = {
        "origin": _name(state, state.origin[owner]),
        "motivation": _name(state, state.motivation[owner]),
        "destiny": _name(state, state.destiny[owner]) if told else None,
        "story": [
            {
                "card": name_of(state, card),
                "path": cards[card].paths[state.paths[owner][at]].key,
                "column": at // pieces.COLUMN,
            }
            for at, card in enumerate(state.story[owner])
        ],
        "allies": _names(state, state.allies[owner]),
        "played": _names(state, state.played[owner]),
        "hand": {
            "hero": bits(hand & rules.hero_mask),
            "antihero": bits(hand & rules.antihero_mask),
        },
        "known": _hand(state, state.known[owner] | (hand & looks.knows_held(state, viewer))),
        "level": state.level[owner],
        "xp": state.xp[owner],
        "stage": counts.stage_of(state, owner),
        # [acts] Those that give this story nothing more.
        "closed": [act for act in range(1, pieces.ACTS + 1) if act < counts.stage_of(state, owner)],
        "done": bool(state.done >> owner & 1),
        "chosen": state.phase != pieces.CHOOSING or state.chosen[owner] >= 0,
        "abilities": dict(zip(pieces.ABILITIES, tally, strict=False)),
        "icons": dict(zip(pieces.ICONS, tally[len(pieces.ABILITIES) :], strict=False)),
        # [runes] How many each ability brings to a cast; [sets] what each icon is worth.
        "runes": {
            name: min(pieces.MOST_RUNES, count)
            for name, count in zip(pieces.ABILITIES, tally, strict=False)
        },
        "sets": dict(zip(pieces.ICONS, scoring.set_points(tally), strict=True)),
        "triumph": tally[pieces.TRIUMPH],
        "tragedy": tally[pieces.TRAGEDY],
        "points": _points(sheet, told),
    }
    if own:
        data["rejected"] = _names(state, state.rejected[owner])
        if dealt := _names(state, state.dealt[owner]):
            each = len(dealt) // 3
            data["dealt"] = [dealt[at : at + each] for at in range(0, len(dealt), each)]
    return data


def _points(sheet: scoring.Sheet, told: bool) -> Points:
    parts = sheet.parts()
    return {
        "printed": parts["printed"],
        "sets": parts["sets"],
        "xp": parts["xp"],
        "hero": parts["hero"],
        "antihero": parts["antihero"],
        "track": parts["track"],
        "destiny": parts["destiny"] if told else None,
        "total": sheet.total if told else None,
        # What is known of the total: all that others may know, and to its owner all of it.
        "known": sheet.total,
    }


def _turn(state: AdventureState) -> Turn:
    seat = max(0, state.active)
    return {
        "main": state.main_left,
        "journeys": state.journeys,
        "dark": state.dark_bought,
        "free_discard": state.free_used,
        "journey_cost": conditions.journey_price(state, seat),
        "dark_cost": conditions.dark_price(state, seat),
        "idle": state.idle,
        "final": state.final,
    }


def _attempt(state: AdventureState) -> Attempt | None:
    if state.trier < 0:
        return None
    at_foe = state.slot == pieces.AT_ADVERSARY
    place = {"act": 0, "place": 0} if at_foe else moves.place_of(state.slot)
    lying = state.lying
    target = conditions.target_now(state)
    result = conditions.result_now(state) if lying else None
    return {
        "seat": state.trier,
        "act": place["act"],
        "place": place["place"],
        "card": name_of(state, state.card),
        "path": state.rules.cards.cards[state.card].paths[state.path].key,
        "way": state.path + 1,
        "target": target,
        "result": result,
        "margin": None if result is None else result - target,
        "pool": members(lying or conditions.pool_of(state)),
        "faces": [(stone, state.low >> stone & 1) for stone in members(lying)],
        "dark_paid": state.dark_paid,
        "dark_free": state.dark_free,
        "mods": [
            {
                "value": mod.value,
                "on": "target" if mod.on == ON_TARGET else "result",
                "card": name_of(state, mod.card),
                "until": UNTIL[mod.until],
            }
            for mod in state.mods
        ],
        "casts": state.casts,
        "outcome": _OUTCOMES[state.verdict],
    }


def _foe(state: AdventureState) -> Foe | None:
    if state.foe < 0:
        return None
    seat = max(0, state.active)
    return {
        "card": name_of(state, state.foe),
        "quest": _name(state, state.quest),
        "rise": _name(state, state.rules.cards.rise),
        "xp": state.foe_xp,
        "target": state.rules.target,
        "difficulty": conditions.difficulty(state, seat, state.foe, pieces.AT_ADVERSARY, 0),
        "beaten": state.beaten,
        "shown": _names(state, state.shown),
        "waiting": _names(state, state.waiting),
    }


def _chances(state: AdventureState, seat: int | None) -> Chances | None:
    """[cast] The viewer's exact odds, where a decision hangs on them."""
    if seat is None or state.phase != pieces.PLAYING or state.actor != seat:
        return None
    if isinstance(state.step, attempt.Preparing):
        return {"attempts": [], "face": None, "cast": odds_of(state)}
    if not isinstance(state.step, turn.Main):
        return None
    attempts: list[Chance] = []
    face: list[float | None] | None = None
    for move in state.legal(seat):
        if isinstance(move, moves.Attempt):
            if tried := declared(state, move.slot, move.path):
                act, place = moves.place_of(move.slot).values()
                attempts.append(
                    {
                        "act": act,
                        "place": place,
                        "way": move.path + 1,
                        "target": conditions.target_number(tried),
                        "dark": odds_of(tried),
                    }
                )
        elif move is moves.FACE and (tried := declared(state, pieces.AT_ADVERSARY, 0)):
            face = odds_of(tried)
    return {"attempts": attempts, "face": face, "cast": None}


def declared(state: AdventureState, slot: int, path: int) -> AdventureState | None:
    """A copy of a state with an attempt declared, and all that is sure to apply to it before the
    cast; what somebody has to choose or draw is left out. None if nothing comes of it."""
    trial = state.copy()
    trial.events = None
    number = trial.foe if slot == pieces.AT_ADVERSARY else trial.row[slot]
    attempt.declare(trial, slot, number, path)
    while not isinstance(trial.step, (attempt.Preparing, turn.Main)):
        if isinstance(trial.step, (entries.Running, entries.Reaching, Fire)):
            trial.step.enter(trial)
        else:
            done(trial)
    return None if trial.trier < 0 or conditions.card_gone(trial) else trial


def odds_of(state: AdventureState) -> list[float | None]:
    """The exact chances of the attempt under way, with that many more Dark runes; None where so
    many cannot be bought."""
    most = conditions.affordable(state, state.trier, state.dark_paid + state.dark_free)
    return [
        round(chance_with(state, state.granted, dark), 6) if dark <= most else None
        for dark in range(pieces.DARK_STONES + 1)
    ]


def _picking(state: AdventureState, viewer: int) -> PickedSoFar | None:
    step = state.step
    if state.actor != viewer or not isinstance(step, (Picking, Paying)):
        return None
    card, picked = (step.card, step.picks) if isinstance(step, Picking) else (state.card, b"")
    return {"card": name_of(state, card), "picked": list(picked)}


def _sheets(state: AdventureState) -> list[Scored]:
    """[scoring], [ties] The points of all, with their places from 1; equal ones share a place."""
    stories = scoring.standing(state)
    sheets: list[Scored] = []
    for seat, story in enumerate(stories):
        sheet = scoring.Sheet(state, seat, True)
        clauses: list[Clause] = [
            {"card": name_of(state, card), "clause": at + 1, "points": points}
            for card, at, points in sheet.clauses
        ]
        sheets.append(
            {
                "printed_triumph": sheet.triumph,
                "printed_tragedy": sheet.tragedy,
                "sets": {
                    name: (sheet.icons[kind], sheet.sets[kind])
                    for kind, name in enumerate(pieces.ICONS)
                },
                "xp": sheet.xp,
                "hero": sheet.hero,
                "antihero": sheet.antihero,
                "track": (sheet.level, sheet.track),
                "destiny": clauses,
                "total": sheet.total,
                "rank": 1 + sum(other > story for other in stories),
            }
        )
    return sheets


def _results(state: AdventureState) -> Results:
    if not state.rules.versus and not state.beaten:
        return {"winners": [], "won": False, "how": pieces.ENDINGS[state.ending]}
    seats, how = scoring.ranking(state)
    return {"winners": seats, "won": None if state.rules.versus else True, "how": how}
