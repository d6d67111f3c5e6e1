import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Teil } from './befund.ts'
import { npmJson } from './npm.ts'
import { produktionsPakete } from './pakete.ts'

type Sbom = { bomFormat: string; specVersion: string; components: { name: string; version: string }[] }

const DATEI = 'sbom.json'

export const sbom: Teil = {
  name: 'sbom',
  titel: 'Stückliste (SBOM)',
  async pruefe({ ordner }) {
    const liste = npmJson(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']) as Sbom
    await writeFile(join(ordner, DATEI), JSON.stringify(liste, null, 2))
    const genannt = new Set(liste.components.map(({ name, version }) => `${name}@${version}`))
    const pakete = new Set((await produktionsPakete()).map(({ name, version }) => `${name}@${version}`))
    return {
      umfang: `${liste.bomFormat} ${liste.specVersion} mit ${liste.components.length} Bestandteilen: ${DATEI} neben diesem Bericht.`,
      befunde: [...pakete.difference(genannt)].map(wo => ({ wo, was: 'Fehlt in der Stückliste.' })),
    }
  },
}
