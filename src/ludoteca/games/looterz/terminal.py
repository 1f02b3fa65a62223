"""Looterz in a terminal: Rigor's pieces above, the opponents' rows with the race, your row and hand below."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from ludoteca.kernel.declarations import seat_name
from ludoteca.kernel.events import Event
from ludoteca.kernel.moves import Move
from ludoteca.terminal.words import Words

View = Mapping[str, Any]

PLAYERS = (
    "bold white on purple",
    "bold black on dark_orange",
    "bold white on green",
    "bold white on red",
    "bold white on blue",
    "bold black on yellow",
)
HEART = "bold red"
COIN = "bold yellow"
TARGET = "bold bright_white"
QUIET = "dim"
MOST_LIFE_SHOWN = 6
KEYWORDS = ("activation", "last_wish", "recruitment", "sacrifice", "steal", "taunt", "twice", "ward")
ABOUT_A_LOOTER = ("damage", "kill", "drain", "heal", "gain_life", "take_control", "return_to_hand")
FACES = "⚀⚁⚂⚃⚄⚅"
PIECES = ("▛", "▜", "▙", "▟")
"""The four quarters of Rigor's picture, in the order in which they turn up."""


def draw(view: View, words: Words) -> Group:
    """The phase bar, the table and the viewer's hand."""
    players = view["players"]
    next_one = 0 if view["viewer"] is None else view["viewer"] + 1
    lines = [_heading(view, words), _phase_bar(view, words)]
    for player in [*players[next_one:], *players[:next_one]]:
        lines += _player(view, player, words)
    return Group(*lines, *_dice(view, words), *_hand(view, words))


def _heading(view: View, words: Words) -> Text:
    """Round, target, Tower, Graveyard and how much of Rigor has been seen."""
    seen, of = view["rigor"]["seen"], view["rigor"]["of"]
    text = Text(
        words.text(
            "terminal-heading",
            round=view["turn"]["round"],
            target=view["target"],
            tower=view["tower"],
            graveyard=len(view["graveyard"]),
        ),
        QUIET,
    )
    text.append(f"  {words.text('rigor')} ", QUIET)
    text.append("".join(piece if number < seen else "·" for number, piece in enumerate(PIECES)), "bold magenta")
    return text.append(f" {seen}/{of}", "bold magenta" if seen else QUIET)


def _phase_bar(view: View, words: Words) -> Text:
    text = Text()
    for phase in view["turn"]["phases"]:
        name = words.name("phase", phase)
        if phase == view["turn"]["phase"]:
            text.append(f"[{name}] ", "bold reverse")
        else:
            text.append(f" {name}  ", QUIET)
    return text


def _player(view: View, player: Mapping[str, Any], words: Words) -> list[Any]:
    """Who it is, the race to the target, and the row of Looterz."""
    seat, target = player["seat"], view["target"]
    first = Text("▶" if view["turn"]["seat"] == seat else " ", "bold")
    first.append(str(seat + 1), PLAYERS[seat])
    first.append(f" {words.seat(seat)}", "bold" if seat == view["viewer"] else "")
    if seat == view["viewer"]:
        first.append(f" ({words.say('you')})")
    won = min(player["coins"], target)
    first.append("  " + "●" * won, COIN)
    first.append("○" * (target - won), QUIET)
    first.append(f" {player['coins']}/{target}", COIN)
    first.append(" · " + words.text("word-card.count", count=player["hand_size"]), QUIET)
    if not player["may_search"]:
        first.append(" · " + words.text("terminal-barred"), "bold")
    lines: list[Any] = [first]
    lines += [Padding(_looter(view, looter, words), (0, 0, 0, 3)) for looter in player["looterz"]]
    known = [card for card in player["hand"] if card is not None]
    if known and seat != view["viewer"]:
        cards = ", ".join(words.name("card", card) for card in known)
        lines.append(Padding(Text(words.text("terminal-known", cards=cards), QUIET), (0, 0, 0, 3)))
    return lines


def _looter(view: View, looter: Mapping[str, Any], words: Words) -> Text:
    """A star where it can be chosen, its hearts and power, its name, its standing and its odds."""
    chosen = any(move["kind"] in ("choose", "sacrifice") and looter["card"] in move["args"] for move in view["moves"])
    text = Text("*" if chosen else " ", TARGET)
    text.append("♥" * min(looter["life"], MOST_LIFE_SHOWN), HEART)
    text.append(" " * (3 - looter["life"]))
    text.append(f" ⚅≤{looter['power']} ", "bold")
    text.append(words.name("card", looter["card"]), QUIET if looter["acted"] else "bold")
    for word in ("taunt", "ward"):
        if looter[word]:
            text.append(f" [{words.name('keyword', word)}]", "bold")
    if looter["borrowed_from"] is not None:
        text.append(" " + words.text("terminal-borrowed", seat=words.seat(looter["borrowed_from"])), "italic")
    if looter["acted"]:
        text.append(" " + words.text("terminal-acted"), QUIET)
    else:
        text.append("  " + _odds(looter["odds"]), QUIET)
    return text


def _odds(odds: list[float]) -> str:
    """The chances of at least one success, at least two, and so on."""
    return " ".join(f"{least}+:{chance:.0%}" for least, chance in enumerate(odds, 1))


def _dice(view: View, words: Words) -> list[Text]:
    """The dice of the last move: + for a success, - for none."""
    rolled = [event for event in view["events"] if event["kind"] == "rolled"]
    if not rolled:
        return []
    text = Text(words.text("terminal-dice", card=words.name("card", rolled[-1]["card"])))
    for event in rolled:
        text.append(f" {FACES[event['die'] - 1]}{event['die']}", "bold")
        text.append("+" if event["hit"] else "-", COIN if event["hit"] else QUIET)
    return [text]


def _hand(view: View, words: Words) -> list[Any]:
    """The viewer's cards with what they do."""
    if view["viewer"] is None:
        return []
    lines: list[Any] = [Text(words.text("terminal-hand"), "bold")]
    for card in view["players"][view["viewer"]]["hand"]:
        design = view["designs"][view["cards"][card]]
        line = Text("♥" * design["life"], HEART)
        line.append(" " * (3 - design["life"]))
        line.append(f" ⚅≤{design['power']} ", "bold")
        line.append(words.name("card", card))
        line.append(f" – {ability_text(view, card, words)}", QUIET)
        lines.append(Padding(line, (0, 0, 0, 4)))
    return lines


def ability_text(view: View, card: str, words: Words) -> str:
    """What a card does: its own text, or for cards of a player's own box one made from its parts."""
    design = view["designs"][view["cards"][card]]
    written = words.detail("card", card, "text") if design["worded"] else None
    if written is not None:
        return written
    parts = [words.name("keyword", word) for word in design["standing"]]
    parts += [
        f"{words.name('keyword', ability['when'])}: {_effect_text(ability, words)}" for ability in design["abilities"]
    ]
    return ". ".join(parts) + "." if parts else words.text("terminal-plain")


def _effect_text(ability: Mapping[str, Any], words: Words) -> str:
    """One entry of an ability: what happens, and in brackets to whom and on which conditions."""
    amount = ability["amount"]
    if isinstance(amount, str):
        amount = words.name("amount", amount)
    about = [words.name("who", ability["who"])] if ability["who"] != "you" else []
    if ability["what"] in ABOUT_A_LOOTER or ability["target"] == "this":
        about.append(words.name("which", ability["target"]))
    if ability["looterz"] > 1:
        about.append(f"×{ability['looterz']}")
    if ability["life_at_most"] is not None:
        about.append(words.text("detail-life_at_most", count=ability["life_at_most"]))
    if ability["another"]:
        about.append(words.text("detail-another"))
    if ability["until"] is not None:
        about.append(words.text(f"detail-{ability['until']}"))
    if ability["may"]:
        about.append(words.text("detail-may"))
    what = words.text(f"effect-{ability['what']}", amount=amount)
    return f"{what} ({', '.join(about)})" if about else what


def note(view: View, move: Move, words: Words) -> str | None:
    """The odds of a search or attack; whose Looter a target is and the chance to kill it."""
    looterz = {looter["card"]: (looter, player) for player in view["players"] for looter in player["looterz"]}
    if not move.args or move.args[0] not in looterz:
        return ability_text(view, move.args[0], words) if move.args and move.args[0] in view["cards"] else None
    looter, player = looterz[move.args[0]]
    if move.kind in ("search", "attack"):
        return _odds(looter["odds"])
    if move.kind == "activate":
        return ability_text(view, move.args[0], words)
    if move.kind != "choose":
        return None
    about = f"{words.seat(player['seat'])}, {'♥' * looter['life']}"
    if view["prompt"]["kind"] in ("target", "attack_again"):
        attacker, _ = looterz[view["prompt"]["card"]]
        needed = looter["life"]
        chance = attacker["odds"][needed - 1] if needed <= len(attacker["odds"]) else 0.0
        about += ", " + words.text("terminal-kill", chance=f"{chance:.0%}")
    return about


def aside(event: Event, viewer: int | None, options: Mapping[str, str], words: Words) -> str | None:
    """What a card does that the viewer has just drawn."""
    if event.kind == "drew" and viewer is not None and event.args["seat"] == seat_name(viewer):
        return words.detail("card", event.args["card"], "text")
    return None


def explain(view: View, words: Words) -> list[tuple[str, str]]:
    """The phase, the keywords, the Graveyard (L3), and every card that the viewer can see."""
    pairs = [(words.name("phase", phase), words.text(f"phase-{phase}.text")) for phase in view["turn"]["phases"]]
    pairs += [(words.name("keyword", word), words.text(f"keyword-{word}.text")) for word in KEYWORDS]
    pairs.append((words.text("rigor"), words.text("rigor.text")))
    dead = [words.name("card", card) for card in view["graveyard"]]
    pairs.append((words.text("terminal-graveyard"), ", ".join(dead) + "." if dead else "–"))
    cards = list(view["graveyard"])
    for player in view["players"]:
        cards += [*(looter["card"] for looter in player["looterz"]), *filter(None, player["hand"])]
    seen: dict[str, str] = {}
    for card in cards:
        flavour = words.detail("card", card, "flavour")
        seen[words.name("card", card)] = " ".join(filter(None, (ability_text(view, card, words), flavour)))
    return [*pairs, *sorted(seen.items())]
