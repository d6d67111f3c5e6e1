import type { Befund } from '../befund.ts'
import { lizenzKlasse } from './lizenz-klasse.ts'
import type { Npmpaket } from './pakete.ts'

/** Code in the browser is handed out; code on the server only runs, which most copyleft licences leave free. */
export function lizenzBefunde({ name, version, lizenz }: Npmpaket, imBrowser: boolean): Befund[] {
  const klasse = lizenzKlasse(lizenz)
  const wo = `${name} ${version}`
  if (klasse === 'unbekannt') return [{ wo, was: `Unklare Lizenz: ${lizenz ?? 'keine genannt'}.` }]
  if (klasse === 'netz-copyleft') return [{ wo, was: `${lizenz} verpflichtet auch beim Betrieb eines Dienstes.` }]
  if (klasse === 'copyleft' && imBrowser) return [{ wo, was: `${lizenz} im Browser.` }]
  return []
}
