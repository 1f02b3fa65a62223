import type { Lesson } from "../../lib/tutorial"

export const tutorial: Lesson[] = []
