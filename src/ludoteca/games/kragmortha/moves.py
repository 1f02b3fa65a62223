"""The words of Kragmortha: its moves, its events and the frames of its interrupt stack."""

from typing import Literal, get_args

from ludoteca.kernel.moves import Moves
from ludoteca.kernel.vocabulary import Events, Frames

MOST_SEATS = 8
COLUMNS = 7
ROWS = 10
SPACES = COLUMNS * ROWS
Symbol = Literal["scroll", "stones", "potion", "book", "ball"]
SYMBOLS = get_args(Symbol)
DESIGNS = tuple(
    f"{mover}-{SYMBOLS[a]}-{SYMBOLS[b]}" for mover in ("goblin", "rigor") for a in range(5) for b in range(a, 5)
)
"""Every Movement card that can be: a mover and two symbols."""
DIRECTIONS = ("north", "east", "south", "west")
EFFECTS = (
    "absolution",
    "deep_pockets",
    "haste",
    "crystal_step",
    "shove",
    "swap",
    "beckon",
    "recall",
    "pickpocket",
    "scapegoat",
    "ward",
)
ABSOLUTION, DEEP_POCKETS, HASTE, CRYSTAL_STEP, SHOVE, SWAP, BECKON, RECALL, PICKPOCKET, SCAPEGOAT, WARD = range(11)
TOKENS = ("teleport", "tome", "trap")
TELEPORT_TOKEN, TOME_TOKEN, TRAP_TOKEN = range(3)
REASONS = ("meeting", "trap", "breach", "scapegoat")
MEETING, TRAP, BREACH_CALLED, SCAPEGOATED = range(4)
ENDINGS = ("looks", "tomes", "limit")
BY_LOOKS, BY_TOMES, BY_LIMIT = range(3)
MOST_PARTS = 8
MOST_LOOKS = 32
MOST_TOMES = 24
MOST_TOKENS = 12

MOVES = Moves(
    {
        "card": len(DESIGNS),
        "direction": 4,
        "space": SPACES,
        "effect": len(EFFECTS),
        "seat": MOST_SEATS,
        "part": MOST_PARTS,
    }
)
PLAY = MOVES.add("play", "card")
STEP = MOVES.add("step", "direction")
STAY = MOVES.add("stay")
PUSH = MOVES.add("push", "direction")
GO = MOVES.add("go", "space")
USE = MOVES.add("use", "effect")
CHOOSE = MOVES.add("choose", "seat")
DISCARD = MOVES.add("discard", "card")
LIFT = MOVES.add("lift", "part")
SHOW = MOVES.add("show")
DONE = MOVES.add("done")
PASS = MOVES.add("pass")
BREACH = MOVES.add("breach", "seat")
FIRST_TABLE_MOVE = BREACH

FRAMES = Frames()
ASK_PLACE = FRAMES.decision("place")
ASK_TURN = FRAMES.decision("turn")
ASK_STEP = FRAMES.decision("step", number="number")
ASK_PUSH = FRAMES.decision("push", victim="seat", origin="space")
ASK_CIRCLE = FRAMES.decision("circle")
ASK_START = FRAMES.decision("start")
ASK_TELEPORT = FRAMES.decision("teleport")
ASK_DISCARD = FRAMES.decision("discard")
ASK_REACT = FRAMES.decision("react", reason="reason")
ASK_SCAPEGOAT = FRAMES.decision("scapegoat", reason="reason")
ASK_ABSOLUTION = FRAMES.decision("absolution")
ASK_SHOVE = FRAMES.decision("shove")
ASK_SWAP = FRAMES.decision("swap")
ASK_BECKON = FRAMES.decision("beckon")
ASK_RECALL = FRAMES.decision("recall")
ASK_PICKPOCKET = FRAMES.decision("pickpocket")
ASK_MORE = FRAMES.decision("more")
DO_TURN_END = FRAMES.task("turn_end")
DO_AFTER_CARD = FRAMES.task("after_card")
DO_AFTER_TOME = FRAMES.task("after_tome", came_from="number")
DO_AFTER_STEP = FRAMES.task("after_step", number="number")
DO_ENTER = FRAMES.task("enter")
DO_MEET = FRAMES.task("meet")
DO_LOOK = FRAMES.task("look", reason="reason")
DO_SEND_TO_CIRCLE = FRAMES.task("send_to_circle", may_stay="number")
DO_TOKEN = FRAMES.task("token", token="token")
DO_DRAW_LOOK = FRAMES.task("draw_look")
DO_FINISH = FRAMES.task("finish", ending="ending")
DO_RETIRE_TOKEN = FRAMES.task("retire_token")
DO_RIGOR_CIRCLE = FRAMES.task("rigor_circle")

EVENTS = Events()
PLACED = EVENTS.add("placed", seat="seat", space="space")
TURN = EVENTS.add("turn", seat="seat")
PLAYED = EVENTS.add("played", seat="seat", card="card")
STEPPED = EVENTS.add("stepped", seat="seat", origin="space", space="space")
RIGOR_MOVED = EVENTS.add("rigor_moved", seat="seat", origin="space", space="space")
PUSHED = EVENTS.add("pushed", seat="seat", victim="seat", origin="space", space="space")
MET = EVENTS.add("met", seat="seat", space="space")
LOOK_DRAWN = EVENTS.add("look_drawn", seat="seat", look="look")
LOOK_PASSED_OVER = EVENTS.add("look_passed_over", seat="seat", look="look")
NO_LOOK = EVENTS.add("no_look", seat="seat")
SENT = EVENTS.add("sent", seat="seat", origin="space", space="space")
TOKEN_TURNED = EVENTS.add("token_turned", seat="seat", token="token")
TOKENS_SHUFFLED = EVENTS.add("tokens_shuffled")
TOME_DRAWN = EVENTS.add("tome_drawn", seat="seat", tome="tome")
TOME_USED = EVENTS.add("tome_used", seat="seat", tome="tome")
RIGOR_TELEPORTED = EVENTS.add("rigor_teleported", seat="seat", origin="space", space="space")
SHOWN = EVENTS.add("shown", seat="seat", card="card")
DREW = EVENTS.add("drew", seat="seat", card="card", secret="card")
DISCARDS_SHUFFLED = EVENTS.add("discards_shuffled")
DISCARDED = EVENTS.add("discarded", seat="seat", card="card")
SWAPPED = EVENTS.add("swapped", seat="seat", other="seat")
TOOK_CARD = EVENTS.add("took_card", seat="seat", other="seat", card="card", secret="card")
LOOK_LIFTED = EVENTS.add("look_lifted", seat="seat", look="look")
SCAPEGOAT_NAMED = EVENTS.add("scapegoat_named", seat="seat", other="seat")
WARDED = EVENTS.add("warded", seat="seat")
BREACH_FOUND = EVENTS.add("breach_found", seat="seat")
ENDED = EVENTS.add("ended", ending="ending", seat="seat")
WON = EVENTS.add("won", seat="seat")
