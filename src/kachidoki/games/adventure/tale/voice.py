# interpreted: prose.
"""[tale] Says things: chooses among the sentences of a kind, and fills one."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from kachidoki.games.adventure.tale.tongues import Tongue
from kachidoki.kernel.rng import Rng


class Bending:
    """Something to put into a sentence, in the form that the sentence asks for."""

    def __init__(self, text: str, tongue: Tongue) -> None:
        self.text = text
        self.tongue = tongue

    def __format__(self, form: str) -> str:
        return self.tongue.bend(self.text, form) if form else self.text


@dataclass
class Voice:
    """Tells one tale, as varied as it can."""

    tongue: Tongue
    rng: Rng
    # The hero, and what the hero once was.
    name: str
    alias: str
    titled: str
    # Sentences by how often they were used: in this tale, and in all of this telling.
    used: dict[str, int]
    mine: dict[str, int] = field(default_factory=dict)
    opening: str = ""
    aliased: bool = True
    # Whether what is being told was done on a dark path.
    base: bool = False

    def pick(self, kind: str, slots: Mapping[str, str]) -> str:
        """A sentence that was told as seldom as possible, does not open like the last one, says no
        word that comes again in what is put into it, adds no further "and" to one there, and
        praises no base deed."""
        there = self.tongue.templates[kind]
        if self.base:
            there = [one for one in there if not self.praises(one)] or there
        fresh = _rarest(there, self.mine)
        other = [one for one in fresh if _opening(one) != self.opening] or fresh
        if any(self.tongue.joint in text for text in slots.values()):
            other = [one for one in other if self.tongue.joint not in _bare(one)] or other
        other = [one for one in other if not _echoes(_bare(one), slots.values())] or other
        best = _rarest(other, self.used)
        return best[self.rng.below(len(best))]

    def praises(self, template: str) -> bool:
        return any(words in template for words in self.tongue.praise)

    def say(self, kind: str, **slots: str) -> str:
        double = self.joint_in(*[slots[at] for at in ("deed", "first", "then") if at in slots])
        if double and f"{kind}-long" in self.tongue.templates:
            kind = f"{kind}-long"
        template = self.pick(kind, slots)
        for told in (self.mine, self.used):
            told[template] = told.get(template, 0) + 1
        self.opening = _opening(template)
        texts = {"hero": self.name, "name": self.name, "titled": self.titled, **slots}
        if re.search(r"\{hero\b", template):
            # Now and then what the hero once was, never twice in a row.
            fits = bool(self.alias) and not _echoes(self.alias, slots.values())
            once = not self.aliased and "{name" not in template
            self.aliased = fits and once and self.rng.below(5) < 3
            if self.aliased:
                texts["hero"] = self.alias
        filled = {slot: Bending(text, self.tongue) for slot, text in texts.items()}
        return self.polished(template.format_map(filled))

    def once(self, mark: str) -> bool:
        """Whether this is the first time in this tale."""
        first = mark not in self.mine
        self.mine[mark] = 1
        return first

    def joint_in(self, *deeds: str) -> bool:
        """Whether one of the deeds is two, with an "and" between them."""
        return any(self.tongue.joint in deed for deed in deeds)

    def polished(self, text: str) -> str:
        return self.tongue.capitals(self.tongue.polish(text))

    def state(self) -> tuple[str, dict[str, int], dict[str, int]]:
        return self.opening, dict(self.mine), dict(self.used)

    def back_to(self, state: tuple[str, dict[str, int], dict[str, int]]) -> None:
        """As if nothing had been said since then."""
        self.opening, self.aliased = state[0], True
        self.mine = dict(state[1])
        self.used.clear()
        self.used.update(state[2])


def _rarest(templates: Sequence[str], told: Mapping[str, int]) -> list[str]:
    fewest = min(told.get(one, 0) for one in templates)
    return [one for one in templates if told.get(one, 0) == fewest]


def _opening(template: str) -> str:
    return " ".join(template.split()[:1])


def _echoes(phrase: str, texts: Iterable[str], least: int = 4) -> bool:
    """Does a word of the phrase, not too short, come again?"""
    words = {word for word in _words(phrase) if len(word) >= least}
    return any(not words.isdisjoint(_words(text)) for text in texts)


# The same sentences and names are looked at again and again.
@lru_cache(maxsize=4096)
def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text.lower()))


@lru_cache(maxsize=4096)
def _bare(template: str) -> str:
    """A sentence without what is put into it."""
    return re.sub(r"\{[^{}]*(?:\{[^{}]*\})?[^{}]*\}", " ", template)
