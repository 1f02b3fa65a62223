"""A player with a character beside winning: weights for what hints count; see docs/bots.md."""

from ludoteca.bots.knowledge import Style

STYLES = {
    "cautious": Style(own={"life": 0.01, "cards": 0.007}),
    "greedy": Style(own={"coins": 0.03}),
    "spiteful": Style(others={"coins": -0.015, "life": -0.01}),
}
