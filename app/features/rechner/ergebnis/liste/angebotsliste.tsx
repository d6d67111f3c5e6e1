import { memo, useCallback, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Choices } from '#app/ui/fields/choices.tsx'
import { useAnnouncement } from '#app/ui/parts/use-announcement.ts'
import { useReturn } from '#app/ui/parts/use-return.ts'
import { useRowMotion } from '#app/ui/parts/use-row-motion.ts'
import { useWideScreen } from '#app/ui/parts/use-wide-screen.ts'
import { LISTE } from '#content/rechner/liste.ts'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { gezeigt } from '#domain/praemien/tarifzeilen.ts'
import { OHNE_FILTER } from '../../zustand/ansicht.ts'
import { KassenDetails, Nebeneinander, TarifDetails } from '../on-demand.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Blick } from '../sicht/sicht.ts'
import { Angebotszeile, boxId, Spaltenkoepfe } from './angebotszeile.tsx'
import { Listenende } from './listenende.tsx'
import { Kontaktfilter, Listenkopf } from './listenkopf.tsx'
import { verglichene, zeilenwerte, zusammenfassung } from './zeilenwerte.ts'

/** Tariffs of one person, or insurers for all; or the rows marked among them side by side. */
export const Angebotsliste = memo(function Angebotsliste(blick: Blick) {
  const { zustand, sicht, dispatch } = blick
  const { vorgemerkt, nebeneinander } = zustand.ansicht
  const { zeilen, alle, person } = sicht.liste
  const plaetze = useWideScreen() ? 4 : 3
  const nebenan = verglichene(sicht, vorgemerkt).slice(0, plaetze)
  const vergleichVoll = nebenan.length >= plaetze
  const offen = nebeneinander && nebenan.length > 1
  const rememberPlace = useReturn(offen)
  const [searching, setSearching] = useState(false)
  const onSelect = useWahl(blick)

  function oeffne() {
    rememberPlace(boxId(vorgemerkt.at(-1) ?? ''))
    dispatch({ art: 'nebeneinander', offen: true })
  }

  function reset() {
    setSearching(false)
    dispatch({ art: 'filter', filter: OHNE_FILTER })
  }

  return (
    <div>
      <p role="status" className="sr-only">
        {useAnnouncement(zusammenfassung(sicht))}
      </p>
      {/* Only hidden, so that it comes back as it was. */}
      <section hidden={offen} aria-labelledby="liste-titel" className="border-t border-ink pt-1 md:pt-3">
        <Listenkopf {...blick} searching={searching} onSearching={setSearching} />
        <Kontaktfilter {...blick} />
        {zeilen.length > 0 ? (
          // Another person's offers are another list: none of its rows comes from this one.
          <Angebotszeilen key={person?.id ?? 'alle'} {...blick} onSelect={onSelect} vergleichVoll={vergleichVoll} />
        ) : (
          <EmptyState title={LISTE.keine} text={LISTE.keineErklaert}>
            {alle.length > 0 && (
              <Button kind="secondary" size="small" onClick={reset}>
                {LISTE.filterZuruecksetzen}
              </Button>
            )}
          </EmptyState>
        )}
      </section>
      {offen && <Nebeneinander {...blick} zeilen={nebenan} onSelect={onSelect} />}
      {!offen && nebenan.length > 1 && (
        <div className="sticky bottom-16 z-4 -mx-5 mt-4 flex items-center gap-4 border-y border-ink bg-sheet px-5 py-2 md:bottom-20 md:mx-0 md:px-4 print:hidden">
          <Button size="small" kind="secondary" onClick={oeffne} className="max-md:grow">
            {NEBENEINANDER.oeffnen(nebenan.length)}
          </Button>
          {vergleichVoll && <p className="t1 text-ink2">{NEBENEINANDER.hoechstens(plaetze)}</p>}
        </div>
      )}
    </div>
  )
})

/** A press on a row; the same function as long as it means the same, so that no row is drawn anew for it. */
function useWahl({ zustand, sicht, dispatch }: Blick) {
  const id = sicht.liste.person?.id
  const gefiltert = zustand.ansicht.filter.kontakte.length > 0
  return useCallback(
    ({ versicherer, tarif }: Listenzeile) => {
      if (!tarif || id === undefined) return dispatch({ art: 'kasse', kasse: versicherer })
      // A row of a filtered list is not always the cheapest of its type.
      const auswahl = { versicherer, typ: tarif.modell, tarif: gefiltert ? tarif.tarif : null }
      dispatch({ art: 'waehle', id, auswahl, aufteilung: 'kombination' })
    },
    [dispatch, id, gefiltert],
  )
}

type AngebotszeilenProps = Blick & { onSelect: (zeile: Listenzeile) => void; vergleichVoll: boolean }

/** What a narrow screen shows of the first page: a phone draws no row that nobody sees. */
const EINGEKLAPPT = 8

function Angebotszeilen({ onSelect, vergleichVoll, ...blick }: AngebotszeilenProps) {
  const { zustand, sicht, dispatch } = blick
  const { offen, vorgemerkt, ausgeklappt, ladungen } = zustand.ansicht
  const { anzahl, mehr } = gezeigt(ladungen, sicht.liste.zeilen.length)
  const sichtbar = useWideScreen() || ausgeklappt ? anzahl : Math.min(EINGEKLAPPT, anzahl)
  const zeilen = sicht.liste.zeilen.slice(0, sichtbar)
  const list = useRef<HTMLUListElement>(null)
  useRowMotion(list, zeilen.map(({ schluessel }) => schluessel).join())
  const werte = zeilenwerte(sicht)
  return (
    <>
      <div className="@container -mx-5 md:mx-0">
        <Spaltenkoepfe sicht={sicht} />
        <Choices aria-label={LISTE.name}>
          {/* Contained, it is not painted anew for what changes above it. */}
          <ul ref={list} className="relative [contain:paint]">
            {zeilen.map(zeile => (
              <Angebotszeile
                key={zeile.schluessel}
                {...werte(zeile)}
                onSelect={onSelect}
                dispatch={dispatch}
                vergleichVoll={vergleichVoll}
                vorgemerkt={vorgemerkt.includes(zeile.schluessel)}
                details={offen.includes(zeile.schluessel) ? <Details {...blick} zeile={zeile} /> : null}
              />
            ))}
          </ul>
        </Choices>
      </div>
      <Listenende {...blick} anzahl={anzahl} sichtbar={sichtbar} mehr={mehr} />
    </>
  )
}

function Details(props: Blick & { zeile: Listenzeile }) {
  const { tarif, loesung } = props.zeile
  const { person } = props.sicht.liste
  if (loesung) return <KassenDetails {...props} loesung={loesung} />
  return tarif && person && <TarifDetails {...props} tarif={tarif} person={person} />
}
