"""The command `pitprop`. Each command is one module; what is slow to load is loaded when needed."""

from __future__ import annotations

import sys
from typing import NoReturn

_INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command line and end the process with its status."""
    try:
        from pitprop.cli.commands import run

        sys.exit(run())
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
