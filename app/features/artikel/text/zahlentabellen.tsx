import { useContext } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextzahlenContext } from '#app/lib/textzahlen.ts'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { FLIESSTEXT, franchiseSpalte } from '#content/zahlen/fliesstext.ts'
import { frankenText, mitApostroph, tagText } from '#content/zahlen/format.ts'
import { fristJahresende, fristMitteJahr } from '#domain/fristen/fristen.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import { jahreskosten } from '#domain/kosten/kostenbeteiligung.ts'
import { ERSTKONTAKTE } from '#domain/praemien/modelle.ts'
import { type Franken, franken, inRappen } from '#domain/werte/rappen.ts'
import { UNBEKANNT } from '#domain/zahlen/textzahlen.ts'
import { Wechselhinweis } from './fristen.tsx'
import { Tabelle, Texttabelle, Zelle } from './tabelle.tsx'

/** From a column on there are figures. */
function Kopf({ spalten, zahlenAb }: { spalten: readonly string[]; zahlenAb?: number }) {
  return (
    <thead>
      <tr>
        {spalten.map((spalte, index) => (
          <Zelle
            key={spalte}
            als="th"
            scope="col"
            align={zahlenAb !== undefined && index >= zahlenAb ? 'right' : undefined}
          >
            {spalte}
          </Zelle>
        ))}
      </tr>
    </thead>
  )
}

type KostentabelleProps = {
  region: string
  person?: 'erwachsen' | 'kind'
  /** The head of the first column. */
  titel: string
  /** In francs a year. */
  kosten: readonly number[]
  franchisen: readonly Franchise[]
}

/** Premium and cost share of a year, each with the cheapest tariff; the cheapest choice of a row is bold. */
export function Kostentabelle({ region, person = 'erwachsen', titel, kosten, franchisen }: KostentabelleProps) {
  const zahlen = useContext(TextzahlenContext)
  if (!zahlen) return null
  const klasse = person === 'kind' ? 'AKL-KIN' : 'AKL-ERW'
  const summe = (franchise: Franchise, betrag: Franken) =>
    jahreskosten({ franchise, praemie: zahlen.guenstigster({ region, person, franchise }) }, inRappen(betrag), klasse)
  return (
    <Tabelle>
      <Kopf zahlenAb={0} spalten={[titel, ...franchisen.map(franchise => franchiseSpalte(mitApostroph(franchise)))]} />
      <tbody>
        {kosten.map(franken).map(betrag => {
          const summen = franchisen.map(franchise => ({ franchise, summe: summe(franchise, betrag) }))
          const tiefste = Math.min(...summen.map(({ summe }) => summe))
          return (
            <tr key={betrag}>
              <Zelle als="td" align="right">
                {mitApostroph(betrag)}
              </Zelle>
              {summen.map(({ franchise, summe }) => (
                <Zelle key={franchise} als="td" align="right">
                  {summe === tiefste ? <strong>{frankenText(summe)}</strong> : frankenText(summe)}
                </Zelle>
              ))}
            </tr>
          )
        })}
      </tbody>
    </Tabelle>
  )
}

/** The cheapest tariff of each first contact, under the names of the comparison. */
export function Modelltabelle({ region, franchisen }: { region: string; franchisen: readonly Franchise[] }) {
  const zahlen = useContext(TextzahlenContext)
  if (!zahlen) return null
  const zeilen = ERSTKONTAKTE.map(kontakt => ({
    kontakt,
    praemien: franchisen.map(franchise => zahlen.guenstigster({ region, franchise, kontakte: [kontakt] })),
  })).filter(({ praemien }) => praemien.every(Number.isFinite))
  return (
    <Tabelle>
      <Kopf
        zahlenAb={1}
        spalten={[FLIESSTEXT.modell, ...franchisen.map(franchise => franchiseSpalte(mitApostroph(franchise)))]}
      />
      <tbody>
        {zeilen.map(({ kontakt, praemien }) => (
          <tr key={kontakt}>
            <Zelle als="td">{kontaktName(kontakt)}</Zelle>
            {franchisen.map((franchise, index) => (
              <Zelle key={franchise} als="td" align="right">
                {frankenText(praemien[index] ?? UNBEKANNT)}
              </Zelle>
            ))}
          </tr>
        ))}
      </tbody>
    </Tabelle>
  )
}

const NAECHSTE = 4

/** The next days on which a cancellation must have arrived. */
export function Fristentabelle() {
  const { datum } = useSeitenDaten()
  const jahr = kalenderjahr(datum)
  const zeilen = [jahr, jahr + 1, jahr + 2]
    .flatMap(eines => [
      { ...fristMitteJahr(eines), wer: FLIESSTEXT.fristentabelle.standard },
      { ...fristJahresende(eines), wer: FLIESSTEXT.fristentabelle.alle },
    ])
    .filter(({ eintreffen }) => eintreffen >= datum)
    .slice(0, NAECHSTE)
  return (
    <>
      <Texttabelle
        spalten={FLIESSTEXT.fristentabelle.spalten}
        zeilen={zeilen.map(({ wechsel, eintreffen, wer }) => [tagText(wechsel), tagText(eintreffen), wer])}
      />
      <Wechselhinweis />
    </>
  )
}
