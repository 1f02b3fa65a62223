"""The words of Platformer: its moves, its events and the frames of its interrupt stack."""

from typing import Literal, get_args

from ludoteca.kernel.moves import Moves
from ludoteca.kernel.vocabulary import Events, Frames

MOST_SEATS = 4
MOST_LEVELS = 5
ROWS = 4
COLUMNS = 8
SPACES = MOST_LEVELS * ROWS * COLUMNS
DIRECTIONS = ("up", "right", "down", "left")
UP, RIGHT, DOWN, LEFT = range(4)
Symbol = Literal["boot", "sword", "coin", "monster", "star"]
SYMBOLS = get_args(Symbol)
BOOT, SWORD, COIN, MONSTER, STAR = range(5)
ANY_SYMBOL = 5
DICE = 5
Roll = Literal["attack", "left", "right"]
ROLLS = get_args(Roll)
ROLL_ATTACK, ROLL_LEFT, ROLL_RIGHT = range(3)
TOKENS = ("poison", "petrify", "mirror", "shackle", "soulflame")
POISON, PETRIFY, MIRROR, SHACKLE, SOULFLAME = range(5)
BOSSES = ("medusa", "ikee")
MEDUSA, IKEE = range(2)
RANGES = ("row", "adjacent", "around", "tile", "unlimited")
RANGE_ROW, RANGE_ADJACENT, RANGE_AROUND, RANGE_TILE, RANGE_UNLIMITED = range(5)
BOSS_EFFECTS = ("none", "slither", "shockwave", "pounce", "tithe", "summon", "petrify")
NO_EFFECT, SLITHER, SHOCKWAVE, POUNCE, TITHE, SUMMON, PETRIFYING = range(7)
CAUSES = ("enemy", "trap", "poison", "boss", "token", "ability", "event")
BY_ENEMY, BY_TRAP, BY_POISON, BY_BOSS, BY_TOKEN, BY_ABILITY, BY_EVENT = range(7)
ENDINGS = ("boss", "knocked_out", "time", "limit")
BOSS_BEATEN, HERO_LOST, TIME_LOST, LIMIT_REACHED = range(4)
TOWERS = ("forest", "void", "mixed")

HERO_ABILITIES = ("bounty", "drover", "blood_roll", "sneak", "rage", "transmute")
BOUNTY, DROVER, BLOOD_ROLL, SNEAK, RAGE, TRANSMUTE = range(6)
ENEMY_ABILITIES = ("none", "brittle", "flying", "heavy", "rooted", "cursing", "sweeping")
NO_ABILITY, BRITTLE, FLYING, HEAVY, ROOTED, CURSING, SWEEPING = range(7)
ItemEffect = Literal[
    "loaded_dice",
    "ninja_gear",
    "boots_of_haste",
    "hammer",
    "climbing_claws",
    "iron_soles",
    "buckler",
    "heart_locket",
    "pedlars_bell",
    "phase_ring",
    "magnet",
    "balloon",
    "long_spear",
    "pocket_anvil",
    "prism_lens",
]
ITEM_EFFECTS = get_args(ItemEffect)
PotionEffect = Literal[
    "stoneskin",
    "healing",
    "purity",
    "swiftness",
    "fury",
    "crystal_phial",
    "levitation",
    "smoke",
    "gust",
    "command",
    "fortune",
    "mimicry",
    "blink",
    "phoenix",
    "light_fingers",
]
POTION_EFFECTS = get_args(PotionEffect)
ArtifactEffect = Literal[
    "coin_gun",
    "war_horn",
    "acrobats_sash",
    "cloud_cushion",
    "bullys_gauntlet",
    "beggars_bowl",
    "prism_heart",
    "merchants_seal",
    "fools_cup",
    "thorn_mail",
]
ARTIFACT_EFFECTS = get_args(ArtifactEffect)
EFFECTS = ITEM_EFFECTS + POTION_EFFECTS + ARTIFACT_EFFECTS
LOADED_DICE, NINJA_GEAR, BOOTS_OF_HASTE, HAMMER, CLIMBING_CLAWS, IRON_SOLES, BUCKLER, HEART_LOCKET = range(8)
PEDLARS_BELL, PHASE_RING, MAGNET, BALLOON, LONG_SPEAR, POCKET_ANVIL, PRISM_LENS = range(8, 15)
STONESKIN, HEALING, PURITY, SWIFTNESS, FURY, CRYSTAL_PHIAL, LEVITATION, SMOKE = range(15, 23)
GUST, COMMAND, FORTUNE, MIMICRY, BLINK, PHOENIX, LIGHT_FINGERS = range(23, 30)
COIN_GUN, WAR_HORN, ACROBATS_SASH, CLOUD_CUSHION, BULLYS_GAUNTLET = range(30, 35)
BEGGARS_BOWL, PRISM_HEART, MERCHANTS_SEAL, FOOLS_CUP, THORN_MAIL = range(35, 40)
EventEffect = Literal[
    "savagery",
    "slippery_rungs",
    "stampede",
    "blunt_blades",
    "sharp_spikes",
    "reinforcements",
    "thief",
    "market_day",
    "vein",
    "tailwind",
    "second_wind",
    "calm",
]
EVENT_EFFECTS = get_args(EventEffect)
(
    SAVAGERY,
    SLIPPERY_RUNGS,
    STAMPEDE,
    BLUNT_BLADES,
    SHARP_SPIKES,
    REINFORCEMENTS,
    THIEF,
    MARKET_DAY,
    VEIN,
    TAILWIND,
    SECOND_WIND,
    CALM,
) = range(12)

MOST_HEROES = 8
MOST_KINDS = 11
"""Kinds of enemies: eight of the tower, then the Defender, Medusa and Ikee."""
DEFENDER = 8
FIRST_BOSS_KIND = 9
MOST_ENEMIES = 24
MOST_ITEMS = 20
MOST_POTIONS = 20
MOST_ARTIFACTS = 12
FIRST_POTION = MOST_ITEMS
FIRST_ARTIFACT = MOST_ITEMS + MOST_POTIONS
MOST_CARDS = MOST_ITEMS + MOST_POTIONS + MOST_ARTIFACTS
MOST_EVENTS = 16
MOST_ATTACKS = 16
MOST_TILES = 40
MOST_TIMES = 10
"""A symbol can be multiplied up to ten times, for 45 gems."""
TIMES = tuple(f"x{times}" for times in range(1, MOST_TIMES + 1))

MOVES = Moves(
    {
        "direction": 4,
        "space": SPACES,
        "symbol": len(SYMBOLS),
        "times": MOST_TIMES,
        "card": MOST_CARDS,
        "token": len(TOKENS),
        "hero": MOST_HEROES,
    }
)
TAKE_HERO = MOVES.add("take", "hero")
USE = MOVES.add("use", "symbol")
USE_STAR = MOVES.add("star", "symbol")
USE_SPECIAL = MOVES.add("special", "symbol")
FORGE = MOVES.add("forge", "symbol", "symbol")
UPGRADE = MOVES.add("upgrade", "times")
STEP = MOVES.add("step", "direction")
PUSH = MOVES.add("push", "direction")
ATTACK = MOVES.add("attack", "direction")
SHOVE = MOVES.add("shove", "direction")
CHOOSE = MOVES.add("choose", "space")
PICK = MOVES.add("pick", "symbol")
SAVE = MOVES.add("save", "symbol")
BUY = MOVES.add("buy", "card")
PLAY = MOVES.add("play", "card")
SWAP = MOVES.add("swap", "card")
GAIN = MOVES.add("gain", "token")
RID = MOVES.add("rid", "token")
SPEND = MOVES.add("spend", "token")
STRIKE = MOVES.add("strike")
SIPHON = MOVES.add("siphon")
ABILITY = MOVES.add("ability")
GRAVITY = MOVES.add("gravity")
LET_GO = MOVES.add("let_go")
STAY = MOVES.add("stay")
STOP = MOVES.add("stop")
PASS = MOVES.add("pass")
DONE = MOVES.add("done")

FRAMES = Frames()
ASK_HERO = FRAMES.decision("hero")
ASK_ACT = FRAMES.decision("act")
ASK_RESPAWN = FRAMES.decision("respawn")
ASK_PLACE = FRAMES.decision("place")
ASK_PETRIFIED = FRAMES.decision("petrified")
ASK_UPGRADE = FRAMES.decision("upgrade", symbol="symbol", purpose="purpose")
ASK_STEP = FRAMES.decision("step", left="number", by_card="number")
ASK_PUSH = FRAMES.decision("push", space="space", quiet="number")
ASK_STRIKE = FRAMES.decision("strike", space="space")
ASK_PAY = FRAMES.decision("pay", symbol="wanted", needed="number", purpose="purpose")
ASK_MONSTER = FRAMES.decision("monster", started="number")
ASK_SHOVE = FRAMES.decision("shove", space="space", left="number", started="number")
ASK_SAVE = FRAMES.decision("save")
ASK_HOLD = FRAMES.decision("hold")
ASK_REACT = FRAMES.decision("react", space="space", damage="number")
ASK_WARD = FRAMES.decision("ward", attack="attack", damage="number")
ASK_PHOENIX = FRAMES.decision("phoenix", damage="number", cause="cause")
ASK_MIRROR = FRAMES.decision("mirror", attack="attack", damage="number")
ASK_REROLL = FRAMES.decision("reroll", chosen="number", most="number")
ASK_ANVIL = FRAMES.decision("anvil", first="symbol", second="symbol", wanted="number")
ASK_CUP = FRAMES.decision("cup", die="symbol")
ASK_MIMICRY = FRAMES.decision("mimicry")
ASK_BUY = FRAMES.decision("buy", card="card")
ASK_SWAP = FRAMES.decision("swap")
ASK_MAGNET = FRAMES.decision("magnet")
ASK_BLINK = FRAMES.decision("blink")
ASK_LEVITATE = FRAMES.decision("levitate")
ASK_GUST = FRAMES.decision("gust")
ASK_GUST_TO = FRAMES.decision("gust_to", hero="seat")
ASK_COMMAND = FRAMES.decision("command")
ASK_HORN = FRAMES.decision("horn")
ASK_SASH = FRAMES.decision("sash")
ASK_SPAWN = FRAMES.decision("spawn", what="spawn")
DO_STAGE = FRAMES.task("stage", 13, stage="number")
DO_STEPS = FRAMES.task("steps", left="number", by_card="number")
DO_LEAVING = FRAMES.task("leaving", space="space", cursor="number")
DO_ENTER = FRAMES.task("enter", 5, stage="number", moved="number")
DO_ATTACK = FRAMES.task("enemy_attack", enemy="number", pushed="number")
DO_WOUND = FRAMES.task("wound", damage="number", cause="cause")
DO_GRAVITY = FRAMES.task("gravity", cursor="number", let_go="number")
DO_FALL = FRAMES.task("fall", fallen="number", let_go="number", start="space")
DO_DIE_ATTACKS = FRAMES.task("die_attacks", cursor="number", hero="number")
DO_DIE = FRAMES.task("die")
DO_MONSTER = FRAMES.task("monsters", started="number")
DO_PAY = FRAMES.task("paid", symbol="wanted", needed="number", purpose="purpose")
DO_TOKEN = FRAMES.task("token", token="token")
DO_BOSS_TURN = FRAMES.task("boss_turn")
DO_BOSS_CARD = FRAMES.task("boss_card", attack="attack", started="number")
DO_DROP = FRAMES.task("drop")
DO_SPAWN = FRAMES.task("spawning", what="spawn")
PURPOSES = ("steps", "coins", "monsters", "strike", "siphon", "petrify", "shackle", "golem")
FOR_STEPS, FOR_COINS, FOR_MONSTERS, FOR_STRIKE, FOR_SIPHON, FOR_PETRIFY, FOR_SHACKLE, FOR_GOLEM = range(8)
SPAWNS = ("boss", "far_boss", "other_tile_defender", "near_defender", "slither", "pounce")
SPAWN_BOSS, SPAWN_FAR, SPAWN_OTHER_TILE, SPAWN_NEAR, SPAWN_SLITHER, SPAWN_POUNCE = range(6)

EVENTS = Events()
TURN = EVENTS.add("turn", seat="seat")
EVENT_SHOWN = EVENTS.add("event_shown", event="event")
LEVEL_REMOVED = EVENTS.add("level_removed", level="number")
ROLLED = EVENTS.add("rolled", seat="seat", roll="roll")
ENEMY_MOVED = EVENTS.add("enemy_moved", enemy="enemy", origin="space", space="space")
ENEMY_ATTACKED = EVENTS.add("enemy_attacked", seat="seat", enemy="enemy", space="space")
WOUNDED = EVENTS.add("wounded", seat="seat", damage="number", cause="cause")
KNOCKED_OUT = EVENTS.add("knocked_out", seat="seat")
RESPAWNED = EVENTS.add("respawned", seat="seat", space="space")
USED = EVENTS.add("used", seat="seat", symbol="symbol", times="number")
FORGED = EVENTS.add("forged", seat="seat", symbol="symbol", result="symbol")
STEPPED = EVENTS.add("stepped", seat="seat", origin="space", space="space")
PLACED = EVENTS.add("placed", seat="seat", origin="space", space="space")
PUSHED_HERO = EVENTS.add("pushed_hero", seat="seat", victim="seat", space="space")
PUSHED_ENEMY = EVENTS.add("pushed_enemy", seat="seat", enemy="enemy", space="space")
FELL = EVENTS.add("fell", seat="seat", origin="space", space="space")
ENEMY_FELL = EVENTS.add("enemy_fell", enemy="enemy", origin="space", space="space")
SHATTERED = EVENTS.add("shattered", enemy="enemy", space="space")
GOLD_GAINED = EVENTS.add("gold_gained", seat="seat", amount="number")
GEM_GAINED = EVENTS.add("gem_gained", seat="seat", amount="number")
GOLD_LOST = EVENTS.add("gold_lost", seat="seat", amount="number")
STRUCK = EVENTS.add("struck", seat="seat", enemy="enemy", wounds="number", health="number")
DEFEATED = EVENTS.add("defeated", seat="seat", enemy="enemy", space="space")
BOUGHT = EVENTS.add("bought", seat="seat", card="card", price="number")
SHOWN = EVENTS.add("shown", card="card")
PLAYED = EVENTS.add("played", seat="seat", card="card")
ABILITY_USED = EVENTS.add("ability_used", seat="seat", hero="hero")
REROLLED = EVENTS.add("rerolled", seat="seat", symbol="symbol", result="symbol")
SAVED = EVENTS.add("saved", seat="seat", symbol="symbol")
DIE_RESET = EVENTS.add("die_reset", seat="seat")
HEALED = EVENTS.add("healed", seat="seat", amount="number")
IGNORED = EVENTS.add("ignored", seat="seat")
GRAVITY_ACTIVATED = EVENTS.add("gravity_activated", seat="seat")
LEVEL_REVEALED = EVENTS.add("level_revealed", level="number", enemy="enemy")
BOSS_REVEALED = EVENTS.add("boss_revealed", boss="boss")
SPAWNED = EVENTS.add("spawned", enemy="enemy", space="space")
ENTERED_BOSS_LEVEL = EVENTS.add("entered_boss_level", seat="seat")
TOWER_GONE = EVENTS.add("tower_gone")
BOSS_ROLLED = EVENTS.add("boss_rolled", roll="roll")
BOSS_DREW = EVENTS.add("boss_drew", attack="attack", resolved="number")
BOSS_SHUFFLED = EVENTS.add("boss_shuffled", boss="boss")
TOKEN_GAINED = EVENTS.add("token_gained", seat="seat", token="token")
TOKEN_LOST = EVENTS.add("token_lost", seat="seat", token="token")
ARTIFACT_TAKEN = EVENTS.add("artifact_taken", seat="seat", card="card")
SWAPPED = EVENTS.add("swapped", seat="seat", origin="space", space="space")
AFLOAT = EVENTS.add("afloat", space="space")
VEIN_FOUND = EVENTS.add("vein_found", space="space")
ENDED = EVENTS.add("ended", ending="ending", seat="seat")
HERO_TAKEN = EVENTS.add("hero_taken", seat="seat", hero="hero")
