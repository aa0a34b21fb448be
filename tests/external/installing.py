"""Installing a package that lies outside ours, into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LANTERN = Path(__file__).resolve().parent / "lantern"
UV = ROOT / ".venv-tools" / "bin" / "uv"


def install(package: Path, target: Path) -> None:
    """Install a package as pip would, without a network.

    Args:
        package: the folder of its `pyproject.toml`.
        target: the folder to install it into.
    """
    if not UV.is_file():
        message = f"uv isn't in {UV.parent}: run `make .venv-tools/.done`, as `make test` does, too"
        pytest.fail(message, pytrace=False)
    subprocess.run(
        [
            *(str(UV), "pip", "install", "--quiet", "--offline"),
            *("--no-deps", "--no-build-isolation", "--no-cache"),
            *("--python", sys.executable, "--target", str(target), str(package)),
        ],
        check=True,
    )


def path_with(*folders: Path) -> str:
    """A `PYTHONPATH` with these folders before those that there are."""
    known = os.environ.get("PYTHONPATH", "")
    return os.pathsep.join([*map(str, folders), *filter(None, [known])])


def offering(folder: Path, name: str, group: str, *points: str) -> None:
    """Put a package that has nothing but entry points into a folder, as if it were installed.

    Args:
        folder: the folder.
        name: the name of the package.
        group: the group of the entry points.
        points: lines such as `hush = hush.game:GAME`.
    """
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join([f"[{group}]", *points]) + "\n")
