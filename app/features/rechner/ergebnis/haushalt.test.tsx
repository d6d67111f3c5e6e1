// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PLAETZE, platz, type Tarif } from '#domain/praemien/regionstabelle.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { angebote, klicke, mitBildern, zeige } from '../../../../tests/fixtures/rechner/folgeschritte-probe.tsx'
import { tabelle, tarif } from '../../../../tests/fixtures/rechner/testtabelle.ts'

mitBildern()

/** One tariff for adults and for children; the children are insured with accident cover. */
function mitKindern(eltern: Tarif, kind: number): Tarif {
  const stelle = platz('K1', 'MIT-UNF', 0) ?? PLAETZE
  const kinder = tarif(0, 'TAR-BASE', '', { 0: kind }, { stufe: 'K1', unfall: 'MIT-UNF' })
  return { ...eltern, praemie: gefragt => (gefragt === stelle ? kinder.praemie(gefragt) : eltern.praemie(gefragt)) }
}

/** Net, less 4.75: parents 400.40 at the one and 350.40 at the other, the child 120.40 and 130.40. */
const REGION = tabelle(
  [
    mitKindern(tarif(8, 'TAR-BASE', 'Grund', { 300: 505_15, 2500: 405_15 }), 125_15),
    mitKindern(tarif(1542, 'TAR-HAM', 'Qualimed', { 300: 455_15, 2500: 355_15 }), 135_15),
  ],
  2027,
)

const FAMILIE = [
  { geburtsjahr: '1985' },
  { geburtsjahr: '1990', rolle: 'erwachsen' as const },
  { geburtsjahr: '2016', rolle: 'kind' as const, unfall: 'MIT' as const },
]

const ergebnis = () => screen.getByRole('region', { name: 'Ihr Ergebnis' }).textContent?.replaceAll('\u00a0', ' ') ?? ''
const aufteilung = () => within(screen.getByRole('radiogroup', { name: 'Aufteilung' }))
const zeigeFamilie = () => zeige({ von: REGION, personen: FAMILIE })

test('it starts with the combination where that saves CHF 120 a year or more; both prices stand in the switch', () => {
  zeigeFamilie()
  // 350.40 twice and 120.40; at Assura 830.20 + 0.80 … 831.20: exactly 10.00 a month more.
  expect(ergebnis()).toMatch(
    /^Günstigstes AngebotPrämien 2027Beste Kombination Assura für Sie und Partner\/in, CSS für Kind/,
  )
  expect(ergebnis()).toContain('CHF 821.20 pro Monat')
  expect(aufteilung().getByLabelText('Beste Kombination')).toHaveProperty('checked', true)
  const schalter = screen.getByRole('radiogroup', { name: 'Aufteilung' }).textContent
  expect(schalter).toContain('831.20 im Monat')
  expect(schalter).toContain('821.20 im Monat')
  expect(schalter).toContain('120.00 im Jahr weniger')
})

test('all at one insurer: rows are insurers with their parts, and cheapest is only what is', () => {
  zeigeFamilie()
  klicke(aufteilung().getByLabelText('Eine Kasse für alle'))
  expect(ergebnis()).toMatch(/^Günstigste Kasse für allePrämien 2027Assura für alle drei zusammen/)
  expect(ergebnis()).toContain('CHF 831.20 pro Monat')
  expect(ergebnis()).not.toContain('Günstigstes Angebot')
  expect(angebote()).toHaveLength(2)
  klicke(screen.getByLabelText(/^CSS/))
  // 400.40 twice and 120.40.
  expect(ergebnis()).toContain('CHF 921.20 pro Monat')
  expect(ergebnis()).toContain('Im Jahr CHF 1’080.00 mehr als das günstigste Angebot.')
})

test('persons are folded lines with their names; the open one has its own franchise, accident cover and offers', () => {
  const { text } = zeigeFamilie()
  const zeile = (name: RegExp) => screen.getByRole('button', { name })
  expect(zeile(/^Sie · 1985/).textContent).toContain('Franchise 2’500 · ohne Unfall')
  expect(zeile(/^Kind · 2016/).textContent).toContain('Franchise 0 · mit Unfall')
  expect(screen.queryByRole('radiogroup', { name: 'Franchise' })).toBeNull()
  klicke(zeile(/^Partner\/in · 1990/))
  klicke(screen.getByRole('radio', { name: '300' }))
  // 350.40, 450.40 and 120.40.
  expect(ergebnis()).toContain('CHF 921.20 pro Monat')
  expect(zeile(/^Sie · 1985/).textContent).toContain('350.40')
  expect(zeile(/^Partner\/in · 1990/).textContent).toContain('450.40')
  expect(text()).toContain('Partner/in: 2 Angebote')
  klicke(screen.getByLabelText(/^CSS, /))
  expect(zeile(/^Partner\/in · 1990/).textContent).toContain('500.40')
  expect(ergebnis()).toContain('CHF 971.20 pro Monat')
})

test('the saving: everybody against the average of Standard at their own franchise', () => {
  zeigeFamilie()
  // The only Standard tariff: 400.40 twice and 120.40 against 821.20.
  expect(ergebnis()).toContain('CHF 1’200.00im Jahr weniger als Ø der Standard-Tarife (921.20)')
})

test('with premium reduction the sum is that of the persons, and nobody pays less than nothing', () => {
  const { dispatch } = zeigeFamilie()
  const jeMonat = { erwachsen: rappen(291_80), kind: rappen(103_50) }
  dispatch({ art: 'zusage', zusage: { regelJahr: 2026, deckel: 'netto', jeMonat } })
  // 58.60 twice and 16.90.
  expect(ergebnis()).toContain('CHF 134.10 pro Monat')
  expect(ergebnis()).toContain('Prämie CHF 821.20, davon zahlt der Kanton voraussichtlich CHF 687.10.')
  dispatch({
    art: 'zusage',
    zusage: { regelJahr: 2026, deckel: 'keiner', jeMonat: { erwachsen: rappen(370_40), kind: rappen(170_40) } },
  })
  // 20 + 20 over for the parents and 40 for the child, who then stays with them: nobody pays for another.
  expect(ergebnis()).toContain('CHF 0.00 pro Monat')
  expect(ergebnis()).toContain('den Rest auszahlen: CHF 80.00 im Monat.')
})

test('step 3 speaks of the same answer, at full prices', () => {
  const { dispatch, text } = zeigeFamilie()
  dispatch({ art: 'anfrage' })
  expect(text()).toContain('821.20')
  expect(text()).toContain('Partner/in')
  expect(text()).not.toContain('Person 2')
})
