import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { anfragenBefehl } from '#server/betrieb/anfragen.ts'
import type { Ort } from '../../fixtures/datenbank/datenbanken.ts'
import { GEHEIMNIS, mitStelle } from '../../fixtures/server/datenschutz-stelle.ts'
import { KOMPILIERT, programm } from '../../fixtures/server/server-process.ts'

const umgebung = ({ varDir, databaseUrl }: Ort) => ({ VAR_DIR: varDir, DATABASE_URL: databaseUrl ?? '', GEHEIMNIS })

type Lauf = { code: number; stdout: string; stderr: string }

function prozess(ort: Ort, ...argumente: string[]): Promise<Lauf> {
  const env = { PATH: process.env.PATH, ...KOMPILIERT, ...umgebung(ort) }
  return new Promise(resolve => {
    execFile(process.execPath, [programm('scripts/anfragen.ts'), ...argumente], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

// The test's own process is the running server.
mitStelle(hier => {
  /** What the command prints, with connections of its own but the test's clock. */
  async function anfragen(...argumente: string[]): Promise<string> {
    const ausgabe = await anfragenBefehl(argumente, umgebung(hier.ort), hier.stelle.jetzt)
    return Object.values(ausgabe).join('')
  }

  describe('npm run anfragen, beside a running server', () => {
    it('lists, shows and finishes enquiries', async () => {
      const praemie = await hier.stelle.frageAn('praemie', { firstName: 'Zoë' })
      hier.stelle.vor(60_000)
      const kontakt = await hier.stelle.frageAn('kontakt', { nachricht: 'Erste Zeile\nzweite Zeile' })
      await hier.stelle.mails()

      const liste = await anfragen('liste')
      expect(liste.indexOf(kontakt)).toBeLessThan(liste.indexOf(praemie))
      expect(liste).toMatch(new RegExp(`${praemie}  15.11.2026 11:00  Prämienanfrage  offen +Zoë Beispiel`))
      expect(liste).toContain('2 Anfragen, davon 2 offen.')

      expect(await anfragen('zeige', praemie)).toMatch(/Gewünschtes Produkt: +NetMed\n.*\nPrämienjahr: +2026\n/)
      const gezeigt = await anfragen('zeige', kontakt.toLowerCase())
      expect(gezeigt).toMatch(/Nachricht: +Erste Zeile\n +zweite Zeile/)
      expect(gezeigt).toMatch(
        /Einwilligung: +Weitergabe an Versicherer: nein .*\n +«Freiwillig: .* darf meine Angaben an passende Versicherer weitergeben.*»\n/,
      )
      expect(gezeigt).toMatch(/Mail: +Bestätigung an die Person: gesendet/)
      const { id } = await hier.db.kysely
        .selectFrom('anfrage')
        .select('id')
        .where('referenz', '=', kontakt)
        .executeTakeFirstOrThrow()
      expect(await anfragen('zeige', id)).toBe(gezeigt)

      expect(await anfragen('erledigt', kontakt)).toContain('als erledigt vermerkt')
      expect(await anfragen('erledigt', kontakt)).toContain('war schon erledigt')
      expect(await anfragen('liste')).toContain('2 Anfragen, davon 1 offen.')
      expect(await anfragen('offen', kontakt.toLowerCase())).toContain('als offen vermerkt')
      expect(await anfragen('offen', kontakt)).toContain('war schon offen')
      expect(await anfragen('liste')).toContain('2 Anfragen, davon 2 offen.')
      expect(await anfragen('offen', 'PL-0000-0000')).toContain('ist nicht gespeichert')
    })

    it('lists what is open, what matches a search and what came since a day', async () => {
      expect(await anfragen('liste')).toContain('Es sind keine Anfragen gespeichert.')
      expect(await anfragen('liste', '--offen')).toContain('Keine Anfrage passt zu diesen Angaben.')
      const erste = await hier.stelle.frageAn('praemie', { firstName: 'Zoë', lastName: 'Müller', city: 'Genève' })
      hier.stelle.vor(86_400_000)
      const zweite = await hier.stelle.frageAn('kontakt', { vorname: 'Jürg', nachname: 'Iten', ort: 'Zürich' })
      const dritte = await hier.stelle.frageAn('kontakt', { nachname: 'Roboter', website: 'x' })
      const gelistet = async (...argumente: string[]) => {
        const liste = await anfragen('liste', ...argumente)
        return [erste, zweite, dritte].filter(referenz => liste.includes(referenz))
      }
      expect(await gelistet()).toEqual([erste, zweite, dritte])
      await anfragen('erledigt', erste)
      expect(await gelistet('--offen')).toEqual([zweite])
      expect(await gelistet('--suche', 'MULLER genève')).toEqual([erste])
      expect(await gelistet('--suche', 'zuerich')).toEqual([zweite, dritte])
      expect(await gelistet('--suche', zweite.toLowerCase())).toEqual([zweite])
      expect(await gelistet('--seit', '16.11.2026')).toEqual([zweite, dritte])
      expect(await gelistet('--seit', '2026-11-16', '--offen', '--suche', 'iten')).toEqual([zweite])
      expect(await anfragen('liste', '--suche', 'iten')).toContain('1 Anfrage, davon 1 offen.')
    })

    it('exports for Excel to a file and to the screen, from a day on, without trapped machines', async () => {
      await hier.stelle.frageAn('kontakt', { nachname: 'Früher' })
      hier.stelle.vor(86_400_000)
      await hier.stelle.frageAn('kontakt', { nachname: '=cmd|calc', ort: 'Genève' })
      await hier.stelle.frageAn('kontakt', { nachname: 'Roboter', website: 'x' })
      const datei = join(hier.ort.varDir, 'export.csv')
      expect(await anfragen('export', '--csv', datei)).toContain('2 Anfragen nach')
      expect(statSync(datei).mode & 0o777).toBe(0o600)
      const csv = readFileSync(datei, 'utf8')
      const zeilen = parse(csv, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[]
      expect(zeilen.map(({ Nachname, Ort }) => [Nachname, Ort])).toEqual([
        ['Früher', 'Zürich'],
        [`'=cmd|calc`, 'Genève'],
      ])
      expect(await anfragen('export')).toBe(csv)
      const spaetere = await anfragen('export', '--seit', '16.11.2026')
      expect([spaetere.includes('Früher'), spaetere.includes('Genève')]).toEqual([false, true])
      const inKeinenOrdner = await anfragen('export', '--csv', join(hier.ort.varDir, 'fehlt', 'x.csv'))
      expect(inKeinenOrdner).toContain('kann nicht geschrieben werden (ENOENT)')
    })

    it('deletes an address like a confirmed request', async () => {
      const referenz = await hier.stelle.frageAn('kontakt', { email: 'lavendel@example.ch' })
      await hier.stelle.frageAn('kontakt', { email: 'andere@example.ch' })
      await hier.stelle.mails()
      expect(await anfragen('loesche', '--email', 'Lavendel@Example.ch')).toContain(`1 Anfragen (${referenz})`)
      const tabellen = ['anfrage', 'ausgang', 'antrag', 'idempotenz', 'token'] as const
      const zeilen = await Promise.all(
        tabellen.map(tabelle => hier.db.kysely.selectFrom(tabelle).selectAll().execute()),
      )
      expect(JSON.stringify(zeilen)).not.toMatch(/lavendel/i)
      expect(zeilen[0]).toHaveLength(1)
      const mails = await hier.stelle.mails()
      expect(mails.filter(({ to }) => to?.some(({ address }) => /lavendel/i.test(address ?? '')))).toEqual([])
      expect(mails.filter(({ text }) => /lavendel/i.test(text ?? ''))).toEqual([])
      expect(await anfragen('antraege')).toMatch(/Datenlöschung +erledigt +\d\d\.\d\d\.\d{4} +–/)
      expect(await anfragen('loesche', '--email', 'nie@example.ch')).toContain('keine Anfrage gespeichert')
    })

    it('shows requests with their term, failed mails, and the report', async () => {
      const referenz = await hier.stelle.frageAn('kontakt')
      await hier.stelle.beantrage('anna@example.ch', 'access')
      await hier.stelle.mails()
      await hier.stelle.ende()
      await hier.db.kysely.updateTable('antrag').set({ status: 'bestaetigt', bestaetigt: 1 }).execute()
      await hier.db.kysely
        .updateTable('ausgang')
        .set({ zustand: 'gescheitert', inhalt: '{}', versuche: 80, letzter_fehler: '550' })
        .where('art', '=', 'bestaetigung')
        .execute()

      const antraege = await anfragen('antraege')
      expect(antraege).toMatch(/Datenauskunft +bestätigt +15\.12\.2026 +anna@example\.ch/)
      const mails = await anfragen('mails')
      expect(mails).toMatch(new RegExp(`${referenz} .*Bestätigung an die Person +80 +550`))
      const bericht = await anfragen('bericht')
      expect(bericht).toMatch(/09\.11\.2026 +0 +1 +1 +0 +0/)
      expect(bericht).toContain('Postausgang: 0 wartend, 1 gescheitert.')
      expect(bericht).toContain('Datenauskunft, Frist 15.12.2026')
      const seite = readFileSync(join(hier.ort.varDir, 'bericht.html'), 'utf8')
      expect(seite).toContain('<tr><th scope="row">09.11.2026</th><td class="zahl">0</td><td class="zahl">1</td></tr>')
      expect(seite).not.toMatch(/anna|beispiel/i)

      expect(await anfragen('mails', '--erneut')).toContain('1 Mails warten wieder')
      expect(await anfragen('mails')).toContain('keine gescheiterten Mails')
      const [mail] = await hier.db.kysely.selectFrom('ausgang').selectAll().where('art', '=', 'bestaetigung').execute()
      expect(mail).toMatchObject({ zustand: 'wartet', versuche: 0 })
    })

    it('is a process that prints to the screen and ends with 0, or with 1 and a sentence', async () => {
      await hier.stelle.frageAn('kontakt')
      const [gut, unbekannt, ...falsch] = await Promise.all([
        prozess(hier.ort, 'export'),
        prozess(hier.ort, 'zeige', 'PL-0000-0000'),
        prozess(hier.ort, 'loesche', '--email', 'kein-at'),
        prozess(hier.ort),
      ])
      expect(gut).toEqual({ code: 0, stdout: await anfragen('export'), stderr: '' })
      expect(unbekannt).toEqual({
        code: 1,
        stdout: '',
        stderr: 'Eine Anfrage «PL-0000-0000» ist nicht gespeichert.\n',
      })
      expect(falsch).toMatchObject([
        { code: 1, stdout: '', stderr: expect.stringMatching(/^Bitte geben Sie eine einzelne gültige E-Mail-Adresse/) },
        { code: 1, stdout: '', stderr: expect.stringMatching(/^Es fehlt der Befehl\./) },
      ])
    })
  })
})

describe('npm run anfragen, without its database', () => {
  it('says so', async () => {
    const ort = { databaseUrl: 'postgres://test@127.0.0.1:1/test', varDir: 'var' }
    const ausgabe = await anfragenBefehl(['liste'], umgebung(ort), () => new Date())
    expect(ausgabe).toEqual({ fehler: expect.stringContaining('Die Datenbank ist nicht erreichbar') })
  })
})
