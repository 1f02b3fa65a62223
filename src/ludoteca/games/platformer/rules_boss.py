"""The boss: its appearance, attack cards, tokens and summons (P90 to P119; PJ19, PJ24 to PJ28, PJ40, PJ52)."""

from ludoteca.games.platformer.moves import (
    ASK_MIRROR,
    ASK_SPAWN,
    ASK_WARD,
    BOSS_SHUFFLED,
    BY_BOSS,
    BY_TOKEN,
    CHOOSE,
    CLOUD_CUSHION,
    COLUMNS,
    DEFENDER,
    DO_BOSS_CARD,
    DO_DROP,
    DO_ENTER,
    DO_SPAWN,
    DO_TOKEN,
    DO_WOUND,
    ENEMY_MOVED,
    FELL,
    FIRST_BOSS_KIND,
    MIRROR,
    PASS,
    PETRIFY,
    PETRIFYING,
    POUNCE,
    RANGE_ADJACENT,
    RANGE_AROUND,
    RANGE_ROW,
    RANGE_TILE,
    SHOCKWAVE,
    SLITHER,
    SPAWN_BOSS,
    SPAWN_FAR,
    SPAWN_NEAR,
    SPAWN_OTHER_TILE,
    SPAWN_POUNCE,
    SPAWN_SLITHER,
    SPAWNED,
    SPEND,
    SUMMON,
    TITHE,
    TOKEN_GAINED,
)
from ludoteca.games.platformer.rules_cards import gain_gems, has, lose_token, spend_gold
from ludoteca.games.platformer.rules_fight import can_react, softened
from ludoteca.games.platformer.rules_gravity import is_afloat
from ludoteca.games.platformer.rules_map import (
    LEVEL_SPACES,
    boss_level,
    distance,
    feature_at,
    height_of,
    in_boss_level,
    is_around,
    is_free,
    new_enemy,
    put_enemy,
    put_hero,
)
from ludoteca.games.platformer.rules_move import PICKUP_STAGE, TRAP_STAGE
from ludoteca.games.platformer.tiles import BOSS_SPAWN, SIDE
from ludoteca.kernel.chance import shuffle
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, reveal, to_the_left

FAR = 99


@rule
def boss_figure(s):
    """P90: the boss among the enemies, or -1 before it has appeared."""
    for enemy in range(s.enemy_end):
        if s.enemy_kind[enemy] >= FIRST_BOSS_KIND:
            return enemy
    return -1


@rule
def tile_side(space):
    """Which of the two tiles of its level a space is on."""
    return space % COLUMNS // SIDE


@rule
def from_active(s, space):
    """How far a space is from the active hero; all alike if he is off the map."""
    at = s.at[s.active]
    return distance(at, space) if at >= 0 else 0


@rule
def could_spawn(box, s, what, space):
    """PJ40: the free boss spawns, or for Pounce the free spaces beside the active hero, walls ignored."""
    if not is_free(s, space):
        return False
    if what == SPAWN_POUNCE:
        return from_active(s, space) == 1
    if not feature_at(box, s, space) & BOSS_SPAWN:
        return False
    return what != SPAWN_OTHER_TILE or tile_side(space) != tile_side(s.enemy_at[boss_figure(s)])


@rule
def best_distance(box, s, what):
    """PJ40: the nearest, or for Ikee's set-up the farthest, of the spaces there are; FAR if there is none."""
    best = FAR
    first = boss_level(s) * LEVEL_SPACES
    for space in range(first, first + LEVEL_SPACES):
        if could_spawn(box, s, what, space):
            away = spawn_distance(s, what, space)
            best = min(best, away)
    return best


@rule
def spawn_distance(s, what, space):
    """What the choice of a space goes by; less is better, alike leaves it to the active player."""
    if what in (SPAWN_NEAR, SPAWN_SLITHER):
        return from_active(s, space)
    if what == SPAWN_FAR:
        return -from_active(s, space)
    return 0


@rule
def spawn(box, s, seat, what):
    """P92, P105, P119, PJ40: one possible space is taken at once, of several the active player chooses."""
    if what in (SPAWN_NEAR, SPAWN_OTHER_TILE) and defenders_out(s) >= box.defenders:
        return
    best = best_distance(box, s, what)
    count = 0
    only = -1
    first = boss_level(s) * LEVEL_SPACES
    for space in range(first, first + LEVEL_SPACES):
        if could_spawn(box, s, what, space) and spawn_distance(s, what, space) == best:
            count += 1
            only = space
    if count == 1:
        appear(box, s, what, only)
    elif count > 1:
        ask(s, ASK_SPAWN, seat, what)


@rule
def defenders_out(s):
    """P119: how many Defenders are on the map."""
    count = 0
    for enemy in range(s.enemy_end):
        count += s.enemy_kind[enemy] == DEFENDER
    return count


@rule
def legal_spawn(box, s, menu, what):
    """P105, PJ40: all spaces that are equally good."""
    best = best_distance(box, s, what)
    first = boss_level(s) * LEVEL_SPACES
    for space in range(first, first + LEVEL_SPACES):
        if could_spawn(box, s, what, space) and spawn_distance(s, what, space) == best:
            offer(menu, CHOOSE + space)


@rule
def appear(box, s, what, space):
    """P92, P118: the boss or a Defender appears, an enemy like all others; or the boss goes there."""
    if what in (SPAWN_SLITHER, SPAWN_POUNCE):
        boss = boss_figure(s)
        note(s, ENEMY_MOVED, s.enemy_kind[boss], s.enemy_at[boss], space)
        put_enemy(s, boss, space)
        return
    kind = DEFENDER
    if what in (SPAWN_BOSS, SPAWN_FAR):
        kind = FIRST_BOSS_KIND + s.boss
    new_enemy(s, kind, space)
    note(s, SPAWNED, kind, space)


@rule
def draw_attack(box, s):
    """P106, PJ43: the top attack card; an empty deck is made of the discards first."""
    if s.boss_deck_size == 0:
        for k in range(s.boss_discard_size):
            s.boss_deck[k] = s.boss_discard[k]
            s.boss_discard[k] = -1
        s.boss_deck_size = s.boss_discard_size
        s.boss_discard_size = 0
        note(s, BOSS_SHUFFLED, s.boss)
        shuffle(s, s.boss_deck, 0, s.boss_deck_size)
    reveal(s)
    s.boss_deck_size -= 1
    attack = s.boss_deck[s.boss_deck_size]
    s.boss_deck[s.boss_deck_size] = -1
    return attack


@rule
def discard_attack(s, attack):
    """P106, P110: drawn cards are discarded."""
    s.boss_discard[s.boss_discard_size] = attack
    s.boss_discard_size += 1


@rule
def in_range(box, s, attack, seat):
    """P103, P104, PJ28: walls and platforms ignored, within the boss level."""
    at = s.at[seat]
    if at < 0 or not in_boss_level(s, at):
        return False
    boss = s.enemy_at[boss_figure(s)]
    reach = box.attack_range[attack]
    if reach == RANGE_ROW:
        return height_of(at) == height_of(boss)
    if reach == RANGE_ADJACENT:
        return distance(at, boss) == 1
    if reach == RANGE_AROUND:
        return is_around(at, boss)
    if reach == RANGE_TILE:
        return tile_side(at) == tile_side(boss)
    return True


@rule
def next_in_range(box, s, attack):
    """PJ26, PJ52: clockwise from the active player; under Shockwave the lowest hero first."""
    found = -1
    for k in range(s.seats):
        seat = to_the_left(s, s.active, k)
        if s.struck >> seat & 1 or not in_range(box, s, attack, seat):
            continue
        lowest_first = box.attack_effect[attack] == SHOCKWAVE
        if found < 0 or (lowest_first and height_of(s.at[seat]) < height_of(s.at[found])):
            found = seat
    return found


@rule
def resolve_attack(box, s, seat, attack, started):
    """P102: first what the boss does, then each hero in range in turn."""
    effect = box.attack_effect[attack]
    if started == 0:
        s.struck = 0
        ask(s, DO_BOSS_CARD, seat, attack, 1)
        if effect == SLITHER:
            ask(s, DO_SPAWN, seat, SPAWN_SLITHER)
        elif effect == POUNCE:
            ask(s, DO_SPAWN, seat, SPAWN_POUNCE)
        elif effect == SUMMON:
            ask(s, DO_SPAWN, seat, SPAWN_NEAR)
        return
    hero = next_in_range(box, s, attack)
    if effect == SUMMON or hero < 0:
        return
    s.struck |= 1 << hero
    ask(s, DO_BOSS_CARD, seat, attack, 1)
    damage = box.attack_wounds[attack] + (effect == TITHE and s.gold[hero] == 0)
    if can_react(s, hero, damage):
        ask(s, ASK_WARD, hero, attack, damage)
    else:
        attack_hits(box, s, hero, attack, damage)


@rule
def answer_ward(box, s, seat, attack, damage, move):
    """PJ25: a reaction covers the whole card for that hero; another may follow."""
    drop(s)
    left = softened(box, s, seat, damage, move)
    if left < 0:
        return
    if move != PASS and can_react(s, seat, left):
        ask(s, ASK_WARD, seat, attack, left)
    else:
        attack_hits(box, s, seat, attack, left)


@rule
def attack_hits(box, s, seat, attack, damage):
    """P102, PJ26: wounds, then the rest for who is still there."""
    effect = box.attack_effect[attack]
    token = box.attack_token[attack]
    if effect == PETRIFYING and s.token[seat][MIRROR]:
        ask(s, ASK_MIRROR, seat, attack, damage)
        return
    if token >= 0:
        ask(s, DO_TOKEN, seat, token)
    if effect == SHOCKWAVE:
        ask(s, DO_DROP, seat)
    elif effect == TITHE and s.gold[seat] > 0:
        spend_gold(box, s, seat, 1)
    if damage > 0:
        ask(s, DO_WOUND, seat, damage, BY_BOSS)


@rule
def legal_mirror(menu):
    """P117: discard the Mirror for a gem, or keep it."""
    offer(menu, SPEND + MIRROR)
    offer(menu, PASS)


@rule
def answer_mirror(box, s, seat, damage, move):
    """P116, P117, PJ24, PJ39, PJ59: kept, the Mirror prevents the token alone; discarded, the card, and earns a gem."""
    drop(s)
    if move != PASS:
        lose_token(s, seat, MIRROR)
        gain_gems(s, seat, 1)
    elif damage > 0:
        ask(s, DO_WOUND, seat, damage, BY_BOSS)


@rule
def give_token(box, s, seat, token):
    """P113, P116, PJ59, PJ71: a token held already costs a wound; the Mirror keeps Petrify away."""
    if s.at[seat] < 0:
        return
    if token == PETRIFY and s.token[seat][MIRROR]:
        return
    if s.token[seat][token]:
        ask(s, DO_WOUND, seat, 1, BY_TOKEN)
    else:
        s.token[seat][token] = 1
        note(s, TOKEN_GAINED, seat, token)


@rule
def drop_hero(box, s, seat):
    """Shockwave, PJ52: 1 space, platforms and ladders ignored, but not Levitation; in the lowest row 1 more wound."""
    at = s.at[seat]
    if at < 0:
        return
    if at // COLUMNS * COLUMNS == boss_level(s) * LEVEL_SPACES:
        ask(s, DO_WOUND, seat, 1, BY_BOSS)
    elif is_free(s, at - COLUMNS) and not is_afloat(s, seat):
        put_hero(s, seat, at - COLUMNS)
        note(s, FELL, seat, at, at - COLUMNS)
        ask(s, DO_ENTER, seat, PICKUP_STAGE if has(s, seat, CLOUD_CUSHION) else TRAP_STAGE)
