"""Networks: what games taught themselves. One file a game, read as plain numbers and checked before it is used.

A file is a line of JSON, then the arrays of `Net`, one after the other, least byte first. The line says for what it
was made: the game, the version of its rules, its box, and what its observations and moves are. Where any of that is
another, bots judge by what they know of the game instead; see `Knowledge`.
"""

import hashlib
import json
import os
import sys
import warnings
from array import array
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.bots.network_rules import AT_ONCE, PRIOR, VALUE
from ludoteca.kernel.errors import BadNetwork
from ludoteca.kernel.game_definition import GameDefinition
from ludoteca.kernel.limits import MOST_SEATS
from ludoteca.kernel.observation import BITS, FILLER, NUMBER, Entry
from ludoteca.kernel.options import FIRST_PLAYER
from ludoteca.kernel.rows import row, zeros
from ludoteca.kernel.setting import Setting

FORMAT = 2
FILE = "network.bin"
"""Beside the rules of a game."""
OTHERS = "LUDOTECA_NETWORKS"
"""In the environment: a folder with networks to use in their place, GAME.bin for each game."""
MOST_SEEN = 1024
"""Bytes of an observation that a network can look at."""
MOST_ROWS = 2560
"""Things that can be seen in it at once."""
WIDTH = 64
NARROW = 32
"""Neurons of the two layers."""
ROOM = {"seen": MOST_SEEN, "rows": MOST_ROWS, "sums": WIDTH, "narrow": NARROW}
"""How much room there is to think in."""
MOST_BYTES = 4 << 20
MANY = 16
MANY_REACH = 8
"""Of numbers that a game has more than 16 of (gold on each space, say) all above 8 look alike."""
OUTCOMES = MOST_SEATS + 1
"""The victory is each seat's or nobody's."""


class Net(NamedTuple):
    """A network as the search reads it, and room to think in, which no two searches share.

    With `on` 0 there is none.
    """

    on: Any
    form: Any
    """What kind of number each byte of an observation is."""
    most: Any
    """From which value on all look alike."""
    first: Any
    """Where a byte's things begin among all that can be seen."""
    row: Any
    """For each thing that can be seen its row in the table; -1 if it was never seen."""
    table: Any
    bias: Any
    """Where the first layer starts from, at a table of so many seats."""
    second: Any
    second_bias: Any
    shares: Any
    """The head for the share of each place, counted from the seat to decide, and of nobody."""
    shares_bias: Any
    moves: Any
    """The head for each move."""
    moves_bias: Any
    seen: Any
    """What the seat to decide sees."""
    rows: Any
    """The rows of the table that stand for it."""
    sums: Any
    """The first layer."""
    narrow: Any
    """The second."""


CODES = {
    "on": "i8",
    "form": "u1",
    "most": "u1",
    "first": "i4",
    "row": "i2",
    "table": "i2",
    "bias": "i4",
    "second": "i1",
    "second_bias": "i4",
    "shares": "i2",
    "shares_bias": "i4",
    "moves": "i2",
    "moves_bias": "i4",
    "seen": "u1",
    "rows": "i2",
    "sums": "i4",
    "narrow": "i4",
}
"""The type of each array, as NumPy writes it."""
WEIGHTS = ("row", "table", "bias", "second", "second_bias", "shares", "shares_bias", "moves", "moves_bias")
"""What is learned; the rest follows from the game."""
TYPES = {"u1": "B", "i1": "b", "i2": "h", "i4": "i", "i8": "q"}
NO_NET = Net(**{name: zeros(1, code) for name, code in CODES.items()})


def reach(entry: Entry) -> int:
    """How many things can be seen in each byte of an entry."""
    if entry.form == FILLER:
        return 0
    if entry.form == BITS:
        return len(entry.values)
    return min(entry.most, MANY_REACH) if entry.form == NUMBER and entry.count > MANY else entry.most


class Layout:
    """What a network can see of a game: a number for each value of each byte above 0, or for each bit of a set."""

    def __init__(self, game: GameDefinition[Any, Any]):
        observation = game.observation
        self.bytes = observation.size
        self.moves = game.move_table.size
        self.form = [FILLER] * self.bytes
        self.most = [1] * self.bytes
        self.first = [0] * self.bytes
        self.things = 0
        described = []
        for entry in observation:
            described.append([entry.name, entry.form, entry.count, entry.most, [value.name for value in entry.values]])
            for byte in range(entry.first, entry.first + entry.count):
                self.form[byte] = entry.form
                self.most[byte] = entry.most if entry.form == BITS else reach(entry)
                self.first[byte] = self.things
                self.things += reach(entry)
        described.append([str(self.moves), WIDTH, NARROW, MANY, MANY_REACH])
        self.at_once = sum(
            reach(entry) if entry.form == BITS else 1 for entry in observation for _ in range(entry.count)
        )
        """How many things can be seen at once, at the most."""
        self.digest = hashlib.sha256(json.dumps(described).encode()).hexdigest()[:16]

    def lengths(self, rows: int) -> dict[str, int]:
        """How long each array of weights is, with so many rows in the table."""
        return {
            "row": self.things,
            "table": rows * WIDTH,
            "bias": (MOST_SEATS + 1) * WIDTH,
            "second": WIDTH * NARROW,
            "second_bias": NARROW,
            "shares": OUTCOMES * NARROW,
            "shares_bias": OUTCOMES,
            "moves": self.moves * NARROW,
            "moves_bias": self.moves,
        }


def layout_of(game: GameDefinition[Any, Any]) -> Layout:
    """What a network can see of a game."""
    layout = Layout(game)
    if layout.bytes > MOST_SEEN or layout.at_once > MOST_ROWS:
        raise BadNetwork(
            f"{game.title} shows too much for a network: {layout.bytes} bytes and {layout.at_once} things at once;"
            f" there is room for {MOST_SEEN} and {MOST_ROWS}."
        )
    return layout


def made_for(game: GameDefinition[Any, Any], box: str) -> dict[str, Any]:
    """What a network must have been made for to be used with this game and box."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "box": box,
        "features": Layout(game).digest,
    }


@dataclass(frozen=True)
class Network:
    """A network in memory."""

    about: dict[str, Any]
    """What it was made for, and how."""
    weights: dict[str, list[int]]
    layout: Layout

    @cached_property
    def net(self) -> Net:
        """As the search reads it."""
        known = {
            "on": [self.about["uses"]],
            "form": self.layout.form,
            "most": self.layout.most,
            "first": self.layout.first,
        }
        known |= {name: [0] * size for name, size in ROOM.items()}
        return Net(**{name: row((known | self.weights)[name], code) for name, code in CODES.items()})

    def save(self, path: Path) -> None:
        """Writes the file."""
        rows = len(self.weights["table"]) // WIDTH
        head = json.dumps({**self.about, "rows": rows}, sort_keys=True)
        body = b"".join(_as_bytes(self.weights[name], CODES[name]) for name in WEIGHTS)
        path.write_bytes(head.encode() + b"\n" + body)


def load(path: Path, game: GameDefinition[Any, Any], box: str) -> Network:
    """The network in a file, for a game with the box of this fingerprint."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadNetwork(f"{path} is larger than a network.")
        line, _, body = path.read_bytes().partition(b"\n")
        about = json.loads(line)
    except (OSError, ValueError, RecursionError) as error:
        raise BadNetwork(f"{path} is no network: {error}") from None
    wanted = made_for(game, box)
    for name, value in wanted.items():
        if not isinstance(about, dict) or about.get(name) != value:
            raise BadNetwork(f"{path} was not made for this: its {name} is not {value!r}.")
    if about.get("uses") not in range((PRIOR | VALUE | AT_ONCE) + 1):
        raise BadNetwork(f"{path} is damaged: it does not say what it is used for.")
    layout = layout_of(game)
    rows = about.get("rows")
    if not isinstance(rows, int) or not 0 <= rows <= layout.things:
        raise BadNetwork(f"{path} is damaged: it says that its table has {rows!r} rows.")
    lengths = layout.lengths(rows)
    if len(body) != sum(length * int(CODES[name][1:]) for name, length in lengths.items()):
        raise BadNetwork(f"{path} is damaged: it has {len(body)} bytes of weights.")
    weights, at = {}, 0
    for name, length in lengths.items():
        size = length * int(CODES[name][1:])
        weights[name] = _from_bytes(body[at : at + size], CODES[name])
        at += size
    if weights["row"] and not -1 <= min(weights["row"]) <= max(weights["row"]) < max(rows, 1):
        raise BadNetwork(f"{path} is damaged: it names rows that its table does not have.")
    return Network(about, weights, layout)


def network_of(setting: Setting[Any, Any]) -> Network | None:
    """The network that comes with the game, if it was made for this box, with the rules and options as they are."""
    game = setting.game
    if not has_network(game):
        return None
    if any(choice != game.options[name].default for name, choice in setting.options.items() if name != FIRST_PLAYER):
        return None
    kept: Network | None = setting.once(FILE, lambda: _if_it_fits(game, setting.fingerprint))
    return kept


def net_of(setting: Setting[Any, Any]) -> Net:
    """The same as the search reads it: NO_NET if there is none."""
    network = network_of(setting)
    return network.net if network else NO_NET


def room_of_its_own(net: Net) -> Net:
    """The same network for one more search."""
    return net._replace(**{name: zeros(size, CODES[name]) for name, size in ROOM.items()})


def given_to(net: Net) -> Any:
    """What the compiled search takes in place of a network: 0 where there is none."""
    return room_of_its_own(net) if is_on(net) else 0


def is_on(net: Net) -> bool:
    """Whether the search is to ask it for anything."""
    return int(net.on[0]) != 0


def packed(net: Net) -> bytes:
    """For who searches elsewhere: the bytes of each array, after four that say how many they are."""
    parts = []
    for name, code in CODES.items():
        numbers = getattr(net, name)
        part = _as_bytes(numbers if isinstance(numbers, list) else numbers.tolist(), code)
        parts += [len(part).to_bytes(4, "little"), part]
    return b"".join(parts)


def has_network(game: GameDefinition[Any, Any]) -> bool:
    """Whether there is a file for a game, whatever is in it."""
    return game.features is not None and _place(game).is_file()


def _place(game: GameDefinition[Any, Any]) -> Path:
    """Where a game's network lies, if it has one: beside its rules, or where somebody tries others."""
    tried = os.environ.get(OTHERS)
    return Path(tried) / f"{game.name}.bin" if tried else game.folder / FILE


def _if_it_fits(game: GameDefinition[Any, Any], box: str) -> Network | None:
    """Who asked for other networks is told of one that is not used; a game's own is simply not for every box."""
    try:
        return load(_place(game), game, box)
    except BadNetwork as error:
        if OTHERS in os.environ:
            warnings.warn(f"{error} Bots of {game.title} play without a network.", stacklevel=2)
        return None


def _as_bytes(numbers: list[int], code: str) -> bytes:
    held = array(TYPES[code], numbers)
    if sys.byteorder == "big":
        held.byteswap()
    return held.tobytes()


def _from_bytes(body: bytes, code: str) -> list[int]:
    held = array(TYPES[code])
    held.frombytes(body)
    if sys.byteorder == "big":
        held.byteswap()
    return held.tolist()
