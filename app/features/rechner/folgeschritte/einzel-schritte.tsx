import { useDeferredValue, useMemo, useRef } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText } from '#content/format.ts'
import { mitVerbilligung } from '#domain/kantonsbeitrag.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { inRappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ansicht } from '../zustand/ansicht.ts'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import type { Daten, Spaeter } from '../zustand/zustand.ts'
import { AnfrageSchritt } from './anfrage/anfrage-schritt.tsx'
import { OhneAngebot } from './anfrage/ohne-angebot.tsx'
import { anderesJahr } from './angebot/anderes-jahr.ts'
import { AngebotsKurzform } from './angebot/angebots-kurzform.tsx'
import { AngebotsSchritt } from './angebot/angebots-schritt.tsx'
import { type Auswertung, type Kasse, useAuswertung } from './angebot/auswertung.ts'
import { Bildteil } from './angebot/bildteil.tsx'
import { AngebotsFehler } from './angebots-fehler.tsx'
import { Auswahlleiste } from './auswahlleiste.tsx'
import { Jahreszeile } from './jahreszeile.tsx'
import { LadeAntwort, LadeListe, LadeRegler } from './lade-daten.tsx'
import { AngebotsMitnahme } from './mitnehmen/angebots-mitnahme.tsx'
import { type Briefe, SelbstWechseln } from './selbst-wechseln.tsx'

type EinzelSchritteProps = {
  rechner: Rechenwerk
  zustand: Spaeter
  /** null while they are on their way, or did not arrive. */
  daten: Daten | null
  kassen: readonly Kasse[]
  kassenName: (nummer: number) => string
  Briefe: Briefe
}

/** Steps 2 and 3 for one person. Both speak of the same chosen offer. */
export function EinzelSchritte({ rechner, zustand, daten, kassen, kassenName, Briefe }: EinzelSchritteProps) {
  const { person, wahl } = zustand
  const { datum: heute, praemien } = useSeitenDaten()
  const antwort = useRef<HTMLDivElement>(null)
  // The slider never waits for the list.
  const kosten = useDeferredValue(zustand.ansicht.kosten)
  const ansicht = { ...zustand.ansicht, kosten }
  const tabelle = useGezeigteTabelle(daten?.tabelle ?? null, ansicht.verbilligung)
  const auswertung = useAuswertung(tabelle && { tabelle, person, wahl, kassen, ansicht })
  const voll = useVollePreise(auswertung, daten?.tabelle ?? null, { person, wahl, kassen, ansicht })
  const gewaehlt = voll?.gewaehlt

  if (zustand.schritt === 3) {
    if (!gewaehlt || !daten) return <OhneAngebot onZurueck={() => rechner.zurueck(2)} />
    return (
      <AnfrageSchritt
        rechner={rechner}
        zustand={zustand}
        angebot={gewaehlt}
        franchise={gewaehlt.franchise}
        kurzform={
          <AngebotsKurzform
            angebot={gewaehlt}
            unfall={person.unfall}
            preisjahr={daten.tabelle}
            vergleich={voll.vergleich}
            kassenName={kassenName}
            jahreszeile={<Jahreszeile jahr={daten.tabelle.jahr} />}
          />
        }
        verbilligung={ansicht.verbilligung && auswertung?.gewaehlt ? [auswertung.gewaehlt.kantonZahlt] : []}
        kassen={kassen}
        kassenName={kassenName}
      />
    )
  }

  const { dispatch, pruefeDaten } = rechner
  const teile =
    daten && tabelle && auswertung
      ? {
          ...{ tabelle, auswertung, kosten, heute, kassen, kassenName, pruefeDaten },
          anderesJahr: anderesJahr(person, daten.tabelle, praemien),
          briefe: auswertung.gewaehlt && (
            <SelbstWechseln
              Briefe={Briefe}
              angebot={auswertung.gewaehlt}
              person={person}
              aktuelleKasse={wahl.aktuelleKasse}
            />
          ),
        }
      : { ersatz: zustand.daten.art === 'fehler' ? fehler(() => dispatch({ art: 'erneut' })) : LAEDT }
  return (
    // Whatever gets the focus is not hidden by the bar.
    <div className="mt-4 **:scroll-mb-24 md:mt-6">
      <AngebotsSchritt antwort={antwort} zustand={zustand} dispatch={dispatch} {...teile} />
      {daten && gewaehlt && (
        <Bildteil nach={2}>
          {() => <AngebotsMitnahme {...{ zustand, kassenName, gewaehlt }} auswertung={voll} tabelle={daten.tabelle} />}
        </Bildteil>
      )}
      <Auswahlleiste
        antwort={antwort}
        auswahl={auswertung && auswahl(auswertung, ansicht, kassenName)}
        onZurueck={() => rechner.zurueck(1)}
        onWeiter={rechner.weiter}
      />
    </div>
  )
}

/** The prices on screen: in full, or after what the canton pays. */
function useGezeigteTabelle(tabelle: Regionstabelle | null, verbilligung: Ansicht['verbilligung']) {
  return useMemo(
    () => (tabelle && verbilligung ? mitVerbilligung(tabelle, verbilligung) : tabelle),
    [tabelle, verbilligung],
  )
}

/** What is sent, printed and mailed: the same chosen offer, never after premium reduction. */
function useVollePreise(
  gezeigt: Auswertung | null,
  tabelle: Regionstabelle | null,
  { wahl, ansicht, ...eingang }: Pick<EinzelSchritteProps, 'kassen'> & Pick<Spaeter, 'person' | 'wahl' | 'ansicht'>,
): Auswertung | null {
  const gewaehlt = gezeigt?.gewaehlt
  const feste = useMemo(() => {
    if (!gewaehlt) return wahl
    const { versicherer, modell, tarif, franchise } = gewaehlt
    return { ...wahl, franchise, gewaehlt: { versicherer, typ: modell, tarif } }
  }, [wahl, gewaehlt])
  const voll = useAuswertung(
    tabelle && ansicht.verbilligung
      ? { ...eingang, tabelle, wahl: feste, ansicht: { ...ansicht, ordnung: 'preis' } }
      : null,
  )
  return voll ?? gezeigt
}

const LAEDT = { antwort: <LadeAntwort />, regler: <LadeRegler />, liste: <LadeListe /> }
const fehler = (onErneut: () => void) => ({ antwort: <AngebotsFehler onErneut={onErneut} /> })

/** As the headline says it: by yearly cost the figure is that of a year. */
function auswahl(
  { gewaehlt, frage }: Auswertung,
  { ordnung, kosten, verbilligung }: Ansicht,
  kassenName: EinzelSchritteProps['kassenName'],
) {
  if (!gewaehlt) return null
  const { franchise, preis } = gewaehlt
  const imJahr = ordnung === 'gesamtkosten'
  return {
    kasse: kassenName(gewaehlt.versicherer),
    modell: angebotsmodell(gewaehlt),
    preis: frankenText(imJahr ? jahreskosten({ franchise, praemie: preis }, inRappen(kosten), frage.klasse) : preis),
    pro: imJahr ? ('jahr' as const) : ('monat' as const),
    regelJahr: verbilligung?.regelJahr ?? null,
  }
}
