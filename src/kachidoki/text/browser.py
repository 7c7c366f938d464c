# interpreted: cuts text files.
"""The Fluent files as the page in the browser gets them: only what it can say."""

from functools import cache

from fluent.syntax import FluentParser, ast

from kachidoki.kernel.game import Game
from kachidoki.text import game_of, own_files

# Messages of the terminal, and the rulebook, which the page asks for by itself.
LEFT_OUT = ("cli-", "rule-")


def for_browser(language: str, given: Game | str | None) -> str:
    """The messages that all games share, or those of one game alone, in one language."""
    game = game_of(given)
    if game is None:
        return _of_files(language, None)
    return _of_files(language, game.id) + game.spoken(language)


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
