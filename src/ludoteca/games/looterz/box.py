"""The box of Looterz: its files, and the record that the rules read."""

from dataclasses import replace

from ludoteca.games.looterz.box_checks import check
from ludoteca.games.looterz.content import MOST_COINS, Ability, Card, CardsFile, Content, TableFile, target_of
from ludoteca.games.looterz.moves import (
    ENDINGS,
    MOST_CARDS,
    MOST_ENTRIES,
    MOST_SEATS,
    ORIGINS,
    PHASES,
    PLACES,
    RICHEST_COINS,
    RIGOR_CARDS,
    TARGETS,
    WHATS,
    WHENS,
    WHOS,
)
from ludoteca.kernel import content
from ludoteca.kernel.content import Folder
from ludoteca.kernel.declarations import Names, seat_names
from ludoteca.kernel.options import Option
from ludoteca.kernel.structs import FlatStruct, i8

OPTIONS = {
    "target": Option(("recommended", *map(str, range(1, MOST_COINS + 1))), "recommended"),
    "first_player": Option(("random", *map(str, range(1, MOST_SEATS + 1))), "random"),
}


class Box(FlatStruct):
    """What the rules read: one number for each card, or for each entry of its abilities."""

    cards = i8()
    bottom = i8()
    """How many cards the bottom half of the Tower has, Rigor's included."""
    life = i8(MOST_CARDS)
    power = i8(MOST_CARDS)
    taunt = i8(MOST_CARDS)
    twice = i8(MOST_CARDS)
    ward = i8(MOST_CARDS)
    keywords = i8(MOST_CARDS)
    entries = i8(MOST_CARDS)
    when = i8(MOST_CARDS, MOST_ENTRIES)
    who = i8(MOST_CARDS, MOST_ENTRIES)
    what = i8(MOST_CARDS, MOST_ENTRIES)
    amount = i8(MOST_CARDS, MOST_ENTRIES)
    target = i8(MOST_CARDS, MOST_ENTRIES)
    chosen = i8(MOST_CARDS, MOST_ENTRIES)
    another = i8(MOST_CARDS, MOST_ENTRIES)
    most_life = i8(MOST_CARDS, MOST_ENTRIES)
    for_good = i8(MOST_CARDS, MOST_ENTRIES)
    may = i8(MOST_CARDS, MOST_ENTRIES)
    target_coins = i8()
    first_player = i8()


def read(folder: Folder) -> Content:
    """The content of a box folder, checked."""
    box = Content(
        str(folder),
        content.read(folder, "cards.toml", CardsFile),
        content.read(folder, "table.toml", TableFile),
    )
    check(box)
    return box


def fingerprint(box: Content) -> str:
    """A short name for exactly this content, wherever its folder is."""
    return content.fingerprint(replace(box, folder=""))


def deck(box: Content) -> list[Card]:
    """The design of every single card, in the order of their numbers."""
    return [card for card in box.cards.card for _ in range(card.copies)]


def card_names(box: Content) -> list[str]:
    """Each card's own name: its design and which copy it is."""
    return [f"{card.id}-{copy}" for card in box.cards.card for copy in range(1, card.copies + 1)]


def names(box: Content) -> Names:
    """What the numbers stand for, with this box."""
    cards = card_names(box)
    cards += [f"none-{number}" for number in range(len(cards) + 1, MOST_CARDS + 1)]
    return Names(
        {
            "seat": seat_names(MOST_SEATS),
            "card": cards,
            "tower": [*cards, "rigor"],
            "place": PLACES,
            "phase": PHASES,
            "ending": ENDINGS,
            "origin": ORIGINS,
        }
    )


def coins_to_win(box: Content, seats: int) -> int:
    """L4: the recommended target for a number of players."""
    return next(target.coins for target in box.table.target if seats in target.seats)


def build(box: Content, seats: int, options: dict[str, str]) -> Box:
    """The record for a number of seats and options."""
    b = Box()
    for number, card in enumerate(deck(box)):
        b.life[number] = card.life
        b.power[number] = card.power
        b.taunt[number] = int("taunt" in card.standing)
        b.twice[number] = int("twice" in card.standing)
        b.ward[number] = int("ward" in card.standing)
        b.entries[number] = len(card.ability)
        for entry, ability in enumerate(card.ability):
            _write_entry(b, number, entry, ability)
        b.cards += 1
    b.bottom = b.cards // 2 + RIGOR_CARDS
    chosen = options["target"]
    b.target_coins = coins_to_win(box, seats) if chosen == "recommended" else int(chosen)
    first = options["first_player"]
    b.first_player = -1 if first == "random" else int(first) - 1
    return b


def _write_entry(b: Box, card: int, entry: int, ability: Ability) -> None:
    b.keywords[card] |= 1 << WHENS.index(ability.when)
    b.when[card][entry] = WHENS.index(ability.when)
    b.who[card][entry] = WHOS.index(ability.who)
    b.what[card][entry] = WHATS.index(ability.what)
    b.amount[card][entry] = RICHEST_COINS if isinstance(ability.amount, str) else ability.amount
    b.target[card][entry] = TARGETS.index(target_of(ability))
    b.chosen[card][entry] = ability.looterz
    b.another[card][entry] = int(ability.another)
    b.most_life[card][entry] = ability.life_at_most or 0
    b.for_good[card][entry] = int(ability.until == "for_good")
    b.may[card][entry] = int(ability.may)
