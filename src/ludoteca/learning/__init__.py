"""Games that teach themselves: play against oneself, a network that learns from it, and so on round after round.

`ludoteca train` does it; docs/training.md tells how, and what came of it.
"""
