# interpreted: the description of the game; nothing here is used inside playouts.
"""Call to Adventure, by Chris and Johnny O'Neal: heroes and their stories, for one to four."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Self

from kachidoki.games.adventure import events, pieces, planes, reasons
from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.games.adventure.cardset.catalogue import catalogue, spoken
from kachidoki.games.adventure.cardset.loader import CARDS, load, setting_of, standard, the_set
from kachidoki.games.adventure.check import check
from kachidoki.games.adventure.moves import FIXED, parse_chance
from kachidoki.games.adventure.options import DROPPED, FIRST, MODES, NAMED, refused
from kachidoki.games.adventure.record import Fields
from kachidoki.games.adventure.refusals import REFUSALS
from kachidoki.games.adventure.rules import Rules, track_numbers
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.steps.setup import set_up
from kachidoki.kernel.event import event_keys
from kachidoki.kernel.game import Game, Setting, Vocabulary, move_keys
from kachidoki.kernel.lesson import read_lesson
from kachidoki.kernel.move import Chance, Move

# The questions, with the names of their values. `card` and `path` are names of the card set.
QUESTIONS = {
    "keep": ("origins", "motivations", "destinies"),
    **dict.fromkeys(("main-done", "draw"), ()),
    **dict.fromkeys(("main", "hand-limit"), ("count",)),
    **dict.fromkeys(("final", "host", "may", "pay", "lose-card", "lose-ally"), ("card",)),
    # `pick-hero` [coop]: for whom.
    **dict.fromkeys(("pick-player", "pick-hero", "pick-ability", "pick-card"), ("card",)),
    **dict.fromkeys(("pick-slot", "pick-rune", "dark-again"), ("card", "count")),
    "prep": ("card", "path", "target"),
    # `window` is one of WINDOWS; `card` the card attempted or declared, or "".
    "react": ("window", "victim", "card", "result", "target"),
    "respond": ("window", "played"),
    "order": ("card", "deck", "place", "count"),
}
# Why a position, or a card set, cannot be.
IMPOSSIBLE = {
    **dict.fromkeys(("card-twice", "card-missing", "unknown-card"), ("card",)),
    **dict.fromkeys(("columns", "turn-impossible"), ("seat",)),
    "wrong-place": ("card", "field"),
    "phase-impossible": ("phase",),
    # [card-sets]
    "bad-cards": ("file", "card", "field", "why"),
}


@lru_cache(maxsize=64)
def _rules(cards: CardSet, mode: str, players: int, values: tuple[Setting, ...]) -> Rules:
    """They never change, so tables that are alike share them. Values are those of all options."""
    found = dict(zip(MODES[mode].options, values, strict=True))
    return Rules(cards, mode, players, found)


@lru_cache(maxsize=64)
def _opening(rules: Rules) -> AdventureState:
    """A table before anything has happened: to copy one is quicker than to lay it."""
    state = AdventureState(rules, None)
    set_up(state)
    return state


class Adventure(Game):
    """The rules of Call to Adventure."""

    id = "adventure"
    rules = pieces.RULES_VERSION
    modes = MODES
    dropped = DROPPED
    fields = Fields
    data_option = CARDS
    data_folder = True
    lesson = read_lesson(Path(__file__).with_name("lesson.toml"))
    reactions = ("react", "respond")

    def __init__(self, cards: CardSet) -> None:
        self._deal_out(cards)

    def _deal_out(self, cards: CardSet) -> None:
        """These are the cards of this edition."""
        self.cards = cards
        self.digest = cards.digest
        self.all_moves: Sequence[Move] = (*FIXED, *cards.moves.all())
        paths = [path for card in cards.cards for path in card.paths]
        self.vocabulary = Vocabulary(
            events=event_keys(events),
            questions=QUESTIONS,
            refusals={**{key: said[1:] for key, said in REFUSALS.items()}, **IMPOSSIBLE},
            moves=move_keys(self.all_moves),
            reasons=event_keys(reasons),
            sections=pieces.SECTIONS,
            names={
                "card": tuple(dict.fromkeys(card.key for card in cards.cards)),
                "path": tuple(dict.fromkeys([path.key for path in paths])),
                "ability": pieces.ABILITIES,
                "icon": pieces.ICONS,
                "deck": pieces.DECKS,
                "rune": pieces.STONE_NAMES,
                "face": tuple(f"{stone} {face}" for stone in pieces.STONE_NAMES for face in (0, 1)),
                "kind": pieces.CARD_KINDS,
                "window": pieces.WINDOWS,
            },
            numbers={**pieces.NUMBERS, **track_numbers()},
        )
        super().__init__()

    def offering(self, data: Setting, name: str = "") -> Self:
        return self.with_cards(the_set(str(data)), name)

    def with_cards(self, cards: CardSet, name: str = "") -> Self:
        """The edition with these cards."""
        made = super().offering(setting_of(cards), name or cards.name)
        made._deal_out(cards)
        return made

    def edition_from(self, path: str) -> Self:
        return self.with_cards(load(path))

    def spoken(self, language: str) -> str:
        return spoken(language, self.cards)

    def catalogue(self) -> Sequence[Mapping[str, object]]:
        return catalogue(self.cards)

    def begin(self, players: int, mode: str, settings: Mapping[str, Setting]) -> AdventureState:
        return _opening(self.table_rules(players, mode, settings)).copy()

    def table_rules(self, players: int, mode: str, settings: Mapping[str, Setting]) -> Rules:
        return _rules(self._cards_of(settings), mode, players, tuple(settings.values()))

    def _cards_of(self, settings: Mapping[str, Setting]) -> CardSet:
        """The cards of a table."""
        assert self.data_option is not None
        chosen = settings[CARDS.name]
        return self.cards if chosen == self.data_option.default else the_set(str(chosen))

    def check_settings(self, players: int, settings: Mapping[str, Setting]) -> None:
        first = settings["first_player"]
        if isinstance(first, int) and first > players:
            seats = [str(seat) for seat in range(1, players + 1)]
            raise refused(FIRST, str(first), "random", *seats)
        foe = settings.get("adversary", "random")
        if foe != "random":
            cards = self._cards_of(settings).cards
            known = [card.key for card in cards if card.kind == pieces.ADVERSARY]
            if foe not in known:
                raise refused(NAMED, str(foe), *known)

    def planes(self, players: int) -> list[tuple[str, int]]:
        return planes.layout(players)

    def parse_chance(self, text: str) -> Chance | None:
        return parse_chance(text)

    def empty(self, players: int, mode: str, settings: Mapping[str, Setting]) -> AdventureState:
        return AdventureState(self.table_rules(players, mode, settings), None)

    def resume(self, state: AdventureState, position: Mapping[str, object]) -> None:
        check(state)


GAME = Adventure(standard())
