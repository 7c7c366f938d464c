"""Write `_record.py` of every game from the declaration in its `record.py`.

    PYTHONPATH=src python -m tools.records            is everything fresh?
    PYTHONPATH=src python -m tools.records --write    write what is not

The declaration is read as source (see `kachidoki/kernel/record.py`): types and start values are
carried over as they are written. What comes out is plain typed Python for the compiler.
"""

import argparse
import ast
import sys
from dataclasses import dataclass
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "kachidoki" / "games"
SIGHTS = ("Open", "Own", "Hidden", "Memo")


@dataclass
class Declared:
    """One field as it was declared: its type and its start value are source."""

    name: str
    sight: str
    kind: str
    start: str
    # Whether copies share it, though it is a list; whether they have a `copy()` of it.
    shared: bool
    copied: bool


def main() -> None:
    parser = argparse.ArgumentParser(description="Write _record.py of every game.")
    parser.add_argument("--write", action="store_true", help="write the files instead of checking")
    write = parser.parse_args().write
    stale = [path for path, text in generated().items() if not fresh(path, text)]
    for path in stale:
        if write:
            path.write_text(generated()[path], encoding="utf-8")
        print(f"{'written' if write else 'not fresh'}: {path.relative_to(GAMES)}")
    if stale and not write:
        sys.exit("run: PYTHONPATH=src python -m tools.records --write")


def fresh(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def generated() -> dict[Path, str]:
    """What each generated file has to say."""
    return {
        path.with_name("_record.py"): written(path.parent.name, path.read_text(encoding="utf-8"))
        for path in sorted(GAMES.glob("*/record.py"))
    }


def written(game: str, source: str) -> str:
    """The generated module of the declaration of a game."""
    name = game.capitalize() + "Record"
    tree = ast.parse(source)
    record = next(
        one
        for one in tree.body
        if isinstance(one, ast.ClassDef) and "Record" in [ast.unparse(base) for base in one.bases]
    )
    fields = [declared(one) for one in record.body if is_field(one)]
    open_, closed = [
        [one for one in fields if (one.sight == "Open") is sight] for sight in (True, False)
    ]
    owned = [one for one in closed if one.sight == "Own"]
    lines = [f"class {name}(State):"]
    lines += [f'    """{line(ast.get_docstring(record) or "")}"""', ""]
    lines += [
        "    # Fresh without a source; else what a seat or SPECTATOR knows of it, or EVERYTHING."
    ]
    lines += ["    def __init__("]
    lines += [f'        self, rules: Rules, source: "{name} | None", viewer: i64 = EVERYTHING']
    lines += ["    ) -> None:"]
    lines += ["        super().__init__(rules.players, source)", "        self.rules = rules"]
    for one in open_:
        lines += [f"        self.{one.name}: {one.kind} = ("]
        lines += [f"            {fresh_value(one)} if source is None else {copied(one)}"]
        lines += ["        )"]
    lines += ["        if source is None or viewer != EVERYTHING:"]
    lines += [f"            self.{one.name}: {one.kind} = {one.start}" for one in closed]
    lines += ["        else:"]
    lines += [f"            self.{one.name} = {copied(one)}" for one in closed]
    if owned:
        lines += ["        if source is not None and viewer >= 0:"]
        lines += [f"            self.{one.name} = {masked(one)}" for one in owned]
    lines += ["", "    def position(self) -> dict[str, object]:"]
    lines += [f"        from kachidoki.games.{game}.record import Fields", ""]
    lines += ["        return Fields.position(self)"]
    body = "\n".join(lines)
    head = ["# Written by tools/records.py from record.py: change that, and write this anew."]
    head += ['"""The record as plain fields: fresh, copied, and as much as a seat may see."""', ""]
    head += [imports(game, tree, body)]
    return formatted("\n".join(head) + "\n\n\n" + body + "\n")


# What the state of the kernel has besides its players.
KERNEL = ("actor", "together", "serial", "revealing", "step", "stack")


def line(text: str) -> str:
    return text.split("\n", maxsplit=1)[0]


def is_field(one: ast.stmt) -> bool:
    return (
        isinstance(one, ast.Assign)
        and isinstance(one.value, ast.Call)
        and ast.unparse(one.value.func) in SIGHTS
    )


def declared(one: ast.stmt) -> Declared:
    assert isinstance(one, ast.Assign)
    assert isinstance(one.value, ast.Call)
    assert isinstance(one.targets[0], ast.Name)
    kind, start = one.value.args[:2]
    value = start.body if isinstance(start, ast.Lambda) else start
    kind_text = kind.value if isinstance(kind, ast.Constant) else ast.unparse(kind)
    sight = ast.unparse(one.value.func)
    switches = {found.arg: ast.unparse(found.value) == "True" for found in one.value.keywords}
    return Declared(
        one.targets[0].id,
        sight,
        str(kind_text),
        ast.unparse(value),
        switches.get("shared", False),
        switches.get("copied", False),
    )


def fresh_value(field: Declared) -> str:
    """The start value, as the compiler takes it without making an object of a number."""
    plain = field.kind == "i64" and not field.start.startswith("rules.")
    return f"i64({field.start})" if plain else field.start


def copied(field: Declared) -> str:
    """What a copy of the field is: lists are copied, and so are lists of lists; what is never
    changed is shared."""
    value = f"source.{field.name}"
    if field.copied:
        return f"{value}.copy()"
    if field.shared:
        return value
    if field.kind.startswith("list[list["):
        return f"[inner[:] for inner in {value}]"
    if field.kind.startswith("list["):
        return f"{value}[:]"
    return value


def masked(field: Declared) -> str:
    """A field of which a seat knows its own part."""
    parts = f"source.{field.name}", f"self.{field.name}"
    if field.kind.startswith("tuple["):
        return f"tuple(own(list({parts[0]}), list({parts[1]}), viewer, rules.players))"
    return f"own({', '.join(parts)}, viewer, rules.players)"


def imports(game: str, tree: ast.Module, body: str) -> str:
    """The imports of the declaration that the generated code needs, and its own."""
    names = {one.id for one in ast.walk(ast.parse(body)) if isinstance(one, ast.Name)}
    wanted = {
        f"kachidoki.games.{game}.rules": {"Rules"},
        "kachidoki.kernel.native": {"i64"},
        "kachidoki.kernel.state": names & {"EVERYTHING", "own", "State"},
    }
    for one in tree.body:
        if isinstance(one, ast.ImportFrom) and one.module and not one.module.endswith("._record"):
            for alias in one.names:
                if alias.name in names:
                    wanted.setdefault(one.module, set()).add(alias.name)
    return "\n".join(
        f"from {module} import {', '.join(sorted(wanted[module]))}" for module in wanted
    )


def formatted(text: str) -> str:
    """As ruff lays it out."""
    import subprocess

    for command in (["check", "--select", "I", "--fix", "-q"], ["format", "-q"]):
        text = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--stdin-filename", "_record.py", "-"],
            input=text,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    return text


if __name__ == "__main__":
    main()
