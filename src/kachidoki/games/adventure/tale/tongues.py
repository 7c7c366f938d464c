# interpreted: prose.
"""[tale] The languages of the tale: the sentences of `<language>.toml`, and their grammar.

`en.toml` explains for translators what can be put into a sentence, and in which forms.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final


@cache
def read_data(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


class Tongue:
    """A language: what its file says, and how names and deeds are bent."""

    code: str

    def __init__(self) -> None:
        data = read_data(self.code)
        self.templates: Mapping[str, Sequence[str]] = data["templates"]
        self.epithets: Mapping[str, Sequence[str]] = data["epithets"]
        self.styles: Mapping[str, Sequence[str]] = data["styles"]
        self.qualities: Mapping[str, str] = data["qualities"]
        self.praise: Sequence[str] = data["praise"]
        self.joint: str = data["and"]
        self.apart: str = data["apart"]
        self.aliases: Mapping[str, str] = data.get("aliases", {})
        self.allies: Mapping[str, str] = data.get("allies", {})
        self.articles: tuple[str, ...] = tuple(data["articles"])
        self.quoted: str = data["quoted"]
        self.unnamed: str = data.get("alias", "")
        self.small = frozenset(data.get("small", ()))
        self._beginning = re.compile(
            rf"(^[“„«\s]*|[{re.escape(data['ends'])}][”»“]?\s+[“„«]?[\s]*)(\w)"
        )

    @cache  # noqa: B019 - there are three of them, for ever
    def places(self, kind: str) -> frozenset[str]:
        """What is put into the sentences of a kind."""
        both = [*self.templates[kind], *self.templates.get(f"{kind}-long", ())]
        return frozenset(re.findall(r"\{(\w+)", " ".join(both)))

    def bend(self, text: str, form: str) -> str:
        """A name or a deed in the form that a sentence asks for."""
        raise NotImplementedError

    def infinitive(self, name: str) -> str:
        """The name of a path as something that one can do; nothing if it cannot stand alone."""
        raise NotImplementedError

    def polish(self, text: str) -> str:
        """A text with the marks and blanks of the language."""
        return text.replace("'", "’")

    def capitals(self, text: str) -> str:
        """Every sentence begins with a capital letter."""
        return self._beginning.sub(lambda start: start[1] + start[2].upper(), text)


class English(Tongue):
    code = "en"

    def bend(self, text: str, form: str) -> str:
        return f"{text}’s" if form == "s" else text

    def infinitive(self, name: str) -> str:
        """“Hold the Gate” as it follows “to”."""
        low = name.lower()
        cut = re.search(r"\b(it|its|your|you|them)\b|\b(through|away|in|out|on)$", low)
        return "" if cut else low


class French(Tongue):
    code = "fr"
    # A vowel, a silent h at the head of a name, or a y before a consonant.
    _ELIDES: Final = re.compile(
        r"[aeiouàâäæéèêëîïôöœùûü]|h(?:é|en|ip|on|or|ya|yp|ila|abi|eur)|y[^aeiouy]", re.I
    )
    _CONTRACTED: Final = {"de": ("du ", "des "), "à": ("au ", "aux ")}

    def bend(self, text: str, form: str) -> str:
        """With de, que or à before it."""
        for article, joined in zip(("le ", "les "), self._CONTRACTED.get(form, ()), strict=False):
            if text.startswith(article):
                return joined + text[len(article) :]
        if form in ("de", "que") and self._ELIDES.match(text) is not None:
            return f"{form[:-1]}’{text}"
        return f"{form} {text}"

    def infinitive(self, name: str) -> str:
        """“Tenir la porte” within a sentence; nothing if a pronoun wants to know of what."""
        return "" if re.match(r"(?:les?|la) |l’", name, re.I) else name[:1].lower() + name[1:]

    def polish(self, text: str) -> str:
        """No line may break at the blanks around marks."""
        text = re.sub(r"\s*([;!?])", "\u202f\\1", super().polish(text))
        text = re.sub(r"\s*:", "\u00a0:", text)
        text = re.sub(r"«\s*", "«\u00a0", text)
        return re.sub(r"\s*»", "\u00a0»", text)


class German(Tongue):
    code = "de"
    # “suchte und fand einen Ort” has two verbs with one object.
    _VERB: Final = re.compile(r"(\w+(?: und \w+)?)(.*)", re.DOTALL)

    def bend(self, text: str, form: str) -> str:
        """The genitive of a name, or a deed with something behind its verb."""
        if form == "s":
            return f"{text}’" if re.search(r"(s|ß|x|z|ce)$", text.lower()) else f"{text}s"
        if form == "&":
            if "," in text:
                return f"{text}, und"
            return f"{text} – und" if self.joint in text else f"{text} und"
        parts = self._VERB.match(text)
        if parts is None:
            return text
        verb, rest = parts.groups()
        if form.startswith("~") and rest.startswith(" sich "):
            verb, rest = f"{verb} sich", rest[5:]
        return f"{verb} {form.removeprefix('~')}{rest}"

    def infinitive(self, name: str) -> str:
        """“Das Tor halten” within a sentence; nothing if its first word may be a noun."""
        first = name.split(" ", maxsplit=1)[0]
        if " " not in name or first.lower() not in self.small:
            return ""
        return first.lower() + name[len(first) :]


LANGUAGES: Final[Mapping[str, type[Tongue]]] = {"en": English, "fr": French, "de": German}


@cache
def tongue(code: str) -> Tongue:
    return LANGUAGES[code]()
