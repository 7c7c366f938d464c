"""The command `kachidoki`: play in the terminal, replay and verify logs, let bots play matches.

How it is used is in docs/terminal.md. Everything that it says is in the text files under `cli-`.
"""

import sys
from collections.abc import Sequence

# What the terminal needs beyond the standard library, and how it is added.
NEEDED = ("fluent", "rich", "typer")
INSTALL = 'pip install "kachidoki[cli]"'


def main() -> None:
    """The entry point of the command."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say and return the exit code; whatever goes wrong is one line."""
    try:
        import fluent.runtime  # noqa: F401

        from kachidoki.cli.app import execute
    except ModuleNotFoundError as error:
        missing = (error.name or "").split(".")[0]
        if missing not in NEEDED:
            raise
        print(f"The terminal needs “{missing}”. Install it with: {INSTALL}", file=sys.stderr)
        return 2
    return execute(arguments)
