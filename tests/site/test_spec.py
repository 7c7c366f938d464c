"""What stands in for msgspec in a browser reads and writes what msgspec does."""

import dataclasses
import importlib
import json
import sys
from types import ModuleType
from typing import Any

import msgspec
import pytest

from kachidoki.site import spec
from tests.site.window import Memory, Window, play

# Those that are made with msgspec, and so anew with what stands in for it.
MADE = ("tables.shapes", "tables.stored", "server.shapes", "server.game_shapes", "server.commands")


def loaded(name: str) -> ModuleType:
    """A module made with what stands in for msgspec."""
    names = [f"kachidoki.{one}" for one in MADE]
    kept = {key: importlib.import_module(key) for key in names}
    for key in names:
        del sys.modules[key]
        package, _, last = key.rpartition(".")
        delattr(sys.modules[package], last)
    real = sys.modules["msgspec"]
    sys.modules["msgspec"] = spec  # type: ignore[assignment]
    try:
        return importlib.import_module(f"kachidoki.{name}")
    finally:
        sys.modules["msgspec"] = real
        for key in list(kept):
            sys.modules.pop(key, None)
        sys.modules.update(kept)
        for key, module in kept.items():
            package, _, last = key.rpartition(".")
            setattr(sys.modules[package], last, module)


@pytest.fixture(scope="module")
def commands() -> tuple[Any, Any]:
    """How commands are read, by both."""
    from typing import Union

    real = importlib.import_module("kachidoki.server.commands")
    other = loaded("server.commands")
    return (
        msgspec.json.Decoder(Union[*real.COMMANDS]).decode,
        spec.json.Decoder(Union[*other.COMMANDS]).decode,
    )


def fields(command: Any) -> dict[str, Any]:
    names = command.__struct_fields__
    return {"kind": type(command).__name__, **{name: getattr(command, name) for name in names}}


GOOD = [
    '{"do":"submit","ref":3,"question":"q-1","move":"lay 2 farmer","seat":1}',
    '{"do":"submit","question":"q-1","move":"m"}',
    '{"do":"undo"}',
    '{"do":"undo","seat":null}',
    '{"do":"propose","about":"abandon"}',
    '{"do":"consent","agrees":true,"ref":9007199254740992}',
    '{"do":"say","text":"ä « ok »","partners":false}',
    '{"do":"look","seat":31}',
    '{"do":"ping"}',
]
BAD = [
    "",
    "{",
    "[]",
    "null",
    '"ping"',
    "{}",
    '{"do":"dance"}',
    '{"do":5}',
    '{"do":"submit","question":"q"}',
    '{"do":"submit","question":"","move":"m"}',
    '{"do":"submit","question":5,"move":"m"}',
    '{"do":"submit","question":"q","move":"' + "m" * 201 + '"}',
    '{"do":"submit","question":"q","move":"m","seat":-1}',
    '{"do":"submit","question":"q","move":"m","seat":32}',
    '{"do":"submit","question":"q","move":"m","seat":true}',
    '{"do":"submit","question":"q","move":"m","seat":1.5}',
    '{"do":"submit","question":"q","move":"m","more":1}',
    '{"do":"propose","about":"war"}',
    '{"do":"consent","agrees":1}',
    '{"do":"consent","agrees":null}',
    '{"do":"ping","ref":-1}',
    '{"do":"ping","ref":NaN}',
    '{"do":"say","text":""}',
]


@pytest.mark.parametrize("text", GOOD)
def test_commands_are_read_alike(commands: tuple[Any, Any], text: str) -> None:
    real, other = (read(text) for read in commands)
    assert fields(real) == fields(other)


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_command_is_none_for_both(commands: tuple[Any, Any], text: str) -> None:
    real, other = commands
    with pytest.raises(msgspec.MsgspecError):
        real(text)
    with pytest.raises(spec.MsgspecError):
        other(text)


def test_records_are_written_and_read_alike() -> None:
    """Of a whole game, with what only few of them have."""
    import asyncio

    from kachidoki.tables import record as kept
    from kachidoki.tables import stored as real

    other: Any = loaded("tables.stored")
    drawer = Memory()

    async def work() -> None:
        window = await Window(drawer).named()
        table = await window.make("glory", "me", "bot:random", options={"rounds": 1})
        await play(window, table)

    asyncio.run(work())
    bodies = list(drawer.kept.values())
    more = [
        kept.Branched(5, ((0, "draw"), (-1, "x")), ((3, b"\x00\xff secret"),)),
        kept.Sat(1, 2, kept.Seat("p", "Zoë", kept="p"), left=1),
        kept.Said(9, -1, "N", 'quoted " \n text', partners=True),
    ]
    bodies += map(real.encode, more)
    assert len(bodies) > 30
    for body in bodies:
        record = real.decode(body)
        assert other.encode(record) == body
        assert other.decode(body) == record
        with pytest.raises(spec.MsgspecError):
            other.decode(body[:-2])
    setups = [json.loads(row)["setup"] for row in drawer.tables.values()]
    assert [other.decode_setup(one) for one in setups] == list(map(real.decode_setup, setups))


def shapes(module: Any, structs: Any) -> Any:
    """Some that are nested, renamed, left out or encoded before."""
    move = module.MoveShape("lay 2", "lay", {"seats": [1, 2], "card": "ä"}, "§ 4")
    view = structs.Raw(structs.json.encode(module.ViewShape(1, None, [move], {"deep": [{}]})))
    about = structs.Raw(b'{"id":"t"}')
    event = structs.Raw(structs.json.encode(module.EventShape(3, "won", {"seat": 0}, False)))
    told = module.News(4, [0], [1], True, None, [], False, [event, event], view, about)
    more = module.News(4, [0], [], True, 2, [], True, [], None, about)
    more.beats = [module.BeatShape(2, {"a": None, "b": 1.5, "c": True})]
    more.words = module.Words("T", ["x"], [], "", [], "r")
    return [told, more, [told, more], {"n": {1: "x"}}, 1.0, "\u2028 é", None]


def test_shapes_are_written_alike() -> None:
    from kachidoki.tables import shapes as real

    other = loaded("tables.shapes")
    for one, same in zip(shapes(real, msgspec), shapes(other, spec), strict=True):
        assert spec.json.encode(same) == msgspec.json.encode(one)


def test_structs_are_made_with_what_they_need() -> None:
    other: Any = loaded("tables.shapes")
    with pytest.raises(TypeError):
        other.EventShape(1, "key")
    with pytest.raises(TypeError):
        other.EventShape(1, "key", {}, False, "more")
    assert other.EventShape(1, "k", {}, True) == other.EventShape(1, "k", {}, auto=True)


@dataclasses.dataclass
class Told:
    fair: bool
    finished: bool = True
    chances: int = 2
    agreed: int = 0
    past: int = 0
    past_chances: int = 0


def test_attributes_become_fields() -> None:
    other: Any = loaded("server.shapes")
    made = spec.convert(Told(True), other.Verified, from_attributes=True)
    assert (made.fair, made.chances) == (True, 2)
