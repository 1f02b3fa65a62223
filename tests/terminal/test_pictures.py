"""What the table looks like in a terminal."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import ludoteca
from ludoteca.kernel.game import game_of
from ludoteca.kernel.locale import LANGUAGES
from ludoteca.terminal.board import board_of
from ludoteca.terminal.screen import open_console
from ludoteca.terminal.words import Words
from tests.terminal.playing import make_match


def drawn(view: dict[str, Any], words: Words, width: int = 80) -> str:
    output = io.StringIO()
    board = board_of(ludoteca.game(view["game"]))
    Console(file=output, width=width, markup=False, highlight=False).print(board.draw(view, words))
    return output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ludoteca.games())
def test_a_whole_game_can_be_drawn_in_eighty_columns(name, language):
    game = ludoteca.game(name)
    words = Words(game, language)
    chance = random.Random(name)
    for seats in (game.seats[0], game.seats[-1]):
        match = game.new(seats, "drawn")
        while not match.over:
            if chance.random() < 0.05:
                for viewer in (None, match.seat):
                    lines = drawn(match.view(viewer), words).splitlines()
                    assert max(map(len, lines)) <= 80
                    assert len(lines) > 3
            match.play(chance.choice(match.moves()))
        assert drawn(match.view(None), words)


def test_pawns_and_targets_stand_on_their_spaces():
    match = make_match(first_player="1")
    words = Words(match.game, "en")
    board = drawn(match.view(0), words)
    assert " 10 desk  desk   st    bo R  po    sc   (st)" in board
    assert "  5 [st] *{po} *[sc] *[bo] *[st] *{bo} *▒▒▒▒▒▒" in board
    match.play("go c5")
    assert "  5 [st]  {po}  [sc]1 [bo]  [st]  {bo}  ▒▒▒▒▒▒" in drawn(match.view(0), words)


def test_two_goblins_on_one_space_are_both_seen_while_one_is_pushed():
    """K16: whoever pushes stands there already when the push is decided."""
    game = game_of(make_match(2))
    pushing = game.arrange(2, {"P1": {"at": "c5", "hand": ["goblin-ball-ball"]}, "P2": {"at": "d5"}})
    pushing.play("play goblin-ball-ball")
    pushing.play("step east")
    assert "[bo]12" in drawn(pushing.view(0), Words(game, "en"))


def test_a_hand_is_drawn_for_its_owner_alone():
    """K41: hands are secret."""
    match = make_match()
    words = Words(match.game, "en")
    hand = [words.name("card", card) for card in match.view(0)["players"][0]["hand"]]
    assert all(card in drawn(match.view(0), words) for card in hand)
    assert "Your hand" not in drawn(match.view(None), words)


def test_a_narrow_terminal_gets_the_players_below_the_board():
    match = make_match()
    lines = drawn(match.view(0), Words(match.game, "en"), width=50).splitlines()
    assert max(map(len, lines)) <= 50
    assert any(line.startswith(" 1 Purple") for line in lines)


def test_an_encoding_without_the_letters_does_not_stop_the_game():
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    open_console(stream).print("Żółty → e4")
    stream.flush()
    assert raw.getvalue() == b"????? ? e4\n" or raw.getvalue().startswith(b"?")
