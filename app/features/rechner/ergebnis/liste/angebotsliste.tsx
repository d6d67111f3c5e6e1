import { memo, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Choices } from '#app/ui/fields/choices.tsx'
import { useAnnouncement } from '#app/ui/parts/use-announcement.ts'
import { useReturn } from '#app/ui/parts/use-return.ts'
import { useRowMotion } from '#app/ui/parts/use-row-motion.ts'
import { useWideScreen } from '#app/ui/parts/use-wide-screen.ts'
import { LISTE } from '#content/rechner/liste.ts'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { gezeigt } from '#domain/tarifzeilen.ts'
import type { pruefeDaten } from '../../ablauf/datenlader.ts'
import { type Filter, OHNE_FILTER } from '../../zustand/ansicht.ts'
import { KassenDetails, Nebeneinander, TarifDetails } from '../nachladen.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Blick } from '../sicht/sicht.ts'
import { Angebotszeile, boxId } from './angebotszeile.tsx'
import { Listenende } from './listenende.tsx'
import { Kontaktfilter, Listenkopf } from './listenkopf.tsx'
import { hatBeiwert, Spaltenkoepfe } from './spalten.tsx'
import { verglichene } from './verglichene.ts'
import { zeilenwerte, zusammenfassung } from './zeilenwerte.ts'

type AngebotslisteProps = Blick & { pruefeDaten: typeof pruefeDaten }

/** Tariffs of one person, or insurers for all; or the rows marked among them side by side. */
export const Angebotsliste = memo(function Angebotsliste(props: AngebotslisteProps) {
  const { zustand, sicht, dispatch } = props
  const { vorgemerkt, nebeneinander } = zustand.ansicht
  const plaetze = useWideScreen() ? 4 : 3
  const nebenan = verglichene(sicht, vorgemerkt).slice(0, plaetze)
  const offen = nebeneinander && nebenan.length > 1
  const titel = useRef<HTMLHeadingElement>(null)
  const rememberPlace = useReturn(offen, titel)
  const onWaehle = useWahl(props)
  const meldung = useAnnouncement(zusammenfassung(sicht))

  function oeffne() {
    rememberPlace(boxId(vorgemerkt.at(-1) ?? ''))
    dispatch({ art: 'nebeneinander', offen: true })
  }

  return (
    <div>
      <p role="status" className="sr-only">
        {meldung}
      </p>
      {/* Only hidden, so that it comes back as it was. */}
      <div hidden={offen}>
        <ListeMitFilter {...props} onWaehle={onWaehle} vergleichVoll={nebenan.length >= plaetze} />
      </div>
      {offen && <Nebeneinander {...{ titel, sicht, onWaehle, dispatch }} zeilen={nebenan} />}
      {!offen && nebenan.length > 1 && (
        <div className="sticky bottom-16 z-4 -mx-5 mt-4 flex items-center gap-4 border-y border-ink bg-sheet px-5 py-2 md:bottom-20 md:mx-0 md:px-4 print:hidden">
          <Button size="small" kind="secondary" onClick={oeffne} className="max-md:grow">
            {NEBENEINANDER.oeffnen(nebenan.length)}
          </Button>
          {nebenan.length >= plaetze && <p className="t1 text-ink2">{NEBENEINANDER.hoechstens(plaetze)}</p>}
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

type ListeMitFilterProps = AngebotslisteProps & { onWaehle: (zeile: Listenzeile) => void; vergleichVoll: boolean }

/** Counter, order, filter and rows. */
function ListeMitFilter({ pruefeDaten, onWaehle, vergleichVoll, ...blick }: ListeMitFilterProps) {
  const { zustand, sicht, dispatch } = blick
  const { ladungen, ausgeklappt } = zustand.ansicht
  const { zeilen, alle, person } = sicht.liste
  const [searching, setSearching] = useState(false)
  const newFrom = useRef<number | null>(null)
  const id = useId()
  const seite = gezeigt(ladungen, zeilen.length)

  function reset() {
    setSearching(false)
    dispatch({ art: 'filter', filter: OHNE_FILTER })
  }

  return (
    <section aria-labelledby={id} className="border-t border-ink pt-1 md:pt-3">
      <Listenkopf {...blick} {...{ id, searching }} onSearching={setSearching} />
      <Kontaktfilter {...blick} />
      {zeilen.length === 0 ? (
        <EmptyState title={LISTE.keine} text={LISTE.keineErklaert}>
          {alle.length > 0 && (
            <Button kind="secondary" size="small" onClick={reset}>
              {LISTE.filterZuruecksetzen}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <div className="@container -mx-5 md:mx-0">
            <Spaltenkoepfe sicht={sicht} />
            <Angebotszeilen
              // Another person's offers are another list: none of its rows comes from this one.
              key={person?.id ?? 'alle'}
              {...blick}
              {...{ onWaehle, vergleichVoll, newFrom }}
              zeilen={zeilen.slice(0, seite.anzahl)}
            />
          </div>
          <Listenende
            {...{ sicht, seite, ausgeklappt, newFrom, dispatch }}
            pruefeDaten={() => pruefeDaten(zustand, dispatch)}
          />
        </>
      )}
    </section>
  )
}

type AngebotszeilenProps = Blick & {
  onWaehle: (zeile: Listenzeile) => void
  zeilen: readonly Listenzeile[]
  vergleichVoll: boolean
  /** The first row that was just asked for: it gets the focus, because the button may be gone. */
  newFrom: RefObject<number | null>
}

/** Narrow screens show eight rows at first; paper what was loaded. */
function Angebotszeilen(props: AngebotszeilenProps) {
  const { zustand, sicht, dispatch, onWaehle, zeilen, vergleichVoll, newFrom } = props
  const { offen, vorgemerkt, ausgeklappt, filter } = zustand.ansicht
  const list = useRef<HTMLUListElement>(null)
  useRowMotion(list, zeilen.map(({ schluessel }) => schluessel).join())
  const anzahl = zeilen.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the rows are there, and unfolded
  useLayoutEffect(() => {
    const row = newFrom.current === null ? undefined : list.current?.children[newFrom.current]
    if (!row) return
    newFrom.current = null
    row.querySelector('input')?.focus({ preventScroll: true })
  }, [newFrom, anzahl, ausgeklappt])

  const werte = zeilenwerte(sicht)
  const mitBeiwert = hatBeiwert(sicht)
  return (
    <Choices aria-label={LISTE.name}>
      {/* Contained, it is not painted anew for what changes above it. */}
      <ul
        ref={list}
        className={`relative [contain:paint] ${ausgeklappt ? '' : '[@media_screen_and_(width<48rem)]:[&>li:nth-child(n+9)]:hidden'}`}
      >
        {zeilen.map(zeile => (
          <Angebotszeile
            key={zeile.schluessel}
            {...{ ...werte(zeile), onWaehle, dispatch, mitBeiwert, vergleichVoll }}
            vorgemerkt={vorgemerkt.includes(zeile.schluessel)}
            details={offen.includes(zeile.schluessel) ? <Details {...props} zeile={zeile} filter={filter} /> : null}
          />
        ))}
      </ul>
    </Choices>
  )
}

function Details({ zeile, filter, ...blick }: Blick & { zeile: Listenzeile; filter: Filter }) {
  const { sicht, dispatch } = blick
  const { versicherer, tarif, loesung } = zeile
  const { person } = sicht.liste
  const gemeinsam = {
    ...{ zeile, sicht, dispatch },
    onBlendeAus: () => dispatch({ art: 'filter', filter: { ohneKassen: [...filter.ohneKassen, versicherer] } }),
  }
  if (loesung) return <KassenDetails {...gemeinsam} loesung={loesung} />
  return tarif && person && <TarifDetails {...gemeinsam} tarif={tarif} person={person} />
}
