"""Chance: keyed, not guessable, provable.

Every die and every shuffle is SipHash-2-4 of a draw counter under the secret key of the match. Who knows all
past draws learns nothing of the next one; who is given the seed at the end can compute them all again.
Results can be forced: those queued in the state come first.
"""

import hashlib
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.kernel.compiling import COMPILED, rule
from ludoteca.kernel.errors import BadPosition

word: Any = int
"""A 64-bit number as the rules hold it. Compiled code does not mix signed and unsigned numbers."""
_whole: Any = int
if COMPILED:
    from numpy import int64 as _whole
    from numpy import uint64 as word

_MASK = word(0xFFFFFFFFFFFFFFFF)
_SIP_0 = word(0x736F6D6570736575)
_SIP_1 = word(0x646F72616E646F6D)
_SIP_2 = word(0x6C7967656E657261)
_SIP_3 = word(0x7465646279746573)
_LENGTH_BLOCK = word(8 << 56)
_END_MARK = word(0xFF)
_ONE = word(1)
_LOW = word(0xFFFFFFFF)
_STAR = word(0x2545F4914F6CDD1D)


@rule
def _signed(number):
    """A small word as an ordinary number."""
    return _whole(number) if COMPILED else number


@rule
def siphash(key0, key1, message):
    """SipHash-2-4 of one 64-bit message: two rounds for it, two for its length, four to finish."""
    v0 = key0 ^ _SIP_0
    v1 = key1 ^ _SIP_1
    v2 = key0 ^ _SIP_2
    v3 = key1 ^ _SIP_3 ^ message
    for sip_round in range(8):
        if sip_round == 2:
            v0 ^= message
            v3 ^= _LENGTH_BLOCK
        elif sip_round == 4:
            v0 ^= _LENGTH_BLOCK
            v2 ^= _END_MARK
        v0 = (v0 + v1) & _MASK
        v1 = (v1 << 13 & _MASK | v1 >> 51) ^ v0
        v2 = (v2 + v3) & _MASK
        v3 = (v3 << 16 & _MASK | v3 >> 48) ^ v2
        v0 = ((v0 << 32 & _MASK | v0 >> 32) + v3) & _MASK
        v3 = (v3 << 21 & _MASK | v3 >> 43) ^ v0
        v2 = (v2 + v1) & _MASK
        v1 = (v1 << 17 & _MASK | v1 >> 47) ^ v2
        v2 = v2 << 32 & _MASK | v2 >> 32
    return v0 ^ v1 ^ v2 ^ v3


@rule
def pick(s, n):
    """A number from 0 to n - 1, the next forced one if there is any.

    One word of SipHash serves two numbers; the bias is below n / 2**32.
    """
    s.reveals += 1
    if s.reveal_at < 0:
        s.reveal_at = s.events
    if s.forced_count > 0:
        result = s.forced[0]
        s.forced_count -= 1
        for i in range(s.forced_count):
            s.forced[i] = s.forced[i + 1]
        s.forced[s.forced_count] = 0
        return result % n
    if s.half == 0:
        draws = s.draws + _ONE
        fresh = siphash(s.key[0], s.key[1], draws)
        s.draws = draws
        s.word = fresh
        s.half = 1
        return (_signed(fresh & _LOW) * n) >> 32
    s.half = 0
    return (_signed(s.word >> 32) * n) >> 32


@rule
def roll(s, sides):
    """A die with that many sides: 1 to `sides`."""
    return 1 + pick(s, sides)


@rule
def shuffle(s, cards, first, end):
    """Shuffles cards[first:end] in place."""
    for i in range(end - 1, first, -1):
        j = first + pick(s, i + 1 - first)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def put_in_order(cards, first, end):
    """Sorts cards[first:end] in place: what is left of a pile when nobody may know its order."""
    for i in range(first + 1, end):
        card = cards[i]
        j = i
        while j > first and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


@rule
def draw_any(s, cards, size):
    """Takes one of the first `size` cards at random; the last of them closes the gap.

    A deck that nobody looks into needs no order: drawing at random from it is drawing from a shuffled deck.
    """
    k = pick(s, size)
    card = cards[k]
    cards[k] = cards[size - 1]
    cards[size - 1] = -1
    return card


@rule
def rekey(s, key0, key1):
    """Another secret, as for a game never seen before."""
    s.key[0] = key0
    s.key[1] = key1
    s.draws = word(0)
    s.word = word(0)
    s.half = 0
    for i in range(s.forced_count):
        s.forced[i] = 0
    s.forced_count = 0


@rule
def luck_of(key0, key1, number):
    """Where the private random walk number `number` begins; never zero."""
    return siphash(key0, key1, number) | _ONE


@rule
def next_luck(luck):
    """The next state of a random walk (xorshift), for players that choose at random: quick, not secret."""
    luck ^= (luck << 13) & _MASK
    luck ^= luck >> 7
    luck ^= (luck << 17) & _MASK
    return luck


@rule
def lucky(luck, n):
    """A number from 0 to n - 1 out of a random walk's state."""
    return (_signed((luck * _STAR & _MASK) >> 33) * n) >> 31


def new_seed() -> str:
    """A seed for a real table, from the system's entropy."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown at the start, so that the seed shown at the end can be checked: its SHA-256."""
    return hashlib.sha256(seed.encode()).hexdigest()


def seed_from(secret: str, nonces: Sequence[str | None]) -> str:
    """The seed of a table with strangers: the SHA-256 of a secret and a number of each seat, a line each.

    The secret was committed to before the numbers came, and nobody with a number knew the secret: so nobody chose
    the seed. A seat without a number has an empty line.
    """
    lines = ["ludoteca", secret, *(nonce or "" for nonce in nonces)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def position_commitment(position: Mapping[str, Any]) -> str:
    """What a match that begins from a position is committed to: the SHA-256 of the position as JSON."""
    try:
        written = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    except RecursionError:
        raise BadPosition("Position: it is nested too deeply.") from None
    return commitment(written)


KEY_MARK = "key:"
KEY_DIGITS = 16


def key_of(seed: str) -> tuple[int, int]:
    """The secret key that a seed stands for. The commitment does not give it away.

    A seed can also give the key itself: the games of a batch have keys, and no words that they were derived from.
    """
    if re.fullmatch(rf"{KEY_MARK}[0-9a-f]{{{2 * KEY_DIGITS}}}", seed):
        digits = seed.removeprefix(KEY_MARK)
        return int(digits[:KEY_DIGITS], 16), int(digits[KEY_DIGITS:], 16)
    digest = hashlib.blake2b(seed.encode(), digest_size=16, person=b"ludoteca key").digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little")


def seed_of(key0: int, key1: int) -> str:
    """The seed that gives a key itself."""
    return f"{KEY_MARK}{key0:0{KEY_DIGITS}x}{key1:0{KEY_DIGITS}x}"
