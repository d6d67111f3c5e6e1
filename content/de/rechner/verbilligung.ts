import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Einkommensgrenze } from '#domain/verbilligung/einkommensgrenze.ts'
import type { Franken, Rappen } from '#domain/werte/rappen.ts'
import { frankenText, mitApostroph } from '../zahlen/format.ts'
import { preiseVon } from './jahr.ts'

const chf = (betrag: Rappen) => `CHF\u00a0${frankenText(betrag)}`

export const VERBILLIGUNGS_NAME = 'Prämienverbilligung'

/** Beside prices after premium reduction. */
export const VERBILLIGT = {
  /** Its two halves, where a phone has room for the second alone. */
  leiste: { nach: 'nach Verbilligung, ', regeln: (regelJahr: number) => `Regeln ${regelJahr}` },
  zeile: (kantonZahlt: Rappen) => `Mit Verbilligung: −${frankenText(kantonZahlt)} pro Monat`,
  imAbzeichen: (jahr: number, regelJahr: number) => `${preiseVon(jahr)}, nach Verbilligung (Regeln ${regelJahr})`,
  /** The line above says by whose rules. */
  imAbzeichenKurz: (jahr: number) => `${jahr}, verbilligt`,
  nach: (regelJahr: number) => `nach Verbilligung, Regeln ${regelJahr}`,
  /** What is deducted follows it. */
  davon: (voll: Rappen, kanton: Rappen, preis: Rappen) =>
    `Prämie ${chf(voll)}, davon zahlt der Kanton voraussichtlich ${chf(kanton)}. Sie zahlen ${chf(preis)} im Monat`,
  /** KVV 106c para. 5bis; only where no cap of the canton is known. */
  ueberschuss: (betrag: Rappen) =>
    `Ist die Verbilligung höher als die Prämie, kann die Kasse Ihnen den Rest auszahlen: ${chf(betrag)} im Monat.`,
}

/** The parts of the bar, at length and where there is little room. */
export const KANTONS_BALKEN = {
  satz: {
    sie: (betrag: Rappen) => `Sie zahlen ${frankenText(betrag)}`,
    kanton: (betrag: Rappen) => `Der Kanton zahlt ${frankenText(betrag)}`,
    ersparnis: (betrag: Rappen) => `Sie sparen ${frankenText(betrag)} im Monat`,
  },
  kurz: {
    sie: (betrag: Rappen) => `Sie ${frankenText(betrag)}`,
    kanton: (betrag: Rappen) => `Kanton ${frankenText(betrag)}`,
    ersparnis: (betrag: Rappen) => `Gespart ${frankenText(betrag)}`,
  },
}

/** After the result, from the canton's limits alone: nobody has told an income yet. */
export const VERBILLIGUNGS_HINWEIS = {
  satz: (
    wo: { kanton: string; name: string },
    klassen: readonly Altersklasse[],
    { bis, regelJahr }: Einkommensgrenze,
  ) =>
    `Im Kanton ${wo.name} können ${haushalt(klassen)} bis ${bisRund(wo.kanton, bis)} Prämienverbilligung erhalten (Regeln ${regelJahr}).`,
  gemeint:
    'Es zählt nicht der Lohn, sondern eine Zahl aus dem Entscheid des Steueramts. Mit viel Vermögen liegt die Grenze tiefer.',
  /** For one person, and for two grown-ups, of whom nobody has said whether they are married. */
  allein: 'Für Ehepaare und mit Kindern liegt sie meist höher.',
  zuZweit: 'Unverheiratete rechnen die Kantone meist je für sich.',
  offen: (name: string) =>
    `Für Ihren Haushalt lässt sich im Kanton ${name} vorab keine Grenze nennen. Auskunft gibt die zuständige Stelle.`,
  stelle: 'Stelle, Weg und Frist',
}

/** Thurgau measures by the tax, not by the income. */
const MASS: Readonly<Record<string, string>> = { TG: 'einfache Steuer' }

const bisRund = (kanton: string, bis: Franken) => `rund CHF\u00a0${mitApostroph(bis)} ${MASS[kanton] ?? 'Einkommen'}`

function haushalt(klassen: readonly Altersklasse[]): string {
  const kinder = klassen.filter(klasse => klasse === 'AKL-KIN').length
  if (klassen.length === 1) return klassen[0] === 'AKL-JUG' ? 'junge Erwachsene bis 25' : 'Einzelpersonen'
  const eltern = klassen.length - kinder === 1 ? 'Alleinerziehende' : 'Ehepaare'
  if (kinder === 0) return eltern
  return `${eltern} mit ${kinder === 1 ? 'einem Kind' : `${kinder} Kindern`}`
}
