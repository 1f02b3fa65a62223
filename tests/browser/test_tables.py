"""What each table says where it lies: why not, what it does, what comes; and how many players a phone holds."""

from typing import Any

import pytest

from tests.browser.steps import LAYOUT_LANGUAGES, moment, open_table

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
COORDINATES = r"\b[1-5]\.[1-4]\.[1-8]\b"


def cannot_play_all(match: Any) -> bool:
    view = match.view(seat=0)
    cards = {move.args[0] for move in match.moves() if move.kind == "play"}
    return view["prompt"]["kind"] == "turn" and not cards.issuperset(view["players"][0]["hand"])


@pytest.fixture(scope="module")
def stuck() -> Any:
    return moment("kragmortha", 2, cannot_play_all)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_that_cannot_be_played_says_why_when_it_is_clicked(visit, stuck, size):
    page = open_table(visit(**size), stuck)
    card = page.locator(".hand .card[aria-disabled=true]").first
    card.evaluate("card => card.scrollIntoView({ block: 'center' })")
    card.click(force=True)  # it is disabled, and answers
    page.wait_for_selector("[role=tooltip] >> text=/No .+ beside (you|Rigor Mortis)/")


def test_eight_players_leave_room_for_board_and_hand_on_a_phone(visit):
    match = moment("kragmortha", 8, lambda match: match.view(seat=0)["prompt"]["kind"] == "turn")
    page = open_table(visit(**PHONE), match)
    strip = page.locator(".play > .players ul")
    assert strip.bounding_box()["height"] < 60
    assert page.locator(".prompt .standing .player").count() == 8
    assert strip.locator(".numbers").count() == 0, "scores are told once"
    page.wait_for_function("""() => {
      const tools = document.querySelector(".stage > .tools").getBoundingClientRect()
      const prompt = document.querySelector(".stage > .prompt").getBoundingClientRect()
      const places = [".scene", ".hand"].map((part) => document.querySelector(part).getBoundingClientRect())
      return places[0].top >= prompt.bottom - 2 && places[1].top < tools.top - 60
    }""")


@pytest.mark.parametrize("language", LAYOUT_LANGUAGES)
def test_platformer_speaks_without_coordinates_and_its_wares_say_what_they_do(visit, language):
    match = moment("platformer", 2, lambda match: match.view(seat=0)["turn"]["number"] > 4)
    page = open_table(visit(language=language, **DESK), match)
    page.locator("[role=tab]").nth(1).click()
    page.wait_for_timeout(200)
    assert page.locator(f".play >> text=/{COORDINATES}/").count() == 0
    wares = page.locator(".shop .wares").first.locator(".choice.card")
    assert wares.count() > 0
    for text in wares.locator(".does").all():
        assert text.inner_text()
        assert float(text.evaluate("text => parseFloat(getComputedStyle(text).fontSize)")) >= 12
    assert page.locator(".coming li").count() == 3


def test_a_long_press_on_the_enemy_die_tells_what_it_does_until_the_next_touch(visit):
    match = moment("platformer", 2, lambda match: match.view(seat=0)["prompt"]["kind"] == "act")
    page = open_table(visit(**PHONE), match)
    die = page.locator(".tray .enemy .die")
    die.evaluate("die => die.scrollIntoView({ block: 'center' })")
    page.wait_for_timeout(100)
    box = die.bounding_box()
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("[role=tooltip]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.locator("[role=tooltip]").is_visible()
    page.touchscreen.tap(200, 30)
    page.wait_for_selector("[role=tooltip]", state="detached")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_on_a_phone_hearts_and_gold_stay_in_sight_with_tower_and_dice(visit, seats):
    match = moment("platformer", seats, lambda match: match.view(seat=0)["prompt"]["kind"] == "act")
    page = open_table(visit(**PHONE), match)
    heroes = match.view(seat=0)["players"]
    shown = [text.split() for text in page.locator(".prompt .standing .player").all_inner_texts()]
    assert [numbers[1] for numbers in shown] == [str(hero["health"]) for hero in heroes]
    assert page.locator(".prompt .standing ol li").count() == (12 if seats == 1 else 0)
    page.wait_for_function("""() => {
      const tools = document.querySelector(".stage > .tools").getBoundingClientRect()
      const strip = document.querySelector(".prompt .standing")
      const edge = strip.getBoundingClientRect().right
      const inside = [...strip.children].every((part) => part.getBoundingClientRect().right <= edge)
      const parts = [".platformer .view", ".platformer .tray .pool", ".stage > .prompt"]
      const [tower, dice, prompt] = parts.map((part) => document.querySelector(part).getBoundingClientRect())
      return inside && prompt.top >= 0 && tower.bottom > prompt.bottom + 200 && dice.bottom <= tools.top
    }""")


def test_the_last_turns_alone_are_seen_to_be_the_last(visit):
    match = moment("platformer", 1, lambda match: match.view(seat=0)["solo"]["events_left"] <= 2)
    page = open_table(visit(**DESK), match)
    assert page.locator(".platformer .view.last").count() == 1
    assert page.locator(".event ol.last .now").count() == 1


def test_alone_in_the_tower_twelve_turns_are_counted(visit):
    match = moment("platformer", 1, lambda match: match.view(seat=0)["prompt"]["kind"] == "act")
    page = open_table(visit(**DESK), match)
    assert page.locator(".event ol li").count() == 12
    assert page.locator(".event ol .now").count() == 1
