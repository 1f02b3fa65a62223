"""What follows from the box: the table of cards on each page of rules, and `designs.json` for the browser.

    python web/src/games/looterz/cards.py

writes them anew after a change of `box/cards.toml` or of a card's words; a test says when that was forgotten.
"""

import json
from pathlib import Path

from ludoteca.games.looterz import GAME
from ludoteca.kernel.locale import LANGUAGES

DESIGNS = GAME.setting(2).content.cards.card


def page(language: str, text: str) -> str:
    """The page with its table as the cards are; where a card comes from is said as it is said there of others."""
    words = GAME.language(language)
    names = {words.text(f"card-{card.id}"): card for card in DESIGNS}
    lines = text.splitlines()
    told = {}
    at = []
    for number, line in enumerate(lines):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] in names and len(cells) == 5:
            told[names[cells[0]].origin] = cells[-1]
            at.append(number)
    first, last = at[0], at[-1]
    while lines[first - 1].startswith("| "):
        first -= 1
    while last + 1 < len(lines) and lines[last + 1].startswith("| "):
        last += 1
    lines[first : last + 1] = [
        f"| {name} | {card.life} | {card.power} | {words.text(f'card-{card.id}.text')} | {told[card.origin]} |"
        for name, card in names.items()
    ]
    return "\n".join(lines) + "\n"


def made() -> dict[Path, str]:
    """Each of the files as it should be."""
    files = {}
    for language in LANGUAGES:
        path = GAME.folder / "rulebook" / f"{language}.md"
        files[path] = page(language, path.read_text(encoding="utf-8"))
    designs = GAME.new(2, "designs").view()["designs"]
    files[Path(__file__).with_name("designs.json")] = json.dumps(designs, indent=1) + "\n"
    return files


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
