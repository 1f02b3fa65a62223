"""Fighting and wounds (P50, P77 to P83, P88, P100, P101)."""

from ludoteca.games.platformer.moves import (
    ASK_PHOENIX,
    ASK_REACT,
    ASK_STRIKE,
    BLUNT_BLADES,
    BOUNTY,
    BUCKLER,
    BULLYS_GAUNTLET,
    BY_ENEMY,
    COIN_GUN,
    CURSING,
    DEFEATED,
    DO_WOUND,
    ENEMY_ATTACKED,
    FIRST_BOSS_KIND,
    FOR_STRIKE,
    FURY,
    HAMMER,
    IGNORED,
    KNOCKED_OUT,
    LONG_SPEAR,
    MOST_CARDS,
    PASS,
    PHOENIX,
    PLAY,
    POCKET_ANVIL,
    RAGE,
    SOULFLAME,
    SPEND,
    STONESKIN,
    STRIKE,
    STRUCK,
    SWORD,
    THORN_MAIL,
    WAR_HORN,
    WOUNDED,
)
from ludoteca.games.platformer.rules_cards import (
    TOKEN_KINDS,
    can_play,
    card_with,
    claim,
    count_of,
    gain_gems,
    gain_gold,
    has,
    lose_token,
    most_health,
    note_low_health,
    play_card,
    play_effect,
    reset_special,
    spend_gold,
)
from ludoteca.games.platformer.rules_dice import (
    event_is,
    offer_sources,
    pool_of,
    spend_symbol,
    take_source,
)
from ludoteca.games.platformer.rules_end import boss_defeated, solo_lost
from ludoteca.games.platformer.rules_map import (
    adjacent,
    enemy_on,
    in_boss_level,
    is_free,
    put_enemy,
    put_hero,
)
from ludoteca.games.platformer.rules_pay import anvil_serves, begin_anvil
from ludoteca.games.platformer.state import NOWHERE
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer

HAMMER_WOUNDS = 1
FURY_WOUNDS = 2
COIN_GUN_WOUNDS = 1
SOULFLAME_WOUNDS = 4
BUCKLER_WOUNDS = 2


@rule
def target_of(box, s, seat, direction):
    """P50: the enemy adjacent to a hero in a direction; the Long Spear reaches past a free space."""
    near = adjacent(box, s, s.at[seat], direction)
    if near < 0:
        return -1
    enemy = enemy_on(s, near)
    if enemy >= 0 or not is_free(s, near) or not has(s, seat, LONG_SPEAR):
        return enemy
    far = adjacent(box, s, near, direction)
    return enemy_on(s, far) if far >= 0 else -1


@rule
def health_of(box, s, enemy):
    """P26, P100: the wounds one attack must deal; a boss adds the levels built at set-up."""
    kind = s.enemy_kind[enemy]
    if kind >= FIRST_BOSS_KIND:
        return box.kind_health[kind] + s.levels
    return box.kind_health[kind] + event_is(box, s, BLUNT_BLADES)


@rule
def is_raging(box, s, seat):
    """Brakk: one wound more, but not in the boss level."""
    return box.hero_ability[s.hero[seat]] == RAGE and s.inside[seat] == 0


@rule
def extra_wounds(box, s, seat):
    """PJ34: wounds that the active hero's next attack deals beside its swords, if it comes in this turn."""
    return s.bonus + s.thorned + is_raging(box, s, seat)


@rule
def extra_at_hand(box, s, seat):
    """Wounds that cards and tokens could still add to an attack."""
    extra = HAMMER_WOUNDS * count_of(box, s, seat, HAMMER) + FURY_WOUNDS * count_of(box, s, seat, FURY)
    extra += COIN_GUN_WOUNDS * min(count_of(box, s, seat, COIN_GUN), s.gold[seat])
    if s.token[seat][SOULFLAME]:
        extra += SOULFLAME_WOUNDS
    return extra


@rule
def begin_attack(box, s, seat, direction):
    """P50, P78: an enemy is chosen; then dice, gems and cards are put together."""
    s.foe = target_of(box, s, seat, direction)
    s.charge = 0
    ask(s, ASK_STRIKE, seat, s.enemy_at[s.foe])


@rule
def adds_wounds(box, s, seat, effect):
    """PJ64: cards that make the attack stronger, used while it is put together."""
    return effect in (HAMMER, FURY) or (effect == COIN_GUN and s.gold[seat] > 0)


@rule
def legal_strike(box, s, menu, seat):
    """P78, PJ41: add a sword, a card or a token; strike once there is a sword."""
    pool = pool_of(s)
    offer_sources(box, s, menu, seat, pool, SWORD)
    if anvil_serves(box, s, seat, pool, 1 << SWORD):
        offer(menu, PLAY + card_with(box, s, seat, POCKET_ANVIL))
    if s.ready[seat]:
        for card in range(MOST_CARDS):
            if s.owner[card] == seat and s.exhausted[card] == 0 and adds_wounds(box, s, seat, box.effect[card]):
                offer(menu, PLAY + card)
    if s.token[seat][SOULFLAME]:
        offer(menu, SPEND + SOULFLAME)
    if s.charge > 0:
        offer(menu, STRIKE)


@rule
def answer_strike(box, s, seat, move):
    """P78: one more source of wounds, or the blow."""
    if move == STRIKE:
        drop(s)
        strike(box, s, seat)
    elif move == SPEND + SOULFLAME:
        lose_token(s, seat, SOULFLAME)
        s.bonus += SOULFLAME_WOUNDS
    elif PLAY <= move < PLAY + MOST_CARDS:
        add_card(box, s, seat, move - PLAY)
    else:
        symbol = take_source(box, s, seat, move)
        spend_symbol(box, s, seat, symbol, FOR_STRIKE)


@rule
def add_card(box, s, seat, card):
    """P88: a card that adds wounds to this attack, or forges a sword for it."""
    effect = box.effect[card]
    if effect == POCKET_ANVIL:
        begin_anvil(s, seat, 1 << SWORD)
        return
    play_card(box, s, seat, card)
    if effect == HAMMER:
        s.bonus += HAMMER_WOUNDS
    elif effect == FURY:
        s.bonus += FURY_WOUNDS
    else:
        spend_gold(box, s, seat, 1)
        s.bonus += COIN_GUN_WOUNDS


@rule
def strike(box, s, seat):
    """P77, PJ33: enough wounds in one action defeat the enemy; too few do nothing and are gone."""
    enemy = s.foe
    wounds = s.charge + extra_wounds(box, s, seat)
    health = health_of(box, s, enemy)
    note(s, STRUCK, seat, s.enemy_kind[enemy], wounds, health)
    s.charge = 0
    s.bonus = 0
    s.thorned = 0
    if wounds >= health:
        defeat(box, s, seat, enemy, wounds - health)


@rule
def defeat(box, s, seat, enemy, over):
    """P79, P101, PJ32: the enemy is removed and the hero gains its loot; the boss ends the game."""
    kind = s.enemy_kind[enemy]
    note(s, DEFEATED, seat, kind, s.enemy_at[enemy])
    put_enemy(s, enemy, NOWHERE)
    s.defeated += 1
    gold = box.kind_gold[kind]
    if box.hero_ability[s.hero[seat]] == BOUNTY:
        gold += 1
    gain_gold(s, seat, gold)
    gain_gems(s, seat, box.kind_gems[kind])
    if kind >= FIRST_BOSS_KIND:
        s.overkill = over
        boss_defeated(box, s, seat)
    else:
        claim(box, s, seat, WAR_HORN)


@rule
def can_react(s, seat, damage):
    """PJ25, PJ58: Stoneskin and the Buckler; a petrified hero cannot use cards."""
    return can_play(s, seat, STONESKIN) or (damage > 0 and can_play(s, seat, BUCKLER))


@rule
def enemy_attacks(box, s, seat, enemy, pushed):
    """P26, P80, PJ49: one enemy attacks one hero, who may react."""
    if s.at[seat] < 0 or s.enemy_at[enemy] < 0:
        return
    kind = s.enemy_kind[enemy]
    damage = box.kind_damage[kind]
    if pushed and has(s, seat, BULLYS_GAUNTLET):
        damage = max(0, damage - 1)
    note(s, ENEMY_ATTACKED, seat, kind, s.enemy_at[enemy])
    if can_react(s, seat, damage):
        ask(s, ASK_REACT, seat, s.enemy_at[enemy], damage)
    else:
        attack_lands(box, s, seat, enemy, damage)


@rule
def attack_lands(box, s, seat, enemy, damage):
    """P81, P131, and the Werewolf: wounds, and the special die of who it attacks is reset."""
    if box.kind_ability[s.enemy_kind[enemy]] == CURSING:
        reset_special(s, seat)
    if damage > 0:
        if seat == s.active and has(s, seat, THORN_MAIL):
            s.thorned = 1
        ask(s, DO_WOUND, seat, damage, BY_ENEMY)


@rule
def legal_react(box, s, menu, seat, damage):
    """PJ25: use a reaction now, or take the attack."""
    for card in range(MOST_CARDS):
        if s.owner[card] == seat and s.exhausted[card] == 0:
            effect = box.effect[card]
            if effect == STONESKIN or (effect == BUCKLER and damage > 0):
                offer(menu, PLAY + card)
    offer(menu, PASS)


@rule
def softened(box, s, seat, damage, move):
    """PJ25, PJ49: the damage after a reaction; -1 if the attack is ignored altogether."""
    if move == PASS:
        return damage
    card = move - PLAY
    play_card(box, s, seat, card)
    if box.effect[card] == STONESKIN or damage <= BUCKLER_WOUNDS:
        note(s, IGNORED, seat)
        return -1
    return damage - BUCKLER_WOUNDS


@rule
def answer_react(box, s, seat, space, damage, move):
    """PJ25: a reaction to an enemy's attack; another may follow."""
    drop(s)
    left = softened(box, s, seat, damage, move)
    if left < 0:
        return
    if move != PASS and can_react(s, seat, left):
        ask(s, ASK_REACT, seat, space, left)
    else:
        attack_lands(box, s, seat, enemy_on(s, space), left)


@rule
def wound(box, s, seat, damage, cause):
    """P81, PJ37: each wound discards one health; the last one knocks the hero out."""
    if s.at[seat] < 0 or damage <= 0:
        return
    if damage < s.health[seat]:
        s.health[seat] -= damage
        note(s, WOUNDED, seat, damage, cause)
        note_low_health(box, s, seat)
    elif can_play(s, seat, PHOENIX):
        ask(s, ASK_PHOENIX, seat, damage, cause)
    else:
        note(s, WOUNDED, seat, s.health[seat], cause)
        knock_out(box, s, seat)


@rule
def legal_phoenix(box, s, menu, seat):
    """Phoenix: keep one health, or go down."""
    offer(menu, PLAY + card_with(box, s, seat, PHOENIX))
    offer(menu, PASS)


@rule
def answer_phoenix(box, s, seat, cause, move):
    """Phoenix, PJ69: instead of being knocked out the hero keeps one health."""
    drop(s)
    wounds = s.health[seat] - (move != PASS)
    if wounds:
        note(s, WOUNDED, seat, wounds, cause)
    if move == PASS:
        knock_out(box, s, seat)
    else:
        play_effect(box, s, seat, PHOENIX)
        s.health[seat] = 1
        note_low_health(box, s, seat)


@rule
def knock_out(box, s, seat):
    """P82, P127: the hero goes off the map; alone, that is the end."""
    leave_map(box, s, seat)
    note_low_health(box, s, seat)
    if box.solo:
        solo_lost(box, s, seat)


@rule
def leave_map(box, s, seat):
    """P82: off the map, special die reset, tokens gone, health restored; the rest is kept."""
    note(s, KNOCKED_OUT, seat)
    if in_boss_level(s, s.at[seat]):
        s.inside[seat] = 1
    put_hero(s, seat, NOWHERE)
    reset_special(s, seat)
    for token in range(TOKEN_KINDS):
        s.token[seat][token] = 0
    s.health[seat] = most_health(box, s, seat)
