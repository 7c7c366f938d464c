"""The package as others get it: a wheel, compiled or not, that plays the same games."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import time
import tomllib
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools import release

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = PROJECT["version"]
# What is needed beside src/ to build a package.
BESIDE = ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md")
# Others may be at the processors, and all tests wait for the one that builds.
pytestmark = pytest.mark.timeout(1200)

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


def finish(command: list[str], **environment: str) -> None:
    """Run a command to its end. Should a test be stopped meanwhile, all that it has started ends
    too: a compiler goes on without its parent."""
    with subprocess.Popen(
        command,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as started:
        try:
            said, _ = started.communicate()
        except BaseException:
            if os.name == "posix":
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(started.pid, signal.SIGKILL)
            else:
                started.kill()
            raise
    assert started.returncode == 0, said


def pip(*arguments: str, **environment: str) -> None:
    quiet = ("-q", "--disable-pip-version-check")
    finish([sys.executable, "-m", "pip", *quiet, *arguments], **environment)


def once(
    folders: pytest.TempPathFactory, name: str, make: Callable[[Path], Installed]
) -> Installed:
    """What `make` makes in a folder, made by one of all processes that run these tests."""
    shared = folders.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        shared = shared.parent
    folder, done, failed = (shared / f"{name}{end}" for end in ("", ".done", ".failed"))
    try:
        folder.mkdir()
    except FileExistsError:
        while not done.exists():
            assert not failed.exists(), "another process could not build it"
            time.sleep(0.2)
        (wheel,) = (Path(line) for line in done.read_text(encoding="utf-8").splitlines())
        return Installed(wheel, folder / "site")
    try:
        made = make(folder)
    except BaseException:
        failed.touch()
        raise
    ready = done.with_suffix(".new")
    ready.write_text(f"{made.wheel}\n", encoding="utf-8")
    ready.rename(done)
    return made


def install(wheel: Path, folder: Path) -> Installed:
    pip("install", "--no-deps", "--no-index", "--no-compile", "--target", str(folder), str(wheel))
    return Installed(wheel, folder)


def build(folder: Path, **environment: str) -> Path:
    """A wheel from a copy of the source, so that build/ stays as make left it."""
    copy = folder / "copy"
    shutil.copytree(SRC, copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in BESIDE:
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

    def make(folder: Path) -> Installed:
        made = [wheel for wheel in ROOT.glob("build/wheel/*-cp*.whl") if up_to_date(wheel)]
        return install(made[0] if made else build(folder), folder / "site")

    return once(tmp_path_factory, "compiled", make)


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    def make(folder: Path) -> Installed:
        return install(build(folder, CC="/bin/false"), folder / "site")

    return once(tmp_path_factory, "interpreted", make)


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


def test_the_source_distribution_is_the_repository(tmp_path: Path) -> None:
    """With documentation, page and tests, or with none of these: but not with four of the tests."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("needs the repository")
    names = {name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()}
    page = {
        path.relative_to(ROOT).as_posix()
        for path in (SRC / "kachidoki/server/page").rglob("*")
        if path.is_file()
    }
    copy = tmp_path / "copy"
    for name in names | page:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    # What is not in the repository stays at home.
    (copy / "web/node_modules/some").mkdir(parents=True)
    (copy / "web/node_modules/some/index.js").write_text("")
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", str(tmp_path)]
    finish([*command, str(copy)])
    with tarfile.open(tmp_path / f"kachidoki-{VERSION}.tar.gz") as archive:
        inside = {path.partition("/")[2] for path in archive.getnames() if "." in path}
    left_out = {".gitignore", ".ci/run", "web/.npmrc", "web/.prettierrc", "web/.prettierignore"}
    assert (names | page) - inside <= left_out
    assert not {name for name in inside if "node_modules" in name}


def test_nothing_compiled_lies_in_the_source() -> None:
    assert not [path for path in SRC.rglob("*") if path.suffix in (".so", ".pyd", ".c")]


def test_the_package_states_the_version_of_the_project() -> None:
    import kachidoki

    assert kachidoki.__version__ == VERSION


def test_the_engine_requires_no_other_package() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.parametrize("name", ["uv", "web", "build", "dev", "bench", "release", "node"])
def test_lock_files_hold_exact_versions_and_no_addresses(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    pins = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert pins
    for line in pins:
        assert re.fullmatch(
            r"[a-z0-9._-]+==[0-9][0-9a-z.+!]*( ; sys_platform [!=]= \"(win32|linux)\")?", line
        ), line
    assert "://" not in text


# How these tests build.


def test_what_several_processes_need_is_built_by_one(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    made: list[Path] = []

    def make(folder: Path) -> Installed:
        made.append(folder)
        return Installed(folder / "some.whl", folder / "site")

    first = once(tmp_path_factory, "counted", make)
    assert once(tmp_path_factory, "counted", make) == first
    assert len(made) == 1


@pytest.mark.skipif(os.name != "posix", reason="processes as POSIX has them")
def test_what_a_stopped_build_has_started_ends_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "pid"

    def stopped(started: object) -> None:
        while not (note.exists() and note.read_text().strip()):
            time.sleep(0.02)
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess.Popen, "communicate", stopped)
    with pytest.raises(KeyboardInterrupt):
        finish(["sh", "-c", f"sleep 60 & echo $! > {note}; wait"])
    status = Path(f"/proc/{int(note.read_text())}/status")
    deadline = time.monotonic() + 10
    # Whoever nobody waits for may stay as a zombie.
    while status.exists() and "State:\tZ" not in status.read_text():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# The container.


def test_the_container_is_built_from_what_is_there() -> None:
    """Everything that is copied from the repository exists, and is not kept from the builder."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    given = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE)
    names = [name for line in copied for name in line.split()]
    assert len(names) > 8
    for name in names:
        assert (ROOT / name).exists(), name
        assert f"!{name.split('/')[0]}" in given, name


def test_the_container_starts_a_server_that_is_not_root_as_an_operator_would() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    last = text.rpartition("\nFROM ")[2]
    command = json.loads(re.findall(r"^ENTRYPOINT (.*)$", last, re.MULTILINE)[0])
    assert command[:2] == ["kachidoki", "serve"]
    assert f"VOLUME {command[command.index('--data') + 1]}" in last
    assert re.findall(r"^USER (\d+)$", last, re.MULTILINE) not in ([], ["0"])
    (port,) = re.findall(r"^EXPOSE (\d+)$", last, re.MULTILINE)
    assert f"http://127.0.0.1:{port}/health/ready" in last


# The release.


def test_the_pythons_that_are_promised_are_built_for() -> None:
    assert release.VERSIONS[0] == PROJECT["requires-python"].removeprefix(">=")
    assert [f"3.{minor}" for minor in range(11, 15)] == release.VERSIONS


def test_a_python_is_used_only_if_it_runs_and_is_what_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("#!/bin/sh\necho CPython 3.9 True\n")
    wrong.chmod(0o755)
    mine = ".".join(map(str, sys.version_info[:2]))
    found = [str(tmp_path / "none"), str(wrong), sys.executable]
    monkeypatch.setattr(release, "candidates", lambda version: found)
    if Path(sysconfig.get_path("include"), "Python.h").exists():
        assert release.interpreter(mine) == sys.executable
    assert release.interpreter("3.99") is None


def test_a_page_that_is_not_whole_or_was_not_opened_is_no_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = "http://localhost:1/"
    there = {url: '<script src="/assets/a.js">', f"{url}assets/a.js": "1"}
    monkeypatch.setattr(release, "fetched", there.__getitem__)
    (tmp_path / "opened").write_text(f"{url}\n")
    release.look(url, tmp_path, tmp_path)
    with pytest.raises(release.Failed, match="not opened"):
        release.look(url, tmp_path, tmp_path)
    there[url] = "<p>not built"
    with pytest.raises(release.Failed, match="no page"):
        release.look(url, tmp_path, tmp_path)
