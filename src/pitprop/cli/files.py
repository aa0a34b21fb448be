"""Reading the files that are named on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.records.record import Record
from pitprop.core.records.text import parse_record
from pitprop.core.wording import text_file


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input.

    Raises:
        PitpropError: it can't be read, or isn't text.
    """
    return text_file.read_text(
        sys.stdin.buffer.read if name == "-" else Path(name).read_bytes, shown(name)
    )


def read_record(name: str) -> Record:
    """The record in a file.

    Raises:
        PitpropError: it can't be read, or is not a record; names file and line.
    """
    try:
        return parse_record(read_text(name))
    except NotationError as error:
        raise PitpropError(f"{shown(name)}: {error}") from error


def read_whole_record(name: str) -> Record:
    """The record in a file, if it is one that can be played.

    Raises:
        PitpropError: see `read_record`; or it shows only what one seat knows.
    """
    record = read_record(name)
    if record.is_redacted:
        line = record.header.line_of("view")
        raise PitpropError(
            f"{shown(name)}: line {line}: the record shows only what one seat knows;"
            " pitprop show shows it, but it can't be played"
        )
    return record


def shown(name: str) -> str:
    """A file's name in a message."""
    return "standard input" if name == "-" else name
