import { useCallback, useMemo } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { frankenText } from '#content/format.ts'
import { ANTWORT } from '#content/rechner/haushalt.ts'
import { altersklasse } from '#domain/altersklasse.ts'
import type { Zusage } from '#domain/kantonsbeitrag.ts'
import type { EigenePerson } from '../../zustand/person.ts'
import type { Rechenwerk } from '../../zustand/rechenwerk.ts'
import type { Daten, Spaeter } from '../../zustand/zustand.ts'
import { AnfrageSchritt } from '../anfrage/anfrage-schritt.tsx'
import { OhneAngebot } from '../anfrage/ohne-angebot.tsx'
import { anderesJahr } from '../angebot/anderes-jahr.ts'
import type { Kasse } from '../angebot/auswertung.ts'
import { Auswahlleiste } from '../auswahlleiste.tsx'
import { Jahreszeile } from '../jahreszeile.tsx'
import { HaushaltsMitnahme } from '../mitnehmen/haushalts-mitnahme.tsx'
import { Verbilligung } from '../verbilligung.tsx'
import { VerbilligungsHinweis } from '../verbilligungs-hinweis.tsx'
import { HaushaltSchritt } from './haushalt-schritt.tsx'
import { HaushaltsKurzform } from './haushalts-kurzform.tsx'
import { bekannteAus, personenDerAnfrage } from './mitglieder.ts'
import { useHaushalt } from './use-haushalt.ts'

type HaushaltSchritteProps = {
  rechner: Rechenwerk
  zustand: Spaeter
  person: EigenePerson
  daten: Daten
  /** By name. */
  kassen: readonly Kasse[]
  kassenName: (nummer: number) => string
}

/** Their notes are not those of one person. */
const HAUSHALT = 'haushalt'

/** Steps 2 and 3 for a household. */
export function HaushaltSchritte(props: HaushaltSchritteProps) {
  const { rechner, zustand, person, daten, kassen, kassenName } = props
  const { dispatch, aktuellesJahr } = rechner
  const { tabelle } = daten
  const { wahl, haushalt, ansicht } = zustand
  const { datum: heute, praemien } = useSeitenDaten()
  const anderes = anderesJahr(person, tabelle, praemien)
  const antworten = useHaushalt({
    ...{ tabelle, haushalt, aktuellesJahr },
    ...{ ich: person, bfs: person.ort.bfs, aktuelleKasse: wahl.aktuelleKasse },
    ...{ heutigerTarif: ansicht.heutigerTarif, verbilligung: ansicht.verbilligung },
  })
  const { personen, gewaehlt, voll, regelJahr } = antworten
  const { eine } = voll
  const kasse = eine && { titel: ANTWORT.alleBei(kassenName(eine.versicherer)), loesung: eine }
  const kombination = voll.kombination && { titel: ANTWORT.kombination, loesung: voll.kombination }
  const bekannte = useMemo(() => bekannteAus(personen, tabelle.jahr), [personen, tabelle])
  const nimmZusage = useCallback((zusage: Zusage | null) => dispatch({ art: 'verbilligung', zusage }), [dispatch])
  const fuer = `${HAUSHALT} ${person.ort.id} ${tabelle.jahr}`
  const [titel, andere] =
    haushalt.antwort === 'kasse' && kasse ? [kasse.titel, kombination] : [ANTWORT.kombination, kasse]

  if (zustand.schritt === 2)
    return (
      // Whatever gets the focus is not hidden by the bar.
      <div className="mt-6 **:scroll-mb-28 md:mt-8">
        <HaushaltSchritt
          ich={person}
          haushalt={haushalt}
          onChange={neu => dispatch({ art: 'haushalt', haushalt: neu })}
          antworten={antworten}
          kassen={kassen}
          kassenName={kassenName}
          aktuelleKasse={wahl.aktuelleKasse}
          onAktuelleKasse={nummer => dispatch({ art: 'aktuelleKasse', nummer })}
          preisjahr={tabelle}
          aktuellesJahr={aktuellesJahr}
          verbilligung={
            <Verbilligung
              key={fuer}
              fuer={fuer}
              kanton={tabelle.kanton}
              region={tabelle.region}
              gemeinde={person.ort.bfs}
              bekannte={bekannte}
              jahr={tabelle.jahr}
              onZusage={nimmZusage}
            />
          }
          nichtsTun={
            anderes && anderes.jahr < tabelle.jahr
              ? { diesesJahr: anderes, naechste: tabelle, heute, bfs: person.ort.bfs }
              : undefined
          }
        />
        {gewaehlt && (
          <div className="mt-8 border-t border-ink print:hidden">
            <VerbilligungsHinweis
              wo={tabelle}
              klassen={personen.map(({ geburtsjahr }) => altersklasse(geburtsjahr, tabelle.jahr))}
              gerechnet={ansicht.verbilligung !== null}
            />
          </div>
        )}
        {voll.gewaehlt && (
          <HaushaltsMitnahme
            {...{ titel, personen, kassenName }}
            ort={person.ort}
            loesung={voll.gewaehlt}
            andere={andere}
            bezug={voll.bezug[haushalt.antwort]}
            preisjahr={tabelle}
            sofort={zustand.sofort !== null}
          />
        )}
        <Auswahlleiste
          auswahl={
            gewaehlt
              ? {
                  kasse: titel,
                  modell: ANTWORT.personen(personen.length),
                  preis: frankenText(gewaehlt.praemien),
                  regelJahr,
                }
              : null
          }
          onZurueck={() => rechner.zurueck(1)}
          onWeiter={rechner.weiter}
        />
      </div>
    )

  const [eigene] = voll.gewaehlt?.policen ?? []
  if (!voll.gewaehlt || !eigene) return <OhneAngebot onZurueck={() => rechner.zurueck(2)} />
  return (
    <AnfrageSchritt
      rechner={rechner}
      zustand={zustand}
      angebot={eigene.angebot}
      franchise={eigene.franchise}
      kurzform={
        <HaushaltsKurzform
          titel={titel}
          loesung={voll.gewaehlt}
          bezug={voll.bezug[haushalt.antwort]}
          praemienjahr={tabelle.jahr}
          personen={personen}
          kassenName={kassenName}
          jahreszeile={<Jahreszeile jahr={tabelle.jahr} />}
        />
      }
      personen={personenDerAnfrage(personen, voll.gewaehlt, tabelle.jahr, kassenName)}
      verbilligung={regelJahr === null || !gewaehlt ? [] : gewaehlt.policen.map(({ angebot }) => angebot.kantonZahlt)}
      kassen={kassen}
      kassenName={kassenName}
    />
  )
}
