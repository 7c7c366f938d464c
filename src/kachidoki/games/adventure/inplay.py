"""Cards in play: where they are, and what they do by themselves.

It is worked out once, and again when one of them comes or goes: `present` then is ANEW or STALE.
"""

from typing import Final

from kachidoki.games.adventure import moves
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Entry
from kachidoki.games.adventure.cardset.codes import On, Whose
from kachidoki.games.adventure.marks import Lasting
from kachidoki.games.adventure.masks import bit
from kachidoki.games.adventure.pieces import ADVERSARY, FOE, WIDEST_ROW
from kachidoki.games.adventure.rules import CHANGES_TARGETS, FORBIDS, MOMENTS
from kachidoki.kernel.native import i64

# In place of a mask, where what the cards in play do has to be worked out: all of it, or what the
# cards of some players do and those of nobody.
ANEW: Final = -1
STALE: Final = -2
# Beyond the moments: whether there are cards in a hand.
HOLDS: Final = 1 << MOMENTS
# No lasting effects, by kind.
NO_LASTING: Final[list[list[Lasting]]] = [[], [], [], []]

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
    return state.powerful[seat] >> place & 1 != 0 or state.rules.row_powers


def hand_changes(state: AdventureRecord, seat: i64) -> None:
    """A player holds other cards, or stands elsewhere on the track."""
    state.handy[seat] = -1


def may_act(state: AdventureRecord, seat: i64) -> i64:
    """The moments at which a player may have a card or a power to use where nothing is answered,
    and HOLDS if there are cards in the hand: a mask."""
    handy = state.handy[seat]
    if handy < 0:
        hand = state.hand[seat]
        handy = 0
        if hand:
            handy = HOLDS
        hand &= state.rules.playable[state.level[seat]]
        number: i64 = 0
        while hand:
            if not hand & 255:
                hand >>= 8
                number += 8
                continue
            if hand & 1:
                handy |= state.rules.hand_moments[number]
            hand >>= 1
            number += 1
        state.handy[seat] = handy
    if state.present < 0:
        _look_around(state)
    return handy | state.powerful[seat]


def lasting_of(state: AdventureRecord, kind: i64) -> list[Lasting]:
    """The lasting effects of a kind."""
    if state.present < 0:
        _look_around(state)
    return state.lasting[kind - FORBIDS]


def own_cards(state: AdventureRecord, seat: i64) -> list[i64]:
    """The cards of a player that work: characters, story cards, Allies."""
    if state.present < 0:
        _look_around(state)
    return state.working[seat]


def at_work(state: AdventureRecord, slot: i64) -> bool:
    """[adversaries] A row card works once it is up and its turn in the queue has come."""
    return slot // WIDEST_ROW < state.revealed and not (state.queue and slot in state.queue)


def concerns(entry: Entry, owner: i64, seat: i64) -> bool:
    """Whether what an entry of `owner` says holds for `seat`, or is set off by it."""
    if entry.whose == Whose.ANY or owner == FOE:
        return True
    return (owner == seat) == (entry.whose == Whose.OWN)


# How it is worked out.


def _look_around(state: AdventureRecord) -> None:
    """Work out what the cards in play do, until one of them comes or goes."""
    players = state.players
    if state.present == ANEW:
        state.stale = bit(players) - 1
        state.powerful = [0] * players
        state.tools = [[]] * players
        state.autos = [0] * players
        state.working = [[]] * (players + 1)
    else:
        state.working = state.working[:]
        if state.stale:
            state.powerful = state.powerful[:]
            state.tools = state.tools[:]
            state.autos = state.autos[:]
    for seat in range(players):
        if state.stale >> seat & 1:
            _look_at(state, seat)
    state.stale = 0
    auto = state.rules.auto
    found: i64 = 0
    # Cards without an owner, and those of them that work now: in the rows, and the Adversary's.
    cards = state.rules.cards.cards
    nobody: list[i64] = []
    row = state.row
    for slot in range(len(row)):
        number: i64 = row[slot]
        if number >= 0 and auto[number]:
            found |= auto[number]
            if cards[number].kind == ADVERSARY and at_work(state, slot):
                nobody.append(number)
    if state.foe >= 0:
        for number in (state.foe, state.quest, state.rules.cards.rise):
            if number >= 0:
                found |= auto[number]
                if not state.beaten:
                    nobody.append(number)
    state.working[players] = nobody
    works: i64 = 0
    for working in state.working:
        for number in working:
            works |= auto[number]
    state.works = works
    for seat in range(players):
        found |= state.autos[seat]
    state.lasting = _lasting(state) if state.works >> On.STATIC & 1 else NO_LASTING
    state.present = found


def _lasting(state: AdventureRecord) -> list[list[Lasting]]:
    """The lasting effects of the cards that work, by kind."""
    found: list[list[Lasting]] = [[] for _ in range(FORBIDS, CHANGES_TARGETS + 1)]
    for owner in range(state.players + 1):
        lasting = state.rules.lasting[owner]
        for card in state.working[owner]:
            for kind, effect in lasting[card]:
                found[kind].append(effect)
    return found


def _look_at(state: AdventureRecord, seat: i64) -> None:
    """Note which cards of a player work, and where those with powers are."""
    tools: list[i64] = []
    working: list[i64] = []
    found: i64 = 0
    if state.origin[seat] >= 0:
        found |= _look_into(state, state.origin[seat], moves.USE_ORIGIN, tools, working)
        found |= _look_into(state, state.motivation[seat], moves.USE_MOTIVATION, tools, working)
    story = state.story[seat]
    for at in range(len(story)):
        card: i64 = story[at]
        if state.rules.cards.cards[card].kind == ADVERSARY:
            # Its text counts in a row only.
            found |= state.rules.auto[card]
        else:
            found |= _look_into(state, card, moves.USE_STORY + at, tools, working)
    allies = state.allies[seat]
    for at in range(len(allies)):
        place: i64 = moves.USE_ALLY + at if at < moves.MOST_ALLIES else -1
        found |= _look_into(state, allies[at], place, tools, working)
    open_to: i64 = 0
    for at in range(1, len(tools), 2):
        open_to |= state.rules.card_windows[tools[at]]
    state.tools[seat] = tools
    state.powerful[seat] = open_to
    state.working[seat] = working
    state.autos[seat] = found


def _look_into(
    state: AdventureRecord, card: i64, place: i64, tools: list[i64], working: list[i64]
) -> i64:
    """Note what a card of a player does; a place below 0 is one that no move can name."""
    if place >= 0 and state.rules.card_windows[card]:
        tools.append(place)
        tools.append(card)
    auto: i64 = state.rules.auto[card]
    if auto:
        working.append(card)
    return auto
