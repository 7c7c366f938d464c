"""[skirmish], [armies-skirmish] Skirmishes, and who plays a card."""

from typing import Final

from kachidoki.games.jeraku import events, pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.moves import ARMIES, CardMove, ClanMove, plays
from kachidoki.games.jeraku.rules import Rules
from kachidoki.games.jeraku.scoring import score_region, winning_play
from kachidoki.games.jeraku.steps.card import carry_out
from kachidoki.games.jeraku.steps.step import NOT_YOURS, CardStep, ChoiceStep, refused
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import Step


class Turns(Step[JerakuRecord]):
    """[rounds], [skirmish] The turn of the next player, or the next skirmish; it stays on the stack
    until all of them are over."""

    def enter(self, state: JerakuRecord) -> None:
        rules = state.rules
        turn: i64 = len(state.trick)
        if state.skirmish == 0:
            state.stack.append(self)
            begin_skirmish(state)
        elif turn == rules.plays:
            end_skirmish(state)
            if state.skirmish == rules.skirmishes:
                state.stack.pop()
                state.back()
                return
            begin_skirmish(state)
            turn = 0
        state.turn = turn
        party = party_at(state, turn)
        if not rules.armies:
            state.acting = rules.clan[party]
            # As `wait` does it, but written out: this comes again and again.
            state.step = PLAY
            PLAY.enter(state)
            return
        # [armies-skirmish] The army with more points first, the other one in the second turn.
        one: i64 = 2 * party
        two: i64 = one + 1
        if turn >= 2:
            state.acting = one + two - state.first_army[party]
            state.wait(PLAY)
        elif state.rp[one] == state.rp[two]:
            state.acting = -1
            state.wait(ARMY)
        else:
            name_army(state, one if state.rp[one] > state.rp[two] else two, "points")


class NamingArmy(ChoiceStep):
    """[armies-skirmish] Of two armies with equal points, the one that plays first."""

    def ask(self, state: JerakuRecord) -> None:
        state.actor = state.rules.captain[party_at(state, state.turn)]

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, ClanMove)
        name_army(state, move.clan, "choice")


class Playing(CardStep):
    """[skirmish] A card; the suit that was led has to be followed."""

    def bits(self, state: JerakuRecord) -> i64:
        hand: i64 = state.hand[state.rules.party[state.acting]]
        if state.led < 0:
            return hand
        follow = following(state.rules, state.led, hand)
        return follow if follow else hand

    def answers(self, state: JerakuRecord, seat: i64) -> tuple[Move, ...]:
        return plays(state.can)

    def asked(self, state: JerakuRecord, seat: int) -> tuple[str, dict[str, Value]]:
        values: dict[str, Value] = {"clan": pieces.CLANS[state.acting]}
        if not state.trick:
            return "lead", values
        hand: i64 = state.hand[state.rules.party_of[seat]]
        if state.led >= 0 and following(state.rules, state.led, hand):
            values["suit"] = pieces.SUITS[state.led]
            return "follow", values
        return "free", values

    def refused(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal:
        if not isinstance(move, CardMove) or move.verb != "play":
            return super().refused(state, move, seat)
        if not state.hand[state.rules.party_of[seat]] >> move.card & 1:
            return refused("card-not-held", "skirmish", move)
        return Refusal("must-follow", "skirmish", {"suit": pieces.SUITS[state.led]})

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, CardMove)
        card = move.card
        clan = state.acting
        party: i64 = state.rules.party[clan]
        state.hand[party] &= ~pieces.bit(card)
        state.laid[party] |= pieces.bit(card)
        why = "follow"
        if not state.trick:
            why = "lead"
            state.led = leads(state.rules, card)
        elif state.led < 0:
            why = "free"
        elif not following(state.rules, state.led, pieces.bit(card)):
            why = "void"
            state.voids[party] |= pieces.bit(state.led)
        state.trick.append(card)
        state.trick_clan.append(clan)
        if state.events is not None:
            state.happened(events.play(seat=state.actor, clan=clan, card=card, why=why))
        carry_out(state, card)


TURN: Final = Turns("turn", "", "skirmish")
ARMY: Final = NamingArmy("army", "armies-skirmish", (), ARMIES, NOT_YOURS)
PLAY: Final = Playing("play", "lead", "skirmish", ("clan",))


def begin_skirmish(state: JerakuRecord) -> None:
    state.skirmish += 1
    state.led = -1
    state.trick = []
    state.trick_clan = []
    if state.rules.armies:
        state.first_army = [-1, -1]
    if state.events is not None:
        seats = state.rules.seats_of[state.kachidoki]
        state.happened(events.skirmish(number=state.skirmish, seats=seats))


def leads(rules: Rules, card: i64) -> i64:
    """[skirmish] The suit that a card leads, or -1: with a Ninja without a suit nobody has to
    follow."""
    return pieces.SUIT_OF[card] if following(rules, pieces.SUIT_OF[card], pieces.bit(card)) else -1


def following(rules: Rules, suit: i64, hand: i64) -> i64:
    """[skirmish] The cards of a hand that follow a suit."""
    cards = hand & pieces.suit_cards(suit)
    return cards if rules.ninja_has_suit else cards & ~pieces.NINJAS


def party_at(state: JerakuRecord, turn: i64) -> i64:
    """[skirmish] Whose turn it is, counted from the holder of Kachidoki."""
    rules = state.rules
    if rules.armies:
        return state.kachidoki if turn & 1 == 0 else 1 - state.kachidoki
    at: i64 = rules.order.index(state.kachidoki)
    return rules.order[(at + turn) % rules.parties]


def name_army(state: JerakuRecord, clan: i64, why: str) -> None:
    """[armies-skirmish] The army that plays first, by points or by choice."""
    first = state.first_army[:]
    first[state.rules.party[clan]] = clan
    state.first_army = first
    state.acting = clan
    state.wait(PLAY)
    if state.events is not None:
        auto = why == "points"
        state.happened(events.army(seat=state.actor, clan=clan, why=why, auto=auto))


def end_skirmish(state: JerakuRecord) -> None:
    """[winner], [kachidoki] The winner takes the Kachidoki card, and the cry is scored."""
    play = winning_play(state)
    clan: i64 = state.trick_clan[play]
    if state.events is not None:
        state.beat()
        card: i64 = state.trick[play]
        values = [pieces.VALUE_OF[other] for other in state.trick]
        how = "last" if values.count(pieces.VALUE_OF[card]) > 1 else "highest"
        if pieces.VALUE_OF[card] == pieces.NINJA and how == "highest":
            how = "ninja"
        seat = state.rules.seat[clan]
        state.happened(events.win(seat=seat, clan=clan, card=card, how=how))
    state.kachidoki = state.rules.party[clan]
    state.acting = -1
    if state.events is not None:
        state.beat()
    if state.rules.cry:
        # [kachidoki] The region of the winning Daimyo pays 3, 2 and 1, for all clans.
        region: i64 = state.daimyo[clan]
        if state.events is not None:
            state.happened(events.kachidoki(clan=clan, region=region))
        score_region(state, region, state.rules.cry, True)
        if state.events is not None:
            state.beat()
