"""A batch on a GPU says and does what a batch on the CPU does. Needs an NVIDIA GPU; skipped without one."""

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import IllegalMove, LudotecaError, NoDevice


def has_device() -> bool:
    if not COMPILED:
        return False
    try:
        ludoteca.game("looterz").batch(1, 2, "is there one", device="cuda")
    except (ImportError, NoDevice):
        return False
    return True


pytestmark = pytest.mark.skipif(not has_device(), reason="There is no CUDA device here.")
GAMES = list(ludoteca.games())


def both(name, seats, size=700, seed="both", **options):
    game = ludoteca.game(name)
    return [game.batch(size, seats, seed, device=device, **options) for device in ("cpu", "cuda")]


def same(ours, theirs) -> None:
    host = theirs.copy_to_host()
    assert ours.dtype == host.dtype
    assert ours.shape == host.shape
    assert (ours == host).all()


@pytest.mark.parametrize("name", GAMES)
def test_observations_masks_rewards_and_new_games_are_the_same(name):
    game = ludoteca.game(name)
    for seats in (game.seats[0], game.seats[-1]):
        cpu, gpu = both(name, seats)
        ended = 0
        for step in range(400):
            same(cpu.seat, gpu.seat)
            same(cpu.observe(), gpu.observe())
            same(cpu.legal(), gpu.legal())
            if step % 50 == 0:
                same(cpu.observe("all"), gpu.observe("all"))
                same(cpu.observe(seats - 1), gpu.observe(seats - 1))
                same(cpu.observe(form="one-hot"), gpu.observe(form="one-hot"))
            moves = cpu.sample()
            same(moves, gpu.sample())
            ours, theirs = cpu.step(moves, check=False), gpu.step(moves, check=step % 50 == 0)
            same(ours.rewards, theirs.rewards)
            same(ours.done, theirs.done)
            ended += int(ours.done.sum())
        assert ended > 10 or name == "platformer"
        assert cpu.bytes() == gpu.bytes()


def test_logits_choose_the_same_moves():
    cpu, gpu = both("looterz", 2)
    chance = np.random.default_rng(1)
    for _ in range(20):
        logits = chance.normal(size=(cpu.size, cpu.moves)).astype(np.float32)
        moves = cpu.sample(logits)
        same(moves, gpu.sample(logits))
        cpu.step(moves)
        gpu.step(moves)
    with pytest.raises(LudotecaError, match="Logits are"):
        gpu.sample(logits[:, 1:])


def test_an_illegal_move_is_refused_and_nothing_changes():
    _, gpu = both("looterz", 2, 50)
    before = gpu.bytes()
    moves = gpu.sample().copy_to_host()
    for wrong in (int(np.flatnonzero(~gpu.legal().copy_to_host()[7])[0]), gpu.moves, -2):
        moves[7] = wrong
        with pytest.raises(IllegalMove):
            gpu.step(moves)
    assert gpu.bytes() == before


def test_games_are_recorded():
    game = ludoteca.game("looterz")
    gpu = game.batch(4, 2, "records", device="cuda", record=True)
    records: list[Any] = []
    while len(records) < 4:
        gpu.step(gpu.sample())
        records += gpu.records()
    for record in records:
        assert game.verify(record).over


def test_pytorch_looks_at_the_same_memory():
    torch = pytest.importorskip("torch")
    cpu, gpu = both("kragmortha", 3, 64)
    rows = gpu.observe()
    address = rows.__cuda_array_interface__["data"][0]
    assert torch.as_tensor(rows, device="cuda").data_ptr() == address
    assert torch.from_dlpack(rows).data_ptr() == address
    assert torch.from_dlpack(rows).cpu().numpy().tolist() == cpu.observe().tolist()
    mask = torch.from_dlpack(gpu.legal())
    assert mask.dtype == torch.bool
    bfloat = torch.from_dlpack(gpu.observe(form="one-hot", dtype="bfloat16"))
    assert bfloat.dtype == torch.bfloat16
    ours = torch.as_tensor(cpu.observe(form="one-hot")).to(torch.bfloat16)
    assert (bfloat.cpu() == ours).all()
    out = torch.zeros((64, rows.shape[1]), dtype=torch.uint8, device="cuda")
    gpu.observe(out=out)
    assert out.cpu().numpy().tolist() == cpu.observe().tolist()
    slot = torch.zeros((64, bfloat.shape[1]), dtype=torch.bfloat16, device="cuda")
    gpu.observe(form="one-hot", dtype="bfloat16", out=slot)
    assert (slot == bfloat).all()
    logits = torch.randn((64, gpu.moves), device="cuda")
    assert cpu.sample(logits.cpu().numpy()).tolist() == gpu.sample(logits).copy_to_host().tolist()
    rounded = logits.to(torch.bfloat16)
    moves = gpu.sample(rounded)
    assert cpu.sample(rounded.float().cpu().numpy()).tolist() == moves.copy_to_host().tolist()
    gpu.step(torch.from_dlpack(moves).long())
    cpu.step(moves.copy_to_host())
    assert cpu.bytes() == gpu.bytes()


def test_jax_looks_at_the_same_memory():
    jax = pytest.importorskip("jax")
    cpu, gpu = both("kragmortha", 3, 64)
    rows = gpu.observe()
    array = jax.dlpack.from_dlpack(rows)
    assert array.unsafe_buffer_pointer() == rows.__cuda_array_interface__["data"][0]
    assert np.asarray(array).tolist() == cpu.observe().tolist()
    mask = jax.dlpack.from_dlpack(gpu.legal())
    moves = mask.argmax(axis=1)
    gpu.step(moves)
    cpu.step(np.asarray(moves))
    assert cpu.bytes() == gpu.bytes()
