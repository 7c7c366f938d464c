"""`python -m tools.texts`: are the texts of all languages complete and well formed?

With the source of the page (`--page web/src`) also whether it asks for the messages it has.
"""

import argparse
import sys
from pathlib import Path

from tools.texts.check import check


def folder(name: str) -> Path:
    if not Path(name).is_dir():
        raise argparse.ArgumentTypeError(f"{name} is no folder")
    return Path(name)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.texts", description=__doc__)
    parser.add_argument("--page", type=folder, metavar="FOLDER", help="the source of the page")
    faults = check(page=parser.parse_args(arguments).page)
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} faults in the texts", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
