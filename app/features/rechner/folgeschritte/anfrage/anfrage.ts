import { EINVERSTAENDNIS_FEHLT, plzRegel, regeln } from '#app/lib/feldregeln.ts'
import type { Formularregeln } from '#app/lib/formular.ts'
import { frankenText } from '#content/format.ts'
import { ANDERE_KASSE } from '#content/rechner/anfrage.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import { angezeigtesAlter } from '#domain/altersklasse.ts'
import type { Angebot } from '#domain/angebote.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import { type Rappen, summe } from '#domain/rappen.ts'
import type { Kontakt } from '../../zustand/kontakt.ts'
import type { EigenePerson } from '../../zustand/person.ts'
import type { Wahl } from '../../zustand/wahl.ts'

/** Fields are named as in the request, so that the server's complaints find them. In the order of the form. */
export const ANFRAGE_REGELN = {
  currentInsurance: regeln.aktuelleKrankenkasse,
  firstName: regeln.vorname,
  lastName: regeln.nachname,
  email: regeln.email,
  phone: regeln.telefon,
  strasse: regeln.strasse,
  nummer: regeln.nummer,
  postalCode: plzRegel('CH'),
  city: regeln.ort,
  datenschutzEinverstaendnis: wert => (wert ? null : EINVERSTAENDNIS_FEHLT),
} as const satisfies Formularregeln<string>

export type AnfrageFeld = keyof typeof ANFRAGE_REGELN

export const ANFRAGE_FELDER = Object.keys(ANFRAGE_REGELN) as AnfrageFeld[]

/** Whether a complaint says no more than that the field is empty. */
export const istLeer = (feld: AnfrageFeld, beanstandung: string): boolean => ANFRAGE_REGELN[feld]('') === beanstandung

/** What the canton pays a month of each chosen policy, the visitor's first; empty where nobody has reckoned with it. */
export type Verbilligungen = readonly Rappen[]

type Anfrage = {
  person: EigenePerson
  wahl: Pick<Wahl, 'aktuelleKasse' | 'aktuelleFranchise'>
  kontakt: Kontakt
  angebot: Angebot
  franchise: Franchise
  preisjahr: Preisjahr
  kassenName: (nummer: number) => string
  /** Everyone of a household, the visitor first. */
  personen?: PraemienAnfrageKoerper['personen']
  verbilligung: Verbilligungen
}

/**
 * What is sent. The checklist of step 2 is not: the field exists and stays empty. Premium reduction is only when it is ticked, as
 * the amount alone.
 */
export function anfrageKoerper({
  person,
  wahl,
  kontakt,
  angebot,
  franchise,
  preisjahr,
  kassenName,
  personen,
  verbilligung,
}: Anfrage): PraemienAnfrageKoerper {
  const mitgesendet = kontakt.mitVerbilligung && summe(verbilligung) > 0 ? verbilligung : []
  const aktuelle = wahl.aktuelleKasse === null ? ANDERE_KASSE : kassenName(wahl.aktuelleKasse)
  return {
    firstName: kontakt.vorname,
    lastName: kontakt.nachname,
    email: kontakt.email,
    phone: kontakt.telefon,
    birthYear: String(person.geburtsjahr),
    postalCode: kontakt.plz,
    city: kontakt.ort,
    strasse: kontakt.strasse,
    nummer: kontakt.nummer,
    currentInsurance: aktuelle,
    currentFranchise: wahl.aktuelleFranchise === null ? '' : String(wahl.aktuelleFranchise),
    preferredInsurance: kassenName(angebot.versicherer),
    preferredFranchise: String(franchise),
    selectedModel: angebot.modell,
    monthlyPremium: chf(praemieNachAbzug(angebot.praemie, preisjahr)),
    selectedTariff: angebot.tarif,
    premiumYear: String(preisjahr.jahr),
    ...(mitgesendet.length > 0 && { reductionPerMonth: chf(summe(mitgesendet)) }),
    accidentInsurance: person.unfall,
    beduerfnisse: '',
    ...(personen && { personen: personen.map((eine, i) => mitBetrag(eine, mitgesendet[i])) }),
    datenschutzEinverstaendnis: true,
    weitergabeEinverstaendnis: kontakt.weitergabe,
  }
}

const chf = (betrag: Rappen) => `CHF ${frankenText(betrag)}`

const mitBetrag = <T extends object>(person: T, betrag: Rappen | undefined) =>
  betrag === undefined ? person : { ...person, reductionPerMonth: chf(betrag) }

const AB_55 = 55

/** Where a sent enquiry leads, by the age that step 1 showed: another page and nothing else, what is sent is the same. */
export function dankePfad(geburtsjahr: number, aktuellesJahr: number): '/danke-rechner' | '/danke-rechner-55plus' {
  return angezeigtesAlter(geburtsjahr, aktuellesJahr) >= AB_55 ? '/danke-rechner-55plus' : '/danke-rechner'
}
