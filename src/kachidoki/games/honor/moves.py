"""Every move of Victory & Honor, made once, and the results of chance."""

from typing import Final

from kachidoki.games.honor import pieces
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64

# The two letters of each card, for `bytes.translate`.
_COLOURS: Final = bytes(
    [ord(pieces.COLOUR_LETTERS[card // pieces.RANKS % 4]) for card in range(256)]
)
_RANKS: Final = bytes([ord(pieces.RANK_LETTERS[card % pieces.RANKS]) for card in range(256)])


class Play(Move):
    """A card to a place of one's battlefield. Whether it lies face up follows from the rules."""

    def __init__(self, index: i64, place: i64, card: i64) -> None:
        values: dict[str, Value] = {"place": pieces.PLACES[place], **pieces.named(card)}
        super().__init__(
            index, f"{pieces.PLACES[place]} {pieces.CARD_NAMES[card]}", "play", "play", values
        )
        self.place: i64 = place
        self.card: i64 = card
        self.colour: i64 = pieces.COLOUR_OF[card]
        self.rank: i64 = pieces.RANK_OF[card]


class Order(Move):
    """The scout's order: the place where the next player has to play."""

    def __init__(self, index: i64, place: i64) -> None:
        name = pieces.PLACES[place]
        super().__init__(index, f"order {name}", "scout", "order", {"place": name})
        self.place: i64 = place


class NoOrder(Move):
    """To a partner a scout may remain silent."""


class Starter(Move):
    """The partners name the one of them who starts the round."""

    def __init__(self, index: i64, seat: i64) -> None:
        super().__init__(index, f"starter {seat + 1}", "start", "starter", {"seat": seat})
        self.seat: i64 = seat


class Start(Chance):
    """The lot names the player who starts."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"start {seat + 1}", "start")
        self.seat: i64 = seat


class Side(Chance):
    """The lot decides between two partnerships with equal totals: 0 is seats 1 and 3."""

    def __init__(self, side: i64) -> None:
        super().__init__(f"side {side + 1}", "start")
        self.side: i64 = side


class Deal(Chance):
    """All cards, shuffled: the first quarter is the hand of seat 0, and so on."""

    def __init__(self, order: list[int]) -> None:
        super().__init__("", "setup")
        self.order = order
        # The hands and all cards, as masks.
        self.hands = pieces.nothing()
        self.cards: i64 = 0
        size = len(order) // pieces.SEATS
        at: i64 = 0
        for seat in range(pieces.SEATS):
            hand: i64 = 0
            end = at + size
            while at < end:
                card: i64 = order[at]
                hand |= pieces.bit(card) if 0 <= card < pieces.CARDS else 0
                at += 1
            self.hands[seat] = hand
            self.cards |= hand

    def written(self) -> str:
        order = bytes(self.order)
        letters = bytearray(2 * len(order))
        letters[::2] = order.translate(_COLOURS)
        letters[1::2] = order.translate(_RANKS)
        return "deal " + letters.decode()


def _make() -> list[Move]:
    made: list[Move] = [
        Play(place * pieces.CARDS + card, place, card)
        for place in range(3)
        for card in range(pieces.CARDS)
    ]
    made += [Order(len(made) + place, place) for place in range(3)]
    made.append(NoOrder(len(made), "no order", "scout", "no-order"))
    made += [Starter(len(made) + seat, seat) for seat in range(pieces.SEATS)]
    return made


ALL: Final = _make()

# PLAYS[place * CARDS + card]
PLAYS: Final[list[Play]] = [move for move in ALL if isinstance(move, Play)]
ORDERS: Final[list[Move]] = [move for move in ALL if isinstance(move, Order)]
NO_ORDER: Final[Move] = next(move for move in ALL if isinstance(move, NoOrder))
STARTERS: Final[list[Move]] = [move for move in ALL if isinstance(move, Starter)]
STARTS: Final[list[Chance]] = [Start(seat) for seat in range(pieces.SEATS)]
SIDES: Final[list[Chance]] = [Side(side) for side in range(2)]
_LOTS: Final[dict[str, Chance]] = {lot.text: lot for lot in STARTS + SIDES}

# The powers of two leave different remainders when divided by this number: a quick way from a mask
# with one bit to what belongs to the bit.
_DIVISOR: Final = 67


def _by_bit() -> list[Play]:
    """The plays to the left by the remainders of their bits, then to the centre, to the right."""
    made = PLAYS[:1] * (3 * _DIVISOR)
    for place in range(3):
        for card in range(pieces.CARDS):
            made[place * _DIVISOR + (1 << card) % _DIVISOR] = PLAYS[place * pieces.CARDS + card]
    return made


_BY_BIT: Final[list[Play]] = _by_bit()


def lowest_play(place: i64, cards: i64) -> Play:
    """The play of the lowest of these cards."""
    return _BY_BIT[place * _DIVISOR + (cards & -cards) % _DIVISOR]


def spelled_out(text: str) -> str:
    """A play in its long form, if `text` is its short one: `l r5`, `c k**` or `r gb`."""
    words = text.split(" ")
    if len(words) != 2 or len(words[0]) != 1 or not words[1]:
        return text
    place = "lcr".find(words[0])
    colour = pieces.COLOUR_LETTERS.find(words[1][0])
    letter = pieces.STARS.get(words[1][1:], words[1][1:])
    rank = pieces.RANK_LETTERS.find(letter)
    if place < 0 or colour < 0 or rank < 0 or len(letter) != 1:
        return text
    return f"{pieces.PLACES[place]} {pieces.COLOURS[colour]} {pieces.RANK_NAMES[rank]}"


def parse_chance(text: str) -> Chance | None:
    """The chance result that `text` stands for, or None."""
    word, _, letters = text.partition(" ")
    if word == "deal" and letters:
        order = [_card(letters[at : at + 2]) for at in range(0, len(letters), 2)]
        return Deal(order) if sorted(order) in (pieces.BASIC, pieces.ADVANCED) else None
    return _LOTS.get(text)


def _card(letters: str) -> int:
    """The card of two letters, or -1."""
    colour = pieces.COLOUR_LETTERS.find(letters[0])
    rank = pieces.RANK_LETTERS.find(letters[1:])
    return colour * pieces.RANKS + rank if colour >= 0 and rank >= 0 and len(letters) == 2 else -1
