"""[solo] The human's card, then two of automatic clans: a samurai strikes, then the Daimyo."""

from typing import Final

from kachidoki.games.jeraku import events, pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.moves import TAKES, VICTIMS, CardMove, ClanMove
from kachidoki.games.jeraku.scoring import influence_of
from kachidoki.games.jeraku.steps.card import carry_out
from kachidoki.games.jeraku.steps.step import ChoiceStep, DealStep, leave, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.step import Step


class SoloSkirmishes(Step[JerakuRecord]):
    """[solo] The next skirmish, as long as there is one."""

    def enter(self, state: JerakuRecord) -> None:
        if state.skirmish == state.rules.skirmishes:
            state.back()
            return
        state.skirmish += 1
        state.turn = 0
        if state.events is not None:
            state.happened(events.solo_skirmish(number=state.skirmish))
        state.stack += [self, REVEAL, OTHER]
        state.wait(OPEN)


class Taking(ChoiceStep):
    """[solo-card] The human takes one of the open cards; the other one is for its clan."""

    def bits(self, state: JerakuRecord, seat: i64) -> i64:
        return state.open

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, CardMove)
        state.open &= ~pieces.bit(move.card)
        state.acting = pieces.GREEN
        if state.events is not None:
            state.happened(events.take(seat=0, card=move.card))
        state.top = move.card
        carry_out(state, move.card)


class OtherCard(Step[JerakuRecord]):
    """[solo] Once the human's card is done, the other open one comes into effect."""

    def enter(self, state: JerakuRecord) -> None:
        state.stack.pop()
        card = pieces.first(state.open)
        begin_enemy(state, card)


class Attack(ChoiceStep):
    """[solo-samurai], [solo-daimyo] An automatic clan eliminates a samurai where it attacks; asked
    only where the human has to choose between clans that nothing tells apart."""

    def __init__(self, stage: str) -> None:
        unfit = ("not-a-candidate", "solo-samurai")
        super().__init__("victim", "solo-samurai", ("clan", "region"), VICTIMS, unfit)
        self.stage = stage
        # [solo-samurai] Where a samurai has arrived, or [solo-daimyo] a Daimyo stands.
        self.arriving = stage == "strike"
        self.by = "samurai" if stage == "strike" else "daimyo"

    def enter(self, state: JerakuRecord) -> None:
        region = self.attacked(state)
        victims, why = self.narrowed(state, region)
        if pieces.count(victims) > 1:
            self.ask(state)
        else:
            self.strike(state, pieces.first(victims) if victims else -1, region, why)

    def values(self, state: JerakuRecord, seat: int) -> dict[str, Value]:
        region = pieces.REGION_NAMES[self.attacked(state)]
        return {"clan": pieces.CLANS[state.acting], "region": region}

    def bits(self, state: JerakuRecord, seat: i64) -> i64:
        """[solo-samurai] The clans between which the human has to choose; 0 if nobody has to."""
        victims, _ = self.narrowed(state, self.attacked(state))
        return victims if pieces.count(victims) > 1 else 0

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, ClanMove)
        self.strike(state, move.clan, self.attacked(state), "choice")

    def attacked(self, state: JerakuRecord) -> i64:
        """The region of the attack: of the samurai that arrived, or of the Daimyo."""
        return target(state) if self.arriving else state.daimyo[state.acting]

    def candidates(self, state: JerakuRecord, region: i64) -> i64:
        """[solo-samurai] The clans with a samurai there that no Daimyo protects, as bits."""
        victims: i64 = 0
        for clan in range(state.rules.clans):
            if clan != state.acting and state.occupied[clan] >> region & 1:
                # [solo-expert] Against Daimyos the green one does not help.
                helpless = clan == pieces.GREEN and state.rules.expert and not self.arriving
                if helpless or state.daimyo[clan] != region:
                    victims |= pieces.bit(clan)
        return victims

    def narrowed(self, state: JerakuRecord, region: i64) -> tuple[i64, str]:
        """[solo-samurai] Green first, then most points, then most influence there: the clans that
        are left, as bits, and why."""
        victims = self.candidates(state, region)
        if pieces.count(victims) < 2:
            return victims, "only"
        if victims >> pieces.GREEN & 1:
            return pieces.bit(pieces.GREEN), "green"
        victims = with_most(victims, state.rp)
        if pieces.count(victims) == 1:
            return victims, "points"
        here = [influence_of(state, clan, region) for clan in range(pieces.GREEN)]
        return with_most(victims, here), "influence"

    def strike(self, state: JerakuRecord, victim: i64, region: i64, why: str) -> None:
        """A samurai is eliminated, or nobody (-1); then the clan goes on."""
        if victim >= 0:
            leave(state, victim, region)
            state.supply[victim] += 1
        if state.events is not None:
            self._tell(state, victim, region, why)
            state.beat()
        if self.arriving:
            state.wait(HOLD)
        elif self is HOLD:
            move_daimyo(state, victim >= 0)
        else:
            end_enemy(state)

    def _tell(self, state: JerakuRecord, victim: i64, region: i64, why: str) -> None:
        clan, told = state.acting, {"by": self.by, "why": why, "rule": f"solo-{self.by}"}
        if victim >= 0:
            kill = events.enemy_kill(seat=0, clan=clan, rival=victim, region=region, **told)
            state.happened(kill)
            return
        others = [state.occupied[other] >> region & 1 for other in range(4) if other != clan]
        told["why"] = "protected" if any(others) else "empty"
        told["rule"] = "solo-protection" if any(others) else "solo-samurai"
        state.happened(events.enemy_spare(clan=clan, region=region, **told))


def lay_open(state: JerakuRecord, cards: list[int]) -> None:
    """[solo] The two open cards of a skirmish."""
    state.open = pieces.mask_of(cards)
    state.seen |= state.open
    if state.events is not None:
        state.happened(events.open_(cards=state.open))
    state.wait(TAKE)


def turn_up(state: JerakuRecord, cards: list[int]) -> None:
    """[solo] The hidden card of a skirmish, the second one that is for its clan."""
    card: i64 = cards[0]
    state.seen |= pieces.bit(card)
    state.turn = 1
    if state.events is not None:
        state.happened(events.reveal(card=card))
    begin_enemy(state, card)


SOLO_SKIRMISH: Final = SoloSkirmishes("solo-skirmish", "", "solo")
OPEN: Final = DealStep("open", lay_open)
TAKE: Final = Taking("take", "solo-card", (), TAKES, ("not-open", "solo-card"))
OTHER: Final = OtherCard("other", "", "solo")
REVEAL: Final = DealStep("reveal", turn_up)
STRIKE: Final = Attack("strike")
HOLD: Final = Attack("hold")
ENTER: Final = Attack("enter")


def target(state: JerakuRecord) -> i64:
    """[solo-samurai] The region that the enemy card names; a Ninja, of no value, names Kyoto."""
    return pieces.VALUE_OF[state.enemy]


def begin_enemy(state: JerakuRecord, card: i64) -> None:
    """[solo-samurai] The colour of a card names the clan that acts: a samurai of it arrives."""
    if state.events is not None:
        state.beat()
    clan: i64 = pieces.SUIT_OF[card]
    state.open = 0
    state.enemy = card
    state.acting = clan
    region = target(state)
    if state.events is not None:
        state.happened(events.enemy(clan=clan, card=card, region=region, rule="solo-card"))
        state.beat()
    arrives = state.supply[clan] > 0
    if arrives:
        state.supply[clan] -= 1
        put(state, clan, region)
    if state.events is not None:
        told = events.enemy_place if arrives else events.enemy_empty
        state.happened(told(clan=clan, region=region, rule="solo-samurai"))
        state.beat()
    state.wait(STRIKE)


def with_most(clans: i64, values: list[int]) -> i64:
    """Those of the clans that have the most, as bits."""
    most: i64 = -1
    kept: i64 = 0
    for clan in range(pieces.GREEN):
        if clans >> clan & 1:
            if values[clan] > most:
                most = values[clan]
                kept = 0
            if values[clan] == most:
                kept |= pieces.bit(clan)
    return kept


def move_daimyo(state: JerakuRecord, killed: bool) -> None:
    """[solo-daimyo], [solo-third-round] The Daimyo has struck where it stands, or moves and
    strikes where it is then."""
    clan, at, to = state.acting, i64(state.daimyo[state.acting]), target(state)
    region, why, rule = at, "home", "solo-daimyo"
    if killed:
        why = "killed"
    elif to != at:
        region, why = at + 1 if to > at else at - 1, "card"
        # A 5 or a 6 does not bring a Daimyo into region 5 or 6.
        if state.round == pieces.ROUNDS and to >= 5 and region >= 5:
            region, why, rule = at, "blocked", "solo-third-round"
    elif state.round == pieces.ROUNDS:
        region, why, rule = max(at - 1, pieces.KYOTO), "kyoto", "solo-third-round"
    if region == at:
        if state.events is not None:
            state.happened(events.enemy_stay(clan=clan, region=region, why=why, rule=rule))
            state.beat()
        end_enemy(state)
        return
    state.daimyo[clan] = region
    if state.events is not None:
        told = events.enemy_move(clan=clan, from_=at, region=region, why=why, rule=rule)
        state.happened(told)
        state.beat()
    state.wait(ENTER)


def end_enemy(state: JerakuRecord) -> None:
    state.top = state.enemy
    state.enemy = -1
    state.acting = -1
    state.back()
