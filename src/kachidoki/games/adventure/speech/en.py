# interpreted: makes texts for people; nothing here is used inside playouts.
"""The grammar of rules texts in English."""

from collections.abc import Mapping

from kachidoki.games.adventure.speech.language import Language
from kachidoki.games.adventure.speech.terms import ARTICLE, Cards, Things


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
