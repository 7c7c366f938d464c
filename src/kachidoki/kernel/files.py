# interpreted: reads files when a game is set up; nothing here is used inside playouts.
"""Files that an owner of a game has written by hand: what is in them, or why it cannot be read."""

import re
import tomllib
from pathlib import Path

_WHERE = re.compile(r"at line (\d+)")


class BadFile(Exception):
    """`why` a file cannot be read: no-file, unreadable, too-large, not-text or not-toml; and the
    number of the line, where one is to blame."""

    def __init__(self, why: str, line: int | str = "") -> None:
        super().__init__(why)
        self.why = why
        self.line = f":{line}" if line else ""


def read_toml(file: Path, most: int) -> dict[str, object]:
    """What is in a TOML file of at most so many bytes; raises BadFile."""
    try:
        # Pipes and devices may never end.
        if file.exists() and not file.is_file():
            raise BadFile("unreadable")
        with file.open("rb") as stream:
            content = stream.read(most + 1)
    except FileNotFoundError:
        raise BadFile("no-file") from None
    except (OSError, ValueError):
        # ValueError: no file can have such a name.
        raise BadFile("unreadable") from None
    if len(content) > most:
        raise BadFile("too-large")
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadFile("not-text", content.count(b"\n", 0, error.start) + 1) from None
    except (ValueError, RecursionError) as error:
        # Also what the parser cannot hold: dates that are none, numbers and nesting without end.
        found = _WHERE.search(str(error))
        last = len(content.splitlines()) if "end of document" in str(error) else ""
        raise BadFile("not-toml", found[1] if found else last) from None
