# interpreted: a check for those who write texts.
"""Proves the Fluent files complete and well formed: nothing missing, extra, or said of nothing.

Each fault is a line that names the file, the message and what is wrong with it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from kachidoki.bots.registry import levels
from kachidoki.games import find, ids
from kachidoki.kernel.game import Game
from kachidoki.text import LANGUAGES, OWN_MESSAGES, PACKAGE, own_files
from kachidoki.text import patterns as fluent
from kachidoki.text.patterns import Messages, Pattern, named
from kachidoki.text.source import Uses, scan

# The forms of a name that `Texts.name` promises in every language.
FORMS = {"kind": ("one", "many", "count")}
JOINS = ("between", "last")
# Prefixes of messages that are not asked for by name.
HELPER = "form-"
TERMINAL = "cli-"
# Prefixes of messages that belong into the page files.
PAGE, LESSON = "page-", "lesson-"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a message may use and must have. `variables` None: whatever all languages use."""

    variables: frozenset[str] | None = frozenset()
    attributes: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


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
            wanted[f"question-{key}"] = Wanted(frozenset({*values, "seat"}))
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
                    f"{use.where}: {use.key}: gives {named(use.given)}, "
                    f"the vocabulary says {named(words.refusals[use.key])}"
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
            referred = fluent.referred(messages)
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
                    for what in fluent.pattern_faults(pattern, language, called, everything):
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
                    what = f"has the parts {named(pair[1])}, {first} has {named(pair[0])}"
                    self._fault(language, game_id, key, what)
                for part in pair[0].keys() & pair[1].keys():
                    ours, theirs = (
                        {
                            _base(variable)
                            for variable in fluent.variables_of(key, part, everything[one])
                        }
                        for one in (language, first)
                    )
                    if ours != theirs:
                        where = f"{key}.{part}" if part else key
                        what = f"uses {named(ours)}, {first} uses {named(theirs)}"
                        self._fault(language, game_id, where, what)
            for variable, cases in fluent.cases_of(mine[language]).items():
                theirs = fluent.cases_of(mine[first]).get(variable, cases)
                if cases != theirs:
                    what = f"tells {named(cases)} apart, {first} {named(theirs)}"
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
            elif not fluent.is_used(key, attribute, everything):
                yield where, "is never used"
        if want.variables is None:
            continue
        known = {name for value in want.variables for name in _expanded(value)}
        for variable in sorted(fluent.variables_of(key, attribute, everything)):
            if variable not in known:
                yield where, f"${variable} is not given (there are {named(want.variables)})"


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


def check(package: Path = PACKAGE, source: Path = PACKAGE, page: Path | None = None) -> list[str]:
    """The faults of the Fluent files below `package`, as the program in `source` needs them, and
    the page whose source is in `page`."""
    return Check(package, source, page).run()
