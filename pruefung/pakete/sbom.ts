import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pruefteil } from '../befund.ts'
import { npmJson } from './npm.ts'
import { liesSperrdatei, nurBetrieb, produktionsPakete } from './pakete.ts'

type Sbom = { bomFormat: string; specVersion: string; components: { name: string; version: string }[] }

const DATEI = 'sbom.json'

export const sbom: Pruefteil = {
  name: 'sbom',
  titel: 'Stückliste (SBOM)',
  async pruefe({ ordner }) {
    const liste = await sbomFuerBetrieb(ordner)
    await writeFile(join(ordner, DATEI), JSON.stringify(liste, null, 2))
    const genannt = new Set(liste.components.map(({ name, version }) => `${name}@${version}`))
    const pakete = new Set((await produktionsPakete()).map(({ name, version }) => `${name}@${version}`))
    return {
      umfang: `${liste.bomFormat} ${liste.specVersion} mit ${liste.components.length} Bestandteilen: ${DATEI} neben diesem Bericht.`,
      befunde: [...pakete.difference(genannt)].map(wo => ({ wo, was: 'Fehlt in der Stückliste.' })),
    }
  },
}

/** `npm sbom --omit=dev` leaves out whatever a development package needs as well, React among it: so npm sees no other. */
async function sbomFuerBetrieb(ordner: string): Promise<Sbom> {
  const sperrdatei = nurBetrieb(await liesSperrdatei())
  // npm calls the whole by the name of its folder.
  const projekt = join(ordner, sperrdatei.name)
  await mkdir(projekt, { recursive: true })
  await writeFile(join(projekt, 'package.json'), JSON.stringify(sperrdatei.packages['']))
  await writeFile(join(projekt, 'package-lock.json'), JSON.stringify(sperrdatei))
  try {
    return npmJson(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], projekt) as Sbom
  } finally {
    await rm(projekt, { recursive: true })
  }
}
