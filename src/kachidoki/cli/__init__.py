"""The command `kachidoki`: play in the terminal, replay and verify logs, let bots play matches.

How it is used is in docs/terminal.md. Everything that it says is in the text files under `cli-`.
"""

import sys
from collections.abc import Sequence

from kachidoki.extras import install

# What the terminal needs beyond the standard library.
NEEDED = ("fluent", "rich", "typer")


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
        how = f"Install it with: {install('cli')}"
        print(f"The terminal needs “{missing}”, which is not installed. {how}", file=sys.stderr)
        return 2
    return execute(arguments)
