import type { Datensatz } from '../daten/datensatz.ts'
import { inhaltsHash } from '../inhalts-hash.ts'
import type { Anfrage, Antwort } from '../seiten/antwort.ts'
import { sicherheitsKopfzeilen } from '../seiten/datei.ts'

export const JSON_TYP = 'application/json; charset=utf-8'

/** A minute without asking, then a question that costs almost nothing while the data are the same. */
export const API_CACHE = 'public, max-age=60'

/** A complete answer, ready to be sent again. */
export type JsonAntwort = { json: Buffer; etag: string }

export function jsonAntwort(inhalt: unknown): JsonAntwort {
  const json = Buffer.from(JSON.stringify(inhalt))
  return { json, etag: `"${inhaltsHash(json)}"` }
}

/** 42 regions × 38 questions a person can ask, each with a first page of about 7 kB: what visitors ask for fits. */
const HOECHSTENS_BYTES = 16_000_000
const HOECHSTENS_ZEICHEN = 300
/** Address, headers and bookkeeping of one answer, generously. */
const BYTES_JE_EINTRAG = 1_000

/** Name and value in turn, the form `writeHead` takes without copying. */
type Gemerkt = JsonAntwort & { kopf: string[]; kopf304: string[] }

/** Remembers answers by address for as long as the same data set is in use. */
export class Antwortspeicher {
  private readonly aktuell: () => Datensatz
  private gueltigFuer: Datensatz | undefined
  private readonly antworten = new Map<string, Gemerkt>()
  private bytes = 0

  constructor(aktuell: () => Datensatz) {
    this.aktuell = aktuell
  }

  get(url: string): Gemerkt | undefined {
    if (this.aktuell() === this.gueltigFuer) return this.antworten.get(url)
    this.leere()
    this.gueltigFuer = this.aktuell()
    return undefined
  }

  /** Call after `get` for the same address, in the same turn. */
  set(url: string, { json, etag }: JsonAntwort): void {
    if (url.length > HOECHSTENS_ZEICHEN) return
    const bytes = json.length + BYTES_JE_EINTRAG
    if (this.bytes + bytes > HOECHSTENS_BYTES) this.leere()
    this.bytes += bytes
    const kopf304 = [...sicherheitsKopfzeilen, 'Cache-Control', API_CACHE, 'ETag', etag]
    const kopf = [...kopf304, 'Content-Type', JSON_TYP, 'Content-Length', String(json.length)]
    this.antworten.set(url, { json, etag, kopf, kopf304 })
  }

  private leere(): void {
    this.antworten.clear()
    this.bytes = 0
  }

  /** The answer to a known question, before the framework sees it: that nearly doubles what a process can answer. */
  direkteAntwort = ({ method, url = '', headers }: Anfrage): Antwort | null => {
    const bekannt = method === 'GET' ? this.get(url) : undefined
    if (!bekannt) return null
    if (headers['if-none-match']?.includes(bekannt.etag)) return { status: 304, kopf: bekannt.kopf304, inhalt: null }
    return { status: 200, kopf: bekannt.kopf, inhalt: bekannt.json }
  }
}
