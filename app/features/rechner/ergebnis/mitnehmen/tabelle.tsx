import type { ReactNode } from 'react'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { BLATT } from '#content/rechner/blatt.ts'
import { differenzText, neuText } from '#content/rechner/zeile.ts'
import { frankenText, mitApostroph } from '#content/zahlen/format.ts'
import type { Personenbezug } from '#domain/praemien/ersparnis.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus, plus, type Rappen, summe } from '#domain/werte/rappen.ts'
import { jahrestotal, vorjahrVon } from '../liste/zeilenwerte.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'

/* Of the printed page: sizes are those of paper. */

export const Ueberschrift = ({ children }: { children: ReactNode }) => (
  <h2 className="mt-4 mb-1 text-[0.9375rem] font-semibold tracking-tight">{children}</h2>
)

export type Spalte<Zeile> = {
  name: string
  wert: (zeile: Zeile) => ReactNode
  /** Its name is only heard. */
  leise?: boolean
  /** Amounts stand at the right. */
  zahl?: boolean
  fett?: boolean
}

type Eintrag = { schluessel: string | number; gewaehlt?: boolean; fett?: boolean }

type TabelleProps<Zeile> = { spalten: readonly Spalte<Zeile>[]; zeilen: readonly Zeile[] }

/** A row's first cell says what the row is of. A column in which nothing would stand is left out. */
export function Tabelle<Zeile extends Eintrag>({ spalten, zeilen }: TabelleProps<Zeile>) {
  const gezeigte = spalten.filter(({ wert }) => zeilen.some(wert))
  const lage = ({ zahl }: Spalte<Zeile>) => (zahl ? 'pl-3 text-right whitespace-nowrap' : 'pr-3 text-left')
  return (
    <table className="w-full">
      <thead>
        <tr>
          {gezeigte.map(spalte => (
            // Columns of amounts are as narrow as these: with names on two lines the sheet would not end on its page.
            <th
              key={spalte.name}
              className={`border-b border-ink py-1 align-bottom font-normal whitespace-normal! ${spalte.zahl ? 'w-px' : ''} ${lage(spalte)}`}
            >
              {spalte.leise ? <span className="sr-only">{spalte.name}</span> : spalte.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(zeile => (
          <tr key={zeile.schluessel} className={zeile.gewaehlt ? 'bg-sand' : ''}>
            {gezeigte.map(spalte => {
              const Zelle = spalte === gezeigte[0] ? 'th' : 'td'
              const schrift = zeile.gewaehlt || zeile.fett || spalte.fett ? 'font-semibold' : 'font-normal'
              return (
                <Zelle key={spalte.name} className={`border-b border-line py-1 align-top ${lage(spalte)} ${schrift}`}>
                  {spalte.wert(zeile)}
                </Zelle>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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

function blattzeilen(sicht: Sicht): Blattzeile[] {
  const { liste, ordnung } = sicht
  const { alle, person } = liste
  const mass = (zeile: Listenzeile) => (ordnung === 'preis' ? zeile.voll : ganzesJahr(zeile, sicht))
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

/** Premiums and the share of the expected health costs, at the full price. */
const ganzesJahr = (zeile: Listenzeile, sicht: Sicht): Rappen =>
  plus(jahrestotal(zeile, sicht), imJahr(minus(zeile.voll, zeile.preis)))

function spaltenVon(sicht: Sicht): Spalte<Blattzeile>[] {
  const { ordnung, volleTabelle, vollerBezug, personen } = sicht
  const { person } = sicht.liste
  const { spalten } = BLATT
  const { jahr } = volleTabelle
  const nachPreis = ordnung === 'preis'
  const bezuege = vollerBezug?.personen.filter((_, i) => !person || personen[i]?.id === person.id) ?? []
  const bezug = summe(bezuege.map(({ preis }) => preis))
  const zahlen: Spalte<Blattzeile>[] = [
    { name: spalten.franchise, wert: ({ tarif }) => !nachPreis && tarif && mitApostroph(tarif.franchise) },
    {
      name: spalten.monat(jahr - 1),
      wert: ({ tarif }) => tarif && person && imVorjahr(vorjahrVon(tarif, person, volleTabelle), jahr),
    },
    { name: spalten.monat(jahr), wert: ({ voll }) => frankenText(voll), fett: true },
    { name: spalten.jahr(jahr), wert: ({ voll }) => frankenText(imJahr(voll)) },
    {
      name: person ? spalten.ganzesJahr : spalten.ganzesJahrMitAnteil,
      // By price nobody of several has told of any costs.
      wert: zeile => (person || !nachPreis) && frankenText(ganzesJahr(zeile, sicht)),
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

function imVorjahr(vergleich: ReturnType<typeof vorjahrVon>, jahr: number) {
  if (vergleich?.art === 'wechsel') return frankenText(vergleich.vorher)
  return vergleich && neuText(vergleich.art, jahr)
}

/** What all of them are compared with. */
export function bezugsart(personen: readonly Personenbezug[]): keyof typeof BLATT.zumBezug {
  if (personen.every(({ art }) => art === 'durchschnitt')) return 'durchschnitt'
  if (personen.every(({ nichtsTun }) => nichtsTun)) return 'nichts-tun'
  return personen.length === 1 ? 'kasse' : 'gemischt'
}
