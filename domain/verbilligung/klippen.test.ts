import { describe, expect, test } from 'vitest'
import { KLIPPEN } from '../../tests/fixtures/verbilligung/klippen.ts'
import { lage } from '../../tests/fixtures/verbilligung/lage.ts'
import { anspruch, REGELN } from './kantone.ts'
import { summeJePerson } from './rechnen.ts'
import type { Anspruchsbetrag, Einheit } from './regel.ts'

/**
 * Every hundred francs of income from nothing to 180000: what the canton pays falls or stays, and more than these hundred
 * francs a year are lost only where a source draws a limit.
 */

const SCHRITT = 100
// biome-ignore format: one line
const HAUSHALTE = ['1', '0/1', '2/0/0/0 V', '0/2/0/0 V', '1/0/0/1', '1/0/0/2', '1/0/0/5', '2/0/0/1 V', '2/0/0/2 V', '2/0/0/5 V']

type Verlauf = { haushalt: string; einheit: Einheit; bei: (einkommen: number) => Anspruchsbetrag | undefined }

const verlauf = (kanton: string, haushalt: string, region: number): Verlauf => ({
  haushalt,
  einheit: lage(haushalt, region, 0).einheit,
  bei: einkommen => {
    const ergebnis = anspruch(kanton, 2026, { ...lage(haushalt, region, einkommen), zusatz: { erwerb: true } })
    return ergebnis.art === 'betrag' ? ergebnis : undefined
  },
})

type Untergrenze = { betrag: number; jePerson?: true } | undefined

/** What falls away because it has become too little to be paid, in Rappen of a year. */
function zuKleines(
  einheit: Einheit,
  vorher: Anspruchsbetrag,
  nachher: Anspruchsbetrag,
  untergrenze: Untergrenze,
  schritt: number,
): number {
  if (!untergrenze) return 0
  const hoechstens = 100 * (untergrenze.betrag + schritt)
  if (!untergrenze.jePerson) return nachher.imJahr === 0 && vorher.imJahr < hoechstens ? vorher.imJahr : 0
  return summeJePerson(einheit, art => {
    const war = 12 * (vorher.jeMonat[art] ?? 0)
    return nachher.jeMonat[art] === 0 && war < hoechstens ? war : 0
  })
}

describe.each(Object.keys(REGELN))('%s', kanton => {
  const { klippen, untergrenze } = KLIPPEN[kanton] ?? { klippen: [] }
  // Thurgau's scale is a tax of a few hundred francs.
  const schritt = kanton === 'TG' ? 1 : SCHRITT

  test('falls or stays, and falls far only at a stated cliff', () => {
    const falsch: unknown[] = []
    for (const { haushalt, einheit, bei } of HAUSHALTE.map(haushalt => verlauf(kanton, haushalt, 1))) {
      const stellen = new Set(klippen.flatMap(({ ab }) => ab(einheit)).map(stelle => Math.ceil(stelle / schritt)))
      let vorher = bei(0)
      // Where nothing is paid any more, a look now and then is enough.
      for (let nummer = 1; nummer <= 1_800; nummer += vorher?.imJahr === 0 ? 20 : 1) {
        const nachher = bei(nummer * schritt)
        if (vorher && nachher) {
          const verlust = vorher.imJahr - nachher.imJahr
          const erlaubt = stellen.has(nummer)
            ? Number.POSITIVE_INFINITY
            : 100 * schritt + zuKleines(einheit, vorher, nachher, untergrenze, schritt)
          if (verlust < 0 || verlust > erlaubt) falsch.push({ haushalt, einkommen: nummer * schritt, verlust })
        }
        vorher = nachher
      }
    }
    expect(falsch).toEqual([])
  })

  test('more wealth never gives more', () => {
    for (const haushalt of HAUSHALTE) {
      let vorher = Number.POSITIVE_INFINITY
      for (let vermoegen = 0; vermoegen <= 400_000; vermoegen += 2_500) {
        const ergebnis = anspruch(kanton, 2026, { ...lage(haushalt, 1, 15_000, vermoegen), zusatz: { erwerb: true } })
        if (ergebnis.art === 'keineZahl') continue
        if (ergebnis.imJahr > vorher) throw new Error(`${haushalt}: more with ${vermoegen}`)
        vorher = ergebnis.imJahr
      }
    }
  })

  // One franc alone takes less than a franc.
  test.each(klippen)('$quelle: each limit takes something from somebody', ({ ab }) => {
    const verlaeufe = [1, 3].flatMap(region => HAUSHALTE.map(haushalt => verlauf(kanton, haushalt, region)))
    const gefallen = verlaeufe.flatMap(({ einheit, bei }) =>
      ab(einheit).flatMap((stelle, nummer) => {
        const [vorher, nachher] = [bei(stelle - 1), bei(stelle)]
        return vorher && nachher && nachher.imJahr < vorher.imJahr - 100 ? [nummer] : []
      }),
    )
    const anzahl = Math.max(...verlaeufe.map(({ einheit }) => ab(einheit).length))
    expect(new Set(gefallen)).toEqual(new Set(Array(anzahl).keys()))
  })
})

test('every canton has said where its cliffs are', () => {
  expect(Object.keys(KLIPPEN).toSorted()).toEqual(Object.keys(REGELN).toSorted())
})
