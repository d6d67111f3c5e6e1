import { useCallback, useMemo } from 'react'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Zusage } from '#domain/kantonsbeitrag.ts'
import type { Einheit } from '#domain/verbilligung/regel.ts'
import { Verbilligung } from '../verbilligung.tsx'
import type { Auswertung } from './auswertung.ts'
import type { Bereit } from './bereit.ts'
import { FranchiseWahl } from './franchise-wahl.tsx'
import { Gesundheitskosten, type Kostengrundlage } from './gesundheitskosten.tsx'
import { HeutigeKasse } from './heutige-kasse.tsx'
import type { Erkannt } from './nichts-tun.tsx'

type ReglerTeilProps = Bereit & { onErkannt: (erkannt: Omit<Erkannt, 'antwort'> | null) => void }

/** What changes the list: today's insurer, the franchise, health costs. */
export function ReglerTeil(props: ReglerTeilProps) {
  const { zustand, dispatch, tabelle, auswertung, kassen, kassenName, anderesJahr, onErkannt } = props
  const { wahl, ansicht, person } = zustand
  const { frage, jeFranchise, ohneFranchise, gewaehlt, vergleich, beiHeutigerFranchise } = auswertung
  const waehleFranchise = useCallback((franchise: Franchise) => dispatch({ art: 'franchise', franchise }), [dispatch])
  const nimmZusage = useCallback((zusage: Zusage | null) => dispatch({ art: 'verbilligung', zusage }), [dispatch])
  const grundlage = useGrundlage(auswertung, wahl.franchise)
  const fuer = person.art === 'eigen' ? `${person.ort.id} ${person.geburtsjahr} ${tabelle.jahr}` : ''
  return (
    <>
      <HeutigeKasse
        {...{ anderesJahr, tabelle, frage, wahl, kassen, kassenName, dispatch, onErkannt, vergleich }}
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
      {person.art === 'eigen' && (
        <Verbilligung
          key={fuer}
          fuer={fuer}
          kanton={tabelle.kanton}
          region={tabelle.region}
          gemeinde={person.ort.bfs}
          einheit={ALLEIN[frage.klasse]}
          jahr={tabelle.jahr}
          onZusage={nimmZusage}
        />
      )}
    </>
  )
}

const NIEMAND: Einheit = { erwachsen: 0, jung: 0, jungInAusbildung: 0, kind: 0, verheiratet: false }

const ALLEIN: Readonly<Record<Altersklasse, Einheit>> = {
  'AKL-ERW': { ...NIEMAND, erwachsen: 1 },
  'AKL-JUG': { ...NIEMAND, jung: 1 },
  'AKL-KIN': { ...NIEMAND, kind: 1 },
}

/** The same while nothing of it changes. */
export function useGrundlage({ gewaehlt, frage, jeFranchise }: Auswertung, franchise: Franchise): Kostengrundlage {
  return useMemo(
    () => ({ gewaehlt, klasse: frage.klasse, jeFranchise, franchise: gewaehlt?.franchise ?? franchise }),
    [gewaehlt, frage, jeFranchise, franchise],
  )
}
