"""How many decisions a second a training loop makes on a GPU, beside Pgx's games with the same network.

Run it on a machine with an NVIDIA GPU and PyTorch; with JAX and Pgx for the peers:

    python bench/train_loop.py --game kragmortha --peers connect_four backgammon

- random: `step(sample())`, nothing else
- mask: `legal()`, a random policy of PyTorch's on the mask, `step(moves)`
- network: `observe()` in the one-hot form, an MLP with two hidden layers of 256 in bfloat16, `sample(logits)`, `step`

Games of all ages are played, and those that end are replaced in the same step. Kernels are compiled first, on a small
batch: with `--lock FILE` several programs can do that side by side and then take time one after the other.
"""

import argparse
import fcntl
import importlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ludoteca

HIDDEN = 256
WARM_UP = 20
SMALL = 1024
ALIGNED = 16
"""Outputs of the network are a multiple of this: matrix products are slow otherwise. The rest is not looked at."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--game", nargs="*", default=list(ludoteca.games()))
    options.add_argument("--seats", type=int, help="seats; the middle number if not given")
    options.add_argument("--games", type=int, nargs="*", default=[1_048_576], help="games side by side")
    options.add_argument("--seconds", type=float, default=3.0)
    options.add_argument("--lock", type=Path, metavar="FILE", help="held while time is taken")
    options.add_argument("--peers", nargs="*", default=[], help="games of Pgx")
    options.add_argument("--peer-games", type=int, nargs="*", default=[262_144])
    chosen = options.parse_args()
    for name in chosen.game:
        game = ludoteca.game(name)
        seats = chosen.seats or game.seats[len(game.seats) // 2]
        start = time.perf_counter()
        measure(game, seats, SMALL, 0.0, silent)
        print(f"{game.title}, {seats} seats: compiled in {time.perf_counter() - start:.0f} s", flush=True)
        with held(chosen.lock):
            for size in chosen.games:
                measure(game, seats, size, chosen.seconds, tell)
    for peer in chosen.peers:
        with held(chosen.lock):
            for size in chosen.peer_games:
                measure_pgx(peer, size, chosen.seconds)


@contextmanager
def held(lock: Path | None) -> Iterator[None]:
    """Waits until nobody else takes time."""
    if lock is None:
        yield
        return
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def tell(line: str) -> None:
    print(line, flush=True)


def silent(line: str) -> None:
    """What a small batch takes says nothing."""


def measure(game: Any, seats: int, size: int, seconds: float, say: Callable[[str], None]) -> None:
    """The three loops of one of our games, and the parts that they are made of."""
    torch: Any = importlib.import_module("torch")
    batch = game.batch(size, seats, "train loop", device="cuda")
    for _ in range(4):
        batch.play_random(100)
        batch.reset()
    columns = game.setting(seats).one_hot.size
    network = mlp(torch, columns, batch.moves + -batch.moves % ALIGNED)

    def random() -> None:
        batch.step(batch.sample(), check=False)

    def mask() -> None:
        allowed = torch.from_dlpack(batch.legal())
        scores = torch.rand(allowed.shape, dtype=torch.bfloat16, device="cuda") + 1
        batch.step((scores * allowed).argmax(dim=1), check=False)

    def network_loop() -> None:
        seen = torch.from_dlpack(batch.observe(form="one-hot", dtype="bfloat16"))
        batch.step(batch.sample(network(seen)), check=False)

    where = f"{game.title}, {seats} seats, {size} games"
    with torch.inference_mode():
        for name, loop in (("random", random), ("mask", mask), ("network", network_loop)):
            rate = size * per_second(loop, torch.cuda.synchronize, seconds)
            say(f"{where}: {name} loop {rate / 1e6:.0f} million decisions/s")
        logits = network(torch.from_dlpack(batch.observe(form="one-hot", dtype="bfloat16")))
        seen = torch.from_dlpack(batch.observe(form="one-hot", dtype="bfloat16"))
        parts: dict[str, Callable[[], Any]] = {
            "observe": batch.observe,
            "observe one-hot": lambda: batch.observe(form="one-hot", dtype="bfloat16"),
            "network": lambda: network(seen),
            "legal": batch.legal,
            "sample": batch.sample,
            "sample logits": lambda: batch.sample(logits),
            "step": lambda: batch.step(batch.sample(), check=False),
        }
        times = {name: 1e3 / per_second(part, torch.cuda.synchronize, seconds / 6) for name, part in parts.items()}
    say(f"{where}: ms " + ", ".join(f"{name} {ms:.2f}" for name, ms in times.items()))
    sizes = f"{game.observation.size} bytes, one-hot {columns} columns, {batch.moves} moves"
    say(f"{where}: {sizes}")


def mlp(torch: Any, inputs: int, outputs: int) -> Any:
    """The network: two hidden layers in bfloat16."""
    layers = torch.nn
    network = layers.Sequential(
        layers.Linear(inputs, HIDDEN),
        layers.ReLU(inplace=True),
        layers.Linear(HIDDEN, HIDDEN),
        layers.ReLU(inplace=True),
        layers.Linear(HIDDEN, outputs),
    )
    return network.to("cuda", torch.bfloat16)


def per_second(loop: Callable[[], Any], finish: Callable[[], Any], seconds: float) -> float:
    """How often a second something is done, when the GPU has done it all."""
    for _ in range(WARM_UP):
        loop()
    finish()
    times, start = 0, time.perf_counter()
    while times == 0 or time.perf_counter() - start < seconds:
        for _ in range(10):
            loop()
        finish()
        times += 10
    return times / (time.perf_counter() - start)


def measure_pgx(name: str, size: int, seconds: float) -> None:
    """The random loop and the network loop of one of Pgx's games."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # others are on the GPU as well
    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")
    pgx: Any = importlib.import_module("pgx")
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    inputs = int(state.observation[0].size)
    outputs = int(state.legal_action_mask.shape[1])
    sizes = [inputs, HIDDEN, HIDDEN, outputs]
    keys = jax.random.split(jax.random.PRNGKey(1), 3)
    weights = [jax.random.normal(keys[k], (sizes[k], sizes[k + 1]), jnp.bfloat16) * 0.05 for k in range(3)]
    inner = 50

    def network(observation: Any) -> Any:
        hidden = observation.reshape(size, -1).astype(jnp.bfloat16)
        hidden = jax.nn.relu(hidden @ weights[0])
        hidden = jax.nn.relu(hidden @ weights[1])
        return (hidden @ weights[2]).astype(jnp.float32)

    def loop(uses_network: bool) -> Any:
        def once(carry: Any, _: Any) -> Any:
            state, key = carry
            key, choosing, stepping = jax.random.split(key, 3)
            logits = network(state.observation) if uses_network else jnp.zeros(state.legal_action_mask.shape)
            masked = jnp.where(state.legal_action_mask, logits, -jnp.inf)
            action = jax.random.categorical(choosing, masked, axis=-1)
            return (step(state, action, jax.random.split(stepping, size)), key), None

        return jax.jit(lambda carry: jax.lax.scan(once, carry, None, length=inner)[0])

    for title, uses_network in (("random", False), ("network", True)):
        run, carry = loop(uses_network), (state, jax.random.PRNGKey(2))
        carry = jax.block_until_ready(run(carry))
        times, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            carry = jax.block_until_ready(run(carry))
            times += inner
        rate = size * times / (time.perf_counter() - start)
        print(
            f"Pgx {pgx.__version__} {name}, {size} games: {title} loop {rate / 1e6:.1f} million decisions/s", flush=True
        )


if __name__ == "__main__":
    main()
