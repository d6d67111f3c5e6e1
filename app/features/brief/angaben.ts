import { franchiseAusBetrag } from '#domain/franchise.ts'
import type { Tag } from '#domain/fristen.ts'
import { tagAusEingabe } from '#domain/kalender-tag.ts'
import { nochMoeglich } from '#domain/nach-der-frist.ts'
import { nfc } from '#domain/normalform.ts'
import { type Anmeldung, anmeldung, type Brief, type Kuendigung, kuendigung, type Termin } from './brieftext.ts'
import type { Kasse } from './kassen.ts'

export type Briefart = 'kuendigung' | 'anmeldung'

/** One person as typed. */
export type PersonEingabe = {
  id: number
  name: string
  geburt: string
  versichertennummer: string
  franchise: string
  unfall: 'mit' | 'ohne'
}

/** The form as typed. It lives in the page's memory and nowhere else. */
export type BriefEingabe = {
  art: Briefart
  /** Null while nobody can know which one is meant. */
  termin: Termin | null
  /** The insurer's number; empty while none is chosen. */
  kasse: string
  neueKasse: string
  /** Typed over the directory's address; null while it is not. */
  adresse: string | null
  modell: string
  strasse: string
  plz: string
  ort: string
  personen: readonly [PersonEingabe, ...PersonEingabe[]]
}

/** What the comparison already knows. */
export type BriefVorgabe = {
  art?: Briefart
  aktuelleKasse?: number
  neueKasse?: number
  modell?: string
  franchise?: number
  mitUnfall?: boolean
  plz?: string
  ort?: string
}

/** Many times what fits a line of the letter. */
export const ZEILE_HOECHSTENS = 1_000

export const leerePerson = (id: number): PersonEingabe => ({
  id,
  name: '',
  geburt: '',
  versichertennummer: '',
  franchise: '',
  unfall: 'ohne',
})

export function ersteEingabe(vorgabe: BriefVorgabe, datum: Tag): BriefEingabe {
  return {
    art: vorgabe.art ?? 'kuendigung',
    // From December to March the next date is not the same for everybody.
    termin: nochMoeglich(datum) ? null : 'jahresende',
    kasse: String(vorgabe.aktuelleKasse ?? ''),
    neueKasse: String(vorgabe.neueKasse ?? ''),
    adresse: null,
    modell: vorgabe.modell ?? '',
    strasse: '',
    plz: vorgabe.plz ?? '',
    ort: vorgabe.ort ?? '',
    personen: [
      {
        ...leerePerson(1),
        franchise: String(vorgabe.franchise ?? ''),
        unfall: vorgabe.mitUnfall ? 'mit' : 'ohne',
      },
    ],
  }
}

/** To whom the letter goes: the old insurer or the new one. */
export const empfaenger = ({ art, kasse, neueKasse }: BriefEingabe) => (art === 'kuendigung' ? kasse : neueKasse)

/** The address as it stands in the form: what was typed, else what the directory says. */
export function adresseIn(eingabe: BriefEingabe, kassen: readonly Kasse[]): string {
  return eingabe.adresse ?? (kasseMit(empfaenger(eingabe), kassen)?.adresse.join('\n') || '')
}

export const kasseMit = (nummer: string, kassen: readonly Kasse[]) =>
  kassen.find(kasse => String(kasse.nummer) === nummer)

export function briefAus(eingabe: BriefEingabe, kassen: readonly Kasse[], datum: Tag): Brief {
  const { art, termin, strasse, plz, ort } = eingabe
  const [erste, ...weitere] = eingabe.personen
  const gemeinsam = {
    strasse: sauber(strasse),
    plzOrt: `${plz.trim()} ${sauber(ort)}`.trim(),
    kasse: {
      name: kasseMit(empfaenger(eingabe), kassen)?.name ?? '',
      adresse: adresseIn(eingabe, kassen).split('\n').map(sauber).filter(Boolean),
    },
    datum,
    termin,
  }
  if (art === 'kuendigung') {
    const brief: Kuendigung = { ...gemeinsam, personen: [versicherte(erste), ...weitere.map(versicherte)] }
    return kuendigung(brief)
  }
  const brief: Anmeldung = {
    ...gemeinsam,
    personen: [angemeldete(erste), ...weitere.map(angemeldete)],
    modell: sauber(eingabe.modell),
    bisherigeKasse: kasseMit(eingabe.kasse, kassen)?.name ?? '',
  }
  return anmeldung(brief)
}

const versicherte = ({ name, geburt, versichertennummer }: PersonEingabe) => ({
  name: sauber(name),
  geburt: tagAusEingabe(geburt),
  versichertennummer: sauber(versichertennummer),
})

const angemeldete = (person: PersonEingabe) => ({
  ...versicherte(person),
  franchise: franchiseAusBetrag(Number(person.franchise || NaN)) ?? null,
  mitUnfall: person.unfall === 'mit',
})

/** Letters and their marks as one character, as the font has them. */
const sauber = (text: string) => (nfc(text, ZEILE_HOECHSTENS) ?? text).trim().replace(/\s+/g, ' ')
