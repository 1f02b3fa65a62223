"""Borrowing, taking for good, coming back, healing: L25, L27."""

from tests.games.looterz.arranging import (
    coins,
    graveyard,
    hand,
    looter,
    moves,
    own_box,
    play,
    prompt,
    row,
    table,
    told,
)


def test_l25_pru_borrows_an_opposing_looter_with_its_life_tokens_and_it_may_act():
    match = table(2, rows={"P1": ["pru"], "P2": ["hal_r_tel:2"]}, dice=[1, 1], target=30)
    play(match, "activate pru-1", "choose hal_r_tel-1")
    assert row(match, "P1") == ["hal_r_tel-1:2", "pru-1:2"]
    assert match.view()["players"][0]["looterz"][0]["borrowed_from"] == 1
    play(match, "search hal_r_tel-1")
    assert coins(match) == [2, 0]


def test_l25_it_goes_back_after_the_sacrifice_phase_even_if_pru_is_gone():
    match = table(2, rows={"P1": ["pru", "ninja"], "P2": ["hal_r_tel:2"]})
    play(match, "activate pru-1", "choose hal_r_tel-1", "activate ninja-1", "choose pru-1", "done")
    events = play(match, "draw")
    assert told(events, "gave_back") == ["gave_back seat=P1 card=hal_r_tel-1 owner=P2"]
    assert row(match, "P2") == ["hal_r_tel-1:2"]


def test_l25_you_may_hold_more_than_three_meanwhile_and_sacrifice_the_borrowed_one():
    """Strange situation: Pru may give you a fourth Looter, and it can be the one you sacrifice."""
    match = table(2, rows={"P1": ["pru", "rollork", "ninja"], "P2": ["hal_r_tel"]})
    play(match, "activate pru-1", "choose hal_r_tel-1", "done", "draw")
    assert prompt(match) == "sacrifice P1"
    play(match, "sacrifice hal_r_tel-1")
    assert graveyard(match) == ["hal_r_tel-1"]
    assert row(match, "P2") == []


def test_l25_loans_go_back_after_the_hand_was_checked():
    many = [f"{design}-{copy}" for design in ("ninja", "blink", "rollork", "elsar", "romolo") for copy in (1, 2)]
    match = table(2, rows={"P1": ["pru"], "P2": ["hal_r_tel"]}, hands={"P1": many}, tower_top=["ducat"])
    play(match, "activate pru-1", "choose hal_r_tel-1", "done", "draw")
    assert prompt(match) == "discard P1"
    assert "hal_r_tel-1:3" in row(match, "P1")
    play(match, "discard ducat-1")
    assert row(match, "P2") == ["hal_r_tel-1:3"]


def test_l25_the_lender_may_then_hold_more_than_three():
    match = table(
        2,
        rows={"P1": ["pru"], "P2": ["hal_r_tel", "king_of_rats", "elsar", "blink"]},
    )
    play(match, "activate pru-1", "choose hal_r_tel-1", "done", "draw")
    assert match.seat == 1
    assert len(row(match, "P2")) == 4


def test_l25_a_loan_is_void_once_the_looter_leaves_play():
    """It dies and comes back on the borrower's side: it stays there."""
    match = table(
        2,
        rows={"P1": ["pru", "ninja"], "P2": ["hal_r_tel"]},
        hands={"P1": ["necromeowncer"]},
    )
    play(match, "activate pru-1", "choose hal_r_tel-1", "activate ninja-1", "choose hal_r_tel-1")
    play(match, "recruit necromeowncer-1", "recruit hal_r_tel-1", "sacrifice pru-1")
    assert match.seat == 1
    assert "hal_r_tel-1:3" in row(match, "P1")


def test_l25_a_loan_is_void_once_another_effect_moves_the_looter(tmp_path):
    """Taken for good from the borrower, it does not go back to the lender."""
    box = own_box(tmp_path, looter("romeow", "last_wish take_control, until = 'for_good'", life=1))
    match = table(
        3,
        box=box,
        rows={"P1": ["pru", "ninja", "acrocat"], "P2": ["blink"], "P3": ["romeow"]},
        first_player=1,
    )
    play(match, "activate pru-1", "choose blink-1", "activate ninja-1", "choose romeow-1", "choose blink-1")
    play(match, "done", "draw")
    assert row(match, "P3") == ["blink-1:1"]
    assert row(match, "P2") == []


def test_l25_several_loans_go_back_last_first():
    match = table(3, rows={"P1": ["pru-1", "pru-2"], "P2": ["blink"], "P3": ["ninja"]})
    play(match, "activate pru-2", "choose blink-1", "activate pru-1", "choose ninja-1", "done", "draw")
    assert told(play(match, "sacrifice pru-1"), "gave_back") == [
        "gave_back seat=P1 card=ninja-1 owner=P3",
        "gave_back seat=P1 card=blink-1 owner=P2",
    ]


def test_l25_a_borrowed_looter_acts_once_a_turn_whoever_controls_it():
    match = table(2, rows={"P1": ["pru"], "P2": ["hal_r_tel"]}, dice=[6, 6, 6])
    play(match, "activate pru-1", "choose hal_r_tel-1", "search hal_r_tel-1")
    assert prompt(match) == "recruit P1"
    play(match, "draw", "draw")
    assert "search hal_r_tel-1" in moves(match), "in the lender's own turn it can act again"


def test_l27_a_looter_that_comes_back_has_its_printed_life_and_belongs_to_who_brought_it():
    match = table(2, phase="second_recruitment", hands={"P1": ["necromeowncer"]}, graveyard=["hal_r_tel"])
    play(match, "recruit necromeowncer-1", "recruit hal_r_tel-1")
    assert row(match, "P1") == ["hal_r_tel-1:3", "necromeowncer-1:1"]


def test_l27_healing_stops_at_printed_life():
    match = table(2, rows={"P1": ["hippocat:1", "hal_r_tel:2"], "P2": ["rollork:1"]})
    play(match, "activate hippocat-1")
    assert moves(match) == {"choose hippocat-1", "choose hal_r_tel-1"}
    play(match, "choose hal_r_tel-1")
    assert moves(match) == {"choose hippocat-1"}
    play(match, "choose hippocat-1")
    assert row(match, "P1") == ["hal_r_tel-1:3", "hippocat-1:2"]


def test_l27_gaining_life_may_exceed_the_printed_life_but_never_six(tmp_path):
    box = own_box(tmp_path, looter("fatcat", "activation gain_life, amount = 4", life=1))
    match = table(2, box=box, rows={"P1": ["fatcat"]})
    play(match, "activate fatcat-1")
    assert row(match, "P1") == ["fatcat-1:5"]
    match = table(2, box=box, rows={"P1": ["fatcat:4"]})
    play(match, "activate fatcat-1")
    assert row(match, "P1") == ["fatcat-1:6"]
    assert "activate fatcat-1" not in moves(table(2, box=box, rows={"P1": ["fatcat:6"]}))


def test_l27_drained_life_too_never_exceeds_six(tmp_path):
    leech = looter("leech", "activation drain, amount = 3, target = 'opposing'", life=4)
    match = table(2, box=own_box(tmp_path, leech), rows={"P1": ["leech:5"], "P2": ["rollork:3"]})
    play(match, "activate leech-1", "choose rollork-1")
    assert row(match, "P1") == ["leech-1:6"]


def test_l27_a_looter_returned_to_a_hand_loses_its_tokens_and_has_no_last_wish(tmp_path):
    box = own_box(tmp_path, looter("boomeowrang", "activation return_to_hand"))
    match = table(2, box=box, rows={"P1": ["boomeowrang"], "P2": ["king_of_rats:1"]})
    events = play(match, "activate boomeowrang-1", "choose king_of_rats-1")
    assert told(events, "last_wish", "died") == []
    assert match.view(0)["players"][1]["hand"] == ["king_of_rats-1"], "everybody saw it"
    play(match, "draw", "recruit king_of_rats-1")
    assert row(match, "P2") == ["king_of_rats-1:3"]


def test_l27_a_borrowed_looter_is_returned_to_its_owners_hand(tmp_path):
    box = own_box(tmp_path, looter("boomeowrang", "activation return_to_hand"))
    match = table(2, box=box, rows={"P1": ["pru", "boomeowrang"], "P2": ["blink"]})
    play(match, "activate pru-1", "choose blink-1", "activate boomeowrang-1", "choose blink-1")
    assert hand(match, "P2") == ["blink-1"]


def test_l27_control_for_good_makes_you_its_owner():
    match = table(2, phase="second_recruitment", rows={"P2": ["ninja:1"]}, hands={"P1": ["catsanova"]})
    play(match, "recruit catsanova-1", "choose ninja-1")
    assert match.seat == 1
    assert row(match, "P1") == ["ninja-1:1", "catsanova-1:1"]
