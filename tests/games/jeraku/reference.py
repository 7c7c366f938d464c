"""A second reading of the rules of Jeraku: slow, plain, and with nothing of the engine in it.

A game is told as a story that stops at every question (a generator). `asked` says what it waits
for: the name of a chance, or for every seat that may answer the texts of its moves. Cards are
`("red", 5)`, a Ninja has the value 0; regions are numbers, Kyoto is 0; clans are their colours.
"""

from tests.games.jeraku.reference_solo import solo_game
from tests.games.jeraku.reference_table import (
    SIZES,
    Table,
    code,
    name,
    number,
    place_name,
    region_of,
)


class Game(Table):
    """One game from its beginning."""

    def __init__(self, mode, players, **options):
        super().__init__(mode, players, **options)
        self.decisions = 0
        self.story = self.whole_game()
        self.asked = next(self.story)

    # What a caller uses.

    @property
    def over(self):
        return self.winners is not None

    def chance(self, *result):
        assert isinstance(self.asked, str)
        self.asked = self._on(result)

    def answer(self, seat, text):
        assert text in self.asked[seat], (seat, text, self.asked)
        self.decisions += 1
        self.asked = self._on((seat, text))

    def _on(self, said):
        try:
            return self.story.send(said)
        except StopIteration:
            return None

    # The story.

    def whole_game(self):
        if self.solo:
            yield from solo_game(self)
            return
        yield from self.set_up()
        for self.round in (1, 2, 3):
            self.tell("round", round=self.round)
            if self.neutral and self.round > 1:
                self.advance()
            yield from self.recruit()
            rounds = 4 if self.armies else SIZES[self.mode, self.players][2]
            for at in range(rounds):
                self.tell("skirmish", number=at + 1, seats=self.parties[self.kachidoki])
                yield from (self.armies_skirmish() if self.armies else self.skirmish())
                self.end_of_skirmish()
            if self.prestige():
                break
        self.end()

    def set_up(self):
        dealt = yield "daimyos"
        if not self.armies:
            for clan, card in zip(self.seat_of, dealt, strict=True):
                self.card[clan] = self.daimyo[clan] = card
                self.tell("daimyo-card", clan=clan, seat=self.seat_of[clan], card=card)
            if self.neutral:
                self.daimyo[self.neutral] = 6
                self.samurai[self.neutral] = [0, 2, 2, 2, 2, 2, 0]
                self.tell("neutral", clan=self.neutral)
            best = max(self.card, key=self.card.get)
            self.kachidoki = self.party_of(best)
            self.tell("first", seats=self.parties[self.kachidoki], card=self.card[best])
            return
        pairs = [sorted(dealt[:2]), sorted(dealt[2:])]
        for party, (low, high) in enumerate(pairs):
            assert low in (1, 2, 3)
            assert high in (4, 5, 6)
            self.tell("daimyo-cards", seats=self.parties[party], low=low, high=high)
        self.kachidoki = 0 if pairs[0][1] > pairs[1][1] else 1
        self.tell("first", seats=self.parties[self.kachidoki], card=max(pairs[0] + pairs[1]))
        for party in self.turn_order(self.kachidoki):
            mine = self.clans_of(party)
            texts = [f"assign {clan}" for clan in mine]
            _, text = yield dict.fromkeys(self.parties[party], texts)
            higher = text.split(" ")[1]
            for clan in mine:
                card = pairs[party][clan == higher]
                self.card[clan] = self.daimyo[clan] = card
                self.tell("daimyo-card", clan=clan, seat=self.seat_of[clan], card=card)

    def advance(self):
        old = self.samurai[self.neutral]
        self.samurai[self.neutral] = [old[0] + old[1], *old[2:], 0]
        self.daimyo[self.neutral] -= 1
        self.tell("advance", clan=self.neutral, region=place_name(self.daimyo[self.neutral]))

    # Recruitment.

    def recruit(self):
        """Chance says the hands (or rows and packs), what is left is out of the round."""
        if self.armies:
            yield from self.draft()
            return
        (hands,) = yield "deal"
        size, give, _ = SIZES[self.mode, self.players]
        give = {"five": self.rules["pass5"], "duo": self.rules["pass_duo"]}.get(self.mode, give)
        assert [len(hand) for hand in hands] == [size] * self.players
        self.hands = [sorted(hand, key=code) for hand in hands]
        self.locked = [[] for _ in hands]
        while min(len(locked) for locked in self.locked) < give:
            asked = {}
            for seat, hand in enumerate(self.hands):
                left = give - len(self.locked[seat])
                if left:
                    least = code(self.locked[seat][-1]) if self.locked[seat] else -1
                    higher = [card for card in hand if code(card) > least]
                    asked[seat] = [f"pass {name(c)}" for c in higher[: len(higher) - left + 1]]
            seat, text = yield asked
            self.locked[seat].append(number(text))
        for seat in range(self.players):
            at = self.order.index(seat)
            left = self.order[(at + 1) % self.players]
            for card in self.locked[seat]:
                self.hands[seat].remove(card)
                self.hands[left].append(card)
            if give:
                self.tell("pass", seat=seat, victim=left, count=give)
        self.locked = [[] for _ in hands]
        if self.mode != "neutral":
            return
        while not all(self.locked):
            seat, text = yield {
                seat: [f"discard {name(card)}" for card in self.hands[seat]]
                for seat in range(2)
                if not self.locked[seat]
            }
            self.locked[seat] = [number(text)]
        self.discarded = [cards[0] for cards in self.locked]
        for seat in range(2):
            self.hands[seat].remove(self.discarded[seat])
        self.locked = [[], []]

    def draft(self):
        rows, packs = yield "deal"
        assert [len(row) for row in rows] == [3, 3]
        assert [len(pack) for pack in packs] == [5, 5]
        self.rows, self.packs, self.picks = rows, [list(pack) for pack in packs], [[], []]
        self.hands = [[], []]
        for size in (5, 4, 3, 2):
            assert [len(pack) for pack in self.packs] == [size, size]
            chosen = {}
            while len(chosen) < 2:
                seat, text = yield {
                    self.parties[party][0]: [f"draft {name(card)}" for card in self.packs[party]]
                    for party in range(2)
                    if party not in chosen
                }
                party = next(at for at in range(2) if seat in self.parties[at])
                chosen[party] = number(text)
                self.locked = [[chosen[at]] if at in chosen else [] for at in range(2)]
            for party in range(2):
                self.picks[party].append(chosen[party])
                self.packs[party].remove(chosen[party])
            self.packs.reverse()
            self.locked = [[], []]
        for party in range(2):
            self.picks[party].append(self.packs[party].pop())
            self.hands[party] = sorted(self.rows[party] + self.picks[party], key=code)

    # Skirmishes.

    def skirmish(self):
        self.trick = []
        for party in self.turn_order(self.kachidoki):
            yield from self.one_play(party, self.clans_of(party)[0])

    def armies_skirmish(self):
        self.trick = []
        first = {}
        turns = self.turn_order(self.kachidoki)
        for party in turns:
            one, two = self.clans_of(party)
            if self.rp[one] == self.rp[two]:
                texts = [f"army {one}", f"army {two}"]
                _, text = yield dict.fromkeys(self.parties[party], texts)
                first[party] = text.split(" ")[1]
                why = "choice"
            else:
                first[party] = one if self.rp[one] > self.rp[two] else two
                why = "points"
            seat = self.seat_of[first[party]]
            self.tell("army", seat=seat, clan=first[party], why=why)
            yield from self.one_play(party, first[party])
        for party in turns:
            second = next(clan for clan in self.clans_of(party) if clan != first[party])
            yield from self.one_play(party, second)

    def suit(self, card):
        """The suit that a card belongs to; a Ninja may have none."""
        return card[0] if card[1] or self.rules["ninja_has_suit"] else None

    def one_play(self, party, clan):
        hand, seat = self.hands[party], self.seat_of[clan]
        led = self.suit(self.trick[0][1]) if self.trick else None
        fitting = [card for card in hand if led and self.suit(card) == led]
        _, text = yield {seat: [f"play {name(card)}" for card in fitting or hand]}
        card = number(text)
        hand.remove(card)
        why = "lead" if not self.trick else "follow" if fitting else "void" if led else "free"
        self.trick.append((clan, card))
        self.tell("play", seat=seat, clan=clan, suit=card[0], value=name(card).split()[1], why=why)
        yield from self.resolve(clan, card)

    def resolve(self, clan, card):
        """What a card does for a clan that somebody decides for."""
        seat, value = self.seat_of[clan], card[1]
        if value == 0:
            if self.solo and self.rules["solo_player_ninja"] == "one_kyoto_only":
                yield from self.place(clan, [0], 1)
            else:
                yield from self.place(clan, range(7), 3)
            return
        _, use = yield {seat: ["deploy", "actions"]}
        if use == "deploy":
            self.tell("deploy", seat=seat, clan=clan, region=str(value))
            yield from self.place(clan, [value], 1 if self.solo and value == 1 else 3)
        else:
            self.tell("actions", seat=seat, clan=clan, count=value)
            yield from self.act(clan, value)

    def place(self, clan, regions, most):
        seat, placed = self.seat_of[clan], []
        while len(placed) < most and self.supply(clan):
            may = [region for region in regions if self.may_place(region, placed)]
            if placed:
                may = [region for region in may if region >= placed[-1]]
            if self.solo and self.rules["solo_player_ninja"] == "single_if_kyoto":
                may = [] if 0 in placed else [r for r in may if r or not placed]
            if not may:
                return
            _, text = yield {seat: [f"place {place_name(region)}" for region in may] + ["stop"]}
            if text == "stop":
                self.tell("stop", seat=seat, clan=clan, left=self.can_place(clan, most, placed))
                return
            region = region_of(text.split(" ")[1])
            placed.append(region)
            self.samurai[clan][region] += 1
            self.tell("place", seat=seat, clan=clan, region=place_name(region))

    def can_place(self, clan, most, placed):
        return min(most - len(placed), self.supply(clan))

    def may_place(self, region, placed):
        return not (self.solo and region == 0 and 0 in placed)

    def act(self, clan, points):
        seat = self.seat_of[clan]
        while points:
            here, texts = self.daimyo[clan], []
            if points >= 2:
                texts += ["daimyo in"] * (here > 0) + ["daimyo out"] * (here < 6)
            for region in range(7):
                if self.samurai[clan][region]:
                    texts += [f"samurai {place_name(region)} in"] * (region > 0)
                    texts += [f"samurai {place_name(region)} out"] * (region < 6)
            texts += [f"remove {rival}" for rival in self.clans if self.may_remove(clan, rival)]
            if not texts:
                return
            _, text = yield {seat: [*texts, "stop"]}
            words = text.split(" ")
            if text == "stop":
                self.tell("stop", seat=seat, clan=clan, left=points)
                return
            if words[0] == "daimyo":
                points -= 2
                self.daimyo[clan] += -1 if words[1] == "in" else 1
                there = place_name(self.daimyo[clan])
                self.tell("daimyo", seat=seat, clan=clan, from_=place_name(here), region=there)
            elif words[0] == "samurai":
                points -= 1
                region = region_of(words[1])
                there = region + (-1 if words[2] == "in" else 1)
                self.samurai[clan][region] -= 1
                self.samurai[clan][there] += 1
                there = place_name(there)
                self.tell("samurai", seat=seat, clan=clan, from_=words[1], region=there)
            else:
                points -= 1
                yield from self.remove(clan, words[1])

    def remove(self, clan, rival):
        seat, here = self.seat_of[clan], self.daimyo[clan]
        if rival != self.neutral:
            self.samurai[rival][here] -= 1
            self.tell("remove", seat=seat, clan=clan, rival=rival, region=place_name(here))
            return
        rear = self.daimyo[rival]
        to = [region for region in range(7) if region != here and region <= rear]
        if self.rules["neutral_dest"] == "adjacent":
            to = [region for region in to if abs(region - here) == 1]
        there = to[0]
        if len(to) > 1:
            _, text = yield {seat: [f"to {place_name(region)}" for region in to]}
            there = region_of(text.split(" ")[1])
        self.samurai[rival][here] -= 1
        self.samurai[rival][there] += 1
        names = {"from_": place_name(here), "region": place_name(there)}
        self.tell("push", seat=seat, clan=clan, rival=rival, **names)
