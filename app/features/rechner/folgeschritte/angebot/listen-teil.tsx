import { useCallback } from 'react'
import type { Bereit } from './bereit.ts'
import { GefilterteListe } from './gefilterte-liste.tsx'
import type { Listenzeile } from './liste.ts'

/** The offers, and those that are compared side by side. */
export function ListenTeil({ zustand, dispatch, tabelle, auswertung, kosten, kassenName, pruefeDaten }: Bereit) {
  const { wahl, ansicht } = zustand
  const gefiltert = auswertung.kontakte.length > 0
  const waehle = useCallback(
    ({ versicherer, modell, tarif }: Listenzeile) =>
      // A row of a filtered list is not always the cheapest of its type.
      dispatch({ art: 'waehle', auswahl: { versicherer, typ: modell, tarif: gefiltert ? tarif : null } }),
    [dispatch, gefiltert],
  )
  const merkeVor = useCallback((schluessel: string) => dispatch({ art: 'merkeVor', schluessel }), [dispatch])
  return (
    <GefilterteListe
      {...{ tabelle, wahl, ansicht, auswertung, kosten, kassenName, dispatch }}
      onWaehle={waehle}
      onVergleich={merkeVor}
      pruefeDaten={() => pruefeDaten(zustand)}
    />
  )
}
