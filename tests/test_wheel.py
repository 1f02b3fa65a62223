"""The wheel: what an index shows of it, and that it opens in a fresh environment without Node or a compiler."""

import http.cookiejar
import json
import os
import subprocess
import sys
import threading
import urllib.request
import venv
from pathlib import Path

import pytest

import hatch_metadata
from tests.server.services import PATIENCE, free_port, wait_for

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_on_an_index_every_link_of_the_readme_is_absolute():
    page = hatch_metadata.index_page(README, "https://forge.example/somebody/ludoteca")
    assert "![The shelf, with a box for each game](https://forge.example/somebody/ludoteca/raw/HEAD/docs/" in page
    assert "](https://forge.example/somebody/ludoteca/blob/HEAD/docs/hosting.md)" in page
    assert {target.split(":")[0] for _, _, target in hatch_metadata.LINK.findall(page)} == set()
    for target in hatch_metadata.LINK.findall(README):
        assert (ROOT / target[2]).exists(), target


def test_without_an_address_nothing_is_made_up():
    page = hatch_metadata.index_page(README, "")
    assert "](docs/" not in page
    assert "*The shelf, with a box for each game*" in page
    assert "[game-icons.net](https://game-icons.net)" in page
    assert hatch_metadata.addresses("") == {}


def test_the_projects_links_lead_to_what_is_there():
    links = hatch_metadata.addresses("https://forge.example/somebody/ludoteca")
    assert links.pop("Source") == "https://forge.example/somebody/ludoteca"
    for link in links.values():
        assert (ROOT / link.partition("/blob/HEAD/")[2]).is_file()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment that has the wheel and its server, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    environment = os.environ | {"LUDOTECA_SOURCE": "https://forge.example/somebody/ludoteca"}
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    built = subprocess.run(
        [*pip, "--wheel-dir", str(folder), str(ROOT)], env=environment, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    got = subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", f"ludoteca[server] @ {wheel.as_uri()}"],
        capture_output=True,
        text=True,
        check=False,
    )
    if got.returncode:
        pytest.skip(f"nothing can be installed here: {got.stderr.strip()[-200:]}")
    return python


def bare(python: Path, folder: Path) -> dict[str, str]:
    """The surroundings of somebody who has Python and nothing that builds anything."""
    return {
        "PATH": str(python.parent),
        "HOME": str(folder),
        "LUDOTECA_CACHE": str(folder / "cache"),
        "LUDOTECA_DATA": str(folder / "data"),
        "PYTHONPATH": "",
    }


@pytest.mark.long
def test_it_says_what_it_is(installed: Path, tmp_path: Path):
    def told(*words: str) -> str:
        command = [str(installed), *words]
        done = subprocess.run(
            command, env=bare(installed, tmp_path), cwd=tmp_path, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert told("-m", "ludoteca", "--version") == told("-c", "import ludoteca; print('ludoteca', ludoteca.__version__)")
    links = told("-c", "from importlib.metadata import metadata; print(metadata('ludoteca').get_all('Project-URL'))")
    assert "Source, https://forge.example/somebody/ludoteca" in links


@pytest.mark.long
def test_its_modules_are_those_of_its_rules(installed: Path, tmp_path: Path):
    """The command writes them at once, although there is nothing here that could compile them."""
    look = "import ludoteca\nfrom ludoteca.wasm.packaged import packaged\n"
    look += "print([name for name, game in ludoteca.games().items() if packaged(game) is None])"
    environment = bare(installed, tmp_path)
    done = subprocess.run(
        [str(installed), "-c", look], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
    command = [str(installed), "-m", "ludoteca", "wasm", "--output", str(tmp_path / "modules")]
    subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, check=True)
    for manifest in (tmp_path / "modules").glob("*.json"):
        assert (tmp_path / "modules" / json.loads(manifest.read_text())["module"]).read_bytes().startswith(b"\0asm")


@pytest.mark.long
def test_the_shelf_opens_and_a_game_can_begin(installed: Path, tmp_path: Path):
    port = free_port()
    command = [str(installed), "-m", "ludoteca", "serve", "--port", str(port)]
    opener = urllib.request.build_opener(
        urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
    )

    def ask(path: str, body: object = None) -> bytes:
        asked = urllib.request.Request(
            f"http://127.0.0.1:{port}{path}",
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with opener.open(asked, timeout=PATIENCE) as answer:
            return bytes(answer.read())

    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(command, env=bare(installed, tmp_path), cwd=tmp_path, stdout=log, stderr=log)
    try:
        wait_for("the server", lambda: "is open" in (tmp_path / "log").read_text())
        assert json.loads(ask("/api/machine-code"))["state"] == "compiling"
        assert b'<script type="module"' in ask("/")
        for game in json.loads(ask("/api/games")):
            rules = json.loads(ask(f"/api/games/{game['name']}/rules?language=pl"))
            assert rules["language"] == "pl"
            assert len(rules["markdown"]) > 5000
        ask("/api/me", {})
        seats = [{"kind": "me"}, {"kind": "bot", "level": "normal"}]
        table = json.loads(ask("/api/tables", {"game": "looterz", "seats": seats}))
        assert table["status"] == "running"
    finally:
        server.terminate()
        threading.Timer(60, server.kill).start()
        assert server.wait(PATIENCE) == 0
