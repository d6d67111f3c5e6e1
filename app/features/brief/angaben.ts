import type { Tag } from '#domain/fristen/fristen.ts'
import { tagAusEingabe } from '#domain/fristen/kalender-tag.ts'
import { nochMoeglich } from '#domain/fristen/nach-der-frist.ts'
import { type Wechselbrief, type Wechselperson, wechselbriefe } from '#domain/fristen/wechselbriefe.ts'
import { franchiseAusBetrag } from '#domain/kosten/franchise.ts'
import { nfc } from '#domain/werte/normalform.ts'
import { type Anmeldung, anmeldung, type Brief, type Kuendigung, kuendigung, type Termin } from './brieftext.ts'
import type { Kasse } from './kassen.ts'

export type Briefart = 'kuendigung' | 'anmeldung'

/** One person as typed. */
export type PersonEingabe = {
  id: number
  /** What the comparison calls them; empty without one. */
  wer: string
  /** As the comparison knows it, until the birthday stands there. */
  kind: boolean
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
  /** The first one writes. */
  personen: readonly [PersonEingabe, ...PersonEingabe[]]
  /** The letters that the change takes, and which of them this is. */
  briefe: readonly Wechselbrief[]
  brief: number
  /** Whom this letter does not name, by id. */
  ohne: readonly number[]
}

/** What the comparison already knows. */
export type BriefVorgabe = { art?: Briefart; personen?: readonly Wechselperson[]; plz?: string; ort?: string }

/** Many times what fits a line of the letter. */
export const ZEILE_HOECHSTENS = 1_000

export const leerePerson = (id: number): PersonEingabe => ({
  id,
  wer: '',
  kind: false,
  name: '',
  geburt: '',
  versichertennummer: '',
  franchise: '',
  unfall: 'ohne',
})

export function ersteEingabe({ art, personen = [], plz = '', ort = '' }: BriefVorgabe, datum: Tag): BriefEingabe {
  const [erste, ...weitere] = personen.map(personAus)
  const briefe = wechselbriefe(personen)
  const brief = Math.max(
    briefe.findIndex(eine => eine.art === art),
    0,
  )
  return {
    ...leererBrief,
    ...{ art: art ?? 'kuendigung', strasse: '', plz, ort, briefe },
    // From December to March the next date is not the same for everybody.
    termin: nochMoeglich(datum) ? null : 'jahresende',
    personen: [erste ?? leerePerson(1), ...weitere],
    ...felderDesBriefs(briefe, brief),
  }
}

const leererBrief = { kasse: '', neueKasse: '', adresse: null, modell: '', brief: 0, ohne: [] } as const

const personAus = ({ wer = '', kind = false, franchise, mitUnfall }: Wechselperson, index: number): PersonEingabe => ({
  ...leerePerson(index + 1),
  ...{ wer, kind, franchise: String(franchise ?? ''), unfall: mitUnfall ? 'mit' : 'ohne' },
})

/** What another of the letters changes; sender and persons stay as they are typed. */
export function felderDesBriefs(briefe: readonly Wechselbrief[], nummer: number): Partial<BriefEingabe> {
  const brief = briefe[nummer]
  if (!brief) return {}
  const { art, kasse, neueKasse, modell, personen } = brief
  const alle = new Set(briefe.flatMap(eine => eine.personen))
  return {
    ...{ art, brief: nummer, kasse: String(kasse ?? ''), neueKasse: String(neueKasse ?? ''), adresse: null },
    modell: modell ?? '',
    ohne: [...alle].filter(stelle => !personen.includes(stelle)).map(stelle => stelle + 1),
  }
}

/** Whom the letter is about. */
export const genannte = ({ personen, ohne }: Pick<BriefEingabe, 'personen' | 'ohne'>): readonly PersonEingabe[] =>
  personen.filter(({ id }) => !ohne.includes(id))

/** «kuendigung-grundversicherung-partner-in.pdf»: of several letters of a kind each says whom it names. */
export function dateiname({ art, briefe, ...eingabe }: BriefEingabe): string {
  const namen =
    briefe.length > 2 ? genannte(eingabe).map(({ wer }) => wer.toLowerCase().replace(/[^a-z0-9]+/g, '-')) : []
  return `${[art, 'grundversicherung', ...namen].join('-')}.pdf`
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
  const [ich] = eingabe.personen
  const [erste = ich, ...weitere] = genannte(eingabe)
  const gemeinsam = {
    strasse: sauber(strasse),
    plzOrt: `${plz.trim()} ${sauber(ort)}`.trim(),
    kasse: {
      name: kasseMit(empfaenger(eingabe), kassen)?.name ?? '',
      adresse: adresseIn(eingabe, kassen).split('\n').map(sauber).filter(Boolean),
    },
    ...{ datum, termin, ich: versicherte(ich) },
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

const versicherte = ({ id, kind, name, geburt, versichertennummer }: PersonEingabe) => ({
  ...{ id, kind },
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
