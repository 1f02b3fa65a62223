"""Platformer in a terminal: the tower from the side, dice and Shop below it, then the players."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.kernel.moves import Move
from ludoteca.terminal.layout import Flow
from ludoteca.terminal.words import Words

View = Mapping[str, Any]

HEROES = ("bold white on blue", "bold white on red", "bold black on green3", "bold black on yellow")
ENEMY = "bold bright_red"
BOSS = "bold bright_white on dark_red"
QUIET = "dim"
TARGET = "bold bright_white"
MARKS = {
    "ladder": ("H", "bright_yellow"),
    "trap": ("X", "red"),
    "shop": ("S", "bright_green"),
    "portal": ("O", "magenta"),
    "special": ("?", "bright_cyan"),
    "boss_spawn": ("b", QUIET),
}
TRAPPED_LADDER = ("#", "red")
GOLD, GEM = ("$", "yellow"), ("*", "bright_cyan")
EDGES = {"open": "      ", "platform": "------", "crossed": "--H---", "one_way": "^^^^^^"}
FLOOR = "======"
BOSS_TOKENS = {"medusa": ("poison", "petrify", "mirror"), "ikee": ("shackle", "soulflame")}
STEPS = {"up": (1, 0), "down": (-1, 0), "left": (0, -1), "right": (0, 1)}


def draw(view: View, words: Words) -> Group:
    """The tower, what is at hand this turn, and the players."""
    parts: list[RenderableType] = [_tower(view), _legend(words), _enemies(view, words), _turn(view, words)]
    parts += [_dice(view, words), _shop(view, words)]
    if view["artifacts"]:
        parts.append(_artifacts(view, words))
    return Group(*parts, *(_player(view, player, words) for player in view["players"]))


def _tower(view: View) -> Text:
    tower = view["tower"]
    spaces = {space["name"]: space for space in tower["spaces"]}
    figures, ghosts, targets = _figures(view), _ghosts(view), _targets(view)
    text = Text()
    hidden = tower["levels"] - tower["highest"]
    if hidden:
        text.append("    " + "".join(f"{'~' * 6:>7}" for _ in range(tower["columns"])) + f" +{hidden}\n", QUIET)
    for level in range(tower["highest"], tower["lowest"] - 1, -1):
        for row in range(tower["rows"], 0, -1):
            names = [f"{level}.{row}.{column}" for column in range(1, tower["columns"] + 1)]
            text.append(f"{level}.{row} ", QUIET)
            for number, name in enumerate(names):
                walled = number == 0 or "left" not in spaces[name]["ways"]
                text.append("|" if walled else " ", QUIET)
                text.append_text(_space(spaces[name], figures, ghosts, targets))
            text.append("|\n", QUIET)
            lowest = level == tower["lowest"] and row == 1
            edges = [FLOOR if lowest else EDGES[spaces[name]["edge"]] for name in names]
            text.append("    +" + "+".join(edges) + "+\n", QUIET)
    text.append("     " + " ".join(f"{column:^6}" for column in range(1, tower["columns"] + 1)), QUIET)
    return text


def _space(
    space: Mapping[str, Any],
    figures: Mapping[str, tuple[str, str]],
    ghosts: Mapping[str, str],
    targets: set[str],
) -> Text:
    """Six columns: who stands there, what is printed, what lies there, and a mark."""
    name = space["name"]
    text = Text()
    if name in figures:
        text.append(*figures[name])
    else:
        text.append(f"{ghosts.get(name, ''):<2}", QUIET)
    text.append(*_mark(space["features"]))
    text.append(*(GOLD if space["gold"] else (" ", "")))
    text.append(*(GEM if space["gems"] else (" ", "")))
    if name in targets:
        text.append("<", TARGET)
    else:
        text.append("!" if space["threat"] else " ", "red")
    return text


def _mark(features: list[str]) -> tuple[str, str]:
    """What is printed on a space, in one letter."""
    if "ladder" in features and "trap" in features:
        return TRAPPED_LADDER
    return next((MARKS[feature] for feature in features if feature in MARKS), (" ", ""))


def _short(enemy: str) -> str:
    """Two letters for an enemy."""
    return enemy[:2].capitalize() if enemy not in ("medusa", "ikee") else enemy[:2].upper()


def _figures(view: View) -> dict[str, tuple[str, str]]:
    figures = {
        enemy["at"]: (_short(enemy["id"]), BOSS if enemy["id"] in ("medusa", "ikee") else ENEMY)
        for enemy in view["enemies"]
    }
    for player in view["players"]:
        if player["at"]:
            figures[player["at"]] = (f"@{player['seat'] + 1}", HEROES[player["seat"]])
    return figures


def _ghosts(view: View) -> dict[str, str]:
    """Where gravity would take those who hang in the air."""
    ghosts = {enemy["falls_to"]: "v" + _short(enemy["id"])[0] for enemy in view["enemies"] if enemy["falls_to"]}
    for player in view["players"]:
        if player["falls_to"]:
            ghosts[player["falls_to"]] = f"v{player['seat'] + 1}"
    return ghosts


def _targets(view: View) -> set[str]:
    """The spaces to which the viewer's moves lead."""
    return {target for move in view["moves"] if (target := _target(view, move["kind"], move["args"]))}


def _target(view: View, kind: str, args: list[str] | tuple[str, ...]) -> str | None:
    if kind == "choose":
        return args[0]
    prompt = view["prompt"]
    if kind == "step":
        origin = view["players"][prompt["seat"]]["at"]
    elif kind in ("push", "shove") and "space" in prompt:
        origin = prompt["space"]
    else:
        return None
    level, row, column = (int(part) for part in origin.split("."))
    up, right = STEPS[args[0]]
    height = (level - 1) * view["tower"]["rows"] + row - 1 + up
    return f"{height // view['tower']['rows'] + 1}.{height % view['tower']['rows'] + 1}.{column + right}"


def note(view: View, move: Move, words: Words) -> str | None:
    """Where a move leads and who is there, or what it costs."""
    if move.kind == "upgrade":
        return words.text("terminal-gems", count=view["dice"]["costs"][int(move.args[0][1:]) - 1])
    if move.kind == "buy":
        ware = next((ware for ware in view["shop"]["wares"] if ware and ware["id"] == move.args[0]), None)
        return words.text("terminal-price", count=ware["price"]) if ware else None
    target = _target(view, move.kind, move.args)
    if target is None:
        return None
    there = [words.name("enemy", enemy["id"]) for enemy in view["enemies"] if enemy["at"] == target]
    there += [words.seat(player["seat"]) for player in view["players"] if player["at"] == target]
    space = next((space for space in view["tower"]["spaces"] if space["name"] == target), None)
    if space is not None:
        there += [words.text(f"feature-{feature}") for feature in space["features"] if feature in MARKS]
        there += [words.text("word-gold")] * bool(space["gold"]) + [words.text("word-gem")] * bool(space["gems"])
    found = f"({', '.join(there)})" if there else ""
    return (found or None) if move.kind == "choose" else f"→ {target} {found}".rstrip()


def _legend(words: Words) -> Flow:
    entries = [
        Text.assemble((mark, style), (f" {words.text(f'feature-{feature}')}", QUIET))
        for feature, (mark, style) in MARKS.items()
    ]
    both = f" {words.text('feature-ladder')} + {words.text('feature-trap')}"
    entries.append(Text.assemble(TRAPPED_LADDER, (both, QUIET)))
    entries.append(Text.assemble(GOLD, (f" {words.text('word-gold')}", QUIET)))
    entries.append(Text.assemble(GEM, (f" {words.text('word-gem')}", QUIET)))
    entries += [Text(words.text(f"terminal-mark-{mark}"), QUIET) for mark in ("threat", "target", "fall")]
    return Flow(entries)


def _enemies(view: View, words: Words) -> Flow:
    """P26: what it takes to defeat each kind on the map, what it deals, and what it leaves."""
    entries = []
    for enemy in {enemy["id"]: enemy for enemy in view["enemies"]}.values():
        loot = f"{enemy['gold']}$ " * bool(enemy["gold"]) + f"{enemy['gems']}*" * bool(enemy["gems"])
        facts = words.text("terminal-enemy", health=enemy["health"], damage=enemy["damage"], loot=loot.rstrip() or "–")
        entry = Text(_short(enemy["id"]), ENEMY)
        entry.append(f" {words.name('enemy', enemy['id'])}: {facts}", QUIET)
        entries.append(entry)
    return Flow(entries)


def _turn(view: View, words: Words) -> Flow:
    boss, solo = view["boss"], view["solo"]
    parts = [Text(words.text("terminal-turn", turn=view["turn"]["number"]), QUIET)]
    parts.append(Text(words.text("terminal-boss", boss=words.name("boss", boss["id"]), health=boss["health"]), QUIET))
    if solo and solo["event"]:
        event = words.name("event", solo["event"])
        parts.append(Text(words.text("terminal-event", event=event, left=solo["events_left"]), "bold"))
    if attack := view["turn"]["attack"]:
        parts.append(Text(words.text("terminal-attack", wounds=attack["wounds"], health=attack["health"]), "bold"))
    return Flow(parts)


def _dice(view: View, words: Words) -> Flow:
    dice = view["dice"]
    entries = [Text(words.text("terminal-dice"), "bold")]
    for die in dice["action"]:
        symbol = words.name("symbol", die["symbol"])
        entries.append(Text(f"({symbol})", QUIET) if die["used"] else Text(f"[{symbol}]"))
    if dice["enemy"]:
        entries.append(Text(f"{words.text('word-enemy_die')}: {words.name('roll', dice['enemy'])}", QUIET))
    return Flow(entries, " ")


def _shop(view: View, words: Words) -> Flow:
    entries = [Text(f"{words.text('word-shop')}:", "bold")]
    wares = [ware for ware in view["shop"]["wares"] if ware]
    entries += [Text(f"{words.name('card', ware['id'])} {ware['price']}$") for ware in wares]
    return Flow(entries)


def _artifacts(view: View, words: Words) -> Flow:
    entries = [Text(words.text("terminal-artifacts"), "bold")]
    for artifact in view["artifacts"]:
        owner = "" if artifact["owner"] is None else f" ({words.seat(artifact['owner'])})"
        entries.append(Text(words.name("card", artifact["id"]) + owner))
    return Flow(entries)


def _player(view: View, player: Mapping[str, Any], words: Words) -> Flow:
    seat = player["seat"]
    first = Text("▶" if view["turn"]["seat"] == seat else " ", "bold")
    first.append(f"@{seat + 1}", HEROES[seat])
    first.append(f" {words.seat(seat)}", "bold" if seat == view["viewer"] else "")
    if player["hero"]:
        first.append(f" · {words.name('hero', player['hero'])}")
    entries = [first, Text(player["at"] or words.text("terminal-off"), QUIET)]
    counts = f"♥{player['health']} {player['gold']}$ {player['gems']}*"
    entries.append(Text(counts))
    symbol = words.name("symbol", player["special"]) if player["special"] else "–"
    entries.append(Text(f"{words.text('word-special_die')}: {symbol}"))
    if player["falls_to"]:
        entries.append(Text(words.text("terminal-falls", space=player["falls_to"]), "red"))
    if view["turn"]["seat"] == seat and player["most_wounds"]:
        entries.append(Text(words.text("terminal-wounds", count=player["most_wounds"])))
    entries += [Text(words.name("token", token), "magenta") for token in player["tokens"]]
    for card in player["cards"]:
        name = words.name("card", card["id"])
        entries.append(Text(f"({name})", QUIET) if card["exhausted"] else Text(f"[{name}]"))
    return Flow(entries)


def explain(view: View, words: Words) -> list[tuple[str, str]]:
    """The heroes, enemies and cards that can be seen; P12: the boss with its tokens and attack cards, always."""
    pairs: list[tuple[str, str]] = []
    for player in view["players"]:
        if player["hero"]:
            pairs.append(("hero", player["hero"]))
        pairs += [("card", card["id"]) for card in player["cards"]]
    pairs += [("enemy", enemy) for enemy in dict.fromkeys(enemy["id"] for enemy in view["enemies"])]
    if view["solo"] and view["solo"]["event"]:
        pairs.append(("event", view["solo"]["event"]))
    pairs += [("card", ware["id"]) for ware in view["shop"]["wares"] if ware]
    pairs += [("card", artifact["id"]) for artifact in view["artifacts"]]
    boss = view["boss"]["id"]
    pairs += [("enemy", boss)] + [("token", token) for token in BOSS_TOKENS[boss]]
    told = []
    for domain, name in dict.fromkeys(pairs):
        details = [words.detail(domain, _worded(view, domain, name), part) for part in ("condition", "text")]
        told.append((str(words.name(domain, name)), " ".join(detail for detail in details if detail)))
    return told + _attacks(view, words)


def _worded(view: View, domain: str, name: str) -> str:
    """Whose text tells about a thing: a card and an event do what ours of their effect's name do."""
    if domain == "card":
        return str(view["printed"]["cards"][name]["effect"])
    return str(view["printed"]["events"][name]) if domain == "event" else name


def _attacks(view: View, words: Words) -> list[tuple[str, str]]:
    """The boss's attack cards: Medusa's go by the enemy die, Ikee's by the action dice."""
    boss = view["boss"]["id"]
    dice = "roll" if boss == "medusa" else "symbol"
    cards = {name: card for name, card in view["printed"]["attacks"].items() if card["boss"] == boss}
    titles = [f"{words.name('attack', name)} ({words.name(dice, card['symbol'])})" for name, card in cards.items()]
    return [(title, words.detail("attack", name, "text") or "") for title, name in zip(titles, cards, strict=True)]
