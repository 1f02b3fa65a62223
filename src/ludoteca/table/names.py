"""What people write, as it is shown: without what steers or hides anything, and names in one alphabet."""

import unicodedata

from ludoteca.table.errors import RequestError

LONGEST_NAME = 24
MOST_MARKS = 2
"""Marks over and under one letter. Languages need two; more climb over the lines above."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u180b\u180c\u180d\u034f")
"""Letters and signs that nothing can be seen of."""
EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})
"""Scripts that are written together, and with Latin letters."""


def clean_text(text: str, longest: int) -> str:
    """Text of a person without what steers or hides anything, needless space, and towers of marks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category[0] == "M":
            marks += 1
            if marks > MOST_MARKS or not kept or category == "Me" or letter in BLANK:
                continue
            kept.append(letter)
            continue
        marks = 0
        if letter in BLANK or category[0] in "CZ":
            if letter.isspace() or letter in BLANK:
                kept.append(" ")
            continue
        kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()


def clean_name(name: str) -> str:
    """A name as it is shown; refuses one that would be empty, or mixes alphabets."""
    cleaned = clean_text(name, LONGEST_NAME)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in cleaned):
        raise RequestError("bad-name", "A name needs at least one letter or digit that can be seen.", 400)
    scripts = {_script(letter) for letter in cleaned if unicodedata.category(letter)[0] == "L"}
    others = scripts - {"LATIN", ""}
    if len(scripts - {""}) > 1 and not others <= EAST_ASIAN:
        raise RequestError("mixed-name", "A name is written in one alphabet: look-alike letters deceive.", 400)
    return cleaned


def _script(letter: str) -> str:
    """The script of a letter: the first word of its name. Signs that all use (modifier letters, say) have none."""
    word = unicodedata.name(letter, "").partition(" ")[0]
    return "" if word in ("MODIFIER", "FEMININE", "MASCULINE", "MICRO") else "LATIN" if word == "FULLWIDTH" else word
