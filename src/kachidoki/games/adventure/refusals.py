# interpreted: refusals and JSON are for people.
"""Why a move is not legal here: what is said of the reasons that `legal` and the steps give."""

from typing import Final

from kachidoki.games.adventure import conditions, counts, legal, moves, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import Forbid
from kachidoki.games.adventure.masks import members
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

# By the section behind them: the reasons, and the names of the values that the texts say.
REASONS: Final[dict[str, dict[str, str]]] = {
    "turn": {"main-action-done": "", "not-offered": "", "nothing-to-pass": ""},
    "acts": {"story-full": "count", "act-closed": "act", "act-hidden": "act"},
    "refill": {"slot-empty": "act place"},
    "trait": {"not-a-trait": "card", "requirement": "card", "cannot-pay": "card cost xp"},
    "challenge": {"not-a-challenge": "card", "no-such-path": "card"},
    "track": {"cannot-fall": "card", "dark-bottom": "", "level-forbids": "card level deck"},
    "journey": {"journey-used": "", "journey-price": "cost xp"},
    "free-discard": {"has-options": "", "free-discard-used": ""},
    "final-turn": {"face-now": "", "not-final-turn": ""},
    "solo": {"no-adversary": ""},
    "dark": {"dark-limit": "count", "dark-pool": "", "dark-price": "cost xp"},
    "adversaries": {
        "dark-forbidden": "card",
        "forbidden": "card host",
        "powers-forbidden": "card host",
    },
    "cards": {"not-held": "card", "no-target": "card", "must-choose": ""},
    "timing": {"not-now": "card", "power-not-now": "card"},
    "abilities": {"no-power": "", "power-used": "card", "power-price": "card"},
    "allies": {"not-a-host": "act place"},
    "end": {"game-over": ""},
    "prepare": {"cast-first": "", "no-attempt": ""},
    "reactions": {"react-or-pass": ""},
    "setup": {"not-this-chance": ""},
}
# By reason: the section, and these names.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    reason: (section, *said.split())
    for section, reasons in REASONS.items()
    for reason, said in reasons.items()
}


def refuse(reason: str, values: dict[str, Value] | None = None, rule: str = "") -> Refusal:
    """The refusal for a reason; of the values it takes those that it says."""
    section, *names = REFUSALS[reason]
    said = {name: values[name] for name in names} if values else {}
    return Refusal(reason, rule or section, said)


def why_no_reaction(
    state: AdventureRecord, move: Move, seat: i64, window: i64, responding: bool
) -> Refusal | None:
    """Why a card cannot be played, or a power not be used; None for any other move."""
    rules = state.rules
    cards = rules.cards.cards
    if isinstance(move, moves.PlayCard):
        # It tells about one's own hand only.
        if move.number >= len(rules.title):
            return refuse("not-held", {"card": move.key})
        title = rules.title[move.number]
        card = cards[rules.first_hero + move.number]
        if title not in [rules.title[held] for held in members(state.hand[seat])]:
            return refuse("not-held", {"card": card.key})
        hero = card.kind == pieces.HERO
        what = Forbid.HERO_CARDS if hero else Forbid.ANTIHERO_CARDS
        values: dict[str, Value] = {
            "card": card.key,
            "level": state.level[seat],
            "deck": "hero" if hero else "antihero",
            "host": cards[conditions.forbidder(state, seat, what)].key,
        }
        reason = legal.why_not_played(state, seat, title, window, responding) or "no-target"
        return refuse(reason, values, "cards" if reason == "power-price" else "")
    if isinstance(move, moves.Use):
        number = legal.source_card(state, seat, move.source)
        if number < 0 or move.which >= len(rules.powers[number]):
            return refuse("no-power")
        power = rules.powers[number][move.which]
        host = cards[conditions.forbidder(state, seat, Forbid.ALLY_POWERS)].key
        why = legal.why_not_used(state, seat, number, power, window, responding)
        return refuse(why or "power-not-now", {"card": cards[number].key, "host": host})
    return None


def why_not_in_row(state: AdventureRecord, move: Move, slot: i64, seat: i64) -> Refusal:
    """[trait], [challenge], [journey] Why nothing can be done with a card of a row."""
    story = len(state.story[seat])
    values: dict[str, Value] = {**moves.place_of(slot), "count": story, "xp": state.xp[seat]}
    act = slot // pieces.WIDEST_ROW + 1
    if act > state.revealed:
        return refuse("act-hidden", values)
    if state.row[slot] < 0:
        return refuse("slot-empty", values)
    if isinstance(move, moves.FreeDiscard):
        return refuse(legal.why_no_discard(state, seat) or "has-options", values)
    if isinstance(move, moves.Journey):
        values["cost"] = conditions.journey_price(state, seat)
        return refuse(legal.why_no_journey(state, seat) or "not-offered", values)
    card = state.rules.cards.cards[state.row[slot]]
    values["card"] = card.key
    values["cost"] = conditions.trait_price(state, seat, card.cost)
    reason = legal.why_no_main_action(state, seat)
    if reason is None and not counts.act_open(state, seat, act):
        reason = "act-closed"
    if reason is None and isinstance(move, moves.Attempt):
        tried = counts.is_challenge(state, card.number)
        reason = "no-such-path" if tried else "not-a-challenge"
    if reason is None and card.kind != pieces.TRAIT:
        reason = "not-a-trait"
    return refuse(reason or legal.why_no_trait(state, seat, card) or "not-offered", values)


def why_no_dark(state: AdventureRecord, seat: i64) -> Refusal | None:
    """[dark] Why no Dark rune can be bought, or None."""
    by = conditions.forbidder(state, seat, Forbid.DARK_RUNES)
    values: dict[str, Value] = {
        "count": pieces.DARK_STONES,
        "cost": conditions.dark_price(state, seat),
        "xp": state.xp[seat],
        "card": state.rules.cards.cards[by].key,
    }
    reason = legal.why_no_dark(state, seat)
    return refuse(reason, values) if reason else None
