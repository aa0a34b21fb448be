"""Writes what the page knows of messages and moves into client/generated/protocol.

    python scripts/protocol_build.py    write it, unless that has been done

What is written follows from the structures of the protocol and from what the games describe
(`pitprop.server.typescript`). It runs in a process of its own, since building the page must need
nothing but the standard library where the result is there.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
TARGET = ROOT / "client" / "generated" / "protocol"
STAMP = TARGET / ".stamp"

#: What decides what is written, in the folder of the package.
DECIDING = (
    "core",
    "tunnels",
    "games",
    "server/protocol",
    "server/typescript",
)


class ProtocolError(Exception):
    """It could not be written; says why in one line."""


def files() -> list[Path]:
    """The files that were written."""
    return sorted(TARGET.rglob("*.ts"))


def is_current() -> bool:
    """Whether what is there was written from the sources that lie here now."""
    return STAMP.is_file() and STAMP.read_text() == _source_digest()


def requirements() -> list[str]:
    """What writing it needs from PyPI."""
    if is_current():
        return []
    needed: list[str] = _settings()["dependency-groups"]["protocol"]
    return needed


def build() -> None:
    """Writes the files unless they are current.

    Raises:
        ProtocolError: a package is missing, or a structure can't be told in TypeScript.
    """
    if is_current():
        return
    digest = _source_digest()
    with tempfile.TemporaryDirectory() as scratch:
        _offer_games(Path(scratch))
        _write([str(SOURCES), scratch, *filter(None, [os.environ.get("PYTHONPATH")])])
    STAMP.write_text(digest)


def _write(path: list[str]) -> None:
    command = (sys.executable, "-m", "pitprop.server.typescript", str(TARGET))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise ProtocolError((ran.stderr.strip() or "no reason given").splitlines()[-1])


def _offer_games(folder: Path) -> None:
    """Tells which games there are where the package isn't installed: their entry points."""
    dist_info = folder / "pitprop-0.dist-info"
    dist_info.mkdir()
    (dist_info / "METADATA").write_text("Metadata-Version: 2.1\nName: pitprop\nVersion: 0\n")
    groups = _settings()["project"]["entry-points"].items()
    lines = [
        "\n".join([f"[{group}]", *(f"{name} = {what}" for name, what in points.items()), ""])
        for group, points in groups
    ]
    (dist_info / "entry_points.txt").write_text("\n".join(lines))


def _settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def _source_digest() -> str:
    digest = hashlib.sha256()
    for path in sorted(_deciding_files()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _deciding_files() -> Iterator[Path]:
    for name in DECIDING:
        top = SOURCES / "pitprop" / name
        for path in (top, *top.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def main() -> int:
    try:
        build()
    except ProtocolError as error:
        print(f"protocol: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
