"""The advice where a part is missing fits how the package was installed."""

import sys

import pytest

from kachidoki.extras import install


@pytest.mark.parametrize(
    ("prefix", "command"),
    [
        ("/home/anna/kachidoki/.venv", 'pip install ".[cli]"'),
        ("/usr", 'pip install ".[cli]"'),
        ("/home/anna/.local/share/pipx/venvs/kachidoki", 'pipx install --force ".[cli]"'),
        ("/home/anna/.local/share/uv/tools/kachidoki", 'uv tool install --force ".[cli]"'),
    ],
)
def test_an_extra_is_added_with_what_installed_the_package(
    monkeypatch: pytest.MonkeyPatch, prefix: str, command: str
) -> None:
    monkeypatch.setattr(sys, "prefix", prefix)
    assert install("cli") == command
