"""The targets of a card or a power: what has to be picked, in which order, and from what.

`picks` holds what was picked so far: first how to pay (the way, cards of the hand, an Ally), then
in co-op for whom, then the opponent, then the targets of each effect. ENOUGH_PICKED ends those of
an effect that may have fewer than there could be.
"""

from typing import Final

from kachidoki.games.adventure import moves, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Cost, Effect, Entry
from kachidoki.games.adventure.cardset.codes import Do, Who
from kachidoki.games.adventure.effects.kind import KINDS, Pick
from kachidoki.games.adventure.marks import NOBODY
from kachidoki.games.adventure.masks import bit, bits, joined, lowest
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64, mypyc_attr

NOT_PICKING: Final = 0
TO_PLAY: Final = 1
TO_USE: Final = 2
# An entry that works by itself, but needs targets.
TO_AIM: Final = 3
# A trait with several prices, as positions write it.
TO_TRAIT: Final = 4

# By `Pick`.
PICK_QUESTIONS: Final[tuple[str, ...]] = (
    "",
    "pay",
    "pick-card",
    "lose-ally",
    "pick-hero",
    "pick-player",
    "pick-rune",
    "pick-slot",
    "pick-ability",
    "pick-card",
)
ENOUGH_PICKED: Final = 255

# What an entry needs: an opponent, targets of its effects, and a choice of what to pay with.
NEEDS_OPPONENT: Final = 1
NEEDS_TARGETS: Final = 2
NEEDS_PAYMENT: Final = 4

# What an entry needs.


def needs_of(entry: Entry) -> i64:
    """What has to be picked for an entry. It never changes, so it is worked out once."""
    if entry.needs < 0:
        needs: i64 = 0
        if entry.cost.others or entry.cost.hand or entry.cost.any_ally:
            needs = NEEDS_PAYMENT
        for effect in entry.do:
            if effect.who == Who.OPPONENT or effect.source == Who.OPPONENT:
                needs |= NEEDS_OPPONENT
            if KINDS[effect.kind].picks(effect) != Pick.NOTHING:
                needs |= NEEDS_TARGETS
        entry.needs = needs
    return entry.needs


def names_opponent(entry: Entry) -> bool:
    return needs_of(entry) & NEEDS_OPPONENT != 0


def asks_for_whom(state: AdventureRecord, entry: Entry, number: i64) -> bool:
    """[coop] What a card brings to oneself may go to anyone; an attempt stays what it is."""
    if not state.rules.coop:
        return False
    kind = state.rules.cards.cards[number].kind
    if kind != pieces.HERO and kind != pieces.ANTIHERO:
        return False
    return any(effect.who == Who.SELF and KINDS[effect.kind].shared for effect in entry.do)


def opponent_moves(state: AdventureRecord, seat: i64, number: i64) -> list[Move]:
    """Those whom a card of a player may name as an opponent."""
    found: list[Move] = [one for one in moves.PLAYER[: state.players] if one.number != seat]
    if state.rules.cards.cards[number].adversary_targetable:
        if state.foe >= 0 and not state.beaten:
            found.append(moves.THE_FOE)
    return found


def has_targets(state: AdventureRecord, seat: i64, entry: Entry, number: i64) -> bool:
    """Whether there is a target for everything that needs one."""
    needs = needs_of(entry)
    if needs & NEEDS_OPPONENT and not opponent_moves(state, seat, number):
        return False
    if not needs & NEEDS_TARGETS:
        return True
    for effect in entry.do:
        kind = KINDS[effect.kind]
        picked = kind.picks(effect)
        # There are as many runes as have to be picked; the others are looked for.
        if picked == Pick.RUNE:
            if state.lying == 0:
                return False
        elif picked != Pick.NOTHING:
            if not kind.options(state, effect, seat, b"", kind.most(effect)):
                return False
    return True


# Prices.


def ways(cost: Cost) -> list[Cost]:
    """The ways to pay: the cost itself, or one of the others."""
    return [cost, *cost.others] if cost.others else [cost]


def payable(state: AdventureRecord, seat: i64, cost: Cost, source: i64, playing: i64) -> bool:
    """Whether a player can pay in full; `playing` is the hand card that is played, or -1."""
    if way_open(state, seat, cost, source, playing):
        return True
    return any(way_open(state, seat, way, source, playing) for way in cost.others)


def way_open(state: AdventureRecord, seat: i64, cost: Cost, source: i64, playing: i64) -> bool:
    """Whether one way to pay is open."""
    if state.xp[seat] < cost.xp:
        return False
    if cost.corruption and state.level[seat] + cost.corruption > pieces.LEVELS:
        return False
    if cost.hand and bits(payable_hand(state, seat, cost, playing)) < cost.hand:
        return False
    if cost.any_ally and len(state.allies[seat]) == 0:
        return False
    return not (cost.sacrifice and source not in state.allies[seat])


def payable_hand(state: AdventureRecord, seat: i64, cost: Cost, playing: i64) -> i64:
    """The cards of a hand with which a cost may be paid."""
    hand = hand_of(state, seat, cost.deck)
    return hand & ~bit(playing) if playing >= 0 else hand


def hand_of(state: AdventureRecord, seat: i64, deck: i64) -> i64:
    """The cards of a hand that are of a deck."""
    return state.hand[seat] & state.rules.of_deck[deck]


# Titles: identical cards of a hand are one move.


def title_moves(state: AdventureRecord, mask: i64) -> list[Move]:
    """One move for each title among some Hero and Antihero cards."""
    found: list[Move] = []
    seen: i64 = 0
    while mask:
        title: i64 = state.rules.title[lowest(mask)]
        if not seen >> title & 1:
            seen |= bit(title)
            found.append(state.rules.moves.pick[title])
        mask &= mask - 1
    return found


def copy_of(state: AdventureRecord, mask: i64, title: i64) -> i64:
    """The first card of a title among some Hero and Antihero cards."""
    number: i64 = title
    while not mask >> number & 1 or state.rules.title[number] != title:
        number += 1
    return number


# The sequence.


@mypyc_attr(free_list_len=1)
class Picked:
    """What was picked for an entry so far; what is picked next (`Pick.NOTHING` for targets, or if
    all is picked), the answers, and how many more may be picked."""

    def __init__(self, cost: Cost, favoured: i64, picks: bytes) -> None:
        self.pick: i64 = Pick.NOTHING
        self.options: list[Move] = []
        self.left: i64 = 0
        # If it is a card of the hand to pay with: a mask of those from which it is picked.
        self.payable: i64 = 0
        self.cost = cost
        # Cards of the hand to pay with, and the place of an Ally.
        self.hand = b""
        self.ally: i64 = -1
        self.favoured: i64 = favoured
        self.opponent: i64 = NOBODY
        # What comes after all that: the targets.
        self.targets = picks

    def read(self, pick: i64) -> i64:
        """The next of the picks, which stands for this; -1 if it is missing."""
        if not self.targets:
            if self.pick == Pick.NOTHING:
                self.pick = pick
            return -1
        value: i64 = self.targets[0]
        self.targets = self.targets[1:]
        return value


def picked(
    state: AdventureRecord, entry: Entry, number: i64, favoured: i64, picks: bytes
) -> Picked:
    """What the list of picks says, until something is missing. `favoured` is for whom the entry is
    where nobody is asked."""
    found = Picked(entry.cost, favoured, picks)
    if entry.cost.others:
        way = found.read(Pick.WAY)
        if way < 0:
            return found
        found.cost = ways(entry.cost)[way]
    for _ in range(found.cost.hand):
        card = found.read(Pick.HAND)
        if card < 0:
            return found
        found.hand = joined(found.hand, card)
    if found.cost.any_ally:
        found.ally = found.read(Pick.ALLY)
    if asks_for_whom(state, entry, number):
        found.favoured = found.read(Pick.FAVOURED)
    if names_opponent(entry):
        found.opponent = found.read(Pick.OPPONENT)
    return found


def next_pick(
    state: AdventureRecord, seat: i64, entry: Entry, number: i64, playing: i64, picks: bytes
) -> Picked:
    """What was picked, with what is picked next. `playing` is the hand card that is played, or
    -1."""
    found = picked(state, entry, number, seat, picks)
    pick = found.pick
    if pick == Pick.WAY:
        costs = ways(entry.cost)
        for way in range(len(costs)):
            if way_open(state, seat, costs[way], number, playing):
                found.options.append(moves.PAY[way])
    elif pick == Pick.HAND:
        found.payable = payable_hand(state, seat, found.cost, playing)
        for held in found.hand:
            found.payable &= ~bit(held)
        found.options = title_moves(state, found.payable)
    elif pick == Pick.ALLY:
        found.options.extend(moves.PICK_ALLY[: len(state.allies[seat])])
    elif pick == Pick.FAVOURED:
        found.options.extend(moves.PLAYER[: state.players])
    elif pick == Pick.OPPONENT:
        found.options = opponent_moves(state, seat, number)
    else:
        add_target(state, seat, entry, found)
    return found


def add_target(state: AdventureRecord, seat: i64, entry: Entry, found: Picked) -> None:
    """Say which target is picked next, if one is."""
    targets = found.targets
    at: i64 = 0
    taken = b""
    for effect in entry.do:
        kind = KINDS[effect.kind]
        pick = kind.picks(effect)
        if pick == Pick.NOTHING:
            continue
        most = kind.most(effect)
        if pick == Pick.RUNE:
            most = min(most, bits(state.lying))
        end = _end(targets, at, most)
        if effect.kind != Do.ADD_RUNES:
            # Runes that several effects add have to find room together.
            taken = b""
        taken += targets[at:end]
        count = end - at
        at = end
        if count == most:
            continue
        if at < len(targets):
            # An end mark: enough was picked.
            at += 1
            continue
        options = kind.options(state, effect, seat, taken, most - count)
        # Where nothing is left to pick, the end of the list has to be marked all the same.
        if (not options and count > 0) or (not kind.exact and (count > 0 or not options)):
            options.append(moves.ENOUGH)
        found.pick, found.options, found.left = pick, options, most - count
        return


def targets_of(effects: list[Effect], place: i64, targets: bytes) -> bytes:
    """What was picked for one of the effects: up to an end mark, or all that may be."""
    at: i64 = 0
    for index in range(place + 1):
        effect = effects[index]
        kind = KINDS[effect.kind]
        if kind.picks(effect) != Pick.NOTHING:
            end = _end(targets, at, kind.most(effect))
            if index == place:
                return targets[at:end]
            at = end + 1 if end < len(targets) and targets[end] == ENOUGH_PICKED else end
    return b""


def _end(targets: bytes, start: i64, most: i64) -> i64:
    """Where the targets of one effect end."""
    at = start
    while at < len(targets) and at - start < most and targets[at] != ENOUGH_PICKED:
        at += 1
    return at
