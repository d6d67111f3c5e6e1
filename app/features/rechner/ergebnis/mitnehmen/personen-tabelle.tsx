import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { BLATT, HAUSHALT_BLATT, PERSON } from '#content/rechner/mitnehmen.ts'
import { type Loesung, zuVollenPreisen } from '#domain/haushalt-antwort.ts'
import { imJahr } from '#domain/praemie.ts'
import type { Aufteilung } from '../../zustand/zustand.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { titelVon } from '../sicht/titel.ts'
import { Tabelle, Ueberschrift } from './blatt-teile.tsx'
import { ohneWechsel } from './blatt-zeilen.ts'

type PersonentabelleProps = { sicht: Sicht; loesung: Loesung; kassenName: (nummer: number) => string }

/** Who of several is insured where, and what that costs in a year beside the other way to insure them. */
export function Personentabelle({ sicht, loesung, kassenName }: PersonentabelleProps) {
  const { spalten } = HAUSHALT_BLATT
  const { personen, volleTabelle } = sicht
  const bisher = personen.map(person => ohneWechsel(person, volleTabelle)?.danach.preis)
  const mitBisher = bisher.some(preis => preis !== undefined)
  const zeilen = personen.flatMap(({ id, name, jahrgang, unfall, voll }, index) => {
    if (!voll) return []
    const { angebot, franchise, praemie } = voll
    const wer = [name, jahrgang !== null && PERSON.jahrgang(jahrgang), PERSON.unfall(unfall === 'MIT')]
    const ohne = bisher[index]
    return {
      name: id,
      zellen: [
        ...[wer.filter(Boolean).join(', '), kassenName(angebot.versicherer)],
        ...[`${angebotsmodell(angebot)}, ${angebot.tarif}`, mitApostroph(franchise)],
        ...(mitBisher ? [ohne === undefined ? '–' : frankenText(ohne)] : []),
        frankenText(praemie),
      ],
    }
  })
  return (
    <>
      <Ueberschrift>{HAUSHALT_BLATT.liste}</Ueberschrift>
      <Tabelle
        spalten={[
          { name: spalten.person },
          { name: spalten.kasse, fett: true },
          { name: spalten.produkt },
          { name: spalten.franchise, zahl: true },
          ...(mitBisher ? [{ name: spalten.ohneWechsel, zahl: true }] : []),
          { name: BLATT.spalten.monat(volleTabelle.jahr), zahl: true, fett: true },
        ]}
        zeilen={zeilen}
      />
      <Jahr {...{ sicht, loesung, kassenName }} />
    </>
  )
}

/** Without an order by yearly cost nobody has told of any. */
function Jahr({ sicht, loesung, kassenName }: PersonentabelleProps) {
  const { aufteilung, wege, ordnung } = sicht
  const anders: Aufteilung = aufteilung === 'kasse' ? 'kombination' : 'kasse'
  const andere = wege[anders] && zuVollenPreisen<Loesung>(wege[anders])
  const titel = (art: Aufteilung, gezeigt: Loesung) => titelVon({ ...sicht, aufteilung: art }, gezeigt, kassenName).name
  const antworten = [
    { loesung, titel: titel(aufteilung, loesung) },
    ...(andere ? [{ loesung: andere, titel: titel(anders, andere) }] : []),
  ]
  const zeilen = [
    { name: HAUSHALT_BLATT.praemien, wert: ({ praemien }: Loesung) => imJahr(praemien) },
    { name: HAUSHALT_BLATT.beteiligung, wert: ({ beteiligung }: Loesung) => beteiligung },
    { name: HAUSHALT_BLATT.total, wert: ({ gesamt }: Loesung) => gesamt, fett: true },
  ].slice(0, ordnung === 'preis' ? 1 : 3)
  return (
    <>
      <Ueberschrift>{HAUSHALT_BLATT.jahr}</Ueberschrift>
      <Tabelle
        spalten={[{ name: HAUSHALT_BLATT.antwort }, ...antworten.map(eine => ({ name: eine.titel, zahl: true }))]}
        zeilen={zeilen.map(({ name, wert, fett }) => ({
          ...{ name, fett: fett ?? false },
          zellen: [name, ...antworten.map(eine => frankenText(wert(eine.loesung)))],
        }))}
      />
    </>
  )
}
