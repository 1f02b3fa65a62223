"""The end of a game of Kragmortha (K37 to K39)."""

import pytest

from ludoteca import LudotecaError
from tests.games.kragmortha.arranging import (
    BALLS,
    GAME,
    asked,
    happened,
    kinds,
    play,
    table,
    table_moves,
    winners,
)

THREE = ["head", "mouth", "arms"]


def showing(**wanted):
    """Tomes by their magic symbols: {"P1": [("moon", 1)]} gives each player Tomes that show them."""
    spare = list(GAME.setting(4).content.tomes.tome)
    given: dict[str, list[str]] = {}
    for name, faces in wanted.items():
        given[name] = []
        for face in faces:
            tome = next(tome for tome in spare if (tome.kind, tome.symbols) == face)
            spare.remove(tome)
            given[name].append(tome.id)
    return given


def ended_by_p4(looks=None, **more):
    """P4 takes a fourth Look, and the others are compared."""
    match = table(
        4,
        goblins={"P4": "c6"},
        rigor="c7",
        active="P4",
        hands={"P4": [BALLS]},
        looks={"P4": THREE} | (looks or {}),
        **more,
    )
    play(match, f"play {BALLS}", "step south")
    if asked(match) == ("react", "P4"):
        play(match, "pass")
    assert match.over
    return match


def test_k37_the_game_ends_at_once_on_a_fourth_look():
    match = table(2, goblins={"P1": "c6"}, rigor="c7", hands={"P1": [BALLS]}, looks={"P1": THREE})
    events = play(match, f"play {BALLS}", "step south")
    assert match.over
    assert match.seat is None
    assert kinds(events)[-2:] == ["ended", "won"]
    assert not {"sent", "drew", "turn"} & set(kinds(events))


def test_k37_the_game_ends_at_once_on_the_last_tome():
    match = table(2, goblins={"P1": "c9"}, hands={"P1": [BALLS]}, tome_deck=["ward"])
    events = play(match, f"play {BALLS}", "step west")
    assert match.over
    assert not {"sent", "drew", "turn"} & set(kinds(events))


def test_k37_nothing_more_can_be_played():
    match = ended_by_p4()
    assert match.moves() == []
    assert table_moves(match) == set()
    for notation in (f"play {BALLS}", "breach P4"):
        with pytest.raises(LudotecaError):
            play(match, notation)


def test_k38_fewest_looks_wins_whatever_the_tomes():
    match = ended_by_p4(looks={"P1": ["head"], "P2": ["head", "mouth"]}, tomes={"P1": ["swap", "swap", "haste"]})
    assert winners(match) == ["P3"]
    assert match.ranks == [2, 3, 1, 4]


def test_k38_a_tie_goes_to_the_most_tomes():
    match = ended_by_p4(looks={"P3": ["head"]}, tomes={"P1": ["swap"], "P2": ["swap", "haste"], "P3": ["beckon"] * 2})
    assert winners(match) == ["P2"]
    assert match.ranks == [2, 1, 3, 4]


def test_k38_used_tomes_count():
    match = ended_by_p4(looks={"P3": ["head"]}, tomes={"P1": ["swap"]}, used_tomes={"P2": ["swap", "haste"]})
    assert winners(match) == ["P2"]


FEW_KINDS_MANY_SYMBOLS = {"P1": [("moon", 1), ("eye", 1)], "P2": [("flame", 3), ("flame", 2)]}


def test_k38_then_the_most_magic_symbols():
    match = ended_by_p4(looks={"P3": ["head"]}, tomes=showing(**FEW_KINDS_MANY_SYMBOLS), tie_break="symbols")
    assert winners(match) == ["P2"]


def test_k38_or_the_most_different_kinds():
    match = ended_by_p4(looks={"P3": ["head"]}, tomes=showing(**FEW_KINDS_MANY_SYMBOLS), tie_break="kinds")
    assert winners(match) == ["P1"]


@pytest.mark.parametrize(("edition", "winner"), [("standard", "P2"), ("pl", "P2"), ("fr", "P2"), ("es", "P1")])
def test_k38_as_the_edition_says(edition, winner):
    match = ended_by_p4(looks={"P3": ["head"]}, tomes=showing(**FEW_KINDS_MANY_SYMBOLS), edition=edition)
    assert winners(match) == [winner]


def test_k38_used_tomes_show_their_symbols_too():
    match = ended_by_p4(
        looks={"P3": ["head"]},
        tomes=showing(P1=[("moon", 1)]),
        used_tomes=showing(P2=[("flame", 3)]),
    )
    assert winners(match) == ["P2"]


@pytest.mark.parametrize("tie_break", ["symbols", "kinds"])
def test_k38_still_tied_is_a_shared_victory(tie_break):
    tomes = showing(P1=[("moon", 2)], P2=[("moon", 2)])
    match = ended_by_p4(looks={"P3": ["head"]}, tomes=tomes, tie_break=tie_break)
    assert winners(match) == ["P1", "P2"]
    assert match.ranks == [1, 1, 3, 4]


def test_k38_with_kinds_the_number_of_symbols_does_not_matter():
    tomes = showing(P1=[("moon", 3)], P2=[("eye", 1)])
    assert winners(ended_by_p4(looks={"P3": ["head"]}, tomes=tomes, tie_break="kinds")) == ["P1", "P2"]


def test_k38_with_symbols_their_kind_does_not_matter():
    tomes = showing(P1=[("moon", 1), ("eye", 2)], P2=[("flame", 1), ("flame", 2)])
    assert winners(ended_by_p4(looks={"P3": ["head"]}, tomes=tomes, tie_break="symbols")) == ["P1", "P2"]


def test_k38_all_may_share_it():
    match = ended_by_p4()
    assert winners(match) == ["P1", "P2", "P3"]
    assert match.ranks == [1, 1, 1, 4]
    assert len(happened(match.events(), "won")) == 3


def test_k38_decides_after_the_last_tome_as_well():
    match = table(
        3,
        goblins={"P1": "c9"},
        hands={"P1": [BALLS]},
        tome_deck=["ward"],
        looks={"P1": ["head"], "P3": ["head"]},
    )
    play(match, f"play {BALLS}", "step west")
    assert winners(match) == ["P2"]
    assert match.ranks == [3, 1, 2], "P3 has all the other Tomes"


def test_k39_the_player_with_four_looks_cannot_win():
    """P4 has the most Tomes and everybody else three Looks; P4 is still last."""
    match = ended_by_p4(
        looks={"P1": THREE, "P2": THREE, "P3": THREE}, tomes={"P4": ["swap", "swap", "haste", "recall"]}
    )
    assert winners(match) == ["P1", "P2", "P3"]
    assert match.ranks[3] == 4


def test_k39_between_two_the_other_one_wins():
    match = table(2, goblins={"P1": "c6"}, rigor="c7", hands={"P1": [BALLS]}, looks={"P1": THREE, "P2": THREE})
    play(match, f"play {BALLS}", "step south")
    assert winners(match) == ["P2"]


def test_k39_the_others_are_compared_by_k38():
    match = ended_by_p4(looks={"P1": THREE, "P2": ["head"], "P3": ["head"]}, tomes={"P3": ["swap"]})
    assert match.ranks == [3, 2, 1, 4]


def test_k38_standings_tell_what_decided():
    match = ended_by_p4(looks={"P1": ["head"]}, tomes=showing(P2=[("moon", 2), ("eye", 3)]))
    best = match.standings[0]
    assert (best.seat, best.rank) == (1, 1)
    assert best.score == {"looks": 0, "tomes": 2, "symbols": 5}
