import { EINVERSTAENDNIS_FEHLT, plzRegel, regeln } from '#app/lib/feldregeln.ts'
import { frankenText } from '#content/format.ts'
import { ANDERE_KASSE } from '#content/rechner/anfrage.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import { angezeigtesAlter } from '#domain/altersklasse.ts'
import { type Rappen, summe } from '#domain/rappen.ts'
import type { PersonSicht, Sicht } from '../ergebnis/sicht/sicht.ts'
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

export const ANFRAGE_FELDER = Object.keys(ANFRAGE_REGELN) as AnfrageFeld[]

/** Whether a complaint says no more than that the field is empty. */
export const istLeer = (feld: AnfrageFeld, beanstandung: string): boolean => regelFuer(feld)('', {}) === beanstandung

/** Whether anything that must be told is not; what is only wrong does not count. */
export const fehltEtwas = (daten: FormData): boolean =>
  ANFRAGE_FELDER.some(feld => istLeer(feld, regelFuer(feld)(String(daten.get(feld) ?? ''), {}) ?? ''))

const regelFuer = (feld: AnfrageFeld): Regel => ANFRAGE_REGELN[feld]

/** What the canton pays a month of each policy, in the order of the persons; empty where nobody has reckoned with it. */
export const kantonsbetraege = ({ regelJahr, loesung }: Pick<Sicht, 'regelJahr' | 'loesung'>): readonly Rappen[] =>
  regelJahr === null || !loesung ? [] : loesung.policen.map(({ angebot }) => angebot.kantonZahlt)

type Anfrage = {
  sicht: Pick<Sicht, 'personen' | 'loesung' | 'regelJahr' | 'tabelle'>
  kontakt: Kontakt
  kassenName: (nummer: number) => string
}

/**
 * What is sent: the answer of step 2 at full prices. Its checklist is not: the field exists and stays empty. Premium reduction is
 * only when it is ticked, as the amount alone. Undefined where there is no answer to ask for.
 */
export function anfrageKoerper({ sicht, kontakt, kassenName }: Anfrage): PraemienAnfrageKoerper | undefined {
  const [ich] = sicht.personen
  if (!ich?.voll || sicht.personen.some(({ voll }) => !voll)) return undefined
  const { angebot, franchise, praemie } = ich.voll
  const betraege = kantonsbetraege(sicht)
  const mitgesendet = kontakt.mitVerbilligung && summe(betraege) > 0 ? betraege : []
  return {
    firstName: kontakt.vorname,
    lastName: kontakt.nachname,
    email: kontakt.email,
    phone: kontakt.telefon,
    birthYear: String(ich.jahrgang),
    postalCode: kontakt.plz,
    city: kontakt.ort,
    strasse: kontakt.strasse,
    nummer: kontakt.nummer,
    currentInsurance: ich.aktuelleKasse === null ? ANDERE_KASSE : kassenName(ich.aktuelleKasse),
    currentFranchise: ich.aktuelleFranchise === null ? '' : String(ich.aktuelleFranchise),
    preferredInsurance: kassenName(angebot.versicherer),
    preferredFranchise: String(franchise),
    selectedModel: angebot.modell,
    monthlyPremium: chf(praemie),
    selectedTariff: angebot.tarif,
    premiumYear: String(sicht.tabelle.jahr),
    ...(mitgesendet.length > 0 && { reductionPerMonth: chf(summe(mitgesendet)) }),
    accidentInsurance: ich.unfall,
    beduerfnisse: '',
    ...(sicht.personen.length > 1 && {
      personen: sicht.personen.flatMap((person, i) =>
        versicherte(person, sicht.tabelle.jahr, kassenName, mitgesendet[i]),
      ),
    }),
    datenschutzEinverstaendnis: true,
    weitergabeEinverstaendnis: kontakt.weitergabe,
  }
}

type Versicherte = NonNullable<PraemienAnfrageKoerper['personen']>[number]

function versicherte(
  { voll, jahrgang, unfall }: PersonSicht,
  praemienjahr: number,
  kassenName: Anfrage['kassenName'],
  kantonZahlt: Rappen | undefined,
): Versicherte[] {
  if (!voll) return []
  return [
    {
      geburtsjahr: String(jahrgang),
      unfallversicherung: unfall,
      franchise: String(voll.franchise),
      krankenkasse: kassenName(voll.angebot.versicherer),
      modell: voll.angebot.modell,
      praemie: chf(voll.praemie),
      selectedTariff: voll.angebot.tarif,
      premiumYear: String(praemienjahr),
      ...(kantonZahlt !== undefined && { reductionPerMonth: chf(kantonZahlt) }),
    },
  ]
}

const chf = (betrag: Rappen) => `CHF ${frankenText(betrag)}`

const AB_55 = 55

/** Where a sent enquiry leads, by the age that step 1 showed: another page and nothing else, what is sent is the same. */
export function dankePfad(geburtsjahr: number, aktuellesJahr: number): '/danke-rechner' | '/danke-rechner-55plus' {
  return angezeigtesAlter(geburtsjahr, aktuellesJahr) >= AB_55 ? '/danke-rechner-55plus' : '/danke-rechner'
}
