"""[cards] Effects on hands and decks, and on the card played last."""

from kachidoki.games.adventure import counts, events, inplay, looks, picks, pieces, worth
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Deck, Who
from kachidoki.games.adventure.cardset.values import flag, number, word
from kachidoki.games.adventure.effects.kind import ACT, DECK, FEW, WHO, Kind, Pick, Takes
from kachidoki.games.adventure.marks import Cause, Why
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.games.adventure.steps.cards import Losing, LosingByChance, draw_later, peek
from kachidoki.games.adventure.steps.step import put
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64


class Draw(Kind):
    takes = Takes({"n*": FEW, "who": WHO, "deck": DECK})
    on_players = True
    shared = True

    def meet(self, state: AdventureRecord, effect: Effect, cause: Cause, seat: i64) -> None:
        if seat != pieces.FOE:
            draw_later(state, seat, effect.deck, effect.n, Why.CARD, cause.card)

    def touches(self, state: AdventureRecord, effect: Effect, seat: i64) -> bool:
        if effect.deck != Deck.ANTIHERO and counts.can_draw(state, pieces.HERO_DECK):
            return True
        return effect.deck != Deck.HERO and counts.can_draw(state, pieces.ANTIHERO_DECK)

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        return worth.deck_worth(state, seat, effect.deck) * float(effect.n)


class DiscardCards(Kind):
    takes = Takes({"n*": FEW, "who": WHO, "deck": DECK, "random": flag})
    on_players = True

    def meet(self, state: AdventureRecord, effect: Effect, cause: Cause, seat: i64) -> None:
        if seat == pieces.FOE:
            return
        if effect.random:
            put(state, LosingByChance(seat, effect.n, effect.deck, cause.card))
        else:
            put(state, Losing(seat, effect.n, effect.deck, cause.card))

    def touches(self, state: AdventureRecord, effect: Effect, seat: i64) -> bool:
        return picks.hand_of(state, seat, effect.deck) != 0

    def against(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        if effect.who != Who.OPPONENT or victim == pieces.FOE:
            return 0.0
        have = bits(picks.hand_of(state, victim, effect.deck))
        lost = float(effect.n if effect.n < have else have)
        return -worth.HAND_CARD * lost * worth.share(state, seat, victim)


class Look(Kind):
    """At the top of a deck, perhaps to put it into another order."""

    takes = Takes(
        {
            "n*": number(1, pieces.MOST_LOOKED_AT),
            "who": word(codes.WHO, ("self", "active")),
            "deck": word(("hero", "antihero", "adversary"), first=pieces.HERO_DECK),
            "act": ACT,
            "reorder": flag,
        },
        one_of=("deck", "act"),
    )
    on_players = True

    def meet(self, state: AdventureRecord, effect: Effect, cause: Cause, seat: i64) -> None:
        if seat != pieces.FOE:
            peek(state, seat, effect.pile, effect.n, effect.reorder, cause.card)

    def touches(self, state: AdventureRecord, effect: Effect, seat: i64) -> bool:
        return counts.left_in(state, effect.pile) > 0

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        return 0.6 if effect.reorder else 0.3


class Regain(Kind):
    """Cards come back to a hand: those that the player has played, or discards. All have seen
    them."""

    takes = Takes({"n": FEW, "deck": DECK})
    picked: i64 = Pick.CARD

    def __init__(self, played: bool) -> None:
        self.played = played
        self.unsure = played

    def piles(self, state: AdventureRecord, seat: i64) -> tuple[list[bytes], list[int]]:
        """Piles, and in which of them the cards may lie."""
        if self.played:
            return state.played, [seat]
        return state.discards, [pieces.HERO_DECK, pieces.ANTIHERO_DECK]

    def options(
        self, state: AdventureRecord, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        mask: i64 = 0
        piles, where = self.piles(state, seat)
        for at in where:
            for card in piles[at]:
                mask |= bit(card - state.rules.first_hero)
        for title in taken:
            mask &= ~bit(picks.copy_of(state, mask, title))
        return picks.title_moves(state, mask & state.rules.of_deck[effect.deck])

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        seat = cause.owner
        piles, where = self.piles(state, seat)
        titles, first = state.rules.title, int(state.rules.first_hero)
        for title in targets:
            found = [
                (at, card) for at in where for card in piles[at] if titles[card - first] == title
            ]
            if found:
                at, card = found[0]
                piles[at] = piles[at].replace(pieces.ALONE[card], b"", 1)
                mask = bit(card - first)
                state.hand[seat] |= mask
                inplay.hand_changes(state, seat)
                looks.everybody_knows(state, seat, state.known[seat] | mask)
                if state.events is not None:
                    events.tell(state, events.taken_back, seat=seat, back=card, card=cause.card)


class Cancel(Kind):
    """[stack] The card on top has no effect."""

    takes = Takes({}, frozenset(("response",)))
    unsure = True

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        if not state.card_stack:
            return
        top = state.card_stack[-1]
        state.card_stack = [*state.card_stack[:-1], top.without_effect()]
        if state.events is None:
            return
        seat, card, owner, lost = cause.owner, cause.card, top.owner, top.card
        if owner == pieces.FOE:
            events.tell(state, events.cancelled_adversary, seat=seat, card=card, lost=lost)
        else:
            events.tell(state, events.cancelled, seat=seat, victim=owner, card=card, lost=lost)

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        """Whether the card on top is worth stopping."""
        if not state.card_stack:
            return 0.0
        top = state.card_stack[-1]
        if top.owner == seat:
            return -3.0
        if not state.rules.versus:
            return 2.5 if top.owner == pieces.FOE else -3.0
        return 2.5 if top.opponent == seat or state.trier == seat else 0.6
