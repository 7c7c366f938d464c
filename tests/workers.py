"""How workers share the tests (pytest -n 2 -p tests.workers): as xdist does it, a few at a time;
but all in the browser go to one worker, first. A browser keeps more than one processor busy."""

from typing import Any

import pytest
from xdist.scheduler import LoadScheduling

FIRST = "tests/browser/"


class OneBrowser(LoadScheduling):
    """Goes by the numbers of tests, not by their names: those of test_schema.py share a few names,
    and the schedulers that keep groups together run but one of each."""

    def _send_tests(self, node: Any, num: int) -> None:
        names = self.collection or []
        if len(self.pending) == len(names):
            # Nobody has got any yet.
            self.pending.sort(key=lambda at: not names[at].startswith(FIRST))
            num = sum(name.startswith(FIRST) for name in names) or num
        super()._send_tests(node, num)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneBrowser:
    return OneBrowser(config, log)
