"""Who somebody is: a random token in a cookie; only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from pitprop.server.origin import is_secure

COOKIE: Final = "pitprop"
_BYTES: Final = 32
_LONGEST: Final = 100
_LIFETIME: Final = 400 * 24 * 60 * 60  # as long as browsers keep a cookie

NOBODY: Final = ""
"""The hash for people without a token."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def token_of(connection: HTTPConnection) -> str:
    """The token that a browser sent, or nothing."""
    token = connection.cookies.get(COOKIE, "")
    return token if len(token) <= _LONGEST else ""


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest() if token else NOBODY


def device_token(reader: str, name: str) -> str:
    """What is kept of somebody who plays on another person's device.

    Args:
        reader: the hash of that person's token.
        name: what whoever plays there is called at the table.
    """
    return hashlib.sha256(f"{reader}\0{name}".encode()).hexdigest()


def reader_of(connection: HTTPConnection) -> str:
    """The hash of the token that a browser sent, or `NOBODY`."""
    return hash_of(token_of(connection))


def give_token(response: Response, token: str, connection: HTTPConnection) -> None:
    """Let the browser keep a token, out of reach of scripts and other sites.

    Args:
        response: the answer that takes it along.
        token: the token.
        connection: where the request came from.
    """
    response.set_cookie(
        COOKIE,
        token,
        max_age=_LIFETIME,
        path="/",
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )
