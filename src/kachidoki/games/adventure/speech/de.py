# interpreted: makes texts for people; nothing here is used inside playouts.
"""The grammar of rules texts in German. Whoever reads it is „du“."""

from collections.abc import Mapping
from typing import Final

from kachidoki.games.adventure.speech.language import Language
from kachidoki.games.adventure.speech.terms import ALONE, Things

# What follows „ein“ and „kein“, and „jed“, by gender and case: nominative, accusative, dative.
EIN: Final = {
    "m": {"nom": "", "acc": "en", "dat": "em"},
    "f": {"nom": "e", "acc": "e", "dat": "er"},
    "n": {"nom": "", "acc": "", "dat": "em"},
}
JEDER: Final = {"m": "jeden", "f": "jede", "n": "jedes"}


class German(Language):
    code = "de"
    forms_of_names: Mapping[str, int] = {"nom": 0, "acc": 1, "stem": 1, "dat": 2, "gen": 3}

    def _gender(self, term: Things) -> str:
        return self.forms(term)[0][0]

    def noun(self, term: Things, form: str) -> str:
        """One as a subject, several, and one in the other cases where that differs."""
        one, many, *bent = self.forms(term)
        if form == "each":
            return f"{JEDER[self._gender(term)]} {(bent or [one[2:]])[0]}"
        if term.n > 1:
            return many
        return bent[0] if bent and form != "nom" else one[2:]

    def counted(self, term: Things, form: str) -> str:
        if term.count == ALONE or not 0 <= term.n < 2:
            return self.number(term.n)
        ending = EIN[self._gender(term)]
        return self.number(term.n) + ending.get(form, ending["acc"])

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
