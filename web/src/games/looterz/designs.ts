/** The designs of the box as it comes, for pages that show the cards without a match. */
import type { Design } from "./types"
import designs from "./designs.json"

export const DESIGNS = designs as unknown as Record<string, Design>
