"""Actions (P46 to P58; PJ15, PJ29, PJ51, PJ53, PJ54, PJ58)."""

from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt, rolls, tokens
from tests.games.platformer.bosses import medusa

ROW_1 = [f"1.1.{column}" for column in range(1, 9)]
WARES = ("hammer", "magnet", "iron_soles", "gust", "smoke", "blink")


def test_p46_off_the_map_only_respawn():
    match = Table().hero(1, at="1.1.1").dice("coin boot").asked("respawn").match()
    assert moves(match) == {"use coin", "use boot"}


def test_p47_p13_respawn_with_any_symbol_on_a_free_space_of_the_lowest_row():
    match = Table().hero(1, at="1.1.1").enemy("zombie", "1.1.4").dice("star").asked("respawn").match()
    play(match, "use star")
    assert moves(match) == {f"choose {space}" for space in ROW_1 if space not in ("1.1.1", "1.1.4")}
    play(match, "choose 1.1.3")
    assert at(match) == "1.1.3"
    assert match.state.die_used[0] == 1


def test_p47_lowest_row_of_the_map_not_of_the_tower():
    table = Table(revealed=3).hero(1, at="3.1.1").dice("star").asked("respawn").set(lowest=1)
    match = table.match()
    play(match, "use star")
    assert moves(match) == {f"choose 2.1.{column}" for column in range(1, 9)}


def test_p48_respawning_beside_an_ent_is_no_move():
    match = Table().enemy("ent", "1.1.4").dice("coin").asked("respawn").match()
    play(match, "use coin", "choose 1.1.3")
    assert match.state.health[0] == 4


def test_pj3_pj4_respawning_picks_up():
    match = Table().lay(gold=["1.1.3"]).dice("coin").asked("respawn").match()
    play(match, "use coin", "choose 1.1.3")
    assert match.state.gold[0] == 1


def test_pj15_the_special_die_cannot_pay_for_respawning():
    match = Table().hero(0, special="coin").dice("boot").asked("respawn").match()
    assert moves(match) == {"use boot"}


def test_pj53_a_full_lowest_row_means_the_next_one_up():
    table = Table(4).dice("coin").asked("respawn")
    for column in range(1, 9):
        table.enemy("bat", f"1.1.{column}")
    table.enemy("bat", "1.2.1")
    match = table.match()
    play(match, "use coin")
    assert moves(match) == {f"choose 1.2.{column}" for column in range(2, 9)}


def test_p49_boot_moves_one_space_in_four_directions():
    match = Table().hero(0, at="1.2.7").dice("boot").match()
    play(match, "use boot")
    assert moves(match) == {"step up", "step right", "step down", "step left"}
    play(match, "step up")
    assert at(match) == "1.3.7"
    assert prompt(match) == "act 0"


def test_p50_swords_join_in_one_attack_on_one_enemy():
    table = Table().hero(0, at="1.1.3").enemy("zombie", "1.1.2").enemy("zombie", "1.1.4").dice("sword sword sword")
    match = table.match()
    assert moves(match, "attack") == {"attack left", "attack right"}
    play(match, "attack left", "use sword", "use sword", "strike")
    assert enemies(match) == {"1.1.4": "zombie"}
    play(match, "attack right", "use sword", "strike")
    assert enemies(match) == {"1.1.4": "zombie"}


def test_p51_coin_gains_a_gold():
    match = Table().hero(0, at="1.1.3").dice("coin").match()
    play(match, "use coin")
    assert match.state.gold[0] == 1


def test_p52_monster_moves_an_enemy_even_off_its_platform():
    match = Table().hero(0, at="1.1.1").enemy("zombie", "1.3.4").dice("monster").match()
    play(match, "use monster", "choose 1.3.4")
    assert moves(match) == {"shove up", "shove right", "shove left"}
    play(match, "shove left")
    assert enemies(match) == {"1.3.3": "zombie"}


def test_p55_pj51_gravity_is_free_but_only_if_it_does_something():
    match = Table().hero(0, at="1.1.3").enemy("ent", "1.1.7").match()
    assert not moves(match, "gravity")
    match = Table().hero(0, at="1.1.3").enemy("ent", "1.3.3").match()
    play(match, "gravity")
    assert enemies(match) == {"1.2.3": "ent"}
    assert "gravity" not in moves(match)


def test_pj51_letting_go_of_a_ladder_counts():
    match = Table().hero(0, at="1.4.1").match()
    assert moves(match) == {"let_go", "done"}
    play(match, "let_go")
    assert at(match) == "1.2.1"


def test_p56_buy_on_a_shop_space_pay_and_refill_at_once():
    table = Table().hero(0, at="1.2.3", gold=6).shop(*WARES)
    match = table.match()
    top = match.setting.names.name("card", match.state.item_deck[match.state.items_left - 1])
    [price] = [ware["price"] for ware in match.view()["shop"]["wares"] if ware["id"] == "hammer"]
    play(match, "buy hammer")
    assert match.state.gold[0] == 6 - price
    wares = [ware["id"] for ware in match.view()["shop"]["wares"]]
    assert wares[0] == top
    assert "buy iron_soles" in moves(match)
    assert "buy magnet" not in moves(match)


def test_pj54_a_bought_card_is_usable_at_once():
    match = Table().hero(0, at="1.2.3", gold=3, health=1).shop(*WARES[:3], "healing", "smoke", "blink").match()
    play(match, "buy healing", "play healing")
    assert match.state.health[0] == 4


def test_pj29_an_empty_deck_leaves_the_slot_empty():
    table = Table().hero(0, at="1.2.3", gold=9).shop(*WARES)
    rest = list(table.deck("item_deck"))
    table.give(1, *rest)
    match = table.match()
    play(match, "buy hammer")
    assert match.view()["shop"]["wares"][0] is None


def test_p57_several_items_and_potions_in_one_turn():
    table = Table().hero(0, at="1.1.3", health=1).give(0, "boots_of_haste", "balloon", "healing", "crystal_phial")
    match = table.match()
    play(match, "play boots_of_haste", "step right", "play balloon", "play healing", "play crystal_phial")
    assert (match.state.health[0], match.state.gems[0]) == (4, 2)
    assert not moves(match, "play")


def test_pj58_petrified_without_dice_one_may_still_use_purity():
    match = medusa(tokens=["petrify"]).give(0, "purity").between_actions().match()
    play(match, "stop")
    assert moves(match) == {"play purity", "done"}
    play(match, "play purity")
    assert (tokens(match), prompt(match)) == (set(), "act 0")


def test_p58_a_hero_ability_once_per_turn():
    match = Table().hero(0, "sylve", at="1.1.3", gold=7).match()
    play(match, "ability")
    assert (match.state.gold[0], match.state.gems[0], match.state.tired[0]) == (4, 1, 1)
    assert "ability" not in moves(match)


def test_hero_etorn_gains_an_extra_gold_for_each_enemy():
    match = Table().hero(0, "etorn", at="1.1.3").enemy("zombie", "1.1.4").dice("sword sword").match()
    play(match, "attack right", "use sword", "use sword", "strike")
    assert match.state.gold[0] == 2


def test_hero_quilla_bleeds_to_reroll_any_unused_dice():
    table = Table().hero(0, "quilla", at="1.1.3", health=2).dice("boot boot coin", used="sword").force(3, 3)
    match = table.match()
    play(match, "ability", "pick boot", "pick boot", "done")
    assert match.state.health[0] == 1
    assert [die["symbol"] for die in match.view()["dice"]["action"]] == ["coin", "coin", "coin", "sword"]
    assert "ability" not in moves(Table().hero(0, "quilla", at="1.1.3", health=1).dice("boot").match())


def test_hero_nix_sneaks_past_enemies_with_the_next_move():
    table = Table().hero(0, "nix", at="1.1.3").enemy("werewolf", "1.1.4").dice("boot boot").hero(1, "melosa")
    match = table.set(hero=["nix", "melosa"]).match()
    play(match, "ability", "use boot", "step left")
    assert match.state.health[0] == 6
    play(match, "use boot", "step right")
    assert match.state.health[0] == 6


def test_hero_nix_does_not_sneak_twice_in_a_turn_nor_under_smoke():
    table = Table().hero(0, "nix", at="1.1.3").give(0, "smoke").dice("boot boot")
    match = table.match()
    play(match, "ability", "use boot", "step left")
    assert "ability" not in moves(match)
    match = table.match()
    play(match, "play smoke")
    assert "ability" not in moves(match)


def test_hero_nix_sneaks_with_one_move_only():
    table = Table().hero(0, "nix", at="1.1.3").enemy("werewolf", "1.1.4").enemy("bat", "1.1.1").dice("boot boot")
    match = table.match()
    play(match, "ability", "use boot", "step left")
    assert match.state.health[0] == 6
    play(match, "use boot", "step right")
    assert match.state.health[0] == 5


def test_hero_nix_hides_no_move_of_the_next_turn():
    table = Table().hero(0, "nix", at="1.1.8").hero(1, at="1.1.2").enemy("bat", "1.1.1")
    match = table.force(*rolls("boot boot coin coin monster", "left")).match()
    play(match, "ability", "done", "use boot", "step right")
    assert match.state.health[1] == 5


def test_hero_brakk_hits_harder_and_cannot_forge():
    table = Table().set(hero=["brakk", "melosa"]).hero(0, "brakk", at="1.1.3").enemy("zombie", "1.1.4")
    match = table.dice("sword coin coin").match()
    assert not moves(match, "forge")
    play(match, "attack right", "use sword", "strike")
    assert enemies(match) == {}
    play(match, "done")
    assert moves(match) == {"save coin", "stop"}


def test_hero_brakk_deals_no_extra_wound_in_the_boss_level():
    table = (
        Table(revealed=4, boss="ikee").set(hero=["brakk", "melosa"]).hero(0, "brakk", at="4.1.3").enemy("ikee", "4.4.2")
    )
    match = table.enemy("defender", "4.1.4").dice("sword sword").match()
    play(match, "attack right", "use sword", "use sword", "strike")
    assert enemies(match)["4.1.4"] == "defender"
