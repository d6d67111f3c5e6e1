import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PraemienbildContext, praemienbild } from '#app/features/krankenkassen/praemienbild.ts'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { kopf, Seite as Profilseite } from '#app/pages/krankenkasse.tsx'
import { Seite as Verzeichnisseite, kopf as verzeichnisKopf } from '#app/pages/krankenkassen.tsx'
import { StaticRouter } from '#app/router.tsx'
import { PROFILE } from '#content/versicherer/profile.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { importDaten } from '#importer/import.ts'
import { openDatenbestand } from '#server/daten/datenbestand.ts'
import { csv, KOPF, orteCsv, praemienZeilen, regionenXlsx, xlsx } from './fixtures/tabellen/testdaten.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/**
 * Insurers that come and go, through importer, server's data and pages: 2026 in the old codes, 2027 in the new ones, invented.
 * In 2027 Sanitas (1509) is gone and a company without a profile has come.
 */
const [NEU, WEG] = ['1600', '1509']
const [NUMMER, KANTON, REGION, ALTER, UNFALL, FRANCHISE, PREIS, NAME] = [0, 1, 5, 6, 7, 12, 13, 16] as const
const siebenundzwanzig = praemienZeilen(2027, { generation: 'neu', landesweite: 10 })
const ROH = {
  2026: praemienZeilen(2026, { landesweite: 10 }),
  2027: siebenundzwanzig
    .filter(zeile => zeile[NUMMER] !== WEG)
    .concat(siebenundzwanzig.filter(zeile => zeile[NUMMER] === '1501').map(zeile => zeile.with(NUMMER, NEU))),
}
const nummern = (jahr: 2026 | 2027) => new Set(ROH[jahr].map(zeile => Number(zeile[NUMMER])))

const wurzel = mkdtempSync(join(tmpdir(), 'kommen-und-gehen-'))
afterAll(() => rmSync(wurzel, { recursive: true }))

async function importJahr(varDir: string, jahr: 2026 | 2027) {
  const von = mkdtempSync(join(wurzel, 'quelle-'))
  writeFileSync(join(von, 'Praemien_CH.csv'), csv([KOPF, ...ROH[jahr]]))
  writeFileSync(join(von, 'AMTOVZ.csv'), orteCsv)
  writeFileSync(join(von, 'regionen.xlsx'), regionenXlsx)
  writeFileSync(
    join(von, 'versicherer.xlsx'),
    xlsx([
      ['Nummer', 'Name', 'Ort'],
      [1600, 'Zuversicht Krankenkasse AG', '6300 Zug'],
    ]),
  )
  const ergebnis = await importDaten({ von, varDir, praemienjahr: jahr, quelle: 'BAG', jetzt: new Date() })
  if (ergebnis.art === 'abgelehnt') throw new Error(ergebnis.meldung)
}

/** The pages on a day, with what was imported until then. */
async function website(jahre: (2026 | 2027)[], datum: string) {
  const varDir = mkdtempSync(join(wurzel, 'var-'))
  for (const jahr of jahre) await importJahr(varDir, jahr)
  const bestand = await openDatenbestand(varDir, { heute: () => datum, wunsch: null })
  const daten: SeitenDaten = { siteUrl: 'https://example.ch', datum, praemien: bestand.praemien(), gtmId: null }
  const bild = praemienbild(bestand.tabellen(), daten.praemien.jahr)
  const html = async (slug?: string) => {
    const { prelude } = await prerenderToNodeStream(
      <SeitenDatenContext value={daten}>
        <PraemienbildContext value={bild}>
          <StaticRouter pathname={slug ? `/krankenkasse/${slug}` : '/krankenkassen'}>
            {slug ? <Profilseite slug={slug} /> : <Verzeichnisseite />}
          </StaticRouter>
        </PraemienbildContext>
      </SeitenDatenContext>,
    )
    return (await text(prelude)).replaceAll('<!-- -->', '')
  }
  const [sanitas, css, verzeichnis] = [await html('sanitas'), await html('css'), await html()]
  return { daten, sanitas, css, verzeichnis }
}

const klartext = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')

/** The names below their letters, and those that stand apart. */
function gelistet(markup: string) {
  const [mit = '', ohne = ''] = markup.split('id="ohne-tarif"')
  const namen = (teil: string) =>
    [...teil.matchAll(/font-semibold hyphens-auto[^>]*>(.*?)<\/span>/g)].map(([, name]) => name)
  return { mit: namen(mit), ohne: namen(ohne) }
}

const profile = (liste: object | undefined): string[] =>
  JSON.stringify(liste).match(/(?<=\/krankenkasse\/)[a-z0-9-]+/g) ?? []

let allein: Awaited<ReturnType<typeof website>>
let beide: Awaited<ReturnType<typeof website>>

beforeAll(async () => {
  allein = await website([2026], '2026-11-16')
  beide = await website([2026, 2027], '2026-11-16')
})

describe('with 2026 alone', () => {
  test('the directory lists whoever has a row, and counts them', () => {
    const { mit, ohne } = gelistet(allein.verzeichnis)
    expect(mit).toHaveLength(nummern(2026).size)
    expect(mit).toEqual(expect.arrayContaining(['CSS', 'Sanitas', 'AMB Assurances', 'Versicherer 1501']))
    expect(ohne).toHaveLength(37 - 3)
    expect(klartext(allein.verzeichnis)).toContain('30 Versicherer verkaufen 2026 die Grundversicherung.')
    expect(verzeichnisKopf('', allein.daten).beschreibung).toContain('Alle 30 Krankenkassen mit Grundversicherung 2026')
    expect(profile(verzeichnisKopf('', allein.daten).inhalt)).toEqual(['amb', 'css', 'sanitas'])
  })

  test('the profile promises premiums and has them', () => {
    expect(kopf('sanitas', allein.daten).titel).toBe('Sanitas: Prämien und Modelle 2026')
    expect(allein.sanitas).toContain('<table')
    expect(klartext(allein.css)).toContain('Zur Wahl stehen «Freie Wahl», «Praxis»')
    expect(klartext(allein.css)).not.toContain('Prämien über die Jahre')
  })
})

describe('with 2027 beside it, in November 2026', () => {
  test('the directory follows 2027: new by its official name without a link, gone apart with what happened', () => {
    const { mit, ohne } = gelistet(beide.verzeichnis)
    expect(mit).toHaveLength(nummern(2027).size)
    expect(mit).toContain('Zuversicht Krankenkasse AG')
    expect(mit).not.toContain('Sanitas')
    expect(ohne).toContain('Sanitas')
    const inhalt = klartext(beide.verzeichnis)
    expect(inhalt).toContain('Zuversicht Krankenkasse AG BAG-Nummer 1600 · ')
    expect(inhalt).toContain('Sanitas Zürich Grundversicherung bis Ende 2026 ')
    expect(inhalt).toContain('Helsana Dübendorf Kein Tarif in den Prämien 2027 ')
    expect(beide.verzeichnis.split('Zuversicht')[0]?.split('<li').at(-1)).not.toContain('<a ')
    expect(profile(verzeichnisKopf('', beide.daten).inhalt)).toEqual(['amb', 'css'])
  })

  test('the profile of who is gone says so from the title on, and shows no price', () => {
    const { titel, beschreibung, noindex } = kopf('sanitas', beide.daten)
    expect(titel).toBe('Sanitas: Grundversicherung bis 2026')
    expect(beschreibung).toBe(
      'Sanitas, Zürich (BAG-Nummer 1509): Grundversicherung bis Ende 2026. Was das für Versicherte heisst.',
    )
    expect(noindex).toBeUndefined()
    const inhalt = klartext(beide.sanitas)
    expect(inhalt).toContain(
      'Sanitas führt die Grundversicherung noch bis Ende 2026; in den Prämien 2027 hat die Kasse keinen Tarif mehr.',
    )
    expect(inhalt).toContain('Eine neue Kasse wählen: in drei Schritten')
    expect(inhalt).not.toMatch(/Zu Sanitas wechseln|Bei Sanitas kündigen|CHF\/Monat|Günstigster Tarif/)
    expect(beide.sanitas).not.toContain('<table')
  })

  test('nobody’s neighbour is one that is gone', () => {
    expect(beide.css).not.toContain('/krankenkasse/sanitas')
    expect(allein.css).toContain('/krankenkasse/sanitas')
  })

  test('models are first contacts: what is missing is one of them, and an HMO is none', () => {
    const inhalt = klartext(beide.css)
    expect(inhalt).toContain('Zur Wahl stehen «Freie Wahl», «Praxis» und «Telefon/App».')
    expect(inhalt).toContain('Nicht im Angebot: «Apotheke» und «Mehrere zur Wahl».')
    expect(inhalt).toContain('Zuerst in die gewählte Praxis')
    expect(inhalt).toContain('3 Modelle mit Rabatt neben der freien Wahl')
    expect(inhalt).not.toMatch(/HMO-Modell|Hausarzt-Modell|Weitere Modelle|TAR-|TEL_DIG/)
  })

  test('both years stand side by side by their cheapest tariff, whatever it was called or typed', () => {
    const { kanton, region } = PROFILE.get('css')?.vergleichsregion ?? { kanton: '', region: 0 }
    const guenstigster = (jahr: 2026 | 2027) =>
      ROH[jahr]
        .filter(
          zeile => Number(zeile[NUMMER]) === 8 && zeile[KANTON] === kanton && zeile[REGION]?.endsWith(`${region}`),
        )
        .filter(zeile => zeile[ALTER]?.endsWith('ERW') && zeile[UNFALL]?.startsWith('OHN'))
        .filter(zeile => zeile[FRANCHISE]?.endsWith('2500'))
        .map(zeile => ({ name: zeile[NAME], preis: Number(zeile[PREIS]) }))
        .reduce((a, b) => (b.preis < a.preis ? b : a))
    const [, teil = ''] = klartext(beide.css).split('Prämien über die Jahre')
    for (const [jahr, abgabe] of [
      [2026, 5.15],
      [2027, 4.75],
    ] as const) {
      const { name, preis } = guenstigster(jahr)
      expect(teil).toContain(`${jahr} ${name} ${(preis - abgabe).toFixed(2)} `)
    }
    expect(teil.split('Überblick')[0]).not.toMatch(/Praxis|HMO-Modell|Freie Wahl/)
  })
})
