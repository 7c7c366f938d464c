# interpreted: refusals and JSON are for people.
"""The table as data, for the page, the terminal and anybody who asks: see `View.table`."""

from __future__ import annotations

from collections.abc import Iterable

from kachidoki.games.adventure import conditions, pieces
from kachidoki.games.adventure.cardset.codes import UNTIL
from kachidoki.games.adventure.changes import name_of
from kachidoki.games.adventure.counts import left_in, stage_of
from kachidoki.games.adventure.looks import knows_held, knows_top
from kachidoki.games.adventure.marks import ON_TARGET
from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.moves import FACE, Attempt, place_of
from kachidoki.games.adventure.odds import declared, of_cast
from kachidoki.games.adventure.scoring import ranking, ranks, sheet_of
from kachidoki.games.adventure.stakes import stakes
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.steps.attempt import Preparing
from kachidoki.games.adventure.steps.picking import Paying, Picking
from kachidoki.games.adventure.steps.step import AdventureStep
from kachidoki.games.adventure.steps.turn import Main
from kachidoki.games.adventure.steps.windows import Window
from kachidoki.kernel.native import i64


def table_data(state: AdventureState, seat: int | None) -> dict[str, object]:
    """What `seat` may know of a state whose hidden cards have been hidden."""
    rules = state.rules
    window, responding, secret = window_of(state)
    viewer = -1 if seat is None else seat
    actor = int(state.actor) if state.actor >= 0 and state.phase == pieces.PLAYING else -1
    over = state.phase == pieces.OVER_NOW
    return {
        "game": "adventure",
        "mode": rules.mode,
        "players": int(rules.players),
        "cards": rules.cards.digest,
        "phase": "over" if over else "play" if state.phase == pieces.PLAYING else "setup",
        "turn": int(state.turn_no),
        "active": int(state.active),
        "actor": -1 if secret and actor != viewer else actor,
        "first": int(state.first),
        "window": window,
        "responding": responding,
        "revealed": int(state.revealed),
        "track": [
            {
                "points": rules.track_points[level],
                "hero": rules.hero_allowed[level],
                "antihero": rules.antihero_allowed[level],
                "dark": rules.dark_allowed[level],
            }
            for level in range(1, pieces.LEVELS + 1)
        ],
        "rows": [_row(state, act, seat) for act in range(pieces.ACTS)],
        "decks": {name: int(left_in(state, deck)) for deck, name in enumerate(pieces.DECKS)},
        "tops": _tops(state, viewer),
        "discards": {
            name: _names(state, state.discards[deck] + _aside(state, deck))
            for deck, name in enumerate(pieces.DECKS)
        },
        "heroes": [_hero(state, owner, seat) for owner in range(state.players)],
        "hand": None if seat is None else _hand(state, state.hand[seat]),
        "turn_state": _turn(state),
        "attempt": _attempt(state),
        "stack": [
            {
                "seat": -1 if top.owner == pieces.FOE else int(top.owner),
                "card": name_of(state, top.card),
                "cancelled": top.cancelled,
            }
            for top in state.card_stack
        ],
        "foe": _foe(state),
        "end": {"trigger": int(state.trigger), "left": _still_to_play(state)},
        "chances": _chances(state, seat),
        "stakes": stakes(state, seat),
        "picking": _picking(state, viewer),
        "sheet": _sheets(state) if over else None,
        "results": _results(state) if over else None,
    }


def _names(state: AdventureState, cards: Iterable[int]) -> list[str]:
    return [name_of(state, card) for card in cards]


def _still_to_play(state: AdventureState) -> list[int]:
    """[end] Who still has a turn."""
    return [
        seat for seat in range(state.players) if state.pending > 0 and state.pending >> seat & 1
    ]


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


def _tops(state: AdventureState, viewer: int) -> dict[str, list[str | None]]:
    """The decks at whose tops the viewer has looked: what is known of them, from the top."""
    tops: dict[str, list[str | None]] = {}
    for deck, name in enumerate(pieces.DECKS):
        seen = knows_top(state, viewer, deck)
        if seen:
            cards = state.decks[deck][state.tops[deck] :][: int(seen).bit_length()]
            tops[name] = [
                name_of(state, card) if seen >> at & 1 else None for at, card in enumerate(cards)
            ]
    return tops


def _aside(state: AdventureState, deck: int) -> bytes:
    """Cards that have left their rows, but are not to be drawn again yet."""
    cards = state.rules.cards.cards
    return bytes([card for card in state.aside if cards[card].act == deck + 1])


def _row(state: AdventureState, act: int, seat: int | None) -> list[dict[str, object]]:
    first = act * pieces.WIDEST_ROW
    return [_slot(state, slot, seat) for slot in range(first, first + state.rules.row_size)]


def _slot(state: AdventureState, slot: int, seat: int | None) -> dict[str, object]:
    number = state.row[slot]
    if slot // pieces.WIDEST_ROW >= state.revealed:
        return {"card": None, "ally": None, "targets": [], "hidden": number >= 0}
    targets: list[int] = []
    card = state.rules.cards.cards[number]
    if number >= 0 and card.kind in (pieces.CHALLENGE, pieces.ADVERSARY):
        for path in range(len(card.paths)):
            target = conditions.difficulty(state, seat or 0, number, slot, path)
            targets.append(max(0, int(target)))
    ally = name_of(state, state.under[slot]) or None
    return {
        "card": name_of(state, number) or None,
        "ally": ally,
        "targets": targets,
        "hidden": False,
    }


def _hand(state: AdventureState, mask: int) -> list[str]:
    first = state.rules.first_hero
    return _names(state, [first + at for at in range(int(mask).bit_length()) if mask >> at & 1])


def _hero(state: AdventureState, owner: int, seat: int | None) -> dict[str, object]:
    own = owner == seat
    over = state.phase == pieces.OVER_NOW
    rules = state.rules
    hand = state.hand[owner]
    viewer: i64 = -1 if seat is None or own else seat
    counts = state.tally[owner * pieces.TALLY : owner * pieces.TALLY + pieces.TALLY]
    sheet = sheet_of(state, owner, own or over)
    cards = rules.cards.cards
    data: dict[str, object] = {
        "origin": name_of(state, state.origin[owner]) or None,
        "motivation": name_of(state, state.motivation[owner]) or None,
        "destiny": (name_of(state, state.destiny[owner]) or None) if own or over else None,
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
            "hero": int(bits(hand & rules.hero_mask)),
            "antihero": int(bits(hand & rules.antihero_mask)),
        },
        "known": _hand(state, state.known[owner] | (hand & knows_held(state, viewer))),
        "level": state.level[owner],
        "xp": state.xp[owner],
        "stage": int(stage_of(state, owner)),
        "done": bool(state.done >> owner & 1),
        "chosen": state.phase != pieces.CHOOSING or state.chosen[owner] >= 0,
        "abilities": dict(zip(pieces.ABILITIES, counts, strict=False)),
        "icons": dict(zip(pieces.ICONS, counts[len(pieces.ABILITIES) :], strict=False)),
        "triumph": counts[pieces.TRIUMPH],
        "tragedy": counts[pieces.TRAGEDY],
        "points": {
            "printed": sheet.printed,
            "sets": sheet.of_sets,
            "xp": int(sheet.xp),
            "hero": int(sheet.hero),
            "antihero": int(sheet.antihero),
            "track": int(sheet.track),
            "destiny": sheet.of_clauses if own or over else None,
            "total": sheet.total if own or over else None,
        },
    }
    if own:
        data["rejected"] = _names(state, state.rejected[owner])
        if state.dealt[owner]:
            names = _names(state, state.dealt[owner])
            each = len(names) // 3
            data["dealt"] = [names[:each], names[each : 2 * each], names[2 * each :]]
    return data


def _turn(state: AdventureState) -> dict[str, object]:
    seat: i64 = state.active if state.active >= 0 else 0
    return {
        "main": int(state.main_left),
        "journeys": int(state.journeys),
        "dark": int(state.dark_bought),
        "free_discard": state.free_used,
        "journey_cost": int(conditions.journey_price(state, seat)),
        "dark_cost": int(conditions.dark_price(state, seat)),
        "idle": int(state.idle),
        "final": state.final,
    }


def _attempt(state: AdventureState) -> dict[str, object] | None:
    if state.trier < 0:
        return None
    at_foe = state.slot == pieces.AT_ADVERSARY
    cast = state.lying != 0
    target = conditions.target_now(state)
    result = conditions.result_now(state) if cast else None
    stones = state.lying if cast else conditions.pool_of(state)
    return {
        "seat": int(state.trier),
        **({"act": 0, "place": 0} if at_foe else place_of(state.slot)),
        "card": name_of(state, state.card),
        "path": state.rules.cards.cards[state.card].paths[state.path].key,
        "way": int(state.path + 1),
        "target": int(target),
        "result": None if result is None else int(result),
        "margin": None if result is None else int(result - target),
        "pool": _stones(stones),
        "faces": [[stone, int(state.low >> stone & 1)] for stone in _stones(state.lying)],
        "dark_paid": int(state.dark_paid),
        "dark_free": int(state.dark_free),
        "mods": [
            {
                "value": int(mod.value),
                "on": "target" if mod.on == ON_TARGET else "result",
                "card": name_of(state, mod.card),
                "until": UNTIL[mod.until],
            }
            for mod in state.mods
        ],
        "casts": int(state.casts),
        "outcome": (None, "success", "failure")[state.verdict],
    }


def _stones(mask: int) -> list[int]:
    return [stone for stone in range(pieces.STONES) if mask >> stone & 1]


def _foe(state: AdventureState) -> dict[str, object] | None:
    if state.foe < 0:
        return None
    seat: i64 = state.active if state.active >= 0 else 0
    return {
        "card": name_of(state, state.foe),
        "quest": name_of(state, state.quest) or None,
        "rise": name_of(state, state.rules.cards.rise) or None,
        "xp": int(state.foe_xp),
        "target": int(state.rules.target),
        "difficulty": int(conditions.difficulty(state, seat, state.foe, pieces.AT_ADVERSARY, 0)),
        "beaten": state.beaten,
        "shown": _names(state, state.shown),
        "waiting": _names(state, state.waiting),
    }


def _chances(state: AdventureState, seat: int | None) -> dict[str, object] | None:
    """[cast] The viewer's exact odds, where a decision hangs on them."""
    if seat is None or state.phase != pieces.PLAYING or state.actor != seat:
        return None
    if isinstance(state.step, Preparing):
        return {"attempts": [], "face": None, "cast": _odds(of_cast(state))}
    if not isinstance(state.step, Main):
        return None
    attempts: list[dict[str, object]] = []
    face: list[float | None] | None = None
    for move in state.legal(seat):
        if isinstance(move, Attempt):
            tried = state.copy()
            if declared(tried, move.slot, move.path):
                attempts.append(
                    {
                        **place_of(move.slot),
                        "way": int(move.path + 1),
                        "target": int(conditions.target_number(tried)),
                        "dark": _odds(of_cast(tried)),
                    }
                )
        elif move is FACE:
            tried = state.copy()
            if declared(tried, pieces.AT_ADVERSARY, 0):
                face = _odds(of_cast(tried))
    return {"attempts": attempts, "face": face, "cast": None}


def _odds(chances: list[float]) -> list[float | None]:
    return [None if chance < 0 else round(chance, 6) for chance in chances]


def _picking(state: AdventureState, viewer: int) -> dict[str, object] | None:
    if state.actor != viewer:
        return None
    step = state.step
    if isinstance(step, Picking):
        return {"card": name_of(state, step.card), "picked": list(step.picks)}
    if isinstance(step, Paying):
        return {"card": name_of(state, state.card), "picked": []}
    return None


def _sheets(state: AdventureState) -> list[dict[str, object]]:
    places = ranks(state)
    return [_sheet(state, seat, places[seat]) for seat in range(state.players)]


def _sheet(state: AdventureState, seat: int, place: int) -> dict[str, object]:
    sheet = sheet_of(state, seat, True)
    return {
        "printed_triumph": int(sheet.triumph),
        "printed_tragedy": int(sheet.tragedy),
        "sets": {
            name: [sheet.icons[kind], sheet.sets[kind]] for kind, name in enumerate(pieces.ICONS)
        },
        "xp": int(sheet.xp),
        "hero": int(sheet.hero),
        "antihero": int(sheet.antihero),
        "track": [int(sheet.level), int(sheet.track)],
        "destiny": [
            {"card": name_of(state, card), "clause": at + 1, "points": points}
            for card, at, points in sheet.clauses
        ],
        "total": sheet.total,
        "rank": place,
    }


def _results(state: AdventureState) -> dict[str, object]:
    won = None if state.rules.versus else state.beaten
    if won is False:
        return {"winners": [], "won": won, "how": pieces.ENDINGS[state.ending]}
    seats, how = ranking(state)
    return {"winners": seats, "won": won, "how": how}
