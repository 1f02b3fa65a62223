"""The box of Kragmortha: its files, and the record that the rules read."""

from collections import Counter
from dataclasses import replace

from ludoteca.games.kragmortha.content import (
    HAND_LIMIT,
    BoardFile,
    Content,
    Layout,
    LooksFile,
    MovementFile,
    TokensFile,
    TomesFile,
    TwinsFile,
)
from ludoteca.games.kragmortha.moves import (
    COLUMNS,
    DESIGNS,
    DIRECTIONS,
    EFFECTS,
    ENDINGS,
    MOST_LOOKS,
    MOST_PARTS,
    MOST_SEATS,
    MOST_TOKENS,
    MOST_TOMES,
    REASONS,
    ROWS,
    SPACES,
    SYMBOLS,
    TOKENS,
)
from ludoteca.games.kragmortha.state import HAND_ROOM, LOOKS_TO_END, MOST_CARDS
from ludoteca.kernel import content
from ludoteca.kernel.content import Folder
from ludoteca.kernel.declarations import Names, seat_names
from ludoteca.kernel.errors import BadBox, BadOption
from ludoteca.kernel.limits import ROOM, advice, room
from ludoteca.kernel.options import Option
from ludoteca.kernel.structs import FlatStruct, i8

ANY_SYMBOL = 0b1111
KINDS = ("moon", "eye", "flame")
MOST_CIRCLES = room(12, 24)
MOST_STARTS = room(12, 24)
MOST_ALIKE = room(24, 48)
"""Looks of the three commonest parts of the body: one draw may pass over all of them (K30), and a move tells it."""
FAR = room(99, 127)
LETTERS = "abcdefghijk"[:COLUMNS]

OPTIONS = {
    "edition": Option(
        ("standard", "es", "fr", "pl"),
        "standard",
        {
            "standard": {"rigor_teleport": "anywhere", "tie_break": "symbols"},
            "es": {"rigor_teleport": "anywhere", "tie_break": "kinds"},
            "fr": {"rigor_teleport": "circle", "tie_break": "symbols"},
            "pl": {"rigor_teleport": "anywhere", "tie_break": "symbols"},
        },
    ),
    "rigor_teleport": Option(("anywhere", "circle"), "anywhere"),
    "tie_break": Option(("symbols", "kinds"), "symbols"),
    "tomes_per_turn": Option(("unlimited", "one"), "unlimited"),
    "rigor_stops_after_catch": Option(("no", "yes"), "no"),
    "penance": Option(("screen", "honour", "none"), "screen"),
    "first_player": Option(("random", *map(str, range(1, MOST_SEATS + 1))), "random"),
}


class Box(FlatStruct):
    """What the rules read: content, board and options as numbers."""

    beside = i8(SPACES, 4)
    symbol = i8(SPACES)
    in_play = i8(SPACES)
    spaces = i8(SPACES)
    space_count = i8()
    desk = i8(SPACES)
    circle = i8(SPACES)
    circles = i8(MOST_CIRCLES)
    circle_count = i8()
    starts = i8(MOST_STARTS)
    start_count = i8()
    to_start = i8(SPACES)
    to_desk = i8(SPACES)
    rigor_start = i8()

    card_symbol = i8(len(DESIGNS), 2)
    moves_rigor = i8(len(DESIGNS))
    cards = i8(MOST_CARDS)
    card_count = i8()
    look_part = i8(MOST_LOOKS)
    look_limit = i8(MOST_LOOKS)
    look_count = i8()
    tome_effect = i8(MOST_TOMES)
    tome_kind = i8(MOST_TOMES)
    tome_symbols = i8(MOST_TOMES)
    tome_count = i8()
    tokens = i8(MOST_TOKENS)
    token_count = i8()

    teleport_anywhere = i8()
    tie_by_kinds = i8()
    one_tome = i8()
    stops_after_catch = i8()
    penance = i8()
    first_player = i8()


def read(folder: Folder) -> Content:
    """The content of a box folder, checked."""
    box = Content(
        str(folder),
        content.read(folder, "board.toml", BoardFile),
        content.read(folder, "movement.toml", MovementFile),
        content.read(folder, "tokens.toml", TokensFile),
        content.read(folder, "looks.toml", LooksFile),
        content.read(folder, "twins.toml", TwinsFile),
        content.read(folder, "tomes.toml", TomesFile),
    )
    _check(box)
    return box


def fingerprint(box: Content) -> str:
    """A short name for exactly this content, wherever its folder is."""
    return content.fingerprint(replace(box, folder=""))


def parts(box: Content) -> list[str]:
    """The parts of the body that Looks go for, in the order of the file."""
    return list(dict.fromkeys(look.part for look in box.looks.look))


def space_name(space: int) -> str:
    """a1 is the upper left corner, g10 the lower right."""
    return f"{LETTERS[space % COLUMNS]}{space // COLUMNS + 1}"


def names(box: Content) -> Names:
    """What the numbers stand for, with this box."""
    return Names(
        {
            "seat": seat_names(MOST_SEATS),
            "space": [space_name(space) for space in range(SPACES)],
            "card": DESIGNS,
            "direction": DIRECTIONS,
            "effect": EFFECTS,
            "part": parts(box) + [f"part-{n}" for n in range(len(parts(box)), MOST_PARTS)],
            "look": [look.id for look in box.looks.look],
            "tome": [tome.id for tome in box.tomes.tome],
            "token": TOKENS,
            "reason": REASONS,
            "ending": ENDINGS,
        }
    )


def build(box: Content, seats: int, options: dict[str, str]) -> Box:
    """The record for a number of seats and options."""
    b = Box()
    _lay_out(b, box, seats)
    _fill_decks(b, box)
    b.teleport_anywhere = int(options["rigor_teleport"] == "anywhere")
    b.tie_by_kinds = int(options["tie_break"] == "kinds")
    b.one_tome = int(options["tomes_per_turn"] == "one")
    b.stops_after_catch = int(options["rigor_stops_after_catch"] == "yes")
    b.penance = int(options["penance"] != "none")
    first = options["first_player"]
    b.first_player = -1 if first == "random" else int(first) - 1
    if b.first_player >= seats:
        raise BadOption(f"Option first_player cannot be {first}: there are {seats} players.")
    return b


def layout_for(box: Content, seats: int) -> Layout:
    """K2: the layout that the box has for a number of seats."""
    for layout in box.board.layout:
        if seats in layout.seats:
            return layout
    raise BadBox(f"{box.folder}/board.toml: no layout is for {seats} players.")


def cells(box: Content, text: str, legend: str, entry: str) -> list[str]:
    """The cells of a map, row by row; where it is smaller than the largest floor, the first letter of the legend."""
    rows = [line.split() for line in text.strip().splitlines()]
    where = f"{box.folder}/board.toml, {entry}, map"
    wide, high = len(rows[0]) if rows else 0, len(rows)
    fits = (wide, high) == (COLUMNS, ROWS) if ROOM == 1 else 0 < wide <= COLUMNS and high <= ROWS
    if not fits or any(len(row) != wide for row in rows):
        size = f"{ROWS} rows of {COLUMNS} letters" if ROOM == 1 else f"up to {ROWS} rows of up to {COLUMNS} letters"
        raise BadBox(f"{where}: it must have {size} with blanks between them, all rows equally long.{advice()}")
    for row in rows:
        for cell in row:
            if len(cell) != 1 or cell not in legend:
                raise BadBox(f"{where}: “{cell}” is not one of {' '.join(legend)}.")
    filled = [row + [legend[0]] * (COLUMNS - wide) for row in rows]
    return [cell for row in filled for cell in row] + [legend[0]] * (COLUMNS * (ROWS - high))


def shape_of(text: str) -> list[int]:
    """How many cells each row of a map has."""
    return [len(line.split()) for line in text.strip().splitlines()]


def _check(box: Content) -> None:
    folder = box.folder
    cards = sum(card.copies for card in box.movement.card)
    content.check_count(f"{folder}/movement.toml, card", "Movement cards", cards, 1, MOST_CARDS)
    tokens = sum(token.copies for token in box.tokens.token)
    content.check_count(f"{folder}/tokens.toml, token", "tokens", tokens, 1, MOST_TOKENS)
    content.check_count(f"{folder}/looks.toml, look", "Looks", len(box.looks.look), 1, MOST_LOOKS)
    content.check_count(f"{folder}/looks.toml, look, part", "parts of the body", len(parts(box)), 1, MOST_PARTS, False)
    alike = sum(count for _, count in Counter(look.part for look in box.looks.look).most_common(LOOKS_TO_END - 1))
    content.check_count(f"{folder}/looks.toml, look, part", "Looks of the three commonest parts", alike, 1, MOST_ALIKE)
    content.check_count(f"{folder}/tomes.toml, tome", "Tomes", len(box.tomes.tome), 1, MOST_TOMES)
    pockets = sum(tome.effect == "deep_pockets" for tome in box.tomes.tome)
    content.check_count(f"{folder}/tomes.toml, tome, effect", "deep_pockets", pockets, 0, HAND_ROOM - HAND_LIMIT, False)
    content.check_unlike(f"{folder}/movement.toml, card", [card.id for card in box.movement.card])
    content.check_unlike(f"{folder}/looks.toml, look", [look.id for look in box.looks.look])
    content.check_unlike(f"{folder}/twins.toml, twin", [twin.id for twin in box.twins.twin])
    content.check_unlike(f"{folder}/tomes.toml, tome", [tome.id for tome in box.tomes.tome])
    twins = {twin.id for twin in box.twins.twin}
    for number, look in enumerate(box.looks.look, 1):
        if look.twin not in twins:
            raise BadBox(f"{folder}/looks.toml, look {number} ({look.id}), twin: there is no twin “{look.twin}”.")
    floor = cells(box, box.board.floor.map, "stpbD", "floor")
    for number, layout in enumerate(box.board.layout, 1):
        _check_layout(box, layout, floor, number)


def _check_layout(box: Content, layout: Layout, floor: list[str], number: int) -> None:
    entry = f"layout {number}"
    where = f"{box.folder}/board.toml, {entry}, map"
    board = cells(box, layout.map, "x#sTSDR.", entry)
    if shape_of(layout.map) != shape_of(box.board.floor.map):
        raise BadBox(f"{where}: it must have as many rows and columns as the floor.")
    for space, (cell, symbol) in enumerate(zip(board, floor, strict=True)):
        if (cell == "D") != (symbol == "D"):
            raise BadBox(f"{where}: {space_name(space)} must be D on the floor map and here, or on neither.")
    if board.count("R") != 1:
        raise BadBox(f"{where}: exactly one space must be R.")
    content.check_count(where, "circles (T, S)", board.count("T") + board.count("S"), 1, MOST_CIRCLES)
    content.check_count(where, "start spaces (s, S)", board.count("s") + board.count("S"), 1, MOST_STARTS)
    refuges = sum(cell in "sR." for cell in board)
    content.check_count(where, "spaces that are neither desk nor circle", refuges, max(layout.seats) + 2, SPACES, False)
    needed = max(layout.seats) - 1
    if board.count("s") + board.count("S") < needed:
        raise BadBox(f"{where}: {max(layout.seats)} players need at least {needed} start spaces (s, S).")
    in_play = {space for space, cell in enumerate(board) if cell not in "x#"}
    home = board.index("R")
    reached, todo = {home}, [home]
    while todo:
        for neighbour in _neighbours(todo.pop()):
            if neighbour in in_play and neighbour not in reached:
                reached.add(neighbour)
                todo.append(neighbour)
    if reached != in_play:
        cut_off = space_name(min(in_play - reached))
        raise BadBox(f"{where}: {cut_off} cannot be reached from Rigor's space.")


def _neighbours(space: int) -> list[int]:
    """North, east, south and west of a space; -1 off the board (K1)."""
    row, column = divmod(space, COLUMNS)
    return [
        space - COLUMNS if row > 0 else -1,
        space + 1 if column < COLUMNS - 1 else -1,
        space + COLUMNS if row < ROWS - 1 else -1,
        space - 1 if column > 0 else -1,
    ]


def _lay_out(b: Box, box: Content, seats: int) -> None:
    layout = layout_for(box, seats)
    board = cells(box, layout.map, "x#sTSDR.", "layout")
    floor = cells(box, box.board.floor.map, "stpbD", "floor")
    for space, cell in enumerate(board):
        b.in_play[space] = int(cell not in "x#")
        b.desk[space] = int(cell == "D")
        b.circle[space] = int(cell in "TS")
        b.symbol[space] = ANY_SYMBOL if cell == "D" else 1 << "stpb".index(floor[space])
    spaces = [space for space in range(SPACES) if b.in_play[space]]
    b.spaces[: len(spaces)] = spaces
    b.space_count = len(spaces)
    circles = [space for space, cell in enumerate(board) if cell in "TS"]
    starts = [space for space, cell in enumerate(board) if cell in "sS"]
    b.circles[: len(circles)] = circles
    b.circle_count = len(circles)
    b.starts[: len(starts)] = starts
    b.start_count = len(starts)
    b.rigor_start = board.index("R")
    for space in range(SPACES):
        b.beside[space] = [
            neighbour if neighbour >= 0 and b.in_play[space] and b.in_play[neighbour] else -1
            for neighbour in _neighbours(space)
        ]
    b.to_start = distances(b, starts)
    b.to_desk = distances(b, [space for space, cell in enumerate(board) if cell == "D"])


def distances(b: Box, goals: list[int]) -> list[int]:
    """Steps over spaces in play to the nearest goal, pawns ignored."""
    distance = [FAR] * SPACES
    for goal in goals:
        distance[goal] = 0
    frontier = list(goals)
    while frontier:
        space = frontier.pop(0)
        for neighbour in b.beside[space]:
            if neighbour >= 0 and distance[neighbour] == FAR:
                distance[neighbour] = distance[space] + 1
                frontier.append(neighbour)
    return distance


def _fill_decks(b: Box, box: Content) -> None:
    for design, name in enumerate(DESIGNS):
        mover, *symbols = name.split("-")
        b.moves_rigor[design] = int(mover == "rigor")
        b.card_symbol[design] = [ANY_SYMBOL if symbol == "ball" else 1 << SYMBOLS.index(symbol) for symbol in symbols]
    deck = [DESIGNS.index(card.design) for card in box.movement.card for _ in range(card.copies)]
    b.cards[: len(deck)] = deck
    b.card_count = len(deck)
    body = parts(box)
    for number, look in enumerate(box.looks.look):
        b.look_part[number] = body.index(look.part)
        b.look_limit[number] = look.hand_limit
    b.look_count = len(box.looks.look)
    for number, tome in enumerate(box.tomes.tome):
        b.tome_effect[number] = EFFECTS.index(tome.effect)
        b.tome_kind[number] = KINDS.index(tome.kind)
        b.tome_symbols[number] = tome.symbols
    b.tome_count = len(box.tomes.tome)
    pile = [TOKENS.index(token.id) for token in box.tokens.token for _ in range(token.copies)]
    b.tokens[: len(pile)] = pile
    b.token_count = len(pile)
