"""What a sensible player would do, from what that player knows: for bots."""

from typing import Final

from kachidoki.games.adventure import conditions, counts, legal, moves, picks, pieces, worth
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Cost, Entry
from kachidoki.games.adventure.cardset.codes import FIRST_COUNTED, Do, If, On
from kachidoki.games.adventure.effects.kind import KINDS, Pick
from kachidoki.games.adventure.steps import attempt, turn
from kachidoki.games.adventure.steps.picking import Paying, Picking
from kachidoki.games.adventure.steps.step import go_on
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, odds

# What a card for attempts is worth in the hand, as it will save some later attempt.
HOLD: Final = 2.4
HOLD_ANY: Final = 0.9
# What it costs to do to a partner what might as well be done to somebody else.
FRIEND: Final = 0.2
# Turns, of each player, that a playout looks ahead.
AHEAD: Final = 1
# Points that make somebody e times as likely to win, at the end and for each card to come.
SPREAD: Final = 3.0
SPREAD_MORE: Final = 0.5


def advise(state: AdventureRecord, seat: i64, options: tuple[Move, ...]) -> list[float]:
    """How good each of the moves looks, in points."""
    if state.phase == pieces.CHOOSING:
        return [keep_worth(state, seat, move) for move in options]
    if isinstance(state.step, turn.Main):
        return _main(state, seat, options)
    return [_worth(state, seat, move) for move in options]


def _main(state: AdventureRecord, seat: i64, options: tuple[Move, ...]) -> list[float]:
    """[turn] The best card is taken; the road is for when there is no good one."""
    # By slot: what the card is worth, where that has been found out; see `_slot_worth`.
    known = [-1.0] * pieces.SLOTS
    found = _takes(state, seat, options, known)
    best = 0.0
    for points in found:
        if points > best:
            best = points
    # Before the attempt one may as well do what brings something; after it nothing is urgent.
    for at, move in enumerate(options):
        if isinstance(move, (moves.Journey, moves.FreeDiscard)):
            paid = isinstance(move, moves.Journey)
            price = float(conditions.journey_price(state, seat)) if paid else 0.0
            hope = (6.5 - best) * 0.45 if best < 6.5 and state.main_left > 0 else -1.0
            points = known[move.slot]
            if points < 0.0:
                points = _slot_worth(state, seat, move.slot)
            found[at] = best + hope - price - 0.3 - 0.1 * points
        elif isinstance(move, (moves.PlayCard, moves.Use)):
            found[at] = best + _worth(state, seat, move) - 0.4
        elif move is moves.END:
            found[at] = 0.0 if state.main_left == 0 else -2.0
    return found


def _takes(
    state: AdventureRecord, seat: i64, options: tuple[Move, ...], known: list[float]
) -> list[float]:
    """What each of the moves that take a card is worth, 0 for the others; by slot in `known`."""
    found: list[float] = []
    costs: list[float] = []
    for move in options:
        points = 0.0
        if isinstance(move, moves.Attempt):
            if not costs:
                costs = worth.dark_costs(state, seat)
            points = worth.attempt_worth(state, seat, move.slot, move.path, costs)
            if points > known[move.slot]:
                known[move.slot] = points if points > 0.0 else 0.0
        elif isinstance(move, moves.Trait):
            card = state.rules.cards.cards[state.row[move.slot]]
            points = worth.path_worth(state, seat, card.paths[0]) + worth.PLACE
            known[move.slot] = points
            points -= worth.XP * float(conditions.trait_price(state, seat, card.cost))
            points += worth.move_worth(state, seat, card.cost.corruption)
        elif move is moves.FACE:
            costs = worth.dark_costs(state, seat)
            points = worth.attempt_worth(state, seat, pieces.AT_ADVERSARY, 0, costs)
        found.append(points)
    return found


def _slot_worth(state: AdventureRecord, seat: i64, slot: i64) -> float:
    """What a row card is worth to a player who may take it."""
    number: i64 = state.row[slot]
    if number < 0 or not counts.act_open(state, seat, slot // pieces.WIDEST_ROW + 1):
        return 0.0
    card = state.rules.cards.cards[number]
    if not card.paths:
        return 0.0
    if card.kind == pieces.TRAIT:
        if legal.why_no_trait(state, seat, card) is not None:
            return 0.0
        return worth.path_worth(state, seat, card.paths[0]) + worth.PLACE
    costs = worth.dark_costs(state, seat)
    best = 0.0
    for path in range(len(card.paths)):
        points = worth.attempt_worth(state, seat, slot, path, costs)
        if points > best:
            best = points
    return best


def keep_worth(state: AdventureRecord, seat: i64, move: Move) -> float:
    """[characters] Characters that fit each other and the Destiny."""
    assert isinstance(move, moves.Keep)
    dealt = state.dealt[seat]
    cards = state.rules.cards.cards
    origin = cards[dealt[move.origin]].paths[0]
    motivation = cards[dealt[2 + move.motivation]].paths[0]
    found = 0.0
    for kind in range(pieces.TALLY):
        found += float(origin.tally[kind] + motivation.tally[kind])
    for path in (origin, motivation):
        found += worth.XP * float(path.xp) + 1.5 * float(path.hero + path.antihero)
    for entry in cards[dealt[4 + move.destiny]].entries:
        for effect in entry.do:
            if 0 <= effect.per < FIRST_COUNTED:
                have = origin.tally[effect.per] + motivation.tally[effect.per]
                found += 0.7 * float(effect.n * (2 * have + 1))
        for condition in entry.when:
            if condition.kind == If.COUNT and condition.what < FIRST_COUNTED:
                have = origin.tally[condition.what] + motivation.tally[condition.what]
                found += 1.0 + 1.2 * float(have)
    for kind in range(6):
        if origin.tally[kind] and motivation.tally[kind]:
            found += 0.8
    return found


# Cards, powers and targets.


def card_of(state: AdventureRecord, seat: i64, move: Move) -> i64:
    """The card that a move plays or uses; -1 for other moves."""
    if isinstance(move, moves.PlayCard):
        return state.rules.first_hero + move.number
    if isinstance(move, moves.Use):
        return legal.source_card(state, seat, move.source)
    return -1


def said_by(state: AdventureRecord, number: i64, move: Move) -> Entry:
    """What the card says that a move plays, or the power that it uses."""
    at = state.rules.powers[number][move.which] if isinstance(move, moves.Use) else 0
    return state.rules.cards.cards[number].entries[at]


def entry_of(state: AdventureRecord, seat: i64, move: Move) -> Entry | None:
    """What the card or the power says that a move plays or uses; None for other moves."""
    number = card_of(state, seat, move)
    return said_by(state, number, move) if number >= 0 else None


def _hold(entry: Entry) -> float:
    return HOLD if entry.on <= On.AFTER else HOLD_ANY


def _worth(state: AdventureRecord, seat: i64, move: Move) -> float:
    number = card_of(state, seat, move)
    if number >= 0:
        entry = said_by(state, number, move)
        gain = 0.0
        for effect in entry.do:
            gain += KINDS[effect.kind].worth(state, effect, seat)
        if picks.names_opponent(entry):
            gain += _best_against(state, seat, entry, number)
        price = cost_worth(state, seat, entry.cost)
        if isinstance(move, moves.Use):
            return gain - price - 0.2
        hold = 0.0 if worth.near_end(state) else _hold(entry)
        return 1.0 - hold + gain - price
    if move is moves.DARK_RUNE:
        return _dark(state, seat)
    if isinstance(move, moves.DrawFrom):
        return worth.deck_worth(state, seat, move.number)
    if isinstance(move, moves.Host):
        return 0.2 * _slot_worth(state, seat, move.slot)
    if move is moves.YES:
        return 0.5
    if isinstance(move, moves.PickRune):
        return _rune(state, move.number)
    if isinstance(move, moves.PickPlayer):
        return _player(state, seat, move.number)
    if isinstance(move, moves.PickSlot):
        return 0.5 - 0.25 * _slot_worth(state, seat, move.slot)
    if isinstance(move, moves.PickAbility):
        return float(state.tally[seat * pieces.TALLY + move.number])
    if isinstance(move, moves.PickCard):
        return -_held(state, seat, move.number)
    if isinstance(move, moves.Pay):
        picked = picked_for(state)
        cost = state.rules.cards.cards[state.card].cost if picked is None else picked.cost
        return -cost_worth(state, seat, picks.ways(cost)[move.number])
    if isinstance(move, moves.PickNumber) and isinstance(state.step, attempt.DarkAgain):
        return _dark_again(state, seat, move.number)
    return 0.0


def picked_for(state: AdventureRecord) -> Entry | None:
    """The entry for which targets are being picked, or None."""
    step = state.step
    return step.said(state) if isinstance(step, Picking) else None


def _held(state: AdventureRecord, seat: i64, title: i64) -> float:
    """What a card is worth in the hand."""
    rules = state.rules
    if not rules.playable[state.level[seat]] >> title & 1:
        return worth.DEAD_CARD
    return _hold(rules.cards.cards[rules.first_hero + title].entries[0])


def _dark_again(state: AdventureRecord, seat: i64, dark: i64) -> float:
    """[retry] Some of the Dark runes are cast again: they are paid for, but may still corrupt."""
    gone = state.dark_paid + state.dark_free - dark
    paid = float(dark * conditions.dark_price(state, seat)) * worth.XP
    odds = worth.chance_with(state, state.granted, -gone)
    return odds * worth.prize_now(state) - worth.dark_worth(state, seat, dark) + paid


def _dark(state: AdventureRecord, seat: i64) -> float:
    """[dark] One more Dark rune for the attempt under way."""
    prize = worth.prize_now(state)
    now = worth.chance_now(state)
    more = worth.chance_with(state, state.granted, 1)
    alone = (more - now) * prize - worth.dark_worth(state, seat, 1)
    if state.dark_paid + state.dark_free < pieces.DARK_STONES - 1:
        # One may not help where two do.
        two = worth.chance_with(state, state.granted, 2)
        pair = ((two - now) * prize - worth.dark_worth(state, seat, 2)) / 2.0
        if pair > alone and state.xp[seat] >= 2 * conditions.dark_price(state, seat):
            return pair
    return alone


def _rune(state: AdventureRecord, stone: i64) -> float:
    """A stone to cast again or to turn over: those that show little."""
    low = state.low >> stone & 1
    gain = float(pieces.VALUE_0[stone] - pieces.VALUE_1[stone])
    entry = picked_for(state)
    if entry is not None:
        for effect in entry.do:
            if effect.kind == Do.FLIP:
                return gain if low else -gain
    return 0.5 * gain if low else -0.5 * gain


def _player(state: AdventureRecord, seat: i64, other: i64) -> float:
    """Whom to favour, or whom to hurt: of those whom it hurts alike who is most ahead, and no
    partner, whose loss is one's own."""
    step = state.step
    if not isinstance(step, Picking) or step.next_pick(state).pick != Pick.OPPONENT:
        return 0.3 if other == seat else 0.0
    gain = _against(state, seat, step.said(state), other)
    if other == pieces.FOE:
        return gain
    return gain + (0.05 * worth.promise(state, other) if state.rules.versus else -FRIEND)


def _against(state: AdventureRecord, seat: i64, entry: Entry, victim: i64) -> float:
    """What it brings to name this opponent."""
    gain = 0.0
    for effect in entry.do:
        gain += KINDS[effect.kind].against(state, effect, seat, victim)
    return gain


def _best_against(state: AdventureRecord, seat: i64, entry: Entry, number: i64) -> float:
    """What it brings to name the opponent whom a card hurts best."""
    best = -99.0
    for move in picks.opponent_moves(state, seat, number):
        assert isinstance(move, moves.PickPlayer)
        gain = _against(state, seat, entry, move.number)
        if gain > best:
            best = gain
    return best


def cost_worth(state: AdventureRecord, seat: i64, cost: Cost) -> float:
    best = 99.0
    for way in picks.ways(cost):
        found = worth.XP * float(way.xp) + 1.2 * float(way.hand)
        if way.sacrifice or way.any_ally:
            found += 0.0 if worth.near_end(state) else 1.2
        if way.corruption:
            found -= worth.move_worth(state, seat, way.corruption)
        if found < best:
            best = found
    return best


# Playouts.


def guess(state: AdventureRecord) -> list[float]:
    """By seat: the share of the win, or the chance of it from what the stories promise."""
    players = state.players
    if not state.rules.versus:
        won = 1.0 if state.beaten else 0.0 if state.actor == OVER else worth.safety(state)
        return [won] * players
    if state.actor == OVER:
        winners = state.winners
        share = 1.0 / float(len(winners))
        return [share if seat in winners else 0.0 for seat in range(players)]
    totals = [worth.promise(state, seat) for seat in range(players)]
    spread = SPREAD + SPREAD_MORE * float(pieces.WHOLE_STORY - worth.longest_story(state))
    return odds(totals, spread)


def play_on(state: AdventureRecord, rng: Rng) -> None:
    """Play sensibly until everybody has had a turn, or to the end."""
    if state.rules.public:
        # In a playout nobody watches who is asked.
        state.rules = state.rules.exactly()
        state.listing = None
        picking = isinstance(state.step, (Picking, Paying))
        if state.actor >= 0 and not picking and state.phase != pieces.CHOOSING:
            go_on(state)
    if state.until == 0:
        state.until = state.turn_no + AHEAD * state.players + 1
    while not state.horizon():
        seat = state.actor
        if seat == CHANCE:
            state.apply(state.chance(rng), CHANCE)
            continue
        options = state.legal(seat)
        if len(options) == 1:
            state.apply(options[0], seat)
            continue
        worths = advise(state, seat, options)
        at = 0
        best = -999.0
        for place in range(len(options)):
            # Of moves that are about as good, any.
            points = worths[place] + float(rng.below(1000)) * 0.0005
            if points > best:
                best = points
                at = place
        state.apply(options[at], seat)
