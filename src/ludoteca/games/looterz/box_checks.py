"""What a box of Looterz must hold to, so that no game with it can stick or overflow."""

from collections import Counter

from ludoteca.games.looterz.content import Ability, Card, Content, target_of
from ludoteca.games.looterz.moves import MOST_CARDS, MOST_ENTRIES, MOST_SEATS
from ludoteca.games.looterz.state import MOST_LOANS
from ludoteca.kernel.errors import BadBox
from ludoteca.kernel.limits import advice, room

FEWEST_CARDS = 45
"""So that the top half, in which no Rigor card is, is enough to deal to six players (L2, L3)."""
MOST_CHAINED = room(14, 28)
"""Cards that recruit others and then still have something to do: each may wait on the stack (L18)."""

ON_LOOTERZ = ("damage", "kill", "drain", "heal", "gain_life", "take_control", "return_to_hand")
RECRUITING = ("recruit_from_hand", "recruit_from_graveyard", "recruit_from_tower")
WITHOUT_AMOUNT = ("kill", "take_control", "return_to_hand", "no_search")
BY_COINS = ("earn", "lose", "draw", "alarm")


def check(box: Content) -> None:
    """Raises BadBox, naming file, entry and field."""
    where = f"{box.folder}/cards.toml, card"
    count = sum(card.copies for card in box.cards.card)
    if not FEWEST_CARDS <= count <= MOST_CARDS:
        more = advice() if count > MOST_CARDS else ""
        raise BadBox(f"{where}, copies: there must be {FEWEST_CARDS} to {MOST_CARDS} cards in all, not {count}.{more}")
    for name, times in Counter(card.id for card in box.cards.card).items():
        if times > 1:
            raise BadBox(f"{where}, id: the id “{name}” stands {times} times.")
    for number, card in enumerate(box.cards.card, 1):
        _check_card(f"{where} {number} ({card.id})", card)
    _check_bounds(where, box)
    _check_table(box)


def _check_card(where: str, card: Card) -> None:
    if len(card.ability) > MOST_ENTRIES:
        raise BadBox(f"{where}, ability: there can be {MOST_ENTRIES} entries at most, not {len(card.ability)}.")
    if len(set(card.standing)) < len(card.standing):
        raise BadBox(f"{where}, standing: the same word stands twice.")
    for number, ability in enumerate(card.ability, 1):
        fault = _fault(card, number - 1, ability)
        if fault:
            raise BadBox(f"{where}, ability {number}, {fault}.")


def _fault(card: Card, number: int, ability: Ability) -> str | None:
    """What is wrong with an entry: the field, a colon and a sentence."""
    what = ability.what
    on_looterz = what in ON_LOOTERZ
    if ability.amount != 1 and what in WITHOUT_AMOUNT:
        return f"amount: {what} has no amount"
    if isinstance(ability.amount, str) and what not in BY_COINS:
        return f"amount: {ability.amount} is only for {', '.join(BY_COINS)}"
    if ability.target is not None and not on_looterz:
        if what not in ("reclaim", "recruit_from_graveyard"):
            return f"target: {what} has no target"
        if ability.target not in ("looter", "this"):
            return f"target: {what} can only have looter or this"
    if what == "take_control" and target_of(ability) not in ("looter", "opposing", "every_opposing"):
        return "target: control is taken of opposing Looterz only"
    chooses = on_looterz and target_of(ability) in ("looter", "yours", "opposing")
    if ability.looterz != 1 and (not chooses or what == "heal"):
        return f"looterz: {what} of {target_of(ability)} does not choose a number of Looterz"
    if ability.life_at_most is not None and not on_looterz:
        return f"life_at_most: {what} does not look at life"
    if ability.another and not on_looterz and what not in ("forced_sacrifice", "sacrifice_cost"):
        return f"another: {what} does not choose among Looterz in play"
    if (ability.until is not None) != (what == "take_control"):
        return "until: take_control must say it, and nothing else may"
    if ability.until == "end_of_turn" and target_of(ability) == "every_opposing":
        return "until: control of every opposing Looter can be taken for_good only"
    return _cost_fault(card, number, ability)


def _cost_fault(card: Card, number: int, ability: Ability) -> str | None:
    """L15: a cost comes first, is your own, and can only be asked for an Activation."""
    if ability.what != "sacrifice_cost":
        return None
    if ability.when != "activation":
        return "when: only an Activation has a cost"
    if ability.who != "you" or ability.may:
        return "who: a cost is paid by you, and must be"
    if any(earlier.when == "activation" for earlier in card.ability[:number]):
        return "what: a cost comes before all other entries of its Activation"
    if not any(later.when == "activation" for later in card.ability[number + 1 :]):
        return "what: a cost must be for something"
    return None


def _check_bounds(where: str, box: Content) -> None:
    """What the state has room for in the worst turn; each ability of each card happens once a turn (L12)."""
    loans = chained = 0
    for card in box.cards.card:
        for ability in card.ability:
            if ability.until == "end_of_turn":
                loans += card.copies * ability.looterz * _times(ability)
        chained += card.copies * _leaves_a_rest(card)
    if loans > MOST_LOANS:
        raise BadBox(
            f"{where}, ability, until: a turn can have {MOST_LOANS} loans at most; this box allows {loans}.{advice()}"
        )
    if chained > MOST_CHAINED:
        raise BadBox(
            f"{where}, ability, what: at most {MOST_CHAINED} cards can recruit others at their Recruitment"
            f" and still have something to do after it; this box has {chained}.{advice()}"
        )


def _times(ability: Ability) -> int:
    return MOST_SEATS if ability.who in ("each_opponent", "each_player") else 1


def _leaves_a_rest(card: Card) -> bool:
    """Whether its Recruitment recruits and is not over with that."""
    entries = [ability for ability in card.ability if ability.when == "recruitment"]
    for ability in entries:
        last = ability is entries[-1] and ability.amount == 1 and _times(ability) == 1
        if ability.what in RECRUITING and not last:
            return True
    return False


def _check_table(box: Content) -> None:
    """L4: one target for each number of players."""
    times = Counter(seats for target in box.table.target for seats in target.seats)
    for seats in range(2, MOST_SEATS + 1):
        if times[seats] != 1:
            raise BadBox(
                f"{box.folder}/table.toml, target, seats: {seats} players must stand in exactly one entry,"
                f" not in {times[seats]}."
            )
