"""What a seat is asked, and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.changes import name_of
from kachidoki.games.adventure.conditions import dark_in_pool, result_now, target_now, target_number
from kachidoki.games.adventure.frames import (
    F_DARK_AGAIN,
    F_DRAW,
    F_HOST,
    F_LOSE,
    F_LOSE_ALLY,
    F_MAIN,
    F_MAY,
    F_ORDER,
    F_PREP,
    F_RESPOND,
    F_WINDOW,
    a_of,
    b_of,
    c_of,
    d_of,
    op_of,
)
from kachidoki.games.adventure.picks import NOT_PICKING, PICK_QUESTIONS, TO_TRAIT, next_pick
from kachidoki.games.adventure.pieces import DECKS, WINDOWS
from kachidoki.games.adventure.table import CHOOSING
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def question_of(state: AdventureState, seat: int) -> tuple[str, dict[str, Value]]:
    if state.phase == CHOOSING:
        names = [name_of(state, card) for card in state.dealt[seat]]
        return "keep", {
            "origins": tuple(names[:2]),
            "motivations": tuple(names[2:4]),
            "destinies": tuple(names[4:]),
        }
    if state.picking != NOT_PICKING:
        return _asked_pick(state, seat)
    top: i64 = state.todo[-1]
    op = op_of(top)
    if op == F_MAIN:
        if state.final and state.main_left > 0:
            return "final", {"card": name_of(state, state.foe)}
        return ("main", {"count": state.main_left}) if state.main_left else ("main-done", {})
    if op == F_PREP:
        return "prep", {
            "card": name_of(state, state.card),
            "path": state.rules.cards.cards[state.card].paths[state.path].key,
            "target": target_number(state),
        }
    if op == F_RESPOND:
        played = name_of(state, state.plays[-1] & 255)
        return "respond", {"window": WINDOWS[a_of(top)], "played": played}
    if op == F_WINDOW:
        trying = state.trier >= 0
        return "react", {
            "window": WINDOWS[a_of(top)],
            "victim": state.active,
            "card": name_of(state, state.card),
            "result": result_now(state) if trying and state.casts else 0,
            "target": target_now(state) if trying else 0,
        }
    if op == F_HOST:
        return "host", {"card": name_of(state, state.row[a_of(top)])}
    if op == F_DRAW:
        return "draw", {}
    if op == F_MAY:
        return "may", {"card": name_of(state, a_of(top))}
    if op == F_LOSE:
        card = top >> 30 & 255
        if card == 255:
            return "hand-limit", {"count": b_of(top)}
        return "lose-card", {"card": name_of(state, card)}
    if op == F_ORDER:
        return "order", {
            "card": name_of(state, d_of(top)),
            "deck": DECKS[b_of(top) & 7],
            "place": c_of(top) + 1,
            "count": b_of(top) >> 3,
        }
    if op == F_LOSE_ALLY:
        return "lose-ally", {"card": name_of(state, top >> 30 & 255)}
    assert op == F_DARK_AGAIN
    return "dark-again", {"card": name_of(state, state.card), "count": dark_in_pool(state)}


def _asked_pick(state: AdventureState, seat: int) -> tuple[str, dict[str, Value]]:
    name = name_of(state, state.pick_card)
    if state.picking == TO_TRAIT:
        return "pay", {"card": name}
    key = PICK_QUESTIONS[next_pick(state, seat)[0]]
    values: dict[str, Value] = {"card": name}
    if key in ("pick-rune", "pick-slot"):
        values["count"] = state.pick_left
    return key, values


def rule_of(state: AdventureState, seat: int) -> str:
    if state.phase == CHOOSING:
        return "characters"
    if state.picking != NOT_PICKING:
        return "trait" if state.picking == TO_TRAIT else "cards"
    op = op_of(state.todo[-1])
    if op == F_MAIN:
        return "final-turn" if state.final and state.main_left > 0 else "turn"
    if op == F_PREP:
        return "prepare"
    if op == F_RESPOND:
        return "stack"
    if op == F_WINDOW:
        return "reactions"
    if op == F_HOST or op == F_LOSE_ALLY:
        return "allies"
    if op == F_DARK_AGAIN:
        return "retry"
    return "abilities" if op == F_MAY else "cards"
