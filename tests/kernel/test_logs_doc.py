"""docs/logs.md is true: its example is a log that we write, and its program checks it."""

import ast
import re
from pathlib import Path

import pytest

import kachidoki
from kachidoki import Log, Match
from kachidoki.kernel import log as kernel_log
from kachidoki.kernel import timeline
from tests.games.glory.states import GLORY
from tests.logs import lines, played, written

DOC = Path(__file__).resolve().parents[2] / "docs" / "logs.md"


def block(language: str) -> str:
    """The last block in a language."""
    text = DOC.read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)[-1]


def example() -> str:
    match = Match(GLORY, 2, seed=2, seats=("Ada", "Bo"))
    match.play("discard shogun", 0)
    match.undo(0)
    match.play("discard monk", 0)
    match.play("draw discard 1", 1)
    return match.secret_log().dumps()


def check(log: str) -> None:
    exec(compile(block("python"), str(DOC), "exec"), {"log": log})


def test_the_example_is_what_we_write():
    assert block("jsonl") == example()


def test_the_example_reads_back_and_is_fair():
    log = Log.loads(block("jsonl"), kachidoki.game)
    verdict = log.verify()
    assert verdict.fair
    assert not verdict.finished
    assert Match.resume(log).state.position() == log.state().position()


def test_the_program_finds_honest_logs_fair():
    check(block("jsonl"))
    for mode in GLORY.modes:
        check(played(mode, 2).log.dumps())


def test_the_program_finds_forgeries():
    text = block("jsonl")
    with pytest.raises(AssertionError, match="a line was changed"):
        check(text.replace("Bo", "Bob"))
    log = Log.loads(text, kachidoki.game)
    forged = lines(log)
    forged[2]["move"] = "deal " + forged[2]["move"][:4:-1]
    with pytest.raises(AssertionError, match="deal 1 is not the seed's"):
        check(written(forged))


def test_every_field_and_every_reason_is_explained():
    text = DOC.read_text(encoding="utf-8")
    log = Log.loads(block("jsonl"), kachidoki.game)
    for row in lines(log):
        for name in row:
            assert f"`{name}`" in text
    sources = [Path(one.__file__).read_text(encoding="utf-8") for one in (kernel_log, timeline)]
    reasons = {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and re.fullmatch(r"log-[a-z-]+", str(node.value))
    }
    assert reasons == set(re.findall(r"`(log-[a-z-]+)`", text))
