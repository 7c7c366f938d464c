# interpreted: makes texts for people; nothing here is used inside playouts.
"""How a language says a plan: with its lexicon, a file for translators, and its grammar.

`en.toml` explains the lexicon. A place `{cards}` of a phrase is said in the form in which the
phrase itself is said; `{cards:nom}` names another one. `<gain>` is the verb of a phrase: where it
goes, and how it is bent, is a matter of grammar.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from kachidoki.games.adventure.speech import terms

ROMAN: Final = ("", "I", "II", "III")
_SLOT: Final = re.compile(r"\{([\w-]+)(?::(\w+))?\}")
_VERB: Final = re.compile(r"<([^>]+)> ?")
CAPITAL: Final = "capital"


class Language:
    """One language. What is not in its lexicon is its grammar, in a class of its own."""

    code: str
    # The forms of names, and where each stands among those of the lexicon.
    forms_of_names: Mapping[str, int]

    def __init__(self) -> None:
        self.lexicon = read_lexicon(self.code)
        self.numbers: Sequence[str] = self.lexicon["numbers"]
        self.verbs: Mapping[str, str] = self.lexicon["verbs"]
        self.nouns: Mapping[str, str] = self.lexicon["nouns"]

    def sentence(self, term: terms.Term) -> str:
        return capital(self.say(term)) + "."

    def say(self, term: terms.Part, form: str = "") -> str:
        match term:
            case str():
                return term
            case int():
                return digits(term)
            case terms.Say():
                return self._filled(self.pattern(term), term.slots, form)
            case terms.Deed():
                return self._deed(term, form)
            case terms.InWords():
                return self.number(term.n)
            case terms.Things():
                return self._things(term, form)
            case terms.Cards():
                return self.cards(term, form)
            case terms.Name():
                return self.name(term, form)
            case terms.Series():
                return self.join([self.say(item, form) for item in term.items], term.joint)
        raise TypeError(term)

    def join(self, items: Sequence[str], joint: str) -> str:
        if len(items) < 2:
            return "".join(items)
        between, last = self.lexicon["joints"][joint]
        return str(between.join(items[:-1]) + last + items[-1])

    # Phrases.

    def pattern(self, phrase: terms.Say) -> str:
        """The words of a phrase: a variant "own-at" that is not there is said like "own", and one
        that is not there at all like "other"."""
        entry: str | Mapping[str, str] = self.lexicon["phrases"][phrase.key]
        if isinstance(entry, str):
            return entry
        variant = phrase.variant
        while variant not in entry:
            variant = variant.rpartition("-")[0] or "other"
        return entry[variant]

    def _filled(self, pattern: str, slots: Mapping[str, terms.Part], form: str) -> str:
        def fill(place: re.Match[str]) -> str:
            if place[2] == CAPITAL:
                return capital(self.say(slots[place[1]], form))
            return self.say(slots[place[1]], place[2] or form)

        return _SLOT.sub(fill, pattern)

    def _deed(self, term: terms.Deed, form: str) -> str:
        pattern = self.pattern(term.deed)
        verb = _VERB.match(pattern)
        assert verb is not None, pattern
        rest = self._filled(pattern[verb.end() :], term.deed.slots, form)
        subject = self.name(terms.Name("people", term.who), "nom")
        return self.clause(form, subject, term.who == "you", verb[1], rest).strip()

    # Nouns.

    def name(self, name: terms.Name, form: str) -> str:
        """A name in a form, the first one without."""
        forms = self.lexicon[name.table][name.key].split("|")
        return str(forms[min(self.forms_of_names.get(form, 0), len(forms) - 1)])

    def _things(self, term: terms.Things, form: str) -> str:
        if term.count == terms.ALONE:
            return self.counted(term, form)
        said = self.noun(term, form)
        if term.count == terms.DIGITS:
            said = f"{digits(term.n)} {said}"
        elif term.count != terms.BARE:
            said = f"{self.counted(term, form)} {said}"
        return said if term.where is None else said + self.say(term.where, form)

    def forms(self, term: terms.Things) -> list[str]:
        """The forms of a noun, with what it is a noun of."""
        return self._filled(self.nouns[term.noun], {"of": term.of or ""}, "").split("|")

    def cards(self, term: terms.Cards, form: str) -> str:
        """Such a card with its article, each kind with one; or such cards."""
        n, count, joint = (2, terms.BARE, "and") if term.many else (1, terms.ARTICLE, "or")
        said = [self.say(terms.Things(kind, n, count), form) for kind in term.kinds]
        return self.join(said, joint) + self.acts(term.acts)

    def acts(self, acts: Sequence[int]) -> str:
        if not acts:
            return ""
        said = self.join([ROMAN[act] for act in acts], "or")
        return self.say(terms.Say("of-acts", "", {"acts": said}))

    # Grammar.

    def number(self, n: int) -> str:
        return self.numbers[n] if 0 <= n < len(self.numbers) else str(n)

    def counted(self, term: terms.Things, form: str) -> str:
        """A number, or an article, before a noun."""
        raise NotImplementedError

    def noun(self, term: terms.Things, form: str) -> str:
        """A noun without its number."""
        raise NotImplementedError

    def clause(self, form: str, subject: str, you: bool, verb: str, rest: str) -> str:
        """What somebody does: as an "order", after "to" or "may", as a "main" clause, or as one
        that something else introduces ("sub"). `you` is whom the text speaks to."""
        raise NotImplementedError


def read_lexicon(code: str) -> dict[str, Any]:
    text = files(__package__).joinpath(f"{code}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def digits(n: int) -> str:
    return str(n).replace("-", "−")


def capital(said: str) -> str:
    return said[0].upper() + said[1:]
