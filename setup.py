"""Builds Kachidoki: the engine is compiled with mypyc where that is possible.

Everything else about the package is in pyproject.toml. With KACHIDOKI_PURE=1, without mypy or
without a working C compiler the same source is installed as it is and runs interpreted.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = ROOT / "build"

# What is compiled: every module under these folders, in one group so that calls between modules
# are plain C calls. A module opts out with a comment `# interpreted: <reason>` in its first lines.
COMPILED = ("kachidoki/kernel", "kachidoki/games", "kachidoki/bots")
OPT_OUT = "# interpreted:"
OPT_OUT_LINES = 10

SWITCHES = (
    # Nobody replaces functions of the engine from outside: only when told so does the compiler put
    # small ones in place of their calls. It makes games a fifth to a third faster.
    "-fno-semantic-interposition",
    # Nor does anybody call them: it makes the engine a tenth smaller.
    "-fvisibility=hidden",
    # The loops of a game are short: over four seats, or the cards of a row. And what is called in
    # libpython is called directly. Two parts in a hundred.
    "-fno-tree-vectorize",
    "-fno-plt",
    # Nobody reads the C; to look through it for what might be wrong takes gcc a minute.
    "-Wno-all",
)


def compiled_modules() -> list[Path]:
    modules = []
    for folder in COMPILED:
        for path in sorted((SRC / folder).rglob("*.py")):
            head = path.read_text(encoding="utf-8").splitlines()[:OPT_OUT_LINES]
            if not any(line.startswith(OPT_OUT) for line in head):
                modules.append(path.relative_to(ROOT))
    return modules


def compiler_works() -> bool:
    """Whether a C file that includes Python.h compiles, with $CC where it is set."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            includes = [get_python_inc(), get_python_inc(plat_specific=True)]
            compiler.compile([str(source)], output_dir=folder, include_dirs=includes)
        except Exception:  # each platform's compiler class fails in its own way
            return False
    return True


def reason_to_interpret() -> str | None:
    if os.environ.get("KACHIDOKI_PURE", "0") not in ("", "0"):
        return "KACHIDOKI_PURE is set"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    if not compiler_works():
        return "there is no working C compiler"
    return None


def forget_old_files(modules: list[Path]) -> None:
    """Drop from build/lib* what the source no longer has: setuptools would ship it for ever."""
    compiled = {path.relative_to("src").with_suffix("") for path in modules}
    for lib in BUILD.glob("lib*"):
        for path in lib.rglob("*"):
            inside = path.relative_to(lib)
            if path.suffix in (".so", ".pyd"):
                module = inside.with_name(inside.name.split(".")[0])
                package = module.parent if module.name == "__init__" else module
                shared = len(inside.parts) == 1
                known = shared or module in compiled or package / "__init__" in compiled
            else:
                known = (SRC / inside).exists()
            if path.is_file() and not known:
                path.unlink()


def extensions() -> list[Extension]:
    modules = compiled_modules()
    reason = reason_to_interpret()
    if reason is not None:
        modules = []
        note = f"interpreted, because {reason}: the same games, several times slower"
    elif not modules:
        note = "interpreted, because no module asks to be compiled"
    else:
        note = f"compiled, {len(modules)} modules"
    forget_old_files(modules)
    # pip hides what a build prints, so the note is also left where the Makefile finds it.
    print(f"kachidoki: {note}", file=sys.stderr)
    (BUILD / "how.txt").write_text(note + "\n", encoding="utf-8")
    if not modules:
        return []

    from mypyc.build import mypycify

    os.chdir(ROOT)
    # Silent: a module that is only imported by a compiled one is checked by `make types`, not here.
    made = mypycify(
        ["--follow-imports=silent", *map(str, modules)],
        opt_level="3",
        debug_level="0",
        group_name="kachidoki_engine",
        target_dir=str(BUILD),
    )
    if os.name == "posix":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *SWITCHES]
    return made


BUILDS = {"build", "build_ext", "bdist_wheel", "install", "develop", "editable_wheel"}

# Metadata requests (egg_info, dist_info, sdist) do not wait for a compiler.
BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=extensions() if BUILDS & set(sys.argv) else [],
    options={"egg_info": {"egg_base": str(BUILD.relative_to(ROOT))}},
)
