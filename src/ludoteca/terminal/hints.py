"""Hints: what a strong bot would do, and why, beside what a player has in mind."""

from ludoteca.kernel.moves import Move
from ludoteca.table.advice import Advice, Idea
from ludoteca.table.outlook import Change
from ludoteca.terminal.words import Words

SURE = 0.95
"""From here on a change is told without how likely it is."""
MOST_CHANGES = 4
"""How many changes of a kind are told."""
NOTICED = 0.005
"""What a difference must be to be told in numbers."""


def hint_lines(told: Advice, seat: int, mind: Move | None, words: Words) -> list[str]:
    """The best move, what it may bring and how things may go on; the same of the move in mind, and how they compare."""
    best, *others = told["options"]
    hint = words.say("hint", move=_spoken(best["notation"], words), share=_hundredths(best["share"]), **_expected(best))
    lines = [hint, *_prospects(best, seat, words)]
    for other in others:
        if mind is not None and other["id"] == mind.id:
            gap = best["expected"] - other["expected"]
            message = "hint-worse" if gap >= NOTICED else "hint-as-good"
            move = _spoken(other["notation"], words)
            lines.append(words.say(message, move=move, gap=_hundredths(gap), **_expected(other)))
            lines += _prospects(other, seat, words)
    return lines


def _prospects(idea: Idea, seat: int, words: Words) -> list[str]:
    """What a move brings, costs and risks, how it may be answered, and what may follow."""
    lines = []
    outlook = idea["outlook"]
    if outlook is not None:
        for message, changes in (
            ("hint-gains", [change for change in outlook["turn"] if change["good"]]),
            ("hint-costs", [change for change in outlook["turn"] if not change["good"]]),
            ("hint-risks", [change for change in outlook["round"] if not change["good"]]),
        ):
            said = [_changed(change, seat, words) for change in changes[:MOST_CHANGES]]
            if said:
                lines.append(words.say(message, changes=", ".join(said)))
        reply = outlook["reply"]
        if reply is not None:
            move = _spoken(reply["notation"], words)
            lines.append(words.say("hint-reply", name=words.seat(reply["seat"]), move=move))
    if idea["line"]:
        lines.append(words.say("hint-line", line=" → ".join(_spoken(notation, words) for notation in idea["line"])))
    return [f"  {line}" for line in lines]


def _changed(change: Change, own: int, words: Words) -> str:
    sign = "+" if change["by"] > 0 else "\N{MINUS SIGN}"
    told = sign + words.text(f"quantity-{change['quantity']}", count=abs(change["by"]))
    if change["seat"] != own:
        told = words.say("hint-change-of", name=words.seat(change["seat"]), change=told)
    if change["share"] >= SURE:
        return told
    return words.say("hint-change-perhaps", change=told, share=_hundredths(change["share"]))


def _spoken(notation: str, words: Words) -> str:
    kind, *args = notation.split()
    return words.move(kind, tuple(args))


def _expected(idea: Idea) -> dict[str, int]:
    return {"expected": _hundredths(idea["expected"])}


def _hundredths(share: float) -> int:
    return round(100 * share)
