"""Where others find the server: the addresses of this machine in its networks."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

_SOMEWHERE: Final = {
    # Addresses of each kind of network. Nothing is sent there: the system only says from which of
    # its own addresses it would send.
    socket.AF_INET: ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}


@dataclass(frozen=True, slots=True)
class Listening:
    """What a server listens at.

    Attributes:
        address: the address, as a number.
        port: the port.
    """

    address: str
    port: int

    @property
    def is_alone(self) -> bool:
        """Whether nobody reaches it from another machine."""
        return ip_address(self.address).is_loopback

    @property
    def is_everywhere(self) -> bool:
        """Whether it listens at all addresses of this machine."""
        return ip_address(self.address).is_unspecified

    def origins(self) -> list[str]:
        """Where others in the same networks find the page, as far as the system knows."""
        if self.is_alone:
            return []
        addresses = _own_addresses(self.address) if self.is_everywhere else [self.address]
        return [origin(address, self.port) for address in addresses]


def origin(address: str, port: int) -> str:
    """The origin of a page at an address.

    >>> origin("192.168.1.2", 8000), origin("fd00::2", 8000)
    ('http://192.168.1.2:8000', 'http://[fd00::2]:8000')
    """
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def is_loopback(host: str) -> bool:
    """Whether a host, as in a header `Host` or in an address, is this machine itself.

    >>> [is_loopback(host) for host in ("localhost:8000", "127.0.0.1", "[::1]:80", "pit.example")]
    [True, True, True, False]
    """
    name = host_name(host)
    if name.lower().rstrip(".").rpartition(".")[2] == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def host_name(host: str) -> str:
    """What a header `Host` names, without the port.

    >>> [host_name(host) for host in ("pit.example:8000", "[::1]:80", "::1")]
    ['pit.example', '::1', '::1']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


def is_numeric(host: str) -> bool:
    """Whether a header `Host` has an address in numbers."""
    try:
        ip_address(host_name(host))
    except ValueError:
        return False
    return True


def _own_addresses(everywhere: str) -> list[str]:
    family = socket.AF_INET6 if ":" in everywhere else socket.AF_INET
    found: dict[str, None] = {}
    for target in _SOMEWHERE[family]:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
            except OSError:  # No way leads there.
                continue
            found[str(probe.getsockname()[0])] = None
    return [each for each in found if _is_for_others(each)]


def _is_for_others(address: str) -> bool:
    known = ip_address(address)
    return not (known.is_loopback or known.is_unspecified or known.is_link_local)
