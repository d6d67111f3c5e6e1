import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TARIFTYPEN } from './modelle.ts'
import { nachfolge, vorgaenger } from './nachfolge.ts'
import { rappen } from './rappen.ts'
import type { Tarif } from './regionstabelle.ts'

function tarif(name: string, code = name, mehr: Partial<Tarif> = {}): Tarif {
  return { versicherer: 8, typ: 'TAR-HAM', code, name, gemeinden: null, praemie: () => rappen(0), ...mehr }
}

/** Name and code of what continues the first tariff, or the names to choose from. */
function was(heutige: readonly Tarif[], spaetere: readonly Tarif[], index = 0) {
  const gefragt = heutige[index]
  if (!gefragt) throw new Error('there is a tariff to ask for')
  const ergebnis = nachfolge(gefragt, heutige, spaetere)
  if (ergebnis.art === 'sicher') return `${ergebnis.tarif.name} (${ergebnis.durch})`
  return ergebnis.art === 'wahl' ? ergebnis.kandidaten.map(({ name }) => name) : ergebnis.art
}

describe('the same tariff under a name', () => {
  test.each([
    ['FAVORIT SANTE', 'Favorit Santé'],
    ['Cabinets de santé', 'CABINETS DE SANTE'],
    ['Med  Direct', 'MED-DIRECT'],
    ['Cœur', 'COEUR'],
    ['Santé', 'Sante\u0301'],
    ['KPTwin.doc', 'KPTwin doc'],
  ])('%s is %s', (alt, neu) => {
    expect(was([tarif(alt, 'a')], [tarif(neu, 'b', { typ: 'TAR-DIV' })])).toBe(`${neu} (name)`)
  })

  test.each([
    ['Med Direct', 'Med Direct+'],
    ['Casa 1', 'Casa 2'],
    ['Hausarzt', 'Hausärztin'],
  ])('%s is not %s', (alt, neu) => {
    expect(was([tarif(alt, 'a')], [tarif(neu, 'b')])).toEqual([neu])
  })

  test('names of nothing but signs are compared as they are', () => {
    expect(was([tarif('***', 'a')], [tarif('---', 'b')])).toEqual(['---'])
    expect(was([tarif('***', 'a')], [tarif('***', 'b')])).toBe('*** (name)')
  })
})

describe('what more than one tariff could mean', () => {
  test('the exact name wins over another spelling', () => {
    const heutige = [tarif('Sante', 'a'), tarif('Santé', 'b')]
    const spaetere = [tarif('Santé', 'x'), tarif('Sante', 'y')]
    expect(was(heutige, spaetere, 0)).toBe('Sante (name)')
    expect(was(heutige, spaetere, 1)).toBe('Santé (name)')
  })
  test('two spellings that become one are a question, unless the code tells', () => {
    const heutige = [tarif('Sante', 'a'), tarif('Santé', 'b')]
    expect([0, 1].map(index => was(heutige, [tarif('SANTE', 'x')], index))).toEqual([['SANTE'], ['SANTE']])
    expect(was(heutige, [tarif('SANTE', 'b')], 0)).toBe('tarif-endet')
    expect(was(heutige, [tarif('SANTE', 'b')], 1)).toBe('SANTE (name)')
  })
  test('what is left over when the exact name has gone is a question too', () => {
    const heutige = [tarif('Sante', 'a'), tarif('Santé', 'b')]
    expect(was(heutige, [tarif('Sante', 'x'), tarif('SANTE', 'y')], 1)).toEqual(['SANTE'])
  })
  test('one name in two types: by code, then by type, else a question', () => {
    const [ham, div] = [{ typ: 'TAR-HAM' }, { typ: 'TAR-DIV' }] as const
    const heutige = [tarif('Casa', 'a', ham), tarif('Casa', 'b', div)]
    const nach = (...spaetere: Tarif[]) => heutige.map(einer => nachfolge(einer, heutige, spaetere))
    const [x, y] = [tarif('Casa', 'b', ham), tarif('Casa', 'a', div)]
    expect(nach(x, y)).toMatchObject([{ tarif: y }, { tarif: x }])
    const [u, v] = [tarif('Casa', 'u', div), tarif('Casa', 'v', ham)]
    expect(nach(u, v)).toMatchObject([{ tarif: v }, { tarif: u }])
    const einer = tarif('Casa', 'z', { typ: 'TAR-HMO' })
    expect(nach(einer)).toEqual([
      { art: 'wahl', kandidaten: [einer] },
      { art: 'wahl', kandidaten: [einer] },
    ])
  })
  test('a code that two tariffs of a year have tells nothing', () => {
    expect(was([tarif('Alpha', 'a'), tarif('Gamma', 'a')], [tarif('Beta', 'a')])).toEqual(['Beta'])
    expect(was([tarif('Alpha', 'a')], [tarif('Beta', 'a'), tarif('Gamma', 'a')])).toEqual(['Beta', 'Gamma'])
  })
})

describe('a new name', () => {
  test('is known by its code', () => {
    expect(was([tarif('Hausarzt', 'HA')], [tarif('Casa', 'HA')])).toBe('Casa (code)')
    // From 2027 the premium table calls every ordinary insurance BASE.
    const base = (name: string) => tarif(name, 'BASE', { typ: 'TAR-BASE' })
    expect(was([base('Grundversicherung')], [base('BASE')])).toBe('BASE (code)')
  })
  test('but not when the old name lives on, were it in two spellings, or the new one is old', () => {
    const casa = tarif('Casa', 'HA')
    expect(was([tarif('Hausarzt', 'HA')], [casa, tarif('Hausarzt', 'HA2')])).toBe('Hausarzt (name)')
    const zwei = [tarif('HAUSARZT', 'x'), tarif('Haus-Arzt', 'y')]
    expect(was([tarif('Hausarzt', 'HA')], [casa, ...zwei])).toEqual(['HAUSARZT', 'Casa', 'Haus-Arzt'])
    expect(was([tarif('Hausarzt', 'HA'), tarif('CASA', 'c'), tarif('casa', 'd')], [casa])).toEqual(['Casa'])
  })
})

describe('nothing certain', () => {
  test('those that continue no other are offered, shared words first', () => {
    const heutige = [tarif('Casa Medica', 'a'), tarif('Bleibt', 'b')]
    const spaetere = [tarif('Anders', 'x'), tarif('Bleibt', 'b'), tarif('CASA Nova', 'y')]
    expect(was(heutige, spaetere)).toEqual(['CASA Nova', 'Anders'])
    const netze = [tarif('Plus Arzt R2', 'x'), tarif('Plus Arzt R1', 'y')]
    expect(was([tarif('Arzt R1', 'a')], netze)).toEqual(['Plus Arzt R1', 'Plus Arzt R2'])
  })
  test('free choice of doctor never becomes a model by choice, nor a model the free choice', () => {
    const standard = { typ: 'TAR-BASE' } as const
    expect(was([tarif('Frei', 'a', standard)], [tarif('Frei wählen', 'b')])).toBe('tarif-endet')
    expect(was([tarif('Frei', 'a')], [tarif('Frei wählen', 'b', standard)])).toBe('tarif-endet')
    expect(was([tarif('Frei', 'a', standard)], [tarif('Neu', 'b', standard)])).toEqual(['Neu'])
  })
  test('a product ends, or its insurer does', () => {
    const heutige = [tarif('Alpha', 'a'), tarif('Beta', 'b')]
    expect(was(heutige, [tarif('Beta', 'b')])).toBe('tarif-endet')
    expect(was(heutige, [tarif('Alpha', 'a', { versicherer: 9 })])).toBe('kasse-endet')
  })
})

/** Few names and codes, so that they meet in every way: twice in a year, in other spellings, in several types. */
const einJahr = fc.array(
  fc
    .record({
      versicherer: fc.constantFrom(8, 376),
      typ: fc.constantFrom(...TARIFTYPEN),
      code: fc.constantFrom('a', 'b', 'c', 'd'),
      name: fc.constantFrom('Santé', 'SANTE', 'sante', 'Alpha', 'Al-pha', 'Beta', 'Gamma'),
    })
    .map(({ name, code, ...mehr }) => tarif(name, code, mehr)),
  { maxLength: 9 },
)

test('what precedes is what succeeds, read the other way', () => {
  const gesehen = { sicher: 0, wahl: 0, 'tarif-endet': 0, 'kasse-endet': 0 }
  fc.assert(
    fc.property(einJahr, einJahr, (fruehere, spaetere) => {
      const davor = vorgaenger(spaetere, fruehere)
      const danach = fruehere.map(einer => nachfolge(einer, fruehere, spaetere))
      for (const [index, folge] of danach.entries()) {
        gesehen[folge.art] += 1
        const frueher = fruehere[index] as Tarif
        const rueckwaerts = spaetere.filter((_, stelle) => davor[stelle] === frueher)
        expect(rueckwaerts).toEqual(folge.art === 'sicher' ? [folge.tarif] : [])
        const genannte = folge.art === 'sicher' ? [folge.tarif] : folge.art === 'wahl' ? folge.kandidaten : []
        for (const spaeter of genannte) expect(spaeter.versicherer).toBe(frueher.versicherer)
        // Nobody is asked about a tariff that is certainly another's.
        if (folge.art === 'wahl') for (const offen of genannte) expect(davor[spaetere.indexOf(offen)]).toBeUndefined()
      }
      // The years exchanged: the same pairs.
      expect(vorgaenger(fruehere, spaetere)).toEqual(
        danach.map(folge => (folge.art === 'sicher' ? folge.tarif : undefined)),
      )
    }),
    { numRuns: 400, seed: 17 },
  )
  for (const anzahl of Object.values(gesehen)) expect(anzahl).toBeGreaterThan(20)
})

test('the order of a table decides nothing', () => {
  const name = (einer: Tarif | undefined) => einer && [einer.versicherer, einer.typ, einer.code, einer.name].join()
  fc.assert(
    fc.property(einJahr, einJahr, (fruehere, spaetere) => {
      const so = vorgaenger(spaetere, fruehere).map(name)
      expect(vorgaenger(spaetere.toReversed(), fruehere.toReversed()).map(name).toReversed()).toEqual(so)
    }),
    { numRuns: 200 },
  )
})
