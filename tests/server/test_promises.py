"""Own boxes, invitations, and slow clients."""

import pytest

import ludoteca
from tests.server.clients import Guest, Player
from tests.server.services import House
from tests.server.test_tables import BOT, HERE, ME, OPEN, move, watch, with_guests


def test_a_whole_match_at_one_screen(house: House):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, HERE, HERE]))["id"]
        async with ann.socket(table) as socket:
            eyes = await watch(socket, 0)
            for _ in range(2000):
                if eyes.over:
                    break
                if not eyes.mine:
                    # The screen is handed on: the same socket looks through the next player's eyes.
                    eyes = await watch(socket, eyes.view["deciding"], eyes.index)
                await move(socket, eyes, -1)
            assert eyes.over
        assert (await ann.get(f"/api/tables/{table}/verify"))["ok"]


def test_a_finished_public_table_can_be_found(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = (await ann.post("/api/tables", game="looterz", seats=[ME, BOT], pace="instant", public=True))["id"]
        await Player(ann, table, 0).play()
        assert table in [shown["id"] for shown in await bob.get("/api/tables", which="finished", game="looterz")]
        assert table not in [shown["id"] for shown in await bob.get("/api/tables", which="finished", game="kragmortha")]


def box_with_stronger_cats() -> dict[str, str]:
    """The game's own box, changed as a player might change it."""
    files = {file.name: file.read_text() for file in (ludoteca.game("looterz").folder / "box").glob("*.toml")}
    assert "life = 2" in files["cards.toml"]
    return files | {"cards.toml": files["cards.toml"].replace("life = 2", "life = 3", 1)}


def test_an_own_box_goes_with_its_table_its_record_and_what_follows(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        box = box_with_stronger_cats()
        wanted = {"game": "looterz", "seats": [ME, BOT], "pace": "instant"}
        table = await ann.post("/api/tables", box=box, **wanted)
        path = f"/api/tables/{table['id']}"
        assert table["own_box"]
        plain = await ann.post("/api/tables", **wanted)
        shown, usual = [(await bob.get(f"/api/tables/{one}/views/0"))["designs"] for one in (table["id"], plain["id"])]
        assert sum(shown[card] != usual[card] for card in usual) == 1
        await Player(ann, table["id"], 0).play()
        record = await bob.get(f"{path}/record")
        assert record["files"] == box
        assert (await bob.get(f"{path}/verify"))["ok"]
        imported = await bob.post("/api/records", **record)
        assert (imported["own_box"], imported["status"]) == (True, "finished")
        on = await bob.post(f"{path}/continue", index=5, seats=[ME, HERE])
        assert on["own_box"]
        assert (await ann.post(f"{path}/rematch"))["own_box"]
        for wrong in ({"../cards.toml": ""}, {"cards.toml": "life = ["}, {"cards.toml": ""}):
            assert await ann.refused("POST", "/api/tables", box=wrong, **wanted) in ("bad-box", "bad-table")


def test_a_seat_can_be_kept_for_somebody(house: House):
    @with_guests(house, "Ann", "Bob", "Cy")
    async def test(ann: Guest, bob: Guest, cy: Guest) -> None:
        kept = {"kind": "open", "person": bob.id}
        table = await ann.post("/api/tables", game="looterz", seats=[ME, kept])
        path = f"/api/tables/{table['id']}"
        assert (table["seats"][1]["kind"], table["seats"][1]["name"]) == ("open", "Bob")
        assert table["id"] in [shown["id"] for shown in await bob.get("/api/tables", which="invited")]
        assert await cy.refused("POST", f"{path}/join") == "seat-taken"
        assert (await bob.post(f"{path}/join"))["my_seats"] == [1]
        for wrong in ({"kind": "open", "person": "nobody"}, {"kind": "bot", "person": bob.id}):
            assert await ann.refused("POST", "/api/tables", game="looterz", seats=[ME, wrong]) == "bad-seats"


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "master", "random"])
def test_a_bot_of_every_level_sits_down_and_moves(house: House, level: str):
    @with_guests(house, "Ann")
    async def test(ann: Guest) -> None:
        seats = [{"kind": "bot", "level": level}] * 2
        table = (await ann.post("/api/tables", game="kragmortha", seats=seats, pace="instant"))["id"]
        watching = Player(ann, table, None)
        await watching.play(lambda: watching.eyes.index >= 2)


def test_open_seats_are_for_anybody_with_the_link(house: House):
    @with_guests(house, "Ann", "Bob")
    async def test(ann: Guest, bob: Guest) -> None:
        table = await ann.post("/api/tables", game="looterz", seats=[ME, OPEN])
        for which in ("open", "public"):
            assert table["id"] not in [shown["id"] for shown in await bob.get("/api/tables", which=which)]
        assert (await bob.post(f"/api/tables/{table['id']}/join"))["my_seats"] == [1]
