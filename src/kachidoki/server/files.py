"""Files as they are sent: once while they stay the same, and packed for those who can unpack."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

# Handlers that send files say so: what is packed is not to be packed again.
PACKED = "packed"
# Types that are packed already.
DENSE = re.compile(r"image/png|font/|application/octet-stream")
NOT_GZIP = re.compile(r"q=0(\.0*)?")
# For files whose name changes with what they hold, for those that not everybody may have, and for
# all others.
FOREVER, NEVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-store", "no-cache"


@dataclass(frozen=True, slots=True)
class File:
    """A file in memory; `tag` is different when it has changed."""

    content: bytes
    packed: bytes | None
    media_type: str
    tag: str
    cached: str


def file(content: bytes, media_type: str, cached: str = ASK_AGAIN) -> File:
    packed = None if DENSE.match(media_type) else gzip.compress(content, 9, mtime=0)
    # A weak tag, because both forms have it.
    tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
    return File(content, packed, media_type, tag, cached)


def send(request: Request[Any, Any, Any], sent: File) -> Response[bytes]:
    """The file, or that it has not changed: after an upgrade the new one is used at once."""
    headers = {"ETag": sent.tag, "Cache-Control": sent.cached, "Vary": "Accept-Encoding"}
    if sent.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=sent.media_type, headers=headers)
    content = sent.content
    if sent.packed is not None and _unpacks(request.headers.get("accept-encoding", "")):
        content = sent.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=sent.media_type, headers=headers)


def _unpacks(accepted: str) -> bool:
    parts = (part.partition(";") for part in accepted.lower().replace(" ", "").split(","))
    weights = [weight for name, _, weight in parts if name == "gzip"]
    return bool(weights) and not NOT_GZIP.fullmatch(weights[0])
