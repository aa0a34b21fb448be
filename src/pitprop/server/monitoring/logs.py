"""What the server writes about itself: for people to read, or a JSON object a line for machines."""

from __future__ import annotations

import logging
import os
import sys
from collections import Counter
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

FORM: Final = "PITPROP_LOG"
"""The variable of the environment that tells processes of the server's own in which form to log."""

LogForm = Literal["text", "json"]

FAULTS: Final[Counter[str]] = Counter()
"""How often what came in was wrong, by what was wrong with it."""

# What is said below where somebody else has made a mistake, and what that is called here.
_FAULTS_OF_OTHERS: Final = {
    "Invalid HTTP request received.": "http",
    "Invalid UTF-8 sequence received from client.": "utf-8",
    "Unsupported upgrade request.": "upgrade",
    "socket.send() raised exception.": "gone",
    "socket.accept() out of system resource": "no-files",
}
# uvicorn takes a handshake that is denied with an answer, or is given up, for a mistake.
_NO_MISTAKE: Final = "ASGI callable returned without completing handshake."
# Whoever interrupts it twice doesn't wait for an orderly end, which Starlette takes for a failure.
_CUT_SHORT: Final = "asyncio.exceptions.CancelledError"
_LINES: Final = 10

logger = logging.getLogger("pitprop.events")


class TextForm(logging.Formatter):
    """Time, level and text; what led to an error below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatTime(self, record: logging.LogRecord, _form: str | None = None) -> str:  # noqa: N802
        """The time with its zone."""
        return datetime.fromtimestamp(record.created).astimezone().isoformat(" ", "seconds")


class JsonForm(logging.Formatter):
    """One JSON object a line: time, level, event, and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter.format`."""
        fields: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "details", {}),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def log_event(event: str, **details: str | int) -> None:
    """Log something that has happened, where what happens is logged.

    Args:
        event: what has happened.
        details: what belongs to it; never a name, a token, a hand or a role.
    """
    if logger.isEnabledFor(logging.INFO):
        logger.info("%s", event, extra={"details": details})


def log_to_stderr(form: LogForm) -> None:
    """Write all that is logged from now on to the standard error stream.

    Args:
        form: in which form; as text what goes wrong is written, as JSON what happens, too.
    """
    os.environ[FORM] = form
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextForm() if form == "text" else JsonForm())
    logging.getLogger().addHandler(handler)
    logging.getLogger("pitprop").setLevel(logging.WARNING if form == "text" else logging.INFO)


def keep(record: logging.LogRecord) -> bool:
    """Whether something that uvicorn or asyncio says is worth a line.

    What others do wrong is counted; the first of each kind are written, in one line each and
    without what led to them here.
    """
    text = str(record.msg)
    if text == _NO_MISTAKE or text.rstrip().endswith(_CUT_SHORT):
        return False
    first = text.partition("\n")[0]
    fault = _FAULTS_OF_OTHERS.get(first)
    if fault is None:
        return True
    FAULTS[fault] += 1
    record.levelno, record.levelname = logging.WARNING, "WARNING"
    record.msg, record.exc_info = first, None
    return FAULTS[fault] <= _LINES
