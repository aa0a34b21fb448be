"""A script whose processes let everybody be interrupted while they still import it."""

from __future__ import annotations

import os
import signal
import sys

from pitprop.lab.cores import over_cores, unordered_over_cores

if __name__ != "__main__":
    os.killpg(0, signal.SIGINT)

if __name__ == "__main__":
    spread = {"over_cores": over_cores, "unordered_over_cores": unordered_over_cores}[sys.argv[1]]
    try:
        sys.stdout.write(str(list(spread(abs, range(100), 2))))
    except KeyboardInterrupt:
        sys.stdout.write("interrupted")
