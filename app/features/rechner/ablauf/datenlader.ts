import { useEffect } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geaenderteDaten, ladeDaten } from '../laden/praemien-laden.ts'
import type { Dispatch } from '../zustand/rechenwerk.ts'
import { datenfrage, type Zustand } from '../zustand/zustand.ts'
import { melde } from './melde.ts'

type DatenladerProps = { zustand: Zustand; dispatch: Dispatch }

/** Loads the tables that are asked for, while a later step is on screen. Shows nothing. */
export function Datenlader({ zustand, dispatch }: DatenladerProps) {
  const { praemien } = useSeitenDaten()
  useVerglichenesJahr(zustand, dispatch)
  useAnderesJahr(zustand, dispatch, praemien.sofort)
  return null
}

/** For 'Mehr Angebote laden': newer data replace the shown ones; rejects when the site cannot be reached. */
export async function pruefeDaten(zustand: Zustand, dispatch: Dispatch) {
  const gefragt = datenfrage(zustand)
  if (!gefragt || zustand.daten.art !== 'bereit') return
  const neu = await geaenderteDaten(gefragt, zustand.daten)
  if (neu) dispatch({ art: 'geladen', frage: gefragt, ...neu })
}

function useVerglichenesJahr(zustand: Zustand, dispatch: Dispatch) {
  const frage = JSON.stringify(zustand.daten.art === 'laedt' ? datenfrage(zustand) : null)
  useEffect(() => {
    const gefragt: ReturnType<typeof datenfrage> = JSON.parse(frage)
    if (!gefragt) return
    ladeDaten(gefragt).then(
      daten => dispatch({ art: 'geladen', frage: gefragt, ...daten }),
      error => {
        melde(error)
        dispatch({ art: 'ladefehler', frage: gefragt })
      },
    )
  }, [frage, dispatch])
}

/** The table of the other year is fetched for who looks up a bill: most compare only, and the first table stays small. */
function useAnderesJahr(zustand: Zustand, dispatch: Dispatch, sofortjahr: number | undefined) {
  const { ansicht, personen, anderesJahr, daten, geteilt } = zustand
  const gebraucht = ansicht.form === 'police' || personen.some(({ police }) => police !== null)
  const fehlt = gebraucht && !geteilt && sofortjahr !== undefined && anderesJahr.art === 'ruht'
  const frage = JSON.stringify(fehlt && daten.art === 'bereit' ? datenfrage(zustand) : null)
  useEffect(() => {
    const gefragt: ReturnType<typeof datenfrage> = JSON.parse(frage)
    if (!gefragt || sofortjahr === undefined) return
    dispatch({ art: 'anderesJahr', frage: gefragt, anderesJahr: { art: 'laedt' } })
    const andere = { ...gefragt, sofort: gefragt.sofort === null ? sofortjahr : null }
    ladeDaten(andere).then(
      ({ tabelle }) => dispatch({ art: 'anderesJahr', frage: gefragt, anderesJahr: { art: 'bereit', tabelle } }),
      error => {
        console.error(error)
        dispatch({ art: 'anderesJahr', frage: gefragt, anderesJahr: { art: 'fehler' } })
      },
    )
  }, [frage, sofortjahr, dispatch])
}
