"""Call to Adventure for the tests of every game: what can be exchanged unseen."""

import random
from typing import Any

import kachidoki
from kachidoki import CHANCE, BadPosition, Rng, State
from kachidoki.games.adventure.cardset.loader import standard
from kachidoki.games.adventure.pieces import ALLY, CARD_KINDS
from tests.games.adventure.data_wild import wild_set

LIVELY = ("attempt", "trait", "play", "use", "dark", "face")
# A card is turned up, played, or lost before everybody's eyes.
SHOWING = frozenset(
    {
        "refill",
        "act",
        "hand-lost",
        "taken-back",
        "adversary-plays",
        "adversary-waits",
        "adversary-idle",
        "destiny",
        "score",
    }
)
CHOICES = 30
TRIES = 6
ROW = 5


def exchanged(state: State, seat: int | None, pick: random.Random) -> State:
    """Hands and Destinies of others, decks, rows that lie face down, and what others are about to
    play; None of it may be seen by `seat`."""
    game = kachidoki.game("adventure")
    for _ in range(TRIES):
        position: dict[str, Any] = state.position()
        Hidden(position, seat, pick).exchange()
        try:
            return game.from_position(position)
        except BadPosition:
            # Somebody was asked what would not be asked with this hand.
            continue
    return game.from_position(state.position())


class Hidden:
    """A position, for which all that one viewer does not know is dealt anew."""

    def __init__(self, position: dict[str, Any], seat: int | None, pick: random.Random) -> None:
        self.position, self.seat, self.pick = position, seat, pick
        self.others = [other for other in range(position["players"]) if other != seat]
        self.kinds = {}
        for card in standard().cards:
            copy = card.number - card.title + 1
            name = card.key if copy == 1 else f"{card.key}+{copy}"
            self.kinds[name] = CARD_KINDS[card.kind]

    def exchange(self) -> None:
        position = self.position
        for pile in position["characters"]:
            self.pick.shuffle(pile)
        self.unpicked()
        self.hands()
        self.acts()
        self.pick.shuffle(position["decks"][5])
        if position["phase"] not in ("setting-up", "setup", "over"):
            self.characters()

    def unpicked(self) -> None:
        """Somebody else chooses targets: nobody knows for what."""
        position = self.position
        if position["picking"] in (1, 2) and position["actor"] != self.seat:
            position["picking"], position["pick_entry"] = 0, 0
            position["pick_card"], position["picks"] = None, []

    def hands(self) -> None:
        position = self.position
        for at, kind in ((3, "hero"), (4, "antihero")):
            pool, places = list(position["decks"][at]), []
            for other in self.others:
                held, known = position["hand"][other], position["known"][other]
                hidden = [c for c in held if self.kinds[c] == kind and c not in known]
                pool += hidden
                places.append((other, len(hidden)))
                position["hand"][other] = [c for c in held if c not in hidden]
            self.pick.shuffle(pool)
            for other, count in places:
                position["hand"][other] += [pool.pop() for _ in range(count)]
            position["decks"][at] = pool
        order = {name: number for number, name in enumerate(self.kinds)}
        for other in self.others:
            position["hand"][other].sort(key=order.__getitem__)

    def acts(self) -> None:
        position = self.position
        for act in range(3):
            pool = list(position["decks"][act])
            slots = []
            if act >= position["revealed"]:
                slots = [s for s in range(ROW * act, ROW * act + ROW) if position["row"][s]]
                pool += [position["row"][slot] for slot in slots]
            self.pick.shuffle(pool)
            for slot in slots:
                position["row"][slot] = pool.pop()
            position["decks"][act] = pool

    def characters(self) -> None:
        """What others were dealt, kept and rejected."""
        position = self.position
        flagged = {card.key for card in standard().cards if card.needs_ally_adversary}
        there = position["options"].get("allies_adversaries", position["mode"] != "first")
        for at, kind in enumerate(("origin", "motivation", "destiny")):
            seen = set()
            if kind != "destiny":
                seen |= set(position[kind])
            if self.seat is not None:
                seen |= {position["destiny"][self.seat]}
                seen |= {*position["dealt"][self.seat], *position["rejected"][self.seat]}
            pool = [name for name, found in self.kinds.items() if found == kind]
            pool = [n for n in pool if n not in seen and (there or n not in flagged)]
            self.pick.shuffle(pool)
            for other in self.others:
                dealt = position["dealt"][other]
                each = len(dealt) // 3
                for number in range(each):
                    dealt[at * each + number] = pool.pop()
                if dealt:
                    continue
                if kind == "destiny":
                    position["destiny"][other] = pool.pop()
                if position["rejected"][other]:
                    position["rejected"][other][at] = pool.pop()
        for other in self.others:
            if position["chosen"][other] >= 0:
                position["chosen"][other] = self.pick.randrange(8)


def swapped(result: str, pick: random.Random) -> str | None:
    """A shuffle with any two cards exchanged."""
    word, *rest = result.split(" ")
    if word != "shuffle" or len(rest) < 3:
        return None
    a, b = pick.sample(range(1, len(rest)), 2)
    rest[a], rest[b] = rest[b], rest[a]
    return " ".join([word, *rest])


# Questions that random games of the standard set hardly ever ask, or never.
RARE_QUESTIONS = (
    *(
        "lose-card",
        "may",
        "pay",
        "dark-again",
        "pick-hero",
        "hand-limit",
        "lose-ally",
        "order",
    ),
)


def rare() -> list[State]:
    """Games of each mode to their end, with much played; among them won ones; and where somebody is
    asked something rare."""
    game = kachidoki.game("adventure")
    found: list[State] = []
    asked: set[str] = set()
    told: set[str] = set()
    tables = (
        ("versus", 3, {"hand_limit": 2}),
        ("versus", 2, {"stall_rounds": 1}),
        ("solo", 1, {"adversary_target": 40}),
        ("coop", 3, {"adversary_target": 40}),
        ("coop", 2, {"adversary": "the-deathless-lord"}),
        # What only other card sets do.
        ("versus", 3, {"cards": wild_set()}),
        ("coop", 2, {"cards": wild_set(), "adversary_target": 40}),
    )
    for mode, players, options in tables:
        for seed in range(60 if "cards" in options else 6):
            state, rng = game.start(players, mode, **options), Rng(seed)
            pick = random.Random(seed)
            state.events = []
            while not state.over:
                if state.actor == CHANCE:
                    state.play(state.chance(rng))
                    continue
                question = state.question(state.actors[0])
                assert question is not None
                if question.key in RARE_QUESTIONS and question.key not in asked:
                    asked.add(question.key)
                    here = state.copy()
                    here.events = []
                    found.append(here)
                moves = {str(move): move for move in state.moves(state.actors[0])}
                liked = [text for text in moves if text.startswith(LIVELY)]
                text = pick.choice(liked if liked and pick.random() < 0.8 else list(moves))
                state.play(moves[text], state.actors[0])
            new = {event.key for event in state.events} - told
            if seed < 6 or new:
                told |= new
                found.append(state)
    return [*found, used_up()]


def used_up() -> State:
    """A card is replaced when all others of its act lie in Stories or with players."""
    game = kachidoki.game("adventure")
    state = game.new(4, "versus", 1, deal_mode="fixed")
    while state.question().key != "main":
        state.play(state.moves()[0])
    position = state.position()
    kinds = {card.key: card.kind for card in standard().cards}
    others = [seat for seat in range(4) if seat != state.actor]
    for name in position["decks"][0]:
        if kinds[name.split("+")[0]] == ALLY:
            position["allies"][others[0]].append(name)
        else:
            seat = min(others, key=lambda one: len(position["story"][one]))
            position["story"][seat].append(name)
            position["paths"][seat].append(0)
    position["decks"][0] = []
    state = game.from_position(position)
    state.events = []
    state.play(next(move for move in state.moves() if str(move).startswith("journey 1")))
    return state
