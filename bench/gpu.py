"""CPU and GPU play the same games: the same final states, how fast each is, and who can share the arrays.

Run it on a machine with an NVIDIA GPU: `python bench/gpu.py [--game kragmortha] [--games 131072]`.
"""

import argparse
import hashlib
import time
from typing import Any

import ludoteca


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="kragmortha")
    options.add_argument("--games", type=int, default=131_072, help="games for each number of seats")
    options.add_argument("--seats", type=int, nargs="*", help="numbers of seats; all if not given")
    options.add_argument("--speed-games", type=int, nargs="*", default=[262_144, 1_048_576, 2_097_152])
    chosen = options.parse_args()
    game = ludoteca.game(chosen.game)
    for seats in chosen.seats or game.seats:
        agree(game, seats, chosen.games)
    for seats in chosen.seats or game.seats:
        speed(game, seats, max(chosen.speed_games))
    for size in chosen.speed_games:
        speed(game, game.seats[len(game.seats) // 2], size)
    share(game)


def agree(game: Any, seats: int, size: int) -> None:
    """Plays the same random games to their end on both, and compares every byte."""
    digests = []
    for device in ("cpu", "cuda"):
        start = time.perf_counter()
        batch = game.batch(size, seats, "agreement", device=device)
        made = batch.play_random(game.most_steps)
        digests.append(hashlib.sha256(batch.bytes()).hexdigest())
        print(
            f"{seats} seats, {device}: {size} games, {made} decisions, {time.perf_counter() - start:.1f} s",
            flush=True,
        )
    print(f"{seats} seats: states {'agree' if digests[0] == digests[1] else 'DIFFER'}", flush=True)


def speed(game: Any, seats: int, size: int) -> None:
    """Random decisions a second, games that end being set up again; compilation not counted.

    First as many games end as there are twice over, so that games of all ages are played when time is taken.
    """
    batch = game.batch(size, seats, "speed", device="cuda")
    ended = 0
    while ended < 2 * size:
        batch.play_random(100)
        ended += int(batch.over.copy_to_host().sum())
        batch.reset()
    made, playing = 0, 0.0
    start = time.perf_counter()
    while time.perf_counter() - start < 4:
        before = time.perf_counter()
        made += batch.play_random(100)
        playing += time.perf_counter() - before
        batch.reset()
    whole = time.perf_counter() - start
    print(
        f"{seats} seats, cuda, {size} games: {made / playing / 1e6:.0f} million decisions/s"
        f" ({made / whole / 1e6:.0f} with setting up)",
        flush=True,
    )


def share(game: Any) -> None:
    """Hands an array of the batch to other libraries, and says whether they look at the same memory."""
    batch = game.batch(1024, game.seats[-1], "sharing", device="cuda")
    scores = batch.scores
    address = scores.__cuda_array_interface__["data"][0]
    try:
        import cupy

        print(f"CuPy {cupy.__version__}: {same(cupy.asarray(scores).data.ptr, address)}")
    except ImportError:
        print("CuPy is not installed here.")
    try:
        import torch

        tensor = torch.as_tensor(scores, device="cuda")
        print(f"PyTorch {torch.__version__}: {same(tensor.data_ptr(), address)}")
        batch.play(torch.full((1024,), -1, dtype=torch.int64, device="cuda"))
        print("PyTorch's tensors of moves are taken by `play`.")
    except ImportError:
        print("PyTorch is not installed here.")
    try:
        import jax

        array = jax.dlpack.from_dlpack(torch.as_tensor(scores, device="cuda"))
        print(f"JAX {jax.__version__}, by way of PyTorch's DLPack: {same(array.unsafe_buffer_pointer(), address)}")
    except (ImportError, NameError):
        print("JAX, or PyTorch to hand it the array, is not installed here.")


def same(theirs: int, ours: int) -> str:
    """Whether two addresses are one."""
    return "no copy" if theirs == ours else "a COPY"


if __name__ == "__main__":
    main()
