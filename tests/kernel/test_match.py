"""A match: what is read late is right, and what is taken back is as it was."""

import random
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.errors import CannotUndo, IllegalMove
from tests.bots.positions import positions

GAMES = list(ludoteca.games())


@pytest.mark.parametrize("name", GAMES)
def test_what_happened_can_be_read_after_the_match_went_on(name):
    game, chance = ludoteca.game(name), random.Random(name)
    match, twin = game.new(2, "late"), game.new(2, "late")
    held, read = [], []
    for _ in range(30):
        move = chance.choice(match.moves())
        held.append(match.play(move))
        read.append(list(twin.play(move)))
    assert held == read
    assert any(read)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_rested_tells_the_same(name):
    for match in positions(name, 2, 15, "rest"):
        told = match.view(0), match.view(None), match.events(), match.moves(), match.position()
        happened = match.play(match.moves()[0])
        read = list(match.copy().events())
        match.rest()
        assert list(happened) == read
        if match.can_undo:
            match.undo()
            match.rest()
            # What a move made happen is told of the move before now.
            again = match.view(0), match.view(None), match.events(), match.moves(), match.position()
            assert again == told
            match.rest()
            assert (match.view(0), match.view(None)) == told[:2]


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_leads_to_the_positions_before(name):
    game, chance = ludoteca.game(name), random.Random(name)
    match, undone = game.new(2, "undo"), 0
    before = []
    for _ in range(80):
        if match.over:
            break
        before.append(match.position())
        match.play(chance.choice(match.moves()))
        if not match.can_undo:
            before.clear()
            with pytest.raises(CannotUndo):
                match.undo()
        elif chance.random() < 0.5:
            while match.can_undo and chance.random() < 0.8:
                match.undo()
                undone += 1
                assert match.position() == before.pop()
                assert match.moves()
    assert undone > 3


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_match_can_take_back_what_the_real_one_can(name):
    found = 0
    for number, match in enumerate(positions(name, 2, 25, "imagined")):
        seat = match.seat
        twin = match.resampled(seat, f"twin/{number}")
        assert twin.view(seat) == match.view(seat)
        again = twin.resampled(seat, "again")
        assert again.view(seat) == match.view(seat)
        while match.can_undo:
            found += 1
            match.undo()
            twin.undo()
            assert twin.view(seat) == match.view(seat)
            if match.seat == seat:
                assert twin.moves() == match.moves()
        assert not twin.can_undo
    assert found > 3


def test_an_imagined_match_goes_on_and_back():
    for match in positions("platformer", 2, 8, "goes on"):
        twin = match.resampled(match.seat, "goes on")
        undoable = match.can_undo
        before = twin.view(match.seat)
        twin.play(twin.moves()[0])
        if twin.can_undo:
            twin.undo()
            assert twin.view(match.seat) == before
            assert twin.can_undo == undoable


def test_illegal_input_changes_nothing():
    match = ludoteca.game("looterz").new(2, "illegal")
    before = match.position()
    wrong = next(number for number in range(300) if number not in {move.id for move in match.moves()})
    wrongs: list[Any] = [wrong, "dance", -1, 10**6, True, 1.5, None]
    for move in wrongs:
        with pytest.raises(IllegalMove):
            match.play(move)
    assert match.position() == before
    assert match.log == ()
