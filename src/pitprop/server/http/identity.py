"""Who somebody is: a random token in a cookie; only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from pitprop.server.http.origin import is_secure

COOKIE: Final = "pitprop"
"""The cookie's name without TLS."""

# No other host or port can set a cookie of such a name, and no page without TLS.
_PREFIX: Final = "__Host-"
_BYTES: Final = 32
_LONGEST: Final = 100
_LIFETIME: Final = 400 * 24 * 60 * 60  # as long as browsers keep a cookie

NO_TOKEN: Final = ""
"""The hash for people without a token."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def token_for(request: str) -> str:
    """The token of whoever asks for the first seat, the same where they have to ask again.

    Args:
        request: what the browser made up, which nobody else can guess; a token by chance where it
            is empty.
    """
    return hashlib.sha256(f"seat\0{request}".encode()).hexdigest() if request else new_token()


def token_of(connection: HTTPConnection) -> str:
    """The token that a browser sent, or nothing.

    Anybody may have made it up, or put it into somebody else's browser: it says who somebody is
    only where there is a seat that goes with it.
    """
    token = connection.cookies.get(_cookie(connection), "")
    return token if len(token) <= _LONGEST else ""


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest() if token else NO_TOKEN


def device_token(reader: str, name: str) -> str:
    """What is kept of somebody who plays on another person's device.

    Args:
        reader: the hash of that person's token.
        name: what whoever plays there is called at the table.
    """
    return hashlib.sha256(f"{reader}\0{name}".encode()).hexdigest()


def reader_of(connection: HTTPConnection) -> str:
    """The hash of the token that a browser sent, or `NO_TOKEN`."""
    return hash_of(token_of(connection))


def _cookie(connection: HTTPConnection) -> str:
    return _PREFIX + COOKIE if is_secure(connection) else COOKIE


def give_token(response: Response, token: str, connection: HTTPConnection) -> None:
    """Let the browser keep a token, out of reach of scripts and other sites.

    Args:
        response: the answer that takes it along.
        token: the token.
        connection: where the request came from.
    """
    response.set_cookie(
        _cookie(connection),
        token,
        max_age=_LIFETIME,
        path="/",
        secure=is_secure(connection),
        httponly=True,
        samesite="lax",
    )
