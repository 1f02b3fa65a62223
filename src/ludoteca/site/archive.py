"""The plain part of Ludoteca as one zip, for Python in a browser: rules, bots and tables, with boxes and words.

A page gets it `packed`: compressed as a whole, and nothing in it once more.

Games of other packages come along like ours: each with its own package and its entry point.
"""

import gzip
import importlib.util
import io
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, EntryPoint, entry_points
from pathlib import Path

from ludoteca.kernel.registry import GROUP, game

PACKAGE = Path(__file__).parents[1]
PLAIN = ("kernel", "bots", "table", "browser", "games/__init__.py", "__init__.py")
"""What of Ludoteca itself runs without a compiled package."""
LEFT_OUT = ("__pycache__", "cuda")
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same files make the same bytes."""


def archive(names: Iterable[str]) -> bytes:
    """A zip to put on Python's path, with these games in it."""
    wanted = set(names)
    entries = [entry for entry in entry_points(group=GROUP) if entry.name in wanted]
    files = dict(_house())
    for entry in entries:
        files.update(_package(entry.module, game(entry.name).folder))
    files.update(_metadata(entries))
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as made:
        for name, content in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(name, BEGINNING), content)
    return written.getvalue()


def packed(archived: bytes) -> bytes:
    """As a page fetches it."""
    return gzip.compress(archived, 9, mtime=0)


def _house() -> Iterator[tuple[str, bytes]]:
    for part in PLAIN:
        place = PACKAGE / part
        for file in _files(place):
            yield f"{PACKAGE.name}/{file.relative_to(PACKAGE).as_posix()}", file.read_bytes()


def _package(module: str, folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a game: its package, and its folder where that lies elsewhere."""
    spec = importlib.util.find_spec(module)
    assert spec is not None and spec.origin is not None, module
    place = Path(spec.origin).parent if spec.submodule_search_locations else Path(spec.origin)
    root = place
    for _ in module.split("."):
        root = root.parent
    for file in {*_files(place), *_files(folder)}:
        yield file.relative_to(root).as_posix(), file.read_bytes()


def _files(place: Path) -> Iterator[Path]:
    for file in place.rglob("*") if place.is_dir() else [place]:
        if file.is_file() and not set(file.parts) & set(LEFT_OUT):
            yield file


def _metadata(entries: Iterable[EntryPoint]) -> Iterator[tuple[str, bytes]]:
    """By what Python finds the version of Ludoteca, and the games."""
    found: dict[str, tuple[Distribution, list[EntryPoint]]] = {"ludoteca": (Distribution.from_name("ludoteca"), [])}
    for entry in entries:
        assert entry.dist is not None, entry
        found.setdefault(entry.dist.name, (entry.dist, []))[1].append(entry)
    for name, (dist, theirs) in found.items():
        folder = f"{name.replace('-', '_')}-{dist.version}.dist-info"
        yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {dist.version}\n".encode()
        listed = "".join(f"{entry.name} = {entry.value}\n" for entry in theirs)
        yield f"{folder}/entry_points.txt", f"[{GROUP}]\n{listed}".encode()
