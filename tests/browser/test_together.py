"""Several people: two browsers, one screen passed around, and a server that falls over."""

import sqlite3

from tests.browser.steps import index_of, large_letters, nothing_is_cut_off, play_on, sit_down, wait_for_turn


def test_two_browsers_play_each_other(visit):
    anna, ben = visit(), visit()
    here = anna.go()
    here.locator("button.box").nth(1).click()
    invite = here.locator("#new-game article").nth(2)
    invite.get_by_role("button", name="2 players").click()
    invite.locator("> .primary").click()
    here.wait_for_selector(".invite")
    link = here.get_by_label("Link to this table").input_value()
    here.get_by_label("What shall the others call you?").fill("Anna")
    here.get_by_role("button", name="Save").click()
    here.wait_for_selector(".page li >> text=Anna")

    there = ben.page
    there.goto(link)
    there.get_by_role("heading", name="Anna invites you to a game of Looterz").wait_for()
    assert there.get_by_text("Invite your friends").count() == 0
    there.get_by_label("What shall the others call you?").fill("Ben")
    there.get_by_role("button", name="Join the game").click()
    for page in (here, there):
        page.wait_for_selector(".play")
        assert page.locator(".players .name").all_inner_texts() == ["Anna", "Ben"]

    here.get_by_role("tab", name="Chat").click()
    there.get_by_role("tab", name="Chat").click()
    there.get_by_label("Say something").fill("Good luck!")
    there.get_by_label("Say something").press("Enter")
    here.wait_for_selector("text=Good luck!")
    here.get_by_role("tab", name="Moves").click()
    there.get_by_role("tab", name="Moves").click()

    for round_number in range(400):
        if here.locator("#end-title").count() and there.locator("#end-title").count():
            break
        for page in (here, there):
            play_on(page, most=30, seconds=0.3, seed=round_number)
    assert here.locator("#end-title").count() == 1
    assert there.locator("#end-title").count() == 1
    assert index_of(here) == index_of(there)
    for page in (here, there):
        assert page.locator("section[aria-labelledby=end-title] .portrait svg").count() > 0
        assert page.get_by_text("The best moments").is_visible()
    here.get_by_role("button", name="Another round").click()
    there.get_by_role("link", name="Join the next round").click()
    there.wait_for_selector(".play, .invite")


def test_pass_and_play_hides_hands_behind_a_curtain(visit):
    page = visit().go()
    sit_down(page, "looterz", mode=1)
    page.locator(".curtain button").click()  # nobody knows who of them sits before the screen
    wait_for_turn(page)
    board = page.locator(".play")
    for _ in range(40):
        page.wait_for_selector(".curtain, .moves button")
        if page.locator(".curtain").count() > 0:
            break
        index = index_of(page)
        page.locator(".moves button").last.click()
        page.wait_for_function("index => Number(document.querySelector('.play').dataset.index) > index", arg=index)
    called = page.locator("#curtain-title").inner_text().removeprefix("Hand the screen to ")
    assert called in ("Player 1", "Player 2")
    assert not board.locator(".board").is_visible()
    page.reload()
    page.wait_for_selector(".curtain")
    assert page.locator("#curtain-title").inner_text().endswith(called), "a page loaded anew shows nobody's hand"
    assert not board.locator(".board").is_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector(".curtain", state="detached")
    wait_for_turn(page)
    assert board.locator(".board").is_visible()
    assert page.locator("li.viewer .name").inner_text() == called


def test_the_curtain_falls_when_the_last_move_has_been_seen_and_the_next_player_is_told_of_it(visit):
    page = visit(pace="calm").go()
    sit_down(page, "looterz", mode=1)
    page.locator(".curtain button").click()
    wait_for_turn(page)
    for _ in range(40):
        index = index_of(page)
        page.evaluate("document.querySelectorAll('.moves button').item(0).click()")
        # At the moment at which a move can be seen there is never a curtain before it.
        page.wait_for_function(
            """index => {
              if (Number(document.querySelector(".play").dataset.index) <= index) return false
              return document.querySelector(".curtain") === null
            }""",
            arg=index,
            polling=5,
        )
        page.wait_for_selector(".curtain, .moves button")
        if page.locator(".curtain").count() > 0:
            break
    page.locator(".curtain button").click()
    page.get_by_role("heading", name="Since your turn").wait_for()
    assert page.locator(".recap ol li").count() > 0


def test_a_server_that_is_killed_loses_nothing(visit, own_server):
    one = visit(url=own_server.url, checked=False)
    page = one.go()
    sit_down(page, "kragmortha")
    play_on(page, most=6)
    wait_for_turn(page)
    before = index_of(page)
    own_server.kill()
    page.wait_for_selector(".prompt [role=alert]")
    page.locator(".moves button").first.click()
    own_server.start()
    page.wait_for_selector(".prompt [role=alert]", state="detached")
    page.wait_for_function("before => Number(document.querySelector('.play').dataset.index) > before", arg=before)
    result = play_on(page, most=5)
    assert result["played"] == 5
    page.reload()
    page.wait_for_selector(".play")
    assert index_of(page) > before
    one.context.close()


def test_without_a_server_the_client_says_so_and_comes_back(visit, own_server):
    one = visit(url=own_server.url, checked=False, language="pl")
    page = one.go()
    page.wait_for_selector("button.box svg")
    page.wait_for_function(
        """async () => {
          const kept = await caches.match("/")
          const assets = await (await caches.open("ludoteca")).keys()
          return kept !== undefined && assets.some(({ url }) => url.includes("/assets/"))
        }"""
    )
    page.reload()  # everything that a page needs goes through the worker now
    page.wait_for_selector("button.box svg")
    own_server.kill()
    page.goto(f"{own_server.url}/settings")
    again = page.get_by_role("button", name="Spróbuj ponownie")
    again.wait_for()
    own_server.start()
    again.click()
    page.wait_for_selector("button.box svg, main h1 >> text=Ustawienia")
    one.context.close()


def test_a_match_of_older_rules_is_put_away(visit, own_server):
    one = visit(url=own_server.url, checked=False, width=360)
    page = one.go()
    sit_down(page, "kragmortha")
    address = page.url
    own_server.kill()
    with sqlite3.connect(own_server.database) as connection:
        connection.execute("UPDATE tables SET facts = json_set(facts, '$.rules', 99)")
    own_server.start()
    page.goto(address)
    page.get_by_text("This game was played by older rules").wait_for()
    assert page.get_by_text("This game was played by older rules").count() == 1, "once is enough"
    assert page.get_by_role("button", name="Try again").count() == 0
    page.get_by_role("link", name="Back to the shelf", exact=True).click()
    row = page.locator("[aria-labelledby=tables-mine] li")
    row.get_by_text("older rules").wait_for()
    large_letters(page)
    nothing_is_cut_off(page, "a table of older rules")
    row.get_by_role("button", name="Put away").click()
    row.wait_for(state="detached")
    one.context.close()


def test_who_leaves_is_replaced_and_can_come_back(visit):
    page = visit().go()
    sit_down(page, "looterz")
    wait_for_turn(page)
    address = page.url
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Yes, leave").click()
    page.wait_for_selector("button.box")
    page.goto(address)
    page.wait_for_selector(".play")
    page.get_by_role("button", name="Table", exact=True).click()
    back = page.get_by_role("button", name="Take my seat back")
    if back.count() > 0:  # unless the bots were so quick that the game is over
        back.click()


def test_a_spectator_watches(visit):
    host, guest = visit(), visit()
    page = host.go()
    sit_down(page, "platformer")
    wait_for_turn(page)
    other = guest.page
    other.goto(page.url)
    other.wait_for_selector(".play")
    play_on(page, most=5)
    other.wait_for_function(
        "index => Number(document.querySelector('.play').dataset.index) >= index", arg=index_of(page) - 1
    )
    assert other.locator(".moves button").count() == 0
