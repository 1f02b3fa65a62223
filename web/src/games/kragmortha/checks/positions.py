"""Fixtures for the harness that cover every kind of decision and every screen twin of Kragmortha.

`python web/src/games/kragmortha/checks/positions.py` writes them to web/fixtures/kragmortha, as k-<name>.json.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[5]
sys.path[:0] = [str(ROOT), str(ROOT / "web" / "fixtures")]

from make import moment  # noqa: E402  (found through the path above)

from tests.games.kragmortha.arranging import BALLS, GAME, RIGOR_BALLS, card, table, useless_cards  # noqa: E402

FOLDER = ROOT / "web" / "fixtures" / "kragmortha"
PLAIN_HAND = [card("goblin", "scroll", "book"), card("goblin", "stones", "potion"), RIGOR_BALLS]
TOMES = ["absolution", "crystal_step", "shove", "swap", "beckon", "recall", "pickpocket", "haste"]
CROWD = {"P1": "c7", "P2": "d7", "P3": "c6"}
WITH_TOMES = {
    "goblins": CROWD,
    "hands": {"P1": PLAIN_HAND},
    "tomes": {"P1": TOMES},
    "looks": {"P1": ["arms-forearms", "legs-one"]},
}
CAUGHT = {
    "active": "P2",
    "goblins": {"P1": "c7", "P2": "c6"},
    "rigor": "d7",
    "hands": {"P2": [RIGOR_BALLS]},
    "tomes": {"P1": ["ward", "scapegoat"]},
}
BY_CARD = {"hands": {"P1": [BALLS, RIGOR_BALLS]}}
TO_CIRCLE = {"goblins": {"P1": "c7"}, "rigor": "e6", "hands": {"P1": [RIGOR_BALLS]}}
GOBLIN, RIGOR = f"play {BALLS}", f"play {RIGOR_BALLS}"

DECISIONS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "step1": ([GOBLIN], {"goblins": CROWD, "rigor": "b7", **BY_CARD}),
    "step2": ([GOBLIN, "step east"], {"goblins": {"P1": "c7", "P2": "e7"}, **BY_CARD}),
    "push": ([GOBLIN, "step east"], {"goblins": {**CROWD, "P3": "d6", "P4": "d8"}, "rigor": "e7", **BY_CARD}),
    "push2": (
        [GOBLIN, "step east", "push north"],
        {"goblins": {**CROWD, "P3": "d6", "P4": "d5"}, "rigor": "e7", **BY_CARD},
    ),
    "rigor": ([RIGOR], {"goblins": {"P1": "c7", "P2": "d7"}, "rigor": "d8", **BY_CARD}),
    "circle": ([GOBLIN, "step east"], {"goblins": {"P1": "c7"}, "rigor": "d7", **BY_CARD}),
    "start": ([GOBLIN, "step west"], {"goblins": {"P1": "c9"}, **BY_CARD}),
    "teleport": ([RIGOR, "step south"], TO_CIRCLE),
    "teleport-fr": ([RIGOR, "step south"], {**TO_CIRCLE, "edition": "fr"}),
    "turn-tomes": ([], WITH_TOMES),
    **{effect: ([f"use {effect}"], WITH_TOMES) for effect in TOMES if effect not in ("crystal_step", "haste")},
    "more": ([GOBLIN, "step west", "stay"], {**WITH_TOMES, "hands": {"P1": [BALLS, BALLS]}}),
    "react": ([RIGOR, "step west"], CAUGHT),
    "scapegoat": ([RIGOR, "step west", "use scapegoat"], CAUGHT),
    "discard": (
        [GOBLIN, "step east"],
        {
            "goblins": {"P1": "c7"},
            "rigor": "d7",
            "hands": {"P1": [BALLS, BALLS, RIGOR_BALLS, RIGOR_BALLS]},
            "look_deck_top": ["hands-small"],
        },
    ),
    "show": ([], {"goblins": {"P1": "g10"}, "hands": {"P1": useless_cards("goblin", ["scroll"])[:3]}}),
    "honour": ([], {"hands": {"P1": PLAIN_HAND}, "looks": {"P2": ["head"], "P3": ["arms"]}, "penance": "honour"}),
}


def seen(match: Any, seat: int) -> dict[str, Any]:
    """A moment with the table moves that the server would name."""
    shown = moment(match, seat)
    honour = match.setting.options["penance"] == "honour"
    shown["view"]["table_moves"] = [
        {"id": move.id, "kind": move.kind, "args": list(move.args), "notation": str(move)}
        for move in match.table_moves()
        if (move.args[0] == f"P{seat + 1}") != honour
    ]
    return shown


def write(name: str, content: Any) -> None:
    """Puts a fixture where the harness looks for it."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"k-{name}.json").write_text(json.dumps(content), encoding="utf-8")


def film(match: Any, moves: list[str]) -> list[dict[str, Any]]:
    """A moment after another, as the first seat sees them."""
    moments = [seen(match, 0)]
    for move in moves:
        match.play(move)
        moments.append(seen(match, 0))
    return moments


def main() -> None:
    """All of them: a moment for each decision; for each Look its player's own turn, and another's."""
    place = GAME.new(5, "place", first_player="1")
    write("place", seen(place, place.seat))
    for name, (moves, arranged) in DECISIONS.items():
        match = table(**arranged)
        for move in moves:
            match.play(move)
        write(name, seen(match, match.seat))
    hands = {"P1": [BALLS, BALLS], "P2": [RIGOR_BALLS, RIGOR_BALLS]}
    goblins = {"P1": "c7", "P2": "f6"}
    for look in place.setting.content.looks.look:
        arranged = {"goblins": goblins, "hands": hands, "looks": {"P1": [look.id]}}
        write(f"own-{look.id}", film(table(3, **arranged), [GOBLIN, "step west", "stay"]))
        write(f"wait-{look.id}", film(table(3, active="P2", **arranged), [RIGOR, "step north", "step north"]))


if __name__ == "__main__":
    main()
