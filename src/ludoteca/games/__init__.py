"""The games that come with this package. They are found like anybody's: see `kernel/registry.py`."""

from ludoteca.kernel.registry import game, games

__all__ = ["game", "games"]
