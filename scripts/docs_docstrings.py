"""Examples in docstrings as code in the reference, where they would be taken for quotations.

A part of how `make docs` reads docstrings; see `settings` in `docs_pages.py`.
"""

from __future__ import annotations

import re
from typing import Any, Final

import griffe

_EXAMPLE: Final = re.compile(r"^(?P<indent> *)>>> .*(?:\n(?P=indent)\S.*)*", re.MULTILINE)


class Examples(griffe.Extension):
    """Puts a fence around each example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """See `griffe.Extension`.

        Args:
            obj: a module, class, function or attribute that has been read.
        """
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose examples are fenced."""
    return _EXAMPLE.sub(
        lambda found: f"{found['indent']}```pycon\n{found[0]}\n{found['indent']}```", text
    )
