"""Reading the text files that people write and name, wherever they come from."""

from __future__ import annotations

from collections.abc import Callable

from pitprop.core.errors import PitpropError


def read_text(read: Callable[[], bytes], name: str) -> str:
    """A text in UTF-8, without the byte order mark that some editors put before it.

    Args:
        read: gives what is in the file.
        name: what messages call it.

    Raises:
        PitpropError: it can't be read, or isn't such a text.
    """
    try:
        return read().decode("utf-8-sig")
    except OSError as error:
        raise PitpropError(f"can't read {name}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise PitpropError(f"{name} is not text in UTF-8") from error
