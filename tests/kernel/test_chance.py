"""Chance: the published cipher, fair numbers, forced results, seeds that can be checked."""

import hashlib
from collections import Counter

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel import chance
from ludoteca.kernel.chance import commitment, key_of, new_seed, word
from ludoteca.kernel.compiling import COMPILED, loop
from ludoteca.kernel.state import GameState
from ludoteca.kernel.structs import i8, i64


class Cup(GameState):
    frame = i64(1)
    journal = i64(1)
    cards = i8(52)


@loop
def hash_many(keys, messages, results):
    for i in range(len(messages)):
        results[i] = chance.siphash(keys[0], keys[1], messages[i])


@loop
def roll_many(cups, results, sides):
    for i in range(len(results)):
        results[i] = chance.roll(cups[0], sides)


@loop
def shuffle_many(cups, times, firsts):
    for i in range(times):
        chance.shuffle(cups[0], cups[0].cards, 0, 52)
        firsts[i] = cups[0].cards[0]


@loop
def draw_many(cups, size, drawn):
    for i in range(size):
        drawn[i] = chance.draw_any(cups[0], cups[0].cards, size - i)


def cup(seed="cup", forced=()):
    s = Cup()
    s.key = list(key_of(seed))
    s.cards = list(range(52))
    s.forced[: len(forced)] = forced
    s.forced_count = len(forced)
    return s.array() if COMPILED else [s]


def test_siphash_is_the_published_one():
    """Test vectors of SipHash-2-4 for the message 00 01 ... 07 under the key 00 01 ... 0f."""
    key = [int.from_bytes(bytes(range(8)), "little"), int.from_bytes(bytes(range(8, 16)), "little")]
    results = np.zeros(1, np.uint64) if COMPILED else [0]
    hash_many([word(part) for part in key] if not COMPILED else np.array(key, np.uint64), _words(key[:1]), results)
    assert int(results[0]) == 0x93F5F5799A932462


def _words(numbers):
    return np.array(numbers, np.uint64) if COMPILED else numbers


def test_dice_are_fair():
    results = np.zeros(60_000, np.int64)
    roll_many(cup(), results, 6)
    counts = Counter(results.tolist())
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25


def test_shuffles_keep_every_card_and_are_fair():
    cups = cup()
    firsts = np.zeros(5_200, np.int64)
    shuffle_many(cups, 5_200, firsts)
    cards = cups["cards"][0].tolist() if COMPILED else cups[0].cards
    assert sorted(cards) == list(range(52))
    counts = Counter(firsts.tolist())
    assert sum((counts[card] - 100) ** 2 / 100 for card in range(52)) < 95


def test_drawing_any_card_draws_each_once():
    drawn = np.zeros(52, np.int64)
    draw_many(cup(), 52, drawn)
    assert sorted(drawn.tolist()) == list(range(52))
    assert drawn.tolist() != list(range(52))


def test_forced_results_come_first_and_in_order():
    results = np.zeros(5, np.int64)
    roll_many(cup(forced=(5, 0, 3)), results, 6)
    assert results[:3].tolist() == [6, 1, 4]
    later = np.zeros(2, np.int64)
    roll_many(cup(), later, 6)
    assert results[3:].tolist() == later.tolist()


def test_a_commitment_is_the_hash_of_the_seed_and_gives_no_key_away():
    seed = new_seed()
    assert commitment(seed) == hashlib.sha256(seed.encode()).hexdigest()
    digest = bytes.fromhex(commitment(seed))
    for part in key_of(seed):
        assert part.to_bytes(8, "little") not in digest


def test_new_seeds_differ():
    assert new_seed() != new_seed()
    assert len(new_seed()) == 64


@pytest.mark.parametrize("name", ludoteca.games())
def test_the_past_does_not_tell_the_future(name):
    """Two matches that differ in their seed alone are dealt different tables."""
    game = ludoteca.game(name)
    tables = {str(game.new(game.seats[0], f"seed {number}").position()) for number in range(20)}
    assert len(tables) == 20
