"""Cards in play: where they are, and what they do by themselves.

It is worked out once, and again when one of them comes or goes: `present` then is ANEW or STALE.
"""

from typing import Final

from kachidoki.games.adventure import moves
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Entry
from kachidoki.games.adventure.cardset.codes import On, Whose
from kachidoki.games.adventure.marks import Lasting, Working
from kachidoki.games.adventure.masks import bit, lowest
from kachidoki.games.adventure.pieces import ADVERSARY, FOE, WIDEST_ROW
from kachidoki.games.adventure.rules import FORBIDS, MOMENTS, Rules
from kachidoki.kernel.native import i64

# In place of a mask, where what the cards in play do has to be worked out: all of it, or what the
# cards of some players do and those of nobody.
ANEW: Final = -1
STALE: Final = -2
# Beyond the moments: whether there are cards in a hand.
HOLDS: Final = 1 << MOMENTS
# No lasting effects, by kind; and no cards that work.
NO_LASTING: Final[list[list[Lasting]]] = [[], [], [], []]
NOTHING: Final = Working()

# What changes it.


def comes_or_goes(state: AdventureRecord, number: i64, seat: i64) -> None:
    """A player has got a card, or lost it; most of them only lie there."""
    if state.rules.lively[number]:
        others_lie(state, seat)


def others_lie(state: AdventureRecord, seat: i64) -> None:
    """The cards of a player that work are others now, or lie elsewhere."""
    state.stale |= bit(seat)
    if state.present != ANEW:
        state.present = STALE


def row_changes(state: AdventureRecord, number: i64) -> None:
    """A card has come to a row or left it, or its turn has come. Nobody has its powers yet."""
    if state.rules.auto[number] and state.present != ANEW:
        state.present = STALE


# What is asked of it.


def anyone_does(state: AdventureRecord, moment: i64) -> bool:
    """Whether a card in play may work at a moment, or will once it is turned up."""
    if state.present < 0:
        _look_around(state)
    return state.present >> moment & 1 != 0


def does_now(state: AdventureRecord, moment: i64) -> bool:
    """Whether a card that works has something to say at a moment."""
    if state.present < 0:
        _look_around(state)
    return state.works >> moment & 1 != 0


def may_use(state: AdventureRecord, seat: i64, place: i64) -> bool:
    """Whether a player may have a power to use; `place` is window * 2 + relation."""
    if state.present < 0:
        _look_around(state)
    return state.working[seat].powers >> place & 1 != 0 or state.rules.row_powers


def hand_changes(state: AdventureRecord, seat: i64) -> None:
    """A player holds other cards, or stands elsewhere on the track."""
    state.handy[seat] = -1


def may_act(state: AdventureRecord, seat: i64) -> i64:
    """The moments at which a player may have a card or a power to use where nothing is answered,
    and HOLDS if there are cards in the hand: a mask."""
    handy = state.handy[seat]
    if handy < 0:
        handy = _look_at_hand(state, seat)
    if state.present < 0:
        _look_around(state)
    return handy | state.working[seat].powers


def lasting_of(state: AdventureRecord, kind: i64) -> list[Lasting]:
    """The lasting effects of a kind."""
    if state.present < 0:
        _look_around(state)
    return state.lasting[kind - FORBIDS]


def own_cards(state: AdventureRecord, seat: i64) -> list[i64]:
    """The cards of a player that work: characters, story cards, Allies."""
    if state.present < 0:
        _look_around(state)
    return state.working[seat].cards


def at_work(state: AdventureRecord, slot: i64) -> bool:
    """[adversaries] A row card works once it is up and its turn in the queue has come."""
    return slot // WIDEST_ROW < state.revealed and not (state.queue and slot in state.queue)


def concerns(entry: Entry, owner: i64, seat: i64) -> bool:
    """Whether what an entry of `owner` says holds for `seat`, or is set off by it."""
    if entry.whose == Whose.ANY or owner == FOE:
        return True
    return (owner == seat) == (entry.whose == Whose.OWN)


# How it is worked out.


def _look_at_hand(state: AdventureRecord, seat: i64) -> i64:
    hand = state.hand[seat]
    handy: i64 = HOLDS if hand else i64(0)
    hand &= state.rules.playable[state.level[seat]]
    while hand:
        handy |= state.rules.hand_moments[lowest(hand)]
        hand &= hand - 1
    state.handy[seat] = handy
    return handy


def _look_around(state: AdventureRecord) -> None:
    """Work out what the cards in play do, until one of them comes or goes."""
    players = state.players
    if state.present == ANEW:
        state.stale = bit(players) - 1
        state.working = [NOTHING] * (players + 1)
    else:
        state.working = state.working[:]
    for seat in range(players):
        if state.stale >> seat & 1:
            state.working[seat] = _of_player(state, seat)
    state.stale = 0
    state.working[players] = _of_nobody(state)
    does: i64 = 0
    will: i64 = 0
    for one in state.working:
        does |= one.does
        will |= one.will
    state.works = does
    state.lasting = _lasting(state) if does >> On.STATIC & 1 else NO_LASTING
    state.present = does | will


def _lasting(state: AdventureRecord) -> list[list[Lasting]]:
    """The lasting effects of the cards that work, by kind."""
    found = NO_LASTING[:]
    for working in state.working:
        for one in working.lasting:
            found[one.kind - FORBIDS] = [*found[one.kind - FORBIDS], one]
    return found


def _of_nobody(state: AdventureRecord) -> Working:
    """The cards without an owner: in the rows, and the Adversary's."""
    found = NOTHING
    rules = state.rules
    owner = state.players
    for slot in range(len(state.row)):
        number: i64 = state.row[slot]
        if number >= 0 and rules.auto[number]:
            found = Working() if found is NOTHING else found
            now = rules.cards.cards[number].kind == ADVERSARY and at_work(state, slot)
            _look_into(rules, found, owner, number, now)
    if state.foe >= 0:
        found = Working() if found is NOTHING else found
        for number in (state.foe, state.quest, rules.cards.rise):
            if number >= 0:
                _look_into(rules, found, owner, number, not state.beaten)
    return found


def _of_player(state: AdventureRecord, seat: i64) -> Working:
    """Characters, story cards and Allies."""
    found = Working()
    rules = state.rules
    if state.origin[seat] >= 0:
        _look_into(rules, found, seat, state.origin[seat], True, moves.USE_ORIGIN)
        _look_into(rules, found, seat, state.motivation[seat], True, moves.USE_MOTIVATION)
    story = state.story[seat]
    for at in range(len(story)):
        card: i64 = story[at]
        # The text of an Adversary counts in a row only.
        now = rules.cards.cards[card].kind != ADVERSARY
        _look_into(rules, found, seat, card, now, moves.USE_STORY + at if now else i64(-1))
    allies = state.allies[seat]
    for at in range(len(allies)):
        place: i64 = moves.USE_ALLY + at if at < moves.MOST_ALLIES else i64(-1)
        _look_into(rules, found, seat, allies[at], True, place)
    return found


def _look_into(
    rules: Rules, found: Working, owner: i64, card: i64, now: bool, place: i64 = -1
) -> None:
    """Note what a card does, now or once it is turned up; a place below 0 is one that no move can
    name."""
    windows = rules.card_windows[card]
    if place >= 0 and windows:
        found.tools.append(place)
        found.tools.append(card)
        found.powers |= windows
    auto = rules.auto[card]
    if not auto:
        return
    if not now:
        found.will |= auto
        return
    found.cards.append(card)
    found.does |= auto
    if auto >> On.STATIC & 1:
        found.lasting += rules.lasting[owner][card]
