/** A small picture of how a match ended, to show to friends: made here, sent nowhere by itself. */

export interface Card {
  brand: string
  game: string
  title: string
  why: string
  /** Who came where, the best first, with their score. */
  ranks: { name: string; score: string; colour: string }[]
  /** What somebody is remembered for. */
  lines: string[]
}

const [WIDTH, HEIGHT] = [1200, 630]
/** What a picture on the page looks like by its style sheets, and must keep without them. */
const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-size", "font-weight", "font-family", "text-anchor"]

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]!)

/** Words in lines of at most so many letters; what does not fit into the last line is cut. */
export function wrapped(text: string, letters: number, most: number): string[] {
  const lines = [""]
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1]
    if (line === "") lines[lines.length - 1] = word
    else if (line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1].slice(0, letters - 1)}…`]
}

/** A drawing of the page as text that stands alone, in a place of the card. */
export function standalone(drawing: SVGElement, x: number, y: number, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGElement
  const [from, to] = [[drawing, ...drawing.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]]
  from.forEach((element, place) => {
    const styles = getComputedStyle(element)
    const kept = STYLES.map((name) => `${name}:${styles.getPropertyValue(name)}`).join(";")
    to[place].setAttribute("style", kept)
    to[place].removeAttribute("class")
  })
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(value))
  return new XMLSerializer().serializeToString(copy)
}

const SIZED = 'font-family="Georgia, serif"'

/** The card as a drawing. `pictures` are drawings that stand alone. */
export function cardOf(card: Card, pictures: string[]): string {
  const title = wrapped(card.title, 26, 2)
  const why = wrapped(card.why, 52, 2)
  const parts: string[] = []
  title.forEach((line, place) => parts.push(`<text x="420" y="${130 + place * 64}" font-size="60" font-weight="700" fill="#f2b04a">${escaped(line)}</text>`))
  const below = 130 + (title.length - 1) * 64
  why.forEach((line, place) => parts.push(`<text x="420" y="${below + 46 + place * 34}" font-size="28" fill="#d9cbb4">${escaped(line)}</text>`))
  const start = below + 60 + why.length * 34
  card.ranks.slice(0, 4).forEach(({ name, score, colour }, place) => {
    const y = start + 34 + place * 46
    parts.push(`<circle cx="434" cy="${y - 9}" r="13" fill="${escaped(colour)}" stroke="#f8eeda" stroke-width="2"/>`)
    parts.push(`<text x="462" y="${y}" font-size="30" font-weight="700" fill="#f8eeda">${escaped(wrapped(name, 20, 1)[0])}</text>`)
    parts.push(`<text x="1140" y="${y}" font-size="24" text-anchor="end" fill="#d9cbb4">${escaped(score)}</text>`)
  })
  const last = start + 40 + Math.min(4, card.ranks.length) * 46
  const room = Math.max(0, Math.floor((HEIGHT - 80 - last) / 36))
  card.lines.slice(0, room).forEach((line, place) =>
    parts.push(`<text x="420" y="${last + 24 + place * 36}" font-size="24" font-style="italic" fill="#c9b48f">${escaped(wrapped(line, 62, 1)[0])}</text>`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ${SIZED}>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#1c130d"/><rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="24" fill="#281a12" stroke="#f2b04a" stroke-width="4"/>
${pictures.join("\n")}${parts.join("\n")}
<text x="60" y="${HEIGHT - 44}" font-size="26" font-weight="700" fill="#f2b04a">${escaped(`${card.brand} · ${card.game}`)}</text></svg>`
}

/** A drawing as a picture file. */
export async function pictureOf(drawing: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement("canvas")
    canvas.width = WIDTH
    canvas.height = HEIGHT
    canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, HEIGHT)
    return await new Promise<Blob>((done, failed) =>
      canvas.toBlob((blob) => (blob === null ? failed(new Error("no picture")) : done(blob)), "image/png"),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Where a phone can share files it does; elsewhere the picture is saved. */
export async function sharePicture(picture: Blob, name: string, link: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" })
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], url: link }).catch(() => {})
    return
  }
  const saved = document.createElement("a")
  saved.href = URL.createObjectURL(picture)
  saved.download = name
  saved.click()
  setTimeout(() => URL.revokeObjectURL(saved.href), 1000)
}
