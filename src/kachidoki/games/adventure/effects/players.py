"""Effects on Experience and on the markers of the track."""

from kachidoki.games.adventure import changes
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Track, Who
from kachidoki.games.adventure.cardset.values import number, word
from kachidoki.games.adventure.effects.kind import OR_FOE, WHO, Kind, Takes, whom
from kachidoki.games.adventure.marks import Cause, Why
from kachidoki.games.adventure.pieces import FOE, LEVELS, OVER_NOW
from kachidoki.games.adventure.worth import THREAT, XP, move_worth, share
from kachidoki.kernel.native import i64

_FROM = word(codes.WHO, ("supply", "opponent", "active", "adversary"))
_WAYS = dict.fromkeys(("virtue", "corruption"), number(1, LEVELS - 1))


class GainXp(Kind):
    """From the supply, or from somebody else."""

    takes = Takes({"n*": number(1, 12), "who": OR_FOE, "from": _FROM})
    on_players = True
    shared = True

    def meet(self, state: AdventureRecord, effect: Effect, cause: Cause, seat: i64) -> None:
        if effect.source != Who.SUPPLY:
            for giver in whom(state, effect.source, cause):
                if state.phase != OVER_NOW:
                    changes.move_xp(state, giver, seat, effect.n, cause.card)
        elif seat == FOE:
            changes.foe_gains(state, effect.n, cause.card)
        else:
            changes.gain(state, seat, effect.n, Why.CARD, cause.card)

    def could_change(self, state: AdventureRecord, effect: Effect) -> bool:
        return effect.source == Who.SUPPLY or self.could_meet(state, effect, effect.source)

    def touches(self, state: AdventureRecord, effect: Effect, seat: i64) -> bool:
        return state.xp[seat] > 0

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        if effect.who != Who.SELF:
            return 0.0
        if effect.source == Who.ADVERSARY:
            return self._taken(state, effect, seat, FOE)
        return XP * float(effect.n) if effect.source == Who.SUPPLY else 0.0

    def against(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        if effect.who != Who.SELF or effect.source != Who.OPPONENT:
            return 0.0
        return self._taken(state, effect, seat, victim)

    def _taken(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        """What is taken from somebody: a partner has as much less."""
        have = state.foe_xp if victim == FOE else state.xp[victim]
        count = float(effect.n if effect.n < have else have)
        return count * (XP + (THREAT if victim == FOE else -XP * share(state, seat, victim)))


class LoseXp(Kind):
    takes = Takes({"n*": number(1, 12), "who": OR_FOE})
    on_players = True
    shared = True

    def meet(self, state: AdventureRecord, effect: Effect, cause: Cause, seat: i64) -> None:
        if seat == FOE:
            changes.foe_loses(state, effect.n, cause.card)
        else:
            changes.lose(state, seat, effect.n, Why.CARD, cause.card)

    def touches(self, state: AdventureRecord, effect: Effect, seat: i64) -> bool:
        return state.xp[seat] > 0

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        if effect.who == Who.ADVERSARY:
            return self._lost(state, effect, seat, FOE)
        if effect.who != Who.ACTIVE or state.active == seat:
            return 0.0
        return self._lost(state, effect, seat, state.active)

    def against(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        return self._lost(state, effect, seat, victim) if effect.who == Who.OPPONENT else 0.0

    def _lost(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        have = state.foe_xp if victim == FOE else state.xp[victim]
        lost = float(effect.n if effect.n < have else have)
        return lost * (THREAT if victim == FOE else -XP * share(state, seat, victim))


class MoveTrack(Kind):
    takes = Takes({**_WAYS, "who": WHO}, one_of=tuple(_WAYS))
    on_players = True
    shared = True

    def meet(self, state: AdventureRecord, effect: Effect, cause: Cause, seat: i64) -> None:
        if seat != FOE:
            changes.steps_on_track(state, seat, effect.way, effect.n, Why.CARD, cause.card)

    def touches(self, state: AdventureRecord, effect: Effect, seat: i64) -> bool:
        level = state.level[seat]
        return level > 1 if effect.way == Track.VIRTUE else level < LEVELS

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        return self._moved(state, effect, seat) if effect.who == Who.SELF else 0.0

    def against(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        if effect.who != Who.OPPONENT or victim == FOE:
            return 0.0
        return self._moved(state, effect, victim) * share(state, seat, victim)

    def _moved(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        return move_worth(state, seat, effect.n if effect.way == Track.CORRUPTION else -effect.n)
