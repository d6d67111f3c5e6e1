import type { Kysely } from 'kysely'
import { kantonName } from '#content/orte/kantone.ts'
import type { AnfrageTabelle, Tabellen, Zeit } from '#db/schema.ts'
import { tagesbeginn, wanduhrVon } from '#domain/fristen/kalender-monate.ts'
import { type Ortsverzeichnis, orteZuPlz, orteZuPlzUndName } from '#domain/orte/standort.ts'

export type Anzahl = { name: string; anzahl: number }

export type Berichtszahlen = {
  /** Without suspected advertising, from the oldest week to the running one; Mondays at midnight in Zurich. */
  wochen: { ab: Zeit; praemie: number; kontakt: number }[]
  kantone: Anzahl[]
  /** Of the enquiries about a premium. */
  kassen: Anzahl[]
  gesamt: number
  praemienanfragen: number
}

/** What tells places and insurers apart from whatever else somebody may have typed. */
export type Nachschlagewerk = { orte: Ortsverzeichnis; kassen: ReadonlySet<string> }

const WOCHEN = 26
/** Fewer than this could be recognised by somebody who knows one of them. */
const KLEINSTE_GRUPPE = 5

const ANDERE = 'Andere oder keine Angabe'

export async function readBerichtszahlen(
  db: Kysely<Tabellen>,
  werk: Nachschlagewerk,
  jetzt: Zeit,
): Promise<Berichtszahlen> {
  const anfragen = await db
    .selectFrom('anfrage')
    .select(['art', 'daten', 'erstellt'])
    .where('status', '<>', 'falle')
    .execute()
  return berichtszahlen(anfragen, werk, jetzt)
}

type GezaehlteAnfrage = Pick<AnfrageTabelle, 'art' | 'daten' | 'erstellt'>

/** Counts alone: no reference, no text anybody typed, no group so small that it points at a person. */
export function berichtszahlen(
  anfragen: readonly GezaehlteAnfrage[],
  { orte, kassen }: Nachschlagewerk,
  jetzt: Zeit,
): Berichtszahlen {
  const werte = anfragen.map(({ daten }): Record<string, unknown> => JSON.parse(daten))
  const praemien = werte.filter((_, index) => anfragen[index]?.art === 'praemie')
  return {
    wochen: wochen(anfragen, jetzt),
    kantone: gruppen(werte.map(angaben => kantonVon(angaben, orte))),
    kassen: gruppen(praemien.map(({ preferredInsurance }) => bekannte(preferredInsurance, kassen))),
    gesamt: anfragen.length,
    praemienanfragen: praemien.length,
  }
}

function wochen(anfragen: readonly GezaehlteAnfrage[], jetzt: Zeit): Berichtszahlen['wochen'] {
  return Array.from({ length: WOCHEN }, (_, index) => {
    const ab = montag(jetzt, index - WOCHEN + 1)
    const bis = montag(jetzt, index - WOCHEN + 2)
    const dieser = anfragen.filter(({ erstellt }) => erstellt >= ab && erstellt < bis)
    const praemie = dieser.filter(({ art }) => art === 'praemie').length
    return { ab, praemie, kontakt: dieser.length - praemie }
  })
}

/** Monday of that week or of one so many weeks later, at midnight in Zurich. */
export function montag(zeit: Zeit, wochenSpaeter = 0): Zeit {
  const tag = wanduhrVon(zeit)
  const verschoben = 7 * wochenSpaeter - ((tag.getUTCDay() + 6) % 7)
  return tagesbeginn(tag.getUTCFullYear(), tag.getUTCMonth() + 1, tag.getUTCDate() + verschoben)
}

function kantonVon(angaben: Record<string, unknown>, orte: Ortsverzeichnis): string {
  if (typeof angaben.land === 'string' && angaben.land !== 'CH') return 'Ausland'
  const plz = Number(angaben.postalCode ?? angaben.plz)
  const ort = String(angaben.city ?? angaben.ort ?? '')
  const gleicherPlz = orteZuPlz(orte, plz)
  const gleicherName = orteZuPlzUndName(orte, plz, ort)
  const kantone = new Set((gleicherName.length > 0 ? gleicherName : gleicherPlz).map(({ kanton }) => kanton))
  const [einziger] = kantone
  return einziger !== undefined && kantone.size === 1 ? kantonName(einziger) : ANDERE
}

/** The field is free text: only a name from the directory is repeated. */
function bekannte(wert: unknown, kassen: ReadonlySet<string>): string {
  return typeof wert === 'string' && kassen.has(wert) ? wert : ANDERE
}

/** The largest first; small ones together, at the end. */
function gruppen(namen: readonly string[]): Anzahl[] {
  const alle = [...Map.groupBy(namen, name => name)].map(([name, { length: anzahl }]) => ({ name, anzahl }))
  const einzelne = alle.filter(({ name, anzahl }) => name !== ANDERE && anzahl >= KLEINSTE_GRUPPE)
  einzelne.sort((a, b) => b.anzahl - a.anzahl || a.name.localeCompare(b.name, 'de-CH'))
  const rest = namen.length - einzelne.reduce((summe, { anzahl }) => summe + anzahl, 0)
  return rest > 0
    ? [...einzelne, { name: `Übrige (je unter ${KLEINSTE_GRUPPE}, andere oder keine Angabe)`, anzahl: rest }]
    : einzelne
}
