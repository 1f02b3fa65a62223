"""Kragmortha in a terminal: the library from above, the players beside it, the hand below."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.games.kragmortha.box import LETTERS
from ludoteca.games.kragmortha.moves import COLUMNS
from ludoteca.kernel.declarations import seat_name
from ludoteca.kernel.events import Event
from ludoteca.kernel.moves import Move
from ludoteca.terminal.layout import Flow
from ludoteca.terminal.words import Words

View = Mapping[str, Any]

OPTIONS = {"penance": "honour"}
"""A terminal cannot tilt or mumble, so people do their penances themselves."""

SIDE_BY_SIDE = 78
"""From this width on, the players stand beside the board."""
STEPS = {"north": -COLUMNS, "east": 1, "south": COLUMNS, "west": -1}
FLOOR = {"scroll": "yellow", "stones": "bright_blue", "potion": "green", "book": "red"}
GOBLINS = (
    "bold white on purple",
    "bold black on dark_orange",
    "bold black on green3",
    "bold white on red",
    "bold white on blue",
    "bold black on yellow",
    "bold black on white",
    "bold white on grey23",
)
RIGOR = "bold bright_white on dark_red"
BOOKCASE = "orange4"
CIRCLE = "bold cyan"
DESK = "black on dark_goldenrod"
EDGES = {
    (True, True): ("{", "}"),
    (True, False): ("[", "]"),
    (False, True): ("(", ")"),
    (False, False): (" ", " "),
}
"""Around the floor's letters: whether the space is a start space, and whether it is a circle."""
TARGET = "bold bright_white"
QUIET = "dim"


def draw(view: View, words: Words) -> "Picture":
    """The board, the players, and the viewer's hand."""
    return Picture(view, words)


class Picture:
    """Lays itself out for the width there is."""

    def __init__(self, view: View, words: Words):
        self.board = _board(view, words)
        self.players = _players(view, words)
        self.below = [_legend(words), *_hand(view, words)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= SIDE_BY_SIDE:
            table = Table.grid(padding=(0, 1), expand=True)
            # However long the list of players grows, the board stands right above the hand and the moves.
            table.add_column(no_wrap=True, vertical="bottom")
            table.add_column(ratio=1)
            table.add_row(self.board, self.players)
            yield table
        else:
            yield self.board
            yield self.players
        yield from self.below


def _board(view: View, words: Words) -> Text:
    spaces = view["board"]["spaces"]
    in_sight = [number for number, space in enumerate(spaces) if space["kind"] != "out"]
    pawns = _pawns(view)
    targets = _targets(view)
    text = Text.assemble(("    " + "".join(f" {letter}    " for letter in LETTERS), QUIET))
    for row in range(min(in_sight) // COLUMNS, max(in_sight) // COLUMNS + 1):
        text.append(f"\n{row + 1:>3} ", QUIET)
        for space in spaces[row * COLUMNS : (row + 1) * COLUMNS]:
            text.append_text(_space(space, words, pawns.get(space["name"], []), space["name"] in targets))
    return text


def _pawns(view: View) -> dict[str, list[tuple[str, str]]]:
    """Who stands on each space, as a letter and its style: two in the middle of a push or a meeting."""
    pawns: dict[str, list[tuple[str, str]]] = {}
    for player in view["players"]:
        pawns.setdefault(player["at"], []).append((str(player["seat"] + 1), GOBLINS[player["seat"]]))
    pawns.setdefault(view["rigor"], []).append(("R", RIGOR))
    return pawns


def _space(space: Mapping[str, Any], words: Words, pawns: list[tuple[str, str]], is_target: bool) -> Text:
    """Six columns: what the floor shows, who stands there, and a star where a move can lead."""
    kind = space["kind"]
    if kind == "out":
        return Text(" " * 6)
    if kind == "bookcase":
        return Text("▒" * 6, BOOKCASE)
    if kind == "desk":
        text = Text.assemble((words.text("terminal-short-desk"), DESK))
    else:
        before, after = EDGES[space["start"], space["circle"]]
        edge = CIRCLE if space["circle"] else QUIET
        floor = words.text(f"terminal-short-{space['symbol']}"), FLOOR[space["symbol"]]
        text = Text.assemble((before, edge), floor, (after, edge))
    for letter, style in pawns[:2]:
        text.append(letter, style)
    if not pawns:
        text.append(" ")
    if len(pawns) < 2:
        text.append("*" if is_target else " ", TARGET)
    return text


def _targets(view: View) -> set[str]:
    """The spaces to which the viewer's moves lead."""
    return {target for move in view["moves"] if (target := _target(view, move["kind"], move["args"]))}


def _target(view: View, kind: str, args: list[str] | tuple[str, ...]) -> str | None:
    if kind == "go":
        return args[0]
    if kind not in ("step", "push"):
        return None
    spaces = [space["name"] for space in view["board"]["spaces"]]
    return str(spaces[spaces.index(_from(view, kind)) + STEPS[args[0]]])


def _from(view: View, kind: str) -> str:
    """The space from which the pawn that is to move starts."""
    prompt, card = view["prompt"], view["turn"]["card"]
    if kind == "push":
        seat = int(prompt["victim"][1:]) - 1
    elif prompt["kind"] == "beckon" or (card is not None and card.startswith("rigor-")):
        return str(view["rigor"])
    else:
        seat = prompt["seat"]
    return str(view["players"][seat]["at"])


def note(view: View, move: Move, words: Words) -> str | None:
    """Where a step or a push leads, and what is there."""
    if move.kind not in ("step", "push"):
        return None
    target = _target(view, move.kind, move.args)
    space = next(space for space in view["board"]["spaces"] if space["name"] == target)
    there = [words.text("space-desk") if space["kind"] == "desk" else words.name("symbol", space["symbol"])]
    if space["circle"]:
        there.append(words.text("space-circle"))
    there += [words.seat(player["seat"]) for player in view["players"] if player["at"] == target]
    if view["rigor"] == target:
        there.append(words.text("rigor"))
    return f"→ {target} ({', '.join(there)})"


def _players(view: View, words: Words) -> Group:
    decks = view["decks"]
    heading = (
        words.text("terminal-turn", turn=view["turn"]["number"]),
        words.text("terminal-tomes-left", tomes=decks["tomes"]),
        words.text("terminal-tokens-left", tokens=decks["tokens"]),
    )
    return Group(
        Flow([Text(part, QUIET) for part in heading]),
        *(_player(view, player, words) for player in view["players"]),
    )


def _player(view: View, player: Mapping[str, Any], words: Words) -> Group:
    seat = player["seat"]
    first = Text.assemble(("▶" if view["turn"]["seat"] == seat and view["turn"]["number"] else " ", "bold"))
    first.append(str(seat + 1), GOBLINS[seat])
    first.append(f" {words.seat(seat)}", "bold" if seat == view["viewer"] else "")
    if seat == view["viewer"]:
        first.append(f" ({words.say('you')})")
    if player["at"] is not None:
        first.append(f" {player['at']}", QUIET)
    first.append(" · " + words.text("word-movement-card.count", count=player["hand_size"]), QUIET)
    lines = [first]
    if player["looks"]:
        parts = ", ".join(words.name("part", look["part"]) for look in player["looks"])
        lines.append(Text(words.text("terminal-looks", count=len(player["looks"]), parts=parts)))
    if player["tomes"]:
        tomes = [words.name("tome", tome["id"]) for tome in player["tomes"] if not tome["used"]]
        used = len(player["tomes"]) - len(tomes)
        if used:
            tomes.append(words.text("terminal-used", count=used))
        lines.append(Text(words.text("terminal-tomes", count=len(player["tomes"]), tomes=", ".join(tomes))))
    return Group(first, *(Padding(line, (0, 0, 0, 3)) for line in lines[1:]))


def _legend(words: Words) -> Flow:
    entries = [
        Text.assemble((words.text(f"terminal-short-{symbol}"), style), (f" {words.name('symbol', symbol)}", QUIET))
        for symbol, style in FLOOR.items()
    ]
    marks = (("[ ]", "start"), ("( )", "circle"), ("{ }", "both"), ("R", "rigor"), ("*", "target"))
    entries += [Text(f"{mark} {words.text(f'terminal-mark-{meaning}')}", QUIET) for mark, meaning in marks]
    return Flow(entries)


def _hand(view: View, words: Words) -> list[Flow]:
    if view["viewer"] is None:
        return []
    cards = [words.name("card", card) for card in view["players"][view["viewer"]]["hand"]]
    return [Flow([Text(words.text("terminal-hand"), "bold"), *(Text(f"[{card}]") for card in cards)], " ")]


def aside(event: Event, viewer: int | None, options: Mapping[str, str], words: Words) -> str | None:
    """What a new Tome does for the viewer; what a new Look demands, where penances are done."""
    if event.kind == "tome_drawn" and viewer is not None and event.args["seat"] == seat_name(viewer):
        return words.detail("tome", event.args["tome"], "text")
    if event.kind == "look_drawn" and options["penance"] == "honour":
        return words.detail("look", event.args["look"], "penance")
    return None


def explain(view: View, words: Words) -> list[tuple[str, str]]:
    """The cards, and what lies before the viewer."""
    pairs = [
        (words.text("mover-goblin.card"), words.text("terminal-about-goblin")),
        (words.text("mover-rigor.card"), words.text("terminal-about-rigor")),
        (words.text("space-circle"), words.text("terminal-about-circle")),
        (words.text("space-desk"), words.text("terminal-about-desk")),
    ]
    if view["viewer"] is not None:
        player = view["players"][view["viewer"]]
        looks = [look["id"] for look in player["looks"]]
        pairs += [(words.name("look", look), words.detail("look", look, "penance") or "") for look in looks]
        for tome in (tome for tome in player["tomes"] if not tome["used"]):
            details = (words.detail("tome", tome["id"], part) for part in ("text", "when"))
            pairs.append((words.name("tome", tome["id"]), " ".join(filter(None, details))))
    return pairs
