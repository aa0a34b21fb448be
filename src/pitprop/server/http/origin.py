"""Where a request comes from: only our own page may change anything or open a live connection."""

from __future__ import annotations

from starlette.requests import HTTPConnection

_SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the request came over TLS."""
    return _SCHEMES[connection.scope["scheme"]] == "https"


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the `Origin` is exactly the scheme and host that were asked; a missing one isn't."""
    origins = connection.headers.getlist("origin")
    hosts = connection.headers.getlist("host")
    if len(origins) != 1 or len(hosts) != 1:
        return False
    return origins[0] == f"{_SCHEMES[connection.scope['scheme']]}://{hosts[0]}"
