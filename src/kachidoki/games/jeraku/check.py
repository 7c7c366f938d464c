# interpreted: checking positions is not hot.
"""Whether a position of Jeraku can be: BadPosition says why not."""

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.moves import STOP_BIT
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.games.jeraku.steps import card
from kachidoki.games.jeraku.steps.recruitment import DEAL, DISCARD, DRAFT, PASS
from kachidoki.games.jeraku.steps.rounds import ASSIGN, DAIMYOS, DONE, enough
from kachidoki.games.jeraku.steps.skirmish import ARMY, PLAY, following, leads, party_at
from kachidoki.games.jeraku.steps.solo import OPEN, REVEAL, TAKE, Attack
from kachidoki.games.jeraku.steps.step import CardStep
from kachidoki.kernel.errors import must
from kachidoki.kernel.step import SealedStep

# [solo] Cards of a skirmish.
SOLO_CARDS = 3


def check_asked(state: JerakuState) -> None:
    """Refuse a step at which nobody could be asked, ."""
    rules, step = state.rules, state.step
    if isinstance(step, SealedStep):
        _refuse(state, "recruitment", not step.waiting(state))
    elif step is ASSIGN:
        _refuse(state, "armies", state.kachidoki < 0 or not rules.armies)
    elif step is ARMY:
        _refuse(state, "armies-skirmish", state.kachidoki < 0)
    elif isinstance(step, CardStep):
        _refuse(state, "skirmish", state.acting < 0 or rules.seat[state.acting] < 0)
        if step is not PLAY:
            nobody = state.now < 0 or state.daimyo[state.acting] < 0
            _refuse(state, "actions", step is not card.USE and nobody)
        if isinstance(step, card.Pushing):
            nowhere = rules.neutral < 0 or state.daimyo[rules.neutral] < 0
            _refuse(state, "neutral-samurai", nowhere)


def check(state: JerakuState) -> None:
    """Refuse what cannot be."""
    _check_pieces(state)
    _check_points(state)
    if not state.rules.solo:
        _check_cards(state)
    _check_card_in_use(state)
    if state.rules.solo:
        _check_solo(state)


def _refuse(state: JerakuState, rule: str, *wrong: object) -> None:
    """Refuse a position if anything of this is so."""
    must(not any(wrong), "phase-impossible", rule, phase=state.step.name)


def _samurai(state: JerakuState, clan: int) -> list[int]:
    return state.samurai[clan * pieces.REGIONS : (clan + 1) * pieces.REGIONS]


# The map.


def _check_pieces(state: JerakuState) -> None:
    rules = state.rules
    setting_up = state.step in (DAIMYOS, ASSIGN)
    _refuse(state, "setup", setting_up != (state.round == 0))
    _refuse(state, "armies", state.step is ASSIGN and not rules.armies)
    for clan in range(int(rules.clans)):
        on_map = sum(_samurai(state, clan))
        found, all_there = on_map + state.supply[clan], {"wanted": pieces.SAMURAI}
        fine = found == pieces.SAMURAI and not (setting_up and on_map)
        must(fine, "pieces", "map", clan=pieces.CLANS[clan], found=found, **all_there)
        standing, carded = state.daimyo[clan] >= 0, bool(state.card[clan])
        if state.step is DAIMYOS:
            _refuse(state, "setup", standing or carded)
        elif state.step is ASSIGN:
            _refuse(state, "armies", standing != carded)
        else:
            _refuse(state, "setup", not standing, carded == (clan == rules.neutral))
    for dealt in state.card:
        must(not dealt or state.card.count(dealt) == 1, "daimyo-card-twice", "setup", card=dealt)
    if rules.armies:
        _check_pairs(state)
    if rules.neutral >= 0 and state.step is not DAIMYOS:
        _check_neutral(state, int(rules.neutral))
    holds = state.kachidoki >= 0
    _refuse(state, "kachidoki", not rules.solo and holds == (state.step is DAIMYOS))


def _check_pairs(state: JerakuState) -> None:
    """[armies] A low and a high card for each side, and its armies have these two."""
    pair = state.pair
    if state.step is DAIMYOS:
        _refuse(state, "armies", any(pair))
        return
    good = all(0 < pair[at] <= 3 < pair[at + 1] for at in (0, 2))
    _refuse(state, "armies", not good, len(set(pair)) != 4)
    first = int(state.kachidoki)
    if state.round <= 1 and state.skirmish == 0 and state.step in (ASSIGN, DEAL, DRAFT):
        _refuse(state, "armies", first != (0 if pair[1] > pair[3] else 1))
    for party in range(2):
        cards = sorted(state.card[2 * party : 2 * party + 2])
        second = state.actor != state.rules.captain[first]
        done = state.step is not ASSIGN or (party == first and second)
        _refuse(state, "armies", cards != (pair[2 * party : 2 * party + 2] if done else [0, 0]))
        if done and state.step is ASSIGN:
            for clan in (2 * party, 2 * party + 1):
                _refuse(state, "armies", state.daimyo[clan] != state.card[clan])


def _check_neutral(state: JerakuState, clan: int) -> None:
    """[neutral] It marches a region each round, and nobody of it is behind its Daimyo."""
    name, wanted, missing = pieces.CLANS[clan], pieces.SAMURAI, state.supply[clan]
    must(not missing, "pieces", "neutral", clan=name, found=wanted - missing, wanted=wanted)
    rear = state.daimyo[clan]
    _refuse(state, "neutral", rear != pieces.NEUTRAL_DAIMYO + 1 - state.round)
    behind = any(_samurai(state, clan)[rear + 1 :])
    must(not behind, "behind-neutral", "neutral-samurai", region=pieces.REGION_NAMES[rear])


# Points.


def _check_points(state: JerakuState) -> None:
    rules = state.rules
    over = state.step is DONE
    found, wanted = len(state.history), max(0, int(state.round) - (0 if over else 1))
    must(found == wanted, "history-length", "prestige", found=found, wanted=wanted)
    for clan in range(int(rules.clans)):
        cries = [*[row[clan] for row in state.history], state.cries[clan]]
        prestige = [row[len(pieces.CLANS) + clan] for row in state.history]
        neutral = clan == rules.neutral
        fine = state.rp[clan] == sum(cries) + sum(prestige) and not (neutral and state.rp[clan])
        silent = neutral or rules.duo or rules.solo
        fine = fine and not (silent and any(cries)) and not (state.skirmish < 2 and cries[-1])
        must(fine, "points-impossible", "prestige", clan=pieces.CLANS[clan])
    _refuse(state, "winning", over and state.round < pieces.ROUNDS and not enough(state))
    _refuse(state, "duo", not over and enough(state))


# Cards of the modes with hands.


def _check_cards(state: JerakuState) -> None:
    _check_once(state)
    step = state.step
    if step in (DAIMYOS, ASSIGN, DEAL, DONE):
        drafted = [*state.row, *state.pack, *state.picks, *state.hidden_pick]
        _check_unplayed(state, *state.hand, *state.given, *state.locked, *drafted)
        begun = state.round > 1 or step is DONE
        _refuse(state, "armies", not begun and any(army >= 0 for army in state.first_army))
    elif step is PASS:
        _check_passing(state)
    elif step is DISCARD:
        _check_discarding(state)
    elif step is DRAFT:
        _check_draft(state)
    elif step is ARMY or isinstance(step, CardStep):
        _check_skirmish(state)
    else:
        _refuse(state, "skirmish", True)


def _check_once(state: JerakuState) -> None:
    """[cards] No card is in two places."""
    places = [*state.hand, *state.laid, *state.discarded, *state.row, *state.pack]
    if state.step is DRAFT:
        places += state.picks
    for at, name in enumerate(pieces.CARD_NAMES):
        found = sum(cards >> at & 1 for cards in places)
        suit, value = name.split(" ")
        must(found <= 1, "card-count", "cards", suit=suit, value=value, found=found, wanted=1)


def _sizes(state: JerakuState, cards: list[int], wanted: int, rule: str) -> None:
    for party in range(len(cards)):
        _size(state, party, cards[party], wanted, rule)


def _size(state: JerakuState, party: int, cards: int, wanted: int, rule: str) -> None:
    found, seat = int(pieces.count(cards)), state.rules.captain[party]
    must(found == wanted, "hand-size", rule, seat=seat, found=found, wanted=wanted)


def _check_unplayed(state: JerakuState, *others: int) -> None:
    """Nothing has been played in this round yet."""
    spent = (*state.laid, *state.discarded, *state.voids, *others)
    _refuse(state, "recruitment", *spent, state.trick, state.skirmish, state.led >= 0)


def _check_passing(state: JerakuState) -> None:
    """[recruitment] Cards are locked in ascending order, with enough above the last one."""
    rules = state.rules
    _refuse(state, "recruitment", rules.armies or not rules.give)
    _check_unplayed(state, *state.given)
    _sizes(state, state.hand, int(rules.dealt), "recruitment")
    for party in range(int(rules.parties)):
        hand, locked = pieces.cards_in(state.hand[party]), pieces.cards_in(state.locked[party])
        free = hand[: len(hand) - (int(rules.give) - len(locked))]
        _refuse(state, "recruitment", len(locked) > rules.give or not set(locked) <= set(free))


def _check_given(state: JerakuState) -> None:
    """[recruitment] What was given lies with the left neighbour, was played or laid aside."""
    rules = state.rules
    for party in range(int(rules.parties)):
        to = rules.left[party]
        found, given = state.hand[to] | state.laid[to] | state.discarded[to], state.given[party]
        _refuse(state, "recruitment", given & ~found, pieces.count(given) != rules.give)


def _check_discarding(state: JerakuState) -> None:
    rules = state.rules
    _refuse(state, "neutral-recruitment", not rules.discard)
    _check_unplayed(state)
    _sizes(state, state.hand, int(rules.dealt), "neutral-recruitment")
    _check_given(state)
    for held, locked in zip(state.hand, state.locked, strict=True):
        _refuse(state, "neutral-recruitment", locked & ~held, pieces.count(locked) > 1)


def _check_draft(state: JerakuState) -> None:
    """[armies-draft] A row, a pack of the same size as the other one, and the picks so far."""
    _refuse(state, "armies-draft", not state.rules.armies)
    _check_unplayed(state, *state.given)
    _sizes(state, state.hand, 0, "armies-draft")
    _sizes(state, state.row, ROW, "armies-draft")
    size = int(pieces.count(state.pack[0]))
    _refuse(state, "armies-draft", not 1 < size <= PACK)
    _sizes(state, state.pack, size, "armies-draft")
    _sizes(state, state.picks, PACK - size, "armies-draft")
    for party in range(2):
        first, picks = state.hidden_pick[party], state.picks[party]
        _refuse(state, "armies-draft", first & ~picks, pieces.count(first) != (1 if picks else 0))
        locked = state.locked[party]
        _refuse(state, "armies-draft", locked & ~state.pack[party], pieces.count(locked) > 1)


def _check_skirmish(state: JerakuState) -> None:
    rules = state.rules
    _refuse(state, "skirmish", not 1 <= state.skirmish <= rules.skirmishes or any(state.locked))
    in_use = state.step not in (ARMY, PLAY)
    _refuse(state, "skirmish", in_use and state.trick[-1:] != [state.now])
    _refuse(state, "skirmish", len(state.trick) >= rules.plays + (1 if in_use else 0))
    _check_order(state)
    _check_hands(state)
    _check_led(state)


def _check_order(state: JerakuState) -> None:
    """[skirmish], [armies-skirmish] Everybody played in turn."""
    rules = state.rules
    turns = len(state.trick) + (1 if state.step is PLAY else 0)
    order = [*state.trick_clan, *([int(state.acting)] if state.step is PLAY else [])]
    for turn in range(turns):
        party = int(party_at(state, turn))
        wanted = rules.clan[party]
        if rules.armies:
            first = state.first_army[party]
            _refuse(state, "armies-skirmish", first < 0 or rules.party[first] != party)
            wanted = first if turn < 2 else 4 * party + 1 - first
        _refuse(state, "neutral", order[turn] != wanted and rules.party[order[turn]] < 0)
        _its_turn(state, order[turn], wanted)
    if state.now >= 0:
        _its_turn(state, int(state.acting), state.trick_clan[-1] if state.trick else -1)
    if not rules.armies:
        _refuse(state, "armies-skirmish", state.step is ARMY)
        return
    for turn in range(2):
        # More points go first; only with equal points there was, or is, a choice.
        party = int(party_at(state, turn))
        one, two = state.rp[2 * party], state.rp[2 * party + 1]
        first = state.first_army[party]
        asked = turn < turns
        ahead = 2 * party + (1 if two > one else 0)
        wrong = first != ahead and one != two if asked else first >= 0
        _refuse(state, "armies-skirmish", wrong)
    if state.step is ARMY:
        party = int(party_at(state, state.turn))
        equal = state.rp[2 * party] == state.rp[2 * party + 1]
        _refuse(state, "armies-skirmish", state.turn > 1 or not equal or state.acting >= 0)


def _its_turn(state: JerakuState, clan: int, wanted: int) -> None:
    must(clan == wanted, "turn-impossible", "skirmish", seat=state.rules.seat[clan])


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
        _size(state, party, state.laid[party], played, "skirmish")
        _size(state, party, state.hand[party], whole - played, "skirmish")
        _refuse(state, "skirmish", any(not state.laid[party] >> card & 1 for card in in_trick))
        for suit in range(len(pieces.SUITS)):
            held = state.voids[party] >> suit & 1 and following(rules, suit, state.hand[party])
            seat = rules.captain[party]
            must(not held, "void-held", "skirmish", seat=seat, suit=pieces.SUITS[suit])
    if rules.armies:
        _sizes(state, state.picks, PACK, "armies-draft")
        for party in range(2):
            known = state.hand[party] | state.laid[party]
            first, picks = state.hidden_pick[party], state.picks[party]
            one = pieces.count(first) == 1
            _refuse(state, "armies-draft", picks & ~known, first & ~picks, not one)
        _refuse(state, "armies-draft", any([*state.row, *state.pack]))
    else:
        if rules.give:
            _check_given(state)
        _refuse(state, "recruitment", not rules.give and any(state.given))
        _sizes(state, state.discarded, int(rules.discard), "neutral-recruitment")


def _check_led(state: JerakuState) -> None:
    """[skirmish] The first card sets the suit; who did not follow has shown to have none."""
    rules = state.rules
    led = int(leads(rules, state.trick[0])) if state.trick else -1
    _refuse(state, "skirmish", state.led != led)
    for played, clan in zip(state.trick, state.trick_clan, strict=True):
        followed = led < 0 or following(rules, led, 1 << played)
        _refuse(state, "skirmish", not followed and not state.voids[rules.party[clan]] >> led & 1)


# The card that is being carried out.


def _check_card_in_use(state: JerakuState) -> None:
    """[deploy], [ninja], [actions] What is left of it, and what it has done."""
    step = state.step
    in_use = isinstance(step, CardStep) and step is not PLAY
    acts = in_use or step is PLAY or isinstance(step, Attack)
    _refuse(state, "skirmish", (state.now >= 0) != in_use, (state.acting >= 0) != acts)
    pushing = isinstance(step, card.Pushing)
    if not in_use or step is card.USE:
        _refuse(state, "actions", state.left, state.placed)
    elif step is card.PLACE:
        _check_placed(state, card.placed_in(state))
    else:
        value = pieces.VALUE_OF[state.now]
        least = 0 if pushing else 1
        good = least <= state.left <= value - (1 - least)
        _refuse(state, "actions", value == pieces.NINJA, state.placed, not good)
    if isinstance(step, card.Pushing):
        clan, neutral, source = int(state.acting), int(state.rules.neutral), int(step.source)
        here = _samurai(state, neutral)[source]
        _refuse(state, "neutral-samurai", source != state.daimyo[clan], not here)
        single = state.can & (state.can - 1) == 0
        _refuse(
            state,
            "neutral-samurai",
            not card.removable(state.rules, state.daimyo, clan, neutral),
            single,
        )
    if step is card.PLACE or step is card.ACT:
        # A card that can do no more ends by itself.
        _refuse(state, "actions", state.can == STOP_BIT)


def _check_placed(state: JerakuState, placed: list[int]) -> None:
    value, clan = pieces.VALUE_OF[state.now], int(state.acting)
    most = min(int(card.most_placed(state.rules, value)), state.supply[clan] + len(placed))
    _refuse(state, "deploy", state.left < 1, state.left + len(placed) != most)
    _refuse(state, "ninja", placed != sorted(placed))
    _refuse(state, "solo-card", state.rules.solo and value == pieces.NINJA and placed.count(0) > 1)
    there = _samurai(state, clan)
    for region in set(placed):
        _refuse(state, "deploy", there[region] < placed.count(region))


# The solo game.


def _check_solo(state: JerakuState) -> None:
    """[solo] The cards that were drawn, and where in a skirmish the game stands."""
    step = state.step
    if step is DAIMYOS or step is DONE:
        used = (state.open, state.skirmish, state.turn, state.now + 1, state.enemy + 1)
        _refuse(state, "solo", *used, state.acting >= 0)
        _refuse(state, "solo", step is DAIMYOS and (state.seen or state.top >= 0))
        return
    in_use = step is card.USE or step is card.PLACE or step is card.ACT
    attacks = isinstance(step, Attack)
    known = in_use or attacks or step is OPEN or step is TAKE or step is REVEAL
    _refuse(state, "solo", not known, not 1 <= state.skirmish <= state.rules.skirmishes)
    drawn = SOLO_CARDS * (int(state.skirmish) - 1)
    if step is not OPEN:
        drawn += SOLO_CARDS if attacks and state.turn else pieces.OPEN_CARDS
    open_now = pieces.OPEN_CARDS if step is TAKE else 1 if in_use else 0
    _refuse(state, "solo", pieces.count(state.seen) != drawn, pieces.count(state.open) != open_now)
    _refuse(state, "solo", state.open & ~state.seen, state.turn and not attacks)
    _refuse(state, "solo", state.top >= 0 and not state.seen >> state.top & 1)
    _refuse(state, "solo-card", (state.now >= 0) != in_use, (state.enemy >= 0) != attacks)
    if in_use:
        fresh = state.seen >> state.now & 1 and not state.open >> state.now & 1
        _refuse(state, "solo-card", not fresh, state.acting != pieces.GREEN, state.top != state.now)
    elif isinstance(step, Attack):
        # [solo-samurai] Two automatic clans that nothing tells apart.
        fresh = state.seen >> state.enemy & 1 and not state.open >> state.enemy & 1
        _refuse(state, "solo-samurai", not fresh, state.acting != pieces.SUIT_OF[state.enemy])
        _refuse(state, "solo-samurai", pieces.count(step.bits(state, 0)) < 2)
    else:
        _refuse(state, "solo", state.acting >= 0)
