import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { site } from '../../site.config.ts'
import { FIR, GROUND, marke } from './marke.ts'

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
  background_color: GROUND,
  theme_color: FIR,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Favicon, app icons and web manifest, all from the one mark. */
export async function writeIcons(folder: string) {
  const normal = marke(6)
  await mkdir(folder, { recursive: true })
  await Promise.all(
    Object.entries({
      'favicon.svg': normal,
      'favicon.ico': ico(png(normal, 32), 32),
      'apple-touch-icon.png': png(marke(7), 180),
      'icon-192.png': png(normal, 192),
      'icon-512.png': png(normal, 512),
      // A mask may cut off everything outside of the inner 80 per cent.
      'icon-maskable.png': png(marke(9), 512),
      'manifest.webmanifest': JSON.stringify(manifest),
    }).map(([name, content]) => writeFile(join(folder, name), content)),
  )
}
