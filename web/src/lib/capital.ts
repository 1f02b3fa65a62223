/** A text as it stands at the beginning of a line or a note. */
export function capitalised(text: string, language: string): string {
  const [first = "", ...rest] = text
  return first.toLocaleUpperCase(language) + rest.join("")
}
