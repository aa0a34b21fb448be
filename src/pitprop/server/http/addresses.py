"""Where requests come from, as the limits count it."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

# What one household or one rented machine is given at least.
_HOUSEHOLD = 64


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def sender_of(connection: HTTPConnection) -> str:
    """Whom a request is counted for."""
    return household_of(address_of(connection))


def household_of(address: str) -> str:
    """Whom an address belongs to: of IPv6, where everybody has many, the network.

    >>> household_of("2001:db8:1:2:3::4"), household_of("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1')
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known), _HOUSEHOLD), strict=False))
