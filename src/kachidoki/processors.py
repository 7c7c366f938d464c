# interpreted: it sets switches before others read them.
"""How many processors one process takes."""

import os

# What the libraries that NumPy counts with ask for, when they are loaded.
SWITCHES = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def only_one() -> None:
    """For a process beside others that count as well: their threads would only wait for each other.
    It holds if NumPy is not loaded yet, and gives way to what was set outside."""
    for name in SWITCHES:
        os.environ.setdefault(name, "1")
