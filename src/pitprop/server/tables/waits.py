"""How long the people at a table wait for each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Waits:
    """Times in seconds.

    Attributes:
        stand_in: how long somebody has to be away before the others may ask a computer player to
            play on for them.
        host: how long the host has to be away before the next person has that role.
        grace: how long somebody who has just lost the connection, or loads the page anew, is still
            waited for before the next round.
        nudge: how long somebody isn't reminded a second time.
    """

    stand_in: float = 60
    host: float = 120
    grace: float = 3
    nudge: float = 10
