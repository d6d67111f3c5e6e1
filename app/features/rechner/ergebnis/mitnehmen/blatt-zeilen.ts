import type { BLATT } from '#content/rechner/mitnehmen.ts'
import { type Vorjahresvergleich, vorjahresvergleich } from '#domain/jahreswechsel.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import type { NichtsTun } from '#domain/nichts-tun.ts'
import { imJahr } from '#domain/praemie.ts'
import { inRappen, minus, plus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenbezug } from '../sicht/bezug.ts'
import type { Liste, Listenzeile } from '../sicht/liste.ts'
import type { PersonSicht, Sicht } from '../sicht/sicht.ts'

export const ERSTE = 8

/** A row of the list on paper, at full prices. */
export type Blattzeile = {
  zeile: Listenzeile
  rang: number
  vorjahr: Vorjahresvergleich | undefined
  imJahr: Rappen
  /** Premiums and the share of the expected health costs; undefined where nobody has asked about them. */
  ganzesJahr: Rappen | undefined
  /** Of a year, against the reference; undefined where the franchises differ. */
  zumBezug: Rappen | undefined
  istGewaehlt: boolean
}

/** The first offers of the whole order, the cheapest of today's insurer, and the chosen one, each once. */
export function blattzeilen(sicht: Sicht): Blattzeile[] {
  const { liste, ordnung, volleTabelle, vollerBezug, personen } = sicht
  const nachPreis = ordnung === 'preis'
  const stelle = personen.findIndex(({ id }) => id === liste.person?.id)
  const bezug = liste.person ? vollerBezug?.personen[stelle] : vollerBezug
  const gesamt = (zeile: Listenzeile) => ganzesJahr(zeile, liste.person, nachPreis)
  const mass = (zeile: Listenzeile) => (nachPreis ? zeile.voll : (gesamt(zeile) ?? zeile.voll))
  // The list shows today's insurer first; a rank counts all.
  const folge = liste.alle.toSorted((a, b) => mass(a) - mass(b))
  const eigene = folge.find(({ istHeutige }) => istHeutige)
  return folge.flatMap((zeile, index) => {
    const istGewaehlt = stehtFuer(zeile, liste)
    if (index >= ERSTE && zeile !== eigene && !istGewaehlt) return []
    return {
      ...{ zeile, istGewaehlt, rang: index + 1, imJahr: imJahr(zeile.voll), ganzesJahr: gesamt(zeile) },
      vorjahr: vorjahrVon(volleTabelle, zeile, liste.person),
      zumBezug: nachPreis && bezug ? imJahr(minus(zeile.voll, bezug.preis)) : undefined,
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

function vorjahrVon(tabelle: Regionstabelle, { tarif }: Listenzeile, person: PersonSicht | null) {
  if (!tarif || !person) return undefined
  return vorjahresvergleich(tabelle, { ...person.frage, stufe: tarif.stufe, franchise: tarif.franchise }, tarif)
}

/** What all of them are compared with. */
export function bezugsart(personen: readonly Personenbezug[]): keyof typeof BLATT.zumBezug {
  if (personen.every(({ art }) => art === 'durchschnitt')) return 'durchschnitt'
  if (personen.every(({ nichtsTun }) => nichtsTun)) return 'nichts-tun'
  return personen.length === 1 ? 'kasse' : 'gemischt'
}

export type OhneWechsel = Extract<NichtsTun, { art: 'zahl' | 'ohne-heute' }>

/** What a recognised policy costs without a change, where that stands beside the prices of the page. */
export function ohneWechsel({ nichtsTun }: PersonSicht, tabelle: Regionstabelle): OhneWechsel | undefined {
  if (!nichtsTun || !('danach' in nichtsTun)) return undefined
  return nichtsTun.preisart === 'netto' || umweltabgabe(tabelle) === undefined ? nichtsTun : undefined
}
