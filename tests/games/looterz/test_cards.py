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
    match, _ = kill("puriosa", rows={"P2": ["hal_r_tel:4"]})
    assert moves(match) == {"choose ninja-1", "choose hal_r_tel-1"}
    play(match, "choose hal_r_tel-1")
    assert row(match, "P2") == ["hal_r_tel-1:1"]


def test_kotniss():
    match, _ = recruit("kotniss", rows={"P1": ["pru"], "P2": ["hal_r_tel:4"]})
    assert moves(match) == {"choose pru-1", "choose hal_r_tel-1"}, "not herself"
    play(match, "choose hal_r_tel-1")
    assert row(match, "P2") == ["hal_r_tel-1:1"]


def test_romolo():
    match, events = recruit("romolo", seats=4, coins=[1, 3, 2, 0], tower_top=["ninja", "pru", "blink"])
    assert coins(match) == [1, 2, 1, 0]
    assert told(events, "lost") == ["lost seat=P2 coins=1", "lost seat=P3 coins=1"]
    assert told(events, "turned_over") == [f"turned_over seat=P1 card={card}-1" for card in ("ninja", "pru", "blink")]
    assert graveyard(match) == ["ninja-1", "pru-1", "blink-1"], "as many as the richest has before paying"
    assert told(recruit("romolo")[1], "turned_over", "lost") == []


def test_milkula():
    match, _ = recruit("milkula", rows={"P1": ["pru"], "P2": ["hal_r_tel", "blink"]})
    assert moves(match) == {"choose pru-1", "choose hal_r_tel-1", "choose blink-1"}, "another Looter"
    last = match.copy()
    play(match, "choose hal_r_tel-1")
    assert row(match, "P1") == ["pru-1:2", "milkula-1:3"]
    assert row(match, "P2") == ["hal_r_tel-1:2", "blink-1:1"]
    play(last, "choose blink-1")
    assert row(last, "P1") == ["pru-1:2", "milkula-1:3"]
    assert graveyard(last) == ["blink-1"]


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
    match = table(2, rows={"P1": ["catapult", "pru", "blink"]}, coins=[1, 6])
    play(match, "activate catapult-1")
    assert moves(match) == {"sacrifice pru-1", "sacrifice blink-1"}
    play(match, "sacrifice blink-1")
    assert coins(match) == [3, 4]
    rich = table(2, rows={"P1": ["catapult", "pru"]}, coins=[6, 6])
    assert "activate catapult-1" not in moves(rich), "there is nobody to steal from"


def test_catastrophe():
    rows = {"P1": ["rollork"], "P2": ["hal_r_tel", "blink", "acrocat:2"]}
    match, events = kill("catastrophe", rows=rows)
    assert row(match, "P1") == ["rollork-1:1"]
    assert row(match, "P2") == ["hal_r_tel-1:1"], "a ward does not help against all"
    assert [event.args["card"] for event in events if event.kind == "died"][1:] == ["ninja-1", "blink-1", "acrocat-1"]


def test_necromeowncer():
    match, _ = recruit("necromeowncer", graveyard=["ninja", "blink"])
    assert moves(match) == {"recruit ninja-1", "recruit blink-1"}
    play(match, "recruit blink-1")
    assert row(match, "P1") == ["blink-1:1", "necromeowncer-1:1"]


def test_duplicat():
    match, _ = recruit("duplicat", hand=["ninja", "blink"])
    assert moves(match) == {"recruit ninja-1", "recruit blink-1"}
    play(match, "recruit blink-1")
    assert row(match, "P1") == ["blink-1:1", "duplicat-1:2"]
    assert hand(match, "P1") == ["ninja-1"]


def test_bureaucat():
    assert coins(recruit("bureaucat", seats=3, coins=[1, 5, 4])[0]) == [1, 2, 4]
    assert coins(recruit("bureaucat", seats=3, coins=[1, 2, 1])[0]) == [1, 0, 1], "as far as there are any"
    assert coins(recruit("bureaucat", seats=3, coins=[4, 3, 2])[0]) == [4, 3, 2], "you are the richest"
    assert coins(recruit("bureaucat", seats=3, coins=[3, 3, 2])[0]) == [3, 3, 2], "or tied for it"
    match, _ = recruit("bureaucat", seats=3, coins=[1, 4, 4])
    assert prompt(match) == "player P1"
    play(match, "player P3")
    assert coins(match) == [1, 4, 1]


def test_catsanova():
    match, _ = recruit("catsanova", rows={"P1": ["blink"], "P2": ["hal_r_tel:1", "rollork"]})
    assert moves(match) == {"choose hal_r_tel-1"}
    play(match, "choose hal_r_tel-1")
    assert row(match, "P1") == ["hal_r_tel-1:1", "blink-1:1", "catsanova-1:1"]
    assert match.seat == 1


def test_cattila():
    match, _ = recruit("cattila", seats=3, rows={"P1": ["blink"], "P2": ["hal_r_tel", "ninja:1"], "P3": ["acrocat"]})
    assert row(match, "P1") == ["blink-1:1", f"cattila-1:{DESIGNS['cattila']['life']}"]
    assert row(match, "P2") == ["hal_r_tel-1:2"]
    assert row(match, "P3") == [f"acrocat-1:{DESIGNS['acrocat']['life'] - 1}"], "a ward does not help against all"


def test_guillocatine():
    rows = {"P1": ["elsar"], "P2": ["pru", "rollork"], "P3": ["acrocat"], "P4": ["hal_r_tel"]}
    match, _ = recruit("guillocatine", seats=4, rows=rows)
    assert moves(match) == {"choose rollork-1", "choose hal_r_tel-1"}, "an opposing one, by Taunt and ward"
    play(match, "choose hal_r_tel-1")
    assert graveyard(match) == ["hal_r_tel-1"]
    assert told(recruit("guillocatine", rows={"P1": ["elsar"]})[1], "died") == []


def test_acrocat():
    match = table(2, rows={"P1": ["ninja"], "P2": ["acrocat"]})
    play(match, "activate ninja-1")
    assert moves(match) == {"choose ninja-1"}
