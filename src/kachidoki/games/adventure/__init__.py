# interpreted: the description of the game; nothing here is used inside playouts.
"""Call to Adventure, by Chris and Johnny O'Neal: heroes and their stories, for one to four."""

from collections.abc import Mapping, Sequence

from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.games.adventure.cardset.catalogue import catalogue_of, spoken
from kachidoki.games.adventure.cardset.loader import (
    CARDS,
    STANDARD,
    known_sets,
    remembered,
    sets_of,
    standard,
    the_set,
    use,
)
from kachidoki.games.adventure.cardset.reading import BadCards
from kachidoki.games.adventure.lesson import LESSON
from kachidoki.games.adventure.moves import FIXED, card_moves, describe, parse_chance
from kachidoki.games.adventure.options import (
    COMMON,
    COOP,
    DEAL,
    DROPPED,
    EXACT,
    FOE,
    PUBLIC,
)
from kachidoki.games.adventure.pieces import ADVERSARY, ANTIHERO, HERO, RULES_VERSION
from kachidoki.games.adventure.position import from_position
from kachidoki.games.adventure.rules import Rules
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.view import layout
from kachidoki.games.adventure.vocabulary import vocabulary
from kachidoki.kernel.errors import BadOption, UnreadableMove
from kachidoki.kernel.event import Value
from kachidoki.kernel.game import Game, Mode, Option, Setting, Vocabulary
from kachidoki.kernel.move import Chance, Move


def _mode(players: tuple[int, ...], *options: Option, cooperative: bool = False) -> Mode:
    found = (CARDS, *options)
    return Mode(players, {option.name: option for option in found}, cooperative=cooperative)


@remembered(64)
def _rules(mode: str, players: int, values: tuple[Setting, ...]) -> Rules:
    """They never change, so tables that are alike share them. Values are those of all options."""
    found = dict(zip(Adventure.modes[mode].options, values, strict=True))
    return Rules(the_set(str(found["cards"])), mode, players, found)


@remembered(64)
def _opening(mode: str, players: int, values: tuple[Setting, ...]) -> AdventureState:
    """A table before anything has happened: to copy one is quicker than to lay it."""
    return AdventureState(_rules(mode, players, values), None)


def _moves(cards: CardSet) -> list[Move]:
    """The moves that name the Hero and Antihero cards of a set."""
    numbers = range(cards.first[HERO], cards.last[ANTIHERO])
    return card_moves([cards.cards[number].key for number in numbers]).all()


@remembered(64)
def _by_text(cards: CardSet) -> dict[str, Move]:
    return {move.text: move for move in _moves(cards)}


class Adventure(Game):
    """The rules of Call to Adventure."""

    id = "adventure"
    rules = RULES_VERSION
    modes: Mapping[str, Mode] = {
        "versus": _mode((2, 3, 4), *DEAL, *COMMON, PUBLIC),
        "first": _mode((2, 3, 4), *COMMON, PUBLIC),
        "solo": _mode((1,), *DEAL, *COMMON, *FOE, EXACT, cooperative=True),
        "coop": _mode((2, 3, 4), *DEAL, *COMMON, *FOE, COOP, PUBLIC, cooperative=True),
    }
    dropped = DROPPED
    all_moves = (*FIXED, *_moves(standard()))
    lesson = LESSON
    reactions = ("react", "respond")
    rules_data_folder = True

    @property
    def vocabulary(self) -> Vocabulary:  # type: ignore[override]
        """With the names of all card sets in use."""
        return vocabulary(tuple(known_sets()))

    def parse(self, text: str) -> Move:
        try:
            return super().parse(text)
        except UnreadableMove:
            plain = " ".join(text.lower().split()) if isinstance(text, str) else ""
            for cards in known_sets():
                move = _by_text(cards).get(plain)
                if move is not None:
                    return move
            raise

    def edition(self, settings: Mapping[str, Setting]) -> str:
        chosen = settings.get(CARDS.name, STANDARD)
        if chosen in CARDS.values:
            return ""
        try:
            return the_set(str(chosen)).digest
        except BadCards:
            # Too many sets are in use for this one to come back now.
            return ""

    def spoken(self, language: str, edition: str | None = None) -> str:
        return spoken(language, sets_of(edition))

    def names(self, edition: str | None = None) -> Mapping[str, tuple[str, ...]]:
        return vocabulary(tuple(sets_of(edition))).names

    def catalogue(self, chosen: str = "") -> Sequence[Mapping[str, object]] | None:
        return catalogue_of(chosen)

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> AdventureState:
        return _opening(mode, players, tuple(settings.values())).copy()

    def table_rules(self, players: int, mode: str, settings: Mapping[str, Setting]) -> Rules:
        return _rules(mode, players, tuple(settings.values()))

    def check_settings(self, players: int, settings: Mapping[str, Setting]) -> None:
        first = settings["first_player"]
        if isinstance(first, int) and first > players:
            known = ("random", *[str(seat) for seat in range(1, players + 1)])
            raise BadOption(
                "option-value", "setup", option="first_player", value=str(first), known=known
            )
        foe = settings.get("adversary", "random")
        if foe != "random":
            cards = the_set(str(settings["cards"]))
            known = tuple(card.key for card in cards.cards if card.kind == ADVERSARY)
            if foe not in known:
                raise BadOption(
                    "option-value", "solo", option="adversary", value=str(foe), known=known
                )

    def rules_data(self, path: str) -> dict[str, Setting]:
        return {CARDS.name: use(path)}

    def describe(self, move: Move) -> tuple[str, dict[str, Value]]:
        return describe(move)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)

    def from_position(self, position: Mapping[str, object]) -> AdventureState:
        return from_position(self, position)

    def layout(self, players: int) -> list[tuple[str, int]]:
        return layout(players)


GAME = Adventure()
