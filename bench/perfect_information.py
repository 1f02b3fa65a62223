"""How much knowing is worth: the same search that sees all secrets against one that sees what its seat may.

    python -m bench.perfect_information GAME --sees cards --milliseconds 20 --minutes 10 --record played.jsonl
    python -m bench.perfect_information GAME --sees everything --iterations 1000

"cards": hands, decks and what lies face down are as they are; what dice and shuffles will bring is imagined.
"everything": what they will bring, too. Nobody at a table can play like that: it is a bound for all who could.
"""

import argparse
from functools import partial
from typing import Any

from bench import duel
from ludoteca.bots.engine import RulesEngine
from ludoteca.bots.knowledge import knowledge_of
from ludoteca.bots.network import NO_NET
from ludoteca.kernel.chance import rekey
from ludoteca.kernel.compiling import rule


@rule
def hide_nothing(box: Any, s: Any, seat: Any) -> None:
    """All of the table's state is known."""


@rule
def imagine_nothing(box: Any, s: Any, seat: Any, key0: Any, key1: Any) -> None:
    """Even what chance will do."""


@rule
def imagine_dice(box: Any, s: Any, seat: Any, key0: Any, key1: Any) -> None:
    """Only what chance will do."""
    reveals = s.reveals
    reveal_at = s.reveal_at
    rekey(s, key0, key1)
    s.reveals = reveals
    s.reveal_at = reveal_at


IMAGINES = {"cards": imagine_dice, "everything": imagine_nothing}


class SeeingEngine(RulesEngine):
    """A search that begins with the table as it is."""

    def __init__(self, setting: Any, sees: str):
        super().__init__(setting, NO_NET)
        known = knowledge_of(setting.game)
        told = {name: getattr(known, name) for name in ("value", "appeal", "enough", "forecast")}
        told |= {"NETWORKED": False, "conceal": hide_nothing, "resample": IMAGINES[sees]}
        self._search = setting.game.specialised("ludoteca.bots.mcts", told, f"_sees_{sees}")


def seeing(sees: str, setting: Any) -> SeeingEngine:
    """A search that sees secrets."""
    return SeeingEngine(setting, sees)


def usual(setting: Any) -> RulesEngine:
    """One that sees what its seat may."""
    return RulesEngine(setting, NO_NET)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--sees", choices=IMAGINES, default="cards")
    duel.add_options(options)
    plan = options.parse_args()
    duel.compare(plan.game, f"sees {plan.sees}", (partial(seeing, plan.sees), usual), plan)


if __name__ == "__main__":
    main()
