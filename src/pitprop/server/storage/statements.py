"""Questions that are spelled out once and asked many times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Row, Select


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
