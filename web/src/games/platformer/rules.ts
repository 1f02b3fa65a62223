/** Which numbered rules each thing on the table comes from. */

export const SYMBOL_RULES: Record<string, string> = { boot: "P49", sword: "P50", coin: "P51", monster: "P52", star: "P53" }
export const TOKEN_RULES: Record<string, string> = { poison: "P114", petrify: "P115", mirror: "P116" }
export const ANY_TOKEN = "P112"
export const CARD_RULES: Record<string, string[]> = { item: ["P28", "P57"], potion: ["P29", "P57"], artifact: ["P121", "P122"] }
export const FEATURE_RULES: Record<string, string> = {
  ladder: "P20",
  trap: "P18",
  shop: "P19",
  portal: "P21",
  spawn: "P17",
  boss_spawn: "P92",
  special: "P112",
}
export const ENEMY = ["P26", "P77"]
export const OTHER_HERO = "P69"
export const TREASURE = "P133"
export const ABILITY = ["P25", "P58"]
export const BOSS = ["P90", "P100"]
export const ATTACK_CARD = ["P102", "P103"]
export const EVENT = ["P125", "P126"]
export const SPECIAL_DIE = ["P31", "P41"]
export const ENEMY_DIE = ["P39", "P72"]
export const FORGE = "P59"
export const SHOP = "P56"
