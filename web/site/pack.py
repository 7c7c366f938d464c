"""In the interpreter of the page, when that is built: `/given` and the parts of its library that we
use, as bytecode, in one file. `pack.mjs` runs it."""

import io
import json
import marshal
import re
import types
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path

# What nobody asks for who plays: other protocols, tools for developers, and what a browser lacks.
LEFT_OUT = re.compile(
    r"(test|idlelib|tkinter|turtledemo|ensurepip|venv|unittest|xml|xmlrpc|http|wsgiref|curses|dbm|"
    r"sqlite3|multiprocessing|concurrent/interpreters|email/(?!__init__)\w+|concurrent/futures/(process|interpreter)|"
    r"pydoc_data|_pyrepl|pathlib/types|profiling|ctypes|html|"
    r"asyncio/(windows_\w+|proactor_events|tools|__main__)|"
    r"urllib/(request|robotparser)|logging/(handlers|config)|zipfile/_path/tests|tomllib/mypy)(/|\.py|$)"
    r"|(pdb|doctest|pydoc|bdb|cmd|code|pickletools|imaplib|smtplib|ftplib|poplib|mailbox|"
    r"mailcap|nntplib|telnetlib|turtle|optparse|tarfile|shelve|plistlib|netrc|sched|trace|timeit|"
    r"profile|cProfile|pstats|symtable|tabnanny|pyclbr|rlcompleter|webbrowser|antigravity|this|"
    r"fileinput|filecmp|cgi|cgitb|crypt|socketserver|uuid|wave|chunk|colorsys|"
    r"statistics|fractions|_pydecimal|_pydatetime|_pyio|_strptime|zipapp|py_compile|compileall|"
    r"modulefinder|runpy|pty|tty|getpass|getopt|argparse|gettext|calendar|pprint|tracemalloc|configparser|_osx_support|_aix_support|nturl2path|"
    r"_ios_support|_android_support|_apple_support|sre_\w+|imghdr|sndhdr|mimetypes|"
    r"quopri|encodings/(?!(__init__|aliases|ascii|utf_8|utf_8_sig|latin_1|cp437|unicode_escape|raw_unicode_escape|idna|utf_16|utf_32)\.)\w+|stringprep|_pylong|_markupbase|pyrepl|genericpath_tests)\.py$"
)
# What is needed only when something is to be said in sentences.
WORDS = re.compile(r"(fluent|babel|attr)/|pytz|typing_extensions|.*\.ftl$")


def bare(code: types.CodeType) -> types.CodeType:
    """Code that does not know its lines: they are a third of it, and nobody looks them up."""
    consts = tuple(bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    # For each eight instructions, that they are on no line.
    whole, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_consts=consts, co_linetable=nowhere)


def compiled(source: bytes, name: str) -> bytes:
    """Bytecode that is never compared with its source: there is none."""
    code = bare(compile(source, name, "exec", dont_inherit=True, optimize=2))
    return MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def library() -> bytes:
    """The library of the interpreter: nothing in it is packed by itself, but all of it together."""
    made = io.BytesIO()
    with zipfile.ZipFile("/python.zip") as whole, zipfile.ZipFile(made, "w") as kept:
        for name in sorted(whole.namelist()):
            if LEFT_OUT.match(name) or name.endswith("/"):
                continue
            data = whole.read(name)
            python = name.endswith(".py")
            kept.writestr(
                zipfile.ZipInfo(f"{name}c" if python else name),
                compiled(data, name) if python else data,
            )
    return made.getvalue()


def main() -> None:
    files = {"python.zip": library()}
    for path in sorted(Path("/given").rglob("*")):
        if path.is_file():
            name, data = path.relative_to("/given").as_posix(), path.read_bytes()
            if path.suffix == ".py":
                name, data = f"{name}c", compiled(data, name)
            files[name] = data
    words = {name: files.pop(name) for name in list(files) if WORDS.match(name)}
    Path("/library.bin").write_bytes(packed(files))
    Path("/words.bin").write_bytes(packed(words))


def packed(files: dict[str, bytes]) -> bytes:
    """Files one after the other, behind their names and sizes."""
    head = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return b"".join([len(head).to_bytes(4, "little"), head, *files.values()])


main()
