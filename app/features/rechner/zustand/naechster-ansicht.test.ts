import { expect, test } from 'vitest'
import { franken } from '#domain/rappen.ts'
import {
  angebot,
  anna,
  bern,
  drei,
  geladen,
  imSchritt,
  nach,
  SOFORT,
  zwei,
} from '../../../../tests/fixtures/rechner/wege.ts'
import { LEERE_EINGABE } from './eingabe.ts'
import { naechster } from './naechster.ts'
import type { EigenePerson } from './person.ts'
import { type Aktion, ANFANG } from './zustand.ts'

test('while the visitor corrects, complaints only go away', () => {
  const beanstandet = nach(ANFANG, {
    ...{ art: 'unvollstaendig', eingabe: LEERE_EINGABE },
    fehler: { geburtsjahr: 'fehlt', plz: 'fehlt', weitere: { 1: 'fehlt', 2: 'fehlt' } },
  })
  expect(imSchritt(beanstandet, 1).fehlversuche).toBe(1)
  const offen = { plz: 'unvollstaendig', ort: 'fehlt', weitere: { 2: 'unvollstaendig', 3: 'fehlt' } } as const
  const { fehler } = imSchritt(naechster(beanstandet, { art: 'eingabe', eingabe: LEERE_EINGABE, offen }), 1)
  expect(fehler).toEqual({ plz: 'unvollstaendig', weitere: { 2: 'unvollstaendig' } })
})

test('waiting, failing and trying again in step 1', () => {
  const wartet = imSchritt(naechster(ANFANG, { art: 'wartet' }), 1)
  expect(wartet.uebergang).toBe('laeuft')
  const gescheitert = imSchritt(naechster(wartet, { art: 'gescheitert' }), 1)
  expect(gescheitert.uebergang).toBe('gescheitert')
  const zurueck = nach(gescheitert, angebot(anna), { art: 'zurueck', schritt: 1 })
  expect(imSchritt(zurueck, 1).uebergang).toBe('ruht')
})

test('another list starts at its first page: franchise, order, filter, insurer of today, year', () => {
  const andere: Aktion[] = [
    { art: 'franchise', franchise: 300 },
    { art: 'ordnung', ordnung: 'gesamtkosten' },
    { art: 'filter', filter: { suche: 'kpt' } },
    { art: 'aktuelleKasse', nummer: 8 },
    SOFORT,
  ]
  const mehr = zwei(geladen(anna), { art: 'mehr' }, { art: 'mehr' })
  expect(mehr.ansicht).toMatchObject({ ausgeklappt: true, ladungen: 2 })
  for (const aktion of andere)
    expect(imSchritt(naechster(mehr, aktion), 2).ansicht).toMatchObject({ ausgeklappt: false, ladungen: 0 })
  const bleibt = nach(mehr, { art: 'kosten', kosten: franken(2000) }, { art: 'oeffne', schluessel: '8-TAR-HAM-praxis' })
  expect(imSchritt(bleibt, 2).ansicht).toMatchObject({ ladungen: 2, kosten: 2000, offen: ['8-TAR-HAM-praxis'] })
})

test('the order by yearly cost chooses its first; a franchise leads back to the order by price', () => {
  const auswahl = { versicherer: 8, typ: 'TAR-HMO', tarif: null } as const
  const geordnet = zwei({ art: 'waehle', auswahl }, { art: 'ordnung', ordnung: 'gesamtkosten' })
  expect(geordnet).toMatchObject({ wahl: { gewaehlt: null }, ansicht: { ordnung: 'gesamtkosten' } })
  expect(imSchritt(naechster(geordnet, { art: 'franchise', franchise: 500 }), 2).ansicht.ordnung).toBe('preis')
})

test('what was opened and marked belongs to the person it was shown for', () => {
  const offen = zwei(
    { art: 'oeffne', schluessel: 'a' },
    { art: 'merkeVor', schluessel: 'b' },
    { art: 'wichtig', punkt: 'c' },
  )
  const wieder = (person: EigenePerson) =>
    imSchritt(nach(offen, { art: 'zurueck', schritt: 1 }, angebot(person)), 2).ansicht
  expect(wieder({ ...anna })).toMatchObject({ offen: ['a'], vorgemerkt: ['b'], wichtig: ['c'] })
  expect(wieder({ ...anna, ort: bern })).toMatchObject({ offen: [], vorgemerkt: [], wichtig: ['c'] })
})

test('side by side ends with the last pair', () => {
  const drei = zwei(...['a', 'b', 'c'].map((schluessel): Aktion => ({ art: 'merkeVor', schluessel })), {
    art: 'nebeneinander',
    offen: true,
  })
  const ohneC = naechster(drei, { art: 'merkeVor', schluessel: 'c' })
  expect(ohneC).toMatchObject({ ansicht: { vorgemerkt: ['a', 'b'], nebeneinander: true } })
  const nurA = naechster(ohneC, { art: 'merkeVor', schluessel: 'b' })
  expect(nurA).toMatchObject({ ansicht: { vorgemerkt: ['a'], nebeneinander: false } })
})

test('what matters may bring a filter and an order, and an order selects its first', () => {
  const auswahl = { versicherer: 8, typ: 'TAR-HMO', tarif: null } as const
  const teuer = zwei({ art: 'ordnung', ordnung: 'gesamtkosten' }, { art: 'waehle', auswahl })
  const gefiltert = naechster(teuer, { art: 'wichtig', punkt: 'a', filter: { kontakte: ['frei'] } })
  expect(gefiltert).toMatchObject({
    wahl: { gewaehlt: auswahl },
    ansicht: { ordnung: 'gesamtkosten', filter: { kontakte: ['frei'] }, wichtig: ['a'] },
  })
  expect(naechster(gefiltert, { art: 'wichtig', punkt: 'b', ordnung: 'preis' })).toMatchObject({
    wahl: { gewaehlt: null },
    ansicht: { ordnung: 'preis', filter: { kontakte: ['frei'] }, wichtig: ['a', 'b'] },
  })
})

test('an enquiry on its way is known in every step, and sent once', () => {
  const sendet = drei({ art: 'versand', versand: { art: 'sendet' } })
  const eins = imSchritt(naechster(sendet, { art: 'zurueck', schritt: 1 }), 1)
  expect(eins.versand).toEqual({ art: 'sendet' })
  const wieder = nach(eins, angebot(anna), geladen(anna), { art: 'anfrage' })
  expect(imSchritt(wieder, 3).versand).toEqual({ art: 'sendet' })
})

test('what a tab remembered opens as if the visitor had come back to step 1', () => {
  const { person, sofort, wahl, ansicht, kontakt, haushalt, eingabe } = zwei({ art: 'franchise', franchise: 500 })
  const fortgang = { person, sofort, wahl, ansicht, kontakt }
  const wieder = nach(ANFANG, { art: 'fortsetzen', eingabe, haushalt, fortgang }, angebot({ ...anna }))
  expect(imSchritt(wieder, 2).wahl.franchise).toBe(500)
})
