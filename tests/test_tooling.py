"""The build and the pinned dependencies: what a bare machine relies on."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import node_finder

ADDRESS = re.compile(r"https?://|--(extra-)?index-url|--find-links|^registry *=", re.MULTILINE)


@pytest.fixture(scope="session")
def settings(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text())


def group(settings: dict[str, Any], name: str) -> list[str]:
    """What a group of dependencies asks for, without what it includes."""
    asked = settings["dependency-groups"][name]
    return [requirement for requirement in asked if isinstance(requirement, str)]


def pinned(path: Path) -> dict[str, str]:
    """The versions that a requirements file pins, by name."""
    return dict(re.findall(r"^([\w.-]+)==([^ ;\\]+)", path.read_text(), re.MULTILINE))


@pytest.mark.parametrize(
    "pattern",
    ["requirements/*", "client/package-lock.json", "client/.npmrc", "pyproject.toml", "Makefile"],
)
def test_no_file_that_decides_what_is_installed_holds_an_address(root: Path, pattern: str) -> None:
    files = list(root.glob(pattern))
    assert files
    assert [path.name for path in files if ADDRESS.search(path.read_text())] == []


@pytest.mark.parametrize(
    "name", ["runtime", "postgresql", "print", "dev", "build", "node", "tools", "bench", "lab"]
)
def test_every_pinned_package_has_its_hashes(root: Path, name: str) -> None:
    text = (root / "requirements" / f"{name}.txt").read_text()
    packages = re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]
    assert packages
    assert [package for package in packages if "--hash=sha256:" not in package] == []


def test_every_package_of_the_client_has_its_hash(root: Path) -> None:
    lock = json.loads((root / "client" / "package-lock.json").read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert [name for name, package in packages.items() if "integrity" not in package] == []


def test_what_is_pinned_is_what_the_package_asks_for(root: Path, settings: dict[str, Any]) -> None:
    runtime = settings["project"]["dependencies"]
    extras = settings["project"]["optional-dependencies"]
    postgresql, to_print = extras["postgresql"], extras["print"]
    asked = {
        "runtime": runtime,
        "postgresql": runtime + postgresql,
        "print": runtime + to_print,
        "dev": runtime + postgresql + to_print + group(settings, "dev"),
        "build": settings["build-system"]["requires"]
        + group(settings, "compile")
        + [node_finder.REQUIREMENT],
        "node": [node_finder.REQUIREMENT],
        "tools": group(settings, "tools"),
        "mutants": group(settings, "mutants"),
        "bench": runtime + group(settings, "bench"),
    }
    for name, requirements in asked.items():
        versions = pinned(root / "requirements" / f"{name}.txt")
        for requirement in map(Requirement, requirements):
            pin = versions[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(pin), (name, requirement)


def test_tests_run_on_the_versions_that_users_get(root: Path) -> None:
    runtime = pinned(root / "requirements" / "runtime.txt")
    postgresql = pinned(root / "requirements" / "postgresql.txt")
    dev = pinned(root / "requirements" / "dev.txt")
    to_print = pinned(root / "requirements" / "print.txt")
    assert runtime.items() <= postgresql.items() <= dev.items()
    assert runtime.items() <= to_print.items() <= dev.items()


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v26.1.0"])
def test_a_node_that_vite_runs_on_is_new_enough(version: str) -> None:
    assert node_finder.new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.1", "v21.7.3", "v22.11.0", "v23.9.0", ""])
def test_a_node_that_vite_does_not_run_on_is_not(version: str) -> None:
    assert not node_finder.new_enough(version)


@pytest.fixture(scope="module")
def sdist(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    hatchling(root, "sdist", folder)
    (archive,) = folder.glob("*.tar.gz")
    subprocess.run(("tar", "-xzf", str(archive)), cwd=folder, check=True)
    return folder / archive.name.removesuffix(".tar.gz")


def hatchling(folder: Path, target: str, result: Path, **environment: str) -> None:
    command = (sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(result))
    ran = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PITPROP_COMPILE": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_wheel_is_made_from_the_source_distribution_without_node(
    sdist: Path, tmp_path: Path
) -> None:
    hatchling(sdist, "wheel", tmp_path, PATH="/nowhere", PITPROP_COMPILE="auto")
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "pitprop/py.typed" in names
    assert "pitprop/server/static/index.html" in names
    assert any(name.startswith("pitprop/server/static/assets/") for name in names)
    assert {"pitprop/printing/art/dark_cave.json.gz", "pitprop/printing/sheets.typ"} <= {*names}
    folders = {name.split("/")[0] for name in names}
    assert folders == {"pitprop", sdist.name + ".dist-info"}


def build_asks_for(folder: Path, **environment: str) -> list[str]:
    """What the page in this folder needs from PyPI, with these environment variables."""
    code = "import client_build, json; print(json.dumps(client_build.requirements()))"
    ran = subprocess.run(
        (sys.executable, "-c", code),
        cwd=folder / "scripts",
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: list[str] = json.loads(ran.stdout)
    return answer


@pytest.mark.parametrize(
    "changed", ["src/main.ts", "index.html", "package-lock.json", "src/new.ts"]
)
def test_node_is_asked_for_where_there_is_none_and_the_page_has_changed(
    sdist: Path, tmp_path: Path, changed: str
) -> None:
    copy = shutil.copytree(sdist, tmp_path / "copy")
    assert build_asks_for(copy, PATH="/nowhere") == []
    with (copy / "client" / changed).open("a") as file:
        file.write("\n")
    assert build_asks_for(copy, PATH="/nowhere") == [node_finder.REQUIREMENT]


def refused(*command: str, **environment: str) -> str:
    """The one line in which a command refuses."""
    ran = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert ran.stdout == ""
    (line,) = ran.stderr.splitlines()
    return line


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_a_browser_that_does_not_run_is_refused(root: Path, name: str) -> None:
    script = str(root / "scripts" / f"{name}.py")
    named = {f"PITPROP_{name.upper()}": f"/nowhere/{name}"}
    assert f"/nowhere/{name}" in refused(sys.executable, script, **named)


def test_a_python_that_does_not_fit_is_refused(root: Path, tmp_path: Path) -> None:
    script = str(root / "scripts" / "bootstrap.sh")
    line = refused(script, str(tmp_path / "tools"), PYTHON="/nowhere/python3")
    assert "Python 3.11" in line
    assert not (tmp_path / "tools").exists()
