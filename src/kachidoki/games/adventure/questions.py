"""What a seat is asked, and the rule behind it."""

from __future__ import annotations

from kachidoki.games.adventure.fate import Fate
from kachidoki.games.adventure.frames import (
    F_DARK_AGAIN,
    F_DRAW,
    F_HOST,
    F_LOSE,
    F_LOSE_ALLY,
    F_MAIN,
    F_MAY,
    F_ORDER,
    F_PATH,
    F_PREP,
    F_RESPOND,
    F_WINDOW,
    a_of,
    b_of,
    c_of,
    d_of,
    op_of,
)
from kachidoki.games.adventure.picks import (
    NOT_PICKING,
    PICK_QUESTIONS,
    TO_TRAIT,
)
from kachidoki.games.adventure.pieces import DECKS, WINDOWS
from kachidoki.games.adventure.table import CHOOSING
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64


class Questions(Fate):
    """A table that can say what it asks."""

    def asked(self, seat: int) -> tuple[str, dict[str, Value]]:
        if self.phase == CHOOSING:
            names = [self.name(card) for card in self.dealt[seat]]
            return "keep", {
                "origins": tuple(names[:2]),
                "motivations": tuple(names[2:4]),
                "destinies": tuple(names[4:]),
            }
        if self.picking != NOT_PICKING:
            return self._asked_pick(seat)
        top: i64 = self.todo[-1]
        op = op_of(top)
        if op == F_MAIN:
            if self.final and self.main_left > 0:
                return "final", {"card": self.name(self.foe)}
            return ("main", {"count": self.main_left}) if self.main_left else ("main-done", {})
        if op == F_PREP:
            return "prep", {
                "card": self.name(self.card),
                "path": self.rules.cards.cards[self.card].paths[self.path].key,
                "target": self.target(),
            }
        if op == F_RESPOND:
            played = self.name(self.stack[-1] & 255)
            return "respond", {"window": WINDOWS[a_of(top)], "played": played}
        if op == F_WINDOW:
            trying = self.trier >= 0
            return "react", {
                "window": WINDOWS[a_of(top)],
                "victim": self.active,
                "card": self.name(self.card),
                "result": self.result_now() if trying and self.casts else 0,
                "target": self.target_now() if trying else 0,
            }
        if op == F_HOST:
            return "host", {"card": self.name(self.row[a_of(top)])}
        if op == F_DRAW:
            return "draw", {}
        if op == F_MAY:
            return "may", {"card": self.name(a_of(top))}
        if op == F_LOSE:
            card = top >> 30 & 255
            if card == 255:
                return "hand-limit", {"count": b_of(top)}
            return "lose-card", {"card": self.name(card)}
        if op == F_ORDER:
            return "order", {
                "card": self.name(d_of(top)),
                "deck": DECKS[b_of(top) & 7],
                "place": c_of(top) + 1,
                "count": b_of(top) >> 3,
            }
        if op == F_LOSE_ALLY:
            return "lose-ally", {"card": self.name(top >> 30 & 255)}
        if op == F_DARK_AGAIN:
            return "dark-again", {"card": self.name(self.card), "count": self.dark_in_pool()}
        return "retry-path", {"card": self.name(self.card)}

    def _asked_pick(self, seat: int) -> tuple[str, dict[str, Value]]:
        name = self.name(self.pick_card)
        if self.picking == TO_TRAIT:
            return "pay", {"card": name}
        key = PICK_QUESTIONS[self.next_pick(seat)[0]]
        values: dict[str, Value] = {"card": name}
        if key in ("pick-rune", "pick-slot"):
            values["count"] = self.pick_left
        return key, values

    def rule(self, seat: int) -> str:
        if self.phase == CHOOSING:
            return "characters"
        if self.picking != NOT_PICKING:
            return "trait" if self.picking == TO_TRAIT else "cards"
        op = op_of(self.todo[-1])
        if op == F_MAIN:
            return "final-turn" if self.final and self.main_left > 0 else "turn"
        if op == F_PREP:
            return "prepare"
        if op == F_RESPOND:
            return "stack"
        if op == F_WINDOW:
            return "reactions"
        if op == F_HOST or op == F_LOSE_ALLY:
            return "allies"
        if op == F_PATH or op == F_DARK_AGAIN:
            return "retry"
        return "abilities" if op == F_MAY else "cards"
