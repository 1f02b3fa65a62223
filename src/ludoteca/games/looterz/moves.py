"""The words of Looterz: its moves, events and frames, and what abilities are made of."""

from typing import TYPE_CHECKING, TypeAlias

from ludoteca.kernel.declarations import ANYBODY, BOTTOM, Events, Frames, seat_names
from ludoteca.kernel.kinds import Kinds, one_of
from ludoteca.kernel.limits import room
from ludoteca.kernel.moves import Moves

MOST_SEATS = 6
MOST_CARDS = room(60, 120)
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

PHASES = Kinds()
FIRST_RECRUITMENT = PHASES.add("first_recruitment")
DUNGEON = PHASES.add("dungeon")
SECOND_RECRUITMENT = PHASES.add("second_recruitment")
SACRIFICING = PHASES.add("sacrifice")
HAND_LIMIT_PHASE = PHASES.add("hand_limit")
TURN_END = PHASES.add("turn_end")
ENDINGS = Kinds()
BY_COINS = ENDINGS.add("coins")
BY_RIGOR = ENDINGS.add("rigor")
BY_LIMIT = ENDINGS.add("limit")

WHENS = Kinds()
RECRUITMENT = WHENS.add("recruitment")
LAST_WISH = WHENS.add("last_wish")
ACTIVATION = WHENS.add("activation")
WHOS = Kinds()
YOU = WHOS.add("you")
OPPONENT = WHOS.add("opponent")
RICHEST = WHOS.add("richest")
EACH_OPPONENT = WHOS.add("each_opponent")
EACH_PLAYER = WHOS.add("each_player")
WHATS = Kinds()
"""Effects for which somebody chooses a card come first: the decision has the same number as the effect."""
DAMAGE = WHATS.add("damage")
KILL = WHATS.add("kill")
DRAIN = WHATS.add("drain")
HEAL = WHATS.add("heal")
GAIN_LIFE = WHATS.add("gain_life")
TAKE_CONTROL = WHATS.add("take_control")
RETURN_TO_HAND = WHATS.add("return_to_hand")
FORCED_SACRIFICE = WHATS.add("forced_sacrifice")
SACRIFICE_COST = WHATS.add("sacrifice_cost")
RECLAIM = WHATS.add("reclaim")
RECRUIT_FROM_HAND = WHATS.add("recruit_from_hand")
RECRUIT_FROM_GRAVEYARD = WHATS.add("recruit_from_graveyard")
EARN = WHATS.add("earn")
STEAL = WHATS.add("steal")
LOSE = WHATS.add("lose")
DRAW_CARDS = WHATS.add("draw")
ALARM = WHATS.add("alarm")
RECRUIT_FROM_TOWER = WHATS.add("recruit_from_tower")
NO_SEARCH = WHATS.add("no_search")
TARGETS = Kinds()
TARGETS.add("looter")
YOURS = TARGETS.add("yours")
OPPOSING = TARGETS.add("opposing")
THIS = TARGETS.add("this")
EVERY = TARGETS.add("every")
EVERY_YOURS = TARGETS.add("every_yours")
EVERY_OPPOSING = TARGETS.add("every_opposing")
RICHEST_COINS = -1
"""An amount: as many as the richest player has coins."""

if TYPE_CHECKING:
    When: TypeAlias = str
    Who: TypeAlias = str
    What: TypeAlias = str
    Target: TypeAlias = str
else:
    When = one_of(WHENS)
    Who = one_of(WHOS)
    What = one_of(WHATS)
    Target = one_of(TARGETS)

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

MOST_STEPS = 8 * MOST_ENTRIES - 1
_ABILITY = {"card": "card", "step": f"0..{MOST_STEPS}", "left": "-1..99"}
_IN_ABILITY = "last_wishes effect"
"""What lies below an ability: the Last Wishes that come after it, or the rest of the one that recruited its card."""

FRAMES = Frames()
for _what in WHATS[: RECRUIT_FROM_GRAVEYARD + 1]:
    FRAMES.decision(_what, _IN_ABILITY, ANYBODY, **_ABILITY)
ASK_RECRUIT = FRAMES.decision("recruit", "turn", phase="phase")
ASK_DUNGEON = FRAMES.decision("dungeon", "turn")
ASK_TARGET = FRAMES.decision("target", "last_wishes", card="card")
ASK_SEARCH_AGAIN = FRAMES.decision("search_again", "do_dungeon", card="card")
ASK_ATTACK_AGAIN = FRAMES.decision("attack_again", "do_dungeon", card="card")
ASK_SACRIFICE = FRAMES.decision("sacrifice", "last_wishes")
ASK_DISCARD = FRAMES.decision("discard", "hand_limit")
ASK_LAST_WISH = FRAMES.decision("last_wish", "last_wishes", ANYBODY, wave=f"1..{MOST_CARDS + 1}")
ASK_MAY = FRAMES.decision("may", _IN_ABILITY, ANYBODY, **_ABILITY)
ASK_PLAYER = FRAMES.decision("player", _IN_ABILITY, ANYBODY, card="card", step=f"0..{MOST_STEPS}")
ASK_STEAL = FRAMES.decision("steal", _IN_ABILITY, ANYBODY, **_ABILITY)
ASK_GO_ON = FRAMES.decision(
    "go_on", "turn do_dungeon again last_wishes sacrifice_phase hand_limit effect landing do_search"
)
DO_TURN = FRAMES.task("turn", BOTTOM)
DO_DUNGEON = FRAMES.task("do_dungeon", "turn")
DO_AGAIN = FRAMES.task("again", "do_dungeon", card="card", attacking="0..1")
DO_LAST_WISHES = FRAMES.task("last_wishes", "turn do_dungeon again sacrifice_phase")
DO_SACRIFICE = FRAMES.task("sacrifice_phase", "turn")
DO_HAND_LIMIT = FRAMES.task("hand_limit", "turn")
DO_EFFECT = FRAMES.task("effect", _IN_ABILITY, ANYBODY, **_ABILITY)
DO_LANDING = FRAMES.task("landing", _IN_ABILITY, ANYBODY, card="card", step=f"0..{MOST_STEPS}")
DO_SEARCH = FRAMES.task("do_search", "do_dungeon again", card="card")

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
ORIGINS = Kinds()
FROM_HAND = ORIGINS.add("hand")
FROM_GRAVEYARD = ORIGINS.add("graveyard")
FROM_TOWER = ORIGINS.add("tower")
