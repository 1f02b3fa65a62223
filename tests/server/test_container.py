"""The image of deploy/Containerfile: built here, run as nobody, and a game played in it.

It needs root, buildah and debootstrap. The base image is Debian's own Python; how this machine reaches package indexes
(pip's settings, certificates) is taken along.
"""

import asyncio
import configparser
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Guest, check_finished, play_table
from tests.server.services import free_port, wait_for

ROOT = Path(__file__).parents[2]
ENVIRONMENT = os.environ | {"BUILDAH_ISOLATION": "chroot", "STORAGE_DRIVER": "vfs"}
BASE, IMAGE = "localhost/ludoteca-test-base", "localhost/ludoteca-test"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        os.getuid() != 0 or not all(map(shutil.which, ("buildah", "debootstrap"))),
        reason="images are built as root, with buildah and debootstrap",
    ),
]


def run(*words: str) -> str:
    done = subprocess.run(words, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{words}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout.strip()


def pip_settings(folder: Path) -> tuple[Path, list[str]]:
    """Pip's settings on this machine as one file, and the folders that it looks for packages in."""
    told = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True)
    settings = configparser.RawConfigParser()
    settings.add_section("global")
    folders = set()
    for name, value in re.findall(r"^(?:global|:env:)\.([\w-]+)='(.*)'$", told.stdout, flags=re.MULTILINE):
        plain = value.replace("\\n", "\n")
        if name in ("find-links", "extra-index-url", "index-url", "cert"):
            settings.set("global", name, plain)
        folders |= {word for word in plain.split() if word.startswith("/")}
        # The pages of an index name files beside it.
        folders |= {str(Path(word[7:]).parent) for word in plain.split() if word.startswith("file:///")}
    file = folder / "pip.conf"
    with file.open("w") as text:
        settings.write(text)
    return file, sorted(place for place in folders if Path(place).is_dir())


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("image")
    root = folder / "root"
    run("debootstrap", "--variant=minbase", "--include=python3,python3-venv,ca-certificates", "bookworm", str(root))
    container = run("buildah", "from", "scratch")
    run("buildah", "copy", "-q", container, str(root), "/")
    shutil.rmtree(root)
    settings, folders = pip_settings(folder)
    run("buildah", "copy", "-q", container, str(settings), "/etc/pip.conf")
    if Path(CERTIFICATES).is_file():
        run("buildah", "copy", "-q", container, CERTIFICATES, CERTIFICATES)
        run("buildah", "config", "--env", f"NODE_EXTRA_CA_CERTS={CERTIFICATES}", container)
    run("buildah", "commit", "-q", "--rm", container, BASE)
    volumes = [word for place in folders for word in ("-v", f"{place}:{place}:ro")]
    files = ["-f", str(ROOT / "deploy" / "Containerfile"), str(ROOT)]
    try:
        run("buildah", "bud", "--build-arg", f"PYTHON={BASE}", *volumes, "-t", IMAGE, *files)
        yield IMAGE
    finally:
        subprocess.run(["buildah", "rmi", "-f", IMAGE, BASE], env=ENVIRONMENT, capture_output=True, check=False)


def test_a_game_is_played_in_the_container(image: str, tmp_path: Path):
    container = run("buildah", "from", image)
    port = free_port()
    serve = f"echo pid $$ uid $(id -u); exec ludoteca serve --host 127.0.0.1 --port {port}"
    log = tmp_path / "log"
    with log.open("wb") as lines:
        server = subprocess.Popen(
            ["buildah", "run", container, "--", "sh", "-c", serve], env=ENVIRONMENT, stdout=lines, stderr=lines
        )
    try:

        def is_up() -> bool:
            assert server.poll() is None, log.read_text()
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=5) as answer:
                    return bool(answer.status == 200)
            except OSError:
                return False

        wait_for(f"the server in the container (see {log})", is_up)
        told = log.read_text()
        assert "uid 10001" in told, "nobody is root"
        assert "Compiling" not in told, "the rules were compiled when the image was built"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as page:
            assert b"assets/" in page.read(), "the browser client is in it"

        async def play() -> None:
            url = f"http://127.0.0.1:{port}"
            async with Guest(url, "Ann") as ann, Guest(url, "Bob") as bob:
                table, players = await play_table([ann, bob], "looterz", 3, bots=1)
                await check_finished(ann, table, players)

        asyncio.run(play())
        found = re.search(r"^pid (\d+)", told, flags=re.MULTILINE)
        assert found
        os.kill(int(found[1]), signal.SIGTERM)
        server.wait(60)
        assert "Traceback" not in log.read_text()
    finally:
        server.kill()
        server.wait()
        run("buildah", "rm", container)
