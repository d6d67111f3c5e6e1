import { stripVTControlCharacters } from 'node:util'
import type { Benchfigur, Benchteil, Gegenstand } from './messung.ts'
import { type Fehlschlag, satz, tabelle } from './tabelle.ts'
import { addMessung, type Benchzeile } from './zeilen.ts'

type Meldestelle = {
  /** Says something to who watches. */
  melde: (satz: string) => void
  /** Keeps the table as it is now. */
  schreibe: (tabelle: string) => void
}

/** Measures part by part, round by round, in turn this commit and the other. Answers whether every part succeeded. */
export async function runTeile(
  teile: readonly Benchteil[],
  gegenstaende: readonly Gegenstand[],
  { melde, schreibe }: Meldestelle,
): Promise<boolean> {
  const namen = gegenstaende.map(({ name }) => name)
  const zeilen: Benchzeile[] = []
  const fehlschlaege: Fehlschlag[] = []
  const halteFest = () => schreibe(tabelle(zeilen, fehlschlaege, namen))

  async function messeRunde(teil: Benchteil, gegenstand: Gegenstand, runde: number): Promise<void> {
    try {
      for await (const messung of teil.miss(gegenstand)) {
        addMessung(zeilen, teil.name, gegenstand.name, messung)
        halteFest()
        melde(`  ${gegenstand.name}, Runde ${runde}: ${messung.name}${figur(messung)}`)
      }
    } catch (fehler) {
      throw new Error(`${gegenstand.name}: ${ersteZeile(fehler)}`)
    }
  }

  for (const teil of teile) {
    const gemessene = teil.vergleichbar ? gegenstaende : gegenstaende.slice(0, 1)
    melde(`${teil.name}: ${teil.misst}${gemessene.length < gegenstaende.length ? ' (nicht vergleichbar)' : ''}`)
    try {
      for (let runde = 1; runde <= teil.runden; runde += 1)
        for (const gegenstand of gemessene) await messeRunde(teil, gegenstand, runde)
    } catch (fehler) {
      const grund = ersteZeile(fehler)
      fehlschlaege.push({ teil: teil.name, grund })
      halteFest()
      melde(`✗ ${teil.name} ist gescheitert: ${grund}`)
    }
    for (const zeile of zeilen.filter(z => z.teil === teil.name)) melde(`✓ ${satz(zeile, namen)}`)
  }
  return fehlschlaege.length === 0
}

const ersteZeile = (fehler: unknown) =>
  stripVTControlCharacters(fehler instanceof Error ? fehler.message : String(fehler))
    .split('\n', 1)
    .join()

const figur = ({ wert, einheit, hinweis }: Benchfigur) => (Number.isNaN(wert) ? `: ${hinweis}` : ` ${wert} ${einheit}`)
