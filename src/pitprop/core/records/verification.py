"""Whether the deals of a record were fixed beforehand: its commitment, seed, salt and deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pitprop.core.installed.registry import find_game
from pitprop.core.records.commitment import is_commitment_to
from pitprop.core.records.record import ChanceEntry, Record
from pitprop.core.records.replay import RecordError, Step, start_of, steps


@dataclass(frozen=True, slots=True)
class Verification:
    """What was checked.

    Attributes:
        commitment: the hash that was shown before the first deal.
        outcomes: how many times chance decided, each time as the seed says.
        moves: how many moves were made, all of them by the rules.
    """

    commitment: str
    outcomes: int
    moves: int


def verify(record: Record) -> Verification:
    """Check that a record's deals are those of the seed to which its commitment was made.

    Raises:
        RecordError: they aren't, or the record doesn't say enough, or breaks a rule.
    """
    header = record.header
    if record.is_redacted:
        message = "only a whole record can be verified; this is what one seat knows of it"
        raise RecordError(message, header.line_of("view"))
    if header.commit is None:
        message = "there is no [commit …]: nothing was fixed before the first deal"
        raise RecordError(message, header.line_of("commit"))
    kept = {"seed": header.seed, "salt": header.salt}
    missing = [name for name, value in kept.items() if value is None]
    if header.seed is None or header.salt is None:
        which = " and ".join(f"[{name} …]" for name in missing)
        are = "are missing; they are" if len(missing) > 1 else "is missing; it is"
        message = f"{which} {are} revealed when the game is over"
        raise RecordError(message, header.line_of(missing[0]))
    for name, value in kept.items():
        if value is not None and "\n" in value:
            message = f"a {name} with line feeds fixes nothing: other games have the same hash"
            raise RecordError(message, header.line_of(name))
    if not is_commitment_to(header.commit, header.seed, header.salt):
        message = "the commitment isn't that of this seed and this salt"
        raise RecordError(message, header.line_of("commit"))
    return Verification(header.commit, _check_outcomes(record), len(record.moves))


def _check_outcomes(record: Record) -> int:
    """Replay; chance must always decide what the seed gives. Returns how often it decided."""
    before = start_of(record)
    count = 0
    for step in steps(record):
        if step.outcome is not None:
            count += 1
            _check_outcome(record, before.draw().lines(), step, count)
        before = step.state.clone()
    return count


def _check_outcome(record: Record, drawn: Sequence[str], step: Step, number: int) -> None:
    stated = step.outcome.lines() if step.outcome is not None else []
    other = [at for at, (line, due) in enumerate(zip(stated, drawn, strict=False)) if line != due]
    if stated != drawn:
        entry = step.entry
        first = step.at + min(other, default=0)
        line = entry.line_at(first) if isinstance(entry, ChanceEntry) else entry.line
        wrong = f"deal {number} isn't the one that the seed gives"
        raise RecordError(wrong + _doubt_about_deck(record), line)


def _doubt_about_deck(record: Record) -> str:
    """Another deck gives other deals, and a record from an older program doesn't name its deck."""
    if record.header.deck is not None or not find_game(record.header.game).deck:
        return ""
    return " with the deck here; which one it was played with is unknown: [deck …] is missing"
