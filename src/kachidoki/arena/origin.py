"""Where figures come from: the version, the commit and the machine."""

import os
import platform
import subprocess
from pathlib import Path

import kachidoki


def processor() -> str:
    """What this machine's processor calls itself."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        if names:
            return names[0].partition(":")[2].strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """The commit of the clone that we run in, with a `+` if it was changed since; or what a copy is
    told by the environment. Where we were installed nothing says what is run."""
    if told := os.environ.get("KACHIDOKI_COMMIT"):
        return told[:80]
    folder = Path(kachidoki.__file__).parent
    if not (folder.parents[1] / ".git").exists():
        return ""
    try:
        found = subprocess.run(
            ["git", "-C", str(folder), "describe", "--always", "--abbrev=12", "--dirty=+"],
            capture_output=True,
            text=True,
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return found.stdout.strip()


def origin() -> dict[str, object]:
    """All of it, JSON-able."""
    return {
        "kachidoki": kachidoki.__version__,
        "commit": commit(),
        "compiled": kachidoki.compiled,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "processor": processor(),
        "cores": os.cpu_count() or 1,
    }
