import { ImportFehler } from '../import-fehler.ts'
import type { Quellzeile } from './zeile.ts'

const GENANNT = 5

/** Collects what is wrong with the rows of one table, names the first ones and counts the rest. */
export class Maengel {
  private readonly name: string
  private readonly genannt: string[] = []
  private anzahl = 0

  constructor(name: string) {
    this.name = name
  }

  melde(zeile: Quellzeile, mangel: string): false {
    this.anzahl += 1
    if (this.genannt.length < GENANNT) this.genannt.push(`Zeile ${zeile.nummer} ${mangel}.`)
    return false
  }

  wirf() {
    if (this.anzahl === 0) return
    const weitere =
      this.anzahl > this.genannt.length ? ` Dazu ${this.anzahl - this.genannt.length} weitere Mängel.` : ''
    throw new ImportFehler(`«${this.name}» wird abgelehnt: ${this.genannt.join(' ')}${weitere}`)
  }
}
