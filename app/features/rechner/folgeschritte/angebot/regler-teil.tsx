import { useCallback, useMemo } from 'react'
import type { Franchise } from '#domain/franchise.ts'
import type { Auswertung } from './auswertung.ts'
import type { Bereit } from './bereit.ts'
import { FranchiseWahl } from './franchise-wahl.tsx'
import { Gesundheitskosten, type Kostengrundlage } from './gesundheitskosten.tsx'
import { HeutigeKasse } from './heutige-kasse.tsx'
import type { Erkannt } from './nichts-tun.tsx'

type ReglerTeilProps = Bereit & { onErkannt: (erkannt: Omit<Erkannt, 'antwort'>) => void }

/** What changes the list: today's insurer, the franchise, health costs. */
export function ReglerTeil(props: ReglerTeilProps) {
  const { zustand, dispatch, tabelle, auswertung, kassen, kassenName, rechnungsjahr, onErkannt } = props
  const { wahl, ansicht } = zustand
  const { frage, jeFranchise, ohneFranchise, gewaehlt, vergleich, beiHeutigerFranchise } = auswertung
  const waehleFranchise = useCallback((franchise: Franchise) => dispatch({ art: 'franchise', franchise }), [dispatch])
  const grundlage = useGrundlage(auswertung, wahl.franchise)
  return (
    <>
      <HeutigeKasse
        {...{ rechnungsjahr, tabelle, frage, wahl, kassen, kassenName, dispatch, onErkannt, vergleich }}
        heutigerTarif={ansicht.heutigerTarif}
        beiHeutigerFranchise={beiHeutigerFranchise}
      />
      <FranchiseWahl
        klasse={frage.klasse}
        angebote={jeFranchise}
        franchise={gewaehlt?.franchise ?? wahl.franchise}
        aktuelle={wahl.aktuelleFranchise}
        ohne={ohneFranchise.map(kassenName)}
        onChange={waehleFranchise}
      />
      <Gesundheitskosten grundlage={grundlage} kosten={ansicht.kosten} dispatch={dispatch} />
    </>
  )
}

/** The same while nothing of it changes. */
export function useGrundlage({ gewaehlt, frage, jeFranchise }: Auswertung, franchise: Franchise): Kostengrundlage {
  return useMemo(
    () => ({ gewaehlt, klasse: frage.klasse, jeFranchise, franchise: gewaehlt?.franchise ?? franchise }),
    [gewaehlt, frage, jeFranchise, franchise],
  )
}
