# interpreted: refusals and JSON are for people.
"""The table as data, for the page, the terminal and anybody who asks: see `View.table`."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import UNTIL
from kachidoki.games.adventure.frames import F_MAIN, F_PREP, F_RESPOND, F_WINDOW, a_of, op_of
from kachidoki.games.adventure.moves import FACE, Attempt
from kachidoki.games.adventure.odds import declared, of_cast
from kachidoki.games.adventure.picks import NOT_PICKING
from kachidoki.games.adventure.pieces import (
    ABILITIES,
    ACTS,
    ADVERSARY,
    AT_ADVERSARY,
    CHALLENGE,
    COLUMN,
    DECKS,
    FAILURE,
    FOE,
    ICONS,
    LEVELS,
    STONES,
    SUCCESS,
    TALLY,
    TRAGEDY,
    TRIUMPH,
    W_MAIN,
    W_PREP,
    WIDEST_ROW,
    WINDOWS,
)
from kachidoki.games.adventure.stakes import stakes
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.table import CHOOSING, ENDINGS, ON_TARGET, OVER_NOW, PLAYING
from kachidoki.kernel.native import i64


def table_data(state: AdventureState, seat: int | None) -> dict[str, object]:
    """What `seat` may know of a state whose hidden cards have been hidden."""
    rules = state.rules
    window, responding, secret = _window(state)
    actor = int(state.actor) if state.actor >= 0 and state.phase == PLAYING else -1
    if secret and actor != (-1 if seat is None else seat):
        actor = -1
    return {
        "game": "adventure",
        "mode": rules.mode,
        "players": int(rules.players),
        "cards": rules.cards.digest,
        "phase": "over"
        if state.phase == OVER_NOW
        else "play"
        if state.phase == PLAYING
        else "setup",
        "turn": int(state.turn_no),
        "active": int(state.active),
        "actor": actor,
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
            for level in range(1, LEVELS + 1)
        ],
        "rows": [_row(state, act, seat) for act in range(ACTS)],
        "decks": {DECKS[deck]: int(state.left_in(deck)) for deck in range(6)},
        "tops": _tops(state, seat),
        "discards": {
            DECKS[deck]: [state.name(card) for card in state.discards[deck] + _aside(state, deck)]
            for deck in range(6)
        },
        "heroes": [_hero(state, owner, seat) for owner in range(state.players)],
        "hand": None if seat is None else _hand(state, state.hand[seat]),
        "turn_state": _turn(state),
        "attempt": _attempt(state),
        "stack": [
            {
                "seat": -1 if top >> 8 & 15 == FOE else top >> 8 & 15,
                "card": state.name(top & 255),
                "cancelled": bool(top >> 12 & 1),
            }
            for top in state.stack
        ],
        "foe": _foe(state),
        "end": {
            "trigger": int(state.trigger),
            "left": [
                s for s in range(state.players) if state.pending > 0 and state.pending >> s & 1
            ],
        },
        "chances": _chances(state, seat),
        "stakes": stakes(state, seat),
        "picking": _picking(state, seat),
        "sheet": _sheets(state) if state.phase == OVER_NOW else None,
        "results": _results(state) if state.phase == OVER_NOW else None,
    }


def _window(state: AdventureState) -> tuple[str | None, bool, bool]:
    """The window that is open, whether a card is answered, and whether who is asked is secret."""
    if state.phase != PLAYING:
        return None, False, False
    for top in reversed(state.todo):
        op = op_of(top)
        if op == F_MAIN:
            return WINDOWS[W_MAIN], False, False
        if op == F_PREP:
            return WINDOWS[W_PREP], False, False
        if op == F_WINDOW or op == F_RESPOND:
            # [reactions] Asked exactly, a question would tell that its seat has an answer.
            at_top = top is state.todo[-1] and not state.rules.public
            return WINDOWS[a_of(top)], op == F_RESPOND, at_top
    return None, False, False


def _tops(state: AdventureState, seat: int | None) -> dict[str, list[str | None]]:
    """The decks at whose tops the viewer has looked: what is known of them, from the top."""
    found: dict[str, list[str | None]] = {}
    for deck in range(len(DECKS)):
        seen = state.knows_top(-1 if seat is None else seat, deck)
        names: list[str | None] = []
        at = state.tops[deck]
        while seen:
            names.append(state.name(state.decks[deck][at]) if seen & 1 else None)
            seen >>= 1
            at += 1
        if names:
            found[DECKS[deck]] = names
    return found


def _aside(state: AdventureState, deck: int) -> bytes:
    """Cards that have left their rows, but are not to be drawn again yet."""
    cards = state.rules.cards.cards
    return bytes([card for card in state.aside if cards[card].act == deck + 1])


def _row(state: AdventureState, act: int, seat: int | None) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    cards = state.rules.cards.cards
    viewer = 0 if seat is None else seat
    for place in range(state.rules.row_size):
        slot: i64 = act * WIDEST_ROW + place
        number = state.row[slot]
        if act >= state.revealed:
            found.append({"card": None, "ally": None, "targets": [], "hidden": number >= 0})
            continue
        targets: list[int] = []
        if number >= 0 and cards[number].kind in (CHALLENGE, ADVERSARY):
            for path in range(len(cards[number].paths)):
                target = state.difficulty(viewer, number, slot, path)
                targets.append(int(target if target > 0 else 0))
        found.append(
            {
                "card": state.name(number) if number >= 0 else None,
                "ally": state.name(state.under[slot]) if state.under[slot] >= 0 else None,
                "targets": targets,
                "hidden": False,
            }
        )
    return found


def _hand(state: AdventureState, mask: i64) -> list[str]:
    found: list[str] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(state.name(state.rules.first_hero + number))
        mask >>= 1
        number += 1
    return found


def _hero(state: AdventureState, owner: int, seat: int | None) -> dict[str, object]:
    own = owner == seat
    over = state.phase == OVER_NOW
    rules = state.rules
    hand = state.hand[owner]
    viewer: i64 = -1 if seat is None or own else seat
    counts = state.tally[owner * TALLY : owner * TALLY + TALLY]
    sheet = state.sheet(owner, own or over)
    cards = rules.cards.cards
    data: dict[str, object] = {
        "origin": state.name(state.origin[owner]) or None,
        "motivation": state.name(state.motivation[owner]) or None,
        "destiny": (state.name(state.destiny[owner]) or None) if own or over else None,
        "story": [
            {
                "card": state.name(state.story[owner][at]),
                "path": cards[state.story[owner][at]].paths[state.paths[owner][at]].key,
                "column": at // COLUMN,
            }
            for at in range(len(state.story[owner]))
        ],
        "allies": [state.name(card) for card in state.allies[owner]],
        "played": [state.name(card) for card in state.played[owner]],
        "hand": {
            "hero": int(_count(hand & rules.hero_mask)),
            "antihero": int(_count(hand & rules.antihero_mask)),
        },
        "known": _hand(state, state.known[owner] | (hand & state.knows_held(viewer))),
        "level": state.level[owner],
        "xp": state.xp[owner],
        "stage": int(state.stage(owner)),
        "done": bool(state.done >> owner & 1),
        "chosen": state.phase != CHOOSING or state.chosen[owner] >= 0,
        "abilities": {ABILITIES[kind]: counts[kind] for kind in range(6)},
        "icons": {ICONS[kind]: counts[6 + kind] for kind in range(6)},
        "triumph": counts[TRIUMPH],
        "tragedy": counts[TRAGEDY],
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
        data["rejected"] = [state.name(card) for card in state.rejected[owner]]
        if state.dealt[owner]:
            names = [state.name(card) for card in state.dealt[owner]]
            each = len(names) // 3
            data["dealt"] = [names[:each], names[each : 2 * each], names[2 * each :]]
    return data


def _count(mask: i64) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def _turn(state: AdventureState) -> dict[str, object]:
    seat: i64 = state.active if state.active >= 0 else 0
    return {
        "main": int(state.main_left),
        "journeys": int(state.journeys),
        "dark": int(state.dark_bought),
        "free_discard": state.free_used,
        "journey_cost": int(state.journey_price(seat)),
        "dark_cost": int(state.dark_price(seat)),
        "idle": int(state.idle),
        "final": state.final,
    }


def _attempt(state: AdventureState) -> dict[str, object] | None:
    if state.trier < 0:
        return None
    at_foe = state.slot == AT_ADVERSARY
    cast = state.lying != 0
    target = state.target_now()
    result = state.result_now() if cast else None
    decided = state.verdict in (SUCCESS, FAILURE)
    stones = state.lying if cast else state.pool()
    return {
        "seat": int(state.trier),
        "act": 0 if at_foe else int(state.slot // WIDEST_ROW + 1),
        "place": 0 if at_foe else int(state.slot % WIDEST_ROW + 1),
        "card": state.name(state.card),
        "path": state.rules.cards.cards[state.card].paths[state.path].key,
        "way": int(state.path + 1),
        "target": int(target),
        "result": None if result is None else int(result),
        "margin": None if result is None else int(result - target),
        "pool": [stone for stone in range(STONES) if stones >> stone & 1],
        "faces": [
            [stone, int(state.low >> stone & 1)]
            for stone in range(STONES)
            if state.lying >> stone & 1
        ],
        "dark_paid": int(state.dark_paid),
        "dark_free": int(state.dark_free),
        "mods": [
            {
                "value": (mod & 127) - 64,
                "on": "target" if mod >> 20 == ON_TARGET else "result",
                "card": state.name(mod >> 8 & 255),
                "until": UNTIL[mod >> 16 & 15],
            }
            for mod in state.mods
        ],
        "casts": int(state.casts),
        "outcome": ("success" if state.verdict == SUCCESS else "failure") if decided else None,
    }


def _foe(state: AdventureState) -> dict[str, object] | None:
    if state.foe < 0:
        return None
    seat: i64 = state.active if state.active >= 0 else 0
    return {
        "card": state.name(state.foe),
        "quest": state.name(state.quest) or None,
        "rise": state.name(state.rules.cards.rise) or None,
        "xp": int(state.foe_xp),
        "target": int(state.rules.target),
        "difficulty": int(state.difficulty(seat, state.foe, AT_ADVERSARY, 0)),
        "beaten": state.beaten,
        "shown": [state.name(card) for card in state.shown],
        "waiting": [state.name(card) for card in state.waiting],
    }


def _chances(state: AdventureState, seat: int | None) -> dict[str, object] | None:
    """[cast] The viewer's exact odds, where a decision hangs on them."""
    if seat is None or state.phase != PLAYING or state.actor != seat:
        return None
    if state.picking != NOT_PICKING:
        return None
    op = op_of(state.todo[-1])
    if op == F_PREP:
        return {"attempts": [], "face": None, "cast": _odds(of_cast(state))}
    if op != F_MAIN:
        return None
    attempts: list[dict[str, object]] = []
    face: list[float | None] | None = None
    for move in state.legal(seat):
        if isinstance(move, Attempt):
            tried = state.copy()
            if declared(tried, move.slot, move.path):
                attempts.append(
                    {
                        "act": int(move.slot // WIDEST_ROW + 1),
                        "place": int(move.slot % WIDEST_ROW + 1),
                        "way": int(move.path + 1),
                        "target": int(tried.target()),
                        "dark": _odds(of_cast(tried)),
                    }
                )
        elif move is FACE:
            tried = state.copy()
            if declared(tried, AT_ADVERSARY, 0):
                face = _odds(of_cast(tried))
    return {"attempts": attempts, "face": face, "cast": None}


def _odds(chances: list[float]) -> list[float | None]:
    return [None if chance < 0 else round(chance, 6) for chance in chances]


def _picking(state: AdventureState, seat: int | None) -> dict[str, object] | None:
    if state.picking == NOT_PICKING or state.actor != (-1 if seat is None else seat):
        return None
    return {"card": state.name(state.pick_card), "picked": list(state.picks)}


def _sheets(state: AdventureState) -> list[dict[str, object]]:
    sheets = [state.sheet(seat, True) for seat in range(state.players)]
    ranks = state.ranks()
    found: list[dict[str, object]] = []
    for seat in range(state.players):
        sheet = sheets[seat]
        found.append(
            {
                "printed_triumph": int(sheet.triumph),
                "printed_tragedy": int(sheet.tragedy),
                "sets": {ICONS[kind]: [sheet.icons[kind], sheet.sets[kind]] for kind in range(6)},
                "xp": int(sheet.xp),
                "hero": int(sheet.hero),
                "antihero": int(sheet.antihero),
                "track": [int(sheet.level), int(sheet.track)],
                "destiny": [
                    {"card": state.name(card), "clause": at + 1, "points": points}
                    for card, at, points in sheet.clauses
                ],
                "total": sheet.total,
                "rank": ranks[seat],
            }
        )
    return found


def _results(state: AdventureState) -> dict[str, object]:
    seats, how = state.ranking()
    return {
        "winners": list(seats) if state.rules.versus or state.beaten else [],
        "won": None if state.rules.versus else state.beaten,
        "how": how if state.rules.versus or state.beaten else ENDINGS[state.ending],
    }
