/** What is in the box, for the illustrated key; `box/*.toml` is the source. */

export const PARTS = ["head", "mouth", "arms", "hands", "legs", "voice"]

export const LOOKS = [
  "head-balance",
  "head-chin",
  "head-ear",
  "head-ceiling",
  "mouth-tongue",
  "mouth-sealed",
  "mouth-open",
  "mouth-forbidden",
  "arms-armpit",
  "arms-elbow",
  "arms-forearms",
  "arms-stiff",
  "hands-claws",
  "hands-stretched",
  "hands-one",
  "hands-small",
  "legs-one",
  "legs-knees",
  "legs-rise",
  "legs-feet",
  "voice-shout",
  "voice-worm",
  "voice-whisper",
  "voice-rhyme",
]

export const EFFECTS = [
  "absolution",
  "deep_pockets",
  "haste",
  "crystal_step",
  "shove",
  "swap",
  "beckon",
  "recall",
  "pickpocket",
  "scapegoat",
  "ward",
]
