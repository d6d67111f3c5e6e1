import { createHash } from 'node:crypto'

/** More than one rendering has. They are the same buffers that the pages are served from. */
const GEMERKT_HOECHSTENS = 60
const gezeichnete = new Map<string, Buffer>()

/**
 * A drawing as PNG, drawn once: pages are rendered anew every midnight, and their pictures are mostly the same. Undefined where
 * the program that draws cannot be loaded (it has a binary for each machine): then the picture stays that the build has made.
 */
export async function png(svg: string): Promise<Buffer | undefined> {
  const hash = createHash('sha256').update(svg).digest('base64url')
  const bekannt = gezeichnete.get(hash)
  if (bekannt) return bekannt
  const zeichner = await import('@resvg/resvg-js').catch(() => undefined)
  const bild = (await zeichner?.renderAsync(svg, { font: { loadSystemFonts: false } }))?.asPng()
  if (bild) merke(hash, bild)
  return bild
}

function merke(hash: string, bild: Buffer): void {
  gezeichnete.set(hash, bild)
  const [aeltestes] = gezeichnete.keys()
  if (gezeichnete.size > GEMERKT_HOECHSTENS && aeltestes !== undefined) gezeichnete.delete(aeltestes)
}
