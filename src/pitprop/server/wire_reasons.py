"""What computer players think and say, in the form in which it is kept and sent."""

from __future__ import annotations

from collections.abc import Iterable

from pitprop.core.claims import Claim
from pitprop.opponents import Reason
from pitprop.server.protocol import looking_back


def wire_reasons(reasons: Iterable[Reason]) -> list[looking_back.Reason]:
    """The reasons of a choice or of a judgement, as people are told them."""
    return [looking_back.Reason(each.key, dict(each.params), each.weight) for each in reasons]


def wire_claim(claim: Claim) -> looking_back.WireClaim:
    """A claim, as people are told it."""
    return looking_back.WireClaim(claim.key, dict(claim.params))
