"""Runs the server as a process of its own: `-m benchmarks.server.serving DATA [PROCESSES]`."""

from __future__ import annotations

import sys

from benchmarks.server.unlimited import unlimited
from pitprop.cli.data import data_source
from pitprop.server.run import serve

if __name__ == "__main__":
    sys.exit(
        serve(
            port=0,
            data=data_source(sys.argv[1]),
            open_browser=False,
            limits=unlimited(),
            workers=int((*sys.argv[2:], "1")[0]),
        )
    )
