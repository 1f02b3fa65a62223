"""Batches: steps, rewards, new games, records, and copies in other processes."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.adapters.observation import rewards
from ludoteca.kernel.errors import IllegalMove, LudotecaError

GAMES = list(ludoteca.games())


@pytest.mark.parametrize("name", GAMES)
def test_a_step_plays_rewards_and_begins_again(name):
    game = ludoteca.game(name)
    seats = game.seats[0]
    batch, twin = game.batch(6, seats, "steps"), game.batch(6, seats, "steps")
    ended = 0
    for _ in range(2000):
        moves = batch.sample()
        worth, done = batch.step(moves)
        twin.play(moves)
        assert (twin.over == done).all()
        for i in range(batch.size):
            expected = rewards(twin.match(i)) if done[i] else [0.0] * seats
            assert worth[i].tolist() == pytest.approx(expected)
        twin.reset()
        ended += int(done.sum())
        assert not batch.over.any()
        if ended > 4:
            break
    assert ended > 4
    assert batch.bytes() == twin.bytes()


def test_what_is_dealt_in_a_place_does_not_depend_on_the_others():
    game = ludoteca.game("looterz")
    one, other = game.batch(4, 2, "places"), game.batch(4, 2, "places")
    one.reset(np.array([True, False, False, True]))
    other.reset(np.array([False, False, False, True]))
    assert one.match(3).position() == other.match(3).position()
    assert one.match(0).position() != other.match(0).position()


def test_sampling_evenly_is_what_random_play_does():
    game = ludoteca.game("kragmortha")
    one, other = game.batch(5, 3, "even"), game.batch(5, 3, "even")
    for _ in range(20):
        one.play(one.sample())
    other.play_random(20)
    assert one.bytes() == other.bytes()


def test_sampling_follows_the_logits_and_never_leaves_the_legal_moves():
    batch = ludoteca.game("looterz").batch(400, 2, "logits")
    legal = batch.legal()
    logits = np.full(legal.shape, 50.0, np.float32)
    logits[legal] = 0.0
    first = legal.argmax(axis=1)
    logits[np.arange(400), first] = 20.0
    assert (batch.sample(logits) == first).all()
    padded = np.pad(logits, ((0, 0), (0, 5)), constant_values=99.0)
    assert (batch.sample(padded) == first).all()
    logits[np.arange(400), first] = np.log(3.0)
    drawn = np.stack([batch.sample(logits) for _ in range(60)])
    assert legal[np.arange(400), drawn].all()
    choices = legal.sum(axis=1)
    share = (drawn == first).mean(axis=0)
    for count in np.unique(choices):
        assert share[choices == count].mean() == pytest.approx(3 / (2 + count), abs=0.05)
    with pytest.raises(LudotecaError, match="400 x"):
        batch.sample(logits[:, :-1])


def test_an_illegal_step_changes_nothing():
    batch = ludoteca.game("looterz").batch(3, 2, "illegal")
    before = batch.bytes()
    moves = batch.sample()
    moves[1] = int(np.flatnonzero(~batch.legal()[1])[0])
    with pytest.raises(IllegalMove, match="game 1"):
        batch.step(moves)
    assert batch.bytes() == before


def test_without_a_seed_every_batch_is_another():
    game = ludoteca.game("looterz")
    assert game.batch(2, 2).bytes() != game.batch(2, 2).bytes()
    assert game.batch(2, 2, "same").bytes() == game.batch(2, 2, "same").bytes()


@pytest.mark.parametrize("name", GAMES)
def test_games_of_a_batch_are_recorded(name):
    game = ludoteca.game(name)
    seats = game.seats[0]
    batch = game.batch(3, seats, "records", record=True)
    records: list[Any] = []
    for _ in range(3000):
        batch.play_random(1)
        batch.step(batch.sample())
        batch.reset()
        records += batch.records()
        if len(records) > 2:
            break
    assert len(records) > 2
    for record in records:
        assert game.verify(record).over
    going = batch.match(1)
    assert game.replay(going.record()).position() == going.position()
    with pytest.raises(LudotecaError, match="record=True"):
        game.batch(1, seats).records()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_a_batch_can_be_recorded_from_where_it_stands(name):
    game = ludoteca.game(name)
    batch = game.batch(2, game.seats[0], "from here")
    batch.play_random(15)
    match = batch.match(1)
    for _ in range(5):
        if not match.over:
            match.play(match.moves()[-1])
    again = game.replay(match.record())
    assert again.position() == match.position()


def test_batches_and_matches_can_be_copied_and_sent_to_other_processes():
    game = ludoteca.game("looterz")
    batch = game.batch(3, 2, "pickle")
    batch.play_random(7)
    match = game.new(2, "pickle")
    for _ in range(9):
        match.play(match.moves()[0])
    for twin in (pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch)):  # noqa: S301
        assert twin.bytes() == batch.bytes()
        assert twin.setting is batch.setting
        twin.step(twin.sample())
        assert twin.bytes() != batch.bytes()
    for other in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):  # noqa: S301
        assert other.record() == match.record()
        assert other.can_undo == match.can_undo
        other.play(other.moves()[0])
        assert other.log[:-1] == match.log


def test_arrays_to_write_into_must_fit():
    batch = ludoteca.game("looterz").batch(3, 2, "out")
    mask = np.zeros((3, batch.moves), bool)
    assert (batch.legal(out=mask) == mask).all()
    assert mask.any()
    with pytest.raises(LudotecaError, match="contiguous array of 3 x"):
        batch.legal(out=mask[:2])
    with pytest.raises(LudotecaError, match="numbered 0 to 2"):
        batch.match(3)


def test_other_libraries_take_the_arrays_without_a_copy():
    """By DLPack, and from where JAX takes them too: it copies what does not begin at a multiple of 64 bytes."""
    batch = ludoteca.game("looterz").batch(7, 3, "shared")
    reads = (
        batch.observe,
        batch.legal,
        batch.sample,
        lambda: batch.observe("all"),
        lambda: batch.observe(form="one-hot"),
    )
    for array in [*(read() for read in reads), batch.seat, batch.over, batch.scores, batch.rewards]:
        twin = np.from_dlpack(array)
        assert twin.ctypes.data == array.ctypes.data
        assert array.ctypes.data % 64 == 0
