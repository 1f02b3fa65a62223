"""How the server is doing: alive, ready, measured by whom it may be, and logs that say which request."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from ludoteca.server.api.pages import _may_measure
from ludoteca.server.metrics import REGISTRY
from ludoteca.server.request_log import FORMAT, LONGEST_LINE, ShortLines, new_request_id, request_id
from ludoteca.server.server import watch_lag
from tests.server.clients import PATIENCE
from tests.server.services import House


def get(house: House, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{house.url}{path}", headers=headers, trust_env=False, timeout=PATIENCE)


def asking(host: str, **headers: str) -> Any:
    return SimpleNamespace(client=SimpleNamespace(host=host), headers=headers)


def test_alive_and_ready_are_two_questions(house: House):
    assert get(house, "/health").json()["ok"]
    assert get(house, "/ready").json().items() >= {"ok": True, "database": True, "bus": True}.items()


def test_metrics_are_for_this_machine_or_for_who_knows_the_token(house: House):
    assert "ludoteca_loop_lag_seconds" in get(house, "/metrics").text
    assert get(house, "/metrics", **{"x-forwarded-for": "192.0.2.1"}).status_code == 404
    assert _may_measure(asking("127.0.0.1"), None)
    assert _may_measure(asking("::1"), None)
    for other in (asking("192.0.2.1"), asking("127.0.0.1", via="1.1 proxy"), asking("nowhere")):
        assert not _may_measure(other, None)
    assert _may_measure(asking("192.0.2.1", authorization="Bearer secret"), "secret")
    for wrong in ("Bearer other", "secret", ""):
        assert not _may_measure(asking("127.0.0.1", authorization=wrong), "secret")


def test_every_answer_and_every_line_of_the_log_says_which_request(house: House):
    first, second = (get(house, "/api/games").headers["x-request-id"] for _ in range(2))
    assert first != second
    assert f"[{first}]: GET /api/games 200" in house.log.read_text()


def test_lines_of_the_log_stay_short():
    told = ShortLines(FORMAT).format(logging.LogRecord("x", logging.ERROR, "", 0, "y" * 100_000, (), None))
    assert len(told) < LONGEST_LINE + 20
    token = request_id.set("-")
    made = new_request_id()
    assert f"[{made}]" in ShortLines(FORMAT).format(logging.LogRecord("x", logging.ERROR, "", 0, "y", (), None))
    request_id.reset(token)


def test_a_loop_that_is_kept_busy_is_measured():
    def late() -> float:
        return REGISTRY.get_sample_value("ludoteca_loop_lag_seconds_sum") or 0.0

    async def test() -> None:
        watching = asyncio.ensure_future(watch_lag())
        before = late()
        while late() == before:
            await asyncio.sleep(0.01)
        watching.cancel()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))


@pytest.mark.parametrize("name", ["ludoteca_queue_seconds", "ludoteca_queued", "ludoteca_working"])
def test_queues_are_measured(house: House, name: str):
    get(house, "/")
    assert f"{name}" in get(house, "/metrics").text
