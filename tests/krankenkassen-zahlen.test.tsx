import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { PraemienbildContext, praemienbild } from '#app/features/krankenkassen/praemienbild.ts'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { kopf, Seite as Profilseite } from '#app/pages/krankenkasse.tsx'
import { Seite as Verzeichnisseite } from '#app/pages/krankenkassen.tsx'
import { StaticRouter } from '#app/router.tsx'
import { kantonName } from '#content/orte/kantone.ts'
import { VERSICHERER, versichererVon } from '#content/versicherer/index.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { amtlich } from './fixtures/tabellen/amtlich.ts'
import { regionstabellenAus, rohtabelle } from './fixtures/tabellen/rohtabelle.ts'
import { type Rohzeile, rohzeilen } from './fixtures/tabellen/testrohdaten.ts'

// The whole official table; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

/**
 * What the profiles show is compared with the raw table, searched here a second time by plain minima: on the official
 * one where BAG_DATEN names it, else on the demonstration table.
 */
const JAHR = 2026
const ABZUG = 515

/** For whom a profile shows prices; only these rows are read, so that the test stays quick. */
const KLASSEN = [
  { klasse: 'AKL-ERW', unfall: 'OHN-UNF', franchise: 'FRA-2500', gruppe: '' },
  { klasse: 'AKL-JUG', unfall: 'OHN-UNF', franchise: 'FRA-2500', gruppe: '' },
  { klasse: 'AKL-KIN', unfall: 'MIT-UNF', franchise: 'FRA-0', gruppe: 'K1' },
]

const { zeilen, trennzeichen } = rohtabelle(JAHR)
const gefragte = zeilen.filter(
  (zeile, index) =>
    index === 0 ||
    KLASSEN.some(({ klasse, unfall, franchise }) =>
      [klasse, unfall, franchise].every(code => zeile.includes(trennzeichen + code + trennzeichen)),
    ),
)
const roh = rohzeilen(gefragte.join('\n'), trennzeichen)

/** By plain looking: the profiles of whom the raw table has no row. */
const OHNE_TARIF = VERSICHERER.filter(({ nummer }) => !roh.some(zeile => Number(zeile.Versicherer) === nummer))

const bild = praemienbild([...(await regionstabellenAus(gefragte, JAHR)).values()], JAHR)
const daten: SeitenDaten = {
  siteUrl: 'https://example.ch',
  datum: '2026-11-15',
  praemien: {
    ...{ jahr: JAHR, quelle: 'BAG', versicherer: VERSICHERER.length - OHNE_TARIF.length, regionen: 42 },
    ...{ importiert: '2026-11-01', ohneTarif: OHNE_TARIF.map(({ nummer }) => ({ versicherer: nummer })) },
  },
  gtmId: null,
}

const gerendert = new Map<string, Promise<string>>()

/** Each page once: there are many, and several tests look at them. */
function html(pfad: string, quelle: 'BAG' | 'DEMO' = 'BAG'): Promise<string> {
  const schluessel = `${pfad} ${quelle}`
  const seite = gerendert.get(schluessel) ?? render(pfad, quelle)
  gerendert.set(schluessel, seite)
  return seite
}

async function render(pfad: string, quelle: 'BAG' | 'DEMO'): Promise<string> {
  const slug = pfad.split('/')[2]
  const { prelude } = await prerenderToNodeStream(
    <SeitenDatenContext value={{ ...daten, praemien: { ...daten.praemien, quelle } }}>
      <PraemienbildContext value={bild}>
        <StaticRouter pathname={pfad}>{slug ? <Profilseite slug={slug} /> : <Verzeichnisseite />}</StaticRouter>
      </PraemienbildContext>
    </SeitenDatenContext>,
  )
  return (await text(prelude)).replaceAll('<!-- -->', '')
}

const klartext = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** «Zürich 1»: price, rank and number of insurers, by plain minima over all rows of the region. */
function erwartet(nummer: number, { klasse, gruppe }: (typeof KLASSEN)[number]): Map<string, string> {
  const zeilenJe = Map.groupBy(
    roh.filter(zeile => zeile.Altersklasse === klasse && zeile.Altersuntergruppe === gruppe),
    zeile => `${zeile.Kanton} ${zeile.Region.at(-1)}`,
  )
  return new Map(
    [...zeilenJe].flatMap(([gebiet, alle]): [string, string][] => {
      const minima = [...Map.groupBy(alle, zeile => Number(zeile.Versicherer))].map(([versicherer, eigene]) => ({
        versicherer,
        praemie: Math.min(...eigene.map(rappen)),
      }))
      const eigenes = minima.find(({ versicherer }) => versicherer === nummer)
      if (!eigenes) return []
      const [kanton = '', region] = gebiet.split(' ')
      const name = kantonName(kanton)
      const rang = 1 + minima.filter(({ praemie }) => praemie < eigenes.praemie).length
      const preis = ((eigenes.praemie - ABZUG) / 100).toFixed(2)
      return [[region === '0' ? name : `${name} ${region}`, `${preis} ${rang}. von ${minima.length}`]]
    }),
  )
}

const rappen = (zeile: Rohzeile) => Math.round(Number(zeile.Prämie) * 100)

/** The three tables of a profile: region → price and rank. */
function gezeigt(markup: string): Map<string, string>[] {
  const tabellen = markup.slice(markup.indexOf('id="praemien"')).split('<table').slice(1)
  return tabellen.map(
    tabelle =>
      new Map(
        [
          ...(tabelle.split('</table>')[0] ?? '').matchAll(
            /<th scope="row">.*?<span>(.*?)<\/span>.*?<\/th>(.*?)<\/tr>/g,
          ),
        ].map(([, region = '', zellen = '']) => [klartext(region), klartext(zellen)]),
      ),
  )
}

test.each(['css', 'sanitas', 'kpt', 'vita-surselva', 'lumneziana', 'amb', 'slkk', 'visperterminen'])(
  'every premium and rank of %s is that of the raw table',
  async slug => {
    const nummer = versichererVon(slug)?.nummer ?? 0
    const soll = KLASSEN.map(klasse => erwartet(nummer, klasse)).filter(({ size }) => size > 0)
    expect(soll.length).toBeGreaterThan(0)
    expect(gezeigt(await html(`/krankenkasse/${slug}`))).toEqual(soll)
  },
)

test('every profile is complete, and one without premiums shows nothing empty', async () => {
  for (const { slug, name, nummer } of VERSICHERER) {
    const markup = await html(`/krankenkasse/${slug}`)
    expect(markup.match(/<h1[ >]/g), slug).toHaveLength(1)
    expect(klartext(markup), slug).not.toMatch(/undefined|NaN|null|\[object/)
    const verkauft = !OHNE_TARIF.some(ohne => ohne.nummer === nummer)
    const ueberschriften = [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, titel]) => titel)
    expect(ueberschriften, slug).toEqual(expect.arrayContaining(['Überblick', 'Amtliche Angaben', 'So geht es weiter']))
    for (const titel of [
      'Vorteile',
      'Verfügbare Modelle',
      'Prämien nach Region',
      'Regionen',
      `Wo ${name} preislich steht`,
    ])
      expect(ueberschriften.includes(titel), `${slug}: ${titel}`).toBe(verkauft)
    expect(markup.includes('<tbody></tbody>'), slug).toBe(false)
    expect(ueberschriften.includes('Für Versicherte dieser Kasse'), slug).toBe(!verkauft)
    expect(
      /In den Prämien 2026 steht .{3,60} nicht|in den Prämien 2026 (hat die Kasse )?keinen Tarif/.test(
        klartext(markup),
      ),
      slug,
    ).toBe(!verkauft)
    expect(markup.includes(`Zu ${name} wechseln`), slug).toBe(verkauft)
    const { titel, beschreibung } = kopf(slug, daten)
    expect(/Prämien (und Modelle )?2026/.test(titel), `${slug}: ${titel}`).toBe(verkauft && titel !== name)
    expect(beschreibung.includes('Prämien 2026 je Region'), beschreibung).toBe(verkauft)
  }
})

test('no two profiles say the same about themselves', async () => {
  const absaetze = new Map<string, string>()
  for (const { slug } of VERSICHERER) {
    const [eigene = ''] = (await html(`/krankenkasse/${slug}`)).split('Was die Grundversicherung deckt')
    const inhalt = klartext(eigene)
    expect(absaetze.get(inhalt), slug).toBeUndefined()
    expect(inhalt.length, slug).toBeGreaterThan(250)
    absaetze.set(inhalt, slug)
  }
})

test('invented premiums are named as such, official ones are not', async () => {
  const hinweis = 'Demodaten – keine offiziellen Prämien'
  for (const pfad of ['/krankenkasse/css', '/krankenkassen']) {
    expect(klartext(await html(pfad, 'DEMO'))).toContain(hinweis)
    expect(klartext(await html(pfad))).not.toContain('Demodaten')
  }
})

test('the directory lists everyone once: who sells below its letter, the others apart', async () => {
  const markup = await html('/krankenkassen')
  const gruppen = markup.split('<section').slice(1)
  const ziele = (apart: boolean) =>
    gruppen
      .filter(gruppe => gruppe.includes('id="ohne-tarif"') === apart)
      .flatMap(gruppe => [...gruppe.matchAll(/href="\/krankenkasse\/([^"]+)"/g)].map(([, slug]) => slug))
      .toSorted()
  const slugs = (eintraege: readonly { slug: string }[]) => eintraege.map(({ slug }) => slug).toSorted()
  expect(ziele(false)).toEqual(slugs(VERSICHERER.filter(eintrag => !OHNE_TARIF.includes(eintrag))))
  expect(ziele(true)).toEqual(slugs(OHNE_TARIF))
  expect(klartext(markup)).toContain(`${daten.praemien.versicherer} Versicherer verkaufen 2026 die Grundversicherung.`)
  const nachO = gruppen.find(gruppe => gruppe.includes('id="O"')) ?? ''
  expect(nachO).toContain('/krankenkasse/oekk')
  expect([...markup.matchAll(/href="#(\w)"/g)].map(([, buchstabe]) => buchstabe)).toEqual(
    [...markup.matchAll(/<h3[^>]*>(\w)<\/h3>/g)].map(([, buchstabe]) => buchstabe),
  )
})

test('a row of the directory carries the cantons in which the insurer sells, for the filter above it', async () => {
  const zeilen = [
    ...(await html('/krankenkassen')).matchAll(/<li data-kantone="([^"]*)"><a[^>]* href="\/krankenkasse\/([^"]+)"/g),
  ]
  expect(zeilen).toHaveLength(VERSICHERER.length - OHNE_TARIF.length)
  for (const [, kantone = '', slug = ''] of zeilen) {
    const eigene = roh.filter(zeile => Number(zeile.Versicherer) === versichererVon(slug)?.nummer)
    expect(kantone.split(' ').sort(), slug).toEqual([...new Set(eigene.map(({ Kanton }) => Kanton))].sort())
  }
})

test('heads fit into search results and are each their own', () => {
  const koepfe = VERSICHERER.map(({ slug }) => kopf(slug, daten))
  for (const { titel, beschreibung } of koepfe) {
    expect(titel.length, titel).toBeLessThanOrEqual(41)
    expect(beschreibung.length, beschreibung).toBeGreaterThanOrEqual(70)
    expect(beschreibung.length, beschreibung).toBeLessThanOrEqual(160)
  }
  expect(new Set(koepfe.map(({ titel }) => titel)).size).toBe(koepfe.length)
  expect(kopf('gibt-es-nicht', daten)).toMatchObject({ titel: 'Krankenkasse nicht gefunden', noindex: true })
})

if (amtlich)
  test('of 37 profiles three have no tariff in 2026; what a source says about their end stands there', async () => {
    expect(OHNE_TARIF.map(({ slug }) => slug)).toEqual(['klug', 'sanavals', 'vivacare'])
    expect(kopf('klug', daten).titel).toBe('KLuG Krankenversicherung: bis Ende 2025')
    expect(kopf('vivacare', daten).titel).toBe('vivacare: kein Tarif 2026')
    const klug = klartext(await html('/krankenkasse/klug'))
    expect(klug).toContain(
      'Wer keine andere Kasse gewählt hat, ist seit dem 1. Januar 2026 bei Helsana grundversichert.',
    )
    for (const slug of ['sanavals', 'vivacare'])
      expect(klartext(await html(`/krankenkasse/${slug}`))).toContain('ist uns aus keiner Quelle bekannt')
  })

if (amtlich)
  test('a profile tells whom one contacts first per product, not per model', async () => {
    const sympany = klartext(await html('/krankenkasse/sympany-vivao'))
    for (const satz of [
      'callmed 24 Zuerst ein Anruf oder die App',
      'casamed hausarzt, casamed hmo Zuerst in die gewählte Praxis',
      'FlexHelp 24, casamed pharm Zuerst an eine der Stellen, die der Tarif zur Wahl stellt',
    ])
      expect(sympany).toContain(satz)
    const assura = klartext(await html('/krankenkasse/assura'))
    expect(assura).toContain('FeminaVita, Hausspital, PreventoMed, Qualimed Zuerst an eine der Stellen')
    expect(assura).not.toMatch(/Hausarztpraxis|Hausarzt: PharMed/)
  })
