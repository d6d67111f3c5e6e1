import type { Pruefteil } from '../befund.ts'
import { bundlePakete } from './bundle-pakete.ts'
import { lizenzBefunde } from './lizenz-befunde.ts'
import { produktionsPakete } from './pakete.ts'

export const lizenzen: Pruefteil = {
  name: 'lizenzen',
  titel: 'Lizenzen',
  async pruefe() {
    const pakete = await produktionsPakete()
    const imBrowser = await bundlePakete()
    const unbekannte = [...imBrowser].filter(pfad => !pakete.some(paket => paket.pfad === pfad))
    return {
      umfang: `${pakete.length} Pakete für den Betrieb, davon ${imBrowser.size} im Browser (laut Modulgraph des Builds).`,
      befunde: [
        ...unbekannte.map(wo => ({ wo, was: 'Ist im Browser und keine Abhängigkeit für den Betrieb.' })),
        ...pakete.flatMap(paket => lizenzBefunde(paket, imBrowser.has(paket.pfad))),
      ],
      tabelle: {
        kopf: ['Paket', 'Version', 'Lizenz', 'Läuft'],
        zeilen: pakete
          .map(({ pfad, name, version, lizenz }) => [
            name,
            version,
            lizenz ?? 'keine',
            imBrowser.has(pfad) ? 'im Browser' : 'auf dem Server',
          ])
          .toSorted(([, , , a = ''], [, , , b = '']) => a.localeCompare(b) * -1),
      },
    }
  },
}
