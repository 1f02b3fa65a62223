"""The cast: a villain who watches and talks, bots that are somebody, and faces that people choose."""

import json

import pytest

from tests.browser.steps import GAMES, LOOTERZ_OR_ALL, POLISH_OR_ALL, in_turn, play_on, sit_down, wait_for_turn

SPOKEN = "[data-villain] .bubble"

# What one must be able to read while somebody speaks, and that lies under what is said.
COVERED = """
() => {
  const said = document.querySelector("[data-villain] .bubble").getBoundingClientRect()
  const under = ({ left, right, top, bottom }) =>
    left < said.right - 1 && right > said.left + 1 && top < said.bottom - 1 && bottom > said.top + 1
  return [...document.querySelectorAll(".says span, .phase :is(p, li span), .toolbar :is(button, select)")]
    .filter((thing) => under(thing.getBoundingClientRect()))
    .map((thing) => thing.textContent)
}
"""


@pytest.mark.parametrize(("game", "width"), in_turn(GAMES, (390, 1440), (390, 1440)))
def test_the_villain_greets_watches_and_remembers(visit, game, width):
    page = visit(width=width, height=900, language="es").go()
    sit_down(page, game)
    page.wait_for_selector(SPOKEN)
    first = page.locator(f"{SPOKEN} .text").inner_text()
    assert first
    wait_for_turn(page)
    play_on(page, most=6, seconds=60)
    kept = json.loads(page.evaluate("localStorage.getItem('ludoteca-villain')"))
    assert kept[game]["greeted"] in page.url
    page.goto(page.url.split("/tables")[0])
    sit_down(page, game)
    page.wait_for_selector(SPOKEN)
    assert page.locator(f"{SPOKEN} .text").inner_text() != first


@pytest.mark.parametrize("language", POLISH_OR_ALL)
@pytest.mark.parametrize(("game", "width"), in_turn(GAMES, (390, 1440, 1024), (390, 1440, 1280, 1024)))
def test_what_the_villain_says_lies_over_no_question_phase_or_tool(visit, game, width, language):
    page = visit(width=width, height=900, language=language).go()
    sit_down(page, game)
    page.wait_for_selector(f"{SPOKEN} .text")
    page.wait_for_selector(".phase li")
    assert page.evaluate(COVERED) == []


def test_the_villain_is_silent_and_gone_where_nobody_wants_him(visit):
    page = visit(banter=False).go()
    sit_down(page, "looterz")
    wait_for_turn(page)
    assert page.locator("[data-villain]").count() == 0
    page.locator(".toolbar .menu").click()
    page.get_by_label("Rigor Mortis and the bots talk").check()
    page.wait_for_selector("[data-villain]", state="attached")


def test_the_villain_turns_his_head_to_what_happens(visit):
    page = visit(width=1440, height=900).go()
    sit_down(page, "kragmortha")
    wait_for_turn(page)
    play_on(page, most=3, seconds=60)
    page.wait_for_function(
        "() => document.querySelector('[data-villain] .head svg').style.getPropertyValue('--x') !== '0'"
    )


@pytest.mark.parametrize("game", LOOTERZ_OR_ALL)
def test_bots_have_names_and_faces_and_a_second_round_is_against_the_same(visit, game):
    page = visit().go()
    sit_down(page, game)
    wait_for_turn(page)
    names = page.locator(".play > .players .name").all_inner_texts()
    assert len(set(names)) == len(names)
    bots = page.locator(".play > .players li:has-text('bot, normal')")
    assert bots.count() >= 1
    assert all(not name.startswith("Player") for name in bots.locator(".name").all_inner_texts())
    assert bots.first.locator(".face svg").count() >= 1
    assert bots.first.get_attribute("title")
    page.goto(page.url.split("/tables")[0])
    sit_down(page, game)
    wait_for_turn(page)
    assert page.locator(".play > .players .name").all_inner_texts() == names


def test_a_face_is_chosen_and_everybody_sees_it(visit):
    anna, ben = visit(), visit()
    page = anna.go("/me")
    page.get_by_role("radio", name="Dragon").check(force=True)
    page.goto(anna.url)
    page.locator("button.box").nth(1).click()
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_selector("text=Who plays")
    answer = page.request.get(f"{anna.url}/api/tables/{page.url.split('/')[-1]}")
    assert answer.json()["seats"][0]["face"] == "dragon"
    guest = ben.go(f"/tables/{page.url.split('/')[-1]}")
    guest.get_by_role("radio", name="Owl").check(force=True)
    guest.get_by_label("What shall the others call you?").fill("Ben")
    guest.get_by_role("button", name="Join the game").click()
    page.locator("li", has_text="Ben").wait_for()
    answer = page.request.get(f"{anna.url}/api/tables/{page.url.split('/')[-1]}")
    assert answer.json()["seats"][1]["face"] == "owl"
