"""Write docs/rules-coverage.md: which tests prove each section, ruling and case of each game.

    python tools/coverage_table.py --write    write the file
    python tools/coverage_table.py            say what is missing or stale; exit 1 if anything is

A test proves the section that its name begins with (`test_round_end_...`), and every ruling or case
whose number is in its name (`c08`, `ct03`) or in its docstring (`C8`, `CT3`). The numbers of cases
end in T: `CT3` is a case, `C8` and `K1` are rulings.
"""

import ast
import re
import sys
from pathlib import Path

import kachidoki

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "docs" / "rules-coverage.md"
RULINGS = ROOT / "docs" / "rulings.md"
TESTS = ROOT / "tests" / "games"
CASE = re.compile(r"[A-Z]+T\d")

HEAD = """\
# What the tests prove

Made by `python tools/coverage_table.py --write`; a test fails when it is stale or when a line has
no test. Rulings and cases are explained in [rulings.md](rulings.md).
"""
EVERY = """\
## Every game

In every mode and for every number of players, with what only the game's own tests can know from
`tests/games/<id>/twins.py`:
"""


class Proof:
    """One test: its name, where it is, and the numbers it carries."""

    def __init__(self, file: str, name: str, doc: str) -> None:
        self.file = file
        self.name = name
        named = re.findall(r"(?<=_)([a-z]{1,2})(\d{2,3})(?=_|$)", name)
        cited = re.findall(r"\b([A-Z]{1,2})(\d{1,3})\b", doc)
        self.ids = {plain(letters.upper() + digits) for letters, digits in (*named, *cited)}


def plain(number: str) -> str:
    """The number of a ruling or case without zeros in front: `A7` and `A07` are one."""
    return re.sub(r"(?<=[A-Z])0+(?=\d)", "", number)


def proofs(folder: Path) -> list[Proof]:
    """The tests of a folder, read without running them."""
    found = []
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(Proof(path.name, node.name, ast.get_docstring(node) or ""))
    return found


def section_of(proof: Proof, sections: tuple[str, ...]) -> str:
    """The longest section that the name of a test begins with, or nothing."""
    rest = proof.name.removeprefix("test_")
    fitting = [name for name in sections if rest.startswith(name.replace("-", "_") + "_")]
    return max(fitting, key=len, default="")


def numbered(game_id: str) -> list[tuple[str, str]]:
    """The ids in the tables of docs/rulings.md for a game, with what their first column says."""
    text = RULINGS.read_text(encoding="utf-8")
    part = re.search(rf"^## [^\n]*\(`{game_id}`\)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return re.findall(r"^\| ([A-Z]+\d+) \| (.*?) \|", part.group(1), re.M) if part else []


def rows(game_id: str) -> list[tuple[str, list[tuple[str, list[Proof]]]]]:
    """The tables of a game: a heading, and for each line the tests that prove it."""
    sections = kachidoki.game(game_id).vocabulary.sections
    tests = proofs(TESTS / game_id)
    parts = [
        (name, [test for test in tests if section_of(test, sections) == name]) for name in sections
    ]
    ruled, cases = [], []
    for number, said in numbered(game_id):
        line = (f"{number} {said}", [test for test in tests if plain(number) in test.ids])
        (cases if CASE.match(number) else ruled).append(line)
    return [("Sections of the rulebook", parts), ("Rulings", ruled), ("Cases", cases)]


def render() -> str:
    """The whole file."""
    lines = [HEAD, EVERY, "| | tests |", "|---|---|"]
    for file, names in _by_file(proofs(TESTS)).items():
        if file not in NOT_ABOUT_RULES:
            lines.append(f"| {file} | {', '.join(names)} |")
    lines.append("")
    for game_id in kachidoki.games():
        lines.append(f"## `{game_id}`\n")
        for heading, table in rows(game_id):
            lines += [f"### {heading}\n", "| | tests |", "|---|---|"]
            lines += [f"| {name} | {_cited(tests)} |" for name, tests in table]
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _cited(tests: list[Proof]) -> str:
    return "; ".join(f"{file}: {', '.join(names)}" for file, names in _by_file(tests).items())


def _by_file(tests: list[Proof]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for test in tests:
        found.setdefault(test.file, []).append(test.name.removeprefix("test_"))
    return found


def unproved() -> list[str]:
    """Lines without a test."""
    return [
        f"{game_id}: {name}"
        for game_id in kachidoki.games()
        for _, table in rows(game_id)
        for name, tests in table
        if not tests
    ]


# Tests of the table itself, of how the rules are taught, and of card sets, which are data.
NOT_ABOUT_RULES = (
    "test_coverage_table.py",
    "test_lesson.py",
    "test_card_set.py",
    "test_card_texts.py",
)


def stray() -> list[str]:
    """Tests of a game that begin with no section of its rulebook."""
    return [
        f"{game_id}: {test.file}: {test.name}"
        for game_id in kachidoki.games()
        for test in proofs(TESTS / game_id)
        if not section_of(test, kachidoki.game(game_id).vocabulary.sections)
        and test.file not in NOT_ABOUT_RULES
    ]


def main() -> int:
    if "--write" in sys.argv[1:]:
        TABLE.write_text(render(), encoding="utf-8")
    wrong = [f"no test: {line}" for line in unproved()] + [
        f"no section: {line}" for line in stray()
    ]
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != render():
        wrong.append(f"stale: {TABLE.relative_to(ROOT)}; run with --write")
    print("\n".join(wrong) or "every section, ruling and case has a test")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
