"""The headers of every answer."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pitprop.server.http.origin import is_secure

HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "connect-src 'self'",
            "font-src 'self'",
            "img-src 'self' data:",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            # The page names its service worker, and no other script, by a text.
            "trusted-types pitprop-worker",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

_ONLY_TLS: Final = "max-age=31536000"
"""How long a browser that has come over TLS comes in no other way: a year."""

NEVER_STORED: Final = "no-store"

#: What only says how a document behaves; scripts, styles and fonts do without, and weigh less.
_OF_DOCUMENTS: Final = (
    "Content-Security-Policy",
    "Permissions-Policy",
    "Cross-Origin-Opener-Policy",
)
_PARTS: Final = ("text/javascript", "text/css", "font/woff2")
_ASSETS: Final = "/assets/"

_ANSWERS: Final = ("http.response.start", "websocket.http.response.start")


class StrictHeaders:
    """Adds the headers to all answers of an application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in _ANSWERS:
                headers = MutableHeaders(scope=message)
                is_part = scope["path"].startswith(_ASSETS) and _is_part(headers)
                for name, value in HEADERS.items():
                    if not (is_part and name in _OF_DOCUMENTS):
                        headers[name] = value
                headers.setdefault("Cache-Control", NEVER_STORED)
                if is_secure(HTTPConnection(scope)):
                    headers["Strict-Transport-Security"] = _ONLY_TLS
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _is_part(headers: MutableHeaders) -> bool:
    """Whether an answer is a part of a page, which no browser shows by itself."""
    return headers.get("content-type", "").partition(";")[0] in _PARTS
