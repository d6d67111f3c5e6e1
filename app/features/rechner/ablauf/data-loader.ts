import { useLayoutEffect } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geaenderteDaten, loadDaten } from '../laden/praemien-laden.ts'
import { type AnderesJahr, type Datenfrage, type Dispatch, datenfrage, type Zustand } from '../zustand/zustand.ts'
import { reportFailure } from './report-failure.ts'

/** Loads the tables that are asked for, while a later step is on screen. Shows nothing. */
export function DataLoader({ zustand, dispatch }: { zustand: Zustand; dispatch: Dispatch }) {
  const { sofort } = useSeitenDaten().praemien
  const { ansicht, personen, geteilt } = zustand
  useTabelle(zustand.daten.art === 'laedt' && datenfrage(zustand), frage =>
    loadDaten(frage).then(
      daten => dispatch({ art: 'geladen', frage, ...daten }),
      error => {
        reportFailure(error)
        dispatch({ art: 'ladefehler', frage })
      },
    ),
  )
  // That of the other year is for who looks up a bill: most compare only, and the first table stays small.
  const gebraucht = ansicht.form === 'police' || personen.some(({ police }) => police !== null)
  const fehlt = gebraucht && !geteilt && sofort !== undefined && zustand.anderesJahr.art === 'ruht'
  useTabelle(fehlt && zustand.daten.art === 'bereit' && datenfrage(zustand), frage => {
    const report = (anderesJahr: AnderesJahr) => dispatch({ art: 'anderesJahr', frage, anderesJahr })
    report({ art: 'laedt' })
    loadDaten({ ...frage, sofort: frage.sofort === null ? (sofort ?? null) : null }).then(
      ({ tabelle }) => report({ art: 'bereit', tabelle }),
      error => {
        console.error(error)
        report({ art: 'fehler' })
      },
    )
  })
  return null
}

/** For 'Mehr Angebote laden': newer data replace the shown ones; rejects when the site cannot be reached. */
export async function refreshDaten(zustand: Zustand, dispatch: Dispatch) {
  const frage = datenfrage(zustand)
  if (!frage || zustand.daten.art !== 'bereit') return
  const neu = await geaenderteDaten(frage, zustand.daten)
  if (neu) dispatch({ art: 'geladen', frage, ...neu })
}

/** Asks once per question; before anything is painted, for what waits for a table says so. */
function useTabelle(gefragt: Datenfrage | null | false, load: (frage: Datenfrage) => void) {
  const frage = JSON.stringify(gefragt || null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is all that changes what is loaded
  useLayoutEffect(() => {
    const neue: Datenfrage | null = JSON.parse(frage)
    if (neue) load(neue)
  }, [frage])
}
