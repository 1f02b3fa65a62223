"""The static edition: a folder that any file server can serve, with the client, Python, the rules and the bots.

Everything that may be kept for ever lies in folders, under names that change with the content (`assets`, and
`machinery` with its digest); what lies beside `index.html` is looked at anew.
"""

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.registry import games
from ludoteca.site.archive import archive, packed
from ludoteca.table.catalogue import catalogue

ROOT = Path(__file__).parents[3]
"""The checkout, which has what the client is made of."""
BUILDER = ROOT / "hatch_build.py"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PYTHON_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
    "package.json",
)
"""Of Pyodide's package, what a browser asks for."""
ARCHIVE = "ludoteca.pack"
"""Not named after what it is: hosts must hand it on as it is."""
MARK = "contents.json"
"""A folder with this file was written by `ludoteca site`, and may be written anew."""
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; connect-src 'self'; "
    "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""As the server sends it, and that modules may be compiled. (Who frames a page, only a header can say.)"""


class CannotPack(LudotecaError):
    """A static edition could not be written."""


def pack(output: Path, modules: Callable[[Path], None], say: Callable[[str], None]) -> None:
    """Writes the edition, whole or not at all. `modules` writes GAME.wasm and GAME.json of all games to a folder."""
    _check(output)
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=output.parent, prefix=f".{output.name}-") as place:
        fresh = Path(place) / "site"
        say("Building the client.")
        _build_client(fresh)
        machinery = _machinery(fresh, modules, say)
        _page(fresh)
        listed = {"ludoteca": 1, **machinery, "games": catalogue()}
        (fresh / MARK).write_text(json.dumps(listed, separators=(",", ":")), encoding="utf-8")
        _service_worker(fresh)
        old = Path(place) / "old"
        try:
            if output.exists():
                output.rename(old)
            fresh.rename(output)
        except OSError as error:
            raise CannotPack(f"{output} cannot be written: {error.strerror}.") from None
    for line in sizes(output):
        say(line)


def _check(output: Path) -> None:
    if not BUILDER.is_file():
        raise CannotPack(
            "The static edition is built from a checkout of Ludoteca, which has the client’s sources; this is an"
            " installed package."
        )
    if output.exists() and not output.is_dir():
        raise CannotPack(f"{output} is a file; a folder is needed.")
    if output.is_dir() and any(output.iterdir()) and not (output / MARK).is_file():
        raise CannotPack(f"{output} is not empty, and was not written by “ludoteca site”: it is left alone.")


def _build_client(folder: Path) -> None:
    _call_builder("static", folder)
    for name in PYTHON_FILES:
        if not (PYODIDE / name).is_file():
            raise CannotPack(f"{PYODIDE / name} is missing: in web/, “npm ci” fetches it.")


def _call_builder(task: str, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(BUILDER), task, str(folder)], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise CannotPack(f"The client could not be built.\n{done.stdout.strip()}".strip())


def _machinery(site: Path, modules: Callable[[Path], None], say: Callable[[str], None]) -> dict[str, str]:
    """Python, the archive and the modules, in a folder that is named after what is in it."""
    parts = site / "machinery"
    (parts / "pyodide").mkdir(parents=True)
    for name in PYTHON_FILES:
        shutil.copyfile(PYODIDE / name, parts / "pyodide" / name)
    archived = parts / "ludoteca.zip"
    archived.write_bytes(archive(games()))
    say("Compiling Python for the browser.")
    _call_builder("python", parts)
    (parts / ARCHIVE).write_bytes(packed(archived.read_bytes()))
    archived.unlink()
    modules(parts / "modules")
    say("Putting it together.")
    name = f"machinery-{_digest(parts)[:12]}"
    parts.rename(site / name)
    return {"archive": f"{name}/{ARCHIVE}", "modules": f"{name}/modules/", "pyodide": f"{name}/pyodide/"}


def _page(site: Path) -> None:
    """The page's security policy, which a server would send as a header, and the manifest's addresses."""
    page = site / "index.html"
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    text = page.read_text(encoding="utf-8").replace(
        '<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}'
    )
    page.write_text(text, encoding="utf-8")
    manifest = site / "manifest.webmanifest"
    told = json.loads(manifest.read_text(encoding="utf-8"))
    told |= {"id": "./", "start_url": "./", "scope": "./"}
    for icon in told["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    manifest.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def _service_worker(site: Path) -> None:
    """What keeps all of it at hand: its list of files, and the digest by which an edition is known."""
    (site / "service.js").unlink(missing_ok=True)
    version = _digest(site)
    text = (Path(__file__).parent / "service.js").read_text(encoding="utf-8")
    text = text.replace("{version}", version[:16]).replace("{files}", json.dumps(_files(site)))
    (site / "service.js").write_text(text, encoding="utf-8")


def _files(site: Path) -> list[str]:
    return sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for name in _files(folder):
        digest.update(f"{name}\0".encode())
        digest.update(hashlib.sha256((folder / name).read_bytes()).digest())
    return digest.hexdigest()


def sizes(site: Path) -> Iterable[str]:
    """How much a first visit fetches. Hosts compress by themselves: counted is each file by gzip at its usual level,
    or as it is where that is smaller."""
    parts: dict[str, list[int]] = {}
    for name in _files(site):
        data = (site / name).read_bytes()
        part = "Python" if "/pyodide/" in name else name.split("/")[0].split("-")[0] if "/" in name else "page"
        sums = parts.setdefault(part, [0, 0])
        sums[0] += len(data)
        sums[1] += min(len(data), len(gzip.compress(data, 6)))
    for part, (plain, compressed) in sorted(parts.items()):
        yield f"  {part}: {plain / 1e6:.2f} MB, compressed {compressed / 1e6:.2f} MB"
    total: list[Any] = [sum(size[which] for size in parts.values()) for which in (0, 1)]
    fetched = f"a first visit fetches {total[1] / 1e6:.2f} MB where the host compresses (gzip)"
    yield f"In all {total[0] / 1e6:.2f} MB; {fetched}."
