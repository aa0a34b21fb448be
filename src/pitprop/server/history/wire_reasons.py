"""What computer players think and say, in the form in which it is kept and sent."""

from __future__ import annotations

from collections.abc import Iterable

from pitprop.core.claims import Claim
from pitprop.opponents import Reason
from pitprop.server.protocol import histories


def wire_reasons(reasons: Iterable[Reason]) -> list[histories.Reason]:
    """The reasons of a choice or of a judgement, as people are told them."""
    return [histories.Reason(each.key, dict(each.params), each.weight) for each in reasons]


def wire_claim(claim: Claim) -> histories.WireClaim:
    """A claim, as people are told it."""
    return histories.WireClaim(claim.key, dict(claim.params))
