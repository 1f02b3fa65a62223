"""The words of Looterz: its moves, events and frames, and what abilities are made of."""

from typing import Literal, get_args

from ludoteca.kernel.moves import Moves
from ludoteca.kernel.vocabulary import Events, Frames, seat_names

MOST_SEATS = 6
MOST_CARDS = 60
MOST_ENTRIES = 4
"""How many entries the abilities of one card can have in all."""
RIGOR_CARDS = 4
RIGOR = MOST_CARDS
"""The number that stands for a Rigor Mortis card in the Tower."""

PLACES = (
    "tower",
    "graveyard",
    *(f"hand-{seat}" for seat in seat_names(MOST_SEATS)),
    *(f"row-{seat}" for seat in seat_names(MOST_SEATS)),
)
TOWER = 0
GRAVEYARD = 1
HAND = 2
ROW = HAND + MOST_SEATS

PHASES = ("first_recruitment", "dungeon", "second_recruitment", "sacrifice", "hand_limit", "turn_end")
FIRST_RECRUITMENT, DUNGEON, SECOND_RECRUITMENT, SACRIFICING, HAND_LIMIT_PHASE, TURN_END = range(6)
ENDINGS = ("coins", "rigor", "limit")
BY_COINS, BY_RIGOR, BY_LIMIT = range(3)

When = Literal["recruitment", "last_wish", "activation"]
WHENS = get_args(When)
RECRUITMENT, LAST_WISH, ACTIVATION = range(3)
Who = Literal["you", "opponent", "richest", "each_opponent", "each_player"]
WHOS = get_args(Who)
YOU, OPPONENT, RICHEST, EACH_OPPONENT, EACH_PLAYER = range(5)
What = Literal[
    "damage",
    "kill",
    "drain",
    "heal",
    "gain_life",
    "take_control",
    "return_to_hand",
    "forced_sacrifice",
    "sacrifice_cost",
    "reclaim",
    "recruit_from_hand",
    "recruit_from_graveyard",
    "earn",
    "steal",
    "lose",
    "draw",
    "alarm",
    "recruit_from_tower",
    "no_search",
]
WHATS = get_args(What)
"""Effects for which somebody chooses a card come first: the decision has the same number as the effect."""
DAMAGE, KILL, DRAIN, HEAL, GAIN_LIFE, TAKE_CONTROL, RETURN_TO_HAND = range(7)
FORCED_SACRIFICE, SACRIFICE_COST, RECLAIM, RECRUIT_FROM_HAND, RECRUIT_FROM_GRAVEYARD = range(7, 12)
EARN, STEAL, LOSE, DRAW_CARDS, ALARM, RECRUIT_FROM_TOWER, NO_SEARCH = range(12, 19)
Target = Literal["looter", "yours", "opposing", "this", "every", "every_yours", "every_opposing"]
TARGETS = get_args(Target)
ANY, YOURS, OPPOSING, THIS, EVERY, EVERY_YOURS, EVERY_OPPOSING = range(7)
RICHEST_COINS = -1
"""An amount: as many as the richest player has coins."""

MOVES = Moves({"card": MOST_CARDS, "seat": MOST_SEATS})
RECRUIT = MOVES.add("recruit", "card")
SEARCH = MOVES.add("search", "card")
ATTACK = MOVES.add("attack", "card")
ACTIVATE = MOVES.add("activate", "card")
CHOOSE = MOVES.add("choose", "card")
SACRIFICE = MOVES.add("sacrifice", "card")
DISCARD = MOVES.add("discard", "card")
PLAYER = MOVES.add("player", "seat")
DRAW = MOVES.add("draw")
ACCEPT = MOVES.add("accept")
DECLINE = MOVES.add("decline")
DONE = MOVES.add("done")
FIRST_TABLE_MOVE = MOVES.size

FRAMES = Frames()
for _what in WHATS[: RECRUIT_FROM_GRAVEYARD + 1]:
    FRAMES.decision(_what, card="card", step="number", left="number")
ASK_RECRUIT = FRAMES.decision("recruit", phase="phase")
ASK_DUNGEON = FRAMES.decision("dungeon")
ASK_TARGET = FRAMES.decision("target", card="card")
ASK_SEARCH_AGAIN = FRAMES.decision("search_again", card="card")
ASK_ATTACK_AGAIN = FRAMES.decision("attack_again", card="card")
ASK_SACRIFICE = FRAMES.decision("sacrifice")
ASK_DISCARD = FRAMES.decision("discard")
ASK_LAST_WISH = FRAMES.decision("last_wish", wave="number")
ASK_MAY = FRAMES.decision("may", card="card", step="number", left="number")
ASK_PLAYER = FRAMES.decision("player", card="card", step="number")
ASK_STEAL = FRAMES.decision("steal", card="card", step="number", left="number")
ASK_GO_ON = FRAMES.decision("go_on")
DO_TURN = FRAMES.task("turn")
DO_DUNGEON = FRAMES.task("do_dungeon")
DO_AGAIN = FRAMES.task("again", card="card", attacking="number")
DO_LAST_WISHES = FRAMES.task("last_wishes")
DO_SACRIFICE = FRAMES.task("sacrifice_phase")
DO_HAND_LIMIT = FRAMES.task("hand_limit")
DO_EFFECT = FRAMES.task("effect", card="card", step="number", left="number")
DO_LANDING = FRAMES.task("landing", card="card", step="number")
DO_SEARCH = FRAMES.task("do_search", card="card")

EVENTS = Events()
TURN = EVENTS.add("turn", seat="seat")
DREW = EVENTS.add("drew", seat="seat", card="card", secret="card")
RIGOR_SEEN = EVENTS.add("rigor_seen", seat="seat", count="number")
RECRUITED = EVENTS.add("recruited", seat="seat", card="card", origin="origin")
SEARCHED = EVENTS.add("searched", seat="seat", card="card")
ATTACKED = EVENTS.add("attacked", seat="seat", card="card", target="card")
ACTIVATED = EVENTS.add("activated", seat="seat", card="card")
RECRUITMENT_USED = EVENTS.add("recruitment", seat="seat", card="card")
LAST_WISH_USED = EVENTS.add("last_wish", seat="seat", card="card")
ROLLED = EVENTS.add("rolled", card="card", die="number", hit="number")
EARNED = EVENTS.add("earned", seat="seat", coins="number")
STOLE = EVENTS.add("stole", seat="seat", victim="seat")
LOST = EVENTS.add("lost", seat="seat", coins="number")
HURT = EVENTS.add("hurt", card="card", damage="number", life="number")
HEALED = EVENTS.add("healed", card="card", life="number")
DIED = EVENTS.add("died", seat="seat", card="card")
SACRIFICED = EVENTS.add("sacrificed", seat="seat", card="card")
TOOK_CONTROL = EVENTS.add("took_control", seat="seat", card="card", victim="seat", for_good="number")
GAVE_BACK = EVENTS.add("gave_back", seat="seat", card="card", owner="seat")
RETURNED = EVENTS.add("returned", seat="seat", card="card")
RECLAIMED = EVENTS.add("reclaimed", seat="seat", card="card")
TURNED_OVER = EVENTS.add("turned_over", seat="seat", card="card")
DISCARDED = EVENTS.add("discarded", seat="seat", card="card")
BARRED = EVENTS.add("barred", seat="seat", card="card")
DECLINED = EVENTS.add("declined", seat="seat", card="card")
ENDED = EVENTS.add("ended", ending="ending")
STRUCK_OUT = EVENTS.add("struck_out", seat="seat")
WON = EVENTS.add("won", seat="seat")
ORIGINS = ("hand", "graveyard", "tower")
FROM_HAND, FROM_GRAVEYARD, FROM_TOWER = range(3)
