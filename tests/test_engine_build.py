"""Compiling the engine, and keeping what is installed up to date: what is promised of both."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import engine_build
from pitprop.core.engine import engine_modules
from pitprop.games.saboteur.rules import allowed as rules

RULES = "src/pitprop/games/saboteur/rules/allowed.py"
# Of the engine, and not needed to make the page.
UNNEEDED = "src/pitprop/opponents/dark_cave/beliefs/odds.py"
SOURCES = (
    *("pyproject.toml", "hatch_build.py", "LICENSE", "README.md"),
    *("requirements", "scripts", "deploy"),
)


@pytest.fixture
def checkout(root: Path, tmp_path: Path) -> Path:
    """A copy of what a wheel is made from, with a page that counts as current."""
    copy = tmp_path / "checkout"
    copy.mkdir()
    for name in SOURCES:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy(source, copy)
    for folder in ("src", "client"):
        shutil.copytree(
            root / folder,
            copy / folder,
            ignore=shutil.ignore_patterns("__pycache__", "node_modules"),
        )
    return copy


def answer_of(folder: Path, call: str, **environment: str) -> Any:
    """What a script of this folder answers, with these environment variables."""
    module = call.partition(".")[0]
    code = f"import {module}, json; print(json.dumps({call}))"
    ran = subprocess.run(
        (sys.executable, "-c", code),
        cwd=folder / "scripts",
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(ran.stdout)


def build_wheel(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"),
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def wheel_of(folder: Path) -> str:
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel.name


# --- What is compiled ---------------------------------------------------------------------------


def test_the_lists_name_modules_that_there_are() -> None:
    modules = engine_build.modules()
    assert modules
    assert [path for path in modules if not path.is_file()] == []
    assert len(set(modules)) == len(modules)


def test_the_build_and_the_package_read_the_same_lists() -> None:
    paths = [path.relative_to(engine_build.SOURCES) for path in engine_build.modules()]
    assert sorted(".".join(path.with_suffix("").parts) for path in paths) == sorted(
        engine_modules()
    )


def test_nothing_compiled_lies_in_the_sources(root: Path) -> None:
    compiled = [*(root / "src").rglob("*.so"), *(root / "src").rglob("*.pyd")]
    assert compiled == []


def test_a_source_checkout_runs_interpreted(root: Path) -> None:
    code = "import pitprop; print(pitprop.engine_mode())"
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = (sys.executable, "-c", code)
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == "interpreted\n"


# --- Where it can't be compiled -----------------------------------------------------------------


def test_without_a_compiler_the_wheel_is_a_plain_one(checkout: Path) -> None:
    ran = build_wheel(checkout, PITPROP_COMPILE="auto", CC="/nowhere/cc")
    assert ran.returncode == 0, ran.stderr
    assert wheel_of(checkout).endswith("-py3-none-any.whl")
    assert f"{engine_build.NOTE} there is no C compiler (/nowhere/cc)" in ran.stderr


def test_without_a_compiler_nothing_is_asked_for_to_compile_with(root: Path) -> None:
    call = "engine_build.requirements()"
    assert answer_of(root, call, PITPROP_COMPILE="auto", CC="/nowhere/cc") == []
    assert answer_of(root, call, PITPROP_COMPILE="0") == []
    assert any("mypy" in name for name in answer_of(root, call, PITPROP_COMPILE="1"))


def test_where_a_compiled_engine_is_asked_for_its_lack_is_an_error(checkout: Path) -> None:
    ran = build_wheel(checkout, PITPROP_COMPILE="1", CC="/nowhere/cc")
    assert ran.returncode != 0
    assert "there is no C compiler (/nowhere/cc)" in ran.stderr
    assert not list(checkout.glob("dist/*.whl"))


def compile_only(folder: Path, part: str) -> None:
    """Let only what one part lists be compiled, which is translated in no time."""
    for path in (folder / "src").rglob(engine_build.LIST):
        if path.parent.name != part:
            path.unlink()


def test_a_compiler_that_fails_leaves_a_plain_wheel_and_says_why(checkout: Path) -> None:
    compile_only(checkout, "tunnels")
    failing = checkout / "cc"
    failing.write_text("#!/bin/sh\necho 'no disk left' >&2\nexit 1\n")
    failing.chmod(0o755)
    ran = build_wheel(checkout, PITPROP_COMPILE="auto", CC=str(failing))
    assert ran.returncode == 0, ran.stderr
    assert wheel_of(checkout).endswith("-py3-none-any.whl")
    assert engine_build.NOTE in ran.stderr
    assert "no disk left" in (checkout / ".cache" / "engine" / "failed.log").read_text()


def test_an_unknown_wish_is_refused_in_one_line(root: Path) -> None:
    script = str(root / "scripts" / "engine_build.py")
    ran = subprocess.run(
        (sys.executable, script, "build"),
        env={**os.environ, "PITPROP_COMPILE": "yes"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr == "engine: PITPROP_COMPILE is auto, 1 or 0, not 'yes'\n"


# --- What runs is what the source says ----------------------------------------------------------


def edit(folder: Path) -> None:
    with (folder / RULES).open("a") as file:
        file.write("\nEDITED = True\n")


def add(folder: Path) -> None:
    (folder / RULES).with_name("added.py").write_text("ADDED = True\n")


def delete(folder: Path) -> None:
    (folder / UNNEEDED).unlink()


def change_types_elsewhere(folder: Path) -> None:
    with (folder / "src/pitprop/core/errors.py").open("a") as file:
        file.write("\nEDITED: int = 1\n")


def change_the_list(folder: Path) -> None:
    listed = (folder / RULES).with_name("compiled.txt")
    listed.write_text(listed.read_text().replace("allowed", ""))


@pytest.mark.parametrize("change", [edit, add, delete, change_types_elsewhere, change_the_list])
def test_a_change_of_the_engine_is_compiled_and_nothing_else_is(
    checkout: Path, change: Any
) -> None:
    before = answer_of(checkout, "engine_build.source_digest()")
    (checkout / "src/pitprop/server/added.py").touch()
    (checkout / RULES).touch()
    assert answer_of(checkout, "engine_build.source_digest()") == before
    change(checkout)
    assert answer_of(checkout, "engine_build.source_digest()") != before


def test_another_compiler_compiles_anew(root: Path) -> None:
    sums = {answer_of(root, "engine_build.source_digest()", CFLAGS=flags) for flags in ("", "-O1")}
    assert len(sums) == 2


def test_what_is_installed_follows_the_sources(root: Path, checkout: Path) -> None:
    tools = root / ".venv-tools" / "bin"
    environment = checkout / "environment"
    command = (tools / "uv", "venv", "--quiet", "--python", sys.executable, environment)
    subprocess.run(command, check=True)
    (package,) = environment.glob("lib/python*/site-packages")
    installed = package / Path(RULES).relative_to("src")

    def install() -> None:
        script = checkout / "scripts" / "wheel_install.py"
        ran = subprocess.run(
            (tools / "python", script, environment),
            env={**os.environ, "PITPROP_COMPILE": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr

    install()
    assert installed.read_text() == (checkout / RULES).read_text()
    unchanged = installed.stat().st_mtime_ns
    (checkout / RULES).touch()
    install()
    assert installed.stat().st_mtime_ns == unchanged
    edit(checkout)
    add(checkout)
    delete(checkout)
    install()
    assert installed.read_text() == (checkout / RULES).read_text()
    assert installed.with_name("added.py").is_file()
    assert not (package / Path(UNNEEDED).relative_to("src")).exists()
    (checkout / RULES).with_name("added.py").unlink()
    install()
    assert not installed.with_name("added.py").exists()


def test_a_site_keeps_what_is_installed_until_another_version_has_been_built(
    root: Path, checkout: Path, tmp_path: Path
) -> None:
    (checkout / ".venv-tools").symlink_to(root / ".venv-tools")
    # The page of this copy counts as current.
    (checkout / "Makefile").write_text("client:\n")
    target = tmp_path / "site"

    def install(**environment: str) -> subprocess.CompletedProcess[str]:
        command = (checkout / "deploy" / "install.sh", target)
        given = {**os.environ, "PYTHON": sys.executable, "PITPROP_COMPILE": "0", **environment}
        return subprocess.run(command, env=given, capture_output=True, text=True)

    def what_is_there() -> dict[Path, int]:
        files = (path for path in target.rglob("*") if "__pycache__" not in path.parts)
        return {path: path.stat().st_ino for path in files}

    ran = install()
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "\npitprop " in ran.stdout
    before = what_is_there()
    edit(checkout)
    metrics = checkout / "requirements" / "metrics.txt"
    metrics.write_text((checkout / "requirements" / "runtime.txt").read_text())
    failed = install(PITPROP_COMPILE="1", CC="/nowhere/cc")
    assert failed.returncode != 0
    assert "there is no C compiler (/nowhere/cc)" in failed.stderr
    assert what_is_there() == before
    ran = install()
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (package,) = target.glob("lib/python*/site-packages")
    installed = package / Path(RULES).relative_to("src")
    assert installed.read_text() == (checkout / RULES).read_text()
    # What isn't needed any more has gone with the version that needed it.
    assert any(path.name == "prometheus_client" for path in before)
    assert not (package / "prometheus_client").exists()


def test_the_rules_that_are_tested_are_those_of_this_checkout(root: Path) -> None:
    assert Path(str(rules.__file__)) == root / RULES
