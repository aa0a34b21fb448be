"""Runs the server at a port that stays the same: `python tests/browser/serving.py FOLDER PORT`.

Nobody waits there before a computer player may play on for somebody who is away: only the page
does, by a clock that a test can set. One table after the other is dealt as in every run: what is
seen at those that are made first (`tables`) doesn't depend on luck.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

# The program beside which this one lies: its limits are for many browsers at one address.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from pitprop.server.run import serve
from pitprop.server.tables import new_tables
from pitprop.server.tables.waits import Waits
from tests.browser.conftest import ELSEWHERE
from tests.server.serving import GENEROUS


def deal_alike() -> None:
    """Draw the seeds of tables from a seed of its own."""
    draw = Random("deals")
    vars(new_tables)["secrets"] = SimpleNamespace(
        choice=secrets.choice, token_hex=lambda size: draw.randbytes(size).hex()
    )


if __name__ == "__main__":
    deal_alike()
    sys.exit(
        serve(
            port=int(sys.argv[2]),
            data=Path(sys.argv[1]),
            open_browser=False,
            limits=GENEROUS,
            sites=[ELSEWHERE],
            waits=Waits(stand_in=0, nudge=0),
        )
    )
