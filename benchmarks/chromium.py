"""The browser that the page is measured in."""

from __future__ import annotations

import subprocess
import sys

from benchmarks.machine import ROOT


def chromium_path() -> str:
    """Where a Chromium is, as the tests find it."""
    command = (sys.executable, str(ROOT / "scripts" / "chromium.py"))
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
