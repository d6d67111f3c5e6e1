import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ersparnisProJahr } from '#domain/praemien/ersparnis.ts'
import { erfundene } from '../../../../../tests/fixtures/rechner/erfunden.ts'
import { pruefeAntwort } from '../../../../../tests/fixtures/rechner/pruefe-antwort.ts'
import { aktionenDes, COMPARED, neueFrage, UMFELD, zug } from '../../../../../tests/fixtures/rechner/zuege.ts'
import { naechster } from '../../zustand/naechster.ts'
import { type Aktion, ANFANG, type Daten, datenfrage, datenVon, type Zustand } from '../../zustand/zustand.ts'
import { type Sicht, sichtRechner } from './sicht.ts'

/*
 * Whatever is pressed in whatever order, by one to six persons, with bills, premium reduction and answers that come too late:
 * there is one answer, its prices are those of the persons, the year, the place and the franchises that the state names, and
 * their sum is the total.
 */

/** What the answer says; tables hold functions, which nothing compares. */
const kern = ({ tabelle, volleTabelle, ...sicht }: Sicht) => sicht

function pruefe(zustand: Zustand, daten: Daten, rechne: ReturnType<typeof sichtRechner>): Sicht {
  const frage = datenfrage(zustand)
  const { jahr, kanton } = daten.tabelle
  expect([jahr, kanton]).toEqual([frage?.sofort ?? COMPARED, frage?.gebiet.kanton])
  const sicht = rechne(zustand, daten, UMFELD)
  pruefeAntwort(zustand, sicht, erfundene(kanton, jahr))
  if (sicht.loesung && sicht.bezug) {
    const gespart = 12 * Math.max(0, sicht.bezug.preis - sicht.loesung.praemien)
    expect(ersparnisProJahr(sicht.loesung.praemien, sicht.bezug)).toBe(gespart)
  }
  // Step 3 sends what step 2 shows.
  if (zustand.schritt === 2 && !zustand.geteilt) {
    const gesendet = rechne(naechster(zustand, { art: 'anfrage' }), daten, UMFELD)
    expect(gesendet.volleLoesung).toEqual(sicht.volleLoesung)
  }
  return sicht
}

/** How it came to this, without the tables. */
const verlauf = (aktionen: readonly Aktion[]) =>
  JSON.stringify(aktionen, (feld, wert) => (['tabelle', 'verzeichnis', 'daten'].includes(feld) ? undefined : wert))

/** What the sequences must reach. */
const faelle = (sicht: Sicht) => ({
  antworten: sicht.loesung !== undefined,
  ohneAntwort: sicht.loesung === undefined,
  haushalte: sicht.zuMehreren,
  beiEinerKasse: sicht.aufteilung === 'kasse',
  policen: sicht.personen.some(({ bezug }) => bezug?.art === 'tarif'),
  nichtsTun: sicht.personen.some(({ bezug }) => bezug?.nichtsTun),
  verbilligt: (sicht.loesung?.praemien ?? 0) < (sicht.volleLoesung?.praemien ?? 0),
  nichtsZuZahlen: sicht.personen.some(({ gewaehlt }) => gewaehlt?.praemie === 0),
  geschwister: sicht.personen.some(({ gewaehlt }) => /K[345]/.test(gewaehlt?.stufe ?? '')),
  guenstigste: sicht.istGuenstigste,
  nichtGuenstigste: sicht.loesung !== undefined && !sicht.istGuenstigste,
  nachJahreskosten: sicht.ordnung === 'gesamtkosten',
})

test('no sequence of actions shows two answers, or a price of another person, year, place or franchise', () => {
  const gesehen = new Map<string, number>()
  const erster = fc.tuple(neueFrage, fc.boolean(), fc.boolean())
  const weitere = fc.array(fc.tuple(zug, fc.boolean(), fc.boolean()), { minLength: 5, maxLength: 30 })
  const schritte = fc.tuple(erster, weitere).map(([einer, andere]) => [einer, ...andere])
  fc.assert(
    fc.property(schritte, alle => {
      let zustand: Zustand = ANFANG
      const rechne = sichtRechner()
      const bisher: Aktion[] = []
      for (const schritt of alle) {
        const aktionen = aktionenDes(schritt, zustand)
        bisher.push(...aktionen)
        zustand = aktionen.reduce(naechster, zustand)
        const daten = datenVon(zustand)
        if (!daten) continue
        try {
          const sicht = pruefe(zustand, daten, rechne)
          // Whatever was worked out before and kept is what would be worked out now.
          if (schritt[1]) expect(kern(sicht)).toEqual(kern(sichtRechner()(zustand, daten, UMFELD)))
          for (const [fall, trifftZu] of Object.entries(faelle(sicht)))
            gesehen.set(fall, (gesehen.get(fall) ?? 0) + Number(trifftZu))
        } catch (cause) {
          throw new Error(verlauf(bisher), { cause })
        }
      }
    }),
    { numRuns: 120 },
  )
  for (const [fall, anzahl] of gesehen) expect(anzahl, fall).toBeGreaterThan(0)
})
