"""Set-up (P1 to P13, P120, P123, P124)."""

import pytest

from ludoteca.games.platformer import GAME
from ludoteca.games.platformer.tiles import GEM, GOLD, SPAWN
from ludoteca.kernel.errors import BadOption
from tests.games.platformer.arranging import moves, play, prompt

ALL_SEATS = (1, 2, 3, 4)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_p1_p4_two_wide_tower_with_boss_tiles_on_top_and_level_1_face_up(seats):
    for seed in range(8):
        match = GAME.new(seats, f"tower {seed}")
        s, box = match.state, match.setting.box
        laid = [tile for level in s.tile[:4] for tile in level]
        assert len(set(laid)) == 8
        assert [box.tile_boss[tile] for tile in laid] == [0] * 6 + [1] * 2
        assert (s.lowest, s.highest) == (0, 0)
        assert match.view()["tower"]["tiles"][1:] == [None] * 3


def test_p2_enemy_cards_by_rank_only_the_first_face_up():
    match = GAME.new(3, "ranks")
    s, box = match.state, match.setting.box
    assert [box.kind_rank[kind] for kind in s.enemy_card[:3]] == [1, 2, 3]
    shown = match.view(0)["tower"]["enemy_cards"]
    assert shown[0] is not None
    assert shown[1:] == [None, None]
    assert {GAME.new(2, f"r{n}").state.enemy_card[1] for n in range(20)} == {2, 3}


def test_p3_the_boss_is_public_and_chosen_or_random():
    assert GAME.new(2, "b", boss="ikee").view()["boss"]["id"] == "ikee"
    assert GAME.new(2, "b", boss="medusa").view(1)["boss"]["id"] == "medusa"
    assert {GAME.new(2, f"b{n}").view()["boss"]["id"] for n in range(20)} == {"medusa", "ikee"}


def test_p5_p12_boss_help_is_in_the_view_and_its_cards_wait_for_the_boss_level():
    view = GAME.new(2, "b", boss="ikee").view()
    assert view["boss"] == {"id": "ikee", "health": 10, "damage": 3, "deck": 0, "discards": []}


def test_p6_three_items_and_three_potions_are_in_the_shop():
    match = GAME.new(2, "shop")
    wares = [ware["id"] for ware in match.view()["shop"]["wares"]]
    items = {item.id for item in match.setting.content.items.item}
    potions = {potion.id for potion in match.setting.content.potions.potion}
    assert set(wares[:3]) <= items
    assert set(wares[3:]) <= potions
    assert (match.state.items_left, match.state.potions_left) == (len(items) - 3, len(potions) - 3)


def test_p7_five_action_dice_and_one_enemy_die_are_rolled():
    view = GAME.new(2, "dice").view()
    assert len(view["dice"]["action"]) == 5
    assert view["dice"]["enemy"] in ("attack", "left", "right")


def test_p8_p13_heroes_differ_with_blank_special_die_full_health_off_the_map():
    seen = set()
    for seed in range(30):
        match = GAME.new(4, f"heroes {seed}")
        s, box = match.state, match.setting.box
        assert len(set(s.hero)) == 4
        assert s.health == [box.hero_health[hero] for hero in s.hero]
        assert s.special == [-1] * 4
        assert s.at == [-1] * 4
        seen |= set(s.hero)
    assert seen == set(range(6))


def test_p8_heroes_can_be_chosen_in_turn():
    match = GAME.new(2, "choice", heroes="chosen", first_player="2")
    assert prompt(match) == "hero 1"
    play(match, "take sylve")
    assert "take sylve" not in moves(match)
    play(match, "take nix")
    assert [player["hero"] for player in match.view()["players"]] == ["nix", "sylve"]
    assert match.seat == 1


def test_p9_p17_gold_gems_and_enemies_on_the_printed_spaces_of_level_1():
    match = GAME.new(2, "stock", heroes="chosen")  # nothing moves yet
    s, box = match.state, match.setting.box
    for space in range(32):
        printed = box.feature[s.tile[0][space % 8 // 4]][space // 8 * 4 + space % 4]
        assert s.gold_on[space] == bool(printed & GOLD)
        assert s.gems_on[space] == bool(printed & GEM)
        assert (s.enemy_at.count(space) == 1) == bool(printed & SPAWN)
    assert {kind for kind in s.enemy_kind if kind >= 0} == {s.enemy_card[0]}
    assert sum(s.gold_on[32:]) + sum(s.gems_on[32:]) == 0


def test_p10_first_player_random_or_chosen():
    assert {GAME.new(4, f"first {n}").state.first for n in range(40)} == {0, 1, 2, 3}
    assert GAME.new(4, "f", first_player="3").seat == 2


def test_p11_pj39_later_players_start_with_gold_and_gems():
    s = GAME.new(4, "bonus", first_player="2").state
    assert (s.gold, s.gems) == ([1, 0, 1, 0], [1, 0, 0, 1])


def test_p120_two_random_artifacts_only_in_the_variant():
    assert GAME.new(2, "a").view()["artifacts"] == []
    pairs = set()
    for n in range(40):
        shown = GAME.new(2, f"a{n}", artifacts="yes").view()["artifacts"]
        assert len({artifact["id"] for artifact in shown}) == 2
        assert all(artifact["owner"] is None or artifact["id"] == "fools_cup" for artifact in shown)
        pairs |= {artifact["id"] for artifact in shown}
    assert len(pairs) == 10


def test_p123_bigger_map_has_a_fifth_level_and_both_rank_3_enemies():
    match = GAME.new(2, "big", bigger_map="yes", boss="medusa")
    s, box = match.state, match.setting.box
    assert s.levels == 5
    assert [box.kind_rank[kind] for kind in s.enemy_card[:4]] == [1, 2, 3, 3]
    assert s.enemy_card[2] != s.enemy_card[3]
    assert match.view()["boss"]["health"] == 9
    assert GAME.new(2, "big", bigger_map="yes", boss="ikee").view()["boss"]["health"] == 11


def test_p124_alone_there_is_no_bigger_map_and_no_bonus_but_twelve_events():
    with pytest.raises(BadOption, match="bigger_map"):
        GAME.new(1, "solo", bigger_map="yes")
    match = GAME.new(1, "solo", artifacts="yes")
    assert match.state.levels == 4
    assert (match.state.gold[0], match.state.gems[0]) == (0, 0)
    assert match.state.events_left == 11
    assert len(match.view()["artifacts"]) == 2


@pytest.mark.parametrize(("tower", "sets"), [("forest", {"forest"}), ("void", {"void"}), ("mixed", {"forest", "void"})])
def test_pj30_forest_void_or_mixed_tower(tower, sets):
    found = set()
    for n in range(6):
        match = GAME.new(2, f"t{n}", tower=tower)
        tiles = match.setting.content.tiles.tile
        found |= {tiles[tile].set for level in match.state.tile[:4] for tile in level}
    assert found == sets
