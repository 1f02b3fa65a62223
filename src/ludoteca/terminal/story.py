"""The story of a match: its events as sentences, a paragraph for each turn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteca.kernel.events import Event
from ludoteca.table import FORCED, Entry
from ludoteca.terminal.board import Board
from ludoteca.terminal.layout import fill
from ludoteca.terminal.words import Words

TURN = "turn"
"""The event with which a turn begins, in every game."""
INDENT = "  "


@dataclass(frozen=True)
class Sentence:
    """One sentence of the story, and whether a new paragraph begins with it."""

    text: str
    begins: bool = False


@dataclass
class Paragraph:
    """Sentences that belong together; the first stands out, unless the paragraph only goes on."""

    begun: bool
    sentences: list[str] = field(default_factory=list)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lead = "" if self.begun else INDENT
        text = Text(fill(lead + " ".join(self.sentences), options.max_width, INDENT))
        if self.begun:
            text.stylize("bold", 0, len(self.sentences[0]))
        yield text


class Story:
    """A match as one reader knows it: a seat, a spectator (None), or somebody who may know `everything`."""

    def __init__(
        self,
        words: Words,
        board: Board,
        options: Mapping[str, str],
        viewer: int | None,
        everything: bool = False,
    ):
        self.viewer = viewer
        self._everything = everything
        self._words = words
        self._board = board
        self._options = options
        self._sentences: list[Sentence] = []
        self._ends: list[int] = []
        self._told = 0

    def add(self, entry: Entry) -> None:
        """Goes on with one more entry of the log."""
        self._sentences += self._entry(entry)
        self._ends.append(len(self._sentences))

    def cut(self, entries: int) -> None:
        """Forgets what came after so many entries: it was taken back."""
        del self._ends[entries:]
        del self._sentences[self._ends[-1] if self._ends else 0 :]
        self._told = min(self._told, len(self._sentences))

    def news(self, *, whole_turns: bool = False) -> list[Paragraph]:
        """What has not been told yet; with `whole_turns`, only up to where the present turn begins."""
        end = len(self._sentences)
        if whole_turns:
            end = max((n for n in range(self._told, end) if self._sentences[n].begins), default=self._told)
        told, self._told = self._told, max(end, self._told)
        return self._paragraphs(told, end)

    def whole(self) -> list[Paragraph]:
        """Everything so far."""
        return self._paragraphs(0, len(self._sentences))

    def _paragraphs(self, first: int, end: int) -> list[Paragraph]:
        paragraphs: list[Paragraph] = []
        for sentence in self._sentences[first:end]:
            if sentence.begins or not paragraphs:
                paragraphs.append(Paragraph(sentence.begins))
            paragraphs[-1].sentences.append(sentence.text)
        return paragraphs

    def _entry(self, entry: Entry) -> Iterator[Sentence]:
        if entry.kind == FORCED and entry.move is not None and entry.seat == self.viewer:
            move = self._words.move(entry.move.kind, entry.move.args)
            yield Sentence(self._words.say("only-move", move=move))
        for event in entry.events:
            yield from self._event(event if self._everything else event.seen_by(self.viewer))

    def _event(self, event: Event) -> Iterator[Sentence]:
        yield Sentence(self._words.event(event.kind, event.args), event.kind == TURN)
        aside = self._board.aside(event, self.viewer, self._options, self._words)
        if aside:
            yield Sentence(aside)
