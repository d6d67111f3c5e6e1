import { memo, useCallback, useId, useMemo, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LISTE } from '#content/rechner/liste.ts'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { OHNE_FILTER } from '../../zustand/ansicht.ts'
import { Nebeneinander } from '../nachladen.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Blick } from '../sicht/sicht.ts'
import { gezeigt } from '../sicht/zeilen.ts'
import type { Zeilengriffe } from './angebotszeile.tsx'
import { Angebotszeilen } from './angebotszeilen.tsx'
import { Kontaktfilter } from './kontaktfilter.tsx'
import { Listenende } from './listenende.tsx'
import { Listenkopf } from './listenkopf.tsx'
import { Spaltenkoepfe } from './spalten.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useReturn } from './use-return.ts'
import { useWideScreen } from './use-wide-screen.ts'
import { verglichene } from './verglichene.ts'
import { messlatte } from './zeilenwerte.ts'
import { zusammenfassung } from './zusammenfassung.ts'

type AngebotslisteProps = Blick & { pruefeDaten: () => Promise<void> }

/** Tariffs of one person, or insurers for all; or the rows marked among them side by side. */
export const Angebotsliste = memo(function Angebotsliste(props: AngebotslisteProps) {
  const { zustand, sicht, umfeld, dispatch } = props
  const { vorgemerkt, nebeneinander } = zustand.ansicht
  const breit = useWideScreen()
  const plaetze = breit ? 4 : 3
  const nebenan = verglichene(sicht, vorgemerkt).slice(0, plaetze)
  const offen = nebeneinander && nebenan.length > 1
  const titel = useRef<HTMLHeadingElement>(null)
  const rememberPlace = useReturn(offen, titel)
  const griffe = useGriffe(props)
  const meldung = useAnnouncement(zusammenfassung(sicht, umfeld.kassenName))

  function oeffne() {
    rememberPlace(vorgemerkt.at(-1) ?? '')
    dispatch({ art: 'nebeneinander', offen: true })
  }

  return (
    <div>
      <p role="status" className="sr-only">
        {meldung}
      </p>
      {/* Only hidden, so that it comes back as it was. */}
      <div hidden={offen}>
        <ListeMitFilter {...props} {...{ griffe, breit }} vergleichVoll={nebenan.length >= plaetze} />
      </div>
      {offen && (
        <Nebeneinander
          {...{ titel, sicht }}
          zeilen={nebenan}
          kassenName={umfeld.kassenName}
          onWaehle={griffe.onWaehle}
          onEntferne={griffe.onMerkeVor}
          onSchliesse={() => dispatch({ art: 'nebeneinander', offen: false })}
        />
      )}
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

/** What a row may say; the same functions as long as they mean the same, so that no row is drawn anew for them. */
function useGriffe({ zustand, sicht, dispatch }: Blick): Zeilengriffe {
  const id = sicht.liste.person?.id
  const gefiltert = zustand.ansicht.filter.kontakte.length > 0
  const onWaehle = useCallback(
    ({ versicherer, tarif }: Listenzeile) => {
      if (!tarif || id === undefined) return dispatch({ art: 'kasse', kasse: versicherer })
      // A row of a filtered list is not always the cheapest of its type.
      const auswahl = { versicherer, typ: tarif.modell, tarif: gefiltert ? tarif.tarif : null }
      dispatch({ art: 'waehle', id, auswahl, aufteilung: 'kombination' })
    },
    [dispatch, id, gefiltert],
  )
  return useMemo(
    () => ({
      onWaehle,
      onMerkeVor: schluessel => dispatch({ art: 'merkeVor', schluessel }),
      onOeffne: schluessel => dispatch({ art: 'oeffne', schluessel }),
    }),
    [dispatch, onWaehle],
  )
}

type ListeMitFilterProps = AngebotslisteProps & { griffe: Zeilengriffe; breit: boolean; vergleichVoll: boolean }

/** Counter, order, filter and rows. */
function ListeMitFilter({ pruefeDaten, griffe, breit, vergleichVoll, ...blick }: ListeMitFilterProps) {
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
            <Spaltenkoepfe sicht={sicht} zuNichtsTun={messlatte(sicht)?.zuNichtsTun ?? false} />
            <Angebotszeilen
              // Another person's offers are another list: none of its rows comes from this one.
              key={person?.id ?? 'alle'}
              {...blick}
              {...{ griffe, vergleichVoll, newFrom }}
              zeilen={zeilen.slice(0, seite.anzahl)}
            />
          </div>
          <Listenende {...{ sicht, seite, ausgeklappt, breit, newFrom, dispatch, pruefeDaten }} />
        </>
      )}
    </section>
  )
}
