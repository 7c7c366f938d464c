"""What things are worth to a hero, in points: the measure of all advice.

The numbers were found by play: see docs/bots.md. A card of a story brings what it shows, what it
makes possible, and one place less to fill.
"""

from itertools import pairwise
from math import exp
from typing import Final

from kachidoki.games.adventure import conditions, pieces, runes
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Path
from kachidoki.games.adventure.cardset.codes import FIRST_COUNTED, Deck, If, On
from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.scoring import Sheet
from kachidoki.kernel.native import i64

# One more card in the story, whatever it is.
PLACE: Final = 3.0
# One more story icon of a kind of which there are so many: towards a set.
NEXT_ICON: Final[tuple[float, ...]] = (0.8, 1.6, 2.2, 3.6, 0.0)
# The same for the last cards of a story: what a set scores more with it.
LAST_ICON: Final[tuple[float, ...]] = tuple(
    [float(more - now) for now, more in pairwise((*pieces.SET_POINTS, pieces.SET_POINTS[-1]))]
)
# One more icon of an ability of which there are so many, with a whole story still to come.
NEXT_ABILITY: Final[tuple[float, ...]] = (1.1, 1.6, 1.3, 0.2, 0.1)
XP: Final = 1.0
# A card of the hand, and one that the level does not allow.
HAND_CARD: Final = 1.7
DEAD_CARD: Final = 0.4
# What one Experience of the Adversary costs those who play against it.
THREAT: Final = 1.6
# How much of another's loss is a gain, in a duel.
SPITE: Final = 0.75
# An Ally in play.
ALLY: Final = 1.2


def share(state: AdventureRecord, seat: i64, other: i64) -> float:
    """What a player makes of each point that another gets: together it is one's own, against each
    other it is lost."""
    if seat == other or not state.rules.versus:
        return 1.0
    return -SPITE / float(state.players - 1)


def track_worth(state: AdventureRecord, level: i64) -> float:
    """What a level is worth: its points, and a little for what it allows."""
    found = float(state.rules.track_points[level])
    if not state.rules.hero_allowed[level]:
        found -= 0.3
    if not state.rules.antihero_allowed[level]:
        found -= 0.3
    return found


def move_worth(state: AdventureRecord, seat: i64, steps: i64) -> float:
    """So many steps down the track; up, if they are negative."""
    level = state.level[seat]
    after = level + steps
    after = 1 if after < 1 else pieces.LEVELS if after > pieces.LEVELS else after
    found = track_worth(state, after) - track_worth(state, level)
    if after > level and after >= 6:
        # Further down there is no way back.
        found -= 0.5
    return found


def path_worth(state: AdventureRecord, seat: i64, path: Path) -> float:
    """What a path brings, without the place that it fills."""
    at: i64 = seat * pieces.TALLY
    printed = path.tally
    mine = state.tally
    found = float(printed[pieces.TRIUMPH] + printed[pieces.TRAGEDY])
    # How much of the story is still to come after this card, from 1 to 0.
    left = float(pieces.WHOLE_STORY - len(state.story[seat])) / float(pieces.WHOLE_STORY) - 0.11
    of_icon = LAST_ICON if left < 0.2 else NEXT_ICON
    for kind in range(6):
        have: i64 = mine[at + 6 + kind]
        for number in range(have, have + printed[6 + kind]):
            found += of_icon[number if number < 4 else 4]
        have = mine[at + kind]
        for number in range(have, have + printed[kind]):
            found += NEXT_ABILITY[number if number < 4 else 4] * left * 1.4
    if state.foe >= 0 and not state.beaten:
        # [final-turn] What helps against the Adversary.
        wanted = state.rules.cards.cards[state.foe].abilities
        for kind in range(6):
            if wanted >> kind & 1 and printed[kind] and mine[at + kind] < 3:
                found += 1.5 * float(printed[kind])
    found += XP * float(path.xp)
    rules, level = state.rules, state.level[seat]
    found += float(path.hero) * (HAND_CARD if rules.hero_allowed[level] else DEAD_CARD)
    found += float(path.antihero) * (HAND_CARD if rules.antihero_allowed[level] else DEAD_CARD)
    if path.virtue or path.corruption:
        found += move_worth(state, seat, path.corruption - path.virtue)
    return found + destiny_worth(state, seat, path)


def destiny_worth(state: AdventureRecord, seat: i64, path: Path) -> float:
    """What a path adds to the clauses of the player's Destiny."""
    destiny = state.destiny[seat]
    if destiny < 0:
        return 0.0
    points = 0.0
    at: i64 = seat * pieces.TALLY
    for entry in state.rules.cards.cards[destiny].entries:
        if entry.on != On.GAME_END:
            continue
        for effect in entry.do:
            if 0 <= effect.per < FIRST_COUNTED:
                points += float(effect.n * path.tally[effect.per]) / float(effect.each)
        for condition in entry.when:
            what = condition.what
            if condition.kind == If.COUNT and what < FIRST_COUNTED and path.tally[what]:
                if state.tally[at + what] < condition.low:
                    whole = sum([effect.n for effect in entry.do])
                    points += float(whole) / float(condition.low)
    return points


def stake(state: AdventureRecord, seat: i64, number: i64, path: i64) -> float:
    """What hangs on an attempt: the reward and the place."""
    found = path_worth(state, seat, state.rules.cards.cards[number].paths[path]) + PLACE
    if state.foe >= 0 and not state.beaten:
        if number == state.foe:
            return 30.0
        found += THREAT
    return found


def dark_costs(state: AdventureRecord, seat: i64) -> list[float]:
    """What no, one, two... Dark runes would cost, as many as could be bought before an attempt."""
    most = conditions.affordable(state, seat, 0)
    return [dark_worth(state, seat, dark) for dark in range(most + 1)]


def attempt_worth(
    state: AdventureRecord, seat: i64, slot: i64, path: i64, costs: list[float]
) -> float:
    """What an attempt is worth, with as many Dark runes as pay: `costs` are their `dark_costs`."""
    number: i64 = state.foe if slot == pieces.AT_ADVERSARY else state.row[slot]
    prize = stake(state, seat, number, path)
    if slot < pieces.AT_ADVERSARY and state.under[slot] >= 0:
        prize += 2.0
    target = conditions.difficulty(state, seat, number, slot, path) - conditions.result_bonus(state)
    abilities = state.rules.cards.cards[number].abilities
    best = -99.0
    for dark in range(len(costs)):
        odds = runes.chance(conditions.stones_for(state, seat, abilities, 0, dark), target)
        worth = odds * prize + (1.0 - odds) * XP - costs[dark]
        if worth > best:
            best = worth
    return best


def dark_worth(state: AdventureRecord, seat: i64, count: i64) -> float:
    """What some Dark runes cost: the price, and half a step down for each."""
    if count == 0:
        return 0.0
    price = float(count * conditions.dark_price(state, seat)) * XP
    if state.shielded:
        return price
    steps = (count + 1) // 2
    fall = move_worth(state, seat, steps) * (1.0 if count > 1 else 0.5)
    return price - fall


# The attempt under way.


def prize_now(state: AdventureRecord) -> float:
    """What a success is worth more than a failure."""
    return stake(state, state.trier, state.card, state.path) - XP


def chance_now(state: AdventureRecord) -> float:
    return runes.chance(conditions.pool_of(state), conditions.needed(state))


def chance_with(state: AdventureRecord, granted: i64, more_dark: i64) -> float:
    """Its runes.chance with other runes granted, and some more Dark runes."""
    return chance_of(state, conditions.listed_abilities(state), granted, more_dark)


def chance_of(state: AdventureRecord, abilities: i64, granted: i64, more_dark: i64) -> float:
    """Its runes.chance with the runes of other abilities."""
    dark = state.dark_paid + state.dark_free + more_dark
    stones = conditions.stones_for(state, state.trier, abilities, granted, dark)
    return runes.chance(stones, conditions.needed(state))


# Cards and players.


def deck_worth(state: AdventureRecord, seat: i64, deck: i64) -> float:
    """What a card of a deck is worth that a player draws."""
    if deck == Deck.EITHER:
        return max(deck_worth(state, seat, Deck.HERO), deck_worth(state, seat, Deck.ANTIHERO))
    level = state.level[seat]
    if deck == Deck.HERO:
        return HAND_CARD if state.rules.hero_allowed[level] else DEAD_CARD
    return HAND_CARD - 0.1 if state.rules.antihero_allowed[level] else DEAD_CARD


def near_end(state: AdventureRecord) -> bool:
    """Whether cards that are kept may stay unplayed."""
    return state.trigger >= 0 or state.beaten or longest_story(state) >= pieces.WHOLE_STORY - 1


def longest_story(state: AdventureRecord) -> i64:
    """How many cards the longest story has."""
    most: i64 = 0
    for story in state.story:
        if len(story) > most:
            most = len(story)
    return most


def promise(state: AdventureRecord, seat: i64) -> float:
    """The points that a player may expect at the end."""
    found = float(Sheet(state, seat, True).total)
    turns = float(pieces.WHOLE_STORY - longest_story(state)) * 1.25 + 1.0
    if state.trigger >= 0:
        turns = 1.0 if state.pending > 0 and state.pending >> seat & 1 else 0.0
    room = float(pieces.WHOLE_STORY - len(state.story[seat]))
    to_come = room if room < turns * 0.85 else turns * 0.85
    at: i64 = seat * pieces.TALLY
    reach = 0.0
    for kind in range(6):
        have = state.tally[at + kind]
        reach += 1.0 if have == 1 else 1.7 if have == 2 else 2.1 if have >= 3 else 0.0
        icons = state.tally[at + 6 + kind]
        if icons < 4:
            reach += 0.35 * float(icons) * (to_come / 4.0)
    found += to_come * (2.4 + 0.28 * reach)
    usable = bits(state.hand[seat] & state.rules.playable[state.level[seat]])
    found += 1.3 * float(usable) + 0.8 * float(len(state.allies[seat]))
    return found


def safety(state: AdventureRecord) -> float:
    """Against the Adversary: the runes.chance that it will yet be beaten in time."""
    if state.foe < 0 or state.origin[0] < 0:
        return 0.5
    room = float(state.rules.target - state.foe_xp)
    if room <= 0.0:
        return 0.0
    alone = 1.0
    needed = 0.0
    for seat in range(state.players):
        if state.done >> seat & 1:
            continue
        cards = len(state.story[seat])
        missing = float(pieces.WHOLE_STORY - 1 - cards) if cards < pieces.WHOLE_STORY - 1 else 0.0
        needed += missing * 1.3 + 1.0
        abilities = state.rules.cards.cards[state.foe].abilities
        dark = conditions.affordable(state, seat, 0)
        stones = conditions.stones_for(state, seat, abilities, 0, dark)
        bonus = 2.0 * float(bits(state.hand[seat])) / 3.0 + float(len(state.allies[seat]))
        growth = missing * 0.35 * 0.6
        target = conditions.difficulty(state, seat, state.foe, pieces.AT_ADVERSARY, 0)
        odds = runes.chance(stones, target - int(bonus + growth))
        alone *= 1.0 - 0.9 * odds
    pace = needed * 0.42
    margin = room - pace
    outlast = 1.0 / (1.0 + exp(-0.7 * margin))
    return outlast * (1.0 - alone)
