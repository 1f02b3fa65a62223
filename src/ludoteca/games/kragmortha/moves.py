"""The words of Kragmortha: its moves, its events and the frames of its interrupt stack."""

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from ludoteca.kernel.declarations import ANYBODY, BOTTOM, Events, Frames
from ludoteca.kernel.kinds import Kinds, one_of
from ludoteca.kernel.limits import room
from ludoteca.kernel.moves import Moves

MOST_SEATS = 8
COLUMNS = room(7, 11)
ROWS = room(10, 11)
SPACES = COLUMNS * ROWS
"""The largest floor: a smaller one lies in its upper left corner."""
Symbol = Literal["scroll", "stones", "potion", "book", "ball"]
SYMBOLS = get_args(Symbol)
DESIGNS = tuple(
    f"{mover}-{SYMBOLS[a]}-{SYMBOLS[b]}" for mover in ("goblin", "rigor") for a in range(5) for b in range(a, 5)
)
"""Every Movement card that can be: a mover and two symbols."""
DIRECTIONS = ("north", "east", "south", "west")
EFFECTS = Kinds()
ABSOLUTION = EFFECTS.add("absolution")
DEEP_POCKETS = EFFECTS.add("deep_pockets")
HASTE = EFFECTS.add("haste")
CRYSTAL_STEP = EFFECTS.add("crystal_step")
SHOVE = EFFECTS.add("shove")
SWAP = EFFECTS.add("swap")
BECKON = EFFECTS.add("beckon")
RECALL = EFFECTS.add("recall")
PICKPOCKET = EFFECTS.add("pickpocket")
SCAPEGOAT = EFFECTS.add("scapegoat")
WARD = EFFECTS.add("ward")
TOKENS = Kinds()
TOKENS.add("teleport")
TOME_TOKEN = TOKENS.add("tome")
TRAP_TOKEN = TOKENS.add("trap")
REASONS = Kinds()
MEETING = REASONS.add("meeting")
TRAP = REASONS.add("trap")
BREACH_CALLED = REASONS.add("breach")
SCAPEGOATED = REASONS.add("scapegoat")
ENDINGS = Kinds()
BY_LOOKS = ENDINGS.add("looks")
BY_TOMES = ENDINGS.add("tomes")
BY_LIMIT = ENDINGS.add("limit")
if TYPE_CHECKING:
    Effect: TypeAlias = str
    TokenKind: TypeAlias = str
else:
    Effect = one_of(EFFECTS)
    TokenKind = one_of(TOKENS)
MOST_PARTS = 8
MOST_LOOKS = room(32, 64)
MOST_TOMES = room(24, 48)
MOST_TOKENS = room(12, 24)

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

_BEFORE_A_BREACH = "place turn step push circle start teleport absolution shove swap beckon recall pickpocket more"
"""K31: the decisions that wait while the table has found a breach."""
_LOOKS_FROM = f"send_to_circle retire_token {_BEFORE_A_BREACH}"
_ENTERED_FROM = "after_step enter after_tome"

FRAMES = Frames()
ASK_PLACE = FRAMES.decision("place", "turn_end place", ANYBODY)
ASK_TURN = FRAMES.decision("turn", "turn_end")
ASK_STEP = FRAMES.decision("step", "after_card", number="1..2")
ASK_PUSH = FRAMES.decision("push", "enter after_tome", ANYBODY, victim="seat", origin="space")
ASK_CIRCLE = FRAMES.decision("circle", f"token rigor_circle {_ENTERED_FROM}", ANYBODY)
ASK_START = FRAMES.decision("start", f"rigor_circle {_ENTERED_FROM}", ANYBODY)
ASK_TELEPORT = FRAMES.decision("teleport", "after_step")
ASK_DISCARD = FRAMES.decision("discard", _LOOKS_FROM, ANYBODY)
ASK_REACT = FRAMES.decision("react", _LOOKS_FROM, ANYBODY, reason="reason")
ASK_SCAPEGOAT = FRAMES.decision("scapegoat", _LOOKS_FROM, ANYBODY, reason="reason")
ASK_ABSOLUTION = FRAMES.decision("absolution", "after_tome")
ASK_SHOVE = FRAMES.decision("shove", "after_tome")
ASK_SWAP = FRAMES.decision("swap", "after_tome")
ASK_BECKON = FRAMES.decision("beckon", "after_tome")
ASK_RECALL = FRAMES.decision("recall", "after_tome")
ASK_PICKPOCKET = FRAMES.decision("pickpocket", "after_tome")
ASK_MORE = FRAMES.decision("more", "turn_end")
DO_TURN_END = FRAMES.task("turn_end", BOTTOM)
DO_AFTER_CARD = FRAMES.task("after_card", "turn_end")
DO_AFTER_TOME = FRAMES.task("after_tome", "turn_end", came_from="0..16")
DO_AFTER_STEP = FRAMES.task("after_step", "after_card", number="1..2")
DO_ENTER = FRAMES.task("enter", _ENTERED_FROM, ANYBODY)
DO_MEET = FRAMES.task("meet", "")
DO_LOOK = FRAMES.task("look", "", reason="reason")
DO_SEND_TO_CIRCLE = FRAMES.task("send_to_circle", f"rigor_circle {_ENTERED_FROM}", ANYBODY, may_stay="0..0")
DO_TOKEN = FRAMES.task("token", "retire_token", ANYBODY, token="token")
DO_DRAW_LOOK = FRAMES.task("draw_look", "")
DO_FINISH = FRAMES.task("finish", "", ending="ending")
DO_RETIRE_TOKEN = FRAMES.task("retire_token", _ENTERED_FROM, ANYBODY)
DO_RIGOR_CIRCLE = FRAMES.task("rigor_circle", "after_step")

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
