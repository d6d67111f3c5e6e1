import { ladeOrte } from '#app/lib/orte/orte-laden.ts'
import { followNewBuild } from '#app/ui/parts/new-build.ts'
import { rememberJahrgang, rememberSchritt1 } from '../schritt-1/tab-storage.ts'
import type { Ansicht } from '../zustand/ansicht.ts'
import { eingabeFehler } from '../zustand/eingabe.ts'
import { beteiligte } from '../zustand/person.ts'
import { datenfrage } from '../zustand/zustand.ts'
import { reportFailure } from './report-failure.ts'
import type { Store } from './store.ts'

/** `bfs`: the municipality, where a card has told it; `form`: what opens with step 2. */
type Angebotsziel = { sofort: number | null; bfs?: number | undefined; form?: Ansicht['form'] | undefined }

/** From what step 1 holds to persons in a known municipality; false when something is missing. */
export async function openAngebot(
  { dispatch, zustand, loadFolgeschritte }: Store,
  aktuellesJahr: number,
  { sofort, bfs, form = null }: Angebotsziel,
): Promise<boolean> {
  // Only what has to wait is shown as waiting.
  const waiting = setTimeout(() => dispatch({ art: 'uebergang', uebergang: 'laeuft' }))
  try {
    const orte = await ladeOrte()
    const { bekannteDaten, verzeichnisVon } = await loadFolgeschritte()
    const verzeichnis = await verzeichnisVon(sofort)()
    const { fuerWen, personen, wohnort: getippt } = zustand()
    const wohnort = orte.inGemeinde(orte.nachgeschlagen(getippt), bfs)
    const eingabe = { fuerWen, personen, wohnort }
    const fehler = eingabeFehler(eingabe, orte, aktuellesJahr)
    const frage = datenfrage({ geteilt: null, wohnort, sofort })
    if (!frage || Object.keys(fehler).length > 0) {
      dispatch({ art: 'unvollstaendig', eingabe, fehler })
      return false
    }
    rememberJahrgang(eingabe)
    dispatch({ art: 'angebot', eingabe, sofort, daten: bekannteDaten(verzeichnis, frage) ?? undefined, form })
    return true
  } catch (error) {
    // Code that is gone with an older build: on to step 2 in the newer one, the way the embedded card goes. It takes one
    // person along; with several the code of the later steps is there, for it asks about them.
    const eingabe = zustand()
    if (beteiligte(eingabe).length === 1 && (await followNewBuild(new URL('?step=2', location.href).href))) {
      rememberSchritt1(eingabe)
      return false
    }
    reportFailure(error)
    dispatch({ art: 'uebergang', uebergang: 'gescheitert' })
    return false
  } finally {
    clearTimeout(waiting)
  }
}
