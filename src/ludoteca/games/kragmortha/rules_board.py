"""Kragmortha on the board: who stands where, and who can be pushed (K1, K13, K16 to K18)."""

from ludoteca.games.kragmortha.box import ANY_SYMBOL
from ludoteca.kernel.compiling import rule


@rule
def is_free(s, space):
    """K16: one pawn a space, goblin or Rigor Mortis."""
    return s.occupant[space] < 0 and s.rigor != space


@rule
def is_next_to_goblin(box, s, space):
    """K1: whether a goblin stands on a space that shares a side with this one."""
    for direction in range(4):
        neighbour = box.beside[space][direction]
        if neighbour >= 0 and s.occupant[neighbour] >= 0:
            return True
    return False


@rule
def are_neighbours(box, a, b):
    """K1: neighbours share a side, not a corner."""
    for direction in range(4):
        if box.beside[a][direction] == b:
            return True
    return False


@rule
def put_goblin(s, seat, space):
    """Moves a goblin's pawn. One that is about to be pushed shares its space with its pusher for a moment."""
    origin = s.at[seat]
    if origin >= 0 and s.occupant[origin] == seat:
        s.occupant[origin] = -1
    s.at[seat] = space
    s.occupant[space] = seat


@rule
def can_be_pushed(box, s, victim, origin, moved, vacated):
    """K18: whether a push of `victim` by a pusher who came from `origin` can be finished, with its whole chain.

    `moved` are the goblins that cannot be pushed in this step, as bits; `vacated` is the space that the first
    pusher is about to leave: closed to the victim, open to later links.
    """
    reached = 1 << victim
    frontier = reached
    while frontier:
        grown = 0
        for goblin in range(s.seats):
            if not frontier >> goblin & 1:
                continue
            for direction in range(4):
                to = box.beside[s.at[goblin]][direction]
                if to < 0 or (goblin == victim and to == origin):
                    continue
                other = s.occupant[to]
                if other < 0 or to == vacated:
                    return True
                if not (moved | reached) >> other & 1:
                    grown |= 1 << other
        reached |= grown
        frontier = grown
    return False


@rule
def can_step_to(box, s, seat, to):
    """K16, K18: a goblin may step onto a goblin only if that one can be pushed."""
    victim = s.occupant[to]
    if victim < 0:
        return True
    return can_be_pushed(box, s, victim, s.at[seat], 1 << seat, s.at[seat])


@rule
def symbols_around_goblin(box, s, seat):
    """K10, K13: the symbols onto which a goblin could take a first step, as bits."""
    found = 0
    origin = s.at[seat]
    for direction in range(4):
        to = box.beside[origin][direction]
        if to >= 0 and can_step_to(box, s, seat, to):
            found |= box.symbol[to]
    return found


@rule
def symbols_around_rigor(box, s):
    """K10, K13: the symbols onto which Rigor Mortis could take a first step, as bits."""
    found = 0
    origin = s.rigor
    for direction in range(4):
        to = box.beside[origin][direction]
        if to >= 0:
            found |= box.symbol[to]
    return found


@rule
def card_symbol(box, card, which, crystal):
    """K9: a symbol of a card as bits; a crystal ball, or any symbol under Crystal Step, is all of them."""
    return ANY_SYMBOL if crystal else box.card_symbol[card][which]


@rule
def empty_circle_exists(box, s):
    """K22: Rigor on a circle makes it occupied, as a goblin does."""
    for i in range(box.circle_count):
        if is_free(s, box.circles[i]):
            return True
    return False
