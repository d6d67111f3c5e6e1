import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Datei } from './datei.ts'
import { BESTES_BROTLI, GUTES_BROTLI, komprimiert } from './kodierung.ts'

const TYPEN: Readonly<Record<string, { typ: string; komprimierbar: boolean }>> = {
  '.js': { typ: 'text/javascript; charset=utf-8', komprimierbar: true },
  '.css': { typ: 'text/css; charset=utf-8', komprimierbar: true },
  '.svg': { typ: 'image/svg+xml; charset=utf-8', komprimierbar: true },
  '.json': { typ: 'application/json; charset=utf-8', komprimierbar: true },
  '.webmanifest': { typ: 'application/manifest+json; charset=utf-8', komprimierbar: true },
  '.txt': { typ: 'text/plain; charset=utf-8', komprimierbar: true },
  '.xml': { typ: 'application/xml; charset=utf-8', komprimierbar: true },
  '.ico': { typ: 'image/x-icon', komprimierbar: true },
  '.png': { typ: 'image/png', komprimierbar: false },
  '.jpg': { typ: 'image/jpeg', komprimierbar: false },
  '.webp': { typ: 'image/webp', komprimierbar: false },
  '.avif': { typ: 'image/avif', komprimierbar: false },
  '.pdf': { typ: 'application/pdf', komprimierbar: false },
  '.woff2': { typ: 'font/woff2', komprimierbar: false },
}
/** A longer file is fetched by few, and takes longer than all others together. */
const LANG = 300_000
/** What every visitor loads and no night changes: 1.2 kB less on every first visit, for seconds once a build. */
const brotliFuer = (inhalt: Buffer) => (inhalt.length < LANG ? BESTES_BROTLI : GUTES_BROTLI)

const UNBEKANNT = { typ: 'application/octet-stream', komprimierbar: false }

export type Quelldatei = { pfad: string; inhalt: Buffer }

/** Every file of the client build, read whole: a rebuild below a running server changes nothing for it. */
export async function readQuelldateien(ordner: string): Promise<Quelldatei[]> {
  const eintraege = await readdir(ordner, { recursive: true, withFileTypes: true })
  const pfade = eintraege
    .filter(eintrag => eintrag.isFile())
    .map(eintrag => relative(ordner, join(eintrag.parentPath, eintrag.name)).split(sep))
    // Vite's own notes (.vite) and anything else hidden is not for visitors.
    .filter(teile => teile.every(teil => !teil.startsWith('.')))
    .map(teile => teile.join('/'))
    .sort()
  return Promise.all(
    pfade.map(async pfad => ({ pfad: `/${pfad.normalize('NFC')}`, inhalt: await readFile(join(ordner, pfad)) })),
  )
}

export function quellenHash(quellen: readonly Quelldatei[]): string {
  const hash = createHash('sha256')
  for (const { pfad, inhalt } of quellen) hash.update(`${pfad}\0${inhalt.length}\0`).update(inhalt)
  return hash.digest('hex')
}

export function klientDateien(quellen: readonly Quelldatei[]): Promise<Datei[]> {
  return Promise.all(
    quellen.map(async ({ pfad, inhalt }): Promise<Datei> => {
      const { typ, komprimierbar } = TYPEN[extname(pfad).toLowerCase()] ?? UNBEKANNT
      const kodiert = komprimierbar ? await komprimiert(inhalt, brotliFuer(inhalt)) : { br: null, gzip: null }
      return { pfad, status: 200, typ, unveraenderlich: pfad.startsWith('/assets/'), identity: inhalt, ...kodiert }
    }),
  )
}
