"""Solo games: the events (P124 to P128; PJ16, PJ62)."""

from ludoteca.games.platformer.moves import (
    BY_EVENT,
    DEFENDER,
    DO_ATTACK,
    DO_WOUND,
    EVENT_SHOWN,
    IKEE,
    REINFORCEMENTS,
    SAVAGERY,
    SECOND_WIND,
    SPAWNED,
    THIEF,
    VEIN,
    VEIN_FOUND,
)
from ludoteca.games.platformer.rules_boss import defenders_out
from ludoteca.games.platformer.rules_cards import heal, spend_gold
from ludoteca.games.platformer.rules_dice import event_is
from ludoteca.games.platformer.rules_end import out_of_time
from ludoteca.games.platformer.rules_map import (
    LEVEL_SPACES,
    adjacent,
    enemy_on,
    feature_at,
    in_boss_level,
    is_free,
    level_of,
    new_enemy,
    put_loot,
)
from ludoteca.games.platformer.rules_move import in_order
from ludoteca.games.platformer.tiles import BOSS_SPAWN, GEM, SPAWN
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, note, reveal


@rule
def show_event(box, s, seat):
    """P125, P127: the top event onto the last one; without one the game is lost."""
    if s.events_left == 0:
        out_of_time(box, s, seat)
        return
    s.events_left -= 1
    s.event = s.event_deck[s.events_left]
    reveal(s)
    note(s, EVENT_SHOWN, s.event)
    if event_is(box, s, SECOND_WIND):
        heal(box, s, seat, 1)
    elif event_is(box, s, VEIN):
        uncover_vein(box, s, seat)


@rule
def uncover_vein(box, s, seat):
    """Uncovered Vein, PJ65: a gem on the first empty gem space of the hero's level; off the map, of the highest."""
    level = level_of(s.at[seat]) if s.at[seat] >= 0 else s.highest
    for space in range(level * LEVEL_SPACES, (level + 1) * LEVEL_SPACES):
        if feature_at(box, s, space) & GEM and s.gems_on[space] == 0:
            put_loot(s, space, 0, 1)
            note(s, VEIN_FOUND, space)
            return


@rule
def end_event(box, s, seat):
    """P126, PJ57: what an event does at the end of the player's turn."""
    if s.at[seat] < 0:
        return
    if event_is(box, s, SAVAGERY):
        for k in range(3, -1, -1):
            space = adjacent(box, s, s.at[seat], in_order(k))
            if space >= 0 and enemy_on(s, space) >= 0:
                ask(s, DO_ATTACK, seat, enemy_on(s, space))
    elif event_is(box, s, REINFORCEMENTS):
        reinforce(box, s, level_of(s.at[seat]))
    elif event_is(box, s, THIEF):
        if s.gold[seat] > 0:
            spend_gold(box, s, seat, 1)
        else:
            ask(s, DO_WOUND, seat, 1, BY_EVENT)


@rule
def reinforce(box, s, level):
    """Reinforcements, PJ65: an enemy of the level's kind on its first free spawn; in Ikee's level a Defender."""
    first = level * LEVEL_SPACES
    kind = s.enemy_card[level] + 0
    wanted = SPAWN
    if in_boss_level(s, first):
        if s.boss != IKEE or defenders_out(s) >= box.defenders:
            return
        kind = DEFENDER
        wanted = BOSS_SPAWN
    for space in range(first, first + LEVEL_SPACES):
        if feature_at(box, s, space) & wanted and is_free(s, space):
            new_enemy(s, kind, space)
            note(s, SPAWNED, kind, space)
            return
