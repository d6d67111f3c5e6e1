import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { istStandard, TARIFTYPEN } from '../praemien/modelle.ts'
import type { Tarif } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { nachfolge, vorgaenger } from './nachfolge.ts'

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

/** Genuine products of 2026 and 2027: insurer, name and code of then (a copy of the table made them from names), and what follows. */
describe('the same product a year later', () => {
  test.each([
    [376, 'KPTwin.smart', 'KPTwinsmart', 'KPTwin.smart - Hausarzt mit App', 'code'],
    [194, 'Telmed', 'Telmed', 'sumis24Telmed', 'code'],
    [1384, 'FAVORIT SANTE', 'Santé (HMO)', 'Favorit Santé', 'name'],
    [1555, 'VIVA – Gesundheitsplan', 'VIVA', 'VIVA - Gesundheitsplan', 'name'],
    [509, 'FlexHelp 24', 'DIV_XBA', 'flexhelp24', 'name'],
    [1562, 'Premed-24', 'PREMED', 'Helsana Premed-24', 'name'],
    [923, 'SLKK-HomeCare', 'HOME', 'HomeCare', 'name'],
    [376, 'KPTwin.plus', 'HMO_A', 'KPTwin.plus - HMO-Hausarzt', 'name'],
    [455, 'Hausarzt', 'HAM_CBA', 'ÖKK CASAMED HAUSARZT', 'name'],
  ])('%i %s is %s %s, by its %s', (versicherer, alt, code, neu, durch) => {
    const anderer = tarif('Anders', 'anders', { versicherer })
    const heutige = [tarif(alt, alt, { versicherer }), anderer]
    const spaetere = [anderer, tarif(neu, code, { versicherer, typ: 'TAR-DIV' })]
    expect(was(heutige, spaetere)).toBe(`${neu} (${durch})`)
  })

  test.each([
    ['Med Direct', 'Med Direct+'],
    ['Casa 1', 'Casa 2'],
    // Words, not letters; the old inside the new, not the other way; only the insurer's own name may be missing.
    ['Hausarzt', 'Hausarztmodell'],
    ['Hausarzt Modell', 'Hausarzt'],
    ['Helsana Casa', 'Casa'],
    ['CSS', 'Casa'],
    ['***', '---'],
  ])('%s is not %s', (alt, neu) => {
    expect(was([tarif(alt, 'a')], [tarif(neu, 'b')])).toEqual([neu])
  })

  test('names and codes of nothing but signs are compared as they are', () => {
    expect(was([tarif('***', 'a')], [tarif('***', 'b')])).toBe('*** (name)')
    expect(was([tarif('Alpha', '-')], [tarif('Beta', '*')])).toEqual(['Beta'])
  })
})

describe('free choice of doctor', () => {
  const standard = (name: string, code: string, typ: Tarif['typ'] = 'TAR-BASE') => tarif(name, code, { typ })
  test('is one product of an insurer, whatever a year calls it', () => {
    expect(was([standard('Grundversicherung', 'TAR-BASE')], [standard('BASE', 'BASE', 'BASE')])).toBe('BASE (code)')
    expect(was([standard('Frei', 'a')], [standard('Neu', 'b')])).toBe('Neu (code)')
  })
  test('of two in a year the name decides', () => {
    const heutige = [standard('Frei', 'a'), standard('Basis', 'b')]
    expect(was(heutige, [standard('Grund', 'a', 'BASE'), standard('frei', 'b', 'BASE')])).toBe('frei (name)')
    expect(was(heutige, [standard('Grund', 'a', 'BASE')])).toEqual(['Grund'])
  })
  test('never becomes a model, nor a model the free choice, not even of the same code and name', () => {
    expect(was([standard('Frei', 'a')], [tarif('Frei', 'a')])).toBe('tarif-endet')
    expect(was([tarif('Frei', 'a')], [standard('Frei', 'a', 'BASE')])).toBe('tarif-endet')
    expect(was([tarif('Frei', 'a')], [standard('Frei', 'a', 'BASE'), tarif('Frei', 'b')])).toBe('Frei (name)')
  })
})

describe('what more than one tariff could mean', () => {
  test('two of a name are a question, unless the code tells', () => {
    const heutige = [tarif('Sante', 'a'), tarif('Santé', 'b')]
    expect([0, 1].map(index => was(heutige, [tarif('SANTE', 'x')], index))).toEqual([['SANTE'], ['SANTE']])
    expect(was(heutige, [tarif('SANTE', 'b')], 0)).toBe('tarif-endet')
    expect(was(heutige, [tarif('SANTE', 'b')], 1)).toBe('SANTE (code)')
    expect(was(heutige, [tarif('HMO', 'A'), tarif('SANTE', 'b')], 1)).toBe('SANTE (code)')
  })
  test('what has a key still has it when an earlier rule has linked it', () => {
    const heutige = [tarif('Sante', 'a'), tarif('Santé', 'b')]
    expect(was(heutige, [tarif('Sante', 'a'), tarif('SANTE', 'y')], 1)).toEqual(['SANTE'])
    const mitCasa = [tarif('Casa', 'a'), tarif('Telmed', 't')]
    expect(was(mitCasa, [tarif('Casa', 'a'), tarif('Casa Telmed', 'x')], 1)).toEqual(['Casa Telmed'])
    expect(was([tarif('HMO', 'h')], [tarif('HMO Nord', 'x'), tarif('HMO Süd', 'y')])).toEqual(['HMO Nord', 'HMO Süd'])
  })
  test('a code that two tariffs of a year have tells nothing', () => {
    expect(was([tarif('Alpha', 'a'), tarif('Gamma', 'A.')], [tarif('Beta', 'a')])).toEqual(['Beta'])
    expect(was([tarif('Alpha', 'a')], [tarif('Beta', 'a'), tarif('Gamma', 'a')])).toEqual(['Beta', 'Gamma'])
  })
  test('code and name that lead to different tariffs are a question', () => {
    const [hausarzt, casa] = [tarif('Hausarzt', 'HA'), tarif('Casa', 'HA')]
    expect(was([hausarzt], [casa, tarif('Haus-Arzt', 'HA2')])).toEqual(['Casa', 'Haus-Arzt'])
    expect(was([hausarzt], [casa, tarif('CSS Hausarzt', 'HA2')])).toEqual(['CSS Hausarzt', 'Casa'])
    expect(was([hausarzt, tarif('CASA', 'c')], [casa])).toEqual(['Casa'])
    expect(was([hausarzt, tarif('CASA', 'c')], [casa], 1)).toEqual(['Casa'])
    // Exchanged codes: which of both it is nobody can tell from the tables.
    expect(was([hausarzt, tarif('Casa', 'CA')], [casa, tarif('Hausarzt', 'CA')])).toEqual(['Hausarzt', 'Casa'])
  })
  test('but several products of one name are told apart by their codes', () => {
    const zwei = [tarif('HMO', 'h1'), tarif('HMO', 'h2')]
    expect([0, 1].map(index => was(zwei, zwei.toReversed(), index))).toEqual(['HMO (code)', 'HMO (code)'])
  })
})

describe('nothing certain', () => {
  test('those that continue no other are offered, shared words first', () => {
    const heutige = [tarif('Casa Medica', 'a'), tarif('Bleibt', 'b')]
    const spaetere = [tarif('Anders', 'x'), tarif('Bleibt', 'b'), tarif('CASA Nova', 'y')]
    expect(was(heutige, spaetere)).toEqual(['CASA Nova', 'Anders'])
    const netze = [tarif('Arzt Plus R2', 'x'), tarif('Arzt Plus R1', 'y')]
    expect(was([tarif('Arzt R1', 'a')], netze)).toEqual(['Arzt Plus R1', 'Arzt Plus R2'])
    // Single letters make nothing alike.
    const buchstaben = [tarif('Netz A B', 'x'), tarif('Casa C', 'y')]
    expect(was([tarif('Casa A B', 'a')], buchstaben)).toEqual(['Casa C', 'Netz A B'])
  })
  test('a product ends, or its insurer does', () => {
    const heutige = [tarif('Alpha', 'a'), tarif('Beta', 'b')]
    expect(was(heutige, [tarif('Beta', 'b')])).toBe('tarif-endet')
    expect(was(heutige, [tarif('Alpha', 'a', { versicherer: 9 })])).toBe('kasse-endet')
  })
})

/** Few names and codes, so that they meet in every way: twice in a year, in other spellings, one inside the other. */
const einJahr = fc.array(
  fc
    .record({
      versicherer: fc.constantFrom(8, 376),
      typ: fc.constantFrom(...TARIFTYPEN),
      code: fc.constantFrom('a', 'A.', 'b', 'c', 'd', 'e'),
      name: fc.constantFrom(
        'Santé',
        'SANTE',
        'Alpha',
        'Al-pha',
        'KPT Alpha',
        'Alpha+',
        'KPT Alpha Beta',
        'Beta',
        'Gamma',
      ),
    })
    .map(({ name, code, ...mehr }) => tarif(name, code, mehr)),
  { maxLength: 9 },
)

test('what precedes is what succeeds, read the other way', () => {
  const gesehen = { sicher: 0, wahl: 0, 'tarif-endet': 0, 'kasse-endet': 0 }
  fc.assert(
    fc.property(einJahr, einJahr, (fruehere, spaetere) => {
      const davor = vorgaenger(spaetere, fruehere)
      for (const frueher of fruehere) {
        const folge = nachfolge(frueher, fruehere, spaetere)
        gesehen[folge.art] += 1
        const rueckwaerts = spaetere.filter((_, stelle) => davor[stelle] === frueher)
        expect(rueckwaerts).toEqual(folge.art === 'sicher' ? [folge.tarif] : [])
        const genannte = folge.art === 'sicher' ? [folge.tarif] : folge.art === 'wahl' ? folge.kandidaten : []
        for (const { versicherer, typ } of genannte) {
          expect(versicherer).toBe(frueher.versicherer)
          expect(istStandard(typ)).toBe(istStandard(frueher.typ))
        }
        // Nobody is asked about a tariff that is certainly another's.
        if (folge.art === 'wahl') for (const offen of genannte) expect(davor[spaetere.indexOf(offen)]).toBeUndefined()
      }
    }),
    { numRuns: 400, seed: 17 },
  )
  for (const anzahl of Object.values(gesehen)) expect(anzahl).toBeGreaterThan(20)
})

/** Which rule, counted from 0, fits these two and no other of their insurer; -1 if none does. */
function ersteRegel(frueher: Tarif, spaeter: Tarif, fruehere: readonly Tarif[], spaetere: readonly Tarif[]): number {
  return REGELN.findIndex(
    passt =>
      passt(frueher, spaeter) &&
      spaetere.filter(anderer => passt(frueher, anderer)).length === 1 &&
      fruehere.filter(anderer => passt(anderer, spaeter)).length === 1,
  )
}

/** Once more, for the few letters of `einJahr`. */
const glatt = (text: string) => text.replace('é', 'e').replaceAll(/[ .-]/g, '').toUpperCase()
const ohneKpt = ({ versicherer, name }: Tarif) => glatt(versicherer === 376 ? name.replace('KPT ', '') : name)
const woerter = ({ name }: Tarif) => name.replace('-', ' ').replace('é', 'e').toUpperCase().split(' ')
const REGELN: readonly ((alt: Tarif, neu: Tarif) => boolean)[] = [
  (alt, neu) => istStandard(alt.typ) || glatt(alt.code) === glatt(neu.code),
  (alt, neu) => glatt(alt.name) === glatt(neu.name),
  (alt, neu) => ohneKpt(alt) === ohneKpt(neu),
  (alt, neu) =>
    ohneKpt(alt) === ohneKpt(neu) ||
    woerter(neu).some((_, stelle) => woerter(alt).every((wort, weiter) => woerter(neu)[stelle + weiter] === wort)),
]

test('two tariffs are linked exactly where the first rule that fits either fits both, and the name does not contradict the code', () => {
  const gesehen = [0, 0, 0, 0]
  fc.assert(
    fc.property(einJahr, einJahr, (alle, alleSpaeteren) => {
      const davor = vorgaenger(alleSpaeteren, alle)
      for (const frueher of alle)
        for (const [stelle, spaeter] of alleSpaeteren.entries()) {
          const derselbenArt = ({ versicherer, typ }: Tarif) =>
            versicherer === frueher.versicherer && istStandard(typ) === istStandard(frueher.typ)
          const [fruehere, spaetere] = [alle.filter(derselbenArt), alleSpaeteren.filter(derselbenArt)]
          const regel = spaetere.includes(spaeter) ? ersteRegel(frueher, spaeter, fruehere, spaetere) : -1
          const andere = [
            ...fruehere.filter(tarif => tarif !== frueher).map(tarif => ersteRegel(tarif, spaeter, fruehere, spaetere)),
            ...spaetere.filter(tarif => tarif !== spaeter).map(tarif => ersteRegel(frueher, tarif, fruehere, spaetere)),
          ]
          const widerspruch =
            ohneKpt(frueher) !== ohneKpt(spaeter) &&
            (spaetere.some(tarif => ohneKpt(tarif) === ohneKpt(frueher)) ||
              fruehere.some(tarif => ohneKpt(tarif) === ohneKpt(spaeter)))
          const erwartet =
            regel >= 0 && andere.every(fremde => fremde < 0 || fremde > regel) && !(regel === 0 && widerspruch)
          expect(davor[stelle] === frueher).toBe(erwartet)
          if (erwartet) gesehen[regel] = (gesehen[regel] ?? 0) + 1
        }
    }),
    { numRuns: 900, seed: 3 },
  )
  for (const anzahl of gesehen) expect(anzahl).toBeGreaterThan(20)
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
