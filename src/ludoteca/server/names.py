"""Names of people: shown as they were meant, and never mistaken for somebody else's.

What a name looks like is its skeleton, after the idea of Unicode's UTS 39: letters of other alphabets that look like
Latin ones, accents, case, digits that pass for letters and everything between letters make no difference. Names are in
one alphabet; the table below has the letters of the alphabets that have look-alikes.
"""

import unicodedata

LONGEST_SKELETON = 64
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


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton can be mistaken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = [LOOK_ALIKES.get(letter, letter) for letter in plain if unicodedata.category(letter)[0] != "M"]
    # Once more: what looks like an “i” looks like an “l”.
    twice = [LOOK_ALIKES.get(letter, letter) for letter in "".join(letters).casefold()]
    looks = "".join(letter for letter in twice if unicodedata.category(letter[0])[0] in "LN")
    return (looks.replace("rn", "m").replace("vv", "w") or plain)[:LONGEST_SKELETON]
