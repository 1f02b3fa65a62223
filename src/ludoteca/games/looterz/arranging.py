"""Tables of Looterz set up by hand: what nobody asks for lies in the Tower, so that every card is there once."""

from collections.abc import Mapping
from typing import Any

from ludoteca.games.looterz.box import Box, card_names, deck
from ludoteca.games.looterz.moves import RIGOR_CARDS
from ludoteca.games.looterz.state import State
from ludoteca.kernel.arranging import Supply, taken_apart
from ludoteca.kernel.declarations import seat_names
from ludoteca.kernel.setting import Setting

OF_PLAYER: dict[str, Any] = {"row": (), "hand": (), "coins": 0, "barred": None}
OF_TABLE: dict[str, Any] = {"phase": "dungeon", "graveyard": (), "tower_top": (), "tower": None}
DECISIONS: dict[str, dict[str, Any]] = {
    "first_recruitment": {"decision": {"kind": "recruit", "phase": "first_recruitment"}},
    "dungeon": {"decision": "dungeon"},
    "second_recruitment": {"decision": {"kind": "recruit", "phase": "second_recruitment"}},
    "sacrifice": {"decision": "sacrifice", "waiting": ["last_wishes", "sacrifice_phase", "turn"]},
    "hand_limit": {"decision": "discard"},
}
RIGOR = "rigor"


def arrange(setting: Setting[State, Box], fresh: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The position's words for a table at which a player has to decide in a phase.

    Cards are named by design ("ninja": the next copy that is not used yet) or exactly ("ninja-2"); in a row a number
    after a colon is its life tokens ("rollork:2"), else it has its printed life. `tower_top` is drawn first, in this
    order, with all cards that nobody asked for below it. `tower` is the whole Tower instead, "rigor" included: other
    cards lie in the Graveyard and missing Rigor cards were seen already.
    """
    seats = seat_names(setting.seats)
    players, table, rest = taken_apart(wanted, seats, OF_PLAYER, OF_TABLE)
    names = card_names(setting.content)
    printed = {name: design.life for name, design in zip(names, deck(setting.content), strict=True)}
    cards = Supply("card", list(names), {name: name.rpartition("-")[0] for name in names})
    asked = [(name, "row", seat) for seat, player in players.items() for name in player["row"]]
    asked += [(name, "hand", seat) for seat, player in players.items() for name in player["hand"]]
    asked += [(name, "graveyard", "") for name in table["graveyard"]]
    places: dict[tuple[str, str], list[str]] = {}
    life: dict[str, int] = {}
    for name, place, seat in sorted(asked, key=lambda entry: "-" not in entry[0]):
        card, _, tokens = name.partition(":")
        taken = cards.take(card)
        places.setdefault((place, seat), []).append(taken)
        if place == "row":
            life[taken] = int(tokens) if tokens.isdecimal() else printed[taken]
    whole = table["tower"] is not None
    tower = [name if name == RIGOR else cards.take(name) for name in (table["tower"] if whole else table["tower_top"])]
    if not whole:
        tower += cards.left + [RIGOR] * RIGOR_CARDS
    words: dict[str, Any] = {"turn": "P1", "first_player": "P1", "turn_number": 1, "phase": table["phase"]}
    words |= DECISIONS.get(table["phase"], {})
    words |= {"tower": tower, "life": life, "graveyard": places.get(("graveyard", ""), [])}
    words["graveyard"] += cards.left if whole else []
    for seat, player in players.items():
        words[seat] = {place: places.get((place, seat), []) for place in ("row", "hand")}
        words[seat] |= {name: player[name] for name in ("coins", "barred") if player[name]}
    return words | rest
