import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { anfragenBefehl } from '#server/betrieb/anfragen.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { mitDatenbanken, type Ort } from '../../fixtures/datenbank/datenbanken.ts'
import { GEHEIMNIS } from '../../fixtures/server/datenschutz-stelle.ts'
import { type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

const TAG_MS = 86_400_000

mitDatenbanken(({ neuerOrt, oeffne }) => {
  const server = serverProcesses()
  afterEach(() => server.endAll())

  const umgebung = ({ varDir, databaseUrl }: Ort) => ({ VAR_DIR: varDir, DATABASE_URL: databaseUrl ?? '', GEHEIMNIS })

  // Records of the past make the clock of the process one that is years ahead.
  it('a server with a clock years ahead deletes nothing; neither does the next one, until it is confirmed', async () => {
    const ort = await neuerOrt()
    const db = await oeffne(ort)
    const erstellt = Date.now() - 900 * TAG_MS
    await db.kysely
      .insertInto('anfrage')
      .values(
        Array.from({ length: 3 }, (_, i) => ({
          id: `id-${i}`,
          referenz: `PL-${i}`,
          art: 'kontakt' as const,
          status: 'offen' as const,
          email_hash: 'h',
          daten: '{}',
          erstellt,
          loeschen_ab: erstellt + 730 * TAG_MS,
        })),
      )
      .execute()
    const anzahl = async () => (await db.kysely.selectFrom('anfrage').select('id').execute()).length
    const starte = async () => {
      const port = await freePort()
      return { port, prozess: await server.start({ ...umgebung(ort), METRICS_PORT: String(port) }) }
    }
    const gehalten = async (port: number) =>
      /^aufbewahrung_gehalten (.*)$/m.exec(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())?.[1]
    const gewarnt = ({ output }: Serverprozess) => output().match(/Löschen ist angehalten/g)?.length ?? 0

    const erster = await starte()
    await warteBis(async () => expect(await gehalten(erster.port)).toBe('1'))
    await warteBis(() => expect(readdirSync(join(ort.varDir, 'mail'))).toHaveLength(1))
    await warteBis(() => expect(gewarnt(erster.prozess)).toBe(1))
    erster.prozess.child.kill('SIGTERM')
    expect(await erster.prozess.exit).toBe(0)

    const zweiter = await starte()
    // It ends only once the first run of its job is through.
    await warteBis(async () =>
      expect((await fetch(`http://127.0.0.1:${zweiter.prozess.port}/readyz`)).status).toBe(200),
    )
    zweiter.prozess.child.kill('SIGTERM')
    expect(await zweiter.prozess.exit).toBe(0)
    expect(gewarnt(zweiter.prozess)).toBe(0)
    expect([await anzahl(), readdirSync(join(ort.varDir, 'mail')).length]).toEqual([3, 1])

    const bestaetigt = await anfragenBefehl(['aufbewahrung', 'bestaetigen'], umgebung(ort), () => new Date())
    expect(bestaetigt).toMatchObject({ text: expect.stringContaining('Gelöscht: 3 Anfragen') })
    expect(await anzahl()).toBe(0)
  })
})
