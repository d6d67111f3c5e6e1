import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { BLATT, HAUSHALT_BLATT } from '#content/rechner/blatt.ts'
import { PERSON } from '#content/rechner/mitnehmen.ts'
import { frankenText, mitApostroph } from '#content/zahlen/format.ts'
import { type Loesung, zuVollenPreisen } from '#domain/haushalt/antwort.ts'
import { vollerPreis } from '#domain/haushalt/haushalt.ts'
import { besteFranchisen } from '#domain/kosten/franchise-vergleich.ts'
import { jahreskosten, type Wahl } from '#domain/kosten/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { franken, inRappen, type Rappen } from '#domain/werte/rappen.ts'
import type { Regler, Sicht } from '../sicht/sicht.ts'
import { titelVon } from '../sicht/sicht.ts'
import { ohneWechsel } from './nichts-tun-teil.tsx'
import { type Spalte, Tabelle, Ueberschrift } from './tabelle.tsx'

/** What parts of the sheet speak of: the answer at full prices. */
export type Teil = { sicht: Sicht; loesung: Loesung; kassenName: (nummer: number) => string }

/** Who of several is insured where, and what that costs in a year beside the other way to insure them. */
export function Personentabelle({ sicht, loesung, kassenName }: Teil) {
  const { spalten } = HAUSHALT_BLATT
  const { personen, volleTabelle } = sicht
  const monat = BLATT.spalten.monat(volleTabelle.jahr)
  const zeilen = personen.flatMap(person => {
    const { id, name, jahrgang, unfall, voll } = person
    if (!voll) return []
    const wer = [name, jahrgang !== null && PERSON.jahrgang(jahrgang), PERSON.unfall(unfall === 'MIT')]
    const danach = ohneWechsel(person, volleTabelle)?.danach
    return { ...voll, schluessel: id, wer: wer.filter(Boolean).join(', '), ohne: danach && frankenText(danach.preis) }
  })
  const einerOhne = zeilen.some(({ ohne }) => ohne)
  return (
    <>
      <Ueberschrift>{HAUSHALT_BLATT.liste}</Ueberschrift>
      <Tabelle
        spalten={[
          { name: spalten.person, wert: ({ wer }) => wer },
          { name: spalten.kasse, wert: ({ angebot }) => kassenName(angebot.versicherer), fett: true },
          { name: spalten.produkt, wert: ({ angebot }) => `${kontaktName(angebot.kontakt)}, ${angebot.tarif}` },
          { name: spalten.franchise, wert: ({ franchise }) => mitApostroph(franchise), zahl: true },
          { name: spalten.ohneWechsel, wert: ({ ohne }) => einerOhne && (ohne ?? '–'), zahl: true },
          { name: monat, wert: ({ praemie }) => frankenText(praemie), zahl: true, fett: true },
        ]}
        zeilen={zeilen}
      />
      <Jahr {...{ sicht, loesung, kassenName }} />
    </>
  )
}

/** An amount of each that is compared. */
type Betragszeile<Eines> = { schluessel: string; betrag: (eines: Eines) => Rappen; fett?: boolean }

/** Without an order by yearly cost nobody has told of any. */
function Jahr({ sicht, loesung, kassenName }: Teil) {
  const { aufteilung, wege, ordnung } = sicht
  const anders = aufteilung === 'kasse' ? 'kombination' : 'kasse'
  const spalte = (art: typeof aufteilung, gezeigt: Loesung): Spalte<Betragszeile<Loesung>> => ({
    name: titelVon({ ...sicht, aufteilung: art }, gezeigt, kassenName).name,
    wert: ({ betrag }) => frankenText(betrag(gezeigt)),
    zahl: true,
  })
  const zeilen: Betragszeile<Loesung>[] = [
    { schluessel: HAUSHALT_BLATT.praemien, betrag: ({ praemien }) => imJahr(praemien) },
    { schluessel: HAUSHALT_BLATT.beteiligung, betrag: ({ beteiligung }) => beteiligung },
    { schluessel: HAUSHALT_BLATT.total, betrag: ({ gesamt }) => gesamt, fett: true },
  ]
  return (
    <>
      <Ueberschrift>{HAUSHALT_BLATT.jahr}</Ueberschrift>
      <Tabelle
        spalten={[
          { name: HAUSHALT_BLATT.antwort, wert: ({ schluessel }) => schluessel },
          spalte(aufteilung, loesung),
          ...(wege[anders] ? [spalte(anders, zuVollenPreisen<Loesung>(wege[anders]))] : []),
        ]}
        zeilen={ordnung === 'preis' ? zeilen.slice(0, 1) : zeilen}
      />
    </>
  )
}

/** Besides the visitor's own figure. */
const HOHE_KOSTEN = franken(6000)

/** Which franchise is worth it, at full prices. */
export function Franchisen({ regler: { person, jeFranchise } }: { regler: Regler }) {
  const { klasse, erwarteteKosten } = person
  const wahlen = jeFranchise.map(wahl => ({ ...wahl, praemie: vollerPreis(wahl) }))
  const [erster, zweiter] = besteFranchisen(wahlen, klasse)
  if (!erster) return null
  const zeilen: Betragszeile<Wahl>[] = [
    { schluessel: BLATT.praemie, betrag: ({ praemie }) => praemie },
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
            name: mitApostroph(wahl.franchise),
            wert: ({ betrag }: Betragszeile<Wahl>) => {
              const tiefster = betrag(wahl) === Math.min(...wahlen.map(betrag))
              return <span className={tiefster ? 'font-semibold' : ''}>{frankenText(betrag(wahl))}</span>
            },
            zahl: true,
          })),
        ]}
        zeilen={zeilen}
      />
    </>
  )
}
