import { EINVERSTAENDNIS_FEHLT, plzRegel, regeln } from '#app/lib/formular/feldregeln.ts'
import { ANDERE_KASSE } from '#content/rechner/anfrage.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import { angezeigtesAlter } from '#domain/praemien/altersklasse.ts'
import {
  EMAIL_HOECHSTENS,
  NAME_HOECHSTENS,
  NUMMER_HOECHSTENS,
  STRASSE_HOECHSTENS,
  TELEFON_HOECHSTENS,
  ZIFFERN,
} from '#domain/werte/eingaben.ts'
import { type Rappen, rappen, summe } from '#domain/werte/rappen.ts'
import type { Sicht } from '../ergebnis/sicht/sicht.ts'
import type { Kontakt } from '../zustand/kontakt.ts'

const postleitzahl = plzRegel('CH')

/** Fields are named as in the request, so that the server's complaints find them. In the order of the form. */
export const ANFRAGE_REGELN = {
  currentInsurance: regeln.aktuelleKrankenkasse,
  firstName: regeln.vorname,
  lastName: regeln.nachname,
  email: regeln.email,
  phone: regeln.telefon,
  strasse: regeln.strasse,
  nummer: regeln.nummer,
  postalCode: postleitzahl,
  // A postcode brings its place along: while there is none, its own complaint is enough.
  city: (ort, { postalCode }) =>
    ort.trim() === '' && postalCode !== undefined && postleitzahl(postalCode) ? null : regeln.ort(ort),
  datenschutzEinverstaendnis: wert => (wert ? null : EINVERSTAENDNIS_FEHLT),
} as const satisfies Record<string, Regel>

type Regel = (wert: string, werte: { readonly postalCode?: string }) => string | null

export type AnfrageFeld = keyof typeof ANFRAGE_REGELN

export const feldId = (feld: AnfrageFeld): string => `anfrage-${feld}`

/** Those of text, with what the browser needs to know. */
export const TEXTFELDER = {
  vorname: { name: 'firstName', autoComplete: 'given-name', maxLength: NAME_HOECHSTENS },
  nachname: { name: 'lastName', autoComplete: 'family-name', maxLength: NAME_HOECHSTENS },
  email: { name: 'email', type: 'email', autoComplete: 'email', maxLength: EMAIL_HOECHSTENS },
  telefon: { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: TELEFON_HOECHSTENS },
  strasse: { name: 'strasse', autoComplete: 'address-line1', maxLength: STRASSE_HOECHSTENS },
  nummer: { name: 'nummer', maxLength: NUMMER_HOECHSTENS },
  plz: { name: 'postalCode', inputMode: 'numeric', autoComplete: 'postal-code', maxLength: ZIFFERN },
} as const

export const ANFRAGE_FELDER = Object.keys(ANFRAGE_REGELN) as AnfrageFeld[]

/** Whether a complaint says no more than that the field is empty. */
export const istLeer = (feld: AnfrageFeld, beanstandung: string) => ANFRAGE_REGELN[feld]('', {}) === beanstandung

/** Whether anything that must be told is not; what is only wrong does not count. */
export const fehltEtwas = (daten: FormData): boolean =>
  ANFRAGE_FELDER.some(feld => String(daten.get(feld) ?? '').trim() === '')

/** What the canton pays a month of the whole answer: nothing where nobody has reckoned with it. */
export const kantonsbetrag = ({ personen }: Pick<Sicht, 'personen'>): Rappen =>
  summe(personen.map(({ gewaehlt }) => gewaehlt?.angebot.kantonZahlt ?? rappen(0)))

type Anfrage = {
  sicht: Pick<Sicht, 'personen' | 'tabelle'>
  kontakt: Kontakt
  kassenName: (nummer: number) => string
}

/**
 * What is sent: the answer of step 2 at full prices. Its checklist is not: the field exists and stays empty. Premium reduction is
 * only when it is ticked, as the amount alone. Undefined where there is no answer to ask for.
 */
export function anfrageKoerper({ sicht, kontakt, kassenName }: Anfrage): PraemienAnfrageKoerper | undefined {
  const { personen, tabelle } = sicht
  const verbilligung = kontakt.mitVerbilligung ? kantonsbetrag(sicht) : rappen(0)
  const verbilligt = (betrag: Rappen) => verbilligung > 0 && { reductionPerMonth: chf(betrag) }
  const versicherte = personen.flatMap(({ gewaehlt, voll, jahrgang, unfall }) =>
    gewaehlt && voll
      ? {
          geburtsjahr: String(jahrgang),
          unfallversicherung: unfall,
          franchise: String(voll.franchise),
          krankenkasse: kassenName(voll.angebot.versicherer),
          modell: voll.angebot.modell,
          praemie: chf(voll.praemie),
          selectedTariff: voll.angebot.tarif,
          premiumYear: String(tabelle.jahr),
          ...verbilligt(gewaehlt.angebot.kantonZahlt),
        }
      : [],
  )
  const [ich] = personen
  const [erste] = versicherte
  if (!ich || !erste) return undefined
  return {
    firstName: kontakt.vorname,
    lastName: kontakt.nachname,
    email: kontakt.email,
    phone: kontakt.telefon,
    birthYear: erste.geburtsjahr,
    postalCode: kontakt.plz,
    city: kontakt.ort,
    strasse: kontakt.strasse,
    nummer: kontakt.nummer,
    currentInsurance: ich.aktuelleKasse === null ? ANDERE_KASSE : kassenName(ich.aktuelleKasse),
    currentFranchise: ich.aktuelleFranchise === null ? '' : String(ich.aktuelleFranchise),
    preferredInsurance: erste.krankenkasse,
    preferredFranchise: erste.franchise,
    selectedModel: erste.modell,
    monthlyPremium: erste.praemie,
    selectedTariff: erste.selectedTariff,
    premiumYear: erste.premiumYear,
    ...verbilligt(verbilligung),
    accidentInsurance: ich.unfall,
    beduerfnisse: '',
    ...(versicherte.length > 1 && { personen: versicherte }),
    datenschutzEinverstaendnis: true,
    weitergabeEinverstaendnis: kontakt.weitergabe,
  }
}

const chf = (betrag: Rappen) => `CHF ${frankenText(betrag)}`

const AB_55 = 55

/** Where a sent enquiry leads, by the age that step 1 showed: another page and nothing else, what is sent is the same. */
export const dankePfad = (geburtsjahr: number, aktuellesJahr: number): '/danke-rechner' | '/danke-rechner-55plus' =>
  angezeigtesAlter(geburtsjahr, aktuellesJahr) >= AB_55 ? '/danke-rechner-55plus' : '/danke-rechner'
