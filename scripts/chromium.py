"""Prints the path of a Chromium for the browser tests, installing one where that can be done.

Looked for in this order: PITPROP_CHROMIUM, the programs on PATH and the usual place on macOS, what
Playwright has installed. Where there is none: Debian's package (as root), else Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator

from programs import Command, debian, quietly, runs

#: The one without a window comes first, as it has less to do.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
MAC_APPS = ("Google Chrome", "Chromium")


def main() -> int:
    found = named() if "PITPROP_CHROMIUM" in os.environ else search() or install()
    if found is None:
        print(complaint(), file=sys.stderr)
        return 1
    print(found)
    return 0


def named() -> str | None:
    """The one that the environment names, if it runs."""
    program = os.environ["PITPROP_CHROMIUM"]
    return program if runs(program) else None


def search() -> str | None:
    """The first that is there and runs."""
    return next((program for program in candidates() if runs(program)), None)


def candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    for app in MAC_APPS:
        yield f"/Applications/{app}.app/Contents/MacOS/{app}"
    yield from filter(None, [from_playwright()])


def from_playwright() -> str | None:
    """Where Playwright keeps its own, whether it is there or not."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def install() -> str | None:
    """Installs one in the first way that works here."""
    for commands in ways_to_install():
        if all(quietly("chromium", *command) for command in commands) and (found := search()):
            return found
    return None


def ways_to_install() -> Iterator[list[Command]]:
    root = os.geteuid() == 0
    if root and shutil.which("apt-get"):
        yield from map(debian, NAMES[:2])
    with_libraries = ("--with-deps",) if root else ()
    yield [(sys.executable, "-m", "playwright", "install", *with_libraries, "chromium")]


def complaint() -> str:
    if "PITPROP_CHROMIUM" in os.environ:
        return f"PITPROP_CHROMIUM={os.environ['PITPROP_CHROMIUM']} is not a program that runs."
    return (
        "The browser tests need Chromium: install it (Debian: sudo apt-get install chromium)"
        " or name one in PITPROP_CHROMIUM."
    )


if __name__ == "__main__":
    sys.exit(main())
