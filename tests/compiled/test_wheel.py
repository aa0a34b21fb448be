"""What a compiled wheel holds, and what it says about itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import pitprop
from pitprop.core.engine import engine_modules

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_package_that_is_tested_is_the_installed_one() -> None:
    assert ROOT / "src" not in Path(pitprop.__file__).parents


@pytest.mark.parametrize("name", engine_modules())
def test_each_module_of_an_engine_is_compiled_and_has_its_source_beside_it(name: str) -> None:
    file = Path(str(import_module(name).__file__))
    assert file.suffix == ".so"
    assert file.with_name(name.rpartition(".")[2] + ".py").is_file()


def test_the_version_says_that_the_engines_are_compiled() -> None:
    command = (sys.executable, "-m", "pitprop", "--version")
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "compiled" in ran.stdout
    assert "interpreted" not in ran.stdout


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the installed package."""
    site = Path(pitprop.__file__).parent.parent
    shutil.copytree(site / "pitprop", tmp_path / "pitprop")
    (group,) = site.glob("pitprop__mypyc.*")
    shutil.copy(group, tmp_path)
    return tmp_path


def mode_in(folder: Path) -> str:
    ran = subprocess.run(
        (sys.executable, "-c", "import pitprop; print(pitprop.engine_mode())"),
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()


def test_the_modules_tell_the_mode_and_not_the_build(copied: Path) -> None:
    assert mode_in(copied) == "compiled"
    (extension,) = (copied / "pitprop" / "games" / "saboteur" / "rules").glob("allowed.*.so")
    extension.unlink()
    assert mode_in(copied) == "interpreted"
