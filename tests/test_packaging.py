"""The package as others get it: a wheel, compiled or not, that plays the same games."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = PROJECT["version"]

PLAY_EVERYTHING = """
import random, kachidoki
for name in kachidoki.games():
    game = kachidoki.game(name)
    for mode in game.modes:
        for players in game.modes[mode].players:
            state = game.new(players=players, mode=mode, seed=7)
            rng, pick = kachidoki.Rng(7), random.Random(7)
            print(name, mode, players)
            while not state.over:
                chance = state.actor == kachidoki.CHANCE
                move = state.chance(rng) if chance else pick.choice(state.moves())
                print(move)
                state.play(move)
            print(state.scores, state.winners)
"""


@dataclass(frozen=True)
class Installed:
    wheel: Path
    folder: Path

    def python(self, *arguments: str) -> str:
        environment = os.environ | {"PYTHONPATH": str(self.folder)}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def pip(*arguments: str, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def install(wheel: Path, folder: Path) -> Installed:
    pip("install", "--no-deps", "--no-index", "--no-compile", "--target", str(folder), str(wheel))
    return Installed(wheel, folder)


def build(folder: Path, **environment: str) -> Path:
    """A wheel from a copy of the source, so that build/ stays as make left it."""
    copy = folder / "copy"
    shutil.copytree(SRC, copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("setup.py", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, copy / name)
    options = ("--no-deps", "--no-index", "--no-build-isolation")
    pip("wheel", *options, "-w", str(folder / "wheel"), str(copy), **environment)
    (wheel,) = (folder / "wheel").glob("*.whl")
    return wheel


def shipped(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def sources() -> dict[str, bytes]:
    return {
        path.relative_to(SRC).as_posix(): path.read_bytes()
        for path in SRC.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def up_to_date(wheel: Path) -> bool:
    with zipfile.ZipFile(wheel) as archive:
        inside = {
            name: archive.read(name)
            for name in archive.namelist()
            if name.startswith("kachidoki/") and not name.endswith((".so", ".pyd"))
        }
    return inside == sources()


def can_compile() -> bool:
    pure = os.environ.get("KACHIDOKI_PURE", "0") not in ("", "0")
    return not pure and shutil.which(os.environ.get("CC", "cc")) is not None


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    if not can_compile():
        pytest.skip("needs a C compiler")
    folder = tmp_path_factory.mktemp("compiled")
    made = [wheel for wheel in ROOT.glob("build/wheel/*-cp*.whl") if up_to_date(wheel)]
    return install(made[0] if made else build(folder), folder / "site")


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("interpreted")
    return install(build(folder, CC="/bin/false"), folder / "site")


def test_version_says_compiled(compiled: Installed) -> None:
    assert compiled.python("-m", "kachidoki", "--version").strip() == (
        f"kachidoki {VERSION} (compiled)"
    )


def test_without_a_compiler_the_same_source_runs_interpreted(interpreted: Installed) -> None:
    assert interpreted.wheel.name == f"kachidoki-{VERSION}-py3-none-any.whl"
    assert interpreted.python("-m", "kachidoki", "--version").strip() == (
        f"kachidoki {VERSION} (interpreted)"
    )


def test_both_play_identical_games_with_the_standard_library_alone(
    compiled: Installed, interpreted: Installed
) -> None:
    # -S: no site-packages, so nothing but the package and the standard library can be imported.
    games = compiled.python("-S", "-c", PLAY_EVERYTHING)
    assert len(games.splitlines()) > 100
    assert games == interpreted.python("-S", "-c", PLAY_EVERYTHING)


def test_every_source_file_is_shipped(compiled: Installed, interpreted: Installed) -> None:
    for installed in (compiled, interpreted):
        assert up_to_date(installed.wheel)


def test_every_engine_module_is_compiled_or_says_why_not(compiled: Installed) -> None:
    native = {name.split(".")[0] for name in shipped(compiled.wheel) if name.endswith(".so")}
    for name, content in sources().items():
        if re.match(r"kachidoki/(kernel|games|bots)/.*\.py$", name):
            head = content.decode().splitlines()[:10]
            reasons = [line for line in head if re.match(r"# interpreted: \w", line)]
            assert (name.removesuffix(".py") in native) != bool(reasons), name


def test_nothing_compiled_lies_in_the_source() -> None:
    assert not [path for path in SRC.rglob("*") if path.suffix in (".so", ".pyd", ".c")]


def test_the_package_states_the_version_of_the_project() -> None:
    import kachidoki

    assert kachidoki.__version__ == VERSION


def test_the_engine_requires_no_other_package() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.parametrize("name", ["play", "dev", "bench", "node"])
def test_lock_files_hold_exact_versions_and_no_addresses(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    pins = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert pins
    for line in pins:
        assert re.fullmatch(
            r"[a-z0-9._-]+==[0-9][0-9a-z.+!]*( ; sys_platform [!=]= \"win32\")?", line
        ), line
    assert "://" not in text
