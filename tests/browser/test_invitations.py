"""Invitations on the shelf's page: a list of their own, accepted or declined with a press."""

from typing import Any

ME = {"kind": "me"}


def asked(one: Any, path: str, **body: Any) -> Any:
    answer = one.page.request.post(f"{one.url}{path}", data=body, headers={"Origin": one.url})
    assert answer.ok, answer.text()
    return answer.json()


def test_an_invitation_is_declined_or_accepted(visit):
    host, guest = visit(), visit()
    host.go()
    page = guest.go()
    kept = {"kind": "open", "person": asked(guest, "/api/me")["id"]}
    for game in ("looterz", "kragmortha"):
        asked(host, "/api/tables", game=game, seats=[ME, kept])
    page.reload()
    invitations = page.locator("section", has=page.locator("#tables-invited"))
    invitations.locator("li").nth(1).wait_for()
    invitations.locator("li", has_text="Looterz").get_by_role("button", name="Decline").click()
    page.wait_for_function("() => document.querySelectorAll('#tables-invited ~ ul li').length === 1")
    invitations.get_by_role("button", name="Take the seat").click()
    page.wait_for_url("**/tables/**")
    page.wait_for_selector(".play .board")
    page.goto(guest.url)
    page.locator("section", has=page.locator("#tables-mine")).locator("li").first.wait_for()
    assert page.locator("#tables-invited").count() == 0


def test_long_lists_show_more_when_asked(visit):
    one = visit()
    page = one.go()
    for _ in range(10):
        asked(one, "/api/tables", game="looterz", seats=[ME, {"kind": "open"}])
    page.reload()
    mine = page.locator("section", has=page.locator("#tables-mine"))
    mine.locator("li").nth(7).wait_for()
    assert mine.locator("li").count() == 8
    mine.get_by_role("button", name="Show more").click()
    mine.locator("li").nth(9).wait_for()
    assert mine.get_by_role("button", name="Show more").count() == 0
