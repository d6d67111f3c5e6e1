import { useDeferredValue } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { frankenText } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import type { Daten, Spaeter } from '../zustand/zustand.ts'
import { AnfrageSchritt } from './anfrage/anfrage-schritt.tsx'
import { OhneAngebot } from './anfrage/ohne-angebot.tsx'
import { AngebotsKurzform } from './angebot/angebots-kurzform.tsx'
import { AngebotsSchritt } from './angebot/angebots-schritt.tsx'
import { type Kasse, useAuswertung } from './angebot/auswertung.ts'
import { Auswahlleiste } from './auswahlleiste.tsx'
import { Jahreszeile } from './jahreszeile.tsx'
import { ladeDaten } from './laden/praemien-laden.ts'
import { type Briefe, SelbstWechseln } from './selbst-wechseln.tsx'

type EinzelSchritteProps = {
  rechner: Rechenwerk
  zustand: Spaeter
  daten: Daten
  kassen: readonly Kasse[]
  kassenName: (nummer: number) => string
  Briefe: Briefe
}

/** Steps 2 and 3 for one person. Both speak of the same chosen offer. */
export function EinzelSchritte({ rechner, zustand, daten, kassen, kassenName, Briefe }: EinzelSchritteProps) {
  const { tabelle } = daten
  const { person, wahl } = zustand
  const { datum: heute, praemien } = useSeitenDaten()
  // The slider never waits for the list.
  const kosten = useDeferredValue(zustand.ansicht.kosten)
  const auswertung = useAuswertung({ tabelle, person, wahl, kassen, ansicht: { ...zustand.ansicht, kosten } })
  const { gewaehlt } = auswertung

  if (zustand.schritt === 3)
    return gewaehlt ? (
      <AnfrageSchritt
        rechner={rechner}
        zustand={zustand}
        angebot={gewaehlt}
        franchise={gewaehlt.franchise}
        kurzform={
          <AngebotsKurzform
            angebot={gewaehlt}
            unfall={person.unfall}
            preisjahr={tabelle}
            vergleich={auswertung.vergleich}
            kassenName={kassenName}
            jahreszeile={<Jahreszeile jahr={tabelle.jahr} />}
          />
        }
        kassen={kassen}
        kassenName={kassenName}
      />
    ) : (
      <OhneAngebot onZurueck={() => rechner.zurueck(2)} />
    )

  // A bill of this year is found in this year's table, also while the next one is compared.
  const dieses = praemien.sofort
  const rechnungsjahr =
    dieses !== undefined && dieses < tabelle.jahr
      ? { jahr: dieses, ladeTabelle: async () => (await ladeDaten(person, dieses)).tabelle }
      : undefined
  return (
    // Whatever gets the focus is not hidden by the bar.
    <div className="mt-6 **:scroll-mb-28 md:mt-8">
      <AngebotsSchritt
        {...{ zustand, tabelle, auswertung, kosten, heute, kassen, kassenName, rechnungsjahr }}
        dispatch={rechner.dispatch}
        pruefeDaten={rechner.pruefeDaten}
      />
      {gewaehlt && (
        <SelbstWechseln Briefe={Briefe} angebot={gewaehlt} person={person} aktuelleKasse={wahl.aktuelleKasse} />
      )}
      <Auswahlleiste
        auswahl={
          gewaehlt
            ? {
                kasse: kassenName(gewaehlt.versicherer),
                modell: modellName(gewaehlt.modell),
                preis: frankenText(gewaehlt.preis),
              }
            : null
        }
        onZurueck={() => rechner.zurueck(1)}
        onWeiter={rechner.weiter}
      />
    </div>
  )
}
