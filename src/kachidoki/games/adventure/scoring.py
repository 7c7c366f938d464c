"""[scoring] What a story is worth, with the arithmetic, and who has won."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import GAME_END, SCORE
from kachidoki.games.adventure.flow import Flow
from kachidoki.games.adventure.pieces import (
    ADVERSARY,
    CHALLENGE,
    SET_POINTS,
    TALLY,
    TRAGEDY,
    TRIUMPH,
)
from kachidoki.kernel.native import i64


class Sheet:
    """The points of one player. `clauses` are those of the Destiny and other cards, in order."""

    def __init__(self) -> None:
        self.triumph: i64 = 0
        self.tragedy: i64 = 0
        # By story icon: how many, and the points for them.
        self.icons: list[int] = [0] * 6
        self.sets: list[int] = [0] * 6
        self.xp: i64 = 0
        self.hero: i64 = 0
        self.antihero: i64 = 0
        self.level: i64 = 0
        self.track: i64 = 0
        self.clauses: list[tuple[int, int, int]] = []

    @property
    def printed(self) -> int:
        return self.triumph + self.tragedy

    @property
    def of_sets(self) -> int:
        return sum(self.sets)

    @property
    def of_clauses(self) -> int:
        return sum([points for _, _, points in self.clauses])

    @property
    def total(self) -> int:
        return (
            self.printed
            + self.of_sets
            + self.xp
            + self.hero
            + self.antihero
            + self.track
            + self.of_clauses
        )


class Scoring(Flow):
    """A table whose stories can be counted."""

    def sheet(self, seat: i64, with_destiny: bool) -> Sheet:
        """The points of a player now, with or without the Destiny."""
        rules = self.rules
        cards = rules.cards.cards
        found = Sheet()
        counts = self.tally[seat * TALLY : seat * TALLY + TALLY]
        destiny = self.destiny[seat]
        if with_destiny and destiny >= 0 and cards[destiny].paths:
            printed = cards[destiny].paths[0].tally
            counts = [counts[kind] + printed[kind] for kind in range(TALLY)]
        found.triumph = counts[TRIUMPH]
        found.tragedy = counts[TRAGEDY]
        for kind in range(6):
            count = counts[6 + kind]
            found.icons[kind] = count
            found.sets[kind] = SET_POINTS[count if count < 4 else 4]
        found.xp = self.xp[seat]
        for card in self.played[seat]:
            value: i64 = cards[card].value if rules.printed_points else 1
            if card < rules.first_antihero:
                found.hero += value
            else:
                found.antihero += value
        found.level = self.level[seat]
        found.track = rules.track_points[found.level]
        if with_destiny and destiny >= 0:
            kept = self.tally
            if cards[destiny].paths:
                # What the Destiny shows counts for its clauses too.
                self.tally = kept[: seat * TALLY] + counts + kept[seat * TALLY + TALLY :]
            self._clauses(found, destiny, seat)
            for card in self.own_cards(seat):
                self._clauses(found, card, seat)
            self.tally = kept
        return found

    def _clauses(self, found: Sheet, number: i64, seat: i64) -> None:
        entries = self.rules.cards.cards[number].entries
        for at in range(len(entries)):
            entry = entries[at]
            if entry.on == GAME_END:
                points: i64 = 0
                if self.met(entry.when, seat, -1, -1):
                    for effect in entry.do:
                        if effect.kind == SCORE:
                            points += self.amount(effect, seat)
                found.clauses.append((int(number), at, int(points)))

    def totals(self) -> list[int]:
        return [self.sheet(seat, True).total for seat in range(self.players)]

    def measure(self, seat: i64, what: str) -> i64:
        """[ties] What breaks a tie."""
        if what == "none":
            return 0
        if what == "cards":
            return len(self.story[seat])
        if what == "xp":
            return self.xp[seat]
        found: i64 = 0
        for card in self.story[seat]:
            if self.rules.cards.cards[card].kind in (CHALLENGE, ADVERSARY):
                found += 1
        return found

    def ranks(self) -> list[int]:
        """[ties] The places of all players, from 1; equal ones share a place."""
        totals = self.totals()
        measures = [
            [totals[seat], *[self.measure(seat, what) for what in self.rules.tiebreak]]
            for seat in range(self.players)
        ]
        return [1 + sum([1 for other in measures if other > mine]) for mine in measures]

    def ranking(self) -> tuple[list[int], str]:
        """[ties] The best stories, and what decided: points, one of the tie-breakers, shared."""
        totals = self.totals()
        best = max(totals)
        seats = [seat for seat in range(self.players) if totals[seat] == best]
        how = "points"
        for what in self.rules.tiebreak:
            if len(seats) == 1 or what == "none":
                break
            most = max([self.measure(seat, what) for seat in seats])
            kept = [seat for seat in seats if self.measure(seat, what) == most]
            if len(kept) < len(seats):
                how = what
            seats = kept
        return seats, "shared" if len(seats) > 1 else how
