"""Words for people: Fluent messages from `locale/<language>/*.ftl`."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.kernel.errors import BadOption

LANGUAGES = ("en", "es", "fr", "it", "pl")


class Catalogue:
    """The messages of some folders in one language."""

    def __init__(self, language: str, folders: Iterable[Path]):
        if language not in LANGUAGES:
            raise BadOption(f"There is no language “{language}”. There are: {', '.join(LANGUAGES)}.")
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
def catalogue(language: str, *folders: Path) -> Catalogue:
    """The catalogue of these folders; read once."""
    return Catalogue(language, folders)
