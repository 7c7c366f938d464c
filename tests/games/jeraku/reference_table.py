"""The second reading of the rules of Jeraku: what lies on the table, ranks and points.

See reference.py.
"""

from itertools import combinations

SUITS = ("red", "yellow", "blue")
CLANS = ("red", "yellow", "blue", "green", "black")
PACK = [(suit, value) for suit in SUITS for value in range(7)]
RP = {
    1: [(0, 0, 0), (1, 0, 0), (3, 1, 0), (4, 2, 1), (5, 3, 2), (7, 4, 2), (8, 5, 3)],
    2: [(2, 1, 0), (4, 2, 1), (5, 3, 2), (7, 4, 2), (5, 3, 2), (4, 2, 1), (1, 0, 0)],
    3: [(10, 6, 4), (8, 5, 3), (6, 4, 2), (4, 2, 1), (2, 1, 0), (0, 0, 0), (0, 0, 0)],
}
DEFAULTS = {
    "shield": "off",
    "ninja_has_suit": True,
    "final_tie": "daimyo_card",
    "pass5": 2,
    "pass_duo": 2,
    "v22_friendly_removal": False,
    "team4_seating": "alternate",
    "team4_friendly_removal": True,
    "neutral_dest": "any",
    "solo_player_ninja": "kyoto_cap",
    "solo_player_bound": True,
}
# mode and players: dealt, given to the left, skirmishes in a round
SIZES = {
    ("base", 3): (6, 2, 6),
    ("base", 4): (5, 2, 5),
    ("team", 4): (5, 2, 5),
    ("five", 5): (4, 2, 4),
    ("duo", 2): (9, 2, 9),
    ("neutral", 2): (8, 3, 7),
}


def name(card):
    suit, value = card
    return f"{suit} {value or 'ninja'}"


def place_name(region):
    return str(region) if region else "kyoto"


def code(card):
    return SUITS.index(card[0]) * 7 + card[1]


def number(text):
    """A card from the end of a text: `play red 5`."""
    suit, value = text.split(" ")[-2:]
    return suit, 0 if value == "ninja" else int(value)


def region_of(word):
    return 0 if word == "kyoto" else int(word)


class Table:
    """Pieces, cards and points. `happened` are the events that everybody is told."""

    def __init__(self, mode, players, **options):
        self.mode, self.players = mode, players
        self.rules = DEFAULTS | options
        self.solo = mode.startswith("solo")
        self.armies = mode.startswith("armies")
        count = 4 if self.solo or self.armies else 3 if mode == "neutral" else players
        self.clans = CLANS[:count]
        self.neutral = "blue" if mode == "neutral" else None
        # Who decides for a clan, and which seats hold one hand together.
        if self.solo:
            self.seat_of = {"green": 0}
            self.parties = [(0,)]
        elif mode == "armies":
            self.seat_of = {"red": 0, "yellow": 0, "blue": 1, "green": 1}
            self.parties = [(0,), (1,)]
        else:
            self.seat_of = {clan: seat for seat, clan in enumerate(self.clans)}
            self.seat_of.pop(self.neutral, None)
            self.parties = [(seat,) for seat in range(players)]
            if mode == "armies-team":
                self.parties = [(0, 1), (2, 3)]
        self.order = list(range(len(self.parties)))
        if mode == "team" and self.rules["team4_seating"] == "adjacent":
            self.order = [0, 2, 1, 3]
        self.round = 0
        self.daimyo, self.card = {}, {}
        self.samurai = {clan: [0] * 7 for clan in self.clans}
        self.rp = dict.fromkeys(self.clans, 0)
        # What the skirmishes of this round have paid.
        self.cries = dict.fromkeys(self.clans, 0)
        self.hands = [[] for _ in self.parties]
        self.kachidoki = None
        self.trick = []
        self.winners, self.how = None, None
        self.happened = []

    # Words.

    def tell(self, key, **values):
        self.happened.append((key, {word.rstrip("_"): value for word, value in values.items()}))

    def party_of(self, clan):
        seat = self.seat_of[clan]
        return next(at for at, seats in enumerate(self.parties) if seat in seats)

    def clans_of(self, party):
        return [clan for clan in self.clans if self.seat_of.get(clan) in self.parties[party]]

    def supply(self, clan):
        return 10 - sum(self.samurai[clan])

    def influence(self, clan, region):
        return self.samurai[clan][region] + (2 if self.daimyo[clan] == region else 0)

    def rank(self, clan, region):
        mine = self.influence(clan, region)
        return sum(self.influence(other, region) >= mine for other in self.clans) if mine else None

    def turn_order(self, first):
        at = self.order.index(first)
        return self.order[at:] + self.order[:at]

    def may_remove(self, clan, rival):
        here = self.daimyo[clan]
        if rival == clan or not self.samurai[rival][here]:
            return False
        shielded = self.daimyo[rival] == here
        if self.solo:
            bound = self.mode == "solo-expert" or self.rules["solo_player_bound"]
            return not (shielded and bound)
        if shielded and self.rules["shield"] == "on":
            return False
        if self.armies and not self.rules["v22_friendly_removal"]:
            return self.party_of(rival) != self.party_of(clan)
        if self.mode == "team" and not self.rules["team4_friendly_removal"]:
            return self.seat_of[rival] % 2 != self.seat_of[clan] % 2
        return True

    # Points.

    def end_of_skirmish(self):
        six = any(card[1] == 6 for _, card in self.trick)
        worth = [card[1] if card[1] else 7 if six else 0 for _, card in self.trick]
        at = max(at for at in range(len(worth)) if worth[at] == max(worth))
        clan, card = self.trick[at]
        how = "last" if worth.count(max(worth)) > 1 else "ninja" if worth[at] == 7 else "highest"
        self.kachidoki = self.party_of(clan)
        value = name(card).split()[1]
        self.tell("win", seat=self.seat_of[clan], clan=clan, suit=card[0], value=value, how=how)
        self.trick = []
        if self.mode == "duo":
            return
        region = self.daimyo[clan]
        self.tell("kachidoki", clan=clan, region=place_name(region))
        self.pay(region, (3, 2, 1), "cry-score")

    def pay(self, region, row, key):
        ranks = {clan: self.rank(clan, region) for clan in self.clans}
        for clan, rank in ranks.items():
            if rank is None:
                continue
            told = {"clan": clan, "rank": rank, "influence": self.influence(clan, region)}
            if key == "score":
                told["region"] = place_name(region)
            if clan == self.neutral:
                self.tell(f"{key}-neutral", **told)
                continue
            points = row[rank - 1] if rank <= 3 else 0
            self.rp[clan] += points
            if key == "cry-score":
                self.cries[clan] += points
            if clan in self.seat_of:
                self.tell(key, seat=self.seat_of[clan], points=points, **told)
            else:
                self.tell(f"{key}-enemy", points=points, **told)

    def prestige(self):
        """True if the game ends with it."""
        self.tell("prestige", round=self.round)
        before = dict(self.rp)
        enough = self.score_regions()
        for clan in self.clans:
            told = {"clan": clan, "prestige": self.rp[clan] - before[clan], "total": self.rp[clan]}
            if clan in self.seat_of:
                self.tell("total", seat=self.seat_of[clan], cries=self.cries[clan], **told)
            elif clan != self.neutral:
                self.tell("total-enemy", **told)
        self.cries = dict.fromkeys(self.clans, 0)
        return enough

    def score_regions(self):
        for region in reversed(range(7)):
            if any(self.influence(clan, region) for clan in self.clans):
                row = RP[self.round][region]
                first, second, third = row
                where = place_name(region)
                self.tell("region", region=where, first=first, second=second, third=third)
                self.pay(region, row, "score")
        return self.mode == "duo" and max(self.rp.values()) >= 50

    def end(self):
        """Who wins: whole sides, the first difference decides."""
        sides = self.sides()
        mine = {
            side: [self.rp[clan] for seat in side for clan in self.held(seat)] for side in sides
        }
        if self.armies or self.mode == "team":
            holds = {side: self.parties[self.kachidoki][0] in side for side in sides}
            tests = [("best", max), ("sum", sum)]
            if self.mode == "team":
                tests.reverse()
            for how, test in tests:
                one, two = (test(mine[side]) for side in sides)
                if one != two:
                    self.winners, self.how = sides[0 if one > two else 1], how
                    return
            self.winners = next(side for side in sides if holds[side])
            self.how = "kachidoki"
            return
        most = max(max(points) for points in mine.values())
        tied = [side for side in sides if max(mine[side]) == most]
        self.how = "points"
        if len(tied) > 1:
            self.how = "shared"
            if self.rules["final_tie"] == "daimyo_card":
                self.how = "card"
                tied = [max(tied, key=lambda side: self.card[self.held(side[0])[0]])]
        self.winners = tuple(seat for side in tied for seat in side)

    def held(self, seat):
        return [clan for clan in self.clans if self.seat_of.get(clan) == seat]

    def sides(self):
        if self.mode == "team":
            return [(0, 2), (1, 3)]
        return self.parties


def hands_of(cards, sizes):
    """Every way to deal cards into hands of these sizes, the rest last."""
    if not sizes:
        yield (tuple(cards),)
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in hands_of(rest, sizes[1:]):
            yield (hand, *others)
