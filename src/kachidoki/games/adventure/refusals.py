# interpreted: refusals and JSON are for people.
"""Why a move is not legal here: the reason, and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.conditions import forbidder, journey_price, met, trait_price
from kachidoki.games.adventure.counts import act_open, story_limit, waits_for_others
from kachidoki.games.adventure.legal import source_card, spent, suits, timely
from kachidoki.games.adventure.moves import PlayCard, Use
from kachidoki.games.adventure.picks import payable
from kachidoki.games.adventure.pieces import ADVERSARY, ALLY, CHALLENGE, TRAIT
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def why_no_reaction(
    state: AdventureState, move: Move, seat: i64, window: i64, responding: bool
) -> Refusal | None:
    """Why a card cannot be played, or a power not be used; None for any other move."""
    if isinstance(move, PlayCard):
        return _card(state, move, seat, window, responding)
    if isinstance(move, Use):
        return _power(state, move, seat, window, responding)
    return None


def why_no_journey(state: AdventureState, seat: i64) -> Refusal:
    if state.journeys >= state.rules.journey_limit + state.more_journeys:
        return Refusal("journey-used", "journey", {})
    price = journey_price(state, seat)
    return Refusal("journey-price", "journey", {"cost": int(price), "xp": state.xp[seat]})


def why_no_discard(state: AdventureState, seat: i64) -> Refusal:
    if state.free_used:
        return Refusal("free-discard-used", "free-discard", {})
    if state.main_left == 0:
        return Refusal("main-action-done", "turn", {})
    return Refusal("has-options", "free-discard", {})


def why_not_take(state: AdventureState, attempt: bool, slot: i64, act: i64, seat: i64) -> Refusal:
    """[trait], [challenge] Why a card of a row cannot be taken or attempted."""
    card = state.rules.cards.cards[state.row[slot]]
    if state.final:
        return Refusal("face-now", "final-turn", {})
    if state.main_left == 0:
        return Refusal("main-action-done", "turn", {})
    if len(state.story[seat]) >= story_limit(state) or waits_for_others(state, seat):
        return Refusal("story-full", "acts", {"count": len(state.story[seat])})
    if not act_open(state, seat, act):
        return Refusal("act-closed", "acts", {"act": int(act)})
    if attempt:
        if card.kind not in (CHALLENGE, ADVERSARY):
            return Refusal("not-a-challenge", "challenge", {"card": card.key})
        return Refusal("no-such-path", "challenge", {"card": card.key})
    if card.kind != TRAIT:
        return Refusal("not-a-trait", "trait", {"card": card.key})
    if not state.any_trait and not met(state, card.requires, seat, card.number, -1):
        return Refusal("requirement", "trait", {"card": card.key})
    cost = card.cost
    price = trait_price(state, seat, cost)
    if state.xp[seat] < price:
        return Refusal(
            "cannot-pay", "trait", {"card": card.key, "cost": int(price), "xp": state.xp[seat]}
        )
    return Refusal("cannot-fall", "track", {"card": card.key})


def _card(
    state: AdventureState, move: PlayCard, seat: i64, window: i64, responding: bool
) -> Refusal:
    """[cards] Why a card cannot be played. It tells about one's own hand only."""
    rules = state.rules
    if move.number >= len(rules.title):
        return Refusal("not-held", "cards", {"card": move.key})
    number: i64 = rules.first_hero + move.number
    card = rules.cards.cards[number]
    name = card.key
    held = False
    for at in range(len(rules.title)):
        if rules.title[at] == rules.title[move.number] and state.hand[seat] >> at & 1:
            held = True
    if not held:
        return Refusal("not-held", "cards", {"card": name})
    hero = number < rules.first_antihero
    level = state.level[seat]
    if not (rules.hero_allowed[level] if hero else rules.antihero_allowed[level]):
        deck = "hero" if hero else "antihero"
        return Refusal("level-forbids", "track", {"card": name, "level": level, "deck": deck})
    entry = card.entries[0]
    if not timely(state, seat, entry, window, responding, True):
        return Refusal("not-now", "timing", {"card": name})
    by = forbidder(state, seat, 0 if hero else 1)
    if by >= 0:
        host = rules.cards.cards[by].key
        return Refusal("forbidden", "adversaries", {"card": name, "host": host})
    if not suits(state, seat, entry):
        return Refusal("not-now", "timing", {"card": name})
    if not payable(state, seat, entry.cost, number, move.number):
        return Refusal("power-price", "cards", {"card": name})
    return Refusal("no-target", "cards", {"card": name})


def _power(state: AdventureState, move: Use, seat: i64, window: i64, responding: bool) -> Refusal:
    """[abilities] Why a power cannot be used."""
    number = source_card(state, seat, move.source)
    if number < 0 or move.which >= len(state.rules.powers[number]):
        return Refusal("no-power", "abilities", {})
    card = state.rules.cards.cards[number]
    at: i64 = state.rules.powers[number][move.which]
    entry = card.entries[at]
    if entry.limit and spent(state, number, at):
        return Refusal("power-used", "abilities", {"card": card.key})
    if not timely(state, seat, entry, window, responding, False):
        return Refusal("power-not-now", "timing", {"card": card.key})
    if not payable(state, seat, entry.cost, number, -1):
        return Refusal("power-price", "abilities", {"card": card.key})
    if card.kind == ALLY:
        by = forbidder(state, seat, 2)
        if by >= 0:
            host = state.rules.cards.cards[by].key
            return Refusal("powers-forbidden", "adversaries", {"card": card.key, "host": host})
    return Refusal("power-not-now", "timing", {"card": card.key})
