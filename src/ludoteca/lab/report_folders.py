"""Reports from folders: of one run, of a comparison, sweep or search, or of several runs beside each other."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

import ludoteca
from ludoteca.kernel.errors import BadOption
from ludoteca.lab.arena import beats_table, judge, strength_table
from ludoteca.lab.compare import COMPARE
from ludoteca.lab.findings import Findings
from ludoteca.lab.report import facts_in, page
from ludoteca.lab.run_folder import ARENA, RunFolder, read_manifest, runs_in
from ludoteca.lab.simulation import findings_in, tables
from ludoteca.lab.summary import compared, difference_table, side_by_side, side_by_side_table
from ludoteca.lab.sweep import SWEEP, told_point
from ludoteca.lab.tune import TUNE
from ludoteca.lab.words import Words


def run_report(paths: Sequence[Path], html: Path | None, language: str, console: Console) -> None:
    """Prints what is in folders, and writes it as a page if that is wanted."""
    if html is not None and (html.is_dir() or not html.absolute().parent.is_dir()):
        raise BadOption(f"{html} cannot be written: there is no such folder, or it is one.")
    runs = [(path, run) for path in paths for run in runs_in(path)]
    games = {run.facts["game"] for _, run in runs}
    if len(games) > 1:
        raise BadOption(f"These are runs of different games ({', '.join(sorted(games))}): report on each by itself.")
    words = Words(ludoteca.game(games.pop()), language)
    found = [findings_in(run) for _, run in runs]
    kind = read_manifest(paths[0])["kind"] if len(paths) == 1 else None
    if len(runs) == 1:
        text = _one(words, runs[0][1], found[0], console)
    elif kind in (COMPARE, TUNE):
        text = _pair(words, paths[0], found, console)
    else:
        titles = _titles(paths, [run for _, run in runs])
        console.print(side_by_side_table(words, found, titles))
        text = side_by_side(words, found, titles)
    if html is not None:
        html.write_text(text, encoding="utf-8")
        console.print(words.say("wrote-report", file=str(html)), highlight=False)


def _one(words: Words, run: RunFolder, found: Findings, console: Console) -> str:
    for name, fact in facts_in(words, run.facts).items():
        if fact:
            console.print(f"{words.say(f'fact-{name}')}: {fact}", highlight=False)
    if run.facts["kind"] == ARENA:
        played = [one for part in run.games() for one in part]
        outcome = judge(list(dict.fromkeys(name for lineup in run.facts["lineups"] for name in lineup)), played)
        console.print(strength_table(words, outcome, run.facts["seats"]))
        console.print(beats_table(words, outcome))
    for table in tables(words, found):
        console.print(table)
    return page(words, found, facts_in(words, run.facts))


def _pair(words: Words, path: Path, found: Sequence[Findings], console: Console) -> str:
    facts = read_manifest(path)
    a, b = found
    sides = facts.get("sides") or [words.say("before"), words.say("after")]
    titles = str(sides[0]), str(sides[1])
    if a.games != b.games:
        raise BadOption(f"{path} is not finished: {a.games} and {b.games} games. Give its command again.")
    console.print(difference_table(words, a, b, titles))
    console.print(words.say("compare-note"), highlight=False)
    return compared(words, a, b, titles)


def _titles(paths: Sequence[Path], runs: Sequence[RunFolder]) -> list[str]:
    facts = read_manifest(paths[0])
    if len(paths) == 1 and facts["kind"] == SWEEP:
        return [told_point(point) for point in facts["points"]]
    shortest = [run.path.name for run in runs]
    return shortest if len(set(shortest)) == len(shortest) else [str(run.path) for run in runs]
