import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { volleTabellen } from '../../tests/fixtures/tabellen/volle-tabellen.ts'
import { lageIn } from '../../tests/fixtures/verbilligung/haushalte.ts'
import { alleBeiEinerKasse } from '../haushalt/antwort.ts'
import type { Mitglied } from '../haushalt/haushalt.ts'
import { alleAngebote } from '../praemien/angebote.ts'
import { praemieNachAbzug } from '../praemien/praemie.ts'
import { franchisenDerStufe, type Regionstabelle } from '../praemien/regionstabelle.ts'
import { franken, inRappen } from '../werte/rappen.ts'
import { geltenderAnspruch } from './geltend.ts'
import { REGELN } from './kantone.ts'
import { mitVerbilligung, type Zusage, zusageAus } from './kantonsbeitrag.ts'
import type { Lage } from './regel.ts'

/** What is deducted from an offer, in every canton: random households on invented premiums, the same in every run. */

const LAEUFE = { seed: 20260202, numRuns: 40 }
const TABELLEN = volleTabellen(2026)
const UNFALL = ['OHN-UNF', 'MIT-UNF'] as const
/** None by express text (UR, ZG), none found (GR, SG). */
const OHNE_DECKEL = ['GR', 'SG', 'UR', 'ZG']

function tabelleVon(kanton: string): Regionstabelle {
  const tabelle = TABELLEN.find(eine => eine.kanton === kanton)
  if (!tabelle) throw new Error(`no table of ${kanton}`)
  return tabelle
}

const mitZusage = (kanton: string) =>
  lageIn(kanton).map(lage => ({ lage, zusage: zusageAus(geltenderAnspruch(kanton, 2026, lage)) }))

describe.each(Object.keys(REGELN))('%s', kanton => {
  const tabelle = tabelleVon(kanton)

  test('from nothing to the whole premium; a surplus only where no cap is known, and only of who pays nothing', () => {
    const gilt = ({ zusage }: { zusage: Zusage | null }) =>
      !zusage ||
      (['ERW', 'JUG', 'K1'] as const).every(stufe =>
        UNFALL.every(unfall =>
          franchisenDerStufe(stufe).every(franchise =>
            alleAngebote(mitVerbilligung(tabelle, zusage), { stufe, unfall, franchise }).every(
              ({ praemie, kantonZahlt, ueberschuss }) =>
                kantonZahlt >= 0 &&
                kantonZahlt <= praemieNachAbzug(praemie, tabelle) &&
                (ueberschuss === 0 ||
                  (ueberschuss > 0 &&
                    OHNE_DECKEL.includes(kanton) &&
                    kantonZahlt === praemieNachAbzug(praemie, tabelle))),
            ),
          ),
        ),
      )
    fc.assert(fc.property(mitZusage(kanton), gilt), LAEUFE)
  })

  test('the order of the persons does not matter', () => {
    const gilt = ({ lage, zusage }: { lage: Lage; zusage: Zusage | null }) => {
      if (!zusage) return true
      const verbilligt = mitVerbilligung(tabelle, zusage)
      const personen = mitgliederVon(lage)
      const antwort = (wer: readonly Mitglied[]) =>
        JSON.stringify(
          alleBeiEinerKasse({ tabelle: verbilligt, personen: wer }).map(({ versicherer, praemien, gesamt }) => [
            versicherer,
            praemien,
            gesamt,
          ]),
        )
      return antwort(personen) === antwort(personen.toReversed())
    }
    fc.assert(fc.property(mitZusage(kanton), gilt), { ...LAEUFE, numRuns: 10 })
  })
})

/** Each of them with other costs, so that a mistaken order would show. */
function mitgliederVon({ einheit }: Lage): Mitglied[] {
  const alter = { erwachsen: 40, jung: 22, jungInAusbildung: 20, kind: 9 }
  const arten = (['erwachsen', 'jung', 'jungInAusbildung', 'kind'] as const).flatMap(art =>
    Array<typeof art>(Math.min(einheit[art], 3)).fill(art),
  )
  return arten.map((art, index) => ({
    geburtsjahr: 2026 - alter[art] - index,
    unfall: UNFALL[index % 2] ?? 'MIT-UNF',
    franchise: null,
    kosten: inRappen(franken(700 * index)),
    inAusbildung: art === 'jungInAusbildung',
  }))
}

test('the caps are those of the cantons’ laws', () => {
  const deckel = Object.entries(REGELN).map(([kanton, jahre]) => [kanton, jahre[2026]?.deckel])
  const gesucht = (art: string) => deckel.flatMap(([kanton, eigener]) => (eigener === art ? [kanton] : []))
  const erwartet = { keiner: OHNE_DECKEL, ordentlich: ['AR'], durchschnitt: ['TG'], brutto: ['ZH'] }
  for (const [art, kantone] of Object.entries(erwartet)) expect(gesucht(art), art).toEqual(kantone)
})
