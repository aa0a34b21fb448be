"""What the scripts that look for browsers share: whether a program runs, and quiet installing."""

from __future__ import annotations

import os
import subprocess
import sys

#: Debian's browsers come without any when they come alone.
FONTS = ("fonts-dejavu-core", "fonts-liberation")

Command = tuple[str, ...]


def runs(program: str) -> bool:
    """Whether it is more than a name: Ubuntu's package, for one, is only a hint to a snap."""
    try:
        ran = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ran.returncode == 0


def debian(package: str) -> list[Command]:
    """How a browser of Debian is installed, by root."""
    bare = ("--yes", "--no-install-recommends")
    return [("apt-get", "update"), ("apt-get", "install", *bare, package, *FONTS)]


def quietly(what: str, *command: str) -> bool:
    """Runs a command, and shows what it names as its error, but nothing else.

    Args:
        what: what it is for.
        command: the command.
    """
    print(f"{what}: {' '.join(command)}", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    errors = [line for line in ran.stderr.splitlines() if line.startswith(("E:", "Error"))]
    if ran.returncode != 0 and errors:
        print(errors[0], file=sys.stderr)
    return ran.returncode == 0
