"""[scoring] What a story is worth, with the arithmetic, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import events, pieces
from kachidoki.games.adventure.cardset.codes import Do, On
from kachidoki.games.adventure.changes import name_of
from kachidoki.games.adventure.conditions import amount_of, met
from kachidoki.games.adventure.counts import is_challenge
from kachidoki.games.adventure.inplay import own_cards
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


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
        # A card, the place of its entry, and points.
        self.clauses: list[tuple[int, int, int]] = []

    @property
    def total(self) -> int:
        clauses = sum([points for _, _, points in self.clauses])
        printed = self.triumph + self.tragedy + self.track
        return printed + self.xp + self.hero + self.antihero + sum(self.sets) + clauses

    def parts(self) -> dict[str, int]:
        """What the total is made of, by the names of the texts."""
        return {
            "printed": int(self.triumph + self.tragedy),
            "sets": sum(self.sets),
            "xp": int(self.xp),
            "hero": int(self.hero),
            "antihero": int(self.antihero),
            "track": int(self.track),
            "destiny": sum([points for _, _, points in self.clauses]),
        }


def sheet_of(state: AdventureState, seat: i64, with_destiny: bool) -> Sheet:
    """The points of a player now, with or without the Destiny."""
    rules = state.rules
    cards = rules.cards.cards
    found = Sheet()
    counts = state.tally[seat * pieces.TALLY : seat * pieces.TALLY + pieces.TALLY]
    destiny = state.destiny[seat]
    if with_destiny and destiny >= 0 and cards[destiny].paths:
        printed = cards[destiny].paths[0].tally
        counts = [counts[kind] + printed[kind] for kind in range(pieces.TALLY)]
    found.triumph = counts[pieces.TRIUMPH]
    found.tragedy = counts[pieces.TRAGEDY]
    for kind in range(6):
        count = counts[6 + kind]
        found.icons[kind] = count
        found.sets[kind] = pieces.SET_POINTS[count if count < 4 else 4]
    found.xp = state.xp[seat]
    for card in state.played[seat]:
        if card < rules.first_antihero:
            found.hero += 1
        else:
            found.antihero += 1
    found.level = state.level[seat]
    found.track = rules.track_points[found.level]
    if with_destiny and destiny >= 0:
        kept = state.tally
        if cards[destiny].paths:
            # What the Destiny shows counts for its clauses too.
            state.tally = (
                kept[: seat * pieces.TALLY] + counts + kept[seat * pieces.TALLY + pieces.TALLY :]
            )
        _clauses(state, found, destiny, seat)
        for card in own_cards(state, seat):
            _clauses(state, found, card, seat)
        state.tally = kept
    return found


def _clauses(state: AdventureState, found: Sheet, number: i64, seat: i64) -> None:
    entries = state.rules.cards.cards[number].entries
    for at in range(len(entries)):
        entry = entries[at]
        if entry.on == On.GAME_END:
            points: i64 = 0
            if met(state, entry.when, seat, -1, -1):
                for effect in entry.do:
                    if effect.kind == Do.SCORE:
                        points += amount_of(state, effect, seat)
            found.clauses.append((int(number), at, int(points)))


def tie_measure(state: AdventureState, seat: i64, what: str) -> i64:
    """[ties] What breaks a tie."""
    if what == "none":
        return 0
    if what == "cards":
        return len(state.story[seat])
    if what == "xp":
        return state.xp[seat]
    found: i64 = 0
    for card in state.story[seat]:
        if is_challenge(state, card):
            found += 1
    return found


def standing(state: AdventureState) -> list[list[int]]:
    """[ties] By seat: the points, and what breaks ties, the most important first."""
    return [
        [
            sheet_of(state, seat, True).total,
            *[tie_measure(state, seat, what) for what in state.rules.tiebreak],
        ]
        for seat in range(state.players)
    ]


def ranking(state: AdventureState) -> tuple[list[int], str]:
    """[ties] The best stories, and what decided: points, one of the tie-breakers, shared."""
    stories = standing(state)
    best = max(stories)
    seats = [seat for seat, story in enumerate(stories) if story == best]
    if len(seats) > 1:
        return seats, "shared"
    deciding = 1
    while sum([1 for story in stories if story[:deciding] == best[:deciding]]) > 1:
        deciding += 1
    return seats, ["points", *state.rules.tiebreak][deciding - 1]


def tell_end(state: AdventureState) -> None:
    if state.events is None:
        return
    for seat in range(state.players):
        state.happened(events.Destiny(seat=seat, card=name_of(state, state.destiny[seat])))
    for seat in range(state.players):
        sheet = sheet_of(state, seat, True)
        state.happened(events.Score(seat=seat, **sheet.parts(), total=sheet.total))
    if not state.rules.versus and not state.beaten:
        how = pieces.ENDINGS[state.ending]
        state.happened(events.Lost(total=state.foe_xp, target=state.rules.target, how=how))
        return
    seats, how = ranking(state)
    points = max(standing(state))[0]
    made = events.GameOver if state.rules.versus else events.Won
    state.happened(made(seats=tuple(seats), points=points, how=how))
