"""The types of the page are those of the wire."""

from pathlib import Path

import pytest

pytest.importorskip("msgspec")
pytest.importorskip("litestar")

from tests.tools import tool

wire_types = tool("wire_types")


@pytest.mark.parametrize("path", wire_types.files(), ids=lambda path: path.parent.name)
def test_the_types_are_up_to_date(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert written == wire_types.files()[path], "run: python -m tools.wire_types --write"


def test_what_is_sent_and_what_is_taken() -> None:
    types = wire_types.render()
    for line in (
        # Taken: what has a default may be left out.
        "export interface NewTable {\n  game: string;\n  seats: string[];\n  mode?: string | null;",
        "export interface Submit {\n  question: string;\n  move: string;\n  seat?: number | null;",
        # A wish is the same over HTTP and over the WebSocket.
        "export type Wish =\n  | ({ do: 'submit' } & Submit)",
        "\n  | { do: 'ping' };",
        # Sent: everything is there, under the name it has on the wire.
        "export interface Me {\n  name: string;\n  program: boolean;\n  token: string | null;",
        "  mine: number[];\n  pass: number[];",
        "  beats?: BeatShape[];\n  words?: Words;",
        "  kind: 'bot' | 'open' | 'person';",
        "export type Message =\n  | News\n  | DoneMessage\n  | RefusedMessage\n  | WarningMessage;",
    ):
        assert line in types
    assert "export interface Command " not in types
