"""People: names and passwords, honour and votes, clocks, boxes of their own."""

import random
from importlib.resources import files
from typing import Any

import ludoteca
from tests.browser.steps import index_of, sit_down, table_at, wait_for_turn
from tests.games.kragmortha.arranging import table as arranged

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def with_a_look(seats: int) -> dict[str, Any]:
    """A position on honour in which the first seat has a Look and another decides."""
    for seed in range(20):
        match = ludoteca.game("kragmortha").new(seats, f"looks {seed}", penance="honour")
        chance = random.Random(seed)
        while not match.over:
            if match.state.looks[0] and match.seat != 0 and match.table_moves():
                return match.position()
            match.play(chance.choice(match.moves()))
    raise AssertionError("nobody met Rigor Mortis")


def test_a_name_a_password_and_the_way_back(visit):
    name, password = "Anna of the Library", "dust and candles"
    anna, elsewhere = visit(), visit()
    page = anna.go("/me")
    page.get_by_label("What others see").fill(name)
    page.locator("form").nth(0).get_by_role("button").click()
    page.get_by_role("heading", level=1, name=name).wait_for()
    page.locator("input[autocomplete=new-password]").fill(password)
    page.locator("form").nth(1).get_by_role("button").click()
    page.get_by_role("button", name="Log out").wait_for()
    page.goto(anna.url)
    sit_down(page, "looterz")
    table = page.url

    there = elsewhere.go("/me")
    form = there.locator("form").nth(2)
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Log in").click()
    there.get_by_role("heading", level=1, name=name).wait_for()
    there.goto(table)
    there.wait_for_selector("li.viewer")
    assert there.locator("li.viewer .name").inner_text() == name

    there.goto(f"{elsewhere.url}/me")
    there.get_by_role("button", name="Delete me").click()
    there.locator(".panel:has(.danger) input[type=password]").fill(password)
    there.get_by_role("button", name="Yes, delete me").click()
    there.wait_for_selector("button.box")
    there.get_by_role("link", name="Guest").wait_for()
    page.get_by_role("link", name="Guest").wait_for()  # her open table comes again by itself, as a stranger's
    page.goto(f"{anna.url}/me")
    page.get_by_role("heading", level=1, name="Guest").wait_for()


def test_a_breach_is_called_and_voted_on(visit):
    people = [visit() for _ in range(3)]
    for one in people:
        one.go()
    table = table_at(people[0], "kragmortha", with_a_look(3), [ME, OPEN, OPEN])
    pages = [one.page for one in people]
    for one, page in zip(people, pages, strict=True):
        page.goto(f"{one.url}/tables/{table}")
        if one is not people[0]:
            page.get_by_label("What shall the others call you?").fill(f"Guest of {one.url[-4:]}")
            page.get_by_role("button", name="Join the game").click()
    for page in pages:
        page.wait_for_selector(".play .board")
    accused, caller, third = pages
    before = index_of(third)
    caller.get_by_role("button", name="Breach!").first.click()
    caller.locator(".table-moves .button:not(.danger)").first.click()
    accused.wait_for_selector(".vote")
    assert accused.locator(".vote .row").count() == 0  # the accused has no voice
    third.locator(".vote").get_by_role("button", name="So it was").click()
    for page in pages:
        page.wait_for_selector(".vote >> text=The table agrees.")
        page.wait_for_function("before => Number(document.querySelector('.play').dataset.index) > before", arg=before)


def test_clocks_run_and_the_table_goes_on_without_who_is_late(visit):
    one = visit()
    page = one.go()
    page.locator("button.box").nth(1).click()
    invite = page.locator("#new-game article").nth(2)
    invite.get_by_text("More options").click()
    invite.get_by_label("Clock").select_option("bank-300")
    invite.locator("> .primary").click()
    page.get_by_role("button", name="Start with bots").click()
    wait_for_turn(page)
    clock = page.locator("li.viewer [role=timer]")
    first = clock.inner_text()
    page.wait_for_function("first => document.querySelector('li.viewer [role=timer]').innerText !== first", arg=first)

    position = ludoteca.game("platformer").new(2, seed="late").position()
    table = table_at(one, "platformer", position, [ME, BOT], clock={"kind": "move", "seconds": 2})
    page.goto(f"{one.url}/tables/{table}")
    page.wait_for_selector(".play .board")
    page.wait_for_function("() => Number(document.querySelector('.play').dataset.index) > 2")


def test_a_box_of_ones_own(visit, tmp_path):
    box = files("ludoteca.games.looterz") / "box"
    for name in ("cards.toml", "table.toml"):
        text = (box / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("coins = 10", "coins = 8"), encoding="utf-8")
    page = visit().go()
    page.locator("button.box").nth(1).click()
    against_bots = page.locator("#new-game article").first
    against_bots.get_by_text("More options").click()
    against_bots.get_by_text("Variants and extras").click()
    against_bots.locator("input[type=file]").set_input_files(sorted(tmp_path.glob("*.toml")))
    page.wait_for_selector("text=2 files")
    against_bots.locator("> .primary").click()
    wait_for_turn(page)
    page.wait_for_selector(".board >> text=/8")


def test_a_calm_seal_asks_for_a_second_press(visit):
    match = arranged(2, looks={"P1": ["mouth-forbidden"]}, penance="screen")
    one = visit()
    one.go()
    page = one.page
    page.goto(f"{one.url}/tables/{table_at(one, 'kragmortha', match.position(), [ME, BOT])}")
    wait_for_turn(page)
    hint = page.locator('.toolbar [aria-keyshortcuts="h"]')
    hint.click()
    page.get_by_text("This button has a wax seal").wait_for()
    assert page.locator(".hint").count() == 0
    hint.click()
    page.locator(".hint").first.wait_for()
