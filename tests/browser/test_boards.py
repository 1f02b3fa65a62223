"""Boards in the shell: what lies side by side is seen side by side."""

from typing import Any

import pytest

import ludoteca
from ludoteca.bots import bot
from tests.browser.steps import (
    POLISH_OR_ALL,
    goes_on,
    large_letters,
    moment,
    open_table,
    play_on,
    sit_at,
    table_at,
    wait_for_turn,
)

# The places of cards that lie in one row, by row.
PLACES = """
() => [...document.querySelectorAll("ul.spread")].map((row) =>
  [...row.querySelectorAll("li.place")].map((card) => Math.round(card.getBoundingClientRect().x)))
"""


@pytest.mark.parametrize("width", [390, 1440])
def test_no_card_of_looterz_hides_another(visit, width):
    page = visit(width=width, height=900).come()
    sit_at(page, "looterz")
    for _ in range(6):
        play_on(page, most=6, seconds=60)
        if not goes_on(page):
            break
        rows = page.evaluate(PLACES)
        assert rows
        for places in rows:
            assert len(set(places)) == len(places), rows


THINGS_AND_NOTES = [
    ("kragmortha", ".hand .card", "[role=tooltip]"),
    ("looterz", ".hand .card, .hand button", ".closeup"),
    ("platformer", ".shown, .portrait, .choice", "[role=tooltip]"),
]


@pytest.mark.parametrize(("game", "thing", "note"), THINGS_AND_NOTES)
def test_things_tell_their_name_and_the_rule_that_they_come_from(visit, game, thing, note):
    page = visit().come()
    sit_at(page, game)
    page.locator(".board").locator(thing).first.hover()
    page.wait_for_selector(f"{note} >> text=/Rules? [KLP][0-9]/")


@pytest.mark.parametrize(("game", "thing", "note"), THINGS_AND_NOTES)
def test_what_things_tell_stays_on_the_screen_with_large_letters(visit, game, thing, note):
    page = visit(width=900, height=700).come()
    sit_at(page, game)
    large_letters(page)
    one = page.locator(".board").locator(thing).first
    one.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    one.hover()
    box = page.locator(note).bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 900
    assert box["y"] + box["height"] <= 700


@pytest.fixture(scope="module", params=["medusa", "ikee"])
def before_and_after(request) -> tuple[Any, Any]:
    """A match against a boss: at its first decision, and when the boss has drawn two cards."""
    match = ludoteca.game("platformer").new(2, seed=f"cards of {request.param}", boss=request.param)
    players = [bot("heuristic", seed=str(seat)) for seat in range(2)]
    first = None
    while match.seat is not None:
        view = match.view(seat=0)
        if match.seat == 0 and view["turn"]["number"] > 0:
            first = first or match.position()
            if len(view["boss"]["discards"]) >= 2:
                return first, match.position()
        match.play(players[match.seat].choose(match))
    raise AssertionError("The boss never drew two cards.")


@pytest.mark.parametrize("language", POLISH_OR_ALL)
def test_the_tower_stays_where_it_is_when_the_boss_draws_cards(visit, before_and_after, language):
    one = visit(language=language)
    page = one.go()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    places: list[list[int]] = []
    for position in before_and_after:
        page.goto(f"{one.url}/tables/{table_at(one, 'platformer', position, seats)}")
        wait_for_turn(page)
        places.append([])
        for width in (1920, 1440, 1280, 1024, 768, 390, 360):
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_timeout(100)
            places[-1].append(page.evaluate("document.querySelector('.platformer .view').offsetTop"))
    assert page.locator(".boss button.drawn").count() == 2
    assert places[0] == places[1]


# The size of every text on the cards of Looterz, and what it says.
LETTERS = """
() => [...document.querySelectorAll(".face :is(.name, .text), .held > .card + *, .looter > .chance")]
  .filter((text) => text.checkVisibility() && text.textContent.trim())
  .map((text) => [parseFloat(getComputedStyle(text).fontSize), text.textContent.trim()])
"""
# Cards of one's own hand that are not wholly in sight.
HIDDEN_CARDS = """
() => {
  const tools = document.querySelector(".stage > .tools")
  const bottom = innerWidth < 960 ? tools.getBoundingClientRect().top : innerHeight
  return [...document.querySelectorAll(".mine .hand .place")]
    .map((card) => card.getBoundingClientRect())
    .filter(({ top, bottom: end }) => top < 0 || end > bottom + 2).length
}
"""


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desk"])
@pytest.mark.parametrize("language", POLISH_OR_ALL)
def test_the_cards_of_looterz_can_be_read_and_the_hand_is_in_sight(visit, language, size):
    page = visit(width=size[0], height=size[1], language=language).come()
    sit_at(page, "looterz")
    for _ in range(5):
        if not goes_on(page):
            break
        letters = page.evaluate(LETTERS)
        assert letters
        assert [text for size, text in letters if size < 12] == []
        page.wait_for_function(f"() => ({HIDDEN_CARDS})() === 0")
        play_on(page, most=3, seconds=60)


@pytest.mark.parametrize("width", [390, 1440])
def test_row_and_hand_are_labelled_and_look_different(visit, width):
    page = visit(width=width, height=900).come()
    sit_at(page, "looterz")
    assert page.locator(".mine .team h3").inner_text() == "Your Looterz"
    assert page.locator(".mine .held h3").inner_text().startswith("Your hand")
    ground = "all => all.map((one) => getComputedStyle(one).backgroundImage)"
    assert len(set(page.locator(".mine .places > *").evaluate_all(ground))) == 2


# What is told around the board while its dice still roll, and what when they lie.
ROLL = """
async () => {
  const told = () => [".play > [role=log]", ".players", ".standing"]
    .map((part) => document.querySelector(part)?.textContent ?? "").join("|")
  const before = told()
  document.querySelector(".moves button").click()
  const rolling = () => document.querySelector(".die.tumbling") !== null
  const until = performance.now() + 20000
  const comes = async (state) => {
    while (rolling() !== state && performance.now() < until) await new Promise(requestAnimationFrame)
    if (rolling() !== state) throw new Error(state ? "no die rolls" : "the die rolls for ever")
  }
  await comes(true)
  const during = told()
  await comes(false)
  await new Promise((done) => setTimeout(done, 100))
  return [before === during, told() !== before]
}
"""


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_tells_of_a_roll_before_its_dice_lie(visit, width):
    match = moment("looterz", 3, lambda match: match.moves()[0].kind == "search")
    page = open_table(visit(width=width, height=900, pace="calm", motion="on"), match)
    assert "Search with" in page.locator(".moves button").first.inner_text()
    assert page.evaluate(ROLL) == [True, True]
