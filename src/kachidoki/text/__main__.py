# interpreted: a command.
"""`python -m kachidoki.text check`: are the texts of all languages complete and well formed?

With the source of the page (`--page web/src`) also whether it asks for the messages it has.
"""

import sys
from pathlib import Path

USAGE = "usage: python -m kachidoki.text check [--page FOLDER]"


def main(arguments: list[str]) -> int:
    match arguments:
        case ["check"]:
            page = None
        case ["check", "--page", folder] if Path(folder).is_dir():
            page = Path(folder)
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    from kachidoki.text.check import check

    faults = check(page=page)
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} faults in the texts", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
