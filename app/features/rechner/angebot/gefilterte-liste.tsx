import { useCallback } from 'react'
import type { Vergleichspreis } from '#domain/ersparnis.ts'
import { kostenbeteiligung } from '#domain/kostenbeteiligung.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { Abzug } from './abzug.tsx'
import { AngebotsListe } from './angebots-liste.tsx'
import { umgeschaltet, useAnsicht } from './ansicht.tsx'
import type { Personenfrage } from './auswahl.ts'
import type { Wahl } from './eingang.ts'
import { anzahlJeModell, gezeigt, type Listenzeile } from './liste.ts'
import { ModellFilter } from './modell-filter.tsx'
import { GUENSTIGSTES } from './woerter.ts'
import { ZeilenDetails } from './zeilen-details.tsx'
import { zaehler } from './zusammenfassung.ts'

type GefilterteListeProps = {
  frage: Personenfrage
  /** The filter; null shows all. */
  modell: Tariftyp | null
  tabelle: Regionstabelle
  wahl: Wahl
  /** All rows of the order, and those of the chosen model. */
  alle: readonly Listenzeile[]
  zeilen: readonly Listenzeile[]
  gewaehlt: Listenzeile | undefined
  vergleich: Vergleichspreis | undefined
  /** Whole francs a year. */
  kosten: number
  kassenName: (versicherer: number) => string
  onWaehle: (zeile: Listenzeile) => void
  onVergleich: (schluessel: string) => void
  pruefeDaten: () => Promise<void>
}

/** Counter, filter and rows. */
export function GefilterteListe(props: GefilterteListeProps) {
  const { frage, modell, tabelle, wahl, alle, zeilen, gewaehlt, kosten, kassenName, onVergleich, pruefeDaten } = props
  const [{ ordnung, offen, vergleich, geladen }, aendere] = useAnsicht()
  const { franchise, aktuelleKasse } = wahl
  const gefragt = [tabelle.jahr, tabelle.kanton, tabelle.region, ...Object.values(frage)]
  const liste = [gefragt, franchise, aktuelleKasse, modell, ordnung].join()
  const ladungen = geladen.liste === liste ? geladen.ladungen : 0
  const seite = gezeigt(ladungen, zeilen.length)
  const onOeffne = useCallback(
    (schluessel: string) => aendere(bisher => ({ offen: umgeschaltet(bisher.offen, schluessel) })),
    [aendere],
  )
  const werte = zeilenwerte(props, ordnung)

  async function onMehr() {
    await pruefeDaten()
    aendere(() => ({ geladen: { liste, ladungen: ladungen + 1 } }))
  }

  return (
    <section aria-labelledby="angebote-titel" className="border-t border-ink pt-5">
      <h2 id="angebote-titel" className="t4 mb-4">
        {zaehler(zeilen, ordnung)}
      </h2>
      <ModellFilter
        anzahlen={anzahlJeModell(alle)}
        total={alle.length}
        modell={modell}
        onChange={neues => aendere(() => ({ modell: neues }))}
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
          onZuruecksetzen={modell ? () => aendere(() => ({ modell: null })) : undefined}
          onWaehle={props.onWaehle}
          onOeffne={onOeffne}
          zeilen={zeilen.slice(0, seite.anzahl).map(zeile => ({
            zeile,
            kasse: kassenName(zeile.versicherer),
            tabelle,
            frage,
            gewaehlt:
              zeile.versicherer === gewaehlt?.versicherer &&
              zeile.preis === gewaehlt.preis &&
              zeile.franchise === gewaehlt.franchise,
            zeigtFranchise: ordnung === 'gesamtkosten',
            ...werte(zeile),
            details: offen.includes(zeile.schluessel) ? (
              <ZeilenDetails
                zeile={zeile}
                kasse={kassenName(zeile.versicherer)}
                tabelle={tabelle}
                frage={frage}
                kosten={kosten * 100}
                vergleich={vergleich}
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
  const { frage, wahl, alle, vergleich, kosten } = props
  const gesamt = ({ preis, franchise }: Listenzeile) =>
    12 * preis + kostenbeteiligung(kosten * 100, franchise, frage.klasse)
  const erstes = alle.find(({ isLowest }) => isLowest)
  const bekannt = ordnung === 'preis' && wahl.aktuelleKasse !== null && vergleich && vergleich.art !== 'durchschnitt'
  return (zeile: Listenzeile) => ({
    gesamt: gesamt(zeile),
    differenz: erstes ? gesamt(zeile) - gesamt(erstes) : 0,
    zuHeute: bekannt ? 12 * (zeile.preis - vergleich.preis) : undefined,
    auszeichnung:
      zeile.schluessel !== erstes?.schluessel
        ? undefined
        : ordnung === 'gesamtkosten'
          ? 'Tiefste Jahreskosten'
          : GUENSTIGSTES,
  })
}
