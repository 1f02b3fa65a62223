"""Before an update: what this program would find in a database that another version has written."""

from collections import Counter
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import json

from ludoteca.server.storage.engine import NoDatabase, check_usable, is_current, open_engine, revision_of
from ludoteca.table.start import known_rules

AT_ONCE = 1_000


class Rules(NamedTuple):
    """A game and the version of its rules."""

    game: str
    version: int


class UpgradeReport(NamedTuple):
    """What an update to this program means for a database."""

    revision: str | None
    migrates: bool
    """Whether its tables would be changed."""
    running: Counter[Rules]
    """Running matches by rules that this program does not know: they could not go on here."""
    unseen: Counter[Rules]
    """Finished matches by such rules that have no archive yet: they could not be shown here."""

    @property
    def ok(self) -> bool:
        """Whether nothing would be lost."""
        return not self.running and not self.unseen


def check_upgrade(url: str) -> UpgradeReport:
    """Looks into a database without changing it, whichever version has written it."""
    engine = open_engine(url, 1)
    try:
        revision = revision_of(engine)
        running: Counter[Rules] = Counter()
        unseen: Counter[Rules] = Counter()
        if revision is None:
            return UpgradeReport(None, True, running, unseen)
        check_usable(engine)
        with engine.connect() as connection:
            archived = _archived(connection)
            for table_id, status, rules, lesson in _matches(connection):
                if known_rules().get(rules.game) == rules.version:
                    continue
                if status == "running":
                    running[rules] += 1
                elif table_id not in archived and not lesson:
                    unseen[rules] += 1
        return UpgradeReport(revision, not is_current(engine), running, unseen)
    except sa.exc.DBAPIError as error:
        raise NoDatabase(f"The database cannot be used: {error.orig}") from None
    finally:
        engine.dispose()


def _archived(connection: sa.Connection) -> set[str]:
    if not sa.inspect(connection).has_table("archives"):
        return set()
    return set(connection.scalars(sa.text("SELECT table_id FROM archives")))


def _matches(connection: sa.Connection) -> "list[tuple[str, str, Rules, bool]]":
    """Matches that have begun: at least all by rules that this program does not know.

    Only columns that every version of the database has are asked for, but where rules have one, few need be read.
    """
    query = "SELECT id, game, status, facts FROM tables WHERE status <> 'waiting'"
    names: dict[str, Any] = {}
    if any(column["name"] == "rules" for column in sa.inspect(connection).get_columns("tables")):
        for number, (game, version) in enumerate(known_rules().items()):
            query += f" AND NOT (game = :game{number} AND rules = :rules{number})"
            names |= {f"game{number}": game, f"rules{number}": version}
    found = []
    for row in connection.execution_options(yield_per=AT_ONCE).execute(sa.text(query), names):
        facts: dict[str, Any] = json.decode(row.facts)
        found.append((row.id, row.status, Rules(row.game, facts.get("rules", 1)), bool(facts.get("lesson"))))
    return found
