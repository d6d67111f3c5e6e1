import { useCallback, useEffect } from 'react'
import type { Dispatch } from '../zustand/rechenwerk.ts'
import { datenfrage, type Zustand } from '../zustand/zustand.ts'
import type { Folgeschritte } from './folgeschritte-laden.ts'
import { melde } from './melde.ts'

type LadeFolgeschritte = () => Promise<Folgeschritte>

/** Loads the tables that are asked for, and asks whether there is a newer one. */
export function useDaten(
  zustand: Zustand,
  dispatch: Dispatch,
  ladeFolgeschritte: LadeFolgeschritte,
  sofortjahr: number | undefined,
) {
  const laedt = zustand.schritt > 1 && zustand.daten.art === 'laedt'
  const frage = JSON.stringify(laedt ? datenfrage(zustand) : null)
  useEffect(() => {
    const gefragt: ReturnType<typeof datenfrage> = JSON.parse(frage)
    if (!gefragt) return
    const lade = async () => (await ladeFolgeschritte()).ladeDaten(gefragt)
    lade().then(
      daten => dispatch({ art: 'geladen', frage: gefragt, ...daten }),
      error => {
        melde(error)
        dispatch({ art: 'ladefehler', frage: gefragt })
      },
    )
  }, [frage, dispatch, ladeFolgeschritte])

  useAnderesJahr(zustand, dispatch, ladeFolgeschritte, sofortjahr)

  /** For 'Mehr Angebote laden': newer data replace the shown ones; rejects when the site cannot be reached. */
  return useCallback(
    async (zustand: Zustand) => {
      const gefragt = datenfrage(zustand)
      if (!gefragt || zustand.daten.art !== 'bereit') return
      const neu = await (await ladeFolgeschritte()).geaenderteDaten(gefragt, zustand.daten)
      if (neu) dispatch({ art: 'geladen', frage: gefragt, ...neu })
    },
    [dispatch, ladeFolgeschritte],
  )
}

/** The table of the other year is fetched for who looks up a bill: most compare only, and the first table stays small. */
function useAnderesJahr(
  zustand: Zustand,
  dispatch: Dispatch,
  ladeFolgeschritte: LadeFolgeschritte,
  sofortjahr: number | undefined,
) {
  const { ansicht, personen, anderesJahr, daten, geteilt } = zustand
  const gebraucht = ansicht.form === 'police' || personen.some(({ police }) => police !== null)
  const fehlt = gebraucht && !geteilt && sofortjahr !== undefined && anderesJahr.art === 'ruht'
  const frage = JSON.stringify(fehlt && daten.art === 'bereit' ? datenfrage(zustand) : null)
  useEffect(() => {
    const gefragt: ReturnType<typeof datenfrage> = JSON.parse(frage)
    if (!gefragt || sofortjahr === undefined) return
    dispatch({ art: 'anderesJahr', frage: gefragt, anderesJahr: { art: 'laedt' } })
    const andere = { ...gefragt, sofort: gefragt.sofort === null ? sofortjahr : null }
    const lade = async () => (await ladeFolgeschritte()).ladeDaten(andere)
    lade().then(
      ({ tabelle }) => dispatch({ art: 'anderesJahr', frage: gefragt, anderesJahr: { art: 'bereit', tabelle } }),
      error => {
        console.error(error)
        dispatch({ art: 'anderesJahr', frage: gefragt, anderesJahr: { art: 'fehler' } })
      },
    )
  }, [frage, sofortjahr, dispatch, ladeFolgeschritte])
}
