import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { holdAufbewahrung, readAufbewahrung, writeAufbewahrung } from '#db/aufbewahrung.ts'
import { anfragenBefehl } from '#server/betrieb/anfragen.ts'
import { SCHLUESSEL } from '#server/betrieb/tabellen-kopie.ts'
import { gueltigeAnfrage, type Last, startLast } from '../../fixtures/anfragen/anfragen-last.ts'
import { countBestand, doppelte } from '../../fixtures/anfragen/bestand-pruefen.ts'
import { mitDatenbanken, type Ort } from '../../fixtures/datenbank/datenbanken.ts'
import { neueDatenbank } from '../../fixtures/datenbank/postgres.ts'
import { oeffneStelle, GEHEIMNIS as STELLE } from '../../fixtures/server/datenschutz-stelle.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { KOMPILIERT, programm, type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { LANG, umfang } from '../../fixtures/umfang.ts'

/** More than one page of rows. */
const VORHER = umfang(30, 5_000)
const DANACH = umfang(20, 1_000)
const GEHEIMNIS = 'ein-geheimnis-das-die-sicherung-kennt'

const server = serverProcesses()
const ordner = mkdtempSync(join(tmpdir(), 'sicherung-'))
afterEach(server.endAll)
afterAll(() => rmSync(ordner, { recursive: true, force: true }))

const einstellungen = ({ databaseUrl, varDir }: Ort) => ({
  VAR_DIR: varDir,
  GEHEIMNIS,
  ANFRAGEN_LIMIT: '0',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

/** As an operator calls it: a process of its own. */
async function befehl(ort: Ort, ...argumente: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, ...KOMPILIERT, ...einstellungen(ort) }
  const { stdout } = await promisify(execFile)(process.execPath, [programm('scripts/anfragen.ts'), ...argumente], {
    env,
  })
  return stdout
}

/** The same in the test's own process. */
async function hier(ort: Ort, argumente: string[], geheimnis = GEHEIMNIS, jetzt = () => new Date()): Promise<string> {
  const env = { ...einstellungen(ort), GEHEIMNIS: geheimnis }
  return Object.values(await anfragenBefehl(argumente, env, jetzt)).join()
}

async function bereit({ port }: Serverprozess): Promise<void> {
  while ((await ask(port, '/readyz')).status !== 200) await delay(5)
}

async function wachse(last: Last, um: number): Promise<void> {
  const ziel = last.bestaetigt.size + um
  while (last.bestaetigt.size < ziel) await delay(1)
}

const neueOrte = async (): Promise<Ort[]> => [
  { databaseUrl: null, varDir: mkdtempSync(join(ordner, 'sqlite-')) },
  { databaseUrl: await neueDatenbank(inject('postgres')), varDir: mkdtempSync(join(ordner, 'postgres-')) },
]

mitDatenbanken(({ name, neuerOrt, oeffne }) => {
  test('a backup taken while enquiries arrive holds every acknowledged one, restores into either database, and a server starts on it', {
    timeout: umfang(120_000, 300_000),
  }, async () => {
    const ort = await neuerOrt()
    const prozess = await server.start(einstellungen(ort))
    await bereit(prozess)
    const last = startLast(10, () => prozess.port)
    await wachse(last, VORHER)
    const vorher = new Map(last.bestaetigt)
    const datei = join(ordner, `${name}.db`)
    expect(await befehl(ort, 'sichern', datei)).toMatch(/^\d+ Anfragen gesichert: «/)
    await wachse(last, DANACH)
    await last.ende()
    expect(statSync(datei).mode & 0o777).toBe(0o600)

    const [[schluessel = '', referenz = ''] = [], ...bleibende] = vorher
    await befehl(ort, 'loesche', '--email', `anna.${schluessel}@example.ch`)
    const loeschungen = join(ordner, `${name}-loeschungen.db`)
    expect(await befehl(ort, 'sichern', loeschungen, '--nur-loeschungen')).toMatch(/^1 Löschungen gesichert/)
    expect(readFileSync(loeschungen).includes('@example.ch')).toBe(false)
    await server.endAll()

    // In the short form only into the other one, which is the longer way.
    const ziele = (await neueOrte()).filter(ziel => LANG || !ziel.databaseUrl !== !ort.databaseUrl)
    for (const neuer of ziele) {
      const gesagt = await hier(neuer, ['wiederherstellen', datei, '--loeschungen', loeschungen])
      expect(gesagt).toMatch(/^\d+ Anfragen wiederhergestellt, 1 inzwischen gelöschte weggelassen\.$/)
      const bestand = await countBestand(neuer)
      expect(bleibende.filter(([, eine]) => !bestand.referenzen.has(eine))).toEqual([])
      expect(bestand.referenzen.has(referenz)).toBe(false)
      expect(doppelte(bestand.schluessel)).toEqual([])
      // One moment: no enquiry without its mails.
      expect(bestand.ohneMails).toBe(0)

      const wieder = await server.start(einstellungen(neuer))
      await bereit(wieder)
      const [[alter = '', alteReferenz] = []] = bleibende
      const wiederholt = await poste(wieder, gueltigeAnfrage(alter), alter)
      expect(wiederholt).toEqual({ status: 201, body: { referenz: alteReferenz } })
      expect(await poste(wieder, gueltigeAnfrage('neu'))).toMatchObject({ status: 201 })
      expect((await countBestand(neuer)).referenzen.size).toBe(bestand.referenzen.size + 1)
      expect(await hier(neuer, ['antraege'])).toContain('Datenlöschung')
    }
  })

  test('who was deleted or withdrew since does not come back; who came back by himself does', async () => {
    const ort = await neuerOrt()
    const db = await oeffne(ort)
    const stelle = oeffneStelle(db, ort.varDir)
    const [geloescht, widerrufen, wiedergekommen] = ['beat@example.ch', 'carla@example.ch', 'dario@example.ch']
    const bleibt = await stelle.frageAn('praemie')
    for (const email of [geloescht, widerrufen, wiedergekommen]) await stelle.frageAn('praemie', { email })
    await hier(ort, ['loesche', '--email', wiedergekommen], STELLE, stelle.jetzt)
    stelle.vor(60_000)
    const neu = await stelle.frageAn('kontakt', { email: wiedergekommen })
    const [datei, loeschungen] = [join(ordner, `${name}-vier.db`), join(ordner, `${name}-vier-loeschungen.db`)]
    await hier(ort, ['sichern', datei], STELLE)

    stelle.vor(60_000)
    await hier(ort, ['loesche', '--email', geloescht], STELLE, stelle.jetzt)
    expect((await stelle.bestaetige(await stelle.token(widerrufen, 'widerruf'))).json()).toEqual({ art: 'widerruf' })
    await hier(ort, ['sichern', loeschungen, '--nur-loeschungen'], STELLE)
    await stelle.ende()

    const neuer = await neuerOrt()
    const gesagt = await hier(neuer, ['wiederherstellen', datei, '--loeschungen', loeschungen], STELLE)
    expect(gesagt).toBe('2 Anfragen wiederhergestellt, 2 inzwischen gelöschte weggelassen.')
    expect((await countBestand(neuer)).referenzen).toEqual(new Set([bleibt, neu]))
    const { kysely } = await oeffne(neuer)
    const spuren = await Promise.all([
      kysely.selectFrom('ausgang').select('inhalt').execute(),
      kysely.selectFrom('antrag').select('email').execute(),
    ])
    expect(JSON.stringify(spuren)).not.toMatch(/beat@|carla@/)
  })

  test('is refused where it would do harm, and then changes nothing', async () => {
    const [ort, leer] = [await neuerOrt(), await neuerOrt()]
    const prozess = await server.start(einstellungen(ort))
    await bereit(prozess)
    await poste(prozess, gueltigeAnfrage('eins'))
    const datei = join(ordner, `${name}-klein.db`)
    await hier(ort, ['sichern', datei])
    const inhalt = readFileSync(datei)

    expect(await hier(ort, ['sichern', datei])).toContain('gibt es schon')
    expect(await hier(ort, ['sichern', join(ordner, 'fehlt', 'x.db')])).toContain(
      'kann nicht geschrieben werden (ENOENT)',
    )
    expect(await hier(ort, ['wiederherstellen', datei])).toContain('nicht leer')
    expect(await hier(leer, ['wiederherstellen', datei], 'ein-ganz-anderes-geheimnis-als-damals')).toContain(
      'anderen Geheimnis',
    )
    expect(await hier(leer, ['wiederherstellen', join(ordner, 'fehlt.db')])).toContain('nicht lesbar (ENOENT)')
    const text = join(ordner, `${name}.txt`)
    writeFileSync(text, 'Das ist keine Datenbank, sondern ein Text.'.repeat(100))
    expect(await hier(leer, ['wiederherstellen', text])).toContain('keine Sicherung')
    expect(await hier(leer, ['wiederherstellen', datei, '--loeschungen', text])).toContain('keine Sicherung')

    expect((await countBestand(leer)).referenzen.size).toBe(0)
    expect((await countBestand(ort)).referenzen.size).toBe(1)
    expect(readFileSync(datei).equals(inhalt)).toBe(true)
  })

  test('the state of retention comes from the backup, also where a server had started on the empty database', async () => {
    const [ort, neuer] = [await neuerOrt(), await neuerOrt()]
    for (const [wo, anker] of [
      [ort, 1_700_000_000_000],
      [neuer, null],
    ] as const) {
      const { kysely } = await oeffne(wo)
      await writeAufbewahrung(kysely, { ...(await holdAufbewahrung(kysely)), anker })
    }
    const datei = join(ordner, `${name}-stand.db`)
    await hier(ort, ['sichern', datei])
    expect(await hier(neuer, ['wiederherstellen', datei])).toBe('0 Anfragen wiederhergestellt.')
    expect(await readAufbewahrung((await oeffne(neuer)).kysely)).toMatchObject({ anker: 1_700_000_000_000 })
  })

  test('no table is forgotten', async () => {
    const db = await oeffne()
    const tabellen = (await db.kysely.introspection.getTables()).map(tabelle => tabelle.name)
    expect(Object.keys(SCHLUESSEL).toSorted()).toEqual(tabellen.toSorted())
  })
})

async function poste(prozess: Serverprozess, koerper: object, schluessel?: string) {
  const headers = { 'content-type': 'application/json', ...(schluessel && { 'idempotency-key': schluessel }) }
  const frage = { method: 'POST', headers, body: JSON.stringify(koerper) }
  const { status, body } = await ask(prozess.port, PFADE.praemienAnfrage, frage)
  return { status, body: JSON.parse(body.toString()) }
}
