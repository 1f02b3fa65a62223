"""Names of people: shown as they were meant, and never mistaken for somebody else's.

What a name looks like is its skeleton, after the idea of Unicode's UTS 39: letters of other alphabets that look like
Latin ones, accents, case, digits that pass for letters and everything between letters make no difference. Names are in
one alphabet; the table below has the letters of the alphabets that have look-alikes.
"""

import unicodedata

from ludoteca.server.errors import RequestError

LONGEST_NAME = 24
LONGEST_SKELETON = 64
MOST_MARKS = 2
"""Marks over and under one letter. Languages need two; more climb over the lines above."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u180b\u180c\u180d\u034f")
"""Letters and signs that nothing can be seen of."""
EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})
"""Scripts that are written together, and with Latin letters."""
LOOK_ALIKES = {
    # Cyrillic, then Greek, Armenian and others, then Latin letters and digits among themselves; after casefolding.
    **dict(zip("авеёкмнорстухьбгпзіїјѕһԁԛԝѵӏгчдиўъыэ", "aBeekmHopctyxbbrnзiijshdqwvlrчдuybbэ", strict=True)),
    **dict(zip("αβγδεζηθικλμνξοπρστυφχψωςϲϳ", "abyδeznoiklmvξonpotuφxψwccj", strict=True)),
    **dict(zip("օսոհցքյւ", "ounhgqjl", strict=True)),
    **dict(zip("ıȷłøđðħŧþŋƒɑɡɩʀʟɴᴀᴏꜱ", "ijloddhtpnfagirlnaos", strict=True)),
    "æ": "ae",
    "œ": "oe",
    "ß": "ss",
    **dict(zip("0135|i!$@", "oleslllsa", strict=True)),
}


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


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton can be mistaken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = [LOOK_ALIKES.get(letter, letter) for letter in plain if unicodedata.category(letter)[0] != "M"]
    # Once more: what looks like an “i” looks like an “l”.
    twice = [LOOK_ALIKES.get(letter, letter) for letter in "".join(letters).casefold()]
    looks = "".join(letter for letter in twice if unicodedata.category(letter[0])[0] in "LN")
    return (looks.replace("rn", "m").replace("vv", "w") or plain)[:LONGEST_SKELETON]
