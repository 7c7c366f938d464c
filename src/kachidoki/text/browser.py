# interpreted: cuts text files.
"""The Fluent files as the page in the browser gets them: only what it can say."""

from functools import cache

from fluent.syntax import FluentParser, ast

from kachidoki.text import own_files, spoken

# Messages of the terminal, and the rulebook, which the page asks for by itself.
LEFT_OUT = ("cli-", "rule-")


def for_browser(language: str, game_id: str | None, edition: str | None = None) -> str:
    """The messages that all games share, or those of one game alone, in one language."""
    return _of_files(language, game_id) + spoken(language, game_id, edition)


@cache
def _of_files(language: str, game_id: str | None) -> str:
    kept: list[str] = []
    for path in own_files(language, game_id):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(LEFT_OUT):
                assert entry.span is not None
                assert entry.id.span is not None
                # From its name on: what is noted above it is for those who write texts.
                kept.append(text[entry.id.span.start : entry.span.end].rstrip())
    return "\n".join(kept) + "\n"
