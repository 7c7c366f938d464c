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
    check, rules, step = Check(state), state.rules, state.step
    if isinstance(step, SealedStep):
        check.refuse("recruitment", not step.waiting(state))
    elif step is ASSIGN:
        check.refuse("armies", state.kachidoki < 0 or not rules.armies)
    elif step is ARMY:
        check.refuse("armies-skirmish", state.kachidoki < 0)
    elif isinstance(step, CardStep):
        check.refuse("skirmish", state.acting < 0 or rules.seat[state.acting] < 0)
        if step is not PLAY and step is not card.USE:
            check.refuse("actions", state.now < 0, state.daimyo[state.acting] < 0)
        if step is card.PUSH:
            nowhere = rules.neutral < 0 or state.daimyo[rules.neutral] < 0
            check.refuse("neutral-samurai", nowhere)


def check(state: JerakuState) -> None:
    """Refuse what cannot be."""
    position = Check(state)
    position.on_map()
    position.points()
    if not state.rules.solo:
        position.cards()
    position.card_in_use()
    if state.rules.solo:
        position.solo()


class Check:
    """A position, and what several of its checks ask for. They raise BadPosition."""

    def __init__(self, state: JerakuState) -> None:
        self.state, self.rules, self.step = state, state.rules, state.step
        # Whether a card is being carried out.
        self.in_use = isinstance(state.step, CardStep) and state.step is not PLAY
        self.over, self.begun = state.step is DONE, state.step is not DAIMYOS

    def refuse(self, rule: str, *wrong: object) -> None:
        """Refuse the position if anything of this is so."""
        must(not any(wrong), "phase-impossible", rule, phase=self.step.name)

    def samurai(self, clan: int) -> list[int]:
        return self.state.samurai[clan * pieces.REGIONS : (clan + 1) * pieces.REGIONS]

    # The map.

    def on_map(self) -> None:
        state, rules, begun = self.state, self.rules, self.begun
        setting_up = not begun or self.step is ASSIGN
        self.refuse("setup", setting_up != (state.round == 0))
        for clan in range(int(rules.clans)):
            on_map, wanted = sum(self.samurai(clan)), pieces.SAMURAI
            found = on_map + state.supply[clan]
            fine = found == wanted and not (setting_up and on_map)
            must(fine, "pieces", "map", clan=pieces.CLANS[clan], found=found, wanted=wanted)
            standing, carded = state.daimyo[clan] >= 0, bool(state.card[clan])
            if self.step is ASSIGN:
                self.refuse("armies", standing != carded)
            else:
                neutral = clan == rules.neutral
                self.refuse("setup", standing != begun, carded != (begun and not neutral))
        for dealt in state.card:
            must(
                not dealt or state.card.count(dealt) == 1, "daimyo-card-twice", "setup", card=dealt
            )
        if rules.armies:
            self.pairs()
        if rules.neutral >= 0 and begun:
            self.neutral(int(rules.neutral))
        self.refuse("kachidoki", not rules.solo and (state.kachidoki >= 0) != begun)

    def pairs(self) -> None:
        """[armies] A low and a high card for each side, and its armies have these two."""
        state, pair = self.state, self.state.pair
        if not self.begun:
            self.refuse("armies", *pair)
            return
        good = all(0 < pair[at] <= 3 < pair[at + 1] for at in (0, 2))
        self.refuse("armies", not good, len(set(pair)) != 4)
        first, assigning = int(state.kachidoki), self.step is ASSIGN
        if state.round <= 1 and state.skirmish == 0 and self.step in (ASSIGN, DEAL, DRAFT):
            self.refuse("armies", first != (0 if pair[1] > pair[3] else 1))
        for party in range(2):
            mine = slice(2 * party, 2 * party + 2)
            done = not assigning or (party == first and state.actor != self.rules.captain[first])
            self.refuse("armies", sorted(state.card[mine]) != (pair[mine] if done else [0, 0]))
            self.refuse("armies", done and assigning and state.daimyo[mine] != state.card[mine])

    def neutral(self, clan: int) -> None:
        """[neutral] It marches a region each round, and nobody of it is behind its Daimyo."""
        missing, rear, wanted = self.state.supply[clan], self.state.daimyo[clan], pieces.SAMURAI
        named = {"clan": pieces.CLANS[clan]}
        must(not missing, "pieces", "neutral", **named, found=wanted - missing, wanted=wanted)
        self.refuse("neutral", rear != pieces.NEUTRAL_DAIMYO + 1 - self.state.round)
        behind = any(self.samurai(clan)[rear + 1 :])
        must(not behind, "behind-neutral", "neutral-samurai", region=pieces.REGION_NAMES[rear])

    # Points.

    def points(self) -> None:
        state, rules = self.state, self.rules
        found, wanted = len(state.history), max(0, int(state.round) - (0 if self.over else 1))
        must(found == wanted, "history-length", "prestige", found=found, wanted=wanted)
        for clan in range(int(rules.clans)):
            cries = [*[row[clan] for row in state.history], state.cries[clan]]
            prestige = [row[rules.clans + clan] for row in state.history]
            neutral = clan == rules.neutral
            fine = state.rp[clan] == sum(cries) + sum(prestige) and not (neutral and state.rp[clan])
            silent = neutral or rules.duo or rules.solo
            fine = fine and not (silent and any(cries)) and not (state.skirmish < 2 and cries[-1])
            must(fine, "points-impossible", "prestige", clan=pieces.CLANS[clan])
        self.refuse("winning", self.over and state.round < pieces.ROUNDS and not enough(state))
        self.refuse("duo", not self.over and enough(state))

    # Cards of the modes with hands.

    def cards(self) -> None:
        """[cards] No card is in two places, and each is where it can be at this step."""
        state, step = self.state, self.step
        places = [*state.hand, *state.laid, *state.discarded, *state.row, *state.pack]
        if step is DRAFT:
            places += state.picks
        for at, name in enumerate(pieces.CARD_NAMES):
            found = sum(cards >> at & 1 for cards in places)
            suit, value = name.split(" ")
            must(found <= 1, "card-count", "cards", suit=suit, value=value, found=found, wanted=1)
        if step in (DAIMYOS, ASSIGN, DEAL, DONE):
            drafted = [*state.row, *state.pack, *state.picks, *state.hidden_pick]
            self.unplayed(*state.hand, *state.given, *state.locked, *drafted)
            first = state.round <= 1 and not self.over
            self.refuse("armies", first and any(army >= 0 for army in state.first_army))
        elif isinstance(step, Choosing):
            self.choosing(step)
        else:
            self.refuse("skirmish", step is not ARMY and not isinstance(step, CardStep))
            self.skirmish()

    def sizes(self, cards: list[int], wanted: int, rule: str) -> None:
        for party, held in enumerate(cards):
            self.size(party, held, wanted, rule)

    def size(self, party: int, cards: int, wanted: int, rule: str) -> None:
        found, seat = int(pieces.count(cards)), self.rules.captain[party]
        must(found == wanted, "hand-size", rule, seat=seat, found=found, wanted=wanted)

    def unplayed(self, *others: int) -> None:
        """Nothing has been played in this round yet."""
        state = self.state
        spent = (*state.laid, *state.discarded, *state.voids, *others)
        self.refuse("recruitment", *spent, state.trick, state.skirmish, state.led >= 0)

    def choosing(self, step: Choosing) -> None:
        """[recruitment], [armies-draft] Cards are locked in ascending order, with enough above the
        last one for the others."""
        state, rules, drafting, passed = self.state, self.rules, step is DRAFT, step is DISCARD
        chosen = rules.armies if drafting else rules.discard if passed else rules.give
        self.refuse(step.rule, not chosen)
        self.unplayed(*(() if passed else state.given))
        if drafting:
            self.draft()
        else:
            self.sizes(state.hand, int(rules.dealt), step.rule)
        if passed:
            self.given()
        for party, locked in enumerate(state.locked):
            left = step.wanted(state) - int(pieces.count(locked))
            self.refuse(step.rule, left < 0, locked & ~lowest(step.held(state, party), left))

    def given(self) -> None:
        """[recruitment] What was given lies with the left neighbour, was played or laid aside."""
        state, rules = self.state, self.rules
        for party in range(int(rules.parties)):
            to = rules.left[party]
            found, given = state.hand[to] | state.laid[to] | state.discarded[to], state.given[party]
            self.refuse("recruitment", given & ~found, pieces.count(given) != rules.give)

    def draft(self) -> None:
        """[armies-draft] A row, a pack of the same size as the other one, and the picks so far."""
        state, size = self.state, int(pieces.count(self.state.pack[0]))
        self.sizes(state.hand, 0, "armies-draft")
        self.sizes(state.row, ROW, "armies-draft")
        self.refuse("armies-draft", not 1 < size <= PACK)
        self.sizes(state.pack, size, "armies-draft")
        self.picks(PACK - size)

    def picks(self, wanted: int) -> None:
        """[armies-draft] Each side has picked as many cards, and one of them first."""
        self.sizes(self.state.picks, wanted, "armies-draft")
        for first, picks in zip(self.state.hidden_pick, self.state.picks, strict=True):
            self.refuse("armies-draft", first & ~picks, pieces.count(first) != min(wanted, 1))

    def skirmish(self) -> None:
        state, rules = self.state, self.rules
        self.refuse("skirmish", not 1 <= state.skirmish <= rules.skirmishes or any(state.locked))
        self.refuse("skirmish", self.in_use and state.trick[-1:] != [state.now])
        self.refuse("skirmish", len(state.trick) >= rules.plays + (1 if self.in_use else 0))
        self.order()
        self.hands()
        # The first card sets the suit; who did not follow has shown to have none.
        led = int(leads(rules, state.trick[0])) if state.trick else -1
        self.refuse("skirmish", state.led != led)
        for played, clan in zip(state.trick, state.trick_clan, strict=True):
            followed = led < 0 or following(rules, led, 1 << played)
            self.refuse("skirmish", not followed and not state.voids[rules.party[clan]] >> led & 1)

    def order(self) -> None:
        """[skirmish], [armies-skirmish] Everybody played in turn."""
        state, rules = self.state, self.rules
        order = [*state.trick_clan, *([int(state.acting)] if self.step is PLAY else [])]
        for turn, clan in enumerate(order):
            party = int(party_at(state, turn))
            wanted = rules.clan[party]
            if rules.armies:
                first = state.first_army[party]
                self.refuse("armies-skirmish", first < 0 or rules.party[first] != party)
                wanted = first if turn < 2 else 4 * party + 1 - first
            self.refuse("neutral", clan != wanted and rules.party[clan] < 0)
            self.its_turn(clan, wanted)
        if state.now >= 0:
            self.its_turn(int(state.acting), state.trick_clan[-1] if state.trick else -1)
        self.refuse("armies-skirmish", self.step is ARMY and not rules.armies)
        for turn in range(2 if rules.armies else 0):
            # More points go first; only with equal points there was, or is, a choice.
            party = int(party_at(state, turn))
            one, two = state.rp[2 * party : 2 * party + 2]
            first, ahead = state.first_army[party], 2 * party + (1 if two > one else 0)
            wrong = first != ahead and one != two if turn < len(order) else first >= 0
            asked = self.step is ARMY and turn == state.turn
            self.refuse("armies-skirmish", wrong, asked and one != two)
        self.refuse("armies-skirmish", self.step is ARMY and (state.turn > 1 or state.acting >= 0))

    def its_turn(self, clan: int, wanted: int) -> None:
        must(clan == wanted, "turn-impossible", "skirmish", seat=self.rules.seat[clan])

    def hands(self) -> None:
        """Each party has played as many cards as it should have, and holds the rest."""
        state, rules = self.state, self.rules
        each = 2 if rules.armies else 1
        whole = ROW + PACK if rules.armies else int(rules.dealt - rules.discard)
        for party in range(int(rules.parties)):
            hand, laid = state.hand[party], state.laid[party]
            plays = zip(state.trick, state.trick_clan, strict=True)
            in_trick = [card for card, clan in plays if rules.party[clan] == party]
            played = each * (int(state.skirmish) - 1) + len(in_trick)
            self.size(party, laid, played, "skirmish")
            self.size(party, hand, whole - played, "skirmish")
            self.refuse("skirmish", *[not laid >> card & 1 for card in in_trick])
            for suit, name in enumerate(pieces.SUITS):
                held = state.voids[party] >> suit & 1 and following(rules, suit, hand)
                must(not held, "void-held", "skirmish", seat=rules.captain[party], suit=name)
        if rules.armies:
            self.picks(PACK)
            self.refuse("armies-draft", *state.row, *state.pack)
            for picks, hand, laid in zip(state.picks, state.hand, state.laid, strict=True):
                self.refuse("armies-draft", picks & ~(hand | laid))
        else:
            self.given()
            self.sizes(state.discarded, int(rules.discard), "neutral-recruitment")

    # The card that is being carried out.

    def card_in_use(self) -> None:
        """[deploy], [ninja], [actions] What is left of it, and what it has done."""
        state, step = self.state, self.step
        acts = isinstance(step, (CardStep, Attack))
        self.refuse("skirmish", (state.now >= 0) != self.in_use, (state.acting >= 0) != acts)
        if step is card.PLACE:
            self.placed()
        else:
            # An action has been paid for when a neutral samurai is pushed.
            paid = 1 if step is card.PUSH else 0
            acting = step is card.ACT or paid
            value = pieces.VALUE_OF[state.now] if acting else 0
            good = 1 <= state.left + paid <= value if acting else not state.left
            self.refuse("actions", state.places, not good)
        if step is card.PUSH:
            clan, neutral = int(state.acting), int(self.rules.neutral)
            nobody = not self.samurai(neutral)[state.daimyo[clan]]
            protected = not card.removable(self.rules, state.daimyo, clan, neutral)
            only_one = state.can & (state.can - 1) == 0
            self.refuse("neutral-samurai", nobody, protected, only_one)
        if step is card.PLACE or step is card.ACT:
            # A card that can do no more ends by itself.
            self.refuse("actions", state.can == STOP_BIT)

    def placed(self) -> None:
        state, placed = self.state, self.state.places
        value, clan = pieces.VALUE_OF[state.now], int(state.acting)
        ninja = value == pieces.NINJA
        self.refuse("deploy", not ninja and set(placed) - {value})
        most = min(self.rules.deployed[value], state.supply[clan] + len(placed))
        self.refuse("deploy", state.left < 1, state.left + len(placed) != most)
        self.refuse("ninja", placed != sorted(placed))
        self.refuse("solo-card", self.rules.solo and ninja and placed.count(0) > 1)
        there = self.samurai(clan)
        for region in set(placed):
            self.refuse("deploy", there[region] < placed.count(region))

    # The solo game.

    def solo(self) -> None:
        """[solo] The cards that were drawn, and where in a skirmish the game stands."""
        state, step = self.state, self.step
        if self.over or not self.begun:
            known = not self.begun and (state.seen or state.top >= 0)
            self.refuse("solo", state.open, state.skirmish, state.turn, state.enemy >= 0, known)
            return
        in_use = step in (card.USE, card.PLACE, card.ACT)
        attacks = isinstance(step, Attack)
        of_solo = in_use or attacks or step in (OPEN, TAKE, REVEAL)
        self.refuse("solo", not of_solo, not 1 <= state.skirmish <= self.rules.skirmishes)
        drawn = SOLO_CARDS * (int(state.skirmish) - 1)
        if step is not OPEN:
            drawn += SOLO_CARDS if attacks and state.turn else pieces.OPEN_CARDS
        open_now = pieces.OPEN_CARDS if step is TAKE else 1 if in_use else 0
        self.refuse("solo", pieces.count(state.seen) != drawn, pieces.count(state.open) != open_now)
        self.refuse("solo", state.open & ~state.seen, state.turn and not attacks)
        self.refuse("solo", state.top >= 0 and not state.seen >> state.top & 1)
        self.refuse("solo-card", (state.enemy >= 0) != attacks)
        taken = state.seen & ~state.open
        if in_use:
            wrong = state.acting != pieces.GREEN or state.top != state.now
            self.refuse("solo-card", not taken >> state.now & 1, wrong)
        elif isinstance(step, Attack):
            # [solo-samurai] Two automatic clans that nothing tells apart.
            wrong = state.acting != pieces.SUIT_OF[state.enemy]
            self.refuse("solo-samurai", not taken >> state.enemy & 1, wrong)
            self.refuse("solo-samurai", pieces.count(step.bits(state, 0)) < 2)
