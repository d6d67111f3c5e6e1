import { z } from 'zod'
import { begleitfelder, feld, freiesFeld } from './eingabe.ts'
import { plzRegel, regeln } from './feldregeln.ts'
import { meldet } from './mangel.ts'
import { PFADE } from './pfade.ts'

/** The product as the premium table names it, and the year of its price. */
const gewaehlterTarif = {
  selectedTariff: freiesFeld(regeln.angabe),
  premiumYear: freiesFeld(regeln.praemienjahr),
}

const person = z.object({
  geburtsjahr: feld(regeln.jahrgang),
  unfallversicherung: freiesFeld(regeln.angabe),
  franchise: freiesFeld(regeln.angabe),
  krankenkasse: freiesFeld(regeln.angabe),
  modell: freiesFeld(regeln.angabe),
  praemie: freiesFeld(regeln.angabe),
  ...gewaehlterTarif,
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
    accidentInsurance: z.enum(['MIT', 'OHNE'], meldet('wert-nicht-erlaubt')).default('OHNE'),
    beduerfnisse: freiesFeld(regeln.beduerfnisse),
    personen: z.array(person).max(PERSONEN_HOECHSTENS, meldet('zu-viele-personen')).default([]),
    ...begleitfelder,
  }),
} as const

export type PraemienAnfrage = z.output<(typeof praemienAnfrage)['anfrage']>
/** What a browser sends. */
export type PraemienAnfrageKoerper = z.input<(typeof praemienAnfrage)['anfrage']>
