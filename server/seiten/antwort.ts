import type { IncomingHttpHeaders } from 'node:http'
import { type Bestand, fundZu } from './bestand.ts'
import { type Darstellung, type Eintrag, type Kopfzeilen, sicherheitsKopfzeilen } from './datei.ts'
import { erlaubteKodierungen, type Kodierung } from './kodierung.ts'

/** The part of a request that decides about a page; `IncomingMessage` has it. */
export type Anfrage = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders }

export type Antwort = { status: number; kopf: Kopfzeilen; inhalt: Buffer | null }

/** An answer that can be given without the framework, where there is one. */
export type DirekteAntwort = (anfrage: Anfrage) => Antwort | null

/** The answer that needs no thought, for the exact address of a page or file; null: ask `antwortAuf`. */
export function direkteAntwort({ eintraege }: Bestand, anfrage: Anfrage): Antwort | null {
  const eintrag = eintraege.get(anfrage.url ?? '')
  return eintrag && istLesend(anfrage) ? antwortMit(eintrag, anfrage) : null
}

/** The answer to any address, for an unknown one the not-found page of its section. */
export function antwortAuf(bestand: Bestand, anfrage: Anfrage): Antwort {
  const fund = fundZu(bestand, anfrage.url ?? '')
  if (fund.art === 'unbekannt') return antwortMit(fund.eintrag, anfrage)
  if (!istLesend(anfrage)) return ohneInhalt(405, ['Allow', 'GET, HEAD'])
  if (fund.art === 'umleitung') return ohneInhalt(308, ['Location', fund.nach, 'Cache-Control', 'no-cache'])
  return antwortMit(fund.eintrag, anfrage)
}

const istLesend = ({ method }: Anfrage) => method === 'GET' || method === 'HEAD'

const ohneInhalt = (status: number, kopf: Kopfzeilen): Antwort => ({
  status,
  kopf: [...sicherheitsKopfzeilen, ...kopf, 'Content-Length', '0'],
  inhalt: null,
})

function antwortMit(eintrag: Eintrag, { method, headers }: Anfrage): Antwort {
  const darstellung = gewaehlt(eintrag, headers['accept-encoding'])
  if (eintrag.status === 200 && hatBereits(headers['if-none-match'], darstellung.etag))
    return { status: 304, kopf: darstellung.kopf304, inhalt: null }
  return { status: eintrag.status, kopf: darstellung.kopf, inhalt: method === 'HEAD' ? null : darstellung.inhalt }
}

/** Browsers send a handful of different headers; the bound only guards against invented ones. */
const GEMERKT_HOECHSTENS = 500
const gemerkt = new Map<string | undefined, readonly Kodierung[]>()

function gewaehlt({ darstellungen }: Eintrag, acceptEncoding: string | undefined): Darstellung {
  let kodierungen = gemerkt.get(acceptEncoding)
  if (!kodierungen) {
    kodierungen = erlaubteKodierungen(acceptEncoding)
    if (gemerkt.size < GEMERKT_HOECHSTENS) gemerkt.set(acceptEncoding, kodierungen)
  }
  for (const kodierung of kodierungen) {
    const darstellung = darstellungen[kodierung]
    if (darstellung) return darstellung
  }
  return darstellungen.identity
}

/** If-None-Match compares weakly (RFC 9110 13.1.2), and a tag stands in its quotes: no other can contain it. */
function hatBereits(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag))
}
