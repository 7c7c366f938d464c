# interpreted: it puts cards into words for people; nothing here is used inside playouts.
"""The cards of Call to Adventure in words: their names, what they do, give and cost."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache

from kachidoki.games.adventure.cardset.cards import Card, CardSet, Path
from kachidoki.games.adventure.cardset.catalogue import names
from kachidoki.games.adventure.masks import members
from kachidoki.games.adventure.pieces import ABILITIES, CARD_KINDS, ICONS, TRAGEDY, TRIUMPH
from kachidoki.games.adventure.speech.said import cost_text, requires_text, rules_text
from kachidoki.text import Texts

# The icons that a path may have, in the order of its tally.
ON_PATHS = (*ABILITIES, *ICONS)


class CardWords:
    """The cards of one set, as parts of lines."""

    def __init__(self, cards: CardSet, texts: Texts) -> None:
        self.texts = texts
        self.say = texts.say
        self.set = cards
        self.cards: dict[str, Card] = {}
        for card in cards.cards:
            self.cards.setdefault(card.key, card)
        self._called = called(cards, texts.language)

    def card(self, key: str) -> str:
        """A card by its name, in the quotation marks of the language."""
        return self.say("cli-adventure-quoted", name=self.bare(key))

    def bare(self, key: str) -> str:
        """The name of a card or of a path."""
        return self._called.get(key, key)

    def quoted(self, keys: Iterable[str]) -> str:
        """Cards, each with its number."""
        return ", ".join(self.times(self.card(key), count) for key, count in Counter(keys).items())

    def times(self, name: str, count: int) -> str:
        """Equal cards together."""
        return self.say("cli-adventure-times", name=name, count=count)

    def called(self, key: str) -> str:
        """A card by its kind and its name."""
        kind = CARD_KINDS[self.cards[key].kind]
        return self.say("cli-adventure-called", kind=kind, name=self.card(key))

    def challenge(self, card: Card, difficulty: int) -> str:
        """Difficulty and abilities."""
        abilities = listed_abilities(card, self.texts)
        return self.say("cli-adventure-difficulty", difficulty=difficulty, abilities=abilities)

    def price(self, card: Card) -> list[str]:
        """What a Trait requires and costs."""
        needs, cost = (say(card, self.texts.language) for say in (requires_text, cost_text))
        required = needs and self.say("cli-adventure-requires", needs=needs)
        return [required, cost and self.say("cli-adventure-costs", cost=cost)]

    def gives(self, path: Path) -> str:
        """What a path gives."""
        said = self.gifts(path)
        return self.texts.join(said) if said else self.say("cli-adventure-nothing")

    def gifts(self, path: Path) -> list[str]:
        """What counts in the Story, then what comes at once."""
        counts = (
            ("cli-adventure-triumph", path.tally[TRIUMPH]),
            ("cli-adventure-tragedy", path.tally[TRAGEDY]),
            ("cli-adventure-virtue", path.virtue),
            ("cli-adventure-corruption", path.corruption),
            ("cli-adventure-xp", path.xp),
            ("cli-adventure-draw-hero", path.hero),
            ("cli-adventure-draw-antihero", path.antihero),
        )
        icons = self.icons(path, self.icon)
        return icons + [self.say(key, count=count) for key, count in counts if count]

    def icons(self, path: Path, called: Callable[[str], str]) -> list[str]:
        """The abilities and story icons of a path."""
        held = [(n, called(name)) for n, name in zip(path.tally, ON_PATHS, strict=False) if n]
        return [name if n == 1 else f"{n} {name}" for n, name in held]

    def icon(self, name: str) -> str:
        return self.texts.name("ability" if name in ABILITIES else "icon", name)

    # How lines are made.

    def sentence(self, line: str) -> str:
        """A line with a capital letter at its beginning."""
        return line[:1].upper() + line[1:]

    def rules(self, key: str) -> str:
        """What a card does, on one line, without its last full stop."""
        return " ".join(rules_text(self.cards[key], self.texts.language).split("\n")).rstrip(".")

    def with_rules(self, name: str, key: str) -> str:
        return self.line(name, [self.rules(key)])

    def line(self, name: str, facts: Iterable[str | bool | None]) -> str:
        """A name and what is said of it: all facts that there are."""
        said = self.say("cli-adventure-between").join(str(one) for one in facts if one)
        return self.say("cli-of", name=name, facts=said) if said else name


@lru_cache(maxsize=24)
def called(cards: CardSet, language: str) -> dict[str, str]:
    """The names of cards and paths in a language."""
    of_cards, of_paths = names(cards)
    return {key: said[language] for key, said in {**of_paths, **of_cards}.items()}


def abilities_of(card: Card) -> list[str]:
    """The abilities whose runes a challenge lets one cast."""
    return [ABILITIES[at] for at in members(card.abilities)]


def listed_abilities(card: Card, texts: Texts) -> str:
    return texts.join([texts.name("ability", name) for name in abilities_of(card)])
