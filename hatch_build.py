"""What a build adds to the Python sources: the page, made from client/, and compiled engines."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path alone.
sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import client_build
import engine_build


class PitpropBuildHook(BuildHookInterface[Any]):
    """Runs the steps that come before packing; each does nothing where its result is there."""

    def dependencies(self) -> list[str]:
        """What the steps need in the build's own environment."""
        needed = client_build.requirements()
        return needed if self.target_name == "sdist" else needed + engine_build.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs the steps; one that makes files for one platform tells so in `build_data`."""
        client_build.build()
        # An editable install runs the sources themselves, and an sdist is nothing but sources.
        if self.target_name == "wheel" and version != "editable":
            self._add_engines(build_data)

    def _add_engines(self, build_data: dict[str, Any]) -> None:
        folder = engine_build.build()
        if folder is None:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in engine_build.extensions(folder):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
