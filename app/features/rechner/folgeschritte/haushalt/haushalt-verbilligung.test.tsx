// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { franken, rappen } from '#domain/rappen.ts'
import { PLAETZE, platz, type Tarif } from '#domain/regionstabelle.ts'
import {
  mitFolgeschritten,
  rechneMitVerbilligung,
  schalter,
  schreibe,
  zeigeFolgeschritte,
} from '../../../../../tests/fixtures/rechner/folgeschritte-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { type Haushalt, NUR_ICH } from '../../zustand/haushalt.ts'

mitFolgeschritten()

/** One tariff for adults and for children; the children are insured with accident cover. */
function mitKindern(eltern: Tarif, kind: number): Tarif {
  const stelle = platz('K1', 'MIT-UNF', 0) ?? PLAETZE
  const kinder = tarif(0, 'TAR-BASE', '', { 0: kind }, { stufe: 'K1', unfall: 'MIT-UNF' })
  return { ...eltern, praemie: gefragt => (gefragt === stelle ? kinder.praemie(gefragt) : eltern.praemie(gefragt)) }
}

const REGION = tabelle(
  [
    mitKindern(tarif(8, 'TAR-BASE', 'Grund', { 300: 505_15 }), 125_15),
    mitKindern(tarif(1542, 'TAR-HAM', 'Qualimed', { 300: 455_15 }), 135_15),
  ],
  2027,
)

const FAMILIE: Haushalt = {
  ...NUR_ICH,
  fuerWen: 'familie',
  ich: { franchise: 300, kosten: franken(800) },
  weitere: [
    { id: 1, rolle: 'erwachsen', geburtsjahr: '1990', unfall: 'OHNE', franchise: 300, kosten: franken(800) },
    { id: 2, rolle: 'kind', geburtsjahr: '2016', unfall: 'MIT', franchise: 0, kosten: franken(800) },
  ],
}

const antwort = (name: string) => screen.getByRole('region', { name }).textContent?.replaceAll('\u00a0', ' ')
const KOMBINATION = 'Beste Kombination'

/**
 * Zürich, region 1, by the rules of 2026: 70 % of (640 + 640 + 154) × 12 less 10.5 % of 40'000 is 7'845.60, by premiums 291.80 a
 * month for each of the parents; the child's minimum is 80 % of 84 % of 154, 103.50. The refund of 2027 is 4.75 a month.
 */
async function rechne() {
  const probe = zeigeFolgeschritte(REGION, FAMILIE)
  await rechneMitVerbilligung('40000')
  fireEvent.click(screen.getByRole('radio', { name: 'Ja' }))
  return probe
}

test('the household is known: nobody is counted again', async () => {
  const { text } = await rechne()
  expect(text()).toContain('2 Erwachsene und 1 Kind, aus Ihrem Haushalt.')
  expect(screen.queryByLabelText('Erwachsene ab 26')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Person 3 entfernen' }))
  expect(text()).toContain('2 Erwachsene, aus Ihrem Haushalt.')
})

test('answers and every row are net, say the full price too, and name the year of the rules', async () => {
  const { text } = await rechne()
  expect(antwort(KOMBINATION)).toContain('CHF 334.10 pro Monat')
  expect(antwort(KOMBINATION)).toContain(
    'Prämien CHF 1’021.20, davon zahlt der Kanton voraussichtlich CHF 687.10. Sie zahlen CHF 334.10 im Monat.',
  )
  expect(antwort(KOMBINATION)).toContain('CHF 158.60 pro Monatstatt 450.40, nach den Regeln 2026')
  expect(antwort(KOMBINATION)).toContain('CHF 16.90 pro Monatstatt 120.40, nach den Regeln 2026')
  expect(antwort('Alle bei einer Kasse')).toContain('CHF 344.10 pro Monat')
  expect(text()).toContain('Alle Preise nach Prämienverbilligung, nach den Regeln 2026. 3 Personen.')
  expect(text()).toMatch(/CHF 334\.10\/Monatnach Verbilligung, Regeln 2026/)
})

test('what the bills of today say is compared with full premiums', async () => {
  await rechne()
  schreibe('Heute zusammen, CHF pro Monat', '1121.20')
  expect(antwort(KOMBINATION)).toContain('Ersparnis CHF 1’200.00 im Jahr')
  expect(antwort(KOMBINATION)).toContain('Verglichen sind volle Prämien, vor der Verbilligung.')
})

test.each([
  ['keiner', true],
  ['ordentlich', false],
  ['durchschnitt', false],
] as const)(
  'with cap «%s» nobody pays less than nothing; a surplus is a line of its own or none',
  (deckel, ausbezahlt) => {
    const { dispatch, text } = zeigeFolgeschritte(REGION, FAMILIE)
    const jeMonat = { erwachsen: rappen(470_40), kind: rappen(170_40) }
    dispatch({ art: 'verbilligung', zusage: { regelJahr: 2026, deckel, jeMonat } })
    // 450.40 each and 130.40 for the child, who stays with them: nothing is left to pay, 20 + 20 + 40 are over.
    expect(antwort(KOMBINATION)).toContain('CHF 0.00 pro Monat')
    expect(antwort(KOMBINATION)).toContain('12 × Prämien 0.000.00')
    const satz =
      'Ist die Verbilligung höher als die Prämie, kann die Kasse Ihnen den Rest auszahlen: CHF 80.00 im Monat.'
    expect(antwort(KOMBINATION)?.includes(satz)).toBe(ausbezahlt)
    expect(text().includes('auszahlen')).toBe(ausbezahlt)
    expect(text()).not.toMatch(/[−-]\d/)
  },
)

test('for one person too: 0.00, the surplus beside it, and the lower full price first', () => {
  const { dispatch, text } = zeigeFolgeschritte(REGION)
  dispatch({ art: 'franchise', franchise: 300 })
  const jeMonat = { erwachsen: rappen(600_00) }
  dispatch({ art: 'verbilligung', zusage: { regelJahr: 2026, deckel: 'keiner', jeMonat } })
  expect(text()).toContain('Günstigstes AngebotPrämien 2027nach Verbilligung, Regeln 2026Assura')
  expect(text()).toContain(
    'Prämie CHF 450.40, davon zahlt der Kanton voraussichtlich CHF 450.40. Sie zahlen CHF 0.00 im Monat.',
  )
  expect(text()).toContain(
    'Ist die Verbilligung höher als die Prämie, kann die Kasse Ihnen den Rest auszahlen: CHF 149.60 im Monat.',
  )
  expect(text()).toContain('Keine Ersparnis')
})

test('more than any tariffs cost is not taken: it stays in the field, which says why', () => {
  const { text } = zeigeFolgeschritte(REGION, FAMILIE)
  schreibe('Heute zusammen, CHF pro Monat', '60000')
  // 505.15 for each of the parents and 135.15 for the child.
  expect(text()).toContain(
    'Der Betrag ist zu hoch: Für alle zusammen kosten die Tarife hier höchstens CHF 1’145.45 im Monat.',
  )
  expect(screen.getByLabelText('Heute zusammen, CHF pro Monat')).toHaveProperty('value', '60000')
  // The only Standard tariff: 500.40 twice and 120.40.
  expect(antwort(KOMBINATION)).toContain('Ersparnis CHF 1’200.00 im Jahr')
  expect(antwort(KOMBINATION)).toContain(
    'Verglichen jede Person mit dem Durchschnitt der Standard-Tarife der Region bei gleicher Franchise, zusammen CHF 1’121.20/Monat.',
  )
})

test('off, and for the enquiry, prices are in full; back from it they are net again', async () => {
  const { dispatch, text } = await rechne()
  dispatch({ art: 'anfrage' })
  expect(text()).toContain('CHF 1’021.20 pro Monat')
  expect(text()).not.toContain('334.10')
  dispatch({ art: 'zurueck', schritt: 2 })
  expect(antwort(KOMBINATION)).toContain('CHF 334.10 pro Monat')
  fireEvent.click(await schalter())
  expect(antwort(KOMBINATION)).toContain('CHF 1’021.20 pro Monat')
  expect(antwort(KOMBINATION)).not.toContain('statt')
})
