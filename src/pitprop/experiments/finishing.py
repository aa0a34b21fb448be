"""What a tournament leaves for others: figures as JSON, matches and decisions as Parquet."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import msgspec

from pitprop.core.errors import PitpropError
from pitprop.core.installed.extras import need
from pitprop.experiments.atomic_files import write_atomic
from pitprop.experiments.figures import Figures, figures
from pitprop.experiments.parquet import write_table
from pitprop.experiments.results import deals_of
from pitprop.experiments.rows import decision_rows, match_rows
from pitprop.experiments.schema import DECISIONS, MATCHES
from pitprop.experiments.spec import TournamentSpec, to_json
from pitprop.experiments.version import own_version

FIGURES: Final = "figures.json"
MATCHES_FILE: Final = "matches.parquet"
DECISIONS_FILE: Final = "decisions.parquet"


class Finished(msgspec.Struct):
    """What `figures.json` holds.

    Attributes:
        pitprop: the version that played.
        spec: what was played.
        figures: what came of it.
    """

    pitprop: str
    spec: dict[str, Any]
    figures: Figures


def need_lab() -> None:
    """Check that results can be rated and written before anything is played.

    Raises:
        MissingExtraError: something of the extra isn't installed.
    """
    need("lab", "openskill", "pyarrow")


def finish(spec: TournamentSpec, folder: Path) -> Figures:
    """Work the figures out and write the tables, from what has been played.

    Args:
        spec: what was played.
        folder: where its journal is.

    Raises:
        MissingExtraError: something of the extra `lab` isn't installed.
        PitpropError: something can't be read or written.
    """
    found = figures(spec, deals_of(spec, folder))
    write_table(folder / MATCHES_FILE, MATCHES, match_rows(spec, deals_of(spec, folder)))
    if spec.decisions:
        write_table(folder / DECISIONS_FILE, DECISIONS, decision_rows(deals_of(spec, folder)))
    said = {"pitprop": own_version(), "spec": to_json(spec), "figures": asdict(found)}
    write_atomic(folder / FIGURES, json.dumps(said, ensure_ascii=False, indent=2) + "\n")
    return found


def read_finished(folder: Path) -> Finished:
    """The figures in a results folder.

    Raises:
        PitpropError: there are none; says what to do.
    """
    path = folder / FIGURES
    try:
        return msgspec.json.decode(path.read_bytes(), type=Finished)
    except OSError as error:
        raise PitpropError(
            f"{folder} holds no finished results ({FIGURES}): {error.strerror};"
            " pitprop tournament and pitprop dataset write them"
        ) from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise PitpropError(f"{path} is not what a tournament has written: {error}") from error
