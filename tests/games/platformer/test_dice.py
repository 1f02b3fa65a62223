"""Cards, dice, forging and gems (P25 to P32, P53, P54, P59, P60, P84 to P89; PJ13, PJ14, PJ47)."""

from tests.games.platformer.arranging import Table, enemies, moves, play, prompt, special


def boss_table(wanted, gems, dice, **hero):
    table = Table(revealed=4).hero(0, at="4.4.1", gems=gems, **hero).hero(1, at="1.1.1")
    return table.enemy("medusa", "4.4.2").dice(dice).set(boss="medusa")


def most(table):
    return table.match().view()["players"][0]["most_wounds"]


def test_p25_hero_card_is_shown():
    player = Table().hero(0, at="1.1.1").match().view()["players"][0]
    assert (player["hero"], player["health"], player["star"]) == ("etorn", 4, ["sword", "coin"])
    assert player["special"] is None


def test_p26_enemy_card_is_shown():
    enemy = Table().hero(0, at="1.1.1").enemy("golem", "1.1.4").match().view()["enemies"][0]
    assert (enemy["damage"], enemy["health"], enemy["gold"], enemy["gems"]) == (1, 3, 1, 1)


def test_p27_passive_effects_apply_by_themselves():
    match = Table().hero(0, at="1.3.1").give(0, "iron_soles").dice("boot").match()
    assert "play iron_soles" not in moves(match)
    play(match, "use boot", "step right")
    assert match.state.health[0] == 4


def test_p28_an_exhausted_card_cannot_be_used_again():
    match = Table().hero(0, at="1.1.2").give(0, "boots_of_haste").match()
    play(match, "play boots_of_haste", "step right")
    assert "play boots_of_haste" not in moves(match)
    assert match.view()["players"][0]["cards"][0]["exhausted"]


def test_p29_a_used_potion_goes_to_the_bottom_of_its_deck():
    match = Table().hero(0, at="1.1.2", health=1).give(0, "healing").match()
    play(match, "play healing")
    assert match.setting.names.name("card", match.state.potion_deck[0]) == "healing"
    assert match.view()["shop"]["potions_known"] == ["healing"]
    assert match.view()["players"][0]["cards"] == []


def test_p30_p54_a_used_die_leaves_the_pool_and_keeps_its_face():
    match = Table().hero(0, at="1.1.2").dice("coin boot").match()
    play(match, "use coin")
    assert match.view()["dice"]["action"] == [
        {"symbol": "coin", "used": True},
        {"symbol": "boot", "used": False},
    ]
    assert "use coin" not in moves(match)


def test_p31_p32_using_the_special_die_resets_it():
    match = Table().hero(0, at="1.1.2", special="coin").match()
    play(match, "special coin")
    assert match.state.gold[0] == 1
    assert special(match) is None


def test_p53_a_star_is_one_of_the_heros_symbols_chosen_at_each_use():
    match = Table().hero(0, at="1.1.2", special="star").dice("star").enemy("zombie", "1.1.3").match()
    assert moves(match, "star") == {"star coin"}
    assert {"special coin", "attack right"} <= moves(match)
    play(match, "attack right")
    assert moves(match) == {"star sword", "special sword"}


def test_p53_each_hero_has_its_own_pair():
    match = Table().hero(0, "sylve", at="1.1.2").enemy("zombie", "1.1.8").dice("star").match()
    assert moves(match, "star") == {"star coin", "star monster"}


def test_p53_a_saved_star_alone_is_enough_to_attack():
    match = Table().hero(0, at="1.1.3", special="star").enemy("bat", "1.1.4").match()
    play(match, "attack right", "special sword", "strike")
    assert enemies(match) == {}
    assert special(match) is None


def test_p59_two_alike_forge_another_symbol():
    match = Table().hero(0, at="1.1.2").dice("boot boot monster").match()
    assert "forge boot coin" in moves(match)
    assert "forge boot boot" not in moves(match)
    play(match, "forge boot coin")
    assert match.state.gold[0] == 1
    assert sum(match.state.die_used) == 2


def test_pj13_a_star_pairs_only_with_a_star_and_in_step_5_only_pool_dice():
    match = Table().hero(0, at="1.1.2", special="boot").dice("boot star").match()
    assert not moves(match, "forge")
    match = Table().hero(0, at="1.1.2").dice("star star").match()
    assert moves(match, "forge") == {"forge star boot", "forge star coin"}


def test_p60_pj13_forging_to_save_may_use_the_special_die():
    match = Table().hero(0, at="1.1.2", special="boot").dice("boot").match()
    play(match, "done")
    assert moves(match) == {"save sword", "save coin", "save monster", "save star", "stop"}
    play(match, "save sword")
    assert special(match) == "sword"


def test_p84_upgrade_costs_triangular_numbers():
    for gems, best in ((0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (10, 5), (15, 6)):
        match = Table().hero(0, at="1.1.2", gems=gems).dice("coin").match()
        play(match, "use coin")
        if gems:
            play(match, f"upgrade x{best}")
        assert match.state.gold[0] == best
        assert match.state.gems[0] == gems - best * (best - 1) // 2


def test_p84_no_more_upgrades_than_the_gems_pay_for():
    match = Table().hero(0, at="1.1.2", gems=5).dice("coin").match()
    play(match, "use coin")
    assert moves(match) == {"upgrade x1", "upgrade x2", "upgrade x3"}


def test_p85_any_symbol_and_the_special_die_too():
    match = Table().hero(0, at="1.1.2", gems=2, special="coin").dice("boot").match()
    play(match, "special coin", "upgrade x2")
    assert match.state.gold[0] == 2
    play(match, "use boot", "upgrade x2", "step right", "step right")
    assert match.state.gems[0] == 0


def test_p86_nine_gems_on_two_swords_make_seven_wounds():
    table = boss_table(7, 9, "sword sword")
    assert most(table) == 7
    match = table.match()
    play(match, "attack right", "use sword", "upgrade x4", "use sword", "upgrade x3")
    assert match.state.gems[0] == 0
    happened = play(match, "strike")
    assert "struck seat=P1 enemy=medusa wounds=7 health=8" in happened


def test_p87_nine_gems_on_four_swords_make_ten_wounds_and_leave_one():
    table = boss_table(10, 9, "sword sword sword sword")
    assert most(table) == 10
    match = table.match()
    play(match, "attack right")
    for times in ("x3", "x3", "x2", "x2"):
        play(match, "use sword", f"upgrade {times}")
    assert match.state.gems[0] == 1
    happened = play(match, "strike")
    assert "struck seat=P1 enemy=medusa wounds=10 health=8" in happened
    assert match.winners == [0]


def test_p88_p78_two_swords_a_gem_and_the_hammer_make_four_wounds():
    table = Table().hero(0, at="1.1.3", gems=1, special="sword").give(0, "hammer").dice("sword")
    match = table.enemy("manticore", "1.1.4").match()
    assert match.view()["players"][0]["most_wounds"] == 4
    play(match, "attack right", "use sword", "upgrade x2", "special sword", "play hammer", "strike")
    assert enemies(match) == {}


def test_p89_pj14_gems_upgrade_a_forged_symbol_but_make_no_pair():
    match = Table().hero(0, at="1.1.2", gems=1).dice("boot boot").match()
    play(match, "forge boot coin", "upgrade x2")
    assert match.state.gold[0] == 2
    match = Table().hero(0, at="1.1.2", gems=9).dice("boot").match()
    assert not moves(match, "forge")


def test_pj47_a_multiplied_boot_is_one_action_and_may_stop_early():
    match = Table().hero(0, at="1.1.1", gems=3).dice("boot").match()
    play(match, "use boot")
    assert match.state.gems[0] == 3
    play(match, "upgrade x3", "step right")
    assert prompt(match) == "step 0"
    assert match.state.gems[0] == 0
    play(match, "stop")
    assert prompt(match) == "act 0"


def test_pj47_a_doubled_symbol_counts_as_two_where_a_number_is_asked():
    match = boss_table(0, 1, "sword").match()
    play(match, "siphon", "use sword", "upgrade x2")
    assert prompt(match) == "act 0"
    assert match.state.gems[0] == 1


def test_pj11_pj48_symbols_left_over_from_a_golems_price_move_another_enemy():
    table = Table().hero(0, at="1.1.1", gems=1).enemy("golem", "1.1.4").enemy("bat", "1.1.7").dice("monster monster")
    match = table.match()
    play(match, "use monster", "upgrade x1", "choose 1.1.4", "use monster", "upgrade x2", "shove right")
    assert prompt(match) == "monster 0"
    play(match, "choose 1.1.7", "shove right")
    assert enemies(match) == {"1.1.5": "golem", "1.1.8": "bat"}
    assert prompt(match) == "act 0"
