import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { kontaktKoerper } from '../../fixtures/anfragen/anfrage-muster.ts'
import { mitDatenbanken, type Ort } from '../../fixtures/datenbank/datenbanken.ts'
import { loeschlink } from '../../fixtures/server/loeschlink.ts'
import { type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

const MARKE = 'Rosmarinzweig5512'
const EMAIL = 'rosmarinzweig5512@example.ch'

const KONTAKT = kontaktKoerper({ vorname: MARKE, nachname: MARKE, email: EMAIL, strasse: MARKE, nachricht: MARKE })

const enthaeltMarke = (text: string) => text.toLowerCase().includes(MARKE.toLowerCase())

function trefferInDateien(varDir: string): string[] {
  return readdirSync(varDir, { recursive: true, withFileTypes: true })
    .filter(eintrag => eintrag.isFile())
    .map(eintrag => join(eintrag.parentPath, eintrag.name))
    .filter(pfad => existsSync(pfad) && enthaeltMarke(readFileSync(pfad, 'latin1')))
}

mitDatenbanken(quelle => {
  const server = serverProcesses()
  afterEach(() => server.endAll())

  const start = ({ varDir, databaseUrl }: Ort) => server.start({ VAR_DIR: varDir, DATABASE_URL: databaseUrl ?? '' })

  const post = ({ port }: Serverprozess, pfad: string, koerper: object) =>
    fetch(`http://127.0.0.1:${port}${pfad}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(koerper),
    })

  describe('a server that is killed while it deletes', () => {
    it('has forgotten everything soon after its next start, and logged nothing of it', async () => {
      const ort = await quelle.neuerOrt()
      const erster = await start(ort)
      await warteBis(async () => expect((await post(erster, PFADE.kontaktAnfrage, KONTAKT)).status).toBe(201))
      const antrag = { email: EMAIL, requestType: 'deletion', reason: MARKE }
      expect((await post(erster, PFADE.datenschutzAntrag, antrag)).status).toBe(201)
      const db = await quelle.oeffne(ort)
      // What the killed process was sending would stay locked to it for 15 s.
      await warteBis(async () => {
        const zustaende = await db.kysely.selectFrom('ausgang').select('zustand').execute()
        expect(zustaende).toEqual(Array(3).fill({ zustand: 'gesendet' }))
      })
      const token = await loeschlink(ort.varDir)
      expect(trefferInDateien(ort.varDir).length).toBeGreaterThan(0)

      // Somewhere between arrival and answer, or just after it.
      const antwort = post(erster, PFADE.antragsBestaetigung, { token }).catch(() => null)
      await Promise.race([antwort, new Promise(setImmediate)])
      await server.endAll()

      const zweiter = await start(ort)
      await warteBis(async () => {
        const { status } = await post(zweiter, PFADE.antragsBestaetigung, { token })
        expect([200, 410]).toContain(status)
      })
      await warteBis(() => expect(trefferInDateien(ort.varDir)).toEqual([]))

      const tabellen = ['anfrage', 'einwilligung', 'idempotenz', 'ausgang', 'antrag', 'token'] as const
      const zeilen = await Promise.all(tabellen.map(tabelle => db.kysely.selectFrom(tabelle).selectAll().execute()))
      expect(enthaeltMarke(JSON.stringify(zeilen))).toBe(false)
      expect(zeilen[0]).toEqual([])
      expect(zeilen[4]).toMatchObject([{ art: 'deletion', status: 'erledigt', email: null }])
      expect(enthaeltMarke(erster.output() + zweiter.output())).toBe(false)
    })
  })
})
