"""Rules, bots and the lab without the server's packages."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SERVER = (
    "alembic",
    "argon2",
    "httptools",
    "litestar",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "uvloop",
    "websockets",
)
HIDDEN = f"""
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {SERVER!r}:
            raise ModuleNotFoundError(name)
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {SERVER!r} else real(name, package)
sys.meta_path.insert(0, Hidden())
from ludoteca.cli import main
main()
"""


def hidden(*args: str) -> "subprocess.CompletedProcess[str]":
    """The command where the server's packages cannot be imported."""
    environment = os.environ | {"LUDOTECA_COMPILE": "0"}
    command = [sys.executable, "-c", HIDDEN, *args]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=600)


@pytest.mark.parametrize("args", [("serve",), ("backup", "x"), ("restore", "x"), ("play", "--no-open")])
def test_the_server_says_what_to_install(args):
    done = hidden(*args)
    assert done.returncode == 2, done.stderr
    assert "pip install 'ludoteca[server]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "args",
    [
        ("games",),
        ("simulate", "looterz", "--seats", "2", "--games", "2", "--bots", "random"),
        ("play", "looterz", "--seats", "2", "--bots", "2", "--bot", "random", "--seed", "s"),
    ],
)
def test_everything_else_works_without_it(args):
    done = hidden(*args)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_a_plain_install_has_no_server_and_plays(tmp_path):
    """A fresh environment with what the package itself asks for, and nothing more."""
    venv.create(tmp_path / "venv", with_pip=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    environment = os.environ | {
        "LUDOTECA_SKIP_WEB": "1",
        "LUDOTECA_SKIP_WASM": "1",
        "LUDOTECA_COMPILE": "0",
        "LUDOTECA_RUNS": str(tmp_path / "runs"),
    }
    environment.pop("PYTHONPATH", None)
    got = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", str(ROOT)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if got.returncode:
        pytest.skip(f"nothing can be installed here: {got.stderr.strip()[-200:]}")
    look = f"import importlib.util as u; print([n for n in {SERVER!r} if u.find_spec(n)])"
    found = subprocess.run([python, "-c", look], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert found.stdout.strip() == "[]"
    command = [python, "-m", "ludoteca", "simulate", "looterz", "--seats", "2", "--games", "3", "--bots", "easy"]
    played = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    served = subprocess.run(
        [python, "-m", "ludoteca", "serve"], env=environment, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert served.returncode == 2
    assert "pip install 'ludoteca[server]'" in served.stderr
