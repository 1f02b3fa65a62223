"""A hero with a character beside winning: weights for what hints count; see docs/bots.md."""

from ludoteca.bots.knowledge import Style

STYLES = {
    "cautious": Style(own={"health": 0.02}),
    "greedy": Style(own={"gold": 0.01, "cards": 0.02}),
    "spiteful": Style(others={"health": -0.02, "gems": -0.02}),
}
