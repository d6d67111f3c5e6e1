import { useCallback } from 'react'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { type Franken, inRappen, minus, rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { type Ansicht, OHNE_FILTER } from '../../zustand/ansicht.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { Abzug } from './abzug.tsx'
import { AngebotsListe } from './angebots-liste.tsx'
import type { Auswertung } from './auswertung.ts'
import { anzahlJeModell, gezeigt, type Listenzeile } from './liste.ts'
import { ModellFilter } from './modell-filter.tsx'
import { GUENSTIGSTES } from './woerter.ts'
import { ZeilenDetails } from './zeilen-details.tsx'
import { zaehler } from './zusammenfassung.ts'

type GefilterteListeProps = {
  tabelle: Regionstabelle
  wahl: Wahl
  ansicht: Ansicht
  auswertung: Auswertung
  /** A year. */
  kosten: Franken
  kassenName: (versicherer: number) => string
  onWaehle: (zeile: Listenzeile) => void
  onVergleich: (schluessel: string) => void
  dispatch: (aktion: Aktion) => void
  pruefeDaten: () => Promise<void>
}

/** Counter, filter and rows. */
export function GefilterteListe(props: GefilterteListeProps) {
  const { tabelle, wahl, ansicht, auswertung, kosten, kassenName, onVergleich, dispatch, pruefeDaten } = props
  const { frage, modelle, alle, zeilen, gewaehlt } = auswertung
  const { filter, ordnung, offen, vorgemerkt, ladungen } = ansicht
  const { franchise, aktuelleKasse } = wahl
  const gefragt = [tabelle.jahr, tabelle.kanton, tabelle.region, ...Object.values(frage)]
  const liste = [gefragt, franchise, aktuelleKasse, JSON.stringify(filter), ordnung].join()
  const seite = gezeigt(ladungen, zeilen.length)
  const onOeffne = useCallback((schluessel: string) => dispatch({ art: 'oeffne', schluessel }), [dispatch])
  const werte = zeilenwerte(props, ordnung)

  async function onMehr() {
    await pruefeDaten()
    dispatch({ art: 'mehr' })
  }

  return (
    <section aria-labelledby="angebote-titel" className="border-t border-ink pt-5">
      <h2 id="angebote-titel" className="t4 mb-4">
        {zaehler(zeilen, ordnung)}
      </h2>
      <ModellFilter
        anzahlen={anzahlJeModell(alle)}
        total={alle.length}
        modell={modelle[0] ?? null}
        onChange={modell => dispatch({ art: 'filter', filter: { modelle: modell ? [modell] : [] } })}
      />
      <div className="mt-5">
        <AngebotsListe
          liste={`${liste},${seite.anzahl}`}
          total={zeilen.length}
          mehr={seite.mehr}
          fussnote={
            <>
              Preise in CHF <Abzug preisjahr={tabelle} /> · Prämienjahr {tabelle.jahr}
            </>
          }
          onMehr={onMehr}
          onZuruecksetzen={zeilen === alle ? undefined : () => dispatch({ art: 'filter', filter: OHNE_FILTER })}
          onWaehle={props.onWaehle}
          onOeffne={onOeffne}
          zeilen={zeilen.slice(0, seite.anzahl).map(zeile => ({
            zeile,
            kasse: kassenName(zeile.versicherer),
            tabelle,
            frage,
            gewaehlt: zeile.schluessel === gewaehlt?.schluessel,
            zeigtFranchise: ordnung === 'gesamtkosten',
            ...werte(zeile),
            details: offen.includes(zeile.schluessel) ? (
              <ZeilenDetails
                zeile={zeile}
                kasse={kassenName(zeile.versicherer)}
                tabelle={tabelle}
                frage={frage}
                kosten={inRappen(kosten)}
                vergleich={vorgemerkt}
                onVergleich={onVergleich}
              />
            ) : null,
          }))}
        />
      </div>
    </section>
  )
}

/** What a row says about money besides its price, in either order. */
function zeilenwerte(props: GefilterteListeProps, ordnung: 'preis' | 'gesamtkosten') {
  const { wahl, kosten, auswertung } = props
  const { frage, erstes, vergleich } = auswertung
  const gesamt = ({ preis, franchise }: Listenzeile) =>
    jahreskosten({ franchise, praemie: preis }, inRappen(kosten), frage.klasse)
  const bekannt = ordnung === 'preis' && wahl.aktuelleKasse !== null && vergleich && vergleich.art !== 'durchschnitt'
  return (zeile: Listenzeile) => ({
    gesamt: gesamt(zeile),
    differenz: erstes ? minus(gesamt(zeile), gesamt(erstes)) : rappen(0),
    zuHeute: bekannt ? imJahr(minus(zeile.preis, vergleich.preis)) : undefined,
    auszeichnung:
      zeile.schluessel !== erstes?.schluessel
        ? undefined
        : ordnung === 'gesamtkosten'
          ? 'Tiefste Jahreskosten'
          : GUENSTIGSTES,
  })
}
