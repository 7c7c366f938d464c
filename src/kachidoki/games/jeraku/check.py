# interpreted: checking positions is not hot.
"""Whether a position of Jeraku can be: BadPosition says why not."""

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.moves import STOP_BIT
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.games.jeraku.steps import card
from kachidoki.games.jeraku.steps.recruitment import DEAL, DISCARD, DRAFT, Choosing, lowest
from kachidoki.games.jeraku.steps.rounds import ASSIGN, DAIMYOS, DONE, enough
from kachidoki.games.jeraku.steps.skirmish import ARMY, PLAY, following, leads, party_at
from kachidoki.games.jeraku.steps.solo import OPEN, REVEAL, TAKE, Attack
from kachidoki.games.jeraku.steps.step import CardStep
from kachidoki.kernel.errors import must
from kachidoki.kernel.step import SealedStep

# [solo] Cards of a skirmish.
SOLO_CARDS = 3


def check_asked(state: JerakuState) -> None:
    """Refuse a step at which nobody could be asked."""
    rules, step = state.rules, state.step
    if isinstance(step, SealedStep):
        _refuse(state, "recruitment", not step.waiting(state))
    elif step is ASSIGN:
        _refuse(state, "armies", state.kachidoki < 0 or not rules.armies)
    elif step is ARMY:
        _refuse(state, "armies-skirmish", state.kachidoki < 0)
    elif isinstance(step, CardStep):
        _refuse(state, "skirmish", state.acting < 0 or rules.seat[state.acting] < 0)
        if step is not PLAY and step is not card.USE:
            _refuse(state, "actions", state.now < 0, state.daimyo[state.acting] < 0)
        if step is card.PUSH:
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
    rules, begun = state.rules, state.step is not DAIMYOS
    setting_up = not begun or state.step is ASSIGN
    _refuse(state, "setup", setting_up != (state.round == 0))
    for clan in range(int(rules.clans)):
        on_map, wanted = sum(_samurai(state, clan)), pieces.SAMURAI
        found = on_map + state.supply[clan]
        fine = found == wanted and not (setting_up and on_map)
        must(fine, "pieces", "map", clan=pieces.CLANS[clan], found=found, wanted=wanted)
        standing, carded = state.daimyo[clan] >= 0, bool(state.card[clan])
        if state.step is ASSIGN:
            _refuse(state, "armies", standing != carded)
        else:
            neutral = clan == rules.neutral
            _refuse(state, "setup", standing != begun, carded != (begun and not neutral))
    for dealt in state.card:
        must(not dealt or state.card.count(dealt) == 1, "daimyo-card-twice", "setup", card=dealt)
    if rules.armies:
        _check_pairs(state)
    if rules.neutral >= 0 and begun:
        _check_neutral(state, int(rules.neutral))
    _refuse(state, "kachidoki", not rules.solo and (state.kachidoki >= 0) != begun)


def _check_pairs(state: JerakuState) -> None:
    """[armies] A low and a high card for each side, and its armies have these two."""
    pair = state.pair
    if state.step is DAIMYOS:
        _refuse(state, "armies", *pair)
        return
    good = all(0 < pair[at] <= 3 < pair[at + 1] for at in (0, 2))
    _refuse(state, "armies", not good, len(set(pair)) != 4)
    first, assigning = int(state.kachidoki), state.step is ASSIGN
    if state.round <= 1 and state.skirmish == 0 and (assigning or state.step in (DEAL, DRAFT)):
        _refuse(state, "armies", first != (0 if pair[1] > pair[3] else 1))
    for party in range(2):
        mine = slice(2 * party, 2 * party + 2)
        done = not assigning or (party == first and state.actor != state.rules.captain[first])
        _refuse(state, "armies", sorted(state.card[mine]) != (pair[mine] if done else [0, 0]))
        _refuse(state, "armies", done and assigning and state.daimyo[mine] != state.card[mine])


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
    """[cards] No card is in two places, and each is where it can be at this step."""
    step = state.step
    places = [*state.hand, *state.laid, *state.discarded, *state.row, *state.pack]
    if step is DRAFT:
        places += state.picks
    for at, name in enumerate(pieces.CARD_NAMES):
        found = sum(cards >> at & 1 for cards in places)
        suit, value = name.split(" ")
        must(found <= 1, "card-count", "cards", suit=suit, value=value, found=found, wanted=1)
    if step in (DAIMYOS, ASSIGN, DEAL, DONE):
        drafted = [*state.row, *state.pack, *state.picks, *state.hidden_pick]
        _check_unplayed(state, *state.hand, *state.given, *state.locked, *drafted)
        begun = state.round > 1 or step is DONE
        _refuse(state, "armies", not begun and any(army >= 0 for army in state.first_army))
    elif isinstance(step, Choosing):
        _check_choosing(state, step)
    else:
        _refuse(state, "skirmish", step is not ARMY and not isinstance(step, CardStep))
        _check_skirmish(state)


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


def _check_choosing(state: JerakuState, step: Choosing) -> None:
    """[recruitment], [armies-draft] Cards are locked in ascending order, with enough above the
    last one for the others."""
    rules, drafting, passed = state.rules, step is DRAFT, step is DISCARD
    chosen = rules.armies if drafting else rules.discard if passed else rules.give
    _refuse(state, step.rule, not chosen)
    _check_unplayed(state, *(() if passed else state.given))
    if drafting:
        _check_draft(state)
    else:
        _sizes(state, state.hand, int(rules.dealt), step.rule)
    if passed:
        _check_given(state)
    for cards, locked in zip(state.pack if drafting else state.hand, state.locked, strict=True):
        left = step.wanted(state) - int(pieces.count(locked))
        _refuse(state, step.rule, left < 0, locked & ~lowest(cards, left))


def _check_given(state: JerakuState) -> None:
    """[recruitment] What was given lies with the left neighbour, was played or laid aside."""
    rules = state.rules
    for party in range(int(rules.parties)):
        to = rules.left[party]
        found, given = state.hand[to] | state.laid[to] | state.discarded[to], state.given[party]
        _refuse(state, "recruitment", given & ~found, pieces.count(given) != rules.give)


def _check_draft(state: JerakuState) -> None:
    """[armies-draft] A row, a pack of the same size as the other one, and the picks so far."""
    size = int(pieces.count(state.pack[0]))
    _sizes(state, state.hand, 0, "armies-draft")
    _sizes(state, state.row, ROW, "armies-draft")
    _refuse(state, "armies-draft", not 1 < size <= PACK)
    _sizes(state, state.pack, size, "armies-draft")
    _check_picks(state, PACK - size)


def _check_picks(state: JerakuState, wanted: int) -> None:
    """[armies-draft] Each side has picked as many cards, and of the first one all know nothing."""
    _sizes(state, state.picks, wanted, "armies-draft")
    for first, picks in zip(state.hidden_pick, state.picks, strict=True):
        _refuse(state, "armies-draft", first & ~picks, pieces.count(first) != min(wanted, 1))


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
    order = [*state.trick_clan, *([int(state.acting)] if state.step is PLAY else [])]
    for turn, clan in enumerate(order):
        party = int(party_at(state, turn))
        wanted = rules.clan[party]
        if rules.armies:
            first = state.first_army[party]
            _refuse(state, "armies-skirmish", first < 0 or rules.party[first] != party)
            wanted = first if turn < 2 else 4 * party + 1 - first
        _refuse(state, "neutral", clan != wanted and rules.party[clan] < 0)
        _its_turn(state, clan, wanted)
    if state.now >= 0:
        _its_turn(state, int(state.acting), state.trick_clan[-1] if state.trick else -1)
    _refuse(state, "armies-skirmish", state.step is ARMY and not rules.armies)
    for turn in range(2 if rules.armies else 0):
        # More points go first; only with equal points there was, or is, a choice.
        party = int(party_at(state, turn))
        one, two = state.rp[2 * party : 2 * party + 2]
        first, ahead = state.first_army[party], 2 * party + (1 if two > one else 0)
        wrong = first != ahead and one != two if turn < len(order) else first >= 0
        asked = state.step is ARMY and turn == state.turn
        _refuse(state, "armies-skirmish", wrong, asked and one != two)
    _refuse(state, "armies-skirmish", state.step is ARMY and (state.turn > 1 or state.acting >= 0))


def _its_turn(state: JerakuState, clan: int, wanted: int) -> None:
    must(clan == wanted, "turn-impossible", "skirmish", seat=state.rules.seat[clan])


def _check_hands(state: JerakuState) -> None:
    """Each party has played as many cards as it should have, and holds the rest."""
    rules = state.rules
    each = 2 if rules.armies else 1
    whole = ROW + PACK if rules.armies else int(rules.dealt - rules.discard)
    for party in range(int(rules.parties)):
        hand, laid = state.hand[party], state.laid[party]
        plays = zip(state.trick, state.trick_clan, strict=True)
        in_trick = [card for card, clan in plays if rules.party[clan] == party]
        played = each * (int(state.skirmish) - 1) + len(in_trick)
        _size(state, party, laid, played, "skirmish")
        _size(state, party, hand, whole - played, "skirmish")
        _refuse(state, "skirmish", *[not laid >> card & 1 for card in in_trick])
        for suit, name in enumerate(pieces.SUITS):
            held = state.voids[party] >> suit & 1 and following(rules, suit, hand)
            must(not held, "void-held", "skirmish", seat=rules.captain[party], suit=name)
    if rules.armies:
        _check_picks(state, PACK)
        _refuse(state, "armies-draft", *state.row, *state.pack)
        for picks, hand, laid in zip(state.picks, state.hand, state.laid, strict=True):
            _refuse(state, "armies-draft", picks & ~(hand | laid))
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
    acts = isinstance(step, (CardStep, Attack))
    _refuse(state, "skirmish", (state.now >= 0) != in_use, (state.acting >= 0) != acts)
    if step is card.PLACE:
        _check_placed(state)
    else:
        # An action has been paid for when a neutral samurai is pushed.
        paid = 1 if step is card.PUSH else 0
        acting = step is card.ACT or paid
        value = pieces.VALUE_OF[state.now] if acting else 0
        good = 1 <= state.left + paid <= value if acting else not state.left
        _refuse(state, "actions", state.places, not good)
    if step is card.PUSH:
        clan, neutral = int(state.acting), int(state.rules.neutral)
        nobody = not _samurai(state, neutral)[state.daimyo[clan]]
        protected = not card.removable(state.rules, state.daimyo, clan, neutral)
        only_one = state.can & (state.can - 1) == 0
        _refuse(state, "neutral-samurai", nobody, protected, only_one)
    if step is card.PLACE or step is card.ACT:
        # A card that can do no more ends by itself.
        _refuse(state, "actions", state.can == STOP_BIT)


def _check_placed(state: JerakuState) -> None:
    value, clan, placed = pieces.VALUE_OF[state.now], int(state.acting), state.places
    ninja = value == pieces.NINJA
    _refuse(state, "deploy", not ninja and set(placed) - {value})
    most = min(state.rules.deployed[value], state.supply[clan] + len(placed))
    _refuse(state, "deploy", state.left < 1, state.left + len(placed) != most)
    _refuse(state, "ninja", placed != sorted(placed))
    _refuse(state, "solo-card", state.rules.solo and ninja and placed.count(0) > 1)
    there = _samurai(state, clan)
    for region in set(placed):
        _refuse(state, "deploy", there[region] < placed.count(region))


# The solo game.


def _check_solo(state: JerakuState) -> None:
    """[solo] The cards that were drawn, and where in a skirmish the game stands."""
    step = state.step
    if step is DAIMYOS or step is DONE:
        known = step is DAIMYOS and (state.seen or state.top >= 0)
        _refuse(state, "solo", state.open, state.skirmish, state.turn, state.enemy >= 0, known)
        return
    in_use = step in (card.USE, card.PLACE, card.ACT)
    attacks = isinstance(step, Attack)
    of_solo = in_use or attacks or step in (OPEN, TAKE, REVEAL)
    _refuse(state, "solo", not of_solo, not 1 <= state.skirmish <= state.rules.skirmishes)
    drawn = SOLO_CARDS * (int(state.skirmish) - 1)
    if step is not OPEN:
        drawn += SOLO_CARDS if attacks and state.turn else pieces.OPEN_CARDS
    open_now = pieces.OPEN_CARDS if step is TAKE else 1 if in_use else 0
    _refuse(state, "solo", pieces.count(state.seen) != drawn, pieces.count(state.open) != open_now)
    _refuse(state, "solo", state.open & ~state.seen, state.turn and not attacks)
    _refuse(state, "solo", state.top >= 0 and not state.seen >> state.top & 1)
    _refuse(state, "solo-card", (state.enemy >= 0) != attacks)
    taken = state.seen & ~state.open
    if in_use:
        wrong = state.acting != pieces.GREEN or state.top != state.now
        _refuse(state, "solo-card", not taken >> state.now & 1, wrong)
    elif isinstance(step, Attack):
        # [solo-samurai] Two automatic clans that nothing tells apart.
        wrong = state.acting != pieces.SUIT_OF[state.enemy]
        _refuse(state, "solo-samurai", not taken >> state.enemy & 1, wrong)
        _refuse(state, "solo-samurai", pieces.count(step.bits(state, 0)) < 2)
