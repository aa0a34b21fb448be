"""What a build adds to the Python sources: today the page, made from client/."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path alone.
sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import client_build


class PitpropBuildHook(BuildHookInterface[Any]):
    """Runs the steps that come before packing; each does nothing where its result is there."""

    def dependencies(self) -> list[str]:
        """What the steps need in the build's own environment."""
        return client_build.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs the steps; one that makes files for one platform tells so in `build_data`."""
        client_build.build()
