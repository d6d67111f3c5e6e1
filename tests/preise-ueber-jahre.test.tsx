import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PraemienbildContext, praemienbild } from '#app/features/krankenkassen/praemienbild.ts'
import { TarifDetails } from '#app/features/rechner/ergebnis/liste/tarif-details.tsx'
import { sichtRechner } from '#app/features/rechner/ergebnis/sicht/sicht.ts'
import { ANFANG } from '#app/features/rechner/zustand/zustand.ts'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { Seite as Profilseite } from '#app/pages/krankenkasse.tsx'
import { StaticRouter } from '#app/router.tsx'
import { PROFILE } from '#content/versicherer/profile.ts'
import { importDaten } from '#importer/import.ts'
import { type Datenbestand, openDatenbestand } from '#server/daten/datenbestand.ts'
import { umfeld } from './fixtures/rechner/umfeld.ts'
import { datenMit, geladen, geteilt, nach } from './fixtures/rechner/wege.ts'
import { csv, KOPF, orteCsv, praemienZeilen, regionenXlsx } from './fixtures/tabellen/testdaten.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/**
 * Two invented years through the importer, the server's data and the components, compared with the rows themselves. In
 * 2026 CSS costs more, each canton by another amount, and sells its telephone tariff for the first time.
 */
const [KANTON, REGION, ALTER, UNFALL, NAME, FRANCHISE, PREIS] = [1, 5, 6, 7, 16, 12, 13] as const
const gewoehnlich = praemienZeilen(2025)
const ROH = {
  2025: gewoehnlich.filter(zeile => zeile[NAME] !== 'Telmed'),
  2026: praemienZeilen(2026).map(zeile =>
    zeile.with(PREIS, (Number(zeile[PREIS]) + 4 + (zeile[KANTON]?.charCodeAt(0) ?? 0) / 4).toFixed(2)),
  ),
}
const NETTO = 515

const wurzel = mkdtempSync(join(tmpdir(), 'jahre-'))
afterAll(() => rmSync(wurzel, { recursive: true }))

async function importJahr(varDir: string, jahr: 2025 | 2026) {
  const von = mkdtempSync(join(wurzel, 'quelle-'))
  writeFileSync(join(von, 'Praemien_CH.csv'), csv([KOPF, ...ROH[jahr]]))
  writeFileSync(join(von, 'AMTOVZ.csv'), orteCsv)
  writeFileSync(join(von, 'regionen.xlsx'), regionenXlsx)
  const ergebnis = await importDaten({ von, varDir, praemienjahr: jahr, quelle: 'BAG', jetzt: new Date() })
  if (ergebnis.art === 'abgelehnt') throw new Error(ergebnis.meldung)
}

/** Pages and a row as they are with one year, and as they are when the other has been imported while the site runs. */
const gezeigt: Record<'ein' | 'zwei', { profil: string; zeile: (tarif: string) => string; kennung: string }> = {
  ein: { profil: '', zeile: () => '', kennung: '' },
  zwei: { profil: '', zeile: () => '', kennung: '' },
}
let erneuert = 0

beforeAll(async () => {
  const varDir = join(wurzel, 'var')
  await importJahr(varDir, 2026)
  const bestand = await openDatenbestand(varDir, { heute: () => '2026-06-01', wunsch: null })
  bestand.onChange(() => {
    erneuert += 1
  })
  const jetzt = async () => ({ profil: await profil(bestand), zeile: zeilen(bestand), kennung: bestand.kennung() })
  gezeigt.ein = await jetzt()
  await importJahr(varDir, 2025)
  await bestand.refresh()
  gezeigt.zwei = await jetzt()
})

async function profil(bestand: Datenbestand): Promise<string> {
  const daten = { siteUrl: 'https://example.ch', datum: '2026-11-15', praemien: bestand.praemien(), gtmId: null }
  const { prelude } = await prerenderToNodeStream(
    <SeitenDatenContext value={daten}>
      <PraemienbildContext value={praemienbild(bestand.tabellen(), bestand.praemien().jahr)}>
        <StaticRouter pathname="/krankenkasse/css">
          <Profilseite slug="css" />
        </StaticRouter>
      </PraemienbildContext>
    </SeitenDatenContext>,
  )
  return klartext(await text(prelude))
}

/** The opened row of a tariff of CSS, for an adult in Zürich 1 with the highest franchise. */
function zeilen(bestand: Datenbestand) {
  const tabelle = bestand.aktuell().tabelle('ZH', 1)
  if (!tabelle) throw new Error('no table of ZH 1')
  const daten = datenMit(tabelle)
  const wartet = nach(ANFANG, { art: 'geteilt', geteilt })
  const blick = {
    zustand: nach(wartet, geladen(wartet, daten)),
    umfeld: umfeld(2026, { 8: 'CSS' }),
    dispatch: () => {},
  }
  const sicht = sichtRechner()(blick.zustand, daten, blick.umfeld)
  const { person, zeilen } = sicht.liste
  return (name: string): string => {
    const zeile = zeilen.find(({ versicherer, tarif }) => versicherer === 8 && tarif?.tarif === name)
    if (!zeile?.tarif || !person) throw new Error(`no row ${name}`)
    return klartext(
      renderToStaticMarkup(
        <StaticRouter pathname="/">
          <TarifDetails {...blick} {...{ zeile, person, sicht }} tarif={zeile.tarif} />
        </StaticRouter>,
      ),
    )
  }
}

const klartext = (markup: string) =>
  markup
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')

/** Net Rappen of all rows of CSS for an adult with the highest franchise in a region. */
const netto = (jahr: 2025 | 2026, kanton: string, region: number) =>
  ROH[jahr]
    .filter(zeile => zeile[0] === '8' && zeile[KANTON] === kanton && zeile[REGION] === `PR-REG CH${region}`)
    .filter(zeile => zeile[ALTER] === 'AKL-ERW' && zeile[UNFALL] === 'OHN-UNF' && zeile[FRANCHISE] === 'FRA-2500')
    .map(zeile => ({ name: zeile[NAME], preis: Math.round(Number(zeile[PREIS]) * 100) - NETTO }))

const guenstigster = (jahr: 2025 | 2026, kanton: string, region: number) =>
  Math.min(...netto(jahr, kanton, region).map(({ preis }) => preis))
const franken = (rappen: number) => (rappen / 100).toFixed(2)
const prozent = (vorher: number, heute: number) => `+${((heute / vorher - 1) * 100).toFixed(1)} %`

test('with one year neither profile nor row says anything about another', () => {
  expect(gezeigt.ein.profil).not.toMatch(/Prämien über die Jahre|Veränderung|Median|2025: CHF/)
  expect(gezeigt.ein.profil).toContain('Wo CSS preislich steht')
  for (const tarif of ['Hausarzt', 'Telmed']) expect(gezeigt.ein.zeile(tarif)).not.toMatch(/2025|Neu:/)
})

test('the import of an older year changes what the pages are made from, and is noticed', () => {
  expect(erneuert).toBe(1)
  expect(gezeigt.zwei.kennung).not.toBe(gezeigt.ein.kennung)
})

test('the profile shows the cheapest premium of both years and the change', () => {
  const { kanton, region } = PROFILE.get('css')?.vergleichsregion ?? { kanton: '', region: 0 }
  const [vorher, heute] = [guenstigster(2025, kanton, region), guenstigster(2026, kanton, region)]
  const [, teil = ''] = gezeigt.zwei.profil.split('Prämien über die Jahre')
  const wechsel = `+${franken(heute - vorher)}, ${prozent(vorher, heute)}`
  expect(teil).toContain(`2025 HMO für Ärztenetz ${franken(vorher)} – `)
  expect(teil).toContain(`2026 HMO für Ärztenetz ${franken(heute)} ${wechsel} ${wechsel} `)
})

test('over all regions it shows the median and both ends', () => {
  const gebiete = new Set(ROH[2026].filter(zeile => zeile[0] === '8').map(zeile => `${zeile[KANTON]} ${zeile[REGION]}`))
  const prozente = [...gebiete]
    .map(gebiet => {
      const [kanton = '', region] = [gebiet.slice(0, 2), Number(gebiet.at(-1))]
      return guenstigster(2026, kanton, region) / guenstigster(2025, kanton, region) - 1
    })
    .sort((a, b) => a - b)
    .map(anteil => anteil * 100)
  expect(prozente).toHaveLength(42)
  const runde = (wert = 0) => `\\+${wert.toFixed(1).replace('.', '\\.')} %`
  expect(gezeigt.zwei.profil).toMatch(
    new RegExp(
      `In 42 Prämienregionen lassen sich 2025 und 2026 vergleichen\\. Der günstigste Tarif veränderte sich im Median um ${runde(((prozente[20] ?? 0) + (prozente[21] ?? 0)) / 2)}, von ${runde(prozente[0])} in .* bis ${runde(prozente[41])} in `,
    ),
  )
})

test('the opened row shows what the tariff cost the year before', () => {
  const preis = (jahr: 2025 | 2026) => netto(jahr, 'ZH', 1).find(({ name }) => name === 'Hausarzt')?.preis ?? 0
  const [vorher, heute] = [preis(2025), preis(2026)]
  expect(gezeigt.zwei.zeile('Hausarzt')).toContain(
    `2025 ${franken(vorher)} 2026 ${franken(heute)} Von 2025 auf 2026: +${franken(heute - vorher)}, ${prozent(vorher, heute)}`,
  )
})

test('a tariff that is new says so, without a figure', () => {
  const inhalt = gezeigt.zwei.zeile('Telmed')
  expect(inhalt).toContain('Neu: 2025 nicht unter diesem Namen im Angebot.')
  expect(inhalt).not.toContain('Von 2025 auf 2026')
})
