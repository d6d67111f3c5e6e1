import type { Befund, Teil } from './befund.ts'
import { bundlePakete } from './bundle-pakete.ts'
import { lizenzKlasse } from './lizenz-klasse.ts'
import { type Paket, produktionsPakete } from './pakete.ts'

export const lizenzen: Teil = {
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

/** Code in the browser is handed out; code on the server only runs, which most copyleft licences leave free. */
export function lizenzBefunde({ name, version, lizenz }: Paket, imBrowser: boolean): Befund[] {
  const klasse = lizenzKlasse(lizenz)
  const wo = `${name} ${version}`
  if (klasse === 'unbekannt') return [{ wo, was: `Unklare Lizenz: ${lizenz ?? 'keine genannt'}.` }]
  if (klasse === 'netz-copyleft') return [{ wo, was: `${lizenz} verpflichtet auch beim Betrieb eines Dienstes.` }]
  if (klasse === 'copyleft' && imBrowser) return [{ wo, was: `${lizenz} im Browser.` }]
  return []
}
