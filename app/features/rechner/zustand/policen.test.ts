import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Franchise } from '#domain/kosten/franchise.ts'
import type { Kandidat } from '#domain/police/rechnung.ts'
import { rappen } from '#domain/werte/rappen.ts'
import {
  angebot,
  anna,
  datenMit,
  imAngebot,
  leereTabelle,
  nach,
  zwei,
} from '../../../../tests/fixtures/rechner/wege.ts'
import type { Unfallwahl } from './person.ts'
import type { Aktion, Zustand } from './zustand.ts'

const daten = datenMit(leereTabelle)
const kandidat = (franchise: Franchise, unfall: Unfallwahl = 'OHNE'): Kandidat => ({
  ...{ jahr: 2025, typ: 'TAR-HAM', tarif: 'Callmed', lesart: 'netto', franchise, praemie: rappen(545_75) },
  unfall: unfall === 'MIT' ? 'MIT-UNF' : 'OHN-UNF',
})
const bestaetigt = (franchise: Franchise, unfall?: Unfallwahl, id = 1, kasse = 8): Aktion => ({
  ...{ art: 'police', id, police: { kasse, kandidat: kandidat(franchise, unfall), antwort: {} } },
})
const dochNicht = (id = 1): Aktion => ({ art: 'police', id, police: null })
const franchise = (franchise: Franchise, id = 1): Aktion => ({ art: 'franchise', id, franchise })
const unfall = (unfall: Unfallwahl, id = 1): Aktion => ({ art: 'unfall', id, unfall })
const antwort = (antwort: { franchise?: Franchise; nachfolger?: 'keiner' }): Aktion => ({
  ...{ art: 'policenAntwort', id: 1, antwort },
})
const ich = ({ personen }: Zustand) => personen[0]
const vergleich = (zustand: Zustand) => [ich(zustand)?.franchise, ich(zustand)?.unfall]

test('a bill decides: its franchise, its accident cover and its insurer count, and the form is answered', () => {
  const zustand = zwei(
    { art: 'ordnung', ordnung: 'gesamtkosten' },
    { art: 'form', form: 'police' },
    { art: 'mehr' },
    { art: 'waehle', id: 1, auswahl: { versicherer: 376, typ: 'TAR-HMO', tarif: null }, aufteilung: 'kombination' },
    bestaetigt(300, 'MIT'),
  )
  expect(ich(zustand)).toMatchObject({
    ...{ franchise: 300, unfall: 'MIT', wahl: null, aktuelleKasse: 8, aktuelleFranchise: 300 },
    police: { kasse: 8, kandidat: { tarif: 'Callmed' }, vorher: { franchise: null, unfall: 'OHNE' } },
  })
  // By yearly cost its franchise would not be what is compared.
  expect(zustand.ansicht).toMatchObject({ form: null, ladungen: 0, ordnung: 'preis' })
})

test('its accident cover is known to step 1: on the way back nothing starts anew', () => {
  const zustand = nach(
    zwei(bestaetigt(300, 'MIT')),
    { art: 'merkeVor', schluessel: 'a' },
    { art: 'zurueck', schritt: 1 },
  )
  const wieder = nach(zustand, angebot(zustand, daten))
  expect(ich(wieder)).toEqual(ich(zustand))
  expect(wieder.ansicht.vorgemerkt).toEqual(['a'])
})

test('it is that person’s alone', () => {
  const paar = imAngebot([anna, anna], daten, franchise(1000, 1), { art: 'kasse', kasse: 376 })
  const mit = nach(paar, bestaetigt(300, 'MIT', 2))
  expect(mit.personen[0]).toBe(paar.personen[0])
  expect(mit.personen[1]).toMatchObject({ franchise: 300, unfall: 'MIT', aktuelleKasse: 8 })
  // Prices of all at one insurer are others now.
  expect(mit.kasse).toBeNull()
  expect(nach(mit, dochNicht(1)).personen).toEqual(mit.personen)
  expect(nach(mit, bestaetigt(500, 'OHNE', 9))).toMatchObject({ personen: mit.personen })
  expect(nach(mit, dochNicht(2)).personen[1]).toMatchObject({ franchise: null, unfall: 'OHNE', police: null })
})

test.each<[string, Aktion[], [Franchise | null, Unfallwahl]]>([
  ['nothing was changed', [franchise(500), bestaetigt(300, 'MIT')], [500, 'OHNE']],
  ['nothing was ever chosen', [bestaetigt(300, 'MIT')], [null, 'OHNE']],
  ['the franchise was changed since', [bestaetigt(300, 'MIT'), franchise(1000)], [1000, 'OHNE']],
  ['the accident cover was changed since', [unfall('OHNE'), bestaetigt(300, 'MIT'), unfall('OHNE')], [null, 'OHNE']],
  ['another was confirmed', [franchise(500), bestaetigt(300, 'MIT'), bestaetigt(2000, 'OHNE')], [500, 'OHNE']],
  [
    'another was confirmed after a change by hand',
    [bestaetigt(300, 'MIT'), franchise(1000), bestaetigt(2000, 'OHNE')],
    [1000, 'OHNE'],
  ],
  [
    'its franchise of next year was said',
    [franchise(1500), bestaetigt(300), antwort({ franchise: 500 })],
    [1500, 'OHNE'],
  ],
  ['its successor was said', [franchise(1500), bestaetigt(300), antwort({ nachfolger: 'keiner' })], [1500, 'OHNE']],
  [
    'an insurer was named instead',
    [bestaetigt(300, 'MIT'), { art: 'aktuelleKasse', id: 1, nummer: 32 }],
    [null, 'OHNE'],
  ],
])('not theirs after all: what was compared before comes back (%s)', (_, aktionen, erwartet) => {
  const zustand = zwei(...aktionen, dochNicht())
  expect(vergleich(zustand)).toEqual(erwartet)
  expect(ich(zustand)?.police).toBeNull()
})

test('without the policy its franchise of today goes, another one that was said stays; the insurer is still known', () => {
  const heute: Aktion = { art: 'aktuelleFranchise', id: 1, franchise: 1000 }
  expect(ich(zwei(bestaetigt(300), dochNicht()))).toMatchObject({ aktuelleKasse: 8, aktuelleFranchise: null })
  expect(ich(zwei(bestaetigt(300), heute, dochNicht()))).toMatchObject({ aktuelleFranchise: 1000 })
})

test('who says which franchise it will be compares with that one; who takes the answer back, with that of the bill', () => {
  const gefragt = zwei(bestaetigt(300))
  const beantwortet = nach(gefragt, antwort({ franchise: 500 }))
  expect(vergleich(beantwortet)).toEqual([500, 'OHNE'])
  expect(vergleich(nach(beantwortet, antwort({})))).toEqual([300, 'OHNE'])
  // A successor is said beside it, and what was changed by hand meanwhile stays.
  const vonHand = nach(beantwortet, franchise(2500), antwort({ franchise: 500, nachfolger: 'keiner' }))
  expect(ich(vonHand)).toMatchObject({ franchise: 2500, police: { antwort: { nachfolger: 'keiner' } } })
  expect(vergleich(nach(vonHand, antwort({})))).toEqual([2500, 'OHNE'])
  // No policy, no answer.
  expect(zwei(antwort({ franchise: 500 }))).toEqual(zwei())
})

test('a policy stays with person and place; another birth year has another', () => {
  const eins = nach(zwei(bestaetigt(300)), { art: 'zurueck', schritt: 1 })
  const weiter = (teil: { geburtsjahr?: string; unfall?: Unfallwahl }) => {
    const neu = { ...eins, personen: eins.personen.map(person => ({ ...person, ...teil })) }
    return ich(nach(neu, angebot(neu, daten)))
  }
  expect(weiter({})?.police).not.toBeNull()
  expect(weiter({ unfall: 'MIT' })?.police).not.toBeNull()
  expect(weiter({ geburtsjahr: '1990' })?.police).toBeNull()
})

test('in any order: without the last policy nothing of any is left but what was done by hand', () => {
  // Apart from each other, so that everybody can tell who has set one.
  const vonHand = fc.constantFrom<Franchise>(300, 1000, 2000)
  const derPolice = fc.constantFrom<Franchise>(500, 1500, 2500)
  const einUnfall = fc.constantFrom<Unfallwahl>('MIT', 'OHNE')
  const schritt = fc.oneof(
    fc.record({ art: fc.constant('hand' as const), franchise: vonHand }),
    fc.record({ art: fc.constant('police' as const), franchise: derPolice, unfall: einUnfall }),
    fc.record({ art: fc.constant('antwort' as const), franchise: derPolice }),
    fc.record({ art: fc.constant('dochNicht' as const) }),
  )
  fc.assert(
    fc.property(fc.array(schritt, { maxLength: 12 }), schritte => {
      let zustand = zwei()
      /** What the visitor has set, and what a policy has set over it. */
      let [hand, gesetzt]: [Franchise | null, Franchise | null] = [null, null]
      for (const eines of schritte) {
        switch (eines.art) {
          case 'hand':
            zustand = nach(zustand, franchise(eines.franchise))
            ;[hand, gesetzt] = [eines.franchise, null]
            break
          case 'police':
            zustand = nach(zustand, bestaetigt(eines.franchise, eines.unfall))
            gesetzt = eines.franchise
            break
          case 'antwort': {
            const vorher = ich(zustand)?.police
            const bisher = vorher && (vorher.antwort.franchise ?? vorher.kandidat.franchise)
            zustand = nach(zustand, antwort({ franchise: eines.franchise }))
            if (vorher && bisher !== eines.franchise) gesetzt = eines.franchise
            break
          }
          case 'dochNicht':
            if (ich(zustand)?.police) gesetzt = null
            zustand = nach(zustand, dochNicht())
        }
        expect(ich(zustand)?.franchise).toBe(gesetzt ?? hand)
      }
      expect(vergleich(nach(zustand, dochNicht()))).toEqual([hand, 'OHNE'])
    }),
  )
})
