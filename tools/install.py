"""Installs what lock files name into the Python that runs this.

python -m tools.install requirements/web.lock...

With uv, which takes a fifth of the processor's time that pip does; with pip where uv cannot be had,
or where pip was told of another index, as uv would not know it.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import alone

OWN = alone.ROOT / "requirements" / "uv.lock"
PIP = (sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "--no-input")
# `extra-index-url` adds to the usual index; these replace it.
REPLACED = re.compile(r"\.(index-url|no-index)=")


def uv() -> str | None:
    """uv, installed beside this Python if need be."""
    found = Path(sys.executable).with_name("uv")
    if not found.exists():
        told = subprocess.run((*PIP, "config", "list"), capture_output=True, text=True, check=False)
        if REPLACED.search(told.stdout):
            return None
        # Not built from its source: that takes longer than it saves.
        get = (*PIP, "install", "--no-compile", "--only-binary=:all:", "-r", str(OWN))
        subprocess.run(get, capture_output=True, check=False)
    return str(found) if found.exists() else None


def commands(files: Sequence[str], uv: str | None) -> list[tuple[str, ...]]:
    """What installs these files, the quickest way first."""
    named = tuple(word for file in files for word in ("-r", file))
    quick = (uv, "pip", "install", "-q", "--python", sys.executable, *named) if uv else ()
    # Modules are translated when they are first imported: most never are.
    return [way for way in (quick, (*PIP, "install", "--no-compile", *named)) if way]


def install(files: Sequence[str]) -> int:
    with alone.alone():
        *quick, sure = commands(files, uv())
        if any(
            subprocess.run(way, capture_output=True, check=False).returncode == 0 for way in quick
        ):
            return 0
        return subprocess.run(sure, check=False).returncode


if __name__ == "__main__":
    sys.exit(install(sys.argv[1:]))
