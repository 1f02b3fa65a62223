"""What the heuristic of the bots likes: gems, the way up, safety, and a boss within reach of a blow."""

from itertools import pairwise

import ludoteca
from ludoteca.games.platformer.bot import SURE_WIN, WIN, value
from ludoteca.games.platformer.bot_way import turns_up
from ludoteca.games.platformer.climbing import climbs
from ludoteca.games.platformer.tiles import parse
from ludoteca.kernel.compiling import loop
from tests.games.platformer.arranging import LAB, Table, number_of, play


@loop
def value_of(boxes, states, seat):
    """The value of the one game in `states`."""
    return value(boxes[0], states[0], seat)


def worth(table, seat=0):
    match = table.match()
    return value_of(match.setting.boxes, match.setting.hold(match.state), seat)


def test_gems_health_and_the_way_up_are_good():
    plain = worth(Table().hero(0, at="1.1.3"))
    assert worth(Table().hero(0, at="1.1.3", gems=2)) > plain
    assert worth(Table().hero(0, at="1.1.3", health=1)) < plain
    assert worth(Table().hero(0, at="1.2.3")) > plain
    assert worth(Table().dice("boot").asked("respawn")) < plain


def test_hanging_in_the_air_is_worth_what_gravity_leaves():
    assert worth(Table().hero(0, at="1.3.7")) == worth(Table().hero(0, at="1.1.7"))


def test_enemies_beside_are_bad_and_another_heros_luck_too():
    plain = worth(Table().hero(0, at="1.1.3").hero(1, at="1.1.8"))
    assert worth(Table().hero(0, at="1.1.3").hero(1, at="1.1.8").enemy("werewolf", "1.1.4")) < plain
    assert worth(Table().hero(0, at="1.1.3").hero(1, at="1.1.8", gems=5)) < plain


def test_a_boss_within_reach_of_a_deadly_blow_beats_all_else():
    table = Table(revealed=4).hero(0, at="4.1.1", gems=9).hero(1, at="1.1.1").enemy("medusa", "4.1.2")
    assert worth(table.dice("sword sword sword sword")) > SURE_WIN / 2
    assert worth(table.dice("sword")) < SURE_WIN / 2


def test_a_won_game_is_won():
    table = Table(revealed=4).hero(0, at="4.1.1", gems=9).hero(1, at="1.1.1").enemy("medusa", "4.1.2")
    match = table.dice("sword sword sword sword").match()
    play(match, "attack right")
    for times in ("x3", "x3", "x2", "x2"):
        play(match, "use sword", f"upgrade {times}")
    play(match, "strike")
    held = match.setting.hold(match.state)
    assert value_of(match.setting.boxes, held, 0) == WIN
    assert value_of(match.setting.boxes, held, 1) == -WIN


def test_climbing_a_tile_takes_longer_from_below_and_with_fewer_ways_out():
    rows = climbs([parse(LAB)])
    wide, narrow = rows[0b1111], rows[0b0001]
    assert wide[0] > wide[4] > wide[8] > wide[12]
    assert all(a <= b for a, b in zip(wide, narrow, strict=True))
    assert narrow[15] > wide[15]


def test_going_up_into_a_level_that_lies_open_is_better_than_waiting_below_it():
    below = worth(Table(revealed=3).hero(0, at="1.4.1"))
    assert worth(Table(revealed=3).hero(0, at="2.1.1")) > below
    assert worth(Table(revealed=3).hero(0, at="2.2.1")) > worth(Table(revealed=3).hero(0, at="2.1.1"))


def test_where_gems_still_lie_the_boss_can_wait():
    poor = Table(revealed=4).hero(0, at="3.4.1", gems=1).enemy("medusa", "4.1.2")
    rich = Table(revealed=4).hero(0, at="3.4.1", gems=1).enemy("medusa", "4.1.2").lay(gems=["3.1.8", "3.2.8"])
    assert worth(rich) > worth(poor)


def test_a_boss_a_few_boots_away_counts_if_enough_is_left_for_the_blow():
    table = Table(revealed=4).hero(0, at="4.1.4", gems=9).hero(1, at="1.1.1").enemy("medusa", "4.1.2")
    assert worth(table.dice("boot sword sword sword sword")) > SURE_WIN / 2
    assert worth(table.dice("monster sword sword sword sword")) < SURE_WIN / 2
    shackled = table.hero(0, tokens=["shackle"]).dice("boot sword sword sword sword")
    assert worth(shackled) < SURE_WIN / 2


def test_a_gem_that_does_not_decide_yet_is_still_worth_keeping():
    table = Table().hero(0, at="1.1.3")
    worths = [worth(table.hero(0, gems=gems)) for gems in range(20)]
    assert all(more > less for less, more in pairwise(worths))


def test_beside_a_boss_that_cannot_be_defeated_yet_is_no_place_to_stay():
    def resting(at, health):
        return worth(Table(4, revealed=4, boss="ikee").hero(0, "sylve", at=at, health=health).enemy("ikee", "4.1.4"))

    assert resting("4.1.2", health=6) > resting("4.1.3", health=6)
    assert resting("4.1.2", health=1) > resting("4.1.3", health=1)


def test_against_ikee_the_way_leads_by_a_soulflame():
    def fighter(at, **held):
        return worth(Table(revealed=4, boss="ikee").hero(0, at=at, gems=5, **held).enemy("ikee", "4.2.5"))

    assert fighter("4.2.2") > fighter("4.2.8")
    assert fighter("4.2.2", tokens=["soulflame"]) > fighter("4.2.2")


@loop
def turns_from(boxes, states, space):
    """The turns from a space of the one game in `states` up to the boss's level."""
    return turns_up(boxes[0], states[0], space)


def test_no_step_up_into_an_open_level_leads_farther_away():
    """Heroes once waited for good under a way in that was worse than its neighbour."""
    game = ludoteca.game("platformer")
    for deal in range(30):
        position = game.new(2, f"way/{deal}").position()
        position["highest"] = 2
        match = game.from_position(position)
        held = match.setting.hold(match.state)
        for below in [number_of(f"{level}.4.{column}") for level in (1, 2) for column in range(1, 9)]:
            if match.state.tower[below] & 1:
                assert turns_from(match.setting.boxes, held, below + 8) < turns_from(match.setting.boxes, held, below)
