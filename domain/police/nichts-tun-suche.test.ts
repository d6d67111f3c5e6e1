import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Franchise } from '../kosten/franchise.ts'
import type { Stufe, Unfall } from '../praemien/bag-codes.ts'
import { franchisenDerStufe, platz, type Regionstabelle, type Tarif, tarifFolge } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { type NichtsTun, nichtsTun } from './nichts-tun.ts'

/*
 * Small tables of two years and a search through their raw rows: who does nothing, and what else the insurer has, worked out once
 * more without tables, keys or rules of the code.
 */

type Produkt = Pick<Tarif, 'versicherer' | 'typ' | 'code' | 'name' | 'gemeinden'>
type Zeile = Produkt & { stufe: Stufe; unfall: Unfall; franchise: Franchise; praemie: number }

const ABZUG: Record<number, number> = { 2026: 515, 2027: 475 }
/** Each product with its spellings: the same one in either. The last are names a product may get instead. */
const SCHREIBWEISEN = [
  ['FAVORIT SANTE', 'Favorit Santé'],
  ['Al-pha', 'ALPHA'],
  ['Beta 24', 'beta24'],
  ['Gamma', 'Gamma'],
  ['Grundversicherung', 'Grundversicherung'],
] as const
const NEUE_NAMEN = ['Neu 1', 'Neu 2', 'Neu 3', 'Neu 4', 'Neu 5']
const BFS = 261
const TYPEN_NEU = ['PRAXIS', 'TEL_DIG', 'FLEX'] as unknown as Tarif['typ'][]

const schicksale = ['gleich', 'schreibweise', 'umbenannt', 'ersetzt', 'endet'] as const
const einProdukt = fc.record({
  schicksal: fc.constantFrom(...schicksale),
  fehlt: fc.nat({ max: 12 }),
  preis: fc.integer({ min: 2000, max: 10_000 }),
  mehr: fc.integer({ min: -300, max: 900 }),
  typ: fc.constantFrom('TAR-HAM', 'TAR-HMO', 'TAR-DIV'),
  typNeu: fc.constantFrom(...TYPEN_NEU),
  gebiet: fc.constantFrom(null, null, null, [BFS], [230]),
})
const eineKasse = fc.record({
  produkte: fc.array(einProdukt, { minLength: 1, maxLength: 5 }),
  endet: fc.integer({ min: 0, max: 5 }).map(wert => wert === 0),
})
const FRAGEN = (['ERW', 'JUG', 'K1'] as const).flatMap(stufe =>
  (['OHN-UNF', 'MIT-UNF'] as const).flatMap(unfall =>
    franchisenDerStufe(stufe).map(franchise => ({ stufe, unfall, franchise })),
  ),
)

type Kasse = typeof eineKasse extends fc.Arbitrary<infer T> ? T : never

/** The rows of both years; a product of `fehlt` lacks some franchises, other ones in either year. */
function zeilen(kassen: readonly Kasse[]): { alte: Zeile[]; neue: Zeile[] } {
  const alte: Zeile[] = []
  const neue: Zeile[] = []
  for (const [kasse, { produkte, endet }] of kassen.entries())
    for (const [index, produkt] of produkte.entries()) {
      const [name = '', andere = ''] = SCHREIBWEISEN[index] ?? []
      const standard = name === 'Grundversicherung'
      const typ: Tarif['typ'] = standard ? 'TAR-BASE' : (produkt.typ as Tarif['typ'])
      const alt: Produkt = { versicherer: 8 + kasse, typ, code: `c${index}`, name, gemeinden: produkt.gebiet }
      alte.push(...reihe(alt, produkt.preis * 5, produkt.fehlt))
      if (endet || produkt.schicksal === 'endet') continue
      const typNeu = standard ? ('BASE' as Tarif['typ']) : produkt.typNeu
      const namen = { gleich: name, schreibweise: andere, umbenannt: NEUE_NAMEN[index], ersetzt: NEUE_NAMEN[index] }
      const code = produkt.schicksal === 'umbenannt' ? alt.code : `n${index}`
      const neu: Produkt = { ...alt, typ: typNeu, code, name: namen[produkt.schicksal] ?? '' }
      neue.push(...reihe(neu, (produkt.preis + produkt.mehr) * 5, produkt.fehlt + 5))
    }
  return { alte, neue }
}

function reihe(produkt: Produkt, erste: number, fehlt: number): Zeile[] {
  return FRAGEN.filter((_, index) => (index + fehlt) % 13 > 1).map((frage, index) => ({
    ...{ ...produkt, ...frage },
    praemie: erste + ((index * 37) % 11) * 155,
  }))
}

function tabelleAus(jahr: number, reihen: readonly Zeile[]): Regionstabelle {
  const gruppen = Map.groupBy(reihen, ({ versicherer, code }) => `${versicherer} ${code}`)
  const tarife = [...gruppen.values()].flatMap(eigene => {
    const praemien = new Map(eigene.map(zeile => [platz(zeile.stufe, zeile.unfall, zeile.franchise), zeile.praemie]))
    const [erste] = eigene
    return erste ? { ...erste, praemie: (stelle: number) => rappen(praemien.get(stelle) ?? 0) } : []
  })
  return { jahr, kanton: 'ZH', region: 1, tarife: tarife.toSorted(tarifFolge) }
}

const stufeVon = (alter: number): Stufe => (alter <= 18 ? 'K1' : alter <= 25 ? 'JUG' : 'ERW')

/** The product of next year's rows that is this one, by its place in the lists above. */
function gesuchtesProdukt(alt: Zeile, neue: readonly Zeile[]): Zeile | undefined {
  const eigene = neue.filter(({ versicherer }) => versicherer === alt.versicherer)
  const schreibweisen: readonly string[] = SCHREIBWEISEN.find(([name]) => name === alt.name) ?? []
  return (
    eigene.find(({ name }) => schreibweisen.includes(name)) ??
    eigene.find(({ code, typ }) => code === alt.code || (alt.typ === 'TAR-BASE' && typ === 'BASE'))
  )
}

/** The lowest net price of these rows. */
const tiefster = (reihen: readonly Zeile[]) =>
  reihen.length === 0 ? undefined : Math.min(...reihen.map(({ praemie }) => netto(praemie, 2027)))
const netto = (praemie: number, jahr: number) => praemie - (ABZUG[jahr] ?? 0)

function erwartet(alt: Zeile, geburtsjahr: number, neue: readonly Zeile[]) {
  const eigene = neue.filter(({ versicherer }) => versicherer === alt.versicherer)
  const heute = netto(alt.praemie, 2026)
  if (eigene.length === 0) return { art: 'kasse-endet' }
  const produkt = gesuchtesProdukt(alt, neue)
  const hier = neue.filter(({ gemeinden }) => !gemeinden || gemeinden.includes(BFS))
  if (!produkt) {
    const offene = eigene.filter(
      ({ name, typ, code }) => !code.startsWith('c') && NEUE_NAMEN.includes(name) && typ !== 'BASE',
    )
    const wahl = alt.typ !== 'TAR-BASE' && offene.some(zeile => hier.includes(zeile))
    return { art: wahl ? 'wahl' : 'tarif-endet' }
  }
  if (!hier.some(({ versicherer, code }) => versicherer === produkt.versicherer && code === produkt.code))
    return { art: 'tarif-endet', grund: 'nicht-hier' }
  const stufe = stufeVon(2027 - geburtsjahr)
  const preise = hier.filter(
    zeile => zeile.stufe === stufe && zeile.unfall === alt.unfall && zeile.franchise === alt.franchise,
  )
  const zeile = preise.find(({ versicherer, code }) => versicherer === produkt.versicherer && code === produkt.code)
  if (!zeile) return { art: 'franchise-waehlen' }
  const danach = netto(zeile.praemie, 2027)
  return {
    art: 'zahl',
    heute,
    danach,
    proJahr: 12 * (danach - heute),
    versicherer: alt.versicherer,
    gleicheKasse: tiefster(
      preise.filter(({ versicherer, code }) => versicherer === alt.versicherer && code !== zeile.code),
    ),
  }
}

/** The answer in the form of the search. */
function gefunden(ergebnis: NichtsTun) {
  if (ergebnis.art !== 'zahl')
    return { art: ergebnis.art, ...('grund' in ergebnis && ergebnis.grund === 'nicht-hier' && { grund: 'nicht-hier' }) }
  const { heute, danach, proJahr, gleicheKasse } = ergebnis
  return {
    ...{ art: 'zahl', heute: heute.preis, danach: danach.preis, proJahr, versicherer: danach.versicherer },
    gleicheKasse: gleicheKasse?.preis,
  }
}

test('600 random policies: every figure is what a search through the raw rows of both years says', () => {
  const gesehen: Record<string, number> = {}
  const zaehle = (name: string) => {
    gesehen[name] = (gesehen[name] ?? 0) + 1
  }
  fc.assert(
    fc.property(
      fc.array(eineKasse, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(1990, 2000, 2001, 2002, 2008, 2009, 2015), fc.nat()), {
        minLength: 5,
        maxLength: 5,
      }),
      (kassen, policen) => {
        const { alte, neue } = zeilen(kassen)
        const [diese, naechste] = [tabelleAus(2026, alte), tabelleAus(2027, neue)]
        for (const [geburtsjahr, wahl] of policen) {
          const moegliche = alte.filter(({ stufe }) => stufe === stufeVon(2026 - geburtsjahr))
          const alt = moegliche[wahl % moegliche.length]
          if (!alt) throw new Error('every product has rows of every class')
          const { name: tarif, typ, franchise, unfall, praemie, versicherer } = alt
          const gefragt = { diese, naechste, geburtsjahr, bfs: BFS, heute: '2026-11-16' }
          const ergebnis = nichtsTun({
            ...gefragt,
            police: { versicherer, typ, tarif, franchise, unfall, praemie: rappen(praemie), jahr: 2026 },
          })
          expect(gefunden(ergebnis)).toEqual(erwartet(alt, geburtsjahr, neue))
          zaehle(ergebnis.art)
          if (ergebnis.art === 'zahl') zaehle(ergebnis.nachfolge)
          // Next year's letter leads to the same answer, unless a child's franchise may have been another one.
          if (ergebnis.art === 'zahl' && ergebnis.klassenwechsel?.von !== 'AKL-KIN') {
            const { danach } = ergebnis
            const brief = { versicherer, typ: danach.typ, tarif: danach.name, franchise, unfall, jahr: 2027 }
            const police = { ...brief, praemie: rappen(danach.preis + (ABZUG[2027] ?? 0)) }
            expect(nichtsTun({ ...gefragt, police })).toEqual(ergebnis)
          }
          if (ergebnis.art === 'zahl' && ergebnis.klassenwechsel) zaehle(ergebnis.klassenwechsel.zu)
        }
      },
    ),
    { numRuns: 120, seed: 2027 },
  )
  for (const art of [
    'zahl',
    'wahl',
    'franchise-waehlen',
    'tarif-endet',
    'kasse-endet',
    'gleich',
    'umbenannt',
    'AKL-JUG',
    'AKL-ERW',
  ])
    expect(gesehen[art], art).toBeGreaterThan(5)
})
