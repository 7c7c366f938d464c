"""The automatic clans of the solo game: a samurai arrives and strikes, then the Daimyo."""

from __future__ import annotations

from typing import Final

from kachidoki.games.jeraku.pieces import (
    CLANS,
    GREEN,
    KYOTO,
    NINJA,
    REGION_NAMES,
    ROUNDS,
    SUIT_OF,
    SUITS,
    VALUE_NAMES,
    VALUE_OF,
    VICTIM,
    bit,
    count,
)
from kachidoki.games.jeraku.refusals import Refusals
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64

# How far an enemy card has been resolved: what comes next.
ARRIVE: Final = 0  # the samurai arrives
STRIKE: Final = 1  # it strikes where it arrived
HOLD: Final = 2  # the Daimyo strikes where it stands
ENTER: Final = 3  # the Daimyo, having moved, strikes where it is now
END: Final = 4
STAGES: Final[tuple[str, ...]] = ("arrive", "strike", "hold", "enter", "end")

ASK: Final = -2


class Solo(Refusals):
    """Resolves enemy cards step by step; it stops where the human has to choose a victim."""

    def target(self) -> i64:
        """[solo-samurai] The region that the enemy card names; a Ninja names Kyoto."""
        value: i64 = VALUE_OF[self.enemy]
        return KYOTO if value == NINJA else value

    def attacked(self) -> i64:
        return self.target() if self.stage == STRIKE else self.daimyo[self.acting]

    def protected(self, clan: i64, region: i64) -> bool:
        """[solo-protection], [solo-expert] Whether its Daimyo protects a clan from this attack."""
        if self.daimyo[clan] != region:
            return False
        # [solo-expert] Against Daimyos the green one does not help.
        return clan != GREEN or not self.rules.expert or self.stage == STRIKE

    def candidates(self, region: i64) -> i64:
        """[solo-samurai] The clans with a samurai there that nothing protects, as bits."""
        found: i64 = 0
        clan: i64 = 0
        while clan < self.rules.clans:
            if clan != self.acting and self.occupied[clan] >> region & 1:
                if not self.protected(clan, region):
                    found |= bit(clan)
            clan += 1
        return found

    def begin_enemy(self, card: i64) -> None:
        """An enemy card is next: its colour names the clan that acts."""
        self.enemy = card
        self.acting = SUIT_OF[card]
        self.stage = ARRIVE
        if self.events is not None:
            self.tell(
                "enemy",
                {
                    "clan": CLANS[self.acting],
                    "suit": SUITS[SUIT_OF[card]],
                    "value": VALUE_NAMES[VALUE_OF[card]],
                    "region": REGION_NAMES[self.target()],
                    "rule": "solo-card",
                },
            )

    def resolve_enemy(self) -> bool:
        """Go on with the enemy card. False where the human is asked for a victim first."""
        if self.stage == ARRIVE:
            self._arrive()
        if self.stage == STRIKE:
            killed = self._eliminate("samurai")
            if killed == ASK:
                return False
            self.stage = HOLD
        if self.stage == HOLD:
            killed = self._eliminate("daimyo")
            if killed == ASK:
                return False
            self._after_hold(killed >= 0)
        if self.stage == ENTER:
            if self._eliminate("daimyo") == ASK:
                return False
            self.stage = END
        return True

    def choose_victim(self, victim: i64) -> None:
        """The human has chosen: the elimination is carried out, and the card goes on."""
        by = "samurai" if self.stage == STRIKE else "daimyo"
        self._kill(victim, self.attacked(), by, "choice")
        self.victims = 0
        if self.stage == STRIKE:
            self.stage = HOLD
        elif self.stage == HOLD:
            self._after_hold(True)
        else:
            self.stage = END

    # [solo-samurai] Phase 1.

    def _arrive(self) -> None:
        clan = self.acting
        region = self.target()
        values: dict[str, Value] = {
            "clan": CLANS[clan],
            "region": REGION_NAMES[region],
            "rule": "solo-samurai",
        }
        self.stage = STRIKE
        if self.supply[clan]:
            self.supply[clan] -= 1
            self.put(clan, region)
            self.tell("enemy-place", values)
            return
        self.tell("enemy-empty", values)

    def _eliminate(self, by: str) -> i64:
        """The clan that loses a samurai where the enemy attacks; -1 if none, ASK if it is open."""
        region = self.attacked()
        found = self.candidates(region)
        if not found:
            if self.events is not None:
                self._tell_spared(region, by)
            return -1
        victim: i64 = GREEN
        why = "only" if count(found) == 1 else "green"
        if not found >> GREEN & 1:
            if count(found) > 1:
                found, why = self._first_choice(found, region)
            if count(found) > 1:
                self.victims = found
                self.step = VICTIM
                self.actor = 0
                return ASK
            victim = 0 if found == 1 else 1 if found == 2 else 2
        self._kill(victim, region, by, why)
        return victim

    def tied_victims(self) -> i64:
        """[solo-samurai] The clans between which the human has to choose; 0 if nobody has to."""
        region = self.attacked()
        found = self.candidates(region)
        if found >> GREEN & 1 or count(found) < 2:
            return 0
        return self._first_choice(found, region)[0]

    def _first_choice(self, found: i64, region: i64) -> tuple[i64, str]:
        """[solo-samurai] Most points first, then most influence there: what is left, and why."""
        most: i64 = -1
        for clan in range(GREEN):
            if found >> clan & 1 and self.rp[clan] > most:
                most = self.rp[clan]
        kept: i64 = 0
        for clan in range(GREEN):
            if found >> clan & 1 and self.rp[clan] == most:
                kept |= bit(clan)
        if count(kept) == 1:
            return kept, "points"
        found = kept
        most = 0
        kept = 0
        for clan in range(GREEN):
            if found >> clan & 1:
                here = self.influence(clan, region)
                if here > most:
                    most = here
                    kept = 0
                if here == most:
                    kept |= bit(clan)
        return kept, "influence"

    def _kill(self, victim: i64, region: i64, by: str, why: str) -> None:
        self.take(victim, region)
        self.supply[victim] += 1
        if self.events is not None:
            self.tell(
                "enemy-kill",
                {
                    # Whose samurai are the green ones, and who chooses.
                    "seat": 0,
                    "clan": CLANS[self.acting],
                    "rival": CLANS[victim],
                    "region": REGION_NAMES[region],
                    "by": by,
                    "why": why,
                    "rule": "solo-samurai" if by == "samurai" else "solo-daimyo",
                },
            )

    def _tell_spared(self, region: i64, by: str) -> None:
        others = [
            clan
            for clan in range(self.rules.clans)
            if clan != self.acting and self.occupied[clan] >> region & 1
        ]
        self.tell(
            "enemy-spare",
            {
                "clan": CLANS[self.acting],
                "region": REGION_NAMES[region],
                "by": by,
                "why": "protected" if others else "empty",
                "rule": "solo-protection" if others else "solo-samurai",
            },
        )

    # [solo-daimyo], [solo-third-round] Phase 2.

    def _after_hold(self, killed: bool) -> None:
        """The Daimyo has struck where it stands, or moves."""
        self.stage = END
        at: i64 = self.daimyo[self.acting]
        to = self.target()
        if killed:
            self._stay("killed", "solo-daimyo")
            return
        if to != at:
            step = at + 1 if to > at else at - 1
            if self._blocked(step):
                self._stay("blocked", "solo-third-round")
                return
            self._move(step, "card", "solo-daimyo")
            self.stage = ENTER
            return
        if self.round < ROUNDS:
            self._stay("home", "solo-daimyo")
        elif at == KYOTO:
            self._stay("kyoto", "solo-third-round")
        else:
            self._move(at - 1, "kyoto", "solo-third-round")
            self.stage = ENTER

    def _blocked(self, step: i64) -> bool:
        """[solo-third-round] A 5 or a 6 does not bring a Daimyo into region 5 or 6."""
        value: i64 = VALUE_OF[self.enemy]
        return self.round == ROUNDS and value >= 5 and step >= 5

    def _move(self, step: i64, why: str, rule: str) -> None:
        at: i64 = self.daimyo[self.acting]
        self.daimyo[self.acting] = step
        if self.events is not None:
            self.tell(
                "enemy-move",
                {
                    "clan": CLANS[self.acting],
                    "from": REGION_NAMES[at],
                    "region": REGION_NAMES[step],
                    "why": why,
                    "rule": rule,
                },
            )

    def _stay(self, why: str, rule: str) -> None:
        if self.events is not None:
            at: i64 = self.daimyo[self.acting]
            self.tell(
                "enemy-stay",
                {
                    "clan": CLANS[self.acting],
                    "region": REGION_NAMES[at],
                    "why": why,
                    "rule": rule,
                },
            )
