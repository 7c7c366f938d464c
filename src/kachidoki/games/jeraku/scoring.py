"""Points in Jeraku: the victory cry after a skirmish, and Prestige after a round."""

from __future__ import annotations

from kachidoki.games.jeraku.pieces import (
    CLANS,
    CRY,
    ENOUGH,
    PLACES_PAID,
    REGION_NAMES,
    REGIONS,
)
from kachidoki.games.jeraku.solo import Solo
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64


class Scoring(Solo):
    """Counts ranks and pays for them."""

    def score_cry(self, winner: i64) -> None:
        """[kachidoki] The region of the winning Daimyo pays 3, 2 and 1, for all clans."""
        region: i64 = self.daimyo[winner]
        if self.events is not None:
            self.tell("kachidoki", {"clan": CLANS[winner], "region": REGION_NAMES[region]})
        clan: i64 = 0
        while clan < self.rules.clans:
            rank = self.rank(clan, region)
            if rank:
                points: i64 = CRY[rank - 1] if rank <= PLACES_PAID else 0
                if clan == self.rules.neutral:
                    points = 0
                self.rp[clan] += points
                self.cries[clan] += points
                if self.events is not None:
                    self._tell_rank("cry-score", clan, region, rank, points)
            clan += 1

    def score_prestige(self) -> None:
        """[prestige] Every region pays by rank."""
        if self.events is not None:
            self.tell("prestige", {"round": self.round})
        before = self.rp[:]
        # From the far end to Kyoto.
        region: i64 = REGIONS - 1
        while region >= 0:
            self._score_region(region)
            region -= 1
        earned = [self.rp[clan] - before[clan] for clan in range(len(CLANS))]
        if self.events is not None:
            self._tell_totals(earned)
        self.history = (*self.history, (*self.cries, *earned))
        self.cries = [0] * len(CLANS)

    def enough(self) -> bool:
        """[duo] Whether somebody has 50 points."""
        return self.rules.duo and (self.rp[0] >= ENOUGH or self.rp[1] >= ENOUGH)

    def _score_region(self, region: i64) -> None:
        told = False
        clan: i64 = 0
        while clan < self.rules.clans:
            rank = self.rank(clan, region)
            if rank:
                points = self.pay(region, rank)
                if clan == self.rules.neutral:
                    points = 0
                self.rp[clan] += points
                if self.events is not None:
                    if not told:
                        self._tell_row(region)
                        told = True
                    self._tell_rank("score", clan, region, rank, points)
            clan += 1

    def _tell_row(self, region: i64) -> None:
        self.tell(
            "region",
            {
                "region": REGION_NAMES[region],
                "first": self.pay(region, 1),
                "second": self.pay(region, 2),
                "third": self.pay(region, 3),
            },
        )

    def _tell_rank(self, key: str, clan: i64, region: i64, rank: i64, points: i64) -> None:
        values: dict[str, Value] = {"clan": CLANS[clan]}
        if key == "score":
            values["region"] = REGION_NAMES[region]
        values["rank"] = rank
        values["influence"] = self.influence(clan, region)
        if clan == self.rules.neutral:
            self.tell(key + "-neutral", values)
            return
        values["points"] = points
        seat = self.rules.seat[clan]
        if seat < 0:
            self.tell(key + "-enemy", values)
            return
        values["seat"] = seat
        self.tell(key, values)

    def _tell_totals(self, earned: list[int]) -> None:
        for clan in range(self.rules.clans):
            if clan == self.rules.neutral:
                continue
            values: dict[str, Value] = {
                "clan": CLANS[clan],
                "prestige": earned[clan],
                "total": self.rp[clan],
            }
            seat = self.rules.seat[clan]
            if seat < 0:
                self.tell("total-enemy", values)
            else:
                values["seat"] = seat
                values["cries"] = self.cries[clan]
                self.tell("total", values)
