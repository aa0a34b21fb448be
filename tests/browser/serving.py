"""Runs the server at a port that stays the same: `python tests/browser/serving.py FOLDER PORT`.

Nobody waits there before a computer player may play on for somebody who is away: only the page
does, by a clock that a test can set.
"""

from __future__ import annotations

import sys
from pathlib import Path

# The program beside which this one lies: its limits are for many browsers at one address.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from pitprop.server.run import serve
from pitprop.server.waits import Waits
from tests.browser.conftest import ELSEWHERE
from tests.server.serving import GENEROUS

if __name__ == "__main__":
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
