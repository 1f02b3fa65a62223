"""What people do in the browser, in words."""

import functools
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import ludoteca
from ludoteca.bots import bot
from ludoteca.kernel.locale import LANGUAGES

PATIENCE = 60_000
"""Milliseconds that a page may take to do something, on a busy machine."""
GAMES = tuple(ludoteca.games())
PAGES = ("/", "/settings", "/me", "/leaderboard", *(f"/rules/{game}" for game in GAMES), "/nowhere")
LONGEST = ("fr", "pl")
"""The languages with the longest sentences and with the longest words."""


def in_the_long_tier(value: Any) -> Any:
    """A case that only the long tier looks at."""
    return pytest.param(value, marks=pytest.mark.long)


LAYOUT_LANGUAGES = [language if language in LONGEST else in_the_long_tier(language) for language in LANGUAGES]
"""Every language, for what depends on how much room words take: those that take less are looked at in the long tier."""
POLISH_OR_ALL = [language if language == "pl" else in_the_long_tier(language) for language in LANGUAGES]
"""For what depends on how much room single words take."""
LOOTERZ_OR_ALL = [game if game == "looterz" else in_the_long_tier(game) for game in GAMES]
"""The shortest game, for what is the same with all of them; the others in the long tier."""
QUICK_OR_ALL = [in_the_long_tier(game) if game == "platformer" else game for game in GAMES]
"""What takes long where a game has thousands of decisions: that one in the long tier."""


def in_turn(first: Sequence[str], short: Sequence[Any], every: Sequence[Any], beginning: int = 0) -> list[Any]:
    """Each of the first with one of a short list in turn; with every other one in the long tier."""
    return [
        pytest.param(one, other, marks=() if other == short[(beginning + number) % len(short)] else pytest.mark.long)
        for number, one in enumerate(first)
        for other in every
    ]


LOOKS = (("dark", "desk"), ("light", "phone"), ("dark", "phone"), ("light", "desk"))
"""Themes and windows, of which the first two are as unlike as any."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Clicks any legal move of the list at each decision, until the match is over or enough was played.
PLAYER = """
async ({ most, seconds, seed }) => {
  const until = performance.now() + seconds * 1000
  let luck = seed, played = 0, last = null, since = 0
  const below = (count) => ((luck = (luck * 1103515245 + 12345) % 2147483648) >> 8) % count
  while (performance.now() < until && played < most) {
    if (document.querySelector("#end-title")) return { over: true, played }
    document.querySelector(".curtain button")?.click()
    const index = document.querySelector(".play")?.dataset.index
    const moves = document.querySelectorAll(".moves button")
    if (moves.length > 0 && (index !== last || performance.now() - since > 2000)) {
      last = index
      since = performance.now()
      moves[below(moves.length)].click()
      played += 1
    }
    await new Promise((done) => setTimeout(done, 4))
  }
  // Whoever looks next sees what the last move led to, not the buttons of before.
  const waits = () => document.querySelector(".play")?.dataset.index === last && performance.now() - since < 2000
  while (played > 0 && waits()) await new Promise((done) => setTimeout(done, 4))
  return { over: document.querySelector("#end-title") !== null, played }
}
"""

# Text that a box cuts off: the letters stand outside of an ancestor that hides what overflows.
CLIPPED = """
() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim()) continue
    const element = node.parentElement
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest("script, style, option, .visually-hidden, [aria-hidden=true]")) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer)
      if (style.clipPath !== "none" || outer.clientWidth <= 1) break
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break
      const hides = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY)
      if (!hides || outer instanceof SVGElement) continue
      const frame = outer.getBoundingClientRect()
      const beside = Math.max(frame.left - box.left, box.right - frame.right)
      const out = Math.max(beside, frame.top - box.top, box.bottom - frame.bottom)
      const text = node.data.trim().slice(0, 40)
      if (out > 3) found.push(`${text} in ${outer.className || outer.tagName}: ${Math.round(out)}px`)
    }
  }
  const pen = document.createElement("canvas").getContext("2d")
  for (const list of document.querySelectorAll("select")) {
    if (!list.checkVisibility({ visibilityProperty: true }) || list.selectedOptions.length === 0) continue
    const style = getComputedStyle(list)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const text = list.selectedOptions[0].text
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW
    const out = pen.measureText(text).width - room
    if (out > 3) found.push(`${text} in a list of choices: ${Math.round(out)}px`)
  }
  return found
}
""".replace("ARROW", "16")  # what a browser takes for the arrow of a list


# Words that a line break cuts in two where there is no hyphen.
BROKEN = """
() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest("script, style, option, svg, .visually-hidden, [aria-hidden=true]")) continue
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const seen = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(seen.map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`${word} in ${element.className || element.tagName}`)
    }
  }
  return found
}
"""


def open_box(page: Any, game: str) -> None:
    """Takes a box from the shelf."""
    page.locator("button.box").nth(GAMES.index(game)).click()
    page.wait_for_selector("#new-game article")


def sit_down(page: Any, game: str, mode: int = 0) -> None:
    """From the shelf to a table: 0 against bots, 1 pass and play, 2 invite friends."""
    open_box(page, game)
    page.locator("#new-game article > .primary").nth(mode).click()
    page.wait_for_selector(".curtain, .play, .invite")


def play_on(page: Any, most: int = 100_000, seconds: float = 150, seed: int = 7) -> dict[str, Any]:
    """Plays legal moves; says whether the match is over and how many moves were made."""
    page.set_default_timeout((seconds + 30) * 1000)
    result: dict[str, Any] = page.evaluate(PLAYER, {"most": most, "seconds": seconds, "seed": seed})
    page.set_default_timeout(PATIENCE)
    return result


def index_of(page: Any) -> int:
    """How far the match on the screen is."""
    return int(page.locator(".play").get_attribute("data-index"))


def wait_for_turn(page: Any) -> None:
    """Waits until there is something to decide."""
    page.wait_for_selector(".moves button")


def goes_on(page: Any) -> bool:
    """Waits until there is something to decide, or nothing any more; says which."""
    page.wait_for_selector(".moves button, #end-title")
    return not page.locator("#end-title").count()


def faults(page: Any, part: str | None = None) -> list[str]:
    """What axe finds wrong with a page, or with a part of it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("part => axe.run(part ?? document, { resultTypes: ['violations'] })", part)
    return [
        f"{violation['id']}: {json.dumps([node['target'] for node in violation['nodes']][:4])} {violation['help']}"
        for violation in found["violations"]
    ]


def overflow(page: Any) -> int:
    """How many pixels the page is wider than the window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider


def clipped(page: Any) -> list[str]:
    """Text that cannot be read because a box cuts it off."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def broken_words(page: Any) -> list[str]:
    """Words that are cut in two at the end of a line."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def large_letters(page: Any) -> Any:
    """Text twice as large, as for somebody who sees little; gives the element that does it."""
    return page.add_style_tag(content="html { font-size: 200% !important }")


# Two pictures: in the first one the page learns its new size, in the second it has been laid out by it.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def drawn(page: Any) -> None:
    """Waits until the page has been drawn as it is now; a large window on a busy machine takes its time."""
    page.evaluate(DRAWN)


def nothing_is_cut_off(page: Any, what: str, closed_lists: bool = True) -> None:
    """Nothing is wider than the window or cut off, once what glides or loads has arrived."""
    for moment in range(30):
        if moment:
            page.wait_for_timeout(100)
        drawn(page)
        wider, cut = overflow(page), clipped(page)
        if not closed_lists:
            cut = [text for text in cut if "in a list of choices" not in text]
        if wider <= 0 and cut == []:
            break
    assert wider <= 0, f"{what}: {wider} pixels too wide"
    assert cut == [], f"{what}: {cut}"


def table_at(one: Any, game: str, position: dict[str, Any], seats: list[dict[str, Any]], **wanted: Any) -> str:
    """A table of somebody who has been here, in a position of one's choice."""
    return opened(one.page, one.url, {"game": game, "position": position, "seats": seats, **wanted})


def opened(page: Any, url: str, wanted: dict[str, Any]) -> str:
    """The name of a new table, at which everything happens at once."""
    answer = page.request.post(f"{url}/api/tables", data={"pace": "instant", **wanted}, headers={"Origin": url})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


@functools.cache
def position_of(game: str, seed: str, decisions: int, seats: int) -> dict[str, Any]:
    """Where a match between bots has come to, at a choice of the first seat's."""
    for number in range(20):
        match = ludoteca.game(game).new(seats, seed=f"{seed} {number}")
        players = [bot("heuristic", seed=str(seat)) for seat in range(seats)]
        while match.seat is not None:
            if len(match.log) >= decisions and match.seat == 0 and len(match.moves()) > 1:
                return match.position()
            match.play(players[match.seat].choose(match))
    raise AssertionError(f"no match of {game} has a choice after {decisions} decisions")


@functools.cache
def last_choice_of(game: str) -> dict[str, Any]:
    """Where a match between two bots is shortly before its end, at a choice of the first seat's."""
    match = ludoteca.game(game).new(2, seed="the end")
    player, position = bot("heuristic", seed="both"), {}
    while match.seat is not None:
        if match.seat == 0 and len(match.moves()) > 1:
            position = match.position()
        match.play(player.choose(match))
    return position


def moment(game: str, seats: int, wanted: Callable[[Any], bool], **options: Any) -> Any:
    """A match at the first decision of the first player that is as wanted."""
    for seed in range(20):
        match = ludoteca.game(game).new(seats, seed=f"tables {seed}", **options)
        players = [bot("heuristic", seed=f"{seed} {seat}") for seat in range(seats)]
        while match.seat is not None:
            if match.seat == 0 and wanted(match):
                return match
            match.play(players[match.seat].choose(match))
    raise AssertionError("No such moment.")


def open_table(one: Any, match: Any) -> Any:
    """A match against bots in any position, on the screen."""
    page = one.come()
    others = [{"kind": "bot", "level": "random"} for _ in range(match.setting.seats - 1)]
    page.goto(f"{one.url}/tables/{table_at(one, match.game.name, match.position(), [{'kind': 'me'}, *others])}")
    wait_for_turn(page)
    return page


def sit_at(page: Any, game: str, seed: str = "here", decisions: int = 0, seats: int = 3) -> None:
    """At a table with bots that is the same each time, so many decisions after the beginning."""
    here = urlsplit(page.url)
    url = f"{here.scheme}://{here.netloc}"
    others = [{"kind": "bot", "level": "normal"}] * (seats - 1)
    position = position_of(game, seed, decisions, seats)
    table = opened(page, url, {"game": game, "position": position, "seats": [{"kind": "me"}, *others]})
    page.goto(f"{url}/tables/{table}")
    wait_for_turn(page)


def share_a_screen(one: Any, match: Any) -> Any:
    """A match of two in any position, played by both at one screen."""
    page = one.come()
    seats = [{"kind": "me"}, {"kind": "here"}]
    page.goto(f"{one.url}/tables/{table_at(one, match.game.name, match.position(), seats)}")
    return page


def lift_the_curtain(page: Any) -> None:
    """Waits for the table, and shows the hand of whoever is next, where it is hidden."""
    page.wait_for_selector(".curtain button, .moves button, #end-title")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
