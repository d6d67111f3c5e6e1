import { z } from 'zod'
import { BETRAG_HOECHSTENS, betragAusEingabe } from '#domain/werte/betrag-eingabe.ts'
import { franken, inRappen } from '#domain/werte/rappen.ts'
import { begleitfelder, feld, freiesFeld } from './eingabe.ts'
import { plzRegel, regeln, text } from './feldregeln.ts'
import { meldet } from './mangel.ts'
import { PFADE } from './pfade.ts'

/** The product as the premium table names it, and the year of its price. */
const gewaehlterTarif = {
  selectedTariff: freiesFeld(regeln.angabe),
  premiumYear: freiesFeld(regeln.praemienjahr),
}

/** More than any canton pays for twelve persons. */
const VERBILLIGUNG_HOECHSTENS = inRappen(franken(10_000))

/** Not among the rules of the forms: the browser works the amount out, nobody types it. */
export const verbilligungsRegel = text({
  hoechstens: BETRAG_HOECHSTENS,
  form: [betrag => (betragAusEingabe(betrag) ?? Infinity) <= VERBILLIGUNG_HOECHSTENS, 'verbilligung-form'],
})

/** What the canton pays a month of the chosen offer, where the visitor wants it sent along; never income or wealth. */
const verbilligung = { reductionPerMonth: freiesFeld(verbilligungsRegel) }

const person = z.object({
  geburtsjahr: feld(regeln.jahrgang),
  unfallversicherung: freiesFeld(regeln.angabe),
  franchise: freiesFeld(regeln.angabe),
  krankenkasse: freiesFeld(regeln.angabe),
  modell: freiesFeld(regeln.angabe),
  praemie: freiesFeld(regeln.angabe),
  ...gewaehlterTarif,
  ...verbilligung,
})

export const PERSONEN_HOECHSTENS = 12

export const praemienAnfrage = {
  pfad: PFADE.praemienAnfrage,
  anfrage: z.object({
    firstName: feld(regeln.vorname),
    lastName: feld(regeln.nachname),
    email: feld(regeln.email),
    phone: feld(regeln.telefon),
    birthYear: feld(regeln.jahrgang),
    postalCode: feld(plzRegel('CH')),
    city: feld(regeln.ort),
    strasse: feld(regeln.strasse),
    nummer: feld(regeln.nummer),
    currentInsurance: feld(regeln.aktuelleKrankenkasse),
    currentFranchise: freiesFeld(regeln.angabe),
    preferredInsurance: freiesFeld(regeln.angabe),
    preferredFranchise: freiesFeld(regeln.angabe),
    selectedModel: freiesFeld(regeln.angabe),
    monthlyPremium: freiesFeld(regeln.angabe),
    ...gewaehlterTarif,
    /** Of a household the sum of its persons. */
    ...verbilligung,
    accidentInsurance: z.enum(['MIT', 'OHNE'], meldet('wert-nicht-erlaubt')).default('OHNE'),
    beduerfnisse: freiesFeld(regeln.beduerfnisse),
    personen: z.array(person).max(PERSONEN_HOECHSTENS, meldet('zu-viele-personen')).default([]),
    ...begleitfelder,
  }),
} as const

export type PraemienAnfrage = z.output<(typeof praemienAnfrage)['anfrage']>
/** What a browser sends. */
export type PraemienAnfrageKoerper = z.input<(typeof praemienAnfrage)['anfrage']>
