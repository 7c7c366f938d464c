"""The browser of the tests, the pictures and the measurements.

python -m tools.chromium                print where Chromium is; install Debian's if we may
python -m tools.chromium --for-tests    the same, but say nothing if KACHIDOKI_NO_BROWSER is set
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LEFT_OUT = "KACHIDOKI_NO_BROWSER"
WHAT_TO_DO = (
    "There is no Chromium for the tests of the page. Install Debian's (sudo apt install chromium), "
    f"or name one (CHROMIUM=/path/to/chromium). {LEFT_OUT}=1 make test leaves these tests out."
)
# What it need not do. The suggestions under its address bar are pages of their own, loaded for each
# context anew: a second of the processor each time. The others are those that Playwright switches
# off; its switch is replaced by ours.
UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "AimEnabled"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
)
# It must also run as root in a container, and talk to nobody but our server.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(UNUSED)}",
)


class NoChromium(Exception):
    """There is none, and we cannot install it."""


def find() -> str | None:
    """The Chromium that CHROMIUM names, one of the system, or the one of Playwright."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    for name in NAMES:
        if found := shutil.which(name):
            return found
    kept = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright"
    return next(map(str, sorted(Path(kept).glob("chromium-*/chrome-linux*/chrome"))), None)


def ensure() -> str:
    """The same; on Debian root may install it."""
    found = find()
    if found is None and not os.environ.get("CHROMIUM") and os.name == "posix":
        if os.geteuid() == 0 and shutil.which("apt-get"):
            _install()
            found = find()
    if found is None:
        raise NoChromium(WHAT_TO_DO)
    return found


def _install() -> None:
    print("Installing Debian's Chromium for the tests of the page", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
    for step in (["update", "-qq"], install):
        done = subprocess.run(
            ["apt-get", *step], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise NoChromium(f"apt-get {step[0]}: {done.stderr.strip()[-1000:]}\n{WHAT_TO_DO}")


@contextmanager
def browser() -> Iterator["Browser"]:
    """A browser, for as long as it is needed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=ensure(), args=list(FLAGS))
        try:
            yield running
        finally:
            running.close()


def main(arguments: list[str]) -> int:
    if arguments == ["--for-tests"] and os.environ.get(LEFT_OUT):
        print(f"{LEFT_OUT} is set: the page is NOT tested in a browser", file=sys.stderr)
        return 0
    try:
        print(ensure())
    except NoChromium as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
