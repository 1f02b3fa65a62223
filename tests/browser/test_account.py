"""One's own pages: sessions, recovery codes, data and its deletion, friends and others, reports, privacy."""

import sqlite3
import zipfile
from contextlib import closing
from typing import Any

import pytest

from tests.browser.steps import broken_words, faults, nothing_is_cut_off

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PASSWORD = "dust and candles"
SIZES = [(1440, 900), (390, 844)]


def panel(page: Any, title: str) -> Any:
    """The panel with this heading."""
    return page.locator(".panel", has=page.get_by_role("heading", name=title, exact=True))


def called(one: Any, name: str) -> Any:
    """Somebody's own page, under another name."""
    page = one.go("/me")
    panel(page, "Name").get_by_label("What others see").fill(name)
    panel(page, "Name").get_by_role("button", name="Save").click()
    page.get_by_role("heading", level=1, name=name).wait_for()
    return page


def register(page: Any) -> None:
    page.locator("input[autocomplete=new-password]").first.fill(PASSWORD)
    page.locator("form", has=page.locator("input[autocomplete=new-password]")).first.get_by_role("button").click()
    panel(page, "Recovery codes").wait_for()


def log_in(one: Any, name: str) -> Any:
    page = one.go("/me")
    form = panel(page, "Log in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in").click()
    page.get_by_role("heading", level=1, name=name).wait_for()
    return page


def asked(one: Any, path: str, **body: Any) -> Any:
    answer = one.page.request.post(f"{one.url}{path}", data=body, headers={"Origin": one.url})
    assert answer.ok, answer.text()
    return answer.json()


def at_one_table(host: Any, guest: Any) -> None:
    """Both wait at a table of the first one."""
    table = asked(host, "/api/tables", game="looterz", seats=[ME, OPEN, OPEN])["id"]
    asked(guest, f"/api/tables/{table}/join")
    for one in (host, guest):
        one.page.goto(f"{one.url}/tables/{table}")
        one.page.locator("li .name").nth(1).wait_for()


def do(page: Any, what: str) -> Any:
    """Opens what can be done about the other person at this table, and does it."""
    page.get_by_role("button", name="More").first.click()
    page.get_by_role("dialog").get_by_role("button", name=what, exact=True).click()


def test_sessions_are_seen_and_ended_and_a_code_opens_a_lost_account(visit):
    here, there = visit(), visit()
    page = called(here, "Sessina")
    register(page)
    elsewhere = log_in(there, "Sessina")
    page.reload()
    sessions = panel(page, "Where you are signed in")
    sessions.locator("li").nth(1).wait_for()
    assert sessions.get_by_text("this browser").count() == 1
    assert "Chrome" in sessions.locator("li").first.inner_text()
    sessions.get_by_role("button", name="Sign out everywhere else").click()
    page.wait_for_function("() => document.querySelectorAll('.panel li .badge.good').length === 1")
    elsewhere.reload()
    elsewhere.get_by_role("heading", level=1, name="Guest").wait_for()

    codes = panel(page, "Recovery codes")
    codes.get_by_label("Password").fill(PASSWORD)
    codes.get_by_role("button", name="Make new codes").click()
    codes.get_by_text("Write these down now").wait_for()
    told = [code.strip() for code in codes.locator("ol code").all_inner_texts()]
    assert len(told) == len(set(told)) > 5
    page.get_by_role("button", name="Log out").last.click()
    page.wait_for_selector("button.box")

    elsewhere.get_by_role("button", name="I have lost my password").click()
    form = panel(elsewhere, "Log in")
    form.get_by_label("Name").fill("Sessina")
    form.get_by_label("Recovery code").fill(told[0])
    form.get_by_label("New password").fill("another one altogether")
    form.get_by_role("button", name="Log in").click()
    elsewhere.get_by_role("heading", level=1, name="Sessina").wait_for()
    elsewhere.get_by_text(f"You have {len(told) - 1} left.").wait_for()


def test_everything_of_ones_own_is_a_file_and_goes_when_asked(visit, tmp_path):
    one = visit()
    page = called(one, "Datina")
    asked(one, "/api/tables", game="looterz", seats=[ME, OPEN])
    with page.expect_download() as begun:
        page.get_by_role("link", name="Download all my data").click()
    begun.value.save_as(tmp_path / "mine.zip")
    with zipfile.ZipFile(tmp_path / "mine.zip") as file:
        assert "Datina" in "".join(file.read(name).decode() for name in file.namelist())
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Yes, delete me").click()
    page.wait_for_selector("button.box")
    page.get_by_role("link", name="Guest").wait_for()
    page.goto(f"{one.url}/me")
    page.get_by_role("heading", level=1, name="Guest").wait_for()
    page.get_by_text("Nothing yet.").wait_for()


def test_friends_find_each_other_and_are_invited_by_one_press(visit):
    ann, bea = visit(), visit()
    page, other = called(ann, "Annika"), called(bea, "Beatrix")
    at_one_table(ann, bea)
    do(page, "Add as a friend")
    page.get_by_text("Beatrix has been asked.").wait_for()
    other.goto(f"{bea.url}/me")
    panel(other, "People").get_by_role("button", name="Accept").click()
    panel(other, "People").get_by_role("heading", name="Friends").wait_for()

    # While waiting at a table: one press.
    page.goto(f"{ann.url}/tables/{asked(ann, '/api/tables', game='kragmortha', seats=[ME, OPEN])['id']}")
    page.get_by_role("button", name="Invite · Beatrix").click()
    page.get_by_text("invited", exact=True).wait_for()
    # While making one: a press before it is opened.
    page.goto(ann.url)
    page.locator("button.box").nth(1).click()
    card = page.locator("#new-game article").nth(2)
    card.get_by_role("button", name="Beatrix").click()
    card.locator("> .primary").click()
    page.get_by_text("invited", exact=True).wait_for()
    other.goto(bea.url)
    invitations = other.locator("section", has=other.locator("#tables-invited"))
    invitations.locator("li").nth(1).wait_for()
    assert invitations.get_by_text("Annika").count() >= 2

    other.goto(f"{bea.url}/me")
    panel(other, "People").get_by_role("button", name="End friendship").click()
    panel(other, "People").get_by_text("appear here").wait_for()
    page.goto(f"{ann.url}/me")
    panel(page, "People").get_by_text("appear here").wait_for()


def test_somebody_is_muted_blocked_and_reported(visit, server):
    ann, bea = visit(), visit()
    page = called(ann, "Anneli")
    called(bea, "Bothersome")
    at_one_table(ann, bea)
    do(page, "Mute")
    page.get_by_text("You no longer see what Bothersome writes.").wait_for()
    do(page, "Block")
    page.get_by_text("Bothersome is blocked.").wait_for()
    do(page, "Report")
    form = page.get_by_role("dialog")
    form.get_by_label("What is it about?").select_option(label="What they write")
    form.get_by_label("Anything to add?").fill("every day")
    form.get_by_role("button", name="Send the report").click()
    page.get_by_text("Your report has been sent.").wait_for()
    with closing(sqlite3.connect(server.database)) as database:
        (told,) = database.execute("SELECT reason FROM reports WHERE text = 'every day'").fetchall()
    assert told == ("chat",)
    page.goto(f"{ann.url}/me")
    people = panel(page, "People")
    people.get_by_role("button", name="Unmute").click()
    people.get_by_role("button", name="Unblock").click()
    people.get_by_text("appear here").wait_for()


@pytest.mark.parametrize(("width", "height"), SIZES, ids=["desktop", "phone"])
def test_all_of_it_fits_and_reads_well(visit, width, height):
    ann, bea = visit(width=width, height=height), visit(width=width, height=height)
    name = f"Wilhelmina of {width}"
    page = called(ann, name)
    called(bea, f"Bartholomew of {width}")
    register(page)
    at_one_table(ann, bea)
    nothing_is_cut_off(page, "a table that waits")
    page.get_by_role("button", name="More").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Report", exact=True).click()
    nothing_is_cut_off(page, "a report")
    assert faults(page) == []
    page.keyboard.press("Escape")
    do(page, "Add as a friend")
    page.goto(f"{ann.url}/me")
    codes = panel(page, "Recovery codes")
    codes.get_by_label("Password").fill(PASSWORD)
    codes.get_by_role("button", name="Make new codes").click()
    codes.locator("ol code").first.wait_for()
    page.get_by_role("button", name="I have lost my password").click()
    page.get_by_role("button", name="Delete me").click()
    nothing_is_cut_off(page, "one's own page")
    assert faults(page) == []
    assert broken_words(page) == []
    page.goto(f"{ann.url}/privacy")
    page.get_by_role("heading", level=1, name="Privacy").wait_for()
    nothing_is_cut_off(page, "privacy")
    assert faults(page) == []
    assert broken_words(page) == []
