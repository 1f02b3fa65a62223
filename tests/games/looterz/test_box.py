"""Boxes of one's own: what they can do, and what is checked when they are read."""

import random
import tomllib

import pytest

from ludoteca.games.looterz import GAME
from ludoteca.games.looterz.state import FRAME_ROOM, JOURNAL_ROOM
from ludoteca.kernel.errors import BadBox
from tests.games.looterz.arranging import (
    BOX,
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


def refused(folder, *cards, instead_of=("hal_r_tel",)) -> str:
    box = own_box(folder, *cards, instead_of=instead_of)
    with pytest.raises(BadBox) as caught:
        GAME.new(2, "x", box=box)
    text = str(caught.value)
    assert str(folder / "cards.toml") in text
    return text.replace(str(folder), "")


def test_an_entry_that_cannot_be_is_named_by_file_entry_and_field(tmp_path):
    wrong = {
        "recruitment kill, amount = 2": "ability 1, amount: kill has no amount",
        "recruitment damage, amount = 'richest_coins'": "ability 1, amount: richest_coins is only for",
        "recruitment earn, target = 'looter'": "ability 1, target: earn has no target",
        "recruitment reclaim, target = 'yours'": "ability 1, target: reclaim can only have",
        "recruitment take_control": "ability 1, until: take_control must say it",
        "recruitment earn, until = 'for_good'": "ability 1, until: take_control must say it",
        "recruitment take_control, until = 'for_good', target = 'yours'": "ability 1, target: control is",
        "recruitment take_control, until = 'end_of_turn', target = 'every_opposing'": "ability 1, until: ",
        "recruitment heal, looterz = 2": "ability 1, looterz: heal of yours does not choose",
        "recruitment damage, target = 'every', looterz = 2": "ability 1, looterz: damage of every does not",
        "recruitment draw, life_at_most = 1": "ability 1, life_at_most: draw does not look at life",
        "recruitment draw, another = true": "ability 1, another: draw does not choose",
        "recruitment sacrifice_cost": "ability 1, when: only an Activation has a cost",
        "activation sacrifice_cost": "ability 1, what: a cost must be for something",
        "activation sacrifice_cost, who = 'opponent'": "ability 1, who: a cost is paid by you",
        "recruitment dance": "ability 1, what: invalid enum value",
        "recruitment draw, amount = 99": "ability 1, amount",
        "recruitment draw, colour = 'blue'": "ability 1: object contains unknown field",
    }
    for number, (ability, sentence) in enumerate(wrong.items()):
        text = refused(tmp_path / str(number), looter("odd", ability))
        assert f"/cards.toml, card 30 (odd), {sentence}" in text, text


def test_a_cost_comes_first(tmp_path):
    text = refused(tmp_path, looter("odd", "activation earn", "activation sacrifice_cost", "activation earn"))
    assert "card 30 (odd), ability 2, what: a cost comes before all other entries" in text


def test_an_ability_has_four_entries_at_most(tmp_path):
    assert "card 30 (odd), ability: there can be 4" in refused(tmp_path, looter("odd", *["recruitment earn"] * 5))


def test_ids_are_unique_and_the_number_of_cards_is_limited(tmp_path):
    assert "the id “ninja” stands 2 times" in refused(tmp_path / "a", looter("ninja"))
    assert "there must be 45 to 60 cards in all, not 61" in refused(tmp_path / "b", looter("odd", copies=3))
    few = [card["id"] for card in _cards()][:8]
    assert "there must be 45 to 60 cards in all, not 44" in refused(tmp_path / "d", instead_of=few)


def _cards():
    return tomllib.loads((BOX / "cards.toml").read_text(encoding="utf-8"))["card"]


def test_loans_and_chains_are_limited_to_what_a_table_has_room_for(tmp_path):
    lender = looter("lend", "recruitment take_control, until = 'end_of_turn', who = 'each_player'")
    assert "ability, until: a turn can have 12 loans at most; this box allows 14" in refused(tmp_path / "a", lender)
    most = [card["id"] for card in _cards()][:8]
    chain = looter("chain", "recruitment recruit_from_hand, amount = 2", copies=16)
    text = refused(tmp_path / "b", chain, instead_of=most)
    assert "ability, what: at most 14 cards can recruit others" in text


def test_a_table_must_say_the_target_for_every_number_of_players(tmp_path):
    box = own_box(tmp_path)
    (box / "table.toml").write_text('[[target]]\nseats = [2, 3]\ncoins = 9\norigin = "ours"\n', encoding="utf-8")
    with pytest.raises(BadBox, match=r"table\.toml, target, seats: 4 players"):
        GAME.new(2, "x", box=box)


def test_l2_in_another_deck_the_top_half_is_the_larger(tmp_path):
    box = own_box(tmp_path, looter("odd", copies=1))
    for seed in range(20):
        tower = GAME.new(2, f"{seed}", box=box).position()["tower"]
        assert len(tower) == 63 - 7
        assert "rigor" not in tower[: -(29 + 4)]


def test_an_amount_can_be_none_at_all(tmp_path):
    box = own_box(tmp_path, looter("envy", "recruitment draw, amount = 'richest_coins'", "recruitment earn"))
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["envy-1"]})
    play(match, "recruit envy-1")
    assert hand(match, "P1") == []
    assert coins(match) == [1, 0]
    match = table(2, phase="second_recruitment", box=box, hands={"P1": ["envy-1"]}, coins=[0, 3])
    play(match, "recruit envy-1")
    assert len(hand(match, "P1")) == 3


def test_l15_a_cost_of_several_looterz_must_be_paid_in_full(tmp_path):
    fee = "activation sacrifice_cost, amount = 2, another = true"
    box = own_box(tmp_path, looter("tycoon", fee, "activation earn, amount = 5"))
    assert "activate tycoon-1" not in moves(table(2, box=box, rows={"P1": ["tycoon", "pru"]}))
    match = table(2, box=box, rows={"P1": ["tycoon", "pru", "blink"]})
    play(match, "activate tycoon-1", "sacrifice pru-1", "sacrifice blink-1")
    assert coins(match) == [5, 0]


def test_an_opponent_of_your_choice_draws(tmp_path):
    box = own_box(tmp_path, looter("santa", "recruitment draw, who = 'opponent', amount = 2"))
    match = table(3, phase="second_recruitment", box=box, hands={"P1": ["santa-1"]})
    play(match, "recruit santa-1")
    assert moves(match) == {"player P2", "player P3"}
    play(match, "player P3")
    assert len(hand(match, "P3")) == 2


def test_several_entries_of_one_keyword_happen_in_order_as_one_ability(tmp_path):
    box = own_box(
        tmp_path,
        looter("busy", "recruitment kill, target = 'opposing'", "last_wish draw", "recruitment earn"),
    )
    match = table(2, phase="second_recruitment", box=box, rows={"P2": ["puss_in_loots"]}, hands={"P1": ["busy-1"]})
    events = play(match, "recruit busy-1", "choose puss_in_loots-1")
    assert told(events, "died", "earned", "last_wish") == [
        "died seat=P2 card=puss_in_loots-1",
        "earned seat=P1 coins=1",
        "last_wish seat=P2 card=puss_in_loots-1",
        "earned seat=P2 coins=1",
    ]


def test_each_player_recruits_and_each_recruitment_resolves_at_once(tmp_path):
    box = own_box(tmp_path, looter("party", "recruitment recruit_from_hand, who = 'each_player'"))
    match = table(
        2, phase="second_recruitment", box=box, hands={"P1": ["party-1", "ducat-1"], "P2": ["kotniss", "pru"]}
    )
    play(match, "recruit party-1", "recruit ducat-1")
    assert coins(match) == [1, 0]
    assert prompt(match) == "recruit_from_hand P2"
    play(match, "recruit kotniss-1", "choose ducat-1")
    assert graveyard(match) == ["ducat-1"]


def test_an_every_effect_can_heal_kill_and_take(tmp_path):
    box = own_box(
        tmp_path,
        looter("saint", "recruitment heal, target = 'every', amount = 2", copies=1),
        looter("pied", "recruitment take_control, target = 'every_opposing', until = 'for_good'", copies=1),
    )
    rows = {"P1": ["rollork:1"], "P2": ["king_of_rats:1", "acrocat"]}
    match = table(2, phase="second_recruitment", box=box, rows=rows, hands={"P1": ["saint"]})
    play(match, "recruit saint-1")
    assert row(match, "P1")[0] == "rollork-1:3"
    assert row(match, "P2")[0] == "king_of_rats-1:3"
    match = table(2, phase="first_recruitment", box=box, rows=rows, hands={"P1": ["pied"]})
    play(match, "recruit pied-1")
    assert len(row(match, "P1")) == 4
    assert row(match, "P2") == []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_wildest_boxes_keep_within_the_room_there_is(tmp_path, seats):
    """L12: every turn ends and nothing overflows, with cards that do as much as they can."""
    box = own_box(
        tmp_path,
        looter(
            "riot",
            "recruitment recruit_from_graveyard, amount = 20, who = 'each_player'",
            "recruitment damage, target = 'every'",
            "last_wish recruit_from_graveyard, amount = 20",
            "activation recruit_from_hand, amount = 20, who = 'each_player'",
            life=1,
            copies=12,
        ),
        looter(
            "feast",
            "recruitment reclaim, amount = 20",
            "recruitment recruit_from_hand",
            "last_wish recruit_from_graveyard, target = 'this'",
            "last_wish damage, target = 'every', amount = 2",
            life=1,
            copies=1,
        ),
        looter(
            "wake",
            "last_wish recruit_from_tower, amount = 2, may = true",
            "recruitment kill",
            life=1,
            copies=47,
        ),
        instead_of=[card["id"] for card in _cards()],
    )
    deepest = fullest = 0
    for seed in range(6):
        match = GAME.new(seats, f"{seed}", box=box, target=30)
        chooser = random.Random(seed)
        while not match.over:
            match.play(chooser.choice(match.moves()))
            deepest = max(deepest, match.state.depth)
            fullest = max(fullest, match.state.events)
            assert GAME.positions.audit(match.setting.box, match.state) is None
    assert deepest <= FRAME_ROOM
    assert fullest < JOURNAL_ROOM


def test_the_longest_chain_of_recruitments_that_a_box_allows_fits_on_the_stack(tmp_path):
    """L18: each of the fourteen waits for the one it brought, all on top of Blink's second attack."""
    box = own_box(
        tmp_path,
        looter("link", "recruitment recruit_from_graveyard", "recruitment damage", copies=14),
        looter("spark", "last_wish recruit_from_graveyard, amount = 2", copies=1, life=1),
        looter("end", "recruitment damage, another = true", "recruitment earn", copies=1),
        instead_of=[card["id"] for card in _cards()][10:18],
    )
    links = [f"link-{number}" for number in range(1, 15)]
    rows = {"P1": ["blink", "spark"], "P2": ["hal_r_tel"]}
    match = table(2, box=box, rows=rows, graveyard=[*links, "end"], dice=[1], target=30)
    play(match, "attack blink-1", "choose spark-1", *(f"recruit {link}" for link in links), "recruit end-1")
    assert prompt(match) == "damage P1"
    assert match.state.depth == FRAME_ROOM - 2, "a landing and a pause fit on top"
