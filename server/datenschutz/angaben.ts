import { FELDNAME } from '#content/recht/akten.ts'
import type { KontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import type { PraemienAnfrage } from '#contract/praemien-anfrage.ts'
import type { AnfrageTabelle } from '#db/schema.ts'

type Aktenfeld = keyof typeof FELDNAME
type Feldherkunft = { praemie?: keyof PraemienAnfrage; kontakt?: keyof KontaktAnfrage }

/** What the two forms ask, under one name each: columns of every table, lines of every copy. */
const HERKUNFT: Readonly<Record<Aktenfeld, Feldherkunft>> = {
  vorname: { praemie: 'firstName', kontakt: 'vorname' },
  nachname: { praemie: 'lastName', kontakt: 'nachname' },
  email: { praemie: 'email', kontakt: 'email' },
  telefon: { praemie: 'phone', kontakt: 'telefon' },
  strasse: { praemie: 'strasse', kontakt: 'strasse' },
  nummer: { praemie: 'nummer', kontakt: 'nummer' },
  plz: { praemie: 'postalCode', kontakt: 'plz' },
  ort: { praemie: 'city', kontakt: 'ort' },
  land: { kontakt: 'land' },
  jahrgang: { praemie: 'birthYear' },
  unfall: { praemie: 'accidentInsurance' },
  aktuelleKrankenkasse: { praemie: 'currentInsurance', kontakt: 'krankenkasse' },
  aktuelleFranchise: { praemie: 'currentFranchise' },
  gewuenschteKrankenkasse: { praemie: 'preferredInsurance' },
  gewuenschteFranchise: { praemie: 'preferredFranchise' },
  gewuenschtesModell: { praemie: 'selectedModel' },
  gewuenschtesProdukt: { praemie: 'selectedTariff' },
  praemie: { praemie: 'monthlyPremium' },
  praemienjahr: { praemie: 'premiumYear' },
  verbilligung: { praemie: 'reductionPerMonth' },
  beduerfnisse: { praemie: 'beduerfnisse' },
  personen: { praemie: 'personen' },
  anliegen: { kontakt: 'anliegen' },
  nachricht: { kontakt: 'nachricht' },
}

const FELDER = Object.keys(FELDNAME) as Aktenfeld[]

/** The fields of a stored enquiry; what was left empty, or is not asked by its form, is ''. */
export function angabenVon({ art, daten }: Pick<AnfrageTabelle, 'art' | 'daten'>): Readonly<Record<Aktenfeld, string>> {
  const werte: Record<string, unknown> = JSON.parse(daten)
  const angaben = FELDER.map(feld => {
    const herkunft = HERKUNFT[feld][art]
    return [feld, herkunft === undefined ? '' : alsText(werte[herkunft])]
  })
  return Object.fromEntries(angaben)
}

/** Those that were filled in, by their names and in the order of a letter. */
export function benannteAngaben(akte: Pick<AnfrageTabelle, 'art' | 'daten'>): [name: string, wert: string][] {
  const angaben = angabenVon(akte)
  return FELDER.filter(feld => angaben[feld] !== '').map(feld => [FELDNAME[feld], angaben[feld]])
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
