# interpreted: positions are checked once, when they are read.
"""What cannot be: the invariants of section 1.6, for positions that somebody wrote."""

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.counts import left_in
from kachidoki.games.adventure.looks import knows_top
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.steps.cards import Ordering, Shuffling
from kachidoki.games.adventure.steps.named import waiting, written
from kachidoki.games.adventure.steps.picking import Paying, Picking
from kachidoki.games.adventure.steps.setup import set_up
from kachidoki.games.adventure.steps.step import go_on
from kachidoki.kernel.errors import BadPosition
from kachidoki.kernel.state import CHANCE, OVER

STORY = (pieces.TRAIT, pieces.CHALLENGE, pieces.ADVERSARY)


def check(state: AdventureState) -> None:
    """Raise BadPosition for a table that no game can lead to."""
    _steps(state)
    _places(state)
    _stories(state)
    _numbers(state)
    _looks(state)
    _at_rest(state)


def _steps(state: AdventureState) -> None:
    """What lies at the bottom of all that is still to be done, and what may lie above it."""
    steps = [step.name for step in waiting(state)]
    fits = True
    if state.phase == pieces.SETTING_UP:
        opening = AdventureState(state.rules, None)
        set_up(opening)
        now = [written(step) for step in waiting(state)]
        fits = len(now) > 0 and now == [written(step) for step in waiting(opening)][: len(now)]
    elif state.phase == pieces.CHOOSING:
        fits = steps == ["begin"]
    elif state.phase == pieces.PLAYING:
        fits = steps[:1] in (["end-turn"], ["turn"])
        fits = fits and not {"turn", "end-turn", "deal", "begin", "first"} & set(steps[1:])
        if "main" in steps:
            fits = fits and steps.count("main") == 1 and steps[:2] == ["end-turn", "main"]
        trying = steps[2:3] in (["prep"], ["before-done"], ["compare"], ["drop"])
        fits = fits and (state.trier >= 0) == trying
    if not fits:
        raise BadPosition("phase-impossible", phase=pieces.PHASES[state.phase])


def _places(state: AdventureState) -> None:
    """Each card is in one place, and in one where it can be."""
    rules = state.rules
    seen: set[int] = set()

    def put(field: str, kinds: tuple[int, ...], *numbers: int) -> None:
        for number in numbers:
            if number < 0:
                continue
            if rules.cards.cards[number].kind not in kinds:
                raise BadPosition("wrong-place", card=rules.labels[number], field=field)
            if number in seen:
                raise BadPosition("card-twice", card=rules.labels[number])
            seen.add(number)

    row_kinds = (pieces.TRAIT, pieces.CHALLENGE, pieces.ALLY, pieces.ADVERSARY)
    for act in range(3):
        put("decks", row_kinds, *state.decks[act])
        put("discards", row_kinds, *state.discards[act])
        for number in (*state.decks[act], *state.discards[act]):
            if rules.cards.cards[number].act != act + 1:
                raise BadPosition("wrong-place", card=rules.labels[number], field="decks")
        for number in state.row[
            act * pieces.WIDEST_ROW : act * pieces.WIDEST_ROW + pieces.WIDEST_ROW
        ]:
            if number >= 0 and rules.cards.cards[number].act != act + 1:
                raise BadPosition("wrong-place", card=rules.labels[number], field="row")
    put("aside", row_kinds, *state.aside)
    put("row", row_kinds, *state.row)
    put("under", (pieces.ALLY,), *state.under)
    for at, kind in ((3, pieces.HERO), (4, pieces.ANTIHERO), (5, pieces.ANTIHERO)):
        put("decks", (kind,), *state.decks[at])
        put("discards", (kind,), *state.discards[at])
    for seat in range(state.players):
        put("story", STORY, *state.story[seat])
        put("allies", (pieces.ALLY,), *state.allies[seat])
        put("played", (pieces.HERO, pieces.ANTIHERO), *state.played[seat])
        put("origin", (pieces.ORIGIN,), state.origin[seat])
        put("motivation", (pieces.MOTIVATION,), state.motivation[seat])
        put("destiny", (pieces.DESTINY,), state.destiny[seat])
        put("dealt", (pieces.ORIGIN, pieces.MOTIVATION, pieces.DESTINY), *state.dealt[seat])
        put("rejected", (pieces.ORIGIN, pieces.MOTIVATION, pieces.DESTINY), *state.rejected[seat])
        for number in range(44):
            if state.hand[seat] >> number & 1:
                put("hand", (pieces.HERO, pieces.ANTIHERO), int(rules.first_hero) + number)
        if state.known[seat] & ~state.hand[seat]:
            raise BadPosition("out-of-range", field="known", low=0, high=0)
    put("stack", (pieces.HERO, pieces.ANTIHERO), *[int(top.card) for top in state.card_stack])
    put("shown", (pieces.ANTIHERO,), *state.shown)
    put("waiting", (pieces.ANTIHERO,), *state.waiting)
    if state.phase == pieces.SETTING_UP:
        return
    for pile in rules.piles:
        for number in pile:
            if number not in seen and number != state.foe:
                raise BadPosition("card-missing", card=rules.labels[number])
    allowed = {number for pile in rules.piles for number in pile} | set(rules.foes)
    for number in seen:
        card = rules.cards.cards[number]
        if card.kind in (*row_kinds, pieces.HERO, pieces.ANTIHERO) and number not in allowed:
            raise BadPosition("wrong-place", card=rules.labels[number], field="decks")


def _stories(state: AdventureState) -> None:
    for seat in range(state.players):
        cards = len(state.story[seat])
        if cards > pieces.WHOLE_STORY or len(state.allies[seat]) > 12:
            raise BadPosition("columns", "acts", seat=seat)
        settled = state.phase not in (pieces.SETTING_UP, pieces.CHOOSING)
        if settled != (state.origin[seat] >= 0):
            raise BadPosition("phase-impossible", phase=pieces.PHASES[state.phase])
        if state.foe >= 0 and not state.beaten and cards >= pieces.WHOLE_STORY:
            raise BadPosition("columns", "final-turn", seat=seat)
        if state.rules.versus and cards == pieces.WHOLE_STORY and state.trigger < 0:
            # Allowed only while the gain is being finished.
            if not waiting(state):
                raise BadPosition("columns", "end", seat=seat)


def _looks(state: AdventureState) -> None:
    """What somebody has looked at is there; and where nobody has, nothing is written down."""
    lengths = (0, state.players * len(pieces.DECKS)), (0, state.players)
    for field, length in zip(("tops_seen", "hands_seen"), lengths, strict=True):
        seen = getattr(state, field)
        if len(seen) not in length or (seen and not any(seen)):
            raise BadPosition("out-of-range", field=field, low=0, high=length[1])
    for at, places in enumerate(state.tops_seen):
        if places >> int(left_in(state, at % len(pieces.DECKS))):
            raise BadPosition("out-of-range", field="tops_seen", low=0, high=0)
    for step in waiting(state):
        if isinstance(step, Ordering):
            seat, pile, count = int(step.seat), int(step.pile), int(step.count)
            fits = seat < state.players and pile < len(pieces.DECKS) and step.place < count - 1
            if not fits or count > bin(knows_top(state, seat, pile)).count("1"):
                raise BadPosition("phase-impossible", phase=pieces.PHASES[state.phase])


def _numbers(state: AdventureState) -> None:
    rules = state.rules
    if state.low & ~state.lying:
        raise BadPosition("out-of-range", field="low", low=0, high=int(state.lying))
    if (state.foe >= 0) == state.rules.versus and state.phase not in (pieces.SETTING_UP,):
        raise BadPosition("phase-impossible", phase=pieces.PHASES[state.phase])
    for slot, ally in enumerate(state.under):
        if ally >= 0 and (
            state.row[slot] < 0
            or state.rules.cards.cards[state.row[slot]].kind
            not in (pieces.CHALLENGE, pieces.ADVERSARY)
        ):
            raise BadPosition("wrong-place", card=rules.labels[ally], field="under")
    for top in state.card_stack:
        if top.owner >= state.players and top.owner != pieces.FOE:
            raise BadPosition("turn-impossible", seat=int(top.owner))


def _at_rest(state: AdventureState) -> None:
    """Let the game go on: it has to stay where it is."""
    actor = state.actor
    try:
        trial = state.copy()
        trial.listing = None
        if trial.phase == pieces.PLAYING or trial.phase == pieces.SETTING_UP:
            if isinstance(trial.step, (Picking, Paying)):
                if not trial.legal(actor):
                    raise IndexError
            elif trial.phase == pieces.SETTING_UP or actor != OVER:
                go_on(trial)
        elif trial.phase == pieces.CHOOSING:
            waiting = trial.actors
            if not waiting or actor != waiting[0]:
                raise IndexError
        if actor >= 0 and not trial.legal(actor):
            raise IndexError
        if actor == CHANCE and not trial.outcomes([]):
            if not isinstance(trial.step, Shuffling) or trial.step.cards(trial):
                raise IndexError
        stays = trial.position() == state.position()
    except (IndexError, KeyError, AssertionError, ValueError, TypeError, OverflowError):
        stays = False
    if not stays:
        raise BadPosition("phase-impossible", phase=pieces.PHASES[state.phase])
