import { describe, expect, test } from 'vitest'
import { KANTONE } from '../orte/kantone.ts'
import type { Altersklasse } from '../praemien/altersklasse.ts'
import { franken } from '../werte/rappen.ts'
import { einkommensgrenze, GRENZEN } from './einkommensgrenze.ts'
import { geltenderAnspruch } from './geltend.ts'
import type { Einheit, Lage } from './regel.ts'

const NIEMAND: Einheit = { erwachsen: 0, jung: 0, jungInAusbildung: 0, kind: 0, verheiratet: false }
const mitKindern = (eltern: Partial<Einheit>) => [0, 1, 2, 3].map(kind => ({ ...NIEMAND, ...eltern, kind }))

/** In the order of the columns. */
const EINHEITEN: readonly Einheit[] = [
  { ...NIEMAND, jung: 1 },
  ...mitKindern({ erwachsen: 1 }),
  ...mitKindern({ erwachsen: 2, verheiratet: true }),
]

/** Without wealth; what SH and JU ask beside it: nothing added back, a main job, not separated. */
const lage = (einheit: Einheit, region: number, einkommen: number): Lage => ({
  ...{ einheit, region, einkommen: franken(einkommen), vermoegen: franken(0) },
  zusatz: { aufrechnungen: franken(0), wertschriften: franken(0), erwerb: true },
})

const HOECHSTENS = 300_000

/** By bisection: the first income that certainly gives nothing. */
function ersteOhne(kanton: string, region: number, jahr: number, einheit: Einheit) {
  const sicherNichts = (einkommen: number) => {
    const geltend = geltenderAnspruch(kanton, jahr, lage(einheit, region, einkommen))
    return geltend.art === 'betrag' && geltend.imJahr === 0
  }
  if (sicherNichts(0) || !sicherNichts(HOECHSTENS)) return undefined
  let [etwas, nichts] = [0, HOECHSTENS]
  while (nichts - etwas > 1) {
    const mitte = Math.floor((etwas + nichts) / 2)
    if (sicherNichts(mitte)) nichts = mitte
    else etwas = mitte
  }
  // No gap above it in which somebody gets something again.
  for (let einkommen = nichts; einkommen < HOECHSTENS; einkommen += 997)
    if (!sicherNichts(einkommen)) throw new Error(`${kanton} ${region}: ${einkommen}`)
  const { regelJahr } = geltenderAnspruch(kanton, jahr, lage(einheit, region, nichts))
  return { einkommen: nichts, regelJahr }
}

function zeile(kanton: string, region: number, jahr: number): string {
  return EINHEITEN.map(einheit => {
    const erste = ersteOhne(kanton, region, jahr, einheit)
    return erste?.regelJahr === jahr ? Math.round(erste.einkommen / 100) : '-'
  }).join(' ')
}

function ausDenRegeln(jahr: number): Record<string, string> {
  const zeilen = KANTONE.map(({ kanton, regionen }) => {
    const verschiedene = regionen.map(region => zeile(kanton, region, jahr))
    return [kanton, new Set(verschiedene).size === 1 ? verschiedene[0] : verschiedene.join('|')] as const
  })
  return Object.fromEntries(zeilen.filter(([, text]) => /\d/.test(text ?? ''))) as Record<string, string>
}

test.each([2026, 2027])('every limit of %i is the one of the rules', jahr => {
  expect(GRENZEN[jahr]).toEqual(ausDenRegeln(jahr))
})

describe('einkommensgrenze', () => {
  const grenze = (kanton: string, region: number, jahr: number, ...klassen: Altersklasse[]) =>
    einkommensgrenze({ kanton, region, jahr }, klassen)
  const [E, J, K] = ['AKL-ERW', 'AKL-JUG', 'AKL-KIN'] as const

  test('one person in the city of Zürich: 64’000 (EG KVG, values of 2026), less in Winterthur', () => {
    expect(grenze('ZH', 1, 2026, E)).toEqual({ bis: 64_000, regelJahr: 2026 })
    expect(grenze('ZH', 2, 2026, E)).toEqual({ bis: 58_400, regelJahr: 2026 })
    expect(grenze('ZH', 1, 2026, J)).toEqual({ bis: 45_900, regelJahr: 2026 })
  })

  test('couples and children, wherever they stand in the list', () => {
    expect(grenze('GE', 0, 2026, E, E, K, K)).toEqual({ bis: 157_000, regelJahr: 2026 })
    expect(grenze('BL', 2, 2026, K, E)).toEqual({ bis: 57_000, regelJahr: 2026 })
    expect(grenze('BL', 2, 2026, E, K, E)).toEqual({ bis: 77_000, regelJahr: 2026 })
  })

  test('a coming year has its own limits where they are published, else those of the year before; two years on none', () => {
    expect(grenze('ZH', 1, 2027, E)).toEqual({ bis: 59_400, regelJahr: 2027 })
    expect(grenze('ZH', 1, 2027, E, K)).toEqual({ bis: 79_400, regelJahr: 2026 })
    expect(grenze('BE', 3, 2027, E)).toEqual({ bis: 37_200, regelJahr: 2026 })
    expect(grenze('BE', 3, 2028, E)).toBeUndefined()
  })

  test('a year before the first rules has theirs', () => {
    expect(grenze('BE', 3, 2025, E)).toEqual({ bis: 37_200, regelJahr: 2026 })
  })

  test('none where the rules leave it open, or for who stands in no row', () => {
    expect(grenze('TI', 1, 2026, E, K)).toBeUndefined()
    expect(grenze('GE', 0, 2026, J)).toBeUndefined()
    for (const klassen of [[], [K], [E, J], [J, J], [E, E, E], [E, K, K, K, K]])
      expect(grenze('BE', 1, 2026, ...klassen), klassen.join()).toBeUndefined()
  })
})
