"""What a caller of a module must know of it: its functions, and how records and trees lie in memory. Plain JSON."""

import hashlib
from typing import Any

from ludoteca.bots.network import CODES, has_network
from ludoteca.bots.tree import ARRAYS
from ludoteca.kernel.game import Game
from ludoteca.kernel.state import Menu
from ludoteca.kernel.structs import FlatStruct
from ludoteca.wasm.exports import Export
from ludoteca.wasm.packaged import FORMAT, sources_digest
from ludoteca.wasm.wrappers import signature


def manifest_of(game: Game[Any, Any], exports: list[Export], module: bytes) -> dict[str, Any]:
    """The manifest of a game's module. Types are written as NumPy does: `i2` is a signed number of two bytes."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "networked": has_network(game),
        "sources": sources_digest(game.package),
        "module": f"{game.name}.wasm",
        "bytes": len(module),
        "sha256": hashlib.sha256(module).hexdigest(),
        "seats": list(game.seats),
        "moves": game.move_table.size,
        "exports": {export.name: signature(export) for export in exports},
        "structs": {
            "box": _struct(game.box.record),
            "state": _struct(game.state),
            "menu": _struct(Menu),
        },
        "tree": [{"name": name, "type": code, "length": length} for name, (code, length) in ARRAYS.items()],
        "net": [{"name": name, "type": code} for name, code in CODES.items()],
    }


def _struct(record: type[FlatStruct]) -> dict[str, Any]:
    return {
        "bytes": record.size,
        "fields": [
            {"name": place.name, "offset": place.offset, "type": place.code, "shape": list(place.shape)}
            for place in record.layout
            if not place.filler
        ],
    }
