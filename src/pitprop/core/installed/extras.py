"""What is only there where an extra was installed."""

from __future__ import annotations

from importlib.util import find_spec

from pitprop.core.errors import PitpropError


class MissingExtraError(PitpropError, ImportError):
    """A package of an extra isn't installed; the text says how to get it."""


def need(extra: str, *packages: str) -> None:
    """Check that the packages of an extra are there.

    Args:
        extra: the name of the extra.
        packages: what is needed of it.

    Raises:
        MissingExtraError: one of them isn't installed.
    """
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        verb = "isn't" if len(missing) == 1 else "aren't"
        raise MissingExtraError(
            f"{_in_a_row(missing)} {verb} installed: pip install 'pitprop[{extra}]'"
        )


def _in_a_row(names: list[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
