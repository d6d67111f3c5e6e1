import { useLayoutEffect } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geaenderteDaten, loadDaten } from '../laden/praemien-laden.ts'
import type { Dispatch } from '../zustand/rechenwerk.ts'
import { type AnderesJahr, type Datenfrage, datenfrage, type Zustand } from '../zustand/zustand.ts'
import { melde } from './melde.ts'

type DatenladerProps = { zustand: Zustand; dispatch: Dispatch }

/** Loads the tables that are asked for, while a later step is on screen. Shows nothing. */
export function DataLoader({ zustand, dispatch }: DatenladerProps) {
  const { sofort } = useSeitenDaten().praemien
  const { ansicht, personen, geteilt } = zustand
  useTabelle(zustand.daten.art === 'laedt' && datenfrage(zustand), frage =>
    loadDaten(frage).then(
      daten => dispatch({ art: 'geladen', frage, ...daten }),
      error => {
        melde(error)
        dispatch({ art: 'ladefehler', frage })
      },
    ),
  )
  // That of the other year is for who looks up a bill: most compare only, and the first table stays small.
  const gebraucht = ansicht.form === 'police' || personen.some(({ police }) => police !== null)
  const fehlt = gebraucht && !geteilt && sofort !== undefined && zustand.anderesJahr.art === 'ruht'
  useTabelle(fehlt && zustand.daten.art === 'bereit' && datenfrage(zustand), frage => {
    const melden = (anderesJahr: AnderesJahr) => dispatch({ art: 'anderesJahr', frage, anderesJahr })
    melden({ art: 'laedt' })
    loadDaten({ ...frage, sofort: frage.sofort === null ? (sofort ?? null) : null }).then(
      ({ tabelle }) => melden({ art: 'bereit', tabelle }),
      error => {
        console.error(error)
        melden({ art: 'fehler' })
      },
    )
  })
  return null
}

/** For 'Mehr Angebote laden': newer data replace the shown ones; rejects when the site cannot be reached. */
export async function refreshDaten(zustand: Zustand, dispatch: Dispatch) {
  const gefragt = datenfrage(zustand)
  if (!gefragt || zustand.daten.art !== 'bereit') return
  const neu = await geaenderteDaten(gefragt, zustand.daten)
  if (neu) dispatch({ art: 'geladen', frage: gefragt, ...neu })
}

/** Asks once per question; before anything is painted, for what waits for a table says so. */
function useTabelle(gefragt: Datenfrage | null | false, lade: (frage: Datenfrage) => void) {
  const frage = JSON.stringify(gefragt || null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is all that changes what is loaded
  useLayoutEffect(() => {
    const neue: Datenfrage | null = JSON.parse(frage)
    if (neue) lade(neue)
  }, [frage])
}
