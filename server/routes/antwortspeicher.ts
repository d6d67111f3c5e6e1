import type { Datensatz } from '../daten/datensatz.ts'

/** A complete answer, ready to be sent again. */
export type Antwort = { etag: string; json: Buffer }

/** The country has 42 regions × 38 questions a person can ask: what visitors ask for fits. At most about 15 MB. */
const HOECHSTENS = 2_000
const HOECHSTENS_ZEICHEN = 300

/** Remembers answers by address for as long as the same data set is in use. */
export class Antwortspeicher {
  private readonly aktuell: () => Datensatz
  private gueltigFuer: Datensatz | undefined
  private readonly antworten = new Map<string, Antwort>()

  constructor(aktuell: () => Datensatz) {
    this.aktuell = aktuell
  }

  get(url: string): Antwort | undefined {
    if (this.aktuell() === this.gueltigFuer) return this.antworten.get(url)
    this.antworten.clear()
    this.gueltigFuer = this.aktuell()
    return undefined
  }

  /** Call after `get` for the same address, in the same turn. */
  set(url: string, antwort: Antwort): void {
    if (url.length > HOECHSTENS_ZEICHEN) return
    if (this.antworten.size >= HOECHSTENS) this.antworten.clear()
    this.antworten.set(url, antwort)
  }
}
