# interpreted: a command.
"""`python -m kachidoki.text check`: are the texts of all languages complete and well formed?"""

import sys

USAGE = "usage: python -m kachidoki.text check"


def main(arguments: list[str]) -> int:
    if arguments != ["check"]:
        print(USAGE, file=sys.stderr)
        return 2
    from kachidoki.text.check import check

    faults = check()
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} faults in the texts", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
