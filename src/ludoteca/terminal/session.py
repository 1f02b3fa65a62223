"""A session: one table played to its end, or until the people have had enough."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from ludoteca.kernel.errors import CannotUndo, LudotecaError
from ludoteca.kernel.moves import Move
from ludoteca.kernel.rulebook import example_rule, numbered_rule
from ludoteca.kernel.saved import SavedGame
from ludoteca.table import FORCED, PERSON, TABLE
from ludoteca.table.advice import ADVISER, PLAYER, PLAYER_ITERATIONS, advice
from ludoteca.terminal.board import board_of
from ludoteca.terminal.hints import hint_lines
from ludoteca.terminal.listing import help_page, move_list, standings
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.story import Story
from ludoteca.terminal.table import ScreenTable
from ludoteca.terminal.words import Words


class Stop(Exception):
    """Somebody wants to stop."""


class Session:
    """Asks the people, lets the bots play, tells what happens."""

    def __init__(
        self,
        table: ScreenTable,
        words: Words,
        screen: Screen,
        *,
        delay: float = 0.0,
        ask_always: bool = False,
        record: Path | None = None,
        box: Path | None = None,
    ):
        self.table = table
        self.words = words
        self.screen = screen
        self._board = board_of(table.match.game)
        self._delay = delay
        self._ask_always = ask_always
        self._record = record
        self._box = box
        self._at_screen: int | None = None
        self._position_shown: dict[str, Any] = {}
        self._stories = self._new_stories()
        self._commands: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "undo": self._undo,
            "hint": self._hint,
            "save": self._save,
            "load": self._load,
            "log": self._log,
            "board": self._show_board,
            "rules": self._rules,
            "auto": self._auto,
            "quit": self._quit,
        }

    def run(self) -> bool:
        """Plays until the match is over or somebody stops; False if that was done with Ctrl-C.

        A record that was asked for is written in any case.
        """
        try:
            self._greet()
            while not self.table.match.over:
                self._next_decision()
            self._finish()
        except Stop:
            self._say("goodbye")
        except EOFError:
            self._say("input-ended", moves=len(self.table.standing()))
        except KeyboardInterrupt:
            self.screen.show("")
            self._say("goodbye")
            return False
        finally:
            if self._record is not None:
                self.table.save(self._record)
                self._say("recorded", file=str(self._record))
        return True

    def _say(self, message: str, **args: Any) -> None:
        self.screen.show(self.words.say(message, **args))

    def _greet(self) -> None:
        match, words = self.table.match, self.words
        self.screen.show(Rule(words.text("game-title")), words.text("game-pitch"))
        if match.seed is not None:
            self.screen.show(Text(words.say("commitment", commitment=match.commitment), "dim"))
        if self.table.people:
            self._say("welcome")

    def _new_stories(self) -> dict[int | None, Story]:
        """A story for each person; for a spectator where only bots play."""
        options = self.table.match.setting.options
        readers: list[int | None] = [*self.table.people] or [None]
        return {reader: Story(self.words, self._board, options, reader) for reader in readers}

    def _next_decision(self) -> None:
        match = self.table.match
        assert match.seat is not None
        if match.seat not in self.table.people:
            entry = self.table.play_bot()
        elif len(match.moves()) == 1 and not self._ask_always:
            entry = self.table.make(match.moves()[0], FORCED)
        else:
            self._ask(match.seat)
            return
        for story in self._stories.values():
            story.add(entry)
        self._tell_on_the_way()

    def _tell_on_the_way(self) -> None:
        """Tells each turn when it is over, unless several people with secrets share the screen."""
        if len(self._stories) == 1:
            (story,) = self._stories.values()
            news = story.news(whole_turns=True)
            if news:
                self.screen.show(*news)
                time.sleep(self._delay)

    def _ask(self, seat: int) -> None:
        """Shows a person how things stand, and carries out what they type until the match moves on."""
        self._hand_over(seat)
        self.screen.show(*self._stories[seat].news())
        self._show_position(seat)
        asked = self.table.match
        so_far = len(asked.log)
        self._show_choices(seat)
        while self.table.match is asked and len(asked.log) == so_far:
            self._obey(seat, self.screen.ask(self.words.say("cursor")))

    def _hand_over(self, seat: int) -> None:
        """Between two people, the screen is emptied first, so that nobody sees a hand that is not theirs."""
        if len(self.table.people) > 1 and self._at_screen != seat:
            if self.screen.interactive:
                if self._at_screen is not None:
                    self.screen.clear()
                self.screen.ask(self.words.say("curtain", seat=self.words.seat(seat)))
            else:
                self.screen.show(Rule(self.words.seat(seat)))
        self._at_screen = seat

    def _show_position(self, seat: int) -> None:
        """Draws the table; on a pipe, only if it has changed."""
        view = self.table.view(seat)
        position = {name: value for name, value in view.items() if name not in PASSING}
        if self.screen.interactive or position != self._position_shown:
            self.screen.show("", self._board.draw(view, self.words))
        self._position_shown = position

    def _show_choices(self, seat: int) -> None:
        view = self.table.view(seat)
        self.screen.show(Text(self.words.prompt(view["prompt"], you=True), "bold"))
        self.screen.show(move_list(view, self.table.match.moves(), self.words, self._board))

    def _obey(self, seat: int, line: str) -> None:
        move = self._chosen(line)
        word, _, rest = line.partition(" ")
        if move is not None:
            by_table = move.id >= self.table.match.game.first_table_move
            entry = self.table.make(move, TABLE if by_table else PERSON)
            for story in self._stories.values():
                story.add(entry)
        elif word.lower() in self._commands:
            self._commands[word.lower()](seat, rest.strip())
        elif line:
            self._say("not-a-choice", input=line, count=len(self.table.match.moves()))

    def _chosen(self, line: str) -> Move | None:
        """The legal move that a line means: its number in the list, its notation, or just its last word."""
        match = self.table.match
        moves = match.moves()
        if line.isdecimal():
            return moves[int(line) - 1] if 1 <= int(line) <= len(moves) else None
        words = " ".join(line.split())
        for move in (*moves, *match.table_moves()):
            if words == str(move):
                return move
        short = [move for move in moves if move.args and move.args[-1] == words]
        return short[0] if len(short) == 1 else None

    def _help(self, seat: int, rest: str) -> None:
        match = self.table.match
        self.screen.show(help_page(match, self.table.view(seat), self.words, self._board))

    def _hint(self, seat: int, rest: str) -> None:
        """Says what a strong bot would do, beside the move in mind. It knows no more than the player who asks."""
        from ludoteca.bots import Budget, bot

        match = self.table.match
        mind = self._chosen(rest)
        if rest and mind is None:
            self._say("not-a-choice", input=rest, count=len(match.moves()))
            return
        self._say("thinking")
        seed = f"hint/{len(match.log)}"
        thought = bot(ADVISER, seed=seed).think(match)
        player = bot(PLAYER, seed=seed, budget=Budget(iterations=PLAYER_ITERATIONS))
        told = advice(match, thought, player.choose, seed, minded=(str(mind),))
        self.screen.show(*hint_lines(told, seat, mind, self.words))

    def _undo(self, seat: int, rest: str) -> None:
        try:
            self.table.undo_to_decision(seat)
        except CannotUndo:
            self._say("cannot-undo")
            return
        for story in self._stories.values():
            story.cut(len(self.table.standing()))
        self._say("undone")

    def _save(self, seat: int, rest: str) -> None:
        if not rest:
            self._say("needs-file", command="save")
            return
        try:
            self.table.save(Path(rest).expanduser())
        except LudotecaError as error:
            self._say("cannot-save", reason=str(error))
        else:
            self._say("saved", file=rest)

    def _load(self, seat: int, rest: str) -> None:
        if not rest:
            self._say("needs-file", command="load")
            return
        try:
            self.table.load(Path(rest).expanduser(), self._box)
        except LudotecaError as error:
            self._say("cannot-load", reason=str(error))
        else:
            self._take_over()
            self._say("loaded", file=rest, moves=len(self.table.standing()))

    def resume(self, saved: SavedGame) -> None:
        """Begins with a saved match."""
        self.table.resume(saved, self._box)
        self._take_over()

    def _take_over(self) -> None:
        """The table has another match on it now: everybody already knows what happened in it."""
        self._stories = self._new_stories()
        self._at_screen = None
        for story in self._stories.values():
            for entry in self.table.standing():
                story.add(entry)
            story.news()

    def _log(self, seat: int, rest: str) -> None:
        self.screen.show(*self._stories[seat].whole())

    def _show_board(self, seat: int, rest: str) -> None:
        self._position_shown = {}
        self._show_position(seat)
        self._show_choices(seat)

    def _rules(self, seat: int, rest: str) -> None:
        text = numbered_rule(self.table.match.game, rest, self.words.language) if rest else None
        if text is None:
            self._say("no-rule", rule=rest, example=example_rule(self.table.match.game))
        else:
            self.screen.show(text)

    def _auto(self, seat: int, rest: str) -> None:
        if rest in ("on", "off"):
            self._ask_always = rest == "off"
        self._say("auto-off" if self._ask_always else "auto-on")

    def _quit(self, seat: int, rest: str) -> None:
        raise Stop

    def _finish(self) -> None:
        match = self.table.match
        reader = self._at_screen if self._at_screen in self._stories else next(iter(self._stories))
        self.screen.show(*self._stories[reader].news())
        self.screen.show("", self._board.draw(self.table.view(None), self.words))
        self.screen.show(standings(match, self.words))
        if match.seed is not None:
            self.screen.show(Text(self.words.say("seed", seed=match.seed), "dim"))


PASSING = ("index", "prompt", "events", "moves", "table_moves", "can_undo", "deciding")
"""What changes in a view although the table looks the same."""
