"""[scoring] What a story is worth, with the arithmetic, and who has won."""

from kachidoki.games.adventure import conditions, counts, events, inplay, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import Do, On
from kachidoki.kernel.native import i64


class Sheet:
    """The points of a player now, with or without those that a Destiny brings."""

    def __init__(self, state: AdventureRecord, seat: i64, with_destiny: bool) -> None:
        rules = state.rules
        cards = rules.cards.cards
        at: i64 = seat * pieces.TALLY
        tally = state.tally[at : at + pieces.TALLY]
        destiny = state.destiny[seat] if with_destiny else -1
        if destiny >= 0 and cards[destiny].paths:
            printed = cards[destiny].paths[0].tally
            tally = [tally[kind] + printed[kind] for kind in range(pieces.TALLY)]
        self.triumph: i64 = tally[pieces.TRIUMPH]
        self.tragedy: i64 = tally[pieces.TRAGEDY]
        # By story icon: how many, and the points for them.
        self.icons: list[int] = tally[6:12]
        self.sets = set_points(tally)
        self.xp: i64 = state.xp[seat]
        played = state.played[seat]
        self.hero: i64 = 0
        for card in played:
            if card < rules.first_antihero:
                self.hero += 1
        self.antihero: i64 = len(played) - self.hero
        self.level: i64 = state.level[seat]
        self.track: i64 = rules.track_points[self.level]
        # Those of the Destiny and other cards, in order: a card, the place of its entry, points.
        self.clauses: list[tuple[int, int, int]] = []
        if destiny >= 0:
            # What the Destiny shows counts for its clauses too.
            kept = state.tally
            state.tally = kept[:at] + tally + kept[at + pieces.TALLY :]
            self._add_clauses(state, destiny, seat)
            for card in inplay.own_cards(state, seat):
                self._add_clauses(state, card, seat)
            state.tally = kept

    def _add_clauses(self, state: AdventureRecord, number: i64, seat: i64) -> None:
        for at, entry in enumerate(state.rules.cards.cards[number].entries):
            if entry.on == On.GAME_END:
                points: i64 = 0
                if conditions.met(state, entry.when, seat, -1, -1):
                    for effect in entry.do:
                        if effect.kind == Do.SCORE:
                            points += conditions.amount_of(state, effect, seat)
                self.clauses.append((int(number), at, int(points)))

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


def set_points(tally: list[int]) -> list[int]:
    """[sets] By story icon, what so many of it are worth."""
    most = len(pieces.SET_POINTS) - 1
    return [pieces.SET_POINTS[icons if icons < most else most] for icons in tally[6:12]]


def standing(state: AdventureRecord) -> list[list[int]]:
    """[ties] By seat: the points, and what breaks ties, the most important first."""
    found: list[list[int]] = []
    for seat in range(state.players):
        story = state.story[seat]
        challenges = sum([1 for card in story if counts.is_challenge(state, card)])
        held = {"cards": len(story), "challenges": challenges, "xp": state.xp[seat], "none": 0}
        points = Sheet(state, seat, True).total
        found.append([points, *[held[what] for what in state.rules.tiebreak]])
    return found


def ranking(state: AdventureRecord) -> tuple[list[int], str]:
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


def tell_end(state: AdventureRecord) -> None:
    if state.events is None:
        return
    for seat in range(state.players):
        events.tell(state, events.destiny, seat=seat, card=state.destiny[seat])
    for seat in range(state.players):
        sheet = Sheet(state, seat, True)
        state.happened(events.score(seat=seat, **sheet.parts(), total=sheet.total))
    if not state.rules.versus and not state.beaten:
        how = pieces.ENDINGS[state.ending]
        state.happened(events.lost(total=state.foe_xp, target=state.rules.target, how=how))
        return
    seats, how = ranking(state)
    points = max(standing(state))[0]
    made = events.game_over if state.rules.versus else events.won
    state.happened(made(seats=tuple(seats), points=points, how=how))
