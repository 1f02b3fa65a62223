"""Statements that run very often, with their text made once.

SQLAlchemy's way from an expression to the database's driver takes ten times as long as SQLite then needs for the
statement itself. That is no matter anywhere but for the two statements of each move.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite


class PreparedStatements:
    """A statement that changes rows. What goes wrong is the driver's own error."""

    def __init__(self, statement: sa.UpdateBase):
        self._statement = statement
        self._texts: dict[str, str] = {}

    def run(self, connection: sa.Connection, values: dict[str, Any]) -> int:
        """Runs it inside the connection's transaction; gives how many rows it changed."""
        dialect = connection.dialect
        text = self._texts.get(dialect.name)
        if text is None:
            # SQLite's driver takes values by name as well as by place; SQLAlchemy asks it by place.
            named = sqlite.dialect(paramstyle="named") if dialect.name == "sqlite" else dialect
            text = self._texts[dialect.name] = str(self._statement.compile(dialect=named))
        cursor = connection.connection.cursor()
        try:
            cursor.execute(text, values)
            return cursor.rowcount
        finally:
            cursor.close()
