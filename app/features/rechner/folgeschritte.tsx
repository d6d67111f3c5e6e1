import { useEffect, useMemo } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { frankenText } from '#content/format.ts'
import { modellName } from '#domain/modelle.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import { nachName, versichererName } from '#domain/versicherer.ts'
import { AnfrageSchritt } from './anfrage-schritt.tsx'
import { AngebotsKurzform } from './angebot/angebots-kurzform.tsx'
import { AngebotsSchritt } from './angebot/angebots-schritt.tsx'
import { AngebotsAnsichtProvider, useAnsicht } from './angebot/ansicht.tsx'
import { gewaehltesAngebot } from './angebot/auswahl.ts'
import { AngebotsFehler } from './angebots-fehler.tsx'
import { Auswahlleiste } from './auswahlleiste.tsx'
import { FuerWen } from './fuer-wen.tsx'
import { haushaltsrechner } from './haushalt-laden.ts'
import { Jahreszeile } from './jahreszeile.tsx'
import { LadeDaten } from './lade-daten.tsx'
import { OhneAngebot } from './ohne-angebot.tsx'
import { PersonZeile } from './person-zeile.tsx'
import { ladeDaten } from './praemien-laden.ts'
import { Preisjahr } from './preisjahr.tsx'
import { RechnerTitel } from './rechner-titel.tsx'
import { type Briefe, SelbstWechseln } from './selbst-wechseln.tsx'
import { sitzungsText } from './sitzung.ts'
import type { Rechenwerk } from './use-rechner.ts'
import type { Daten, Zustand } from './zustand.ts'
import { merkeSitzung } from './zwischenspeicher.ts'

export { vergleichAusFragment } from './angebot/fragment.ts'
export { fortsetzung } from './fortsetzung.ts'
export { naechster } from './naechster.ts'
export { bekannteDaten, geaenderteDaten, ladeDaten, verzeichnisVon } from './praemien-laden.ts'

type Spaeter = Exclude<Zustand, { schritt: 1 }>
type FolgeschritteProps = { rechner: Rechenwerk; zustand: Spaeter; Briefe: Briefe }

/** Steps 2 and 3, below the step names. */
export function Folgeschritte(props: FolgeschritteProps) {
  const { rechner, zustand } = props
  const { person, daten } = zustand
  return (
    <AngebotsAnsichtProvider gemerkt={zustand.ansicht}>
      <Gemerkt zustand={zustand} />
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-ink pb-4">
        <div>
          <RechnerTitel ebene="h1" />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:ml-auto lg:flex-col lg:items-end">
          <PersonZeile person={person} onAendern={() => rechner.zurueck(1)} />
          {zustand.schritt === 2 && person.art === 'eigen' && (
            <FuerWen haushalt={zustand.haushalt} dispatch={rechner.dispatch} />
          )}
        </div>
      </div>
      {zustand.schritt === 2 && <Preisjahr zustand={zustand} dispatch={rechner.dispatch} />}
      {daten.art === 'laedt' && <LadeDaten />}
      {daten.art === 'fehler' && <AngebotsFehler onErneut={() => rechner.dispatch({ art: 'erneut' })} />}
      {daten.art === 'bereit' && <MitDaten {...props} daten={daten} />}
    </AngebotsAnsichtProvider>
  )
}

/** The tab remembers where the visitor is, also while a table is on its way. */
function Gemerkt({ zustand }: { zustand: Spaeter }) {
  const [ansicht] = useAnsicht()
  useEffect(() => {
    const text = sitzungsText(zustand, ansicht)
    if (text !== null) merkeSitzung(text)
  }, [zustand, ansicht])
  return null
}

function MitDaten({ rechner, zustand, Briefe, daten }: FolgeschritteProps & { daten: Daten }) {
  const { tabelle, verzeichnis } = daten
  const { person, wahl, haushalt } = zustand
  const { datum: heute, praemien } = useSeitenDaten()
  const { sofort } = praemien
  // A bill of this year is found in this year's table, also while the next one is compared.
  const rechnungsjahr =
    sofort !== undefined && sofort < tabelle.jahr
      ? { jahr: sofort, ladeTabelle: async () => (await ladeDaten(person, sofort)).tabelle }
      : undefined
  const namen = useMemo(
    () => new Map(verzeichnis.versicherer.map(kasse => [kasse.versicherer, kasse.name])),
    [verzeichnis],
  )
  const kassenName = (nummer: number) => versichererName(nummer, namen)
  const kassen = useMemo(
    () => nachName([...namen.keys()].map(versicherer => ({ versicherer, name: versichererName(versicherer, namen) }))),
    [namen],
  )
  const Haushalt = haushalt?.aktiv && haushaltsrechner()?.HaushaltSchritte
  if (Haushalt && person.art === 'eigen')
    return <Haushalt {...{ rechner, zustand, person, haushalt, daten, kassen, kassenName }} />
  const angebot = gewaehltesAngebot(tabelle, person, wahl)
  return zustand.schritt === 2 ? (
    // Whatever gets the focus is not hidden by the bar.
    <div className="mt-6 **:scroll-mb-28 md:mt-8">
      <AngebotsSchritt
        person={person}
        wahl={wahl}
        tabelle={tabelle}
        heute={heute}
        versichererNamen={namen}
        dispatch={rechner.dispatch}
        pruefeDaten={rechner.pruefeDaten}
        rechnungsjahr={rechnungsjahr}
      />
      {angebot && <SelbstWechseln Briefe={Briefe} angebot={angebot} person={person} wahl={wahl} />}
      <Auswahlleiste
        auswahl={
          angebot
            ? {
                kasse: kassenName(angebot.versicherer),
                modell: modellName(angebot.modell),
                preis: frankenText(praemieNachAbzug(angebot.praemie, tabelle)),
              }
            : null
        }
        onZurueck={() => rechner.zurueck(1)}
        onWeiter={rechner.weiter}
      />
    </div>
  ) : angebot ? (
    <AnfrageSchritt
      rechner={rechner}
      zustand={zustand}
      angebot={angebot}
      kurzform={
        <AngebotsKurzform
          angebot={angebot}
          franchise={wahl.franchise}
          unfall={person.unfall}
          preisjahr={tabelle}
          versichererNamen={namen}
          jahreszeile={<Jahreszeile jahr={tabelle.jahr} />}
        />
      }
      kassen={kassen}
      kassenName={kassenName}
    />
  ) : (
    <OhneAngebot onZurueck={() => rechner.zurueck(2)} />
  )
}
