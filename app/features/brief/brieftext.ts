import { ANMELDUNG, datumText, KUENDIGUNG } from '#content/formulare/brieftext.ts'
import { type Frist, naechsteFristJahresende, naechsteFristMitteJahr, type Tag } from '#domain/fristen/fristen.ts'
import { jahreZwischen, nachTagen } from '#domain/fristen/kalender-tag.ts'
import { kalenderjahr, SAISONBEGINN } from '#domain/fristen/praemienjahr.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'

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

type Briefperson = {
  id?: number
  /** Counts while the birthday is not known. */
  kind?: boolean
  name: string
  geburt?: Tag | undefined
  versichertennummer?: string | undefined
}

type Angaben<P> = {
  strasse: string
  plzOrt: string
  personen: readonly [P, ...P[]]
  /** Who writes for children of whom the letter is; without it the first of the persons. */
  ich?: Briefperson
  kasse: { name: string; adresse: readonly string[] }
  /** Day of the letter. */
  datum: Tag
  /** Null until it is chosen. */
  termin: Termin | null
}

/** Half a year earlier only with the Standard model and the ordinary franchise (KVG 7 para. 1). */
export type Termin = 'jahresende' | 'mitteJahr'

export type Kuendigung = Angaben<Briefperson>
export type AngemeldetePerson = Briefperson & { franchise: Franchise | null; mitUnfall: boolean }
export type Anmeldung = Angaben<AngemeldetePerson> & { modell: string; bisherigeKasse: string }

/** The next date that a letter of this day can still meet. */
export function fristDesBriefs(datum: Tag, termin: Termin): Frist {
  return termin === 'jahresende' ? naechsteFristJahresende(datum) : naechsteFristMitteJahr(datum)
}

/**
 * Paragraph 1 for the half-year; paragraph 2 rests on the notice of a new premium, which comes in the season. Before it the
 * letter names the article alone.
 */
function absatz(datum: Tag, termin: Termin | null): 1 | 2 | undefined {
  if (termin !== 'jahresende') return termin === null ? undefined : 1
  const { eintreffen } = fristDesBriefs(datum, termin)
  return datum >= `${kalenderjahr(eintreffen)}-${SAISONBEGINN}` ? 2 : undefined
}

export const letzterTag = (frist: Frist): Tag => nachTagen(frist.wechsel, -1)

export function kuendigung(angaben: Kuendigung): Brief {
  const { personen, datum, termin } = angaben
  const frist = termin ? fristDesBriefs(datum, termin) : undefined
  const mehrere = personen.length > 1
  return {
    ...rahmen(angaben, KUENDIGUNG.titel),
    vorher: KUENDIGUNG.vorher({ mehrere, auf: frist && letzterTag(frist) }),
    personen: {
      kopf: KUENDIGUNG.kopf,
      zeilen: personen.map(({ name, geburt, versichertennummer }) => [
        name,
        geburt ? datumText(geburt) : '',
        versichertennummer ?? '',
      ]),
    },
    nachher: KUENDIGUNG.nachher({ mehrere, eintreffen: frist?.eintreffen, absatz: absatz(datum, termin) }),
  }
}

export function anmeldung(angaben: Anmeldung): Brief {
  const { personen, datum, termin, modell, bisherigeKasse } = angaben
  const frist = termin ? fristDesBriefs(datum, termin) : undefined
  const mehrere = personen.length > 1
  return {
    ...rahmen(angaben, ANMELDUNG.titel),
    vorher: ANMELDUNG.vorher({ mehrere, auf: frist?.wechsel, modell }),
    personen: {
      kopf: ANMELDUNG.kopf,
      zeilen: personen.map(({ name, geburt, franchise, mitUnfall }) => [
        name,
        geburt ? datumText(geburt) : '',
        franchise === null ? '' : ANMELDUNG.franchise(franchise),
        mitUnfall ? ANMELDUNG.mitUnfall : ANMELDUNG.ohneUnfall,
      ]),
    },
    nachher: ANMELDUNG.nachher({ mehrere, bisherige: bisherigeKasse, endet: frist && letzterTag(frist) }),
  }
}

function rahmen({ strasse, plzOrt, personen, ich = personen[0], kasse, datum }: Angaben<Briefperson>, titel: string) {
  const schreibt = schreibende(personen, ich, datum)
  const weitere = personen.filter(person => !istDieselbe(person, schreibt) && istVolljaehrig(person, datum))
  return {
    titel,
    absender: [schreibt.name, strasse, plzOrt],
    empfaenger: [kasse.name, ...kasse.adresse],
    ortDatum: [ortAus(plzOrt), datumText(datum)].filter(Boolean).join(', '),
    // Whoever is of age signs; for children the one who writes does.
    unterschriften: [schreibt, ...weitere].map(({ name }) => name),
  }
}

/** Grown-ups write for themselves; whoever is not insured there writes for children alone. */
function schreibende(personen: readonly Briefperson[], ich: Briefperson, datum: Tag): Briefperson {
  if (personen.some(person => istDieselbe(person, ich))) return ich
  return personen.find(person => istVolljaehrig(person, datum)) ?? ich
}

const istDieselbe = (eine: Briefperson, andere: Briefperson) =>
  eine === andere || (eine.id !== undefined && eine.id === andere.id)

const istVolljaehrig = ({ geburt, kind }: Briefperson, datum: Tag) =>
  geburt === undefined ? !kind : jahreZwischen(geburt, datum) >= 18

const ortAus = (plzOrt: string) => plzOrt.replace(/^\d+\s*/, '')
