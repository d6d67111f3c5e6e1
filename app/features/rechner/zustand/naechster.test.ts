import { expect, test } from 'vitest'
import {
  type Angaben,
  angebot,
  anna,
  ausgefuellt,
  bern,
  datenMit,
  drei,
  frageDer,
  franchiseDesBesuchers,
  geladen,
  leereTabelle,
  nach,
  wartend,
  zwei,
} from '../../../../tests/fixtures/rechner/wege.ts'
import { LEERE_EINGABE } from './eingabe.ts'
import { naechster } from './naechster.ts'
import { mitPerson } from './person.ts'
import { type Aktion, ANFANG, type Zustand } from './zustand.ts'

const daten = datenMit(leereTabelle)
const daten2024 = datenMit({ ...leereTabelle, jahr: 2024 })
const HMO: Aktion = {
  ...{ art: 'waehle', id: 1, auswahl: { versicherer: 1384, typ: 'TAR-HMO', tarif: null }, aufteilung: 'kombination' },
}
const SOFORT: Aktion = { art: 'beginn', sofort: 2024 }
const ZUM_SCHRITT_1: Aktion = { art: 'zurueck', schritt: 1 }

const ich = (zustand: Zustand) => zustand.personen[0]
/** Back to step 1, where something is answered anew, and forward again. */
function nochmals(zustand: Zustand, neu: Partial<Angaben> = {}, ort = zustand.wohnort.gewaehlt ?? bern): Zustand {
  const eins = naechster(zustand, ZUM_SCHRITT_1)
  const eingabe = { ...mitPerson(eins, 1, neu), wohnort: { plz: String(ort.plz), ort: ort.ort, gewaehlt: ort } }
  return naechster(eins, { art: 'angebot', eingabe, sofort: zustand.sofort, daten })
}

test('the franchise starts with the highest of the age class, the offer with the first', () => {
  const offen = { franchise: null, wahl: null, aktuelleKasse: null, aktuelleFranchise: null, police: null }
  expect(ich(zwei())).toMatchObject(offen)
  expect(franchiseDesBesuchers(zwei(), 2025, 2025)).toBe(2500)
  expect(franchiseDesBesuchers(wartend([{ geburtsjahr: '2007' }]), 2025, 2025)).toBe(600)
  // A child of a household starts with none.
  const zuZweit = wartend([{ geburtsjahr: '2007' }, { geburtsjahr: '1985' }])
  expect(franchiseDesBesuchers(zuZweit, 2025, 2025)).toBe(0)
})

test('a new franchise selects the first again, the current insurer stays', () => {
  const zustand = zwei(
    { art: 'aktuelleKasse', id: 1, nummer: 8 },
    { art: 'aktuelleFranchise', id: 1, franchise: 300 },
    HMO,
    { art: 'franchise', id: 1, franchise: 500 },
  )
  expect(ich(zustand)).toMatchObject({ franchise: 500, wahl: null, aktuelleKasse: 8, aktuelleFranchise: 300 })
})

test('back to step 1 and forward again keeps everything that still has its meaning', () => {
  const gewaehlt = zwei({ art: 'franchise', id: 1, franchise: 1000 }, HMO)
  expect(ich(nochmals(gewaehlt))).toMatchObject({
    ...{ franchise: 1000, wahl: { versicherer: 1384, typ: 'TAR-HMO', tarif: null } },
  })
  expect(ich(nochmals(gewaehlt, { unfall: 'MIT' }))).toMatchObject({ franchise: 1000, wahl: null })
  const kind = nochmals(gewaehlt, { geburtsjahr: '2015' })
  expect(ich(kind)?.wahl).toBeNull()
  expect(franchiseDesBesuchers(kind, 2025, 2025)).toBe(600)
  // Who was a child by mistake has the answer of before.
  expect(franchiseDesBesuchers(nochmals(kind, { geburtsjahr: '1985' }), 2025, 2025)).toBe(1000)
})

test('a table counts only for the question it was loaded for', () => {
  const zustand = wartend()
  const andere = ausgefuellt([anna], bern)
  expect(naechster(zustand, geladen(andere, daten))).toBe(zustand)
  expect(naechster(zustand, { art: 'ladefehler', frage: frageDer(andere) })).toBe(zustand)
  const anderesJahr = { art: 'bereit', tabelle: leereTabelle } as const
  expect(naechster(zustand, { art: 'anderesJahr', frage: frageDer(andere), anderesJahr })).toBe(zustand)
  expect(naechster(zustand, geladen(zustand, daten)).daten).toEqual({ art: 'bereit', ...daten })
  const bereit = naechster(zustand, { art: 'anderesJahr', frage: frageDer(zustand), anderesJahr })
  expect(bereit.anderesJahr).toBe(anderesJahr)
})

test('a failed load can be tried again', () => {
  const zustand = wartend()
  const gescheitert = naechster(zustand, { art: 'ladefehler', frage: frageDer(zustand) })
  expect(gescheitert.daten).toEqual({ art: 'fehler' })
  const erneut = naechster(gescheitert, { art: 'erneut' })
  expect(erneut.daten).toEqual({ art: 'laedt' })
  expect(naechster(erneut, geladen(zustand, daten)).daten.art).toBe('bereit')
})

test('step 3 opens only with loaded offers, at the address of step 1', () => {
  expect(naechster(wartend(), { art: 'anfrage' })).toMatchObject({ schritt: 2, kontakt: null })
  expect(drei()).toMatchObject({
    schritt: 3,
    kontakt: { plz: '8001', ort: 'Zürich', vorname: '', datenschutz: false },
  })
})

const kontaktVon = ({ kontakt }: Zustand) => {
  if (!kontakt) throw new Error('no contact')
  return kontakt
}

test('what was typed in step 3 survives the way back to step 1', () => {
  const kontakt = { ...kontaktVon(drei()), vorname: 'Anna' }
  const wieder = naechster(nochmals(drei({ art: 'kontakt', kontakt })), { art: 'anfrage' })
  expect(wieder).toMatchObject({ schritt: 3, kontakt })
})

test('the address of step 3 follows step 1 until another one is typed', () => {
  expect(nochmals(drei(), {}, bern).kontakt).toMatchObject({ plz: '3011', ort: 'Bern' })
  const kontakt = { ...kontaktVon(drei()), plz: '1700', ort: 'Fribourg' }
  const eigene = drei({ art: 'kontakt', kontakt })
  expect(nochmals(eigene, {}, bern).kontakt).toMatchObject({ plz: '1700', ort: 'Fribourg' })
})

test('back goes to lower steps only', () => {
  expect(naechster(drei(), { art: 'zurueck', schritt: 2 }).schritt).toBe(2)
  const offen = zwei()
  expect(naechster(offen, { art: 'zurueck', schritt: 2 })).toBe(offen)
  expect(naechster(ANFANG, { art: 'zurueck', schritt: 2 })).toBe(ANFANG)
})

test('a household survives every way through the steps', () => {
  const paar = ausgefuellt([anna, { geburtsjahr: '1987', franchise: 500 }])
  const { fuerWen, personen } = paar
  const gesetzt: Aktion = { art: 'eingabe', eingabe: { ...LEERE_EINGABE, fuerWen, personen } }
  expect(naechster(ANFANG, gesetzt)).toMatchObject({ fuerWen, personen })
  const drei = nach(paar, angebot(paar, daten), { art: 'anfrage' })
  expect(drei).toMatchObject({ schritt: 3, fuerWen, personen })
  const wieder = nochmals(drei, { geburtsjahr: '1990' })
  expect(wieder.personen).toEqual([{ ...personen[0], geburtsjahr: '1990' }, personen[1]])
  // Who counts is a question of step 1.
  expect(naechster(wieder, { art: 'eingabe', eingabe: { ...LEERE_EINGABE, personen: [] } })).toBe(wieder)
})

test('actions of another step change nothing', () => {
  expect(naechster(ANFANG, { art: 'franchise', id: 1, franchise: 300 })).toBe(ANFANG)
  expect(naechster(ANFANG, { art: 'anfrage' })).toBe(ANFANG)
  expect(naechster(ANFANG, { art: 'unfall', id: 1, unfall: 'MIT' })).toBe(ANFANG)
  const offen = zwei()
  expect(naechster(offen, { art: 'eingabe', eingabe: LEERE_EINGABE })).toBe(offen)
  expect(naechster(offen, angebot(ausgefuellt([{ ...anna, unfall: 'MIT' }])))).toBe(offen)
})

test('prices at once are another question: the first is chosen, and only its own year counts', () => {
  const bereit = zwei(HMO, { art: 'kasse', kasse: 8 })
  const gewechselt = naechster(bereit, SOFORT)
  expect(gewechselt).toMatchObject({ sofort: 2024, daten: { art: 'laedt' }, kasse: null, aufteilung: 'kasse' })
  expect(ich(gewechselt)?.wahl).toBeNull()
  expect(naechster(gewechselt, geladen(bereit, daten))).toBe(gewechselt)
  expect(naechster(gewechselt, { art: 'ladefehler', frage: frageDer(bereit) })).toBe(gewechselt)
  const da = naechster(gewechselt, geladen(gewechselt, daten2024))
  expect(da.daten).toMatchObject({ art: 'bereit', tabelle: { jahr: 2024 } })
})

test('the same year once more changes nothing', () => {
  const bereit = zwei()
  expect(naechster(bereit, { art: 'beginn', sofort: null })).toBe(bereit)
})

test('a franchise that the class of that year does not have falls back to what it starts with, and comes back', () => {
  // Born 2006: 18 and a child in 2024, 19 in 2025.
  const jung = nach(wartend([{ geburtsjahr: '2006' }]), { art: 'franchise', id: 1, franchise: 1500 })
  const in2024 = (zustand: Zustand) => franchiseDesBesuchers(zustand, 2024, 2024)
  expect(franchiseDesBesuchers(jung, 2025, 2024)).toBe(1500)
  expect(in2024(naechster(jung, SOFORT))).toBe(600)
  expect(in2024(nach(jung, { art: 'franchise', id: 1, franchise: 500 }, SOFORT))).toBe(500)
  expect(franchiseDesBesuchers(nach(jung, SOFORT, { art: 'beginn', sofort: null }), 2025, 2024)).toBe(1500)
})

test('prices at once stay on the way to step 3 and back to step 1', () => {
  const gewechselt = naechster(zwei(), SOFORT)
  const anfrage = nach(gewechselt, geladen(gewechselt, daten2024), { art: 'anfrage' })
  expect(anfrage).toMatchObject({ schritt: 3, sofort: 2024, daten: { tabelle: { jahr: 2024 } } })
  expect(naechster(anfrage, { art: 'zurueck', schritt: 2 }).sofort).toBe(2024)
  const eins = naechster(anfrage, ZUM_SCHRITT_1)
  expect(eins.sofort).toBe(2024)
  expect(naechster(eins, angebot(eins, daten2024, 2024)).sofort).toBe(2024)
})

test('another year from step 1 selects the first as well', () => {
  const eins = nach(zwei(HMO), ZUM_SCHRITT_1)
  expect(ich(naechster(eins, angebot(eins, daten)))?.wahl).not.toBeNull()
  expect(ich(naechster(eins, angebot(eins, daten2024, 2024)))?.wahl).toBeNull()
})

test('accident cover changes in step 2 without another load, and the way back to step 1 knows it', () => {
  const bereit = zwei({ art: 'franchise', id: 1, franchise: 1000 }, { art: 'mehr' }, HMO)
  const mit = naechster(bereit, { art: 'unfall', id: 1, unfall: 'MIT' })
  expect(ich(mit)).toEqual({ ...ich(zwei()), unfall: 'MIT', franchise: 1000 })
  expect(mit.ansicht.ladungen).toBe(0)
  expect(mit.daten).toBe(bereit.daten)
  expect(ich(naechster(mit, ZUM_SCHRITT_1))?.unfall).toBe('MIT')
  // Step 2 has shown it already: the choice made since is kept.
  const gewaehlt = nochmals(naechster(mit, HMO))
  expect(ich(gewaehlt)?.wahl).toMatchObject({ versicherer: 1384 })
})

test('an offer of the one insurer where all are means that insurer; in a combination it means nothing for the others', () => {
  const auswahl = { versicherer: 32, typ: 'TAR-HAM', tarif: 'Hausarzt' } as const
  const beiKasse = zwei({ art: 'waehle', id: 1, auswahl, aufteilung: 'kasse' })
  expect(beiKasse).toMatchObject({ aufteilung: 'kasse', kasse: 32 })
  expect(zwei({ art: 'waehle', id: 1, auswahl, aufteilung: 'kombination' })).toMatchObject({
    ...{ aufteilung: 'kombination', kasse: null },
  })
  expect(naechster(beiKasse, { art: 'erstes' })).toMatchObject({
    aufteilung: 'kasse',
    kasse: null,
    personen: [{ wahl: null }],
  })
})
