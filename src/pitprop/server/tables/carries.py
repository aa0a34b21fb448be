"""Taking one's seat along to another device: codes that work once, for a while, at one table."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, Protocol

from pitprop.server.http.identity import hash_of
from pitprop.server.http.limits import Clock
from pitprop.server.http.problems import RequestError

SECONDS: Final = 600
"""How long a code works."""

_BYTES: Final = 24
_MOST: Final = 1_000


@dataclass(frozen=True, slots=True)
class _Carried:
    """What a code stands for: a person's token at a table."""

    table: str
    token: str
    until: float


def new_code() -> str:
    """A code that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def carry_gone() -> RequestError:
    """A code doesn't stand for a token, or not any longer."""
    return RequestError(410, "carry-gone", "this link has been used, or is too old")


class AnyCarries(Protocol):
    """Codes that wait for another device."""

    async def offer(self, table: str, token: str) -> str:
        """A new code for a person's seat; one that the person had for the same seat ends."""
        ...

    async def look(self, table: str, code: str) -> str:
        """The token that a code stands for.

        Raises:
            RequestError: it doesn't stand for one, or not any longer.
        """
        ...

    async def take(self, table: str, code: str) -> str:
        """The token that a code stands for; the code ends.

        Raises:
            RequestError: it doesn't stand for one, or not any longer.
        """
        ...


class Carries:
    """The codes that wait for another device.

    They are in memory alone, as they stand for tokens, of which everything else keeps hashes: a
    server that starts anew knows none of them. Of the codes themselves hashes are kept here, too.

    Args:
        clock: seconds that pass.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._codes: OrderedDict[str, _Carried] = OrderedDict()

    async def offer(self, table: str, token: str) -> str:
        """A new code for a person's seat; one that the person had for the same seat ends."""
        self._forget(table, token)
        code = new_code()
        self._codes[hash_of(code)] = _Carried(table, token, self._clock() + SECONDS)
        if len(self._codes) > _MOST:
            self._codes.popitem(last=False)
        return code

    async def look(self, table: str, code: str) -> str:
        """The token that a code stands for.

        Raises:
            RequestError: it doesn't stand for one, or not any longer.
        """
        carried = self._codes.get(hash_of(code))
        if carried is None or carried.table != table or carried.until <= self._clock():
            raise carry_gone()
        return carried.token

    async def take(self, table: str, code: str) -> str:
        """The token that a code stands for; the code ends.

        Raises:
            RequestError: it doesn't stand for one, or not any longer.
        """
        token = await self.look(table, code)
        del self._codes[hash_of(code)]
        return token

    def _forget(self, table: str, token: str) -> None:
        now = self._clock()
        ended = [
            key
            for key, each in self._codes.items()
            if each.until <= now or (each.table, each.token) == (table, token)
        ]
        for key in ended:
            del self._codes[key]
