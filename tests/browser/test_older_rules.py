"""A finished match of older rules, whose stored views today's board does not know."""

import lzma
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import Any

import pytest
from msgspec import json

import ludoteca
from tests.browser.conftest import Server
from tests.browser.steps import LOOTERZ_OR_ALL, nothing_is_cut_off


def a_record(game: str) -> dict[str, Any]:
    match = ludoteca.game(game).new(2, "older")
    chance = random.Random(3)
    while not match.over:
        moves = match.moves()
        match.play(moves[-1] if chance.random() < 0.4 else chance.choice(moves))
    return match.record()


def as_older_rules_left_them(server: Server, as_today: str, strange: str) -> None:
    """Two tables are of rules that nobody knows; the views of the second lack most keys and have another."""
    command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "admin", "--database"]
    subprocess.run([*command, str(server.database), "archive"], check=True, timeout=300)
    with closing(sqlite3.connect(server.database)) as database, database:
        for table in (as_today, strange):
            (text,) = database.execute("SELECT facts FROM tables WHERE id = ?", (table,)).fetchone()
            facts = json.encode(json.decode(text) | {"rules": 0}).decode()
            database.execute("UPDATE tables SET facts = ?, rules = 0 WHERE id = ?", (facts, table))
        (data,) = database.execute("SELECT data FROM archives WHERE table_id = ?", (strange,)).fetchone()
        archive = json.decode(lzma.decompress(data))
        kept = {"game", "seats", "options", "index", "viewer", "deciding", "prompt", "over", "ranks", "events", "moves"}
        for steps in archive["views"].values():
            steps[:] = [[{key: value for key, value in new.items() if key in kept}, []] for new, _ in steps]
            steps[0][0] |= {"omens": [{"raven": "north"}, {"raven": "south"}], "can_undo": False}
        packed = lzma.compress(json.encode(archive))
        database.execute("UPDATE archives SET data = ? WHERE table_id = ?", (packed, strange))


@pytest.mark.parametrize("game", LOOTERZ_OR_ALL)
def test_what_was_stored_of_older_rules_is_shown(own_server, visit, game):
    before = visit(url=own_server.url, checked=False)
    page, record = before.come(), a_record(game)
    answers = [
        page.request.post(f"{before.url}/api/records", data=record, headers={"Origin": before.url}) for _ in range(2)
    ]
    assert all(answer.ok for answer in answers), answers[0].text()
    as_today, strange = (answer.json()["id"] for answer in answers)
    end = answers[0].json()["index"]
    before.context.close()
    own_server.kill()
    as_older_rules_left_them(own_server, as_today, strange)
    own_server.start()
    one = visit(url=own_server.url)
    page = one.page
    said = page.get_by_text("This game was played by older rules")
    for table in (as_today, strange):
        for address in (f"/replay/{table}?at={end // 2}", f"/replay/{table}?at={end}", f"/tables/{table}"):
            page.goto(f"{one.url}{address}")
            page.wait_for_selector(".board")
            if table == strange:
                said.wait_for()
                page.locator(".plain").get_by_text("south").first.wait_for()
                nothing_is_cut_off(page, address)
            else:
                assert said.count() == 0, "today's board draws it"
