"""Every move of Call to Adventure, and the results of chance.

A place in a row is written `act.place`, both from 1: `journey 2.4`. Moves that name a Hero or
Antihero card have one number for each of the 44 cards, but the text of the card set in play, so
they are made with the set: see `CardMoves`.
"""

from __future__ import annotations

from typing import Final, TypeVar

from kachidoki.games.adventure import pieces
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64

HAND_CARDS: Final = 44
MOST_ALLIES: Final = 12
MOST_NUMBER: Final = 12
MOST_STACK: Final = 8
# Where a power can come from: two characters, nine story cards, Allies, row cards, and the
# Adversary with its two cards.
USE_ORIGIN: Final = 0
USE_MOTIVATION: Final = 1
USE_STORY: Final = 2
USE_ALLY: Final = 11
USE_ROW: Final = USE_ALLY + MOST_ALLIES
USE_FOE: Final = USE_ROW + pieces.SLOTS
SOURCES: Final[tuple[str, ...]] = (
    "origin",
    "motivation",
    *[f"story-{number}" for number in range(1, 10)],
    *[f"ally-{number}" for number in range(1, MOST_ALLIES + 1)],
    *[
        f"{slot // pieces.WIDEST_ROW + 1}.{slot % pieces.WIDEST_ROW + 1}"
        for slot in range(pieces.SLOTS)
    ],
    "adversary",
    "quest",
    "rise",
)


def slot_name(slot: int) -> str:
    """A place in a row as moves write it."""
    return f"{slot // pieces.WIDEST_ROW + 1}.{slot % pieces.WIDEST_ROW + 1}"


class Keep(Move):
    """[characters] The Origin, the Motivation and the Destiny to keep: the first or the second."""

    def __init__(self, index: i64, origin: i64, motivation: i64, destiny: i64) -> None:
        text = f"keep {origin + 1} {motivation + 1} {destiny + 1}"
        super().__init__(index, text, "characters")
        self.origin: i64 = origin
        self.motivation: i64 = motivation
        self.destiny: i64 = destiny


class SlotMove(Move):
    """Something that is done with a card in a row: see `verb`."""

    def __init__(self, index: i64, verb: str, rule: str, slot: i64) -> None:
        super().__init__(index, f"{verb} {slot_name(slot)}", rule)
        self.verb = verb
        self.slot: i64 = slot


OfSlot = TypeVar("OfSlot", bound=SlotMove)


class Host(SlotMove):
    """[allies] The challenge under which a revealed Ally goes."""


class Journey(SlotMove):
    """[journey] Pay to replace a card."""


class FreeDiscard(SlotMove):
    """[free-discard] Replace a card because nothing can be taken."""


class Trait(SlotMove):
    """[trait] Gain a trait."""


class PickSlot(SlotMove):
    """A card in a row, for a card or a power."""


class Attempt(Move):
    """[challenge] Declare a challenge and one of its paths."""

    def __init__(self, index: i64, slot: i64, path: i64) -> None:
        super().__init__(index, f"attempt {slot_name(slot)} {path + 1}", "challenge")
        self.slot: i64 = slot
        self.path: i64 = path


class Plain(Move):
    """A move without anything else to say; each is one object."""


class Use(Move):
    """[abilities] A power of a card in play."""

    def __init__(self, index: i64, source: i64, which: i64) -> None:
        super().__init__(index, f"use {SOURCES[source]} {which + 1}", "abilities")
        self.source: i64 = source
        self.which: i64 = which


class DrawFrom(Move):
    """[cards] The deck to draw from: 0 Hero, 1 Antihero."""

    def __init__(self, index: i64, deck: i64) -> None:
        super().__init__(index, "draw antihero" if deck else "draw hero", "cards")
        self.deck: i64 = deck


class Pay(Move):
    """One of several ways to pay."""

    def __init__(self, index: i64, way: i64) -> None:
        super().__init__(index, f"pay {way + 1}", "abilities")
        self.way: i64 = way


class PickPlayer(Move):
    """A seat, or the Adversary (FOE)."""

    def __init__(self, index: i64, seat: i64) -> None:
        text = "player adversary" if seat == pieces.FOE else f"player {seat + 1}"
        super().__init__(index, text, "cards")
        self.seat: i64 = seat


class PickRune(Move):
    """A stone that lies on the table."""

    def __init__(self, index: i64, stone: i64) -> None:
        super().__init__(index, f"rune {pieces.STONE_NAMES[stone]}", "runes")
        self.stone: i64 = stone


class PickAbility(Move):
    def __init__(self, index: i64, ability: i64) -> None:
        super().__init__(index, f"ability {pieces.ABILITIES[ability]}", "runes")
        self.ability: i64 = ability


class PickIcon(Move):
    def __init__(self, index: i64, icon: i64) -> None:
        super().__init__(index, f"icon {pieces.ICONS[icon]}", "sets")
        self.icon: i64 = icon


class PickNumber(Move):
    def __init__(self, index: i64, number: i64) -> None:
        super().__init__(index, f"number {number}", "cards")
        self.number: i64 = number


class PickAlly(Move):
    """[allies] One of a player's Allies, by place."""

    def __init__(self, index: i64, place: i64) -> None:
        super().__init__(index, f"ally {place + 1}", "allies")
        self.place: i64 = place


class PickStack(Move):
    """[stack] A card that waits to take effect, counted from the oldest."""

    def __init__(self, index: i64, place: i64) -> None:
        super().__init__(index, f"stack {place + 1}", "stack")
        self.place: i64 = place


class CardMove(Move):
    """Something done with a Hero or Antihero card; `number` counts them from the first Hero."""

    def __init__(self, index: i64, verb: str, number: i64, key: str) -> None:
        super().__init__(index, f"{verb} {key}", "cards")
        self.verb = verb
        self.number: i64 = number
        self.key = key


class PlayCard(CardMove):
    """[cards] Play it."""


class PickCard(CardMove):
    """Choose it: to discard it, or to take it back."""


_made: list[Move] = []


def _slots(verb: str, rule: str, made: type[OfSlot]) -> list[OfSlot]:
    found = [made(len(_made) + slot, verb, rule, slot) for slot in range(pieces.SLOTS)]
    _made.extend(found)
    return found


def _plain(text: str, rule: str) -> Plain:
    move = Plain(len(_made), text, rule)
    _made.append(move)
    return move


KEEP: Final[list[Keep]] = [
    Keep(choice, choice >> 2, choice >> 1 & 1, choice & 1) for choice in range(8)
]
_made.extend(KEEP)
HOST: Final[list[Host]] = _slots("host", "allies", Host)
JOURNEYS: Final[list[Journey]] = _slots("journey", "journey", Journey)
FREE: Final[list[FreeDiscard]] = _slots("discard", "free-discard", FreeDiscard)
TRAITS: Final[list[Trait]] = _slots("trait", "trait", Trait)
ATTEMPT: Final[list[Attempt]] = [
    Attempt(len(_made) + number, number // 2, number % 2) for number in range(2 * pieces.SLOTS)
]
_made.extend(ATTEMPT)
FACE: Final = _plain("face adversary", "final-turn")
DARK_RUNE: Final = _plain("dark", "dark")
READY: Final = _plain("ready", "prepare")
END: Final = _plain("end", "turn")
PASS: Final = _plain("pass", "reactions")
YES: Final = _plain("yes", "abilities")
NO: Final = _plain("no", "abilities")
ENOUGH: Final = _plain("enough", "cards")
USE: Final[list[Use]] = [
    Use(len(_made) + number, number // 2, number % 2) for number in range(2 * len(SOURCES))
]
_made.extend(USE)
DRAW_FROM: Final[list[DrawFrom]] = [DrawFrom(len(_made) + deck, deck) for deck in range(2)]
_made.extend(DRAW_FROM)
PAY: Final[list[Pay]] = [Pay(len(_made) + way, way) for way in range(4)]
_made.extend(PAY)
PLAYER: Final[list[PickPlayer]] = [
    PickPlayer(len(_made) + seat, seat) for seat in range(pieces.MOST_PLAYERS)
]
_made.extend(PLAYER)
THE_FOE: Final = PickPlayer(len(_made), pieces.FOE)
_made.append(THE_FOE)
PICK_SLOT: Final[list[PickSlot]] = _slots("slot", "cards", PickSlot)
RUNE: Final[list[PickRune]] = [
    PickRune(len(_made) + stone, stone) for stone in range(pieces.STONES)
]
_made.extend(RUNE)
ABILITY: Final[list[PickAbility]] = [PickAbility(len(_made) + kind, kind) for kind in range(6)]
_made.extend(ABILITY)
ICON: Final[list[PickIcon]] = [PickIcon(len(_made) + kind, kind) for kind in range(6)]
_made.extend(ICON)
NUMBER: Final[list[PickNumber]] = [
    PickNumber(len(_made) + number, number) for number in range(MOST_NUMBER + 1)
]
_made.extend(NUMBER)
PICK_ALLY: Final[list[PickAlly]] = [
    PickAlly(len(_made) + place, place) for place in range(MOST_ALLIES)
]
_made.extend(PICK_ALLY)
STACK: Final[list[PickStack]] = [
    PickStack(len(_made) + place, place) for place in range(MOST_STACK)
]
_made.extend(STACK)
FIXED: Final[tuple[Move, ...]] = tuple(_made)
FIRST_PLAY: Final = len(FIXED)


class CardMoves:
    """The moves that name the cards of one set: `play[n]` and `pick[n]` for each of the 44.

    Identical copies are one move, that of the first; the others keep their places.
    """

    def __init__(self, keys: list[str]) -> None:
        self.play: list[PlayCard] = []
        self.pick: list[PickCard] = []
        texts: list[str] = []
        for number in range(HAND_CARDS):
            key = keys[number] if number < len(keys) else "none"
            text = key
            copy = 1
            while text in texts:
                copy += 1
                text = f"{key}+{copy}"
            texts.append(text)
            self.play.append(PlayCard(FIRST_PLAY + number, "play", number, text))
            self.pick.append(PickCard(FIRST_PLAY + HAND_CARDS + number, "card", number, text))

    def all(self) -> list[Move]:
        return [*self.play, *self.pick]

    def own(self, move: CardMove) -> CardMove | None:
        """The same move made for this set: another set may have that card elsewhere, or not."""
        if isinstance(move, PlayCard):
            if self.play[move.number] is move:
                return move
            for played in self.play:
                if played.key == move.key:
                    return played
            return None
        if self.pick[move.number] is move:
            return move
        for picked in self.pick:
            if picked.key == move.key:
                return picked
        return None


# Results of chance.


class First(Chance):
    """[setup] The first player."""

    def __init__(self, seat: i64) -> None:
        super().__init__("", "setup")
        self.seat: i64 = seat

    def written(self) -> str:
        return f"first {self.seat + 1}"


class Foe(Chance):
    """[solo] The Adversary, by its place among all of them."""

    def __init__(self, place: i64) -> None:
        super().__init__("", "solo")
        self.place: i64 = place

    def written(self) -> str:
        return f"adversary {self.place + 1}"


class Shuffle(Chance):
    """A shuffled pile, from the top, by card numbers; `pile` is one of SHUFFLED."""

    def __init__(self, pile: i64, order: bytes) -> None:
        super().__init__("", "setup" if pile < 3 else "refill")
        self.pile: i64 = pile
        self.order = order
        # The cards that were shuffled, where it has just been done here: none to check.
        self.cards: bytes | None = None

    def written(self) -> str:
        cards = " ".join([str(card) for card in self.order])
        return f"shuffle {SHUFFLED[self.pile]} {cards}".strip()


SHUFFLED: Final[tuple[str, ...]] = ("origins", "motivations", "destinies", *pieces.DECKS)


class Cast(Chance):
    """[cast] The faces of the runes thrown, lowest stone first: 0 is the high face."""

    def __init__(self, count: i64, faces: i64) -> None:
        super().__init__("", "cast")
        self.count: i64 = count
        self.faces: i64 = faces

    def written(self) -> str:
        digits = "".join(["1" if self.faces >> at & 1 else "0" for at in range(self.count)])
        return f"cast {digits}"


class Lose(Chance):
    """A card taken from a hand at random, by its number among Hero and Antihero cards."""

    def __init__(self, number: i64) -> None:
        super().__init__("", "cards")
        self.number: i64 = number

    def written(self) -> str:
        return f"lose {self.number}"


_casts: Final[list[list[Cast]]] = [[] for _ in range(13)]


def cast_of(count: i64, faces: i64) -> Cast:
    """The cast of so many runes; each is made once."""
    if count > 12:
        return Cast(count, faces)
    known = _casts[count]
    if not known:
        size: int = 1 << count
        known.extend([Cast(count, found) for found in range(size)])
    return known[faces]


def parse_chance(text: str) -> Chance | None:
    """The chance result that `text` stands for, or None."""
    words = text.split()
    if len(words) < 2:
        return None
    verb, rest = words[0], words[1:]
    if verb == "shuffle" and rest[0] in SHUFFLED:
        if all(word.isascii() and word.isdigit() and len(word) < 4 for word in rest[1:]):
            numbers = [int(word) for word in rest[1:]]
            if all(number < 256 for number in numbers):
                return Shuffle(SHUFFLED.index(rest[0]), bytes(numbers))
        return None
    if len(rest) != 1:
        return None
    digits = rest[0]
    if not digits.isascii() or not digits.isdigit() or len(digits) > pieces.STONES:
        return None
    if verb == "cast":
        if digits.strip("01"):
            return None
        faces = 0
        for at, digit in enumerate(digits):
            if digit == "1":
                faces |= 1 << at
        return cast_of(len(digits), faces)
    if len(digits) > 3:
        return None
    if verb == "first" and 1 <= int(digits) <= pieces.MOST_PLAYERS:
        return First(int(digits) - 1)
    if verb == "adversary" and int(digits) >= 1:
        return Foe(int(digits) - 1)
    if verb == "lose" and int(digits) < HAND_CARDS:
        return Lose(int(digits))
    return None


def describe(move: Move) -> tuple[str, dict[str, Value]]:
    """The key and the values from which the text files say a move."""
    if isinstance(move, CardMove):
        return move.verb, {"card": move.key}
    if isinstance(move, SlotMove):
        return move.verb, {
            "act": move.slot // pieces.WIDEST_ROW + 1,
            "place": move.slot % pieces.WIDEST_ROW + 1,
        }
    if isinstance(move, Attempt):
        return "attempt", {
            "act": move.slot // pieces.WIDEST_ROW + 1,
            "place": move.slot % pieces.WIDEST_ROW + 1,
            "way": move.path + 1,
        }
    if isinstance(move, Keep):
        return "keep", {
            "origin": move.origin + 1,
            "motivation": move.motivation + 1,
            "destiny": move.destiny + 1,
        }
    if isinstance(move, Use):
        return "use", _source(move.source, move.which)
    if isinstance(move, DrawFrom):
        return "draw", {"deck": "antihero" if move.deck else "hero"}
    if isinstance(move, Pay):
        return "pay", {"way": move.way + 1}
    if isinstance(move, PickPlayer):
        return ("adversary", {}) if move.seat == pieces.FOE else ("player", {"victim": move.seat})
    if isinstance(move, PickRune):
        return "rune", {"rune": pieces.STONE_NAMES[move.stone]}
    if isinstance(move, PickAbility):
        return "ability", {"ability": pieces.ABILITIES[move.ability]}
    if isinstance(move, PickIcon):
        return "icon", {"icon": pieces.ICONS[move.icon]}
    if isinstance(move, PickNumber):
        return "number", {"number": move.number}
    if isinstance(move, PickAlly):
        return "ally", {"number": move.place + 1}
    if isinstance(move, PickStack):
        return "stack", {"number": move.place + 1}
    return move.text.split()[0], {}


def _source(source: int, which: int) -> dict[str, Value]:
    """Where a power comes from: a word, and a number (or 0) or a place of a row."""
    number = 0
    if source >= USE_FOE or source < USE_STORY:
        word = SOURCES[source]
    elif source >= USE_ROW:
        slot = source - USE_ROW
        return {
            "source": "row",
            "act": slot // pieces.WIDEST_ROW + 1,
            "number": slot % pieces.WIDEST_ROW + 1,
            "way": which + 1,
        }
    elif source >= USE_ALLY:
        word, number = "ally", source - USE_ALLY + 1
    else:
        word, number = "story", source - USE_STORY + 1
    return {"source": word, "act": 0, "number": number, "way": which + 1}
