"""Tables of one device: whole games, what is kept, and what goes wrong."""

import json

import pytest

import ludoteca
from ludoteca.browser import messages
from ludoteca.browser.saves import save_from
from ludoteca.table.table import FREE_TAKEBACKS
from tests.site.device import Device, view_of

ME, HERE = {"kind": "me"}, {"kind": "here"}
BOT = {"kind": "bot", "level": "random"}
GAMES = tuple(ludoteca.games())


def mine_first(game, seats=2):
    """A position in which the first seat decides."""
    matches = (ludoteca.game(game).new(seats, f"first {number}") for number in range(100))
    return next(match for match in matches if match.seat == 0).position()


def begun(device, game, seats=None, **wanted):
    """A table that has begun, as the client opens one; gives its id and the view of the first seat."""
    game_seats = seats or [ME, *[BOT] * (ludoteca.game(game).seats[0] - 1)]
    asked = {"game": game, "seats": game_seats, "pace": "instant", "hold": True, **wanted}
    table = device.ask("POST", "/tables", **asked)
    assert table["status"] == "waiting"
    joined = device.ask("POST", f"/tables/{table['id']}/join", seat=0, nonce="ab" * 16)
    assert joined["status"] == "running"
    return table["id"], watched(device, table["id"])


def watched(device, table_id, seat=0):
    device.look(table_id)
    return view_of(device.tell(type="watch", seat=seat, index=None))


def one_more(device, view, choice=0):
    """The next move, a person's or a bot's."""
    if view["deciding"] is None or not view["moves"]:
        return view_of(device.wait(), view)
    move = view["moves"][choice % len(view["moves"])]["notation"]
    heard = device.tell(type="move", index=view["index"], seat=view["deciding"], move=move)
    assert heard[0]["type"] == "moved", heard
    return view_of(heard, view)


def played_out(device, view):
    moves = 0
    while not view["over"]:
        view = one_more(device, view, moves)
        moves += 1
    return view


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_kept_replayed_verified_and_goes_on_from_any_moment(game):
    device = Device()
    table_id, view = begun(device, game)
    view = played_out(device, view)
    table = device.ask("GET", f"/tables/{table_id}")
    assert table["status"] == "finished"
    assert table["ranks"] == view["ranks"]
    assert device.ask("GET", f"/tables/{table_id}/verify")["ok"]
    assert len(device.ask("GET", f"/tables/{table_id}/replay")) == view["index"]
    assert device.ask("GET", f"/tables/{table_id}/views/{view['index'] // 2}", seat="0")["viewer"] == 0
    again = device.ask("POST", f"/tables/{table_id}/rematch", hold=True)
    assert device.ask("POST", f"/tables/{table_id}/rematch")["id"] == again["id"]
    seats = [ME, *[BOT] * (len(table["seats"]) - 1)]
    later = device.ask("POST", f"/tables/{table_id}/continue", index=view["index"] // 2, seats=seats)
    assert later["origin"] == {"table": table_id, "index": view["index"] // 2}
    record = device.ask("GET", f"/tables/{table_id}/record")
    copy = Device().ask("POST", "/records", **record)
    assert (copy["status"], copy["ranks"]) == ("finished", table["ranks"])
    assert ludoteca.game(game).verify({name: value for name, value in record.items() if name != "files"}).over


def test_a_device_that_is_opened_again_goes_on_where_it_was():
    device = Device()
    table_id, view = begun(device, GAMES[0])
    for number in range(12):
        view = one_more(device, view, number)
    later = Device(device.stored)
    assert watched(later, table_id) == view
    assert [table["id"] for table in later.ask("GET", "/tables", which="mine")] == [table_id]
    assert later.ask("GET", "/tables", which="mine")[0]["deciding"] == view["deciding"]
    one_more(later, view)


def test_what_cannot_be_stored_has_not_happened():
    device = Device()
    table_id, view = begun(device, GAMES[0], [ME, HERE], position=mine_first(GAMES[0]))
    before = dict(device.stored)
    device.full = True
    move = view["moves"][0]["notation"]
    heard = device.tell(type="move", index=view["index"], seat=0, move=move)
    assert [(message["type"], message["code"], message["about"]) for message in heard] == [
        ("refused", "not-saved", "move")
    ]
    asked = {"game": GAMES[0], "seats": [ME, HERE]}
    assert device.refused("POST", "/tables", **asked) == "not-saved"
    assert device.stored == before
    assert device.ask("GET", f"/tables/{table_id}")["index"] == view["index"]
    device.full = False
    heard = device.tell(type="move", index=view["index"], seat=0, move=move)
    assert [message["type"] for message in heard] == ["moved"]
    assert view_of(heard, view)["index"] == view["index"] + 1


def test_two_pages_of_one_browser_do_not_overwrite_each_other():
    first = Device()
    table_id, view = begun(first, GAMES[0], [ME, HERE], position=mine_first(GAMES[0]))
    second = Device(first.stored)
    assert watched(second, table_id) == view
    later = one_more(first, view)
    told = json.loads(second.service.replace(table_id, first.stored[table_id]))["said"]
    assert view_of([message for _, message in told]) == second.ask("GET", f"/tables/{table_id}/views/1", seat="0")
    assert later["index"] == 1
    second.service.replace(table_id, None)
    assert second.refused("GET", f"/tables/{table_id}") == "no-table"


def test_a_damaged_table_is_left_as_it_is_and_the_others_are_there():
    device = Device()
    table_id, _ = begun(device, GAMES[0])
    half = device.stored[table_id][:200]
    later = Device(
        {**device.stored, "halved": half, "nonsense": "[]", "newer": device.stored[table_id].replace("1", "2", 1)}
    )
    assert sorted(later.service.damaged()) == ["halved", "newer", "nonsense"]
    assert [table["id"] for table in later.ask("GET", "/tables", which="mine")] == [table_id]
    assert later.refused("GET", "/tables/halved") == "damaged"
    assert later.stored["halved"] == half


def test_a_log_that_no_longer_fits_the_rules_is_damaged_too():
    device = Device()
    table_id, view = begun(device, GAMES[0])
    one_more(device, view)
    text = device.stored[table_id]
    broken = text[: text.rindex("\n")] + '\n["move",0,"no such move",0,0]'
    assert Device({table_id: broken}).refused("GET", f"/tables/{table_id}/record") == "damaged"


def test_a_table_of_older_rules_says_so_and_can_be_put_away():
    device = Device()
    table_id, view = begun(device, GAMES[0])
    one_more(device, view)
    head, rest = device.stored[table_id].split("\n", 1)
    told = json.loads(head)
    told["facts"]["rules"] = 999
    older = Device({table_id: json.dumps(told) + "\n" + rest})
    assert older.ask("GET", f"/tables/{table_id}")["outdated"]
    heard = older.look(table_id)
    assert [message["code"] for message in heard] == ["outdated"]
    assert older.stored[table_id].split("\n", 1)[1] == rest
    older.ask("POST", f"/tables/{table_id}/leave")
    assert older.stored == {}


def test_moves_are_taken_back_and_previewed_and_hints_are_given():
    device = Device()
    table_id, view = begun(device, GAMES[-1], [ME, HERE], position=mine_first(GAMES[-1]))
    heard = device.tell(type="preview", index=view["index"], moves=None)
    assert set(heard[0]["previews"]) == {str(move["id"]) for move in view["moves"]}
    (thought,) = device.tell(type="hint", index=view["index"], seat=0)
    assert {option["notation"] for option in thought["options"]} == {move["notation"] for move in view["moves"]}
    assert thought["options"][0]["outlook"] is not None
    (known,) = device.tell(type="knowledge", index=view["index"], seat=0)
    assert [known["moves"][move["id"]] for move in view["moves"]] == [move["notation"] for move in view["moves"]]
    found = [{"id": move["id"], "visits": 5, "expected": 0.5, "line": []} for move in view["moves"]]
    (told,) = device.tell(type="hint", index=view["index"], seat=0, found=found)
    assert told["options"][0]["outlook"] is not None
    (refused,) = device.tell(type="hint", index=view["index"], seat=0, found=found[1:])
    assert (refused["type"], refused["code"]) == ("refused", "bad-message")
    for _ in range(FREE_TAKEBACKS):
        after = one_more(device, view)
        if after["can_undo"]:
            heard = device.tell(type="undo", index=after["index"], seat=after["viewer"])
            assert heard[0]["undone"]
            back = view_of(heard)
            assert back["moves"] == view["moves"]
            assert save_from(device.stored[table_id]).rows[-1].kind == "undo"
            return
        view = view_of(device.tell(type="watch", seat=after["deciding"], index=None))
    raise AssertionError("nothing could be taken back")


def test_a_fault_of_ours_in_one_step_is_told_and_changes_nothing(monkeypatch, capsys):
    device = Device()
    table_id, view = begun(device, GAMES[0], [ME, HERE], position=mine_first(GAMES[0]))
    before = dict(device.stored)
    with monkeypatch.context() as broken:
        broken.setattr("ludoteca.browser.room.Room.text", property(lambda room: 1 / 0))
        (heard,) = device.tell(type="move", index=0, seat=0, move=view["moves"][0]["notation"])
        assert (heard["code"], heard["about"]) == ("fault", "move")
        assert device.refused("POST", f"/tables/{table_id}/leave") == "fault"
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert device.stored == before
    assert one_more(device, view)["index"] == 1


REFUSED = [
    ({"game": "nonsense", "seats": [ME]}, "no-game"),
    ({"game": GAMES[0], "seats": [ME] * 2}, "two-seats"),
    ({"game": GAMES[0], "seats": [ME]}, "bad-table"),
    ({"game": GAMES[0], "seats": [ME, {"kind": "bot", "level": "perfect"}]}, "bad-seats"),
    ({"game": GAMES[0], "seats": [ME, HERE], "options": {"colour": "blue"}}, "bad-table"),
    ({"game": GAMES[0], "seats": [ME, HERE], "rated": True}, "not-rated"),
    ({"game": GAMES[0], "seats": [ME, HERE], "box": {"cards.exe": ""}}, "bad-box"),
    ({"game": GAMES[0], "seats": [ME, HERE], "position": {"seats": 3}}, "bad-seats"),
    ({"game": GAMES[0], "seats": [ME, HERE], "position": {"seats": 2}}, "bad-table"),
    ({"game": GAMES[0], "seats": "many"}, "bad-request"),
    ({"game": GAMES[0], "seats": [ME, HERE], "speed": 3}, "bad-request"),
]


@pytest.mark.parametrize(("wanted", "code"), REFUSED)
def test_a_table_that_cannot_be_is_refused_and_nothing_is_kept(wanted, code):
    device = Device()
    assert device.refused("POST", "/tables", **wanted) == code
    assert device.stored == {}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "dance"}, "bad-message"),
        ({"type": "move", "index": 0, "seat": 0, "move": "no such move"}, "illegal"),
        ({"type": "move", "index": 7, "seat": 0, "move": "x"}, "stale"),
        ({"type": "move", "index": -1, "seat": 0, "move": "x"}, "bad-message"),
        ({"type": "move", "index": 0, "seat": 1, "move": "x"}, "not-your-seat"),
        ({"type": "undo", "index": 0, "seat": 0}, "cannot-undo"),
        ({"type": "vote", "index": 0, "seat": 0, "agree": True}, "no-vote"),
        ({"type": "watch", "seat": 5}, "not-your-seat"),
    ],
)
def test_a_message_that_cannot_be_heeded_is_refused_and_changes_nothing(message, code):
    device = Device()
    _, view = begun(device, GAMES[0], [ME, BOT], position=mine_first(GAMES[0]))
    assert view["deciding"] == 0
    before = dict(device.stored)
    (heard,) = device.tell(**message)
    assert (heard["type"], heard["code"]) == ("refused", code)
    assert device.stored == before


def test_a_record_that_is_damaged_is_refused():
    device = Device()
    table_id, view = begun(device, GAMES[0])
    played_out(device, view)
    record = device.ask("GET", f"/tables/{table_id}/record")
    assert device.refused("POST", "/records", **{**record, "seed": "another"}) == "bad-record"
    assert device.refused("POST", "/records", nonsense=1) == "bad-record"
    assert device.refused("POST", "/records", **{**record, "ranks": [9, 9]}) == "bad-record"
    assert list(device.stored) == [table_id]


def test_the_words_are_those_of_the_server():
    from ludoteca.server import messages as requests
    from ludoteca.server import socket_messages

    for kind in messages.SOCKET.values():
        theirs = getattr(socket_messages, kind.__name__)
        assert list(kind.__dataclass_fields__) == list(theirs.__struct_fields__)
        assert theirs.__struct_config__.tag == next(tag for tag, known in messages.SOCKET.items() if known is kind)
    for name in ("NewSeat", "NewTable", "Join", "Leave", "Continue", "Rematch", "Clock"):
        ours, theirs = getattr(messages, name), getattr(requests, name)
        assert list(ours.__dataclass_fields__) == list(theirs.__struct_fields__)
