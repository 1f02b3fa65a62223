"""Content: what no box needs is refused before it is parsed."""

from dataclasses import dataclass
from typing import Any as Something

import pytest

from ludoteca.kernel.content import MOST_BYTES, MOST_DEPTH, MOST_ENTRIES, BoxFiles, read
from ludoteca.kernel.errors import BadBox


@dataclass
class Any:
    title: str = ""
    b: str = ""
    c: str = ""
    d: list[list[Something]] | None = None


def reading(text: str) -> Any:
    return read(BoxFiles({"a.toml": text}), "a.toml", Any)


def dotted(parts: int) -> str:
    return ".".join(["a"] * parts)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x" * (MOST_BYTES + 1), "longer than"),
        ("\n".join(f"a{n}=1" for n in range(MOST_ENTRIES + 1)), "entries"),
        (f"{dotted(6_000)} = 1", "parts"),
        (f"[{dotted(49_000)}]", "parts"),
        (f"a = {{{dotted(MOST_DEPTH + 1)} = 1}}", "parts"),
        ('a = {b = """x"""", ' + f"{dotted(MOST_DEPTH + 1)} = 1}}", "parts"),
        (" . ".join(["'a'"] * 20) + " = 1", "parts"),
        ("a = " + "[" * 50_000, "brackets"),
        ("a = " + "{a=" * 20, "brackets"),
        ('a = "' + '\\"' * 49_000, "is not TOML"),
        ('"' * 99_999, "is not TOML"),
        ("a = '''" + "''" * 40_000, "is not TOML"),
        ("a" * 99_000, "is not TOML"),
        ("a " * 49_000, "is not TOML"),
        ("a = " + "9" * 99_000, "is not TOML"),
        ("title = " + "9" * 4_000, "title"),
    ],
)
def test_what_is_absurd_is_refused_before_it_is_parsed(text: str, sentence: str):
    with pytest.raises(BadBox, match=sentence) as refusal:
        reading(text)
    assert "box/a.toml" in str(refusal.value)


def test_dots_and_brackets_in_texts_and_comments_count_for_nothing():
    odd = dotted(40) + "[" * 40 + "=" * 40
    text = f'# {odd}\ntitle = "{odd}"\nb = """\n{odd}"""\nc = \'{odd}\'\nd = [[1.5, 2.5], [3.5]]\n'
    assert reading(text).title == odd


def test_a_file_that_is_not_there():
    with pytest.raises(BadBox, match=r"box/b.toml: the box needs this file"):
        read(BoxFiles({}), "b.toml", Any)
