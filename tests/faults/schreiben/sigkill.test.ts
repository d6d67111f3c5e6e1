import { afterEach, expect, test } from 'vitest'
import { startLast } from '../../fixtures/anfragen/anfragen-last.ts'
import { countBestand, doppelte } from '../../fixtures/anfragen/bestand-pruefen.ts'
import { mitDatenbanken, type Ort } from '../../fixtures/datenbank/datenbanken.ts'
import { makeFakeDist } from '../../fixtures/server/fake-dist.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { DIENST, type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { LANG, umfang } from '../../fixtures/umfang.ts'

const KILLS = umfang(3, 100)
const MINDESTENS = umfang(120, 10_000)
const BEREIT_MS = 1_000

// As an operator starts it again.
const server = serverProcesses(DIENST)
afterEach(server.endAll)

const einstellungen = ({ databaseUrl, varDir }: Ort) => ({
  VAR_DIR: varDir,
  ANFRAGEN_LIMIT: '0',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

async function bereit({ port }: Serverprozess): Promise<void> {
  while ((await ask(port, '/readyz')).status !== 200) await new Promise(resolve => setTimeout(resolve, 5))
}

mitDatenbanken(({ neuerOrt }) => {
  test(`${KILLS} × SIGKILL under 20 visitors: nothing acknowledged is lost, nothing stored twice`, {
    timeout: umfang(120_000, 1_800_000),
  }, async () => {
    const ort = await neuerOrt()
    const dist = makeFakeDist()
    const starts: number[] = []
    async function start(): Promise<Serverprozess> {
      const prozess = await server.start(einstellungen(ort), dist)
      await bereit(prozess)
      starts.push(performance.now() - prozess.beginn)
      return prozess
    }

    let prozess = await start()
    const last = startLast(20, () => prozess.port)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const ziel = Math.floor((MINDESTENS * kill) / KILLS) + Math.floor(Math.random() * 20)
      while (last.bestaetigt.size < ziel) await new Promise(resolve => setTimeout(resolve, 1))
      prozess.child.kill('SIGKILL')
      await prozess.exit
      prozess = await start()
    }
    await last.ende()

    const { referenzen, schluessel, ohneMails } = await countBestand(ort)
    expect([...last.bestaetigt.values()].filter(referenz => !referenzen.has(referenz))).toEqual([])
    expect(doppelte(schluessel)).toEqual([])
    expect(ohneMails).toBe(0)
    expect(last.bestaetigt.size).toBeGreaterThanOrEqual(MINDESTENS)
    const [langsamster = 0] = starts.sort((a, b) => b - a)
    const mittlerer = starts[starts.length >> 1] ?? 0
    console.log(
      `${last.bestaetigt.size} acknowledged, ${KILLS} kills, start ${mittlerer.toFixed(0)} ms in the middle, ${langsamster.toFixed(0)} ms at most`,
    )
    // Only the long run has the machine for itself.
    if (LANG) expect(langsamster).toBeLessThan(BEREIT_MS)
  })
})
