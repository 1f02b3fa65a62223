"""Semaphores and pools: so much at a time, fair among those who wait, and an end to waiting."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from ludoteca.server.answer_cache import AnswerCache
from ludoteca.server.errors import RequestError
from ludoteca.server.fair_semaphore import FairSemaphore
from ludoteca.server.thread_pool import ThreadPool


async def settle() -> None:
    """Lets everything happen that can happen without waiting."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_who_asks_for_a_lot_waits_for_themselves():
    async def test() -> list[str]:
        gate, order = FairSemaphore("test", 1, 100), []

        async def work(key: str) -> None:
            async with gate.turn(key):
                order.append(key)
                await asyncio.sleep(0)

        keys = ["greedy"] * 6 + ["ann", "bob", "ann"]
        await asyncio.gather(*(work(key) for key in keys))
        return order

    assert asyncio.run(test()) == ["greedy", "greedy", "ann", "bob", "greedy", "ann", "greedy", "greedy", "greedy"]


def test_there_is_an_end_to_waiting_for_all_and_for_each():
    async def test() -> None:
        gate = FairSemaphore("test", 1, 3, 2)
        await gate.enter("ann")
        waiting = [asyncio.ensure_future(gate.enter("ann")) for _ in range(2)]
        await settle()
        with pytest.raises(RequestError, match="try again") as refusal:
            await gate.enter("ann")
        assert (refusal.value.code, refusal.value.status) == ("busy", 503)
        waiting.append(asyncio.ensure_future(gate.enter("bob")))
        await settle()
        with pytest.raises(RequestError):
            await gate.enter("cy")
        for _ in waiting:
            gate.leave()
            await settle()
        assert all(turn.done() for turn in waiting)

    asyncio.run(test())


def test_who_goes_away_while_waiting_leaves_no_gap():
    async def test() -> None:
        gate = FairSemaphore("test", 1, 10)
        await gate.enter("a")
        gone, given, last = (asyncio.ensure_future(gate.enter(key)) for key in "bcd")
        await settle()
        gone.cancel()
        gate.leave()  # before the one who has gone could say so
        await settle()
        assert given.done()
        assert not last.done()
        gate.leave()
        last.cancel()  # in the moment in which it was given its turn
        await settle()
        await asyncio.wait_for(gate.enter("e"), 10)

    asyncio.run(test())


def test_a_thread_that_nobody_waits_for_still_has_its_turn():
    async def test() -> None:
        pool = ThreadPool("test", 1, 1)
        begun, over = threading.Event(), threading.Event()

        def work() -> None:
            begun.set()
            over.wait()

        asked = asyncio.ensure_future(pool.run("ann", work))
        while not begun.is_set():
            await asyncio.sleep(0.001)
        asked.cancel()
        second = asyncio.ensure_future(pool.run("ann", int))
        await settle()
        with pytest.raises(RequestError):
            await pool.run("ann", int)
        over.set()
        assert await second == 0
        await pool.stop()

    asyncio.run(test())


def test_answers_are_worked_out_once_and_failures_are_not_kept():
    async def test() -> None:
        kept: AnswerCache[int] = AnswerCache(2)
        asked: list[str] = []

        def answer(key: str) -> Callable[[], Coroutine[Any, Any, int]]:
            async def find_out() -> int:
                asked.append(key)
                await asyncio.sleep(0)
                if key == "wrong":
                    raise RequestError("wrong", "wrong")
                return len(asked)

            return find_out

        assert await asyncio.gather(*(kept.of("a", answer("a")) for _ in range(5))) == [1] * 5
        for _ in range(2):
            with pytest.raises(RequestError):
                await kept.of("wrong", answer("wrong"))
        for key in "bca":
            await kept.of(key, answer(key))
        assert asked == ["a", "wrong", "wrong", "b", "c", "a"]

    asyncio.run(test())
