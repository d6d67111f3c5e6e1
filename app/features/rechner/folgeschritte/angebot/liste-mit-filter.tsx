import { useCallback, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LISTE } from '#content/rechner/liste.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import { type Filter, OHNE_FILTER } from '../../zustand/ansicht.ts'
import { Abzug } from './abzug.tsx'
import { AngebotsListe } from './angebots-liste.tsx'
import { KassenFilter } from './kassen-filter.tsx'
import { gezeigt } from './liste.ts'
import { ListenEnde } from './listen-ende.tsx'
import { ListenKopf } from './listen-kopf.tsx'
import type { ListeMitFilterProps } from './listen-props.ts'
import { ModellFilter } from './modell-filter.tsx'
import { Spaltenkoepfe } from './spaltenkoepfe.tsx'
import { zeilenwerte } from './zeilenwerte.tsx'

/** Counter, order, filter and rows. */
export function ListeMitFilter(props: ListeMitFilterProps) {
  const { tabelle, wahl, ansicht, auswertung, onWaehle, onVergleich, dispatch, pruefeDaten } = props
  const { frage, kontakte, alle, listen, vonKassen, zeilen } = auswertung
  const { filter, ordnung, ausgeklappt, ladungen } = ansicht
  const kassen = new Set(vonKassen.map(({ versicherer }) => versicherer))
  const anzahlen = listen
    .map(({ kontakt, zeilen }) => ({
      kontakt,
      anzahl: zeilen.filter(({ versicherer }) => kassen.has(versicherer)).length,
    }))
    .filter(({ anzahl }) => anzahl > 0)
  const neueAb = useRef<number | null>(null)
  const seite = gezeigt(ladungen, zeilen.length)
  const onOeffne = useCallback((schluessel: string) => dispatch({ art: 'oeffne', schluessel }), [dispatch])
  const filtere = (neu: Partial<Filter>) => dispatch({ art: 'filter', filter: neu })
  const geordnet = [ordnung, JSON.stringify(filter), wahl.aktuelleKasse].join()
  const gefragt = [tabelle.jahr, tabelle.kanton, tabelle.region, ...Object.values(frage), wahl.franchise].join()
  const werte = zeilen.slice(0, seite.anzahl).map(zeilenwerte(props))

  async function onMehr() {
    await pruefeDaten()
    dispatch({ art: 'mehr' })
  }

  return (
    <section aria-labelledby="angebote-titel" className="border-t border-ink pt-4 md:pt-5">
      <ListenKopf
        id="angebote-titel"
        zeilen={zeilen}
        ordnung={ordnung}
        onOrdnung={neue => dispatch({ art: 'ordnung', ordnung: neue })}
      />
      {tabelle.verbilligung && (
        <p className="t1 -mt-1 mb-3 text-ink2">{VERBILLIGT.liste(tabelle.verbilligung.regelJahr)}</p>
      )}
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 max-md:flex-col md:mb-4 max-md:items-stretch">
        <ModellFilter
          anzahlen={anzahlen}
          total={vonKassen.length}
          kontakte={kontakte}
          onChange={neue => filtere({ kontakte: neue })}
        />
        <KassenFilter filter={filter} onChange={filtere} />
      </div>
      {zeilen.length === 0 ? (
        <EmptyState title={LISTE.keine} text={LISTE.keineErklaert}>
          {zeilen !== alle && (
            <Button kind="secondary" size="small" onClick={() => filtere(OHNE_FILTER)}>
              {LISTE.filterZuruecksetzen}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <div className="@container -mx-5 md:mx-0">
            <Spaltenkoepfe tabelle={tabelle} ordnung={ordnung} zuHeute={werte[0]?.zuHeute !== undefined} />
            <AngebotsListe
              liste={[gefragt, geordnet, seite.anzahl].join()}
              ordnung={geordnet}
              zeilen={werte}
              {...{ ausgeklappt, neueAb, onWaehle, onVergleich, onOeffne }}
            />
          </div>
          <ListenEnde
            gezeigt={seite.anzahl}
            total={zeilen.length}
            mehr={seite.mehr}
            fussnote={
              <>
                {LISTE.preiseInChf} <Abzug preisjahr={tabelle} /> · {LISTE.praemienjahr(tabelle.jahr)}
                {tabelle.verbilligung && ` · ${VERBILLIGT.nach(tabelle.verbilligung.regelJahr)}`}
              </>
            }
            {...{ ausgeklappt, neueAb, onMehr }}
            onKlappeAus={() => dispatch({ art: 'klappeAus' })}
          />
        </>
      )}
    </section>
  )
}
