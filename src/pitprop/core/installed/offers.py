"""What installed packages offer under the entry points of a group.

A package says in its `pyproject.toml` what it brings:

    [project.entry-points."pitprop.games"]
    lantern = "pitprop_lantern.game:GAME"

An offer that can't be used spoils nothing else: `BadOfferError` says in one line whose it is and
what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cut

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = "pitprop.games"
"""The group of entry points that games are found by."""

EDITIONS: Final = "pitprop.editions"
"""The group of entry points that other packages' editions are found by."""

OWN_PACKAGE: Final = "pitprop"
"""The distribution that this module belongs to."""

_MOST_OF_AN_ERROR: Final = 200


class BadOfferError(PitpropError):
    """An entry point that can't be loaded, or that isn't what its group is for."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One entry point of a package.

    Attributes:
        name: the name of the entry point.
        package: the distribution that declares it.
        point: the entry point.
    """

    name: str
    package: str
    point: EntryPoint

    @property
    def is_own(self) -> bool:
        """Whether it is one of our own."""
        return self.package == OWN_PACKAGE

    @property
    def module(self) -> str:
        """The module that it names."""
        return self.point.module

    def load(self) -> Any:
        """What the entry point names.

        Raises:
            BadOfferError: it can't be imported.
        """
        try:
            return self.point.load()
        except Exception as error:  # whatever somebody else's module raises when it is imported
            kind = "" if isinstance(error, PitpropError) else f"{type(error).__name__}: "
            reason = " ".join(f"{kind}{error}".split())
            raise self.bad(f"can't be loaded: {cut(reason, _MOST_OF_AN_ERROR)}") from error

    def bad(self, what: str) -> BadOfferError:
        """The error that says what is wrong with it.

        Args:
            what: the rest of the sentence, which begins with the entry point.
        """
        return BadOfferError(
            f"package {self.package}: the entry point {self.point.group} "
            f"{self.name} = {self.point.value!r} {what}"
        )


def append_faults(message: str, faults: Sequence[str]) -> str:
    """A message about a name that doesn't exist, with what is offered and can't be used.

    Args:
        message: the message.
        faults: a line for each such offer.
    """
    if not faults:
        return message
    stop = "" if message.endswith("?") else "."
    return f"{message}{stop} What else is offered can't be used: {'; '.join(faults)}"


@cache
def offers_of(group: str) -> tuple[Offer, ...]:
    """All entry points of a group: our own first, each package's in alphabetical order."""
    return tuple(sorted(_offers(group), key=lambda offer: (not offer.is_own, *_place(offer))))


def _offers(group: str) -> Iterator[Offer]:
    # Slow to import, and only needed where a game or an opponent is looked for by its name.
    from importlib.metadata import entry_points

    for point in entry_points(group=group):
        yield Offer(point.name, point.dist.name if point.dist else "?", point)


def _place(offer: Offer) -> tuple[str, str, str]:
    return offer.package, offer.name, offer.point.value
