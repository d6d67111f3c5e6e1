import { useCallback, useRef } from 'react'
import { inRappen } from '#domain/rappen.ts'
import { ListeMitFilter } from './liste-mit-filter.tsx'
import type { GefilterteListeProps } from './listen-props.ts'
import { Nebeneinander } from './nebeneinander.tsx'
import { useRueckkehr } from './use-rueckkehr.ts'
import { useVergleichPlaetze } from './use-vergleich-plaetze.ts'
import { VergleichsStreifen } from './vergleichs-streifen.tsx'
import { verglichene } from './verglichene.ts'

/** The list with its filter, or the rows marked in it side by side. */
export function GefilterteListe(props: GefilterteListeProps) {
  const { tabelle, ansicht, auswertung, kassenName, onWaehle, onVergleich, dispatch } = props
  const plaetze = useVergleichPlaetze()
  const kosten = inRappen(props.kosten)
  const nebenan = verglichene(auswertung, ansicht.vorgemerkt, kosten).slice(0, plaetze)
  const offen = ansicht.nebeneinander && nebenan.length > 1
  const titel = useRef<HTMLHeadingElement>(null)
  const merkeStelle = useRueckkehr(offen, titel)
  const onSchliesse = useCallback(() => dispatch({ art: 'nebeneinander', offen: false }), [dispatch])

  function onOeffne() {
    merkeStelle(ansicht.vorgemerkt.at(-1) ?? '')
    dispatch({ art: 'nebeneinander', offen: true })
  }

  return (
    <div>
      {/* Only hidden, so that it comes back as it was. */}
      <div hidden={offen}>
        <ListeMitFilter {...props} vergleichVoll={nebenan.length >= plaetze} />
      </div>
      {offen && (
        <Nebeneinander
          {...{ titel, tabelle, kosten, kassenName, onWaehle, onSchliesse }}
          zeilen={nebenan}
          frage={auswertung.frage}
          gewaehlt={auswertung.gewaehlt?.schluessel}
          onEntferne={onVergleich}
        />
      )}
      {!offen && nebenan.length > 1 && (
        <VergleichsStreifen anzahl={nebenan.length} plaetze={plaetze} onOeffne={onOeffne} />
      )}
    </div>
  )
}
