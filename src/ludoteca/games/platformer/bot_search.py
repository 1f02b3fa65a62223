"""What a search needs to know of Platformer: what looks inviting, and who is likely to defeat the boss first."""

from math import sqrt

from ludoteca.bots.exponential import exp
from ludoteca.bots.knowledge import Budget, Level
from ludoteca.bots.softmax import softmax
from ludoteca.games.platformer.bot import survival, turns_to_go
from ludoteca.games.platformer.bot_fight import A_STEP, steps_to_victory
from ludoteca.games.platformer.bot_way import turns_up
from ludoteca.games.platformer.moves import (
    ASK_ACT,
    ASK_RESPAWN,
    ASK_SAVE,
    ASK_STEP,
    ASK_STRIKE,
    ASK_UPGRADE,
    ATTACK,
    BOOT,
    BUY,
    CHOOSE,
    COIN,
    DONE,
    FIRST_BOSS_KIND,
    FOR_STEPS,
    FOR_STRIKE,
    FORGE,
    GRAVITY,
    LET_GO,
    PLAY,
    RID,
    SAVE,
    SHOVE,
    SIPHON,
    SPEND,
    STAR,
    STEP,
    STOP,
    STRIKE,
    SWAP,
    SWORD,
    UPGRADE,
    USE,
)
from ludoteca.games.platformer.rules_boss import boss_figure
from ludoteca.games.platformer.rules_dice import FACES, most_sources, most_symbols, pool_of, pool_size
from ludoteca.games.platformer.rules_fight import extra_at_hand, extra_wounds, health_of, target_of
from ludoteca.games.platformer.rules_map import distance, enemy_on, feature_at, in_boss_level
from ludoteca.games.platformer.rules_move import way
from ludoteca.games.platformer.tiles import SHOP, TRAP
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import top_b, top_kind

TURNS_AHEAD = 1
MOST_DECISIONS = 40
LEVELS = {
    "easy": Level(Budget(iterations=100), tempers={2: 0.12, 4: 0.022}),
    "normal": Level(Budget(iterations=200), tempers={2: 0.002, 4: 0.0067}),
    "hard": Level(Budget(iterations=400), {2: 300, 4: 400}),
}
"""A little thinking goes far here and much more not much further: see docs/bots.md."""
CERTAIN = 1.1
"""How sure it is that a hero a turn ahead wins, when the last turn is near."""
ENOUGH_GOLD = 3
"""With so much it is worth looking in at a Shop on the way."""
A_TURN_DOES = 2.0
"""By how much the turn that a player is about to have brings the end nearer."""
IN_TIME = 0.25
"""Alone: how much surer a turn to spare makes a hero. With more, who is late could no longer tell moves apart."""
FRAIL = 0.8
"""Alone: the turns that each health below three is like losing, because there is none to come back from."""


@rule
def wait(s, seat):
    """How much of a round passes before a player can act; unused dice are a part of a turn still to come."""
    if seat == s.active:
        return 0.5 - 0.1 * pool_size(pool_of(s))
    return (seat - s.active + s.seats) % s.seats / s.seats


@rule
def forecast(box, s, shares):
    """The share of the victory that each seat may expect: who is fewer turns from it has more."""
    fewest = 99.0
    for seat in range(s.seats):
        steps = steps_to_victory(box, s, seat) if seat == s.active else -1
        turns = A_STEP * steps if steps >= 0 else turns_to_go(box, s, seat)
        shares[seat] = turns + A_TURN_DOES * wait(s, seat)
        fewest = min(fewest, shares[seat])
    if box.solo:
        left = s.events_left + 1.0 - shares[0] - FRAIL * max(0, 3 - s.health[0])
        shares[0] = survival(box, s, 0) / (1.0 + exp(-IN_TIME * left))
        return
    sure = CERTAIN / sqrt(1.0 + max(0.0, fewest))
    for seat in range(s.seats):
        shares[seat] *= -sure
    softmax(shares, s.seats)


@rule
def enough(box, s, turns, decisions):
    """Judged between two actions: what is still to be done with the dice is for the tree to find."""
    return top_kind(s) in (ASK_ACT, ASK_SAVE) or turns >= TURNS_AHEAD or decisions >= MOST_DECISIONS


@rule
def symbol_appeal(symbol):
    """What a symbol is good for, used on its own."""
    if symbol == BOOT:
        return 2.0
    if symbol == COIN:
        return 1.0
    return 0.25


@rule
def appeal(box, s, move):
    """How inviting a move looks: upwards, towards gems, and blows that defeat."""
    kind = top_kind(s)
    seat = s.seat
    if kind == ASK_STEP:
        return step_appeal(box, s, seat, move)
    if kind == ASK_STRIKE:
        return strike_appeal(box, s, seat, move)
    if kind == ASK_SAVE:
        return save_appeal(box, s, seat, move)
    if kind == ASK_UPGRADE:
        return upgrade_appeal(box, s, move)
    if kind == ASK_RESPAWN:
        return 0.5 / symbol_appeal(move - USE)
    if move < FORGE:
        return symbol_appeal((move - USE) % FACES)
    if move < UPGRADE:
        return 0.3 * symbol_appeal((move - FORGE) % FACES)
    if ATTACK <= move < SHOVE:
        return attack_appeal(box, s, seat, move - ATTACK)
    if BUY <= move < PLAY:
        return 3.0
    if PLAY <= move < SWAP:
        return 0.8
    if move == SIPHON:
        return 4.0
    if RID <= move < SPEND:
        return 3.0
    if move in (GRAVITY, LET_GO):
        return 0.1
    if move == DONE:
        return 3.0 if pool_of(s) == 0 else 0.15
    return 1.0


@rule
def step_appeal(box, s, seat, move):
    """A Move: up, onto gems and gold, in the boss's level towards it."""
    if move == STOP:
        return 0.4
    here = s.at[seat]
    to = move - CHOOSE if move >= CHOOSE else way(box, s, seat, move - STEP)
    appeal = 1.0 + 4.0 * s.gems_on[to] + 1.5 * s.gold_on[to]
    if in_boss_level(s, to):
        boss = boss_figure(s)
        if boss >= 0 and in_boss_level(s, here):
            nearer = distance(here, s.enemy_at[boss]) - distance(to, s.enemy_at[boss])
            appeal *= 2.5 if nearer > 0 else 0.6
        else:
            appeal *= 3.0
    else:
        sooner = turns_up(box, s, here) - turns_up(box, s, to)
        appeal *= min(6.0, exp(2.0 * sooner))
    if feature_at(box, s, to) & TRAP:
        appeal *= 0.4
    if feature_at(box, s, to) & SHOP and s.gold[seat] >= ENOUGH_GOLD:
        appeal *= 2.0
    if enemy_on(s, to) >= 0:
        appeal *= 0.2
    return 0.02 + appeal


@rule
def likely_wounds(box, s, seat):
    """The wounds that an attack begun now can deal."""
    swords = most_symbols(box, s, seat, pool_of(s), SWORD)
    return swords + extra_wounds(box, s, seat) + extra_at_hand(box, s, seat)


@rule
def attack_appeal(box, s, seat, direction):
    """An attack is worth beginning only if it can succeed."""
    foe = target_of(box, s, seat, direction)
    if likely_wounds(box, s, seat) < health_of(box, s, foe):
        return 0.01
    return 500.0 if s.enemy_kind[foe] >= FIRST_BOSS_KIND else 1.0 + 2.0 * box.kind_gems[s.enemy_kind[foe]]


@rule
def strike_appeal(box, s, seat, move):
    """Put together what is needed, then strike."""
    enough_there = s.charge + extra_wounds(box, s, seat) >= health_of(box, s, s.foe)
    if move == STRIKE:
        return 50.0 if enough_there else 0.01
    if move >= PLAY:
        return 0.3
    return 2.0 if move < FORGE else 0.8


@rule
def upgrade_appeal(box, s, move):
    """Gems are for what is missing to a blow, shared out among the swords that are left."""
    if move >= PLAY:
        return 0.5
    times = move - UPGRADE + 1
    if top_b(s) == FOR_STEPS:
        return 1.0 if times == 1 else 1.2 / (times * times)
    if top_b(s) != FOR_STRIKE:
        return 1.0 / (times * times * times)
    swords = 1 + most_sources(box, s, s.seat, pool_of(s), SWORD)
    missing = health_of(box, s, s.foe) - s.charge - extra_wounds(box, s, s.seat) - extra_at_hand(box, s, s.seat)
    wanted = max(1, (missing + swords - 1) // swords)
    return 4.0 if times == wanted else 0.3


@rule
def save_appeal(box, s, seat, move):
    """A sword for the boss is best saved, or a star that is one."""
    if move == STOP:
        return 0.3 if s.special[seat] < 0 else 1.5
    symbol = move - SAVE
    if symbol == SWORD:
        return 3.0
    if symbol == STAR:
        return 1.5
    return 2.5 if symbol == BOOT else 0.2
