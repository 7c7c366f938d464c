# interpreted: asks the platform.
"""Where the files of a user are: the games that were kept, and the tables of their server."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The data folder of this platform; `XDG_DATA_HOME` names another."""
    chosen = os.environ.get("XDG_DATA_HOME")
    if chosen:
        return Path(chosen) / "kachidoki"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "kachidoki"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kachidoki"
    return Path.home() / ".local" / "share" / "kachidoki"
