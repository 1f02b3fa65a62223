"""Monte Carlo tree search over information sets, written once for all games. Specialised for each game.

Every iteration imagines all that the thinking seat cannot know anew, goes down the tree through moves that are legal
in that imagined game, adds what it finds at the bottom, lets a network say how the victory will be shared, and writes
that down on the whole way. Without a network it plays on for a while by the game's `appeal`, and the game has a
`forecast`. See docs/bots.md.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from ludoteca.bots.network_rules import AT_ONCE, PRIOR, VALUE, add_second, add_seen, list_seen, read_moves, read_shares
from ludoteca.bots.tree import MOST_DEPTH
from ludoteca.kernel.chance import lucky, next_luck, siphash, word
from ludoteca.kernel.compiling import loop, rule
from ludoteca.kernel.state import copy_state

legal: Callable[..., Any]
play: Callable[..., Any]
resample: Callable[..., Any]
conceal: Callable[..., Any]
observe: Callable[..., Any]
appeal: Callable[..., Any]
enough: Callable[..., Any]
forecast: Callable[..., Any]
NETWORKED: bool
"""Whether there is a network. A search without one is given 0 in its place, and is compiled without what asks it."""

ROOT = 0
ODD = word(1)
FIRST_PLAY = 0.03
"""How much less a move that was never tried is thought to bring than the average of its siblings."""
FINE = 1 << 24
"""In how many parts a roll of the dice of a playout is divided."""


@rule
def weigh(box, s, menu, weights):
    """Writes down the appeal of each move on the menu; gives their sum."""
    total = 0.0
    for k in range(menu.count):
        weights[k] = appeal(box, s, menu.moves[k])
        total += weights[k]
    return total


@rule
def look(box, s, net):
    """Shows the network what the seat to decide sees."""
    for k in range(len(net.first)):
        net.seen[k] = 0
    observe(box, s, s.seat, net.seen)
    count = list_seen(net, net.seen, net.rows)
    add_seen(net, s.seats, net.rows, count, net.sums)
    add_second(net, net.sums, net.narrow)


@rule
def first_sight(box, s, tree, net, menu):
    """Writes down how good each move on the menu looks; gives the sum."""
    if NETWORKED and net.on[0] & PRIOR:
        look(box, s, net)
        return read_moves(net, menu, net.narrow, tree.weights)
    return weigh(box, s, menu, tree.weights)


@rule
def plant(tree, seats):
    """A tree of one node."""
    tree.used[0] = ROOT
    add_node(tree, seats, -1, 1.0)


@rule
def add_node(tree, seats, move, prior):
    """A new node without children."""
    node = tree.used[0]
    tree.used[0] += 1
    tree.move[node] = move
    tree.child[node] = 0
    tree.sibling[node] = 0
    tree.visits[node] = 0
    tree.available[node] = 0
    tree.prior[node] = prior
    for seat in range(seats):
        tree.results[node * seats + seat] = 0.0
    return node


@rule
def grow(box, s, tree, net, node, menu):
    """Adds the moves on the menu that are not yet in the tree: those whose slot is set."""
    if tree.used[0] + menu.count > len(tree.move):
        return
    total = first_sight(box, s, tree, net, menu)
    for k in range(menu.count):
        move = menu.moves[k]
        if tree.slot[move]:
            new = add_node(tree, s.seats, move, tree.weights[k] / total)
            tree.sibling[new] = tree.child[node]
            tree.child[node] = new


@rule
def select(box, s, tree, net, node, menu, explore):
    """The child to go to: what brought the seat to decide most, or may do so; 0 if the tree is full.

    A child whose move is not legal in this imagined game is passed over, and that it was possible is only counted
    where it is (Cowling, Powley and Whitehouse 2012). What was tried little is judged by its prior (Rosin 2011).
    """
    missing = menu.count
    for k in range(menu.count):
        tree.slot[menu.moves[k]] = 1
    child = tree.child[node]
    while child:
        missing -= tree.slot[tree.move[child]]
        tree.slot[tree.move[child]] = 0
        child = tree.sibling[child]
    if missing:
        grow(box, s, tree, net, node, menu)
    for k in range(menu.count):
        tree.slot[menu.moves[k]] = 1
    usual = 0.5
    if tree.visits[node]:
        usual = tree.results[node * s.seats + s.seat] / tree.visits[node] - FIRST_PLAY
    best = 0
    best_score = -1.0
    child = tree.child[node]
    while child:
        if tree.slot[tree.move[child]]:
            tree.available[child] += 1
            visits = tree.visits[child]
            score = usual
            if visits:
                score = tree.results[child * s.seats + s.seat] / visits
            score += explore * tree.prior[child] * sqrt(tree.available[child]) / (1.0 + visits)
            if score > best_score:
                best = child
                best_score = score
        child = tree.sibling[child]
    for k in range(menu.count):
        tree.slot[menu.moves[k]] = 0
    return best


@rule
def descend(box, s, tree, net, menu, explore):
    """Goes down the tree and one step out of it; gives how long the way was."""
    depth = 0
    node = ROOT
    tree.path[0] = ROOT
    while s.over == 0 and depth < MOST_DEPTH:
        menu.count = 0
        legal(box, s, menu)
        node = select(box, s, tree, net, node, menu, explore)
        if node == 0:
            break
        play(box, s, tree.move[node])
        depth += 1
        tree.path[depth] = node
        if tree.visits[node] == 0:
            break
    return depth


@rule
def inviting(box, s, menu, weights, luck):
    """A move on the menu by lot, the more inviting ones more often."""
    if menu.count == 1:
        return menu.moves[0]
    left = weigh(box, s, menu, weights) * lucky(luck, FINE) / FINE
    for k in range(menu.count):
        left -= weights[k]
        if left < 0.0:
            return menu.moves[k]
    return menu.moves[menu.count - 1]


@rule
def play_on(box, s, tree, menu):
    """Goes on with inviting moves until the game can be judged."""
    luck = tree.luck[0]
    turns = s.turns
    decisions = 0
    while s.over == 0 and not enough(box, s, s.turns - turns, decisions):
        menu.count = 0
        legal(box, s, menu)
        luck = next_luck(luck)
        play(box, s, inviting(box, s, menu, tree.weights, luck))
        decisions += 1
    tree.luck[0] = luck


@rule
def goes_on(net):
    """Whether an imagined game is played on before it is judged."""
    if NETWORKED:
        return net.on[0] & AT_ONCE == 0
    return True


@rule
def judge(box, s, tree, net):
    """How the victory is shared, or will be."""
    shares = tree.shares
    if s.over == 0:
        forecast(box, s, shares)
        if NETWORKED and net.on[0] & VALUE:
            look(box, s, net)
            read_shares(net, s.seats, s.seat, net.narrow, shares)
        return
    winners = 0
    for seat in range(s.seats):
        winners += s.rank[seat] == 1
    for seat in range(s.seats):
        shares[seat] = 1.0 / winners if s.rank[seat] == 1 else 0.0


@rule
def learn(tree, seats, depth):
    """Writes the result down on the whole way."""
    for k in range(depth + 1):
        node = tree.path[k]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.results[node * seats + seat] += tree.shares[seat]


@loop
def begin_search(boxes, states, work, tree):
    """Lays the root down: work[1] is what the seat to decide knows, and nothing else."""
    copy_state(work, 1, states, 0)
    conceal(boxes[0], work[1], work[1].seat)
    plant(tree, work[1].seats)


@loop
def search(boxes, work, menus, tree, net, explore, iterations):
    """So many iterations more."""
    box = boxes[0]
    seat = work[1].seat
    for _ in range(iterations):
        copy_state(work, 0, work, 1)
        s = work[0]
        luck = next_luck(tree.luck[0])
        tree.luck[0] = next_luck(luck)
        resample(box, s, seat, luck, tree.luck[0])
        depth = descend(box, s, tree, net, menus[0], explore)
        if goes_on(net):
            play_on(box, s, tree, menus[0])
        judge(box, s, tree, net)
        learn(tree, s.seats, depth)


@rule
def read_root(tree, seats, seat, visits, values, shares):
    """For each move how often it was tried, and what it brought the seat on average, zeros where it was not; and for
    each seat what all of them brought it.
    """
    for k in range(seats):
        shares[k] = tree.results[ROOT * seats + k] / tree.visits[ROOT] if tree.visits[ROOT] else 0.0
    for move in range(len(visits)):
        visits[move] = 0
        values[move] = 0.0
    child = tree.child[ROOT]
    while child:
        move = tree.move[child]
        visits[move] = tree.visits[child]
        if tree.visits[child]:
            values[move] = tree.results[child * seats + seat] / tree.visits[child]
        child = tree.sibling[child]


@loop
def search_game(boxes, states, work, menus, tree, net, explore, iterations, key0, key1, visits, values, shares, i):
    """Searches in game i, and writes down what was found. The same key finds the same, wherever it is done."""
    s = states[i]
    plant(tree, s.seats)
    if s.over == 0:
        tree.luck[0] = siphash(key0, key1, word(i)) | ODD
        begin_search(boxes, states[i : i + 1], work, tree)
        search(boxes, work, menus, tree, net, explore, iterations)
    read_root(tree, s.seats, s.seat, visits[i], values[i], shares[i])


@loop
def forecast_many(boxes, states, shares, first, end):
    """What bots know of the game says of these positions, with all that is hidden in them."""
    for i in range(first, end):
        if states[i].over == 0:
            forecast(boxes[0], states[i], shares[i])
