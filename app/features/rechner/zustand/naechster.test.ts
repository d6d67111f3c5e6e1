import { expect, test } from 'vitest'
import { franken } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { OrtMitId } from '#domain/standort.ts'
import { LEERE_EINGABE } from './eingabe.ts'
import { NUR_ICH } from './haushalt.ts'
import { naechster } from './naechster.ts'
import type { EigenePerson, GeteiltePerson } from './person.ts'
import { type Aktion, ANFANG, type Zustand } from './zustand.ts'

const zuerich: OrtMitId = { id: 1, plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 }
const bern: OrtMitId = { id: 2, plz: 3011, ort: 'Bern', gemeinde: 'Bern', bfs: 351, kanton: 'BE', region: 1 }
const anna: EigenePerson = { art: 'eigen', geburtsjahr: 1985, ort: zuerich, unfall: 'OHNE' }
const geteilt: GeteiltePerson = {
  art: 'geteilt',
  jahr: null,
  kanton: 'ZH',
  region: 1,
  klasse: 'AKL-ERW',
  unfall: 'OHNE',
}
const tabelle: Regionstabelle = { jahr: 2025, kanton: 'ZH', region: 1, tarife: [] }
const verzeichnis = { format: 1 as const, jahr: 2025, quelle: 'BAG' as const, versicherer: [], orte: '', regionen: {} }

const nach = (start: Zustand, ...aktionen: Aktion[]) => aktionen.reduce(naechster, start)
const angebot = (person: EigenePerson | GeteiltePerson, sofort: number | null = null): Aktion => ({
  art: 'angebot',
  person,
  sofort,
  praemienjahr: sofort ?? 2025,
})
const geladen = (person: EigenePerson | GeteiltePerson, sofort: number | null = null): Aktion => ({
  art: 'geladen',
  person,
  sofort,
  tabelle: { ...tabelle, jahr: sofort ?? 2025 },
  verzeichnis,
})

function imSchritt<S extends 1 | 2 | 3>(zustand: Zustand, schritt: S) {
  if (zustand.schritt !== schritt) throw new Error(`step ${zustand.schritt} instead of ${schritt}`)
  return zustand as Zustand & { schritt: S }
}

const zwei = (...aktionen: Aktion[]) => imSchritt(nach(ANFANG, angebot(anna), ...aktionen), 2)
const drei = (...aktionen: Aktion[]) =>
  imSchritt(nach(ANFANG, angebot(anna), geladen(anna), { art: 'anfrage' }, ...aktionen), 3)

test('the franchise starts with the highest of the age class, the offer with the cheapest', () => {
  expect(zwei().wahl).toEqual({ franchise: 2500, gewaehlt: null, aktuelleKasse: null, aktuelleFranchise: null })
  const kind: EigenePerson = { ...anna, geburtsjahr: 2007 }
  expect(imSchritt(nach(ANFANG, angebot(kind)), 2).wahl.franchise).toBe(600)
})

test('a new franchise selects the cheapest again, the current insurer stays', () => {
  const { wahl } = zwei(
    { art: 'aktuelleKasse', nummer: 8 },
    { art: 'aktuelleFranchise', franchise: 300 },
    { art: 'waehle', auswahl: { versicherer: 1384, typ: 'TAR-HMO', tarif: null } },
    { art: 'franchise', franchise: 500 },
  )
  expect(wahl).toEqual({ franchise: 500, gewaehlt: null, aktuelleKasse: 8, aktuelleFranchise: 300 })
})

test('back to step 1 and forward again keeps everything that still has its meaning', () => {
  const hin: Aktion[] = [
    { art: 'franchise', franchise: 1000 },
    { art: 'waehle', auswahl: { versicherer: 1384, typ: 'TAR-HMO', tarif: null } },
    { art: 'zurueck', schritt: 1 },
  ]
  const zurueck = nach(zwei(), ...hin)
  const gleich = imSchritt(nach(zurueck, angebot({ ...anna })), 2).wahl
  expect(gleich).toMatchObject({ franchise: 1000, gewaehlt: { versicherer: 1384, typ: 'TAR-HMO', tarif: null } })
  const mitUnfall = imSchritt(nach(zurueck, angebot({ ...anna, unfall: 'MIT' })), 2).wahl
  expect(mitUnfall).toMatchObject({ franchise: 1000, gewaehlt: null })
  const kind = imSchritt(nach(zurueck, angebot({ ...anna, geburtsjahr: 2015 })), 2).wahl
  expect(kind).toMatchObject({ franchise: 600, gewaehlt: null })
})

test('a table counts only for the person it was loaded for', () => {
  const andere: EigenePerson = { ...anna, ort: bern }
  expect(zwei(geladen(andere)).daten).toEqual({ art: 'laedt' })
  expect(zwei({ art: 'ladefehler', person: andere, sofort: null }).daten).toEqual({ art: 'laedt' })
  expect(zwei(geladen(anna)).daten).toEqual({ art: 'bereit', tabelle, verzeichnis })
})

test('a failed load can be tried again', () => {
  const gescheitert: Aktion = {
    art: 'ladefehler',
    person: anna,
    sofort: null,
  }
  expect(zwei(gescheitert).daten).toEqual({ art: 'fehler' })
  expect(zwei(gescheitert, { art: 'erneut' }).daten).toEqual({ art: 'laedt' })
  expect(zwei(gescheitert, { art: 'erneut' }, geladen(anna)).daten.art).toBe('bereit')
})

test('step 3 opens only with loaded offers, at the address of step 1', () => {
  expect(zwei({ art: 'anfrage' }).daten).toEqual({ art: 'laedt' })
  expect(drei().kontakt).toMatchObject({ plz: '8001', ort: 'Zürich', vorname: '', datenschutz: false })
})

test('what was typed in step 3 survives the way back to step 1', () => {
  const kontakt = { ...drei().kontakt, vorname: 'Anna' }
  const zurueck = drei({ art: 'kontakt', kontakt })
  const wieder = nach(zurueck, { art: 'zurueck', schritt: 1 }, angebot(anna), geladen(anna), { art: 'anfrage' })
  expect(imSchritt(wieder, 3).kontakt).toEqual(kontakt)
})

test('the address of step 3 follows step 1 until another one is typed', () => {
  const umzug: Aktion[] = [{ art: 'zurueck', schritt: 1 }, angebot({ ...anna, ort: bern })]
  expect(imSchritt(nach(drei(), ...umzug), 2).kontakt).toMatchObject({ plz: '3011', ort: 'Bern' })
  const eigene = drei({ art: 'kontakt', kontakt: { ...drei().kontakt, plz: '1700', ort: 'Fribourg' } })
  expect(imSchritt(nach(eigene, ...umzug), 2).kontakt).toMatchObject({ plz: '1700', ort: 'Fribourg' })
})

test('back goes to lower steps only', () => {
  const start = drei()
  expect(naechster(start, { art: 'zurueck', schritt: 2 }).schritt).toBe(2)
  expect(naechster(zwei(), { art: 'zurueck', schritt: 2 }).schritt).toBe(2)
  expect(naechster(ANFANG, { art: 'zurueck', schritt: 2 })).toBe(ANFANG)
})

test('a shared address opens step 2 with its franchise, and an enquiry first asks for step 1', () => {
  const geoeffnet: Aktion = { art: 'angebot', person: geteilt, sofort: null, praemienjahr: 2025, franchise: 300 }
  const offen = nach(ANFANG, geoeffnet, geladen(geteilt))
  expect(imSchritt(offen, 2).wahl.franchise).toBe(300)
  const gefragt = imSchritt(naechster(offen, { art: 'anfrage' }), 1)
  expect(gefragt.fuerAnfrage).toBe(true)
  expect(imSchritt(nach(gefragt, angebot(anna)), 2).wahl.franchise).toBe(300)
})

test('a household survives every way through the steps', () => {
  const haushalt = { ...NUR_ICH, heute: '1200' }
  const gesetzt: Aktion = { art: 'haushalt', haushalt }
  expect(drei(gesetzt).haushalt).toBe(haushalt)
  const wieder = nach(drei(gesetzt), { art: 'zurueck', schritt: 1 }, angebot({ ...anna, geburtsjahr: 1990 }))
  expect(imSchritt(wieder, 2).haushalt).toBe(haushalt)
  expect(naechster(ANFANG, gesetzt).haushalt).toBe(haushalt)
})

test('actions of another step change nothing', () => {
  expect(naechster(ANFANG, { art: 'franchise', franchise: 300 })).toBe(ANFANG)
  expect(naechster(ANFANG, { art: 'anfrage' })).toBe(ANFANG)
  const offen = zwei()
  expect(naechster(offen, { art: 'eingabe', eingabe: LEERE_EINGABE })).toBe(offen)
  expect(naechster(offen, angebot({ ...anna, unfall: 'MIT' }))).toBe(offen)
})

const SOFORT: Aktion = { art: 'beginn', sofort: 2024 }

test('prices at once are another question: the cheapest is chosen, and only its own year counts', () => {
  const gewaehlt: Aktion = { art: 'waehle', auswahl: { versicherer: 8, typ: 'TAR-HMO', tarif: null } }
  const gewechselt = zwei(geladen(anna), gewaehlt, SOFORT)
  expect(gewechselt).toMatchObject({ sofort: 2024, daten: { art: 'laedt' }, wahl: { franchise: 2500, gewaehlt: null } })
  expect(naechster(gewechselt, geladen(anna))).toBe(gewechselt)
  expect(naechster(gewechselt, { art: 'ladefehler', person: anna, sofort: null })).toBe(gewechselt)
  expect(imSchritt(naechster(gewechselt, geladen(anna, 2024)), 2).daten).toMatchObject({ tabelle: { jahr: 2024 } })
})

test('the same year once more changes nothing', () => {
  const bereit = zwei(geladen(anna))
  expect(naechster(bereit, { art: 'beginn', sofort: null })).toBe(bereit)
})

test('a franchise that the class of that year does not have falls back to what it starts with', () => {
  // Born 2006: 18 and a child in 2024, 19 in 2025.
  const jung: EigenePerson = { ...anna, geburtsjahr: 2006 }
  const bereit = nach(ANFANG, angebot(jung), geladen(jung), { art: 'franchise', franchise: 1500 })
  const sofort = nach(bereit, SOFORT, geladen(jung, 2024))
  expect(imSchritt(sofort, 2).wahl.franchise).toBe(600)
  expect(imSchritt(nach(sofort, { art: 'beginn', sofort: null }, geladen(jung)), 2).wahl.franchise).toBe(2500)
  const mit500 = nach(bereit, { art: 'franchise', franchise: 500 }, SOFORT, geladen(jung, 2024))
  expect(imSchritt(mit500, 2).wahl.franchise).toBe(500)
})

test('prices at once stay on the way to step 3 and back to step 1', () => {
  const anfrage = nach(zwei(SOFORT), geladen(anna, 2024), { art: 'anfrage' })
  expect(imSchritt(anfrage, 3)).toMatchObject({ sofort: 2024, daten: { tabelle: { jahr: 2024 } } })
  expect(imSchritt(nach(anfrage, { art: 'zurueck', schritt: 2 }), 2).sofort).toBe(2024)
  const eins = imSchritt(nach(anfrage, { art: 'zurueck', schritt: 1 }), 1)
  expect(eins.fortgang?.sofort).toBe(2024)
  expect(imSchritt(naechster(eins, angebot(anna, 2024)), 2).sofort).toBe(2024)
})

test('accident cover changes in step 2 without another load, and the way back to step 1 knows it', () => {
  const bereit = zwei(
    geladen(anna),
    { art: 'franchise', franchise: 1000 },
    { art: 'mehr' },
    { art: 'waehle', auswahl: { versicherer: 8, typ: 'TAR-HMO', tarif: null } },
  )
  const mit = imSchritt(naechster(bereit, { art: 'unfall', unfall: 'MIT' }), 2)
  expect(mit.person).toEqual({ ...anna, unfall: 'MIT' })
  expect(mit.wahl).toMatchObject({ franchise: 1000, gewaehlt: null })
  expect(mit.ansicht.ladungen).toBe(0)
  expect(mit.daten).toBe(bereit.daten)
  expect(naechster(mit, { art: 'zurueck', schritt: 1 }).eingabe.unfallversicherung).toBe('MIT')
  expect(naechster(mit, { art: 'unfall', unfall: 'MIT' })).toBe(mit)
  expect(naechster(ANFANG, { art: 'unfall', unfall: 'MIT' })).toBe(ANFANG)
})

test('accident cover of a shared comparison says nothing about the visitor', () => {
  const offen = nach(ANFANG, angebot(geteilt), geladen(geteilt), { art: 'unfall', unfall: 'MIT' })
  expect(imSchritt(offen, 2).person).toEqual({ ...geteilt, unfall: 'MIT' })
  expect(offen.eingabe.unfallversicherung).toBe('OHNE')
})

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
  const bleibt = nach(mehr, { art: 'kosten', kosten: franken(2000) }, { art: 'oeffne', schluessel: '8-TAR-HAM' })
  expect(imSchritt(bleibt, 2).ansicht).toMatchObject({ ladungen: 2, kosten: 2000, offen: ['8-TAR-HAM'] })
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
  const gefiltert = naechster(teuer, { art: 'wichtig', punkt: 'a', filter: { modelle: ['TAR-BASE'] } })
  expect(gefiltert).toMatchObject({
    wahl: { gewaehlt: auswahl },
    ansicht: { ordnung: 'gesamtkosten', filter: { modelle: ['TAR-BASE'] }, wichtig: ['a'] },
  })
  expect(naechster(gefiltert, { art: 'wichtig', punkt: 'b', ordnung: 'preis' })).toMatchObject({
    wahl: { gewaehlt: null },
    ansicht: { ordnung: 'preis', filter: { modelle: ['TAR-BASE'] }, wichtig: ['a', 'b'] },
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
