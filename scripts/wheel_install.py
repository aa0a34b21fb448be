"""Keeps the package that is installed in an environment what the sources say now.

    python scripts/wheel_install.py ENVIRONMENT [REQUIREMENTS ...]

Builds the wheel, compiled as PITPROP_COMPILE says (see engine_build.py), and installs it, unless
the one that is installed was made from just these files. The Makefile calls it with the Python
beside uv. The content of all files decides, not their times: an edited, an added and a deleted
module are noticed alike.

With files of requirements the environment has in the end what they name and the package, and
nothing else. All is exchanged in one go, after the wheel has been built: whoever runs what is
installed there misses nothing meanwhile, and a build that fails changes nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
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


def install(environment: Path, requirements: Sequence[Path] = ()) -> bool:
    """Installs the package unless it is current, and says whether that was necessary."""
    stamp = environment / STAMP
    digest = source_digest(environment, requirements)
    if stamp.is_file() and stamp.read_text() == digest:
        return False
    print("pitprop: building the package; compiling the engine takes a while", file=sys.stderr)
    python = str(environment / "bin" / "python")
    with tempfile.TemporaryDirectory(prefix="wheel-", dir=_cache()) as folder:
        _uv(
            *("build", "--wheel", "--python", python, "--out-dir", folder),
            *("--require-hashes", "--build-constraints", "requirements/build.txt", "."),
        )
        (wheel,) = Path(folder).glob("*.whl")
        stamp.unlink(missing_ok=True)
        if requirements:
            _exchange(python, wheel, requirements)
        else:
            _uv("pip", "install", "--python", python, "--no-deps", "--reinstall", str(wheel))
    stamp.write_text(digest)
    return True


def _exchange(python: str, wheel: Path, requirements: Sequence[Path]) -> None:
    """Lets an environment have the wheel and what is required, and nothing else."""
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    itself = wheel.with_name("itself.txt")
    itself.write_text(f"pitprop @ {wheel.as_uri()} --hash=sha256:{digest}\n")
    # Beside others of the same version it would pass for what is there.
    again = ("--reinstall-package", "pitprop")
    files = (str(file) for file in (*requirements, itself))
    _uv("pip", "sync", "--python", python, "--require-hashes", *again, *files)


def source_digest(environment: Path, requirements: Sequence[Path] = ()) -> str:
    """A digest of all that decides what this environment is to hold: a wheel, and what it needs."""
    digest = hashlib.sha256()
    for path in (*_packed_files(), *requirements):
        content = path.read_bytes()
        digest.update(f"{_named(path)}\0{len(content)}\0".encode())
        digest.update(content)
    facts = [
        (environment / "pyvenv.cfg").read_text(),
        os.environ.get("PITPROP_COMPILE", ""),
        engine_build.what_is_missing(),
        *(os.environ.get(name, "") for name in engine_build.VARIABLES),
    ]
    digest.update("\0".join(facts).encode())
    return digest.hexdigest()


def _named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


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
    parser.add_argument("requirements", type=Path, nargs="*")
    asked = parser.parse_args()
    try:
        install(asked.environment.absolute(), [file.absolute() for file in asked.requirements])
    except InstallError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
