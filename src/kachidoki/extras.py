"""How to install what an extra needs, whatever the package itself was installed from."""

import sys
from itertools import pairwise
from pathlib import PurePath


def install(extra: str) -> str:
    """The command that adds an extra to this installation: what is there already stays as it is."""
    return f'{_tool(PurePath(sys.prefix).parts)} "kachidoki[{extra}]"'


def _tool(prefix: tuple[str, ...]) -> str:
    """What installed us, told by the folder of this Python: pipx and uv keep one for each tool."""
    if "pipx" in prefix:
        return "pipx runpip kachidoki install"
    if ("uv", "tools") in pairwise(prefix):
        return "uv tool install --force"
    return "pip install"
