"""`python -m kachidoki` is the command `kachidoki`."""

from kachidoki.cli import main

if __name__ == "__main__":
    main()
