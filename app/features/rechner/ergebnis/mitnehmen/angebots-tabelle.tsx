import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { BLATT } from '#content/rechner/blatt.ts'
import { differenzText, neuText } from '#content/rechner/zeile.ts'
import { type Vorjahresvergleich, vorjahresvergleich } from '#domain/jahreswechsel.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { inRappen, minus, plus, type Rappen } from '#domain/rappen.ts'
import type { Personenbezug, PersonSicht } from '../sicht/bezug.ts'
import type { Liste, Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { type Spalte, Tabelle, Ueberschrift } from './tabelle.tsx'

const ERSTE = 8

type AngebotstabelleProps = { sicht: Sicht; kassenName: (nummer: number) => string }

/** The first offers of the whole order, the cheapest of today's insurer, and the chosen one, each once. */
export function Angebotstabelle({ sicht, kassenName }: AngebotstabelleProps) {
  const { liste, zuMehreren } = sicht
  const zeilen = blattzeilen(sicht)
  if (zeilen.length === 0) return null
  const weitere = zeilen.filter(({ rang }) => rang > ERSTE)
  const eigene = weitere.find(({ zeile }) => zeile.istHeutige)
  return (
    <>
      <Ueberschrift>
        {BLATT.liste(Math.min(ERSTE, zeilen.length), liste.alle.length, eigene !== undefined, !liste.person)}
        {zuMehreren && liste.person && BLATT.fuer(liste.person.name)}
      </Ueberschrift>
      <Tabelle spalten={spaltenVon(sicht, zeilen, kassenName)} zeilen={zeilen} />
      <p className="mt-1 text-[0.65625rem]">
        {liste.person ? BLATT.fussnote(liste.person.erwarteteKosten) : BLATT.inFranken}
        {weitere.map(eine => (eine === eigene ? BLATT.fussnoteKasse(eine.rang) : BLATT.fussnoteAuswahl(eine.rang)))}
      </p>
    </>
  )
}

/** A row of the list on paper, at full prices. */
type Blattzeile = {
  schluessel: string
  zeile: Listenzeile
  rang: number
  vorjahr: Vorjahresvergleich | undefined
  /** Premiums and the share of the expected health costs; undefined where nobody has asked about them. */
  ganzesJahr: Rappen | undefined
  /** Of a year, against the reference; undefined where the franchises differ. */
  zumBezug: Rappen | undefined
  gewaehlt: boolean
}

function blattzeilen({ liste, ordnung, volleTabelle, vollerBezug, personen }: Sicht): Blattzeile[] {
  const { person } = liste
  const nachPreis = ordnung === 'preis'
  const bezug = person ? vollerBezug?.personen[personen.findIndex(({ id }) => id === person.id)] : vollerBezug
  const gesamt = (zeile: Listenzeile) => ganzesJahr(zeile, person, nachPreis)
  const mass = (zeile: Listenzeile) => (nachPreis ? zeile.voll : (gesamt(zeile) ?? zeile.voll))
  // The list shows today's insurer first; a rank counts all.
  const folge = liste.alle.toSorted((a, b) => mass(a) - mass(b))
  const eigene = folge.find(({ istHeutige }) => istHeutige)
  return folge.flatMap((zeile, index) => {
    const { schluessel, tarif, voll } = zeile
    const gewaehlt = stehtFuer(zeile, liste)
    if (index >= ERSTE && zeile !== eigene && !gewaehlt) return []
    return {
      ...{ schluessel, zeile, gewaehlt, rang: index + 1, ganzesJahr: gesamt(zeile) },
      vorjahr:
        tarif && person
          ? vorjahresvergleich(volleTabelle, { ...person.frage, stufe: tarif.stufe, franchise: tarif.franchise }, tarif)
          : undefined,
      zumBezug: nachPreis && bezug ? imJahr(minus(voll, bezug.preis)) : undefined,
    }
  })
}

/** A dearer tariff can be chosen in a row: then it is not the row's price. */
function stehtFuer({ schluessel, tarif }: Listenzeile, { gewaehlt, person }: Liste): boolean {
  if (schluessel !== gewaehlt) return false
  const name = person?.gewaehlt?.angebot.tarif
  return !tarif || [tarif, ...tarif.gleichTeuer].some(eines => eines.tarif === name)
}

function ganzesJahr({ tarif, loesung, voll }: Listenzeile, person: PersonSicht | null, nachPreis: boolean) {
  if (tarif && person)
    return jahreskosten({ franchise: tarif.franchise, praemie: voll }, inRappen(person.erwarteteKosten), person.klasse)
  return loesung && !nachPreis ? plus(imJahr(voll), loesung.beteiligung) : undefined
}

function spaltenVon(
  { ordnung, volleTabelle: { jahr }, vollerBezug, personen, liste: { person } }: Sicht,
  zeilen: Blattzeile[],
  kassenName: (nummer: number) => string,
): Spalte<Blattzeile>[] {
  const { spalten } = BLATT
  const leer = (feld: 'vorjahr' | 'ganzesJahr' | 'zumBezug') => zeilen.every(zeile => zeile[feld] === undefined)
  const bezuege = vollerBezug?.personen.filter((_, i) => !person || personen[i]?.id === person.id) ?? []
  const zahlen: Spalte<Blattzeile>[] = [
    {
      name: spalten.franchise,
      wert: ({ zeile }) => zeile.tarif && mitApostroph(zeile.tarif.franchise),
      leer: ordnung === 'preis' || !person,
    },
    { name: spalten.monat(jahr - 1), wert: ({ vorjahr }) => vorjahrText(vorjahr, jahr), leer: leer('vorjahr') },
    { name: spalten.monat(jahr), wert: ({ zeile }) => frankenText(zeile.voll), fett: true },
    { name: spalten.jahr(jahr), wert: ({ zeile }) => frankenText(imJahr(zeile.voll)) },
    {
      name: person ? spalten.ganzesJahr : spalten.ganzesJahrMitAnteil,
      wert: ({ ganzesJahr }) => ganzesJahr && frankenText(ganzesJahr),
      leer: leer('ganzesJahr'),
    },
    {
      name: BLATT.zumBezug[bezugsart(bezuege)],
      wert: ({ zumBezug }) => (zumBezug === undefined ? null : differenzText(zumBezug)),
      leer: leer('zumBezug'),
    },
  ]
  return [
    { name: <span className="sr-only">{spalten.rang}</span>, wert: ({ rang }) => rang },
    { name: spalten.kasse, wert: ({ zeile }) => kassenName(zeile.versicherer), fett: true },
    {
      name: spalten.produkt,
      wert: ({ zeile: { tarif } }) => tarif && `${angebotsmodell(tarif)}, ${tarif.tarif}`,
      leer: !person,
    },
    ...zahlen.map(spalte => ({ ...spalte, zahl: true })),
  ]
}

function vorjahrText(vorjahr: Blattzeile['vorjahr'], jahr: number): string | undefined {
  return vorjahr?.art === 'wechsel' ? frankenText(vorjahr.vorher) : vorjahr && neuText(vorjahr.art, jahr)
}

/** What all of them are compared with. */
export function bezugsart(personen: readonly Personenbezug[]): keyof typeof BLATT.zumBezug {
  if (personen.every(({ art }) => art === 'durchschnitt')) return 'durchschnitt'
  if (personen.every(({ nichtsTun }) => nichtsTun)) return 'nichts-tun'
  return personen.length === 1 ? 'kasse' : 'gemischt'
}
