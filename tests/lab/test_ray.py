"""A real Ray cluster of several nodes on this machine, one of which is killed in the middle.

It runs in a network of its own, where there is only the loopback address: Ray listens on the machine's own otherwise.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ALONE = ["unshare", "-n", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"]


def in_own_network(*command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    told = os.environ | {
        "RAY_USAGE_STATS_ENABLED": "0",
        "LUDOTECA_COMPILE": "0",
        "PYTHONPATH": str(HERE.parents[1]),
        **environment,
    }
    return subprocess.run(
        [*ALONE, *command], env=told, capture_output=True, text=True, check=False, timeout=900, cwd=HERE.parents[1]
    )


@pytest.mark.long
def test_a_cluster_gives_the_same_results_though_a_node_dies(tmp_path):
    pytest.importorskip("ray")
    if shutil.which("unshare") is None or in_own_network("true").returncode:
        pytest.skip("this machine gives no network of its own: `unshare -n` does not work here")
    done = in_own_network(sys.executable, str(HERE / "ray_cluster.py"), str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "same bytes" in done.stdout
    assert "node removed" in done.stdout
