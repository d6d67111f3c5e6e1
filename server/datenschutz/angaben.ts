import type { KontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import type { PraemienAnfrage } from '#contract/praemien-anfrage.ts'
import type { AnfrageTabelle } from '#db/schema.ts'

type Spalte = { titel: string; praemie?: keyof PraemienAnfrage; kontakt?: keyof KontaktAnfrage }

/** What the two forms ask, under one name each: columns of every table, lines of every copy. */
const SPALTEN: readonly Spalte[] = [
  { titel: 'Vorname', praemie: 'firstName', kontakt: 'vorname' },
  { titel: 'Nachname', praemie: 'lastName', kontakt: 'nachname' },
  { titel: 'E-Mail', praemie: 'email', kontakt: 'email' },
  { titel: 'Telefon', praemie: 'phone', kontakt: 'telefon' },
  { titel: 'Strasse', praemie: 'strasse', kontakt: 'strasse' },
  { titel: 'Nummer', praemie: 'nummer', kontakt: 'nummer' },
  { titel: 'PLZ', praemie: 'postalCode', kontakt: 'plz' },
  { titel: 'Ort', praemie: 'city', kontakt: 'ort' },
  { titel: 'Land', kontakt: 'land' },
  { titel: 'Jahrgang', praemie: 'birthYear' },
  { titel: 'Unfallversicherung', praemie: 'accidentInsurance' },
  { titel: 'Aktuelle Krankenkasse', praemie: 'currentInsurance', kontakt: 'krankenkasse' },
  { titel: 'Aktuelle Franchise', praemie: 'currentFranchise' },
  { titel: 'Gewünschte Krankenkasse', praemie: 'preferredInsurance' },
  { titel: 'Gewünschte Franchise', praemie: 'preferredFranchise' },
  { titel: 'Gewünschtes Modell', praemie: 'selectedModel' },
  { titel: 'Gewünschtes Produkt', praemie: 'selectedTariff' },
  { titel: 'Prämie pro Monat', praemie: 'monthlyPremium' },
  { titel: 'Prämienjahr', praemie: 'premiumYear' },
  { titel: 'Bedürfnisse', praemie: 'beduerfnisse' },
  { titel: 'Personen', praemie: 'personen' },
  { titel: 'Anliegen', kontakt: 'anliegen' },
  { titel: 'Nachricht', kontakt: 'nachricht' },
]

export const SPALTENTITEL = SPALTEN.map(({ titel }) => titel)

export type Angaben = Readonly<Record<string, string>>

/** The fields of a stored enquiry by their German names, in the order of a letter; what was left empty is ''. */
export function angabenVon({ art, daten }: Pick<AnfrageTabelle, 'art' | 'daten'>): Angaben {
  const werte: Record<string, unknown> = JSON.parse(daten)
  return Object.fromEntries(
    SPALTEN.map(spalte => {
      const feld = spalte[art]
      return [spalte.titel, feld === undefined ? '' : alsText(werte[feld])]
    }),
  )
}

/** Persons of a household come as a list of objects. */
function alsText(wert: unknown): string {
  if (wert === undefined || wert === null) return ''
  if (Array.isArray(wert)) return wert.map(alsText).join('; ')
  if (typeof wert !== 'object') return String(wert)
  return Object.entries(wert)
    .filter(([, angabe]) => angabe !== '')
    .map(([name, angabe]) => `${name} ${alsText(angabe)}`)
    .join(', ')
}
