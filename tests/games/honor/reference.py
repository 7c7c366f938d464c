"""A second, slow reading of Victory & Honor.

It was written from the specification alone, before its author had seen the engine, and it shares no
line with it: seats and places are looked up in written-out tables, cards are plain strings, and
nothing is remembered that could be counted again. Where the two disagree, at least one is wrong.
The numbers are those of the specification.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

COLOURS = ("red", "green", "yellow", "black")
HONOURS = ("bugle", "flag", "drum")
REGIMENT = ("scout", "two", "three", "artillery", "five", "six", "cavalry")
GENERALS = ("one-star", "two-star", "three-star")
PLACES = ("left", "centre", "right")

# Written out rather than calculated (4.1): what stands here looks at that player, at that place.
FACES = {
    (0, "left"): (1, "right"),
    (0, "centre"): (2, "centre"),
    (0, "right"): (3, "left"),
    (1, "left"): (2, "right"),
    (1, "centre"): (3, "centre"),
    (1, "right"): (0, "left"),
    (2, "left"): (3, "right"),
    (2, "centre"): (0, "centre"),
    (2, "right"): (1, "left"),
    (3, "left"): (0, "right"),
    (3, "centre"): (1, "centre"),
    (3, "right"): (2, "left"),
}
PARTNER = {0: 2, 2: 0, 1: 3, 3: 1}
CLOCKWISE = {0: (0, 1, 2, 3), 1: (1, 2, 3, 0), 2: (2, 3, 0, 1), 3: (3, 0, 1, 2)}

Happening = tuple[str, dict[str, Any]]


def colour_of(card: str) -> str:
    return card.split(" ", maxsplit=1)[0]


def rank_of(card: str) -> str:
    return card.split(" ")[1]


def worth(card: str) -> int:
    """How strong a card is within its colour. Honours are equals, below all others (4.1, 4.9)."""
    rank = rank_of(card)
    if rank in HONOURS:
        return 0
    return 1 + (REGIMENT + GENERALS).index(rank)


def pack(advanced: bool) -> list[str]:
    ranks = REGIMENT + GENERALS + (HONOURS if advanced else ())
    return [f"{colour} {rank}" for colour in COLOURS for rank in ranks]


class Round:
    """One round from the deal to the reserves. `waiting` says who must answer what; `happened` is
    the whole story."""

    def __init__(
        self,
        team: bool,
        advanced: bool,
        hands: list[list[str]],
        starter: int,
        phases_before: int = 0,
    ) -> None:
        self.team = team
        self.phases = 4 if advanced else 3
        self.hands = [list(hand) for hand in hands]
        self.spoils: list[list[str]] = [[], [], [], []]
        self.lost: list[str] = []
        self.happened: list[Happening] = []
        self.phase = phases_before
        self.first = starter
        self.normal_plays = 0
        self.over = False
        self.begin("starter")

    # A phase.

    def begin(self, why: str) -> None:
        self.phase += 1
        # What lies where: (seat, place) -> {"card", "up", "when"}.
        self.lying: dict[tuple[int, str], dict[str, Any]] = {}
        self.marks: dict[str, str] = {}
        self.trump: str | None = None
        self.turn = self.first
        self.forced: str | None = None
        self.suggested: str | None = None
        self.scout: int | None = None
        self.asked: int | None = None
        self.filling: list[int] = []
        self.stuck: int | None = None
        self.normal_plays = 0
        self.tell("phase", phase=self.phase, seat=self.first, why=why)

    def tell(self, key: str, **values: Any) -> None:
        self.happened.append((key, values))

    def empty(self, seat: int) -> list[str]:
        return [place for place in PLACES if (seat, place) not in self.lying]

    def open_towards(self, seat: int) -> list[str]:
        """The empty places of a seat that look at somebody who has an empty place too (4.5)."""
        return [place for place in self.empty(seat) if self.empty(FACES[seat, place][0])]

    # Questions.

    def waiting(self) -> tuple[str, int] | None:
        """What is asked, and whom: the scout for an order or a suggestion, or somebody for a card,
        in normal play or to fill an empty place."""
        if self.over:
            return None
        if self.asked is not None:
            assert self.scout is not None
            partner = self.team and PARTNER[self.scout] == self.asked
            return ("suggest" if partner else "order", self.scout)
        if self.filling:
            return ("fill", self.filling[0])
        return ("play", self.turn)

    def places(self) -> list[str]:
        if self.filling:
            return self.empty(self.filling[0])
        if self.forced is not None:
            return [self.forced]
        return self.open_towards(self.turn)

    def plays(self) -> dict[tuple[str, str], str]:
        """Every card that may go to every place now, and as what: lead, follow, void or no-lead."""
        seat = self.filling[0] if self.filling else self.turn
        hand = self.hands[seat]
        taken = set(self.marks.values())
        found: dict[tuple[str, str], str] = {}
        for place in self.places():
            if place in self.marks:
                same = [card for card in hand if colour_of(card) == self.marks[place]]
                for card in same:
                    found[place, card] = "follow"
                if not same:
                    for card in hand:
                        found[place, card] = "void"
            else:
                for card in hand:
                    if colour_of(card) not in taken:
                        found[place, card] = "lead"
        if (
            not found
        ):  # nothing else anywhere: only now may an unmarked place swallow a sacrifice (V7)
            for place in self.places():
                for card in hand:
                    found[place, card] = "no-lead"
        return found

    def orders(self) -> list[str]:
        assert self.asked is not None
        return self.open_towards(self.asked)

    # Answers.

    def play(self, place: str, card: str) -> None:
        how = self.plays()[place, card]
        filling = bool(self.filling)
        seat = self.filling[0] if filling else self.turn
        up = how in ("lead", "follow")
        self.hands[seat].remove(card)
        self.lying[seat, place] = {"card": card, "up": up, "when": len(self.lying)}
        self.forced = self.suggested = self.scout = None
        if up:
            self.tell(how, seat=seat, place=place, colour=colour_of(card), rank=rank_of(card))
        else:
            self.tell("sacrifice", seat=seat, place=place, why=how)
        if how == "lead":
            self.marks[place] = colour_of(card)
            if len(self.marks) == 3:
                [self.trump] = [colour for colour in COLOURS if colour not in self.marks.values()]
                self.tell("trump", colour=self.trump)
        if filling:
            self.filling.pop(0)
            if not self.filling:
                self.battle()
            return
        self.normal_plays += 1
        following = FACES[seat, place][0]
        self.turn = following
        if up and rank_of(card) == "scout":
            self.give_order(seat, following)
        if self.asked is None:
            self.move_on()

    def give_order(self, scout: int, victim: int) -> None:
        """A face-up scout: the next player is told where to play, a partner advised (4.7)."""
        possible = self.open_towards(victim)
        if not possible:
            return
        partner = self.team and PARTNER[scout] == victim
        if partner:
            if len(possible) > 1:  # advice about the only possible place would be no advice
                self.scout, self.asked = scout, victim
        elif len(possible) == 1:
            self.scout, self.forced = scout, possible[0]
            self.tell("order", seat=scout, victim=victim, place=possible[0])
        else:
            self.scout, self.asked = scout, victim

    def order(self, place: str | None) -> None:
        kind = self.waiting()
        assert kind is not None
        assert self.asked is not None
        victim = self.asked
        self.asked = None
        if place is None:
            assert kind[0] == "suggest"
            self.tell("no-order", seat=kind[1], victim=victim)
            self.scout = None
        else:
            assert place in self.open_towards(victim)
            if kind[0] == "suggest":
                self.suggested = place
                self.tell("suggest", seat=kind[1], victim=victim, place=place)
            else:
                self.forced = place
                self.tell("order", seat=kind[1], victim=victim, place=place)
        self.move_on()

    def move_on(self) -> None:
        if self.open_towards(self.turn):
            return
        self.stuck = self.turn
        self.forced = self.suggested = self.scout = None
        self.tell("fill", seat=self.turn)
        for seat in CLOCKWISE[self.turn]:
            self.filling.extend(seat for _ in self.empty(seat))

    # The battle.

    def battle(self) -> None:
        self.tell("battle", phase=self.phase)
        lying = self.lying
        for seat in range(4):
            for place in PLACES:
                cell = lying[seat, place]
                if not cell["up"]:
                    card = cell["card"]
                    trump = self.trump is not None and colour_of(card) == self.trump
                    self.tell(
                        "reveal",
                        seat=seat,
                        place=place,
                        colour=colour_of(card),
                        rank=rank_of(card),
                        trump=trump,
                    )
        shelled: dict[tuple[int, str], int] = {}
        for (seat, place), cell in lying.items():
            if not cell["up"] or rank_of(cell["card"]) != "artillery":
                continue
            if self.team and place == "centre":
                continue
            target = FACES[seat, place]
            if lying[target]["up"]:
                card = lying[target]["card"]
                shelled[target] = seat
                self.tell(
                    "shell",
                    seat=seat,
                    place=place,
                    victim=target[0],
                    colour=colour_of(card),
                    rank=rank_of(card),
                )
        for where, gunner in shelled.items():
            self.spoils[gunner].append(lying[where]["card"])
        centre: int | None = None
        for place in PLACES:
            winner = self.fight(place, {seat for seat in range(4) if (seat, place) in shelled})
            if place == "centre":
                centre = winner
        if centre is not None:
            self.first = centre
        if self.phase < self.phases:
            self.begin("again" if centre is None else "centre")
            return
        for seat in range(4):
            [last] = self.hands[seat]
            self.spoils[seat].append(last)
            self.hands[seat] = []
            self.tell("reserve", seat=seat, colour=colour_of(last), rank=rank_of(last))
        self.over = True

    def fight(self, place: str, gone: set[int]) -> int | None:
        """One position (4.8, 2 to 5). Tells who won it, with what, and hands over the cards."""
        every = {seat: self.lying[seat, place] for seat in range(4)}
        left = {seat: cell for seat, cell in every.items() if seat not in gone}
        trumps = {
            seat: cell
            for seat, cell in left.items()
            if not cell["up"] and self.trump is not None and colour_of(cell["card"]) == self.trump
        }
        standing = {seat: cell for seat, cell in left.items() if cell["up"]}
        last = max(every, key=lambda seat: every[seat]["when"])
        cards = sorted(cell["card"] for cell in left.values())
        if last in standing and rank_of(every[last]["card"]) == "cavalry" and not trumps:
            winner, how = last, "flank"
        elif trumps or standing:
            contenders = trumps or standing
            best = max(worth(cell["card"]) for cell in contenders.values())
            equals = [seat for seat, cell in contenders.items() if worth(cell["card"]) == best]
            winner = min(equals, key=lambda seat: every[seat]["when"])
            # Only the word for it: an honour that wins in the open has met honours, or nobody.
            how = "trump" if trumps else "first" if best == 0 and len(standing) > 1 else "highest"
        else:
            if cards:
                self.tell(
                    "lost",
                    place=place,
                    cards=cards,
                    why="shelled" if place in self.marks else "rout",
                )
            self.lost.extend(cards)
            return None
        self.spoils[winner].extend(cards)
        card = every[winner]["card"]
        self.tell(
            "win",
            seat=winner,
            place=place,
            colour=colour_of(card),
            rank=rank_of(card),
            how=how,
            cards=cards,
        )
        return winner


# Points.


def colour_points(spoils: list[str], colour: str) -> tuple[int, int, int, int]:
    """Stars, regiment cards, generals and points of one colour in one player's spoils (4.9)."""
    mine = [rank_of(card) for card in spoils if colour_of(card) == colour]
    stars = sum({"one-star": 1, "two-star": 2, "three-star": 3}.get(rank, 0) for rank in mine)
    generals = len([rank for rank in mine if rank in GENERALS])
    regiment = len([rank for rank in mine if rank in REGIMENT])
    return stars, regiment, generals, stars + generals * regiment


def regiment_points(spoils: list[str]) -> int:
    return sum(colour_points(spoils, colour)[3] for colour in COLOURS)


def combination(cards: tuple[str, ...], mixed: str) -> tuple[str, int] | None:
    """What these honours are together, if they are anything (the table of 4.9)."""
    ranks = [rank_of(card) for card in cards]
    colours = {colour_of(card) for card in cards}
    if len(set(ranks)) == 1 and len(cards) in (2, 3, 4):
        return {2: ("pair", 2), 3: ("triple", 6), 4: ("all", 12)}[len(cards)]
    if sorted(ranks) == sorted(HONOURS):
        if len(colours) == 1:
            return "regiment", 9
        if mixed == "any" or len(colours) == 3:
            return "mixed", 3
    return None


_best: dict[tuple[frozenset[str], str], int] = {}


def best_honours(cards: frozenset[str], mixed: str) -> int:
    """The most that these honours can bring: every way of combining them is tried."""
    if not cards:
        return 0
    if (cards, mixed) not in _best:
        one = min(cards)
        rest = cards - {one}
        best = best_honours(rest, mixed)  # this one is left over
        for others in (1, 2, 3):
            for company in combinations(sorted(rest), others):
                worth_it = combination((one, *company), mixed)
                if worth_it:
                    best = max(best, worth_it[1] + best_honours(rest - set(company), mixed))
        _best[cards, mixed] = best
    return _best[cards, mixed]


def honours_in(spoils: list[str]) -> frozenset[str]:
    return frozenset(card for card in spoils if rank_of(card) in HONOURS)


def sides(team: bool) -> list[tuple[int, ...]]:
    return [(0, 2), (1, 3)] if team else [(0,), (1,), (2,), (3,)]


def round_points(spoils: list[list[str]], team: bool, mixed: str) -> dict[tuple[int, ...], int]:
    """What each side scores for a round: regiments apart, honours together (4.9)."""
    return {
        side: sum(regiment_points(spoils[seat]) for seat in side)
        + best_honours(honours_in([card for seat in side for card in spoils[seat]]), mixed)
        for side in sides(team)
    }


def may_start(totals: dict[tuple[int, ...], int]) -> list[tuple[int, ...]]:
    """The sides that may start the next round: the lowest total, several when equal (4.4, V3)."""
    lowest = min(totals.values())
    return [side for side, points in totals.items() if points == lowest]


# The shape of a phase.


def slot_sequences(starter: int) -> list[list[tuple[int, str]]]:
    """Every order in which normal play can fill the places, whatever the cards (4.6)."""
    found: list[list[tuple[int, str]]] = []

    def go(turn: int, filled: list[tuple[int, str]]) -> None:
        def room(seat: int) -> bool:
            return any((seat, place) not in filled for place in PLACES)

        choices = [
            (turn, place)
            for place in PLACES
            if (turn, place) not in filled
            and (FACES[turn, place][0] != turn)
            and room(FACES[turn, place][0])
        ]
        if not choices:
            found.append([*filled, (turn, "stuck")])
            return
        for choice in choices:
            go(FACES[choice][0], [*filled, choice])

    go(starter, [])
    return found
