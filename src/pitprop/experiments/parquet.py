"""Tables as Parquet, using PyArrow (the extra `lab`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from pitprop.core.errors import PitpropError
from pitprop.core.installed.extras import need
from pitprop.experiments.atomic_files import atomic_path
from pitprop.experiments.rows import Row
from pitprop.experiments.schema import Column, Kind

_ROWS_A_GROUP: Final = 5_000


def need_parquet() -> None:
    """Check that Parquet can be written.

    Raises:
        MissingExtraError: PyArrow isn't installed.
    """
    need("lab", "pyarrow")


def arrow_schema(columns: Sequence[Column]) -> Any:
    """The columns as a PyArrow schema, with their meanings as metadata."""
    import pyarrow

    return pyarrow.schema(
        [
            pyarrow.field(
                column.name,
                _arrow(column.kind),
                nullable=column.can_be_null,
                metadata={"meaning": column.meaning},
            )
            for column in columns
        ]
    )


def _arrow(kind: Kind) -> Any:
    import pyarrow

    if isinstance(kind, list):
        return pyarrow.list_(_arrow(kind[0]))
    if isinstance(kind, dict):
        return pyarrow.struct([(name, _arrow(each)) for name, each in kind.items()])
    return {
        "string": pyarrow.string(),
        "int64": pyarrow.int64(),
        "double": pyarrow.float64(),
        "bool": pyarrow.bool_(),
    }[kind]


def write_table(path: Path, columns: Sequence[Column], rows: Iterable[Row]) -> None:
    """Write a table, all of it or nothing.

    Args:
        path: the file.
        columns: what it holds.
        rows: its rows.

    Raises:
        MissingExtraError: PyArrow isn't installed.
        PitpropError: it can't be written.
    """
    need_parquet()
    import pyarrow
    from pyarrow import parquet

    schema = arrow_schema(columns)
    with atomic_path(path) as part, parquet.ParquetWriter(part, schema) as writer:
        left = iter(rows)
        while group := list(islice(left, _ROWS_A_GROUP)):
            writer.write_table(pyarrow.Table.from_pylist(group, schema=schema))


def read_table(path: Path, columns: Sequence[Column], wanted: Sequence[str] = ()) -> Iterator[Row]:
    """The rows of a table that Pitprop has written.

    Args:
        path: the file.
        columns: what it has to hold.
        wanted: the names of the columns that are read; all where none are named.

    Raises:
        MissingExtraError: PyArrow isn't installed.
        PitpropError: it can't be read, or holds something else.
    """
    need_parquet()
    import pyarrow
    from pyarrow import parquet

    names = list(wanted) or [column.name for column in columns]
    try:
        with parquet.ParquetFile(path) as file:
            missing = [name for name in names if name not in file.schema_arrow.names]
            if missing:
                raise PitpropError(
                    f"{path} has no column {missing[0]!r}; no tournament has written it"
                )
            for batch in file.iter_batches(columns=names):
                yield from batch.to_pylist()
    except OSError as error:
        raise PitpropError(f"can't read {path}: {error.strerror or error}") from error
    except pyarrow.ArrowException as error:
        raise PitpropError(f"{path} can't be read as Parquet: {error}") from error
