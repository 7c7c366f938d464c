"""Jeraku for the tests of every game: what can be exchanged unseen."""

import random
from typing import Any

import kachidoki
from kachidoki import CHANCE, Rng, State
from kachidoki.bots.bot import GreedyBot

LIVELY = ("actions", "remove", "daimyo")
SHOWING: frozenset[str] = frozenset()
CHOICES = 26

SUITS = ("red", "yellow", "blue")
DECK = [f"{suit} {value}" for suit in SUITS for value in ("ninja", *"123456")]
PACK, ROW = 5, 3


def exchanged(state: State, seat: int | None, pick: random.Random) -> State:
    """The hidden cards of all others and those out of the round, wherever they may be; then what
    others have locked, given to each other, laid aside or picked first."""
    game = kachidoki.game("jeraku")
    position: dict[str, Any] = state.position()
    if "parties" in position and any(p["hand"] or p.get("row") for p in position["parties"]):
        Hidden(position, seat, pick).exchange()
    return game.from_position(position)


class Hidden:
    """A position as one viewer knows it, for which all that is hidden is dealt anew."""

    def __init__(self, position: dict[str, Any], seat: int | None, pick: random.Random) -> None:
        self.position, self.pick = position, pick
        self.parties = position["parties"]
        self.armies = position["mode"].startswith("armies")
        self.me = seat
        if seat is not None and position["mode"] == "armies-team":
            self.me = seat // 2
        order = list(range(len(self.parties)))
        if position["options"].get("team4_seating") == "adjacent":
            order = [0, 2, 1, 3]
        self.left = {one: order[(at + 1) % len(order)] for at, one in enumerate(order)}
        self.others = [at for at in range(len(self.parties)) if at != self.me]

    def exchange(self) -> None:
        if self.armies and self.position["step"] == "draft":
            self._draft()
        else:
            self._hands()
        for at in self.others:
            party = self.parties[at]
            pool = party["pack"] if party.get("pack") else party["hand"]
            party["locked"] = self._locks(pool, len(party["locked"]))

    def _locks(self, cards: list[str], count: int) -> list[str]:
        """So many of these, with enough higher ones left to pass."""
        wanted = count
        if count and self.position["step"] == "pass":
            options = self.position["options"]
            mode = self.position["mode"]
            wanted = 3 if mode == "neutral" else options.get("pass5", options.get("pass_duo", 2))
        free = sorted(cards, key=DECK.index)[: len(cards) - (wanted - count)]
        return sorted(self.pick.sample(free, count), key=DECK.index) if count else []

    # [recruitment], [skirmish]

    def _hands(self) -> None:
        """Deal until nobody holds a suit that he has shown not to have."""
        known = {card for party in self.parties for card in party["played"]}
        if self.me is not None:
            mine = self.parties[self.me]
            known |= {*mine["hand"], *mine.get("discarded", [])}
        fixed = {at: self._known(at) for at in self.others}
        bound = set().union(*fixed.values()) - known
        free = [card for card in DECK if card not in known and card not in bound]
        for _ in range(3000):
            self.pick.shuffle(free)
            if self._deal(list(free), {at: sorted(fixed[at] - known) for at in self.others}):
                break
        else:
            return
        if self.armies:
            self._first_picks()
        else:
            self._given()

    def _known(self, at: int) -> set[str]:
        """What the viewer knows to be in a hand, or laid aside from it."""
        if self.me is None:
            return set()
        if self.armies:
            party = self.parties[at]
            return set(party["picks"]) - set(party["first_pick"])
        return set(self.parties[self.me]["given"]) if self.left[self.me] == at else set()

    def _deal(self, free: list[str], fixed: dict[int, list[str]]) -> bool:
        dealt = {}
        for at in self.others:
            party = self.parties[at]
            aside = len(party.get("discarded", []))
            size = len(party["hand"]) + aside
            cards = fixed[at] + [free.pop() for _ in range(size - len(fixed[at]))]
            self.pick.shuffle(cards)
            dealt[at] = (cards[aside:], cards[:aside])
            if any(self._barred(card, party["voids"]) for card in cards[aside:]):
                return False
        for at, (hand, aside) in dealt.items():
            self.parties[at]["hand"] = sorted(hand, key=DECK.index)
            if not self.armies:
                self.parties[at]["discarded"] = aside
        return True

    def _barred(self, card: str, voids: list[str]) -> bool:
        suit, value = card.split(" ")
        suited = self.position["options"]["ninja_has_suit"] or value != "ninja"
        return suited and suit in voids

    def _given(self) -> None:
        """What others have given to each other."""
        for at in self.others:
            party, to = self.parties[at], self.parties[self.left[at]]
            if self.left[at] != self.me:
                cards = to["hand"] + to["played"] + to["discarded"]
                party["given"] = sorted(
                    self.pick.sample(cards, len(party["given"])), key=DECK.index
                )

    # [armies-draft]

    def _first_picks(self) -> None:
        """Which card of the whole hand the other side picked first; a spectator knows no pick."""
        for at in self.others:
            party = self.parties[at]
            whole = party["hand"] + party["played"]
            seen = sorted(set(party["picks"]) - set(party["first_pick"]))
            if self.me is None:
                seen = self.pick.sample(sorted(whole), PACK - 1)
            first = self.pick.choice(sorted(set(whole) - set(seen)))
            party["picks"] = sorted([*seen, first], key=DECK.index)
            party["first_pick"] = [first]

    def _draft(self) -> None:
        known: set[str] = set()
        begun = len(self.parties[0]["pack"]) < PACK
        for at, party in enumerate(self.parties):
            if at == self.me:
                known |= {*party["row"], *party["pack"], *party["picks"]}
            elif self.me is not None and begun:
                known |= {*party["pack"], *party["picks"]} - set(party["first_pick"])
        free = [card for card in DECK if card not in known]
        self.pick.shuffle(free)
        for at in self.others:
            party = self.parties[at]
            party["row"] = self._some(free, ROW)
            if self.me is None or not begun:
                party["pack"] = self._some(free, len(party["pack"]))
            if begun:
                first = self._some(free, 1)
                rest = sorted(set(party["picks"]) - set(party["first_pick"]))
                if self.me is None:
                    rest = self._some(free, len(rest))
                party["picks"] = sorted([*rest, *first], key=DECK.index)
                party["first_pick"] = first

    def _some(self, free: list[str], count: int) -> list[str]:
        return sorted([free.pop() for _ in range(count)], key=DECK.index)


def swapped(result: str, pick: random.Random) -> str | None:
    """A deal with any two cards exchanged; each is two letters."""
    word, *cards = result.split(" ", 1)
    if word != "deal":
        return None
    letters = cards[0]
    a, b = sorted(pick.sample(range(0, len(letters), 2), 2))
    one, two = letters[a : a + 2], letters[b : b + 2]
    return f"deal {letters[:a]}{two}{letters[a + 2 : b]}{one}{letters[b + 2 :]}"


def rare() -> list[State]:
    """A solo game that is won, enemies without samurai in their supply, and a duo that ends early
    because every region pays a fortune."""
    game, bot = kachidoki.game("jeraku"), GreedyBot(1)
    found: list[State] = []
    for seed in range(200):
        state, rng = game.start(1, "solo"), Rng(seed)
        state.events = []
        while not state.over:
            chance = state.actor == CHANCE
            state.play(state.chance(rng) if chance else bot.choose(state.view(0)))
        if state.winners:
            found.append(state)
            break
    position = game.new(1, "solo", seed=3).position()
    for clan in position["clans"][:3]:
        clan["samurai"], clan["supply"] = [0, 10, 0, 0, 0, 0, 0], 0
    state = game.from_position(position)
    state.events = []
    while state.actor != CHANCE:
        state.play(state.moves()[0])
    rich = " | ".join([" ".join(["60/0/0"] * 7)] * 3)
    duo, rng = game.start(2, "duo", rp_table=rich), Rng(1)
    duo.events = []
    while not duo.over:
        chance = duo.actor == CHANCE
        duo.play(duo.chance(rng) if chance else duo.any_move(duo.actor, rng))
    return [*found, state, duo]
