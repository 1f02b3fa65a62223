"""Between two moves a table at hand is its state and its log: views are read when somebody is told, and let go."""

import asyncio
import gc

import pytest

import ludoteca
from ludoteca.kernel.compiling import COMPILED
from tests.server.in_process import Site


def plain_states(game):
    """How many states are held in their plain form, which is hundreds of lists each."""
    gc.collect()
    return sum(type(thing) is game.state for thing in gc.get_objects())


@pytest.mark.skipif(not COMPILED, reason="interpreted rules play on plain states")
@pytest.mark.parametrize("name", ludoteca.games())
def test_nothing_that_was_read_of_a_state_is_held_after_everybody_was_told(name, tmp_path):
    game = ludoteca.game(name)

    async def play():
        before = plain_states(game)
        site = Site(tmp_path, 1)
        await site.start()
        visitor = await site.visitor("Ann")
        seats = [{"kind": "me"}, *[{"kind": "here"}] * (max(2, game.seats[0]) - 1)]
        table = (await visitor.post("/api/tables", game=name, seats=seats))["id"]
        socket = await visitor.open(table)
        await site.quiet()
        for _ in range(5):
            room = await site.nodes[0].room(table)
            seat, move = room.deciding, str(room.match.moves()[0])
            socket.tell(type="watch", seat=seat, index=None)
            await site.quiet()
            socket.tell(type="move", index=room.index, seat=seat, move=move)
            await site.quiet()
        assert room.index == 5
        assert plain_states(game) <= before  # what other tests left behind may be gone by now
        await site.stop()

    asyncio.run(play())
