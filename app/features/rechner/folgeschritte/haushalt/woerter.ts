import { frankenText, mitApostroph } from '#content/format.ts'
import { angezeigtesAlter } from '#domain/altersklasse.ts'
import type { Stufe } from '#domain/bag-codes.ts'
import type { Police } from '#domain/haushalt.ts'
import type { Haushaltsbezug } from '#domain/haushalt-ersparnis.ts'
import type { Kindergruppe } from '#domain/haushalt-kinder.ts'

type KassenName = (nummer: number) => string

export const personName = (nummer: number): string => (nummer === 1 ? 'Sie' : `Person ${nummer}`)

/** «Kind, 9 Jahre», as step 1 shows it. */
export function altersText(geburtsjahr: number, aktuellesJahr: number): string {
  const alter = angezeigtesAlter(geburtsjahr, aktuellesJahr)
  if (alter < 0) return 'Kind, noch nicht geboren'
  return `${alter < 18 ? 'Kind' : 'Erwachsen'}, ${alter} ${alter === 1 ? 'Jahr' : 'Jahre'}`
}

const STUFE: Readonly<Partial<Record<Stufe, string>>> = {
  K3: 'Preis ab dem dritten Kind',
  K4: 'Preis ab zwei Kindern',
  K5: 'Preis ab drei Kindern',
}

/** Why a child costs less than alone. */
export const stufenText = ({ stufe }: Police): string | undefined => STUFE[stufe]

export function anzahlKassen(policen: readonly Police[]): string {
  const anzahl = new Set(policen.map(({ angebot }) => angebot.versicherer)).size
  return anzahl === 1 ? '1 Kasse' : `${anzahl} Kassen`
}

/** What several children bear together; with mixed franchises nobody but the insurer can say. */
export function kindergruppenText(gruppe: Kindergruppe, kassenName: KassenName): string {
  const kasse = kassenName(gruppe.versicherer)
  const anzahl = `${gruppe.kinder.length} Kinder`
  return gruppe.hoechstens === undefined
    ? `${anzahl} bei ${kasse} mit verschiedenen Franchisen: Ihren gemeinsamen Höchstbetrag legt die Kasse fest. Gerechnet ist ohne ihn.`
    : `${anzahl} bei ${kasse}: Franchise und Selbstbehalt zusammen höchstens CHF\u00a0${mitApostroph(gruppe.hoechstens / 100)} im Jahr.`
}

/** Names the reference in full; what is assumed is said, and why it is not the insurer that was named. */
export function bezugText(bezug: Haushaltsbezug, genannteKasse: number | null, kassenName: KassenName): string {
  const preis = `CHF\u00a0${frankenText(bezug.preis)}/Monat`
  switch (bezug.art) {
    case 'betrag':
      return `Verglichen mit ${preis}, die Sie heute zusammen bezahlen. Bei anderen Franchisen als heute stammt ein Teil des Unterschieds daraus.`
    case 'annahme':
      return `Verglichen mit allen bei ${kassenName(bezug.versicherer)} bei gleichen Franchisen (${preis}). Annahme: Standardmodell.`
    case 'durchschnitt': {
      const grund =
        genannteKasse === null ? '' : `${kassenName(genannteKasse)} verkauft das nicht allen von Ihnen, darum v`
      return `${grund || 'V'}erglichen mit dem Durchschnitt von ${bezug.kassen} Kassen, alle im Standardmodell bei gleichen Franchisen (${preis}).`
    }
  }
}
