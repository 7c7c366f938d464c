# interpreted: makes texts for people; nothing here is used inside playouts.
"""The grammar of rules texts in French. Whoever reads it is « vous »."""

from collections.abc import Mapping

from kachidoki.games.adventure.speech.language import Language
from kachidoki.games.adventure.speech.terms import Things


class French(Language):
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
