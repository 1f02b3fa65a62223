"""Ikee (P108 to P111; PJ35, PJ36, PJ43)."""

from ludoteca.games.platformer.moves import BOSS_DREW, DO_BOSS_CARD
from ludoteca.games.platformer.rules_boss import discard_attack, draw_attack
from ludoteca.games.platformer.rules_dice import shown
from ludoteca.kernel.chance import pick
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, note


@rule
def ikee_turn(box, s, seat):
    """P108, P109, P110, PJ35: of two cards the one whose symbol shows more often; a tie resolves both."""
    first = draw_attack(box, s)
    second = draw_attack(box, s)
    ahead = shown(s, box.attack_symbol[first]) - shown(s, box.attack_symbol[second])
    note(s, BOSS_DREW, first, int(ahead >= 0))
    note(s, BOSS_DREW, second, int(ahead <= 0))
    discard_attack(s, first)
    discard_attack(s, second)
    if ahead == 0 and pick(s, 2):
        first, second = second, first
    if ahead <= 0:
        ask(s, DO_BOSS_CARD, seat, second)
    if ahead >= 0:
        ask(s, DO_BOSS_CARD, seat, first)
