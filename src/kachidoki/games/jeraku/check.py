# interpreted: checking positions is not hot.
"""Whether a position of Jeraku can be: BadPosition says why not."""

from kachidoki.games.jeraku.legal import STOP_BIT
from kachidoki.games.jeraku.pieces import (
    ACT,
    ARMY,
    ASSIGN,
    CARD_NAMES,
    CLANS,
    DAIMYOS,
    DEAL,
    DISCARD,
    DONE,
    DRAFT,
    NEUTRAL_DAIMYO,
    NINJA,
    NINJAS,
    PASS,
    PLACE,
    PLAY,
    PUSH,
    REGION_NAMES,
    REGIONS,
    ROUNDS,
    SAMURAI,
    STEPS,
    SUIT_OF,
    SUITS,
    USE,
    VALUE_OF,
    VICTIM,
    cards_in,
    count,
    suit_cards,
)
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.kernel.errors import BadPosition


def check(state: JerakuState) -> None:
    """Refuse what cannot be."""
    _check_pieces(state)
    _check_points(state)
    if not state.rules.solo:
        _check_cards(state)
    _check_card_in_use(state)


def impossible(state: JerakuState, rule: str) -> BadPosition:
    return BadPosition("phase-impossible", rule, phase=STEPS[state.step])


# The map.


def _check_pieces(state: JerakuState) -> None:
    rules = state.rules
    setting_up = state.step in (DAIMYOS, ASSIGN)
    if setting_up != (state.round == 0):
        raise impossible(state, "setup")
    if state.step == ASSIGN and not rules.armies:
        raise impossible(state, "armies")
    for clan in range(int(rules.clans)):
        on_map = sum(state.samurai[clan * REGIONS : (clan + 1) * REGIONS])
        found = on_map + state.supply[clan]
        if found != SAMURAI or (setting_up and on_map):
            raise BadPosition("pieces", "map", clan=CLANS[clan], found=found, wanted=SAMURAI)
        carded = clan != rules.neutral
        standing = state.daimyo[clan] >= 0
        if state.step == DAIMYOS:
            if standing or state.card[clan]:
                raise impossible(state, "setup")
        elif state.step == ASSIGN:
            if standing != bool(state.card[clan]):
                raise impossible(state, "armies")
        elif not standing or bool(state.card[clan]) != carded:
            raise impossible(state, "setup")
    cards = [card for card in state.card if card]
    for card in cards:
        if cards.count(card) > 1:
            raise BadPosition("daimyo-card-twice", "setup", card=card)
    if rules.armies:
        _check_pairs(state)
    if rules.neutral >= 0:
        _check_neutral(state)
    holds = state.kachidoki >= 0
    if not rules.solo and holds == (state.step == DAIMYOS):
        raise impossible(state, "kachidoki")


def _check_pairs(state: JerakuState) -> None:
    """[armies] A low and a high card for each side, and its armies have these two."""
    pair = state.pair
    if state.step == DAIMYOS:
        if any(pair):
            raise impossible(state, "armies")
        return
    if not all(0 < pair[at] <= 3 < pair[at + 1] for at in (0, 2)) or len(set(pair)) != 4:
        raise impossible(state, "armies")
    first = int(state.kachidoki)
    if state.round <= 1 and state.skirmish == 0 and state.step in (ASSIGN, DEAL, DRAFT):
        if first != (0 if pair[1] > pair[3] else 1):
            raise impossible(state, "armies")
    for party in range(2):
        cards = sorted(state.card[2 * party : 2 * party + 2])
        done = state.step != ASSIGN or (
            party == first and state.actor != state.rules.captain[first]
        )
        if cards != (pair[2 * party : 2 * party + 2] if done else [0, 0]):
            raise impossible(state, "armies")
        if done and state.step == ASSIGN:
            for clan in (2 * party, 2 * party + 1):
                if state.daimyo[clan] != state.card[clan]:
                    raise impossible(state, "armies")


def _check_neutral(state: JerakuState) -> None:
    """[neutral] It marches a region each round, and nobody of it is behind its Daimyo."""
    clan = int(state.rules.neutral)
    if state.step == DAIMYOS:
        return
    if state.supply[clan]:
        found = SAMURAI - state.supply[clan]
        raise BadPosition("pieces", "neutral", clan=CLANS[clan], found=found, wanted=SAMURAI)
    rear = state.daimyo[clan]
    if rear != NEUTRAL_DAIMYO + 1 - state.round:
        raise impossible(state, "neutral")
    if any(state.samurai[clan * REGIONS + rear + 1 : (clan + 1) * REGIONS]):
        raise BadPosition("behind-neutral", "neutral-samurai", region=REGION_NAMES[rear])


# Points.


def _check_points(state: JerakuState) -> None:
    rules = state.rules
    over = state.step == DONE
    wanted = max(0, int(state.round) - (0 if over else 1))
    if len(state.history) != wanted:
        raise BadPosition("history-length", "prestige", found=len(state.history), wanted=wanted)
    for clan in range(int(rules.clans)):
        earned = sum(row[clan] + row[len(CLANS) + clan] for row in state.history)
        silent = clan == rules.neutral or rules.duo or rules.solo
        cries = [state.cries[clan], *[row[clan] for row in state.history]]
        wrong = state.rp[clan] != earned + state.cries[clan]
        wrong = wrong or (clan == rules.neutral and state.rp[clan] > 0)
        wrong = wrong or (silent and any(cries)) or (state.skirmish < 2 and state.cries[clan] > 0)
        if wrong:
            raise BadPosition("points-impossible", "prestige", clan=CLANS[clan])
    if over and state.round < ROUNDS and not state.enough():
        raise impossible(state, "winning")
    if not over and state.enough():
        raise impossible(state, "duo")


# Cards of the modes with hands.


def _check_cards(state: JerakuState) -> None:
    _check_once(state)
    step = state.step
    if step in (DAIMYOS, ASSIGN, DEAL, DONE):
        _check_no_cards(state)
    elif step == PASS:
        _check_passing(state)
    elif step == DISCARD:
        _check_discarding(state)
    elif step == DRAFT:
        _check_draft(state)
    elif step in (ARMY, PLAY, USE, PLACE, ACT, PUSH):
        _check_skirmish(state)
    else:
        raise impossible(state, "skirmish")


def _check_once(state: JerakuState) -> None:
    """[cards] No card is in two places."""
    rules = state.rules
    places = [*state.hand, *state.laid, *state.discarded]
    if rules.armies:
        places += [*state.row, *state.pack]
        if state.step == DRAFT:
            places += state.picks
    for card, name in enumerate(CARD_NAMES):
        found = sum(cards >> card & 1 for cards in places)
        if found > 1:
            suit, value = name.split(" ")
            raise BadPosition("card-count", "cards", suit=suit, value=value, found=found, wanted=1)


def _sizes(state: JerakuState, cards: list[int], wanted: int, rule: str) -> None:
    for party, held in enumerate(cards):
        found = int(count(held))
        if found != wanted:
            seat = state.rules.captain[party]
            raise BadPosition("hand-size", rule, seat=seat, found=found, wanted=wanted)


def _check_no_cards(state: JerakuState) -> None:
    cards = [*state.hand, *state.laid, *state.discarded, *state.given, *state.locked, *state.voids]
    cards += [*state.row, *state.pack, *state.picks, *state.hidden_pick]
    if any(cards) or state.trick or state.skirmish or state.led >= 0:
        raise impossible(state, "recruitment")
    if any(army >= 0 for army in state.first_army) and state.round <= 1 and state.step != DONE:
        raise impossible(state, "armies")


def _check_unplayed(state: JerakuState, given: bool) -> None:
    """Nothing has been played in this round yet."""
    spent = [*state.laid, *state.discarded, *state.voids, *([] if given else state.given)]
    if any(spent) or state.trick or state.skirmish or state.led >= 0:
        raise impossible(state, "recruitment")


def _check_passing(state: JerakuState) -> None:
    """[recruitment] Cards are locked in ascending order, with enough above the last one."""
    rules = state.rules
    if rules.armies or not rules.give:
        raise impossible(state, "recruitment")
    _check_unplayed(state, given=False)
    _sizes(state, state.hand, int(rules.dealt), "recruitment")
    for party in range(int(rules.parties)):
        hand, locked = cards_in(state.hand[party]), cards_in(state.locked[party])
        free = hand[: len(hand) - (int(rules.give) - len(locked))]
        if len(locked) > rules.give or not set(locked) <= set(free):
            raise impossible(state, "recruitment")


def _check_given(state: JerakuState) -> None:
    """[recruitment] What was given lies with the left neighbour, was played or laid aside."""
    rules = state.rules
    for party in range(int(rules.parties)):
        to = rules.left[party]
        found = state.hand[to] | state.laid[to] | state.discarded[to]
        if state.given[party] & ~found or count(state.given[party]) != rules.give:
            raise impossible(state, "recruitment")


def _check_discarding(state: JerakuState) -> None:
    rules = state.rules
    if not rules.discard:
        raise impossible(state, "neutral-recruitment")
    _check_unplayed(state, given=True)
    _sizes(state, state.hand, int(rules.dealt), "neutral-recruitment")
    _check_given(state)
    for party in range(2):
        if state.locked[party] & ~state.hand[party] or count(state.locked[party]) > 1:
            raise impossible(state, "neutral-recruitment")


def _check_draft(state: JerakuState) -> None:
    """[armies-draft] A row, a pack of the same size as the other one, and the picks so far."""
    if not state.rules.armies:
        raise impossible(state, "armies-draft")
    _check_unplayed(state, given=False)
    _sizes(state, state.hand, 0, "armies-draft")
    _sizes(state, state.row, ROW, "armies-draft")
    size = int(count(state.pack[0]))
    if not 1 < size <= PACK:
        raise impossible(state, "armies-draft")
    _sizes(state, state.pack, size, "armies-draft")
    _sizes(state, state.picks, PACK - size, "armies-draft")
    for party in range(2):
        first, picks = state.hidden_pick[party], state.picks[party]
        if first & ~picks or count(first) != (1 if picks else 0):
            raise impossible(state, "armies-draft")
        if state.locked[party] & ~state.pack[party] or count(state.locked[party]) > 1:
            raise impossible(state, "armies-draft")


def _check_skirmish(state: JerakuState) -> None:
    rules = state.rules
    if not 1 <= state.skirmish <= rules.skirmishes or any(state.locked):
        raise impossible(state, "skirmish")
    in_use = state.step not in (ARMY, PLAY)
    if in_use and not state.trick:
        raise impossible(state, "skirmish")
    if len(state.trick) >= rules.plays + (1 if in_use else 0):
        raise impossible(state, "skirmish")
    if in_use and state.trick[-1] != state.now:
        raise impossible(state, "skirmish")
    _check_order(state)
    _check_hands(state)
    _check_led(state)


def _check_order(state: JerakuState) -> None:
    """[skirmish], [armies-skirmish] Everybody played in turn."""
    rules = state.rules
    turns = len(state.trick) + (1 if state.step == PLAY else 0)
    order = [*state.trick_clan, *([int(state.acting)] if state.step == PLAY else [])]
    for turn in range(turns):
        party = int(state.party_at(turn))
        wanted = rules.clan[party]
        if rules.armies:
            first = state.first_army[party]
            if first < 0 or rules.party[first] != party:
                raise impossible(state, "armies-skirmish")
            wanted = first if turn < 2 else 4 * party + 1 - first
        if order[turn] != wanted:
            if rules.party[order[turn]] < 0:
                raise impossible(state, "neutral")
            raise BadPosition("turn-impossible", "skirmish", seat=rules.seat[order[turn]])
    if state.now >= 0 and state.acting != state.trick_clan[-1]:
        raise BadPosition("turn-impossible", "skirmish", seat=rules.seat[state.acting])
    if not rules.armies:
        if state.step == ARMY:
            raise impossible(state, "armies-skirmish")
        return
    for turn in range(2):
        # More points go first; only with equal points there was, or is, a choice.
        party = int(state.party_at(turn))
        one, two = state.rp[2 * party], state.rp[2 * party + 1]
        first = state.first_army[party]
        asked = turn < turns
        if asked and one != two and first != 2 * party + (1 if two > one else 0):
            raise impossible(state, "armies-skirmish")
        if not asked and first >= 0:
            raise impossible(state, "armies-skirmish")
    if state.step == ARMY:
        party = int(state.party_at(state.turn))
        equal = state.rp[2 * party] == state.rp[2 * party + 1]
        if state.turn > 1 or not equal or state.acting >= 0:
            raise impossible(state, "armies-skirmish")


def _check_hands(state: JerakuState) -> None:
    """Each party has played as many cards as it should have, and holds the rest."""
    rules = state.rules
    each = 2 if rules.armies else 1
    whole = ROW + PACK if rules.armies else int(rules.dealt - rules.discard)
    for party in range(int(rules.parties)):
        in_trick = [
            card
            for card, clan in zip(state.trick, state.trick_clan, strict=True)
            if rules.party[clan] == party
        ]
        played = each * (int(state.skirmish) - 1) + len(in_trick)
        for cards, wanted in ((state.laid, played), (state.hand, whole - played)):
            found = int(count(cards[party]))
            if found != wanted:
                seat = rules.captain[party]
                raise BadPosition("hand-size", "skirmish", seat=seat, found=found, wanted=wanted)
        if any(not state.laid[party] >> card & 1 for card in in_trick):
            raise impossible(state, "skirmish")
        for suit in range(len(SUITS)):
            held = state.hand[party] & suit_cards(suit)
            if not rules.ninja_has_suit:
                held &= ~NINJAS
            if state.voids[party] >> suit & 1 and held:
                seat = rules.captain[party]
                raise BadPosition("void-held", "skirmish", seat=seat, suit=SUITS[suit])
    if rules.armies:
        _sizes(state, state.picks, PACK, "armies-draft")
        for party in range(2):
            known = state.hand[party] | state.laid[party]
            first, picks = state.hidden_pick[party], state.picks[party]
            if picks & ~known or first & ~picks or count(first) != 1:
                raise impossible(state, "armies-draft")
        if any([*state.row, *state.pack]):
            raise impossible(state, "armies-draft")
    else:
        if rules.give:
            _check_given(state)
        elif any(state.given):
            raise impossible(state, "recruitment")
        _sizes(state, state.discarded, int(rules.discard), "neutral-recruitment")


def _check_led(state: JerakuState) -> None:
    """[skirmish] The first card sets the suit; who did not follow has shown to have none."""
    wanted = -1
    if state.trick:
        first = state.trick[0]
        if state.rules.ninja_has_suit or VALUE_OF[first] != NINJA:
            wanted = SUIT_OF[first]
    if state.led != wanted:
        raise impossible(state, "skirmish")
    for card, clan in zip(state.trick, state.trick_clan, strict=True):
        if wanted < 0 or state.following(1 << card):
            continue
        if not state.voids[state.rules.party[clan]] >> wanted & 1:
            raise impossible(state, "skirmish")


# The card that is being carried out.


def _check_card_in_use(state: JerakuState) -> None:
    """[deploy], [ninja], [actions] What is left of it, and what it has done."""
    step = state.step
    in_use = step in (USE, PLACE, ACT, PUSH)
    acts = in_use or step in (PLAY, VICTIM)
    if (state.now >= 0) != in_use or (state.acting >= 0) != acts:
        raise impossible(state, "skirmish")
    if (state.pushed >= 0) != (step == PUSH):
        raise impossible(state, "neutral-samurai")
    placed = state.placed_in()
    if step not in (PLACE, ACT, PUSH) and (state.left or placed):
        raise impossible(state, "actions")
    if step in (ACT, PUSH):
        value = VALUE_OF[state.now]
        least = 1 if step == ACT else 0
        if value == NINJA or placed or not least <= state.left <= value - (1 - least):
            raise impossible(state, "actions")
    if step == PUSH:
        neutral = int(state.rules.neutral)
        here = state.samurai[neutral * REGIONS + state.pushed]
        if state.pushed != state.daimyo[state.acting] or not here:
            raise impossible(state, "neutral-samurai")
        if not state.removable(neutral, state.pushed) or state.can & (state.can - 1) == 0:
            raise impossible(state, "neutral-samurai")
    if step == PLACE:
        _check_placed(state, placed)
    if step in (PLACE, ACT) and state.can == STOP_BIT:
        # A card that can do no more ends by itself.
        raise impossible(state, "actions")


def _check_placed(state: JerakuState, placed: list[int]) -> None:
    value, clan = VALUE_OF[state.now], int(state.acting)
    most = min(int(state.most_placed(value)), state.supply[clan] + len(placed))
    if state.left < 1 or state.left + len(placed) != most:
        raise impossible(state, "deploy")
    if value != NINJA and any(region != value for region in placed):
        raise impossible(state, "deploy")
    if placed != sorted(placed):
        raise impossible(state, "ninja")
    if state.rules.solo and value == NINJA and placed.count(0) > 1:
        raise impossible(state, "solo-card")
    for region in set(placed):
        if state.samurai[clan * REGIONS + region] < placed.count(region):
            raise impossible(state, "deploy")
