"""The command `pitprop`. Each subcommand is a module; slow parts are loaded when needed."""

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
