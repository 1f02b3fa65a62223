"""The options and editions of Kragmortha."""

import pytest

from ludoteca import LudotecaError
from ludoteca.kernel.errors import BadOption
from tests.games.kragmortha.arranging import GAME

EDITIONS = {
    "standard": {"rigor_teleport": "anywhere", "tie_break": "symbols"},
    "es": {"rigor_teleport": "anywhere", "tie_break": "kinds"},
    "fr": {"rigor_teleport": "circle", "tie_break": "symbols"},
    "pl": {"rigor_teleport": "anywhere", "tie_break": "symbols"},
}


def options(**chosen):
    """What holds when these are chosen."""
    return GAME.new(4, "seed", **chosen).setting.options


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_settles_what_the_rulebooks_disagree_on(edition):
    """K27, K38; K23 and K34 are the same in all of them."""
    settled = options(edition=edition)
    assert {name: settled[name] for name in EDITIONS[edition]} == EDITIONS[edition]
    assert settled["tomes_per_turn"] == "unlimited"
    assert settled["rigor_stops_after_catch"] == "no"


def test_these_are_all_editions_and_standard_is_the_default():
    assert set(GAME.options["edition"].choices) == set(EDITIONS)
    assert options() == options(edition="standard")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("rigor_teleport", "anywhere"),
        ("rigor_teleport", "circle"),
        ("tie_break", "symbols"),
        ("tie_break", "kinds"),
        ("tomes_per_turn", "one"),
        ("rigor_stops_after_catch", "yes"),
        ("penance", "honour"),
        ("penance", "none"),
    ],
)
def test_each_can_also_be_set_alone(edition, name, choice):
    settled = options(edition=edition, **{name: choice})
    assert settled[name] == choice
    others = options(edition=edition)
    assert {key: value for key, value in settled.items() if key != name} == {
        key: value for key, value in others.items() if key != name
    }


@pytest.mark.parametrize("penance", ["screen", "honour", "none"])
def test_k31_the_penance_is_the_tables_choice_never_set_by_an_edition(penance):
    for edition in EDITIONS:
        assert options(edition=edition, penance=penance)["penance"] == penance
    assert all("penance" not in sets for sets in GAME.options["edition"].sets.values())


@pytest.mark.parametrize("wrong", [{"edition": "de"}, {"rigor_teleport": "nowhere"}, {"colour": "red"}])
def test_an_option_that_is_not_there_is_refused(wrong):
    with pytest.raises(LudotecaError, match=r"\w+\.$"):
        options(**wrong)


@pytest.mark.parametrize("seats", [0, 1, 9, "4", True])
def test_the_game_is_for_two_to_eight(seats):
    with pytest.raises(LudotecaError, match="2 to 8"):
        GAME.new(seats, "seed")


def test_k6_a_first_player_who_does_not_sit_at_the_table_is_refused():
    with pytest.raises(BadOption, match="first_player"):
        GAME.new(4, "x", first_player=5)


def test_k38_the_score_names_the_tie_break_that_decides():
    assert "symbols" in GAME.new(2, "x").standings[0].score
    assert "kinds" in GAME.new(2, "x", edition="es").standings[0].score
