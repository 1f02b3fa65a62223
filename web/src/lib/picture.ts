/** A drawing as a picture file: shared where the device can, else saved. */

/** How much larger than drawn it is saved, so that it is sharp on every screen. */
const SCALE = 2

/** The picture of a drawing that needs no styles of the page. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = drawing.viewBox.baseVal
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute("width", String(width * SCALE))
  copy.setAttribute("height", String(height * SCALE))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = document.createElement("canvas")
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  canvas.getContext("2d")?.drawImage(image, 0, 0)
  return new Promise((done) => canvas.toBlob(done, "image/png"))
}

/** Offers a drawing to whatever the device shares pictures with, or saves it as a file. */
export async function sharePicture(drawing: SVGSVGElement, title: string): Promise<void> {
  const picture = await pictureOf(drawing)
  if (picture === null) return
  const file = new File([picture], `${title}.png`, { type: "image/png" })
  if (navigator.canShare?.({ files: [file] })) {
    // Who changes their mind has not failed.
    await navigator.share({ files: [file], title }).catch(() => undefined)
    return
  }
  const link = document.createElement("a")
  link.href = URL.createObjectURL(picture)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
