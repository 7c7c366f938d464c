"""[deploy], [ninja], [actions] What a card is used for, samurai by samurai and action by action."""

from typing import Final

from kachidoki.games.jeraku import events, moves, pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.rules import ONE_KYOTO_ONLY, SINGLE_IF_KYOTO, Rules
from kachidoki.games.jeraku.steps.step import CardStep, end_card, leave, no, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal


class Using(CardStep):
    """[deploy], [actions] A number deploys samurai, or gives so many action points."""

    def bits(self, state: JerakuRecord) -> i64:
        return moves.USE_BITS

    def values(self, state: JerakuRecord, seat: int) -> dict[str, Value]:
        return {"clan": pieces.CLANS[state.acting], "value": pieces.VALUE_NAME[state.now]}

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        value: i64 = pieces.VALUE_OF[state.now]
        if move is moves.ACTIONS:
            state.left = value
            if state.events is not None:
                state.happened(events.actions(seat=seat, clan=state.acting, count=value))
            state.step = ACT
            ACT.enter(state)
            return
        if state.events is not None:
            state.happened(events.deploy(seat=seat, clan=state.acting, region=value))
        state.step = PLACE
        PLACE.enter(state)


class Placing(CardStep):
    """[deploy], [ninja] Samurai from the supply, one by one."""

    def enter(self, state: JerakuRecord) -> None:
        state.actor = state.rules.seat[state.acting]
        most: i64 = state.rules.deployed[pieces.VALUE_OF[state.now]]
        supply: i64 = state.supply[state.acting]
        state.left = most if most < supply else supply
        self.go_on(state)

    def bits(self, state: JerakuRecord) -> i64:
        """Where the next samurai may go, in ascending order; and one may stop."""
        value: i64 = pieces.VALUE_OF[state.now]
        if value != pieces.NINJA:
            return moves.STOP_BIT | pieces.bit(value) << moves.PLACE_AT
        places = state.places
        regions = placeable(state.rules, value, places)
        if places:
            last: i64 = places[len(places) - 1]
            regions &= ~(pieces.bit(last) - 1)
        return moves.STOP_BIT | regions << moves.PLACE_AT

    def asked(self, state: JerakuRecord, seat: int) -> tuple[str, dict[str, Value]]:
        value: i64 = pieces.VALUE_OF[state.now]
        clan = pieces.CLANS[state.acting]
        if value == pieces.NINJA:
            return "place-ninja", {"clan": clan, "count": state.left}
        return "place", {"clan": clan, "region": pieces.REGION_NAMES[value], "count": state.left}

    def cites(self, state: JerakuRecord, seat: int) -> str:
        if state.rules.solo:
            return "solo-card"
        return "ninja" if pieces.VALUE_OF[state.now] == pieces.NINJA else "deploy"

    def refused(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal:
        value: i64 = pieces.VALUE_OF[state.now]
        if not isinstance(move, moves.Place):
            if value == pieces.NINJA and not isinstance(move, moves.CardMove):
                return no("ninja-places", "ninja")
            return super().refused(state, move, seat)
        if value != pieces.NINJA:
            return no("deploy-there-only", "deploy", region=value)
        if state.places and move.region < state.places[-1]:
            return no("place-in-order", "ninja", region=state.places[-1])
        only = state.rules.solo_ninja == ONE_KYOTO_ONLY
        return no("kyoto-only" if only else "one-in-kyoto", "solo-card")

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        if not isinstance(move, moves.Place):
            stop(state)
            return
        clan = state.acting
        put(state, clan, move.region)
        state.supply[clan] -= 1
        state.places.append(move.region)
        state.left -= 1
        if state.events is not None:
            state.happened(events.place(seat=seat, clan=clan, region=move.region))
        self.go_on(state)


class Acting(CardStep):
    """[actions] What the points that are left can pay for, action by action."""

    def enter(self, state: JerakuRecord) -> None:
        self.go_on(state)

    def bits(self, state: JerakuRecord) -> i64:
        clan, left = state.acting, state.left
        return moves.STOP_BIT | actionable(state.rules, state.occupied, state.daimyo, clan, left)

    def refused(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal:
        if isinstance(move, moves.Walk):
            left, cost = state.left, pieces.DAIMYO_COST
            if left < cost:
                return Refusal("no-points", "actions", {"left": left, "cost": cost})
            return no("edge-of-map", "map")
        if isinstance(move, moves.March):
            return no("no-samurai", "actions", region=move.region)
        if isinstance(move, moves.Remove):
            return self._why_no_removal(state, move.clan)
        return super().refused(state, move, seat)

    def _why_no_removal(self, state: JerakuRecord, clan: i64) -> Refusal:
        rules = state.rules
        if clan == state.acting:
            return no("own-samurai", "removal")
        at: i64 = state.daimyo[state.acting]
        if clan >= rules.clans or not state.samurai[clan * pieces.REGIONS + at]:
            return no("no-victim", "removal", clan, at)
        if rules.shield and state.daimyo[clan] == at:
            return no("protected", "solo-protection" if rules.solo else "removal", clan, at)
        section = "armies-skirmish" if rules.armies else "team"
        return no("same-side", section, clan)

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        clan = state.acting
        at: i64 = state.daimyo[clan]
        if isinstance(move, moves.March):
            at = move.region
            to = at + move.step
            leave(state, clan, at)
            put(state, clan, to)
            state.left -= pieces.COST
            if state.events is not None:
                state.happened(events.samurai(seat=seat, clan=clan, from_=at, region=to))
        elif isinstance(move, moves.Walk):
            to = at + move.step
            state.daimyo[clan] = to
            state.left -= pieces.DAIMYO_COST
            if state.events is not None:
                state.happened(events.daimyo(seat=seat, clan=clan, from_=at, region=to))
        elif isinstance(move, moves.Remove):
            state.left -= pieces.COST
            if move.clan == state.rules.neutral:
                begin_push(state)
                return
            leave(state, move.clan, at)
            state.supply[move.clan] += 1
            if state.events is not None:
                state.happened(events.remove(seat=seat, clan=clan, rival=move.clan, region=at))
        else:
            stop(state)
            return
        self.enter(state)


class Pushing(CardStep):
    """[neutral-samurai] Where a neutral samurai goes: not behind the neutral Daimyo."""

    def bits(self, state: JerakuRecord) -> i64:
        return pushable(state, state.daimyo[state.acting]) << moves.PUSH_AT

    def values(self, state: JerakuRecord, seat: int) -> dict[str, Value]:
        source = pieces.REGION_NAMES[state.daimyo[state.acting]]
        return {"rival": pieces.CLANS[state.rules.neutral], "from": source}

    def refused(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal:
        if not isinstance(move, moves.Push):
            return super().refused(state, move, seat)
        source: i64 = state.daimyo[state.acting]
        if move.region == source:
            return no("push-elsewhere", self.rule, region=source)
        rear: i64 = state.daimyo[state.rules.neutral]
        if move.region > rear:
            return no("behind-daimyo", self.rule, region=rear)
        return no("not-adjacent", self.rule, region=source)

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Push)
        push(state, move.region, False)
        state.back()


USE: Final = Using("use", "use", "deploy", ("clan", "value"))
PLACE: Final = Placing("place", "place", "deploy", ("clan", "region", "count"))
ACT: Final = Acting("act", "act", "actions", ("clan", "count"))
PUSH: Final = Pushing("push", "push", "neutral-samurai", ("rival", "from"))


def carry_out(state: JerakuRecord, card: i64) -> None:
    """A Ninja places samurai anywhere; of a number it is asked what it is to do."""
    state.now = card
    # As `wait` does it, but written out: random games spend much of their time here.
    if pieces.VALUE_OF[card] == pieces.NINJA:
        state.step = PLACE
        PLACE.enter(state)
    else:
        state.step = USE
        USE.enter(state)


def stop(state: JerakuRecord) -> None:
    if state.events is not None:
        state.happened(events.stop(seat=state.actor, clan=state.acting, left=state.left))
    end_card(state)


# [deploy], [ninja]


def pushed_from(state: JerakuRecord) -> int:
    """[neutral-samurai] Where a neutral samurai is pushed from; -1 if none is."""
    return state.daimyo[state.acting] if state.step is PUSH else -1


def placeable(rules: Rules, value: i64, placed: list[int]) -> i64:
    """[deploy], [ninja], [solo-card] The regions, as bits, in which a card of this value may
    place a samurai when it has placed these, in any order."""
    if value != pieces.NINJA:
        return pieces.bit(value)
    if not rules.solo:
        return 0x7F
    if rules.solo_ninja == ONE_KYOTO_ONLY:
        return 1
    if rules.solo_ninja == SINGLE_IF_KYOTO:
        return 0 if pieces.KYOTO in placed else 0x7E if placed else 0x7F
    return 0x7E if pieces.KYOTO in placed else 0x7F


# [actions], [removal], [neutral-samurai]


def actionable(rules: Rules, occupied: list[int], daimyo: list[int], clan: i64, points: i64) -> i64:
    """[actions] What a clan can do with its points, as bits, where the pieces stand so."""
    at: i64 = daimyo[clan]
    here: i64 = occupied[clan]
    bits: i64 = 0
    if points >= pieces.DAIMYO_COST:
        if at > pieces.KYOTO:
            bits |= pieces.bit(moves.WALK_AT)
        if at < pieces.REGIONS - 1:
            bits |= pieces.bit(moves.WALK_AT + 1)
    bits |= here >> 1 << moves.MARCH_IN_AT
    bits |= (here & 0x3F) << moves.MARCH_OUT_AT
    for other in range(rules.clans):
        if occupied[other] >> at & 1 and other != clan:
            if removable(rules, daimyo, clan, other):
                bits |= pieces.bit(moves.REMOVE_AT + other)
    return bits


def removable(rules: Rules, daimyo: list[int], clan: i64, other: i64) -> bool:
    """[removal] Whether neither a side nor a Daimyo protects the samurai of another clan where the
    Daimyo of the clan stands."""
    if rules.shield and daimyo[other] == daimyo[clan]:
        return False
    return rules.friendly or rules.side[other] != rules.side[clan]


def pushable(state: JerakuRecord, source: i64) -> i64:
    """[neutral-samurai] The regions to which a neutral samurai may go from here, as bits."""
    rear: i64 = state.daimyo[state.rules.neutral]
    regions = pieces.bit(rear + 1) - 1
    if state.rules.adjacent:
        around = pieces.bit(source + 1)
        if source > 0:
            around |= pieces.bit(source - 1)
        regions &= around
    return regions & ~pieces.bit(source)


def begin_push(state: JerakuRecord) -> None:
    """A neutral samurai is not removed but goes elsewhere."""
    regions = pushable(state, state.daimyo[state.acting])
    if regions & (regions - 1):
        state.push(PUSH)
    else:
        # One way only, which everybody can see.
        push(state, pieces.first(regions), True)
        state.step.enter(state)


def push(state: JerakuRecord, region: i64, auto: bool) -> None:
    neutral = state.rules.neutral
    source: i64 = state.daimyo[state.acting]
    leave(state, neutral, source)
    put(state, neutral, region)
    if state.events is not None:
        here = {"clan": state.acting, "rival": neutral, "from_": source, "region": region}
        state.happened(events.push(seat=state.actor, **here, auto=auto))
