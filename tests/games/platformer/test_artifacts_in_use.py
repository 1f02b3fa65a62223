"""The artifacts: for whom they are and for whom not, and how far they go."""

from tests.games.platformer.arranging import at, moves, owner, play, prize, rolls

WARES = ("iron_soles", "magnet", "balloon", "gust", "smoke", "blink")


def item_deck(match):
    """The items of the deck, the bottom one first."""
    return [match.setting.names.name("card", card) for card in match.state.item_deck[: match.state.items_left]]


def test_p121_who_loses_an_artifact_loses_its_effect_at_once():
    """The first hero's fall takes the Cushion from the second, who falls next, through a trap."""
    match = prize("cloud_cushion").hero(0, at="1.4.1").hero(1, at="1.4.2").give(1, "cloud_cushion").match()
    happened = play(match, "let_go")
    assert "artifact_taken seat=P1 card=cloud_cushion" in happened
    assert match.state.health[1] == 6 - 1


def test_artifact_prism_heart_counts_among_the_most_wounds():
    position = prize("prism_heart").hero(0, at="1.1.3", gems=2).give(0, "prism_heart").enemy("golem", "1.1.4")
    match = position.dice("sword").match()
    assert match.view()["players"][0]["most_wounds"] == 3
    happened = play(match, "attack right", "use sword", "upgrade x3", "strike")
    assert "struck seat=P1 enemy=golem wounds=3 health=3" in happened


def test_artifact_merchants_seal_is_not_for_who_buys_a_potion():
    match = prize("merchants_seal").hero(0, at="1.2.3", gold=5).shop(*WARES).match()
    play(match, "buy gust")
    assert owner(match, "merchants_seal") is None


def test_artifact_merchants_seal_needs_a_deck_with_a_new_card():
    position = prize("merchants_seal").hero(0, at="1.1.3", gold=9).shop(*WARES).give(0, "merchants_seal")
    match = position.give(1, *position.deck("item_deck")).match()
    play(match, "play merchants_seal")
    assert moves(match) == {"swap gust", "swap smoke", "swap blink"}
    match = position.give(1, *position.deck("potion_deck")).match()
    assert "play merchants_seal" not in moves(match)


def test_pj68_a_swapped_item_goes_under_its_deck():
    match = prize("merchants_seal").hero(0, at="1.1.3").shop(*WARES).give(0, "merchants_seal").match()
    *rest, top = item_deck(match)
    play(match, "play merchants_seal", "swap magnet")
    assert item_deck(match) == ["magnet", *rest]
    assert match.view()["shop"]["wares"][1]["id"] == top


def test_artifact_coin_gun_does_not_shoot_without_gold():
    position = prize("coin_gun").hero(0, at="1.1.3").give(0, "coin_gun").enemy("zombie", "1.1.4").dice("sword")
    match = position.match()
    play(match, "attack right")
    assert moves(match) == {"use sword"}


def test_artifact_bullys_gauntlet_does_not_weaken_who_is_left_behind():
    position = prize("bullys_gauntlet").hero(0, at="1.1.3").give(0, "bullys_gauntlet").enemy("ent", "1.1.4")
    match = position.dice("boot").match()
    play(match, "use boot", "step left")
    assert match.state.health[0] == 4 - 2


def test_artifact_beggars_bowl_for_who_keeps_one_health_by_the_phoenix():
    position = prize("beggars_bowl").hero(0, at="1.1.3", health=2).give(0, "phoenix").enemy("werewolf", "1.1.4")
    match = position.dice("boot").match()
    play(match, "use boot", "step left", "play phoenix")
    assert (at(match), match.state.health[0]) == ("1.1.2", 1)
    assert owner(match, "beggars_bowl") == 0


def test_artifact_thorn_mail_strengthens_the_next_attack_only():
    position = prize("thorn_mail").hero(0, at="1.1.3").give(0, "thorn_mail").enemy("bat", "1.1.4")
    match = position.enemy("golem", "1.1.1").dice("boot sword sword").match()
    play(match, "use boot", "step left")
    happened = play(match, "attack left", "use sword", "strike")
    assert "struck seat=P1 enemy=golem wounds=2 health=3" in happened
    happened = play(match, "attack left", "use sword", "strike")
    assert "struck seat=P1 enemy=golem wounds=1 health=3" in happened


def test_artifact_thorn_mail_returns_nothing_for_wounds_on_another_heros_turn():
    position = prize("thorn_mail").hero(0, at="1.1.3").hero(1, at="1.1.7").give(0, "thorn_mail")
    position.enemy("bat", "1.1.4").enemy("golem", "1.1.8").force(*rolls("sword coin coin boot monster", "attack"))
    match = position.match()
    play(match, "done")
    assert match.state.health[0] == 4 - 1
    happened = play(match, "attack right", "use sword", "strike")
    assert "struck seat=P2 enemy=golem wounds=1 health=3" in happened
