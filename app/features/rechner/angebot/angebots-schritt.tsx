import { useCallback, useDeferredValue, useMemo } from 'react'
import { useNachDemBild } from '#app/lib/nach-dem-bild.ts'
import { mitApostroph } from '#content/format.ts'
import { adresseAusAnderemJahr, klassenhinweis } from '#content/rechner-jahr.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { versichererName } from '#domain/versicherer.ts'
import { umgeschaltet, useAnsicht } from './ansicht.tsx'
import { Antwort } from './antwort.tsx'
import type { AngebotsAktion, Person, Wahl } from './eingang.ts'
import { FranchiseWahl } from './franchise-wahl.tsx'
import { GefilterteListe } from './gefilterte-liste.tsx'
import { HeutigeKasse } from './heutige-kasse.tsx'
import type { Listenzeile } from './liste.ts'
import { Nebeneinander } from './nebeneinander.tsx'
import type { Rechnungsjahr } from './nichts-tun-oeffnen.tsx'
import { Seitenspalte } from './seitenspalte.tsx'
import { Teilen } from './teilen.tsx'
import { useAngebote } from './use-angebote.ts'
import { useMeldung } from './use-meldung.ts'
import { ALTERSGRUPPE } from './woerter.ts'
import { zusammenfassung } from './zusammenfassung.ts'

type AngebotsSchrittProps = {
  person: Person
  wahl: Wahl
  tabelle: Regionstabelle
  /** The day of the page. */
  heute: Tag
  versichererNamen: ReadonlyMap<number, string>
  dispatch: (aktion: AngebotsAktion) => void
  /** Asks whether the data changed since it was loaded, and loads it anew then; rejects when nobody answers. */
  pruefeDaten: () => Promise<void>
  /** Undefined while the compared year is that of a bill. */
  rechnungsjahr?: Rechnungsjahr | undefined
}

/** Step 2: everything between the wizard's heading and its buttons, computed in the browser. */
export function AngebotsSchritt(props: AngebotsSchrittProps) {
  const { person, wahl, tabelle, versichererNamen, dispatch, pruefeDaten, rechnungsjahr } = props
  const [ansicht, aendere] = useAnsicht()
  // The slider never waits for the list.
  const kosten = useDeferredValue(ansicht.kosten)
  const angebote = useAngebote({ tabelle, person, wahl, ansicht, kosten })
  const { frage, jeFranchise, ohneFranchise, guenstigstes, gewaehlt, vergleich, heute } = angebote
  const kassenName = useCallback(
    (versicherer: number) => versichererName(versicherer, versichererNamen),
    [versichererNamen],
  )
  const meldung = useMeldung(zusammenfassung(angebote.zeilen, ansicht.ordnung, kassenName))

  const waehleFranchise = useCallback(
    (franchise: Franchise) => {
      aendere(() => ({ ordnung: 'preis' }))
      dispatch({ art: 'franchise', franchise })
    },
    [aendere, dispatch],
  )
  // Only there a row may have another franchise than the chosen one.
  const andereFranchise = ansicht.ordnung === 'gesamtkosten'
  const waehle = useCallback(
    ({ versicherer, modell, franchise }: Listenzeile) => {
      if (andereFranchise) dispatch({ art: 'franchise', franchise })
      dispatch({ art: 'waehle', versicherer, typ: modell })
    },
    [andereFranchise, dispatch],
  )
  const schalteVergleich = useCallback(
    (schluessel: string) => aendere(({ vergleich }) => ({ vergleich: umgeschaltet(vergleich, schluessel) })),
    [aendere],
  )
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
  const verglichene = angebote.alle.filter(zeile => ansicht.vergleich.includes(zeile.schluessel))

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
        {guenstigstes && (
          <Antwort
            guenstigstes={guenstigstes}
            vergleich={vergleich}
            preisjahr={tabelle}
            kassenName={kassenName}
            hinweis={
              person.art === 'eigen' ? klassenhinweis('Sie', person.geburtsjahr, props.heute, tabelle.jahr) : null
            }
          />
        )}
        <HeutigeKasse
          person={person}
          heute={props.heute}
          rechnungsjahr={rechnungsjahr}
          tabelle={tabelle}
          frage={frage}
          wahl={wahl}
          versichererNamen={versichererNamen}
          kassenName={kassenName}
          heutigerTarif={ansicht.heutigerTarif}
          onHeutigerTarif={heutigerTarif => aendere(() => ({ heutigerTarif }))}
          dispatch={dispatch}
          vergleich={vergleich}
          beiHeutigerFranchise={heute}
        />
      </div>
      {unterDerAntwort && (
        <>
          <div>
            <FranchiseWahl
              klasse={frage.klasse}
              angebote={jeFranchise}
              franchise={wahl.franchise}
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
                {...angebote}
                tabelle={tabelle}
                wahl={wahl}
                kosten={kosten}
                kassenName={kassenName}
                onWaehle={waehle}
                onVergleich={schalteVergleich}
                pruefeDaten={pruefeDaten}
              />
              {verglichene.length > 0 && (
                <Nebeneinander
                  zeilen={verglichene}
                  klasse={frage.klasse}
                  kosten={kosten}
                  gewaehlt={gewaehlt?.schluessel}
                  kassenName={kassenName}
                  onWaehle={waehle}
                  onEntferne={schalteVergleich}
                />
              )}
            </div>
            <div className="-mx-2 grid min-w-0 grid-cols-1 content-start gap-y-10 px-2 contain-content">
              {spalte && <Seitenspalte {...spalte} kassenName={kassenName} onFranchise={waehleFranchise} />}
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
