import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { haushaltsErsparnisBezug } from '#content/rechner/anfrage.ts'
import { BLATT, HAUSHALT_BLATT, PERSON } from '#content/rechner/mitnehmen.ts'
import { ersparnisProJahr } from '#domain/ersparnis.ts'
import type { Frist, Tag } from '#domain/fristen.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import type { Haushaltsbezug } from '#domain/haushalt-ersparnis.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { imJahr } from '#domain/praemie.ts'
import type { EigenePerson } from '../../zustand/person.ts'
import type { Gezaehlt } from '../haushalt/mitglieder.ts'
import { Ersparnis, Fristen, Kopfzahl, kopf, Ueberschrift, zahl, zelle } from './blatt-teile.tsx'
import { Druckblatt } from './druckblatt.tsx'

type HaushaltsBlattProps = {
  ort: EigenePerson['ort']
  titel: string
  personen: readonly Gezaehlt[]
  loesung: Loesung
  /** The other answer, to compare. */
  andere: { titel: string; loesung: Loesung } | undefined
  bezug: Haushaltsbezug | undefined
  preisjahr: Preisjahr
  heute: Tag
  frist: Frist | null
  kassenName: (nummer: number) => string
  adresse: string
}

/** The household's answer on paper. */
export function HaushaltsBlatt(props: HaushaltsBlattProps) {
  const { ort, titel, personen, loesung, andere, bezug, preisjahr, heute, frist, kassenName, adresse } = props
  const antworten = [{ titel, loesung }, ...(andere ? [andere] : [])]
  const { spalten } = HAUSHALT_BLATT
  return (
    <Druckblatt
      angaben={[HAUSHALT_BLATT.personen(personen.length), `${ort.plz} ${ort.ort}`]}
      preisjahr={preisjahr}
      adresse={adresse}
    >
      <Kopfzahl
        titel={BLATT.auswahl(preisjahr.jahr)}
        name={titel}
        produkt=""
        preis={loesung.praemien}
        ersparnis={
          bezug && (
            <Ersparnis
              titel={BLATT.wenigerAls.haushalt}
              betrag={ersparnisProJahr(loesung.praemien, bezug)}
              zeilen={[haushaltsErsparnisBezug(bezug)]}
            />
          )
        }
      />
      <Ueberschrift>{HAUSHALT_BLATT.liste}</Ueberschrift>
      <table className="w-full">
        <thead>
          <tr className="text-left">
            <th className={kopf}>{spalten.person}</th>
            <th className={kopf}>{spalten.kasse}</th>
            <th className={kopf}>{spalten.produkt}</th>
            <th className={`${kopf} ${zahl}`}>{spalten.franchise}</th>
            <th className={`${kopf} ${zahl}`}>{BLATT.spalten.monat(preisjahr.jahr)}</th>
          </tr>
        </thead>
        <tbody>
          {personen.map(({ nummer, geburtsjahr, unfall }, index) => {
            const police = loesung.policen[index]
            if (!police) return null
            const wer = [PERSON.name(nummer), PERSON.jahrgang(geburtsjahr), PERSON.unfall(unfall === 'MIT')]
            return (
              <tr key={nummer}>
                <td className={`${zelle} pr-3`}>{wer.join(', ')}</td>
                <td className={`${zelle} pr-3 font-semibold`}>{kassenName(police.angebot.versicherer)}</td>
                <td className={zelle}>
                  {angebotsmodell(police.angebot)}, {police.angebot.tarif}
                </td>
                <td className={`${zelle} ${zahl}`}>{mitApostroph(police.franchise)}</td>
                <td className={`${zelle} ${zahl} font-semibold`}>{frankenText(police.praemie)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Ueberschrift>{HAUSHALT_BLATT.jahr}</Ueberschrift>
      <table className="w-full">
        <thead>
          <tr>
            <th className={kopf} />
            {antworten.map(antwort => (
              <th key={antwort.titel} className={`${kopf} ${zahl} font-semibold`}>
                {antwort.titel}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[
            { name: HAUSHALT_BLATT.praemien, wert: ({ praemien }: Loesung) => imJahr(praemien) },
            { name: HAUSHALT_BLATT.beteiligung, wert: ({ beteiligung }: Loesung) => beteiligung },
            { name: HAUSHALT_BLATT.total, wert: ({ gesamt }: Loesung) => gesamt },
          ].map(({ name, wert }) => (
            <tr key={name} className="last:font-semibold not-last:*:font-normal">
              <th className={`${zelle} text-left`}>{name}</th>
              {antworten.map(antwort => (
                <td key={antwort.titel} className={`${zelle} ${zahl}`}>
                  {frankenText(wert(antwort.loesung))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {frist && <Fristen frist={frist} heute={heute} />}
    </Druckblatt>
  )
}
