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

/** For links shared elsewhere: the skyline of premiums on the site's ground, the cheapest one marked. */
function preview(): string {
  const bars = Array.from({ length: 40 }, (_, index) => {
    const height = 190 + 250 * (index / 39) ** 1.6
    const fill = index === 0 ? `${BUTTER}" stroke="#10201a" stroke-width="2` : index % 5 === 3 ? '#7a9586' : FIR
    return `<rect x="${80 + index * 26}" y="${550 - height}" width="19" height="${height}" fill="${fill}"/>`
  })
  const tile = mark(6).replace('<svg ', '<svg x="80" y="80" width="112" height="112" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#faf7f0" d="M0 0h1200v630H0z"/>${tile}${bars.join('')}<path fill="#10201a" d="M80 550h1040v2H80z"/></svg>`
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

/** Favicon, app icons, preview picture and web manifest, all from the one mark. */
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
      'vorschau.png': png(preview(), 1200),
      'manifest.webmanifest': JSON.stringify(manifest),
    }).map(([name, content]) => writeFile(join(folder, name), content)),
  )
}
