"""Players' own boxes as they come: a few small files, known by their digest."""

import hashlib
import json
import re
from collections.abc import Mapping

from ludoteca.table.errors import RequestError

FILE_NAME = re.compile(r"[a-z][a-z0-9_-]{0,40}\.toml")
MOST_BYTES = 400_000


def digest_of(files: Mapping[str, str]) -> str:
    """The digest by which a box is kept. Refuses what cannot be a box."""
    for name in files:
        if not FILE_NAME.fullmatch(name):
            raise RequestError("bad-box", f"A box has files such as cards.toml, not {name[:60]!r}.", 400)
    text = json.dumps(dict(sorted(files.items())), ensure_ascii=False, separators=(",", ":")).encode()
    if len(text) > MOST_BYTES:
        raise RequestError("bad-box", f"A box has at most {MOST_BYTES} bytes.", 413)
    return hashlib.sha256(text).hexdigest()
