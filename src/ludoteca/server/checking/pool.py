"""The checking processes: few, started when first needed, and killed when they take too long."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

from msgspec import Struct

from ludoteca.server.checking.tasks import (
    HEADER,
    MOST_BYTES,
    Answer,
    Broken,
    Checked,
    Faulty,
    Task,
    answer_from,
    framed,
)
from ludoteca.server.errors import RequestError, busy
from ludoteca.server.fair_semaphore import FairSemaphore
from ludoteca.server.metrics import KILLED

logger = logging.getLogger("ludoteca.server")

WORKER = "ludoteca.server.checking.worker"
PASSED_ON = ("PATH", "SYSTEMROOT", "LANG", "LC_ALL", "PYTHONPATH", "PYTHONHOME", "TMPDIR", "TEMP", "LUDOTECA_ROOM")
"""What a checking process is told of its surroundings: no address or password of a database."""
START_PATIENCE = 120.0
TASKS_EACH = 200
"""Tasks after which a process makes way for a fresh one, so that nothing piles up in it."""
WALL = 4
"""A process may take so many times the seconds that it may compute for: the machine may be busy with others."""


class CheckingLimits(Struct, frozen=True):
    """What one pool may use."""

    processes: int
    waiting: int
    waiting_each: int
    seconds: int
    megabytes: int


class _Worker:
    """One process. Whoever holds it is alone with it."""

    def __init__(self, limits: CheckingLimits):
        self._limits = limits
        self._process: Process | None = None
        self._done = 0

    async def answer(self, task: Task) -> Answer | None:
        """What came of a task; None if the process had to be killed, or died, over it."""
        answer = None
        try:
            process = await self._started()
            answer = await asyncio.wait_for(self._asked(process, task), self._limits.seconds * WALL)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            KILLED.inc()
        finally:  # also if nobody waits any more: half an answer may be in the pipe
            self._done += 1
            if answer is None or self._done >= TASKS_EACH:
                await self.stop()
        return answer

    async def _started(self) -> Process:
        if self._process is None:
            environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
            environment |= {"LUDOTECA_COMPILE": "0", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
            limits = (str(self._limits.megabytes), str(self._limits.seconds))
            self._done = 0
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", WORKER, *limits, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
            )
            assert self._process.stdout is not None
            try:
                await asyncio.wait_for(self._process.stdout.readexactly(1), START_PATIENCE)
            except (TimeoutError, OSError, asyncio.IncompleteReadError):
                logger.error("a checking process did not start")
                raise busy() from None
        return self._process

    async def _asked(self, process: Process, task: Task) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(task))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
        if length > MOST_BYTES:
            raise OSError("an answer that is too long")
        return answer_from(await process.stdout.readexactly(length))

    async def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class CheckingPool:
    """Some processes with the same limits. Who has to wait gets their turn fairly; too many are told to come later."""

    def __init__(self, name: str, limits: CheckingLimits):
        self._semaphore = FairSemaphore(name, limits.processes, limits.waiting, limits.waiting_each)
        self._workers = [_Worker(limits) for _ in range(limits.processes)]

    async def check(self, task: Task, who: str, code: str) -> Checked:
        """Has a task done for somebody. What is wrong with it is refused with this code."""
        async with self._semaphore.turn(who):
            worker = self._workers.pop()
            try:
                answer = await worker.answer(task)
            finally:
                self._workers.append(worker)
        match answer:
            case Checked():
                return answer
            case Faulty(detail):
                raise RequestError(code, detail, 400)
            case Broken(traceback):
                logger.error("a check failed:\n%s", traceback)
                raise RequestError("fault", "Something is wrong with the server.", 500)
            case None:
                raise RequestError("too-heavy", "Checking this takes too much time or memory.", 400)

    async def stop(self) -> None:
        """Ends the processes."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))
