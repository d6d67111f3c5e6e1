import fc from 'fast-check'
import { expect, test } from 'vitest'
import { altersklasse } from '#domain/altersklasse.ts'
import { alleAngebote } from '#domain/angebote.ts'
import { erlaubteFranchisen } from '#domain/franchise.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import { franken } from '#domain/rappen.ts'
import { platz, type Regionstabelle } from '#domain/regionstabelle.ts'
import { tabelle, tarif, ZUERICH } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { mitFuerWen, NUR_ICH } from '../../zustand/haushalt.ts'
import { naechster } from '../../zustand/naechster.ts'
import type { EigenePerson, Person } from '../../zustand/person.ts'
import { type Aktion, ANFANG, type Zustand } from '../../zustand/zustand.ts'
import { auswerter } from './auswertung.ts'

/*
 * Whatever is pressed in whatever order, also answers that come too late: a price on screen is that of the person, the
 * year and the franchise that the state names. Every price of the invented tables is different.
 */
const PERSONEN: readonly Person[] = [
  { art: 'eigen', geburtsjahr: 1985, ort: ZUERICH, unfall: 'OHNE' },
  { art: 'eigen', geburtsjahr: 1985, ort: ZUERICH, unfall: 'MIT' },
  { art: 'eigen', geburtsjahr: 2007, ort: ZUERICH, unfall: 'OHNE' },
  { art: 'eigen', geburtsjahr: 2015, ort: { ...ZUERICH, id: 2, bfs: 230 }, unfall: 'MIT' },
  { art: 'geteilt', jahr: 2026, kanton: 'ZH', region: 1, klasse: 'AKL-ERW', unfall: 'OHNE' },
]
const FRANCHISEN = [0, 100, 300, 400, 500, 600, 1000, 1500, 2000, 2500] as const

function erfunden(jahr: number): Regionstabelle {
  let preis = jahr * 10
  const naechsterPreis = () => {
    preis += 5
    return preis
  }
  const tarife = (['K1', 'JUG', 'ERW'] as const).flatMap(stufe =>
    (['OHN-UNF', 'MIT-UNF'] as const).flatMap(unfall =>
      ([8, 32, 376] as const).flatMap(kasse =>
        (['TAR-BASE', 'TAR-HAM'] as const).map(typ => {
          const angeboten = FRANCHISEN.filter(betrag => platz(stufe, unfall, betrag) !== undefined)
          const preise = Object.fromEntries(angeboten.map(betrag => [betrag, naechsterPreis()]))
          return tarif(kasse, typ, `${typ} ${stufe} ${unfall}`, preise, { stufe, unfall })
        }),
      ),
    ),
  )
  return tabelle(tarife, jahr)
}
const TABELLEN = new Map([2026, 2027].map(jahr => [jahr, erfunden(jahr)]))
const COMPARED = 2027
const KASSEN = [8, 32, 376].map(versicherer => ({ versicherer, name: `Kasse ${versicherer}` }))

const datenVon = (sofort: number | null) => {
  const von = TABELLEN.get(sofort ?? COMPARED)
  if (!von) throw new Error('no table')
  const verzeichnis = {
    format: 1 as const,
    jahr: von.jahr,
    quelle: 'BAG' as const,
    versicherer: [],
    orte: '',
    regionen: {},
  }
  return { tabelle: von, verzeichnis }
}

const person = fc.constantFrom(...PERSONEN)
const sofort = fc.constantFrom(null, 2026)
const aktion: fc.Arbitrary<Aktion> = fc.oneof(
  fc
    .record({ art: fc.constant('angebot' as const), person, sofort })
    .map(teil => ({ ...teil, praemienjahr: teil.sofort ?? COMPARED })),
  fc
    .record({ art: fc.constant('geladen' as const), person, sofort })
    .map(teil => ({ ...teil, ...datenVon(teil.sofort) })),
  fc.record({ art: fc.constant('ladefehler' as const), person, sofort }),
  fc.record({ art: fc.constant('beginn' as const), sofort }),
  fc.constant<Aktion>({ art: 'erneut' }),
  fc.constant<Aktion>({ art: 'anfrage' }),
  fc.record({ art: fc.constant('zurueck' as const), schritt: fc.constantFrom(1 as const, 2 as const) }),
  fc.constantFrom(...FRANCHISEN).map(franchise => ({ art: 'franchise' as const, franchise })),
  fc
    .record({
      versicherer: fc.constantFrom(8, 32, 376, 9),
      typ: fc.constantFrom('TAR-BASE' as const, 'TAR-HAM' as const),
      tarif: fc.constantFrom(null, 'TAR-HAM ERW OHN-UNF'),
    })
    .map(auswahl => ({ art: 'waehle' as const, auswahl })),
  fc.constantFrom(null, 8, 376).map(nummer => ({ art: 'aktuelleKasse' as const, nummer })),
  fc.constantFrom('preis' as const, 'gesamtkosten' as const).map(ordnung => ({ art: 'ordnung' as const, ordnung })),
  fc.integer({ min: 0, max: 10_000 }).map(kosten => ({ art: 'kosten' as const, kosten: franken(kosten) })),
  fc
    .record({
      kontakte: fc.subarray(['frei' as const, 'je-nach-tarif' as const]),
      suche: fc.constantFrom('', '8', 'x'),
      ohneKassen: fc.subarray([8, 376]),
    })
    .map(filter => ({ art: 'filter' as const, filter })),
  fc
    .constantFrom('ich' as const, 'paar' as const, 'familie' as const)
    .map(fuerWen => ({ art: 'haushalt' as const, haushalt: mitFuerWen(NUR_ICH, fuerWen) })),
)

const klasseVon = (wer: Person, jahr: number) =>
  wer.art === 'eigen' ? altersklasse(wer.geburtsjahr, jahr) : wer.klasse

/** What the screen shows of prices, or null. */
function gezeigt(zustand: Zustand, werteAus: ReturnType<typeof auswerter>) {
  if (zustand.schritt === 1 || zustand.daten.art !== 'bereit') return null
  const { person, wahl, ansicht, daten } = zustand
  return werteAus({ tabelle: daten.tabelle, person, wahl, ansicht, kassen: KASSEN })
}

test('no sequence of actions shows a price of another person, year or franchise', () => {
  let geprueft = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(aktion, fc.boolean()), { minLength: 5, maxLength: 40 }), aktionen => {
      let zustand: Zustand = ANFANG
      const werteAus = auswerter()
      for (const [naechste, trifftEin] of aktionen) {
        zustand = naechster(zustand, naechste)
        if (trifftEin && zustand.schritt !== 1) {
          const { person, sofort } = zustand
          zustand = naechster(zustand, { art: 'geladen', person, sofort, ...datenVon(sofort) })
        }
        const bild = gezeigt(zustand, werteAus)
        if (!bild || zustand.schritt === 1 || zustand.daten.art !== 'bereit') continue
        const { person, wahl, ansicht, daten } = zustand
        const jahr = zustand.sofort ?? COMPARED
        expect(daten.tabelle.jahr).toBe(jahr)
        const klasse = klasseVon(person, jahr)
        expect(bild.frage).toMatchObject({ klasse, unfall: person.unfall === 'MIT' ? 'MIT-UNF' : 'OHN-UNF' })
        for (const zeile of [...bild.zeilen, ...(bild.gewaehlt ? [bild.gewaehlt] : [])]) {
          if (ansicht.ordnung === 'preis') expect(zeile.franchise).toBe(wahl.franchise)
          else expect(erlaubteFranchisen(klasse)).toContain(zeile.franchise)
          const echte = alleAngebote(daten.tabelle, { ...bild.frage, franchise: zeile.franchise }).find(
            eines =>
              eines.versicherer === zeile.versicherer && eines.modell === zeile.modell && eines.tarif === zeile.tarif,
          )
          expect(zeile.preis).toBe(echte && praemieNachAbzug(echte.praemie, daten.tabelle))
          geprueft += 1
        }
        // Step 3 sends what step 2 showed.
        if (zustand.schritt === 2 && person.art === 'eigen') {
          const gesendet = gezeigt(naechster(zustand, { art: 'anfrage' }), auswerter())
          expect(gesendet?.gewaehlt).toEqual(bild.gewaehlt)
        }
      }
    }),
    { numRuns: 300 },
  )
  expect(geprueft).toBeGreaterThan(1_000)
})

test('the chosen franchise is always one of the class of the compared year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PERSONEN.filter((wer): wer is EigenePerson => wer.art === 'eigen')),
      sofort,
      (wer, jetzt) => {
        const zustand = [
          { art: 'angebot', person: wer, sofort: jetzt, praemienjahr: jetzt ?? COMPARED } as const,
          { art: 'geladen', person: wer, sofort: jetzt, ...datenVon(jetzt) } as const,
        ].reduce<Zustand>(naechster, ANFANG)
        if (zustand.schritt !== 2) throw new Error('step')
        expect(erlaubteFranchisen(klasseVon(wer, jetzt ?? COMPARED))).toContain(zustand.wahl.franchise)
      },
    ),
  )
})
