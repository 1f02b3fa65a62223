"""Where everything is kept: SQLite or PostgreSQL, through SQLAlchemy Core."""
