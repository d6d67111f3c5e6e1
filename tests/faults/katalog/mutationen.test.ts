import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Zeiger } from '#domain/praemien/datensatz.ts'
import { PLAETZE } from '#domain/praemien/regionstabelle.ts'
import { istDatensatz } from '#importer/ablage/zeiger.ts'
import { type Datensatzinhalt, readInhalt } from '#importer/datensatz.ts'
import { AMTLICHE_ADRESSEN, katalogadressen } from '#importer/katalog/katalog.ts'
import { readKatalogstand } from '#importer/katalog/katalogstand.ts'
import { checkKatalog } from '#importer/katalog/pruefung.ts'
import { mutierterKatalog } from '../../fixtures/katalog/katalog-mutationen.ts'
import { PFAD, startKatalogServer, tabelleVon } from '../../fixtures/katalog/katalog-server.ts'
import { LANG, umfang } from '../../fixtures/umfang.ts'

const JETZT = Date.parse('2026-10-01T10:00:00Z')
const wurzel = mkdtempSync(join(tmpdir(), 'katalog-mutationen-'))
const [vorlage, varDir] = [join(wurzel, 'vorlage'), join(wurzel, 'var')]
let katalog: Awaited<ReturnType<typeof startKatalogServer>>

const look = (wo: string, jetzt: number) =>
  checkKatalog({
    ...{ varDir: wo, jetzt, zufall: 0, adressen: katalogadressen(katalog.url) ?? AMTLICHE_ADRESSEN },
    fristen: { stilleMs: 5_000, signal: AbortSignal.timeout(30_000), versuche: 1 },
  })
const zeigerText = () => readFileSync(join(varDir, 'daten/aktuell.json'), 'utf8')
const datensaetze = () => readdirSync(join(varDir, 'daten')).filter(name => /^\d{4}-/.test(name))

beforeAll(async () => {
  katalog = await startKatalogServer()
  katalog.lege(PFAD.tabelle, tabelleVon(2026))
  await look(vorlage, JETZT - 30 * 24 * 3_600_000)
})
afterAll(() => {
  katalog.close()
  rmSync(wurzel, { recursive: true })
})

function setBack() {
  rmSync(varDir, { recursive: true, force: true })
  cpSync(vorlage, varDir, { recursive: true })
}

/** Of every premium that has the same insurer, code and place in both, in per cent; told apart from how the gate does it. */
function aenderungen(neu: Datensatzinhalt, alt: Datensatzinhalt): number[] {
  const preise = ({ tabellen }: Datensatzinhalt) =>
    new Map(
      tabellen.flatMap(({ kanton, region, tarife }) =>
        tarife.flatMap(({ versicherer, code, praemie }) =>
          Array.from({ length: PLAETZE }, (_, stelle) => [
            `${kanton}${region} ${versicherer} ${code} ${stelle}`,
            praemie(stelle),
          ]),
        ),
      ) as [string, number][],
    )
  const damals = preise(alt)
  return [...preise(neu)].flatMap(([wo, preis]) => {
    const vorher = damals.get(wo) ?? 0
    return preis > 0 && vorher > 0 ? [(100 * preis) / vorher - 100] : []
  })
}

const ANZAHL = umfang(40, 10_000)

test(`${ANZAHL} catalogues changed at random: no crash, nothing implausible comes in, the old data stay`, {
  timeout: 6 * 3_600_000,
}, async () => {
  setBack()
  const vorher = zeigerText()
  const vorherOrdner = datensaetze()
  const alt = await readInhalt(join(varDir, 'daten', vorherOrdner[0] ?? ''))
  const gezaehlt = new Map<string, number>()
  const stand = readFileSync(join(varDir, 'daten/katalog.json'))

  await fc.assert(
    fc.asyncProperty(mutierterKatalog, async mutiert => {
      for (const [pfad, inhalt] of mutiert(katalog.url)) katalog.lege(pfad, inhalt)
      await look(varDir, JETZT)
      const { ergebnis } = await readKatalogstand(varDir)
      gezaehlt.set(ergebnis, (gezaehlt.get(ergebnis) ?? 0) + 1)
      expect(['fehler', 'unveraendert', 'noch-nicht', 'importiert', 'abgelehnt', 'gehalten']).toContain(ergebnis)
      expect(readdirSync(varDir)).toEqual(['daten'])
      if (zeigerText() === vorher) expect(datensaetze()).toEqual(vorherOrdner)
      else {
        const { jahre }: Zeiger = JSON.parse(zeigerText())
        expect(Object.keys(jahre).every(jahr => jahr === '2026' || jahr === '2027')).toBe(true)
        for (const [jahr, { ordner }] of Object.entries(jahre)) {
          expect(await istDatensatz(join(varDir, 'daten', ordner))).toBe(true)
          const geaendert = aenderungen(await readInhalt(join(varDir, 'daten', ordner)), alt).sort((a, b) => a - b)
          const median = geaendert[geaendert.length >> 1] ?? Number.NaN
          const [von, bis] = jahr === '2026' ? [-2.1, 2.1] : [-15.1, 30.1]
          expect(median).toBeGreaterThan(von)
          expect(median).toBeLessThan(bis)
        }
      }
      if (zeigerText() !== vorher) setBack()
      rmSync(join(varDir, 'daten/gehalten'), { recursive: true, force: true })
      writeFileSync(join(varDir, 'daten/katalog.json'), stand)
    }),
    // The short run is always the same one.
    { numRuns: ANZAHL, endOnFailure: true, ...(!LANG && { seed: 2026 }) },
  )
  console.log(`${ANZAHL} catalogues:`, Object.fromEntries(gezaehlt))
  // Some of each: none of the ways is left out.
  for (const ergebnis of ['fehler', 'importiert', 'abgelehnt', 'gehalten'])
    expect([...gezaehlt.keys()]).toContain(ergebnis)
})
