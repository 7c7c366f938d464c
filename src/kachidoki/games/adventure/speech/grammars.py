# interpreted: makes texts for people; nothing here is used inside playouts.
"""The grammars of rules texts: what a language does with the words of its lexicon."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from kachidoki.games.adventure.speech.language import Language
from kachidoki.games.adventure.speech.terms import ALONE, ARTICLE, Cards, Things


class English(Language):
    code = "en"
    forms_of_names: Mapping[str, int] = {"nom": 0, "gen": 1}

    def noun(self, term: Things, form: str) -> str:
        one, many = self.forms(term)
        return one if term.n < 2 else many

    def counted(self, term: Things, form: str) -> str:
        if term.count == ARTICLE and term.n == 1:
            return "an" if self.noun(term, form)[0] in "AEIOaeio" else "a"
        return self.number(term.n)

    def cards(self, term: Cards, form: str) -> str:
        """The act comes first: an Act I Challenge."""
        acts = self.acts(term.acts)
        if term.many or not acts:
            return acts + super().cards(Cards(term.kinds, (), term.many), form)
        names = [self.noun(Things(kind, 1), form) for kind in term.kinds]
        return f"an {acts}{self.join(names, 'or')}"

    def clause(self, form: str, subject: str, you: bool, verb: str, rest: str) -> str:
        own, _, other = self.verbs.get(verb, f"{verb}|{verb}s").partition("|")
        if form in ("main", "sub"):
            return f"{subject} {own if you else other} {rest}"
        return f"{verb} {rest}"


class French(Language):
    """Whoever reads it is « vous »."""

    code = "fr"
    forms_of_names: Mapping[str, int] = {"nom": 0, "dat": 1, "the": 1, "gen": 2}

    def noun(self, term: Things, form: str) -> str:
        one, many = self.forms(term)
        return one[2:] if term.n < 2 else many

    def counted(self, term: Things, form: str) -> str:
        feminine = self.forms(term)[0].startswith("f ") and term.n < 2
        return self.number(term.n) + ("e" if feminine else "")

    def clause(self, form: str, subject: str, you: bool, verb: str, rest: str) -> str:
        if form in ("to", "may"):
            return f"{verb} {rest}"
        if verb in self.verbs:
            own, other = self.verbs[verb].split("|")
        else:
            # Gagner: vous gagnez, un joueur gagne.
            own, other = verb[:-1] + "z", verb[:-1]
        return f"{own} {rest}" if form == "order" else f"{subject} {own if you else other} {rest}"


class German(Language):
    """Whoever reads it is „du“."""

    code = "de"
    forms_of_names: Mapping[str, int] = {"nom": 0, "acc": 1, "stem": 1, "dat": 2, "gen": 3}

    def _gender(self, term: Things) -> str:
        return self.forms(term)[0][0]

    def noun(self, term: Things, form: str) -> str:
        """One as a subject, several, and one in the other cases where that differs."""
        one, many, *bent = self.forms(term)
        if form == "each":
            return f"{self.lexicon['each'][self._gender(term)]} {(bent or [one[2:]])[0]}"
        if term.n > 1:
            return many
        return bent[0] if bent and form != "nom" else one[2:]

    def counted(self, term: Things, form: str) -> str:
        if term.count == ALONE or not 0 <= term.n < 2:
            return self.number(term.n)
        endings = self.lexicon["endings"][self._gender(term)].split("|")
        return f"{self.number(term.n)}{endings[{'nom': 0, 'dat': 2}.get(form, 1)]}"

    def clause(self, form: str, subject: str, you: bool, verb: str, rest: str) -> str:
        """„wirf … ab“, „du wirfst … ab“, „… abzuwerfen“, „… abwerfen“, „(wenn) du … abwirfst“."""
        order, second, third, *tail = self.verbs[verb].split("|")
        apart = tail[0] if tail else ""
        if form == "order":
            return f"{order} {rest} {apart}"
        if form == "to":
            # zu werfen, abzuwerfen, neu zu werfen
            if not apart:
                return f"{rest} zu {verb}"
            stem = verb.removeprefix(apart)
            return f"{rest} {apart}{' zu' if stem.startswith(' ') else 'zu'}{stem}"
        if form == "may":
            return f"{rest} {verb}"
        finite = second if you else third
        if form == "sub":
            return f"{subject} {rest} {apart}{finite}"
        return f"{subject} {finite} {rest} {apart}"


_LANGUAGES: Final[Mapping[str, type[Language]]] = {"en": English, "fr": French, "de": German}


@cache
def language(code: str) -> Language:
    return _LANGUAGES[code]()
