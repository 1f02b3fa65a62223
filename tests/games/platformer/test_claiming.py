"""Who meets the condition of an artifact and who does not (P121)."""

from tests.games.platformer.arranging import at, enemies, owner, play, prize


def test_artifact_beggars_bowl_is_not_for_who_has_two_health_left():
    match = prize("beggars_bowl").hero(0, at="1.1.3", health=3).enemy("bat", "1.1.4").dice("boot").match()
    play(match, "use boot", "step left")
    assert match.state.health[0] == 2
    assert owner(match, "beggars_bowl") is None


def test_artifact_coin_gun_for_the_last_gold_spent_on_the_mirror():
    position = prize("coin_gun", revealed=4).hero(0, at="4.2.2", gold=1).hero(1, at="1.1.1").enemy("medusa", "4.4.2")
    play(match := position.match(), "gain mirror")
    assert owner(match, "coin_gun") == 0


def test_artifact_coin_gun_for_the_last_gold_that_sylve_discards():
    play(match := prize("coin_gun").hero(0, "sylve", at="1.1.3", gold=3).match(), "ability")
    assert (match.state.gems[0], owner(match, "coin_gun")) == (1, 0)


def test_artifact_acrobats_sash_is_not_for_who_is_as_high_as_another():
    play(match := prize("acrobats_sash").hero(0, at="1.1.3").hero(1, at="1.1.1").match(), "done")
    assert owner(match, "acrobats_sash") is None


def test_artifact_acrobats_sash_heroes_off_the_map_are_not_higher():
    play(match := prize("acrobats_sash").hero(0, at="1.1.3").match(), "done")
    assert at(match, 1) is None
    assert owner(match, "acrobats_sash") == 0


def test_artifact_acrobats_sash_alone_is_not_for_who_ends_below_the_top_level():
    position = prize("acrobats_sash", seats=1, revealed=2).hero(0, at="1.1.3").set(turns=3, event="calm", events_left=5)
    play(match := position.match(), "done")
    assert owner(match, "acrobats_sash") is None


def test_artifact_cloud_cushion_is_not_for_a_fall_of_one_space():
    play(match := prize("cloud_cushion").hero(0, at="1.2.7").match(), "gravity")
    assert at(match) == "1.1.7"
    assert owner(match, "cloud_cushion") is None


def test_artifact_cloud_cushion_goes_to_who_fell_on_anothers_turn():
    play(match := prize("cloud_cushion").hero(0, at="1.1.1").hero(1, at="1.3.7").match(), "gravity")
    assert at(match, 1) == "1.1.7"
    assert owner(match, "cloud_cushion") == 1


def test_artifact_thorn_mail_goes_to_who_is_wounded_on_anothers_turn():
    match = prize("thorn_mail").hero(0, at="1.1.8").hero(1, at="1.3.1").give(0, "gust").match()
    play(match, "play gust", "choose 1.3.1", "shove right")
    assert match.state.health[1] == 5
    assert owner(match, "thorn_mail") == 1


def test_artifact_thorn_mail_adds_nothing_after_an_attack_that_did_not_wound():
    position = prize("thorn_mail", "bullys_gauntlet").hero(0, at="1.1.3").give(0, "thorn_mail", "bullys_gauntlet")
    match = position.enemy("zombie", "1.1.4").dice("boot sword").match()
    play(match, "use boot", "step right", "push right")
    assert match.state.health[0] == 4
    play(match, "attack right", "use sword", "strike")
    assert enemies(match) == {"1.1.5": "zombie"}


def test_artifact_prism_heart_counts_the_gems_spent_not_the_one_that_the_lens_saves():
    match = prize("prism_heart").hero(0, at="1.1.3", gems=5).give(0, "prism_lens").dice("coin").match()
    play(match, "use coin", "play prism_lens", "upgrade x3")
    assert (match.state.gold[0], match.state.gems[0]) == (3, 3)
    assert owner(match, "prism_heart") is None
