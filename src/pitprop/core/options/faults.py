"""Why an edition that another package brings can't be played, for whoever asks for it by name.

A server doesn't tell it to strangers, so it isn't part of the error itself: the library, the
laboratory and the command line add it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.installed.offers import append_faults
from pitprop.core.options.option import UnknownEditionError


def with_edition_faults(error: PitpropError) -> PitpropError:
    """The error with what is offered and can't be used, if an edition is missing; else as it is.

    Args:
        error: the error, or one that was made of it.
    """
    found: BaseException | None = error
    while found is not None and not isinstance(found, UnknownEditionError):
        found = found.__cause__
    if found is None or not found.faults:
        return error
    if isinstance(error, NotationError):
        return NotationError(append_faults(str(error.message), found.faults), error.line)
    return PitpropError(append_faults(str(error), found.faults))


@contextmanager
def naming_edition_faults() -> Iterator[None]:
    """Have errors of a missing edition name what can't be used: around calls or a function."""
    try:
        yield
    except PitpropError as error:
        whole = with_edition_faults(error)
        if whole is error:
            raise
        raise whole from None
