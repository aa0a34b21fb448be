"""Records that break off, as files do that were copied in part: what of them can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.fault import fault
from pitprop.core.records.replay import RecordError
from pitprop.server.protocol.lookback import GameMoment

_DEAL: Final = "round "
"""With this the first line of a deal begins."""


def breaks_off(
    text: str, error: PitpropError, moments_of: Callable[[str], Sequence[GameMoment]]
) -> RecordError | None:
    """What to say of a record that isn't broken but cut; None where it is something else.

    Args:
        text: the record.
        error: what is wrong with it.
        moments_of: replays a record.
    """
    lines = text.rstrip().splitlines(keepends=True)
    start = _broken_part(lines, error)
    if start == 0:
        return None
    try:
        moments = moments_of("".join(lines[: start - 1]))
    except PitpropError:
        return RecordError(fault("breaks-off-early", what=error.message), len(lines))
    move = sum(bool(moment.text) for moment in moments)
    if start == len(lines):
        sentence = fault("breaks-off", what=error.message, move=move)
    else:
        sentence = fault("breaks-off-in-deal", what=error.message, line=start, move=move)
    return RecordError(sentence, len(lines))


def _broken_part(lines: Sequence[str], error: PitpropError) -> int:
    """The line with which what is broken begins, from 1; 0 where the record isn't cut.

    A move that the rules refuse is whole, and so is the fault.
    """
    line = getattr(error, "line", 0)
    if isinstance(error, NotationError):
        return line if 1 < line == len(lines) else 0
    if not isinstance(error, RecordError) or error.number:
        return 0
    deals = [at for at, each in enumerate(lines, start=1) if each.startswith(_DEAL)]
    is_in_deal = bool(deals) and deals[-1] <= line and not _has_moves(lines[deals[-1] :])
    return deals[-1] if is_in_deal else 0


def _has_moves(lines: Sequence[str]) -> bool:
    return any(line[:1].isdigit() for line in lines)
