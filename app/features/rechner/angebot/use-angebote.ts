import { useMemo } from 'react'
import { type Vergleichspreis, vergleichspreis } from '#domain/ersparnis.ts'
import type { Franchise } from '#domain/franchise.ts'
import { guenstigsteJeFranchise, versichererOhneFranchise } from '#domain/franchise-vergleich.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ansicht } from './ansicht.tsx'
import { angebotsFrage, gewaehlteZeile } from './auswahl.ts'
import type { Person, Wahl } from './eingang.ts'
import { zeilenNachGesamtkosten, zeilenNachPreis } from './liste.ts'

type Eingang = { tabelle: Regionstabelle; person: Person; wahl: Wahl; ansicht: Ansicht; kosten: number }

/** Everything step 2 shows, each part worked out once per change of what it depends on. */
export function useAngebote({ tabelle, person, wahl, ansicht, kosten }: Eingang) {
  const { franchise, aktuelleKasse, aktuelleFranchise } = wahl
  const { ordnung, heutigerTarif } = ansicht
  // Chosen in a table of another generation it would hide everything.
  const modell = tabelle.tarife.some(({ typ }) => typ === ansicht.modell) ? ansicht.modell : null
  const frage = useMemo(() => angebotsFrage(person, tabelle), [person, tabelle])

  const jeFranchise = useMemo(() => guenstigsteJeFranchise(tabelle, frage), [tabelle, frage])
  const ohneFranchise = useMemo(() => versichererOhneFranchise(tabelle, frage, franchise), [tabelle, frage, franchise])
  const nachPreis = useMemo(
    () => zeilenNachPreis(tabelle, frage, franchise, null, aktuelleKasse),
    [tabelle, frage, franchise, aktuelleKasse],
  )
  // Costs change the rows of this order only; the list by price keeps its rows while the slider moves.
  const kostenDerOrdnung = ordnung === 'gesamtkosten' ? kosten : 0
  const alle = useMemo(
    () =>
      ordnung === 'preis'
        ? nachPreis
        : zeilenNachGesamtkosten(tabelle, frage, kostenDerOrdnung * 100, null, aktuelleKasse),
    [ordnung, nachPreis, tabelle, frage, kostenDerOrdnung, aktuelleKasse],
  )
  const zeilen = useMemo(() => {
    if (!modell) return alle
    return ordnung === 'preis'
      ? zeilenNachPreis(tabelle, frage, franchise, modell, aktuelleKasse)
      : zeilenNachGesamtkosten(tabelle, frage, kostenDerOrdnung * 100, modell, aktuelleKasse)
  }, [alle, modell, ordnung, tabelle, frage, franchise, kostenDerOrdnung, aktuelleKasse])

  const bezug = useMemo(() => {
    const heute = aktuelleKasse === null ? null : { versicherer: aktuelleKasse, tarif: heutigerTarif ?? undefined }
    const bei = (betrag: Franchise): Vergleichspreis | undefined =>
      vergleichspreis(tabelle, { ...frage, franchise: betrag }, heute)
    const andere = aktuelleFranchise !== null && aktuelleFranchise !== franchise
    return { vergleich: bei(franchise), heute: andere ? bei(aktuelleFranchise) : undefined }
  }, [tabelle, frage, franchise, aktuelleKasse, aktuelleFranchise, heutigerTarif])

  const guenstigstes = nachPreis.find(({ isLowest }) => isLowest)
  const gewaehlt = gewaehlteZeile(nachPreis, wahl.gewaehlt) ?? guenstigstes
  return { frage, modell, jeFranchise, ohneFranchise, nachPreis, alle, zeilen, guenstigstes, gewaehlt, ...bezug }
}
