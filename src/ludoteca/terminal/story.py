"""The story of a match: its events as sentences, a paragraph for each turn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteca.kernel.events import Event
from ludoteca.terminal.layout import fill
from ludoteca.terminal.pictures import Picture
from ludoteca.terminal.table import By, Step
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
        picture: Picture,
        options: Mapping[str, str],
        viewer: int | None,
        everything: bool = False,
    ):
        self.viewer = viewer
        self._everything = everything
        self._words = words
        self._picture = picture
        self._options = options
        self._sentences: list[Sentence] = []
        self._ends: list[int] = []
        self._told = 0

    def add(self, step: Step) -> None:
        """Goes on with one more step."""
        self._sentences += self._step(step)
        self._ends.append(len(self._sentences))

    def cut(self, steps: int) -> None:
        """Forgets what came after so many steps: it was taken back."""
        del self._ends[steps:]
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

    def _step(self, step: Step) -> Iterator[Sentence]:
        if step.by is By.NECESSITY and step.seat == self.viewer:
            move = self._words.move(step.move.kind, step.move.args)
            yield Sentence(self._words.say("only-move", move=move))
        for event in step.events:
            yield from self._event(event if self._everything else event.seen_by(self.viewer))

    def _event(self, event: Event) -> Iterator[Sentence]:
        yield Sentence(self._words.event(event.kind, event.args), event.kind == TURN)
        aside = self._picture.aside(event, self.viewer, self._options, self._words)
        if aside:
            yield Sentence(aside)
