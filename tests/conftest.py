"""Settings for all tests."""

import fnmatch
import gc
import random
import secrets
import sys

import pytest
from hypothesis import settings

from kachidoki.processors import only_one

# Several workers share few processors.
only_one()

# The same examples in every run, so that a failure is always the change's.
settings.register_profile("kachidoki", deadline=None, derandomize=True, database=None)
settings.load_profile("kachidoki")


# Files whose tests take long, each or all together. Other slow tests are marked one by one.
SLOW = (
    "tests/browser/*",
    "tests/cli/test_cli.py",
    "tests/envs/test_openspiel.py",
    "tests/games/*/test_beats.py",
    "tests/games/*/test_differential.py",
    "tests/games/*/test_imagine*.py",
    "tests/games/*/test_properties.py",
    "tests/games/adventure/test_card_set.py",
    "tests/games/adventure/test_tale.py",
    "tests/games/test_every_*.py",
    "tests/server/test_api_docs.py",
    "tests/server/test_faults.py",
    "tests/server/test_fuzz.py",
    "tests/server/test_processes.py",
    "tests/server/test_schema.py",
    "tests/server/test_serve.py",
    "tests/server/test_wire.py",
    "tests/tables/test_news_leak.py",
    "tests/test_compiled.py",
    "tests/test_packaging.py",
    "tests/text/test_texts.py",
)


# While the tests are read nothing becomes garbage, but a lot is made, and it all stays: the
# collector would look through it again and again, then and in every test.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        file = item.nodeid.partition("::")[0]
        if any(fnmatch.fnmatchcase(file, pattern) for pattern in SLOW):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody gave a seed for deals the same cards in every run, for the same reason: games,
    environments, and tables in the test's own process. So do servers in processes of their own:
    see tests/server/seeded.py."""
    deals = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbits", deals.getrandbits)
    house = sys.modules.get("kachidoki.tables.house")
    if house is not None:
        monkeypatch.setattr(house, "new_seed", lambda: deals.randbytes(32))
