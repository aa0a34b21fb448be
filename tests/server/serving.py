"""Runs the server as a process of its own: `python tests/server/serving.py DATA [DECK]`.

`SERVING` in the environment says how many processes serve.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from pitprop.cli.data import data_source
from pitprop.core.options.own_deck import choose_deck
from pitprop.server.http.limits import Limit, Limits
from pitprop.server.run import serve

# All tests come from one address.
GENEROUS = Limits(
    tables=Limit(10_000, 1_000),
    seats=Limit(10_000, 1_000),
    carries=Limit(10_000, 1_000),
    records=Limit(10_000, 1_000),
    requests=Limit(100_000, 10_000),
    messages=Limit(10_000, 1_000),
    openings=Limit(10_000, 1_000),
    connections=1_000,
    connections_of_person=1_000,
    sockets=2_000,
)


def main(arguments: Sequence[str]) -> int:
    """Serve until told to end.

    Args:
        arguments: where the games are kept, and the file of a deck, if there is one.
    """
    data, *decks = arguments
    for deck in decks:
        choose_deck("dark_cave", Path(deck).read_text("utf-8"))
    return serve(
        port=0,
        data=data_source(data),
        open_browser=False,
        limits=GENEROUS,
        proxies=["127.0.0.1"],
        workers=int(os.environ.get("SERVING", "1")),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
