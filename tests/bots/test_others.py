"""Bots of other packages: found by their entry points, wherever a bot is named."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kachidoki
from kachidoki import BadBot
from kachidoki.arena.match import contest_for, run
from kachidoki.bots import RandomBot, make, registry
from kachidoki.text import Texts

CODE = """
from kachidoki.bots import Bot, GreedyBot

class Dreamer(Bot):
    def think(self, view):
        return GreedyBot(self.seed).think(view)

def broken(seed):
    raise RuntimeError("no weights")
"""
POINTS = """
[kachidoki.bots]
dreamer = dreamers:Dreamer
greedy = dreamers:Dreamer
broken = dreamers:broken
absent = nowhere:Bot
text = dreamers:__name__
wrong = builtins:int
Bad Name = dreamers:Dreamer
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package as pip installs it."""
    (tmp_path / "dreamers.py").write_text(CODE)
    about = tmp_path / "dreamers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: dreamers\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    registry.others.cache_clear()
    yield tmp_path
    registry.others.cache_clear()
    sys.modules.pop("dreamers", None)


def test_a_bot_of_another_package_is_made_by_its_name(package: Path) -> None:
    assert type(make("dreamer", 3)).__name__ == "Dreamer"
    assert set(registry.others()) == {"absent", "broken", "dreamer", "text", "wrong"}
    assert registry.package_of("dreamer") == "dreamers"


def test_our_own_bots_keep_their_names(package: Path) -> None:
    assert type(make("greedy")).__name__ == "GreedyBot"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("broken", "RuntimeError: no weights"),
        ("absent", "ModuleNotFoundError"),
        ("text", "TypeError"),
        ("wrong", "int is no Bot"),
    ],
)
def test_what_goes_wrong_there_is_said(package: Path, name: str, why: str) -> None:
    with pytest.raises(BadBot) as caught:
        make(name)
    assert caught.value.reason == "bot-broken"
    assert why in Texts("en").error(caught.value)


@pytest.mark.parametrize("code", ["dreamer", "dreamer:20%"])
def test_it_plays_in_the_arena(package: Path, code: str) -> None:
    bots = [code, "random"]
    contest = contest_for(kachidoki.game("glory"), "standard", bots, options={"rounds": 1})
    result = run(contest, 4, jobs=1)
    assert result.games == 4


@pytest.mark.parametrize("command", ["match", "arena"])
def test_it_plays_in_other_processes(package: Path, command: str) -> None:
    arguments = (command, "glory", "--bots", "dreamer,random", "--games", "4", "--jobs", "2")
    code = (
        f"import sys; sys.path.insert(0, {str(package)!r})\n"
        "from kachidoki.cli import run\n"
        f"if __name__ == '__main__': sys.exit(run({[*arguments, '--option', 'rounds=1']!r}))\n"
    )
    script = package / "play.py"
    script.write_text(code)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "dreamer" in done.stdout


def test_a_bot_that_is_no_code_is_refused_with_what_to_do() -> None:
    bots = (RandomBot(1), RandomBot(2))
    contest = contest_for(kachidoki.game("glory"), "standard", bots)  # type: ignore[arg-type]
    with pytest.raises(BadBot) as caught:
        run(contest, 2, jobs=1)
    assert caught.value.reason == "bot-object"
    assert "kachidoki.bots" in Texts("en").error(caught.value)
    with pytest.raises(kachidoki.BadBot):
        make(None)  # type: ignore[arg-type]
