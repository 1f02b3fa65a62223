/** The files of an archive (src/ludoteca/site/archive.py): a zip in which nothing is compressed, compressed as a whole. */

const END = 0x06054b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEADER_BYTES = 30

/** Each file by its path. */
export async function filesOf(packed: ArrayBuffer): Promise<Map<string, Uint8Array>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))
  const data = await new Response(stream).arrayBuffer()
  const view = new DataView(data)
  const end = data.byteLength - END_BYTES
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("The archive is damaged.")
  const text = new TextDecoder()
  const files = new Map<string, Uint8Array>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const size = view.getUint32(at + 24, true)
    const [named, more, noted] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const header = view.getUint32(at + 42, true)
    const begin = header + HEADER_BYTES + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    files.set(text.decode(new Uint8Array(data, at + ENTRY_BYTES, named)), new Uint8Array(data, begin, size))
    at += ENTRY_BYTES + named + more + noted
  }
  return files
}
