"""What tests/lab/test_ray.py runs in a network of its own: the commands on a cluster that loses a node."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import ray
from click.testing import CliRunner
from ray.cluster_utils import Cluster

import ludoteca
from ludoteca.cli import main
from tests.games.larger_boxes import write_larger

SIMULATE = ("simulate", "looterz", "--seats", "2", "--bots", "easy,normal", "--iterations", "3", "--seed", "r")
STORE = 80_000_000


def call(*args: str) -> str:
    result = CliRunner().invoke(main, list(args), prog_name="ludoteca")
    assert result.exit_code == 0, result.output
    return result.output


def call_with_room(*args: str) -> None:
    """In a program of its own that has more room: those of the cluster must be told of it."""
    command = [sys.executable, "-m", "ludoteca", *args]
    done = subprocess.run(command, env=os.environ | {"LUDOTECA_ROOM": "2"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*.parquet"))
        if path.parent.name != "times"
    }


def run(folder: Path) -> None:
    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False},
    )
    doomed = cluster.add_node(num_cpus=1, object_store_memory=STORE)
    cluster.wait_for_nodes()
    games = "80"
    parts = folder / "ray" / "games"

    removed: list[int] = []

    def kill() -> None:
        while not list(parts.glob("*.parquet")):
            time.sleep(0.02)
        cluster.remove_node(doomed, allow_graceful=False)
        removed.append(len(list(parts.glob("*.parquet"))))

    killer = threading.Thread(target=kill)
    killer.start()
    call(*SIMULATE, "--games", games, "--out", str(folder / "ray"), "--ray", cluster.address)
    killer.join()
    sys.stdout.write(f"node removed after {removed[0]} of 10 pieces\n")
    assert removed[0] < 10
    call(*SIMULATE, "--games", games, "--out", str(folder / "here"), "--threads", "1")
    assert bytes_of(folder / "ray") == bytes_of(folder / "here")
    for args in (
        ("arena", "looterz", "--bots", "easy,random", "--iterations", "2", "--games", "6"),
        ("compare", "looterz", "own", "target=9", "--bots", "random", "--games", "30"),
        ("sweep", "looterz", "--vary", "table:target.1.coins=9,12", "--bots", "random", "--games", "20"),
        (
            *("tune", "looterz", "--vary", "table:target.1.coins=6..15..3", "--target", "rounds=..9", "--trials", "2"),
            *("--bots", "random", "--games", "10"),
        ),
    ):
        name = args[0]
        call(*args, "--out", str(folder / f"{name}-ray"), "--ray", cluster.address)
        call(*args, "--out", str(folder / f"{name}-here"))
        assert bytes_of(folder / f"{name}-ray") == bytes_of(folder / f"{name}-here"), name
    assert "LUDOTECA_ROOM" not in os.environ
    for name in ludoteca.games():
        box = write_larger(ludoteca.game(name), folder / f"box-{name}")
        with_room = ("simulate", name, "--seats", "2", "--bots", "random", "--games", "6", "--box", str(box))
        call_with_room(*with_room, "--out", str(folder / f"{name}-ray"), "--ray", cluster.address)
        call_with_room(*with_room, "--out", str(folder / f"{name}-here"))
        assert bytes_of(folder / f"{name}-ray") == bytes_of(folder / f"{name}-here"), name
        assert bytes_of(folder / f"{name}-ray"), name
    sys.stdout.write("same bytes\n")
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    run(Path(sys.argv[1]))
