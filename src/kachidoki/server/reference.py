"""The reference of the API as a page: made from its schema, so that it says what is true."""

import re
from collections.abc import Iterable, Mapping
from html import escape
from inspect import cleandoc
from pathlib import Path
from string import Template
from typing import Any

import msgspec

from kachidoki.server.commands import COMMANDS, structs
from kachidoki.server.connection import FAILED, GOING, REFUSED, SIGNED_OUT, TOO_SLOW
from kachidoki.server.errors import MEANING

Schema = Mapping[str, Any]

STYLE = Path(__file__).with_suffix(".css").read_bytes()
STYLE_URL = "/api/docs/style.css"
PAGE = Template(Path(__file__).with_suffix(".html").read_text(encoding="utf-8"))
SHAPES = "#/components/schemas/"
# The bounds of a value, or of a text.
BOUNDS = (("minimum", "maximum", ""), ("minLength", "maxLength", " characters"))


def reference(api: Schema) -> str:
    """The page, from the OpenAPI schema of the application."""
    messages = [kind for kind in structs() if kind.__struct_config__.tag_field == "type"]
    every = structs() + COMMANDS
    _, told = msgspec.json.schema_components(every, ref_template=f"{SHAPES}{{name}}")
    known = {**api["components"]["schemas"], **told}
    tagged: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            tag = operation.get("tags", ["other"])[0]
            tagged.setdefault(tag, []).append((method.upper(), path, operation))
    # The shortest address first: it is what the others are about.
    for operations in tagged.values():
        operations.sort(key=lambda one: (one[1].count("/"), one[1], one[0]))
    over_the_wire = {kind.__name__ for kind in messages + COMMANDS}
    meanings = [
        (f'<span id="status-{status}">{status}</span>', _inline(meaning))
        for status, meaning in MEANING.items()
    ]
    info = api["info"]
    return PAGE.substitute(
        title=escape(info["title"]),
        version=escape(info["version"]),
        about=_prose(info["description"]),
        style=STYLE_URL,
        contents="".join(
            f'<li><a href="#{_anchor(method, path)}">'
            f'<span class="method">{method}</span> {escape(path)}</a></li>'
            for operations in tagged.values()
            for method, path, _ in operations
        ),
        operations="\n".join(_group(*one, known) for one in tagged.items()),
        commands="\n".join(_wired("do", kind, known) for kind in COMMANDS),
        messages="\n".join(_wired("type", kind, known) for kind in messages),
        refusals=_table(("Status", "Meaning"), meanings),
        shapes="\n".join(
            f'<article class="panel"><h3 id="shape-{name}">{name}</h3>{_shape(shape)}</article>'
            for name, shape in sorted(known.items())
            if name not in over_the_wire
        ),
        refused=REFUSED,
        signed_out=SIGNED_OUT,
        too_slow=TOO_SLOW,
        failed=FAILED,
        going=GOING,
    )


def _group(tag: str, operations: Iterable[tuple[str, str, Schema]], known: Schema) -> str:
    items = "\n".join(_operation(*one, known) for one in operations)
    head = f'<h2 id="{tag}">{escape(tag.capitalize())}</h2>'
    return f'<section aria-labelledby="{tag}">{head}\n{items}</section>'


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
        parts.append(f"<p>Body: {_code(kind)}, {_type(media['schema'])}</p>{_shape(shape)}")
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


def _wired(field: str, kind: type[msgspec.Struct], known: Schema) -> str:
    name, tag = kind.__name__, kind.__struct_config__.tag
    head = f'<h3 id="{field}-{tag}">"{field}": "{tag}"</h3>'
    return f'<article class="panel" id="shape-{name}">{head}{_shape(known[name], field)}</article>'


# Small pieces.


def _shape(shape: Schema, without: str = "") -> str:
    """What is said about a shape, and its fields."""
    rows = [
        (_code(name), _type(one), "yes" if name in shape.get("required", ()) else "", _said(one))
        for name, one in shape.get("properties", {}).items()
        if name != without
    ]
    heads = "Field", "Type", "Required", "About"
    return _prose(shape.get("description", "")) + _table(heads, rows)


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
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"object of {_type(schema['additionalProperties'])}"
    return escape(str(kind))


def _said(schema: Schema) -> str:
    """What is said about a field, with its bounds and its default."""
    inner = schema.get("schema", schema)
    choices = [schema, inner, *inner.get("anyOf", ())]
    said = [_first([*choices, inner.get("items") or {}], "description") or ""]
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
