import { mitApostroph, tagText } from '#content/format.ts'
import type { Franchise } from '#domain/franchise.ts'
import { type Frist, naechsteFristJahresende, naechsteFristMitteJahr, type Tag } from '#domain/fristen.ts'
import { jahreZwischen, nachTagen } from '#domain/kalender-tag.ts'

/** A letter as it stands on paper, whatever draws it. */
export type Brief = {
  titel: string
  absender: readonly string[]
  /** Only the name where no address is known: the rest is left for the pen. */
  empfaenger: readonly string[]
  ortDatum: string
  vorher: readonly string[]
  personen: { kopf: readonly string[]; zeilen: readonly (readonly string[])[] }
  nachher: readonly string[]
  unterschriften: readonly string[]
}

type Person = {
  name: string
  geburt?: Tag | undefined
  versichertennummer?: string | undefined
}

type Angaben<P> = {
  strasse: string
  plzOrt: string
  /** The first one writes. */
  personen: readonly [P, ...P[]]
  kasse: { name: string; adresse: readonly string[] }
  /** Day of the letter. */
  datum: Tag
  termin: Termin
}

/** Half a year earlier only with the Standard model and the ordinary franchise (KVG 7 para. 1). */
export type Termin = 'jahresende' | 'mitteJahr'

export type Kuendigung = Angaben<Person>
export type AngemeldetePerson = Person & { franchise: Franchise | null; mitUnfall: boolean }
export type Anmeldung = Angaben<AngemeldetePerson> & { modell: string; bisherigeKasse: string }

/** The next date that a letter of this day can still meet. */
export function fristDesBriefs(datum: Tag, termin: Termin): Frist {
  return termin === 'jahresende' ? naechsteFristJahresende(datum) : naechsteFristMitteJahr(datum)
}

/** A date is not torn apart at the end of a line. */
const datumText = (tag: Tag) => tagText(tag).replaceAll(' ', '\u00a0')

export const letzterTag = (frist: Frist): Tag => nachTagen(frist.wechsel, -1)

export function kuendigung(angaben: Kuendigung): Brief {
  const { personen, datum, termin } = angaben
  const frist = fristDesBriefs(datum, termin)
  const mehrere = personen.length > 1
  const absatz = termin === 'jahresende' ? 2 : 1
  return {
    ...rahmen(angaben, 'Kündigung der Grundversicherung'),
    vorher: [
      'Guten Tag',
      `${mehrere ? 'Wir kündigen' : 'Ich kündige'} die obligatorische Krankenpflegeversicherung (Grundversicherung nach KVG) der folgenden ${mehrere ? 'Personen' : 'Person'} auf den ${datumText(letzterTag(frist))}:`,
    ],
    personen: {
      kopf: ['Name', 'Geburtsdatum', 'Versichertennummer'],
      zeilen: personen.map(({ name, geburt, versichertennummer }) => [
        name,
        geburt ? datumText(geburt) : '',
        versichertennummer ?? '',
      ]),
    },
    nachher: [
      'Die Kündigung betrifft nur die Grundversicherung. Zusatzversicherungen, die bei Ihnen bestehen, bleiben unverändert.',
      `Dieses Schreiben erreicht Sie vor Ablauf der Kündigungsfrist, spätestens am ${datumText(frist.eintreffen)} (Art.\u00a07 Abs.\u00a0${absatz} KVG).`,
      `Bitte bestätigen Sie ${mehrere ? 'uns' : 'mir'} die Kündigung und das Ende der Versicherung schriftlich. Die neue Krankenkasse wird Ihnen die Aufnahme mitteilen.`,
    ],
  }
}

export function anmeldung(angaben: Anmeldung): Brief {
  const { personen, datum, termin, modell, bisherigeKasse } = angaben
  const frist = fristDesBriefs(datum, termin)
  const mehrere = personen.length > 1
  const von = bisherigeKasse === '' ? 'der bisherigen Krankenkasse' : `der bisherigen Krankenkasse (${bisherigeKasse})`
  return {
    ...rahmen(angaben, 'Anmeldung zur Grundversicherung'),
    vorher: [
      'Guten Tag',
      `${mehrere ? 'Wir melden' : 'Ich melde'} die folgende${mehrere ? 'n Personen' : ' Person'} auf den ${datumText(frist.wechsel)} zur obligatorischen Krankenpflegeversicherung (Grundversicherung nach KVG) an${modell === '' ? '' : `, Modell «${modell}»`}:`,
    ],
    personen: {
      kopf: ['Name', 'Geburtsdatum', 'Franchise', 'Unfall'],
      zeilen: personen.map(({ name, geburt, franchise, mitUnfall }) => [
        name,
        geburt ? datumText(geburt) : '',
        franchise === null ? '' : `CHF\u00a0${mitApostroph(franchise)}`,
        mitUnfall ? 'mit Unfall' : 'ohne Unfall',
      ]),
    },
    nachher: [
      'Die Anmeldung betrifft nur die Grundversicherung, keine Zusatzversicherungen.',
      `Die Grundversicherung bei ${von} wird auf den ${datumText(letzterTag(frist))} gekündigt. Bitte teilen Sie ihr rechtzeitig mit, dass der Versicherungsschutz bei Ihnen ohne Unterbruch weitergeht (Art.\u00a07 Abs.\u00a05 KVG).`,
      `Bitte bestätigen Sie ${mehrere ? 'uns' : 'mir'} die Aufnahme schriftlich.`,
    ],
  }
}

function rahmen({ strasse, plzOrt, personen, kasse, datum }: Angaben<Person>, titel: string) {
  return {
    titel,
    absender: [personen[0].name, strasse, plzOrt],
    empfaenger: [kasse.name, ...kasse.adresse],
    ortDatum: `${ortAus(plzOrt)}, ${datumText(datum)}`,
    unterschriften: unterschriften(personen, datum),
  }
}

const ortAus = (plzOrt: string) => plzOrt.replace(/^\d{4}\s+/, '')

/** Whoever is of age signs; for children the one who writes does. */
function unterschriften([erste, ...weitere]: readonly [Person, ...Person[]], datum: Tag): string[] {
  const volljaehrige = weitere.filter(({ geburt }) => geburt === undefined || jahreZwischen(geburt, datum) >= 18)
  return [erste, ...volljaehrige].map(({ name }) => name)
}
