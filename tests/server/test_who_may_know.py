"""Who may know what, as a model: people come, sit, watch, play, go, are sent away, log out and are forgotten.

After every step every byte that has reached a socket is held against `truth.Truth`. On one server nobody sees through a
seat that they do not hold; on two, whose bus is slow and loses messages, nobody sees more of a seat than what had
happened by the time at which they lost it.
"""

import asyncio
import json
import os
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

import ludoteca
from ludoteca.server import commit, sessions
from ludoteca.server.errors import RequestError
from ludoteca.server.table_facts import now_ms
from ludoteca.table.log import BOT, Row
from ludoteca.table.table import PAUSES
from tests.server.in_process import NEVER, Json, Site, TestSocket, Visitor
from tests.server.truth import Truth

EXAMPLES = int(os.environ.get("LUDOTECA_EXAMPLES", "0"))
"""How many stories to try for each game and number of servers, where somebody wants to know better."""
FEW, MANY = 6, 150
STEPS = 40
PEOPLE, SEATS, SERVERS = st.integers(0, 3), st.integers(0, 2), st.integers(0, 1)
ANY = st.integers(0, 99)
SIGNED_OUT = 4401


class Watcher:
    """A socket, and what its owner could make of what it was sent."""

    def __init__(self, socket: TestSocket, visitor: Visitor):
        self.socket = socket
        self.person = visitor.id or None
        self.cookie = visitor.cookie
        self.read = 0
        self.view: Json = {}
        self.logs: list[Json] = []
        self.seat: int | None = None
        """The seat that it asked for last, if the server agreed."""
        self.watching = False


class Story(RuleBasedStateMachine):
    """One table, four people, a stranger, and as many sockets as they like."""

    def __init__(self, site: Site, run: Callable[[Coroutine[Any, Any, Any]], Any], database: Path, game: str):
        super().__init__()
        self.site = site
        self.run = run
        self.game = game
        self.database = database
        self.visitors: list[Visitor] = []
        self.watchers: list[Watcher] = []
        self.over: set[str] = set()
        """Cookies that open nothing any more."""
        self.said: dict[str, str | None] = {}
        self.truth: Truth | None = None

    @property
    def true(self) -> Truth:
        assert self.truth is not None
        return self.truth

    @property
    def path(self) -> str:
        return f"/api/tables/{self.true.table}"

    def server(self, number: int) -> int:
        return number % len(self.site.nodes)

    @initialize(public=st.booleans(), full=st.sampled_from([False, False, True]), server=SERVERS)
    def sit_down(self, public: bool, full: bool, server: int) -> None:
        """Two sit at a table, or three and it begins; they and a stranger look on."""

        async def begin() -> str:
            self.visitors = [await self.site.visitor(f"visitor {number}") for number in range(4)]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            wanted: Json = {"game": self.game, "seats": seats, "public": public}
            return str((await self.visitors[0].post("/api/tables", **wanted))["id"])

        self.truth = Truth(self.database, self.run(begin()))
        self.step()
        self.step(self.visitors[1].request("POST", f"{self.path}/join"))
        for who in (0, 1, 4):
            self.come_to_watch(who, server + who, None, True)
        if full:
            self.step(self.visitors[2].request("POST", f"{self.path}/join"))

    def step(self, *actions: Coroutine[Any, Any, Any]) -> None:
        """Does something, or several things at once, waits until all is quiet, and checks what everybody was sent."""

        async def happen() -> None:
            await asyncio.gather(*actions)
            await self.site.quiet()

        self.run(happen())
        self.true.look()
        for watcher in self.watchers:
            self.check(watcher)

    def ask(self, who: int, method: str, path: str, **body: Any) -> Coroutine[Any, Any, Any]:
        async def asked() -> None:
            answer = await self.visitors[who].request(method, self.path + path, body.pop("server", 0), **body)
            assert answer.status_code < 500, answer.text

        return asked()

    # What people do.

    @precondition(lambda self: self.truth is not None and self.true.status != "finished")
    @rule(who=PEOPLE, seat=SEATS, server=SERVERS)
    def join(self, who: int, seat: int, server: int) -> None:
        self.step(self.ask(who, "POST", "/join", seat=seat, server=self.server(server)))

    @rule(who=PEOPLE, seat=st.none() | SEATS, server=SERVERS)
    def leave(self, who: int, seat: int | None, server: int) -> None:
        self.step(self.ask(who, "POST", "/leave", seat=seat, server=self.server(server)))

    @precondition(lambda self: self.truth is not None and self.true.status == "waiting")
    @rule(who=PEOPLE, seat=SEATS)
    def send_away(self, who: int, seat: int) -> None:
        self.step(self.ask(who, "POST", "/kick", seat=seat))

    @precondition(lambda self: self.truth is not None and self.true.status == "waiting")
    @rule(who=PEOPLE, server=SERVERS)
    def start(self, who: int, server: int) -> None:
        """Most often it is the host who tries."""
        hosts = [number for number, visitor in enumerate(self.visitors) if visitor.id == self.true.facts["host"]]
        self.step(self.ask(hosts[0] if hosts and who else who, "POST", "/start", server=self.server(server)))

    @precondition(lambda self: self.truth is not None and self.true.status == "waiting")
    @rule(who=PEOPLE, seat=SEATS, server=SERVERS, other=SERVERS, watching=st.booleans(), start=st.booleans())
    def change_places(self, who: int, seat: int, server: int, other: int, watching: bool, start: bool) -> None:
        """Whoever sits there gets up, perhaps with an eye still on it; somebody else sits down, and play may begin."""
        holder = self.true.holders[seat]
        for number, visitor in enumerate(self.visitors):
            if visitor.id == holder and number != who:
                if watching:
                    self.come_to_watch(number, other, seat, False)
                self.step(self.ask(number, "POST", "/leave", seat=seat, server=self.server(server)))
        self.step(self.ask(who, "POST", "/join", seat=seat, server=self.server(server)))
        if start and self.true.status == "waiting":
            self.start(3, server)
            self.move([0, 1, 2], server)

    @rule(who=st.integers(0, 4), server=SERVERS, seat=st.none() | SEATS, own=st.booleans())
    def come_to_watch(self, who: int, server: int, seat: int | None, own: bool) -> None:
        visitor = self.visitors[who] if who < 4 else Visitor(self.site)
        mine = self.true.seats_of(visitor.id)[1]
        if own and mine:
            seat = mine[0]
        socket = self.run(visitor.open(self.true.table, self.server(server)))
        self.watchers.append(Watcher(socket, visitor))
        self.step()
        self.watch(len(self.watchers) - 1, seat, False)

    @precondition(lambda self: self.watchers)
    @rule(which=ANY, seat=st.none() | SEATS, resume=st.booleans())
    def watch(self, which: int, seat: int | None, resume: bool) -> None:
        watcher = self.watchers[which % len(self.watchers)]
        index = watcher.view.get("index") if resume else None
        refusals = self.refusals(watcher)
        watcher.socket.tell(type="watch", seat=seat, index=index)
        self.step()
        if watcher.socket.open and self.refusals(watcher) == refusals:
            watcher.watching = True
            watcher.seat = seat

    @staticmethod
    def refusals(watcher: Watcher) -> int:
        return sum('"type":"refused"' in text for text in watcher.socket.texts)

    @precondition(lambda self: self.watchers)
    @rule(which=ANY)
    def go(self, which: int) -> None:
        self.step(self.watchers[which % len(self.watchers)].socket.close())

    @precondition(lambda self: self.watchers)
    @rule(which=ANY)
    def chat(self, which: int) -> None:
        watcher = self.watchers[which % len(self.watchers)]
        text = f"line {len(self.said)}"
        self.said[text] = watcher.person
        watcher.socket.tell(type="chat", text=text)
        self.step()

    @precondition(lambda self: self.watchers and self.true.matches)
    @rule(which=ANY)
    def preview(self, which: int) -> None:
        watcher = self.watchers[which % len(self.watchers)]
        watcher.socket.tell(type="preview", index=watcher.view.get("index", 0), moves=None)
        self.step()

    def mover(self, choice: int, server: int) -> Coroutine[Any, Any, Any]:
        """Somebody whose turn it is, or the bot that plays for them, moves at one of the servers."""

        async def moved() -> None:
            node = self.site.nodes[self.server(server)]
            if self.true.status != "running":
                return
            try:
                async with node.locked(self.true.table) as room:
                    if room.deciding is None:
                        return
                    moves = room.match.moves()
                    move = moves[choice % len(moves)]
                    kind = BOT if room.facts.seats[room.deciding].played_by_bot else "move"
                    row = Row(room.index, kind, room.deciding, str(move), now_ms())
                    await commit.append(node, room, row)
            except RequestError as refusal:
                if refusal.code != "stale":
                    raise

        return moved()

    @precondition(lambda self: self.truth is not None and self.true.status == "running")
    @rule(choices=st.lists(ANY, min_size=1, max_size=6), server=SERVERS)
    def move(self, choices: list[int], server: int) -> None:
        for choice in choices:
            if self.true.status == "running":
                self.step(self.mover(choice, server))

    @precondition(lambda self: self.watchers and self.true.status == "running")
    @rule(which=ANY, seat=SEATS, choice=ANY)
    def say_a_move(self, which: int, seat: int, choice: int) -> None:
        """As a client does it, for any seat: most of it is refused."""
        watcher = self.watchers[which % len(self.watchers)]
        moves = self.true.matches[-1].moves()
        if moves:
            text = str(moves[choice % len(moves)])
            watcher.socket.tell(type="move", index=self.true.head, seat=seat, move=text)
        watcher.socket.tell(type="undo", index=self.true.head + 1, seat=seat)
        self.step()

    @rule(who=PEOPLE)
    def rename(self, who: int) -> None:
        self.step(self.visitors[who].request("PATCH", "/api/me", name=f"renamed {len(self.said)}"))

    @rule(who=PEOPLE, server=SERVERS)
    def log_out(self, who: int, server: int) -> None:
        visitor = self.visitors[who]
        self.over.add(visitor.cookie)
        self.step(visitor.request("POST", "/api/logout", self.server(server)))
        self.log_in_elsewhere(who)

    @rule(who=PEOPLE)
    def log_in_elsewhere(self, who: int) -> None:
        """Another cookie of the same person."""
        visitor = self.visitors[who]

        async def come() -> None:
            node = self.site.nodes[0]
            secret = await node.store.write(lambda database: sessions.new_session(database, visitor.id))
            fresh = Visitor(self.site, visitor.name)
            fresh.id, fresh.cookie = visitor.id, f"ludoteca={secret}"
            self.visitors[who] = fresh

        self.step(come())

    @rule(who=PEOPLE, server=SERVERS)
    def be_forgotten(self, who: int, server: int) -> None:
        self.step(self.forgetting(who, server))

    def forgetting(self, who: int, server: int) -> Coroutine[Any, Any, Any]:
        visitor = self.visitors[who]

        async def forgotten() -> None:
            await visitor.request("DELETE", "/api/me", self.server(server))
            self.over |= {watcher.cookie for watcher in self.watchers if watcher.person == visitor.id}
            self.visitors[who] = await self.site.visitor(f"visitor {who}")

        return forgotten()

    @precondition(lambda self: self.truth is not None and self.true.status == "running")
    @rule(who=PEOPLE, choice=ANY, server=SERVERS, other=SERVERS, at_once=st.booleans())
    def go_during_a_move(self, who: int, choice: int, server: int, other: int, at_once: bool) -> None:
        """Somebody is forgotten, or leaves, while or before a move is made, perhaps at another server."""
        going = self.forgetting(who, other) if choice % 2 else self.ask(who, "POST", "/leave", server=0)
        if at_once:
            self.step(self.mover(choice, server), going)
        else:
            self.step(going)
            self.step(self.mover(choice, server))

    # What servers do.

    @rule(server=SERVERS)
    def let_go(self, server: int) -> None:
        """A room that is needed again is loaded anew."""
        node = self.site.nodes[self.server(server)]
        room = node.at_hand(self.true.table)
        if room is not None:
            node.forget(room)
            self.step(node.reload(room) if self.true.status != "removed" else asyncio.sleep(0))

    @rule()
    def hand_on(self) -> None:
        self.step(self.site.hand_on())
        self.check_end_of_cookies()

    @rule()
    def lose_news(self) -> None:
        for bus in self.site.buses:
            bus.waiting.clear()
        if len(self.site.nodes) > 1:
            self.step(self.site.rounds())
        self.check_end_of_cookies()
        for watcher in self.watchers:
            self.check_up_to_date(watcher)

    # What somebody finds who asks.

    @precondition(lambda self: self.truth is not None and self.true.matches)
    @rule(who=PEOPLE, server=SERVERS, seat=st.none() | SEATS, index=ANY)
    def spy(self, who: int, server: int, seat: int | None, index: int) -> None:
        visitor, number = self.visitors[who], self.server(server)
        query = {} if seat is None else {"seat": seat}
        at = index % (self.true.head + 1)
        answers = {}

        async def look() -> None:
            for what in (f"/views/{at}", "/replay", "/record", ""):
                asked = {} if what in ("/record", "") else query
                answers[what] = await visitor.request("GET", self.path + what, number, **asked)

        self.step(look())
        for what, answer in answers.items():
            assert answer.status_code < 500, answer.text
            self.check_nothing_else(answer.text)
            if answer.status_code != 200:
                continue
            found = answer.json()
            if what.startswith("/views"):
                self.check_allowed(visitor.id, seat, found["index"])
                assert found["viewer"] == seat
                self.true.check_view(found)
            elif what == "/replay":
                for entry in found:
                    self.check_allowed(visitor.id, seat, entry["index"])
                    self.true.check_entry({"move": None, "by": None, **entry}, seat)
            elif what == "/record":
                self.true.check_record(found)

    # What is checked.

    def check(self, watcher: Watcher) -> None:
        """Everything that a socket was sent in the last step."""
        texts = watcher.socket.texts
        while watcher.read < len(texts):
            text = texts[watcher.read]
            watcher.read += 1
            self.check_nothing_else(text)
            self.check_message(watcher, json.loads(text))

    def check_nothing_else(self, text: str) -> None:
        for secret in self.true.secrets():
            assert secret not in text

    def check_allowed(self, person: str | None, viewer: int | None, index: int) -> None:
        assert self.true.may_know(person, viewer, index)
        if viewer is not None and len(self.site.nodes) == 1 and not self.true.finished:
            assert self.true.held_lately(person, viewer)

    def check_message(self, watcher: Watcher, message: Json) -> None:
        person = watcher.person
        match message["type"]:
            case "table":
                shown = message["table"]
                if len(self.site.nodes) == 1:
                    assert shown["my_seats"] in (*self.true.seats_of(person), [])
            case "log":
                watcher.logs.extend(message["entries"])
            case "view":
                view = message["view"]
                self.check_allowed(person, view["viewer"], view["index"])
                self.true.check_view(view)
                for entry in watcher.logs:
                    self.true.check_entry({"move": None, "by": None, **entry}, view["viewer"])
                watcher.logs = []
                watcher.view = view
            case "moved":
                watcher.view = view = watcher.view | message["changes"]
                assert view["index"] == message["index"]
                self.check_allowed(person, view["viewer"], view["index"])
                self.true.check_view(view)
                self.true.check_entry(message, view["viewer"])
            case "previews":
                seat = watcher.view["viewer"]
                self.check_allowed(person, seat, message["index"])
                self.true.check_previews(message["previews"], message["index"], seat)
            case "chat":
                speaker = self.said[message["text"]]
                assert speaker is not None
            case kind:
                assert kind in ("refused", "pong")

    def check_end_of_cookies(self) -> None:
        """When the news has come round, nobody is there with a cookie that opens nothing."""
        for watcher in self.watchers:
            if watcher.cookie in self.over:
                assert not watcher.socket.open

    def check_up_to_date(self, watcher: Watcher) -> None:
        """When the news has come round, everybody sees all that they may: as their seat, or as a spectator."""
        if not watcher.socket.open or not watcher.watching or self.true.status in ("waiting", "removed"):
            return
        held = watcher.seat is not None and self.true.holders[watcher.seat] == watcher.person
        assert watcher.view["index"] == self.true.head
        if not held:
            assert watcher.view["viewer"] is None

    def teardown(self) -> None:
        if self.truth is None:
            return
        self.step(self.site.hand_on())
        self.check_end_of_cookies()

        async def go_home() -> None:
            for watcher in self.watchers:
                await watcher.socket.close()
            await self.site.quiet()

        self.run(go_home())
        self.site.sockets.clear()
        self.true.close()


@pytest.fixture(params=[1, 2], ids=["one server", "two servers"])
def site(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Site, asyncio.Runner]]:
    with asyncio.Runner() as runner:

        async def opened() -> Site:
            site = Site(tmp_path, request.param)
            await site.start()
            return site

        site = runner.run(opened())
        yield site, runner
        runner.run(site.stop())


@pytest.mark.parametrize("tier", [FEW, pytest.param(MANY, marks=pytest.mark.long)], ids=["few", "many"])
@pytest.mark.parametrize("game", list(ludoteca.games()))
def test_nobody_is_sent_what_they_may_not_know(
    site: tuple[Site, asyncio.Runner], tmp_path: Path, game: str, tier: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(PAUSES, "calm", NEVER)
    place, runner = site
    story: Any = partial(Story, place, runner.run, tmp_path / "site.db", game)
    run_state_machine_as_test(
        story,
        settings=hypothesis.settings(
            max_examples=EXAMPLES or tier,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        ),
    )
