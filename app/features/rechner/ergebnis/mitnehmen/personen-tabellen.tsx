import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { BLATT, HAUSHALT_BLATT } from '#content/rechner/blatt.ts'
import { PERSON } from '#content/rechner/mitnehmen.ts'
import type { Aufteilung } from '#domain/aufteilung.ts'
import type { Franchise } from '#domain/franchise.ts'
import { besteFranchisen } from '#domain/franchise-vergleich.ts'
import { type Loesung, zuVollenPreisen } from '#domain/haushalt-antwort.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { franken, inRappen, plus, type Rappen } from '#domain/rappen.ts'
import type { Regler } from '../sicht/regler.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { titelVon } from '../sicht/titel.ts'
import { ohneWechsel } from './nichts-tun-teil.tsx'
import { Tabelle, Ueberschrift } from './tabelle.tsx'

type PersonentabelleProps = { sicht: Sicht; loesung: Loesung; kassenName: (nummer: number) => string }

/** Who of several is insured where, and what that costs in a year beside the other way to insure them. */
export function Personentabelle({ sicht, loesung, kassenName }: PersonentabelleProps) {
  const { spalten } = HAUSHALT_BLATT
  const { personen, volleTabelle } = sicht
  const zeilen = personen.flatMap(person => {
    const { id, name, jahrgang, unfall, voll } = person
    if (!voll) return []
    const wer = [name, jahrgang !== null && PERSON.jahrgang(jahrgang), PERSON.unfall(unfall === 'MIT')]
    const ohne = ohneWechsel(person, volleTabelle)?.danach.preis
    return { ...voll, schluessel: id, wer: wer.filter(Boolean).join(', '), ohne }
  })
  return (
    <>
      <Ueberschrift>{HAUSHALT_BLATT.liste}</Ueberschrift>
      <Tabelle
        spalten={[
          { name: spalten.person, wert: ({ wer }) => wer },
          { name: spalten.kasse, wert: ({ angebot }) => kassenName(angebot.versicherer), fett: true },
          { name: spalten.produkt, wert: ({ angebot }) => `${angebotsmodell(angebot)}, ${angebot.tarif}` },
          { name: spalten.franchise, wert: ({ franchise }) => mitApostroph(franchise), zahl: true },
          {
            ...{ name: spalten.ohneWechsel, zahl: true, leer: zeilen.every(({ ohne }) => ohne === undefined) },
            wert: ({ ohne }) => (ohne === undefined ? '–' : frankenText(ohne)),
          },
          {
            ...{ name: BLATT.spalten.monat(volleTabelle.jahr), zahl: true, fett: true },
            wert: ({ praemie }) => frankenText(praemie),
          },
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
  const spalte = (art: Aufteilung, gezeigt: Loesung) => ({
    ...{ name: titelVon({ ...sicht, aufteilung: art }, gezeigt, kassenName).name, zahl: true },
    wert: ({ betrag }: (typeof zeilen)[number]) => frankenText(betrag(gezeigt)),
  })
  const zeilen = [
    { schluessel: HAUSHALT_BLATT.praemien, betrag: ({ praemien }: Loesung) => imJahr(praemien) },
    { schluessel: HAUSHALT_BLATT.beteiligung, betrag: ({ beteiligung }: Loesung) => beteiligung },
    { schluessel: HAUSHALT_BLATT.total, betrag: ({ gesamt }: Loesung) => gesamt, fett: true },
  ].slice(0, ordnung === 'preis' ? 1 : 3)
  return (
    <>
      <Ueberschrift>{HAUSHALT_BLATT.jahr}</Ueberschrift>
      <Tabelle
        spalten={[
          { name: HAUSHALT_BLATT.antwort, wert: ({ schluessel }) => schluessel },
          spalte(aufteilung, loesung),
          ...(andere ? [spalte(anders, andere)] : []),
        ]}
        zeilen={zeilen}
      />
    </>
  )
}

/** Besides the visitor's own figure. */
const HOHE_KOSTEN = franken(6000)

type Wahl = { franchise: Franchise; praemie: Rappen }

/** Which franchise is worth it, at full prices. */
export function Franchisen({ regler: { person, jeFranchise } }: { regler: Regler }) {
  const { klasse, erwarteteKosten } = person
  const wahlen = jeFranchise.map(
    ({ franchise, praemie, angebot }): Wahl => ({ franchise, praemie: plus(praemie, angebot.kantonZahlt) }),
  )
  const [erster, zweiter] = besteFranchisen(wahlen, klasse)
  if (!erster) return null
  const zeilen = [
    { schluessel: BLATT.praemie, betrag: ({ praemie }: Wahl) => praemie },
    ...[...new Set([erwarteteKosten, HOHE_KOSTEN])].map(kosten => ({
      schluessel: BLATT.ganzesJahrBei(kosten),
      betrag: (wahl: Wahl) => jahreskosten(wahl, inRappen(kosten), klasse),
    })),
  ]
  const lohnt = zweiter
    ? BLATT.lohnt(erster.wahl.franchise, zweiter.ab, zweiter.wahl.franchise)
    : BLATT.lohntImmer(erster.wahl.franchise)
  return (
    <>
      <Ueberschrift>
        {BLATT.franchisen} <span className="font-normal">{lohnt}</span>
      </Ueberschrift>
      <Tabelle
        spalten={[
          { name: BLATT.jeFranchise, wert: ({ schluessel }) => schluessel },
          ...wahlen.map(wahl => ({
            ...{ name: mitApostroph(wahl.franchise), zahl: true },
            wert: ({ betrag }: (typeof zeilen)[number]) => {
              const tiefster = betrag(wahl) === Math.min(...wahlen.map(betrag))
              return <span className={tiefster ? 'font-semibold' : ''}>{frankenText(betrag(wahl))}</span>
            },
          })),
        ]}
        zeilen={zeilen}
      />
    </>
  )
}
