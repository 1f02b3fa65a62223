"""The box, the Tower, the first hands, the target, and what is secret: L1, L2, L3, L4, L5."""

import pytest

from ludoteca.games.looterz import GAME
from ludoteca.kernel.errors import BadOption, CannotUndo
from tests.games.looterz.arranging import hand, play, table

RIGOR_CARDS = 4
DESIGNS = GAME.setting(2).content.cards.card


def test_l1_there_are_sixty_looterz_and_four_rigor_cards():
    position = GAME.new(2, "count").position()
    cards = [*position["tower"], *position["P1"]["hand"], *position["P2"]["hand"]]
    assert len(set(cards) - {"rigor"}) == len(cards) - RIGOR_CARDS == 60


def test_l1_coins_and_life_tokens_never_run_out():
    """More coins than the 36 of the box can lie on the table, and every Looter in play has its life."""
    crowd: dict[str, list[str]] = {f"P{seat + 1}": [] for seat in range(6)}
    cards = [f"{design.id}-{copy + 1}" for design in DESIGNS for copy in range(design.copies)]
    for number, card in enumerate(cards[:58]):
        crowd[f"P{number % 6 + 1}"].append(card)
    rows = table(6, rows=crowd).view()["players"]
    printed = {design.id: design.life for design in DESIGNS}
    lives = {looter["card"]: looter["life"] for player in rows for looter in player["looterz"]}
    assert lives == {card: printed[card.rpartition("-")[0]] for card in cards[:58]}
    match = table(6, rows={"P1": ["hal_r_tel"]}, coins=[25, 25, 25, 25, 25, 25], target=30, dice=[1, 1, 1])
    play(match, "search hal_r_tel-1")
    assert match.view()["players"][0]["coins"] == 28


def test_l1_the_phase_bar_reminds_of_the_second_recruitment():
    phases = GAME.new(2, "bar").view()["turn"]["phases"]
    assert phases == ["first_recruitment", "dungeon", "second_recruitment", "sacrifice"]


def test_l16_l17_the_view_says_how_much_may_stay_at_the_end_of_a_turn():
    assert GAME.new(2, "limits").view()["limits"] == {"looterz": 3, "hand": 10}


@pytest.mark.parametrize("seats", range(2, 7))
def test_l2_rigor_is_in_the_bottom_half_alone_so_nobody_is_dealt_him(seats):
    for seed in range(30):
        tower = GAME.new(seats, f"half-{seed}").position()["tower"]
        bottom, top = tower[-34:], tower[:-34]
        assert bottom.count("rigor") == RIGOR_CARDS
        assert "rigor" not in top
        assert len(top) == 30 - (4 * seats - 1)


def test_l2_rigor_can_lie_anywhere_in_the_bottom_half():
    places = set()
    for seed in range(200):
        tower = GAME.new(2, f"anywhere-{seed}").position()["tower"][::-1]
        places |= {place for place, card in enumerate(tower) if card == "rigor"}
    assert places == set(range(34))


@pytest.mark.parametrize("seats", range(2, 7))
def test_l3_the_first_player_gets_three_cards_and_the_others_four(seats):
    view = GAME.new(seats, "hands").view()
    sizes = [player["hand_size"] for player in view["players"]]
    first = view["turn"]["first"]
    assert view["deciding"] == first
    assert sizes == [3 if seat == first else 4 for seat in range(seats)]
    assert view["tower"] == 64 - sum(sizes)
    assert view["graveyard"] == []


def test_l3_the_first_player_is_random_or_chosen():
    assert {GAME.new(6, f"first-{seed}").seat for seed in range(60)} == set(range(6))
    assert GAME.new(6, "x", first_player=5).seat == 4
    with pytest.raises(BadOption, match="first_player"):
        GAME.new(2, "x", first_player=3)


def test_l3_anyone_may_browse_the_graveyard():
    match = table(3, graveyard=["ninja", "pru"])
    assert match.view(None)["graveyard"] == match.view(2)["graveyard"] == ["ninja-1", "pru-1"]


@pytest.mark.parametrize(("seats", "coins"), [(2, 15), (3, 10), (4, 10), (5, 7), (6, 7)])
def test_l4_the_recommended_target_depends_on_the_players(seats, coins):
    assert GAME.new(seats, "target").view()["target"] == coins


def test_l4_the_host_may_choose_another_target():
    assert GAME.new(2, "t", target=1).view()["target"] == 1
    assert GAME.new(6, "t", target=30).view()["target"] == 30
    for wrong in (0, 31, "many"):
        with pytest.raises(BadOption):
            GAME.new(2, "t", target=wrong)


def test_l5_hands_are_secret_and_their_sizes_are_not():
    match = table(3, phase="first_recruitment", hands={"P1": ["ninja", "pru"], "P2": ["blink"]})
    assert match.view(0)["players"][0]["hand"] == ["ninja-1", "pru-1"]
    for other in (1, 2, None):
        player = match.view(other)["players"][0]
        assert player["hand"] == [None, None]
        assert player["hand_size"] == 2


def test_l5_only_the_drawer_sees_what_is_drawn():
    match = table(2, phase="first_recruitment", tower_top=["ninja"])
    events = match.play("draw")
    drew = next(event for event in events if event.kind == "drew")
    assert drew.seen_by(0).args["card"] == "ninja-1"
    for other in (1, None):
        assert "card" not in drew.seen_by(other).args
    assert "ninja-1" not in str(match.view(1)["events"])


def test_l5_a_card_taken_from_the_graveyard_stays_known_in_the_hand():
    match = table(2, phase="first_recruitment", hands={"P1": ["catfucius", "blink"]}, graveyard=["ninja", "pru"])
    play(match, "recruit catfucius-1", "choose ninja-1", "choose pru-1")
    assert match.view(1)["players"][0]["hand"] == ["ninja-1", "pru-1", None]
    assert hand(match, "P1") == ["ninja-1", "pru-1", "blink-1"]
    for key in range(20):
        assert match.resampled(1, f"{key}").view(1)["players"] == match.view(1)["players"]


def test_l5_a_resampled_table_hides_hands_and_tower_and_keeps_all_else():
    match = GAME.new(4, "resample")
    for seed in range(50):
        twin = match.resampled(2, f"{seed}")
        assert twin.view(2) == match.view(2)
        tower = twin.position()["tower"]
        assert "rigor" not in tower[:-34]
        assert tower.count("rigor") == RIGOR_CARDS
        assert sorted(twin.state.place) == sorted(match.state.place)
    assert twin.position()["tower"] != match.position()["tower"]


def test_l5_a_resampled_tower_says_where_rigor_can_be_and_no_more():
    match = table(2, phase="first_recruitment", tower=["ninja", "pru", "rigor", "blink"])
    tops = {match.resampled(0, f"{seed}").position()["tower"][0] for seed in range(60)}
    assert tops == {"ninja-1", "pru-1", "rigor", "blink-1"}


def test_l5_what_was_drawn_shown_or_rolled_cannot_be_taken_back():
    drawn = table(2, phase="first_recruitment", hands={"P1": ["hal_r_tel"]})
    shown = drawn.copy()
    drawn.play("draw")
    shown.play("recruit hal_r_tel-1")
    rolled = table(2, rows={"P1": ["hal_r_tel"]}, target=30)
    rolled.play("search hal_r_tel-1")
    many = [f"{design}-{copy}" for design in ("ninja", "pru", "blink", "rollork", "elsar") for copy in (1, 2)]
    discarded = table(2, phase="hand_limit", hands={"P1": [*many, "ducat-1", "ducat-2"]})
    discarded.play("discard ducat-1")
    position = table(2, phase="first_recruitment", hands={"P1": ["duplicat", "hal_r_tel", "rollork"]})
    play(position, "recruit duplicat-1")
    duplicated = GAME.from_position(position.position())
    duplicated.play("recruit hal_r_tel-1")
    for match in (drawn, shown, rolled, discarded, duplicated):
        with pytest.raises(CannotUndo):
            match.undo()


def test_l5_naming_an_attacker_can_be_taken_back_until_the_dice_roll():
    match = table(2, rows={"P1": ["hal_r_tel"], "P2": ["ninja"]})
    before = match.view(0)
    match.play("attack hal_r_tel-1")
    assert match.view(0)["prompt"] != before["prompt"]
    match.undo()
    assert match.view(0) == before
