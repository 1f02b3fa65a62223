"""What a seat sees, as numbers: nothing that it may not know, and all that it should."""

import random

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel.errors import BadSeats, LudotecaError
from ludoteca.kernel.observation import BITS, INDEX, NUMBER, UNIT
from ludoteca.kernel.one_hot import encode, most_of
from tests.bots.positions import positions

GAMES = list(ludoteca.games())
TABLES = [(name, seats) for name in GAMES for seats in ludoteca.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_for_it(name, seats):
    for number, match in enumerate(positions(name, seats, 6, "observation")):
        for seat in range(seats):
            twin = match.resampled(seat, f"twin/{number}")
            assert match.observe(seat).tolist() == twin.observe(seat).tolist()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_entry_is_within_its_range(name, seats):
    most = most_of(ludoteca.game(name).observation)
    for match in positions(name, seats, 4, "range"):
        for seat in range(seats):
            row = match.observe(seat)
            assert row.dtype == np.uint8
            assert (row <= most).all(), np.flatnonzero(row > most)
    batch = ludoteca.game(name).batch(8, seats, "range")
    for _ in range(60):
        batch.step(batch.sample(), check=False)
        assert (batch.observe() <= most).all()


@pytest.mark.parametrize("name", GAMES)
def test_entries_lie_side_by_side_and_fill_whole_units(name):
    observation = ludoteca.game(name).observation
    used = 0
    for entry in observation:
        assert entry.first == used
        assert entry.about
        assert len(entry.values) <= 8 or entry.form != BITS
        used += entry.count
    assert used <= observation.size < used + UNIT
    assert len({entry.name for entry in observation}) == len(list(observation))


@pytest.mark.parametrize(("name", "seats"), [(name, ludoteca.game(name).seats[-1]) for name in GAMES])
def test_seats_are_seen_from_who_looks(name, seats):
    """The same seat is "you" to itself and "left 1" to the one on its right."""
    observation = ludoteca.game(name).observation
    each_seat = [entry for entry in observation if entry.each == "seat" and entry.form == NUMBER]
    assert each_seat
    for match in positions(name, seats, 4, "relative"):
        for entry in each_seat:
            of_all = [match.observe(seat)[entry.first : entry.first + seats].tolist() for seat in range(seats)]
            for seat in range(seats):
                assert of_all[seat] == of_all[0][seat:] + of_all[0][:seat]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_one_hot_form_says_the_same(name, seats):
    setting = ludoteca.game(name).setting(seats)
    for match in positions(name, seats, 2, "one-hot"):
        row, columns = match.observe(), match.observe(form="one-hot")
        assert columns.shape == (setting.one_hot.size,)
        assert not columns[len(setting.one_hot.columns) :].any()
        for entry in setting.game.observation:
            count = min(entry.count, seats) if entry.each == "seat" else entry.count
            for k in range(count):
                byte = entry.first + k
                own = [at for at, column in enumerate(setting.one_hot.columns) if column.byte == byte]
                if entry.form == INDEX:
                    assert columns[own].sum() == 1
                    assert setting.one_hot.columns[own[int(columns[own].argmax())]].value == row[byte]
                elif entry.form == BITS:
                    assert sum(1 << setting.one_hot.columns[at].value for at in own if columns[at]) == row[byte]
                else:
                    assert columns[own] == pytest.approx(row[byte] / entry.most)


def test_marks_of_every_card_of_looterz_are_seen():
    """They are sets of 60 bits: none may be cut off."""
    seen = 0
    for match in positions("looterz", 3, 6, "marks"):
        for mark in ("acted", "entered", "wished", "chosen", "again"):
            for card in range(60):
                if match.state.place[card] < 8:
                    continue
                position = match.position()
                marked = match.copy()
                states = marked.state.array()
                states[mark] ^= 1 << card
                twin = type(match)(match.setting, match.setting.hold(type(match.state).plain(states)))
                assert twin.observe(0).tolist() != match.observe(0).tolist()
                assert match.position() == position
                seen |= 1 << card
    assert seen >> 32, "some of the later cards must have been in play"


def test_a_seat_sees_its_own_hand():
    match = ludoteca.game("looterz").new(2, "hand")
    other = ludoteca.game("looterz").new(2, "another hand")
    assert match.observe(0).tolist() != other.observe(0).tolist()


def test_looking_changes_nothing():
    (match,) = positions("kragmortha", 3, 1)
    before = match.position()
    match.observe(1)
    match.observe(form="one-hot")
    assert match.position() == before


def test_who_looks_must_be_at_the_table():
    match = ludoteca.game("looterz").new(2, "who")
    with pytest.raises(BadSeats, match="0 to 1"):
        match.observe(2)
    with pytest.raises(LudotecaError, match="index, one-hot"):
        match.observe(form="words")


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_sees_what_its_matches_see(name):
    game, chance = ludoteca.game(name), random.Random(name)
    seats = game.seats[-1]
    batch = game.batch(5, seats, "seeing")
    for _ in range(chance.randint(5, 40)):
        batch.step(batch.sample(), check=False)
    everybody, deciding = batch.observe("all"), batch.observe()
    for i in range(batch.size):
        match = batch.match(i)
        assert deciding[i].tolist() == match.observe().tolist()
        assert [row.tolist() for row in everybody[i]] == [match.observe(seat).tolist() for seat in range(seats)]
    assert (batch.observe(1) == everybody[:, 1]).all()
    one_hot = batch.observe("all", form="one-hot")
    assert (one_hot == encode(everybody, batch.setting.one_hot, np.zeros_like(one_hot))).all()
    out = np.ones_like(deciding)
    assert batch.observe(out=out) is out or (batch.observe(out=out) == deciding).all()
    assert (out == deciding).all()
