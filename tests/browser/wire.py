"""What a page loads, in bytes as they came over the wire, and when something was first in sight."""

import json
from typing import Any

from playwright.sync_api import Page

# Notes, in milliseconds since 1970, when each of some places is on the screen for the first time,
# when somebody clicked last, and when the log last got longer.
WATCH = """
  window.seen = {}; window.clicked = 0; window.told = [0, 0];
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => (window.clicked = now()), { capture: true });
  const look = () => {
    for (const place of %s) {
      if (!window.seen[place] && document.querySelector(place)) window.seen[place] = now();
    }
    const lines = document.querySelectorAll("[role=log] p").length;
    if (lines !== window.told[0]) window.told = [lines, now()];
  };
  new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
    childList: true, subtree: true,
  });
"""


def watch(*places: str) -> str:
    """A script for whoever looks at a page: `window.seen[place]` says when it was there."""
    return WATCH % json.dumps(places)


class Wire:
    """Counts what a page loads."""

    def __init__(self, page: Page) -> None:
        # By request: what kind it is, when it was sent, and how much came.
        self._loaded: dict[str, tuple[str, float, int]] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._finished)

    def _sent(self, event: dict[str, Any]) -> None:
        self._loaded[event["requestId"]] = (event.get("type", ""), event["wallTime"] * 1000, 0)

    def _finished(self, event: dict[str, Any]) -> None:
        kind, sent, _ = self._loaded[event["requestId"]]
        self._loaded[event["requestId"]] = (kind, sent, int(event["encodedDataLength"]))

    def everything(self, before: float = float("inf")) -> int:
        """The bytes of all that was asked for before this time."""
        return sum(size for _, sent, size in self._loaded.values() if sent < before)

    def script(self, before: float = float("inf")) -> int:
        return sum(
            size for kind, sent, size in self._loaded.values() if kind == "Script" and sent < before
        )
