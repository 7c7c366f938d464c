"""[scoring] What a story is worth, with the arithmetic, and who has won."""

from kachidoki.games.adventure import events, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import Do, On
from kachidoki.games.adventure.conditions import amount_of, met
from kachidoki.games.adventure.inplay import own_cards
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


def sheet_of(state: AdventureRecord, seat: i64, with_destiny: bool) -> Sheet:
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


def _clauses(state: AdventureRecord, found: Sheet, number: i64, seat: i64) -> None:
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


def story_totals(state: AdventureRecord) -> list[int]:
    return [sheet_of(state, seat, True).total for seat in range(state.players)]


def tie_measure(state: AdventureRecord, seat: i64, what: str) -> i64:
    """[ties] What breaks a tie."""
    if what == "none":
        return 0
    if what == "cards":
        return len(state.story[seat])
    if what == "xp":
        return state.xp[seat]
    found: i64 = 0
    for card in state.story[seat]:
        if state.rules.cards.cards[card].kind in (pieces.CHALLENGE, pieces.ADVERSARY):
            found += 1
    return found


def ranks(state: AdventureRecord) -> list[int]:
    """[ties] The places of all players, from 1; equal ones share a place."""
    totals = story_totals(state)
    measures = [
        [totals[seat], *[tie_measure(state, seat, what) for what in state.rules.tiebreak]]
        for seat in range(state.players)
    ]
    return [1 + sum([1 for other in measures if other > mine]) for mine in measures]


def ranking(state: AdventureRecord) -> tuple[list[int], str]:
    """[ties] The best stories, and what decided: points, one of the tie-breakers, shared."""
    totals = story_totals(state)
    best = max(totals)
    seats = [seat for seat in range(state.players) if totals[seat] == best]
    how = "points"
    for what in state.rules.tiebreak:
        if len(seats) == 1 or what == "none":
            break
        most = max([tie_measure(state, seat, what) for seat in seats])
        kept = [seat for seat in seats if tie_measure(state, seat, what) == most]
        if len(kept) < len(seats):
            how = what
        seats = kept
    return seats, "shared" if len(seats) > 1 else how


def tell_end(state: AdventureRecord) -> None:
    if state.events is None:
        return
    for seat in range(state.players):
        events.tell(state, events.destiny, seat=seat, card=state.destiny[seat])
    for seat in range(state.players):
        sheet = sheet_of(state, seat, True)
        state.happened(
            events.score(
                seat=seat,
                printed=sheet.printed,
                sets=sheet.of_sets,
                xp=sheet.xp,
                hero=sheet.hero,
                antihero=sheet.antihero,
                track=sheet.track,
                destiny=sheet.of_clauses,
                total=sheet.total,
            )
        )
    if not state.rules.versus and not state.beaten:
        how = pieces.ENDINGS[state.ending]
        state.happened(events.lost(total=state.foe_xp, target=state.rules.target, how=how))
        return
    seats, how = ranking(state)
    made = events.game_over if state.rules.versus else events.won
    state.happened(made(seats=tuple(seats), points=max(story_totals(state)), how=how))
