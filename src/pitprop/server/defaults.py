"""What a server does unless somebody says otherwise, for whoever runs it and for the command line.

Nothing is imported here, so that `pitprop --help` can tell it without waiting for a server.
"""

from __future__ import annotations

from typing import Final

HOST: Final = "127.0.0.1"
"""The address that it listens at: only this machine reaches it."""

PORT: Final = 8000

MOST_TABLES: Final = 100_000
"""How many tables there may be."""

UNBEGUN_DAYS: Final = 30.0
"""After how many days a table where no game has begun is removed."""

ABANDONED_DAYS: Final = 0.0
"""After how many days a table where nothing has happened in a game is removed: never."""

FINISHED_DAYS: Final = 0.0
"""After how many days a table whose game is over is removed: never."""
