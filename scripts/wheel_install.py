"""Keeps the package that is installed in an environment what the sources say now.

    python scripts/wheel_install.py ENVIRONMENT

Builds the wheel, compiled as PITPROP_COMPILE says (see engine_build.py), and installs it, unless
the one that is installed was made from just these files. The Makefile calls it with the Python
beside uv. The content of all files decides, not their times: an edited, an added and a deleted
module are noticed alike.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import engine_build

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "pitprop"
CACHE = ROOT / ".cache"
UV = Path(sys.executable).parent / "uv"
STAMP = ".wheel"

#: What is packed beside the package, and what packs it.
OTHERS = ("pyproject.toml", "hatch_build.py", "LICENSE", "requirements/build.txt", "scripts/*.py")


class InstallError(Exception):
    """The wheel could not be built or installed; says why."""


def install(environment: Path) -> bool:
    """Installs the package unless it is current, and says whether that was necessary."""
    stamp = environment / STAMP
    digest = source_digest(environment)
    if stamp.is_file() and stamp.read_text() == digest:
        return False
    print("pitprop: building the package; compiling the engine takes a while", file=sys.stderr)
    stamp.unlink(missing_ok=True)
    python = str(environment / "bin" / "python")
    with tempfile.TemporaryDirectory(prefix="wheel-", dir=_cache()) as folder:
        _uv(
            *("build", "--wheel", "--python", python, "--out-dir", folder),
            *("--require-hashes", "--build-constraints", "requirements/build.txt", "."),
        )
        (wheel,) = Path(folder).glob("*.whl")
        _uv("pip", "install", "--python", python, "--no-deps", "--reinstall", str(wheel))
    stamp.write_text(digest)
    return True


def source_digest(environment: Path) -> str:
    """A digest of all that decides what a wheel for this environment holds."""
    digest = hashlib.sha256()
    for path in _packed_files():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    facts = [
        (environment / "pyvenv.cfg").read_text(),
        os.environ.get("PITPROP_COMPILE", ""),
        engine_build.what_is_missing(),
        *(os.environ.get(name, "") for name in engine_build.VARIABLES),
    ]
    digest.update("\0".join(facts).encode())
    return digest.hexdigest()


def _packed_files() -> Iterator[Path]:
    others = (path for pattern in OTHERS for path in ROOT.glob(pattern))
    own = (path for path in PACKAGE.rglob("*") if "__pycache__" not in path.parts)
    return (path for path in sorted({*others, *own}) if path.is_file())


def _cache() -> Path:
    CACHE.mkdir(exist_ok=True)
    return CACHE


def _uv(*arguments: str) -> None:
    ran = subprocess.run(
        (str(UV), *arguments),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise InstallError(ran.stdout)
    # uv shows what the build says among much else; this is what a person should know.
    for line in ran.stdout.splitlines():
        if line.startswith(engine_build.NOTE):
            print(line, file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description="Install the package into an environment.")
    parser.add_argument("environment", type=Path)
    try:
        install(parser.parse_args().environment.absolute())
    except InstallError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
