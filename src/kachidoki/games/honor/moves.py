"""Every move of Victory & Honor, made once, and the results of chance."""

from typing import Final

from kachidoki.games.honor import pieces
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Lot, Move, numbered
from kachidoki.kernel.native import i64, mypyc_attr
from kachidoki.kernel.rng import Rng


class Play(Move):
    """A card to a place of one's battlefield. Whether it lies face up follows from the rules."""

    def __init__(self, place: i64, card: i64) -> None:
        at = pieces.PLACES[place]
        values: dict[str, Value] = {"place": at, **pieces.named(card)}
        super().__init__(-1, f"{at} {pieces.CARD_NAMES[card]}", "play", "play", values)
        self.place: i64 = place
        self.card: i64 = card
        self.colour: i64 = pieces.COLOUR_OF[card]
        self.rank: i64 = pieces.RANK_OF[card]


class Order(Move):
    """The scout's order: the place where the next player has to play."""

    def __init__(self, place: i64) -> None:
        name = pieces.PLACES[place]
        super().__init__(-1, f"order {name}", "scout", "order", {"place": name})
        self.place: i64 = place


class Starter(Move):
    """The partners name the one of them who starts the round."""

    def __init__(self, seat: i64) -> None:
        super().__init__(-1, f"starter {seat + 1}", "start", "starter", {"seat": seat})
        self.seat: i64 = seat


class Deal(Chance):
    """All cards, shuffled: the first quarter is the hand of seat 0, and so on."""

    def __init__(self, order: list[int]) -> None:
        super().__init__("", "setup")
        self.order = order
        # The hands and all cards, as masks.
        self.hands = pieces.Shares()
        self.cards: i64 = 0
        size = len(order) // pieces.SEATS
        at: i64 = 0
        for seat in range(pieces.SEATS):
            hand: i64 = 0
            end = at + size
            while at < end:
                card: i64 = order[at]
                if 0 <= card < pieces.CARDS:
                    hand |= pieces.bit(card)
                at += 1
            self.hands[seat] = hand
            self.cards |= hand

    def written(self) -> str:
        return "deal " + "".join([pieces.CARD_LETTERS[card] for card in self.order])


# PLAYS[place * CARDS + card]
PLAYS: Final = [Play(place, card) for place in range(3) for card in range(pieces.CARDS)]
ORDERS: Final = [Order(place) for place in range(3)]
# To a partner a scout may remain silent.
NO_ORDER: Final = Move(-1, "no order", "scout", "no-order")
STARTERS: Final = [Starter(seat) for seat in range(pieces.SEATS)]
ALL: Final = numbered(PLAYS, ORDERS, [NO_ORDER], STARTERS)

# The player who starts; one of two partnerships with equal totals, of which 0 is seats 1 and 3.
STARTS: Final = [Lot("start", seat, "start") for seat in range(pieces.SEATS)]
SIDES: Final = [Lot("side", side, "start") for side in range(2)]

# The powers of two leave different remainders when divided by this number: a quick way from a mask
# with one bit to the play of that card. First the plays to the left, then to the centre, then to
# the right.
_DIVISOR: Final = 67
_BY_BIT: Final[list[Play]] = PLAYS[:1] * (3 * _DIVISOR)
# The plays by their texts, and by what people in a hurry write: `l r5`, `c k**` or `r gb`.
_WRITTEN: Final = {play.text: play for play in PLAYS}
for _play in PLAYS:
    _BY_BIT[_play.place * _DIVISOR + (1 << int(_play.card)) % _DIVISOR] = _play
    _place, _card = pieces.PLACES[_play.place][0], pieces.CARD_LETTERS[_play.card]
    for _rank in (_card[1], pieces.STARS.get(_card[1], _card[1])):
        _WRITTEN[f"{_place} {_card[0]}{_rank}"] = _play


def lowest_play(place: i64, cards: i64) -> Play:
    """The play of the lowest of these cards."""
    return _BY_BIT[place * _DIVISOR + (cards & -cards) % _DIVISOR]


def any_play(left: i64, centre: i64, right: i64, rng: Rng) -> Play:
    """One of the plays of these cards, each as likely as the others."""
    lefts, centres = pieces.count(left), pieces.count(centre)
    number: i64 = rng.below(lefts + centres + pieces.count(right))
    place: i64 = pieces.LEFT
    cards = left
    if number >= lefts + centres:
        number -= lefts + centres
        place = pieces.RIGHT
        cards = right
    elif number >= lefts:
        number -= lefts
        place = pieces.CENTRE
        cards = centre
    while number:
        cards &= cards - 1
        number -= 1
    return lowest_play(place, cards)


# Something to count through, for each number of plays: at most 13 cards to three places.
EACH: Final[list[tuple[object, ...]]] = [(None,) * number for number in range(3 * pieces.RANKS + 1)]


@mypyc_attr(free_list_len=1, acyclic=True)
class Plays:
    """The cards that may go to the left, to the centre and to the right, to be taken in order."""

    def __init__(self, left: i64, centre: i64, right: i64) -> None:
        self._left: i64 = left
        self._centre: i64 = centre
        self._right: i64 = right
        self.number: i64 = pieces.count(left) + pieces.count(centre) + pieces.count(right)
        # The place that was come to, and what has not been taken there.
        self._place: i64 = pieces.LEFT
        self._rest: i64 = left

    def at(self, place: i64) -> i64:
        if place == pieces.LEFT:
            return self._left
        return self._centre if place == pieces.CENTRE else self._right

    def take(self) -> Play:
        """The next one."""
        while not self._rest:
            self._place += 1
            self._rest = self.at(self._place)
        play = lowest_play(self._place, self._rest)
        self._rest &= self._rest - 1
        return play


def parse_play(text: object) -> Play | None:
    """The play that `text` stands for, in any spacing and any case, or None."""
    return _WRITTEN.get(" ".join(text.lower().split())) if isinstance(text, str) else None


def parse_chance(text: str) -> Chance | None:
    """The chance result that `text` stands for, or None."""
    word, _, letters = text.partition(" ")
    cards = [letters[at : at + 2] for at in range(0, len(letters), 2)]
    if word == "deal" and all(card in pieces.CARD_LETTERS for card in cards):
        order = [pieces.CARD_LETTERS.index(card) for card in cards]
        return Deal(order) if sorted(order) in (pieces.BASIC, pieces.ADVANCED) else None
    return next((lot for lot in STARTS + SIDES if lot.text == text), None)
