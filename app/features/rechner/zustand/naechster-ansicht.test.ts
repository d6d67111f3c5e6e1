import { expect, test } from 'vitest'
import { franken } from '#domain/werte/rappen.ts'
import {
  type Angaben,
  angebot,
  anna,
  ausgefuellt,
  bern,
  datenMit,
  drei,
  imAngebot,
  leereTabelle,
  nach,
  zwei,
} from '../../../../tests/fixtures/rechner/wege.ts'
import { LEERE_EINGABE } from './eingabe.ts'
import { naechster } from './naechster.ts'
import { type Aktion, ANFANG } from './zustand.ts'

const daten = datenMit(leereTabelle)
const HMO: Aktion = {
  ...{ art: 'waehle', id: 1, auswahl: { versicherer: 8, typ: 'TAR-HMO', tarif: null }, aufteilung: 'kombination' },
}

test('while the visitor corrects, complaints only go away', () => {
  const beanstandet = nach(ANFANG, {
    ...{ art: 'unvollstaendig', eingabe: LEERE_EINGABE },
    fehler: { plz: 'fehlt', 1: 'fehlt', 2: 'fehlt' },
  })
  expect(beanstandet.fehlversuche).toBe(1)
  const offen = { plz: 'unvollstaendig', ort: 'fehlt', 2: 'unvollstaendig', 3: 'fehlt' } as const
  const erwartet = { plz: 'unvollstaendig', 2: 'unvollstaendig' }
  expect(naechster(beanstandet, { art: 'eingabe', eingabe: LEERE_EINGABE, offen }).fehler).toEqual(erwartet)
  // What is wrong is unknown before the places are there.
  expect(naechster(beanstandet, { art: 'eingabe', eingabe: LEERE_EINGABE }).fehler).toEqual(beanstandet.fehler)
})

test('waiting, failing and trying again in step 1', () => {
  const wartet = naechster(ausgefuellt([anna]), { art: 'uebergang', uebergang: 'laeuft' })
  expect(wartet.uebergang).toBe('laeuft')
  const gescheitert = naechster(wartet, { art: 'uebergang', uebergang: 'gescheitert' })
  expect(gescheitert.uebergang).toBe('gescheitert')
  expect(nach(gescheitert, angebot(gescheitert), { art: 'zurueck', schritt: 1 }).uebergang).toBe('ruht')
})

test.each<Aktion>([
  { art: 'franchise', id: 1, franchise: 300 },
  { art: 'unfall', id: 1, unfall: 'MIT' },
  { art: 'ordnung', ordnung: 'gesamtkosten' },
  { art: 'filter', filter: { suche: 'kpt' } },
  { art: 'wichtig', punkt: 'a', filter: { kontakte: ['frei'] } },
  { art: 'aufteilung', aufteilung: 'kasse' },
  { art: 'person', id: 1 },
  { art: 'zusage', zusage: null },
  { art: 'police', id: 1, police: null },
  { art: 'beginn', sofort: 2024 },
])('another list starts at its first page: %j', aktion => {
  const mehr = zwei({ art: 'mehr' }, { art: 'mehr' })
  expect(mehr.ansicht).toMatchObject({ ausgeklappt: true, ladungen: 2 })
  expect(naechster(mehr, aktion).ansicht).toMatchObject({ ausgeklappt: false, ladungen: 0 })
})

test('costs, an opened row and a form leave the list where it is', () => {
  const bleibt = zwei(
    { art: 'mehr' },
    { art: 'mehr' },
    { art: 'kosten', id: 1, kosten: franken(2000) },
    { art: 'oeffne', schluessel: '8-TAR-HAM-praxis' },
    { art: 'form', form: 'kosten' },
  )
  expect(bleibt.ansicht).toMatchObject({ ladungen: 2, offen: ['8-TAR-HAM-praxis'], form: 'kosten' })
  expect(bleibt.personen).toMatchObject([{ kosten: 2000 }])
})

test('the order by yearly cost chooses its first; a franchise leads back to the order by price', () => {
  const geordnet = zwei(HMO, { art: 'ordnung', ordnung: 'gesamtkosten' })
  expect(geordnet).toMatchObject({ personen: [{ wahl: null }], ansicht: { ordnung: 'gesamtkosten' } })
  expect(naechster(geordnet, { art: 'franchise', id: 1, franchise: 500 }).ansicht.ordnung).toBe('preis')
})

test('what was opened and marked belongs to the persons it was shown for', () => {
  const offen = zwei(
    { art: 'person', id: 1 },
    { art: 'oeffne', schluessel: 'a' },
    { art: 'merkeVor', schluessel: 'b' },
    { art: 'wichtig', punkt: 'c' },
  )
  const wieder = (personen: readonly Angaben[], ort = offen.wohnort.gewaehlt ?? bern) => {
    const eins = { ...naechster(offen, { art: 'zurueck', schritt: 1 }), ...haushalt(ausgefuellt(personen, ort)) }
    return naechster(eins, angebot(eins, daten)).ansicht
  }
  const haushalt = ({ fuerWen, personen, wohnort }: typeof offen) => ({ fuerWen, personen, wohnort })
  expect(wieder([anna])).toMatchObject({ offen: ['a'], vorgemerkt: ['b'], wichtig: ['c'], person: 1 })
  const leer = { offen: [], vorgemerkt: [], wichtig: ['c'], person: null }
  expect(wieder([anna], bern)).toMatchObject(leer)
  expect(wieder([anna, anna])).toMatchObject(leer)
  expect(wieder([{ ...anna, unfall: 'MIT' }])).toMatchObject(leer)
})

test('whose line is opened has a list of its own: rows of another person are neither open, nor marked, nor side by side', () => {
  const paar = imAngebot([anna, anna], daten)
  const verglichen = nach(
    paar,
    { art: 'person', id: 1 },
    ...['a', 'b'].map((schluessel): Aktion => ({ art: 'merkeVor', schluessel })),
    { art: 'oeffne', schluessel: 'a' },
    { art: 'nebeneinander', offen: true },
  )
  expect(naechster(verglichen, { art: 'person', id: 2 }).ansicht).toMatchObject({
    ...{ person: 2, offen: [], vorgemerkt: [], nebeneinander: false },
  })
})

test('side by side ends with the last pair', () => {
  const zuDritt = zwei(...['a', 'b', 'c'].map((schluessel): Aktion => ({ art: 'merkeVor', schluessel })), {
    ...{ art: 'nebeneinander', offen: true },
  })
  const ohneC = naechster(zuDritt, { art: 'merkeVor', schluessel: 'c' })
  expect(ohneC).toMatchObject({ ansicht: { vorgemerkt: ['a', 'b'], nebeneinander: true } })
  const nurA = naechster(ohneC, { art: 'merkeVor', schluessel: 'b' })
  expect(nurA).toMatchObject({ ansicht: { vorgemerkt: ['a'], nebeneinander: false } })
})

test('what matters may bring a filter and an order, and an order selects its first', () => {
  const teuer = zwei({ art: 'ordnung', ordnung: 'gesamtkosten' }, HMO)
  const gefiltert = naechster(teuer, { art: 'wichtig', punkt: 'a', filter: { kontakte: ['frei'] } })
  expect(gefiltert).toMatchObject({
    personen: [{ wahl: { versicherer: 8, typ: 'TAR-HMO' } }],
    ansicht: { ordnung: 'gesamtkosten', filter: { kontakte: ['frei'] }, wichtig: ['a'] },
  })
  expect(naechster(gefiltert, { art: 'wichtig', punkt: 'b', ordnung: 'preis' })).toMatchObject({
    personen: [{ wahl: null }],
    ansicht: { ordnung: 'preis', filter: { kontakte: ['frei'] }, wichtig: ['a', 'b'] },
  })
})

test('an enquiry on its way is known in every step, and sent once', () => {
  const sendet = drei({ art: 'versand', versand: { art: 'sendet' } })
  const eins = naechster(sendet, { art: 'zurueck', schritt: 1 })
  expect(eins).toMatchObject({ schritt: 1, versand: { art: 'sendet' } })
  const wieder = nach(eins, angebot(eins, daten), { art: 'anfrage' })
  expect(wieder).toMatchObject({ schritt: 3, versand: { art: 'sendet' } })
})

test('step 1 may open step 2 at a form, and otherwise at none', () => {
  const start = ausgefuellt([anna])
  const zumBrief = naechster(start, { ...angebot(start, daten), form: 'police' } as Aktion)
  expect(zumBrief.ansicht.form).toBe('police')
  const eins = naechster(zumBrief, { art: 'zurueck', schritt: 1 })
  expect(naechster(eins, angebot(eins, daten)).ansicht.form).toBeNull()
})

test('what a tab remembered opens as if the visitor had come back to step 1', () => {
  const vorher = zwei({ art: 'franchise', id: 1, franchise: 500 }, HMO, { art: 'merkeVor', schluessel: 'a' })
  const { personen, fuerWen, wohnort, sofort, ansicht } = vorher
  const gezeigtFuer = { fuerWen, personen, wohnort }
  const erinnert = { personen, fuerWen, wohnort, sofort, ansicht, gezeigtFuer }
  const eins = naechster(ANFANG, { art: 'fortsetzen', erinnert })
  expect(naechster(eins, angebot(eins, daten))).toMatchObject({ schritt: 2, personen, ansicht })
})
