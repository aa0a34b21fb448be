"""Answers in fewer bytes: what is public and the same for all, as the browser takes it.

What depends on who asks is never compressed: the length of an answer would tell of its content.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pitprop.server.http.accepting import preferred_encoding

#: A smaller answer fits into one packet anyway.
LEAST: Final = 1_024

_LEVEL: Final = 9
_KEPT: Final = 64


def public_answer(
    request: Request,
    content: bytes,
    media_type: str,
    headers: dict[str, str],
    *,
    is_fixed: bool,
) -> Response:
    """An answer that anybody may get, compressed; or 304 where the browser has it already.

    Args:
        request: what asks for it.
        content: the answer as it is.
        media_type: what it is.
        headers: of the answer; `Cache-Control` among them.
        is_fixed: whether it changes with the program alone; then it is compressed once, and kept.
    """
    encoding = "identity"
    if len(content) >= LEAST:
        encoding = preferred_encoding(request.headers.get("accept-encoding", ""), ("gzip",))
    body = content
    if encoding == "gzip":
        body = _kept_gzipped(content) if is_fixed else _gzipped(content)
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {**headers, "ETag": tag, "Vary": varying(headers.get("Vary", ""))}
    if is_known(request, tag):
        return Response(status_code=304, headers=headers)
    if encoding != "identity":
        headers["Content-Encoding"] = encoding
    return Response(body, media_type=media_type, headers=headers)


def varying(names: str) -> str:
    """The header `Vary` of an answer that may be compressed.

    Args:
        names: what else the answer depends on.
    """
    return f"Accept-Encoding, {names}" if names else "Accept-Encoding"


def is_known(request: Request, tag: str) -> bool:
    """Whether the browser has the answer with that tag already."""
    known = request.headers.get("if-none-match", "")
    return tag in (each.strip().removeprefix("W/") for each in known.split(","))


def _gzipped(content: bytes) -> bytes:
    # Without the time, so that the same content has the same tag.
    return gzip.compress(content, _LEVEL, mtime=0)


@lru_cache(maxsize=_KEPT)
def _kept_gzipped(content: bytes) -> bytes:
    return _gzipped(content)
