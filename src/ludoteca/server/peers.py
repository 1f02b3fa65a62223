"""The other servers that share the database: which rules they know, and where people reach them."""

import hashlib
from typing import NamedTuple

from ludoteca.server.errors import RequestError
from ludoteca.table.facts import TableFacts


class Peer(NamedTuple):
    """A server: the games that it plays with the versions of their rules, and where it is, if it says so."""

    rules: dict[str, int]
    address: str | None


class Peers:
    """What is known of the servers that are alive, by their ids."""

    def __init__(self) -> None:
        self.known: dict[str, Peer] = {}

    def knows(self, node: str, facts: TableFacts) -> bool:
        """Whether a server knows the rules of a match."""
        return node in self.known and self.known[node].rules.get(facts.game) == facts.rules

    def outdated(self, facts: TableFacts) -> RequestError:
        """Says that a match has rules that are not known here, and where it goes on if another server knows them."""
        there = [peer.address for node, peer in self.known.items() if self.knows(node, facts)]
        address = next((address for address in there if address), None)
        detail = f"This match has rules of version {facts.rules}, which are not known here."
        if address is None or facts.status != "running":
            return RequestError("outdated", detail, 410)
        return RequestError("elsewhere", f"{detail} {address} knows them.", 410, address=address)


def nearness(node: str, table_id: str) -> bytes:
    """How near a server is to a table. Of those that may look after it the nearest one does."""
    return hashlib.blake2b(f"{node}/{table_id}".encode(), digest_size=8).digest()
