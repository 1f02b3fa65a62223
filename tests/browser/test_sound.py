"""What is heard at a table: music and sounds below the level of speech, and nothing where nobody listens."""

import base64
import json
import subprocess
import wave
from typing import Any

import pytest

from hatch_build import WEB, npm_command
from tests.browser.steps import LOOTERZ_OR_ALL, POLISH_OR_ALL, play_on, sit_down, wait_for_turn

CLIPPING = 0.98
LISTENING = 4000
"""Milliseconds of a theme that are listened to: a bar or more."""

# Everything that goes to the loudspeaker also goes past here.
EAR = """
(() => {
  const Real = window.AudioContext
  const { connect } = AudioNode.prototype
  const { start } = AudioBufferSourceNode.prototype
  window.ear = { contexts: [], started: 0, analysers: [] }
  window.AudioContext = class extends Real {
    constructor(...options) {
      super(...options)
      this.ear = new AnalyserNode(this, { fftSize: 32768 })
      ear.contexts.push(this)
      ear.analysers.push(this.ear)
    }
  }
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode && to.context.ear) connect.call(this, to.context.ear)
    return connect.call(this, to, ...rest)
  }
  AudioBufferSourceNode.prototype.start = function (...when) {
    ear.started += 1
    return start.apply(this, when)
  }
  window.listen = (analyser = ear.analysers[0]) => {
    const samples = new Float32Array(analyser.fftSize)
    analyser.getFloatTimeDomainData(samples)
    let [peak, power] = [0, 0]
    for (const value of samples) { peak = Math.max(peak, Math.abs(value)); power += value * value }
    return { peak, rms: Math.sqrt(power / samples.length) }
  }
})()
"""
# Listens for so long, and tells the highest peak and the loudest stretch.
LISTEN = """
async (long) => {
  const told = { peak: 0, rms: 0 }
  for (const until = performance.now() + long; performance.now() < until; ) {
    const { peak, rms } = listen()
    told.peak = Math.max(told.peak, peak)
    told.rms = Math.max(told.rms, rms)
    await new Promise((done) => setTimeout(done, 300))
  }
  return told
}
"""
HIDE = """
(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event("visibilitychange"))
}
"""
# The samples at the browser's own rate, through the nodes that play them.
PLAY = """
async ({ text, rate }) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const whole = new Int16Array(bytes.buffer)
  const buffer = new AudioBuffer({ length: whole.length, sampleRate: rate })
  buffer.copyToChannel(Float32Array.from(whole, (value) => value / 32767), 0)
  const context = new OfflineAudioContext(1, Math.ceil((whole.length / rate + 0.2) * 48000), 48000)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  source.start()
  const samples = (await context.startRendering()).getChannelData(0)
  let [peak, sum, power] = [0, 0, 0]
  for (const value of samples) { peak = Math.max(peak, Math.abs(value)); sum += value; power += value * value }
  const tail = samples.slice(-4800).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return { peak, offset: sum / samples.length, energy: power / 48000, tail }
}
"""


def at_a_table(visit: Any, game: str, **settings: Any) -> Any:
    """A page at a table of a game, with somebody who has just touched it."""
    one = visit(width=1280, height=900, sound=True, pace="fast", **settings)
    one.context.add_init_script(EAR)
    page = one.go()
    sit_down(page, game)
    wait_for_turn(page)
    page.keyboard.press("Tab")
    return page


@pytest.mark.parametrize("game", LOOTERZ_OR_ALL)
def test_a_theme_is_heard_softly_sleeps_while_hidden_and_ends_when_one_leaves(visit, game):
    page = at_a_table(visit, game, volume=0, musicVolume=100)
    page.wait_for_function("() => ear.analysers.length > 0 && listen().rms > 0.003")
    heard = page.evaluate(LISTEN, LISTENING)
    assert heard["peak"] < CLIPPING
    assert 0.003 < heard["rms"] < 0.06  # -50 to -24 dB: below speech, which is at -23
    page.evaluate(HIDE, True)
    page.wait_for_function("() => ear.contexts[0].state === 'suspended'")
    started = page.evaluate("ear.started")
    page.wait_for_timeout(LISTENING)
    assert page.evaluate("ear.started") == started
    page.evaluate(HIDE, False)
    page.wait_for_function("(before) => ear.contexts[0].state === 'running' && ear.started > before", arg=started)
    page.locator("header a").first.click()
    page.wait_for_selector(".play", state="detached")
    page.wait_for_function("() => ear.contexts[0].state === 'suspended' || listen().peak === 0")
    started = page.evaluate("ear.started")
    page.wait_for_timeout(LISTENING)
    assert page.evaluate("ear.started") == started
    assert page.evaluate("ear.contexts.length") == 1


@pytest.mark.parametrize("game", LOOTERZ_OR_ALL)
def test_what_is_played_is_heard_and_does_not_clip(visit, game):
    page = at_a_table(visit, game, volume=100, music=False)
    page.wait_for_function("() => ear.contexts.length > 0")
    started = page.evaluate("ear.started")
    page.evaluate(
        """
        window.loudest = 0
        setInterval(() => (loudest = Math.max(loudest, listen().peak)), 250)
        """
    )
    for _ in range(3):
        wait_for_turn(page)
        play_on(page, most=2, seconds=60)
        page.wait_for_timeout(700)
    assert page.evaluate("ear.started") > started
    assert 0.005 < page.evaluate("loudest") < CLIPPING


def test_who_wants_no_sound_hears_nothing_at_all(visit):
    page = at_a_table(visit, "looterz")
    page.wait_for_function("() => ear.contexts.length > 0")
    page.keyboard.press("m")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('ludoteca-settings')).sound === false")
    page.reload()
    wait_for_turn(page)
    page.keyboard.press("Tab")
    play_on(page, most=2, seconds=60)
    assert page.evaluate("ear.contexts.length") == 0


def test_both_volumes_are_set_by_keyboard_in_the_menu_of_the_table(visit):
    page = at_a_table(visit, "looterz")
    page.locator(".toolbar .menu").focus()
    page.keyboard.press("Enter")
    for name, kept in (("Volume of sounds", "volume"), ("Volume of music", "musicVolume")):
        page.get_by_label(name).focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        page.wait_for_function("(kept) => JSON.parse(localStorage.getItem('ludoteca-settings'))[kept] === 5", arg=kept)
    page.get_by_label("A quiet theme").focus()
    page.keyboard.press("Space")
    assert not page.get_by_label("A quiet theme").is_checked()
    assert page.get_by_label("Volume of music").is_disabled()


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("language", POLISH_OR_ALL)
def test_the_choice_of_sounds_lies_in_its_frame(visit, language, width):
    page = visit(width=width, height=844, language=language, sound=True).go("/settings")
    frame = page.locator("fieldset", has=page.locator("input[type=range]")).bounding_box()
    for slider in page.locator("input[type=range]").all():
        box = slider.bounding_box()
        assert frame["x"] < box["x"]
        assert box["x"] + box["width"] < frame["x"] + frame["width"]
        assert box["width"] > 150
        assert box["height"] >= 24


@pytest.mark.long
def test_a_browser_plays_every_sound_and_theme_as_it_was_measured(browser, tmp_path):
    npm, environment = npm_command()
    subprocess.run([*npm, "run", "--silent", "sounds", "--", str(tmp_path)], cwd=WEB, env=environment, check=True)
    page = browser.new_page()
    files = sorted(tmp_path.glob("*.wav"))
    assert len(files) > 80
    for file in files:
        with wave.open(str(file)) as sound:
            rate, frames = sound.getframerate(), sound.readframes(sound.getnframes())
        told = page.evaluate(PLAY, {"text": base64.b64encode(frames).decode(), "rate": rate})
        values = memoryview(frames).cast("h")
        energy = sum((value / 32767) ** 2 for value in values) / rate
        assert told["peak"] < CLIPPING, (file.name, json.dumps(told))
        assert abs(told["offset"]) < 1e-3, file.name
        assert told["tail"] < 1e-3, file.name
        assert 0.8 * energy < told["energy"] < 1.05 * energy, file.name
    page.close()
