"""The page knows its types, and casts past none of them: those of the wire and of each game are
written from what Python declares (`tools/wire_types.py`)."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web" / "src"
# `as unknown as`, `as any`, a thing that is `any`, and comments that silence the checker.
PAST_THE_TYPES = re.compile(
    r"\bas unknown as\b|\bas any\b|[:<,]\s*any\b(?! [a-z])|@ts-|svelte-ignore ts"
)


def faults(text: str) -> list[int]:
    lines = text.splitlines()
    return [at for at, line in enumerate(lines, 1) if PAST_THE_TYPES.search(without_prose(line))]


def without_prose(line: str) -> str:
    """A line without what is only said: comments that stand alone."""
    return "" if re.match(r"\s*(//(?! *@ts)|\*|/\*\*)", line) else line


def test_nothing_is_cast_past_its_type() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{at}"
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for at in faults(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        "const table = view.table as unknown as Table;",
        "const { seat } = event.values as any;",
        "function told(event: any): string {",
        "const all: Record<string, any> = {};",
        "// @ts-expect-error",
    ],
)
def test_what_is_cast_past_its_type_is_found(line: str) -> None:
    assert faults(line) == [1]
