"""What is in a Fluent file, and what is wrong with one pattern of it by itself."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from fluent.syntax import FluentParser, ast, visitor

from kachidoki.text import SEAT_LISTS, SEATS, spot

PLURALS = {"en": {"one", "other"}, "fr": {"one", "many", "other"}, "de": {"one", "other"}}
# What `-is` tells of seats and of lists of them.
CASES = {seat: {"me", "other"} for seat in SEATS}
CASES |= {seats: {"me", "us", "others"} for seats in SEAT_LISTS}
STRAIGHT = re.compile(r"[\"']")
FRENCH_SPACE = re.compile(r" [;:!?»]|« |[^\s\u00a0\u202f][;!?»]|«[^\u00a0\u202f]")


# Patterns as key and attribute.
References = set[tuple[str, str]]
# On which variable, with which cases, and the one of them for all the rest.
Select = tuple[str, list[str], str]


class Pattern(visitor.Visitor):
    """What one pattern uses: variables, other patterns, selects and words."""

    def __init__(self, node: ast.Pattern | None = None) -> None:
        self.variables: set[str] = set()
        self.references: References = set()
        self.selects: list[Select] = []
        self.words: list[str] = []
        if node is not None:
            self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = node.attribute.name if node.attribute else ""
        self.references.add((node.id.name, attribute))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [_key(variant) for variant in node.variants]
        default = next(_key(variant) for variant in node.variants if variant.default)
        if isinstance(node.selector, ast.VariableReference):
            self.selects.append((node.selector.id.name, keys, default))
        self.generic_visit(node)


Messages = dict[str, dict[str, Pattern]]


@lru_cache(maxsize=256)
def entries(text: str) -> list[tuple[ast.EntryType, list[tuple[str, Pattern]]]]:
    """What a file holds, and what each message says, by its parts. Kept: whoever checks again has
    changed one file or two."""
    return [(entry, list(_parts(entry))) for entry in FluentParser().parse(text).body]


def _parts(entry: ast.EntryType) -> Iterator[tuple[str, Pattern]]:
    if isinstance(entry, ast.Message):
        if entry.value is not None:
            yield "", Pattern(entry.value)
        for attribute in entry.attributes:
            yield attribute.id.name, Pattern(attribute.value)


def all_patterns(messages: Messages) -> Iterator[Pattern]:
    for patterns in messages.values():
        yield from patterns.values()


def references(messages: Messages) -> References:
    """The patterns that others refer to."""
    return {one for pattern in all_patterns(messages) for one in pattern.references}


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def pattern_faults(
    pattern: Pattern, language: str, names: Mapping[str, tuple[str, ...]], everything: Messages
) -> Iterator[str]:
    for reference, attribute in sorted(pattern.references):
        if attribute not in everything.get(reference, {}):
            yield f"refers to {spot(reference, attribute)}, which is not there"
    for select in pattern.selects:
        yield from _select_faults(select, language, names)
    for words in pattern.words:
        if STRAIGHT.search(words):
            yield f"has a straight quotation mark: {words.strip()}"
        if language == "fr" and FRENCH_SPACE.search(words):
            yield f"lacks a no-break space: {words.strip()}"


def _select_faults(
    select: Select, language: str, names: Mapping[str, tuple[str, ...]]
) -> Iterator[str]:
    variable, keys, default = select
    if len(keys) != len(set(keys)):
        yield f"selects twice on the same case of ${variable}"
    if variable in names:
        known = {name.replace(" ", "-") for name in names[variable]}
        if strange := set(keys) - known - {"other"}:
            yield f"selects on {named(strange)}, which no ${variable} is"
        if default != "other" and (left := known - set(keys)):
            yield f"selects on ${variable} without {named(left)}"
    elif variable.endswith("-is"):
        cases = CASES.get(variable.removesuffix("-is"), {"empty", "given"})
        if strange := set(keys) - cases:
            yield f"selects on {named(strange)}, but ${variable} is {named(cases)}"
    elif is_number(keys):
        if strange := {key for key in keys if not key.lstrip("-").isdecimal()} - PLURALS[language]:
            yield f"selects on {named(strange)}, which is no plural of the language"
        if default != "other":
            yield f"selects on the number ${variable} without *[other]"


def is_number(keys: list[str]) -> bool:
    return any(key.isdecimal() or key in ("zero", "one", "two", "few", "many") for key in keys)


def cases_of(messages: Messages) -> dict[str, set[str]]:
    """The cases that a file tells apart, by variable; not of numbers, names and readers."""
    cases: dict[str, set[str]] = {}
    for pattern in all_patterns(messages):
        for variable, keys, default in pattern.selects:
            if default != "other" and not is_number(keys) and not variable.endswith("-is"):
                cases.setdefault(variable, set()).update(keys)
    return cases


def variables_of(key: str, attribute: str, everything: Messages) -> set[str]:
    """All variables of a pattern, and of those that it refers to."""
    seen: References = set()
    found: set[str] = set()
    waiting = {(key, attribute)}
    while waiting:
        seen |= waiting
        patterns = [everything.get(one, {}).get(part, Pattern()) for one, part in waiting]
        found.update(*[pattern.variables for pattern in patterns])
        waiting = {one for pattern in patterns for one in pattern.references} - seen
    return found


def named(names: Iterable[str]) -> str:
    return ", ".join(sorted(name or "text" for name in names)) or "nothing"
