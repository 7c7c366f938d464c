"""From a clone to a game: the source starts at once, and one compiler at a time works behind it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tools import ROOT
from tools import alone, install
from tools.play import COMPILED_NOW, COMPILING, PURE, Clone

pytestmark = pytest.mark.skipif(os.name != "posix", reason="locks and make as POSIX has them")

# What a clone needs of our Makefile: the target that is asked for, and the one that builds it.
MAKEFILE = """
build: .venv/.kachidoki
.venv/.kachidoki: source
\t@{alone} sh -c 'test $@ -nt source || {{ {recipe}; }}'
"""
COUNTED = "echo built >> count; sleep 0.3; touch .venv/.kachidoki"
BROKEN = "echo no compiler here; exit 1"
HANGING = "echo built >> count; sleep 60; touch .venv/.kachidoki"
# Takes the lock of the clone in which it is started.
ALONE = f"""PYTHONPATH={ROOT} {sys.executable} -c 'import sys; from pathlib import Path; \
from tools import alone; sys.exit(alone.run(sys.argv[1:], Path(".venv/.alone")))'"""


@pytest.fixture
def clone(tmp_path: Path) -> Callable[[str], Clone]:
    def make(recipe: str) -> Clone:
        (tmp_path / ".venv").mkdir(exist_ok=True)
        (tmp_path / "source").touch()
        text = MAKEFILE.format(alone=ALONE, recipe=recipe)
        (tmp_path / "Makefile").write_text(text, encoding="utf-8")
        return Clone(tmp_path)

    return make


def until(reached: Callable[[], object]) -> None:
    deadline = time.monotonic() + 60
    while not reached():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_the_source_starts_at_once_and_what_was_compiled_the_next_time(clone) -> None:
    here = clone(COUNTED)
    said, environment = here.start({})
    assert said == COMPILING
    assert environment["PYTHONPATH"] == str(here.root / "src")
    until(here.up_to_date)
    said, environment = here.start({})
    assert said == ""
    assert "PYTHONPATH" not in environment
    assert (here.root / "count").read_text() == "built\n"


def test_nobody_starts_a_second_compiler(clone) -> None:
    here = clone(COUNTED)
    first = here.compile_later()
    assert first is not None
    until(lambda: alone.busy(here.lock))
    assert here.start({})[0] == COMPILED_NOW
    # Whoever needs it, as `make test` does, waits for it, and finds it built.
    done = subprocess.run(
        ["make", "build"], cwd=here.root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Waiting" in done.stdout
    assert first.wait(60) == 0
    assert (here.root / "count").read_text() == "built\n"


def test_a_killed_build_counts_for_nothing(clone) -> None:
    here = clone(HANGING)
    begun = here.compile_later()
    assert begun is not None
    until((here.root / "count").exists)
    os.killpg(begun.pid, signal.SIGKILL)
    begun.wait(60)
    until(lambda: not alone.busy(here.lock))
    assert not here.up_to_date()
    here = clone(COUNTED)
    assert here.start({})[0] == COMPILING
    until(here.up_to_date)


def test_the_lock_is_held_until_all_that_was_started_has_ended(tmp_path: Path) -> None:
    """Were only the one killed that took it, a compiler would go on, and a second one begin."""
    lock, note = tmp_path / "lock", tmp_path / "pid"
    script = f"""
from pathlib import Path
from tools import alone
alone.run(["sh", "-c", "echo $$ > {note}; exec sleep 60"], Path("{lock}"))
"""
    taker = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT)
    until(lambda: note.exists() and note.read_text().strip())
    taker.kill()
    taker.wait(60)
    assert alone.busy(lock)
    os.kill(int(note.read_text()), signal.SIGKILL)
    until(lambda: not alone.busy(lock))


def test_a_build_that_fails_is_told_the_next_time(clone) -> None:
    here = clone(BROKEN)
    begun = here.compile_later()
    assert begun is not None
    assert begun.wait(60) == 1
    assert "no compiler here" in here.log.read_text()
    assert not here.up_to_date()
    here = clone(COUNTED)
    assert "build/compile.log" in here.start({})[0]
    until(here.up_to_date)
    assert not here.failed.exists()


def test_what_is_not_to_be_compiled_is_not(clone) -> None:
    here = clone(COUNTED)
    said, environment = here.start({PURE: "1"})
    assert said == ""
    assert environment["PYTHONPATH"] == str(here.root / "src")
    assert not here.log.exists()


def test_pip_installs_where_uv_cannot() -> None:
    quick, sure = install.commands(["web.lock"], "/bin/uv")
    assert quick[0] == "/bin/uv"
    assert "pip" in sure
    assert install.commands(["web.lock"], None) == [sure]


@pytest.mark.parametrize(
    ("told", "replaced"),
    [
        ("global.index-url='https://mirror.example/simple'", True),
        (":env:.no-index='1'", True),
        ("global.extra-index-url='https://more.example/simple'", False),
        ("", False),
    ],
)
def test_an_index_of_somebodys_own_is_left_to_pip(told: str, replaced: bool) -> None:
    assert bool(install.REPLACED.search(told)) == replaced


def test_make_only_looks_when_it_is_asked_whether_there_is_anything_to_do() -> None:
    """Else `make -q`, which decides what starts, would compile, or wait for who does."""
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").split("$(VENV)/.kachidoki: ")[-1]
    assert "$(MAKE)" not in recipe.split("endif")[0]
