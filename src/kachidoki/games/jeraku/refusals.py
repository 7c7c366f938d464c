"""Why an answer is not legal in Jeraku: the reason and the rule behind it."""

from __future__ import annotations

from kachidoki.games.jeraku.legal import SKIRMISH_MOVES, Legal
from kachidoki.games.jeraku.moves import (
    Army,
    Assign,
    CardMove,
    Daimyos,
    Deal,
    Discard,
    Draft,
    March,
    Open,
    Pass,
    Place,
    Play,
    Push,
    Remove,
    Reveal,
    Take,
    Victim,
    Walk,
)
from kachidoki.games.jeraku.pieces import (
    ACT,
    ARMY,
    ASSIGN,
    CARDS,
    CLANS,
    DAIMYO_COST,
    DAIMYOS,
    DEAL,
    DISCARD,
    DONE,
    DRAFT,
    NINJA,
    OPEN,
    PASS,
    PLACE,
    PLAY,
    PUSH,
    REGION_NAMES,
    REGIONS,
    REVEAL,
    SUITS,
    TAKE,
    VALUE_NAMES,
    VALUE_OF,
    VICTIM,
)
from kachidoki.games.jeraku.rules import ONE_KYOTO_ONLY
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE, Refusal


class Refusals(Legal):
    """The questions of the table, and its answers to wrong answers."""

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        step = self.step
        index = move.index
        if step >= PLAY and step <= PUSH:
            if index >= 0 and index < SKIRMISH_MOVES and self.can >> index & 1:
                return None
            return self._skirmish_refusal(move, seat)
        if self.actor == CHANCE:
            return self._chance_refusal(move)
        if step == DONE:
            return Refusal("game-over", "winning", {})
        party: i64 = self.rules.party_of[seat]
        if step == PASS and isinstance(move, Pass):
            if self.passable(party) >> move.card & 1:
                return None
            held = self.hand[party] >> move.card & 1
            return _of_card("pass-in-order" if held else "card-not-held", self.rule(seat), move)
        if step == DISCARD and isinstance(move, Discard):
            if self.hand[party] >> move.card & 1:
                return None
            return _of_card("card-not-held", "neutral-recruitment", move)
        if step == DRAFT and isinstance(move, Draft):
            if self.pack[party] >> move.card & 1:
                return None
            return _of_card("not-in-pack", "armies-draft", move)
        if step == TAKE and isinstance(move, Take):
            if self.open >> move.card & 1:
                return None
            return _of_card("not-open", "solo-card", move)
        if step == VICTIM and isinstance(move, Victim):
            if self.victims >> move.clan & 1:
                return None
            return Refusal("not-a-candidate", "solo-samurai", {"clan": CLANS[move.clan]})
        if (step == ARMY and isinstance(move, Army)) or (
            step == ASSIGN and isinstance(move, Assign)
        ):
            if self.rules.party[move.clan] == party:
                return None
            return Refusal("not-your-army", "armies", {"clan": CLANS[move.clan]})
        return Refusal("not-asked", self.rule(seat), {})

    def _chance_refusal(self, move: Move) -> Refusal | None:
        step = self.step
        if step == DAIMYOS and isinstance(move, Daimyos):
            if self._good_daimyos(move.cards):
                return None
        elif step == DEAL and isinstance(move, Deal):
            # The members are what the parser lets through: 21 different cards.
            if len(move.order) == CARDS and len(set(move.order)) == CARDS:
                return None
        elif step == OPEN and isinstance(move, Open):
            if not any(self.seen >> card & 1 for card in move.cards):
                return None
        elif step == REVEAL and isinstance(move, Reveal) and not self.seen >> move.card & 1:
            return None
        return Refusal("not-this-chance", "setup", {})

    def _good_daimyos(self, cards: list[int]) -> bool:
        if len(cards) != self.daimyo_cards() or len(set(cards)) != len(cards):
            return False
        if self.rules.armies:
            return cards[0] <= 3 < cards[1] and cards[2] <= 3 < cards[3]
        return True

    def _skirmish_refusal(self, move: Move, seat: i64) -> Refusal:
        step = self.step
        if step == PLAY and isinstance(move, Play):
            if not self.hand[self.rules.party_of[seat]] >> move.card & 1:
                return _of_card("card-not-held", "skirmish", move)
            return Refusal("must-follow", "skirmish", {"suit": SUITS[self.led]})
        if step == PLACE and isinstance(move, Place):
            return self._place_refusal(move)
        if step == ACT:
            if isinstance(move, Walk):
                return self._walk_refusal()
            if isinstance(move, March):
                return Refusal("no-samurai", "actions", {"region": REGION_NAMES[move.region]})
            if isinstance(move, Remove):
                return self._removal_refusal(move.clan)
        if step == PUSH and isinstance(move, Push):
            return self._push_refusal(move.region)
        if step == PLACE and VALUE_OF[self.now] == NINJA and not isinstance(move, CardMove):
            return Refusal("ninja-places", "ninja", {})
        return Refusal("not-asked", self.rule(seat), {})

    def _place_refusal(self, move: Place) -> Refusal:
        value: i64 = VALUE_OF[self.now]
        if value != NINJA:
            return Refusal("deploy-there-only", "deploy", {"region": REGION_NAMES[value]})
        last = (self.placed & 7) - 1
        if move.region < last:
            return Refusal("place-in-order", "ninja", {"region": REGION_NAMES[last]})
        if self.rules.solo_ninja == ONE_KYOTO_ONLY:
            return Refusal("kyoto-only", "solo-card", {})
        return Refusal("one-in-kyoto", "solo-card", {})

    def _walk_refusal(self) -> Refusal:
        if self.left < DAIMYO_COST:
            return Refusal("no-points", "actions", {"left": self.left, "cost": DAIMYO_COST})
        return Refusal("edge-of-map", "map", {})

    def _removal_refusal(self, clan: i64) -> Refusal:
        if clan == self.acting:
            return Refusal("own-samurai", "removal", {})
        at: i64 = self.daimyo[self.acting]
        values: dict[str, Value] = {"clan": CLANS[clan], "region": REGION_NAMES[at]}
        if clan >= self.rules.clans or not self.samurai[clan * REGIONS + at]:
            return Refusal("no-victim", "removal", values)
        if self.rules.shield and self.daimyo[clan] == at:
            rule = "solo-protection" if self.rules.solo else "removal"
            return Refusal("protected", rule, values)
        rule = "armies-skirmish" if self.rules.armies else "team"
        return Refusal("same-side", rule, {"clan": CLANS[clan]})

    def _push_refusal(self, region: i64) -> Refusal:
        rule = "neutral-samurai"
        if region == self.pushed:
            return Refusal("push-elsewhere", rule, {"region": REGION_NAMES[region]})
        rear: i64 = self.daimyo[self.rules.neutral]
        if region > rear:
            return Refusal("behind-daimyo", rule, {"region": REGION_NAMES[rear]})
        return Refusal("not-adjacent", rule, {"region": REGION_NAMES[self.pushed]})


def _of_card(reason: str, rule: str, move: CardMove) -> Refusal:
    return Refusal(reason, rule, {"suit": SUITS[move.suit], "value": VALUE_NAMES[move.value]})
