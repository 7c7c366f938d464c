"""Parts that are not installed: the advice fits, and the others do without them."""

import subprocess
import sys

import pytest

from kachidoki.extras import install

# A server that says a table of every game in sentences, where the parts of the terminal are not
# installed.
WITHOUT_TERMINAL = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("rich", "typer"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import kachidoki
import kachidoki.server.run
from kachidoki.server.words import words

for game in kachidoki.games():
    rules = kachidoki.game(game)
    players = max(rules.modes[rules.first_mode].players)
    view = rules.new(players, seed=1).view(0)
    assert len(words("en", rules, (), view, ()).table) > 3, game
"""


@pytest.mark.parametrize(
    ("prefix", "command"),
    [
        ("/home/anna/kachidoki/.venv", 'pip install "kachidoki[cli]"'),
        ("/usr", 'pip install "kachidoki[cli]"'),
        (
            "/home/anna/.local/share/pipx/venvs/kachidoki",
            'pipx runpip kachidoki install "kachidoki[cli]"',
        ),
        ("/home/anna/.local/share/uv/tools/kachidoki", 'uv tool install --force "kachidoki[cli]"'),
    ],
)
def test_an_extra_is_added_with_what_installed_the_package(
    monkeypatch: pytest.MonkeyPatch, prefix: str, command: str
) -> None:
    monkeypatch.setattr(sys, "prefix", prefix)
    assert install("cli") == command


def test_the_server_speaks_without_the_terminal() -> None:
    pytest.importorskip("litestar")
    pytest.importorskip("fluent.runtime")
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TERMINAL],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
