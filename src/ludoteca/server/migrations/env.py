"""Runs the migrations on the engine that the server opened."""

from alembic import context

from ludoteca.server.storage.schema import schema

with context.config.attributes["engine"].connect().execution_options(writing=True) as connection:
    context.configure(connection=connection, target_metadata=schema, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
