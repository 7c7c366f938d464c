"""How to install what an extra needs. The package is on no index: it is installed from a clone."""

import sys
from itertools import pairwise
from pathlib import PurePath


def install(extra: str) -> str:
    """The command, to be given in a clone, that adds an extra to this installation."""
    return f'{_tool(PurePath(sys.prefix).parts)} ".[{extra}]"'


def _tool(prefix: tuple[str, ...]) -> str:
    """What installed us, told by the folder of this Python: pipx and uv keep one for each tool."""
    if "pipx" in prefix:
        return "pipx install --force"
    if ("uv", "tools") in pairwise(prefix):
        return "uv tool install --force"
    return "pip install"
