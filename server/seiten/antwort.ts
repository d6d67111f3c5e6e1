import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Bestand, fundZu } from './bestand.ts'
import { type Darstellung, type Eintrag, sicherheitsZeilen } from './datei.ts'
import { erlaubteKodierungen, type Kodierung } from './kodierung.ts'

export type Seitenantwort = {
  /** Answers what needs no thought, the exact address of a page or file; false: somebody else must. */
  answerKnown: (req: IncomingMessage, res: ServerResponse) => boolean
  /** Answers any address, an unknown one with the not-found page of its section. */
  answer: (req: IncomingMessage, res: ServerResponse) => void
}

/** `schliesst` tells that the server drains: the answer then asks the client to leave the connection. */
export function seitenantwort(bestand: () => Bestand, schliesst: () => boolean): Seitenantwort {
  const send = (res: ServerResponse, status: number, kopf: readonly string[], inhalt?: Buffer | string) => {
    res.writeHead(status, schliesst() ? [...kopf, 'Connection', 'close'] : (kopf as string[]))
    res.end(inhalt)
  }

  const sendEintrag = (req: IncomingMessage, res: ServerResponse, eintrag: Eintrag) => {
    const darstellung = gewaehlt(eintrag, req.headers['accept-encoding'])
    if (eintrag.status === 200 && hatBereits(req.headers['if-none-match'], darstellung.etag))
      return send(res, 304, darstellung.kopf304)
    send(res, eintrag.status, darstellung.kopf, req.method === 'HEAD' ? undefined : darstellung.inhalt)
  }

  return {
    answerKnown(req, res) {
      const eintrag = bestand().eintraege.get(req.url ?? '')
      if (!eintrag || (req.method !== 'GET' && req.method !== 'HEAD')) return false
      sendEintrag(req, res, eintrag)
      return true
    },
    answer(req, res) {
      const fund = fundZu(bestand(), req.url ?? '')
      if (fund.art === 'unbekannt') return sendEintrag(req, res, fund.eintrag)
      if (req.method !== 'GET' && req.method !== 'HEAD')
        return send(res, 405, [...sicherheitsZeilen, 'Allow', 'GET, HEAD', 'Content-Length', '0'])
      if (fund.art === 'eintrag') return sendEintrag(req, res, fund.eintrag)
      send(res, 308, [...sicherheitsZeilen, 'Location', fund.nach, 'Cache-Control', 'no-cache', 'Content-Length', '0'])
    },
  }
}

/** Browsers send a handful of different headers; the bound only guards against invented ones. */
const gemerkt = new Map<string | undefined, readonly Kodierung[]>()

function gewaehlt({ darstellungen }: Eintrag, acceptEncoding: string | undefined): Darstellung {
  let kodierungen = gemerkt.get(acceptEncoding)
  if (!kodierungen) {
    kodierungen = erlaubteKodierungen(acceptEncoding)
    if (gemerkt.size < 500) gemerkt.set(acceptEncoding, kodierungen)
  }
  for (const kodierung of kodierungen) {
    const darstellung = darstellungen[kodierung]
    if (darstellung) return darstellung
  }
  return darstellungen.identity
}

/** If-None-Match compares weakly (RFC 9110 13.1.2). */
function hatBereits(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(marke => marke.trim().replace(/^W\//, '') === etag)
}
