"""Looterz as a terminal draws it: in 80 columns, without colour, in every language."""

import random

import pytest
from rich.console import Console

from ludoteca.games.looterz import GAME, terminal
from ludoteca.kernel.locale import LANGUAGES
from ludoteca.terminal.words import Words
from tests.games.looterz.arranging import looter, own_box, play, table


def drawn(match, words, viewer, width=80) -> str:
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(terminal.draw(match.view(viewer), words))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_game_can_be_drawn_in_eighty_columns(language, seats):
    words = Words(GAME, language)
    match = GAME.new(seats, "drawn")
    chooser = random.Random(seats)
    while not match.over:
        if chooser.random() < 0.2:
            for viewer in (None, match.seat):
                text = drawn(match, words, viewer)
                assert all(len(line) <= 80 for line in text.splitlines())
                assert all(words.seat(seat) in text for seat in range(seats))
            for move in match.moves():
                terminal.note(match.view(match.seat), move, words)
            assert terminal.explain(match.view(match.seat), words)
        match.play(chooser.choice(match.moves()))
    assert drawn(match, words, None)


def test_the_table_shows_hearts_dice_odds_phase_race_and_rigors_pieces():
    words = Words(GAME, "en")
    match = table(
        2,
        rows={"P1": ["hal_r_tel", "pru"], "P2": ["rollork:2"]},
        hands={"P1": ["ninja"]},
        coins=[3, 5],
        dice=[2, 3, 5],
        tower=["rigor", "elsar", "rigor"],
    )
    text = drawn(match, words, 0)
    assert "[Dungeon]" in text
    assert "♥♥♥ ⚅≤3 Hal-R-Tel" in text
    assert "1+:88% 2+:50% 3+:12%" in text
    assert "●●●○○○○○○○○○○○○ 3/15" in text
    assert "▛▜·· 2/4" in text
    assert "Rollork the Viking [Taunt]" in text
    assert "Mysterious Ninja – Activation" in text
    play(match, "search hal_r_tel-1")
    assert "⚁2+ ⚂3+ ⚄5-" in drawn(match, words, 0)


def test_others_do_not_see_a_hand_but_what_everybody_has_seen():
    words = Words(GAME, "en")
    match = table(2, phase="second_recruitment", hands={"P1": ["catfucius", "blink"]}, graveyard=["ninja"])
    play(match, "recruit catfucius-1", "choose ninja-1")
    text = drawn(match, words, 1)
    assert "seen by all: Mysterious Ninja" in text
    assert "Blink" not in text


def test_a_target_shows_whose_it_is_and_the_chance_to_kill_it():
    words = Words(GAME, "en")
    match = table(2, rows={"P1": ["hal_r_tel"], "P2": ["rollork:2"]})
    play(match, "attack hal_r_tel-1")
    (move,) = match.moves()
    assert terminal.note(match.view(0), move, words) == "Player 2, ♥♥, dies with 50%"
    assert "*♥♥" in drawn(match, words, 0)


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (
            "activation return_to_hand, target = 'opposing', life_at_most = 2",
            "return to hand (an opposing Looter, with 2 life at most)",
        ),
        (
            "recruitment take_control, until = 'for_good', may = true",
            "take control (an opposing Looter, for good, may be declined)",
        ),
        (
            "activation take_control, until = 'end_of_turn'",
            "take control (an opposing Looter, until the end of the turn)",
        ),
        ("last_wish recruit_from_graveyard, target = 'this'", "recruit 1 from the Graveyard (this Looter)"),
        ("last_wish recruit_from_graveyard", "recruit 1 from the Graveyard"),
        ("recruitment damage, target = 'opposing', looterz = 3", "damage 1 (an opposing Looter, ×3)"),
        (
            "recruitment forced_sacrifice, who = 'each_player', another = true",
            "sacrifice 1 (each player, not this one)",
        ),
    ],
)
def test_a_card_of_an_own_box_tells_every_condition(tmp_path, ability, text):
    box = own_box(tmp_path, looter("stranger", ability))
    match = table(2, phase="first_recruitment", box=box, hands={"P1": ["stranger"]})
    told = terminal.ability_text(match.view(0), "stranger-1", Words(GAME, "en"))
    assert told.partition(": ")[2] == f"{text}."


def test_a_known_card_that_an_own_box_changes_is_not_told_as_ours(tmp_path):
    words = Words(GAME, "en")
    box = own_box(tmp_path, looter("puriosa", "last_wish earn, amount = 2"), instead_of=("puriosa",))
    match = table(2, phase="first_recruitment", box=box, hands={"P1": ["puriosa"]})
    assert terminal.ability_text(match.view(0), "puriosa-1", words) == "Last Wish: earn 2."
    ours = table(2, phase="first_recruitment", hands={"P1": ["puriosa"]})
    assert terminal.ability_text(ours.view(0), "puriosa-1", words) == words.detail("card", "puriosa-1", "text")


def test_l3_the_graveyard_can_be_looked_through_and_its_cards_read():
    words = Words(GAME, "en")
    match = table(2, phase="first_recruitment", hands={"P1": ["catfucius"]}, graveyard=["ninja", "blink"])
    told = dict(terminal.explain(match.view(1), words))
    assert told["Graveyard"] == "Mysterious Ninja, Blink the Failed Experiment."
    assert "kill a Looter" in told["Mysterious Ninja"]
    play(match, "recruit catfucius-1")
    notes = {str(move): terminal.note(match.view(0), move, words) for move in match.moves()}
    assert notes["choose ninja-1"] == words.detail("card", "ninja-1", "text")


def test_a_card_of_an_own_box_is_explained_by_its_parts(tmp_path):
    words = Words(GAME, "en")
    box = own_box(
        tmp_path, looter("boomeowrang", "activation return_to_hand, target = 'opposing'", standing="['taunt']")
    )
    match = table(2, phase="first_recruitment", box=box, hands={"P1": ["boomeowrang"]})
    assert "boomeowrang-1 – Taunt. Activation: return to hand (an opposing Looter)." in drawn(match, words, 0, 120)
