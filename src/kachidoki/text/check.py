# interpreted: a check for those who write texts.
"""Proves the Fluent files complete and well formed: nothing missing, extra, or said of nothing.

Each fault is a line that names the file, the message and what is wrong with it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from kachidoki.bots.registry import levels
from kachidoki.games import find, ids
from kachidoki.kernel.game import Game
from kachidoki.text import (
    LANGUAGES,
    OWN_MESSAGES,
    PACKAGE,
    SEAT_LISTS,
    SEATS,
    own_files,
)
from kachidoki.text.source import Uses, scan

PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "many", "other"},
    "de": {"one", "other"},
}
# The forms of a name that `Texts.name` promises in every language.
FORMS = {"kind": ("one", "many", "count")}
JOINS = ("between", "last")
# Prefixes of messages that are not asked for by name.
HELPER = "form-"
TERMINAL = "cli-"
# Prefixes of messages that belong into the page files.
PAGE, LESSON = "page-", "lesson-"

STRAIGHT = re.compile(r"[\"']")
FRENCH_SPACE = re.compile(r" [;:!?»]|« |[^\s\u00a0\u202f][;!?»]|«[^\u00a0\u202f]")


@dataclass(slots=True)
class Pattern:
    """What one pattern uses: variables, other patterns, selects and words."""

    variables: set[str] = field(default_factory=set)
    references: set[tuple[str, str]] = field(default_factory=set)
    selects: list[tuple[str, list[str], str]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a message may use and must have. `variables` None: whatever all languages use."""

    variables: frozenset[str] | None = frozenset()
    attributes: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


Messages = dict[str, dict[str, Pattern]]


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.pattern = Pattern()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.pattern.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = node.attribute.name if node.attribute else ""
        self.pattern.references.add((node.id.name, attribute))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.pattern.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [_key(variant) for variant in node.variants]
        default = next(_key(variant) for variant in node.variants if variant.default)
        if isinstance(node.selector, ast.VariableReference):
            self.pattern.selects.append((node.selector.id.name, keys, default))
        self.generic_visit(node)


@lru_cache(maxsize=256)
def _entries(text: str) -> list[tuple[ast.EntryType, list[tuple[str, Pattern]]]]:
    """What a file holds, and what each message says, by its parts. Kept: whoever checks again has
    changed one file or two."""
    return [(entry, list(_parts(entry))) for entry in FluentParser().parse(text).body]


def _parts(entry: ast.EntryType) -> Iterator[tuple[str, Pattern]]:
    if isinstance(entry, ast.Message):
        if entry.value is not None:
            yield "", _pattern(entry.value)
        for attribute in entry.attributes:
            yield attribute.id.name, _pattern(attribute.value)


def _referred(messages: Messages) -> set[str]:
    """The messages that others refer to."""
    return {
        reference
        for patterns in messages.values()
        for pattern in patterns.values()
        for reference, _ in pattern.references
    }


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _pattern(node: ast.Pattern) -> Pattern:
    reader = _Reader()
    reader.visit(node)
    return reader.pattern


class Check:
    """The faults of all files below `package`, which lies as the package itself does."""

    def __init__(self, package: Path, source: Path, page: Path | None) -> None:
        self.package = package
        self.uses: Uses = scan(source, page)
        self.faults: list[str] = []
        # Helpers that come from the data of games.
        self.made: set[str] = set()

    def run(self) -> list[str]:
        common = self._all(None)
        own = {game_id: self._all(game_id) for game_id in ids()}
        wanted = self._common_wanted()
        shared, terminal = self._terminal_wanted(own)
        self._compare(None, common, {**wanted, **shared, **self._page_wanted(None)}, {}, {})
        for game_id, mine in own.items():
            game = find(game_id)
            asked = {**self._game_wanted(game, wanted), **terminal[game_id]}
            asked |= self._page_wanted(game_id)
            self._compare(game, mine, asked, game.vocabulary.names, common)
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

    def _all(self, game_id: str | None) -> dict[str, Messages]:
        return {language: self._read(language, game_id) for language in LANGUAGES}

    def _read(self, language: str, game_id: str | None) -> Messages:
        messages: Messages = {}
        for path in own_files(language, game_id, self.package):
            if path.is_file():
                self._read_text(path, path.read_text(encoding="utf-8"), messages)
            else:
                self._fault_in(path, "-", "the file is missing")
        # What a game says from its data is there like the rest, and may go unused.
        path = own_files(language, game_id, self.package)[0]
        before = set(messages)
        if game_id is not None:
            self._read_text(path, find(game_id).spoken(language), messages)
        self.made |= messages.keys() - before
        return messages

    def _read_text(self, path: Path, text: str, messages: Messages) -> None:
        for entry, parts in _entries(text):
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

    def _common_wanted(self) -> dict[str, Wanted]:
        wanted = {
            "language": Wanted(),
            "player": Wanted(frozenset({"number"})),
            "you": Wanted(),
            "list-default": Wanted(frozenset({"item", "count"}), JOINS),
            "list-known": Wanted(frozenset({"item", "count"}), JOINS),
            "error-cited": Wanted(frozenset({"sentence", "title"})),
            "error-other": Wanted(frozenset({"reason"})),
        }
        for level in levels():
            wanted[f"level-{level}"] = Wanted(attributes=("about",))
        for prefix, uses in (("event", self.uses.events), ("error", self.uses.reasons)):
            for use in uses:
                key = f"{prefix}-{use.key}"
                if not use.game:
                    wanted[key] = Wanted(_narrow(wanted.get(key, Wanted(None)), use.given))
        # A game may raise what is common: then it gives the same values.
        for use in self.uses.reasons:
            key = f"error-{use.key}"
            if use.game and key in wanted and use.key not in _refusals(use.game):
                wanted[key] = Wanted(_narrow(wanted[key], use.given))
        return wanted

    def _terminal_wanted(
        self, own: Mapping[str, Mapping[str, Messages]]
    ) -> tuple[dict[str, Wanted], dict[str, dict[str, Wanted]]]:
        """The keys of the terminal: in the common files, or in those of the game that uses them."""
        shared: dict[str, Wanted] = {}
        terminal: dict[str, dict[str, Wanted]] = {game_id: {} for game_id in own}
        for use in self.uses.terminal:
            home = shared
            if use.game and any(use.key in messages for messages in own[use.game].values()):
                home = terminal[use.game]
            home[use.key] = Wanted(_narrow(home.get(use.key, Wanted(None)), use.given))
        return shared, terminal

    def _page_wanted(self, game_id: str | None) -> dict[str, Wanted]:
        """The keys of the page that the common file has to have, or that of a game."""
        keys = self.uses.page or ()
        return {key: Wanted(None) for key in keys if _page_of(key) == game_id}

    def _game_wanted(self, game: Game, common: Mapping[str, Wanted]) -> dict[str, Wanted]:
        words = game.vocabulary
        self._check_vocabulary(game, common)
        wanted = {"game": Wanted(attributes=("about",))}
        for key, values in words.events.items():
            wanted[f"event-{key}"] = Wanted(frozenset(values), optional=("auto",))
        for key, values in words.questions.items():
            wanted[f"question-{key}"] = Wanted(frozenset(values) | {"seat"})
        for key, values in words.moves.items():
            wanted[f"move-{key}"] = Wanted(frozenset(values))
        for key, values in words.refusals.items():
            if f"error-{key}" not in common:
                wanted[f"error-{key}"] = Wanted(frozenset(values))
        for section in words.sections:
            wanted[f"rule-{section}"] = Wanted(attributes=("title",))
        for mode in words.names.get("mode", ()):
            wanted[f"mode-{mode}"] = Wanted(attributes=("about",))
        for option in words.names.get("option", ()):
            wanted[f"option-{option}"] = Wanted(attributes=("about",))
            wanted[f"setting-{option}"] = Wanted(frozenset({"value"}))
        for category in words.names:
            if category not in OWN_MESSAGES:
                given = frozenset({category, "count"})
                wanted[f"name-{category}"] = Wanted(given, FORMS.get(category, ()))
        if game.lesson is not None:
            for key, given in game.lesson.keys().items():
                wanted[key] = Wanted(given, optional=("other",))
        return wanted

    def _check_vocabulary(self, game: Game, common: Mapping[str, Wanted]) -> None:
        words = game.vocabulary
        for use in self.uses.reasons:
            if use.game != game.id:
                continue
            if use.key not in words.refusals:
                if f"error-{use.key}" not in common:
                    self.faults.append(
                        f"{use.where}: {use.key}: not in the vocabulary of {game.id}"
                    )
            elif use.given is not None and use.given != set(words.refusals[use.key]):
                self.faults.append(
                    f"{use.where}: {use.key}: gives {_names(use.given)}, "
                    f"the vocabulary says {_names(words.refusals[use.key])}"
                )

    # Comparing.

    def _compare(
        self,
        game: Game | None,
        mine: Mapping[str, Messages],
        wanted: Mapping[str, Wanted],
        names: Mapping[str, tuple[str, ...]],
        common: Mapping[str, Messages],
    ) -> None:
        game_id = None if game is None else game.id
        lists = _lists(game)
        for language in LANGUAGES:
            messages = mine[language]
            everything = {**common.get(language, {}), **messages}
            referred = _referred(messages)
            for key in wanted:
                if key not in messages:
                    self._fault(language, game_id, key, "is missing")
            for key, patterns in messages.items():
                if key in common.get(language, {}):
                    self._fault(language, game_id, key, "is in the common file already")
                want = wanted.get(key) or lists.get(key) or self._free(key, game_id, referred)
                if want is None:
                    self._fault(language, game_id, key, "is not asked for by anything")
                    continue
                for fault in _message_faults(key, patterns, want, everything):
                    self._fault(language, game_id, *fault)
                for attribute, pattern in patterns.items():
                    where = f"{key}.{attribute}" if attribute else key
                    # The value of a setting is none of the names of the game.
                    called = {} if key.startswith("setting-") else names
                    for what in _pattern_faults(pattern, language, called, everything):
                        self._fault(language, game_id, where, what)
        self._compare_languages(game_id, mine, common)

    def _free(self, key: str, game_id: str | None, referred: set[str]) -> Wanted | None:
        """Messages that nobody asks for by name: helpers in use, keys of the terminal, and those of
        a page whose source is not at hand."""
        if key.startswith(HELPER):
            # The common helpers serve the games too, so their use is not counted.
            used = key == f"{HELPER}number" or key in self.made or key in referred
            return Wanted(None) if used else None
        if key.startswith(TERMINAL) and any(key.startswith(one) for one in self.uses.openings):
            return Wanted(None)
        if key.startswith(PAGE) and self.uses.page is None and _page_of(key) == game_id:
            return Wanted(None)
        return None

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
                pair = (mine[first].get(key), mine[language].get(key))
                if pair[0] is None or pair[1] is None:
                    missing = first if pair[0] is None else language
                    if key.startswith((TERMINAL, PAGE, LESSON, "list-")):
                        self._fault(missing, game_id, key, "is missing, another language has it")
                    continue
                if not key.startswith("name-") and pair[0].keys() != pair[1].keys():
                    what = f"has the parts {_names(pair[1])}, {first} has {_names(pair[0])}"
                    self._fault(language, game_id, key, what)
                for part in pair[0].keys() & pair[1].keys():
                    ours, theirs = (
                        {_base(variable) for variable in _variables(key, part, everything[one])}
                        for one in (language, first)
                    )
                    if ours != theirs:
                        where = f"{key}.{part}" if part else key
                        what = f"uses {_names(ours)}, {first} uses {_names(theirs)}"
                        self._fault(language, game_id, where, what)
            for variable, cases in _cases(mine[language]).items():
                theirs = _cases(mine[first]).get(variable, cases)
                if cases != theirs:
                    what = f"tells {_names(cases)} apart, {first} {_names(theirs)}"
                    self._fault(language, game_id, f"${variable}", what)


def _message_faults(
    key: str, patterns: Mapping[str, Pattern], want: Wanted, everything: Messages
) -> Iterator[tuple[str, str]]:
    if "" not in patterns:
        yield key, "has no text of its own"
    for attribute in want.attributes:
        if attribute not in patterns:
            yield f"{key}.{attribute}", "is missing"
    for attribute in patterns:
        where = f"{key}.{attribute}" if attribute else key
        if attribute and attribute not in (*want.attributes, *want.optional):
            if want.variables is None or not key.startswith("name-"):
                yield where, "is not asked for by anything"
            elif not _is_used(key, attribute, everything):
                yield where, "is never used"
        if want.variables is None:
            continue
        known = {name for value in want.variables for name in _expanded(value)}
        for variable in sorted(_variables(key, attribute, everything)):
            if variable not in known:
                yield where, f"${variable} is not given (there are {_names(want.variables)})"


def _pattern_faults(
    pattern: Pattern,
    language: str,
    names: Mapping[str, tuple[str, ...]],
    everything: Messages,
) -> Iterator[str]:
    for reference, attribute in sorted(pattern.references):
        if attribute not in everything.get(reference, {}):
            yield f"refers to {reference}{'.' if attribute else ''}{attribute}, which is not there"
    for variable, keys, default in pattern.selects:
        yield from _select_faults(variable, keys, default, language, names)
    for words in pattern.words:
        if STRAIGHT.search(words):
            yield f"has a straight quotation mark: {words.strip()}"
        if language == "fr" and FRENCH_SPACE.search(words):
            yield f"lacks a no-break space: {words.strip()}"


def _select_faults(
    variable: str,
    keys: list[str],
    default: str,
    language: str,
    names: Mapping[str, tuple[str, ...]],
) -> Iterator[str]:
    if len(keys) != len(set(keys)):
        yield f"selects twice on the same case of ${variable}"
    if variable in names:
        known = {name.replace(" ", "-") for name in names[variable]}
        if strange := set(keys) - known - {"other"}:
            yield f"selects on {_names(strange)}, which no ${variable} is"
        if default != "other" and (left := known - set(keys)):
            yield f"selects on ${variable} without {_names(left)}"
    elif variable.endswith("-is"):
        value = variable.removesuffix("-is")
        cases = {"me", "other"} if value in SEATS else {"empty", "given"}
        if value in SEAT_LISTS:
            cases = {"me", "us", "others"}
        if strange := set(keys) - cases:
            yield f"selects on {_names(strange)}, but ${variable} is {_names(cases)}"
    elif _is_number(keys):
        if strange := {key for key in keys if not key.lstrip("-").isdecimal()} - PLURALS[language]:
            yield f"selects on {_names(strange)}, which is no plural of the language"
        if default != "other":
            yield f"selects on the number ${variable} without *[other]"


def _is_number(keys: list[str]) -> bool:
    return any(key.isdecimal() or key in ("zero", "one", "two", "few", "many") for key in keys)


def _cases(messages: Messages) -> dict[str, set[str]]:
    """The cases that a file tells apart, by variable; not of numbers, names and readers."""
    cases: dict[str, set[str]] = {}
    for patterns in messages.values():
        for pattern in patterns.values():
            for variable, keys, default in pattern.selects:
                if default != "other" and not _is_number(keys) and not variable.endswith("-is"):
                    cases.setdefault(variable, set()).update(keys)
    return cases


def _variables(key: str, attribute: str, everything: Messages) -> set[str]:
    """All variables of a pattern, and of those that it refers to."""
    found: set[str] = set()
    seen: set[tuple[str, str]] = set()
    waiting = [(key, attribute)]
    while waiting:
        at = waiting.pop()
        pattern = everything.get(at[0], {}).get(at[1])
        if pattern is not None and at not in seen:
            seen.add(at)
            found |= pattern.variables
            waiting += pattern.references
    return found


def _is_used(key: str, attribute: str, everything: Messages) -> bool:
    return any(
        (key, attribute) in pattern.references
        for patterns in everything.values()
        for pattern in patterns.values()
    )


def _expanded(value: str) -> tuple[str, ...]:
    return (value, f"{value}-is", f"{value}-count")


def _base(variable: str) -> str:
    return variable.removesuffix("-is").removesuffix("-count")


def _narrow(wanted: Wanted, given: frozenset[str] | None) -> frozenset[str] | None:
    """What is given at every place: the values that a message may rely on."""
    if given is None or wanted.variables is None:
        return given if wanted.variables is None else wanted.variables
    return wanted.variables & given


def _refusals(game_id: str) -> Mapping[str, tuple[str, ...]]:
    return find(game_id).vocabulary.refusals


def _page_of(key: str) -> str | None:
    """The game whose page files have a key of the page."""
    return next((game_id for game_id in ids() if key.startswith(f"{PAGE}{game_id}-")), None)


def _lists(game: Game | None) -> dict[str, Wanted]:
    """The `list-` messages that a game may have: one for each value it ever gives."""
    if game is None:
        return {}
    words = game.vocabulary
    tables = (words.events, words.questions, words.refusals, words.moves)
    values = {value for table in tables for given in table.values() for value in given}
    parts = frozenset(words.names) - set(OWN_MESSAGES) | {"item", "count"}
    return {f"list-{value}": Wanted(parts, JOINS) for value in values}


def _names(names: Iterable[str]) -> str:
    return ", ".join(sorted(name or "text" for name in names)) or "nothing"


def check(package: Path = PACKAGE, source: Path = PACKAGE, page: Path | None = None) -> list[str]:
    """The faults of the Fluent files below `package`, as the program in `source` needs them, and
    the page whose source is in `page`."""
    return Check(package, source, page).run()
