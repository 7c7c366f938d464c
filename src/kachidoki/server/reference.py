"""The reference of the API as a page: made from its schema, so that it says what is true."""

import re
from collections.abc import Iterable, Mapping
from html import escape
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from kachidoki.server.commands import COMMANDS, Command, structs
from kachidoki.server.errors import MEANING
from kachidoki.server.socket import FAILED, GOING, REFUSED, SIGNED_OUT, TOO_SLOW

Schema = Mapping[str, Any]

STYLE = Path(__file__).with_suffix(".css").read_bytes()
STYLE_URL = "/api/docs/style.css"
SCHEMA_URL = "/api/schema/openapi.json"
SHAPES = "#/components/schemas/"
SOCKET = "/api/tables/{table}/socket"
ASKED_WITH = (
    ("after", "integer", "Leaves out what happened up to this sequence number; 0 for everything."),
    ("lang", "string", "Adds sentences: `en`, `fr` or `de`."),
    ("every", "boolean", "Tells each thing that happens by itself, not only the latest state."),
)
CLOSED = (
    (REFUSED, "Refused: the message before it, a `refused` with `ref` 0, says why."),
    (SIGNED_OUT, "You have signed out on all devices."),
    (TOO_SLOW, "You did not read your answers. Connect again."),
    (FAILED, "Something went wrong on our side. Connect again."),
    (GOING, "The server restarts. Connect again, with `after`."),
)
# The bounds of a value, or of a text.
BOUNDS = (("minimum", "maximum", ""), ("minLength", "maxLength", " characters"))


def reference(api: Schema) -> str:
    """The page, from the OpenAPI schema of the application."""
    messages = [kind for kind in structs() if kind.__struct_config__.tag_field == "type"]
    _, told = msgspec.json.schema_components(structs(), ref_template=f"{SHAPES}{{name}}")
    known = {**api["components"]["schemas"], **told}
    tagged: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            tag = operation.get("tags", ["other"])[0]
            tagged.setdefault(tag, []).append((method.upper(), path, operation))
    # The shortest address first: it is what the others are about.
    for operations in tagged.values():
        operations.sort(key=lambda one: (one[1].count("/"), one[1], one[0]))
    over_the_wire = {Command.__name__, *(kind.__name__ for kind in messages + COMMANDS)}
    shown = {name: shape for name, shape in known.items() if name not in over_the_wire}
    parts = [
        _intro(api, tagged),
        *(_group(tag, operations, known) for tag, operations in tagged.items()),
        _socket(messages, known),
        _refusals(),
        _shapes(shown),
    ]
    return _page(str(api["info"]["title"]), "\n".join(parts))


# The parts of the page.


def _page(title: str, body: str) -> str:
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}: the API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{STYLE_URL}">
</head>
<body>
<header><a class="brand" href="/">{escape(title)}</a></header>
<main>
{body}
</main>
</body>
</html>
"""


def _intro(api: Schema, tagged: Mapping[str, list[tuple[str, str, Schema]]]) -> str:
    info = api["info"]
    links = "".join(
        f'<li><a href="#{_anchor(method, path)}">'
        f'<span class="method">{method}</span> {escape(path)}</a></li>'
        for operations in tagged.values()
        for method, path, _ in operations
    )
    return f"""<h1>The API of {escape(info["title"])} {escape(info["version"])}</h1>
{_prose(info.get("description", ""))}
<p>Send and expect JSON. A browser is known by its cookie, a program by
<code>Authorization: Bearer TOKEN</code> from <a href="#{_anchor("POST", "/api/guests")}">POST
/api/guests</a>. The same as a schema for programs: <a href="{SCHEMA_URL}">{SCHEMA_URL}</a>.</p>
<nav class="panel" aria-label="Contents"><ul>{links}
<li><a href="#socket">The WebSocket of a table</a></li>
<li><a href="#refusals">Refusals</a></li>
<li><a href="#shapes">Shapes</a></li></ul></nav>"""


def _group(tag: str, operations: Iterable[tuple[str, str, Schema]], known: Schema) -> str:
    items = "\n".join(_operation(*one, known) for one in operations)
    return _section(tag, escape(tag.capitalize()), items)


def _section(name: str, title: str, body: str) -> str:
    head = f'<h2 id="{name}">{title}</h2>'
    return f'<section aria-labelledby="{name}">{head}\n{body}</section>'


def _operation(method: str, path: str, operation: Schema, known: Schema) -> str:
    rows = [
        (
            _code(one["name"]),
            one["in"],
            _type(one["schema"]).removesuffix(" or null"),
            "yes" if one["required"] else "",
            _said(one),
        )
        for one in operation.get("parameters", ())
    ]
    parts = [
        f'<h3 id="{_anchor(method, path)}"><span class="method">{method}</span> '
        f"{escape(path)}</h3>",
        f"<p><strong>{escape(operation.get('summary', ''))}</strong></p>",
        _prose(operation.get("description", "")),
        _table(("Parameter", "In", "Type", "Required", "About"), rows),
    ]
    for kind, media in operation.get("requestBody", {}).get("content", {}).items():
        shape = known.get(str(media["schema"].get("$ref", "")).removeprefix(SHAPES), {})
        parts.append(f"<p>Body: {_code(kind)}, {_type(media['schema'])}</p>")
        parts += [_prose(shape.get("description", "")), _fields(shape)]
    refused = []
    for status, answer in operation["responses"].items():
        if int(status) >= 400:
            refused.append(f'<a href="#status-{status}">{status}</a>')
            continue
        for kind, media in answer.get("content", {}).items():
            parts.append(f"<p>{status}: {_code(kind)}, {_type(media['schema'])}</p>")
    if refused:
        refusal = '<a href="#shape-Refusal">Refusal</a>'
        parts.append(f'<p class="quiet">Refused as {refusal}: {" ".join(refused)}</p>')
    return f'<article class="panel">{"".join(parts)}</article>'


def _socket(messages: Iterable[type[msgspec.Struct]], known: Schema) -> str:
    asked = [(_code(name), kind, _inline(about)) for name, kind, about in ASKED_WITH]
    closed = [(str(code), _inline(about)) for code, about in CLOSED]
    sent = "\n".join(_wired("do", kind, known) for kind in COMMANDS)
    got = "\n".join(_wired("type", kind, known) for kind in messages)
    body = f"""<article class="panel"><h3><span class="method">WS</span> {SOCKET}</h3>
<p>Commands go in, acknowledgements and news come out, each a JSON object in a text message.
A connection knows up to which sequence it was told; news brings everything since.</p>
{_table(("Parameter", "Type", "About"), asked)}
{_table(("Closed with", "Because"), closed)}</article>
<h2 id="commands">Commands you send</h2>
{sent}
<h2 id="messages">Messages you get</h2>
{got}"""
    return _section("socket", "The WebSocket of a table", body)


def _wired(field: str, kind: type[msgspec.Struct], known: Schema) -> str:
    shape = known[kind.__name__]
    tag = kind.__struct_config__.tag
    said = _prose(shape.get("description", ""))
    head = f'<h3 id="{field}-{tag}">"{field}": "{tag}"</h3>'
    body = f"{head}{said}{_fields(shape, without=field)}"
    return f'<article class="panel" id="shape-{kind.__name__}">{body}</article>'


def _refusals() -> str:
    rows = [
        (f'<span id="status-{status}">{status}</span>', _inline(meaning))
        for status, meaning in MEANING.items()
    ]
    body = f"""<article class="panel"><p>Whatever is refused is answered with a
<a href="#shape-Refusal">Refusal</a>, and nothing was changed.</p>
{_table(("Status", "Meaning"), rows)}</article>"""
    return _section("refusals", "Refusals", body)


def _shapes(known: Schema) -> str:
    items = "\n".join(
        f'<article class="panel"><h3 id="shape-{name}">{name}</h3>'
        f"{_prose(shape.get('description', ''))}{_fields(shape)}</article>"
        for name, shape in sorted(known.items())
    )
    return _section("shapes", "Shapes", items)


# Small pieces.


def _fields(shape: Schema, without: str = "") -> str:
    shown = {name: one for name, one in shape.get("properties", {}).items() if name != without}
    rows = [
        (_code(name), _type(one), "yes" if name in shape.get("required", ()) else "", _said(one))
        for name, one in shown.items()
    ]
    return _table(("Field", "Type", "Required", "About"), rows)


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of cells that are HTML already; nothing without rows."""
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    if not body:
        return ""
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    return (
        '<div class="wide" tabindex="0"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _type(schema: Schema) -> str:
    """A type in a few words, with a link where it is a shape."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return f'<a href="#shape-{name}">{escape(name)}</a>'
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(dict.fromkeys(_type(one) for one in schema[union]))
    if "enum" in schema:
        return " or ".join(_code(msgspec.json.encode(one).decode()) for one in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"object of {_type(schema['additionalProperties'])}"
    return escape(str(kind))


def _said(schema: Schema) -> str:
    """What is said about a field, with its bounds and its default."""
    inner = schema.get("schema", schema)
    choices = [schema, inner, *inner.get("anyOf", ())]
    said = [_first([*choices, inner.get("items", {})], "description") or ""]
    for least, most, unit in BOUNDS:
        if (bound := _first(choices, most)) is not None:
            said.append(f"{_first(choices, least) or 0} to {bound}{unit}")
    if inner.get("default") is not None:
        said.append(f"default {msgspec.json.encode(inner['default']).decode()}")
    return _inline("; ".join(str(one).rstrip(".") for one in said if one))


def _first(choices: Iterable[Schema], key: str) -> Any:
    return next((one[key] for one in choices if one.get(key) is not None), None)


def _prose(text: str) -> str:
    paragraphs = cleandoc(text).split("\n\n") if text else []
    return "".join(f"<p>{_inline(one)}</p>" for one in paragraphs)


def _inline(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _anchor(method: str, path: str) -> str:
    return f"{method.lower()}{re.sub(r'[^a-z]+', '-', path)}".rstrip("-")
