"""The artifacts (P121, P122; PJ56), card by card."""

from tests.games.platformer.arranging import FACE, ROLL, at, enemies, moves, owner, play, prize, prompt, rolls


def test_p121_p122_the_condition_takes_it_even_from_another_refreshed_and_usable():
    position = prize("coin_gun").hero(0, at="1.2.3", gold=2).give(1, "coin_gun", exhausted=True)
    match = position.shop("iron_soles", "magnet", "balloon", "gust", "smoke", "blink").match()
    play(match, "buy iron_soles")
    assert owner(match, "coin_gun") == 0
    cards = {card["id"]: card["exhausted"] for card in match.view()["players"][0]["cards"]}
    assert cards["coin_gun"] is False


def test_pj56_the_holder_is_not_refreshed_by_meeting_the_condition_again():
    position = prize("coin_gun").hero(0, at="1.2.3", gold=2).give(0, "coin_gun", exhausted=True)
    match = position.shop("iron_soles", "magnet", "balloon", "gust", "smoke", "blink").match()
    play(match, "buy iron_soles")
    cards = {card["id"]: card["exhausted"] for card in match.view()["players"][0]["cards"]}
    assert cards["coin_gun"] is True


def test_pj56_of_several_at_once_the_first_clockwise_takes_it():
    position = prize("beggars_bowl", seats=4, revealed=3).hero(0, at="2.2.3").hero(1, at="3.1.2")
    position.hero(2, at="1.1.2").hero(3, at="1.1.8")
    happened = play(match := position.match(), "done")
    assert sum("knocked_out" in event for event in happened) == 2
    assert sum("artifact_taken" in event for event in happened) == 1
    assert owner(match, "beggars_bowl") == 2


def test_pj56_clockwise_is_counted_from_the_active_player():
    position = prize("beggars_bowl", seats=3, revealed=3).hero(0, at="1.1.2").hero(1, at="3.1.2").hero(2, at="1.1.8")
    match = position.match()
    play(match, "done")
    assert (at(match, 0), at(match, 2)) == (None, None)
    assert owner(match, "beggars_bowl") == 2


def test_artifact_beggars_bowl_for_who_is_knocked_out_by_wounds():
    position = prize("beggars_bowl").hero(0, at="1.1.3", health=2).enemy("ent", "1.1.4").dice("boot")
    match = position.match()
    play(match, "use boot", "step left")
    assert at(match) is None
    assert owner(match, "beggars_bowl") == 0


def test_artifact_coin_gun_is_not_for_who_is_robbed():
    position = prize("coin_gun").hero(0, at="1.1.1").hero(1, at="1.1.8", gold=1).give(0, "light_fingers")
    match = position.match()
    play(match, "play light_fingers")
    assert (match.state.gold[:2], owner(match, "coin_gun")) == ([1, 0], None)


def test_artifact_coin_gun_a_gold_for_a_wound():
    match = (
        prize("coin_gun").hero(0, at="1.1.3", gold=1).give(0, "coin_gun").enemy("zombie", "1.1.4").dice("sword").match()
    )
    play(match, "attack right", "use sword", "play coin_gun", "strike")
    assert enemies(match) == {}


def test_artifact_war_horn_for_a_defeat_shifts_the_level():
    match = prize("war_horn").hero(0, at="1.1.3").enemy("bat", "1.1.4").enemy("ent", "1.1.6").dice("sword").match()
    play(match, "attack right", "use sword", "strike")
    assert owner(match, "war_horn") == 0
    play(match, "play war_horn", "shove right")
    assert enemies(match) == {"1.1.7": "ent"}


def test_artifact_war_horn_shifts_no_enemy_of_another_level():
    position = prize("war_horn", revealed=2).hero(0, at="1.1.3").give(0, "war_horn")
    match = position.enemy("ent", "1.1.6").enemy("golem", "2.1.7").match()
    play(match, "play war_horn", "shove right")
    assert enemies(match) == {"1.1.7": "ent", "2.1.7": "golem"}


def test_artifact_acrobats_sash_for_the_highest_swaps_with_above_or_below():
    match = prize("acrobats_sash").hero(0, at="1.2.3").hero(1, at="1.1.1").match()
    play(match, "done")
    assert owner(match, "acrobats_sash") == 0
    match = prize("acrobats_sash").hero(0, at="1.1.7").enemy("werewolf", "1.2.7").give(0, "acrobats_sash").match()
    play(match, "play acrobats_sash", "shove up")
    assert at(match) == "1.2.7"
    assert enemies(match) == {"1.1.7": "werewolf"}
    assert match.state.health[0] == 4


def test_artifact_acrobats_sash_pj3_the_hero_takes_what_lies_on_the_other_space():
    position = prize("acrobats_sash").hero(0, at="1.1.7").enemy("bat", "1.2.7").lay(gold=["1.2.7"])
    match = position.give(0, "acrobats_sash").match()
    play(match, "play acrobats_sash", "shove up")
    assert match.state.gold[0] == 1


def test_artifact_acrobats_sash_pj4_the_hero_swapped_into_a_trap_is_wounded():
    match = prize("acrobats_sash").hero(0, at="1.3.2").hero(1, at="1.4.2").give(0, "acrobats_sash").match()
    play(match, "play acrobats_sash", "shove up")
    assert (at(match, 0), at(match, 1)) == ("1.4.2", "1.3.2")
    assert match.state.health[:2] == [4, 5]


def test_artifact_cloud_cushion_for_a_long_fall_softens_and_gathers():
    match = prize("cloud_cushion").hero(0, at="1.3.7").match()
    play(match, "gravity")
    assert owner(match, "cloud_cushion") == 0
    position = prize("cloud_cushion").hero(0, at="1.4.2").give(0, "cloud_cushion").lay(gems=["1.2.2"])
    match = position.match()
    play(match, "gravity")
    assert (match.state.health[0], match.state.gems[0]) == (4, 1)


def test_artifact_cloud_cushion_for_a_fall_of_two_through_a_trap():
    match = prize("cloud_cushion").hero(0, at="1.4.2").enemy("ent", "1.1.2").match()
    play(match, "gravity")
    assert (at(match), match.state.health[0]) == ("1.2.2", 3)
    assert owner(match, "cloud_cushion") == 0


def test_artifact_bullys_gauntlet_for_a_push_weakens_the_pushed():
    match = prize("bullys_gauntlet").hero(0, at="1.1.3").hero(1, at="1.1.4").dice("boot").match()
    play(match, "use boot", "step right", "push right")
    assert owner(match, "bullys_gauntlet") == 0
    position = prize("bullys_gauntlet").hero(0, at="1.1.3").enemy("ent", "1.1.4").give(0, "bullys_gauntlet")
    match = position.dice("boot").match()
    play(match, "use boot", "step right", "push right")
    assert match.state.health[0] == 3


def test_artifact_bullys_gauntlet_does_not_weaken_an_enemy_that_is_not_pushed():
    position = prize("bullys_gauntlet").hero(0, at="1.1.3").enemy("ent", "1.1.4").give(0, "bullys_gauntlet")
    match = position.dice("boot").match()
    play(match, "use boot", "step left")
    assert match.state.health[0] == 2


def test_artifact_bullys_gauntlet_is_not_for_pushing_an_enemy_among_several_players():
    match = prize("bullys_gauntlet").hero(0, at="1.1.3").enemy("bat", "1.1.4").dice("boot").match()
    play(match, "use boot", "step right", "push right")
    assert enemies(match) == {"1.1.5": "bat"}
    assert owner(match, "bullys_gauntlet") is None


def test_artifact_beggars_bowl_for_one_health_gives_gold():
    match = prize("beggars_bowl").hero(0, at="1.1.3", health=2).enemy("bat", "1.1.4").dice("boot").match()
    play(match, "use boot", "step left")
    assert owner(match, "beggars_bowl") == 0
    play(match, "play beggars_bowl")
    assert match.state.gold[0] == 1


def test_artifact_prism_heart_for_three_gems_on_a_symbol_makes_the_second_cheaper():
    match = prize("prism_heart").hero(0, at="1.1.3", gems=5).dice("coin coin").match()
    play(match, "use coin", "upgrade x3")
    assert owner(match, "prism_heart") == 0
    play(match, "use coin", "upgrade x3")
    assert match.state.gems[0] == 0


def test_artifact_merchants_seal_pj68_for_an_item_swaps_a_ware():
    position = prize("merchants_seal").hero(0, at="1.2.3", gold=9)
    match = position.shop("iron_soles", "magnet", "balloon", "gust", "smoke", "blink").match()
    play(match, "buy iron_soles")
    assert owner(match, "merchants_seal") == 0
    top = match.setting.names.name("card", match.state.potion_deck[match.state.potions_left - 1])
    play(match, "play merchants_seal", "swap gust")
    assert prompt(match) == "buy 0"
    assert moves(match) == {f"buy {top}", "stop"}
    assert match.view()["shop"]["potions_known"] == ["gust"]


def test_artifact_fools_cup_for_three_alike_turns_a_die():
    position = prize("fools_cup").hero(0, at="1.1.3").hero(1, at="1.1.8")
    match = position.force(*rolls("coin coin coin boot boot", "left")).match()
    play(match, "done")
    assert owner(match, "fools_cup") == 1
    match = prize("fools_cup").hero(0, at="1.1.3").give(0, "fools_cup").dice("boot sword").match()
    play(match, "play fools_cup", "pick boot", "pick sword")
    assert [die["symbol"] for die in match.view()["dice"]["action"]] == ["sword", "sword"]
    assert FACE["sword"] == 2


def test_artifact_fools_cup_knows_only_the_faces_of_the_dice():
    match = prize("fools_cup").hero(0, at="1.1.3").give(0, "fools_cup").dice("boot sword coin").match()
    play(match, "play fools_cup")
    assert moves(match) == {"pick boot", "pick sword", "pick coin"}
    play(match, "pick boot")
    assert moves(match) == {"pick sword", "pick coin"}


def test_artifact_thorn_mail_for_a_trap_returns_wounds():
    match = prize("thorn_mail").hero(0, at="1.3.1").dice("boot").match()
    play(match, "use boot", "step right")
    assert owner(match, "thorn_mail") == 0
    position = (
        prize("thorn_mail").hero(0, at="1.1.3").give(0, "thorn_mail").enemy("bat", "1.1.4").enemy("zombie", "1.1.1")
    )
    match = position.dice("boot sword").match()
    play(match, "use boot", "step left", "attack left", "use sword", "strike")
    assert "zombie" not in enemies(match).values()


def test_pj34_thorn_mails_wound_is_for_an_attack_of_this_turn():
    position = prize("thorn_mail").hero(0, at="1.1.3").hero(1, at="1.1.8").give(0, "thorn_mail")
    match = position.enemy("bat", "1.1.4").dice("boot").force(*[0] * 5, ROLL["left"], *[0] * 5, ROLL["left"]).match()
    play(match, "use boot", "step left")
    assert match.state.thorned == 1
    play(match, "done")
    assert match.state.active == 1
    play(match, "done", "stop")
    assert match.state.active == 0
    assert match.state.thorned == 0
