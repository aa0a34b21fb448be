"""Statements that are spelled out once and carried out many times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Insert, Row, Select, Update


class Query:
    """A question in the words of one database, put together once.

    Args:
        engine: the database.
        statement: what is asked.
    """

    def __init__(self, engine: Engine, statement: Select[Any]) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._places: Sequence[str] | None = getattr(compiled, "positiontup", None)

    def ask(self, connection: Connection, values: Mapping[str, Any]) -> Sequence[Row[Any]]:
        """The rows that there are.

        Args:
            connection: a connection to the database.
            values: the parameters by name.
        """
        places = self._places
        params: Any = tuple(values[name] for name in places) if places else values
        return connection.exec_driver_sql(self._text, params).all()


class Statement:
    """A statement in the words of one database.

    Building a statement anew costs more than SQLite takes to carry it out.

    Args:
        engine: the database.
        statement: what it says.
        names: the columns that it is given values for.
    """

    def __init__(self, engine: Engine, statement: Insert | Update, names: Sequence[str]) -> None:
        compiled = statement.compile(dialect=engine.dialect, column_keys=list(names))
        self._text = str(compiled)
        self._places: Sequence[str] | None = getattr(compiled, "positiontup", None)

    def carry_out(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Carry it out for each of some rows.

        Args:
            connection: a connection to the database.
            rows: the values by name.

        Returns:
            How many rows it has added or changed.
        """
        places = self._places
        params: Any = [tuple(row[name] for name in places) for row in rows] if places else [*rows]
        return connection.exec_driver_sql(self._text, params).rowcount
