"""What somebody did that told of them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Why:
    """What somebody did that changed what could be believed.

    Attributes:
        key: what it was.
        params: what it refers to.
    """

    key: str
    params: dict[str, str | int] = field(default_factory=dict)
