"""Which addresses tables in the lobby come from, so that none fills it. It is kept nowhere else."""

from collections import OrderedDict, deque

MOST_ADDRESSES = 20_000
MOST_TABLES = 1_000


class HostedTables:
    """The public tables that each address has opened on this node, newest last."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[str]] = OrderedDict()

    def of(self, address: str) -> list[str]:
        """The tables of an address; some of them may have begun, or be gone."""
        return list(self._tables.get(address, ()))

    def add(self, address: str, table_id: str) -> None:
        """Another table of an address."""
        self._tables.setdefault(address, deque(maxlen=MOST_TABLES)).append(table_id)
        self._tables.move_to_end(address)
        if len(self._tables) > MOST_ADDRESSES:
            self._tables.popitem(last=False)
