"""Hints: what a strong bot would do, and why, in one line."""

from ludoteca.bots.protocol import Thought
from ludoteca.terminal.words import Words

MOST_OF_LINE = 4
"""How many moves of the main line are told."""


def hint_line(thought: Thought, words: Words) -> str:
    """The move, how much of the thinking went into it, what it may bring, and how things may go on."""
    best = thought.options[0]
    visits = sum(option.visits for option in thought.options)
    line = [words.move(move.kind, move.args) for move in thought.line[1 : 1 + MOST_OF_LINE]]
    told = words.say(
        "hint",
        move=words.move(best.move.kind, best.move.args),
        share=round(100 * best.visits / max(1, visits)),
        expected=round(100 * best.expected),
    )
    return f"{told} {words.say('hint-line', line=' → '.join(line))}" if line else told
