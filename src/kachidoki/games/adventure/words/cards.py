# interpreted: it puts cards into words for people; nothing here is used inside playouts.
"""The cards of Call to Adventure in words: their names, what they do, give and cost."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from kachidoki.games.adventure.cardset.cards import Card, CardSet, Path
from kachidoki.games.adventure.cardset.catalogue import names
from kachidoki.games.adventure.pieces import ABILITIES, CARD_KINDS, ICONS, TRAGEDY, TRIUMPH
from kachidoki.games.adventure.speech.said import cost_text, requires_text, rules_text
from kachidoki.text import Texts


class CardWords:
    """The cards of one set, as parts of lines."""

    def __init__(self, cards: CardSet, texts: Texts) -> None:
        self.texts = texts
        self.set = cards
        self.cards: dict[str, Card] = {}
        for card in cards.cards:
            self.cards.setdefault(card.key, card)
        self._called = called(cards, texts.language)

    def card(self, key: str) -> str:
        """A card by its name, in the quotation marks of the language."""
        return self.texts.say("cli-adventure-quoted", name=self.bare(key))

    def bare(self, key: str) -> str:
        """The name of a card or of a path."""
        return self._called.get(key, key)

    def quoted(self, keys: Iterable[str]) -> str:
        """Cards, equal ones together."""
        keys = list(keys)
        said = []
        for key in dict.fromkeys(keys):
            count = keys.count(key)
            name = self.card(key)
            said.append(self.texts.say("cli-adventure-times", name=name, count=count))
        return ", ".join(said)

    def called(self, key: str) -> str:
        """A card by its kind and its name."""
        kind = CARD_KINDS[self.cards[key].kind]
        return self.texts.say("cli-adventure-called", kind=kind, name=self.card(key))

    def challenge(self, card: Card) -> list[str]:
        """Difficulty and abilities."""
        say = self.texts.say
        able = self.texts.join([self.texts.name("ability", name) for name in listed(card)])
        return [say("cli-adventure-difficulty", difficulty=card.difficulty, abilities=able)]

    def price(self, card: Card) -> list[str]:
        """What a Trait requires and costs."""
        say, language = self.texts.say, self.texts.language
        facts = []
        if needs := requires_text(card, language):
            facts.append(say("cli-adventure-requires", needs=needs))
        if cost := cost_text(card, language):
            facts.append(say("cli-adventure-costs", cost=cost))
        return facts

    def gives(self, path: Path) -> str:
        """What a path gives."""
        said = self.gifts(path)
        return self.texts.join(said) if said else self.texts.say("cli-adventure-nothing")

    def gifts(self, path: Path) -> list[str]:
        return [*self._lasting(path), *self._at_once(path)]

    def _lasting(self, path: Path) -> Iterator[str]:
        tally = path.tally
        for at, name in enumerate((*ABILITIES, *ICONS)):
            if tally[at]:
                kind = "ability" if at < len(ABILITIES) else "icon"
                said = self.texts.name(kind, name)
                yield said if tally[at] == 1 else f"{tally[at]} {said}"
        if tally[TRIUMPH]:
            yield self.texts.say("cli-adventure-triumph", count=tally[TRIUMPH])
        if tally[TRAGEDY]:
            yield self.texts.say("cli-adventure-tragedy", count=tally[TRAGEDY])

    def _at_once(self, path: Path) -> Iterator[str]:
        say = self.texts.say
        if path.virtue:
            yield say("cli-adventure-virtue", count=path.virtue)
        if path.corruption:
            yield say("cli-adventure-corruption", count=path.corruption)
        if path.xp:
            yield say("cli-adventure-xp", count=path.xp)
        if path.hero:
            yield say("cli-adventure-draw-hero", count=path.hero)
        if path.antihero:
            yield say("cli-adventure-draw-antihero", count=path.antihero)

    # How lines are made.

    def sentence(self, line: str) -> str:
        """A line with a capital letter at its beginning."""
        return line[:1].upper() + line[1:]

    def rules(self, key: str) -> str:
        """What a card does, on one line, without its last full stop."""
        return " ".join(rules_text(self.cards[key], self.texts.language).split("\n")).rstrip(".")

    def with_rules(self, name: str, key: str) -> str:
        rules = self.rules(key) if key in self.cards else ""
        return self.line(name, [rules]) if rules else name

    def line(self, name: str, facts: Sequence[str]) -> str:
        between = self.texts.say("cli-adventure-between")
        return self.texts.say("cli-of", name=name, facts=between.join(facts))


@lru_cache(maxsize=24)
def called(cards: CardSet, language: str) -> dict[str, str]:
    """The names of cards and paths in a language."""
    of_cards, of_paths = names(cards)
    return {key: said[language] for key, said in {**of_paths, **of_cards}.items()}


def listed(card: Card) -> list[str]:
    """The abilities whose runes a challenge lets one cast."""
    return [name for at, name in enumerate(ABILITIES) if card.abilities >> at & 1]
