"""What every game's state has, and the small words that rules are written in.

`frame` is the interrupt stack. Its top says what happens next: a *decision* (a seat must choose) or a *task*
(the rules go on by themselves). A rule that needs something done first lays it on top; when that is done play
returns to what lies below.
"""

from ludoteca.kernel.compiling import COMPILED, rule
from ludoteca.kernel.limits import MOST_MOVES, MOST_SEATS
from ludoteca.kernel.structs import FlatStruct, Row, i8, i16, u32, u64

OVER = -1
"""In place of a kind of frame: nothing comes any more."""
EVERYONE = -1
PARTIES = -2
"""The audience of an event whose secret is known to every seat that it names."""
NOBODY = -1
TOGETHER = -2
"""In place of a seat that looks: all of them together, who know whatever one of them knows."""


class GameState(FlatStruct):
    """The part of a state that the kernel knows. Each game adds `frame`, `journal` and its own fields."""

    key = u64(2, far=2)
    draws = u64()
    word = u64()
    reveals = u32(most=1 << 31)
    steps = u32(most=1 << 20)
    forced = i8(16, far=5, most=127)
    forced_count = i8(derived=True)
    half = i8(most=1)
    reveal_at = i16(least=-1, most=127)
    events = i16(derived=True)
    depth = i8(derived=True)
    seats = i8(most=MOST_SEATS)
    seat = i8(derived=True)
    over = i8(most=1)
    rank = i8(MOST_SEATS, far=5, most=MOST_SEATS)
    first = i8(of="seat")
    turns = i16(most=30_000)
    ending = i8(of="ending")
    active: int
    """The seat whose turn it is, declared by each game."""
    frame: Row
    """The interrupt stack, declared by each game as `i64(depth, far=1)`; see `ask`."""
    journal: Row
    """The events of the last move, declared by each game as `i64(size, far=4)`; see `note`."""


class Menu(FlatStruct):
    """The legal moves of one decision."""

    count = i16()
    moves = i16(MOST_MOVES)


if COMPILED:

    @rule
    def copy_state(target, j, source, i):
        """Makes target[j] a state of its own, like source[i]."""
        target[j] = source[i]

else:

    def copy_state(target, j, source, i):
        """Makes target[j] a state of its own, like source[i]."""
        target[j] = source[i].copy()


@rule
def offer(menu, move):
    """Adds a legal move."""
    count = menu.count
    menu.moves[count] = move
    menu.count = count + 1


@rule
def to_the_left(s, seat, places):
    """The seat so many places to the left of a seat, at most once around; to the right if `places` is negative.

    Play goes to the left. (A remainder would say the same, but a division takes as long as the rest of a rule.)
    """
    seat += places
    if seat >= s.seats:
        seat -= s.seats
    elif seat < 0:
        seat += s.seats
    return seat


@rule
def ask(s, kind, seat, a=0, b=0, c=0):
    """Lays a decision or a task on the stack: it comes next.

    A frame is one number: kind and seat in 8 bits each, then three arguments of 12 bits (-2048 to 2047). One
    number rather than five keeps the rules small enough for a GPU's instruction cache; see docs/benchmarks.md.
    """
    depth = s.depth
    s.frame[depth] = kind | (seat & 0xFF) << 8 | (a & 0xFFF) << 16 | (b & 0xFFF) << 28 | (c & 0xFFF) << 40
    s.depth = depth + 1


@rule
def top_kind(s):
    """The kind of the frame on top of the stack."""
    return s.frame[s.depth - 1] & 0xFF


@rule
def top_seat(s):
    """The seat of the frame on top of the stack."""
    return ((s.frame[s.depth - 1] >> 8 & 0xFF) ^ 0x80) - 0x80


@rule
def top_a(s):
    """The first argument of the frame on top of the stack."""
    return ((s.frame[s.depth - 1] >> 16 & 0xFFF) ^ 0x800) - 0x800


@rule
def top_b(s):
    """The second argument of the frame on top of the stack."""
    return ((s.frame[s.depth - 1] >> 28 & 0xFFF) ^ 0x800) - 0x800


@rule
def top_c(s):
    """The third argument of the frame on top of the stack."""
    return ((s.frame[s.depth - 1] >> 40 & 0xFFF) ^ 0x800) - 0x800


@rule
def drop(s):
    """Takes the top off the stack."""
    depth = s.depth - 1
    s.depth = depth
    s.frame[depth] = 0


@rule
def nothing_follows(box, s):
    """For games in which no task comes next so often that it is done in the same breath."""


@rule
def no_table_move(box, s, move):
    """For games without moves of the table."""


@rule
def no_table_legal(box, s, menu):
    """For games without moves of the table."""


@rule
def note(s, kind, a=0, b=0, c=0, d=0, audience=EVERYONE):
    """Writes an event into the journal. A full journal keeps what it has.

    An event is one number: kind and audience in 8 bits each, then four arguments of 10 bits (-512 to 511). The
    audience is a seat, PARTIES or EVERYONE: who may know the private arguments.
    """
    events = s.events
    if events < len(s.journal):
        s.journal[events] = (
            kind
            | (audience & 0xFF) << 8
            | (a & 0x3FF) << 16
            | (b & 0x3FF) << 26
            | (c & 0x3FF) << 36
            | (d & 0x3FF) << 46
        )
        s.events = events + 1


@rule
def clear_journal(s):
    """A new move begins."""
    for i in range(s.events):
        s.journal[i] = 0
    s.events = 0
    s.reveal_at = -1


@rule
def event_kind(s, i):
    """The kind of an event of the journal."""
    return s.journal[i] & 0xFF


@rule
def event_arg(s, i, which):
    """An argument of an event of the journal, the first being 0."""
    return ((s.journal[i] >> 16 + 10 * which & 0x3FF) ^ 0x200) - 0x200


@rule
def forget_event_arg(s, i, which):
    """Makes an argument of an event unknown (-1)."""
    s.journal[i] |= 0x3FF << 16 + 10 * which


def unpack_frame(frame: int) -> list[int]:
    """Kind, seat and arguments of a frame."""
    return [frame & 0xFF, _signed(frame >> 8, 8), *(_signed(frame >> at, 12) for at in (16, 28, 40))]


def pack_frame(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """A frame, as `ask` lays it on the stack."""
    return kind | (seat & 0xFF) << 8 | (a & 0xFFF) << 16 | (b & 0xFFF) << 28 | (c & 0xFFF) << 40


def unpack_event(event: int) -> list[int]:
    """Kind, arguments and audience of an event."""
    return [event & 0xFF, *(_signed(event >> at, 10) for at in (16, 26, 36, 46)), _signed(event >> 8, 8)]


def pack_event(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, audience: int = EVERYONE) -> int:
    """An event, as `note` writes it."""
    args = (a & 0x3FF) << 16 | (b & 0x3FF) << 26 | (c & 0x3FF) << 36 | (d & 0x3FF) << 46
    return kind | (audience & 0xFF) << 8 | args


def _signed(bits: int, width: int) -> int:
    sign = 1 << width - 1
    return ((bits & (1 << width) - 1) ^ sign) - sign


@rule
def reveal(s):
    """Something that was hidden has been seen: what was done before cannot be taken back."""
    s.reveals += 1
    if s.reveal_at < 0:
        s.reveal_at = s.events


@rule
def end_game(s):
    """Nothing more happens. `rank` says how each seat ended: 1 for a winner."""
    while s.depth > 0:
        drop(s)
    s.over = 1
    s.seat = NOBODY
