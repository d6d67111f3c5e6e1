import type { Datensatz } from '../daten/datensatz.ts'
import { inhaltsHash } from '../http/inhalts-hash.ts'

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

/** Remembers answers by address for as long as the same data set is in use. */
export class Antwortspeicher {
  private readonly aktuell: () => Datensatz
  private gueltigFuer: Datensatz | undefined
  private readonly antworten = new Map<string, JsonAntwort>()
  private bytes = 0

  constructor(aktuell: () => Datensatz) {
    this.aktuell = aktuell
  }

  get(url: string): JsonAntwort | undefined {
    if (this.aktuell() === this.gueltigFuer) return this.antworten.get(url)
    this.leere()
    this.gueltigFuer = this.aktuell()
    return undefined
  }

  /** Call after `get` for the same address, in the same turn. */
  set(url: string, antwort: JsonAntwort): void {
    if (url.length > HOECHSTENS_ZEICHEN) return
    const bytes = antwort.json.length + BYTES_JE_EINTRAG
    if (this.bytes + bytes > HOECHSTENS_BYTES) this.leere()
    this.bytes += bytes
    this.antworten.set(url, antwort)
  }

  private leere(): void {
    this.antworten.clear()
    this.bytes = 0
  }
}
