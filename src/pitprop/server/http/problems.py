"""What a request is answered with when it can't be fulfilled."""

from __future__ import annotations

import math
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.server.protocol.histories import Problem
from pitprop.server.protocol.terms import ErrorKey, Params

_LONGEST_WAIT: Final = 3_600
_UNTIL_THERE_AGAIN: Final = 5
"""After how many seconds to try again while the database is away: most restarts take less."""
_UNTIL_TIDIED: Final = 3_600
"""The same while there is no room: old tables are removed each hour."""


class RequestError(PitpropError):
    """A request that can't be fulfilled, and why.

    Attributes:
        status: the status of the HTTP answer.
        problem: what the answer says.
        headers: what the answer has beside that.

    Args:
        error: the kind of problem, which the page knows.
        message: the same in English, for people who read answers.
        params: what the kind of problem refers to.
    """

    def __init__(
        self, status: int, error: ErrorKey, message: str, params: Params | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(error, message, params or {})
        self.headers: dict[str, str] = {}


def not_found(what: str) -> RequestError:
    """What was asked for doesn't exist here."""
    return RequestError(404, "not-found", f"there is no such {what}")


def not_watched() -> RequestError:
    """The table is shown to nobody but those who sit there."""
    return RequestError(403, "no-watching", "this table isn't watched")


def no_room() -> RequestError:
    """There are as many tables as there may be."""
    error = RequestError(503, "no-room", "there are as many tables here as there may be")
    error.headers["Retry-After"] = str(_UNTIL_TIDIED)
    return error


class UnavailableError(RequestError):
    """The database can't be used just now; that has been logged.

    Args:
        message: what whoever has asked for something is told.
    """

    def __init__(self, message: str) -> None:
        super().__init__(503, "server", message)
        self.headers["Retry-After"] = str(_UNTIL_THERE_AGAIN)


def unreachable() -> UnavailableError:
    """The database can't be reached."""
    return UnavailableError("the server can't reach its games just now; try again")


def unsaved() -> UnavailableError:
    """Nothing can be written to the database."""
    return UnavailableError("the server could not save it; try again")


class ArchivedError(RequestError):
    """The table has been removed, and the record of its game is kept.

    Attributes:
        record: the record.
    """

    def __init__(self, record: str) -> None:
        super().__init__(410, "archived", "this game is over, and its table has been removed")
        self.record = record


def malformed(message: str) -> RequestError:
    """The request doesn't keep to the protocol."""
    return RequestError(400, "malformed", message)


def too_many_pages(most: int, whose: str) -> RequestError:
    """There are as many live connections as there may be.

    Args:
        most: how many there may be.
        whose: of whom.
    """
    return RequestError(
        429, "too-many-pages", f"{whose} may have {most} live connections; close one of them first"
    )


def too_many(wait: float) -> RequestError:
    """More requests than one address may make.

    Args:
        wait: in how many seconds it may ask again.
    """
    error = RequestError(429, "too-many", "too many requests; wait a little")
    error.headers["Retry-After"] = str(max(1, math.ceil(min(wait, _LONGEST_WAIT))))
    return error
