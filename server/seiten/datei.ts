import { inhaltsHash } from '../inhalts-hash.ts'
import { sicherheitsKopf, sicherheitsKopfFuerSeiten } from '../sicherheits-kopf.ts'
import type { Kodierung } from './kodierung.ts'

/** One address with its content in every coding, as it lies in the cache. */
export type Datei = {
  pfad: string
  status: 200 | 404
  typ: string
  /** Its name changes with its content, so that browsers may keep it for ever. */
  unveraenderlich: boolean
  identity: Buffer
  gzip: Buffer | null
  br: Buffer | null
}

/** Name and value in turn, the form `writeHead` takes without copying. */
export type Kopfzeilen = readonly string[]

export type Darstellung = {
  etag: string
  kopf: Kopfzeilen
  /** What a 304 repeats (RFC 9110 15.4.5): everything a cache keeps, without the content's own lines. */
  kopf304: Kopfzeilen
  inhalt: Buffer
}

/** One address ready to be sent. */
export type Eintrag = {
  status: 200 | 404
  darstellungen: Readonly<Partial<Record<Kodierung, Darstellung>>> & { identity: Darstellung }
}

export const sicherheitsKopfzeilen: Kopfzeilen = Object.entries(sicherheitsKopf).flat()

export function eintragAus(datei: Datei, gtmId: string | null): Eintrag {
  const sicherheit = datei.typ.startsWith('text/html')
    ? Object.entries(sicherheitsKopfFuerSeiten(gtmId)).flat()
    : sicherheitsKopfzeilen
  const hash = inhaltsHash(datei.identity)
  const mehrere = datei.br !== null || datei.gzip !== null
  const darstellung = (kodierung: Kodierung, inhalt: Buffer): Darstellung => {
    const etag = `"${hash}-${kodierung}"`
    const kopf304 = [
      ...sicherheit,
      ...['Cache-Control', datei.unveraenderlich ? 'public, max-age=31536000, immutable' : 'no-cache'],
      ...(mehrere ? ['Vary', 'Accept-Encoding'] : []),
      ...(datei.status === 200 ? ['ETag', etag] : []),
    ]
    const kopf = [
      ...kopf304,
      ...['Content-Type', datei.typ, 'Content-Length', String(inhalt.length)],
      ...(kodierung === 'identity' ? [] : ['Content-Encoding', kodierung]),
    ]
    return { etag, kopf, kopf304, inhalt }
  }
  return {
    status: datei.status,
    darstellungen: {
      identity: darstellung('identity', datei.identity),
      ...(datei.gzip && { gzip: darstellung('gzip', datei.gzip) }),
      ...(datei.br && { br: darstellung('br', datei.br) }),
    },
  }
}
