"""The documentation is true: its examples run, its commands exist, its links lead somewhere."""

import re
import shlex
from pathlib import Path

import pytest

import kachidoki

ROOT = Path(__file__).resolve().parents[1]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + DOCS
# They have tests of their own: tests/envs/test_learning_doc.py, tests/games/glory/test_position.py,
# tests/server/test_api_docs.py.
RUN_ELSEWHERE = ("learning.md", "positions.md", "api.md")

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, *languages: str) -> list[str]:
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [text for language, text in found if language in languages]


def commands(page: Path) -> list[str]:
    """What a reader may type: lines of shell blocks, and commands within a sentence."""
    lines = [line for block in blocks(page, "", "sh", "console") for line in block.splitlines()]
    prose = BLOCK.sub("", page.read_text(encoding="utf-8"))
    lines += INLINE.findall(prose)
    typed = [re.sub(r"^(\$ |\.venv/bin/)", "", line.strip()) for line in lines]
    return [re.split(r"\s+#|\s*&&", line)[0] for line in typed]


# The pages in RUN_ELSEWHERE have a test of their own.
@pytest.mark.parametrize(
    "page",
    [p for p in PAGES if blocks(p, "python") and p.name not in RUN_ELSEWHERE],
    ids=named,
)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page, "python"):
        exec(compile(block, named(page), "exec"), names)


def test_the_readme_has_an_example_and_the_two_commands() -> None:
    readme = ROOT / "README.md"
    assert blocks(readme, "python")
    assert {"make play", "make test"} <= set(commands(readme))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_commands_exist(page: Path) -> None:
    pytest.importorskip("typer")
    from typer.main import get_command

    from kachidoki.cli.app import app

    known = get_command(app).commands
    for line in commands(page):
        if not line.startswith("kachidoki ") or "|" in line:
            continue
        name, *arguments = shlex.split(line)[1:]
        if name == "--version":
            continue
        assert name in known, f"{named(page)}: {line}"
        # Reads the arguments without doing anything; an unknown option raises.
        known[name].make_context(name, arguments)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_targets_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    for line in commands(page):
        words = [word for word in line.split() if not re.match(r"[A-Z_]+=", word)]
        if words[:1] == ["make"] and len(words) > 1:
            assert words[1] in known, f"{named(page)}: {line}"


def slug(heading: str) -> str:
    """The anchor that a heading gets on the usual sites."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{named(page)} links to {link}"
        if anchor:
            headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in map(slug, headings), f"{named(page)} links to {link}"


def test_the_index_has_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    links = {(index.parent / link).resolve() for link in LINK.findall(index.read_text("utf-8"))}
    assert not [named(page) for page in DOCS if page != index and page not in links]


def test_the_api_page_has_every_public_name() -> None:
    text = (ROOT / "docs" / "python-api.md").read_text(encoding="utf-8")
    words = set(re.findall(r"\w+", text))
    assert not [name for name in kachidoki.__all__ if name not in words]
