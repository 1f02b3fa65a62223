"""The checks on what is going on in a position of Platformer: the frames, and what each of them needs."""

from collections.abc import Callable

from ludoteca.games.platformer.box import Box
from ludoteca.games.platformer.moves import (
    ANY_SYMBOL,
    ASK_ACT,
    ASK_ANVIL,
    ASK_BUY,
    ASK_CUP,
    ASK_GUST_TO,
    ASK_HERO,
    ASK_HOLD,
    ASK_MIRROR,
    ASK_PAY,
    ASK_PETRIFIED,
    ASK_PHOENIX,
    ASK_PLACE,
    ASK_PUSH,
    ASK_REACT,
    ASK_REROLL,
    ASK_RESPAWN,
    ASK_SAVE,
    ASK_SHOVE,
    ASK_SPAWN,
    ASK_STRIKE,
    ASK_UPGRADE,
    ASK_WARD,
    BOOT,
    COIN,
    DICE,
    DO_ATTACK,
    DO_BOSS_CARD,
    DO_DROP,
    DO_ENTER,
    DO_FALL,
    DO_GRAVITY,
    DO_LEAVING,
    DO_PAY,
    DO_SPAWN,
    DO_STAGE,
    DO_TOKEN,
    FOR_COINS,
    FOR_GOLEM,
    FOR_MONSTERS,
    FOR_PETRIFY,
    FOR_SHACKLE,
    FOR_SIPHON,
    FOR_STEPS,
    FOR_STRIKE,
    FRAMES,
    MEDUSA,
    MIRROR,
    MONSTER,
    PETRIFY,
    PETRIFYING,
    PHOENIX,
    POCKET_ANVIL,
    SPACES,
    SPAWN_BOSS,
    SPAWN_FAR,
    SPAWN_NEAR,
    SPAWN_OTHER_TILE,
    SPAWN_POUNCE,
    SPAWN_SLITHER,
    SWORD,
)
from ludoteca.games.platformer.rules_actions import ACTION_STAGE
from ludoteca.games.platformer.rules_map import FIGURE, LEVEL_SPACES
from ludoteca.games.platformer.rules_pay import GOLEM_PRICE, PETRIFY_PRICE, SHACKLE_PRICE, SIPHON_PRICE
from ludoteca.games.platformer.rules_turn import BOSS_STAGE, END_EVENT_STAGE, END_STAGE, GRAVITY_STAGE, NEXT_STAGE
from ludoteca.games.platformer.state import FIRST_ENEMY, State
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.state import unpack_frame

STAGES_UNDER = {
    ASK_HERO: {NEXT_STAGE},
    ASK_SAVE: {GRAVITY_STAGE},
    ASK_HOLD: {END_STAGE},
    DO_GRAVITY: {ACTION_STAGE, END_STAGE},
    ASK_PHOENIX: {END_EVENT_STAGE, BOSS_STAGE},
    ASK_REACT: {BOSS_STAGE},
    DO_ATTACK: {BOSS_STAGE},
    DO_BOSS_CARD: {NEXT_STAGE},
}
"""The step of the turn that waits below a frame, if it is not the next action."""
PRICES = {
    FOR_SIPHON: (SWORD, SIPHON_PRICE),
    FOR_PETRIFY: (ANY_SYMBOL, PETRIFY_PRICE),
    FOR_SHACKLE: (SWORD, SHACKLE_PRICE),
    FOR_GOLEM: (MONSTER, GOLEM_PRICE),
}
OFF_THE_MAP = (ASK_RESPAWN, ASK_PLACE)
ANYWHERE = (ASK_HERO, ASK_SAVE, ASK_SPAWN)
MOST_ATTACKERS = 3
Frame = list[int]


def audit_stack(box: Box, s: State) -> str | None:
    """What is wrong with the frames, if anything is."""
    frames = [unpack_frame(frame) for frame in s.frame[: s.depth]]
    fault = _audit_stage(s, frames) or _audit_chains(box, s, frames)
    if fault:
        return fault
    for i, row in enumerate(frames):
        if row[0] < FIRST_TASK:
            at = s.at[row[1]]
            if row[0] not in ANYWHERE and (at < 0) != (row[0] in OFF_THE_MAP):
                return "a hero acts on the map, and comes back from off it"
        needs = NEEDS.get(row[0])
        if needs is not None and not needs(box, s, row, frames[i - 1] if i else row):
            return f"what “{FRAMES[row[0]].name}” is about is not there"
    return None


def _audit_stage(s: State, frames: list[Frame]) -> str | None:
    """P33: whose turn it is, and which step of it comes when all else is done."""
    if s.first < 0:
        return "first_player must be a player"
    if (s.turns == 0) != (frames[-1][0] == ASK_HERO) or (s.turns == 0) != (s.active < 0):
        return "heroes are chosen before the first turn, and only then"
    if frames[0][0] != DO_STAGE:
        return None
    _, seat, stage, _, _ = frames[0]
    if stage not in STAGES_UNDER.get(frames[1][0], {ACTION_STAGE}):
        return "stage is not the step of the turn that comes next"
    order = [(s.first + k) % s.seats for k in range(s.seats)]
    if s.turns == 0:
        choosing = [row[1] for row in frames[1:]]
        if seat != order[-1] or choosing != order[::-1][: len(choosing)] or max(s.at) >= 0:
            return "heroes are chosen one after the other, from the first player on"
    elif seat != s.active:
        return "stage must be for the active player"
    return None


def _audit_chains(box: Box, s: State, frames: list[Frame]) -> str | None:
    """What can lie on its like does so only so often."""
    entering = [row[1] for row in frames if row[0] == DO_ENTER]
    cards = [row for row in frames if row[0] == DO_BOSS_CARD]
    attacks = [row for row in frames if row[0] == DO_ATTACK]
    if len(set(entering)) < len(entering) or len(entering) > 2:
        return "a hero who moves and one who is moved enter spaces, each once"
    if len(cards) > 2 or any(row[3] for row in cards[:-1]):
        return "the boss resolves two cards at most, one after the other"
    if len(attacks) > MOST_ATTACKERS or (attacks and not box.solo):
        return "enemies attack together under Savagery alone"
    return None


def _figure(s: State, space: int) -> int:
    """Who stands on a space, or -1."""
    return (s.tower[space] >> FIGURE) - 1 if 0 <= space < SPACES else -1


def _is_enemy(s: State, space: int) -> bool:
    return _figure(s, space) >= FIRST_ENEMY


def _unused(s: State, symbol: int) -> bool:
    """Whether an unused die shows a symbol."""
    return symbol >= 0 and any(s.die[die] == symbol and not s.die_used[die] for die in range(DICE))


def _can_play(s: State, seat: int, effect: int) -> bool:
    return bool(s.ready[seat] >> effect & 1 and not s.token[seat][PETRIFY])


def _in_boss_level(s: State, seat: int) -> bool:
    return s.at[seat] < 0 or s.at[seat] // LEVEL_SPACES == s.levels - 1


def _leaves(box: Box, s: State, row: Frame, below: Frame) -> bool:
    """P69: whoever stands where the hero goes can be pushed, the space that he leaves included."""
    here, to = s.at[row[1]], row[2]
    if not 0 <= to < SPACES or not s.lowest <= to // LEVEL_SPACES <= s.highest or to == here:
        return False
    beside = [to + box.step[direction] for direction in range(4) if s.tower[to] >> direction & 1]
    return _figure(s, to) < 0 or any(space == here or _figure(s, space) < 0 for space in beside)


def _pays(box: Box, s: State, row: Frame, below: Frame) -> bool:
    _, _, symbol, needed, purpose = row
    return PRICES.get(purpose) == (symbol, needed) and (purpose == FOR_GOLEM) == (below[0] == ASK_SHOVE)


def _upgrades(box: Box, s: State, row: Frame, below: Frame) -> bool:
    _, _, symbol, purpose, _ = row
    if below[0] == ASK_STRIKE:
        return symbol == SWORD and purpose == FOR_STRIKE
    if below[0] == DO_PAY:
        return purpose == below[4] and symbol >= 0 and below[2] in (symbol, ANY_SYMBOL)
    return (symbol, purpose) in ((BOOT, FOR_STEPS), (COIN, FOR_COINS), (MONSTER, FOR_MONSTERS))


def _forges(box: Box, s: State, row: Frame, below: Frame) -> bool:
    _, seat, first, second, wanted = row
    usual = 1 << BOOT | 1 << COIN | 1 << MONSTER
    if below[0] == ASK_STRIKE:
        fits = wanted == 1 << SWORD
    elif below[0] == DO_PAY:
        fits = wanted == 1 << below[2] and below[2] != ANY_SYMBOL
    else:
        fits = not wanted & ~usual
    chosen = [symbol for symbol in (first, second) if symbol >= 0]
    in_order = second < 0 or (first >= 0 and first != second)
    return fits and in_order and all(_unused(s, symbol) for symbol in chosen) and _can_play(s, seat, POCKET_ANVIL)


def _rerolls(box: Box, s: State, row: Frame, below: Frame) -> bool:
    unused = sum(1 << die for die in range(DICE) if s.die[die] >= 0 and not s.die_used[die])
    return row[2] & ~unused == 0


def _spawns(box: Box, s: State, row: Frame, below: Frame) -> bool:
    what = row[2]
    if s.highest != s.levels - 1:
        return False
    if below[0] == DO_BOSS_CARD:
        return what in (SPAWN_SLITHER, SPAWN_POUNCE, SPAWN_NEAR)
    if s.boss == MEDUSA:
        return row[0] == ASK_SPAWN and below[0] == DO_ENTER and what == SPAWN_BOSS
    return what == (SPAWN_FAR if below[0] == DO_SPAWN else SPAWN_OTHER_TILE)


def _is_attack(box: Box, s: State, row: Frame, below: Frame) -> bool:
    """P102: a card of this boss; who is asked about it is asked about the one that is being resolved."""
    attack = row[2]
    if s.highest != s.levels - 1 or attack < 0 or box.attack_boss[attack] != s.boss:
        return False
    return row[0] == DO_BOSS_CARD or (attack == below[2] and _in_boss_level(s, row[1]))


def _mirrors(box: Box, s: State, row: Frame, below: Frame) -> bool:
    held = s.token[row[1]][MIRROR]
    return _is_attack(box, s, row, below) and box.attack_effect[row[2]] == PETRIFYING and bool(held)


def _rises(box: Box, s: State, row: Frame, below: Frame) -> bool:
    """P81: only who would be knocked out is asked about the Phoenix."""
    of_boss = below[0] in (DO_BOSS_CARD, DO_TOKEN, DO_DROP)
    return row[2] >= s.health[row[1]] and _can_play(s, row[1], PHOENIX) and (not of_boss or _in_boss_level(s, row[1]))


NEEDS: dict[int, Callable[[Box, State, Frame, Frame], bool]] = {
    ASK_ACT: lambda box, s, row, below: not s.token[row[1]][PETRIFY],
    ASK_PETRIFIED: lambda box, s, row, below: bool(s.token[row[1]][PETRIFY]),
    ASK_PUSH: lambda box, s, row, below: _figure(s, row[2]) not in (-1, row[1]),
    ASK_STRIKE: lambda box, s, row, below: _is_enemy(s, row[2]) and s.enemy_at[s.foe] == row[2],
    ASK_SHOVE: lambda box, s, row, below: _is_enemy(s, row[2]),
    ASK_REACT: lambda box, s, row, below: _is_enemy(s, row[2]),
    ASK_PHOENIX: _rises,
    ASK_WARD: _is_attack,
    ASK_MIRROR: _mirrors,
    ASK_REROLL: _rerolls,
    ASK_ANVIL: _forges,
    ASK_UPGRADE: _upgrades,
    ASK_PAY: _pays,
    ASK_CUP: lambda box, s, row, below: row[2] < 0 or _unused(s, row[2]),
    ASK_BUY: lambda box, s, row, below: row[2] < 0 or row[2] in s.shop,
    ASK_GUST_TO: lambda box, s, row, below: row[2] >= 0 and row[2] != row[1] and s.at[row[2]] >= 0,
    ASK_SPAWN: _spawns,
    DO_PAY: _pays,
    DO_LEAVING: lambda box, s, row, below: s.at[row[1]] < 0 or _leaves(box, s, row, below),
    DO_FALL: lambda box, s, row, below: row[4] >= 0,
    DO_SPAWN: _spawns,
    DO_BOSS_CARD: _is_attack,
    DO_TOKEN: lambda box, s, row, below: row[2] >= 0 and _in_boss_level(s, row[1]),
    DO_DROP: lambda box, s, row, below: _in_boss_level(s, row[1]),
}
"""What each kind of frame needs beside itself; the last argument is the frame below."""
