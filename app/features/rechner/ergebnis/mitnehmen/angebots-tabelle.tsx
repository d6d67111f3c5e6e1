import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { BLATT } from '#content/rechner/blatt.ts'
import { differenzText, neuText } from '#content/rechner/zeile.ts'
import { frankenText, mitApostroph } from '#content/zahlen/format.ts'
import { vorjahresvergleich } from '#domain/jahreswechsel/jahreswechsel.ts'
import { jahreskosten } from '#domain/kosten/kostenbeteiligung.ts'
import { stufeEinerPerson } from '#domain/praemien/bag-codes.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { inRappen, minus, plus, type Rappen, summe } from '#domain/werte/rappen.ts'
import type { Personenbezug, PersonSicht } from '../sicht/bezug.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { type Spalte, Tabelle, Ueberschrift } from './tabelle.tsx'

const ERSTE = 8

/** The first offers of the whole order, the cheapest of today's insurer, and the chosen one, each once, at full prices. */
export function Angebotstabelle({ sicht }: { sicht: Sicht }) {
  const { person, alle } = sicht.liste
  const zeilen = blattzeilen(sicht)
  if (zeilen.length === 0) return null
  const weitere = zeilen.filter(({ rang }) => rang > ERSTE)
  const eigene = weitere.find(({ istHeutige }) => istHeutige)
  return (
    <>
      <Ueberschrift>
        {BLATT.liste(Math.min(ERSTE, zeilen.length), alle.length, eigene !== undefined, !person)}
        {sicht.zuMehreren && person && BLATT.fuer(person.name)}
      </Ueberschrift>
      <Tabelle spalten={spaltenVon(sicht)} zeilen={zeilen} />
      <p className="mt-1 text-[0.65625rem]">
        {person ? BLATT.fussnote(person.erwarteteKosten) : BLATT.inFranken}
        {weitere.map(eine => (eine === eigene ? BLATT.fussnoteKasse(eine.rang) : BLATT.fussnoteAuswahl(eine.rang)))}
      </p>
    </>
  )
}

type Blattzeile = Listenzeile & { rang: number; gewaehlt: boolean }

function blattzeilen({ liste, ordnung }: Sicht): Blattzeile[] {
  const { alle, person } = liste
  const mass = (zeile: Listenzeile) => (ordnung === 'preis' ? zeile.voll : ganzesJahr(zeile, person))
  // The list shows today's insurer first; a rank counts all.
  const folge = alle.toSorted((a, b) => mass(a) - mass(b))
  const eigene = folge.find(({ istHeutige }) => istHeutige)
  const produkt = person?.gewaehlt?.angebot.tarif
  return folge.flatMap((zeile, index) => {
    const { schluessel, tarif } = zeile
    // A dearer tariff can be chosen in a row: then it is not the row's price.
    const zumPreis = !tarif || [tarif, ...tarif.gleichTeuer].some(eines => eines.tarif === produkt)
    const gewaehlt = schluessel === liste.gewaehlt && zumPreis
    return index < ERSTE || zeile === eigene || gewaehlt ? { ...zeile, gewaehlt, rang: index + 1 } : []
  })
}

/** Premiums and the share of the expected health costs. */
function ganzesJahr({ tarif, loesung, voll }: Listenzeile, person: PersonSicht | null): Rappen {
  if (tarif && person)
    return jahreskosten({ franchise: tarif.franchise, praemie: voll }, inRappen(person.erwarteteKosten), person.klasse)
  return loesung ? plus(imJahr(voll), loesung.beteiligung) : imJahr(voll)
}

function spaltenVon({ ordnung, volleTabelle, vollerBezug, personen, liste: { person } }: Sicht): Spalte<Blattzeile>[] {
  const { spalten } = BLATT
  const { jahr } = volleTabelle
  const nachPreis = ordnung === 'preis'
  const bezuege = vollerBezug?.personen.filter((_, i) => !person || personen[i]?.id === person.id) ?? []
  const bezug = summe(bezuege.map(({ preis }) => preis))
  const zahlen: Spalte<Blattzeile>[] = [
    { name: spalten.franchise, wert: ({ tarif }) => !nachPreis && tarif && mitApostroph(tarif.franchise) },
    { name: spalten.monat(jahr - 1), wert: ({ tarif }) => tarif && person && imVorjahr(tarif, person, volleTabelle) },
    { name: spalten.monat(jahr), wert: ({ voll }) => frankenText(voll), fett: true },
    { name: spalten.jahr(jahr), wert: ({ voll }) => frankenText(imJahr(voll)) },
    {
      name: person ? spalten.ganzesJahr : spalten.ganzesJahrMitAnteil,
      // By price nobody of several has told of any costs.
      wert: zeile => (person || !nachPreis) && frankenText(ganzesJahr(zeile, person)),
    },
    {
      name: BLATT.zumBezug[bezugsart(bezuege)],
      // By yearly cost the franchises differ.
      wert: ({ voll }) => nachPreis && bezuege.length > 0 && differenzText(imJahr(minus(voll, bezug))),
    },
  ]
  return [
    { name: spalten.rang, wert: ({ rang }) => rang, leise: true },
    { name: spalten.kasse, wert: ({ kasse }) => kasse, fett: true },
    { name: spalten.produkt, wert: ({ tarif }) => tarif && `${kontaktName(tarif.kontakt)}, ${tarif.tarif}` },
    ...zahlen.map(spalte => ({ ...spalte, zahl: true })),
  ]
}

/** Nothing of siblings' tiers: the tables have no year before of them. */
function imVorjahr(tarif: NonNullable<Listenzeile['tarif']>, { frage, klasse }: PersonSicht, tabelle: Regionstabelle) {
  const { stufe, franchise } = tarif
  if (stufe !== stufeEinerPerson(klasse)) return undefined
  const vergleich = vorjahresvergleich(tabelle, { ...frage, stufe, franchise }, tarif)
  if (vergleich?.art === 'wechsel') return frankenText(vergleich.vorher)
  return vergleich && neuText(vergleich.art, tabelle.jahr)
}

/** What all of them are compared with. */
export function bezugsart(personen: readonly Personenbezug[]): keyof typeof BLATT.zumBezug {
  if (personen.every(({ art }) => art === 'durchschnitt')) return 'durchschnitt'
  if (personen.every(({ nichtsTun }) => nichtsTun)) return 'nichts-tun'
  return personen.length === 1 ? 'kasse' : 'gemischt'
}
