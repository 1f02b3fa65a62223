/** The Looks of the box as it comes, for the illustrated key, which is also shown without a match. */

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

export const PARTS = [...new Set(LOOKS.map((look) => look.split("-")[0]))]
