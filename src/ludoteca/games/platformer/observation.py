"""What a seat sees of a game of Platformer, as numbers for a network."""

from ludoteca.games.platformer.box import space_name
from ludoteca.games.platformer.moves import (
    ASK_GUST_TO,
    ASK_PAY,
    ASK_PUSH,
    ASK_REACT,
    ASK_SHOVE,
    ASK_STEP,
    ASK_STRIKE,
    ASK_UPGRADE,
    BOSSES,
    COLUMNS,
    DICE,
    FRAMES,
    MOST_ATTACKS,
    MOST_CARDS,
    MOST_EVENTS,
    MOST_HEROES,
    MOST_ITEMS,
    MOST_KINDS,
    MOST_LEVELS,
    MOST_POTIONS,
    MOST_SEATS,
    PURPOSES,
    ROLLS,
    ROWS,
    SPACES,
    SYMBOLS,
    TOKENS,
)
from ludoteca.games.platformer.rules_map import AT_COUNTER
from ludoteca.games.platformer.state import ARTIFACTS_IN_PLAY, SHOP_SLOTS
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.observation import Observation, named, seat_bits, seat_index, seat_values, up_to
from ludoteca.kernel.state import to_the_left, top_a, top_b, top_c, top_kind

MOST_TURNS = 250
MOST_CHARGE = 63
GROUND_BITS = 0xFF
TOKEN_KINDS = len(TOKENS)
PROMPTS = tuple(term.name for term in FRAMES if term.number < FIRST_TASK)
SEATS = seat_values(MOST_SEATS, "nobody")
WHERE = named("nowhere", *(space_name(space) for space in range(SPACES)))
FACES = named("none", *SYMBOLS)
GROUND = named("way up", "way right", "way down", "way left", "floor", "ladder", "trap", "portal")
HERO_FLAGS = named("tired", "inside the boss level", "afloat", *TOKENS)
TURN_FLAGS = named("phasing", "smoked", "sneaking", "ballooned", "thorned", "lens", "boots used")
KEPT = seat_values(MOST_SEATS, "elsewhere", "in the shop", "known to come next", "on the boss level")
IN_SHOP, NEXT, ON_BOSS_LEVEL, FIRST_OWNER = range(1, 5)

OBSERVATION = Observation(
    seat=MOST_SEATS,
    level=MOST_LEVELS,
    row=MOST_LEVELS * ROWS,
    space=SPACES,
    card=MOST_CARDS,
    die=DICE,
    attack=MOST_ATTACKS,
    event=MOST_EVENTS,
)
PROMPT = OBSERVATION.index("prompt", named("over", *PROMPTS), "what must be decided")
DECIDING = OBSERVATION.index("deciding", SEATS, "who must decide")
PROMPT_SPACE = OBSERVATION.index("prompt_space", WHERE, "the space that the decision is about")
PROMPT_SEAT = OBSERVATION.index("prompt_seat", SEATS, "the hero that it is about, if it is not the one who decides")
PROMPT_SYMBOL = OBSERVATION.index("prompt_symbol", named("none", *SYMBOLS, "any"), "the symbol that is wanted")
PROMPT_PURPOSE = OBSERVATION.index("prompt_purpose", named("none", *PURPOSES), "what it is wanted for")
PROMPT_NUMBER = OBSERVATION.number("prompt_number", MOST_CHARGE, "steps left, symbols needed, or damage that threatens")
ACTIVE = OBSERVATION.index("active", SEATS, "whose turn it is")
FIRST = OBSERVATION.index("first", SEATS, "who began")
TURNS = OBSERVATION.number("turns", MOST_TURNS, "turns so far")
LEVELS = OBSERVATION.number("levels", MOST_LEVELS, "levels of the tower")
LOWEST = OBSERVATION.number("lowest", MOST_LEVELS, "the lowest level that is left, counted from 1")
HIGHEST = OBSERVATION.number("highest", MOST_LEVELS, "the highest level that has been revealed, counted from 1")
BOSS = OBSERVATION.index("boss", named("none", *BOSSES), "the boss")
BOSS_DECK = OBSERVATION.number("boss_deck", MOST_ATTACKS, "attack cards left in the boss's deck")
STRUCK = OBSERVATION.bits("struck", SEATS[1:], "heroes that the boss's attack has reached")
ROLL = OBSERVATION.index("roll", named("none", *ROLLS), "what the enemy die shows")
CHARGE = OBSERVATION.number("charge", MOST_CHARGE, "symbols gathered for what is going on")
BONUS = OBSERVATION.number("bonus", MOST_CHARGE, "wounds added to the attack that is going on")
FOE = OBSERVATION.index("foe", WHERE, "where the enemy stands that is attacked now")
TURN_MARKS = OBSERVATION.bits("turn_marks", TURN_FLAGS, "what holds for this turn or step")
ITEMS_LEFT = OBSERVATION.number("items_left", MOST_ITEMS, "items left in the deck")
POTIONS_LEFT = OBSERVATION.number("potions_left", MOST_POTIONS, "potions left in the deck")
EVENTS_LEFT = OBSERVATION.number("events_left", MOST_EVENTS, "event cards left (alone)")
EVENT = OBSERVATION.number("event", MOST_EVENTS, "the event card that holds, counted from 1 (alone)")
DEFEATED = OBSERVATION.number("defeated", 255, "enemies defeated")
HERO = OBSERVATION.index("hero", named("none", *(f"hero {k}" for k in range(MOST_HEROES))), "the hero", each="seat")
AT = OBSERVATION.index("at", WHERE, "where a hero stands", each="seat")
HEALTH = OBSERVATION.number("health", 15, "health", each="seat")
GOLD = OBSERVATION.number("gold", 100, "gold", each="seat")
GEMS = OBSERVATION.number("gems", 100, "gems", each="seat")
SPECIAL = OBSERVATION.index("special", FACES, "the die that was saved", each="seat")
HERO_MARKS = OBSERVATION.bits("hero_marks", HERO_FLAGS, "what holds for a hero, and the tokens it has", each="seat")
DIE = OBSERVATION.index("die", FACES, "what an action die shows", each="die")
DIE_USED = OBSERVATION.number("die_used", 1, "whether it has been used", each="die")
ENEMY_CARD = OBSERVATION.index(
    "enemy_card", named("face down", *(f"enemy {k}" for k in range(MOST_KINDS))), "a level's enemies", each="level"
)
CARD = OBSERVATION.index("card", KEPT, "where a card is, as far as everybody knows", each="card")
EXHAUSTED = OBSERVATION.number("exhausted", 1, "whether a card has been used", each="card")
ATTACK_SEEN = OBSERVATION.number("attack_seen", 1, "whether an attack of the boss lies on its pile", each="attack")
EVENT_SEEN = OBSERVATION.number("event_seen", 1, "whether an event card has been seen (alone)", each="event")
GROUND_AT = OBSERVATION.bits("ground", GROUND, "what a space is; nothing on levels that are not there", each="space")
ENEMY_AT = OBSERVATION.index(
    "enemy", named("none", *(f"enemy {k}" for k in range(MOST_KINDS))), "the enemy on a space", each="space"
)
GOLD_AT = OBSERVATION.number("gold_on", 15, "gold that lies on a space", each="space")
GEMS_AT = OBSERVATION.number("gems_on", 15, "gems that lie on a space", each="space")
COUNTER_AT = OBSERVATION.bits(
    "counter", named(*(f"column {k + 1}" for k in range(COLUMNS))), "spaces with a Shop or special icon", each="row"
)


@rule
def observe(box, s, me, row):
    """Hands are open: all but face-down tiles and cards, and the order of decks. `row` holds zeros."""
    if s.depth > 0:
        observe_prompt(s, me, row)
    row[ACTIVE] = seat_index(s, me, s.active)
    row[FIRST] = seat_index(s, me, s.first)
    row[TURNS] = up_to(s.turns, MOST_TURNS)
    row[LEVELS] = s.levels
    row[LOWEST] = s.lowest + 1
    row[HIGHEST] = s.highest + 1
    row[BOSS] = s.boss + 1
    row[BOSS_DECK] = s.boss_deck_size
    row[STRUCK] = seat_bits(s, me, s.struck)
    row[ROLL] = s.roll + 1
    row[CHARGE] = up_to(s.charge, MOST_CHARGE)
    row[BONUS] = up_to(s.bonus, MOST_CHARGE)
    row[TURN_MARKS] = (
        (s.phasing != 0)
        | (s.smoked != 0) << 1
        | (s.sneaking != 0) << 2
        | (s.ballooned != 0) << 3
        | (s.thorned != 0) << 4
        | (s.lens != 0) << 5
        | (s.boots_used != 0) << 6
    )
    row[ITEMS_LEFT] = s.items_left
    row[POTIONS_LEFT] = s.potions_left
    row[DEFEATED] = up_to(s.defeated, 255)
    for place in range(s.seats):
        observe_hero(s, me, place, row)
    for die in range(DICE):
        row[DIE + die] = s.die[die] + 1
        row[DIE_USED + die] = s.die_used[die] != 0
    observe_cards(box, s, me, row)
    observe_tower(s, row)


@rule
def observe_prompt(s, me, row):
    """What must be decided, and by whom."""
    kind = top_kind(s)
    row[PROMPT] = 1 + kind
    row[DECIDING] = seat_index(s, me, s.seat)
    if kind in (ASK_PUSH, ASK_STRIKE, ASK_SHOVE, ASK_REACT):
        row[PROMPT_SPACE] = up_to(1 + top_a(s), SPACES)
    if kind == ASK_STRIKE:
        row[FOE] = up_to(1 + top_a(s), SPACES)
    if kind == ASK_GUST_TO:
        row[PROMPT_SEAT] = seat_index(s, me, top_a(s))
    if kind in (ASK_PAY, ASK_UPGRADE):
        row[PROMPT_SYMBOL] = 1 + top_a(s)
    if kind == ASK_UPGRADE:
        row[PROMPT_PURPOSE] = 1 + top_b(s)
    if kind == ASK_PAY:
        row[PROMPT_NUMBER] = up_to(top_b(s), MOST_CHARGE)
        row[PROMPT_PURPOSE] = 1 + top_c(s)
    elif kind == ASK_STEP:
        row[PROMPT_NUMBER] = up_to(top_a(s), MOST_CHARGE)
    elif kind in (ASK_SHOVE, ASK_REACT):
        row[PROMPT_NUMBER] = up_to(top_b(s), MOST_CHARGE)


@rule
def observe_hero(s, me, place, row):
    """A hero and what it has."""
    seat = to_the_left(s, me, place)
    row[HERO + place] = s.hero[seat] + 1
    row[AT + place] = s.at[seat] + 1
    row[HEALTH + place] = up_to(s.health[seat], 15)
    row[GOLD + place] = up_to(s.gold[seat], 100)
    row[GEMS + place] = up_to(s.gems[seat], 100)
    row[SPECIAL + place] = s.special[seat] + 1
    marks = (s.tired[seat] != 0) | (s.inside[seat] != 0) << 1
    for other in range(s.seats):
        marks |= (s.afloat[other] >> seat & 1) << 2
    for token in range(TOKEN_KINDS):
        marks |= (s.token[seat][token] != 0) << 3 + token
    row[HERO_MARKS + place] = marks


@rule
def observe_cards(box, s, me, row):
    """Who has what, what is for sale, and what is known of the decks."""
    for k in range(2 * SHOP_SLOTS):
        if s.shop[k] >= 0:
            row[CARD + s.shop[k]] = IN_SHOP
    for k in range(s.items_known):
        row[CARD + s.item_deck[k]] = NEXT
    for k in range(s.potions_known):
        row[CARD + s.potion_deck[k]] = NEXT
    for k in range(ARTIFACTS_IN_PLAY):
        if s.artifact[k] >= 0:
            row[CARD + s.artifact[k]] = ON_BOSS_LEVEL
    for card in range(MOST_CARDS):
        if s.owner[card] >= 0:
            row[CARD + card] = FIRST_OWNER - 1 + seat_index(s, me, s.owner[card])
            row[EXHAUSTED + card] = s.exhausted[card] != 0
    for k in range(s.boss_discard_size):
        row[ATTACK_SEEN + s.boss_discard[k]] = 1
    if box.solo:
        row[EVENTS_LEFT] = s.events_left
        row[EVENT] = s.event + 1
        for k in range(s.events_left, box.event_count):
            row[EVENT_SEEN + s.event_deck[k]] = 1


@rule
def observe_tower(s, row):
    """The levels that have been revealed and are left: their spaces, and who and what is there."""
    for level in range(min(s.highest + 1, s.levels - 1)):
        row[ENEMY_CARD + level] = s.enemy_card[level] + 1
    for space in range(s.lowest * ROWS * COLUMNS, (s.highest + 1) * ROWS * COLUMNS):
        ground = s.tower[space]
        row[GROUND_AT + space] = ground & GROUND_BITS
        row[GOLD_AT + space] = up_to(s.gold_on[space], 15)
        row[GEMS_AT + space] = up_to(s.gems_on[space], 15)
        if ground & AT_COUNTER:
            row[COUNTER_AT + space // COLUMNS] |= 1 << space % COLUMNS
    for enemy in range(s.enemy_end):
        if s.enemy_at[enemy] >= 0:
            row[ENEMY_AT + s.enemy_at[enemy]] = s.enemy_kind[enemy] + 1
