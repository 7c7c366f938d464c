"""[setup], [rounds], [prestige], [winning] How a game begins, its rounds, and how they end."""

from typing import Final

from kachidoki.games.jeraku import events, pieces, scoring
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.moves import ASSIGNS, ClanMove
from kachidoki.games.jeraku.steps.recruitment import DEAL
from kachidoki.games.jeraku.steps.skirmish import TURN
from kachidoki.games.jeraku.steps.solo import SOLO_SKIRMISH
from kachidoki.games.jeraku.steps.step import NOT_YOURS, ChoiceStep, DealStep, leave, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.step import LastStep, Step


class Assigning(ChoiceStep):
    """[armies] One army takes the higher card, the other one the lower; the first side first."""

    def ask(self, state: JerakuRecord) -> None:
        first = state.kachidoki
        state.actor = state.rules.captain[1 - first if state.card[2 * first] else first]

    def values(self, state: JerakuRecord, seat: int) -> dict[str, Value]:
        party: i64 = state.rules.party_of[seat]
        return {"low": state.pair[2 * party], "high": state.pair[2 * party + 1]}

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, ClanMove)
        party: i64 = state.rules.party_of[seat]
        other: i64 = 4 * party + 1 - move.clan
        state.card = state.card[:]
        state.card[move.clan] = state.pair[2 * party + 1]
        state.card[other] = state.pair[2 * party]
        place_daimyo(state, move.clan)
        place_daimyo(state, other)
        if party == state.kachidoki:
            self.ask(state)
        else:
            state.wait(ROUND)


class Rounds(Step[JerakuRecord]):
    """[rounds] A round: recruitment, the skirmishes, Prestige."""

    def enter(self, state: JerakuRecord) -> None:
        state.stack = [self, PRESTIGE, SOLO_SKIRMISH if state.rules.solo else TURN]
        state.round += 1
        state.skirmish = 0
        if state.events is not None:
            state.happened(events.round_(round=state.round))
        if state.rules.neutral >= 0 and state.round > 1:
            advance(state, state.rules.neutral)
        if state.rules.solo:
            state.seen = 0
            state.top = -1
            state.back()
        else:
            state.wait(DEAL)


class Prestige(Step[JerakuRecord]):
    """[prestige] Every region pays; then the next round, or the end."""

    def enter(self, state: JerakuRecord) -> None:
        if state.events is not None:
            state.beat()
        state.trick = []
        state.trick_clan = []
        state.led = -1
        state.acting = -1
        state.turn = 0
        state.skirmish = 0
        state.revealing = True
        # All 21 cards come back for the next shuffle.
        none = state.rules.no_cards
        state.hand, state.laid, state.voids = none[:], none[:], none[:]
        state.given = state.locked = state.discarded = none
        state.picks = state.hidden_pick = state.rules.no_draft
        state.open = 0
        if state.events is not None:
            state.happened(events.prestige(round=state.round))
            state.beat()
        scoring.score_prestige(state)
        last = state.round == pieces.ROUNDS
        early = enough(state) and not last
        if early and state.events is not None:
            ahead = tuple([seat for seat in range(2) if state.rp[seat] >= pieces.ENOUGH])
            state.happened(events.enough(seats=ahead))
        if last or early:
            state.stack = []
            state.wait(DONE)
        else:
            state.back()


class Done(LastStep[JerakuRecord]):
    """[winning] The game is over."""

    def enter(self, state: JerakuRecord) -> None:
        self.ask(state)
        if state.events is None:
            return
        winners, how = scoring.decided(state)
        if not state.rules.solo:
            points = max(scoring.scores(state))
            if how in ("sum", "best"):
                points = scoring.points_of(state, winners, how == "sum")
            state.happened(events.game_over(seats=winners, points=points, how=how))
            return
        told = events.solo_won if winners else events.solo_lost
        points, needed = scoring.scores(state)[0], scoring.solo_sum(state)
        state.happened(told(seat=0, points=points, sum=needed, how=how))


def deal_daimyos(state: JerakuRecord, cards: list[int]) -> None:
    """[setup] The Daimyo cards, of which the highest one has the Kachidoki card."""
    rules = state.rules
    if rules.armies:
        deal_pairs(state, cards)
        return
    state.card = cards + [0] * (len(pieces.CLANS) - len(cards))
    for clan in range(len(cards)):
        place_daimyo(state, clan)
    if rules.neutral >= 0:
        set_up_neutral(state, rules.neutral)
    if not rules.solo:
        give_kachidoki(state, cards.index(max(cards)), max(cards))
    state.wait(ROUND)


def deal_pairs(state: JerakuRecord, cards: list[int]) -> None:
    """[armies] A low and a high card for each side."""
    state.pair = cards[:]
    if state.events is not None:
        for party in range(2):
            low, high = cards[2 * party : 2 * party + 2]
            seats = state.rules.seats_of[party]
            state.happened(events.daimyo_cards(seats=seats, low=low, high=high))
    give_kachidoki(state, 0 if cards[1] > cards[3] else 1, max(cards))
    state.wait(ASSIGN)


DAIMYOS: Final = DealStep("daimyos", deal_daimyos)
ASSIGN: Final = Assigning("assign", "armies", ("low", "high"), ASSIGNS, NOT_YOURS)
ROUND: Final = Rounds("round", "", "rounds")
PRESTIGE: Final = Prestige("prestige", "", "prestige")
DONE: Final = Done("done", "", "winning")


def place_daimyo(state: JerakuRecord, clan: i64) -> None:
    """[setup] The Daimyo starts in the region of its card."""
    card: i64 = state.card[clan]
    state.daimyo[clan] = card
    if state.events is not None:
        seat = state.rules.seat[clan]
        if seat < 0:
            state.happened(events.daimyo_card_enemy(clan=clan, card=card))
        else:
            state.happened(events.daimyo_card(clan=clan, card=card, seat=seat))


def give_kachidoki(state: JerakuRecord, party: i64, card: i64) -> None:
    """[setup] The highest Daimyo card has the Kachidoki card."""
    state.kachidoki = party
    if state.events is not None:
        state.happened(events.first(seats=state.rules.seats_of[party], card=card))


def set_up_neutral(state: JerakuRecord, clan: i64) -> None:
    """[neutral] Two samurai in each of the regions 1 to 5, the Daimyo behind them in 6."""
    state.daimyo[clan] = pieces.NEUTRAL_DAIMYO
    for region in range(pieces.REGIONS):
        for _ in range(pieces.NEUTRAL_SAMURAI[region]):
            put(state, clan, region)
            state.supply[clan] -= 1
    if state.events is not None:
        state.happened(events.neutral(clan=clan))


def advance(state: JerakuRecord, clan: i64) -> None:
    """[neutral] The whole neutral side moves one region in; those in Kyoto stay."""
    for region in range(1, pieces.REGIONS):
        for _ in range(state.samurai[clan * pieces.REGIONS + region]):
            leave(state, clan, region)
            put(state, clan, region - 1)
    state.daimyo[clan] -= 1
    if state.events is not None:
        state.happened(events.advance(clan=clan, region=state.daimyo[clan]))


def enough(state: JerakuRecord) -> bool:
    """[duo] Whether somebody has 50 points."""
    return state.rules.duo and (state.rp[0] >= pieces.ENOUGH or state.rp[1] >= pieces.ENOUGH)
