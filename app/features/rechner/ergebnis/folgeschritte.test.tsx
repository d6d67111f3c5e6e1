// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UNFALLNOTIZ } from '#content/rechner/schritt-1.ts'
import { rappen } from '#domain/werte/rappen.ts'
import {
  aendere,
  angebote,
  bild,
  klicke,
  mitBildern,
  region,
  zeige,
} from '../../../../tests/fixtures/rechner/folgeschritte-probe.tsx'
import { datenMit, geteilt, nach, zwei } from '../../../../tests/fixtures/rechner/wege.ts'
import { ANFANG } from '../zustand/zustand.ts'

mitBildern()

const ergebnis = () => screen.getByRole('region', { name: 'Ihr Ergebnis' }).textContent?.replaceAll('\u00a0', ' ') ?? ''

/** With a finger: arrow keys would still be on their way through the answers. */
function antworte(kosten: string) {
  act(() => void fireEvent.click(screen.getByRole('radio', { name: kosten }), { detail: 1 }))
  bild()
}

test('one answer: badge, insurer and product, price, saving with its reference, the next step', () => {
  zeige()
  expect(ergebnis()).toMatch(/^Günstigstes AngebotPrämien 2026Assura Mehrere zur Wahl · QualimedCHF 361\.75 pro Monat/)
  expect(ergebnis()).toContain('· inkl. Abzug -CHF 5.15/Monat')
  expect(ergebnis()).toContain('CHF 1’539.00im Jahr weniger als Ø der 2 Standard-Tarife (490.00)')
  expect(ergebnis()).toContain('Sie sparen 128.25 im Monat')
  expect(
    within(screen.getByRole('region', { name: 'Ihr Ergebnis' })).getByRole('button', { name: 'Weiter mit Assura' }),
  ).toBeTruthy()
  expect(screen.getAllByRole('radio', { name: /^Assura, / })[0]).toHaveProperty('checked', true)
})

test('an insurer that is known without its tariff changes no reference', () => {
  zeige({ nach: [{ art: 'aktuelleKasse', id: 1, nummer: 8 }] })
  expect(ergebnis()).toContain('weniger als Ø der 2 Standard-Tarife (490.00)')
})

test('a year without a known refund shows gross prices and no deduction', () => {
  zeige({ von: { ...region, jahr: 2031 } })
  expect(ergebnis()).toContain('CHF 366.90 pro Monat')
  expect(ergebnis()).not.toContain('Abzug')
})

test('the answer follows the list: another row, the way back, and the order by yearly cost', () => {
  zeige()
  klicke(screen.getByLabelText(/^KPT, Freie Wahl, CHF/))
  expect(ergebnis()).toMatch(/^Ihre AuswahlPrämien 2026KPT Freie Wahl · GrundCHF 480\.00/)
  expect(ergebnis()).toContain('Im Jahr CHF 1’419.00 mehr als das günstigste Angebot.')
  klicke(screen.getByRole('button', { name: 'Günstigstes wählen' }))
  expect(ergebnis()).toContain('CHF 361.75 pro Monat')
  klicke(screen.getByRole('radio', { name: 'viel' }))
  klicke(screen.getByRole('radio', { name: 'Jahreskosten' }))
  expect(ergebnis()).toMatch(/^Tiefste JahreskostenPrämien 2026Assura Mehrere zur Wahl · Qualimed · Franchise 300/)
  expect(ergebnis()).toContain('CHF 6’643.80 pro Jahr')
  expect(ergebnis()).toContain('12 × 481.15 + 870.00 für Ihren Anteil an Kosten von 6’000.')
})

test('no saving is said, never a negative one', () => {
  zeige()
  klicke(screen.getByLabelText(/^CSS, Freie Wahl, CHF/))
  expect(ergebnis()).toContain('Keine Ersparnis')
  expect(ergebnis()).not.toMatch(/Sie sparen|−\d/)
})

test('franchises: named by amount, with the cheapest price; insurers without it are named', () => {
  const { text } = zeige()
  const gruppe = within(screen.getByRole('radiogroup', { name: 'Franchise' }))
  expect(gruppe.getAllByRole('radio').map(radio => radio.getAttribute('aria-label'))).toEqual([
    '300',
    '500',
    "1'000",
    "1'500",
    "2'000",
    "2'500",
  ])
  klicke(gruppe.getByRole('radio', { name: "2'000" }))
  expect(angebote()).toEqual(['Assura, Mehrere zur Wahl, CHF 388.95'])
  expect(text()).toContain('Diese Kassen bieten hier keine Franchise 2’000 an: CSS, KPT.')
})

test('a franchise nobody sells leads to the empty state, and no price of another one stands there', () => {
  const { text } = zeige()
  klicke(screen.getByLabelText("1'000"))
  expect(text()).toContain('Keine Ergebnisse gefunden')
  expect(screen.queryByRole('region', { name: 'Ihr Ergebnis' })).toBeNull()
  expect(text()).toContain('Noch kein Angebot')
})

test('health costs: open until answered, with the break-even alone; then a line, and the advice in the answer', () => {
  const { text } = zeige()
  expect(text()).toContain('Ab CHF 1’892 im Jahr ist Franchise 300 günstiger.')
  expect(screen.queryByRole('radio', { name: 'wenig', checked: true })).toBeNull()
  expect(ergebnis()).not.toContain('Gesundheitskosten')
  antworte('wenig')
  expect(text()).toContain('Passt bei wenig Arztkosten (CHF 800).')
  expect(screen.queryByRole('radiogroup', { name: 'Gesundheitskosten' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Ändern')
  klicke(screen.getByRole('button', { name: 'Ändern: Gesundheitskosten' }))
  antworte('viel')
  expect(text()).toContain('Bei viel Arztkosten (CHF 6’000) ist Franchise 300 günstiger.')
  // 12 × 361.75 + 2'850 against 12 × 481.15 + 870.
  expect(ergebnis()).toContain('Bei CHF 6’000 Gesundheitskosten kostet das Jahr mit Franchise 300 CHF 547 weniger.')
  klicke(
    within(screen.getByRole('region', { name: 'Ihr Ergebnis' })).getByRole('button', { name: 'Franchise 300 wählen' }),
  )
  expect(screen.getByLabelText('300')).toHaveProperty('checked', true)
  expect(ergebnis()).toContain('CHF 481.15 pro Monat')
  expect(ergebnis()).not.toContain('Gesundheitskosten')
})

test('from 60 on the break-even stands in the answer', () => {
  zeige({ personen: [{ geburtsjahr: '1966', unfall: 'MIT' }], von: mitUnfallpreisen() })
  expect(ergebnis()).toContain('Ab CHF 1’892 Gesundheitskosten im Jahr ist Franchise 300 günstiger.')
  zeige({ personen: [{ geburtsjahr: '1967', unfall: 'MIT' }], von: mitUnfallpreisen() }).unmount()
})

test('at 59 it does not', () => {
  zeige({ personen: [{ geburtsjahr: '1967', unfall: 'MIT' }], von: mitUnfallpreisen() })
  expect(ergebnis()).not.toContain('Gesundheitskosten')
})

/** The prices without accident cover for both: the tests are about age. */
function mitUnfallpreisen() {
  return {
    ...region,
    tarife: region.tarife.map(tarif => ({ ...tarif, praemie: (stelle: number) => tarif.praemie(stelle % 6) })),
  }
}

test('the slider has the focus, and stays open while it is moved', () => {
  const { text } = zeige()
  klicke(screen.getByRole('button', { name: 'Genauer' }))
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Gesundheitskosten' }))
  aendere(screen.getByRole('slider', { name: 'Gesundheitskosten' }), '5000')
  expect(screen.getByRole('slider', { name: 'Gesundheitskosten' }).getAttribute('aria-valuetext')).toBe(
    'CHF 5’000 im Jahr',
  )
  klicke(screen.getByRole('button', { name: 'Fertig' }))
  expect(text()).toContain('Bei Arztkosten von CHF 5’000 ist Franchise 300 günstiger.')
})

test('an old person without accident cover is warned beside the answer, and can add it there', () => {
  const { store } = zeige({ personen: [{ geburtsjahr: '1950' }] })
  klicke(screen.getByRole('button', { name: UNFALLNOTIZ.mit }))
  expect(store.zustand().personen[0]?.unfall).toBe('MIT')
  expect(screen.queryByRole('button', { name: UNFALLNOTIZ.mit })).toBeNull()
})

test('who changes class reads so, and with which franchise is compared', () => {
  const { text } = zeige({ personen: [{ geburtsjahr: '2008' }], von: { ...region, jahr: 2027 } })
  expect(text()).toContain('Ab 2027 zahlen Sie die Prämie für junge Erwachsene (19 bis 25), heute noch die für Kinder.')
  expect(text()).toContain('Verglichen ist mit Franchise 2’500.')
})

test('a shared comparison says whose prices these are, of which year the address was, and leads to step 1', () => {
  const offen = nach(ANFANG, { art: 'geteilt', geteilt: { ...geteilt, jahr: 2025 } })
  const frage = { gebiet: { kanton: 'ZH', region: 1, ort: null }, sofort: null }
  const { text, store } = zeige({ start: nach(offen, { art: 'geladen', frage, ...datenMit(region, [8, 376]) }) })
  expect(text()).toContain('Geteilter Vergleich: Erwachsene ab 26 Jahren, Prämienregion ZH 1, ohne Unfall.')
  expect(text()).toContain('Der Link war für Prämien 2025. Das sind die Preise von 2026.')
  expect(angebote()).toContain('Concordia, Je nach Tarif, CHF 375.00')
  expect(text()).toContain('Nur in bestimmten Gemeinden erhältlich')
  expect(screen.queryByRole('switch')).toBeNull()
  klicke(screen.getByRole('button', { name: 'Weiter mit Assura' }))
  expect(store.zustand()).toMatchObject({ schritt: 1, fuerAnfrage: true })
})

test('while a table is missing there is no answer; a failed one can be tried again', () => {
  const { text, dispatch, store } = zeige({ start: { ...zwei(), daten: { art: 'laedt' } } })
  expect(text()).toContain('Lade Daten...')
  expect(text()).not.toMatch(/CHF \d/)
  const frage = {
    gebiet: { kanton: 'ZH', region: 1, ort: { ...store.zustand().wohnort.gewaehlt } as never },
    sofort: null,
  }
  dispatch({ art: 'ladefehler', frage })
  klicke(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(store.zustand().daten).toEqual({ art: 'laedt' })
})

test('with premium reduction every price is net, the full one beside it; never below nothing, and a surplus never counts', () => {
  const { text, dispatch } = zeige()
  dispatch({ art: 'zusage', zusage: { regelJahr: 2026, deckel: 'netto', jeMonat: { erwachsen: rappen(156_80) } } })
  expect(ergebnis()).toContain('CHF 204.95 pro Monat')
  expect(ergebnis()).toContain(
    'Prämie CHF 361.75, davon zahlt der Kanton voraussichtlich CHF 156.80. Sie zahlen CHF 204.95 im Monat',
  )
  expect(ergebnis()).toContain('CHF 1’539.00')
  expect(text()).toContain('Mit Verbilligung: −156.80 pro Monat')
  dispatch({ art: 'zusage', zusage: { regelJahr: 2026, deckel: 'keiner', jeMonat: { erwachsen: rappen(400_00) } } })
  expect(ergebnis()).toContain('CHF 0.00 pro Monat')
  expect(ergebnis()).toContain('kann die Kasse Ihnen den Rest auszahlen: CHF 38.25 im Monat.')
  klicke(screen.getByRole('switch', { name: 'Mit Prämienverbilligung rechnen' }))
  expect(ergebnis()).toContain('CHF 361.75 pro Monat')
})

test('the checklist filters by free choice of doctor, and lets go of it', () => {
  zeige()
  klicke(screen.getAllByText('Was ist Ihnen wichtig?')[0] as Element)
  klicke(screen.getByRole('checkbox', { name: /Freie Arztwahl/ }))
  expect(angebote()).toEqual(['KPT, Freie Wahl, CHF 480.00', 'CSS, Freie Wahl, CHF 500.00'])
  klicke(screen.getByRole('checkbox', { name: /Freie Arztwahl/ }))
  expect(angebote()).toHaveLength(4)
})
