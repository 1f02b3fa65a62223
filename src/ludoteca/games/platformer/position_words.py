"""How positions of Platformer say what the rules keep as codes."""

from ludoteca.games.platformer.box import FOES, space_name
from ludoteca.games.platformer.moves import COLUMNS, DICE, MOST_LEVELS, MOST_SEATS, SPACES, SYMBOLS
from ludoteca.games.platformer.rules_gravity import HEIGHT
from ludoteca.kernel.position_words import YES_NO, PositionWords, Several, Word

TURN_STEPS = (
    "event",
    "remove",
    "refresh",
    "roll",
    "enemy_die",
    "actions",
    "save",
    "gravity",
    "end",
    "end_event",
    "boss",
    "next",
    "limit",
)
"""P34 to P45: the steps of a turn, as `rules_turn` numbers them."""
NEIGHBOURS = ("down", "left", "right", "up")
"""PJ46: the neighbours of a space in their order."""
ENTRY_STEPS = ("reveal", "trap", "pickup", *(f"ents_{side}" for side in NEIGHBOURS), "done")
"""PJ45: what comes next for a hero who enters a space; at the end Ents next to it attack."""
FALLING = [space_name(k % HEIGHT * COLUMNS + k // HEIGHT) for k in range(SPACES)]
"""PJ8: the spaces in the order in which gravity looks at them."""
LEVELS = [f"level-{number + 1}" for number in range(MOST_LEVELS)]

POSITION_WORDS = PositionWords(
    fields={"foe": Word(FOES), "highest": Word(LEVELS), "lowest": Word(LEVELS)},
    frames={
        "stage.stage": Word(TURN_STEPS),
        "enter.stage": Word(ENTRY_STEPS),
        "by_card": Several(("card", "begun")),
        "reroll.chosen": Several([f"die-{die + 1}" for die in range(DICE)]),
        "anvil.wanted": Several(SYMBOLS),
        "leaving.cursor": Word((*NEIGHBOURS, "done")),
        "gravity.cursor": Word([*FALLING, "done"]),
        "let_go": Several(("let_go", "end_of_turn")),
        "die_attacks.cursor": Word([*(space_name(space) for space in range(SPACES)), "done"]),
        "die_attacks.hero": Word([*(f"left-{places}" for places in range(MOST_SEATS)), "done"]),
        "enemy_attack.enemy": Word(FOES),
        **dict.fromkeys(("quiet", "started", "moved", "pushed"), YES_NO),
    },
    events={"boss_drew.resolved": YES_NO},
)
