"""Python values on a line, between processes that we have started ourselves."""

from __future__ import annotations

import base64
import pickle
from typing import Any


def packed(value: Any) -> str:
    """A value as a line."""
    return base64.b64encode(pickle.dumps(value)).decode() + "\n"


def unpacked(line: str) -> Any:
    """The value that a line holds."""
    return pickle.loads(base64.b64decode(line))
