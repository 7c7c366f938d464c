# interpreted: it puts cards into words for people; nothing here is used inside playouts.
"""The cards of a set for those who look them up: `kachidoki cards` and the command `card`."""

from collections.abc import Iterator, Sequence

from kachidoki.games.adventure.cardset.cards import Card, CardSet
from kachidoki.games.adventure.cardset.catalogue import titles
from kachidoki.games.adventure.cardset.loader import check, load, standard
from kachidoki.games.adventure.cardset.values import Data
from kachidoki.games.adventure.pieces import CARD_KINDS, VICTORY
from kachidoki.games.adventure.speech import said
from kachidoki.games.adventure.speech.language import ROMAN
from kachidoki.games.adventure.words.cards import listed_abilities
from kachidoki.kernel.errors import KachidokiError
from kachidoki.text import Texts
from kachidoki.words import FACT, FLAVOUR, KIND, RULES, TITLE, Entry
from kachidoki.words import Library as AnyLibrary


class Library(AnyLibrary):
    """The cards of one set."""

    kinds = CARD_KINDS

    def __init__(self, cards: CardSet, texts: Texts) -> None:
        language = texts.language
        self.texts = texts
        self.set = cards
        self.name = cards.name
        self.count = len(cards.cards)
        self._titles = {card.key: (card, data) for card, data in titles(cards)}
        self.entries = [
            Entry(card.key, data["name"][language], CARD_KINDS[card.kind], int(card.act))
            for card, data in self._titles.values()
        ]

    @classmethod
    def open(cls, texts: Texts, folder: str) -> "Library":
        return cls(load(folder) if folder else standard(), texts)

    @classmethod
    def faults(cls, folder: str) -> Sequence[KachidokiError]:
        return check(folder)

    def text(self, key: str) -> str:
        card = self._titles[key][0]
        gives = [said.rewards_text(path, self.texts.language) for path in card.paths]
        return "\n".join(part for part in [*gives, *self._rules(card).split("\n")] if part)

    def _rules(self, card: Card) -> str:
        if card.kind == VICTORY:
            return said.victory_text(self.set, self.texts.language)
        return said.rules_text(card, self.texts.language)

    def card(self, key: str) -> list[tuple[str, str]]:
        card, data = self._titles[key]
        language = self.texts.language
        where = self.texts.name("kind", CARD_KINDS[card.kind])
        if card.act:
            where = self.texts.say("cli-adventure-card-act", kind=where, act=ROMAN[card.act])
        lines = [(f"{data['name'][language]}  [{card.key}]", TITLE), (where, KIND)]
        lines += [(line, FACT) for line in self._demands(card)]
        lines.append((data["flavour"][language], FLAVOUR))
        lines += self._paths(card, data.get("paths"))
        if rules := self._rules(card):
            lines.append(("", FACT))
            lines += [(paragraph, RULES) for paragraph in rules.split("\n")]
        return lines

    def _demands(self, card: Card) -> Iterator[str]:
        """What a card asks for."""
        say, language = self.texts.say, self.texts.language
        if number := int(card.difficulty):
            abilities = listed_abilities(card, self.texts)
            yield say("cli-adventure-card-difficulty", number=number, abilities=abilities)
        if needs := said.requires_text(card, language):
            yield say("cli-adventure-card-requires", what=needs)
        if cost := said.cost_text(card, language):
            yield say("cli-adventure-card-cost", what=cost)

    def _paths(self, card: Card, written: Sequence[Data] | None) -> Iterator[tuple[str, str]]:
        """What the paths give; those of a Challenge have names of their own."""
        say, language = self.texts.say, self.texts.language
        for number, path in enumerate(card.paths):
            gives = said.rewards_text(path, language)
            if written is not None:
                name, flavour = (written[number][what][language] for what in ("name", "flavour"))
                tone = say("cli-adventure-card-tone", tone=int(path.tone))
                yield "", FACT
                yield f"• {name}{' +1' if path.plus else ''} ({tone})", TITLE
                yield f"  {flavour}", FLAVOUR
                yield f"  {gives}", FACT
            elif gives:
                yield say("cli-adventure-card-gives", what=gives), FACT
