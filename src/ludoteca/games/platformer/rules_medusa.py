"""Medusa (P105 to P107, P114 to P117)."""

from ludoteca.games.platformer.moves import (
    BOSS_DREW,
    BOSS_ROLLED,
    DO_BOSS_CARD,
    FIRST_BOSS_KIND,
    FOR_SIPHON,
    MEDUSA,
    SWORD,
)
from ludoteca.games.platformer.rules_boss import discard_attack, draw_attack
from ludoteca.games.platformer.rules_map import adjacent, enemy_on
from ludoteca.games.platformer.rules_pay import SIPHON_PRICE, ask_payment, can_pay
from ludoteca.kernel.chance import pick
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, note

ENEMY_FACES = 6


@rule
def medusa_turn(box, s, seat):
    """P106: roll the enemy die, draw until a card matches, resolve that one; all drawn are discarded."""
    roll = box.enemy_face[pick(s, ENEMY_FACES)]
    note(s, BOSS_ROLLED, roll)
    matched = False
    while not matched:
        attack = draw_attack(box, s)
        matched = box.attack_symbol[attack] == roll
        note(s, BOSS_DREW, attack, int(matched))
        discard_attack(s, attack)
        if matched:
            ask(s, DO_BOSS_CARD, seat, attack)


@rule
def is_beside_medusa(box, s, seat):
    """P107: adjacent to Medusa."""
    if s.boss != MEDUSA:
        return False
    for direction in range(4):
        space = adjacent(box, s, s.at[seat], direction)
        if space >= 0:
            enemy = enemy_on(s, space)
            if enemy >= 0 and s.enemy_kind[enemy] == FIRST_BOSS_KIND + MEDUSA:
                return True
    return False


@rule
def can_siphon(box, s, seat):
    """P107: two swords at hand beside Medusa."""
    return is_beside_medusa(box, s, seat) and can_pay(box, s, seat, SWORD, SIPHON_PRICE)


@rule
def siphon(s, seat):
    """P107, PJ39: two swords for a gem."""
    ask_payment(s, seat, SWORD, SIPHON_PRICE, FOR_SIPHON)
