"""Prints the path of a Firefox for the tests of the page, installing one where that can be done.

Looked for in this order: PITPROP_FIREFOX, the programs on PATH and the usual place on macOS. Where
there is none: Debian's package (as root). Where that can't be had either, or PITPROP_FIREFOX is
empty, nothing is printed: the tests in Firefox are skipped then.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator

from programs import debian, quietly, runs

NAMES = ("firefox-esr", "firefox")
MAC = "/Applications/Firefox.app/Contents/MacOS/firefox"


def main() -> int:
    if "PITPROP_FIREFOX" in os.environ:
        program = os.environ["PITPROP_FIREFOX"]
        if program and not runs(program):
            print(f"PITPROP_FIREFOX={program} is not a program that runs.", file=sys.stderr)
            return 1
        print(program)
    else:
        print(search() or install())
    return 0


def search() -> str:
    """The first that is there and runs; else nothing."""
    return next((program for program in candidates() if runs(program)), "")


def candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    yield MAC


def install() -> str:
    """Installs Debian's where that can be done."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in debian(NAMES[0]):
            quietly("firefox", *command)
    found = search()
    if not found:
        print(
            "firefox: none is here, so the tests in it are skipped (Debian: firefox-esr)",
            file=sys.stderr,
        )
    return found


if __name__ == "__main__":
    sys.exit(main())
