"""Who looks elsewhere is called back to the table, and told there what has happened."""

from typing import Any

import ludoteca
from tests.browser.steps import last_choice_of, play_on, sit_down, table_at, wait_for_turn

# A browser that shows notifications, and a page that nobody looks at.
ELSEWHERE = """
window.shown = []
window.Notification = class {
  static permission = "granted"
  static requestPermission = async () => "granted"
  constructor(title, more) { window.shown.push([title, more.body]) }
  close() {}
}
"""
MY_TURN = "Your turn"
HIDE = "hidden => Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })"


def two_people(visit: Any) -> tuple[Any, Any]:
    """Two people at one table of Looterz; whose turn it is comes first."""
    anna, ben = visit(alerts=True), visit(alerts=True)
    for one in (anna, ben):
        one.context.add_init_script(ELSEWHERE)
        one.go()
    position = ludoteca.game("looterz").new(2, seed="called").position()
    table = table_at(anna, "looterz", position, [{"kind": "me"}, {"kind": "open"}])
    ben.page.goto(f"{ben.url}/tables/{table}")
    ben.page.get_by_label("What shall the others call you?").fill("Ben")
    ben.page.get_by_role("button", name="Join the game").click()
    anna.page.goto(f"{anna.url}/tables/{table}")
    for one in (anna, ben):
        one.page.wait_for_selector(".play")
    for _ in range(600):
        if MY_TURN in anna.page.title():
            return anna.page, ben.page
        if MY_TURN in ben.page.title():
            return ben.page, anna.page
        anna.page.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def test_title_and_notification_say_whose_turn_it_is(visit):
    anna, ben = two_people(visit)
    assert MY_TURN not in ben.title()
    ben.evaluate(HIDE, True)
    for _ in range(600):
        if MY_TURN in ben.title():
            break
        if anna.locator(".moves button").count():
            play_on(anna, most=1, seconds=20)
        else:
            anna.wait_for_timeout(100)  # the turn has passed on, and Ben is about to hear of it
    ben.wait_for_function("() => window.shown.length > 0")
    title, text = ben.evaluate("window.shown[0]")
    assert "Looterz" in title
    assert text
    assert anna.evaluate("window.shown") == []


def test_lines_of_others_are_unread_and_ones_own_never_are(visit):
    anna, ben = two_people(visit)
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_role("button", name="😱").click()
    anna.locator("[role=tab] .count >> text=1").wait_for()
    anna.get_by_role("tab", name="Chat").click()
    anna.wait_for_selector(".chat .text >> text=😱")
    anna.get_by_label("Say something").fill("So it goes")
    anna.get_by_label("Say something").press("Enter")
    for page in (anna, ben):
        page.wait_for_selector(".chat .text >> text=So it goes")
        page.reload()
        page.wait_for_selector(".play")
        page.wait_for_timeout(500)  # in which the chat arrives
        assert page.locator("[role=tab] .count").count() == 0


def test_on_a_phone_the_badge_of_the_chat_is_in_sight(visit):
    page = visit(width=390, height=844).go()
    sit_down(page, "looterz")
    wait_for_turn(page)
    chat = page.locator(".toolbar .chat")
    place = chat.bounding_box()
    assert place["y"] + place["height"] <= 844
    chat.click()
    page.wait_for_selector(".chat .emotes")
    assert page.locator(".chat .emotes").bounding_box()["y"] < 844


def test_what_others_did_is_told_where_ones_own_moves_are_listed(visit):
    page = visit(width=1440, height=900).go()
    sit_down(page, "looterz")
    wait_for_turn(page)
    for _ in range(30):
        play_on(page, most=1, seconds=20)
        page.wait_for_selector(".moves button, #end-title")
        if page.locator(".moves .recap").count() > 0:
            break
    told = page.locator(".moves .recap")
    assert told.get_by_role("heading").inner_text() == "Since your turn"
    assert told.locator("ol li").count() > 0
    place, first = told.bounding_box(), page.locator(".moves button").first.bounding_box()
    assert place["y"] < first["y"] < 900


def test_the_end_shows_who_has_won_and_its_buttons_without_scrolling(visit):
    for size in ((1440, 900), (390, 844)):
        one = visit(width=size[0], height=size[1])
        page = one.go()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "normal"}]
        page.goto(f"{one.url}/tables/{table_at(one, 'kragmortha', last_choice_of('kragmortha'), seats)}")
        assert play_on(page)["over"]
        page.wait_for_selector("section[aria-labelledby=end-title] .portrait svg")
        for name in ("Another round", "Watch again"):
            place = page.locator("section[aria-labelledby=end-title]").get_by_text(name).bounding_box()
            assert place["y"] >= 0
            assert place["y"] + place["height"] <= size[1], name
