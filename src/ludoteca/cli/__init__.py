"""The `ludoteca` command.

What is slow to import, the games first of all, is imported by the commands that need it, when they need it.
"""

import warnings

import click

from ludoteca.cli.admin import admin
from ludoteca.cli.arena import arena
from ludoteca.cli.backup import backup, restore
from ludoteca.cli.bench import bench
from ludoteca.cli.dataset import dataset
from ludoteca.cli.games import games
from ludoteca.cli.lab import compare, report, sweep, tune
from ludoteca.cli.new_game import new_game
from ludoteca.cli.play import play
from ludoteca.cli.replay import replay
from ludoteca.cli.serve import serve
from ludoteca.cli.simulate import simulate
from ludoteca.cli.site import site
from ludoteca.cli.train import train
from ludoteca.cli.verify import verify
from ludoteca.cli.wasm import wasm
from ludoteca.kernel.errors import LudotecaError


class Mistake(click.ClickException):
    """Bad input: one sentence, and the exit code of wrong usage."""

    exit_code = 2

    def format_message(self) -> str:
        """The sentence, without anything in it that could steer the terminal."""
        from ludoteca.terminal.layout import printable

        return printable(self.message)


def one_line(message: Warning | str, category: object, filename: str, lineno: int, line: str | None = None) -> str:
    """A warning as a person is told of it: not where in the program it was given."""
    from ludoteca.terminal.layout import printable

    return f"Warning: {printable(str(message))}\n"


class Commands(click.Group):
    """The commands; whatever a caller did wrong becomes one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which a newcomer meets them, not by the alphabet."""
        return list(self.commands)

    def invoke(self, ctx: click.Context) -> object:
        usual, warnings.formatwarning = warnings.formatwarning, one_line
        try:
            return super().invoke(ctx)
        except LudotecaError as error:
            raise Mistake(str(error)) from None
        finally:
            warnings.formatwarning = usual


@click.group(
    cls=Commands,
    commands=[
        *(play, serve, backup, restore, admin, games, replay, verify),
        *(simulate, arena, compare, sweep, tune, report, dataset, train, bench, wasm, site, new_game),
    ],
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="ludoteca", message="%(package)s %(version)s")
def main() -> None:
    """Board games for people, bots and researchers.

    \b
    Start with:
      ludoteca play                in the browser; with --terminal here, you and three bots
      ludoteca games               which games there are, and their options

    Each command explains itself: ludoteca COMMAND --help
    """
