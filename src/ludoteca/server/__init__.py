"""Tables that people and bots share over the net: seats, clocks, storage, sockets.

`docs/protocol.md` tells what clients say and hear, `docs/hosting.md` how to run it.
"""
