"""Every move of Call to Adventure, and the results of chance.

A place in a row is written `act.place`, both from 1: `journey 2.4`. Moves that name a Hero or
Antihero card have one number for each of the 44 cards, but the text of the card set in play, so
they are made with the set: see `CardMoves`.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from kachidoki.games.adventure import pieces
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move, numbered
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


def place_of(slot: int) -> dict[str, int]:
    """A place in a row as texts name it."""
    return {"act": slot // pieces.WIDEST_ROW + 1, "place": slot % pieces.WIDEST_ROW + 1}


def slot_name(slot: int) -> str:
    """A place in a row as moves write it."""
    return f"{slot // pieces.WIDEST_ROW + 1}.{slot % pieces.WIDEST_ROW + 1}"


SOURCES: Final[tuple[str, ...]] = (
    *("origin", "motivation"),
    *[f"story-{number}" for number in range(1, pieces.WHOLE_STORY + 1)],
    *[f"ally-{number}" for number in range(1, MOST_ALLIES + 1)],
    *[slot_name(slot) for slot in range(pieces.SLOTS)],
    *("adversary", "quest", "rise"),
)


class Keep(Move):
    """[characters] The Origin, the Motivation and the Destiny to keep: the first or the second."""

    def __init__(self, origin: i64, motivation: i64, destiny: i64) -> None:
        values: dict[str, Value] = {
            "origin": origin + 1,
            "motivation": motivation + 1,
            "destiny": destiny + 1,
        }
        text = f"keep {origin + 1} {motivation + 1} {destiny + 1}"
        super().__init__(-1, text, "characters", "keep", values)
        self.origin: i64 = origin
        self.motivation: i64 = motivation
        self.destiny: i64 = destiny


class SlotMove(Move):
    """Something that is done with a card in a row."""

    def __init__(self, verb: str, rule: str, slot: i64) -> None:
        super().__init__(-1, f"{verb} {slot_name(slot)}", rule, verb, {**place_of(slot)})
        self.slot: i64 = slot


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

    def __init__(self, slot: i64, path: i64) -> None:
        text = f"attempt {slot_name(slot)} {path + 1}"
        super().__init__(-1, text, "challenge", "attempt", {**place_of(slot), "way": path + 1})
        self.slot: i64 = slot
        self.path: i64 = path


class Use(Move):
    """[abilities] A power of a card in play."""

    def __init__(self, source: i64, which: i64) -> None:
        text = f"use {SOURCES[source]} {which + 1}"
        super().__init__(-1, text, "abilities", "use", {**_source(source), "way": which + 1})
        self.source: i64 = source
        self.which: i64 = which


def _source(source: int) -> dict[str, Value]:
    """Where a power comes from: a word, and a number (or 0) or a place of a row."""
    if USE_ROW <= source < USE_FOE:
        place = place_of(source - USE_ROW)
        return {"source": "row", "act": place["act"], "number": place["place"]}
    word, _, number = SOURCES[source].partition("-")
    return {"source": word, "act": 0, "number": int(number or 0)}


class Pick(Move):
    """One of several things, by its number."""

    def __init__(
        self, number: i64, text: str, rule: str, key: str, values: dict[str, Value]
    ) -> None:
        super().__init__(-1, text, rule, key, values)
        self.number: i64 = number


class DrawFrom(Pick):
    """[cards] The deck to draw from: 0 Hero, 1 Antihero."""


class Pay(Pick):
    """One of several ways to pay."""


class PickRune(Pick):
    """A stone that lies on the table."""


class PickAbility(Pick):
    pass


class PickNumber(Pick):
    pass


class PickAlly(Pick):
    """[allies] One of a player's Allies, by place."""


class PickPlayer(Pick):
    """A seat, or the Adversary (FOE)."""


class CardMove(Move):
    """Something done with a Hero or Antihero card; `number` counts them from the first Hero."""

    def __init__(self, index: i64, verb: str, number: i64, key: str) -> None:
        super().__init__(index, f"{verb} {key}", "cards", verb, {"card": key})
        self.number: i64 = number
        self.key = key


class PlayCard(CardMove):
    """[cards] Play it."""


class PickCard(CardMove):
    """Choose it: to discard it, or to take it back."""


OfSlot = TypeVar("OfSlot", bound=SlotMove)
Picked = TypeVar("Picked", bound=Pick)


def _slots(made: type[OfSlot], verb: str, rule: str) -> list[OfSlot]:
    return [made(verb, rule, slot) for slot in range(pieces.SLOTS)]


def _plain(text: str, rule: str) -> Move:
    """A move without anything else to say; each is one object."""
    return Move(-1, text, rule, text.split(maxsplit=1)[0])


def _picks(
    made: type[Picked], verb: str, rule: str, name: str, said: Sequence[str | int]
) -> list[Picked]:
    """The moves `verb one`, where each of those said is a value with this name in the texts."""
    return [made(at, f"{verb} {one}", rule, verb, {name: one}) for at, one in enumerate(said)]


KEEP: Final[list[Keep]] = [
    Keep(origin, motivation, destiny)
    for origin in range(2)
    for motivation in range(2)
    for destiny in range(2)
]
HOST: Final[list[Host]] = _slots(Host, "host", "allies")
JOURNEYS: Final[list[SlotMove]] = _slots(Journey, "journey", "journey")
FREE: Final[list[SlotMove]] = _slots(FreeDiscard, "discard", "free-discard")
TRAITS: Final[list[Trait]] = _slots(Trait, "trait", "trait")
# By slot, each path.
ATTEMPT: Final[list[Attempt]] = [
    Attempt(slot, path) for slot in range(pieces.SLOTS) for path in range(2)
]
FACE: Final = _plain("face adversary", "final-turn")
DARK_RUNE: Final = _plain("dark", "dark")
READY: Final = _plain("ready", "prepare")
END: Final = _plain("end", "turn")
PASS: Final = _plain("pass", "reactions")
YES: Final = _plain("yes", "abilities")
NO: Final = _plain("no", "abilities")
ENOUGH: Final = _plain("enough", "cards")
# By source, its first two powers.
USE: Final[list[Use]] = [Use(source, which) for source in range(len(SOURCES)) for which in range(2)]
DRAW_FROM: Final[list[DrawFrom]] = _picks(DrawFrom, "draw", "cards", "deck", ("hero", "antihero"))
PAY: Final[list[Pay]] = _picks(Pay, "pay", "abilities", "way", range(1, 5))
PLAYER: Final[list[PickPlayer]] = [
    PickPlayer(seat, f"player {seat + 1}", "cards", "player", {"victim": seat})
    for seat in range(pieces.MOST_PLAYERS)
]
THE_FOE: Final = PickPlayer(pieces.FOE, "player adversary", "cards", "adversary", {})
PICK_SLOT: Final[list[PickSlot]] = _slots(PickSlot, "slot", "cards")
RUNE: Final[list[PickRune]] = _picks(PickRune, "rune", "runes", "rune", pieces.STONE_NAMES)
ABILITY: Final[list[PickAbility]] = _picks(
    PickAbility, "ability", "runes", "ability", pieces.ABILITIES
)
_ICONS: Final = _picks(Pick, "icon", "sets", "icon", pieces.ICONS)
NUMBER: Final[list[PickNumber]] = _picks(
    PickNumber, "number", "cards", "number", range(MOST_NUMBER + 1)
)
PICK_ALLY: Final[list[PickAlly]] = _picks(
    PickAlly, "ally", "allies", "number", range(1, MOST_ALLIES + 1)
)
_STACK: Final = _picks(Pick, "stack", "stack", "number", range(1, MOST_STACK + 1))
# Apart from the moves that name cards; their places never change, so two families stay that are
# no longer asked for.
FIXED: Final[tuple[Move, ...]] = tuple(
    numbered(
        *(KEEP, HOST, JOURNEYS, FREE, TRAITS, ATTEMPT),
        (FACE, DARK_RUNE, READY, END, PASS, YES, NO, ENOUGH),
        *(USE, DRAW_FROM, PAY, PLAYER, (THE_FOE,), PICK_SLOT, RUNE),
        *(ABILITY, _ICONS, NUMBER, PICK_ALLY, _STACK),
    )
)
FIRST_PLAY: Final = len(FIXED)


class CardMoves:
    """The moves that name the cards of one set: `play[n]` and `pick[n]` for each of the 44.

    Identical copies are one move, that of the first; the others keep their places.
    """

    def __init__(self, keys: list[str]) -> None:
        self.play: list[CardMove] = []
        self.pick: list[CardMove] = []
        names = [*keys, *["none"] * HAND_CARDS][:HAND_CARDS]
        for number, key in enumerate(names):
            copy = names[:number].count(key) + 1
            text = key if copy == 1 else f"{key}+{copy}"
            self.play.append(PlayCard(FIRST_PLAY + number, "play", number, text))
            self.pick.append(PickCard(FIRST_PLAY + HAND_CARDS + number, "card", number, text))

    def all(self) -> list[Move]:
        return [*self.play, *self.pick]

    def own(self, move: CardMove) -> CardMove | None:
        """The same move made for this set: another set may have that card elsewhere, or not."""
        mine = self.play if isinstance(move, PlayCard) else self.pick
        if mine[move.number] is move:
            return move
        for other in mine:
            if other.key == move.key:
                return other
        return None


# Results of chance.

# Those that are a number: the section, what the first one is called, and the last one.
DRAWN: Final[dict[str, tuple[str, int, int]]] = {
    # The first player; the Adversary, by its place among all of them; and a card taken from a hand
    # at random, by its number among Hero and Antihero cards.
    "first": ("setup", 1, pieces.MOST_PLAYERS),
    "adversary": ("solo", 1, 999),
    "lose": ("cards", 0, HAND_CARDS - 1),
}


class Drawn(Chance):
    """One of several things, by its number from 0: see DRAWN."""

    def __init__(self, verb: str, number: i64) -> None:
        super().__init__("", DRAWN[verb][0])
        self.verb = verb
        self.number: i64 = number

    def written(self) -> str:
        return f"{self.verb} {self.number + DRAWN[self.verb][1]}"


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


_casts: Final[list[list[Cast]]] = [[] for _ in range(13)]


def cast_of(count: i64, faces: i64) -> Cast:
    """A cast of this many runes; each is made once."""
    if count > 12:
        return Cast(count, faces)
    known = _casts[count]
    if not known:
        size: int = 1 << count
        known.extend([Cast(count, shown) for shown in range(size)])
    return known[faces]


def parse_chance(text: str) -> Chance | None:
    """The chance result that `text` stands for, or None."""
    words = text.split()
    if len(words) < 2:
        return None
    verb, first = words[0], words[1]
    if verb == "shuffle" and first in SHUFFLED:
        cards = [_number(word) for word in words[2:]]
        if all(0 <= card < 256 for card in cards):
            return Shuffle(SHUFFLED.index(first), bytes(cards))
        return None
    if len(words) > 2:
        return None
    if verb == "cast" and len(first) <= pieces.STONES and not first.strip("01"):
        return cast_of(len(first), int(first[::-1], 2))
    if verb in DRAWN:
        _, lowest, highest = DRAWN[verb]
        if lowest <= _number(first) <= highest:
            return Drawn(verb, _number(first) - lowest)
    return None


def _number(word: str) -> int:
    """A number of up to three digits, or -1."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else -1
