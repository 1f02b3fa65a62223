"""One test for each design: what is particular to its card."""

import pytest

from ludoteca.games.looterz import GAME
from tests.games.looterz.arranging import coins, graveyard, hand, moves, play, prompt, row, table, told

DESIGNS = GAME.new(2, "designs").view()["designs"]


def recruit(card, seats=2, **arranged):
    """The first player recruits a card in the second recruitment phase."""
    hands = {"P1": [f"{card}-1", *arranged.pop("hand", [])]}
    match = table(seats, phase="second_recruitment", hands=hands, **arranged)
    return match, play(match, f"recruit {card}-1")


def kill(card, seats=2, **arranged):
    """The first player's Ninja kills the first player's own Looter of that card."""
    rows = arranged.pop("rows", {})
    rows = {**rows, "P1": ["ninja-1:1", f"{card}-1", *rows.get("P1", [])]}
    match = table(seats, rows=rows, **arranged)
    return match, play(match, "activate ninja-1", f"choose {card}-1")


def test_every_design_has_a_test_here():
    for design in DESIGNS:
        assert f"test_{design}" in globals(), design


@pytest.mark.parametrize("design", DESIGNS)
def test_every_design_searches_with_its_life_and_power(design):
    life, power = DESIGNS[design]["life"], DESIGNS[design]["power"]
    match = table(2, rows={"P1": [design]}, dice=[power] * life, target=30)
    play(match, f"search {design}-1")
    assert coins(match) == [life, 0]
    if power < 6:
        match = table(2, rows={"P1": [design]}, dice=[power + 1] * life)
        play(match, f"search {design}-1")
        assert coins(match) == [0, 0]


def test_hal_r_tel():
    assert DESIGNS["hal_r_tel"]["life"] == DESIGNS["hal_r_tel"]["power"] == 3
    assert DESIGNS["hal_r_tel"]["abilities"] == DESIGNS["hal_r_tel"]["standing"] == []


def test_rollork():
    assert DESIGNS["rollork"]["power"] == 2
    match = table(2, rows={"P1": ["hal_r_tel"], "P2": ["rollork", "pru"]})
    play(match, "attack hal_r_tel-1")
    assert moves(match) == {"choose rollork-1"}


def test_ninja():
    match = table(2, rows={"P1": ["ninja"], "P2": ["hal_r_tel"]})
    play(match, "activate ninja-1", "choose hal_r_tel-1")
    assert graveyard(match) == ["hal_r_tel-1"]


def test_rrugh():
    match, _ = recruit("rrugh", rows={"P1": ["pru"], "P2": ["blink", "ninja"]})
    assert moves(match) == {"sacrifice pru-1"}
    play(match, "sacrifice pru-1", "sacrifice ninja-1")
    assert graveyard(match) == ["ninja-1", "pru-1"]


def test_elsar():
    match, _ = recruit("elsar", graveyard=["ninja", "pru"])
    play(match, "choose ninja-1", "choose pru-1")
    assert hand(match, "P1") == ["ninja-1"]
    assert hand(match, "P2") == ["pru-1"]


def test_pru():
    match = table(2, rows={"P1": ["pru", "rollork"], "P2": ["hal_r_tel"]})
    play(match, "activate pru-1")
    assert moves(match) == {"choose hal_r_tel-1"}


def test_blink():
    match = table(2, rows={"P1": ["blink"]}, dice=[1, 1])
    play(match, "search blink-1", "search blink-1")
    assert coins(match) == [2, 0]


def test_king_of_rats():
    match, _ = kill("king_of_rats", tower_top=["hal_r_tel"])
    assert row(match, "P1") == ["hal_r_tel-1:3", "ninja-1:1"]


def test_hippocat():
    match = table(2, rows={"P1": ["hippocat", "hal_r_tel:1"]})
    play(match, "activate hippocat-1", "choose hal_r_tel-1", "choose hal_r_tel-1")
    assert row(match, "P1")[0] == "hal_r_tel-1:3"


def test_puriosa():
    match, _ = kill("puriosa", rows={"P2": ["hal_r_tel"]})
    assert moves(match) == {"choose ninja-1", "choose hal_r_tel-1"}
    play(match, "choose hal_r_tel-1")
    assert row(match, "P2") == ["hal_r_tel-1:1"]


def test_kotniss():
    match, _ = recruit("kotniss", rows={"P1": ["pru"], "P2": ["hal_r_tel"]})
    assert moves(match) == {"choose pru-1", "choose hal_r_tel-1"}
    play(match, "choose hal_r_tel-1")
    assert row(match, "P2") == ["hal_r_tel-1:1"]


def test_romolo():
    match, events = recruit("romolo", seats=3, coins=[1, 3, 2], tower_top=["ninja", "pru", "blink"])
    assert told(events, "turned_over") == [f"turned_over seat=P1 card={card}-1" for card in ("ninja", "pru", "blink")]
    assert graveyard(match) == ["ninja-1", "pru-1", "blink-1"]
    assert told(recruit("romolo")[1], "turned_over") == []


def test_milkula():
    match = table(2, rows={"P1": ["milkula"], "P2": ["hal_r_tel"]})
    play(match, "activate milkula-1")
    assert moves(match) == {"choose hal_r_tel-1"}
    play(match, "choose hal_r_tel-1")
    assert row(match, "P1") == ["milkula-1:3"]
    assert row(match, "P2") == ["hal_r_tel-1:2"]
    full = table(2, rows={"P1": ["milkula:6"], "P2": ["ninja:1"]})
    play(full, "activate milkula-1", "choose ninja-1")
    assert row(full, "P1") == ["milkula-1:6"]
    assert graveyard(full) == ["ninja-1"]


def test_catfucius():
    match, _ = recruit("catfucius", graveyard=["ninja", "pru", "blink"])
    play(match, "choose ninja-1", "choose blink-1")
    assert hand(match, "P1") == ["ninja-1", "blink-1"]


def test_caterfield():
    match, _ = kill("caterfield", tower_top=["pru", "blink"])
    assert hand(match, "P1") == ["pru-1", "blink-1"]
    assert DESIGNS["caterfield"]["standing"] == ["taunt"]


def test_schroedinger():
    match, _ = kill("schroedinger")
    assert hand(match, "P1") == ["schroedinger-1"]
    assert match.view(1)["players"][0]["hand"] == ["schroedinger-1"]


def test_ducat():
    assert coins(recruit("ducat")[0]) == [1, 0]


def test_puss_in_loots():
    assert coins(kill("puss_in_loots")[0]) == [1, 0]


def test_advocat():
    assert coins(recruit("advocat", coins=[0, 2])[0]) == [1, 1]


def test_al_catpone():
    match = table(2, rows={"P1": ["al_catpone"]}, coins=[0, 2])
    play(match, "activate al_catpone-1")
    assert coins(match) == [1, 1]


def test_syndicat():
    match, events = recruit("syndicat", seats=3, rows={"P1": ["pru"], "P2": ["hal_r_tel"], "P3": ["rollork"]})
    assert told(events, "barred") == ["barred seat=P2 card=syndicat-1", "barred seat=P3 card=syndicat-1"]
    for seat in (1, 2):
        play(match, "draw")
        assert match.seat == seat
        assert moves(match, "search") == set()
        play(match, "done", "draw")
    play(match, "draw")
    assert moves(match, "search") == {"pru-1", "syndicat-1"}
    play(match, "done", "draw", "draw")
    assert moves(match, "search") == {"hal_r_tel-1"}, "the strike ended with its leader's next turn"


def test_catapult():
    match = table(2, rows={"P1": ["catapult", "pru", "blink"]})
    play(match, "activate catapult-1")
    assert moves(match) == {"sacrifice pru-1", "sacrifice blink-1"}
    play(match, "sacrifice blink-1")
    assert coins(match) == [2, 0]


def test_catastrophe():
    match, events = kill("catastrophe", rows={"P2": ["hal_r_tel", "pru"]}, coins=[1, 2], tower_top=["blink", "elsar"])
    assert row(match, "P1") == []
    assert row(match, "P2") == ["hal_r_tel-1:2"]
    assert told(events, "turned_over") == ["turned_over seat=P1 card=blink-1", "turned_over seat=P1 card=elsar-1"]
    assert graveyard(match) == ["ninja-1", "elsar-1", "pru-1", "blink-1", "catastrophe-1"]


def test_necromeowncer():
    match, _ = recruit("necromeowncer", graveyard=["ninja", "pru"])
    assert moves(match) == {"recruit ninja-1", "recruit pru-1"}
    play(match, "recruit pru-1")
    assert row(match, "P1") == ["pru-1:1", "necromeowncer-1:1"]


def test_duplicat():
    match, _ = recruit("duplicat", hand=["ninja", "pru"])
    assert moves(match) == {"recruit ninja-1", "recruit pru-1"}
    play(match, "recruit pru-1")
    assert row(match, "P1") == ["pru-1:1", "duplicat-1:2"]
    assert hand(match, "P1") == ["ninja-1"]


def test_bureaucat():
    assert coins(recruit("bureaucat", seats=3, coins=[1, 3, 2])[0]) == [1, 1, 2]
    assert coins(recruit("bureaucat", seats=3, coins=[3, 3, 2])[0]) == [3, 3, 2]
    match, _ = recruit("bureaucat", seats=3, coins=[1, 3, 3])
    assert prompt(match) == "player P1"
    play(match, "player P3")
    assert coins(match) == [1, 3, 1]


def test_catsanova():
    match, _ = recruit("catsanova", rows={"P1": ["blink"], "P2": ["hal_r_tel:1", "rollork"]})
    assert moves(match) == {"choose hal_r_tel-1"}
    play(match, "choose hal_r_tel-1")
    assert row(match, "P1") == ["hal_r_tel-1:1", "blink-1:1", "catsanova-1:1"]
    assert match.seat == 1


def test_cattila():
    match, _ = recruit("cattila", seats=3, rows={"P1": ["pru"], "P2": ["hal_r_tel", "ninja:1"], "P3": ["acrocat"]})
    assert row(match, "P1") == ["pru-1:1", f"cattila-1:{DESIGNS['cattila']['life']}"]
    assert row(match, "P2") == ["hal_r_tel-1:2"]
    assert row(match, "P3") == [f"acrocat-1:{DESIGNS['acrocat']['life'] - 1}"], "a ward does not help against all"


def test_guillocatine():
    match, _ = recruit("guillocatine", seats=4, rows={"P2": ["pru", "blink"], "P4": ["ninja"]})
    assert prompt(match) == "player P1"
    assert moves(match) == {"player P2", "player P4"}, "only who has a Looter to lose"
    play(match, "player P2")
    assert prompt(match) == "forced_sacrifice P2"
    play(match, "sacrifice blink-1")
    assert graveyard(match) == ["blink-1"]


def test_acrocat():
    match = table(2, rows={"P1": ["ninja"], "P2": ["acrocat"]})
    play(match, "activate ninja-1")
    assert moves(match) == {"choose ninja-1"}
