"""Players' own boxes: checked, kept by their digest, and laid out in a folder for the game to read."""

import hashlib
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import json

from ludoteca.server.refusals import Refusal

FILE_NAME = re.compile(r"[a-z][a-z0-9_-]{0,40}\.toml")
MOST_BYTES = 400_000


def digest_of(files: dict[str, str]) -> str:
    """The digest by which a box is kept. Refuses what cannot be a box."""
    for name in files:
        if not FILE_NAME.fullmatch(name):
            raise Refusal("bad-box", f"A box has files such as cards.toml, not {name!r}.", 400)
    text = json.encode(dict(sorted(files.items())))
    if len(text) > MOST_BYTES:
        raise Refusal("bad-box", f"A box has at most {MOST_BYTES} bytes.", 413)
    return hashlib.sha256(text).hexdigest()


class BoxFolders:
    """Boxes in a temporary folder of this process, written when first needed."""

    def __init__(self) -> None:
        self._home = TemporaryDirectory(prefix="ludoteca-boxes-")

    def folder(self, digest: str, files: dict[str, str]) -> Path:
        """The folder of a box."""
        folder = Path(self._home.name) / digest
        if not folder.exists():
            partial = folder.with_suffix(".part")
            partial.mkdir(exist_ok=True)
            for name, text in files.items():
                (partial / name).write_text(text, encoding="utf-8")
            partial.rename(folder)
        return folder

    def known(self, digest: str) -> Path | None:
        """The folder of a box that was needed before."""
        folder = Path(self._home.name) / digest
        return folder if folder.exists() else None

    def close(self) -> None:
        """Forgets them all."""
        self._home.cleanup()
