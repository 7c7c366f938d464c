"""How workers share the tests (pytest -n 3 -p tests.workers): as xdist does it, a few at a time;
but all in the browser go to one worker, first, as browsers slow each other down. Only when nothing
else is left does another worker help it. Tests in the browser and of servers wait a lot: so there
are more workers than processors, and what takes longest begins early, so that nobody waits for it
in the end."""

import os
from collections import Counter
from typing import Any

import pytest
from xdist.scheduler import LoadScheduling

BROWSER = "tests/browser/"
# Whoever helps takes so few at a time: a worker keeps one in reserve.
HELP = 2
# By how soon they begin. The first plays every table without a compiler. Those of the server wait
# a lot, while others count: they are not left for the end, where nobody would.
EARLY = ("tests/test_compiled.py", "tests/server/")


def _rank(name: str) -> int:
    """What comes first has the lowest number."""
    for rank, start in enumerate((BROWSER, *EARLY)):
        if name.startswith(start):
            return rank
    return len(EARLY) + 1


class OneBrowser(LoadScheduling):
    """Goes by the numbers of tests, not by their names: those of test_schema.py share a few names,
    and the schedulers that keep groups together run but one of each."""

    def __init__(self, config: pytest.Config, log: Any) -> None:
        super().__init__(config, log)
        # How often each test was run, by its number.
        self.run = Counter[int]()
        # Who has the browser, and who helps in the end.
        self.first: Any = None
        self.second: Any = None

    def _send_tests(self, node: Any, num: int) -> None:
        names = self.collection or []
        if self.first is None:
            self.first = node
            self.pending.sort(key=lambda at: _rank(names[at]))
        start = 0
        if node is not self.first:
            # The others begin behind the tests in the browser, which lie first.
            start = sum(names[at].startswith(BROWSER) for at in self.pending)
            if start == len(self.pending):
                self.second = self.second or node
                if node is not self.second:
                    return
                start, num = max(0, start - HELP), HELP
        chosen = self.pending[start : start + num]
        self.pending[:] = chosen + self.pending[:start] + self.pending[start + num :]
        super()._send_tests(node, len(chosen))

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        self.run[item_index] += 1
        super().mark_test_complete(node, item_index, duration)

    def missed(self) -> list[str]:
        """The tests that were not run exactly once."""
        names = self.collection or []
        return [f"{name} ({self.run[at]}x)" for at, name in enumerate(names) if self.run[at] != 1]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Whoever has the browser goes first: its clicks come one after the other, and take longest in
    all. The others have the processors whenever it waits."""
    if os.name == "posix" and not item.nodeid.startswith(BROWSER) and os.nice(0) == 0:
        os.nice(5)


_schedulers: list[OneBrowser] = []


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneBrowser:
    _schedulers.append(OneBrowser(config, log))
    return _schedulers[-1]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Where all is well, every test was run, and once. It has happened that some were left out."""
    for scheduler in _schedulers:
        missed = scheduler.missed()
        if missed and exitstatus == pytest.ExitCode.OK:
            print(f"\n{len(missed)} tests were not run exactly once: {', '.join(missed[:9])}")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
