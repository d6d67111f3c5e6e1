import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rechnungsAbgleich } from '#domain/police/rechnung.ts'
import { altersklasse } from '#domain/praemien/altersklasse.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { buildApp } from '#server/app.ts'
import { openDatenbestand } from '#server/daten/datenbestand.ts'
import { registerLesen } from '#server/routes/lesen.ts'
import { datumInZuerich } from '#server/zeit.ts'
import { mitSqlite } from '../../fixtures/datenbank/datenbanken.ts'
import { importiereDateien, mitImportordnern, orte } from '../../fixtures/katalog/import-quelle.ts'
import { betreffe, katalogJob } from '../../fixtures/katalog/katalog-job.ts'
import { halb, KOPFDATEI, PFAD, startKatalogServer, tabelleVon } from '../../fixtures/katalog/katalog-server.ts'
import { renderKleineWebsite } from '../../fixtures/server/kleine-website.ts'
import { csv, KOPF, praemienZeilen } from '../../fixtures/tabellen/testdaten.ts'

const GEBURTSJAHRE = [2001, 2002, 2008, 2009]
const ZH =
  'kanton=ZH&region=1&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500&tariftyp=TAR-BASE&aktuell=8'

mitImportordnern()

const GELESEN = ['/', '/krankenkasse/css', '/kuendigen', '/404']

/** The built site with a catalogue and a clock of the test: what visitors and the operator see as the year goes on. */
async function website(db: Parameters<typeof katalogJob>[0], anfang: string) {
  const katalog = await startKatalogServer()
  katalog.lege(PFAD.tabelle, tabelleVon(2026))
  const job = katalogJob(db, katalog.url)
  let zeit = anfang
  const heute = () => datumInZuerich(new Date(zeit))
  await job.lookHier(zeit)
  const bestand = await openDatenbestand(job.varDir, { heute, wunsch: null })
  const render = () => renderKleineWebsite({ varDir: job.varDir, bestand, dist: 'dist', datum: heute(), nur: GELESEN })
  let website = await render()
  const app = await buildApp({
    website: () => website,
    ...{ trustProxy: [], pruefungen: [], log: {} },
    addRoutes: fastify => registerLesen(fastify, bestand),
  })
  const seite = async (pfad: string) => (await app.fastify.inject(pfad)).body
  let gemeldet = 0

  /** The catalogue is asked; true when the site has other premiums afterwards. */
  async function frage(neueZeit: string): Promise<boolean> {
    zeit = neueZeit
    await job.lookHier(zeit)
    return bestand.refresh()
  }

  async function am(neueZeit: string) {
    await frage(neueZeit)
    website = await render()
    const start = klartext(await seite('/'))
    const { jahr, sofort } = bestand.praemien()
    const alle = await betreffe(db)
    const mails = alle.slice(gemeldet)
    gemeldet = alle.length
    const { angebote } = (await app.fastify.inject(`/api/angebote?${ZH}`)).json()
    return {
      titel: /Krankenkassenvergleich (\d{4}) \|/.exec(await seite('/'))?.[1],
      profil: /<title>([^<]*)/.exec(await seite('/krankenkasse/css'))?.[1],
      hinweis: /Das sind die Prämien.*?in seinem Rechner\./.exec(start)?.[0] ?? '',
      frist: /30\. November \d{4}|29\. November \d{4}/.exec(klartext(await seite('/kuendigen')))?.[0],
      klassen: GEBURTSJAHRE.map(geburtsjahr => altersklasse(geburtsjahr, jahr).slice(4)).join(' '),
      sofort,
      preis: angebote[0].praemie,
      rechnung: rechnungVon(sofort ?? jahr),
      mails,
    }
  }

  /** What an adult of CSS pays for its Standard tariff with franchise 2500 is found in the table of the bill's year. */
  function rechnungVon(jahr: number): string {
    const tabelle = bestand.fuerJahr(jahr)?.tabelle('ZH', 1)
    const betrag = ({ 2026: 401_95, 2027: 422_95 } as Record<number, number>)[jahr] ?? 0
    if (!tabelle) return 'keine Tabelle'
    const { art } = rechnungsAbgleich([{ tabelle, klasse: 'AKL-ERW' }], { versicherer: 8, betrag: rappen(betrag) })
    return `${jahr} ${art}`
  }

  return {
    katalog,
    frage,
    am,
    varDir: job.varDir,
    bestand,
    async close() {
      await app.close(1_000)
      katalog.close()
      rmSync(job.varDir, { recursive: true })
    },
  }
}

const klartext = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')

const IN_2026 = { titel: '2026', klassen: 'JUG JUG KIN KIN', sofort: undefined, rechnung: '2026 einer' }
const IN_2027 = { titel: '2027', klassen: 'ERW JUG JUG KIN', hinweis: '' }
const hinweis = (seit: string, bund: string) =>
  `Das sind die Prämien 2026. ${seit} 1. Januar 2027 gelten andere, sie fehlen hier noch. Der Bund ${bund}, Sie finden sie in seinem Rechner.`

mitSqlite(({ oeffne }) => {
  it('a year turns by itself', async () => {
    const { katalog, frage, am, varDir, bestand, close } = await website(await oeffne(), '2026-09-10T08:00:00Z')
    expect(await am('2026-09-10T08:05:00Z')).toMatchObject({
      ...IN_2026,
      ...{ hinweis: '', frist: '30. November 2026', mails: ['Prämien 2026 sind online'] },
    })

    katalog.lege(PFAD.tabelle, KOPFDATEI)
    expect(await frage('2026-09-18T08:00:00Z')).toBe(false)

    // Nothing has come by then: the season has begun all the same.
    expect(await am('2026-10-01T08:00:00Z')).toMatchObject({
      ...IN_2026,
      ...{ hinweis: hinweis('Ab', 'veröffentlicht sie jeweils Ende September'), mails: ['Prämien 2027 fehlen noch'] },
    })

    const neue = tabelleVon(2027, { teurerUm: 20 })
    katalog.lege(PFAD.tabelle, neue)
    katalog.stoere(PFAD.tabelle, halb(neue))
    expect(await frage('2026-10-02T08:00:00Z')).toBe(false)
    katalog.heile()
    const nachher = { ...IN_2027, sofort: 2026, rechnung: '2026 einer' }
    expect(await am('2026-10-03T08:00:00Z')).toMatchObject({
      ...nachher,
      ...{ frist: '30. November 2026', mails: ['Prämien 2027 sind online'] },
    })

    katalog.lege(PFAD.tabelle, tabelleVon(2027, { teurerUm: 21 }))
    const korrigiert = await am('2026-10-04T08:30:00Z')
    expect(korrigiert).toMatchObject({ ...nachher, mails: ['Prämien 2027 sind korrigiert'] })

    // An older year by hand never turns the site back.
    const dateien = { ...orte, 'p.csv': csv([KOPF, ...praemienZeilen(2025)]) }
    expect((await importiereDateien(dateien, varDir)).art).toBe('importiert')
    expect(await am('2026-11-30T20:00:00Z')).toMatchObject({ ...nachher, preis: korrigiert.preis, mails: [] })
    expect(bestand.jahre()).toEqual([2025, 2026, 2027])

    // 31 December 23:59 and 1 January 00:01 in Zurich.
    expect(await am('2026-12-31T22:59:00Z')).toMatchObject({ ...nachher, frist: '30. November 2027' })
    expect(await am('2026-12-31T23:01:00Z')).toMatchObject({
      ...IN_2027,
      sofort: undefined,
      frist: '30. November 2027',
    })
    await close()
  })

  it('a table that was seen and is not taken is called published', async () => {
    const { katalog, am, frage, close } = await website(await oeffne(), '2026-09-30T08:00:00Z')
    katalog.lege(PFAD.tabelle, tabelleVon(2027, { faktor: 0.5 }))
    expect(await frage('2026-10-01T08:00:00Z')).toBe(false)
    expect(await am('2026-10-01T08:01:00Z')).toMatchObject({
      ...IN_2026,
      hinweis: hinweis('Ab', 'hat sie veröffentlicht'),
    })
    await close()
  })

  it('a year whose table never came is said', async () => {
    const { am, close } = await website(await oeffne(), '2026-12-31T22:59:00Z')
    expect(await am('2026-12-31T23:01:00Z')).toMatchObject({
      ...IN_2026,
      hinweis: hinweis('Seit', 'hat sie veröffentlicht'),
    })
    await close()
  })
})
