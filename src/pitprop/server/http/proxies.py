"""Servers in front of this one that are trusted to tell who asks, and how they were asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from pitprop.core.errors import PitpropError
from pitprop.server.system.listening import host_name

_SECURE: Final = {"http": False, "https": True, "ws": False, "wss": True}

Networks = tuple[IPv4Network | IPv6Network, ...]


def networks_of(texts: Iterable[str]) -> Networks:
    """The addresses that somebody names, each an address or a network.

    Raises:
        PitpropError: one of them is neither.
    """
    try:
        return tuple(ip_network(text, strict=False) for text in texts)
    except ValueError as error:
        raise PitpropError(
            f"a proxy is named by its address or network, such as 127.0.0.1 or 10.0.0.0/8: {error}"
        ) from error


def is_in(address: str, networks: Networks) -> bool:
    """Whether an address is one of those that were named."""
    if not networks:
        return False
    try:
        known = ip_address(address)
    except ValueError:
        return False
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    return any(known in network for network in networks)


class TrustedProxies:
    """Takes `X-Forwarded-For`, `-Proto` and `-Host` at their word where a trusted proxy tells them.

    Args:
        app: the application.
        proxies: where trusted proxies are.
    """

    def __init__(self, app: ASGIApp, proxies: Networks) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        client = scope.get("client")
        if client is not None and is_in(client[0], self._proxies):
            scope = self._as_asked(scope)
        await self._app(scope, receive, send)

    def _as_asked(self, scope: Scope) -> Scope:
        headers = Headers(scope=scope)
        asked = {**scope}
        scheme = _last(headers.getlist("x-forwarded-proto"))
        if scheme in _SECURE:
            plain = "ws" if scope["type"] == "websocket" else "http"
            asked["scheme"] = f"{plain}s" if _SECURE[scheme] else plain
        forwarded = _items(headers.getlist("x-forwarded-for"))
        address = self._asker([*map(host_name, forwarded)])
        if address:
            asked["client"] = (address, 0)
        host = _last(headers.getlist("x-forwarded-host"))
        if host:
            asked["headers"] = list(scope["headers"])
            MutableHeaders(scope=asked)["host"] = host
        return asked

    def _asker(self, addresses: Sequence[str]) -> str:
        """Each proxy appends whom it was asked by: the last one that isn't a proxy itself asks."""
        for address in reversed(addresses):
            if not is_in(address, self._proxies):
                return address
        return addresses[0] if addresses else ""


def _items(values: Iterable[str]) -> list[str]:
    return [item.strip() for value in values for item in value.split(",") if item.strip()]


def _last(values: Iterable[str]) -> str:
    items = _items(values)
    return items[-1] if items else ""
