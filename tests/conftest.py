"""Settings for all tests."""

from hypothesis import settings

# The same examples in every run, so that a failure is always the change's.
settings.register_profile("kachidoki", deadline=None, derandomize=True, database=None)
settings.load_profile("kachidoki")
