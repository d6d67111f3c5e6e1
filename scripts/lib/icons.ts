import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { site } from '../../site.config.ts'

const FIR = '#0d4a36'
const BUTTER = '#f8db6e'
const PAPER = '#fffefb'

/** The mark on its tile: premiums in order of price, the cheapest one found. `rand` is the margin around the bars. */
const mark = (rand: number) => {
  const scale = (32 - 2 * rand) / 20
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${FIR}" d="M0 0h32v32H0z"/><g transform="translate(${rand} ${rand}) scale(${scale})"><path fill="${BUTTER}" d="M0 12h5v8H0z"/><path fill="${PAPER}" d="M7.5 6h5v14h-5zM15 0h5v20h-5z"/></g></svg>`
}

const png = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

/** A favicon.ico is a small directory around a PNG. */
function ico(image: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

const manifest = {
  name: `${site.domain}: ${site.tagline}`,
  short_name: site.domain.split('.')[0],
  lang: 'de-CH',
  start_url: '/',
  display: 'browser',
  background_color: '#faf7f0',
  theme_color: FIR,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Favicon, app icons and web manifest, all from the one mark. */
export async function writeIcons(folder: string) {
  const normal = mark(6)
  await mkdir(folder, { recursive: true })
  await Promise.all(
    Object.entries({
      'favicon.svg': normal,
      'favicon.ico': ico(png(normal, 32), 32),
      'apple-touch-icon.png': png(mark(7), 180),
      'icon-192.png': png(normal, 192),
      'icon-512.png': png(normal, 512),
      // A mask may cut off everything outside of the inner 80 per cent.
      'icon-maskable.png': png(mark(9), 512),
      'manifest.webmanifest': JSON.stringify(manifest),
    }).map(([name, content]) => writeFile(join(folder, name), content)),
  )
}
