import { useCallback, useMemo } from 'react'
import { geteilterVergleich } from '#content/rechner/antwort.ts'
import { adresseAusAnderemJahr, klassenhinweis } from '#content/rechner/jahr.ts'
import { angezeigtesAlter } from '#domain/altersklasse.ts'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { UnfallNotiz } from '../../schritt-1/unfall-notiz.tsx'
import { Antwort } from './antwort.tsx'
import type { Bereit } from './bereit.ts'
import { Bildteil } from './bildteil.tsx'
import { useMeldung } from './use-meldung.ts'
import { zusammenfassung } from './zusammenfassung.ts'

/** The answer, and before it what must be known about the whole comparison. */
export function KopfTeil({ zustand, dispatch, tabelle, auswertung, kosten, heute, kassenName }: Bereit) {
  const { person, wahl, ansicht } = zustand
  const { gewaehlt, erstes, vergleich, frage, jeFranchise } = auswertung
  const { ordnung } = ansicht
  const meldung = useMeldung(zusammenfassung(auswertung.zeilen, ordnung, kassenName))
  const onErstes = useCallback(() => {
    if (erstes)
      dispatch({
        art: 'waehle',
        auswahl: { versicherer: erstes.versicherer, typ: erstes.modell, tarif: null },
      })
  }, [dispatch, erstes])
  const klasse = person.art === 'eigen' ? klassenhinweis('selbst', person.geburtsjahr, heute, tabelle.jahr) : null
  const antwort = useMemo(
    () =>
      gewaehlt && {
        ...{ gewaehlt, erstes, vergleich, jeFranchise, ordnung, kosten, kassenName, onErstes },
        preisjahr: tabelle,
        klasse: frage.klasse,
        franchise: wahl.franchise,
        hinweis: klasse,
        regelJahr: tabelle.verbilligung?.regelJahr ?? null,
      },
    [gewaehlt, erstes, vergleich, jeFranchise, ordnung, kosten, kassenName, onErstes, tabelle, frage, wahl, klasse],
  )
  return (
    <>
      <p role="status" className="sr-only">
        {meldung}
      </p>
      {person.art === 'geteilt' && (
        <p className="mass mb-5 border-l-4 border-fir pl-4">
          {geteilterVergleich(person.klasse, person.kanton, person.region, person.unfall)}
          {person.jahr !== null && person.jahr !== tabelle.jahr && (
            <b className="mt-1 block font-semibold">{adresseAusAnderemJahr(person.jahr, tabelle.jahr)}</b>
          )}
        </p>
      )}
      {antwort && (
        <Bildteil wert={antwort}>
          {(werte, ort) => (
            <div ref={ort}>
              <Antwort {...werte} />
            </div>
          )}
        </Bildteil>
      )}
      {person.art === 'eigen' && (
        <UnfallNotiz
          alter={angezeigtesAlter(person.geburtsjahr, kalenderjahr(heute))}
          unfall={person.unfall}
          onMit={() => dispatch({ art: 'unfall', unfall: 'MIT' })}
        />
      )}
    </>
  )
}
