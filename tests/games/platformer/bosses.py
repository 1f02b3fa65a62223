"""A hero before a boss, and the boss's turn, for the tests."""

from tests.games.platformer.arranging import Table, play, prompt


def medusa(at="4.1.1", boss="4.4.2", **hero):
    return Table(revealed=4).hero(0, at=at, **hero).hero(1, at="1.1.1").enemy("medusa", boss)


def ikee(boss_at="4.4.2", hero_at="4.1.1", **hero):
    return Table(revealed=4, boss="ikee").hero(0, at=hero_at, **hero).hero(1, at="1.1.1").enemy("ikee", boss_at)


def order(table, *cards):
    """The attack deck, the first card on top."""
    rest = [card for card in table.deck("boss_deck") if card not in cards]
    return table.set(boss_deck=[*rest, *reversed(cards)])


def end(match):
    happened = play(match, "done")
    while not match.over and prompt(match).split()[0] in ("save", "hold"):
        happened += play(match, "stop" if prompt(match).startswith("save") else "stay")
    return happened
