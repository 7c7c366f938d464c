"""Settings for all tests."""

import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

# The same examples in every run, so that a failure is always the change's.
settings.register_profile("kachidoki", deadline=None, derandomize=True, database=None)
settings.load_profile("kachidoki")


@pytest.fixture(autouse=True)
def without_rules_data() -> Iterator[None]:
    """No test leaves its rules data to the next one as a default."""
    yield
    points = sys.modules.get("kachidoki.games.jeraku.points")
    if points is not None:
        points.forget()
