"""Compiles the engines for the wheel with mypyc, from the files that also run interpreted.

    python scripts/engine_build.py build           compile, unless that has been done
    python scripts/engine_build.py into FOLDER     the step itself, in a process of its own

A folder of the package lists its modules to compile in `compiled.txt`. Nothing that is compiled
ever lies in src/: what runs from a source checkout is always what the source says.

PITPROP_COMPILE says what is wanted: `auto` (compile where that works, else leave the engines
interpreted), `1` (not to be able to is an error) or `0` (don't).

The package's build hook uses it, so all but the step itself needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
CACHE = ROOT / ".cache" / "engine"
STAMP = ".stamp"
LIST = "compiled.txt"

#: The package's parts that an engine may consist of or import from.
PARTS = ("core", "tunnels", "games", "opponents", "envs")
#: What else decides what is compiled.
SETTINGS = ("pyproject.toml", "hatch_build.py", "scripts/engine_build.py")
VARIABLES = ("CC", "CFLAGS", "LDFLAGS")

#: How a line begins that a person who installs should see.
NOTE = "pitprop: the engine stays interpreted:"

#: The extension that holds all modules; each has a small one of its own, which stands for its part.
GROUP = "pitprop"
#: What makes calls between functions of the engine cheap, and compiling it. gcc only: clang has
#: other names for it.
GCC_FLAGS = (
    "-fno-semantic-interposition",
    "-fno-plt",
    "-fvisibility=hidden",
    "-finline-limit=300",
    "--param=large-function-growth=400",
    # To look for lines that are indented wrongly takes gcc 12 longer than all the rest: for each
    # `if` it reads the file of 84 MB from its beginning (3:30 against 1:27; the same machine code).
    "-Wno-misleading-indentation",
)

#: What a module does when it is loaded. It runs once, and making it fast took gcc 12 a fifth of all
#: its time (91 s of a core against 111 s).
LOADING = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
AS_IT_STANDS = '__attribute__((cold, optimize("O0"))) '


class EngineError(Exception):
    """The engines could not be compiled; says why in one line."""


def modules() -> list[Path]:
    """The modules to compile, below the folder of the sources."""
    lists = sorted((SOURCES / "pitprop").rglob(LIST))
    return [path.parent / f"{name}.py" for path in lists for name in path.read_text().split()]


def requirements() -> list[str]:
    """What a build needs from PyPI beside hatchling."""
    if _wanted() == "0" or (_wanted() == "auto" and what_is_missing()):
        return []
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked: list[str] = settings["dependency-groups"]["compile"]
    return asked


def build() -> Path | None:
    """Compiles the engines unless that has been done.

    Returns:
        a folder with the extension modules, laid out as in a wheel; None where the engines stay
        interpreted.

    Raises:
        EngineError: they had to be compiled and could not be.
    """
    if _wanted() == "0":
        return None
    try:
        return _current() or _compile()
    except EngineError as error:
        if _wanted() == "1":
            raise
        print(f"{NOTE} {error}", file=sys.stderr)
        return None


def extensions(folder: Path) -> Iterator[Path]:
    """The extension modules in a folder that `build` made."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != STAMP)


def _wanted() -> str:
    wanted = os.environ.get("PITPROP_COMPILE") or "auto"
    if wanted not in ("auto", "1", "0"):
        raise EngineError(f"PITPROP_COMPILE is auto, 1 or 0, not {wanted!r}")
    return wanted


def what_is_missing() -> str:
    """What this machine lacks, if anything, to compile a module of Python."""
    if shutil.which(_compiler()) is None:
        return f"there is no C compiler ({_compiler()})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's headers (Python.h) are not installed"
    return ""


def _compiler() -> str:
    command: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return command.split()[0]


def _is_gcc() -> bool:
    command = (_compiler(), "-dM", "-E", "-x", "c", os.devnull)
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return "__GNUC__" in ran.stdout and "__clang__" not in ran.stdout


def _folder() -> Path:
    return CACHE / f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"


def _current() -> Path | None:
    """The folder of what was compiled from just these sources, if there is one."""
    stamp = _folder() / STAMP
    return _folder() if stamp.is_file() and stamp.read_text() == source_digest() else None


def _compile() -> Path:
    missing = what_is_missing()
    if missing:
        raise EngineError(missing)
    digest = source_digest()
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="build-", dir=CACHE) as scratch:
        made = Path(scratch) / "made"
        _run("into", str(made))
        (made / STAMP).write_text(digest)
        if _folder().exists():
            _folder().rename(Path(scratch) / "old")
        made.rename(_folder())
    return _folder()


def _run(*arguments: str) -> None:
    # In a process of its own, since mypyc ends the one that it fails in.
    command = (sys.executable, __file__, *arguments)
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if ran.returncode:
        log = CACHE / "failed.log"
        log.write_text(ran.stdout + ran.stderr)
        lines = (ran.stderr.strip() or ran.stdout.strip() or "no reason given").splitlines()
        raise EngineError(f"{lines[-1]} (more in {log.relative_to(ROOT)})")


def compile_into(folder: Path) -> None:
    """The step itself: mypyc makes C of the modules, setuptools makes extension modules of that."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    scratch = folder.parent / "scratch"
    paths = [str(path.relative_to(ROOT)) for path in modules()]
    found = mypycify(
        # What is not compiled is checked by `make test`, not by whoever installs.
        [*paths, "--follow-imports=silent"],
        group_name=GROUP,
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch),
    )
    if _is_gcc():
        for extension in found:
            # They share one list.
            extension.extra_compile_args = [*extension.extra_compile_args, *GCC_FLAGS]
            for source in map(Path, extension.sources):
                source.write_text(LOADING.sub(AS_IT_STANDS, source.read_text("utf-8")), "utf-8")
    command = Distribution({"name": "pitprop", "ext_modules": found}).get_command_obj("build_ext")
    command.build_lib = str(folder)
    command.build_temp = str(scratch)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def source_digest() -> str:
    """A digest of all that decides what the extension modules are."""
    digest = hashlib.sha256()
    for path in _deciding_files():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    facts = [sys.version, sysconfig.get_platform(), *map(os.environ.get, VARIABLES), *_versions()]
    digest.update("\0".join(str(item) for item in facts).encode())
    return digest.hexdigest()


def _deciding_files() -> list[Path]:
    """The sources: what is not compiled decides too, by its types."""
    folders = [SOURCES / "pitprop" / part for part in PARTS]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted([*found, *(ROOT / name for name in SETTINGS), *SOURCES.rglob(LIST)])


def _versions() -> Iterator[str]:
    import importlib.metadata  # slow to load, and seldom needed

    for requirement in requirements():
        match = re.match(r"[\w.-]+", requirement)
        if match is None:
            raise EngineError(f"no requirement: {requirement!r}")
        try:
            yield f"{match[0]} {importlib.metadata.version(match[0])}"
        except importlib.metadata.PackageNotFoundError as error:
            raise EngineError(f"{match[0]} is not installed") from error


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engines.")
    actions = parser.add_subparsers(dest="action", required=True)
    actions.add_parser("build")
    actions.add_parser("into").add_argument("folder", type=Path)
    arguments = parser.parse_args()
    if arguments.action == "into":
        compile_into(arguments.folder)
        return 0
    try:
        folder = build()
    except EngineError as error:
        print(f"engine: {error}", file=sys.stderr)
        return 1
    print(folder or "interpreted")
    return 0


if __name__ == "__main__":
    sys.exit(main())
