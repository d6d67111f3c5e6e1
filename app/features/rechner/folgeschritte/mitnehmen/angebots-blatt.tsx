import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { kantonName } from '#content/kantone.ts'
import { BLATT, PERSON } from '#content/rechner/mitnehmen.ts'
import { ersparnisProJahr, type Vergleichspreis } from '#domain/ersparnis.ts'
import { besteFranchisen } from '#domain/franchise-vergleich.ts'
import type { Frist, Tag } from '#domain/fristen.ts'
import type { Franken } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ansicht } from '../../zustand/ansicht.ts'
import type { Person } from '../../zustand/person.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import type { Auswertung } from '../angebot/auswertung.ts'
import type { Listenzeile } from '../angebot/liste.ts'
import { Angebotstabelle } from './angebots-tabelle.tsx'
import { blattzeilen, franchisekosten, HOHE_KOSTEN, ohneWechsel } from './blatt.ts'
import { Ersparnis, Fristen, Kopfzahl, kopf, Ueberschrift, zahl, zelle } from './blatt-teile.tsx'
import { Druckblatt } from './druckblatt.tsx'
import { NichtsTunTeil } from './nichts-tun-teil.tsx'

type AngebotsBlattProps = {
  person: Person
  wahl: Wahl
  ansicht: Ansicht
  tabelle: Regionstabelle
  auswertung: Auswertung
  gewaehlt: Listenzeile
  heute: Tag
  frist: Frist | null
  kassenName: (nummer: number) => string
  adresse: string
}

/** One person's result on paper. */
export function AngebotsBlatt(props: AngebotsBlattProps) {
  const { person, wahl, ansicht, tabelle, auswertung, gewaehlt, heute, frist, kassenName, adresse } = props
  const { vergleich } = auswertung
  const zeilen = blattzeilen({ tabelle, auswertung, ansicht })
  const nichtsTun = ohneWechsel(auswertung, tabelle, wahl, heute)
  const bezug = vergleich && bezugsart(vergleich, nichtsTun !== undefined)
  return (
    <Druckblatt angaben={angaben(person, tabelle, gewaehlt)} preisjahr={tabelle} adresse={adresse}>
      <Kopfzahl
        titel={gewaehlt.isLowest ? BLATT.guenstigstes(tabelle.jahr) : BLATT.auswahl(tabelle.jahr)}
        name={kassenName(gewaehlt.versicherer)}
        produkt={`${angebotsmodell(gewaehlt)} · ${gewaehlt.tarif}`}
        preis={gewaehlt.preis}
        ersparnis={
          vergleich && (
            <Ersparnis
              titel={ersparnisTitel(vergleich, nichtsTun !== undefined, kassenName)}
              betrag={ersparnisProJahr(gewaehlt.preis, vergleich)}
              zeilen={[
                BLATT.rechnung(vergleich.preis, gewaehlt.preis),
                ...(vergleich.art === 'durchschnitt' ? [BLATT.durchschnitt] : []),
              ]}
            />
          )
        }
      />
      {nichtsTun && (
        <NichtsTunTeil
          {...{ nichtsTun, gewaehlt, kassenName }}
          mitUnfall={person.unfall === 'MIT'}
          vorjahr={tabelle.jahr - 1}
          eigene={zeilen.find(({ zeile }) => zeile.isCurrentInsurer)?.zeile}
        />
      )}
      <Angebotstabelle
        {...{ zeilen, kassenName }}
        total={auswertung.alle.length}
        jahr={tabelle.jahr}
        kosten={ansicht.kosten}
        mitFranchise={ansicht.ordnung === 'gesamtkosten'}
        bezug={bezug}
      />
      <Franchisen auswertung={auswertung} kosten={ansicht.kosten} />
      {frist && <Fristen frist={frist} heute={heute} />}
    </Druckblatt>
  )
}

function angaben(person: Person, tabelle: Regionstabelle, { franchise }: Listenzeile): string[] {
  const region = PERSON.region(kantonName(tabelle.kanton), tabelle.region)
  const wer =
    person.art === 'eigen'
      ? [PERSON.jahrgang(person.geburtsjahr), `${person.ort.plz} ${person.ort.ort}, ${region}`]
      : [region]
  return [...wer, PERSON.unfall(person.unfall === 'MIT'), PERSON.franchise(franchise)]
}

const bezugsart = ({ art }: Vergleichspreis, ohneWechsel: boolean) =>
  art === 'durchschnitt' ? art : ohneWechsel ? 'nichts-tun' : 'kasse'

function ersparnisTitel(vergleich: Vergleichspreis, ohneWechsel: boolean, kassenName: (nummer: number) => string) {
  if (vergleich.art === 'durchschnitt') return BLATT.wenigerAls.durchschnitt
  return bezugsart(vergleich, ohneWechsel) === 'nichts-tun'
    ? BLATT.wenigerAls['nichts-tun']
    : BLATT.wenigerAls.kasse(kassenName(vergleich.versicherer))
}

function Franchisen({ auswertung, kosten }: { auswertung: Auswertung; kosten: Franken }) {
  const { jeFranchise, frage } = auswertung
  const [erster, zweiter] = besteFranchisen(jeFranchise, frage.klasse)
  if (!erster) return null
  const rechnungen = [...new Set([kosten, HOHE_KOSTEN])].map(betrag => ({
    name: BLATT.ganzesJahrBei(betrag),
    werte: franchisekosten(auswertung, betrag),
  }))
  return (
    <>
      <Ueberschrift>
        {BLATT.franchisen}{' '}
        <span className="font-normal">
          {zweiter
            ? BLATT.lohnt(erster.wahl.franchise, zweiter.ab, zweiter.wahl.franchise)
            : BLATT.lohntImmer(erster.wahl.franchise)}
        </span>
      </Ueberschrift>
      <table className="w-full">
        <thead>
          <tr>
            <th className={`${kopf} text-left`}>{BLATT.jeFranchise}</th>
            {jeFranchise.map(({ franchise }) => (
              <th key={franchise} className={`${kopf} ${zahl} font-semibold`}>
                {mitApostroph(franchise)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[{ name: BLATT.praemie, werte: jeFranchise.map(({ praemie }) => praemie) }, ...rechnungen].map(
            ({ name, werte }) => (
              <tr key={name}>
                <th className={`${zelle} text-left font-normal`}>{name}</th>
                {werte.map((wert, index) => (
                  <td
                    key={jeFranchise[index]?.franchise}
                    className={`${zelle} ${zahl} ${wert === Math.min(...werte) ? 'font-semibold' : ''}`}
                  >
                    {frankenText(wert)}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  )
}
