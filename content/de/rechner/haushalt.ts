import type { Kindergruppe } from '#domain/haushalt/kinder.ts'
import type { Stufe } from '#domain/praemien/bag-codes.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { frankenText, ganzeFrankenText, mitApostroph } from '../zahlen/format.ts'

/** The switch above the list of several persons. */
export const AUFTEILUNG = {
  name: 'Aufteilung',
  kasse: 'Eine Kasse für alle',
  kombination: 'Beste Kombination',
  imMonat: (praemien: Rappen) => `${frankenText(praemien)} im Monat`,
  eineRechnung: 'eine Rechnung',
  rechnungen: (anzahl: number) => (anzahl === 1 ? 'eine Rechnung' : `${anzahl} Rechnungen`),
  weniger: (proJahr: Rappen) => `${frankenText(proJahr)} im Jahr weniger`,
  gleich: 'gleich viel',
  nichtMoeglich: 'Keine Kasse versichert alle.',
}

/** The folded lines of those who are compared. */
export const PERSONEN = {
  titel: 'Personen',
  wer: (name: string, jahrgang: number | null) => (jahrgang === null ? name : `${name} · ${jahrgang}`),
  angaben: ({ franchise, stufe }: { franchise: number; stufe: Stufe }, unfall: 'MIT' | 'OHNE') =>
    [`Franchise ${mitApostroph(franchise)}`, unfall === 'MIT' ? 'mit Unfall' : 'ohne Unfall', stufenText(stufe)]
      .filter(Boolean)
      .join(' · '),
  unfall: 'Unfallversicherung',
  ohneUnfall: 'Ohne Unfall',
  mitUnfall: 'Mit Unfall',
  zusammen: 'Zusammen',
}

const STUFE: Readonly<Partial<Record<Stufe, string>>> = {
  K3: 'Preis ab dem dritten Kind',
  K4: 'Preis ab zwei Kindern',
  K5: 'Preis ab drei Kindern',
}

/** Why a child costs less than alone. */
export const stufenText = (stufe: Stufe): string | undefined => STUFE[stufe]

/** What several children bear together; with mixed franchises nobody but the insurer can say. */
export function kindergruppenText(gruppe: Kindergruppe, kassenName: (nummer: number) => string): string {
  const kasse = kassenName(gruppe.versicherer)
  const anzahl = `${gruppe.kinder.length} Kinder`
  return gruppe.hoechstens === undefined
    ? `${anzahl} bei ${kasse} mit verschiedenen Franchisen: Ihren gemeinsamen Höchstbetrag legt die Kasse fest. Gerechnet ist ohne ihn.`
    : `${anzahl} bei ${kasse}: Franchise und Selbstbehalt zusammen höchstens CHF\u00a0${ganzeFrankenText(gruppe.hoechstens)} im Jahr.`
}
