"""Which bus a server uses, by its URL."""

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.bus import Bus, LocalBus


class NoBus(LudotecaError):
    """The bus cannot be used."""


def open_bus(url: str | None) -> Bus:
    """A bus by its URL."""
    if url is None:
        return LocalBus()
    scheme = url.split("://")[0].split("+")[0]
    if scheme not in ("redis", "rediss", "unix", "postgresql"):
        raise NoBus(f"“{scheme}” is not a bus: redis://host:6379 and postgresql://user@host/name are.")
    try:
        if scheme == "postgresql":
            from ludoteca.server.bus_postgres import PostgresBus

            return PostgresBus(url)
        from ludoteca.server.bus_redis import RedisBus

        return RedisBus(url)
    except ImportError:
        raise NoBus("A bus needs the extra “cluster”: pip install 'ludoteca[cluster]'.") from None
