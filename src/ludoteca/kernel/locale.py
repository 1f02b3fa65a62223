"""Words for people: Fluent messages from `locale/<language>/*.ftl`."""

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import BadOption

LANGUAGES = ("en", "es", "fr", "it", "pl")


class Catalogue:
    """The messages of some folders in one language."""

    def __init__(self, language: str, folders: Iterable[Path]):
        if language not in LANGUAGES:
            raise BadOption(f"There is no language “{language}”. There are: {', '.join(LANGUAGES)}.")
        # Not at the top: a screen in a browser puts its words together itself, and has no such package.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def text(self, message: str, **args: Any) -> str:
        """A message, or one of its attributes (`tome-ward.text`), with its arguments put in."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (self.language, message, errors)
        return str(text)


@lru_cache(maxsize=32)
def messages_text(folder: Path, language: str) -> str:
    """All messages of a folder in a language, else in English, as they are written."""
    spoken = language if language in LANGUAGES and (folder / language).is_dir() else LANGUAGES[0]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((folder / spoken).glob("*.ftl")))


def plain_message(folder: Path, language: str, message: str) -> str:
    """A message without arguments, as it is written in one line of a folder's messages."""
    found = re.search(rf"^{re.escape(message)} = (.+)$", messages_text(folder, language), re.MULTILINE)
    assert found is not None, message
    return found[1].strip()


@lru_cache(maxsize=32)
def catalogue(language: str, *folders: Path) -> Catalogue:
    """The catalogue of these folders; read once."""
    return Catalogue(language, folders)
