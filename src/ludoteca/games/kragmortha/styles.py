"""A goblin with a character beside winning: weights for what hints count; see docs/bots.md."""

from ludoteca.bots.knowledge import Style

STYLES = {
    "cautious": Style(own={"looks": -0.04, "steps": 0.004}),
    "greedy": Style(own={"tomes": 0.04}),
    "spiteful": Style(others={"looks": 0.02, "tomes": -0.02}),
}
