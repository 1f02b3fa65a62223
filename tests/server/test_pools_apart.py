"""Each kind of work has its own threads: however much of one waits, the others are done at once."""

import asyncio
import threading
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE
from tests.server.test_bots_and_advice import open_node

POOLS = ("loading", "replaying", "verifying", "hashing", "files")


@pytest.mark.parametrize("free", POOLS)
def test_work_of_one_kind_does_not_wait_for_any_other(tmp_path: Path, free: str):
    async def test() -> None:
        over = threading.Event()
        async with open_node(tmp_path) as (node, _):
            others = [getattr(node, name) for name in POOLS if name != free]
            stuck = [asyncio.ensure_future(pool.run(str(n), over.wait)) for pool in others for n in range(12)]
            try:
                await asyncio.sleep(0)
                await asyncio.wait_for(getattr(node, free).run("ann", int), PATIENCE)
                # Nor does what the system's libraries do in Python's own threads.
                await asyncio.wait_for(asyncio.to_thread(int), PATIENCE)
                assert not any(work.done() for work in stuck)
            finally:
                over.set()
            await asyncio.gather(*stuck)

    asyncio.run(test())
