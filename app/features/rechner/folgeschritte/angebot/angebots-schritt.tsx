import { useCallback, useMemo } from 'react'
import { useNachDemBild } from '#app/lib/nach-dem-bild.ts'
import { mitApostroph } from '#content/format.ts'
import { adresseAusAnderemJahr, klassenhinweis } from '#content/rechner-jahr.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Franken } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Aktion, Schritt2 } from '../../zustand/zustand.ts'
import { Antwort } from './antwort.tsx'
import type { Auswertung, Kasse } from './auswertung.ts'
import { FranchiseWahl } from './franchise-wahl.tsx'
import { GefilterteListe } from './gefilterte-liste.tsx'
import { HeutigeKasse } from './heutige-kasse.tsx'
import type { Listenzeile } from './liste.ts'
import type { Rechnungsjahr } from './nichts-tun-oeffnen.tsx'
import { Seitenspalte } from './seitenspalte.tsx'
import { Teilen } from './teilen.tsx'
import { useMeldung } from './use-meldung.ts'
import { ALTERSGRUPPE } from './woerter.ts'
import { zusammenfassung } from './zusammenfassung.ts'

type AngebotsSchrittProps = {
  zustand: Schritt2
  tabelle: Regionstabelle
  auswertung: Auswertung
  /** Those the list is ordered by, in whole francs: they may follow the slider a moment later. */
  kosten: Franken
  /** The day of the page. */
  heute: Tag
  kassen: readonly Kasse[]
  kassenName: (versicherer: number) => string
  dispatch: (aktion: Aktion) => void
  /** Asks whether the data changed since it was loaded, and loads it anew then; rejects when nobody answers. */
  pruefeDaten: (zustand: Schritt2) => Promise<void>
  /** Undefined while the compared year is that of a bill. */
  rechnungsjahr?: Rechnungsjahr | undefined
}

/** Step 2: everything between the wizard's heading and its buttons, computed in the browser. */
export function AngebotsSchritt(props: AngebotsSchrittProps) {
  const { zustand, tabelle, auswertung, kosten, kassen, kassenName, dispatch, rechnungsjahr } = props
  const { person, wahl, ansicht } = zustand
  const { frage, jeFranchise, ohneFranchise, gewaehlt, erstes, vergleich, beiHeutigerFranchise } = auswertung
  const meldung = useMeldung(zusammenfassung(auswertung.zeilen, ansicht.ordnung, kassenName))

  const waehleFranchise = useCallback((franchise: Franchise) => dispatch({ art: 'franchise', franchise }), [dispatch])
  const waehle = useCallback(
    ({ versicherer, modell }: Listenzeile) =>
      dispatch({ art: 'waehle', auswahl: { versicherer, typ: modell, tarif: null } }),
    [dispatch],
  )
  const merkeVor = useCallback((schluessel: string) => dispatch({ art: 'merkeVor', schluessel }), [dispatch])
  // The answer fills the first screen; what stands below it follows once it is painted.
  const unterDerAntwort = useNachDemBild(true, false)
  // Stands beside and below the answer: it may follow a moment later.
  const spalte = useNachDemBild(
    useMemo(
      () => ({ gewaehlt, frage, jeFranchise, franchise: wahl.franchise }),
      [gewaehlt, frage, jeFranchise, wahl.franchise],
    ),
    null,
  )

  return (
    <div className="grid min-h-screen grid-cols-1 content-start gap-y-11 md:gap-y-14">
      <p role="status" className="sr-only">
        {meldung}
      </p>
      {person.art === 'geteilt' && (
        <p className="mass border-l-4 border-fir pl-4">
          Geteilter Vergleich: {ALTERSGRUPPE[person.klasse]}, Prämienregion {person.kanton} {person.region || ''},{' '}
          {person.unfall === 'MIT' ? 'mit' : 'ohne'} Unfall. Für Ihre eigenen Preise geben Sie Jahrgang und PLZ ein.
          {person.jahr !== null && person.jahr !== tabelle.jahr && (
            <b className="mt-1 block font-semibold">{adresseAusAnderemJahr(person.jahr, tabelle.jahr)}</b>
          )}
        </p>
      )}
      <div className="grid grid-cols-1 gap-y-8">
        {gewaehlt && (
          <Antwort
            gewaehlt={gewaehlt}
            istErstes={gewaehlt === erstes}
            vergleich={vergleich}
            preisjahr={tabelle}
            kassenName={kassenName}
            hinweis={
              person.art === 'eigen' ? klassenhinweis('Sie', person.geburtsjahr, props.heute, tabelle.jahr) : null
            }
          />
        )}
        <HeutigeKasse
          {...{ person, rechnungsjahr, tabelle, frage, wahl, kassen, kassenName, dispatch, vergleich }}
          heute={props.heute}
          heutigerTarif={ansicht.heutigerTarif}
          beiHeutigerFranchise={beiHeutigerFranchise}
        />
      </div>
      {unterDerAntwort && (
        <>
          <div>
            <FranchiseWahl
              klasse={frage.klasse}
              angebote={jeFranchise}
              franchise={gewaehlt?.franchise ?? wahl.franchise}
              aktuelle={wahl.aktuelleFranchise}
              onChange={waehleFranchise}
            />
            {ohneFranchise.length > 0 && (
              <p className="t1 mt-3 text-ink2">
                Franchise {mitApostroph(wahl.franchise)} verkaufen hier nicht:{' '}
                {ohneFranchise.map(kassenName).join(', ')}.
              </p>
            )}
          </div>
          <div className="grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-[8fr_4fr]">
            <div className="min-w-0">
              <GefilterteListe
                {...{ tabelle, wahl, ansicht, auswertung, kosten, kassenName, dispatch }}
                onWaehle={waehle}
                onVergleich={merkeVor}
                pruefeDaten={() => props.pruefeDaten(zustand)}
              />
            </div>
            <div className="-mx-2 grid min-w-0 grid-cols-1 content-start gap-y-10 px-2 contain-content">
              {spalte && <Seitenspalte {...{ ansicht, kassenName, dispatch }} {...spalte} />}
              {/* Of what is chosen now, even while the column still follows. */}
              <Teilen
                vergleich={{
                  jahr: tabelle.jahr,
                  kanton: tabelle.kanton,
                  region: tabelle.region,
                  klasse: frage.klasse,
                  franchise: wahl.franchise,
                  unfall: person.unfall,
                }}
              />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
