"""Proves the Fluent files complete and well formed: nothing missing, extra, or said of nothing.

Each fault is a line that names the file, the message and what is wrong with it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from kachidoki.bots.registry import levels
from kachidoki.games import find, ids
from kachidoki.kernel.game import Game, Vocabulary
from kachidoki.text import LANGUAGES, OWN_MESSAGES, PACKAGE, own_files, spot
from tools.texts import patterns as fluent
from tools.texts.patterns import Messages, Pattern, References, named
from tools.texts.source import REFUSAL, TERMINAL, Given, Use, Uses, scan

# The forms of a name that `Texts.name` promises in every language.
FORMS = {"kind": ("one", "many", "count")}
JOINS = ("between", "last")
# Prefixes of messages that are not asked for by name.
HELPER = "form-"
# Prefixes of messages that belong into the page files.
PAGE, LESSON = "page-", "lesson-"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a message may use and must have. `variables` None: whatever all languages use."""

    variables: frozenset[str] | None = frozenset()
    attributes: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


ANY = Wanted(None)
ABOUT = Wanted(attributes=("about",))
JOINED = Wanted(frozenset({"item", "count"}), JOINS)


class Check:
    """The faults of all files below `package`, which lies as the package itself does."""

    def __init__(self, package: Path, source: Path, page: Path | None) -> None:
        self.package = package
        self.uses: Uses = scan(source, page)
        self.faults: list[str] = []
        # Helpers that come from the data of games.
        self.made: set[str] = set()

    def run(self) -> list[str]:
        homes = (None, *ids())
        read = {
            home: {language: self._read(language, home) for language in LANGUAGES} for home in homes
        }
        for home, wanted in self._wanted(read).items():
            self._compare(home, read[home], wanted, read[None] if home else {})
        return self.faults

    def _fault(self, language: str, game_id: str | None, key: str, what: str) -> None:
        path = own_files(language, game_id, self.package)[0]
        if key.startswith((PAGE, LESSON)):
            path = path.with_name(f"page.{path.name}")
        self._fault_in(path, key, what)

    def _fault_in(self, path: Path, key: str, what: str) -> None:
        if path.is_relative_to(self.package):
            path = path.relative_to(self.package)
        self.faults.append(f"{path.as_posix()}: {key}: {what}")

    # Reading.

    def _read(self, language: str, game_id: str | None) -> Messages:
        messages: Messages = {}
        paths = own_files(language, game_id, self.package)
        for path in paths:
            if path.is_file():
                self._read_text(path, path.read_text(encoding="utf-8"), messages)
            else:
                self._fault_in(path, "-", "the file is missing")
        if game_id is not None:
            # What a game says from its data is there like the rest, and may go unused.
            before = set(messages)
            self._read_text(paths[0], find(game_id).spoken(language), messages)
            self.made |= messages.keys() - before
        return messages

    def _read_text(self, path: Path, text: str, messages: Messages) -> None:
        for entry, parts in fluent.entries(text):
            if isinstance(entry, ast.Junk):
                start = entry.span.start if entry.span else 0
                reasons = "; ".join(note.message or "" for note in entry.annotations)
                line = text.count("\n", 0, start) + 1
                self._fault_in(path, f"line {line}", f"not Fluent: {reasons}")
            elif isinstance(entry, ast.Term):
                self._fault_in(path, f"-{entry.id.name}", "terms are not used here")
            elif isinstance(entry, ast.Message):
                key = entry.id.name
                of_page = key.startswith((PAGE, LESSON))
                if of_page != path.name.startswith("page.") and not key.startswith(HELPER):
                    self._fault_in(path, key, "is in the wrong file")
                if key in messages:
                    self._fault_in(path, key, "is there twice")
                messages[key] = {}
                for part, pattern in parts:
                    if part in messages[key]:
                        self._fault_in(path, f"{key}.{part}", "is there twice")
                    messages[key][part] = pattern

    # What must be there.

    def _wanted(
        self, read: Mapping[str | None, Mapping[str, Messages]]
    ) -> dict[str | None, dict[str, Wanted]]:
        """What the common files have to have, and those of each game."""
        common = self._common_wanted()
        wanted: dict[str | None, dict[str, Wanted]] = {None: dict(common)}
        wanted |= {game_id: _game_wanted(find(game_id), common) for game_id in ids()}
        # A key of the terminal may be in the files of the game that uses it.
        for use in self.uses.places:
            if use.key.startswith(TERMINAL):
                own = use.game and any(use.key in messages for messages in read[use.game].values())
                _ask(wanted[use.game if own else None], use.key, use.given)
        for key in self.uses.page or ():
            wanted[_page_of(key)][key] = ANY
        return wanted

    def _common_wanted(self) -> dict[str, Wanted]:
        wanted = {
            "language": Wanted(),
            "player": _given(["number"]),
            "you": Wanted(),
            "list-default": JOINED,
            "list-known": JOINED,
            "error-cited": _given(["sentence", "title"]),
            "error-other": _given(["reason"]),
            **{f"level-{level}": ABOUT for level in levels()},
        }
        for use in self.uses.places:
            if not use.game and not use.key.startswith(TERMINAL):
                _ask(wanted, use.key, use.given)
        for use in self.uses.places:
            if use.game and use.key.startswith(REFUSAL):
                self._check_refusal(use, wanted)
        return wanted

    def _check_refusal(self, use: Use, common: dict[str, Wanted]) -> None:
        """Of a game: in its vocabulary with these values, or common, with the values of all."""
        reason = use.key.removeprefix(REFUSAL)
        where = f"{use.where}: {reason}"
        known = find(use.game).vocabulary.refusals.get(reason)
        if known is None and use.key in common:
            _ask(common, use.key, use.given)
        elif known is None:
            self.faults.append(f"{where}: not in the vocabulary of {use.game}")
        elif use.given is not None and use.given != set(known):
            gives = f"gives {named(use.given)}, the vocabulary says {named(known)}"
            self.faults.append(f"{where}: {gives}")

    # Comparing.

    def _compare(
        self,
        game_id: str | None,
        mine: Mapping[str, Messages],
        wanted: Mapping[str, Wanted],
        common: Mapping[str, Messages],
    ) -> None:
        words = None if game_id is None else find(game_id).vocabulary
        for language, messages in mine.items():
            shared = common.get(language, {})
            everything = {**shared, **messages}
            referred = fluent.references(everything)
            for key in wanted:
                if key not in messages:
                    self._fault(language, game_id, key, "is missing")
            for key, patterns in messages.items():
                if key in shared:
                    self._fault(language, game_id, key, "is in the common file already")
                want = wanted.get(key) or _list(key, words) or self._free(key, game_id, referred)
                if want is None:
                    self._fault(language, game_id, key, "is not asked for by anything")
                    continue
                for fault in _message_faults(key, patterns, want, everything, referred):
                    self._fault(language, game_id, *fault)
                # The value of a setting is none of the names of the game.
                names = {} if words is None or key.startswith("setting-") else words.names
                for attribute, pattern in patterns.items():
                    for what in fluent.pattern_faults(pattern, language, names, everything):
                        self._fault(language, game_id, spot(key, attribute), what)
        self._compare_languages(game_id, mine, common)

    def _free(self, key: str, game_id: str | None, referred: References) -> Wanted | None:
        """Messages that nobody asks for by name: helpers in use, keys of the terminal, and those of
        a page whose source is not at hand."""
        if key.startswith(HELPER):
            # The common helpers serve the games too, so their use is not counted.
            used = key == f"{HELPER}number" or key in self.made
            used = used or any(key == one for one, _ in referred)
        elif key.startswith(TERMINAL):
            used = key.startswith(tuple(self.uses.openings))
        else:
            used = key.startswith(PAGE) and self.uses.page is None and _page_of(key) == game_id
        return ANY if used else None

    def _compare_languages(
        self, game_id: str | None, mine: Mapping[str, Messages], common: Mapping[str, Messages]
    ) -> None:
        """What one language does, the others do: attributes, values used, and cases told apart."""
        first, *others = LANGUAGES
        everything = {one: {**common.get(one, {}), **mine[one]} for one in LANGUAGES}
        for language in others:
            for key in mine[first].keys() | mine[language].keys():
                if key.startswith(HELPER):
                    continue
                model, copy = mine[first].get(key), mine[language].get(key)
                if model is None or copy is None:
                    missing = first if model is None else language
                    if key.startswith((TERMINAL, PAGE, LESSON, "list-")):
                        self._fault(missing, game_id, key, "is missing, another language has it")
                    continue
                if not key.startswith("name-") and model.keys() != copy.keys():
                    what = f"has the parts {named(copy)}, {first} has {named(model)}"
                    self._fault(language, game_id, key, what)
                for part in model.keys() & copy.keys():
                    ours, theirs = (
                        set(map(_base, fluent.variables_of(key, part, everything[one])))
                        for one in (language, first)
                    )
                    if ours != theirs:
                        what = f"uses {named(ours)}, {first} uses {named(theirs)}"
                        self._fault(language, game_id, spot(key, part), what)
            for variable, cases in fluent.cases_of(mine[language]).items():
                theirs = fluent.cases_of(mine[first]).get(variable, cases)
                if cases != theirs:
                    what = f"tells {named(cases)} apart, {first} {named(theirs)}"
                    self._fault(language, game_id, f"${variable}", what)


def _message_faults(
    key: str,
    patterns: Mapping[str, Pattern],
    want: Wanted,
    everything: Messages,
    referred: References,
) -> Iterator[tuple[str, str]]:
    if "" not in patterns:
        yield key, "has no text of its own"
    for attribute in want.attributes:
        if attribute not in patterns:
            yield f"{key}.{attribute}", "is missing"
    for attribute in patterns:
        where = spot(key, attribute)
        if attribute and attribute not in (*want.attributes, *want.optional):
            if want.variables is None or not key.startswith("name-"):
                yield where, "is not asked for by anything"
            elif (key, attribute) not in referred:
                yield where, "is never used"
        if want.variables is None:
            continue
        for variable in sorted(fluent.variables_of(key, attribute, everything)):
            if not {variable, _base(variable)} & want.variables:
                yield where, f"${variable} is not given (there are {named(want.variables)})"


def _game_wanted(game: Game, common: Mapping[str, Wanted]) -> dict[str, Wanted]:
    words = game.vocabulary
    wanted = {"game": ABOUT}
    for key, values in words.events.items():
        wanted[f"event-{key}"] = Wanted(frozenset(values), optional=("auto",))
    for key, values in words.questions.items():
        wanted[f"question-{key}"] = _given([*values, "seat"])
    for key, values in words.moves.items():
        wanted[f"move-{key}"] = _given(values)
    for key, values in words.reasons.items():
        wanted[f"reason-{key}"] = _given(values)
    for key, values in words.refusals.items():
        if REFUSAL + key not in common:
            wanted[REFUSAL + key] = _given(values)
    for section in words.sections:
        wanted[f"rule-{section}"] = Wanted(attributes=("title",))
    for category, names in words.names.items():
        if category in OWN_MESSAGES:
            wanted |= {f"{category}-{name}": ABOUT for name in names}
        else:
            given = frozenset({category, "count"})
            wanted[f"name-{category}"] = Wanted(given, FORMS.get(category, ()))
    for option in words.names.get("option", ()):
        wanted[f"setting-{option}"] = _given(["value"])
    for key, given in game.lesson.keys().items() if game.lesson else ():
        wanted[key] = Wanted(given, optional=("other",))
    return wanted


def _given(values: Iterable[str]) -> Wanted:
    return Wanted(frozenset(values))


def _ask(wanted: dict[str, Wanted], key: str, given: Given) -> None:
    """One more place asks for a message, which may rely on what is given at all of them."""
    before = wanted.get(key, ANY).variables
    both = before if given is None else given if before is None else before & given
    wanted[key] = Wanted(both)


def _base(variable: str) -> str:
    """The value that a variable comes from."""
    return re.sub("-(is|count)$", "", variable)


def _page_of(key: str) -> str | None:
    """The game whose page files have a key of the page."""
    return next((game_id for game_id in ids() if key.startswith(f"{PAGE}{game_id}-")), None)


def _list(key: str, words: Vocabulary | None) -> Wanted | None:
    """Whether a message says a list of a game, which may have one for each value it ever gives."""
    if words is None or not key.startswith("list-"):
        return None
    tables = (words.events, words.questions, words.refusals, words.moves, words.reasons)
    values = {value for table in tables for given in table.values() for value in given}
    parts = frozenset(words.names) - set(OWN_MESSAGES) | {"item", "count"}
    return Wanted(parts, JOINS) if key.removeprefix("list-") in values else None


def check(package: Path = PACKAGE, source: Path = PACKAGE, page: Path | None = None) -> list[str]:
    """The faults of the Fluent files below `package`, as the program in `source` needs them, and
    the page whose source is in `page`."""
    return Check(package, source, page).run()
