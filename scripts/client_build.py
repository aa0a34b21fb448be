"""Builds, checks, tests and locks the page in client/.

    python scripts/client_build.py build    put the page and the pictures to print into the package
    python scripts/client_build.py check    check the page's types
    python scripts/client_build.py lint     check the page's style and format
    python scripts/client_build.py fmt      mend them
    python scripts/client_build.py test     test the page's logic
    python scripts/client_build.py lock     bring package-lock.json up to date
    python scripts/client_build.py install FOLDER    install the packages of another folder

The Makefile and the package's build hook use it, so it needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import node_finder
import protocol_build

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "pitprop" / "server" / "static"
ART = ROOT / "src" / "pitprop" / "printing" / "art"
GAMES = ROOT / "src" / "pitprop" / "games"
STAMP = ".stamp"
INSTALLED = CLIENT / "node_modules" / ".stamp"
CACHE = ROOT / ".cache"

#: What decides which packages are installed, and with them what the page is made from.
PACKAGES = ("package.json", "package-lock.json", ".npmrc")
SETTINGS = ("vite.config.ts", "svelte.config.js", "tsconfig.json", "index.html")
SOURCES = ("src", "public", "words", "delivery", "print")
#: What checks of the page read besides.
CHECKS = ("eslint.config.js", ".prettierrc.json", ".prettierignore", "vitest.config.ts", "test")
#: A check that has passed is not repeated before something changes that it reads.
PASSED = CLIENT / "node_modules" / ".passed"


class ClientError(Exception):
    """The page could not be made; says why in one line."""


def is_current() -> bool:
    """Whether what is in the package was made from the sources that lie here now."""
    if not protocol_build.is_current():
        return False
    digest = _source_digest()
    return all(_read(folder / STAMP) == digest for folder in (STATIC, ART))


def requirements() -> list[str]:
    """What a build needs from PyPI beside hatchling."""
    if is_current():
        return []
    node = [] if node_finder.find() is not None else [node_finder.REQUIREMENT]
    return node + protocol_build.requirements()


def build() -> bool:
    """Makes the page and the pictures to print unless they are current; says whether it had to."""
    _write_protocol()
    if is_current():
        return False
    digest = _source_digest()
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="client-", dir=CACHE) as scratch:
        page, art = Path(scratch) / "page", Path(scratch) / "art"
        _script("build", "--", "--logLevel=warn", "--emptyOutDir", f"--outDir={page}")
        _script("print", "--", str(art))
        for made, place in ((page, STATIC), (art, ART)):
            (made / STAMP).write_text(digest)
            _put_in_place(made, place, old=Path(scratch) / f"old-{made.name}")
    return True


def check() -> None:
    """Checks the page's types."""
    _once("check")


def lint() -> None:
    """Checks the page's style and format."""
    _once("lint")


def fmt() -> None:
    """Mends the page's style and format."""
    _write_protocol()
    _script("fmt")


def test() -> None:
    """Tests the page's logic."""
    _once("test")


def lock() -> None:
    """Brings package-lock.json up to date, without addresses."""
    _run(_find_node(), "install", "--package-lock-only")
    path = CLIENT / "package-lock.json"
    content = json.loads(path.read_text())
    for package in content["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    path.write_text(json.dumps(content, indent=2) + "\n")


def install(folder: Path) -> None:
    """Installs the packages that another folder has pinned."""
    try:
        _find_node().npm("ci", folder=folder)
    except subprocess.CalledProcessError as error:
        raise ClientError(f"npm ci failed in {folder}; it says why above") from error


def _once(name: str) -> None:
    _write_protocol()
    stamp = PASSED / name
    digest = _source_digest(*CHECKS)
    if _read(stamp) == digest:
        return
    _script(name)
    PASSED.mkdir(exist_ok=True)
    stamp.write_text(digest)


def _write_protocol() -> None:
    try:
        protocol_build.build()
    except protocol_build.ProtocolError as error:
        raise ClientError(f"the page's types can't be written: {error}") from error


def _script(name: str, *arguments: str) -> None:
    found = _find_node()
    _install_packages(found)
    _run(found, "run", "--silent", name, *arguments)


def _find_node() -> node_finder.Node:
    found = node_finder.find()
    if found is None:
        raise ClientError(f"the page needs Node; install {node_finder.REQUIREMENT}")
    return found


def _install_packages(found: node_finder.Node) -> None:
    digest = _digest((CLIENT / name for name in PACKAGES), found.version)
    if _read(INSTALLED) != digest:
        _run(found, "ci")
        INSTALLED.write_text(digest)


def _run(found: node_finder.Node, *arguments: str) -> None:
    try:
        found.npm(*arguments, folder=CLIENT)
    except subprocess.CalledProcessError as error:
        raise ClientError(f"npm {' '.join(arguments)} failed; it says why above") from error


def _put_in_place(made: Path, place: Path, old: Path) -> None:
    # By renaming, so that neither a running server nor a killed build sees half a page.
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists():
        place.rename(old)
    made.rename(place)


def _source_digest(*more: str) -> str:
    """Says what the page is made from, and what else is named."""
    named = [CLIENT / name for name in (*PACKAGES, *SETTINGS)]
    read = [CLIENT / name for name in (*SOURCES, *more)]
    found = [path for top in read for path in (top, *top.rglob("*")) if path.is_file()]
    words = GAMES.glob("*/clauses/words/*.ftl")
    return _digest([*named, *sorted(found), *sorted(words), *protocol_build.files()])


def _digest(paths: Iterable[Path], *more: str) -> str:
    digest = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text() if path.is_file() else None


ACTIONS: Mapping[str, Callable[[], object]] = {
    "build": build,
    "check": check,
    "lint": lint,
    "fmt": fmt,
    "test": test,
    "lock": lock,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Make, check, test and lock the page in client/.")
    parser.add_argument("action", choices=(*ACTIONS, "install"))
    parser.add_argument("folder", type=Path, nargs="?", default=CLIENT)
    asked = parser.parse_args()
    try:
        if asked.action == "install":
            install(asked.folder)
        else:
            ACTIONS[asked.action]()
    except ClientError as error:
        print(f"client: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
